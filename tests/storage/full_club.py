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
    RefereeCallRow,
    TablesideKeyRow,
    TablesideRow,
)
from tests.storage.old_clubs import OLD_SCHEMAS, old_club

EVENING, TABLE = 12, 29  # open, and its first table
SECRET = "5f" * 16


def full_club(folder: Path) -> Path:
    """The filled file of the schema before this one, brought up to date and filled further."""
    path = old_club(folder, OLD_SCHEMAS[-1])
    at = "2026-11-12 20:15:00"
    with closing(Store.open(path)) as store, store.change("Wat er sinds kort is") as change:
        text = {"purpose": "invitation", "subject": "Klaverjassen", "body": "Dag {naam}, tot dan."}
        change.insert(LetterTemplateRow, name="Uitnodiging", **text)
        change.insert(
            MailServerRow,
            host="mail.voorbeeld.nl",
            port=587,
            security="starttls",
            user="club",
            address="club@voorbeeld.nl",
        )
        mailing = change.insert(MailingRow, at=at, about=EVENING, **text)
        why = Message("De server weigert {address}.", address="lid@voorbeeld.nl").to_json()
        for member, sent, reason in ((1, "sent", ""), (2, "refused", why), (3, "refused", "550")):
            change.insert(
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
        wording = change.insert(ConsentWordingRow, purpose="photo", wording="Mag uw foto erop?")
        change.insert(
            ConsentRow,
            member_id=1,
            purpose="photo",
            given_on=date(2026, 9, 1),
            remark="op papier",
            wording_id=wording,
        )
        change.insert(BoardRow, term=3, most_terms=3, offices="voorzitter", quorum=50)
        meeting = change.insert(MeetingRow, held_on=date(2026, 9, 1), name="Jaar", quorum=50)
        change.insert(AttendeeRow, meeting_id=meeting, member_id=1, how="present", proxy_id=None)
        change.insert(AttendeeRow, meeting_id=meeting, member_id=2, how="proxy", proxy_id=1)
        change.insert(TablesideRow, evening_id=EVENING, secret=SECRET, since=change.id)
        change.insert(
            TablesideKeyRow,
            playing_table_id=TABLE,
            request="a-1",
            what="confirm",
            about="ns",
            change_id=change.id,
        )
        change.insert(ConfirmationRow, playing_table_id=TABLE, side="ns", agreed="0" * 24, at=at)
        change.insert(RefereeCallRow, playing_table_id=TABLE, at=at)
    return path
