"""Output of a command: answers on standard output, sentences on standard error."""

import json
import os
import sys
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from clubadmin.i18n import Message

DONE = 0
ERRORS_IN_INPUT = 1
NOT_DONE = 2
SEE_HELP = "`--help` achter de opdracht noemt wat er kan."

asked_about: list[Path] = []
"""The clubs that this command opened: what goes wrong after that may be damage of theirs."""
in_doubt: list[Path] = []
"""The clubs opened in which a value cannot be right: commands on them end with code 1."""
_OBEYED = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Kinds of signs that are no text but steer it: control, direction, halves, line and paragraph."""
_LAYOUT = "\n\t"


class Stop(Exception):
    """The command cannot be done; the text is the one sentence for standard error."""


def say(sentence: Message | str) -> None:
    """Tell people something, on standard error; what was typed wrongly may be in it."""
    if sys.stderr is not None:  # without it `print` would take standard output
        with suppress(OSError):
            print(visible(str(sentence), lines=True), file=sys.stderr)


def told_on(done: int, total: int) -> None:
    """Tell how far a long job is, on one line that is written over, where somebody looks on."""
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


def answer(text: str) -> None:
    """Write the answer in words, on standard output."""
    _write(text if text.endswith("\n") else text + "\n")


def answer_json(document: object) -> None:
    """Write the one JSON document, on standard output; what is told in it is told in Dutch."""
    _write(json.dumps(document, ensure_ascii=False, indent=2, default=_plain) + "\n")


def _plain(value: Any) -> object:
    """A message as its text, and frozen figures by the names of their fields."""
    return str(value) if isinstance(value, Message) else vars(value)


def table(header: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Columns side by side; a column whose cells are all figures stands to the right."""
    cells = [list(header), *([visible(str(cell)) for cell in row] for row in rows)]
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
        raise Stop(f"{target} kan niet worden geschreven: {reason(error)}.") from error


def reason(error: OSError) -> str:
    """Why the system refused, in Dutch."""
    known: tuple[tuple[type[OSError], str], ...] = (
        (FileNotFoundError, "het bestand of de map bestaat niet"),
        (PermissionError, "daar mag niet worden gelezen of geschreven"),
        (IsADirectoryError, "dit is een map"),
        (NotADirectoryError, "een deel van het pad is geen map"),
        (FileExistsError, "het bestaat al"),
    )
    for kind, words in known:
        if isinstance(error, kind):
            return words
    return "het systeem weigert (schijf vol, of bestand in gebruik)"


def _is_figure(cell: str) -> bool:
    """A number, also one in brackets or with a comma, or nothing."""
    bare = cell.strip("()-–?/ ").replace(",", "").replace(".", "")
    return not bare or bare.isdigit()


def _write(text: str) -> None:
    """Write UTF-8 whatever the terminal's own encoding is: a name may not stop a command."""
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
        raise Stop(f"Het antwoord kan niet worden geschreven: {reason(error)}.") from error


def let_go_of_output() -> None:
    """Let unwritable output go nowhere, or Python tries again at the end and fails."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
