"""Matches of the letters typed at attendance."""

from collections.abc import Sequence

from clubadmin.desktop.kit.tables import folded
from clubadmin.domain.names import search_rank
from clubadmin.model.members.member import Member, Pair, Team


def matches(
    people: Sequence[Member | Pair | Team], typed: str, limit: int = 50
) -> tuple[Member | Pair | Team, ...]:
    """Find people with names begun by every typed word, best first; all of them for no words."""
    words = folded(typed).split()
    found = []
    for at, who in enumerate(people):
        rank = search_rank(words, who.searched, inside=False)
        if rank is not None:
            found.append((rank, at, who))
    found.sort(key=lambda one: one[:2])
    return tuple(who for _rank, _at, who in found[:limit])


def begins(name: str, typed: str) -> bool:
    """Whether every word typed begins a word of this name."""
    names = _words(name)
    return all(any(one.startswith(word) for one in names) for word in folded(typed).split())


def _words(name: str) -> list[str]:
    return folded(name).replace("(", " ").replace("–", " ").split()
