"""Who agreed to be named where the whole world can read it (AVG, art. 6 and 7), and how.

Nobody is named on a page without a consent that was recorded; taking it back is as easy as
giving it, and the next time that the pages are made the name is gone from them.

What tells namesakes apart within the club ("Kerkstraat") is nobody's business outside it;
there they are numbered.
"""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from datetime import date

from sqlalchemy import Connection, text

from clubadmin.domain.draw.plan.formats import FORMATS, Entrant
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.members.member import label_of
from clubadmin.model.publishing.publishing import Consent, Unnamed
from clubadmin.model.results.result import EveningResult, Standings
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import as_date
from clubadmin.services.evenings.view import load_participants
from clubadmin.services.input.checks import named
from clubadmin.services.members.members import member as one_member
from clubadmin.services.members.members import members
from clubadmin.storage.schema.tablenames import ConsentRow

LONGEST_REMARK = 100

_ALL = text("SELECT member_id, given_on, remark FROM consent")
_MEMBERS = text("SELECT id, first_name, infix, last_name FROM member ORDER BY id")
_PAIRS = text(
    "SELECT id, member_a, member_b FROM pair WHERE id IN (SELECT value FROM json_each(:ids))"
)


def consents(club: OpenClub, search: str = "") -> tuple[Consent, ...]:
    """All members and guests, former ones as well, with whether they agreed.

    Args:
        club: the open club.
        search: letters of the name.
    """
    with club.store.read() as conn:
        given = {row.member_id: row for row in conn.execute(_ALL)}
    everybody = members(club, search, inactive=True)
    return tuple(
        Consent(one, as_date(given[one.id].given_on), given[one.id].remark)
        if one.id in given
        else Consent(one, None)
        for one in everybody
    )


def give_consent(club: OpenClub, member_ids: Collection[int], day: date, remark: str = "") -> Saved:
    """Record that these people agreed; who agreed before keeps the day of then.

    Args:
        club: the open club.
        member_ids: of members or guests.
        day: when they agreed.
        remark: how: "op papier", "per e-mail".

    Raises:
        Refused: nobody is chosen, or the remark is too long.
    """
    if not member_ids:
        raise Refused(Message("Er is niemand gekozen. Kies eerst een of meer namen in de lijst."))
    how = named(remark, Message("De manier waarop"), needed=False, longest=LONGEST_REMARK)
    with club.store.read() as conn:
        new = sorted(set(member_ids) - consenting(conn))
    with club.store.change(
        Message("Toestemming vastgelegd: {who}", who=_who(club, member_ids))
    ) as change:
        for member_id in new:
            change.insert(ConsentRow, member_id=member_id, given_on=day, remark=how)
    return club.saved()


def withdraw_consent(club: OpenClub, member_ids: Collection[int]) -> Saved:
    """Record that these people are not to be named (any more).

    Raises:
        Refused: nobody is chosen.
    """
    if not member_ids:
        raise Refused(Message("Er is niemand gekozen. Kies eerst een of meer namen in de lijst."))
    with club.store.read() as conn:
        gone = sorted(set(member_ids) & consenting(conn))
    with club.store.change(
        Message("Toestemming ingetrokken: {who}", who=_who(club, member_ids))
    ) as change:
        for member_id in gone:
            change.delete(ConsentRow, member_id)
    return club.saved()


def _who(club: OpenClub, member_ids: Collection[int]) -> Message | str:
    """One by name, more by their number."""
    if len(member_ids) == 1:
        return one_member(club, *member_ids).name
    return Message("{count} mensen", count=len(member_ids))


def consenting(conn: Connection) -> set[int]:
    """The ids of everybody who agreed."""
    return {row.member_id for row in conn.execute(_ALL)}


class PublicNames:
    """What everybody is called on a page.

    Args:
        conn: the club.
        unnamed: stands for who did not agree.
    """

    def __init__(self, conn: Connection, unnamed: Unnamed) -> None:
        self._unnamed = unnamed
        self.public = consenting(conn)
        self._names = _numbered(conn, self.public)

    def of(self, people: Iterable[int]) -> str:
        """Somebody, or the two of a pair; where neither of these agreed it is said once."""
        names = [self._names.get(one, self._unnamed.member) for one in people]
        if all(name == self._unnamed.member for name in names):
            return self._unnamed.pair if len(names) > 1 else self._unnamed.member
        return " – ".join(names)

    def result(self, conn: Connection, result: EveningResult) -> EveningResult:
        """A result with public names; details that name people as well are left out."""
        people = {one.id: one for one in load_participants(conn, result.evening_id)}
        rows = tuple(
            replace(row, name=self._participant(people[row.participant_id], row.name))
            for row in result.rows
        )
        return replace(result, rows=rows, contest=None, teams=None)

    def standings(self, conn: Connection, found: Standings) -> Standings:
        """Standings with public names."""
        if FORMATS[found.format].entrant is Entrant.TEAM:
            return found
        people = entrants(conn, found)
        rows = tuple(
            replace(row, name=self.of(people.get(row.entrant_id, ()))) for row in found.rows
        )
        return replace(found, rows=rows)

    def pages(self, people: Mapping[int, tuple[int, ...]]) -> dict[int, int]:
        """Which entrant leads to whose page: who plays on his own and agreed."""
        return {
            entrant: members[0]
            for entrant, members in people.items()
            if len(members) == 1 and members[0] in self.public
        }

    def _participant(self, one: Participant, name: str) -> str:
        return name if one.team else self.of(member.id for member in one.members)


def entrants(conn: Connection, found: Standings) -> dict[int, tuple[int, ...]]:
    """The people behind the rows of standings; of teams nobody, they have a name of their own."""
    ids = [row.entrant_id for row in found.rows]
    entrant = FORMATS[found.format].entrant
    if entrant is Entrant.MEMBER:
        return {one: (one,) for one in ids}
    if entrant is Entrant.TEAM:
        return {}
    rows = conn.execute(_PAIRS, {"ids": json.dumps(sorted(ids))})
    return {row.id: (row.member_a, row.member_b) for row in rows}


def _numbered(conn: Connection, public: Collection[int]) -> dict[int, str]:
    """The names of who agreed; of namesakes each with a number, in the order they came."""
    names = {
        row[0]: label_of(row[1], row[2], row[3], "")
        for row in conn.execute(_MEMBERS)
        if row[0] in public
    }
    same = Counter(names.values())
    seen: Counter[str] = Counter()
    for member, name in names.items():
        if same[name] > 1:
            seen[name] += 1
            names[member] = f"{name} ({seen[name]})"
    return names
