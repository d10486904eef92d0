"""The protests of an evening and what was decided on each, for the minutes of the director."""

from collections.abc import Sequence
from datetime import datetime

from clubadmin.domain.terms import Language
from clubadmin.i18n import marked
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.protest import Protest, ProtestState
from clubadmin.reports.kit import occasion
from clubadmin.reports.kit.page import Paper
from clubadmin.reports.kit.running import LINE, Running
from clubadmin.reports.results.correction import closed_moment
from clubadmin.reports.rulings.ruling_words import suits_spelled

_STATES = {
    ProtestState.OPEN: marked("Nog niet beslist"),
    ProtestState.UPHELD: marked("Toegewezen"),
    ProtestState.REJECTED: marked("Afgewezen"),
    ProtestState.WITHDRAWN: marked("Ingetrokken"),
}


def evening_protests(
    evening: Evening,
    protests: Sequence[Protest],
    club: ClubSettings,
    *,
    language: Language = Language.NL,
    stamp: datetime | None = None,
) -> bytes:
    """The list as a PDF; it says so where nobody protested."""
    paper = Paper(club, language, stamp)
    paper.title = paper.words("Protesten")
    _List(paper, evening).draw(protests)
    return paper.pdf(paper.title, *occasion.parts(paper, evening))


class _List(Running):
    """A block for each protest."""

    def draw(self, protests: Sequence[Protest]) -> None:
        """All of them, in the order in which they were handed in."""
        if not protests:
            self.line(self.words("Op deze avond is niet geprotesteerd."), self.paper.kind(11))
        for made in protests:
            self._block(made)

    def _block(self, made: Protest) -> None:
        plain, muted = self.paper.kind(10.5), self.paper.kind(9, muted=True)
        self.need(6 * LINE)
        self.line(
            f"{self._place(made)} · {self.words(_STATES[made.state])}",
            self.paper.kind(11, bold=True),
        )
        self.text(self._handed_in(made), muted)
        self.text(suits_spelled(self.words, made.text), plain)
        if made.ruling:
            self.text(suits_spelled(self.words, made.ruling), self.paper.kind(10.5, bold=True))
        self.text(self._decided(made), muted)
        self.rule()

    def _place(self, made: Protest) -> str:
        if not made.table:
            return self.words("In het algemeen")
        place = self.words("Tafel {table}, ronde {round}", table=made.table, round=made.round)
        return (
            place
            if made.game is None
            else self.words("{place}, spel {game}", place=place, game=made.game)
        )

    def _handed_in(self, made: Protest) -> str:
        moment = closed_moment(self.words, made.made_at)
        if not made.name:
            return self.words("Ingediend {moment}", moment=moment)
        return self.words("Ingediend door {name}, {moment}", name=made.name, moment=moment)

    def _decided(self, made: Protest) -> str:
        if not made.decided_by:
            return ""
        moment = closed_moment(self.words, made.decided_at)
        signed = f"{made.decided_by}, {moment}"
        article = self.words("Artikel: {article}", article=made.article) if made.article else ""
        return " · ".join(part for part in (signed, article) if part)
