"""The shape of a text: what parts its cells, or lines as a newspaper prints them."""

import re
from collections.abc import Sequence

_SEPARATORS = "\t;,|"
_LOOKED_AT = 200  # lines
_LONGEST = 300  # signs; no newspaper prints a longer line
_FIGURE = re.compile(r"-?\d{1,7}(?:\.\d{3})?", re.ASCII)
_PLACE = re.compile(r"\d{1,3}[.)]?", re.ASCII)


def shape_of(text: str) -> tuple[str, bool]:
    """What parts the cells, "" where the first line tells; and whether lines are printed ones."""
    first, _, rest = text.lstrip("\r\n").partition("\n")
    if first.strip().casefold().strip('"').startswith("sep="):
        return "", False
    lines = [line for line in (first, *rest.split("\n", _LOOKED_AT)[:_LOOKED_AT]) if line.strip()]
    counts = {sign: sum(sign in line for line in lines) for sign in _SEPARATORS}
    best = max(counts, key=lambda sign: (counts[sign], first.count(sign)))
    printed = sum(_printed(line) is not None for line in lines)
    if printed * 2 > len(lines) and counts[best] < printed:
        return "\t", True
    return best, False


def split_line(cells: Sequence[str]) -> list[str]:
    """The cells of a printed line such as "3. Jan Bos ..... 5318": place, name and figures."""
    return _printed(" ".join(cells)) or list(cells)


def _printed(line: str) -> list[str] | None:
    """A line with a name and figures behind it, cut up; None when it is another."""
    if len(line) > _LONGEST:
        return None
    words = re.sub(r"\.{2,}", " ", line).split()
    figures: list[str] = []
    while words and _FIGURE.fullmatch(words[-1]):
        figures.insert(0, words.pop())
    place = words.pop(0) if len(words) > 1 and _PLACE.fullmatch(words[0]) else ""
    name = " ".join(words).rstrip(".: ")
    if not figures or not any(sign.isalpha() for sign in name) or re.search(r"\d", name):
        return None
    return [place, name, *figures]
