"""Finding people by a few letters, among those who may still come."""

from collections.abc import Sequence

from clubadmin.desktop.kit.tables import folded
from clubadmin.model.members.member import Member, Pair, Team


def matches(
    people: Sequence[Member | Pair | Team], typed: str, limit: int = 50
) -> tuple[Member | Pair | Team, ...]:
    """Those of whom every word typed begins a name, best first; all of them for no words."""
    words = folded(typed).split()
    found = []
    for at, who in enumerate(people):
        rank = _rank(who, words)
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


def _rank(who: Member | Pair | Team, words: list[str]) -> int | None:
    names = _words(who.label)
    if not all(any(name.startswith(word) for name in names) for word in words):
        return None
    if not words:
        return 0
    # a whole name typed comes first, then a first word that begins with it
    return 0 if words[0] in names else 1 if names and names[0].startswith(words[0]) else 2
