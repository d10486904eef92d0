"""The payment code as it is painted: a QR code that a bank's app reads."""

from collections.abc import Iterable, Iterator

from clubadmin.domain.administration.payment_code import LARGEST
from clubadmin.reports.kit.page import Sheet

_QUIET = 4  # modules of white around it
_OVER = 0.04  # of a module: two that touch leave no seam on a screen
_BLACK = (0.0, 0.0, 0.0)


def draw_code(sheet: Sheet, x: float, y: float, side: float, code: str) -> None:
    """Paint what a code says; `x`, `y` is the lower left corner of its white edge."""
    modules = list(_modules(code))
    size = side / (len(modules) + 2 * _QUIET)
    over = size * _OVER
    for down, row in enumerate(modules):
        low = y + side - (_QUIET + down + 1) * size
        for first, end in _runs(row):
            left = x + (_QUIET + first) * size
            sheet.box(left, low - over, (end - first) * size + over, size + over, _BLACK)


def _modules(code: str) -> Iterable[bytes]:
    import segno  # late: no other paper needs it

    made = segno.make_qr(code, error="M", boost_error=False, encoding="utf-8")
    if int(made.version) > LARGEST:
        raise ValueError("the code is larger than a bank's app has to read")
    return (bytes(row) for row in made.matrix)


def _runs(row: bytes) -> Iterator[tuple[int, int]]:
    """Where black begins and ends."""
    at = row.find(1)
    while at >= 0:
        end = row.find(0, at)
        end = len(row) if end < 0 else end
        yield at, end
        at = row.find(1, end)
