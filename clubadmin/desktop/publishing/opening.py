"""Opens the window; it is loaded when it is asked for."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.theme import Theme

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


def open_publishing(
    parent: QWidget,
    ops: "Operations",
    theme: Theme,
    *,
    competition_id: int | None = None,
    evening_id: int | None = None,
    consent: bool = False,
) -> None:
    """Texts and pages, beginning with an evening, or with the last one of a competition.

    With `consent` the list of who may be named is in front.
    """
    from clubadmin.desktop.publishing.asks import Begin
    from clubadmin.desktop.publishing.window import CONSENT, PublishingWindow

    if (shown := parent.window().findChild(PublishingWindow)) is not None:
        shown.close()
    made = PublishingWindow(parent, ops, theme, Begin(competition_id, evening_id))
    if consent:
        made.tabs.choose(CONSENT)
    made.show()
