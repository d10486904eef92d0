"""A club of today with a row in every table, for whoever tries what can stand in any of them."""

from contextlib import closing
from datetime import date
from pathlib import Path

from clubadmin.i18n import Message
from clubadmin.storage.club.store import Store
from clubadmin.storage.schema.tablenames import (
    AttendeeRow,
    BoardRow,
    ConfirmationRow,
    ConsentRow,
    ConsentWordingRow,
    LetterTemplateRow,
    MailingLetterRow,
    MailingRow,
    MailServerRow,
    MeetingRow,
    OpeningRow,
    RefereeCallRow,
    TableName,
    TablesideKeyRow,
    TablesideRow,
)
from clubadmin.storage.schema.tables import raw_tables
from tests.storage.old_clubs import OLD_SCHEMAS, old_club

EVENING, TABLE = 12, 29  # open, and its first table
SECRET = "5f" * 16


def full_club(folder: Path) -> Path:
    """The filled file of the schema before this one, brought up to date and filled further."""
    return fill(old_club(folder, OLD_SCHEMAS[-1]))


def fill(path: Path) -> Path:
    """Put rows into each table that a club has nothing in; what has rows already stays as it is."""
    at = "2026-11-12 20:15:00"
    with closing(Store.open(path)) as store, store.change("Wat er sinds kort is") as change:
        with store.bare() as connection:
            empty = {
                table.name
                for table in raw_tables()
                if not connection.execute(f"SELECT 1 FROM {table.name} LIMIT 1").fetchone()
            }

        def insert(row: TableName, **values: object) -> int:
            return change.insert(row, **values) if row.__tablename__ in empty else 0

        text = {"purpose": "invitation", "subject": "Klaverjassen", "body": "Dag {naam}, tot dan."}
        insert(LetterTemplateRow, name="Uitnodiging", **text)
        insert(
            MailServerRow,
            host="mail.voorbeeld.nl",
            port=587,
            security="starttls",
            user="club",
            address="club@voorbeeld.nl",
        )
        mailing = insert(MailingRow, at=at, about=EVENING, **text)
        why = Message("De server weigert {address}.", address="lid@voorbeeld.nl").to_json()
        for member, sent, reason in ((1, "sent", ""), (2, "refused", why), (3, "refused", "550")):
            insert(
                MailingLetterRow,
                mailing_id=mailing,
                member_id=member,
                way="mail",
                address="lid@voorbeeld.nl",
                subject="Klaverjassen",
                sent=sent,
                reason=reason,
                at=at,
            )
        wording = insert(ConsentWordingRow, purpose="photo", wording="Mag uw foto erop?")
        insert(
            ConsentRow,
            member_id=1,
            purpose="photo",
            given_on=date(2026, 9, 1),
            remark="op papier",
            wording_id=wording,
        )
        insert(BoardRow, term=3, most_terms=3, offices="voorzitter", quorum=50)
        meeting = insert(MeetingRow, held_on=date(2026, 9, 1), name="Jaar", quorum=50)
        insert(AttendeeRow, meeting_id=meeting, member_id=1, how="present", proxy_id=None)
        insert(AttendeeRow, meeting_id=meeting, member_id=2, how="proxy", proxy_id=1)
        insert(TablesideRow, evening_id=EVENING, secret=SECRET, since=change.id)
        insert(
            TablesideKeyRow,
            playing_table_id=TABLE,
            request="a-1",
            what="confirm",
            about="ns",
            change_id=change.id,
        )
        insert(ConfirmationRow, playing_table_id=TABLE, side="ns", agreed="0" * 24, at=at)
        insert(OpeningRow, competition_id=1, member_id=1, evenings=4, points=19_730)
        insert(RefereeCallRow, playing_table_id=TABLE, at=at)
    return path
