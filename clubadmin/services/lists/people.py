"""A list of people: looked at against the club, and taken into it as one change."""

import csv
import io
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

from clubadmin.domain.names import fold, letters
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.importing.importing import SheetText
from clubadmin.model.importing.people import (
    LEAVE,
    LEFT_OUT,
    NEW,
    QUESTION,
    ListedPerson,
    ListQuestion,
    PeopleDraft,
    PeopleLook,
)
from clubadmin.model.members.particulars import Register
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.input.outgoing import quoted
from clubadmin.services.lists.columns import OWN, Found, ask_names, find
from clubadmin.services.lists.list_matching import Matching
from clubadmin.services.lists.list_questions import Asking
from clubadmin.services.lists.list_writing import member_fields, write
from clubadmin.services.lists.read import shown_titles
from clubadmin.services.lists.rows import Rows
from clubadmin.services.members.particulars import register
from clubadmin.storage.schema.reading import not_collecting

_RESULT = re.compile(r"(points|punten|score|totaal|avond|evening|ronde|round)\b", re.ASCII)


@not_collecting()
def look(club: OpenClub, draft: PeopleDraft, today: date | None = None) -> PeopleLook:
    """Look at what a draft would bring, and at every question; nothing changes."""
    known = register(club, inactive=True)
    found = find(draft, _own(known))
    nothing = PeopleLook(found.sheet, found.head, found.columns)
    if not nothing.named:
        return nothing
    refuse_no_values(draft, found)
    asking = Asking(draft)
    ask_sheet(draft, found, asking)
    ask_names(draft, found, asking)
    people = Rows(draft, found, asking, today or date.today()).read()
    told = Matching(known, settings(club).name, asking).told(people)
    used = {field for one in told for field in one.values}
    return PeopleLook(
        found.sheet,
        found.head,
        found.columns,
        told,
        tuple(sorted(asking.open.values(), key=lambda one: (one.row, one.column))),
        bool(used - member_fields()),
    )


def take(
    club: OpenClub,
    draft: PeopleDraft,
    *,
    looked: PeopleLook | None = None,
    leave_rest: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> PeopleLook:
    """Take the list into the club, as one change.

    Args:
        club: into which.
        draft: with what was decided.
        looked: what `look` just said of this draft; else it is asked here.
        leave_rest: take who is sure, though something is not decided yet.
        progress: told how many people are done, of how many; may raise to stop it all.
    """
    found = looked or look(club, draft)
    refuse_open(draft, found, leave_rest=leave_rest)
    coming = found.coming
    if draft.answers.get("more") == LEAVE:
        coming = tuple(_only_member(one) for one in coming)
        coming = tuple(one for one in coming if one.state == NEW or one.before)
    write(club, coming, progress)
    return found


def refuse_open(draft: PeopleDraft, found: PeopleLook, *, leave_rest: bool) -> None:
    """Hold up a list of which something is open, unless the rest may be left."""
    if found.questions and not leave_rest:
        raise Refused(
            "{file} is nog niet overgenomen: {open} keer moet u nog iets beslissen.",
            file=draft.book.file,
            open=len(found.questions),
        )


def ask_sheet(draft: PeopleDraft, found: Found, asking: Asking) -> None:
    """Ask which sheet is meant, where there are more with a list."""
    if found.others and "sheet" not in draft.answers:
        names = [draft.book.sheets[at].name for at in sorted((found.sheet, *found.others))]
        message = Message("Op meer bladen staat een lijst. Welk blad is het?")
        both = [(name, name) for name in names]
        asking.ask(ListQuestion("sheet", "which", -1, -1, message, both))


def refuse_other(draft: PeopleDraft, found: PeopleLook) -> None:
    """Hold up what is no list of people, where nobody can point at a column."""
    if found.named and not found.people:
        raise Refused("In {file} staat niemand met een naam.", file=draft.book.file)
    told = {one.role for one in found.columns}
    heads = [fold(one.head) for one in found.columns if one.role == LEFT_OUT]
    results = any(_RESULT.match(head) for head in heads)
    if found.named and not results and (found.head >= 0 or told & {"phone", "email", "postcode"}):
        return
    row = max(found.head, 0)
    raise Refused(
        "{file} is geen lijst van leden of uitslagen. Op rij {row} staat: {titles}. Zet boven"
        " elke kolom wat erin staat: Naam, en wat erbij hoort, zoals Telefoon of Avond 1.",
        file=draft.book.file,
        row=row + 1,
        titles=shown_titles(draft.book.sheets[found.sheet].rows[row]),
    )


def rest_of(draft: PeopleDraft, found: PeopleLook) -> bytes | None:
    """The rows of whom something is not decided, as a file of the same shape; None for none."""
    sheet = draft.book.sheets[found.sheet]
    rows = sorted({one.row for one in found.people if one.state == QUESTION})
    if not rows:
        return None
    return as_list(listed(sheet, [found.head, *rows] if found.head >= 0 else rows))


def listed(sheet: SheetText, rows: Iterable[int]) -> list[list[str]]:
    """Rows of a sheet, each as wide as the sheet."""
    wide = range(sheet.columns)
    return [[sheet.cell(at, column) for column in wide] for at in rows]


def as_list(rows: Iterable[Sequence[str]]) -> bytes:
    """Rows as the file of a list."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    writer.writerows(map(quoted, row) for row in rows)
    return out.getvalue().encode("utf-8-sig")


def rest_file(file: Path) -> Path:
    """The file beside a list that takes the rest of it."""
    return file.with_name(f"{file.name}.rest.csv")


def _only_member(one: ListedPerson) -> ListedPerson:
    """The person without what only the register keeps."""
    values = {name: text for name, text in one.values.items() if name in member_fields()}
    before = {name: text for name, text in one.before.items() if name in member_fields()}
    return replace(one, values=values, before=before)


def _own(known: Register) -> dict[str, str]:
    return {letters(one.name): f"{OWN}{one.id}" for one in known.fields}


def refuse_no_values(draft: PeopleDraft, found: Found) -> None:
    """A workbook that no program worked out has formulas, and nothing that they come to."""
    sheet = draft.book.sheets[found.sheet]
    used = {at for at, one in enumerate(found.columns) if one.role != LEFT_OUT}
    empty = [
        (row, column)
        for row, column in sheet.formulas
        if column in used and row > found.head and not sheet.cell(row, column)
    ]
    if empty:
        row, column = min(empty)
        raise Refused(
            "{file} heeft formules waarvan de uitkomst niet is bewaard, zoals op rij {row} in"
            " kolom {column}. Open het in het rekenblad en bewaar het opnieuw.",
            file=draft.book.file,
            row=row + 1,
            column=column + 1,
        )
