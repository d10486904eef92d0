"""Answers to the questions of a list in a file, and those questions in words."""

import json
from typing import TYPE_CHECKING, Any

from clubadmin.cli.output import Stop, told, words
from clubadmin.cli.textfile import text_of

if TYPE_CHECKING:
    from clubadmin.model.importing.importing import Said
    from clubadmin.model.importing.people import ListQuestion

_MOST_KILOBYTES = 5_000


def answers_in(file: str | None) -> list["Said"]:
    """Read the answers in a file."""
    if not file:
        return []
    from clubadmin.model.importing.importing import Said

    try:
        read = json.loads(text_of(file, words("een lijst van antwoorden"), _MOST_KILOBYTES))
        if not isinstance(read, list):
            raise TypeError(read)
        return [
            Said(_number(one, "row"), _number(one, "column"), _choice(one), one.get("code", ""))
            for one in read
        ]
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise Stop(
            '{file} is geen lijst van antwoorden, zoals [{"row": 8, "column": 4,'
            ' "choice": "4249"}].',
            file=file,
        ) from error


def _number(one: dict[str, Any], name: str) -> int | None:
    value = one.get(name)
    if value is not None and type(value) is not int:
        raise ValueError(name)
    return value


def _choice(one: dict[str, Any]) -> str:
    """Read a choice; a number may stand there without quotes."""
    if type(one["choice"]) not in (str, int):
        raise ValueError("choice")
    return str(one["choice"])


def in_words(question: "ListQuestion") -> str:
    """A question with its place and its choices."""
    numbered = (("Rij", question.row + 1), ("kolom", question.column + 1))
    place = ", ".join(f"{word} {number}" for word, number in numbered if number)
    choices = " / ".join(key for key, _label in question.choices)
    return f"{place}: {told(question.message)} [{choices}]".removeprefix(": ")
