"""What participants of past evenings are called, and which people are behind them."""

import json
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.model.members.member import label_of
from clubadmin.storage.sums.career import who_played

_PEOPLE = text(
    f"SELECT w.participant_id, w.member_id, m.first_name, m.infix, m.last_name, m.remark, t.name"
    f" FROM ({who_played('AND p.id IN (SELECT value FROM json_each(:ids))')}) w"
    " JOIN participant p ON p.id = w.participant_id JOIN member m ON m.id = w.member_id"
    " LEFT JOIN team t ON t.id = p.team_id"
)
_MEMBERS = text(
    "SELECT id, first_name, infix, last_name, remark FROM member"
    " WHERE id IN (SELECT value FROM json_each(:ids))"
)


class Who(NamedTuple):
    """A participant: its name and the people that it was."""

    name: str
    member_ids: tuple[int, ...]


def participants(conn: Connection, ids: Iterable[int]) -> dict[int, Who]:
    """Those of these participants by id; a pair is called by who played."""
    found: dict[int, tuple[list[str], list[int], str | None]] = {}
    which = {"ids": json.dumps(sorted(set(ids)))}
    for participant, member, *name, team in conn.execute(_PEOPLE, which):
        names, members, _ = found.setdefault(participant, ([], [], team))
        names.append(label_of(*name))
        members.append(member)
    return {
        key: Who(team or " – ".join(names), tuple(members))
        for key, (names, members, team) in found.items()
    }


def people(conn: Connection, ids: Iterable[int]) -> dict[int, str]:
    """The names of these people by id."""
    which = {"ids": json.dumps(sorted(set(ids)))}
    return {row[0]: label_of(*row[1:]) for row in conn.execute(_MEMBERS, which)}
