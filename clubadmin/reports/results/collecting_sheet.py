"""The collecting sheet: every participant's matchpoints on every game (NKF 1976, 2, art. 22).

Blank it is filled in by hand at the director's table; with figures it hangs on the wall.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from clubadmin.domain.comparison.decisions import SEATS, concerns, seat_penalty
from clubadmin.domain.terms import Side
from clubadmin.i18n import marked
from clubadmin.model.club.printing import Printing
from clubadmin.model.comparison.comparison import Board, BoardLine, Contest
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.kit import fonts, heading, occasion
from clubadmin.reports.kit.heading import firm
from clubadmin.reports.kit.page import BOTTOM, LANDSCAPE, MARGIN, Paper, Rule, Sheet, Type

_GAMES = 30  # on one page; more go on the next
_NUMBER, _NAME, _SUM = 24.0, 128.0, 34.0
_ROOMY, _LEAST = 20.0, 14.0
_HEADS = 18.0
_TAIL = 22.0

Grey = (0.90, 0.91, 0.92)
_SIDES = {"ns": marked("Noord/Zuid"), "ew": marked("Oost/West")}


class _Line(NamedTuple):
    """A participant with the games he plays and what they brought so far."""

    number: int
    name: str
    plays: frozenset[int]
    matchpoints: Mapping[int, str]  # with "b" where the director decided
    sums: tuple[str, str, str]  # matchpoints, tops, points


class _Field(NamedTuple):
    title: str
    lines: Sequence[_Line]


def collecting_sheet(
    evening: Evening,
    printing: Printing,
    boards: Sequence[Board] = (),
    contest: Contest | None = None,
) -> bytes:
    """A sheet for every field of every group.

    Args:
        evening: whose draw says who plays which game.
        boards: the games as far as they are in; none gives a sheet to fill in by hand.
        contest: the sums that belong to them.
    """
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Verzamelstaat")
    games = occasion.wallets(evening)
    fields = _fields(paper, evening, boards, contest)
    if not games or not fields:
        paper.only(words("Er liggen op deze avond geen spellen in mapjes."), LANDSCAPE)
    for field in fields if games else ():
        _Pages(paper, evening, games, field).draw()
    return paper.document(paper.title, *occasion.parts(paper, evening))


def _fields(
    paper: Paper, evening: Evening, boards: Sequence[Board], contest: Contest | None
) -> list[_Field]:
    """List the fields that are compared: N/Z and O/W where nobody plays both."""
    plays = _plays(evening)
    ns, ew = plays["ns"], plays["ew"]
    apart = bool(ns) and not set(ns) & set(ew)
    sides = [(words_of, games) for words_of, games in (("ns", ns), ("ew", ew))]
    if not apart:
        both = {one: ns.get(one, frozenset()) | ew.get(one, frozenset()) for one in {**ns, **ew}}
        sides = [("", both)]
    made = _matchpoints(boards)
    words, found = paper.words, []
    for group in occasion.groups(evening):
        for side, games in sides:
            people = [p for p in evening.participants if p.line == group and p.number in games]
            lines = [
                _Line(one.number, one.name, frozenset(games[one.number]),
                      made.get(one.number, {}), _sums(paper, contest, one.id))
                for one in sorted(people, key=lambda p: p.number)
            ]  # fmt: skip
            title = [words(_SIDES[side])] if side else []
            title += [words("groep {group}", group=group)] if group else []
            if lines:
                found.append(_Field(" · ".join(title), lines))
    return found


def _plays(evening: Evening) -> dict[str, dict[int, frozenset[int]]]:
    """Map each side to the games that each number plays."""
    found: dict[str, dict[int, frozenset[int]]] = {"ns": {}, "ew": {}}
    for plan in evening.plan:
        for place in plan.tables:
            for side, numbers in (("ns", place.ns), ("ew", place.ew)):
                for number in numbers:
                    before = found[side].get(number, frozenset())
                    found[side][number] = before | set(place.wallets)
    return found


def _matchpoints(boards: Sequence[Board]) -> dict[int, dict[int, str]]:
    """Map participants and games to matchpoints; single players without own penalties."""
    made: dict[int, dict[int, int]] = {}
    decided: set[tuple[int, int]] = set()
    for board in boards:
        for line in board.lines:
            for side, number, gets in _gets(line):
                mine = made.setdefault(number, {})
                mine[board.game] = mine.get(board.game, 0) + gets
                if concerns(side, line.decisions):
                    decided.add((number, board.game))
    marked = dict.fromkeys(decided, "b")
    return {
        number: {
            game: f"{gets}{marked.get((number, game), '')}".replace("-", "−")
            for game, gets in games.items()
        }
        for number, games in made.items()
    }


def _gets(line: BoardLine) -> Iterator[tuple[Side, int, int]]:
    """Give the points of each player by side."""
    for side, sitting, gets in (
        (Side.NS, line.ns, line.ns_matchpoints),
        (Side.EW, line.ew, line.ew_matchpoints),
    ):
        for seat, number in zip(SEATS[side], sitting.numbers, strict=False):
            off = seat_penalty(seat, line.decisions)
            if gets is not None or off:
                yield side, number, (gets or 0) - off


def _sums(paper: Paper, contest: Contest | None, participant_id: int) -> tuple[str, str, str]:
    row = contest.row(participant_id) if contest is not None else None
    if row is None or not row.games:
        return ("", "", "")
    number = paper.words.number
    return (number(row.matchpoints), number(row.tops), number(row.points))


class _Pages:
    """The pages of one field."""

    def __init__(
        self, paper: Paper, evening: Evening, games: tuple[int, ...], field: _Field
    ) -> None:
        self.paper = paper
        self.words = paper.words
        self.evening = evening
        self.field = field
        parts = -(-len(games) // _GAMES)
        each = -(-len(games) // parts)
        self.parts = [games[at : at + each] for at in range(0, len(games), each)]
        self.wide = LANDSCAPE[0] - 2 * MARGIN
        self.cell = (self.wide - _NUMBER - _NAME - 3 * _SUM) / each
        room = LANDSCAPE[1] - heading.FIRST - BOTTOM - _HEADS - _TAIL
        most = int(room / _LEAST)
        pages = -(-len(field.lines) // most)
        self.each = -(-len(field.lines) // pages)
        self.height = min(_ROOMY, room / self.each)
        self.thin = Rule(0.4, paper.ink.struck)

    def draw(self) -> None:
        """Draw all pages: first all games of the first participants, then the next."""
        for start in range(0, len(self.field.lines), self.each):
            lines = self.field.lines[start : start + self.each]
            for games in self.parts:
                self._page(lines, games, last=games is self.parts[-1])

    def _page(self, lines: Sequence[_Line], games: tuple[int, ...], *, last: bool) -> None:
        paper, words = self.paper, self.words
        sheet = paper.sheet(LANDSCAPE)
        about = [self.field.title, words("spel {games}", games=occasion.spelled(games))]
        top = heading.first(
            paper, sheet, [*about, paper.club_line, *occasion.parts(paper, self.evening)]
        )
        edges = [MARGIN + _NUMBER + _NAME + at * self.cell for at in range(len(games) + 1)]
        end = edges[-1] + (3 * _SUM if last else 0.0)
        y = self._heads(sheet, top, games, edges, last=last)
        first, grey = y, False
        for line in lines:
            grey |= self._line(sheet, y, line, (games, edges), last=last)
            y -= self.height
            sheet.line(MARGIN, y, end, y, self.thin)
        stops = [*edges, *(edges[-1] + at * _SUM for at in (1, 2, 3) if last)]
        for x in stops:
            sheet.line(x, first, x, y, self.thin)
        notes = [words("Grijs: speelt dit spel niet.")] if grey else []
        if any("b" in made for line in lines for made in line.matchpoints.values()):
            notes.append(words("b beslissing van de leiding."))
        sheet.text(MARGIN, y - 14, "  ".join(notes), paper.kind(8, muted=True))

    def _heads(
        self, sheet: Sheet, y: float, games: tuple[int, ...], edges: list[float], *, last: bool
    ) -> float:
        paper, words = self.paper, self.words
        kind = paper.kind(8, bold=True)
        sheet.text(MARGIN, y - 12, paper.words("nr"), paper.kind(8, muted=True))
        sheet.text(MARGIN + _NUMBER, y - 12, words("deelnemer"), paper.kind(8, muted=True))
        for game, x in zip(games, edges, strict=False):
            sheet.centre(x + self.cell / 2, y - 12, str(game), kind)
        sums = (words("mp"), words("tops"), words("pnt")) if last else ()
        for at, head in enumerate(sums):
            sheet.centre(edges[-1] + (at + 0.5) * _SUM, y - 12, head, kind)
        end = edges[-1] + len(sums) * _SUM
        sheet.line(MARGIN, y - _HEADS, end, y - _HEADS, firm(paper))
        return y - _HEADS

    def _line(
        self,
        sheet: Sheet,
        y: float,
        line: _Line,
        where: tuple[tuple[int, ...], list[float]],
        *,
        last: bool,
    ) -> bool:
        """A participant; gives whether a game is grey."""
        paper = self.paper
        base = y - self.height / 2 - 3.2
        sheet.text(MARGIN, base, str(line.number), paper.kind(9.5, bold=True))
        sheet.fitted(
            MARGIN + _NUMBER, base, line.name, paper.kind(9.5), _NAME - 6, high=self.height
        )
        grey = False
        for game, x in zip(*where, strict=False):
            if game not in line.plays:
                sheet.box(x, y - self.height, self.cell, self.height, Grey)
                grey = True
            elif game in line.matchpoints:
                self._figure(sheet, x, base, line.matchpoints[game], self.cell)
        for at, text in enumerate(line.sums if last else ()):
            self._figure(sheet, where[1][-1] + at * _SUM, base, text, _SUM)
        return grey

    def _figure(self, sheet: Sheet, x: float, base: float, text: str, room: float) -> None:
        kind = self.paper.kind(9)
        text, face, size = fonts.fit(text, room - 3, kind.face, kind.size)
        sheet.centre(x + room / 2, base, text, Type(face, size, kind.colour))
