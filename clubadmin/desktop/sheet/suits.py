"""The four suits as shapes: few typefaces have their signs, and a shape is the same everywhere."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

SIGNS = dict(zip("SHRK", "♠♥♦♣", strict=True))
"""The sign of a suit by its letter: schoppen, harten, ruiten, klaveren."""

RED = ("♥", "♦")


def suit_shape(sign: str, box: QRectF) -> QPainterPath:
    """The shape of a suit's sign, filling the square `box`."""
    return QTransform.fromTranslate(box.left(), box.top()).map(
        QTransform.fromScale(box.width(), box.height()).map(_shape(sign))
    )


@lru_cache(maxsize=len(SIGNS))
def _shape(sign: str) -> QPainterPath:
    """In a square of 1 by 1."""
    if sign == "♦":
        return _diamond()
    if sign == "♥":
        return _heart()
    if sign == "♠":
        turned = QTransform(1, 0, 0, -0.84, 0, 0.84)  # a heart upside down, on a foot
        return turned.map(_heart()).united(_foot(0.55))
    return _leaves().united(_foot(0.5))


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.0))
    for x, y in ((0.86, 0.5), (0.5, 1.0), (0.14, 0.5)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.97))
    path.cubicTo(0.2, 0.7, 0.03, 0.5, 0.03, 0.3)
    path.cubicTo(0.03, 0.0, 0.42, -0.04, 0.5, 0.25)
    path.cubicTo(0.58, -0.04, 0.97, 0.0, 0.97, 0.3)
    path.cubicTo(0.97, 0.5, 0.8, 0.7, 0.5, 0.97)
    return path


def _leaves() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((0.5, 0.24), (0.25, 0.56), (0.75, 0.56)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 0.23, 0.23)
        path = path.united(leaf)
    return path


def _foot(top: float) -> QPainterPath:
    path = QPainterPath(QPointF(0.5, top))
    path.quadTo(0.5, 0.88, 0.3, 0.98)
    path.lineTo(0.7, 0.98)
    path.quadTo(0.5, 0.88, 0.5, top)
    return path
