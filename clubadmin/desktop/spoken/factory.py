"""The hook at which Qt asks how a widget is spoken; loaded when a screen reader is there."""

from functools import cache

from PySide6.QtGui import QAccessible, QAccessibleInterface


@cache
def install() -> None:
    """Have screen readers told; once is enough, and more does no harm."""
    QAccessible.installFactory(_interface)


def _interface(_name: str, of: object) -> QAccessibleInterface | None:
    from clubadmin.desktop.spoken import tree

    return tree.interface(of)
