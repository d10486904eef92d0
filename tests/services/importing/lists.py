"""Lists of earlier years as clubs have them, and ways to decide about them."""

import re
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import openpyxl

from clubadmin.domain.names import split_name
from clubadmin.model.importing.importing import Answer, Doubt, Draft, Given, Look
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing import draft as drafts
from clubadmin.services.members import members

PEOPLE = (
    "Jan Bos",
    "Piet Vos",
    "Greet de Wit",
    "Klaas van den Berg",
    "Truus Kok",
    "Henk Mulder",
    "Annie Smit",
    "Wim de Boer",
)


def add_members(club: OpenClub, *names: str) -> dict[str, int]:
    """Members by name, with their ids."""
    found = {}
    for name in names or PEOPLE:
        first, infix, last = split_name(name)
        found[name] = members.add_member(club, Member(0, last, first, infix)).id
    return found


def text_file(folder: Path, *lines: str, name: str = "lijst.csv") -> Path:
    file = folder / name
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def work_book(
    folder: Path,
    rows: Sequence[Sequence[object]],
    merged: Sequence[str] = (),
    name: str = "lijst.xlsx",
) -> Path:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    for row in rows:
        sheet.append(list(row))
    for cells in merged:
        sheet.merge_cells(cells)
    book.save(folder / name)
    return folder / name


def worked_out(file: Path, value: int) -> Path:
    """The same workbook as a spreadsheet saves it, with the outcome beside each formula."""
    with zipfile.ZipFile(file) as book:
        parts = {name: book.read(name) for name in book.namelist()}
    with zipfile.ZipFile(file, "w") as book:
        for name, data in parts.items():
            book.writestr(name, re.sub(rb"(</f>)<v ?/?>(</v>)?", rb"\1<v>%d</v>" % value, data))
    return file


def begun(club: OpenClub, file: Path, season: str = "", competition: str = "Donderdag") -> Draft:
    """The draft of a file, with what it does not say itself."""
    draft = drafts.begin(club, file)
    given = draft.given
    return replace(
        draft,
        given=Given(
            season or given.season, given.competition or competition, given.evening, given.day
        ),
    )


def looked(club: OpenClub, draft: Draft) -> dict[str, Doubt]:
    """The doubts by their key."""
    return {one.key: one for one in drafts.look(club, draft).doubts}


def kinds(club: OpenClub, draft: Draft) -> list[str]:
    return [one.kind for one in drafts.look(club, draft).doubts]


def with_answer(draft: Draft, key: str, choice: str, value: str = "") -> Draft:
    return draft.answered({key: Answer(choice, value)})


Decide = Callable[[Doubt], Answer]


def proposed(doubt: Doubt) -> Answer:
    """What Enter would take."""
    assert doubt.proposed >= 0, doubt
    one = doubt.choices[doubt.proposed]
    return Answer(one.key, one.value if one.typed else "")


def decided(club: OpenClub, draft: Draft, decide: Decide = proposed) -> tuple[Draft, Look]:
    """The draft with every open doubt decided, as many times as new ones come up."""
    for _ in range(10):
        look = drafts.look(club, draft)
        open_ones = [one for one in look.doubts if one.open]
        if not open_ones:
            return draft, look
        draft = draft.answered({one.key: decide(one) for one in open_ones})
    raise AssertionError(open_ones)
