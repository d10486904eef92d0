"""The standing as it may leave the hall, and consent of all who play a contest at once."""

from datetime import date

from clubadmin.errors import Refused
from clubadmin.model.club.club import Saved
from clubadmin.model.hall.at_home import AtHome
from clubadmin.model.hall.screen import ScreenRow, ScreenStanding
from clubadmin.model.kit.carried import carried
from clubadmin.model.members.known import Purpose
from clubadmin.model.publishing.publishing import Unnamed
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.view import load_participants
from clubadmin.services.hall import screen
from clubadmin.services.members.consents import agreeing, give_consent, load_answers
from clubadmin.services.publishing.public_names import PublicNames


def at_home(club: OpenClub, evening_id: int, number: str, *, early: bool = False) -> AtHome:
    """Look what people at home may read of an evening now.

    Args:
        number: the word before the number of who is not named: "nr".
        early: also before the last sheet of a round, where the hall sees that as well.
    """
    found = screen.facts(club, evening_id, early=early)
    evening, standing = found.evening, found.standing
    people = {one.id: one for one in evening.participants}
    with club.store.read() as conn:
        names = PublicNames(conn, Unnamed())

    def shown(row: ScreenRow) -> ScreenRow:
        """A row of which nothing is left but what is known to name nobody."""
        nameless = f"{number} {row.number}"
        name = names.participant(people[row.participant_id], Unnamed(nameless, nameless))
        return ScreenRow(
            row.place,
            row.participant_id,
            row.number,
            name,
            row.score,
            row.field,
            row.line,
            row.share,
            row.detail,
            awaited=row.awaited,
        )

    ranked = [people[row.participant_id] for row in standing.rows]
    members = {each.id for one in ranked if not one.team for each in one.members}
    return carried(
        AtHome,
        evening,
        club=clubs.settings(club),
        standing=ScreenStanding(
            standing.after,
            standing.decides,
            tuple(map(shown, standing.rows)),
            over=standing.over,
            told=standing.told[:1] if standing.early else (),
            early=standing.early,
        ),
        unnamed=len(members - names.public),
    )


def mark(club: OpenClub, evening_id: int) -> object:
    """Changes with what people at home may read; takes little to make."""
    with club.store.read() as conn:
        agreed = frozenset(agreeing(conn, Purpose.NAMING))
    return screen.mark(club, evening_id, by_round=True), agreed


def players(club: OpenClub, evening_id: int) -> frozenset[int]:
    """The members in an evening; a team has a name of its own."""
    people = club.read(load_participants, evening_id)
    return frozenset(each.id for one in people if not one.team for each in one.members)


def unasked(club: OpenClub, evening_id: int) -> frozenset[int]:
    """The members in an evening who never said whether they may be named."""
    answers = club.read(load_answers)
    return frozenset(
        one for one in players(club, evening_id) if Purpose.NAMING not in answers.get(one, {})
    )


def all_agreed(club: OpenClub, evening_id: int, day: date, how: str) -> Saved:
    """Record that all in an evening agreed when they entered; who said no before does not."""
    who = unasked(club, evening_id)
    if not who:
        raise Refused("Van iedereen die meedoet is al bekend of de naam genoemd mag worden.")
    return give_consent(club, who, day, how)
