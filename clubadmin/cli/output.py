"""Output of a command: answers on standard output, sentences on standard error."""

import json
import os
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import date
from itertools import count
from pathlib import Path
from threading import Event, Thread
from typing import Any

from clubadmin.errors import Trouble
from clubadmin.i18n import Message, Value, Words

DONE = 0
ERRORS_IN_INPUT = 1
NOT_DONE = 2
SEE_HELP = Message("`--help` achter de opdracht noemt wat er kan.")

words = Words()
"""The language of this command; `--lang` sets it before all else."""
_EVERY = 1.0  # seconds
_hushed = Event()
_hushed.set()

asked_about: list[Path] = []
"""The clubs that this command opened: what goes wrong after that may be damage of theirs."""
in_doubt: list[Path] = []
"""The clubs opened in which a value cannot be right: commands on them end with code 1."""
_OBEYED = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Kinds of signs that are no text but steer it: control, direction, halves, line and paragraph."""
_LAYOUT = "\n\t"


class Stop(Trouble):
    """The command cannot be done; the text is the one sentence for standard error."""

    def __init__(self, sentence: str, /, **values: object) -> None:
        super().__init__(sentence, **{name: _value(one) for name, one in values.items()})


def refuse_other(what: str, wanted: str, known: Iterable[str]) -> None:
    """Refuse what is none of those that there are."""
    if wanted not in (there := tuple(known)):
        listed = ", ".join(there)
        raise Stop("{what} '{one}' is er niet. Wel: {known}.", what=what, one=wanted, known=listed)


def refuse_beyond(option: str, number: int | None, least: int, most: int) -> None:
    """Refuse a number that is too small or too large."""
    if number is not None and not least <= number <= most:
        said = f"{option} {number}"
        raise Stop(
            "{said} kan niet: van {least} tot en met {most}.", said=said, least=least, most=most
        )


def told(sentence: Message | str, /, **values: object) -> str:
    """A sentence in the language of this command; also one that is none of ours, as it is."""
    if isinstance(sentence, Message):
        return words.text(sentence)
    return words(sentence, **{name: _value(one) for name, one in values.items()})


def _value(one: object) -> Value:
    if isinstance(one, Trouble):
        return one.message
    return one if isinstance(one, Message | int | date) else str(one)


def say(sentence: Message | str, /, **values: object) -> None:
    """Tell people something, on standard error; what was typed wrongly may be in it."""
    hush()
    if sys.stderr is not None:  # without it `print` would take standard output
        with suppress(OSError):
            print(visible(told(sentence, **values), lines=True), file=sys.stderr)


@contextmanager
def busy() -> Iterator[None]:
    """Count the seconds of what takes long, until it says something, where somebody looks on."""
    global _hushed  # noqa: PLW0603 - one command, one line
    if sys.stderr is None or not sys.stderr.isatty():
        yield
        return
    _hushed = Event()
    ticking = Thread(target=_tick, args=(_hushed,), daemon=True)
    ticking.start()
    try:
        yield
    finally:
        hush()


def _tick(hushed: Event) -> None:
    for seconds in count(1):
        if hushed.wait(_EVERY):
            return
        with suppress(OSError):
            print(f"\r{words('Bezig')} … {seconds} s", end="", file=sys.stderr, flush=True)


def hush() -> None:
    """Count no seconds any more, and take the line away."""
    if not _hushed.is_set():
        _hushed.set()
        with suppress(OSError):
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def told_on(done: int, total: int) -> None:
    """Tell how far a long job is, on one line that is written over, where somebody looks on."""
    hush()
    if sys.stderr is not None and sys.stderr.isatty():
        with suppress(OSError):
            end = "\n" if done == total else ""
            print(f"\r{done} / {total}", end=end, file=sys.stderr, flush=True)


def visible(text: str, *, lines: bool = False) -> str:
    r"""The text with signs that a terminal obeys written out: \x1b for an escape.

    `lines` leaves new lines and tabs as they are.
    """
    kept = _LAYOUT if lines else ""
    return "".join(
        sign.encode("unicode_escape").decode()
        if unicodedata.category(sign) in _OBEYED and sign not in kept
        else sign
        for sign in text
    )


def answer(text: Message | str, /, **values: object) -> None:
    """Write the answer in words, on standard output."""
    text = told(text, **values)
    _write(text if text.endswith("\n") else text + "\n")


def answer_json(document: object) -> None:
    """Write the one JSON document, on standard output; in the language of the command."""
    _write(json.dumps(document, ensure_ascii=False, indent=2, default=_plain) + "\n")


def _plain(value: Any) -> object:
    """A message as its text, and frozen figures by the names of their fields."""
    return words.text(value) if isinstance(value, Message) else vars(value)


def table(header: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Columns side by side; a column whose cells are all figures stands to the right."""
    cells = [
        [words(head) for head in header],
        *([visible(str(cell)) for cell in row] for row in rows),
    ]
    widths = [max(len(line[i]) for line in cells) for i in range(len(header))]
    right = [
        bool(rows) and all(_is_figure(line[i]) for line in cells[1:]) for i in range(len(header))
    ]
    lines = (
        "  ".join(
            cell.rjust(width) if to_right else cell.ljust(width)
            for cell, width, to_right in zip(line, widths, right, strict=True)
        ).rstrip()
        for line in cells
    )
    return "\n".join(lines)


def write_file(target: Path, data: bytes) -> None:
    """Write a file that somebody asked for, whole or not at all.

    Raises:
        Stop, Refused, StorageError: it cannot be written there.
    """
    from clubadmin.services.club.files import save

    try:
        save(target, data)
    except OSError as error:
        raise Stop(
            "{target} kan niet worden geschreven: {why}.", target=target, why=reason(error)
        ) from error


def reason(error: OSError) -> str:
    """Why the system refused."""
    known: tuple[tuple[type[OSError], str], ...] = (
        (FileNotFoundError, words("het bestand of de map bestaat niet")),
        (PermissionError, words("daar mag niet worden gelezen of geschreven")),
        (IsADirectoryError, words("dit is een map")),
        (NotADirectoryError, words("een deel van het pad is geen map")),
        (FileExistsError, words("het bestaat al")),
    )
    refuses = words("het systeem weigert (schijf vol, of bestand in gebruik)")
    return next((why for kind, why in known if isinstance(error, kind)), refuses)


def _is_figure(cell: str) -> bool:
    """A number, also one in brackets or with a comma, or nothing."""
    bare = cell.strip("()-–?/ ").replace(",", "").replace(".", "")
    return not bare or bare.isdigit()


def _write(text: str) -> None:
    """Write UTF-8 whatever the terminal's own encoding is: a name may not stop a command."""
    hush()
    stream = sys.stdout
    if stream is None:
        raise Stop("Er is geen uitvoer om het antwoord op te schrijven.")
    try:
        stream.flush()
        stream.buffer.write(text.encode("utf-8", "replace"))
        stream.buffer.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        let_go_of_output()
        raise Stop("Het antwoord kan niet worden geschreven: {why}.", why=reason(error)) from error


def let_go_of_output() -> None:
    """Let unwritable output go nowhere, or Python tries again at the end and fails."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
