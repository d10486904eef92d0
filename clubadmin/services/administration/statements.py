"""Reading a bank's statement back: what it is likely about, and booking what is agreed to."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from sqlalchemy import Connection, text

from clubadmin.domain.administration.matching import Debtor, Line, Matcher, Sureness
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.dues import Account
from clubadmin.model.administration.statement import (
    BankLine,
    BankStatement,
    Proposed,
    StatementPreview,
)
from clubadmin.services.administration.accounts import accounts, known_accounts
from clubadmin.services.administration.amounts import euros
from clubadmin.services.administration.bank_files import read_statements
from clubadmin.services.administration.iban import masked
from clubadmin.services.club.club import OpenClub
from clubadmin.storage.schema.digest import digest_text
from clubadmin.storage.schema.tablenames import BankLineRow, BankStatementRow, PaymentRow

_READ = text("SELECT digest FROM bank_statement")
_LINES = text(
    "SELECT l.booked_on, l.amount, l.account, l.name, l.text FROM bank_line l"
    " JOIN bank_statement s ON s.id = l.statement_id"
    " WHERE s.account = :account AND l.booked_on BETWEEN :first AND :last"
)
_LAST = text(
    "SELECT last, closing FROM bank_statement WHERE account = :account AND closing IS NOT NULL"
    " ORDER BY last DESC, id DESC LIMIT 1"
)
Shares = tuple[tuple[int, int], ...]  # members, and the cents that are each one's


def preview(club: OpenClub, file: Path, season_id: int) -> StatementPreview:
    """What a file of the bank holds and whose dues each line likely pays; nothing is changed.

    Raises:
        Refused: it cannot be read, does not add up, was read before, or does not go on where
            the one before it ended.
    """
    found = read_statements(file)
    with club.store.read() as conn:
        fresh = _fresh(conn, found, file.name)
        known = known_accounts(conn)
    everybody = accounts(club, season_id)
    names = {one.member.id: one.member.name for one in everybody}
    matcher = Matcher([_debtor(one) for one in everybody], season_id, known)
    proposed = []
    for line in (line for one in fresh for line in one.lines):
        proposal = matcher.propose(
            Line(line.amount, line.account, line.name, line.text, line.reference)
        )
        proposed.append(
            Proposed(line, proposal, tuple(names[member] for member, _ in proposal.shares))
        )
    return StatementPreview(season_id, fresh, tuple(proposed))


def sure(shown: StatementPreview) -> dict[int, Shares]:
    """Of each line that is sure, by its number from 0, whose it is."""
    return {
        at: one.proposal.shares
        for at, one in enumerate(shown.proposed)
        if one.proposal.sureness is Sureness.SURE
    }


def take(club: OpenClub, shown: StatementPreview, agreed: Mapping[int, Shares]) -> int:
    """Keep the statements and book what was agreed to, as one change; answers how many lines.

    Args:
        club: the open club.
        shown: what was looked at.
        agreed: of lines, by their number from 0, whose dues they pay; the shares of a line
            make its amount. The other lines are kept and booked to nobody.

    Raises:
        Refused: it was read meanwhile, or shares do not make the amount of their line.
    """
    with club.store.read() as conn:
        _refuse_twice(conn, shown.statements, Message("Dit afschrift"))
    for at, shares in agreed.items():
        _refuse_shares(shown.proposed[at], shares)
    label = Message(
        "Afschrift van {account} ingelezen: {count} betalingen geboekt",
        account=masked(shown.statements[0].account),
        count=len(agreed),
    )
    number = 0
    with club.store.change(label) as change:
        for one in shown.statements:
            made = change.insert(
                BankStatementRow,
                account=one.account,
                number=one.number,
                first=one.first,
                last=one.last,
                opening=one.opening,
                closing=one.closing,
                digest=_digest(one),
            )
            for line in one.lines:
                line_id = change.insert(BankLineRow, statement_id=made, passed=False, **vars(line))
                for member_id, cents in agreed.get(number, ()):
                    change.insert(
                        PaymentRow,
                        season_id=shown.season_id,
                        member_id=member_id,
                        paid_on=line.booked_on,
                        amount=cents,
                        how="bank",
                        line_id=line_id,
                        reverses=None,
                        reason="",
                    )
                number += 1
    return len(agreed)


def _debtor(one: Account) -> Debtor:
    last = max(one.payments, key=lambda paid: (paid.paid_on, paid.id), default=None)
    return Debtor(
        one.member.id,
        one.member.first_name,
        one.member.last_name,
        one.household,
        one.open,
        one.open_parts,
        last.amount if last else 0,
    )


def _fresh(
    conn: Connection, found: tuple[BankStatement, ...], name: str
) -> tuple[BankStatement, ...]:
    """What was not read yet; a file of a whole year may hold payments that were."""
    fresh = tuple(rest for one in found if (rest := _rest_of(conn, one)) is not None)
    if not fresh:
        raise _read_before(Message.verbatim(name))
    for account in dict.fromkeys(one.account for one in fresh):
        of_account = [one for one in fresh if one.account == account]
        _refuse_gap(conn, account, of_account, name)
    return fresh


def _rest_of(conn: Connection, one: BankStatement) -> BankStatement | None:
    """A statement without the payments that were read before; None where nothing is left."""
    asked = {"account": one.account, "first": one.first, "last": one.last}
    read = Counter(tuple(row) for row in conn.execute(_LINES, asked))
    kept: list[BankLine] = []
    passed: list[BankLine] = []
    for line in one.lines:
        said = (line.booked_on.isoformat(), line.amount, line.account, line.name, line.text)
        (passed if read[said] else kept).append(line)
        read[said] -= 1 if read[said] else 0
    if not kept:
        return None
    if not passed:
        return one
    in_front = max(line.booked_on for line in passed) <= min(line.booked_on for line in kept)
    begun = one.opening if in_front else None
    moved = None if begun is None else begun + sum(line.amount for line in passed)
    return replace(one, lines=tuple(kept), opening=moved)


def _refuse_twice(conn: Connection, found: tuple[BankStatement, ...], name: Message) -> None:
    read = set(conn.execute(_READ).scalars())
    if any(_digest(one) in read for one in found):
        raise _read_before(name)


def _read_before(name: Message) -> Refused:
    return Refused(
        Message(
            "{file} is al ingelezen. Er is niets veranderd; kies een ander afschrift.", file=name
        )
    )


def _refuse_gap(conn: Connection, account: str, found: list[BankStatement], name: str) -> None:
    """Each goes on where the one before it ended; the first where the last one read did."""
    last = conn.execute(_LAST, {"account": account}).first()
    before = None if last is None else last.closing
    for one in found:
        if before is not None and one.opening is not None and one.opening != before:
            raise Refused(
                Message(
                    "{file} gaat niet verder waar het vorige afschrift ophield: dat eindigde met"
                    " {before}, dit begint met {opening}. Lees eerst in wat ertussen zit.",
                    file=name,
                    before=euros(before),
                    opening=euros(one.opening),
                )
            )
        before = one.closing if one.closing is not None else before


def _refuse_shares(one: Proposed, shares: Shares) -> None:
    if sum(cents for _, cents in shares) != one.line.amount:
        raise Refused(
            Message(
                "Van de betaling van {amount} op {day} is {shared} verdeeld. Verdeel precies wat er"
                " betaald is.",
                amount=euros(one.line.amount),
                day=one.line.booked_on,
                shared=euros(sum(cents for _, cents in shares)),
            )
        )


def _digest(one: BankStatement) -> str:
    """What it says: the same payments in another file are the same statement."""
    lines = [
        (line.booked_on.isoformat(), line.amount, line.account, line.name, line.text)
        for line in one.lines
    ]
    return digest_text(json.dumps([one.account, one.opening, one.closing, sorted(lines)]))
