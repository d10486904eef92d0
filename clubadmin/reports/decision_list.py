"""Everything that was decided on an evening, one below the other, in the order of play."""

from collections.abc import Sequence
from datetime import datetime

from clubadmin.domain.terms import Language
from clubadmin.reports import fonts, heading
from clubadmin.reports.correction import closed_moment
from clubadmin.reports.page import BOTTOM, MARGIN, PORTRAIT, Paper, Sheet, Type
from clubadmin.reports.ruling_words import RulingWords
from clubadmin.services.views.club import ClubSettings
from clubadmin.services.views.decision import Decision
from clubadmin.services.views.evening import Evening, TablePlace

_WIDE = PORTRAIT[0] - 2 * MARGIN
_LINE = 14.0
_GAP = 9.0


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
    return paper.pdf(paper.title, paper.words("evening", number=evening.number))


class _List:
    """The drawing of one document, from the top of the first page down."""

    def __init__(self, paper: Paper, evening: Evening) -> None:
        self.paper = paper
        self.own = RulingWords(paper.words.language)
        self.evening = evening
        self.places = {place.table_id: place for plan in evening.plan for place in plan.tables}
        self.sheet, self.y = self._page()

    def draw(self, decisions: Sequence[Decision]) -> None:
        """A block for each decision."""
        if not decisions:
            self._line(self.own("none"), self.paper.kind(11))
        for made in decisions:
            self._block(made)

    def _page(self) -> tuple[Sheet, float]:
        paper, evening, words = self.paper, self.evening, self.paper.words
        sheet = paper.sheet(PORTRAIT)
        if len(paper.sheets) > 1:
            return sheet, heading.following(paper, sheet)
        parts = [
            paper.club_line,
            f"{evening.competition} {heading.dashed(evening.season)}".strip(),
            f"{words('evening', number=evening.number)}, {words.day(evening.date, weekday=True)}",
        ]
        return sheet, heading.first(paper, sheet, parts)

    def _block(self, made: Decision) -> None:
        own, plain, muted = self.own, self.paper.kind(10.5), self.paper.kind(9, muted=True)
        self._need(5 * _LINE)
        self._line(self._title(made), self.paper.kind(11, bold=True))
        self._text(own.spelled(made.text), plain)
        said = own.row(made, self.evening.rules)
        self._text(said.words, plain)
        self._text(said.typed, self.paper.kind(8, muted=True))
        moment = closed_moment(self.paper.words, made.decided_at)
        signed = own("by", name=made.decided_by, moment=moment)
        article = own("article", article=made.article) if made.article else ""
        self._text(" · ".join(part for part in (signed, article) if part), muted)
        self.y -= _GAP
        right = PORTRAIT[0] - MARGIN
        self.sheet.line(MARGIN, self.y, right, self.y, heading.hairline(self.paper))
        self.y -= _GAP

    def _title(self, made: Decision) -> str:
        place = self.places.get(made.table_id)
        parts = [self.own.kind(made.kind)]
        if place is not None:
            where = {"table": place.number, "round": place.round, "game": made.game}
            parts.insert(0, self.own("where", **where))
            parts.append(self._player(made.seat, place))
        return " · ".join(part for part in parts if part)

    def _player(self, seat: str | None, place: TablePlace) -> str:
        return next((one.label for position, one in place.seats if position.value == seat), "")

    def _need(self, height: float) -> None:
        if self.y - height < BOTTOM:
            self.sheet, self.y = self._page()

    def _text(self, text: str, kind: Type) -> None:
        for paragraph in text.splitlines():
            for line in fonts.wrap(paragraph, _WIDE, kind.face, kind.size):
                self._line(line, kind)

    def _line(self, text: str, kind: Type) -> None:
        self._need(_LINE)
        self.sheet.fitted(MARGIN, self.y - 11, text, kind, _WIDE)
        self.y -= _LINE
