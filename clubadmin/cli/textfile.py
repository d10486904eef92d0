"""The text of a file that a command reads, or of standard input."""

import sys
from pathlib import Path

from clubadmin.cli.output import Stop, reason
from clubadmin.services.input.text import decode

_KILOBYTE = 1000
_MOST_LINES = 100_000


def text_of(file: str, what: str, kilobytes: int) -> str:
    """The text of a file, of whatever encoding; "-" is standard input.

    Args:
        file: the name.
        what: what it should hold, as it ends a sentence: "een formulier".
        kilobytes: more than it can ever be.
    """
    text = decode(bytes_of(file, what, kilobytes))
    if len(text.splitlines()) > _MOST_LINES:
        raise Stop(
            "{file} heeft meer dan {most} regels; deel het in stukken.",
            file=shown(file),
            most=_MOST_LINES,
        )
    return text


def bytes_of(file: str, what: str, kilobytes: int) -> bytes:
    """Read the bytes of a file as they are; otherwise like `text_of`."""
    most = kilobytes * _KILOBYTE
    if not file:
        raise Stop("Er is geen bestand genoemd.")
    try:
        if file == "-":
            data = sys.stdin.buffer.read(most + 1) if sys.stdin else b""
        else:
            if _is_pipe(Path(file)):  # it could wait for ever
                raise Stop("{file} is geen gewoon bestand en wordt niet gelezen.", file=shown(file))
            with Path(file).open("rb") as stream:
                data = stream.read(most + 1)
    except OSError as error:
        raise Stop(
            "{file} kan niet worden gelezen: {why}.", file=shown(file), why=reason(error)
        ) from error
    except ValueError as error:  # a name with a zero byte in it
        raise Stop("{file} kan geen bestandsnaam zijn.", file=shown(file)) from error
    if len(data) > most:
        raise Stop(
            "{file} is groter dan {size}; {what} is dat nooit.",
            file=shown(file),
            size=_size(kilobytes),
            what=what,
        )
    return data


def _is_pipe(file: Path) -> bool:
    """Whether it is a pipe with a place in a folder; one that a shell hands over has none."""
    return file.is_fifo() and file.resolve().is_fifo()


def shown(file: str) -> str:
    """A name as a terminal may show it: signs that would steer it are written out."""
    return file if file.isprintable() else repr(file)


def _size(kilobytes: int) -> str:
    if kilobytes < _KILOBYTE:
        return f"{kilobytes} kB"
    return f"{kilobytes // _KILOBYTE} MB"
