"""Everything that was decided on an evening, one below the other, in the order of play."""

from collections.abc import Sequence
from datetime import datetime

from clubadmin.domain.terms import Language
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.model.sheets.decision import Decision
from clubadmin.reports.kit import occasion
from clubadmin.reports.kit.page import Paper
from clubadmin.reports.kit.running import LINE, Running
from clubadmin.reports.results.correction import closed_moment
from clubadmin.reports.rulings.ruling_words import RulingWords


def evening_decisions(
    evening: Evening,
    decisions: Sequence[Decision],
    club: ClubSettings,
    *,
    language: Language = Language.NL,
    stamp: datetime | None = None,
) -> bytes:
    """The list as a PDF; it says so where nothing was decided."""
    paper = Paper(club, language, stamp)
    paper.title = RulingWords(language)("decisions")
    _List(paper, evening).draw(decisions)
    return paper.pdf(paper.title, *occasion.parts(paper, evening))


class _List(Running):
    """A block for each decision."""

    def __init__(self, paper: Paper, evening: Evening) -> None:
        super().__init__(paper, evening)
        self.own = RulingWords(paper.words.language)
        self.places = {place.table_id: place for plan in evening.plan for place in plan.tables}

    def draw(self, decisions: Sequence[Decision]) -> None:
        """All of them, in the order in which they are given."""
        if not decisions:
            self.line(self.own("none"), self.paper.kind(11))
        for made in decisions:
            self._block(made)

    def _block(self, made: Decision) -> None:
        own, plain, muted = self.own, self.paper.kind(10.5), self.paper.kind(9, muted=True)
        self.need(5 * LINE)
        self.line(self._title(made), self.paper.kind(11, bold=True))
        self.text(own.spelled(made.text), plain)
        said = own.row(made, self.evening.rules)
        self.text(said.words, plain)
        self.text(said.typed, self.paper.kind(8, muted=True))
        moment = closed_moment(self.paper.words, made.decided_at)
        signed = own("by", name=made.decided_by, moment=moment)
        article = own("article", article=made.article) if made.article else ""
        self.text(" · ".join(part for part in (signed, article) if part), muted)
        self.rule()

    def _title(self, made: Decision) -> str:
        place = self.places.get(made.table_id)
        parts = [self.own.what(made)]
        if place is not None:
            where = {"table": place.number, "round": place.round, "game": place.game_at(made.game)}
            parts.insert(0, self.own("where", **where))
            parts.append(self._player(made.seat, place))
        return " · ".join(part for part in parts if part)

    def _player(self, seat: str | None, place: TablePlace) -> str:
        return next((one.label for position, one in place.seats if position.value == seat), "")
