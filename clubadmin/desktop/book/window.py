"""The season book: what goes in, about how long it gets, and making it."""

import gc
from collections.abc import Callable, Collection
from datetime import datetime
from pathlib import Path
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from clubadmin.desktop.kit import files, language, remembered
from clubadmin.desktop.kit.empty import EmptyPlace
from clubadmin.desktop.kit.fitting import scrolling
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import (
    Pages,
    Plain,
    Said,
    button,
    card,
    column,
    holder,
    label,
    row,
)
from clubadmin.desktop.paper.printing import preview_pdf
from clubadmin.desktop.work import troubles
from clubadmin.desktop.work.working import Making
from clubadmin.domain.terms import Language
from clubadmin.model.publishing.season_book import (
    BOOK_PARTS,
    BookOffer,
    BookPart,
    OfferedCompetition,
    SeasonBook,
)
from clubadmin.services.club import files as keeping
from clubadmin.services.publishing import season_book

_OFF = "book/off"  # the parts that were left out last time


def _said() -> dict[BookPart, tuple[str, str]]:
    """The name of each part, and what it is."""
    return {
        "titles": (
            translate("Book", "&Titels en ereplaatsen"),
            translate("Book", "De eerste drie van elke competitie, en hoe vaak zij al wonnen"),
        ),
        "evenings": (
            translate("Book", "Alle a&vonden"),
            translate("Book", "De uitslag van elke avond, ronde voor ronde"),
        ),
        "standings": (
            translate("Book", "&Standen"),
            translate("Book", "De eindstand, en de stand na elke avond met wie er steeg"),
        ),
        "charts": (
            translate("Book", "&Grafieken"),
            translate("Book", "Plaatsen, punten, opkomst, pits en nat over het seizoen"),
        ),
        "records": (
            translate("Book", "&Records"),
            translate("Book", "De beste van het seizoen, met de avond waarop"),
        ),
        "members": (
            translate("Book", "&Wie speelden"),
            translate("Book", "Iedereen met zijn seizoen: plaats, gemiddelde, beste avond"),
        ),
        "rules": (
            translate("Book", "R&egels"),
            translate("Book", "Hoe er gespeeld en geteld is, met de artikelen"),
        ),
    }


class Ticks(Plain):
    """Boxes under each other, each with a line about it; `changed` when one is ticked or not."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.boxes: dict[str, QCheckBox] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.grid(2))
        self._grid.setVerticalSpacing(theme.grid(0.75))
        self._grid.setColumnStretch(1, 1)

    @property
    def ticked(self) -> tuple[str, ...]:
        """The keys of what is ticked, in order."""
        return tuple(key for key, box in self.boxes.items() if box.isChecked())

    def add(self, key: str, name: str, about: str, *, on: bool) -> None:
        """A box more."""
        at = self._grid.rowCount()
        box = QCheckBox(name)
        box.setChecked(on)
        box.setAccessibleDescription(about)
        box.toggled.connect(lambda _on: self.changed.emit())
        self.boxes[key] = box
        self._grid.addWidget(box, at, 0)
        line = label(about, "muted", wrap=True)
        self._grid.addWidget(line, at, 1, Qt.AlignmentFlag.AlignVCenter)


def part_ticks(theme: Theme, off: Collection[str]) -> Ticks:
    """All parts; those that are `off` are not ticked."""
    made, said = Ticks(theme), _said()
    for part in BOOK_PARTS:
        made.add(part, *said[part], on=part not in off)
    return made


def competition_ticks(theme: Theme, offer: BookOffer, off: Collection[str]) -> Ticks:
    """All competitions with results."""
    made = Ticks(theme)
    for one in offer.competitions:
        key = str(one.about.id)
        # a name is plain text: its own ampersand is no letter to press
        made.add(key, one.about.name.replace("&", "&&"), _evenings(one), on=key not in off)
    return made


def _evenings(one: OfferedCompetition) -> str:
    if one.evenings == 1:
        said = translate("Book", "1 avond")
    else:
        said = translate("Book", "%1 avonden").replace("%1", str(one.evenings))
    if not one.open:
        return said
    still = translate("Book", "%1, waarvan %2 nog open: die komt er als voorlopig in")
    return still.replace("%1", said).replace("%2", str(one.open))


class BookWindow(SideWindow):
    """Two lists of ticks; the book is seen first, or goes straight to a file."""

    help_topic = "seizoenboek"
    patience = 400

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, season_id: int) -> None:
        super().__init__(parent, ops, theme, "book", (92, 84))
        self.setWindowTitle(self.tr("Seizoenboek"))
        self.season_id = season_id
        self.offer: BookOffer | None = None
        self.title = label("", "heading", wrap=True)
        self.about = label("", "muted", wrap=True)
        self.parts = part_ticks(theme, remembered.text(_OFF).split(","))
        self.parts.changed.connect(self._follow)
        self.competitions = Ticks(theme)
        self._room = column(self.competitions)
        self.look = button(self.tr("&Bekijken en afdrukken"), self.preview, "primary")
        self.keep = button(self.tr("Bewaren als &PDF"), self.save)
        self.said = Said()
        self._refused = troubles.told_in(self.said, "! ")
        self.making = Making(theme, ops, self.tr("St&oppen"))
        self.empty = EmptyPlace(
            theme,
            self.tr("Nog geen uitslagen"),
            self.tr(
                "In dit seizoen is nog geen avond gespeeld. Zodra er een uitslag is, kan er"
                " een boek van worden gemaakt."
            ),
        )
        self._lay_out()
        self._wire()
        self.refresh()

    def refresh(self) -> None:
        """Read what could go in; what is ticked stays."""
        season_id = self.season_id
        self.ops.run(lambda club: season_book.offer(club, season_id), self._arrived, self._refused)

    def preview(self) -> None:
        """The book on the screen, from where it is printed."""
        self._make(self._preview)

    def save(self) -> None:
        """The book in a file."""
        if not self.look.isEnabled():
            return
        title, kinds = self.tr("Waar komt het seizoenboek?"), files.paper_kinds(web=False)
        file = files.ask_target(self, title, self._name(), kinds)
        if file is not None:
            self._make(lambda pdf: self._keep(file, pdf))

    def done(self, result: int) -> None:
        """Remember what is left out, and leave a book that is being made."""
        self._leave()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the window by its cross as by its button."""
        self._leave()
        super().closeEvent(event)

    def _lay_out(self) -> None:
        grid = self.theme.grid
        box = card(
            label(self.tr("Wat erin komt"), "strong"),
            self.parts,
            label(self.tr("Welke competities"), "strong"),
            holder(self._room),
            None,
            gap=grid(1),
            margin=grid(2),
        )
        empty_box = card(column(self.empty, margin=grid(2)))
        self.stack = Pages(scrolling(box), empty_box)
        away = button(self.tr("Sl&uiten"), self.close, "quiet")
        foot = row(None, away, self.keep, self.look, gap=grid(1))
        whole = column(
            self.title, self.about, (self.stack, 1), self.said, self.making, foot,
            gap=grid(1.25), margin=grid(2),
        )  # fmt: skip
        self.setLayout(whole)
        self._follow()

    def _wire(self) -> None:
        self.making.changed.connect(self._follow)
        self.making.stopped.connect(
            lambda: self.said.say(self.tr("Gestopt; er is niets bewaard."), "muted")
        )
        QShortcut(QKeySequence("Ctrl+P"), self, self.preview)
        QShortcut(QKeySequence("Ctrl+S"), self, self.save)

    def _arrived(self, offer: BookOffer) -> None:
        first = self.offer is None
        off = {key for key, box in self.competitions.boxes.items() if not box.isChecked()}
        self.offer = offer
        self.title.setText(
            self.tr("Seizoenboek %1").replace("%1", offer.season.name.replace("-", "–"))
        )
        fresh = competition_ticks(self.theme, offer, off)
        fresh.changed.connect(self._follow)
        self._room.replaceWidget(self.competitions, fresh)
        self.competitions.deleteLater()
        self.competitions = fresh
        self.stack.setCurrentIndex(0 if offer.competitions else 1)
        self._follow()
        if first and self.look.isEnabled():
            self.look.setFocus()

    def _follow(self) -> None:
        """Allow making the book where something is ticked, and tell about how many pages it has."""
        offer, parts = self.offer, self._parts()
        ready = offer is not None and bool(parts) and bool(self._wanted())
        for one in (self.look, self.keep):
            one.setEnabled(ready and not self.making.busy)
        if offer is None or not offer.competitions:
            self.about.setText("")
        elif not ready:
            self.about.setText(self.tr("Vink aan wat erin komt."))
        else:
            pages = offer.pages(self._wanted(), parts)
            said = self.tr("Ongeveer %1 bladzijden.").replace("%1", str(pages))
            self.about.setText(f"{said} {self._state()}".strip())

    def _state(self) -> str:
        if self.offer is None or self.offer.season.closed_at:
            return ""
        return self.tr("Het seizoen is nog niet afgesloten: de standen zijn die van nu.")

    def _parts(self) -> tuple[BookPart, ...]:
        return cast("tuple[BookPart, ...]", self.parts.ticked)

    def _wanted(self) -> tuple[int, ...]:
        return tuple(int(key) for key in self.competitions.ticked)

    def _name(self) -> str:
        season = self.offer.season.name if self.offer else ""
        kept = "".join(sign for sign in season if sign.isalnum() or sign in "- ")
        called = self.tr("seizoenboek")
        return f"{called}-{kept}.pdf"

    def _make(self, then: Callable[[bytes], None]) -> None:
        if not self.look.isEnabled():
            return
        self.said.say("")
        season_id, wanted, parts = self.season_id, self._wanted(), self._parts()
        spoken = language.current()
        self.making.begin(
            lambda club, going: season_book.gather(club, season_id, wanted, parts, going),
            lambda book, going: _pdf(book, parts, spoken, going),
            lambda pdf: self._made(pdf, then),
            self._refused,
            self.tr("Seizoenboek maken"),
        )

    def _made(self, pdf: bytes, then: Callable[[bytes], None]) -> None:
        gc.collect()  # ReportLab's pages hold each other, which could be many for long
        then(pdf)

    def _preview(self, pdf: bytes) -> None:
        parent = self.parentWidget() or self
        preview_pdf(parent, self.windowTitle(), lambda: pdf, self._name())

    def _keep(self, file: Path, pdf: bytes) -> None:
        def work() -> None:
            keeping.save(file, pdf)

        said = self.tr("Bewaard: %1").replace("%1", str(file))
        self.ops.make(work, lambda _: self.said.say(said, "good"), self._refused)

    def _leave(self) -> None:
        self.making.give_up()
        off = [key for key, box in self.parts.boxes.items() if not box.isChecked()]
        remembered.keep_text(_OFF, ",".join(off))


def _pdf(
    book: SeasonBook,
    parts: Collection[BookPart],
    spoken: Language,
    going: Callable[[int, int], None],
) -> bytes:
    """Make the book on the thread for papers."""
    from clubadmin.reports import book as reports

    return reports.season_book(book, parts, language=spoken, stamp=datetime.now(), going=going)
