"""The end of a season on paper: made on the second thread, shown first."""

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.season_end import asks
from clubadmin.i18n import Words
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.seasons.closing import SeasonReview

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


def show_end(parent: QWidget, ops: "Operations", found: SeasonReview) -> None:
    """Who won what, by which rules, and what was corrected afterwards."""
    spoken = language.current()

    def show(given: tuple[ClubSettings, datetime]) -> None:
        from clubadmin.desktop.paper.printing import preview_pdf

        settings, now = given
        words = Words(spoken)

        def make() -> bytes:
            from clubadmin.reports.standings.end import season_end_paper

            return season_end_paper(found, settings, language=spoken, stamp=now)

        name = f"seizoen-{found.season.name}.pdf"
        preview_pdf(parent, words("Einde van het seizoen"), make, name)

    ops.run(asks.for_paper, show)
