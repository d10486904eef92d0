"""What the domain answers, kept as marks: the same question has the same answer in every version.

A line that was stored, a season that was closed and a paper that hangs in the hall are only the
same as long as what is worked out again comes to the same. A subject asks thousands of questions,
made up by a seed, and the table keeps one mark of all the answers. Wordings are no part of it;
figures, codes, places and the values in sentences are. What an answer should be is shown by the
tests beside these: they are worked out by hand.

Beside the mark each answer has a letter, which tells where the first difference is. Where an
answer is meant to become another one, `python -m tests.domain.write_marks SUBJECT` writes its marks
anew; say so in CHANGELOG.md.
"""

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, singledispatch
from hashlib import sha256
from pathlib import Path
from string import ascii_letters, digits
from typing import NamedTuple

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.errors import Trouble
from clubadmin.i18n import Cased, Listed, Message

_LETTERS = ascii_letters + digits
TABLE = Path(__file__).parents[1] / "data" / "marks.csv"

Subjects = Mapping[str, Callable[[], Iterator[object]]]
"""Answers by the name of what is asked about."""


class Mark(NamedTuple):
    """The mark of many answers, and a letter of each."""

    whole: str
    letters: str


def mark(answers: Iterable[object]) -> Mark:
    """The mark of many answers."""
    whole, letters = sha256(), []
    for answer in answers:
        said = repr(bare(answer)).encode()
        whole.update(said)
        letters.append(_letter(said))
    return Mark(whole.hexdigest()[:12], "".join(letters))


def _letter(said: bytes) -> str:
    return _LETTERS[sha256(said).digest()[0] % len(_LETTERS)]


def otherwise(name: str, answers: Callable[[], Iterable[object]]) -> str:
    """A sentence on what comes out otherwise than the table says, or is not in it; "" if nothing.

    Args:
        name: of the subject.
        answers: asks all of it, each time the same.
    """
    command = f"python -m tests.domain.write_marks '{name}'"
    if name not in kept():
        return f"Of '{name}' there is no mark yet; {command} writes it."
    before, now = kept()[name], mark(answers())
    if now == before:
        return ""
    at, first = next(
        (
            (at, answer)
            for at, answer in enumerate(answers())
            if before.letters[at : at + 1] != _letter(repr(bare(answer)).encode())
        ),
        (len(now.letters), "no answer"),
    )
    return (
        f"'{name}' comes out otherwise, first at answer {at + 1} of {len(now.letters)} (there were"
        f" {len(before.letters)}), which is now {str(bare(first))[:300]}. The tests with names say"
        f" what it should be; if another answer is meant: {command}"
    )


def unworded(told: object) -> object:
    """What is told to a program, without its sentences."""
    if isinstance(told, dict):
        return {key: unworded(one) for key, one in told.items() if key != "message"}
    return [unworded(one) for one in told] if isinstance(told, list) else told


@singledispatch
def bare(value: object) -> object:
    """A value without wordings, and without what stands in it by default."""
    if is_dataclass(value):
        held = [(one, getattr(value, one.name)) for one in fields(value)]
        return [(one.name, bare(is_)) for one, is_ in held if is_ != one.default]
    return [bare(one) for one in value] if isinstance(value, Iterable) else str(value)


@bare.register(str | int | float | None)
def _(value: object) -> object:
    return value.value if isinstance(value, Enum) else value


@bare.register
def _(value: Message) -> object:
    return [bare(one) for _, one in value.values]


@bare.register
def _(value: Listed) -> object:
    return [bare(one) for one in value.items]


@bare.register
def _(value: Cased) -> object:
    return bare(value.value)


@bare.register
def _(value: RuleSet) -> object:
    return value.name


@bare.register
def _(value: Mapping) -> object:  # type: ignore[type-arg]
    return sorted((repr(bare(key)), bare(one)) for key, one in value.items())


@bare.register(set | frozenset)
def _(value: Iterable[object]) -> object:
    return sorted(repr(bare(one)) for one in value)


@bare.register
def _(value: Trouble) -> object:
    return type(value).__name__, bare(value.message)


@bare.register
def _(value: Enum) -> object:
    return value.value


@cache
def kept() -> Mapping[str, Mark]:
    """The table: by the name of a subject its mark."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        return {row["subject"]: Mark(row["mark"], row["letters"]) for row in csv.DictReader(file)}
