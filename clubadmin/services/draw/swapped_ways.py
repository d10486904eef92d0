"""In comparison play: whether two can take over each other's way through the contest."""

from collections.abc import Sequence
from dataclasses import dataclass

from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.services.errors import Refused

_FIXED_FIELDS = "schevenings"
"""The format in which N/Z and O/W are two fields with a result each."""


@dataclass(frozen=True)
class _Stop:
    """Where somebody is in a round: the games, and on which side; none for who sits out."""

    games: frozenset[int] = frozenset()
    side: str = ""


def refuse_new_ways(evening: Evening, people: Sequence[Participant], rounds: Sequence[int]) -> None:
    """Refuse two to go on each other's way where a game or a field would come twice.

    Args:
        evening: as it is drawn.
        people: the two.
        rounds: those in which they change places.

    Raises:
        Refused: one of them would play a game twice, or in both fields.
    """
    ways = [_way(evening, person.number) for person in people]
    for person, own, other in zip(people, ways, reversed(ways), strict=True):
        after = [other[at] if at in rounds else stop for at, stop in own.items()]
        twice = _twice(after)
        if twice:
            raise Refused(
                f"{person.name} zou spel {', '.join(map(str, twice))} dan twee keer spelen; dat kan"
                " niet bij vergelijken. Wissel voor de eerste ronde, of loot opnieuw."
            )
        if evening.format == _FIXED_FIELDS and len({stop.side for stop in after} - {""}) > 1:
            raise Refused(
                f"{person.name} zou dan zowel N/Z als O/W spelen, en dat zijn twee velden met elk"
                " een eigen uitslag. Wissel voor de eerste ronde, of kies iemand van hetzelfde"
                " veld."
            )


def _way(evening: Evening, number: int) -> dict[int, _Stop]:
    """Where a number is in each round that is drawn."""
    way = {}
    for plan in evening.plan:
        at = [table for table in plan.tables if number in (*table.ns, *table.ew)]
        games = frozenset(game for table in at for game in table.wallets)
        sides = {"N/Z" if number in table.ns else "O/W" for table in at}
        way[plan.round] = _Stop(games, sides.pop() if len(sides) == 1 else "")
    return way


def _twice(way: Sequence[_Stop]) -> list[int]:
    seen: set[int] = set()
    again: set[int] = set()
    for stop in way:
        again |= seen & stop.games
        seen |= stop.games
    return sorted(again)
