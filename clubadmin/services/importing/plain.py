"""The shape of a text: what parts its cells, or lines as a newspaper prints them."""

import re
from collections.abc import Sequence

_SEPARATORS = "\t;,|"
_LOOKED_AT = 200  # lines
_PRINTED = re.compile(
    r"\s*(?:(\d{1,3})[.)]?\s+)?(\D*[^\W\d]\D*?)[\s.:]+(-?\d[\d.]*(?:\s+\d[\d.]*)*)\s*"
)


def shape_of(text: str) -> tuple[str, bool]:
    """What parts the cells, "" where the first line tells; and whether lines are printed ones."""
    first, _, rest = text.lstrip("\r\n").partition("\n")
    if first.strip().casefold().strip('"').startswith("sep="):
        return "", False
    lines = [line for line in (first, *rest.split("\n")[:_LOOKED_AT]) if line.strip()]
    counts = {sign: sum(sign in line for line in lines) for sign in _SEPARATORS}
    best = max(counts, key=lambda sign: (counts[sign], first.count(sign)))
    printed = sum(_PRINTED.fullmatch(line) is not None for line in lines)
    if printed * 2 > len(lines) and counts[best] < printed:
        return "\t", True
    return best, False


def split_line(cells: Sequence[str]) -> list[str]:
    """The cells of a printed line such as "3. Jan Bos 5318": place, name and figures."""
    found = _PRINTED.fullmatch(" ".join(cells))
    if found is None:
        return list(cells)
    return [found[1] or "", found[2].strip(), *found[3].split()]
