"""The payment code as it is painted: a QR code that a bank's app reads."""

from clubadmin.domain.administration.payment_code import LARGEST
from clubadmin.reports.kit import qr_code
from clubadmin.reports.kit.page import Sheet


def draw_code(sheet: Sheet, x: float, y: float, side: float, code: str) -> None:
    """Paint what a code says; `x`, `y` is the lower left corner of its white edge."""
    qr_code.draw_code(sheet, x, y, side, code, largest=LARGEST)
