"""An evening that is in the club already under another competition or number."""

from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import text

from clubadmin.model.importing.importing import Choice
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing.asked import LEAVE, Asked
from clubadmin.services.importing.assembling import Evening

_FEWEST = 2  # of fewer people the same figures can be chance
_TOTALS = text(
    "SELECT s.name, c.name, e.number, e.date, r.total FROM evening e"
    " JOIN competition c ON c.id = e.competition_id JOIN season s ON s.id = c.season_id"
    " JOIN evening_result r ON r.evening_id = e.id"
    " WHERE e.date IN (SELECT value FROM json_each(:days))"
)
_Held = dict[tuple[str, str, int, str], list[int]]


def without_copies(club: OpenClub, evenings: Sequence[Evening], asked: Asked) -> list[Evening]:
    """The evenings, asking of each whose day and figures are those of one that is there."""
    held = _held(club, evenings)
    return [one for one in evenings if not _is_copy(one, held, asked)]


def _held(club: OpenClub, evenings: Sequence[Evening]) -> _Held:
    """What was made on the same days, by season, competition, number and day."""
    days = sorted({str(one.day) for one in evenings if one.day is not None})
    found: _Held = defaultdict(list)
    if days:
        listed = "[" + ",".join(f'"{day}"' for day in days) + "]"
        with club.store.read() as conn:
            for season, name, number, day, total in conn.execute(_TOTALS, {"days": listed}):
                found[season, name, number, str(day)].append(total)
    return found


def _is_copy(evening: Evening, held: _Held, asked: Asked) -> bool:
    """Whether it is left out, because it is there already."""
    totals: dict[tuple[int, ...], int] = defaultdict(int)
    for entry in evening.entries:
        totals[entry.people] += entry.total
    made = sorted(totals.values())
    if len(made) < _FEWEST:
        return False
    for (season, name, number, day), others in held.items():
        if (
            day != str(evening.day)
            or sorted(others) != made
            or evening.key == (season, name, number)
        ):
            continue
        values = [evening.number, evening.competition, number, name, season]
        choices = (LEAVE, Choice("both"))
        answer = asked.ask(f"copy:{evening.named}", values, evening.spots[:1], choices)
        return answer is not None and answer.choice == "leave"
    return False
