"""The card with what there is for an evening without the laptop, and for a successor."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from PySide6.QtWidgets import QWidget

from clubadmin import __version__
from clubadmin.desktop.kit import files, guide, language, remembered
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.desktop.paper.printing import preview_pdf
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Language
from clubadmin.model.club.club import ClubSettings, Handover
from clubadmin.model.club.printing import Printing
from clubadmin.model.draw.emergency import Emergency
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import emergency
from clubadmin.services.exchange import handover


@dataclass(frozen=True)
class _Order:
    """The order for the papers of a handover, apart from the club."""

    help: dict[str, str]
    names: tuple[str, str, str, str]  # of the files: manual, card, rules, where all is
    settings: Path | None
    pages: str
    spoken: Language
    stamp: datetime


class Without(QWidget):
    """The emergency pack and the handover."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self.pack_button = button(self.tr("Nood&pakket"), self.show_pack)
        self.handover_button = button(self.tr("&Overdracht …"), self.hand_over)
        self.said = Said()
        self._refused = troubles.told_in(self.said, "! ")
        pack = self.tr(
            "Noodpakket: alles op papier voor een avond zonder laptop. Druk het één keer per "
            "seizoen af."
        )
        over = self.tr(
            "Overdracht: een map voor wie het overneemt, met de club, een kopie, de handleiding, "
            "de spelregels en waar alles is."
        )
        inside = column(
            theme.grid(1),
            label(self.tr("Zonder laptop, en overdracht"), "heading"),
            label(pack, "muted", wrap=True),
            label(over, "muted", wrap=True),
            row(self.pack_button, self.handover_button, None, gap=theme.grid(1)),
            self.said,
            gap=theme.grid(1.5),
        )
        self.setLayout(inside)

    def show_pack(self) -> None:
        """The pack, to be printed or kept."""
        self.said.say("")
        self._ops.run(_facts, self._show, self._refused)

    def _show(self, found: tuple[ClubSettings, Emergency]) -> None:
        club, facts = found
        printing = Printing(club, language.current(), datetime.now())

        def make() -> bytes:
            from clubadmin.reports.care.emergency import emergency_pack

            return emergency_pack(emergency.with_draws(facts), printing)

        title = self.tr("Noodpakket")
        preview_pdf(self, title, make)

    def hand_over(self) -> None:
        """Ask for a folder, and make one in it for a successor."""
        self.said.say("")
        asked = self.tr("In welke map komt de map voor de opvolger?")
        if folder := files.ask_folder(self, asked):
            self._ops.run(handover.facts, lambda about: self._print(folder, about), self._refused)

    def _print(self, folder: Path, about: Handover) -> None:
        order = self._order()
        title = self.tr("Overdracht")
        self._ops.make(
            lambda: _papers(about, order),
            lambda papers: self._deliver(folder, about, papers),
            self._refused,
            title=title,
        )

    def _order(self) -> _Order:
        names = (
            f"{guide.paper_title(card=False)}.pdf",
            f"{guide.paper_title(card=True)}.pdf",
            self.tr("Spelregels"),
            self.tr("Waar alles is") + ".pdf",
        )
        return _Order(
            help={topic: guide.page_text(topic) for topic in guide.topics()},
            names=names,
            settings=remembered.folder(),
            pages=remembered.text(remembered.PAGES),
            spoken=language.current(),
            stamp=datetime.now(),
        )

    def _deliver(self, folder: Path, about: Handover, papers: dict[str, bytes]) -> None:
        title = self.tr("Overdracht")
        name = f"{title} {_plain(about.club.name)} {date.today().isoformat()}"

        def work(club: OpenClub, progress: Callable[[int, int], None]) -> Path:
            return handover.deliver(club, folder, name, papers, progress)

        self._ops.run_long(work, self._delivered, self._refused, title=title)

    def _delivered(self, place: Path) -> None:
        text = self.tr("✓ Gemaakt en nagekeken: %1").replace("%1", str(place))
        self.said.say(text, "good")


def _facts(club: OpenClub) -> tuple[ClubSettings, Emergency]:
    return clubs.settings(club), emergency.emergency(club)


def _papers(about: Handover, order: _Order) -> dict[str, bytes]:
    """The papers of a handover by the names of their files."""
    from clubadmin.reports.care.handover import where_all_is
    from clubadmin.reports.manual.manual import manual, quick_card
    from clubadmin.reports.rulings.rules_table import rules_table

    manual_name, card_name, rules_name, where_name = order.names
    spoken, stamp = order.spoken, order.stamp
    made = {
        where_name: where_all_is(
            about, settings=order.settings, pages=order.pages, language=spoken, stamp=stamp
        ),
        manual_name: manual(order.help, __version__, spoken),
        card_name: quick_card(order.help, __version__, spoken),
    }
    for one in about.rules:
        file = f"{rules_name} {_plain(one.title)}.pdf"
        made[file] = rules_table([one], Printing(about.club, spoken, stamp))
    return made


def _plain(text: str) -> str:
    """A text as a file may be called."""
    kept = "".join(sign if sign.isalnum() or sign in " -_'" else " " for sign in text)
    return " ".join(kept.split())[:60]
