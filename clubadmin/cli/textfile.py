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
        raise Stop(f"{shown(file)} heeft meer dan {_MOST_LINES} regels; deel het in stukken.")
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
                raise Stop(f"{shown(file)} is geen gewoon bestand en wordt niet gelezen.")
            with Path(file).open("rb") as stream:
                data = stream.read(most + 1)
    except OSError as error:
        raise Stop(f"{shown(file)} kan niet worden gelezen: {reason(error)}.") from error
    except ValueError as error:  # a name with a zero byte in it
        raise Stop(f"{shown(file)} kan geen bestandsnaam zijn.") from error
    if len(data) > most:
        raise Stop(f"{shown(file)} is groter dan {_size(kilobytes)}; {what} is dat nooit.")
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
