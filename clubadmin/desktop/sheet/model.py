"""A sheet in memory: the lines of its games, and the totals that the players wrote below."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from clubadmin.desktop.entry.model import EntryModel, RowPlace
from clubadmin.desktop.sheet.paper_totals import PaperRow, of_players, of_sides
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.raw import Mark
from clubadmin.domain.scoring.boxes import other_way, with_mark
from clubadmin.domain.scoring.dealers import is_drawn
from clubadmin.domain.scoring.keypad import TYPED_LAST, expand
from clubadmin.domain.scoring.sheet import ScoredSheet, earlier_lines, score_sheet
from clubadmin.domain.terms import Position, Side
from clubadmin.model.sheets.sheet import PaperTotals, Scoresheet

TOTAL_OFF = "total-mismatch"  # its game is one that may explain it
TOTALS_CODES = ("totals-points", "totals-side", "totals-roem")
_COUNTED = "game-missing"  # how many games are still to come is said in one place
_OF_THE_WHOLE = ("match-unfinished", "match-stopped")


@dataclass(frozen=True)
class Change:
    """A change to be kept: lines by game (of the other side's sheet if `second`), or totals.

    `seen` is what stood in each of these rows when typing in it began.
    """

    lines: dict[int, str] = field(default_factory=dict)
    second: bool = False
    paper: PaperTotals | None = None
    seen: dict[int, str] = field(default_factory=dict, compare=False)


class SheetModel(EntryModel):
    """A sheet being typed; rows count from 0, row `games` is that of the paper totals.

    `decided` are the games about which the director decided something.
    """

    def __init__(self, sheet: Scoresheet) -> None:
        super().__init__(sheet.rules)
        self.sheet = sheet
        self.games = sheet.games
        self.decided: frozenset[int] = frozenset()
        self.end = self._own_end = sheet.games  # games until a match to a target was over
        self.own = list(sheet.lines)
        self.other = list(sheet.other) or [""] * sheet.games
        self._dealing = _dealing_of(sheet)
        self._waiting: dict[bool, frozenset[int]] = {False: frozenset(), True: frozenset()}
        self._before: dict[bool, dict[int, str]] = {False: {}, True: {}}
        self._stood: tuple[list[str], ScoredSheet] | None = None
        self._pressed_on: dict[bool, dict[int, str]] = {False: {}, True: {}}
        self._paper = PaperRow(self.columns, sheet.paper)
        self.second = False
        self.field = 0
        self._home: tuple[int, int] | None = None  # where one was when all rows were marked
        self.jumped = False  # Enter led past rows that were typed before
        self.brought: int | None = None  # the row that undo or redo filled, until the next move
        self._judge()
        self._go_to_work()

    @property
    def lines(self) -> list[str]:
        """The lines of the sheet that is shown: the table's own or the other side's."""
        return self.other if self.second else self.own

    @property
    def count(self) -> int:
        """How many games the sheet has."""
        return self.games

    @property
    def on_paper(self) -> bool:
        """Whether the cursor is in the row of the players' own totals."""
        return self.row == self.games

    @property
    def stop(self) -> int:
        """The stop after the fields of the paper totals: Enter there signs off."""
        return self._paper.stop

    @property
    def paper(self) -> list[int | None]:
        """The players' own totals below the columns, None where nothing is typed."""
        return self._paper.figures

    @property
    def paper_so_far(self) -> list[int | None]:
        """The players' own totals; what is being typed counts once the rows come to it."""
        figures = list(self.paper)
        if self.on_paper and self.text is not None:
            total = self.totals[self.field]
            if self.text == str(total):
                figures[self.field] = total
        return figures

    @property
    def at_stop(self) -> bool:
        """Whether the cursor is past the last total, where Enter signs off and nothing is typed.

        A sheet that may not be signed off yet stops here too: whoever types on without
        looking up, thinking the next sheet is there, must not type over this one.
        """
        return self.on_paper and self.field == self.stop

    def spread_like(self, sheet: Scoresheet) -> bool:
        """Whether a sheet has the rows and the columns of this one."""
        return (sheet.games, sheet.rules) == (self.games, self.rules)

    @property
    def closed(self) -> bool:
        """Whether the evening is closed."""
        return self.sheet.closed

    @property
    def locked(self) -> bool:
        """Whether nothing may be typed here: signed off, or the evening is closed.

        Of a sheet that was signed off with totals only the games may follow.
        """
        rows_open = self.sheet.totals_of and not self.on_paper and not self.second
        return self.closed or (self.sheet.signed and not rows_open)

    @property
    def no_roem(self) -> bool:
        """Whether Enter here says that a side has no roem, where totals come first."""
        first = self.sheet.totals_first and not self.locked and bool(self.scored.missing)
        here = self.on_paper and not self.at_stop and self.text is None and not self.stored()
        return first and here and self.columns.paper[self.field].endswith("roem")

    @property
    def on_totals(self) -> bool:
        """Whether the totals on paper stand in place of the rows, be they possible or not."""
        wrong = any(one.code in TOTALS_CODES for one in self.wrong)
        return bool(self.scored.totals_of) or wrong

    def number_of(self, row: int) -> int:
        """The game that a row is of: that of its wallet where there are wallets."""
        wallets = self.sheet.place.wallets
        return wallets[row] if row < len(wallets) else row + 1

    def is_over(self, row: int) -> bool:
        """Whether a match to a target had ended before this row."""
        return row >= self.end

    def is_unplayed(self, row: int) -> bool:
        """Whether the match had ended before this row, and nothing stands in it."""
        return row < self.games and self.is_over(row) and not self.lines[row]

    @property
    def selected(self) -> range:
        """The rows that are marked for copying or clearing, at least the cursor's."""
        if self.on_paper:
            return range(0)
        return range(min(self.anchor, self.row), max(self.anchor, self.row) + 1)

    @property
    def place(self) -> RowPlace:
        """The row of the evening; that of the totals lies below the last game."""
        at, game = self.sheet.place, self.number_of(self.row)
        return RowPlace(at.number, at.round, game, self.on_paper)

    def is_waiting(self, row: int) -> bool:
        """Whether the line of a row is not in the file yet."""
        return row + 1 in self._waiting[self.second]

    def note_waiting(self, games: frozenset[int], *, second: bool) -> bool:
        """The lines of these games are not in the file yet, and no others; whether that is news."""
        news, self._waiting[second] = games != self._waiting[second], games
        before = self._before[second]
        for game in before.keys() - games:
            del before[game]
        return news

    @property
    def standing(self) -> ScoredSheet:
        """The sheet by the lines in the file: those on their way and the one typed do not count."""
        lines = list(self.lines)
        file = self.sheet.other if self.second else self.sheet.lines
        for game in self._waiting[self.second]:
            there = file[game - 1] if game <= len(file) else ""
            lines[game - 1] = self._before[self.second].get(game, there)
        if lines == self._judged:
            return self.scored
        if self._stood is None or self._stood[0] != lines:
            self._stood = lines, self._score(lines, self._written)
        return self._stood[1]

    def first_gap(self) -> int | None:
        """The first row in which nothing is typed yet, None when all are."""
        rows = enumerate(self.lines[: self.end])
        return next((row for row, line in rows if not line), None)

    def stored(self) -> str:
        """The line kept under the cursor."""
        if not self.on_paper:
            return self.lines[self.row]
        return self._paper.text(self.field)

    def fault(self) -> int | None:
        """The first game that is not typed, else the first that is wrong; None for neither."""
        gap = None if self.on_totals else self.first_gap()
        if gap is not None:
            return gap + 1
        return next(iter(self._faults), None)

    @property
    def _faults(self) -> list[int]:
        """The games that are wrong themselves."""
        return [one.game for one in self.wrong if one.game and one.code != TOTAL_OFF]

    @property
    def only_totals_off(self) -> bool:
        """Whether nothing but totals on paper keeps the sheet from being signed off."""
        return bool(self.wrong_totals()) and self.fault() is None

    def mark_all(self) -> None:
        """Mark every row; what is typed then is typed where one was."""
        home = self.row, self.field
        self.go(0)
        self.go(self.games - 1, marking=True)
        self._home = home

    def insert(self, characters: str) -> bool:
        """Type at the caret; with all rows marked, where one was before."""
        if self._home is not None and not self.locked:
            row, field = self._home
            self.go(row, field=field)
        return super().insert(characters)

    def reopen(self, game: int, keys: str) -> None:
        """Go on with a row that was half typed, if it still is what those keys say."""
        self.show_second(False)
        if not self.locked and self.own[game - 1] == expand(keys, self._forms):
            self.go(game - 1)
            self._begin()
            self.text, self.caret = keys, len(keys)
            self._judge()

    def _go_to_work(self) -> None:
        """Go to what is to be done: a row not typed, a fault, else the totals.

        Where totals come first these are to be typed, or else the games of who signed with them.
        """
        if self.locked:
            return
        totals_first = self.sheet.totals_first and not any(self.own) and not self.second
        fault = self.fault()
        if self.sheet.signed:
            self.go(self.first_gap() or 0)
        elif fault is None or totals_first:
            self.go_to_totals()
        else:
            self.go(fault - 1)

    def go(self, row: int, *, field: int = 0, marking: bool = False) -> None:
        """Put the cursor on a row; `marking` stretches the selection to it."""
        last = self.games - 1 if self.second or marking else self.games
        self.box, self.whole = None, False
        self.row = min(max(row, 0), last)
        self.field = min(max(field, 0), self.stop) if self.on_paper else 0
        self.jumped = False
        self.brought = self._home = None
        if not marking:
            self.anchor = self.row
        self._judge()

    def beside(self, by: int) -> int:
        """The row that an arrow leads to, past the games that were not played any more."""
        row = self.row + by
        while self.is_unplayed(row):
            row += by
        return row

    def forward(self) -> None:
        """Go forward by Enter: the next paper field, or the next row, past those after a match."""
        if self.on_paper and self.field + 1 == self.stop:
            self.go_to_end()
        elif self.on_paper:
            self.go(self.row, field=self.field + 1)
        elif self.row + 1 >= self.end:
            self.go(self.games)
        else:
            self.go(self.row + 1)

    def go_to_end(self) -> None:
        """Past the totals, or to the one that is off where only that is in the way."""
        off = self.wrong_totals() if self.only_totals_off else []
        self.go(self.games, field=next(iter(off), self.stop))

    def go_to_totals(self) -> None:
        """Go to the totals on paper: the first that is off, else not typed, else past them."""
        empty = [field for field, figure in enumerate(self.paper) if figure is None]
        self.go(self.games, field=next(iter(self.wrong_totals() or empty), self.stop))

    def go_on(self) -> None:
        """Go on by Enter after retyping: to what is still to do.

        That is the first game not typed, the next with a fault, a total on paper that is off,
        or else where Enter signs off. Going down a row would lead to one that is right, which
        the next keys would type over.
        """
        if self.on_paper:
            self._go_on_paper()
            return
        gap = self.first_gap()
        faults = [game - 1 for game in self._faults]
        here = self.row
        after = [row for row in faults if row > here]
        before = [row for row in faults if row < here]
        if gap is not None:
            self.go(gap)
            self.jumped = gap != here + 1
        elif after or before:
            self.go(min(after or before))
        else:
            self.go_to_totals()

    def _go_on_paper(self) -> None:
        here = self.field
        if any(figure is None for figure in self.paper[here + 1 :]):
            self.forward()
            return
        off = [field for field in self.wrong_totals() if field != here]
        if off:
            self.go(self.row, field=off[0])
        else:
            self.go_to_end()

    def wrong_totals(self) -> list[int]:
        """The paper fields whose figure cannot be, or is another than the rows come to."""
        if self.on_totals:
            off = {
                f"{side.value}_{one.field}"
                for one in self.wrong
                if one.code in TOTALS_CODES
                for side in ((one.side,) if one.side else Side)
            }
            return [field for field, name in enumerate(self.columns.paper) if name in off]
        if self.sheet.totals_first and not any(self.own):
            return []  # there is no row yet that says otherwise
        pairs = enumerate(zip(self.paper_so_far, self.totals, strict=True))
        return [field for field, (paper, total) in pairs if paper not in (None, total)]

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals of each column that the players add up themselves."""
        return self._paper.totals(self.scored)

    def clear(self) -> Change | None:
        """Empty the rows marked, or the paper field."""
        if self.locked:
            return None
        if self.at_stop:
            return None
        self.text = self.brought = None
        if self.on_paper:
            change = self._keep("")
            self._judge()
            return change
        return self._replace(dict.fromkeys(self.selected, ""))

    def put(self, lines: Sequence[str]) -> Change | None:
        """Lay lines over the rows from the cursor (or the top of what is marked) down."""
        if self.locked or self.on_paper:
            return None
        start = self.selected.start
        room = list(lines)[: self.games - start]
        self.text = None
        change = self._replace(
            {start + at: expand(line, self._forms) for at, line in enumerate(room)}
        )
        self.go(start + len(room))
        return change

    def swap_sides(self) -> Iterator[Change | None]:
        """Wij is Zij in the rows marked, or else in all of them and in the totals on paper."""
        every = len(self.selected) < 2
        rows = range(self.games) if every else self.selected
        yield self._replace({row: other_way(self.lines[row], self.rules) for row in rows})
        if every and not self.second:
            half = len(self.paper) // 2
            totals = self._paper.lay([*self.paper[half:], *self.paper[:half]])
            self._judge()
            yield Change(paper=totals) if totals else None

    def mark(self, mark: Mark, side: Side) -> Change | None:
        """Nat or pit for a side in the row one is in, or in all that are marked."""
        lines = {one: with_mark(self.lines[one], mark, side, self.rules) for one in self.selected}
        return self._replace({row: line for row, line in lines.items() if line is not None})

    def shift(self, *, down: bool) -> Change | None:
        """Make room for a game where one is, or take its row out; those below it shift."""
        below, row = self.lines[self.row :], self.row
        moved = ["", *below[:-1]] if down else [*below[1:], ""]
        change = self._replace(dict(enumerate(moved, row)))
        self.go(row)
        return change

    def show_second(self, second: bool) -> None:
        """Turn to the other side's own sheet, or back."""
        self.cancel()
        self.second, self._stood = second, None
        self._judge()
        self._go_to_work()

    def take(
        self, sheet: Scoresheet, kept: dict[bool, dict[int, str]], paper: PaperTotals | None = None
    ) -> None:
        """Take over the sheet as it is in the file; the cursor goes to a row that differs.

        What is being typed stays, and the cursor with it.

        `kept` are lines by game, of this sheet and of the other side's, and `paper` totals,
        that are on their way to the file and stay as they are.
        """
        if self.typing:
            self.receive(sheet, kept, paper)
            return
        before = (list(self.own), list(self.other), list(self.paper))
        if self._put_down(sheet, kept, paper):
            self._go_where_changed(*before)
        self._judge()

    def receive(
        self, sheet: Scoresheet, kept: dict[bool, dict[int, str]], paper: PaperTotals | None = None
    ) -> None:
        """Take over what somebody else changed; the cursor and the keys typed here stay."""
        before = self.own[self.row] if self.typing and not self.on_paper else ""
        if not self._put_down(sheet, kept, paper):
            return
        mine = self.typing and not self.on_paper and not self.second
        if mine and self.own[self.row] != before:
            self._note_changed(before)
        self._judge()

    def _put_down(
        self, sheet: Scoresheet, kept: dict[bool, dict[int, str]], paper: PaperTotals | None
    ) -> bool:
        """Whether the rows and columns are as they were."""
        same = self.spread_like(sheet)
        if not same:
            self._spread_as(sheet)
        alike = same and sheet.totals_first == self.sheet.totals_first
        self.sheet = sheet
        self._before, self._stood = {False: {}, True: {}}, None
        self._dealing = _dealing_of(sheet)
        self.own = list(sheet.lines)
        self.other = list(sheet.other) or [""] * sheet.games
        for second, lines in kept.items():
            self.lay_over(lines, second=second)
        self._paper.take(paper or sheet.paper)
        if not alike:
            self._judge()
            if not self.typing:
                self._go_to_work()
        return same

    def _spread_as(self, sheet: Scoresheet) -> None:
        """The evening got another number of games, or other rules, while the sheet was open."""
        gone = self.on_paper or self.row >= sheet.games
        self.games = self.end = self._own_end = sheet.games
        self._play_by(sheet.rules)
        self._paper = PaperRow(self.columns, sheet.paper)
        if gone:
            self.row = self.anchor = self.field = self.caret = 0
            self.text = self.box = None

    def lay_over(self, lines: dict[int, str], *, second: bool) -> None:
        """Lines by game that are not in the file yet."""
        for game, line in lines.items():
            if game <= self.games:
                (self.other if second else self.own)[game - 1] = line
        self._judge()

    @property
    def errors(self) -> bool:
        """Whether something keeps the sheet from being signed off."""
        return bool(self.wrong)

    @property
    def added_up(self) -> bool:
        """Whether the players' own totals are typed, and right."""
        return None not in self.paper and not self.wrong_totals()

    @property
    def missing(self) -> int:
        """How many games are not typed yet; none is missed where totals stand in their place."""
        return 0 if self.on_totals else sum(not line for line in self.own[: self._own_end])

    def _judge(self) -> None:
        shown = [self.shown(row) for row in range(self.games)]
        across = self.own if self.second else self.other
        compare = [line if mine else "" for line, mine in zip(across, shown, strict=True)]
        self._judged = shown
        self.scored = self._score(shown, self._written, compare if any(compare) else ())
        match = self.scored.match
        self.end = (match and match.over_after) or self.games
        if not self.second:
            self._own_end = self.end
        found = (one for one in self.scored.findings if not self._held(one))
        self._findings = (*(self._in_keys(one) for one in found), *self._questions())

    @property
    def _written(self) -> Mapping[str, int | None]:
        typing = self.field if self.on_paper and self.typing else None
        return {} if self.second else self._paper.written(typing)

    def _held(self, finding: Finding) -> bool:
        """Whether it is too early for a finding: what is typed next may make it none."""
        if finding.code == _COUNTED:
            return True
        if finding.code in _OF_THE_WHOLE:
            return bool(self.scored.missing) or self.text is not None
        if self.text is None or finding.game != self.row + 1:
            return False
        unread = self.on_paper or self.scored.games[self.row].settled is None
        return unread or self._may_grow(finding.code) or finding.code in TYPED_LAST

    def _score(
        self,
        lines: list[str],
        written: Mapping[str, int | None] = MappingProxyType({}),
        across: Sequence[str] = (),
    ) -> ScoredSheet:
        return score_sheet(
            lines,
            self.rules,
            games=self.games,
            complete=True,
            paper=of_sides(written),
            own=of_players(written),
            other=across,
            dealers=self._dealing,
            part=self.sheet.sitting > 1,
            each_half=self.sheet.each_half,
            earlier=earlier_lines(self.sheet.decided, dict(enumerate(lines, 1))),
            totals_first=self.sheet.totals_first,
        )

    @property
    def _pressed(self) -> dict[int, str]:
        return self._pressed_on[self.second]

    @property
    def _boxes(self) -> int:
        return 0 if self.on_paper else 4 if self.columns.roem else 2

    def _fits(self, characters: str) -> bool:
        typed = characters if self.whole else (self.text or "") + characters
        return not self.on_paper or self._paper.accepts(self.field, typed)

    def _keep(self, text: str) -> Change | None:
        if self.on_paper:
            totals = self._paper.put(self.field, text)
            return Change(paper=totals) if totals else None
        seen = self._seen
        if not self._keep_line(text):
            return None
        game = self.row + 1
        self._before[self.second].setdefault(game, seen)
        return Change({game: self.lines[self.row]}, self.second, seen={game: seen})

    def _replace(self, lines: dict[int, str]) -> Change | None:
        changed = {row: line for row, line in lines.items() if self.lines[row] != line}
        seen = {row + 1: self.lines[row] for row in changed}
        for row, line in changed.items():
            self._before[self.second].setdefault(row + 1, self.lines[row])
            self.lines[row] = line
        self._judge()
        if not changed:
            return None
        return Change({row + 1: line for row, line in changed.items()}, self.second, seen=seen)

    def _go_where_changed(self, own: list[str], other: list[str], paper: list[int | None]) -> None:
        for second, before, after in ((False, own, self.own), (True, other, self.other)):
            for row, (was, now) in enumerate(zip(before, after, strict=False)):
                if was != now:
                    self.second = second
                    self.go(row)
                    if now:
                        self._go_past(row)
                    return
        for at, (was_total, now_total) in enumerate(zip(paper, self.paper, strict=True)):
            if was_total != now_total:
                self.second = False
                self.go(self.games, field=at)
                if now_total is not None:
                    self.forward()
                return

    def _go_past(self, row: int) -> None:
        """Go on from a row that was filled again, which the next keys would type over."""
        gap = next((one for one in range(row + 1, self.end) if not self.lines[one]), None)
        if gap is None:
            gap = self.first_gap()
        if gap is not None:
            self.go(gap)
            self.jumped = gap != row + 1
        elif not self.second:
            self.go_to_totals()
        self.brought = row


def _dealing_of(sheet: Scoresheet) -> tuple[Position, ...]:
    return sheet.place.dealing(sheet.games, drawn=is_drawn(sheet.rules))
