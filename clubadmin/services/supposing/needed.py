"""Needed scores on the last evenings for each place, drops included: "Wat heb ik nodig?"."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction
from math import ceil

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Decides
from clubadmin.domain.standings.absence import rounded
from clubadmin.domain.standings.needed import Coming, Prospects, Target
from clubadmin.domain.standings.ranked import OPENING, RankedSeason, more_evenings
from clubadmin.errors import Refused
from clubadmin.model.kit.carried import carried
from clubadmin.model.results.result import StandingRow, Standings
from clubadmin.model.supposing.needed import ComingEvening, Expected, Needed, NeededCell, NeededRow
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import as_date
from clubadmin.services.members.entrants import ENTRANT
from clubadmin.services.standings.figures import Held
from clubadmin.services.standings.material import Asked, Material, about, gather, names_of
from clubadmin.services.standings.standings import standings_of
from clubadmin.storage.sums.rounds import WHOLE

_PLANNED = text(
    "SELECT e.number, e.date FROM evening e WHERE e.competition_id = :competition"
    " UNION ALL SELECT a.number, e.date FROM also_counts a JOIN evening e ON e.id = a.evening_id"
    " WHERE a.competition_id = :competition ORDER BY 1"
)
_OPEN = (
    "(SELECT t.round FROM playing_table t LEFT JOIN scoresheet f ON f.playing_table_id = t.id"
    " WHERE t.evening_id = :evening GROUP BY t.round"
    " HAVING sum(coalesce(f.status, 'draft') <> 'signed') {0})"
)
_ROUNDS = text(
    f"SELECT e.rounds, (SELECT count(*) FROM {_OPEN.format('= 0')}) AS done"
    " FROM evening e WHERE e.id = :evening"
)
_THERE = text(f"SELECT {ENTRANT} FROM participant p WHERE p.evening_id = :evening")
_TYPED = text(
    f"SELECT {ENTRANT}, count(*) * e.games,"
    f" sum(CASE WHEN {WHOLE} THEN e.games ELSE coalesce(f.played, 0) END)"
    " FROM participant p JOIN evening e ON e.id = p.evening_id"
    " JOIN seat s ON s.participant_id = p.id AND NOT s.fill_in"
    " JOIN playing_table t ON t.id = s.playing_table_id"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id"
    f" WHERE e.id = :evening AND t.round IN {_OPEN.format('> 0')} GROUP BY p.id, t.round"
    f" UNION ALL SELECT {ENTRANT}, 1, 1 FROM participant p JOIN round_result r"
    " ON r.participant_id = p.id AND r.credit"
    f" WHERE p.evening_id = :evening AND r.round IN {_OPEN.format('> 0')}"
)
"""Games of everybody in each round that is not over, and how many of them are typed.

Who has points for sitting it out has nothing more to make in it.
"""

PLACES = 3  # that are asked about, unless somebody asks otherwise
_STEP = 100  # what nobody is thought to pass is rounded up to this
_RECORD = text(
    "SELECT max(coalesce(k.matchpoints, x.total)) FROM evening_result x"
    " JOIN evening e ON e.id = x.evening_id JOIN competition c ON c.id = e.competition_id"
    " LEFT JOIN contest_result k ON k.participant_id = x.participant_id"
    " WHERE c.format = :format AND e.games = :games AND e.rounds = :rounds"
)
_SIZE = text("SELECT games, rounds FROM competition WHERE id = :competition")
Drops = Mapping[tuple[int, int], tuple[tuple[int, int], ...]]
"""By entrant and place: the evenings that count no more."""


@dataclass(frozen=True)
class Ahead:
    """The evenings to come, for the reckoning and for people."""

    coming: tuple[Coming, ...]
    told: tuple[ComingEvening, ...]
    wins: bool
    shares: Mapping[int, Fraction]  # of an evening, where one that is going on is all there is
    opening: int = 0  # how many evenings an opening stand is of

    @property
    def numbers(self) -> frozenset[int]:
        """Under which they count."""
        return frozenset(one.evening for one in self.coming)


def ahead_of(conn: Connection, material: Material, left: int | None, most: int) -> Ahead:
    """Find what is still to be played.

    Args:
        material: the season so far.
        left: how many evenings are to come besides one that is going on; None: those that were
            made without having been played, and as many more as the competition plans.
        most: what anybody can make at most on an evening.
    """
    begun = [one for one in material.held if one.status == "open" and _left(conn, one)]
    over = {one.number for one in material.held}
    rows = conn.execute(_PLANNED, {"competition": material.about["id"]})
    days = {row.number: as_date(row.date) for row in rows if row.number not in over}
    planned = int(material.about["evenings"])
    held = len(over) + more_evenings(material.opening, over)
    count = max(len(days), planned - held) if left is None else left
    numbers = sorted(days)[:count]
    last = max((*over, *days, material.opening))
    numbers += range(last + 1, last + 1 + count - len(numbers))
    wins = material.force.rule.by_wins
    return Ahead(
        coming=(
            *(_going_on(conn, material, one, most) for one in begun),
            *(Coming(number, most) for number in numbers),
        ),
        told=(
            *(ComingEvening(one.number, one.date, begun=True) for one in begun),
            *(ComingEvening(number, days.get(number)) for number in numbers),
        ),
        wins=wins,
        opening=material.opening,
        shares=_shares(conn, begun[0]) if len(begun) == 1 and not numbers else {},
    )


def _left(conn: Connection, evening: Held) -> int:
    """How many rounds of an evening are not over; none of one from paper."""
    if evening.depth != "game":
        return 0
    row = conn.execute(_ROUNDS, {"evening": evening.id}).one()
    return max(int(row.rounds) - int(row.done), 0)


def _going_on(conn: Connection, material: Material, evening: Held, most: int) -> Coming:
    """Describe an evening being played: scores so far count, the rest is open."""
    left = {who: ceil(most * share) for who, share in _shares(conn, evening).items()}
    return Coming(
        evening.number,
        max(left.values(), default=most),
        {one.entrant: one.total for one in material.figures if one.evening == evening.number},
        there=frozenset(left),
        left=left,
    )


def _shares(conn: Connection, evening: Held) -> dict[int, Fraction]:
    """The part of an evening that is going on that everybody who is there has still to play."""
    which = {"evening": evening.id}
    rounds = conn.execute(_ROUNDS, which).scalar_one()
    found = dict.fromkeys(conn.execute(_THERE, which).scalars(), Fraction(_left(conn, evening)))
    for who, games, typed in conn.execute(_TYPED, which):
        found[who] -= Fraction(typed, games)
    return {who: max(left, Fraction()) / rounds for who, left in found.items()}


def _settled(conn: Connection, material: Material) -> Material:
    """Without what is going on where half a round tells nothing: its win points or comparisons."""
    if material.form.by_points and not material.force.rule.by_wins:
        return material
    held = [one for one in material.held if one.status != "open" or not _left(conn, one)]
    numbers = {one.number for one in held}
    rows = [one for one in material.figures if one.evening in numbers]
    return replace(material, held=held, rows=rows)


@dataclass(frozen=True)
class Question:
    """The question about needed scores; None takes what lies at hand."""

    after: int | None = None  # as it was after this evening; None: as it is
    left: int | None = None  # how many evenings are still to come; None: what is planned
    most: int | None = None  # on an evening; None: the record, rounded up
    expected: Expected = "average"
    places: int = PLACES


AS_IT_IS = Question()


def needed(
    club: OpenClub,
    competition_id: int,
    question: Question = AS_IT_IS,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> Needed:
    """Work out the needed scores, as far as the rule of the competition allows."""
    known = reckoning(club, competition_id, question)
    empty = _needed(known.material, known.found, known.ahead)
    most, record = known.most, known.record
    asked = replace(empty, most=most, record=record, expected=question.expected)
    if not known.ahead.coming:
        return asked
    rows, proved = _rows(known, question, progress)
    return replace(asked, rows=rows, proved=proved)


@dataclass(frozen=True)
class Reckoning:
    """The known facts before anything is reckoned out."""

    material: Material
    found: Standings
    ahead: Ahead
    most: int
    record: int

    def prospects(self, field: str) -> tuple[list[StandingRow], Prospects]:
        """Pick those ranked together in a field or group, and their prospects.

        Fields play against their own; groups against all, so that all figures are in.
        """
        here = [row for row in self.found.rows if row.field == field]
        among = {row.entrant_id for row in here}
        figures = self.material.figures
        if self.material.fields:
            figures = [one for one in figures if one.entrant in among]
        return here, Prospects(
            figures,
            self.material.force.rule,
            [one.number for one in self.material.held],
            self.ahead.coming,
            notices=self.material.notices,
            sat_out=self.material.sat_out,
            shares=not self.material.force.ties,
            opening=self.material.opening,
        )


def reckoning(club: OpenClub, competition_id: int, question: Question) -> Reckoning:
    """Gather the grounds of an answer."""
    with club.store.read() as conn:
        every = gather(conn, about(conn, competition_id), Asked(after=question.after))
        material = _settled(conn, every)
        if material.form.decides is Decides.KNOCKOUT:
            raise Refused(
                "In een afvaltoernooi wordt niets opgeteld: wie wint, gaat door. Hier is"
                " niet uit te rekenen wat iemand nodig heeft."
            )
        names = names_of(conn, material)
        record = _record(conn, material)
        most = _most(conn, material, question.most, record)
        left = question.left  # and what is left out
        left = None if left is None else left + len(every.held) - len(material.held)
        ahead = ahead_of(conn, material, left, most)
    return Reckoning(material, standings_of(material, names), ahead, most, record)


def _rows(
    known: Reckoning, question: Question, progress: Callable[[int, int], None]
) -> tuple[tuple[NeededRow, ...], bool]:
    """The rows, and whether all that is said in them is proved."""
    fields = known.found.fields
    rows: list[NeededRow] = []
    proved = True
    for at, field in enumerate(fields):
        here, prospects = known.prospects(field)
        proved = proved and prospects.proved
        expected = expected_of(here, known.ahead, question.expected)
        places = range(1, min(question.places, len(here)) + 1)
        who = [row.entrant_id for row in here]
        targets = prospects.targets(who, places, expected, _part(progress, at, len(fields)))
        drops = _drops(prospects, here, targets, expected)
        told = (known.ahead, known.material)
        rows += [_row(row, targets[row.entrant_id], drops, *told) for row in here]
    return tuple(rows), proved


def _part(progress: Callable[[int, int], None], at: int, of: int) -> Callable[[int, int], None]:
    return lambda done, every: progress(at * every + done, of * every)


def expected_of(rows: Sequence[StandingRow], ahead: Ahead, how: Expected) -> dict[int, int]:
    """Expect each entrant's score on an evening to come; one who stays away is left out."""
    if how == "away":
        return {}
    made = {row.entrant_id: points for row in rows if (points := _made(row, ahead))}
    found = {}
    for one, points in made.items():
        whole = Fraction(max(points)) if how == "best" else Fraction(sum(points), len(points))
        part = whole * ahead.shares.get(one, 1)
        found[one] = rounded(part.numerator, part.denominator)
    return found


def _made(row: StandingRow, ahead: Ahead) -> list[int]:
    """List an entrant's scores on evenings that he played and that are over.

    Of an opening stand it is the average, for each of its evenings.
    """
    found = []
    for cell in row.evenings:
        if cell.points is None or cell.substitute or cell.evening in ahead.numbers:
            continue
        score = cell.won if ahead.wins else cell.points
        of = max(ahead.opening, 1) if cell.evening == OPENING else 1
        found += [rounded(score, of)] * of
    return found


def _drops(
    prospects: Prospects,
    rows: Sequence[StandingRow],
    targets: Mapping[int, Sequence[Target]],
    expected: Mapping[int, int],
) -> Drops:
    """Find evenings that fall away when somebody makes the score he is likely to need."""
    found: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
    who = [row.entrant_id for row in rows]
    for at in range(max(map(len, targets.values()), default=0)):
        made = {
            one: target.likely
            for one in who
            if (target := targets[one][at]).likely is not None and not target.certain
        }
        seasons = prospects.season(who, {**expected, **made})
        for row in rows:
            if row.entrant_id in made:
                place = targets[row.entrant_id][at].place
                found[row.entrant_id, place] = _dropped(row, seasons[row.entrant_id])
    return found


def _dropped(row: StandingRow, then: RankedSeason) -> tuple[tuple[int, int], ...]:
    counted = {cell.evening: cell.points for cell in row.evenings if cell.counts}
    return tuple(
        (cell.evening, cell.points or 0)
        for cell in then.cells
        if cell.evening in counted and not cell.counts
    )


def _row(
    row: StandingRow, targets: Sequence[Target], drops: Drops, ahead: Ahead, material: Material
) -> NeededRow:
    own = _made(row, ahead)
    rule = material.force.rule
    return carried(
        NeededRow,
        row,
        score=rule.score(row.won, row.average, row.total),
        played=len(own),
        average=rounded(sum(own), len(own)) if own else 0,
        cells=tuple(
            carried(NeededCell, one, drops=drops.get((row.entrant_id, one.place), ()))
            for one in targets
        ),
    )


def _record(conn: Connection, material: Material) -> int:
    """The most that anybody ever made on an evening of as many games in this format."""
    which = {"competition": material.about["id"], "format": material.form.name}
    size = conn.execute(_SIZE, which).mappings().one()
    return int(conn.execute(_RECORD, {**which, **size}).scalar() or 0)


def _most(conn: Connection, material: Material, asked: int | None, record: int) -> int:
    rule = material.force.rule
    if rule.by_wins and rule.win is not None:
        size = conn.execute(_SIZE, {"competition": material.about["id"]}).mappings().one()
        return int(size["rounds"]) * max(rule.win)
    if asked is not None:
        return max(asked, 1)
    step = 1 if material.form.compared else _STEP
    return max(-(-record // step) * step, 1)


def _needed(material: Material, found: Standings, ahead: Ahead) -> Needed:
    rule = material.force.rule
    over = [one for one in material.held if one.number not in ahead.numbers]
    last: date | None = max((one.date for one in over), default=None)
    return carried(
        Needed,
        found,
        competition_id=int(material.about["id"]),
        rule=rule.text,
        after=max(over[-1].number, material.opening) if over else 0,
        after_date=last,
        coming=ahead.told,
        until=max(material.held[-1].number, material.opening) if material.held else 0,
        minimum=rule.minimum,
        rows=(),
        averages=rule.averages,
        wins=rule.by_wins,
        shares=not material.force.ties,
        decimals=rule.decimals,
    )
