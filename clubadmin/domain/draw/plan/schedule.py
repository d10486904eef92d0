"""The outcome of a draw: the seats of each round. Every format yields this."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Literal

from clubadmin.i18n import Message

Proof = Literal["optimal", "best-found"]
Couple = tuple[int, int]


def couple(a: int, b: int) -> Couple:
    """The two as a key that does not mind their order."""
    return (a, b) if a < b else (b, a)


@dataclass(frozen=True)
class TableSeats:
    """Four people at a table; N plays with S against E with W."""

    table: int
    n: int
    s: int
    e: int
    w: int
    games: tuple[int, ...] = field(default=(), kw_only=True)  # wallets, in comparison play

    @property
    def people(self) -> tuple[int, ...]:
        """All who sit here."""
        return (self.n, self.s, self.e, self.w)

    @property
    def partners(self) -> tuple[Couple, ...]:
        """The two pairs of partners."""
        return (couple(self.n, self.s), couple(self.e, self.w))


@dataclass(frozen=True)
class PairTable:
    """Two pairs (or teams) at a table."""

    table: int
    ns: int
    ew: int
    games: tuple[int, ...] = field(default=(), kw_only=True)  # wallets, in comparison play

    @property
    def people(self) -> tuple[int, ...]:
        """The two entrants."""
        return (self.ns, self.ew)

    @property
    def partners(self) -> tuple[Couple, ...]:
        """Give no partners: they are fixed within the entrants."""
        return ()


@dataclass(frozen=True)
class ThreeTable:
    """Three people at a table: N plays with S, and E alone with a blind hand in W."""

    table: int
    players: tuple[int, int, int]  # n, s, e

    @property
    def people(self) -> tuple[int, ...]:
        """All who sit here."""
        return self.players

    @property
    def partners(self) -> tuple[Couple, ...]:
        """The two who play together."""
        return (couple(self.players[0], self.players[1]),)

    @property
    def alone(self) -> int:
        """The player with the blind hand."""
        return self.players[2]


@dataclass(frozen=True)
class SmallTable:
    """Three or two people, each for himself: they sit N, E and S, or N and E."""

    table: int
    players: tuple[int, ...]

    @property
    def people(self) -> tuple[int, ...]:
        """All who sit here."""
        return self.players

    @property
    def partners(self) -> tuple[Couple, ...]:
        """Give no partners: they differ from game to game, or there are none."""
        return ()


@dataclass(frozen=True)
class Place:
    """A place for a winner or loser of a table that has yet to be decided."""

    round: int
    table: int
    winner: int  # 1 or 2


@dataclass(frozen=True)
class KnockoutTable:
    """A table whose people depend on earlier rounds: N, S, E and W, or N and E; or two pairs."""

    table: int
    places: tuple[int | Place, ...]
    pairs: bool = field(default=False, kw_only=True)  # whether the two places are of pairs

    @property
    def people(self) -> tuple[int, ...]:
        """The people who sit here for certain."""
        return tuple(one for one in self.places if isinstance(one, int))

    @property
    def partners(self) -> tuple[Couple, ...]:
        """The two who play together, where both are certain."""
        sides = (self.places[:2], self.places[2:]) if len(self.places) == 4 else ()
        return tuple(couple(a, b) for a, b in sides if isinstance(a, int) and isinstance(b, int))


FullTable = TableSeats | PairTable | SmallTable | KnockoutTable
Seating = FullTable | ThreeTable


@dataclass(frozen=True)
class RoundDraw:
    """A round; every entrant who is there is at a table, in `three`, or in `sits_out`."""

    round: int
    tables: tuple[FullTable, ...]
    sits_out: tuple[int, ...] = ()
    three: tuple[ThreeTable, ...] = ()
    free: tuple[Place, ...] = ()  # in a knock-out: those to come who go on without playing

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """All tables, those of three too."""
        return (*self.tables, *self.three)

    @property
    def entrants(self) -> tuple[int, ...]:
        """Everybody who is drawn or sits out."""
        seated = tuple(person for table in self.seatings for person in table.people)
        return seated + self.sits_out


@dataclass(frozen=True)
class Repeats:
    """How often two met again: two who meet three times count for two."""

    partners: int
    tablemates: int


@dataclass(frozen=True)
class Schedule:
    """A whole evening as drawn.

    `proof` is "optimal" only if fewer repeats are proven not to be possible.
    `notes` says in Dutch what could not be done.
    """

    format: str
    entrants: int
    rounds: tuple[RoundDraw, ...]
    repeats: Repeats
    proof: Proof
    seed: int
    notes: tuple[Message, ...] = ()


def games_at(table: Seating) -> tuple[int, ...]:
    """The wallets on a table; none where games are not compared."""
    return table.games if isinstance(table, PairTable | TableSeats) else ()


def meetings_of(draw: RoundDraw) -> Iterator[Couple]:
    """Each two who are at one table in this round; teams that meet at two tables meet once."""
    yield from dict.fromkeys(
        couple(a, b) for table in draw.seatings for a, b in combinations(table.people, 2)
    )


def partners_of(draw: RoundDraw) -> Iterator[Couple]:
    """Each two who play together in this round."""
    for table in draw.seatings:
        yield from table.partners


def groups_of(draw: RoundDraw) -> list[list[int]]:
    """The groups at tables, without seats; an entrant who sits out is a group of one."""
    return [*(list(at.people) for at in draw.seatings), *([one] for one in draw.sits_out)]


def count_repeats(rounds: Iterable[RoundDraw]) -> Repeats:
    """How often two met again within these rounds."""
    drawn = tuple(rounds)
    met = [pair for draw in drawn for pair in meetings_of(draw)]
    played = [pair for draw in drawn for pair in partners_of(draw)]
    return Repeats(len(played) - len(set(played)), len(met) - len(set(met)))


def schedule_json(schedule: Schedule) -> dict[str, Any]:
    """The schedule as the `draw` command prints it; `notes` only if there are any."""
    document: dict[str, Any] = {
        "format": schedule.format,
        "entrants": schedule.entrants,
        "rounds": [_round_json(draw) for draw in schedule.rounds],
        "repeats": {
            "partners": schedule.repeats.partners,
            "tablemates": schedule.repeats.tablemates,
        },
        "proof": schedule.proof,
        "seed": schedule.seed,
    }
    if schedule.notes:
        document["notes"] = [str(note) for note in schedule.notes]
    return document


def _round_json(draw: RoundDraw) -> dict[str, Any]:
    return {
        "round": draw.round,
        "tables": [_table_json(table) for table in draw.tables],
        "sits_out": [*draw.sits_out, *map(_place_json, draw.free)],
        "three": [{"table": three.table, "players": list(three.players)} for three in draw.three],
    }


def _table_json(table: FullTable) -> dict[str, Any]:
    if isinstance(table, KnockoutTable):
        two = ("ns", "ew") if table.pairs else "ne"
        seats = "nsew" if len(table.places) == 4 else two
        return {
            "table": table.table,
            **dict(zip(seats, map(_place_json, table.places), strict=True)),
        }
    if isinstance(table, SmallTable):
        return {"table": table.table, **dict(zip("nes", table.players, strict=False))}
    games = {"games": list(table.games)} if table.games else {}
    if isinstance(table, PairTable):
        return {"table": table.table, "ns": table.ns, "ew": table.ew, **games}
    return {"table": table.table, "n": table.n, "s": table.s, "e": table.e, "w": table.w, **games}


def _place_json(place: int | Place) -> int | dict[str, int]:
    """A number, or whose place it will be: `{"round": 1, "table": 3, "winner": 2}`."""
    if isinstance(place, int):
        return place
    return {"round": place.round, "table": place.table, "winner": place.winner}
