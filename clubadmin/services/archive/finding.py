"""A single field that finds everything: people, evenings, what was decided."""

from collections.abc import Sequence

from clubadmin.domain.names import fold
from clubadmin.model.archive.archive import Hit
from clubadmin.services.archive.around import around, day_asked
from clubadmin.services.archive.index import Entry, entries
from clubadmin.services.archive.past.kept import kept
from clubadmin.services.club.club import OpenClub

MOST_HITS = 500
_OF_EACH = 5  # of every kind that has as many, before one kind fills the list


def find(club: OpenClub, wanted: str, limit: int = 50) -> tuple[Hit, ...]:
    """Everything that has all these words, whatever their order and accents; people first.

    People, pairs, teams and competitions are found by letters within their names as well;
    seasons and evenings by the beginning of a word, a number or a date: "avond 7",
    "donderdag 12 nov 1998", "2026-11". Decisions, protests, rectifications and remarks are
    found by what they say. For a whole date on which nothing was these are the evenings before
    and after it. A kind of which there is much leaves room for the others.

    Args:
        club: the open club.
        wanted: a few letters or words.
        limit: how many at most.
    """
    words = fold(wanted).split()
    limit = min(limit, MOST_HITS)
    if not words or limit < 1:
        return ()
    with club.store.read() as conn:
        kinds = kept(club, conn, "index", lambda: entries(conn))
    found = _shared_out([_matching(kind, words) for kind in kinds], limit)
    if not found and (day := day_asked(" ".join(words))) is not None:
        evenings = (one.hit for kind in kinds for one in kind if one.hit.kind == "evening")
        return around(evenings, day)[:limit]
    return found


def _matching(kind: Sequence[Entry], words: Sequence[str]) -> list[Hit]:
    """Those that have all words; those that have more of them whole, and in front, first."""
    found = kind
    for word in words:
        begun = " " + word
        found = [one for one in found if (word if one.inside else begun) in one.text]
        if not found:
            return []
    first = " " + " ".join(words)
    whole = [f" {word} " for word in words]

    def far(one: Entry) -> tuple[bool, int]:
        padded = one.text + " "
        return not one.text.startswith(first), -sum(word in padded for word in whole)

    return [one.hit for one in sorted(found, key=far)]


def _shared_out(kinds: Sequence[list[Hit]], limit: int) -> tuple[Hit, ...]:
    """As many of each kind as there is room for, in the order of the kinds."""
    taken = [0] * len(kinds)
    left = limit
    for most in (_OF_EACH, limit):
        for at, hits in enumerate(kinds):
            more = min(left, min(most, len(hits)) - taken[at])
            taken[at] += more
            left -= more
    return tuple(hit for hits, count in zip(kinds, taken, strict=True) for hit in hits[:count])
