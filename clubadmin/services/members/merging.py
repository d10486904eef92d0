"""Two rows that are of one person made one: all results, dues and particulars come together.

One change, so that undo takes it back whole. What both rows say is chosen, and is as the kept one
has it unless somebody chose; what only the other says is taken over.
"""

import json
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.domain.names import NAME_PARTS, fold
from clubadmin.errors import Refused
from clubadmin.i18n import Message, marked
from clubadmin.model.kit.kept_columns import Merging
from clubadmin.model.members.known import Difference, Value
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.entrants import COLUMNS
from clubadmin.services.members.members import load_member
from clubadmin.services.members.particulars import (
    load_fields,
    load_particulars,
    put,
    put_membership,
    row_of,
)
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.meanings import references, told
from clubadmin.storage.schema.tablenames import (
    AbsenceRow,
    AliasRow,
    AttendeeRow,
    ConsentRow,
    GroupPlaceRow,
    MandateRow,
    MemberRow,
    OpeningRow,
    PairRow,
    ParticularsRow,
    SeasonStandingRow,
    TableName,
)
from clubadmin.storage.schema.tables import info

_ON = (
    "SELECT evening_id FROM participant WHERE {who} IN (member_id, substitute_a, substitute_b)"
    " OR pair_id IN (SELECT id FROM pair WHERE {who} IN (member_a, member_b))"
    " OR team_id IN (SELECT team_id FROM team_member WHERE member_id = {who})"
    " UNION SELECT t.evening_id FROM seat s JOIN playing_table t ON t.id = s.playing_table_id"
    " WHERE s.member_id = {who}"
    " UNION SELECT evening_id FROM evening_stake WHERE member_id = {who}"
)
_BOTH = text(
    "SELECT e.number, c.name FROM evening e JOIN competition c ON c.id = e.competition_id"
    f" WHERE e.id IN ({_ON.format(who=':kept')}) AND e.id IN ({_ON.format(who=':gone')})"
    " ORDER BY e.date LIMIT 1"
)
_TOGETHER = text(
    "SELECT EXISTS (SELECT 1 FROM pair WHERE :kept IN (member_a, member_b)"
    " AND :gone IN (member_a, member_b))"
    " OR EXISTS (SELECT 1 FROM team_member a JOIN team_member b ON b.team_id = a.team_id"
    " WHERE a.member_id = :kept AND b.member_id = :gone)"
    " OR EXISTS (SELECT 1 FROM wish WHERE :kept IN (member_a, member_b)"
    " AND :gone IN (member_a, member_b))"
    " OR EXISTS (SELECT 1 FROM sanction WHERE :kept IN (member_a, member_b)"
    " AND :gone IN (member_a, member_b))"
)
_SAME_PAIR = text(
    "SELECT id FROM pair WHERE id <> :id AND ((member_a = :kept AND member_b = :mate)"
    " OR (member_a = :mate AND member_b = :kept))"
)
_STANDINGS = text(
    "SELECT v.id, v.figures, c.format, s.name, s.closed_at FROM season_standing v"
    " JOIN competition c ON c.id = v.competition_id JOIN season s ON s.id = c.season_id"
)
_MANDATES = "SELECT * FROM mandate WHERE member_id IN (:kept, :gone) AND account <> ''"
_TITLES = {"name": marked("Naam"), "address": marked("Adres")}
_GROUPED = {"name": NAME_PARTS, "address": ("street", "postcode", "town")}
_OF_BOTH = ("note", "other_phone")  # both come together by themselves
_OWN = "own "
_TABLES = ("member", "particulars", "membership")


@cache
def _compared() -> Mapping[str, tuple[str, ...]]:
    """Map what is chosen of either row to the fields that it is kept in."""
    every = [name for table in _TABLES for name in told(table) if name not in _OF_BOTH]
    grouped = {name for names in _GROUPED.values() for name in names}
    return _GROUPED | {name: (name,) for name in every if name not in grouped}


def differences(club: OpenClub, kept_id: int, gone_id: int) -> tuple[Difference, ...]:
    """Put beside each other what two rows of one person say otherwise."""
    with club.store.read() as conn:
        kept, gone = load_particulars(conn, kept_id), load_particulars(conn, gone_id)
        _refuse_two(conn, kept.member, gone.member)
        return tuple(_differences(conn, kept, gone))


def _differences(conn: Connection, kept: Particulars, gone: Particulars) -> Iterator[Difference]:
    titles = {name: one.title for table in _TABLES for name, one in told(table).items()}
    for key, names in _compared().items():
        mine, other = (tuple(_value(one, name) for name in names) for one in (kept, gone))
        title = Message(_TITLES[key]) if key in _TITLES else titles[key]
        longer = key == "joined" and all((*mine, *other)) and other < mine
        take = longer or (not any(mine) and key != "remark")
        if mine != other:
            yield Difference(key, title, _shown(mine), _shown(other), take)
    for field in load_fields(conn):
        values = kept.own_value(field.id), gone.own_value(field.id)
        if values[0] != values[1]:
            yield Difference(f"{_OWN}{field.id}", field.name, *values, not values[0])


def _value(one: Particulars, name: str) -> Any:
    return getattr(one.member if hasattr(one.member, name) else one, name) or ""


def _shown(values: tuple[Any, ...]) -> Value:
    """A single value as it is, and more of them in one line."""
    return values[0] if len(values) == 1 else " ".join(filter(None, values))


def merge(
    club: OpenClub, kept_id: int, gone_id: int, theirs: Collection[str] | None = None
) -> Member:
    """Make one of two.

    Args:
        theirs: the keys of the `differences` in which the row that goes is right; without it,
            those that are proposed.
    """
    with club.store.read() as conn:
        kept, gone = load_particulars(conn, kept_id), load_particulars(conn, gone_id)
        _refuse_two(conn, kept.member, gone.member)
        found = list(_differences(conn, kept, gone))
    chosen = {one.key for one in found if one.theirs} if theirs is None else set(theirs)
    names = {"gone": gone.member.label, "kept": kept.member.label}
    with club.store.change(Message("{gone} samengevoegd met {kept}", **names)) as change:
        _Merge(change, kept, gone, chosen).go()
        return load_member(change.conn, kept_id)


class _Merge:
    def __init__(
        self, change: Change, kept: Particulars, gone: Particulars, theirs: Collection[str]
    ) -> None:
        self.change = change
        self.mine, self.other, self.theirs = kept, gone, theirs
        self.kept, self.gone = kept.member, gone.member
        self.ids = {"kept": kept.member.id, "gone": gone.member.id}

    def go(self) -> None:
        """Everything that hangs on the other row, and then the row."""
        self._pairs()
        self._standings(Entrant.MEMBER, self.gone.id, self.kept.id)
        self._entered(Entrant.MEMBER, self.gone.id, self.kept.id)
        self._move("member", self.gone.id, self.kept.id)
        self._consents()
        self._meetings()
        self._particulars()
        self._mandate()
        self._name()

    def _rows(self, sql: str, **values: Any) -> list[Any]:
        return list(self.change.conn.execute(text(sql), {**self.ids, **values}))

    def _move(self, kind: str, gone: int, kept: int) -> None:
        """Have the rows that name the member or pair that goes name the one that is kept."""
        for one in references(kind):
            if one.merging is not Merging.MOVES:
                continue
            row, table, column = TableName(one.table), info(one.table), one.column
            for found in self._rows(f"SELECT * FROM {table.name} WHERE {column} = :g", g=gone):
                values = table.unpack(found._mapping)
                key = table.key_of(values)
                if column in table.keys:  # they were nowhere together: who is kept has no such row
                    self.change.delete(row, key)
                    self.change.insert(row, **values | {column: kept})
                else:
                    self.change.update(row, key, **{column: kept})

    def _pairs(self) -> None:
        """Pairs with one mate become one pair."""
        for pair, a, b in self._rows(
            "SELECT id, member_a, member_b FROM pair WHERE :gone IN (member_a, member_b)"
        ):
            mate = b if a == self.gone.id else a
            same = self._rows(str(_SAME_PAIR), id=pair, mate=mate)
            if not same:
                side = "member_a" if a == self.gone.id else "member_b"
                self.change.update(PairRow, pair, **{side: self.kept.id})
                continue
            self._standings(Entrant.PAIR, pair, same[0].id)
            self._entered(Entrant.PAIR, pair, same[0].id)
            self._move("pair", pair, same[0].id)
            self.change.delete(PairRow, pair)

    def _entered(self, kind: Entrant, gone: int, kept: int) -> None:
        """Keep one row of each competition or evening; opening stands of both add up."""
        column = COLUMNS[kind]
        for row, of in (
            (AbsenceRow, "evening_id"),
            (GroupPlaceRow, "competition_id"),
            (OpeningRow, "competition_id"),
        ):
            table = row.__tablename__
            first = self._rows(f"SELECT * FROM {table} WHERE {column} = :k", k=kept)
            there = {one._mapping[of]: one for one in first}
            for one in self._rows(f"SELECT * FROM {table} WHERE {column} = :g", g=gone):
                before = there.get(one._mapping[of])
                if before is None:
                    self.change.update(row, one.id, **{column: kept})
                    continue
                self.change.delete(row, one.id)
                if row is OpeningRow:
                    self.change.update(row, before.id, points=before.points + one.points)

    def _standings(self, kind: Entrant, gone: int, kept: int) -> None:
        """Standings of closed seasons name people by their number: who is gone is who is kept."""
        for standing in self.change.conn.execute(_STANDINGS).all():
            read = json.loads(standing.figures)
            mine = [one for one in read["rows"] if one["entrant_id"] == gone]
            if not mine or FORMATS[standing.format].entrant is not kind:
                continue
            if standing.closed_at and any(one["entrant_id"] == kept for one in read["rows"]):
                raise self._both_in(standing.name)
            for one in mine:
                one["entrant_id"] = kept
            written = json.dumps(read, ensure_ascii=False, separators=(",", ":"))
            self.change.update(SeasonStandingRow, standing.id, figures=written)

    def _both_in(self, season: str) -> Refused:
        """The refusal to add up totals behind the back of a closed season."""
        return Refused(
            "{gone} en {kept} staan allebei in de eindstand van seizoen {season}. Heropen dat"
            " seizoen eerst (Stand, Seizoen afsluiten) en sluit het daarna opnieuw.",
            gone=self.gone.label,
            kept=self.kept.label,
            season=season,
        )

    def _consents(self) -> None:
        """Take over the other's answers to purposes that the kept member never answered."""
        mine = {one for (one,) in self._rows("SELECT purpose FROM consent WHERE member_id = :kept")}
        for row in self._rows("SELECT * FROM consent WHERE member_id = :gone"):
            if row.purpose in mine:
                continue
            values = info("consent").unpack(row._mapping) | {"member_id": self.kept.id}
            self.change.insert(ConsentRow, **values)

    def _meetings(self) -> None:
        """Take over the other's answers to meetings; the kept member's own answers stay."""
        mine = {
            one for (one,) in self._rows("SELECT meeting_id FROM attendee WHERE member_id = :kept")
        }
        for row in self._rows("SELECT * FROM attendee WHERE member_id = :gone"):
            self.change.delete(AttendeeRow, (row.meeting_id, self.gone.id))
            if row.meeting_id not in mine and row.proxy_id != self.kept.id:
                values = dict(row._mapping) | {"member_id": self.kept.id}
                self.change.insert(AttendeeRow, **values)
        for row in self._rows("SELECT * FROM attendee WHERE proxy_id = :gone"):
            key = (row.meeting_id, row.member_id)
            if row.member_id == self.kept.id:  # nobody votes for himself by proxy
                self.change.delete(AttendeeRow, key)
            else:
                self.change.update(AttendeeRow, key, proxy_id=self.kept.id)

    def _particulars(self) -> None:
        kept, gone = self.mine, self.other
        if gone.version:
            self.change.delete(ParticularsRow, self.gone.id)  # its number may be taken over
        wanted = _filled(kept, gone, self.theirs)
        if kept.version or gone.version:
            put(self.change, wanted, row_of(wanted))
        else:
            put_membership(self.change, kept, wanted)

    def _mandate(self) -> None:
        """Take over the other's mandate where the kept member has none."""
        mandate = info("mandate")
        given = {row.member_id: mandate.unpack(row._mapping) for row in self._rows(_MANDATES)}
        theirs = given.get(self.gone.id)
        if theirs is None:
            return
        self.change.delete(MandateRow, self.gone.id)
        if self.kept.id not in given:
            wanted = theirs | {"member_id": self.kept.id, "version": 1}
            self.change.insert(MandateRow, **wanted)

    def _name(self) -> None:
        """Fill the kept row; the other name is known from now on, and its row is gone."""
        kept, gone = self.kept, self.gone
        self.change.delete(MemberRow, gone.id)
        wanted = kept.changed(**_chosen(self.mine, self.other, self.theirs, of_member=True))
        values: dict[str, Any] = {name: getattr(wanted, name) for name in told("member")}
        values |= {"guest": kept.guest and gone.guest, "active": kept.active or gone.active}
        self.change.update(MemberRow, kept.id, **values)
        for alias in (fold(kept.name), fold(gone.name)):
            known = self._rows("SELECT 1 FROM alias WHERE name = :name", name=alias)
            if alias != fold(wanted.name) and not known:
                self.change.insert(AliasRow, name=alias, member_id=kept.id)


def _chosen(
    kept: Particulars, gone: Particulars, theirs: Collection[str], *, of_member: bool
) -> dict[str, Any]:
    """The values of the row that is right in each thing."""
    return {
        name: getattr(right.member if of_member else right, name)
        for key, names in _compared().items()
        for right in [gone if key in theirs else kept]
        for name in names
        if hasattr(kept.member, name) is of_member
    }


def _filled(kept: Particulars, gone: Particulars, theirs: Collection[str]) -> Particulars:
    """Make one of the particulars of both; no number, note, function or own value is lost."""
    values = _chosen(kept, gone, theirs, of_member=False)
    phones = (kept.other_phone, gone.member.phone, gone.other_phone, kept.member.phone)
    mine = gone.member.phone if "phone" in theirs else kept.member.phone
    values["other_phone"] = next((one for one in phones if one and one != mine), "")
    notes = dict.fromkeys(part for part in (kept.note, gone.note) if part)
    values["note"] = "\n".join(notes)
    values["offices"] = tuple(sorted({*kept.offices, *gone.offices}, key=lambda one: one.first))
    fields = dict(kept.own) | dict(gone.own)
    right = {one: gone if f"{_OWN}{one}" in theirs else kept for one in fields}
    own = ((one, right[one].own_value(one)) for one in sorted(fields))
    values["own"] = tuple(one for one in own if one[1])
    return kept.changed(**values)


def _refuse_two(conn: Any, kept: Member, gone: Member) -> None:
    ids = {"kept": kept.id, "gone": gone.id}
    both: dict[str, Any] = {"kept": kept.label, "gone": gone.label}
    if kept.id == gone.id or kept.erased or gone.erased:
        raise Refused("Kies twee verschillende namen om samen te voegen.")
    met = conn.execute(_BOTH, ids).first()
    if met is not None:
        raise Refused(
            "{gone} en {kept} waren allebei op avond {number} van {competition}: het zijn er twee.",
            number=met.number,
            competition=met.name,
            **both,
        )
    if conn.execute(_TOGETHER, ids).scalar():
        raise Refused(
            "{gone} en {kept} staan samen in een paar, team of wens: het zijn er twee.", **both
        )
