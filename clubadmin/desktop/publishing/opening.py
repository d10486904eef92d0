"""Opens the window; it is loaded when it is asked for."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.theme import Theme

if TYPE_CHECKING:
    from clubadmin.desktop.operations import Operations


def open_publishing(
    parent: QWidget,
    ops: "Operations",
    theme: Theme,
    *,
    competition_id: int | None = None,
    evening_id: int | None = None,
) -> None:
    """Texts and pages, beginning with an evening, or with the last one of a competition."""
    from clubadmin.desktop.publishing.asks import Begin
    from clubadmin.desktop.publishing.window import PublishingWindow

    if (shown := parent.window().findChild(PublishingWindow)) is not None:
        shown.close()
    PublishingWindow(parent, ops, theme, Begin(competition_id, evening_id)).show()
