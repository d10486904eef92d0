"""Text that goes to other programs: no cell, and no part of one, can run or be read as markup.

Every writer of tables and everything on the clipboard goes through `quoted`; `unquoted` gives the
text back, sign for sign, when it comes in again.
"""

import re
from collections.abc import Iterable

_RUNS = r"=+\-@<＝＋－＠＜"  # wide ones run where they are written
_BLANKS = r"[\s\"']*"  # what spreadsheets pass over before they look
_BEGINS = re.compile(rf"((?:^|[,;|\t]){_BLANKS})(?=[{_RUNS}])")
_MARKED = re.compile(rf"((?:^|[,;|\t]){_BLANKS})'(?=[{_RUNS}])")
_ENDS = re.compile("[\t\r\n\v\f\x1c-\x1f\x85\u2028\u2029]+")
_FIGURE = re.compile(r"-\d{1,9}(?:[.,]\d{1,6})?", re.ASCII)  # below zero


def quoted(text: str) -> str:
    """The text on one line, with a quote wherever a program could begin a formula or markup.

    A file may be opened by a program that splits on another sign than it was written with, so
    that is at the start and behind every comma, semicolon and bar.
    """
    return _BEGINS.sub(r"\1'", _ENDS.sub(" ", text))


def unquoted(cell: str) -> str:
    """The text as it was before `quoted`."""
    return _MARKED.sub(r"\1", cell) if "'" in cell else cell


def tabbed(rows: Iterable[Iterable[str]]) -> str:
    """Rows as a spreadsheet takes them from the clipboard: cells apart by tabs.

    What stands there as text is a figure all the same when it reads as one below zero.
    """
    return "".join("\t".join(map(_copied, row)) + "\n" for row in rows)


def _copied(cell: str) -> str:
    return cell if _FIGURE.fullmatch(cell) else quoted(cell)
