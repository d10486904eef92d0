"""Needed scores on the evenings left: everybody in a list, and one person in sentences."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.explain.asking import KEYS, ask_in
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.doors import ShowAnswer, ShowExplanation, ShowRanked, ask
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figure_columns import LAST, figured, name_column, place_column
from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.forms import Choice, Field, Number, tall
from clubadmin.desktop.kit.operations import Job, Operations
from clubadmin.desktop.kit.remembered import Splitter
from clubadmin.desktop.kit.searching import SearchKeys, search_field
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import action, button, card, column, holder, label, row
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.desktop.work import troubles
from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import Asked, StandingAsked, StandingFigure
from clubadmin.model.results.result import field_name, score_said
from clubadmin.model.seasons.season import EveningLine
from clubadmin.model.supposing import needed as needed_words
from clubadmin.model.supposing.needed import Expected, Needed, NeededCell, NeededRow
from clubadmin.services.club.club import OpenClub
from clubadmin.services.seasons import seasons
from clubadmin.services.supposing.needed import Question
from clubadmin.services.supposing.needed import needed as reckoned
from clubadmin.services.supposing.needed_explained import explain_need

HIGHEST = 99_999
MOST_LEFT = 60
MOST_PLACES = 12
_EXPECTED: tuple[Expected, ...] = ("average", "best", "away")


class NeedAsked(NamedTuple):
    """Why somebody needs so much for a place is asked."""

    entrant_id: int
    place: int


def columns(words: Words, found: Needed | None) -> list[Column[NeededRow]]:
    """The columns that the answer needs."""
    apart = found is not None and len(found.fields) > 1
    group = Column[NeededRow](
        words("Groep"), lambda one: field_name(words, one.field), lambda one: one.field, width=9
    )
    return [
        *([group] if apart else []),
        place_column(lambda one: one.place, words("Plaats"), _asked(found, "place")),
        name_column(words("Naam"), lambda one: one.name, lambda one: one.place, least=22),
        figured(
            words("Nu"),
            lambda one: one.score,
            lambda score: score_said(words, score, found.decimals if found else 1),
            width=10,
            asks=_score_asked(found),
            down=True,
        ),
        figured(
            words("Gem. alle"),
            lambda one: one.average,
            words.number,
            look="muted",
            width=11,
            hint=needed_words.average_meaning(words),
            spare=True,
            asks=_average_asked(found),
            down=True,
        ),
        *(_place(words, at, place) for at, place in enumerate(found.places if found else ())),
    ]


def _score_asked(found: Needed | None) -> Callable[[NeededRow], StandingAsked | None]:
    """The question about what somebody has now."""
    if found is not None and (found.wins or found.averages):
        return _asked(found, "won" if found.wins else "average")
    return _asked(found, "total")


def _average_asked(found: Needed | None) -> Callable[[NeededRow], StandingAsked | None]:
    """The question about the average of all evenings, whatever the rule counts."""
    asked = _asked(found, "average")

    def whole(one: NeededRow) -> StandingAsked | None:
        about = asked(one)
        return replace(about, rule="average") if about is not None else None

    return whole


def _asked(
    found: Needed | None, figure: StandingFigure
) -> Callable[[NeededRow], StandingAsked | None]:
    """The question about a figure of the standings as they are."""

    def asked(one: NeededRow) -> StandingAsked | None:
        if found is None:
            return None
        return StandingAsked(found.competition_id, one.entrant_id, figure, after=found.until)

    return asked


def _place(words: Words, at: int, place: int) -> Column[NeededRow]:
    def cell(one: NeededRow) -> NeededCell | None:
        return one.cells[at] if at < len(one.cells) else None

    def text(one: NeededRow) -> str:
        found = cell(one)
        return needed_words.cell(words, found) if found else ""

    def order(one: NeededRow) -> int:
        found = cell(one)
        if found is None or found.least is None:
            return LAST
        if found.certain:
            return -1
        return found.least + LAST // 2 if found.likely is None else found.likely

    def look(one: NeededRow) -> str:
        found = cell(one)
        if found is None or found.least is None:
            return "muted"
        if found.certain:
            return "good"
        return "muted" if found.likely is None else "strong"

    return Column(
        words("Voor {place}e", place=place),
        text,
        order,
        right=True,
        look=look,
        width=11,
        hint=words("Nodig voor plaats {place} of hoger", place=place),
        asks=lambda one: NeedAsked(one.entrant_id, place),
    )


@dataclass(frozen=True)
class Wanted:
    """The question; None takes what lies at hand."""

    after: int | None = None
    left: int | None = None
    most: int | None = None
    expected: Expected = "average"
    places: int = 3


@dataclass(frozen=True)
class Found:
    """The answer, and the evenings there are."""

    needed: Needed
    evenings: tuple[EveningLine, ...]


class NeededWindow(SideWindow):
    """A row a player; what is asked stands above it."""

    help_topic = "nodig"
    patience = 700

    def __init__(
        self,
        parent: QWidget,
        ops: Operations,
        theme: Theme,
        competition_id: int,
        entrant_id: int | None = None,
    ) -> None:
        super().__init__(parent, ops, theme, "needed", (120, 84))
        self.setWindowTitle(self.tr("Wat heb ik nodig?"))
        self._competition_id = competition_id
        self._first: int | None = entrant_id
        self._found: Needed | None = None
        self._job: Job | None = None
        self.words = Words(language.current())
        self._soon = QTimer(self, singleShot=True, interval=250)
        self._soon.timeout.connect(self.refresh)
        self.heading = label(kind="heading", wrap=True)
        self.about = label(kind="muted", wrap=True)
        self.after = Choice({"": self.tr("nu")})
        self.left = Number(-1, MOST_LEFT, -1, self.tr("wat gepland is"))
        self.expected = Choice(
            {
                "average": self.tr("maken hun gemiddelde"),
                "best": self.tr("evenaren hun beste"),
                "away": self.tr("komen niet"),
            }
        )
        self.most = Number(0, HIGHEST, 0, self.tr("het record"))
        self.most.setSingleStep(100)
        self.places = Number(1, MOST_PLACES, 3)
        self.search = search_field(self.tr("Zoeken op naam"))
        self.model: RowsModel[NeededRow] = RowsModel(
            theme, columns(self.words, None), lambda one: one.entrant_id
        )
        self.table = ListTable(theme, self.model, self.tr("Wat iedereen nodig heeft"), sort=-1)
        self.table.lead(lambda one: ShowRanked(self._competition_id, one.entrant_id))
        self.told = label(wrap=True)
        self.legend = label(kind="small", wrap=True)
        self.grounds = label(kind="small", wrap=True)
        self.foot = label(kind="small", wrap=True)
        self._refused = troubles.told_in(self.foot, "! ")
        self.copy_button = button(self.tr("&Kopiëren"), self.table.copy)
        self.print_button = button(self.tr("&Afdrukken"), self.show_paper, "primary")
        self._lay_out()
        self._wire()
        self.refresh()

    @property
    def wanted(self) -> Wanted:
        """The question in the fields."""
        return Wanted(
            after=int(self.after.value) if self.after.value else None,
            left=self.left.value() if self.left.value() >= 0 else None,
            most=self.most.value() or None,
            expected=next(one for one in _EXPECTED if one == self.expected.value),
            places=self.places.value(),
        )

    def refresh(self) -> None:
        """Reckon it out anew."""
        if self._job is not None:
            self.ops.cancel(self._job)
        work = partial(needed, competition_id=self._competition_id, wanted=self.wanted)
        self._job = self.ops.run_long(
            lambda club, progress: work(club, progress=progress),
            self._show,
            self._refused,
            title=self.tr("Uitrekenen wat nodig is"),
        )

    def show_paper(self) -> None:
        """Show the needed scores on paper, on the screen first."""
        if self._found is not None and self._found.rows:
            made = paper_of("standings.what_if.needed_paper", self._found)
            preview_paper(self, self.words("Wat heb ik nodig?"), made)

    def _lay_out(self) -> None:
        grid = self.theme.grid
        choices = row(
            (Field(self.tr("&Stand na avond"), self.after), 3),
            (Field(self.tr("&Nog te spelen"), self.left), 3),
            (Field(self.tr("&De anderen"), self.expected), 5),
            (Field(self.tr("&Hoogstens"), self.most), 3),
            (Field(self.tr("&Plaatsen tot"), self.places), 2),
            gap=grid(1.5),
        )
        words = tall(self.theme, self.told, self.grounds, width=200)
        words.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # arrow keys read on in large letters
        words.setAccessibleName(self.tr("Wat iemand nodig heeft"))
        below = card(column(words, margin=grid(1.25)))
        both = Splitter("needed", (framed(self.table), 3), (below, 2), down=True)
        both.setSizes([300, 200])
        there = column(self.legend, (both, 1), gap=grid(1.25))
        self.empty = EmptyPlace(
            self.theme,
            self.tr("Geen avonden meer te spelen"),
            self.tr("Kies bij “Nog te spelen” hoeveel avonden er nog komen."),
            (self.tr("&Vóór de laatste avond kijken"), self._before_the_last),
        )
        self.views = ListOrEmpty(holder(there), self.empty)
        head = row((column(self.heading, self.about, gap=2), 3), (self.search, 1), gap=grid(1.5))
        away = button(self.tr("S&luiten"), self.close, "quiet")
        foot = row((self.foot, 1), away, self.copy_button, self.print_button, gap=grid(1))
        self.setLayout(column(head, choices, (self.views, 1), foot, gap=grid(1.25), margin=grid(2)))

    def _wire(self) -> None:
        SearchKeys(self.search, self.table)
        self.search.textChanged.connect(lambda _text: self._show_rows())
        for choice in (self.after, self.expected):
            choice.currentIndexChanged.connect(lambda _at: self._soon.start())
        for number in (self.left, self.most, self.places):
            number.valueChanged.connect(lambda _value: self._soon.start())
        self.table.looked_at.connect(lambda _row: self._tell())
        self.keyed(self.copy_button, "Ctrl+C", self.table.copy)
        self.keyed(self.print_button, "Ctrl+P", self.show_paper)
        self.table.figure_asked.connect(self._explain)
        self.addAction(action(self, self.tr("Leg uit"), lambda: ask_in(self), KEYS))

    def _explain(self, asked: NeedAsked | Asked) -> None:
        """Explain somebody's score, or why he needs so much."""
        if not isinstance(asked, NeedAsked):
            ask(self, ShowExplanation(asked))
            return
        work = partial(
            explained,
            competition_id=self._competition_id,
            wanted=self.wanted,
            which=(asked.entrant_id, asked.place),
            language=language.current(),
        )
        ask(self, ShowAnswer(work))

    def _show(self, answer: Found) -> None:
        found, first = answer.needed, self._found is None
        self._found = found
        self._offer_evenings(answer)
        self.heading.setText(f"{found.competition} {found.season}")
        parts = [needed_words.state(self.words, found), needed_words.rule(self.words, found)]
        if found.coming:
            parts.insert(1, needed_words.coming(self.words, found))
        self.about.setText(" · ".join(parts))
        self.legend.setText("  ".join(needed_words.legend(self.words, found)))
        self.grounds.setText(" ".join(needed_words.grounds(self.words, found)))
        self.foot.setText("")
        self.views.show_list(bool(found.rows))
        for one in (self.copy_button, self.print_button):
            one.setEnabled(bool(found.rows))
        self._show_rows()
        if first:
            self.table.setFocus()

    def _offer_evenings(self, answer: Found) -> None:
        held = [one for one in answer.evenings if one.participants]
        texts = {"": self.tr("nu")}
        for one in held[1:]:  # the newest is first: that is now
            text = self.tr("%1, %2").replace("%1", str(one.number), 1)
            texts[str(one.number)] = text.replace("%2", short_date(one.date), 1)
        blocked = self.after.blockSignals(True)
        self.after.offer(texts)
        self.after.blockSignals(blocked)

    def _before_the_last(self) -> None:
        """Go back to the standings when one evening was left."""
        if self.after.count() > 1:
            self.after.setCurrentIndex(1)
            self.table.setFocus()

    def _show_rows(self) -> None:
        sought = folded(self.search.text()).split()
        rows = self._found.rows if self._found else ()
        shown = [one for one in rows if all(word in folded(one.name) for word in sought)]
        self.table.show_rows(shown, columns(self.words, self._found))
        if self._first is not None and self.table.select_key(self._first):
            self._first = None
        elif shown and not self.table.currentIndex().isValid():
            self.table.selectRow(0)
        self._tell()

    def _tell(self) -> None:
        at = self.table.currentIndex().row()
        found = self._found
        if found is None or not 0 <= at < len(self.model.rows):
            self.told.setText(self.tr("Niemand heet zo."))
            return
        chosen = self.model.rows[at]
        self.told.setText("\n".join([chosen.name, *needed_words.told(self.words, found, chosen)]))


def needed(
    club: OpenClub, competition_id: int, wanted: Wanted, progress: Callable[[int, int], None]
) -> Found:
    """Work out the needed scores."""
    question = Question(wanted.after, wanted.left, wanted.most, wanted.expected, wanted.places)
    found = reckoned(club, competition_id, question, progress)
    return Found(found, seasons.evenings(club, competition_id))


def explained(
    club: OpenClub, competition_id: int, wanted: Wanted, which: tuple[int, int], language: Language
) -> Explained:
    """Explain why somebody needs so much for a place."""
    question = Question(wanted.after, wanted.left, wanted.most, wanted.expected, wanted.places)
    return explain_need(club, competition_id, question, which, language)
