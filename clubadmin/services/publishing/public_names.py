"""Names of people where the whole world can read them.

Nobody is named on a page without a consent that was recorded (`members.consents`); once it is taken
back, the next time that the pages are made the name is gone from them.

What tells namesakes apart within the club ("Kerkstraat") is nobody's business outside it;
there they are numbered.
"""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.members.known import Purpose
from clubadmin.model.members.member import label_of
from clubadmin.model.publishing.publishing import Unnamed
from clubadmin.model.results.result import EveningResult, Standings
from clubadmin.services.evenings.view import load_participants
from clubadmin.services.members.consents import agreeing

_MEMBERS = text("SELECT id, first_name, infix, last_name FROM member ORDER BY id")
_ASKED = text("SELECT EXISTS (SELECT 1 FROM consent WHERE purpose = :purpose)")
_PAIRS = text(
    "SELECT id, member_a, member_b FROM pair WHERE id IN (SELECT value FROM json_each(:ids))"
)


class PublicNames:
    """The names of everybody on a page.

    Args:
        unnamed: stands for who did not agree.
    """

    def __init__(self, conn: Connection, unnamed: Unnamed) -> None:
        self._unnamed = unnamed
        self.public = agreeing(conn, Purpose.NAMING)
        self.asked = bool(conn.execute(_ASKED, {"purpose": Purpose.NAMING.value}).scalar())
        self._names = _numbered(conn, self.public)

    def of(self, people: Iterable[int], unnamed: Unnamed | None = None) -> str:
        """Somebody, or the two of a pair; where neither of these agreed it is said once."""
        unnamed = unnamed or self._unnamed
        names = [self._names.get(one, unnamed.player) for one in people]
        if all(name == unnamed.player for name in names):
            return unnamed.pair if len(names) > 1 else unnamed.player
        return " – ".join(names)

    def participant(self, one: Participant, unnamed: Unnamed | None = None) -> str:
        """A participant; a team has a name of its own."""
        return one.team or self.of((member.id for member in one.members), unnamed)

    def result(self, conn: Connection, result: EveningResult) -> EveningResult:
        """A result with public names; details that name people as well are left out."""
        people = {one.id: one for one in load_participants(conn, result.evening_id)}
        rows = tuple(
            replace(row, name=self.participant(people[row.participant_id])) for row in result.rows
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
        """Map entrants to pages: those who play on their own and agreed."""
        return {
            entrant: members[0]
            for entrant, members in people.items()
            if len(members) == 1 and members[0] in self.public
        }


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
