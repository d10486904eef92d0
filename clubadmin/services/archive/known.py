"""All that the club knows of a member, as tables for paper and as JSON (AVG, art. 15 and 20).

Names of others are left out where they would tell something of them (art. 15(4)): with whom
somebody does not want to sit is not theirs to read.
"""

import json
from collections.abc import Callable
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.administration.cash import Paid
from clubadmin.i18n import Message, marked
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.administration.cash import PAID
from clubadmin.model.correspondence.letters import SENT, Sent, Way, told_reason
from clubadmin.model.members.assembly import ATTENDING, Attending
from clubadmin.model.members.known import (
    PURPOSES,
    Known,
    KnownColumn,
    KnownPart,
    Purpose,
    Value,
    shown_wording,
)
from clubadmin.model.members.member import Member
from clubadmin.model.members.wish import WishKind
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.history import load_changes
from clubadmin.services.members.members import load_member
from clubadmin.storage.schema.meanings import told, told_of
from clubadmin.storage.schema.tables import info

_MINE = (
    "(p.member_id = :id OR :id IN (p.substitute_a, p.substitute_b)"
    " OR p.pair_id IN (SELECT id FROM pair WHERE :id IN (member_a, member_b))"
    " OR p.team_id IN (SELECT team_id FROM team_member WHERE member_id = :id))"
)
_AT = "JOIN evening e ON e.id = {of}.evening_id JOIN competition c ON c.id = e.competition_id"
_EVENINGS = text(
    "SELECT e.date, c.name, e.number, r.points, r.roem, r.total FROM participant p"
    f" {_AT.format(of='p')} LEFT JOIN evening_result r ON r.evening_id = e.id"
    f" AND r.participant_id = p.id WHERE {_MINE} ORDER BY e.date, e.id"
)
_ABSENT = text(
    f"SELECT e.date, c.name, e.number, a.remark FROM absence a {_AT.format(of='a')}"
    " WHERE a.member_id = :id ORDER BY e.date, e.id"
)
_SANCTIONS = text(
    "SELECT s.decided_at, s.text, s.article, s.decided_by FROM sanction s"
    " WHERE :id IN (s.member_a, s.member_b) ORDER BY s.decided_at, s.id"
)
_PROTESTS = text(
    "SELECT q.made_at, q.text, q.ruling, q.decided_by FROM protest q"
    f" JOIN participant p ON p.id = q.participant_id WHERE {_MINE} ORDER BY q.made_at, q.id"
)
_CONSENT = text(
    "SELECT c.purpose, c.given_on, c.withdrawn_on, c.remark, coalesce(w.wording, '') AS wording"
    " FROM consent c LEFT JOIN consent_wording w ON w.id = c.wording_id WHERE c.member_id = :id"
)
_MEETINGS = text(
    "SELECT m.held_on, m.name, a.how FROM attendee a JOIN meeting m ON m.id = a.meeting_id"
    " WHERE a.member_id = :id ORDER BY m.held_on, m.id"
)
_ALIASES = text("SELECT name FROM alias WHERE member_id = :id ORDER BY name")
_PAIRS = text(
    "SELECT m.first_name, m.infix, m.last_name FROM pair q JOIN member m"
    " ON m.id = iif(q.member_a = :id, q.member_b, q.member_a)"
    " WHERE :id IN (q.member_a, q.member_b) ORDER BY q.id"
)
_TEAMS = text(
    "SELECT t.name FROM team_member y JOIN team t ON t.id = y.team_id"
    " WHERE y.member_id = :id ORDER BY t.name"
)
_WISHES = text("SELECT kind, reason FROM wish WHERE :id IN (member_a, member_b) ORDER BY id")
_OFFICES = text(
    "SELECT name, CAST(first_year AS TEXT), CAST(last_year AS TEXT) FROM office"
    " WHERE member_id = :id ORDER BY first_year, id"
)
_OWN = text(
    "SELECT f.name, v.value FROM own_value v JOIN own_field f ON f.id = v.field_id"
    " WHERE v.member_id = :id ORDER BY f.place, f.id"
)
_DUES = text(
    "SELECT due_on, kind, amount, reason FROM due WHERE member_id = :id ORDER BY due_on, id"
)
_PAYMENTS = text(
    "SELECT p.paid_on, p.amount, coalesce(l.account, ''), coalesce(l.name, ''),"
    " coalesce(l.text, ''), p.reason FROM payment p LEFT JOIN bank_line l ON l.id = p.line_id"
    " WHERE p.member_id = :id ORDER BY p.paid_on, p.id"
)
_STAKES = text(
    "SELECT e.date, c.name, e.number, s.amount, s.how FROM evening_stake s"
    " JOIN evening e ON e.id = s.evening_id JOIN competition c ON c.id = e.competition_id"
    " WHERE s.member_id = :id ORDER BY e.date, e.id"
)
_CARDS = text(
    "SELECT e.date, c.amount, c.evenings FROM evening_card c JOIN evening e ON e.id = c.evening_id"
    " WHERE c.member_id = :id ORDER BY e.date, c.id"
)
_DEBITS = text(
    "SELECT c.collect_on, d.amount, d.account, d.mandate, d.text, coalesce(o.reason, '')"
    " FROM debit d JOIN collection c ON c.id = d.collection_id"
    " LEFT JOIN debit_outcome o ON o.debit_id = d.id AND o.kind = 'returned'"
    " WHERE d.member_id = :id ORDER BY c.collect_on, d.id"
)
_LETTERS = text(
    "SELECT l.at, l.subject, l.way, l.address, l.sent, l.reason FROM mailing_letter l"
    " WHERE l.member_id = :id ORDER BY l.id"
)
_MANDATES = {"recurrent": marked("tot het ingetrokken wordt"), "once": marked("voor één keer")}
_DAY = KnownColumn("date", Message("Datum"))
_COMPETITION = KnownColumn("competition", Message("Competitie"))
_EVENING = KnownColumn("evening", Message("Avond"), right=True)
_WHAT = KnownColumn("text", Message("Wat"))
_BY = KnownColumn("decided_by", Message("Door"))
_REMARK = KnownColumn("remark", Message("Opmerking"))
_NAME = KnownColumn("name", Message("Naam"))
_KIND = KnownColumn("kind", Message("Soort"))
_AMOUNT = KnownColumn("amount", Message("Bedrag"), right=True)
_ACCOUNT = KnownColumn("account", Message("Rekening"))
_REFERENCE = KnownColumn("reference", Message("Kenmerk"))
_REASON = KnownColumn("reason", Message("Reden"))
_FIELDS = (KnownColumn("field", Message("Gegeven")), KnownColumn("value", Message("Inhoud")))


def known(club: OpenClub, member_id: int) -> Known:
    """Gather everything known of a member, as it is now."""
    with club.store.read() as conn:
        member = load_member(conn, member_id)
        parts = [_fields(member), *(make(conn, member_id) for make in _PARTS)]
    return Known(member.name, tuple(part for part in parts if part.rows))


def as_json(found: Known) -> bytes:
    """Write what is known for another program: objects for each part, dates as ISO 8601."""
    told = {
        part.key: [
            {column.key: _plain(value) for column, value in zip(part.columns, row, strict=True)}
            for row in part.rows
        ]
        for part in found.parts
    }
    return json.dumps({"name": found.name, **told}, ensure_ascii=False, indent=1).encode()


def _plain(value: Value) -> str | int:
    if isinstance(value, date):
        return value.isoformat()
    return value if isinstance(value, int) else str(value)


def _fields(member: Member) -> KnownPart:
    values = (
        *((one.title, getattr(member, name)) for name, one in told("member").items()),
        (Message("Soort"), Message("gast") if member.guest else Message("lid")),
        (Message("Speelt mee"), Message("ja") if member.active else Message("nee")),
    )
    rows = tuple((title, value) for title, value in values if str(value))
    return KnownPart("member", Message("Gegevens"), _FIELDS, rows)


def _part(
    key: str, title: str, columns: tuple[KnownColumn, ...], query: Any
) -> Callable[[Connection, int], KnownPart]:
    def make(conn: Connection, member_id: int) -> KnownPart:
        found = conn.execute(query, {"id": member_id}).all()
        rows = tuple(
            tuple(_value(column.key, one) for column, one in zip(columns, row, strict=True))
            for row in found
        )
        return KnownPart(key, Message(title), columns, rows)

    return make


def _value(key: str, found: Any) -> Value:
    """Convert a value as it is shown: a day as a day, nothing as nothing."""
    if found is None:
        return ""
    if key == "date":
        return found if isinstance(found, date) else date.fromisoformat(str(found)[:10])
    if key == "amount":  # cents
        sign = "-" if found < 0 else ""
        return f"{sign}{abs(found) // 100},{abs(found) % 100:02}"
    return found if isinstance(found, int) else str(found)


def _told(conn: Connection, table: str, member_id: int) -> dict[str, Value]:
    """The told columns of a member in a table with a row each, by name; {} without a row."""
    row = conn.execute(told_of(table), {"id": member_id}).mappings().first()
    return {name: value or "" for name, value in info(table).unpack(dict(row or {})).items()}


def _particulars(conn: Connection, member_id: int) -> KnownPart:
    titles = told("particulars")
    found = _told(conn, "particulars", member_id).items()
    rows = tuple((titles[name].title, value) for name, value in found if value)
    return KnownPart("particulars", Message("Wat de ledenadministratie heeft"), _FIELDS, rows)


def _row(key: str, title: str, found: dict[str, Value]) -> KnownPart:
    """A part of one row, its columns as the row class calls them."""
    columns = tuple(KnownColumn(name, told(key)[name].title) for name in found)
    return KnownPart(key, Message(title), columns, (tuple(found.values()),) if found else ())


def _membership(conn: Connection, member_id: int) -> KnownPart:
    return _row("membership", marked("Lidmaatschap"), _told(conn, "membership", member_id))


def _pairs(conn: Connection, member_id: int) -> KnownPart:
    found = conn.execute(_PAIRS, {"id": member_id}).all()
    rows = tuple((" ".join(part for part in one if part),) for one in found)
    return KnownPart("pairs", Message("Maat van"), (_NAME,), rows)


def _wishes(conn: Connection, member_id: int) -> KnownPart:
    columns = (_WHAT, _REMARK)
    rows = tuple(
        (Message(sentences("wish")[WishKind(kind)]), reason)
        for kind, reason in conn.execute(_WISHES, {"id": member_id}).all()
    )
    return KnownPart("wishes", Message("Wensen voor de indeling"), columns, rows)


def _consents(conn: Connection, member_id: int) -> KnownPart:
    columns = (
        KnownColumn("purpose", Message("Waarvoor")),
        KnownColumn("given_on", Message("Gegeven")),
        KnownColumn("withdrawn_on", Message("Geweigerd of ingetrokken")),
        _REMARK,
        KnownColumn("wording", Message("Wat er gevraagd is")),
    )
    given = {row.purpose: row for row in conn.execute(_CONSENT, {"id": member_id})}
    rows = tuple(
        (
            Message(PURPOSES[purpose]),
            _value("date", row.given_on),
            _value("date", row.withdrawn_on),
            row.remark,
            shown_wording(purpose, row.wording) if row.wording else "",
        )
        for purpose in Purpose
        for row in (given.get(purpose),)
        if row is not None
    )
    return KnownPart("consent", Message("Toestemming"), columns, rows)


def _meetings(conn: Connection, member_id: int) -> KnownPart:
    rows = tuple(
        (_value("date", day), name, Message(ATTENDING[Attending(how)]))
        for day, name, how in conn.execute(_MEETINGS, {"id": member_id})
    )
    return KnownPart("meetings", Message("Vergaderingen"), (_DAY, _NAME, _WHAT), rows)


def _stakes(conn: Connection, member_id: int) -> KnownPart:
    rows = tuple(
        (_value("date", day), name, number, _value("amount", amount), Message(PAID[Paid(how)]))
        for day, name, number, amount, how in conn.execute(_STAKES, {"id": member_id})
    )
    columns = (_DAY, _COMPETITION, _EVENING, _AMOUNT, _WHAT)
    return KnownPart("stakes", Message("Inleg op avonden"), columns, rows)


def _mandate(conn: Connection, member_id: int) -> KnownPart:
    found = _told(conn, "mandate", member_id)
    if found:
        found["kind"] = Message(_MANDATES[str(found["kind"])])
    return _row("mandate", marked("Mandaat"), found if found.get("account") else {})


def _letters(conn: Connection, member_id: int) -> KnownPart:
    rows = tuple(
        (
            *(at, subject, Message(sentences("way")[Way(way)]), address, Message(SENT[Sent(sent)])),
            told_reason(reason) or "",
        )
        for at, subject, way, address, sent, reason in conn.execute(_LETTERS, {"id": member_id})
    )
    columns = (
        KnownColumn("at", Message("Wanneer")),
        KnownColumn("subject", Message("Onderwerp")),
        KnownColumn("way", Message("Hoe")),
        KnownColumn("address", Message("E-mail")),
        *(_WHAT, _REASON),
    )
    return KnownPart("letters", Message("Brieven en mail"), columns, rows)


def _journal(conn: Connection, member_id: int) -> KnownPart:
    """The steps in which something of the member's own was written."""
    columns = (KnownColumn("at", Message("Wanneer")), _WHAT)
    rows = tuple((one.at, one.label) for one in load_changes(conn, member_id))
    return KnownPart("journal", Message("In het logboek"), columns, rows)


_PARTS: tuple[Callable[[Connection, int], KnownPart], ...] = (
    _particulars,
    _part(
        "offices",
        marked("Functies"),
        (
            _NAME,
            KnownColumn("first_year", Message("Van")),
            KnownColumn("last_year", Message("Tot en met")),
        ),
        _OFFICES,
    ),
    _part("own_fields", marked("Eigen velden"), (_NAME, _WHAT), _OWN),
    _consents,
    _meetings,
    _part("aliases", marked("Zo genoemd in oude lijsten"), (_NAME,), _ALIASES),
    _pairs,
    _part("teams", marked("In de teams"), (_NAME,), _TEAMS),
    _wishes,
    _part(
        "evenings",
        marked("Gespeeld"),
        (
            _DAY,
            _COMPETITION,
            _EVENING,
            KnownColumn("points", Message("Punten"), right=True),
            KnownColumn("roem", Message("Roem"), right=True),
            KnownColumn("total", Message("Totaal"), right=True),
        ),
        _EVENINGS,
    ),
    _part("absences", marked("Afgemeld"), (_DAY, _COMPETITION, _EVENING, _REMARK), _ABSENT),
    _part(
        "sanctions",
        marked("Waarschuwingen en straffen"),
        (_DAY, _WHAT, KnownColumn("article", Message("Artikel")), _BY),
        _SANCTIONS,
    ),
    _part(
        "protests",
        marked("Protesten"),
        (_DAY, _WHAT, KnownColumn("ruling", Message("Uitspraak")), _BY),
        _PROTESTS,
    ),
    _membership,
    _part("dues", marked("Contributie"), (_DAY, _KIND, _AMOUNT, _REASON), _DUES),
    _part(
        "payments",
        marked("Betalingen"),
        (_DAY, _AMOUNT, _ACCOUNT, _NAME, _WHAT, _REASON),
        _PAYMENTS,
    ),
    _stakes,
    _part(
        "cards",
        marked("Strippenkaarten"),
        (_DAY, _AMOUNT, KnownColumn("evenings", Message("Avonden"), right=True)),
        _CARDS,
    ),
    _mandate,
    _part(
        "debits",
        marked("Incasso's"),
        (_DAY, _AMOUNT, _ACCOUNT, _REFERENCE, _WHAT, _REASON),
        _DEBITS,
    ),
    _letters,
    _journal,
)
