"""Findings in the keys that the hand on the numeric keypad typed, not in what they stand for.

Whoever typed `1/92***` looks in vain for the k of the line that is stored.
"""

import re
from dataclasses import replace
from itertools import product

from clubadmin.desktop.sheet.keys import Forms, expand
from clubadmin.domain.row.findings import Arg, Finding

_WHO = {"w": "1/", "z": "2/"}
_TRUMPS = dict(zip("shrkz", "12345", strict=True))
_BID = re.compile(r"#(\d+)")
_TRUMP = re.compile(r"@([shrkz])")
_HAND = re.compile(r"(?<=\d)h")
_STUK = re.compile(r"([+-])s")
_DOUBLE = re.compile(r"(?<!@)k{1,3}(?=$|r|!)")


def contracted(line: str, forms: Forms) -> str:
    """The keys that stand for a line of quick entry; the line itself where none do."""
    tight = _STUK.sub(r"\1.", _HAND.sub(".", line))
    tight = _DOUBLE.sub(lambda match: "*" * len(match.group()), tight)
    tight = _TRUMP.sub(lambda match: f"/{_TRUMPS[match[1]]}", tight)
    bids = (r"/\1", r"#\1")
    for who, bid in product((True, False), bids):
        keys = _BID.sub(bid, tight)
        if who and keys[:1] in _WHO and not forms.solo:
            keys = _WHO[keys[0]] + keys[1:]
        for shorter in (re.sub(r"(/\d+)0(?=\D|$)", r"\1", keys, count=1), keys):
            if expand(shorter, forms) == line:
                return shorter
    return line


def as_typed(one: Finding, keys: str, forms: Forms) -> Finding:
    """A finding about a row in the keys typed for it: what is meant, and the place it names."""
    line = expand(keys, forms)
    if keys == line:
        return one
    values: dict[str, Arg] = one.values
    meant = values.get("meant", ())
    if isinstance(meant, tuple):
        readings = (contracted(str(reading), forms) for reading in meant)
        values["meant"] = tuple(readings)
    position = values.get("position")
    if one.code == "unreadable" and isinstance(position, int):
        at = _place(position - 1, keys, line)
        values["position"] = at + 1
        if values.get("char"):
            values["char"] = keys[at : at + 1]
    return replace(one, args=tuple(values.items()))


def _place(at: int, keys: str, line: str) -> int:
    """Where in the keys stands what is at this place in the line."""
    begins = next(
        (n for n, (one, other) in enumerate(zip(keys, line, strict=False)) if one != other),
        min(len(keys), len(line)),
    )
    if at < begins:
        return at
    from_end = len(line) - at
    return min(max(len(keys) - from_end, begins), len(keys))
