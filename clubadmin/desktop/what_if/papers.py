"""A proposal on paper: made on the second thread, shown first."""

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.what_if import asks
from clubadmin.i18n import Words
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.supposing.what_if import WhatIf

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


def show_proposal(parent: QWidget, ops: "Operations", found: WhatIf) -> None:
    """For the members' vote."""
    spoken = language.current()

    def show(given: tuple[ClubSettings, datetime]) -> None:
        from clubadmin.desktop.paper.printing import preview_pdf

        settings, now = given
        words = Words(spoken)

        def make() -> bytes:
            from clubadmin.reports.standings.what_if import what_if_paper

            return what_if_paper(found, settings, language=spoken, stamp=now)

        preview_pdf(parent, words("Wat als"), make, "voorstel.pdf")

    ops.run(asks.for_paper, show)
