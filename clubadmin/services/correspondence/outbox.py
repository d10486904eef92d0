"""The outbox: letters noted before they go and after, so that none goes twice.

Each note is a change of its own that undo does not step past: what is on its way cannot be
taken back. One change for a whole mailing would be kept at its end only, and a program that
was killed before would leave no trace of whom it had written to. A letter that was being sent
when the program stopped is told as such and is never sent again by itself.
"""

from collections.abc import Callable, Collection, Iterator

from sqlalchemy import text

from clubadmin.domain.correspondence.gaps import Purpose
from clubadmin.errors import Gone, Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved
from clubadmin.model.correspondence.letters import (
    About,
    Letters,
    Mailing,
    Outcome,
    Posted,
    Sent,
    Way,
    told_reason,
)
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.correspondence.composing import refuse_unwritten
from clubadmin.services.correspondence.mail_message import Maker
from clubadmin.services.correspondence.smtp import MailTrouble, Post
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.reading import columns, reader
from clubadmin.storage.schema.tablenames import MailingLetterRow, MailingRow

_MAILINGS = text("SELECT id, at, purpose, about, subject, body FROM mailing ORDER BY id DESC")
_COLUMNS = "l.id, l.mailing_id, l.way, l.address, l.subject, l.sent, l.reason, l.at"
_MEMBER = columns(Member, "member")
_LETTERS = text(
    f"SELECT {_COLUMNS}, {_MEMBER} FROM mailing_letter l JOIN member ON member.id = l.member_id"
    " ORDER BY l.mailing_id, l.id"
)
_posted = reader(Posted, given=("reason",))
_BROKEN_OFF = text("SELECT id FROM mailing_letter WHERE sent = 'sending' ORDER BY id")
_STOPPED = Message("het programma stopte terwijl dit bericht onderweg was")


def mailings(club: OpenClub) -> tuple[Mailing, ...]:
    """List the mailings, the newest first."""
    with club.store.read() as conn:
        found = conn.execute(_MAILINGS).mappings().all()
        letters: dict[int, list[Posted]] = {}
        for row in conn.execute(_LETTERS).mappings():
            letters.setdefault(row["mailing_id"], []).append(
                _posted(row, reason=told_reason(row["reason"]))
            )
    return tuple(
        Mailing(
            row["id"],
            row["at"],
            About(Purpose(row["purpose"]), row["about"]),
            row["subject"],
            row["body"],
            tuple(letters.get(row["id"], ())),
        )
        for row in found
    )


def mailing(club: OpenClub, mailing_id: int) -> Mailing:
    """Find a mailing."""
    for one in mailings(club):
        if one.id == mailing_id:
            return one
    raise Gone("Deze brief staat niet meer bij wat verstuurd is.")


def note_made(club: OpenClub, letters: Letters, way: Way) -> Saved:
    """Note that papers or drafts were made; that can be taken back as any note can."""
    refuse_unwritten(letters)
    count = len(letters.letters)
    label = (
        Message.counted("Brief op papier, {n} mens", "Brieven op papier, {n} mensen", count)
        if way is Way.PAPER
        else Message.counted("Concept van mail, {n} mens", "Concepten van mail, {n} mensen", count)
    )
    with club.store.change(label) as change:
        _insert(change, letters, way, Sent.MADE)
    return club.saved()


def broken_off(club: OpenClub) -> bool:
    """Whether something was being sent when the program stopped."""
    with club.store.read() as conn:
        return conn.execute(_BROKEN_OFF).first() is not None


def note_broken_off(club: OpenClub) -> int:
    """Note of what was being sent when the program stopped that nobody knows; how many."""
    with club.store.read() as conn:
        found = list(conn.execute(_BROKEN_OFF).scalars())
    if not found:
        return 0
    label = Message("Mail die onderweg was toen het programma stopte")
    with club.store.change(label, undoable=False) as change:
        for number in found:
            change.update(
                MailingLetterRow, number, sent=Sent.UNKNOWN.value, reason=_STOPPED.to_json()
            )
    return len(found)


class Sending:
    """Mail on its way: `mark` and `deliver` by turns, the first with the club's file at hand.

    Args:
        letters: all of them go by mail.
        make: makes the message of each.
        post: the line to the server.
        again: a mailing that went in part, and which of its letters these are; None: a new one.
    """

    def __init__(
        self, letters: Letters, make: Maker, post: Post, again: Mailing | None = None
    ) -> None:
        refuse_unwritten(letters)
        self.letters, self._make, self._post = letters, make, post
        self._again = again
        self.mailing_id = again.id if again else 0
        self._rows: list[int] = []
        self._at = -1  # which letter is on its way
        self._outcome: Outcome | None = None
        self.stopped = False
        self.trouble: MailTrouble | None = None
        self.counted = dict.fromkeys(Sent, 0)

    @property
    def done(self) -> int:
        """How many letters it is known of what became of them."""
        return sum(self.counted.values())

    @property
    def total(self) -> int:
        """How many letters there are."""
        return len(self.letters.letters)

    def stop(self) -> None:
        """Send no more after the one that is on its way."""
        self.stopped = True

    def close(self) -> None:
        """Hang up, where it is left half-way."""
        self._post.close()

    def mark(self, club: OpenClub) -> bool:
        """Note what became of the last one and that the next is on its way, in one change.

        Answers whether there is one to deliver.
        """
        if not self._rows:
            self._begin(club)
        last, following = self._at, self._at + 1
        ends = self.stopped or self.trouble is not None or following >= self.total
        if ends and self._outcome is None:
            return False
        # nobody is named: of two people one is told what became of his, beside the next
        label = Message("Mail verstuurd, {n} van {total}", n=self._sent, total=self.total)
        with club.store.change(label, scope=self._scope, undoable=False) as change:
            if self._outcome is not None:
                self._note(change, self._rows[last], self._outcome)
            if not ends:
                change.update(
                    MailingLetterRow, self._rows[following], sent=Sent.SENDING.value, reason=""
                )
        self._outcome = None
        if ends:
            self.close()
            return False
        self._at = following
        return True

    def deliver(self) -> None:
        """Hand the one that was marked to the server; the club is not touched."""
        try:
            self._outcome = self._post.send(self._make(self.letters.letters[self._at]))
        except MailTrouble as error:
            self.trouble = error
            self._outcome = Outcome(Sent.WAITING)
            return
        self.counted[self._outcome.sent] += 1

    @property
    def _sent(self) -> int:
        return self.counted[Sent.SENT]

    @property
    def _scope(self) -> str:
        return f"mailing:{self.mailing_id}"

    def _begin(self, club: OpenClub) -> None:
        if self._again is not None:
            self._rows = list(_rows_of(self._again, self.letters))
            return
        label = Message.counted("Mail aan {n} mens", "Mail aan {n} mensen", self.total)
        with club.store.change(label, undoable=False) as change:
            self.mailing_id, self._rows = _insert(change, self.letters, Way.MAIL, Sent.WAITING)

    def _note(self, change: Change, number: int, outcome: Outcome) -> None:
        change.update(
            MailingLetterRow,
            number,
            sent=outcome.sent.value,
            reason=outcome.reason.to_json() if outcome.reason else "",
            at="" if outcome.sent is Sent.WAITING else change.at,
        )


def send_all(club: OpenClub, sending: Sending, going: Callable[[int, int], None]) -> None:
    """Send them one after the other.

    Args:
        sending: what is to go.
        going: told after each how many are done, and of how many.
    """
    while sending.mark(club):
        sending.deliver()
        going(sending.done, sending.total)


def resumed(sent: Mailing, letters: Letters, wanted: Collection[int] | None = None) -> Letters:
    """Keep the letters of a text composed anew that did not go out yet.

    Args:
        sent: the mailing.
        letters: for everybody of it.
        wanted: letters of the log that are sent whatever became of them; None: what certainly
            did not go out.
    """
    rows = sent.unsent if wanted is None else [one for one in sent.letters if one.id in wanted]
    members = {one.member.id for one in rows}
    found = tuple(one for one in letters.by(Way.MAIL) if one.to.member.id in members)
    if not found:
        raise Refused("Er is niets dat nog verstuurd kan worden.")
    return letters.only(found)


def _rows_of(sent: Mailing, letters: Letters) -> Iterator[int]:
    rows = {one.member.id: one.id for one in sent.letters if one.way is Way.MAIL}
    for one in letters.letters:
        yield rows[one.to.member.id]


def _insert(change: Change, letters: Letters, way: Way, sent: Sent) -> tuple[int, list[int]]:
    made = change.insert(
        MailingRow,
        at=change.at,
        purpose=letters.about.purpose.value,
        about=letters.about.id,
        subject=letters.text.subject,
        body=letters.text.body,
    )
    assert made is not None
    rows = []
    for one in letters.letters:
        number = change.insert(
            MailingLetterRow,
            mailing_id=made,
            member_id=one.to.member.id,
            way=way.value,
            address="" if way is Way.PAPER else one.to.member.email,
            subject=one.subject,
            sent=sent.value,
            reason="",
            at=change.at if sent is Sent.MADE else "",
        )
        assert number is not None
        rows.append(number)
    return made, rows
