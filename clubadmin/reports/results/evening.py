"""The result of an evening: places, rounds, roem, fines, pits and nat; provisional until closed.

There is a column for what somebody has: nobody has roem at manille, nor a pit.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.result import EveningResult, ResultRow, RoundFigure, depth_notes
from clubadmin.reports.kit import fonts, heading, ranking, wall
from clubadmin.reports.kit.page import LANDSCAPE, MARGIN, PORTRAIT, Paper, Sheet, Type
from clubadmin.reports.kit.table import Cell, Column
from clubadmin.reports.results import contest_result
from clubadmin.reports.rulings.ruling_words import decision_said, place_said

_NAME_LEAST, _NAME_MOST = 110.0, 150.0
_ROUND_MOST = 44.0
_PRIZE, _PRIZES = 54.0, 150.0
_HOME_MOST = 100.0
_MANY = 6  # rounds, from here on the figures are smaller
_MOST_RULINGS = 12  # that are named; of more the list of decisions tells
_HUNG_GAP = 6.0  # on a wall, the most white before a figure


def evening_result(result: EveningResult, printing: Printing, *, hung: bool = False) -> bytes:
    """The result as a PDF; hung it is large, for a wall."""
    paper = Paper(printing)
    paper.step = result.step
    words = paper.words
    contest = result.contest or result.teams
    extent = contest_result.extent(contest) if contest else (len(result.rows), 1)
    if hung:
        wall.hang(paper, lambda paper: draw_result(paper, result), *extent)
    else:
        draw_result(paper, result)
    if not result.closed:
        return paper.document(provisional(result, words), words.day(result.date))
    version = words("versie {version}", version=result.version) if result.version else ""
    return paper.document(
        _how_final(result, words, printing.stamp), version, words.day(result.date)
    )


def draw_result(paper: Paper, result: EveningResult, more: Sequence[str] = ()) -> None:
    """The pages of a result, in a paper without other pages.

    Args:
        more: sentences below a list of points.
    """
    words = paper.words
    paper.title = (
        words("Uitslag {competition}", competition=result.competition)
        if result.planned == 1
        else words("Uitslag avond {number}", number=result.number)
    )
    if result.contest is not None:
        contest_result.compared(paper, result.contest, _around(paper, result))
    elif result.teams is not None:
        contest_result.teams(paper, result.teams, _around(paper, result))
    else:
        _Evening(paper, result, more).draw()


def _how_final(result: EveningResult, words: Words, stamp: datetime | None) -> str:
    """Tell that a result is final, once no protest can come any more."""
    if stamp and result.protests_until:
        until = datetime.fromisoformat(result.protests_until)
        if stamp < until:
            return words("Protesteren kan tot {time} uur", time=words.time(until))
    return heading.final(result.rectification, words)


def provisional(result: EveningResult, words: Words) -> str:
    """Tell what is still to come, as nobody may overlook it."""
    count = result.missing
    if count == 0:
        why = words("nog niet afgesloten")
    else:
        why = words.counted("nog 1 formulier", "nog {n} formulieren", count)
    return words("Voorlopig") + f" – {why}"


def _around(paper: Paper, result: EveningResult) -> contest_result.Occasion:
    """The texts around the lists of a contest."""
    words = paper.words
    parts = [paper.club_line, words.full_day(result.date), *_season(result)]
    banner = "" if result.closed else provisional(result, words)
    remarks = {row.participant_id: _given(result, row, words) for row in result.rows}
    given = {one: said for one, said in remarks.items() if said}
    return contest_result.Occasion(parts, banner, given, "  ".join(_told(result, words)))


def _told(result: EveningResult, words: Words) -> list[str]:
    """The notes below, then the figures by decision, where these are not very many."""
    named = result.rulings if len(result.rulings) <= _MOST_RULINGS else ()
    rulings = (
        f"{place_said(words, one.round, one.table, one.game)}: {decision_said(words, one)}."
        for one in named
    )
    return [*map(words.text, result.told), *rulings]


def _season(result: EveningResult) -> list[str]:
    """The competition and its season; a contest of its own is named in the title."""
    if result.planned == 1:
        return []
    return [f"{result.competition} {heading.dashed(result.season)}"]


def _given(result: EveningResult, row: ResultRow, words: Words) -> str:
    """Tell the award; of a knock-out that is over the winner and the loser of the final."""
    told = [words.text(row.given)] if row.given else []
    if FORMATS[result.format].decides is Decides.KNOCKOUT and result.in_final(row):
        first = words.counted("winnaar", "winnaars", 1)
        told.insert(0, first if result.in_final(row) == 1 else words("verloor de finale"))
    return " · ".join(told)


class _Evening:
    """The drawing of one document."""

    def __init__(self, paper: Paper, view: EveningResult, more: Sequence[str]) -> None:
        self.paper, self.more = paper, more
        self.words = paper.words
        self.view = view
        self.prizes = any(_given(view, row, self.words) for row in view.rows)
        self.clubs = not paper.hung and any(row.district for row in view.rows)
        self.roem = any(row.roem for row in view.rows)
        self.fines = any(row.fined for row in view.rows)
        self.split = self.roem or self.fines  # else points are the total
        self.by_round = view.depth != "evening"
        self.nat = view.depth == "game" and any(row.pits or row.nat for row in view.rows)
        self.pits = self.nat or any(row.pits for row in view.rows)
        self.figure = 10.0 if view.rounds < _MANY else 8.5
        self.size, self.columns = self._choose()

    def _choose(self) -> tuple[tuple[float, float], list[Column]]:
        usual, longest = ranking.name_room([self._name(row) for row in self.view.rows])
        wanted = min(max(usual, _NAME_LEAST), _NAME_MOST)
        for size in (self.paper.size,) if self.paper.hung else (PORTRAIT, LANDSCAPE):
            columns = self._columns(size, max(wanted, longest))
            if self.paper.hung and columns[2].width < 0:
                raise wall.TooNarrow
            if columns[2].width >= wanted:
                break
        return size, columns

    def _columns(self, size: tuple[float, float], names: float) -> list[Column]:
        words, view = self.words, self.view
        rounds = view.rounds if self.by_round else 0
        figures = [
            *(self._split_columns() if self.split else []),
            *([self._pits_column()] if self.pits else []),
            *([Column(words("nat"), 20 if self.paper.hung else 25)] if self.nat else []),
            Column(words("totaal"), self._totals_width()),
            *(
                [Column("", 10), Column("", self._prizes_width(), False, words("bijzonderheden"))]
                if self.prizes
                else []
            ),
        ]
        places = max((row.place for row in view.rows), default=0)
        place = max(fonts.width(str(places), fonts.BOLD, ranking.LARGEST * ranking.LARGE), 14.0)
        home = self._homes()
        room = size[0] - 2 * MARGIN - place - 13 - sum(column.width for column in (*home, *figures))
        each = self._width([f.total for row in view.rows for f in row.rounds], 7)
        if self.prizes:
            more = max(
                0.0, min(self._given_width() - figures[-1].width, room - each * rounds - names)
            )
            figures[-1] = replace(figures[-1], width=figures[-1].width + more)
            room -= more
        if rounds and room > names:  # the figures stand near the names they belong to
            each = max(each, min((room - names) / rounds, _ROUND_MOST))
        who = words.text(FORMATS[view.format].entrant.word)
        return [
            Column("", place, read=words("plaats")),
            Column("", 13),
            Column(who, room - each * rounds, right=False),
            *home,
            *(self._round_column(number, each) for number in range(1, rounds + 1)),
            *figures,
        ]

    def _homes(self) -> list[Column]:
        """The column of clubs or districts, on a paper that is held in the hand."""
        if not self.clubs:
            return []
        longest = max(fonts.width(row.district, fonts.REGULAR, 8.5) for row in self.view.rows)
        return [Column(self.words("voor"), min(longest, _HOME_MOST) + 8, right=False)]

    def _prizes_width(self) -> float:
        """Room for what prizes are, where that is known; what is left over comes to it."""
        given = self._given_width()
        return given if self.paper.hung else min(max(_PRIZE, given), _PRIZES)

    def _given_width(self) -> float:
        given = [_given(self.view, row, self.words) for row in self.view.rows]
        return max(fonts.width(one, fonts.BOLD, 8.5) for one in given) + 8

    def _round_column(self, number: int, wide: float) -> Column:
        """The first says what the figures are; it may stand over the names' free end."""
        whole = self.words("ronde {round}", round=number)
        return Column(whole if number == 1 else str(number), wide, read=whole)

    def _pits_column(self) -> Column:
        most = self._width([row.pits for row in self.view.rows], 11)
        return Column(self.words("pits"), most)

    def _split_columns(self) -> list[Column]:
        words, rows = self.words, self.view.rows
        apart = 6 if self.paper.hung else 0  # from the sign behind a round
        points = self._width([row.points for row in rows], 17) + apart
        columns = [Column(words("punten"), points)]
        if self.roem:
            columns.append(Column(words("roem"), self._width([row.roem for row in rows], 12)))
        if self.fines:
            columns.append(Column(words("straf"), self._width([row.fined for row in rows], 11)))
        return columns

    def _totals_width(self) -> float:
        """Totals are bold, and those of the first three large."""
        totals = [row.total for row in self.view.rows]
        if not self.paper.hung:
            return self._width(totals, 25)
        bold = max(map(self.words.number, totals), key=len, default="")
        return fonts.width(bold, fonts.BOLD, self.figure * ranking.LARGE) + _HUNG_GAP + 6

    def _width(self, figures: Sequence[int], gap: float) -> float:
        """Room for the largest of `figures` with `gap` before it, at least for a head."""
        if self.paper.hung:  # names are read from afar, and figures stand close enough
            gap = min(gap, _HUNG_GAP)
        largest = self.words.number(max(figures, default=0))
        return max(fonts.width(largest, fonts.REGULAR, self.figure), 16.0) + gap

    def draw(self) -> None:
        """Draw all pages of the result."""
        ranking.draw(
            self.paper,
            ranking.Ranking(
                size=self.size,
                columns=self.columns,
                figure=self.figure,
                narrow=False,
                places=[row.place for row in self.view.rows],
                cells=self._cells,
                top=self._top,
                notes="  ".join([*self._notes(), *self.more]),
            ),
        )

    def _top(self, sheet: Sheet) -> float:
        view = self.view
        banner = "" if view.closed else provisional(view, self.words)
        if len(self.paper.sheets) > 1:
            return heading.following(self.paper, sheet, banner)
        day = self.words.full_day(view.date)
        parts = [self.paper.club_line, day, *_season(view), view.rule_set_title]
        return heading.first(self.paper, sheet, parts, banner)

    def _cells(self, index: int, kinds: ranking.Types) -> list[Cell]:
        row = self.view.rows[index]
        number = self._number
        cells = [
            Cell("–" if row.unknown else str(row.place), kinds.place),
            Cell("", kinds.place),
            Cell(self._name(row), kinds.name),
            *([Cell(row.district, self.paper.kind(8.5, muted=True))] if self.clubs else []),
        ]
        if self.by_round:
            figures = {figure.round: figure for figure in row.rounds}
            cells += [
                self._round(figures.get(round_), row, kinds)
                for round_ in range(1, self.view.rounds + 1)
            ]
        if self.split:
            cells.append(Cell(number(row, row.points), kinds.side))
        if self.roem:
            cells.append(Cell(number(row, row.roem), kinds.side))
        if self.fines:
            cells.append(Cell(number(row, row.fined) if row.fined else "–", kinds.side))
        rest = "?" if row.totals_only else ""
        if self.pits:
            cells.append(Cell(f"{row.pits or ''}{rest}" or "–", kinds.side))
        if self.nat:
            cells.append(Cell(f"{row.nat or ''}{rest}" or "–", kinds.side))
        cells.append(Cell(number(row, row.total), kinds.total))
        if self.prizes:
            cells += [Cell("", kinds.total), self._prize(row)]
        return cells

    def _number(self, row: ResultRow, figure: int) -> str:
        return "?" if row.unknown else self.words.number(figure)

    def _name(self, row: ResultRow) -> str:
        return self.words("{name} (gast)", name=row.name) if row.guest else row.name

    def _round(self, figure: RoundFigure | None, row: ResultRow, kinds: ranking.Types) -> Cell:
        if figure is None:
            return Cell("…" if row.missing else "–", kinds.struck)
        sign = "°" if figure.credit else "*" if figure.fill_in else "†" * figure.totals_only
        return Cell(self.words.number(figure.total), kinds.figure, sign)

    def _prize(self, row: ResultRow) -> Cell:
        return Cell(
            _given(self.view, row, self.words), Type(fonts.BOLD, 8.5, self.paper.ink.accent)
        )

    def _fines_note(self) -> str:
        """Explain the fines, and whether they stop at 0."""
        words, view = self.words, self.view
        figures = [figure for row in view.rows for figure in row.rounds]
        sitting = FORMATS[view.format].sitting
        if sitting > 1 and any(figure.fines != figure.fined for figure in figures):
            return words(
                "Straf gaat van de {rounds} boompjes aan één tafel samen af, nooit verder dan"
                " tot 0.",
                rounds=sitting,
            )
        if any(row.fined > row.fines for row in view.rows):
            return words("Straf is van de ronde en van het totaal af, nooit verder dan tot 0.")
        return words("Straf is van de ronde en van het totaal af.")

    def _notes(self) -> list[str]:
        words, view = self.words, self.view
        figures = [figure for row in view.rows for figure in row.rounds]
        absent = any(len(row.rounds) < view.rounds and not row.missing for row in view.rows)
        unknown = any(row.unknown for row in view.rows)
        notes = []
        if self.by_round and figures and self.roem:
            notes.append(words("De ronden zijn punten en roem samen."))
        if self.fines:
            notes.append(self._fines_note())
        if any(figure.credit for figure in figures):
            notes.append(words("° punten voor een ronde stilzitten."))
        if any(figure.fill_in for figure in figures):
            notes.append(words("* gemaakt als invaller, beter dan aan de eigen tafel."))
        if not view.closed and any(row.missing for row in view.rows):
            notes.append(words("… formulier nog niet binnen."))
        if self.by_round and absent:
            notes.append(words("– niet gespeeld."))
        if view.totals_only:
            notes.append(words("† alleen totalen bekend."))
        if unknown:
            notes.append(words("? niet bekend."))
        notes += _told(view, words)
        return [*notes, *depth_notes(words, view.depth)]
