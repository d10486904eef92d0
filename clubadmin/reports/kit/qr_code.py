"""A QR code as it is painted, for a bank's app or the camera of a telephone."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clubadmin.reports.kit.page import Sheet

QUIET = 4  # modules of white around it
_OVER = 0.04  # of a module: two that touch leave no seam on a screen
_BLACK = (0.0, 0.0, 0.0)
_LARGEST = 40  # version: there is no larger one


def draw_code(
    sheet: "Sheet", x: float, y: float, side: float, code: str, *, largest: int = _LARGEST
) -> None:
    """Paint what a code says, with error correction M.

    Args:
        x: of the lower left corner of its white edge.
        y: likewise.
        side: of the square with its white edge, in points.
        code: what is read from it.
        largest: the highest version that its reader takes.

    Raises:
        ValueError: the code would be larger than that.
    """
    rows = modules(code, largest)
    size = side / (len(rows) + 2 * QUIET)
    over = size * _OVER
    for down, row in enumerate(rows):
        low = y + side - (QUIET + down + 1) * size
        for first, end in _runs(row):
            left = x + (QUIET + first) * size
            sheet.box(left, low - over, (end - first) * size + over, size + over, _BLACK)


def modules(code: str, largest: int = _LARGEST) -> tuple[bytes, ...]:
    """The rows of a code, 1 where it is black."""
    import segno  # late: most papers have no code

    made = segno.make_qr(code, error="M", boost_error=False, encoding="utf-8")
    if int(made.version) > largest:
        raise ValueError("the code is larger than its reader has to read")
    return tuple(bytes(row) for row in made.matrix)


def _runs(row: bytes) -> Iterator[tuple[int, int]]:
    """Give the begin and end of each black run."""
    at = row.find(1)
    while at >= 0:
        end = row.find(0, at)
        end = len(row) if end < 0 else end
        yield at, end
        at = row.find(1, end)
