"""The protests and the decisions of an evening, each as a list for the minutes of the director."""

from collections.abc import Sequence

from clubadmin.i18n import marked
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.model.evenings.sanction import Sanction
from clubadmin.model.results.protest import Protest, ProtestState
from clubadmin.model.sheets.decision import Decision
from clubadmin.reports.kit import occasion
from clubadmin.reports.kit.flow import LINE, Running
from clubadmin.reports.kit.page import Paper
from clubadmin.reports.rulings.ruling_words import (
    decision_said,
    place_said,
    row_said,
    suits_spelled,
)

_STATES = {
    ProtestState.OPEN: marked("Nog niet beslist"),
    ProtestState.UPHELD: marked("Toegewezen"),
    ProtestState.REJECTED: marked("Afgewezen"),
    ProtestState.WITHDRAWN: marked("Ingetrokken"),
}


def evening_protests(evening: Evening, protests: Sequence[Protest], printing: Printing) -> bytes:
    """The list as a PDF; it says so where nobody protested."""
    paper = Paper(printing)
    paper.title = paper.words("Protesten")
    _Protests(paper, evening).draw(protests)
    return paper.document(paper.title, *occasion.parts(paper, evening))


class _Protests(Running):
    """A block for each protest."""

    def draw(self, protests: Sequence[Protest]) -> None:
        """Draw all protests, in the order in which they were handed in."""
        if not protests:
            self.line(self.words("Op deze avond is niet geprotesteerd."), self.paper.kind(11))
        for made in protests:
            self._block(made)

    def _block(self, made: Protest) -> None:
        plain, muted = self.paper.kind(10.5), self.paper.kind(9, muted=True)
        self.need(6 * LINE)
        self.line(
            f"{place_said(self.words, made.round, made.table, made.game)}"
            f" · {self.words(_STATES[made.state])}",
            self.paper.kind(11, bold=True),
        )
        self.text(self._handed_in(made), muted)
        self.text(suits_spelled(self.words, made.text), plain)
        if made.ruling:
            self.text(suits_spelled(self.words, made.ruling), self.paper.kind(10.5, bold=True))
        self.text(self._decided(made), muted)
        self.rule()

    def _handed_in(self, made: Protest) -> str:
        moment = self.words.moment(made.made_at)
        if not made.name:
            return self.words("Ingediend {moment}", moment=moment)
        return self.words("Ingediend door {name}, {moment}", name=made.name, moment=moment)

    def _decided(self, made: Protest) -> str:
        if not made.decided_by:
            return ""
        moment = self.words.moment(made.decided_at)
        signed = f"{made.decided_by}, {moment}"
        article = self.words("Artikel: {article}", article=made.article) if made.article else ""
        return " · ".join(part for part in (signed, article) if part)


def evening_decisions(
    evening: Evening,
    decisions: Sequence[Decision],
    printing: Printing,
    *,
    sanctions: Sequence[Sanction] = (),
) -> bytes:
    """The list as a PDF; it says so where nothing was decided.

    Args:
        decisions: about games, in order.
        sanctions: what was imposed on persons and pairs; those of earlier evenings with their day.
    """
    paper = Paper(printing)
    paper.title = paper.words("Beslissingen")
    lists = _Decisions(paper, evening)
    if decisions or not sanctions:
        lists.draw(decisions)
    lists.draw_sanctions(sanctions)
    return paper.document(paper.title, *occasion.parts(paper, evening))


class _Decisions(Running):
    """A block for each decision."""

    def __init__(self, paper: Paper, evening: Evening) -> None:
        super().__init__(paper, evening)
        self.places = {place.table_id: place for plan in evening.plan for place in plan.tables}

    def draw(self, decisions: Sequence[Decision]) -> None:
        """Draw all decisions, in the order in which they are given."""
        if not decisions:
            self.line(self.words("Op deze avond is niets beslist."), self.paper.kind(11))
        for made in decisions:
            self._block(made)

    def _block(self, made: Decision) -> None:
        words, plain, muted = self.words, self.paper.kind(10.5), self.paper.kind(9, muted=True)
        self.need(5 * LINE)
        self.line(self._title(made), self.paper.kind(11, bold=True))
        self.text(suits_spelled(words, made.text), plain)
        said = row_said(words, made, self.evening.rules)
        self.text(said.words, plain)
        self.text(said.typed, self.paper.kind(8, muted=True))
        moment = words.moment(made.decided_at)
        signed = words("Beslist door {name}, {moment}", name=made.decided_by, moment=moment)
        article = words("Artikel: {article}", article=made.article) if made.article else ""
        self.text(" · ".join(part for part in (signed, article) if part), muted)
        self.rule()

    def draw_sanctions(self, sanctions: Sequence[Sanction]) -> None:
        """A block for each warning, penalty and exclusion."""
        words, muted = self.words, self.paper.kind(9, muted=True)
        for made in sanctions:
            self.need(5 * LINE)
            self.text(f"{made.who} · {words.text(made.what)}", self.paper.kind(11, bold=True))
            self.text(made.text, self.paper.kind(10.5))
            signed = words(
                "Beslist door {name}, {moment}",
                name=made.decided_by,
                moment=words.moment(made.decided_at),
            )
            evening = ""
            if made.evening_id != self.evening.id:
                evening = words("gegeven op {day}", day=made.day)
            article = words("Artikel: {article}", article=made.article) if made.article else ""
            self.text(" · ".join(part for part in (evening, signed, article) if part), muted)
            self.rule()

    def _title(self, made: Decision) -> str:
        place = self.places.get(made.table_id)
        parts = [decision_said(self.words, made)]
        if place is not None:
            game = place.game_at(made.game)
            parts.insert(0, place_said(self.words, place.round, place.number, game))
            parts.append(self._player(made.seat, place))
        return " · ".join(part for part in parts if part)

    def _player(self, seat: str | None, place: TablePlace) -> str:
        return next((one.label for position, one in place.seats if position.value == seat), "")
