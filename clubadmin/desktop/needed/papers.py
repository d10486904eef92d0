"""What each needs on paper: made on the second thread, shown first."""

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.needed import asks
from clubadmin.i18n import Words
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.supposing.needed import Needed

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


def show_needed(parent: QWidget, ops: "Operations", found: Needed) -> None:
    """To be hung up before the last evening."""
    spoken = language.current()

    def show(given: tuple[ClubSettings, datetime]) -> None:
        from clubadmin.desktop.paper.printing import preview_pdf

        settings, now = given
        words = Words(spoken)

        def make() -> bytes:
            from clubadmin.reports.standings.needed import needed_paper

            return needed_paper(found, settings, language=spoken, stamp=now)

        preview_pdf(parent, words("Wat heb ik nodig?"), make, "wat-heb-ik-nodig.pdf")

    ops.run(asks.for_paper, show)
