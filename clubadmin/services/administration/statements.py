"""Reading a bank's statement back: what it is likely about, and booking what is agreed to."""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path

from sqlalchemy import Connection, text

from clubadmin.domain.administration.debits import DebitMatcher
from clubadmin.domain.administration.matching import Debtor, Line, Matcher, Sureness, Why
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.debits import (
    BankFile,
    BankLine,
    BankStatement,
    Proposed,
    StatementPreview,
)
from clubadmin.model.administration.dues import Account
from clubadmin.model.importing.people import PeopleDraft
from clubadmin.services.administration import bank_csv, bank_lists, bank_marks, camt
from clubadmin.services.administration.accounts import accounts, known_accounts
from clubadmin.services.administration.amounts import euros
from clubadmin.services.administration.bank_marks import ADVICE
from clubadmin.services.administration.collections import sent
from clubadmin.services.administration.debit_outcomes import book_line
from clubadmin.services.administration.iban import masked
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.text import decode
from clubadmin.services.lists.read import read_bytes
from clubadmin.services.lists.workbook import read_book
from clubadmin.services.members.members import members
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.digest import digest_text
from clubadmin.storage.schema.ranges import FIGURE, FIRST_DAY, LAST_DAY
from clubadmin.storage.schema.tablenames import BankLineRow, BankStatementRow, PaymentRow

MOST_BYTES = 30_000_000
MOST_LINES = 20_000
_TAGS = ((("<", "="), 2_000_000),)
_ROWS = (((":61:",), MOST_LINES), (("\n", "\r"), 200_000), ((";", ",", "\t", "|"), 1_000_000))
"""How much of what cuts it up a file may have: what reads it takes its time for each piece."""
_SWIFT = (":20:", ":25")

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
_LEFT = text(
    "SELECT * FROM bank_line l WHERE NOT l.passed AND NOT EXISTS (SELECT 1 FROM payment p"
    " WHERE p.line_id = l.id AND p.reverses IS NULL"
    " AND NOT EXISTS (SELECT 1 FROM payment r WHERE r.reverses = p.id))"
    " AND NOT EXISTS (SELECT 1 FROM debit_outcome o WHERE o.line_id = l.id)"
    " ORDER BY l.booked_on DESC, l.id DESC"
)
Shares = tuple[tuple[int, int], ...]  # members, and the cents that are each one's


def read_statements(path: Path, said: PeopleDraft | None = None) -> BankFile:
    """All statements of a file, each checked: what it begins with and its lines make its end.

    Args:
        said: what its columns are, where that was asked.
    """
    data = read_bytes(path, MOST_BYTES)
    head = decode(data[:4000]).strip()
    tags = head[:1] == "<"
    for signs, most in _TAGS if tags else _ROWS:
        if sum(data.count(sign.encode()) for sign in signs) > most:
            raise _too_many(path.name)
    if tags:
        every = camt.statements(data, path.name)
    elif all(one in head for one in _SWIFT):
        every = bank_marks.statements(data, path.name)
    else:
        every = _listed(data, path, said)
    others = dict.fromkeys((one.account, one.currency) for one in every if one.currency != "EUR")
    kept = tuple(
        replace(one, lines=lines)
        for one in every
        if one.currency == "EUR" and (lines := tuple(line for line in one.lines if line.amount))
    )
    if not kept:
        raise (
            _no_euros(others, path.name)
            if others
            else Refused("{file} bevat geen betalingen.", file=path.name)
        )
    if sum(len(one.lines) for one in kept) > MOST_LINES:
        raise _too_many(path.name)
    for one in kept:
        _refuse_beyond(one, path.name)
        _refuse_sum(one, path.name)
    return BankFile(kept, tuple(others))


def _listed(data: bytes, path: Path, said: PeopleDraft | None) -> tuple[BankStatement, ...]:
    """The payments of a list: of a bank that is known, else by its headings or as was said."""
    if said is not None:
        return bank_lists.statements(said)
    try:
        return bank_csv.statements(data, path.name)
    except bank_csv.NoBank as unknown:
        try:
            draft = PeopleDraft(read_book(path))
        except Refused:
            raise unknown from None
        if not bank_lists.sure(draft):
            raise
        return bank_lists.statements(draft)


def _no_euros(others: Iterable[tuple[str, str]], name: str) -> Refused:
    account, currency = next(iter(others))
    return Refused(
        "In {file} staat alleen rekening {account}, in {currency}. De contributie is in euro's:"
        " kies bij de bank de rekening in euro's.",
        file=name,
        account=masked(account),
        currency=currency,
    )


def _too_many(name: str) -> Refused:
    return Refused(
        "{file} is te lang om te lezen. Vraag de bank om een kortere tijd, met ten hoogste"
        " {most} betalingen.",
        file=name,
        most=MOST_LINES,
    )


def _refuse_beyond(one: BankStatement, name: str) -> None:
    """Hold up what a club keeps of no payment: a later look at the file would not believe it."""
    beyond = [line for line in one.lines if not FIRST_DAY <= line.booked_on <= LAST_DAY]
    if beyond:
        raise Refused(
            "{file} heeft een betaling op {day}. Dat kan niet. {advice}",
            file=name,
            day=beyond[0].booked_on,
            advice=ADVICE,
        )
    amounts = (*(line.amount for line in one.lines), one.opening or 0, one.closing or 0)
    most = max(amounts, key=abs)
    if abs(most) > FIGURE:
        raise Refused(
            "{file} noemt een bedrag van {amount}. Bedragen boven {most} neemt dit programma"
            " niet op. Kijk of dit het bestand van de club is.",
            file=name,
            amount=euros(most),
            most=euros(FIGURE),
        )


def _refuse_sum(one: BankStatement, name: str) -> None:
    if one.opening is None or one.closing is None:
        return
    reached = one.opening + sum(line.amount for line in one.lines)
    if reached != one.closing:
        raise Refused(
            "{file} telt niet op: afschrift {number} begint met {opening}, met de betalingen"
            " wordt dat {reached}, maar er staat {closing}. {advice}",
            file=name,
            number=one.number or "1",
            opening=euros(one.opening),
            reached=euros(reached),
            closing=euros(one.closing),
            advice=ADVICE,
        )


def is_statement(file: Path) -> bool:
    """Whether a file is a statement of a bank, or a list of payments with headings of its own."""
    try:
        return bool(read_statements(file))
    except bank_csv.NoBank:
        with suppress(Refused):
            return bank_lists.likely(PeopleDraft(read_book(file)))
    except Refused:
        pass
    return False


def preview(
    club: OpenClub, file: Path, season_id: int, said: PeopleDraft | None = None
) -> StatementPreview:
    """Preview a file of the bank and the likely payer of each line; nothing is changed."""
    found = read_statements(file, said)
    fresh = club.read(_fresh, found.statements, file.name)
    lines = [(0, line) for one in fresh for line in one.lines]
    return StatementPreview(season_id, fresh, _proposed(club, season_id, lines), found.left_out)


def sure(shown: StatementPreview) -> dict[int, Shares]:
    """Pick the payers of the lines that are sure, by the line's number from 0."""
    return {
        at: one.proposal.shares
        for at, one in enumerate(shown.proposed)
        if one.proposal.sureness is Sureness.SURE
    }


def take(club: OpenClub, shown: StatementPreview, agreed: Mapping[int, Shares]) -> int:
    """Keep the statements and book what was agreed to, as one change; answers how many lines.

    Args:
        shown: what was looked at.
        agreed: of lines, by their number from 0, whose dues they pay; the shares of a line
            make its amount. The other lines are kept for later (`left_over`).
    """
    club.read(_refuse_twice, shown.statements, Message("Dit afschrift"))
    for at, shares in agreed.items():
        _refuse_shares(shown.proposed[at], shares)
    label = Message.counted(
        "Afschrift van {account} ingelezen: {n} betaling geboekt",
        "Afschrift van {account} ingelezen: {n} betalingen geboekt",
        len(agreed),
        account=masked(shown.statements[0].account),
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
                shares = agreed.get(number, ())
                _pay(change, shown.season_id, shown.proposed[number], line_id, shares)
                number += 1
    return len(agreed)


def left_over(club: OpenClub, season_id: int) -> tuple[Proposed, ...]:
    """List incoming payments of statements that are nobody's dues yet, the newest first.

    A payment that was taken back is among it again. What went out is not, unless a bank takes
    back with it what was paid; nor what somebody said is no dues.
    """
    with club.store.read() as conn:
        rows = conn.execute(_LEFT).all()
    lines = [
        (
            row.id,
            BankLine(
                date.fromisoformat(row.booked_on),
                *(row.amount, row.account, row.name, row.text, row.reference),
            ),
        )
        for row in rows
    ]
    return tuple(
        one
        for one in (_proposed(club, season_id, lines) if lines else ())
        if one.line.amount > 0 or one.proposal.why is Why.RETURNED
    )


def book(club: OpenClub, season_id: int, agreed: Mapping[int, tuple[Proposed, Shares]]) -> int:
    """Book lines that are kept, as one change; answers how many.

    Args:
        season_id: whose dues they pay.
        agreed: of lines, by their id, what was looked at and whose dues they pay.
    """
    for one, shares in agreed.values():
        _refuse_shares(one, shares)
    label = Message.counted(
        "{n} betaling van een eerder afschrift geboekt",
        "{n} betalingen van eerdere afschriften geboekt",
        len(agreed),
    )
    with club.store.change(label) as change:
        _refuse_gone(change.conn, agreed)
        for line_id, (one, shares) in agreed.items():
            _pay(change, season_id, one, line_id, shares)
    return len(agreed)


def put_aside(club: OpenClub, line_ids: Collection[int]) -> None:
    """Say of lines that are kept that they are nobody's dues; they are not asked of again."""
    label = Message.counted(
        "{n} betaling is geen contributie", "{n} betalingen zijn geen contributie", len(line_ids)
    )
    with club.store.change(label) as change:
        _refuse_gone(change.conn, line_ids)
        for line_id in line_ids:
            change.update(BankLineRow, line_id, passed=True)


def _refuse_gone(conn: Connection, line_ids: Collection[int]) -> None:
    if not set(line_ids) <= {row.id for row in conn.execute(_LEFT)}:
        raise Refused("Een van deze betalingen is intussen geboekt. Er is niets veranderd.")


def _proposed(
    club: OpenClub, season_id: int, lines: Iterable[tuple[int, BankLine]]
) -> tuple[Proposed, ...]:
    """Propose the likely payer of each line, by its id."""
    with club.store.read() as conn:
        known = known_accounts(conn)
        collected = DebitMatcher(sent(conn))
    everybody = accounts(club, season_id)
    names = {one.id: one.label for one in members(club, inactive=True)}
    matcher = Matcher([_debtor(one) for one in everybody], season_id, known)
    found = []
    for line_id, line in lines:
        told = Line(line.amount, line.account, line.name, line.text, line.reference)
        proposal = collected.propose(told, line.booked_on)
        if proposal is None:
            proposal = matcher.propose(told)
        else:
            matcher.took(proposal.shares)
        who = tuple(names[member] for member, _ in proposal.shares)
        found.append(Proposed(line, proposal, who, line_id))
    return tuple(found)


def _pay(
    change: Change, season_id: int, one: Proposed, line_id: int | None, shares: Shares
) -> None:
    line = one.line
    if shares and one.proposal.debits and shares == one.proposal.shares:
        book_line(change, line, line_id, one.proposal.debits)
        return
    for member_id, cents in shares:
        change.insert(
            PaymentRow,
            season_id=season_id,
            member_id=member_id,
            paid_on=line.booked_on,
            amount=cents,
            how="bank",
            line_id=line_id,
            reverses=None,
            reason="",
        )


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
    """Keep what was not read yet; a file of a whole year may hold payments that were."""
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
        "{file} is al ingelezen. Er is niets veranderd; kies een ander afschrift.", file=name
    )


def _refuse_gap(conn: Connection, account: str, found: list[BankStatement], name: str) -> None:
    """Each goes on where the one before it ended; the first where the last one read did."""
    last = conn.execute(_LAST, {"account": account}).first()
    before = None if last is None else last.closing
    for one in found:
        if before is not None and one.opening is not None and one.opening != before:
            raise Refused(
                "{file} gaat niet verder waar het vorige afschrift ophield: dat eindigde met"
                " {before}, dit begint met {opening}. Lees eerst in wat ertussen zit.",
                file=name,
                before=euros(before),
                opening=euros(one.opening),
            )
        before = one.closing if one.closing is not None else before


def _refuse_shares(one: Proposed, shares: Shares) -> None:
    if sum(cents for _, cents in shares) != one.line.amount:
        raise Refused(
            "Van de betaling van {amount} op {day} is {shared} verdeeld. Verdeel precies wat er"
            " betaald is.",
            amount=euros(one.line.amount),
            day=one.line.booked_on,
            shared=euros(sum(cents for _, cents in shares)),
        )


def _digest(one: BankStatement) -> str:
    """Digest the payments: the same ones in another file are the same statement."""
    lines = [
        (line.booked_on.isoformat(), line.amount, line.account, line.name, line.text)
        for line in one.lines
    ]
    return digest_text(json.dumps([one.account, one.opening, one.closing, sorted(lines)]))
