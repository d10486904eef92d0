"""The paper with the protests of an evening: made on the second thread, shown first."""

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.language import current
from clubadmin.desktop.protests import asks
from clubadmin.model.club.club import ClubSettings

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


def show_list(parent: QWidget, ops: "Operations", listed: asks.Listed) -> None:
    """Everything that was protested against on an evening."""
    evening, language = listed.evening, current()

    def show(club: ClubSettings) -> None:
        from clubadmin.desktop.paper.printing import preview_pdf

        def make() -> bytes:
            from clubadmin.reports.rulings.evening_lists import evening_protests

            now = datetime.now()
            return evening_protests(evening, listed.protests, club, language=language, stamp=now)

        title = QCoreApplication.translate("ProtestsWindow", "Protesten")
        name = f"{evening.date.isoformat()}-avond-{evening.number}-protesten.pdf"
        preview_pdf(parent, title, make, name)

    ops.run(asks.settings, show)
