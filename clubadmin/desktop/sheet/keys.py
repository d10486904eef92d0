"""What the hand on the numeric keypad may leave out, and the full quick entry it stands for.

Roem is tens, and players write it in strokes of twenty. So in the grid a `+` or `-` without
a number is a stroke (`92+` is `92+20`, `92++` is `92+40`) and a single digit is tens (`92+5`
is `92+50`). What is stored is always the quick entry written out, which every other part of
the program reads as well.
"""

import re

_ROEM = re.compile(r"(\++|-+)(\d*)([iv]*)", re.IGNORECASE)
_KEYPAD_COMMA = str.maketrans(",", ".")
NOT_PLAYED = "-"


def expand(text: str) -> str:
    """The quick entry that the keys typed stand for; text that needs no help is unchanged."""
    tight = "".join(text.split()).translate(_KEYPAD_COMMA)
    if tight == NOT_PLAYED or tight[:1] in ("+", "-"):
        return tight
    return _ROEM.sub(_written_out, tight)


def _written_out(match: re.Match[str]) -> str:
    signs, digits, strokes = match.groups()
    if not digits and not strokes:
        return f"{signs[0]}{20 * len(signs)}"
    if len(signs) == 1 and len(digits) == 1 and digits != "0" and not strokes:
        return f"{signs}{digits}0"
    return match.group()


def may_grow(text: str) -> bool:
    """Whether the last key may be half a figure (the 1 of 100), too early to find fault with."""
    return text[-1:] in ("1", ".", "w", "z", "#", "@")
