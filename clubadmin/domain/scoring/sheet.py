"""A whole sheet: its rows settled and checked, its totals, what the players added up and when.

Players add up what they wrote; a decision changes a row later. Their totals then differ from
the rows, and the decision tells why: that is worth a warning, and no reason to add up again.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, islice, pairwise, product

from clubadmin.domain.row.doubling import carried
from clubadmin.domain.row.findings import (
    Finding,
    finding,
    of_sheet,
    one_game,
    sheet_article,
    unreadable,
)
from clubadmin.domain.row.hand_roem import declared_amount, is_void
from clubadmin.domain.row.raw import Box, Mark, RawGame
from clubadmin.domain.row.seat_totals import SeatTotal, seat_totals
from clubadmin.domain.row.settle import NOTHING, Amounts, SettledGame, hanging
from clubadmin.domain.row.writing import write_line
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.dealers import dealt
from clubadmin.domain.scoring.entry import Unreadable, fold, parse_line
from clubadmin.domain.scoring.match import Match, check_match, match_of
from clubadmin.domain.scoring.systems import system_of
from clubadmin.domain.scoring.totals import OwnTotals, Paper, Row, check_own_totals, check_totals
from clubadmin.domain.scoring.totals_first import Totals, check_possible, may_count, written_totals
from clubadmin.domain.terms import Outcome, Position, Severity, Side

Earlier = Mapping[int, tuple[str, ...]]
"""By game the lines that stood there before the decisions about it, "" for nothing."""

Judge = Callable[[Mapping[int, str]], Sequence[Finding]]
"""Finds what is wrong with the totals where these games have these lines."""

_MOST_TRIED = 64
_UNPLAYED = (Outcome.NOT_PLAYED, Outcome.CANCELLED)


def earlier_lines(
    decided: Mapping[int, Sequence[tuple[str, str]]], lines: Mapping[int, str]
) -> dict[int, tuple[str, ...]]:
    """The lines that stood in rows before decisions that still hold.

    Args:
        decided: by game the row before and after each decision, in the order of deciding.
        lines: what stands in the rows now; a row that was changed since has its own reason.
    """
    found = {}
    for game, rows in decided.items():
        now = lines.get(game, "")
        if rows and rows[-1][1] == now:
            before = dict.fromkeys(line for line, _ in reversed(rows) if line != now)
            if before:
                found[game] = tuple(before)
    return found


def explained(found: Sequence[Finding], earlier: Earlier, totals: Judge) -> tuple[Finding, ...]:
    """The findings about totals; as warnings where all totals are those of before decisions.

    The fewest decisions that explain every total together count; where none do, nothing changes.
    """
    if not found:
        return ()
    for lines in islice(_choices(earlier), _MOST_TRIED):
        if not totals(lines):
            games = tuple(sorted(lines))
            return tuple(_as_warning(one, games) for one in found)
    return tuple(found)


def _choices(earlier: Earlier) -> Iterator[dict[int, str]]:
    """The fewest first, and of as many those of the last games."""
    last_first = list(earlier)[::-1]
    for count, _ in enumerate(last_first, 1):
        for games in combinations(last_first, count):
            for lines in product(*(earlier[game] for game in games)):
                yield dict(zip(games, lines, strict=True))


def _as_warning(one: Finding, games: tuple[int, ...]) -> Finding:
    said = ", ".join(str(game) for game in games)
    args = {**one.values, "reason": "decided", "rows": games, "games": said}
    return replace(one, game=one_game(games), severity=Severity.WARNING, args=tuple(args.items()))


_LOOKS_LIKE = {
    "o": "0",
    "l": "1",
    "=": "+",
    "_": "-",
    ":": ".",
    ";": ".",
    "\\": "/",
    "m": "n",
    "b": "n",
    "c": "v",
    "e": "w",
    "q": "w",
    "a": "z",
}
_STILL_TO_TYPE = ("bid-missing", "solo-player")
"""What a line may lack without being less likely: it is said of the line once it is chosen."""

_LONGEST = 40
_MOST_OFFERED = 2


def readings(text: str, line: Unreadable, rules: RuleSet) -> tuple[str, ...]:
    """Find at most two readable lines without faults that differ in the sign named."""
    folded, at = fold(text), len(fold(text[: line.position - 1]))
    if not line.char or len(folded) > _LONGEST or line.reason == "points-first":
        return ()
    found = dict.fromkeys(
        trial for trial in _trials(folded, at, line.reason) if _good(trial, rules)
    )
    return tuple(found)[:_MOST_OFFERED]


def _trials(folded: str, at: int, reason: str) -> Iterator[str]:
    before, char, after = folded[:at], folded[at], folded[at + 1 :]
    if char in _LOOKS_LIKE:
        yield before + _LOOKS_LIKE[char] + after
    if before[-1:].isdigit() and after[:1].isdigit():
        yield f"{before}+{after}"
        yield f"{before}-{after}"
    yield before + after.removeprefix("/" if reason == "solo-unknown" else "")


def _good(trial: str, rules: RuleSet) -> bool:
    raw = parse_line(trial, rules)
    if isinstance(raw, Unreadable):
        return False
    system = system_of(rules)
    found = system.check(raw, system.settle(raw, rules), rules)
    return all(one.code in _STILL_TO_TYPE for one in found)


def check_carried(games: Sequence[tuple[int, RawGame]], rules: RuleSet) -> Iterator[Finding]:
    """A reminder at each game to which roem may be carried that is not in it yet.

    `games` are the rows that can be read, with their numbers.
    """
    if not (rules.hand_trick and rules.hand_carried):
        return
    article = rules.articles["hand_carried"]
    for (earlier, before), (number, raw) in pairwise(games):
        for side in Side:
            amount = declared_amount(before, side, rules)
            missing = declared_amount(raw, side, rules) < amount
            if number == earlier + 1 and is_void(before, side, rules) and amount and missing:
                yield finding(
                    "hand-carry", side, "roem", article, number, amount=amount, earlier=earlier
                )


def check_hanging(
    games: Sequence[tuple[int, RawGame]], rules: RuleSet, length: int
) -> Iterator[Finding]:
    """Check that who won a game has what hung of the games before it, and nobody else.

    Args:
        games: the rows that can be read, with their numbers.
        length: how many games the sheet has; what hangs after the last one goes nowhere.
    """
    if not rules.hangs:
        return
    article, hung, since, last = rules.articles["tie"], NOTHING, 0, 0
    for number, raw in games:
        known, last = number == last + 1, number
        if not known:
            hung = NOTHING  # of the game between nothing is known yet
        if (left := hanging(raw, rules)) is not None:
            hung, since = hung + left, since if hung.total else number
            continue
        game = system_of(rules).settle(raw, rules)
        if game.ns.total == game.ew.total:
            continue  # not played, or as the director decided: it hangs on
        over = carried(raw, rules)
        if known and over != hung.points:
            meant = _with_hung(raw, game, hung, over)
            about = ("hung", Side.NS if game.ns.total > game.ew.total else Side.EW, "row")
            values = {"reason": "missing" if hung.points else "none", "earlier": since}
            amount = hung.total or over
            yield finding(*about, article, number, amount=amount, meant=meant, **values)
        hung = NOTHING
    if hung.total and last == length:
        yield finding("hung", None, "row", article, since, reason="last", amount=hung.total)


def _with_hung(raw: RawGame, game: SettledGame, hung: Amounts, over: int) -> tuple[str, ...]:
    """The line as it is meant: what hung is with the winner, and nothing that did not."""
    more = Amounts(hung.points - over, hung.roem)
    of_ns = game.ns.total > game.ew.total
    ns, ew = game.ns + (more if of_ns else NOTHING), game.ew + (NOTHING if of_ns else more)
    mark = Mark.NAT if game.outcome is Outcome.NAT else raw.mark
    raw = replace(raw, played_by=None, counted=False, mark=mark, mark_side=game.side)
    raw = replace(raw, ns_roem=ns.roem or Box.STRIPE, ew_roem=ew.roem or Box.STRIPE)
    return (write_line(replace(raw, ns_points=ns.points, ew_points=ew.points)),)


@dataclass(frozen=True, slots=True)
class Judged:
    """The outcome of a line, whatever game it stands for."""

    raw: RawGame | None
    settled: SettledGame | None
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class ScoredGame:
    """A row of a sheet. `raw` and `settled` are None while it is not typed or unreadable."""

    game: int
    typed: str
    raw: RawGame | None
    settled: SettledGame | None
    findings: tuple[Finding, ...] = ()
    remark: str = ""

    def with_remark(self, remark: str) -> "ScoredGame":
        """The row with the remark that was written beside it."""
        return replace(self, remark=remark) if remark else self


@dataclass(frozen=True, slots=True)
class ScoredSheet:
    """A sheet settled and checked; `findings` holds those of the rows as well.

    `missing` are the games that are not typed, those after the end of a match left out.
    `seats` has what each player has, () when nobody differs from his side; `match` is None
    where nothing is played to a target; `dealers` deal the games, () while that is not known.
    Its rows come to `ns` and `ew`; while `totals` count in place of them, for `totals_of` games.
    """

    rules: RuleSet
    games: tuple[ScoredGame, ...]
    ns: Amounts
    ew: Amounts
    findings: tuple[Finding, ...]
    typed: int
    missing: tuple[int, ...]
    seats: tuple[SeatTotal, ...] = ()
    match: Match | None = None
    dealers: tuple[Position, ...] = ()
    totals: Totals | None = None
    totals_of: int = 0

    @property
    def counts(self) -> Totals:
        """The points and roem that the sheet counts for each side: by its rows, or by totals."""
        return self.totals or (self.ns, self.ew)

    @property
    def errors(self) -> tuple[Finding, ...]:
        """The findings that keep the sheet from being signed off."""
        return tuple(one for one in self.findings if one.severity is Severity.ERROR)


@lru_cache(maxsize=16384)
def judge(text: str, rules: RuleSet) -> Judged:
    """A line parsed, settled and checked, with findings that name no game."""
    raw = parse_line(text, rules)
    if isinstance(raw, Unreadable):
        found = (unreadable(raw, rules, readings(text, raw, rules)),)
        return Judged(None, None, of_sheet(found, rules))
    system = system_of(rules)
    settled = system.settle(raw, rules)
    return Judged(raw, settled, of_sheet(system.check(raw, settled, rules), rules))


@lru_cache(maxsize=4096)
def score_line(text: str, rules: RuleSet, game: int, *, blank: bool = True) -> ScoredGame:
    """A line as row `game` of a sheet.

    A line of nothing but spaces is not typed yet; it is unreadable where `blank` is False.
    """
    if blank and not fold(text):
        return ScoredGame(game, text, None, None)
    judged = judge(text, rules)
    findings = tuple(replace(one, game=game) for one in judged.findings)
    return ScoredGame(game, text, judged.raw, judged.settled, findings)


def score_sheet(
    lines: Sequence[str | ScoredGame],
    rules: RuleSet,
    *,
    games: int | None = None,
    complete: bool = False,
    paper: Paper | None = None,
    own: OwnTotals | None = None,
    other: Sequence[str] = (),
    earlier: Earlier | None = None,
    dealers: Sequence[Position] = (),
    part: bool = False,
    each_half: bool = False,
    totals_first: bool = False,
    found: Iterable[Finding] = (),
) -> ScoredSheet:
    """All rows of a sheet, its totals, and what is wrong with it.

    Args:
        lines: one a game, in order; "" where nothing is typed yet. Or rows that were judged.
        rules: the rule set it was played under.
        games: how many games the sheet should have.
        complete: report every game that is not typed as missing.
        paper: the players' own totals, points and roem of Wij and of Zij, None where not
            written; judged once no row is missing.
        own: in place of `paper` where three players each add up their own: theirs by seat.
        other: the lines of the other side's sheet of the same games, Wij and Zij as on this one.
        earlier: what stood in rows that a decision changed: totals of before are a warning.
        dealers: who deals each game, where that is on the sheet.
        part: whether fines come off later, as the sheet is one of several of a round.
        each_half: whether halves of a point are rounded in each game, as of before.
        totals_first: whether the totals on paper count until every game is typed without faults.
        found: findings beside those of the rows.
    """
    rows = tuple(
        score_line(one, rules, number) if isinstance(one, str) else one
        for number, one in enumerate(lines, 1)
    )
    if complete:
        rows = tuple(_as_whole(row, rules) for row in rows)
    typed = {row.game for row in rows if row.findings or row.raw}
    played = [(row.game, row.settled) for row in rows]
    match = match_of(played, rules)
    length = max(games or len(rows), len(rows))
    wanted = range(1, ((match and match.over_after) or length) + 1)
    missing = tuple(number for number in wanted if number not in typed)
    settled = [row.settled for row in rows if row.settled]
    of_rows = [one for row in rows for one in row.findings]
    whole: list[Finding] = []
    written = written_totals(paper, rules) if totals_first and may_count(rules) else None
    totals_of = 0
    if written and (missing or any(one.severity is Severity.ERROR for one in of_rows)):
        totals_of = length - sum(one.outcome in _UNPLAYED for one in settled)
        impossible = [*check_possible(written, totals_of, rules)]
        whole += impossible
        totals_of = 0 if impossible else totals_of
    elif complete:
        whole += _missing(missing, typed, rules)
    if match:
        full = not missing
        to_the_end = full and length >= (games or rules.games)
        whole += check_match(match, played, rules, complete=complete or to_the_end, full=full)
    if not missing:

        def totals(lines: Mapping[int, str]) -> list[Finding]:
            shown = tuple(_in_place(row, lines, rules) for row in rows)
            return _totals(shown, paper, own, rules, each_half=each_half)

        whole += explained(totals({}), earlier or {}, totals)
    read = [(row.game, row.raw) for row in rows if row.raw]
    whole += check_carried(read, rules)
    whole += check_hanging(read, rules, length)
    dealing = dealt(read, rules, length, dealers)
    whole += dealing.findings
    whole += _differ(rows, other, rules)
    whole += found
    return ScoredSheet(
        rules,
        rows,
        sum((one.ns for one in settled), NOTHING),
        sum((one.ew for one in settled), NOTHING),
        (*of_rows, *of_sheet(tuple(whole), rules)),
        len(typed),
        missing,
        seat_totals(settled, rules, part=part, each_half=each_half),
        match,
        dealing.dealers,
        written if totals_of else None,
        totals_of,
    )


def _as_whole(row: ScoredGame, rules: RuleSet) -> ScoredGame:
    """A row of a sheet that should be whole: what could still be asked is now an error."""
    found = tuple(
        _unknown_player(rules, row.game) if one.code == "solo-player" else one
        for one in row.findings
    )
    return row if found == row.findings else replace(row, findings=found)


def _unknown_player(rules: RuleSet, game: int) -> Finding:
    (found,) = of_sheet(
        (finding("solo-unknown", None, "row", rules.articles["players"], game),), rules
    )
    return found


def _missing(missing: Sequence[int], typed: Set[int], rules: RuleSet) -> Iterator[Finding]:
    """The games that a sheet that should be whole still lacks."""
    for number in missing:
        followed = number < max([number, *typed])
        if followed or not rules.target:  # to a target the rest need not be played
            yield finding("game-missing", None, "row", sheet_article(rules), number)


def _in_place(row: ScoredGame, lines: Mapping[int, str], rules: RuleSet) -> ScoredGame:
    return score_line(lines[row.game], rules, row.game) if row.game in lines else row


def _totals(
    rows: Sequence[ScoredGame],
    paper: Paper | None,
    own: OwnTotals | None,
    rules: RuleSet,
    *,
    each_half: bool,
) -> list[Finding]:
    """Check the sums that players wrote, of two sides or of three players."""
    found = list(_paper(rows, paper, rules)) if paper else []
    if own:
        games = [(row.game, row.settled) for row in rows]
        found += check_own_totals(games, own, rules, each_half=each_half)
    return found


def _paper(rows: Sequence[ScoredGame], paper: Paper, rules: RuleSet) -> tuple[Finding, ...]:
    settled = [Row(row.game, row.settled, row.raw) for row in rows if row.settled and row.raw]
    unread = [row.game for row in rows if row.findings and not row.raw]
    return check_totals(settled, unread, paper, rules)


def _differ(
    rows: Sequence[ScoredGame], other: Sequence[str], rules: RuleSet
) -> tuple[Finding, ...]:
    """The first game where the two parties' sheets part, as far as both are typed."""
    for mine, line in zip(rows, other, strict=False):
        theirs = score_line(line, rules, mine.game)
        untyped = not fold(mine.typed) or not fold(line)
        if not untyped and _figures(mine) != _figures(theirs):
            return (
                finding(
                    "sheets-differ",
                    None,
                    "row",
                    sheet_article(rules),
                    mine.game,
                    mine=_shown(mine, theirs),
                    theirs=_shown(theirs, mine),
                ),
            )
    return ()


def _figures(row: ScoredGame) -> object:
    if row.settled is None:
        return fold(row.typed)
    return (row.settled.ns, row.settled.ew, row.settled.shares)


def _shown(row: ScoredGame, beside: ScoredGame) -> str:
    """The figures of a row, or the row as typed where figures do not tell it from the other."""
    settled, other = row.settled, beside.settled
    if settled is None or settled.outcome in _UNPLAYED:
        return row.typed.strip()[:_MOST_SHOWN]
    sides = (settled.ns, settled.ew)
    if other and sides == (other.ns, other.ew):
        return row.typed.strip()[:_MOST_SHOWN]
    return " – ".join(f"{amounts.points} {amounts.roem or '/'}" for amounts in sides)


_MOST_SHOWN = 20
