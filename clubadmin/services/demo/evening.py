"""Plays a demo evening: who comes, the draw, the sheets, the closing; or half of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from random import Random

from clubadmin.domain.terms import Side
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import draw
from clubadmin.services.evenings.evenings import add_evening
from clubadmin.services.results.closing import close
from clubadmin.services.sheets.rows import COLUMNS, LineFigures, Lines
from clubadmin.services.sheets.sheets import save_lines, sign
from clubadmin.storage.schema.tablenames import GameRow, ParticipantRow, ScoresheetRow

_LATE, _EARLY_HOME, _SUBSTITUTE = 0.02, 0.01, 0.04
_TOTALS_WRITTEN = 0.8  # of the sheets have the players' own totals under them
_HALF = 9  # games typed on the half sheet
_WRONG = "92+30"  # roem that no tricks can give
_PIT = 0.045
_REVOKE = 0.002
_CARD_POINTS = 162
_MEAN, _SPREAD = 105, 20.5  # card points of the side that chose trump
_TIMES_ROEM = ((0, 46), (1, 32), (2, 16), (3, 6))  # how often roem is declared, in percent
_AMOUNTS = ((20, 73), (40, 8), (50, 12), (70, 3), (100, 4))  # sequence, stuk, four alike


@dataclass(frozen=True)
class Night:
    """An evening of a demo competition that is still to be played."""

    competition: Competition
    number: int
    date: date
    entrants: tuple[int, ...]  # members or pairs who may come
    stand_ins: tuple[int, ...]  # members who may play in place of half a pair
    zeal: Mapping[int, float]
    skill: Mapping[int, float]


def play(club: OpenClub, night: Night, chance: Random, *, under_way: bool) -> None:
    """Play the evening to its end, or leave it half typed."""
    evening = add_evening(club, night.competition.id, night.date, night.number)
    _arrive(club, evening, night, chance)
    evening, _ = draw(club, evening.id, chance.randrange(1, 2**31))
    if under_way:
        leave_under_way(club, evening, chance)
        return
    _type_sheets(club, evening, night, chance)
    close(club, evening.id)


def _arrive(club: OpenClub, evening: Evening, night: Night, chance: Random) -> None:
    """Let players arrive; some late, some leave early, some pairs with a substitute."""
    coming = [one for one in night.entrants if chance.random() < night.zeal[one]]
    chance.shuffle(coming)
    pairs = night.competition.format == "pairs"
    stand_ins = chance.sample(night.stand_ins, len(night.stand_ins))
    rows = []
    for number, entrant in enumerate(coming, start=1):
        luck = chance.random()
        rows.append(
            {
                "evening_id": evening.id,
                "number": number,
                "pair_id" if pairs else "member_id": entrant,
                "from_round": 2 if luck < _LATE else 1,
                "last_round": evening.rounds - 1 if luck > 1 - _EARLY_HOME else None,
                "substitute_b": stand_ins.pop() if pairs and _stands_in(chance) else None,
            }
        )
    with club.store.change(
        Message("Aanwezig op avond {evening}", evening=evening.number)
    ) as change:
        change.insert_many(ParticipantRow, rows)


def _stands_in(chance: Random) -> bool:
    return chance.random() < _SUBSTITUTE


def _type_sheets(club: OpenClub, evening: Evening, night: Night, chance: Random) -> None:
    """All sheets signed; the figures are those that typing would have given."""
    typed = (
        (table, sheet_lines(chance, evening.games, edge(table, night.skill)))
        for plan in evening.plan
        for table in plan.tables
    )
    type_sheets(club, evening, typed, chance)


def type_sheets(
    club: OpenClub, evening: Evening, typed: Iterable[tuple[TablePlace, list[str]]], chance: Random
) -> None:
    """Sign these sheets off in one change, most with the players' own totals.

    Args:
        evening: whose tables they are.
        typed: tables, each with the lines of its sheet.
        chance: who wrote totals.
    """
    lines = Lines(evening.rules)
    sheets: list[tuple[object, ...]] = []
    games: list[tuple[object, ...]] = []
    with club.store.change(
        Message("Formulieren van avond {evening}", evening=evening.number)
    ) as change:
        sheet_id = change.next_id(ScoresheetRow)
        for table, written in typed:
            rows = [lines[line] for line in written]
            games += [(sheet_id, game, *row) for game, row in enumerate(rows, start=1)]
            totals = _totals(rows) if chance.random() < _TOTALS_WRITTEN else (None,) * 4
            sheets.append((sheet_id, table.table_id, "signed", *totals))
            sheet_id += 1
        change.bulk_insert(
            ScoresheetRow,
            sheets,
            (
                "id",
                "playing_table_id",
                "status",
                "paper_ns_points",
                "paper_ns_roem",
                "paper_ew_points",
                "paper_ew_roem",
            ),
        )
        change.bulk_insert(GameRow, games, COLUMNS)


def _totals(rows: list[LineFigures]) -> tuple[int, int, int, int]:
    """Add up the totals that the players write under the columns."""
    return (
        sum(row.ns_points for row in rows),
        sum(row.ns_roem for row in rows),
        sum(row.ew_points for row in rows),
        sum(row.ew_roem for row in rows),
    )


def edge(table: TablePlace, skill: Mapping[int, float]) -> float:
    """Card points a game that Wij make more, by who sits there."""
    return sum(
        skill.get(one.id, 0) * (1 if seat.side is Side.NS else -1) for seat, one in table.seats
    )


def leave_under_way(club: OpenClub, evening: Evening, chance: Random) -> None:
    """Round 1 signed; of round 2 some signed, one with an error, one half; the rest missing."""
    first, second = evening.plan[0].tables, evening.plan[1].tables
    signed = (*first, *second[: max(len(second) // 2 - 2, 1)])
    rest = second[len(signed) - len(first) :]
    for table in signed:
        _type(club, table, sheet_lines(chance, evening.games))
        sign(club, table.table_id)
    if rest:
        lines = sheet_lines(chance, evening.games)
        lines[min(6, len(lines) - 1)] = _WRONG
        _type(club, rest[0], lines)
    if len(rest) > 1:
        _type(club, rest[1], sheet_lines(chance, evening.games)[:_HALF])


def _type(club: OpenClub, table: TablePlace, lines: list[str]) -> None:
    save_lines(club, table.table_id, dict(enumerate(lines, start=1)))


def sheet_lines(chance: Random, games: int = 16, edge: float = 0) -> list[str]:
    """The quick-entry lines of one sheet.

    A side makes about 1,520 in a boompje of 16 games, roem included; the playing side fails in
    about one game in seven, takes all tricks in one in twenty-two and revokes in one in five
    hundred.

    Args:
        chance: where the luck comes from; the same state gives the same sheet.
        games: rows on the sheet.
        edge: card points a game that Wij make more than Zij through skill.
    """
    return [_game(chance, edge) for _ in range(games)]


def _game(chance: Random, edge: float) -> str:
    wij_plays = chance.random() < 0.5
    luck = chance.random()
    if luck < _REVOKE:
        return _marked("***", wij_plays, (0, _roem(chance, 1)))
    if luck < _REVOKE + _PIT:
        return _marked("**", wij_plays, (_pit_box(chance), 0))
    return _played(chance, wij_plays, edge if wij_plays else -edge)


def _played(chance: Random, wij_plays: bool, edge: float) -> str:
    """A game with tricks for both: made, or nat when the playing side is not ahead."""
    points = round(chance.gauss(_MEAN + edge, _SPREAD))
    points = min(max(points, 2), _CARD_POINTS - 2)  # no side can end on 1 or 161
    own = other = 0
    for _ in range(_picked(chance, _TIMES_ROEM)):
        amount = _picked(chance, _AMOUNTS)
        if chance.random() < points / _CARD_POINTS:
            own += amount
        else:
            other += amount
    if points + own <= _CARD_POINTS - points + other:
        return _marked("*", wij_plays, (0, own + other))
    if wij_plays:
        return _points(points) + _boxes(own, other)
    return _points(_CARD_POINTS - points) + _boxes(other, own)


def _points(wij: int) -> str:
    """Wij's points or, when that is shorter, those of Zij behind a point."""
    zij = f".{_CARD_POINTS - wij}"
    return zij if len(zij) < len(str(wij)) else str(wij)


def _marked(mark: str, of_wij: bool, roem: tuple[int, int]) -> str:
    """A row with a mark; `roem` is of the side with the mark, and of the other."""
    own, other = roem
    return mark + _boxes(own, other) if of_wij else "." + mark + _boxes(other, own)


def _boxes(wij: int, zij: int) -> str:
    return (f"+{wij}" if wij else "") + (f"-{zij}" if zij else "")


def _pit_box(chance: Random) -> int:
    """100 for the pit and the roem; nothing when it is just the 100 that the mark implies."""
    roem = _roem(chance, _picked(chance, _TIMES_ROEM))
    return 100 + roem if roem else 0


def _roem(chance: Random, times: int) -> int:
    return sum(_picked(chance, _AMOUNTS) for _ in range(times))


def _picked(chance: Random, weighted: tuple[tuple[int, int], ...]) -> int:
    """Pick a value, by its weight in percent."""
    at = chance.random() * 100
    for value, weight in weighted:
        at -= weight
        if at < 0:
            return value
    return weighted[-1][0]
