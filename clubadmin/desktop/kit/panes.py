"""F6: from one part of the screen to the next."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def step_to_next(panes: Sequence[QWidget]) -> None:
    """Give the focus to the pane after the one that has it, round and round."""
    visible = [pane for pane in panes if pane.isVisible()]
    focus = QApplication.focusWidget()
    if not visible or focus is None:
        if visible:
            _enter(visible[0])
        return
    here = [at for at, pane in enumerate(visible) if pane is focus or pane.isAncestorOf(focus)]
    _enter(visible[(here[-1] + 1) % len(visible) if here else 0])


def _enter(pane: QWidget) -> None:
    """The pane itself, or the first thing in it that takes keys."""
    target = pane
    if pane.focusPolicy() == Qt.FocusPolicy.NoFocus:
        inside = [
            child
            for child in pane.findChildren(QWidget)
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible()
        ]
        target = inside[0] if inside else pane
    target.setFocus(Qt.FocusReason.ShortcutFocusReason)
