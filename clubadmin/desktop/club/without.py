"""The card with what there is for an evening without the laptop."""

from datetime import datetime

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.desktop.paper.printing import preview_pdf
from clubadmin.desktop.work import troubles
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.draw.emergency import Emergency
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import emergency


class Without(QWidget):
    """The emergency pack."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self.pack_button = button(self.tr("Nood&pakket"), self.show_pack)
        self.said = Said()
        about = self.tr(
            "Alles op papier voor een avond zonder laptop: presentielijst, loting voor elk "
            "aantal, lege formulieren. Druk het één keer per seizoen af."
        )
        head = (label(self.tr("Zonder laptop"), "heading"), label(about, "muted", wrap=True))
        inside = column(
            theme.grid(1), *head, row(self.pack_button, None), self.said, gap=theme.grid(1.5)
        )
        self.setLayout(inside)

    def show_pack(self) -> None:
        """The pack, to be printed or kept."""
        self.said.say("")
        self._ops.run(_facts, self._show, self._refused)

    def _show(self, found: tuple[ClubSettings, Emergency]) -> None:
        club, facts = found
        spoken, stamp = language.current(), datetime.now()

        def make() -> bytes:
            from clubadmin.reports.care.emergency import emergency_pack

            return emergency_pack(emergency.with_draws(facts), club, language=spoken, stamp=stamp)

        title = self.tr("Noodpakket")
        preview_pdf(self, title, make, f"{title.lower()}.pdf")

    def _refused(self, error: Exception) -> None:
        self.said.say(f"! {troubles.sentence(error)}")


def _facts(club: OpenClub) -> tuple[ClubSettings, Emergency]:
    return clubs.settings(club), emergency.emergency(club)
