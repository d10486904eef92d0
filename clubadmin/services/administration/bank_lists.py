"""Payments in a list of no bank that is known: its columns by their headings, or as was said.

An amount or a day is never guessed at: a cell that is neither is asked about, and so is whether
amounts without a sign came in.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache

from clubadmin import assets
from clubadmin.errors import Refused
from clubadmin.i18n import Message, marked
from clubadmin.model.administration.debits import BankStatement
from clubadmin.model.importing.importing import SheetText
from clubadmin.model.importing.people import (
    LEAVE,
    LEFT_OUT,
    NEW,
    QUESTION,
    ListColumn,
    ListedPerson,
    ListQuestion,
    PeopleDraft,
    PeopleLook,
)
from clubadmin.services.administration.amounts import euros
from clubadmin.services.administration.bank_csv import Bank, BankRow, NoBank, statements_of
from clubadmin.services.lists.columns import about_people
from clubadmin.services.lists.list_questions import LEAVING, Asking
from clubadmin.services.lists.rows import shown, usual_width

_LOOKED_AT = 40  # rows from the top in which the headings are sought
_DAYS = ("%d-%m-%Y", "%Y-%m-%d", "%d/%m/%Y", "%d.%m.%Y", "%Y%m%d", "%d-%m-%y", "%d/%m/%y")
_AMOUNTS = ("amount", "came", "went")
_SHOWN = 40  # signs of a cell in a question
_DAY = re.compile(r"\d{1,4}([-/.])\d{1,2}\1\d{2,4}|\d{8}")
_CENTS = re.compile(r"[-+−]?(€ ?)?[\d.]*\d,\d{1,2}[-−]?|[-+−]?\d+\.\d\d?")
_POINTS = re.compile(r"[1-9]\d{2,4}")  # of an evening, beside an average
_WRONG = {
    "day": marked("'{value}' is geen datum. Typ hem zoals 12-11-1950."),
    "amount": marked("'{value}' is geen bedrag. Typ het als 12,50, of zeg of het af of bij is."),
}
_TITLES = {
    "day": Message("Dag"),
    "amount": Message("Bedrag"),
    "out": Message("Af of bij"),
    "came": Message("Bedrag dat erbij kwam"),
    "went": Message("Bedrag dat eraf ging"),
    "payer": Message("Van wie of naar wie"),
    "account": Message("Tegenrekening"),
    "text": Message("Omschrijving"),
    "own": Message("Rekening van de club"),
    "currency": Message("Munt"),
    LEFT_OUT: Message("niet overnemen"),
}


class PaymentsLook(PeopleLook):
    """Payments, each as a row of a list with its day, amount and who pays."""

    @property
    def named(self) -> bool:
        """Whether the columns of the day and of an amount are known."""
        told = {one.role for one in self.columns}
        return "day" in told and bool(told.intersection(_AMOUNTS))


def roles() -> Mapping[str, Message]:
    """The fields that a column can hold, with their titles."""
    return _TITLES


def look(draft: PeopleDraft) -> PaymentsLook:
    """Look at the payments of a list, and at every question about them."""
    sheet = draft.book.sheets[0]
    head, columns = _columns(draft, sheet)
    nothing = PaymentsLook(0, head, columns)
    if not nothing.named:
        return nothing
    asking, bank = Asking(draft), _bank(draft, columns)
    _ask_sign(draft, nothing, asking)
    people = [
        _row(draft, at, columns, bank, asking)
        for at in range(head + 1, len(sheet.rows))
        if any(sheet.rows[at])
    ]
    open_rows = {one.row for one in asking.open.values()}
    told = tuple(
        ListedPerson(one.row, QUESTION, one.values) if one.row in open_rows else one
        for one in people
    )
    return PaymentsLook(0, head, columns, told, tuple(asking.open.values()))


def statements(draft: PeopleDraft) -> tuple[BankStatement, ...]:
    """The payments of a list, one statement for each account; () where its columns are not known.

    Rows with an open question are left out; of a list as a whole nothing may be open.
    """
    found = look(draft)
    for one in found.questions:
        if one.row < 0:
            raise Refused(one.message)
    kept = [one.row for one in found.people if one.state == NEW]
    rows = [(at + 1, _cells(draft, at)) for at in kept]
    return statements_of(_bank(draft, found.columns), rows, draft.book.file)


def is_unknown(error: Exception) -> bool:
    """Whether a file was refused for its columns, so that these can be pointed at."""
    return isinstance(error, NoBank)


def sure(draft: PeopleDraft) -> bool:
    """Whether headings say by themselves what is paid, when and by whom, and all can be read."""
    found = look(draft)
    told = {one.role for one in found.columns}
    return found.named and bool(told & {"payer", "account", "text"}) and not found.questions


def likely(draft: PeopleDraft) -> bool:
    """Whether most rows have a day and cents, no points, and no heading tells of people."""
    sheet = draft.book.sheets[0]
    rows = [row for row in sheet.rows[_head(sheet) + 1 :] if any(row)]
    signs = [[any(map(one.fullmatch, row)) for one in (_DAY, _CENTS, _POINTS)] for row in rows]
    return 2 * signs.count([True, True, False]) > len(rows) and not about_people(sheet, {})


@cache
def _headings() -> Mapping[str, str]:
    every = assets.table("banks.toml")["columns"]
    return {title: role for role, titles in every.items() for title in titles}


def _columns(draft: PeopleDraft, sheet: SheetText) -> tuple[int, tuple[ListColumn, ...]]:
    head = _head(sheet)
    if draft.answers.get("head", "").isdecimal():
        head = min(int(draft.answers["head"]) - 1, len(sheet.rows) - 1)
    seen: set[str] = set()
    found: list[ListColumn] = []
    for at in range(sheet.columns):
        title = sheet.cell(head, at) if head >= 0 else ""
        role = draft.answers.get(f"column:{at}") or _headings().get(title.casefold(), "")
        chosen = f"column:{at}" in draft.answers
        if not role or (role in seen and not chosen):
            role = LEFT_OUT
        seen.add(role)
        why = Message("zo gekozen") if chosen else Message("deze kop is niet bekend")
        found.append(ListColumn(title, role, why if role == LEFT_OUT else None))
    return head, tuple(found)


def _head(sheet: SheetText) -> int:
    """The row with most headings, else the first of words alone; -1 for none."""
    known = [
        len({role for cell in row if (role := _headings().get(cell.casefold()))})
        for row in sheet.rows[:_LOOKED_AT]
    ]
    if max(known, default=0) > 1:
        return known.index(max(known))
    usual = usual_width(sheet, -1)
    for at, row in enumerate(sheet.rows[:_LOOKED_AT]):
        filled = [cell for cell in row if cell]
        if 1 < len(filled) >= usual and not any(sign.isdigit() for sign in "".join(filled)):
            return at
    return -1


def _bank(draft: PeopleDraft, columns: tuple[ListColumn, ...]) -> Bank:
    places = {"name" if one.role == "payer" else one.role: at for at, one in enumerate(columns)}
    places.pop(LEFT_OUT, None)
    return Bank(
        draft.book.file,
        _DAYS,
        {role: [at] for role, at in places.items()},
        sign=-1 if draft.answers.get("sign") == "out" else 1,
    )


def _said(draft: PeopleDraft, row: int, column: int) -> str:
    """The answer about a cell: a correction, or that its row is left out."""
    key = f"{row}:{column}"
    return draft.answers.get(f"cell:{key}") or draft.answers.get(f"cells:{key}", "")


def _cells(draft: PeopleDraft, at: int) -> list[str]:
    """The cells of a row, as they were corrected."""
    row = draft.book.sheets[0].rows[at]
    return [(_said(draft, at, column) or cell).strip() for column, cell in enumerate(row)]


def _row(
    draft: PeopleDraft, at: int, columns: Sequence[ListColumn], bank: Bank, asking: Asking
) -> ListedPerson:
    """A row as it will be kept; what cannot be read in it is asked about."""
    cells = _cells(draft, at)
    left = draft.answers.get(f"row:{at}") == LEFT_OUT or LEAVE in cells
    row = BankRow.of(bank, cells, at + 1, draft.book.file)
    if left or not row.is_payment():
        why = Message("zelf weggelaten") if left else Message("geen betaling")
        return ListedPerson(at, LEFT_OUT, {"text": shown(cells)}, why)
    told = [(one.role, cell) for one, cell in zip(columns, cells, strict=False)]
    values = {role: cell for role, cell in told if role != LEFT_OUT and cell}
    at_columns = {one.role: i for i, one in reversed(list(enumerate(columns)))}
    reads: Mapping[str, Callable[[], str]] = {
        "day": lambda: f"{row.day():%d-%m-%Y}",
        "amount": lambda: str(euros(row.amount())),
    }
    for role, say in reads.items():
        try:
            values[role] = say()
        except Refused:
            column = next(at_columns[one] for one in (role, *_AMOUNTS) if one in at_columns)
            key = f"cells:{at}:{column}"
            message = Message(_WRONG[role], value=cells[column][:_SHOWN])
            asked = ListQuestion(key, "cells", at, column, message, (LEAVING,))
            if asking.ask(asked):
                asking.refuse(asked)
    return ListedPerson(at, NEW, values)


def _ask_sign(draft: PeopleDraft, found: PaymentsLook, asking: Asking) -> None:
    """Ask once whether amounts came in, where nothing says so."""
    told = [one.role for one in found.columns]
    if "amount" not in told or {"out", "came", "went"}.intersection(told):
        return
    sheet, at = draft.book.sheets[0], told.index("amount")
    cells = [sheet.cell(row, at) for row in range(found.head + 1, len(sheet.rows))]
    if any(cell[:1] in "-−" or cell[-1:] in "-−" for cell in cells if cell):
        return
    message = Message(
        "Nergens staat of een bedrag erbij kwam of eraf ging. Wat is het? Een kolom 'Af Bij' zegt"
        " het ook."
    )
    choices = (("in", Message("alles kwam binnen")), ("out", Message("alles ging eraf")))
    asking.ask(ListQuestion("sign", "which", -1, -1, message, choices))
