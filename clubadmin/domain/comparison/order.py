"""The order of numbers and names: 2 before 10, numbers before words."""

import re

_NUMBERED = re.compile(r"(\d{1,18})(.*)", re.ASCII | re.DOTALL)


def natural(text: str) -> tuple[int, int, str, str]:
    """A key to sort by: first by the number in front, then by the text behind it.

    2, 3, 3a, 10, then A1, Bos; equal only for equal texts.
    """
    found = _NUMBERED.fullmatch(text)
    if not found:
        return (1, 0, text.casefold(), text)
    return (0, int(found[1]), found[2].casefold(), text)
