"""A numbered rectification: which games changed, who moved, and who gets another prize."""

from collections.abc import Sequence

from clubadmin.model.club.printing import Printing
from clubadmin.model.results.result import (
    ChangedGame,
    ChangedPrize,
    MovedRow,
    Rectification,
    field_name,
    other_places,
)
from clubadmin.reports.kit import fonts, heading, occasion
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper
from clubadmin.reports.kit.table import HEAD, Cell, Column, Row, Table, paginate

_NAMED = 6  # who moved, at the most by name above the games
_ROW = 19.0
_SECTION = 24.0
_GAP = 22.0
_LINE = 15.0
_WIDE = PORTRAIT[0] - 2 * MARGIN


def rectification(rectification: Rectification, printing: Printing) -> bytes:
    """The rectification as a PDF to hang beside the result it corrects."""
    paper = Paper(printing)
    paper.step = rectification.step
    paper.title = paper.words("Rectificatie {number}", number=rectification.number)
    _Correction(paper, rectification).draw()
    words = paper.words
    return paper.document(
        paper.title,
        occasion.called(paper, rectification, rectification.evening),
        words.moment(rectification.closed_at),
    )


class _Correction(Flow):
    """The drawing of one document, from the top of the first page down."""

    def __init__(self, paper: Paper, view: Rectification) -> None:
        parts = occasion.head(paper, view, view.evening)
        super().__init__(paper, [paper.club_line, *parts])
        self.words = paper.words
        self.view = view
        self.moved = sorted(
            view.moved, key=lambda row: (row.line, row.field, row.place_after, row.name)
        )

    def draw(self) -> None:
        """Reason, games, people, and what of the standings holds."""
        words, view = self.words, self.view
        if view.reason:
            reason = words("Reden: {reason}", reason=view.reason)
            self._sentence(fonts.wrap(reason, _WIDE, fonts.REGULAR, 10.5)[:12])
        who_moved = other_places(words, view.moved, _NAMED)
        self._sentence(fonts.wrap(who_moved, _WIDE, fonts.BOLD, 10.5), bold=True)
        self.y -= 16
        games = [Row(self._game(game), _ROW) for game in view.games]
        self._section(
            words("Gewijzigde spellen"),
            self._game_columns(),
            games,
            words("Er is geen spel gewijzigd."),
            words("Eerst Wij, dan Zij: punten en roem."),
        )
        ranked = sorted({(row.line, row.field) for row in self.moved}) or [("", "")]
        for line, field in ranked:
            self.y -= _GAP
            here = [row for row in self.moved if (row.line, row.field) == (line, field)]
            self._section(
                " · ".join((words("Gevolg voor de uitslag"), *self._ranked(line, field))),
                self._moved_columns(),
                [Row(self._moved(row), _ROW) for row in here],
                words("Niemands totaal of plaats is veranderd."),
            )
        if view.prizes:
            self.y -= _GAP
            prizes = [Row(self._prize(one), _ROW) for one in view.prizes]
            self._section(words("Gevolg voor de prijzen"), self._prize_columns(), prizes, "")
        if view.counts and view.moved:
            follows = words(
                "De stand van {competition} telt de uitslag zoals hij nu is. Een stand die vóór"
                " {moment} is afgedrukt, geldt niet meer.",
                competition=view.competition,
                moment=words.moment(view.closed_at),
            )
            lines = fonts.wrap(follows, _WIDE, fonts.REGULAR, 10.5)
            self.need(_GAP + _LINE * len(lines))
            self.y -= _GAP
            self._sentence(lines)

    def _sentence(self, lines: Sequence[str], *, bold: bool = False) -> None:
        for line in lines:
            self.sheet.text(MARGIN, self.y - 12, line, self.paper.kind(10.5, bold=bold))
            self.y -= _LINE

    def _ranked(self, line: str, field: str) -> list[str]:
        """Name those who are ranked with one another: a group, and a field of it."""
        group = [self.words("groep {group}", group=line)] if line else []
        return group + ([field_name(self.words, field, long=True)] if field else [])

    def _prize_columns(self) -> list[Column]:
        words = self.words
        wide = (_WIDE - 20) / 3
        return [
            Column(words("naam"), wide, right=False),
            Column("", 20),
            Column(words("was"), wide, right=False),
            Column(words("wordt"), wide, right=False),
        ]

    def _prize(self, one: ChangedPrize) -> list[Cell]:
        none = self.words("geen prijs")
        return [
            Cell(one.name, self.paper.kind(10)),
            Cell("", self.paper.kind(10)),
            Cell(self.words.text(one.before or none), self.paper.kind(10, muted=True)),
            Cell(self.words.text(one.after or none), self.paper.kind(10, bold=True)),
        ]

    def _section(
        self, title: str, columns: Sequence[Column], rows: list[Row], empty: str, note: str = ""
    ) -> None:
        paper = self.paper
        fixed = _SECTION + HEAD
        least = fixed + _ROW * min(3, max(len(rows), 1))
        self.need(least)
        rest = PORTRAIT[1] - heading.NEXT - BOTTOM - fixed
        table = Table(paper, columns)
        tail = 20.0 if note and rows else 0.0
        heights = [row.height for row in rows]
        for number, (start, end) in enumerate(
            paginate(heights, self.y - BOTTOM - fixed, rest, tail)
        ):
            if number:
                self.page()
            self.y = heading.section(paper, self.sheet, self.y, title)
            if not rows:
                self.sheet.text(MARGIN, self.y - 12, empty, paper.kind(10, muted=True))
                self.y -= 20
                return
            self.y = table.heads(self.sheet, self.y)
            self.y = table.rows(self.sheet, self.y, rows[start:end])
        if note:
            self.sheet.text(MARGIN, self.y - 14, note, paper.kind(8, muted=True))
            self.y -= tail

    def _game_columns(self) -> list[Column]:
        words = self.words
        numbers = [words("ronde {round}", round="").strip(), words("tafel"), words("spel")]
        wide = (_WIDE - 3 * 44 - 20) / 2
        return [
            *(Column(head, 44) for head in numbers),
            Column("", 20),
            Column(words("was"), wide, right=False),
            Column(words("wordt"), wide, right=False),
        ]

    def _game(self, game: ChangedGame) -> list[Cell]:
        plain, bold = self.paper.kind(10), self.paper.kind(10, bold=True)
        return [
            Cell(str(game.round), plain),
            Cell(str(game.table), plain),
            Cell(str(game.game), plain),
            Cell("", plain),
            Cell(game.before, self.paper.kind(10, muted=True)),
            Cell(game.after, bold),
        ]

    def _moved_columns(self) -> list[Column]:
        words = self.words
        place, total = words("plaats"), words("MP") if self.view.matchpoints else words("totaal")
        was = words("was")
        figures = [
            Column(f"{place} {was}", 58),
            Column(words("wordt"), 46),
            Column("", 12),
            Column(f"{total} {was}", 62),
            Column(words("wordt"), 58),
            Column(words("verschil"), 58),
        ]
        name = _WIDE - sum(column.width for column in figures)
        return [Column(words("naam"), name, right=False), *figures]

    def _moved(self, row: MovedRow) -> list[Cell]:
        words = self.words
        plain, bold = self.paper.kind(10), self.paper.kind(10, bold=True)
        muted = self.paper.kind(10, muted=True)
        moved = row.place_before != row.place_after
        return [
            Cell(row.name, bold if moved else plain),
            Cell(str(row.place_before), muted),
            Cell(str(row.place_after), bold if moved else plain),
            Cell("", plain),
            Cell(words.number(row.total_before), muted),
            Cell(words.number(row.total_after), bold),
            Cell(words.signed(row.total_after - row.total_before), plain),
        ]
