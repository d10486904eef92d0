"""Who became champion most often."""

from collections import defaultdict

from clubadmin.domain.archive.series import ranked
from clubadmin.model.archive.people import Title
from clubadmin.model.archive.records import RecordRow
from clubadmin.services.archive.lists.asked import Asked
from clubadmin.services.archive.past.naming import people
from clubadmin.services.archive.past.places import titles
from clubadmin.services.club.club import OpenClub


def rows(club: OpenClub, list_of: Asked) -> tuple[RecordRow, ...]:
    """By the titles in the competitions of a scope; both of a pair have its titles."""
    competitions = {one.competition_id for one in list_of.evenings}
    of: dict[int, list[Title]] = defaultdict(list)
    for title in titles(club):
        if title.competition_id in competitions:
            for member in title.member_ids:
                of[member].append(title)
    with club.store.read() as conn:
        names = people(conn, of)
    figures: dict[int, float] = {who: len(of[who]) for who in sorted(of, key=lambda w: names[w])}
    return tuple(
        RecordRow(place, names[who], len(of[who]), (who,), evenings=0)
        for place, who in ranked(figures)
        if place <= list_of.most
    )
