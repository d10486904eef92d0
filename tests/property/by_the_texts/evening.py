"""An evening worked out: rounds, sitting out, fines, places, prizes and the money."""

from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from tests.property.by_the_texts.case import Case
from tests.property.by_the_texts.games import Game, fined, made


@dataclass(frozen=True)
class Table:
    """A table as it was drawn, and what was played at it; numbers are of the evening."""

    round: int
    ns: tuple[int, ...]
    ew: tuple[int, ...]
    around: tuple[int, ...]  # clockwise from N
    games: tuple[Game, ...]
    wallets: tuple[int, ...] = ()
    lent: frozenset[int] = frozenset()  # who play here beside their own table

    @property
    def unplayed(self) -> bool:
        """Whether not one game was played."""
        return all(one.ending in ("not played", "cancelled") for one in self.games)

    @property
    def sides(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The numbers on each side, each once."""
        return tuple(dict.fromkeys(self.ns)), tuple(dict.fromkeys(self.ew))


@dataclass
class Figures:
    """The evening of a number."""

    total: int = 0
    roem: int = 0
    pits: int = 0
    nat: int = 0
    won: int = 0
    points: int = 0  # without roem
    tops: int = 0
    nothing: bool = True  # nothing was made and nothing was given

    def add(self, other: "Figures") -> None:
        """Take in all figures of another but the total."""
        for name in ("roem", "pits", "nat", "won", "points", "tops"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


def evening(
    case: Case, tables: Sequence[Table], out: Iterable[tuple[int, int]]
) -> dict[int, Figures]:
    """The figures of each number.

    Args:
        case: the season.
        tables: all tables of all rounds.
        out: rounds and numbers of who sat out.
    """
    rounds = _rounds(case, tables)
    fines: dict[tuple[int, int], int] = defaultdict(int)
    for table in tables:
        for seat, much in filter(None, map(fined, table.games)):
            fines[_block(case, table.round), table.around[seat - 1]] += much
    played: dict[int, dict[int, int]] = defaultdict(dict)
    found: dict[int, Figures] = defaultdict(Figures)
    in_block: dict[tuple[int, int], int] = defaultdict(int)
    for (at, who), figures in rounds.items():
        in_block[_block(case, at), who] += figures.total
        found[who].add(figures)
        if not figures.nothing:
            played[at][who] = figures.total
        found[who].nothing = False  # also where nothing was played at the table: then 0
    for (block, who), much in in_block.items():
        found[who].total += max(0, much - fines[block, who])
    for at, who in out:
        given = sitting_out(played, at, who, case.sit_out)
        if (at, who) not in rounds and given is not None:  # else what he made at a fill-in table
            found[who].add(Figures(points=given))
            found[who].total += given
            found[who].nothing = False
        found[who]
    return dict(found)


def _rounds(case: Case, tables: Sequence[Table]) -> dict[tuple[int, int], Figures]:
    """By round and number what was made; who is lent keeps his own round, or the better one."""
    rounds: dict[tuple[int, int], Figures] = {}
    for table in sorted(tables, key=lambda one: bool(one.lent)):
        for who, of in _at_table(case, table):
            own = rounds.get((table.round, who))
            if who not in table.lent or own is None:
                rounds[table.round, who] = of
            elif case.fill_in == "better" and of.total > own.total:
                rounds[table.round, who] = replace(of, won=own.won)
    return rounds


def _block(case: Case, at: int) -> int:
    """The round of the regulations: three boompjes at one table are one."""
    return (at - 1) // 3 if case.kind in ("boompje", "manille") else at


def _at_table(case: Case, table: Table) -> Iterator[tuple[int, Figures]]:
    """The points of each at a table in a round; none where not one game was played."""
    figures = [made(one, case.rules) for one in table.games]
    totals = [sum(one[side].points + one[side].roem for one in figures) for side in (0, 1)]
    for side, numbers in enumerate(table.sides):
        of = Figures(
            total=totals[side],
            roem=sum(one[side].roem for one in figures),
            pits=sum(one[side].pits for one in figures),
            nat=sum(one[side].nat for one in figures),
            won=1 + (totals[side] > totals[1 - side]) - (totals[side] < totals[1 - side]),
            points=sum(one[side].points for one in figures),
            nothing=False,
        )
        yield from ((who, Figures() if table.unplayed else of) for who in numbers)


def sitting_out(
    of_round: Mapping[int, Mapping[int, int]], at: int, who: int, rule: str
) -> int | None:
    """The points for sitting out a round, a half rounded up; None where it gives nothing."""
    if rule.startswith("fixed"):
        return int(rule.partition(":")[2])
    if rule == "lowest":
        return min((one for made in of_round.values() for one in made.values()), default=None)
    own = [made[who] for made in of_round.values() if who in made]
    of = {"average": [*of_round.get(at, {}).values()], "half": [*of_round.get(at, {}).values()],
          "own-average": own}.get(rule, [])  # fmt: skip
    if not of:
        return None
    return half_up(Fraction(sum(of), len(of) * (2 if rule == "half" else 1)))


def half_up(value: Fraction) -> int:
    """The nearest whole number; a half upwards."""
    return int((value + Fraction(1, 2)) // 1)


def prizes(
    case: Case, places: Mapping[int, int], lasts: Container[int], bare: Container[int], pot: int
) -> dict[int, int]:
    """The prize in money of each, in cents: shares are divided, amounts are for each.

    Args:
        case: the season.
        places: by number, of all who are ranked together.
        lasts: who gets the poedelprijs, where there is one.
        bare: who sat out all evening for nothing.
        pot: in cents.
    """
    lasts = lasts if case.last else ()
    won: dict[int, int] = {}
    for who, place in places.items():
        equals = sum(one == place for one in places.values())
        covering = equals // 2 if case.kind == "knockout" else equals  # two of a side share a place
        covered = sum(case.shares[place - 1 : place - 1 + covering])
        sharing = sum(
            one == place and other not in lasts and other not in bare
            for other, one in places.items()
        )
        amount = 0
        if who in bare:
            amount = 0
        elif who in lasts:
            amount = 100 * case.last
        elif place <= len(case.shares):
            amount = int(Fraction(pot * covered, 100 * sharing * 5)) * 5
        elif place <= len(case.shares) + len(case.amounts):
            amount = 100 * case.amounts[place - 1 - len(case.shares)]
        won[who] = amount
    return won


def poedelprijs(places: Mapping[int, int], stayed: Iterable[int]) -> set[int]:
    """The last one of who were there from the first round to the last, or two together."""
    there = [who for who in stayed if who in places]
    lowest = max((places[who] for who in there), default=1)
    last = {who for who in there if places[who] == lowest}
    return last if len(last) <= 2 and lowest > 1 else set()
