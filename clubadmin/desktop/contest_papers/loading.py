"""Everything that the papers of an evening are made from; for the thread of the file."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from clubadmin.desktop.contest_papers.paper_kinds import Facts
from clubadmin.model.evenings.evening import Evening
from clubadmin.services import comparison
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import knockout
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from clubadmin.services.standings import standings
from clubadmin.services.standings.standings import climbing

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Shown:
    """The facts of the window before anything is made."""

    evening: Evening
    dealt: bool  # hands lie in the wallets
    ranked: bool  # there are standings of the competition, this evening in them or not


def shown(club: OpenClub, evening_id: int) -> Shown:
    """The evening as it is now."""
    evening = evenings.evening(club, evening_id)
    dealt = evening.form.compared and bool(comparison.wallets(club, evening_id))
    return Shown(evening, dealt, evening.begun or _counted_before(club, evening))


def facts(club: OpenClub, evening_id: int, needs: frozenset[str], progress: Progress) -> Facts:
    """Everything that the ticked papers are made from."""
    readers: dict[str, Callable[[OpenClub, int], Any]] = {
        "result": closing.result,
        "wallets": comparison.wallets,
        "contest": comparison.contest,
        "travellers": comparison.travellers,
        "crosstables": comparison.crosstable,
        "bracket": knockout.bracket,
        "sessions": _sessions,
        "standings": _standings,
        "moves": _moves,
    }
    found: dict[str, Any] = {
        need: read(club, evening_id) for need, read in readers.items() if need in needs
    }
    if "boards" in needs:
        found["boards"] = _boards(club, evening_id, progress)
    return Facts(clubs.settings(club), evenings.evening(club, evening_id), **found)


def _counted_before(club: OpenClub, evening: Evening) -> bool:
    """Whether an earlier evening has a result that counts in the competition."""
    return bool(standings.standings(club, evening.competition_id, evening.number).evenings)


def _sessions(club: OpenClub, evening_id: int) -> Any:
    evening = evenings.evening(club, evening_id)
    return comparison.contest_over(club, evening.competition_id, evening.number)


def _standings(club: OpenClub, evening_id: int) -> Any:
    evening = evenings.evening(club, evening_id)
    return standings.standings(club, evening.competition_id, evening.number)


def _moves(club: OpenClub, evening_id: int) -> Any:
    competition_id = evenings.evening(club, evening_id).competition_id
    return climbing(club, competition_id, _standings(club, evening_id))


def _boards(club: OpenClub, evening_id: int, progress: Progress) -> Any:
    """Game by game, so that it can be stopped."""
    states = comparison.boards(club, evening_id)
    found = []
    for at, state in enumerate(states):
        progress(at, len(states))
        found.append(comparison.board(club, evening_id, state.game))
    return tuple(found)
