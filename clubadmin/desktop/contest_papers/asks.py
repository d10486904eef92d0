"""What papers ask of the services, for the thread that owns the file.

The services load the database, which must not hold up the first paint: imports stay inside.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from clubadmin.desktop.contest_papers.kinds import Facts

if TYPE_CHECKING:
    from clubadmin.model.evenings.evening import Evening
    from clubadmin.services.club.club import OpenClub

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Shown:
    """What the window says before anything is made."""

    evening: "Evening"
    dealt: bool  # hands lie in the wallets


def shown(club: "OpenClub", evening_id: int) -> Shown:
    """The evening as it is now."""
    from clubadmin.services.evenings import evenings

    evening = evenings.evening(club, evening_id)
    return Shown(evening, evening.form.compared and bool(_wallets(club, evening_id)))


def facts(club: "OpenClub", evening_id: int, needs: frozenset[str], progress: Progress) -> Facts:
    """Everything that the ticked papers are made from."""
    from clubadmin.services.club import club as clubs
    from clubadmin.services.evenings import evenings

    readers: dict[str, Callable[[OpenClub, int], Any]] = {
        "result": _result,
        "wallets": _wallets,
        "contest": _contest,
        "travellers": _travellers,
        "crosstables": _crosstables,
        "bracket": _bracket,
        "sessions": _sessions,
        "standings": _standings,
    }
    found: dict[str, Any] = {
        need: read(club, evening_id) for need, read in readers.items() if need in needs
    }
    if "boards" in needs:
        found["boards"] = _boards(club, evening_id, progress)
    return Facts(clubs.settings(club), evenings.evening(club, evening_id), **found)


def _result(club: "OpenClub", evening_id: int) -> Any:
    from clubadmin.services.results import closing

    return closing.result(club, evening_id)


def _wallets(club: "OpenClub", evening_id: int) -> Any:
    from clubadmin.services import comparison

    return comparison.wallets(club, evening_id)


def _contest(club: "OpenClub", evening_id: int) -> Any:
    from clubadmin.services import comparison

    return comparison.contest(club, evening_id)


def _travellers(club: "OpenClub", evening_id: int) -> Any:
    from clubadmin.services import comparison

    return comparison.travellers(club, evening_id)


def _crosstables(club: "OpenClub", evening_id: int) -> Any:
    from clubadmin.services import comparison

    return comparison.crosstable(club, evening_id)


def _bracket(club: "OpenClub", evening_id: int) -> Any:
    from clubadmin.services.draw import knockout

    return knockout.bracket(club, evening_id)


def _sessions(club: "OpenClub", evening_id: int) -> Any:
    from clubadmin.services import comparison
    from clubadmin.services.evenings import evenings

    evening = evenings.evening(club, evening_id)
    return comparison.contest_over(club, evening.competition_id, evening.number)


def _standings(club: "OpenClub", evening_id: int) -> Any:
    from clubadmin.services.evenings import evenings
    from clubadmin.services.standings import standings

    evening = evenings.evening(club, evening_id)
    return standings.standings(club, evening.competition_id, evening.number)


def _boards(club: "OpenClub", evening_id: int, progress: Progress) -> Any:
    """Game by game, so that it can be stopped."""
    from clubadmin.services import comparison

    states = comparison.boards(club, evening_id)
    found = []
    for at, state in enumerate(states):
        progress(at, len(states))
        found.append(comparison.board(club, evening_id, state.game))
    return tuple(found)
