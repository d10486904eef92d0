"""Two people beside each other: together, against one another, on the same evenings."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.archive.facts import Fact, Facts
from clubadmin.desktop.archive.printed import printed_table
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views.view import ArchiveView
from clubadmin.desktop.archive.words import occasion
from clubadmin.desktop.kit.empty import EmptyPlace, framed
from clubadmin.desktop.kit.figure_columns import count_column, right_column
from clubadmin.desktop.kit.figures import plain_date, short_date, whole
from clubadmin.desktop.kit.finder import PersonFinder
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import Column
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages, Plain, button, card, column, label, row
from clubadmin.model.archive.archive import Block, PrintedFacts
from clubadmin.model.archive.people import HeadToHead, Meeting, MeetingSum
from clubadmin.model.explain.figure_asked import (
    MeetingAsked,
    MeetingFigure,
    SameEvening,
    SameEveningsAsked,
    SheetAsked,
)
from clubadmin.model.members.member import Member
from clubadmin.services.archive import meetings
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members

_SAME: tuple[SameEvening, ...] = ("evenings", "ahead", "behind", "level")


@dataclass(frozen=True)
class Line:
    """Meetings of two people, added up: together, or against one another."""

    name: str
    sum: MeetingSum
    a: int
    b: int
    together: bool


def sum_columns() -> list[Column[Line]]:
    """The columns of two people's sums."""

    def asks(figure: MeetingFigure) -> Callable[[Line], MeetingAsked]:
        return lambda one: MeetingAsked("member", one.a, one.b, one.together, figure)

    of = translate("VersusView", "Waarin")
    return [
        Column("", lambda one: one.name, look="strong", least=10, hint=of),
        count_column(
            translate("VersusView", "Tafels"), lambda one: one.sum.tables, 8, asks("tables")
        ),
        count_column(
            translate("VersusView", "Avonden"), lambda one: one.sum.evenings, 11, asks("evenings")
        ),
        count_column(translate("VersusView", "Gewonnen"), lambda one: one.sum.won, 12, asks("won")),
        count_column(
            translate("VersusView", "Verloren"), lambda one: one.sum.lost, 10, asks("lost")
        ),
        count_column(
            translate("VersusView", "Gelijk"), lambda one: one.sum.level, 8, asks("level")
        ),
        right_column(
            translate("VersusView", "Punten"),
            lambda one: f"{whole(one.sum.made)} – {whole(one.sum.other)}",
            19,
            asks("points"),
        ),
        right_column(
            translate("VersusView", "Spellen"),
            lambda one: f"{whole(one.sum.games_won)} – {whole(one.sum.games_lost)}",
            15,
            asks("games"),
            spare=True,
        ),
        count_column(translate("VersusView", "Pits"), lambda one: one.sum.pits, 7, asks("pits")),
    ]


def meeting_columns() -> list[Column[Meeting]]:
    """Every table at which both sat."""
    together, against = translate("VersusView", "samen"), translate("VersusView", "tegen")

    def how(one: Meeting) -> str:
        return together if one.together else against

    return [
        Column(
            translate("VersusView", "Datum"),
            lambda one: short_date(one.where.date),
            lambda one: (-one.where.date.toordinal(), one.where.round or 0),
            width=15,
            link=lambda one: Spot("evening", (one.where.evening_id,)),
        ),
        Column(
            translate("VersusView", "Competitie"),
            lambda one: occasion(one.where),
            look="muted",
            least=20,
            spare=True,
        ),
        right_column(translate("VersusView", "Ronde"), lambda one: str(one.where.round or ""), 8),
        right_column(translate("VersusView", "Tafel"), lambda one: str(one.where.table or ""), 8),
        Column(translate("VersusView", "Hoe"), how, width=11),
        Column(
            translate("VersusView", "Punten"),
            lambda one: f"{whole(one.made)} – {whole(one.other)}",
            lambda one: one.other - one.made,
            right=True,
            look=lambda one: "strong" if one.made > one.other else "",
            width=15,
            asks=_sheet,
        ),
        Column(
            translate("VersusView", "Spellen"),
            lambda one: f"{one.won} – {one.lost}",
            lambda one: one.lost - one.won,
            right=True,
            width=11,
            asks=_sheet,
        ),
        count_column(translate("VersusView", "Pits"), lambda one: one.pits, 7, _sheet),
    ]


def _sheet(one: Meeting) -> SheetAsked | None:
    """The sheet of a table, which has all that was made there."""
    return SheetAsked(one.where.table_id) if one.where.table_id is not None else None


@dataclass(frozen=True)
class _Two:
    """The two as far as they are chosen, and what there is between them."""

    a: Member | None
    b: Member | None
    found: HeadToHead | None


class VersusView(ArchiveView):
    """Two fields to choose people; sums; every meeting."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.finders = [PersonFinder(ops, theme), PersonFinder(ops, theme)]
        for finder, name in zip(
            self.finders, (self.tr("De een"), self.tr("De ander")), strict=True
        ):
            finder.setAccessibleName(name)
            finder.chosen.connect(lambda _member: self._chosen())
        self.swap_button = button(self.tr("&Omwisselen"), self._swap, "quiet")
        self.facts = self.adopt_facts(Facts(theme, self.tr("Op dezelfde avonden")))
        self.sums_model, self.sums = self.list_of(
            sum_columns(), lambda one: one.name, self.tr("Opgeteld"), sort=False
        )
        self.meetings_model, self.meetings = self.list_of(
            meeting_columns(),
            lambda one: (one.where.evening_id, one.where.round, one.where.table_id),
            self.tr("Alle ontmoetingen"),
        )
        self.empty = EmptyPlace(
            theme,
            self.tr("Twee spelers naast elkaar"),
            self.tr(
                "Kies hierboven twee mensen. U ziet hoe vaak zij samen en tegen elkaar "
                "speelden, wie er won, en wie op dezelfde avonden meer haalde."
            ),
        )
        self._lay_out()

    def _lay_out(self) -> None:
        grid = self.theme.grid
        figures = card(column(self.facts, margin=grid(0.5)))
        self._fit_sums()
        self.theme.changed.connect(self._fit_sums)
        whole_page = Plain()
        whole_page.setLayout(
            column(figures, framed(self.sums), (framed(self.meetings), 1), gap=grid(1))
        )
        self.stack = Pages(whole_page, self.empty)
        self.stack.setCurrentIndex(1)
        among = label(self.tr("en"), "muted")
        choose = row(
            (self.finders[0], 1), among, (self.finders[1], 1), self.swap_button, gap=grid(1)
        )
        among.setFixedHeight(self.finders[0].field.sizeHint().height())
        for one in (*self.finders, among, self.swap_button):
            choose.setAlignment(one, Qt.AlignmentFlag.AlignTop)
        self.setLayout(column(self.head(), choose, (self.stack, 1), gap=grid(1)))

    def _fit_sums(self) -> None:
        self.sums.setFixedHeight(self.theme.grid(4 + 2 * 4.5) + 6)

    def question(self) -> Callable[[OpenClub], Any]:
        """The comparison of two people; or the people chosen so far."""
        a, b = self.spot.number(0), self.spot.number(1)

        def work(club: OpenClub) -> _Two:
            if a and b and a != b:
                found = meetings.head_to_head(club, a, b)
                return _Two(found.a, found.b, found)
            one, other = (members.member(club, who) if who else None for who in (a, b))
            return _Two(one, None if a == b else other, None)

        return work

    def show_answer(self, answer: Any) -> None:
        """The two and their meetings."""
        two: _Two = answer
        for finder, who in zip(self.finders, (two.a, two.b), strict=True):
            finder.choose(who)
            finder.field.setCursorPosition(0)  # of a long name the front is read
        self.heading.setText(self.tr("Twee spelers naast elkaar"))
        found = two.found
        self.about.setVisible(found is not None)
        self.swap_button.setEnabled(found is not None)
        self.stack.setCurrentIndex(0 if found else 1)
        if found is None:
            return
        self.heading.setText(f"{found.a.label} – {found.b.label}")
        self.about.setText(self._about(found))
        self.facts.show_facts(self._facts(found))
        self.sums.show_rows(
            [
                Line(self.tr("Samen"), found.together, found.a.id, found.b.id, True),
                Line(self.tr("Tegen"), found.against, found.a.id, found.b.id, False),
            ]
        )
        self.meetings.show_rows(found.meetings)

    def first_focus(self) -> QWidget:
        """The field that is still empty, or the meetings."""
        empty = next((one for one in self.finders if one.member is None), None)
        return empty.field if empty else self.meetings

    def panes(self) -> Sequence[QWidget]:
        """The fields, the sums, the meetings."""
        return [*(one.field for one in self.finders), self.facts, self.sums, self.meetings]

    def blocks(self) -> Sequence[Block]:
        """The blocks on paper: facts, sums and meetings."""
        if self.stack.currentIndex():
            return []
        facts = PrintedFacts(tuple((one.title, one.figure) for one in self.facts.facts))
        return [
            facts,
            printed_table(self.sums),
            printed_table(self.meetings, self.tr("Alle ontmoetingen")),
        ]

    def _chosen(self) -> None:
        numbers = tuple(one.member.id if one.member else 0 for one in self.finders)
        if all(numbers):
            self.meetings.setFocus()
            self.replaced.emit(Spot("versus", numbers))
        elif any(numbers):
            self.first_focus().setFocus()

    def _swap(self) -> None:
        self.replaced.emit(Spot("versus", (self.spot.number(1), self.spot.number(0))))

    def _about(self, found: HeadToHead) -> str:
        together, against = found.together.tables, found.against.tables
        text = self.tr("%1 keer samen aan tafel, %2 keer tegen elkaar")
        text = text.replace("%1", whole(together)).replace("%2", whole(against))
        return f"{text} · {self._since(found)}"

    def _facts(self, found: HeadToHead) -> list[Fact]:
        more = self.tr("Avonden waarop zij allebei een eigen uitslag hadden")
        ahead = self.tr("hoger: %1")
        two = found.a.id, found.b.id
        asks = [SameEveningsAsked(*two, one) for one in _SAME]
        return [
            Fact(self.tr("dezelfde avonden"), whole(found.evenings), more, asks=asks[0]),
            *(
                Fact(ahead.replace("%1", who.label), whole(count), who.label, self._to(who), ask)
                for who, count, ask in (
                    (found.a, found.a_ahead, asks[1]),
                    (found.b, found.b_ahead, asks[2]),
                )
            ),
            Fact(self.tr("gelijk"), whole(found.level), asks=asks[3]),
        ]

    def _to(self, who: Member) -> Spot:
        return Spot("member", (who.id,))

    def _since(self, found: HeadToHead) -> str:
        if found.games_since is None:
            return self.tr("van geen avond is bekend wie bij wie aan tafel zat")
        text = self.tr("bekend sinds %1")
        return text.replace("%1", plain_date(found.games_since))
