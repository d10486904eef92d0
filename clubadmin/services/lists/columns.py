"""The sheet that holds a list of people, the row of its headings, the meaning of each column.

A column is known by its heading, and where that says nothing by what stands in it.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cache, lru_cache

from clubadmin import assets
from clubadmin.domain.names import fold, is_infix, letters
from clubadmin.i18n import Message
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.importing.importing import SheetText
from clubadmin.model.importing.people import LEFT_OUT, ListColumn, ListQuestion, PeopleDraft
from clubadmin.services.lists.list_dates import read_written
from clubadmin.services.lists.list_questions import Asking
from clubadmin.storage.schema.meanings import told

NAMES = ("name", "last_name", "first_name", "initials")
OWN = "own:"
_LOOKED_AT = 40  # rows from the top in which the headings are sought
_SAMPLE = 80  # rows by which a column is judged
_FILE = assets.table("headings.toml")
_TITLES = {
    "name": Message("Hele naam"),
    "house": Message("Huisnummer"),
    "post_town": Message("Postcode en plaats"),
    "offices": Message("Functies"),
    "guest": Message("Gast"),
    "active": Message("Speelt nog mee"),
    "club": Message("Club"),
}
_PERSONAL = frozenset(
    (
        *("phone", "other_phone", "email", "street", "house", "postcode", "post_town"),
        *("born", "joined", "ended", "emergency"),
    )
)
_LIKE = tuple((re.compile(pattern), role) for pattern, role in _FILE["like"])
"""Patterns of headings of more words with their fields; the first that fits counts."""
_MOBILE = re.compile(r"mob|gsm|06|cell")
_PHONE = re.compile(r"\+?[\d][\d\s().\-/]{7,16}", re.ASCII)
_POSTCODE = re.compile(r"\d{4}\s*[A-Za-z]{2}", re.ASCII)
POST_TOWN = re.compile(r"(\d{4}\s*[A-Za-z]{2})\b[\s,]+(\D.*)", re.ASCII)
_ANY_DAY = date(2026, 1, 1)  # by which a column is judged, and no cell read
_OF_ONE = frozenset(("note",))  # what may stand in more columns than one


@dataclass(frozen=True)
class Found:
    """The place of a list of people in a book, with its columns."""

    sheet: int  # which
    head: int  # the row of the headings; -1 for none
    columns: tuple[ListColumn, ...]  # of the sheet
    others: tuple[int, ...] = ()  # other sheets that hold a list of people as well


def find(draft: PeopleDraft, own: Mapping[str, str]) -> Found:
    """Find the list, as far as nobody said where it is.

    Args:
        draft: with what was said.
        own: more headings, by their letters, with their roles: those of the club itself.
    """
    sheets = draft.book.sheets
    at, others = _sheet(draft, own)
    head = _head(sheets[at], own)
    if draft.answers.get("head", "").isdecimal():
        head = min(int(draft.answers["head"]) - 1, len(sheets[at].rows) - 1)
    columns = list(_columns(sheets[at], head, own))
    for number, one in enumerate(columns):
        said = draft.answers.get(f"column:{number}")
        if said:
            why = Message("zo gekozen") if said == LEFT_OUT else None
            columns[number] = replace(one, role=said, why=why)
    return Found(at, head, tuple(_apart(columns, draft)), others)


def _apart(columns: Sequence[ListColumn], draft: PeopleDraft) -> Iterable[ListColumn]:
    """The columns, of two names without a heading the second as is said of the first."""
    chosen = {one.role for at, one in enumerate(columns) if f"column:{at}" in draft.answers}
    other = {"first_name": "last_name", "last_name": "first_name"}
    for at, one in enumerate(columns):
        guessed = not one.head and f"column:{at}" not in draft.answers
        turned = guessed and one.role in chosen and one.role in other
        yield replace(one, role=other[one.role]) if turned else one


def ask_names(draft: PeopleDraft, found: Found, asking: Asking) -> None:
    """Ask which of two columns of names without a heading has the first names."""
    bare = {one.role: at for at, one in enumerate(found.columns) if not one.head}
    both_there = {"first_name", "last_name"} <= bare.keys()
    if not both_there or any(f"column:{at}" in draft.answers for at in bare.values()):
        return
    sheet, at = draft.book.sheets[found.sheet], bare["last_name"]
    rows = sheet.rows[found.head + 1 :]
    both = [[row[one] for row in rows if one < len(row)] for one in (bare["first_name"], at)]
    if _firsts(both[0]) != _firsts(both[1]):
        return
    name = next(filter(None, both[1]), "")
    message = Message("'{name}': is dat de voornaam of de achternaam?", name=name)
    choices = [(role, roles()[role]) for role in ("first_name", "last_name")]
    asking.ask(ListQuestion(f"column:{at}", "which", -1, at, message, choices))


def _worth(sheet: SheetText, own: Mapping[str, str]) -> int:
    """How much a sheet looks like a list of people: the columns that are known."""
    head = _head(sheet, own)
    if head < 0:
        return 0
    roles = {_role(cell, own) for cell in sheet.rows[head]} - {"", "club"}
    return len(roles) if roles & set(NAMES) else 0


def about_people(sheet: SheetText, own: Mapping[str, str]) -> bool:
    """Whether a heading of a sheet says what no list of results has."""
    head = _head(sheet, own)
    return head >= 0 and any(_role(cell, own) in _PERSONAL for cell in sheet.rows[head])


@cache
def titles() -> Mapping[str, str]:
    """The field that a heading means, by the letters and figures of the heading."""
    found: dict[str, str] = {}
    for table in ("member", "particulars", "membership"):
        for name, column in told(table).items():
            for title in (column.heading, *column.also) if column.heading else ():
                found.setdefault(letters(title), name)
    for name, every in _FILE["person"].items():
        found |= dict.fromkeys(map(letters, every), name)
    return found


def roles() -> dict[str, Message]:
    """The fields that a column can hold, with their titles."""
    found = {"name": _TITLES["name"]}
    for table in ("member", "particulars", "membership"):
        found |= {name: one.title for name, one in told(table).items() if one.heading}
    return {**found, **_TITLES, LEFT_OUT: Message("niet overnemen")}


def _sheet(draft: PeopleDraft, own: Mapping[str, str]) -> tuple[int, tuple[int, ...]]:
    sheets = draft.book.sheets
    said = draft.answers.get("sheet", "")
    for at, sheet in enumerate(sheets):
        if sheet.name == said:
            return at, ()
    if len(sheets) == 1:
        return 0, ()
    worths = [(_worth(sheet, own), len(sheet.rows)) for sheet in sheets]
    best = max(range(len(sheets)), key=lambda at: (worths[at], -at))
    return best, tuple(at for at, one in enumerate(worths) if one[0] > 1 and at != best)


def _head(sheet: SheetText, own: Mapping[str, str]) -> int:
    """The row with most headings; -1 when none has any."""
    best, found = 1, -1
    for at, row in enumerate(sheet.rows[:_LOOKED_AT]):
        filled = [cell for cell in row if cell]
        sure = {role for cell in filled if (role := titles().get(letters(cell)))}
        roles = {_role(cell, own) for cell in filled} - {""}
        named = bool(roles & set(NAMES))
        if not (named or len(sure) > 1) or (len(filled) > 1 and len(roles) == 1 and not sure):
            continue
        if 2 * len(roles) + 1 < len(filled) and len(sure) < 3:
            continue  # somebody whose cells happen to be such words
        score = len(roles) + len(sure) + named
        if score > best:
            best, found = score, at
    return found


def _role(title: str, own: Mapping[str, str]) -> str:
    return own.get(letters(title)) or _role_of(title)


@lru_cache(maxsize=4_000)
def _role_of(title: str) -> str:
    if not title or len(title) > 60 or "@" in title:
        return ""
    bare = re.sub(r"\(.*?\)|\*", "", title).strip()
    if sure := titles().get(letters(bare or title)):
        return sure
    plain = fold(title)
    if sum(sign.isdigit() for sign in plain) > 3:
        return ""
    return next((role for pattern, role in _LIKE if pattern.search(plain)), "")


def _columns(sheet: SheetText, head: int, own: Mapping[str, str]) -> Iterable[ListColumn]:
    heads = [sheet.cell(head, at) if head >= 0 else "" for at in range(sheet.columns)]
    rows = [row for row in sheet.rows[head + 1 :] if any(row)][:_SAMPLE]
    cells = [[row[at] for row in rows if at < len(row) and row[at]] for at in range(len(heads))]
    roles = [_role(title, own) for title in heads]
    _settle(heads, roles, cells)
    for at, title in enumerate(heads):
        role, why = roles[at], None
        if not role:
            role = LEFT_OUT
            why = (
                Message("deze kop is niet bekend") if title else Message("er staat geen kop boven")
            )
            why = why if cells[at] else Message("er staat niets in")
        elif role.startswith("!"):
            role, why = LEFT_OUT, Message(sentences("no-column")[role])
        yield ListColumn(title, role, why)


def _settle(heads: Sequence[str], roles: list[str], cells: Sequence[Sequence[str]]) -> None:
    """Settle the columns by each other and by their cells."""
    for at, role in enumerate(roles):
        if not role and cells[at]:
            roles[at] = _by_content(heads[at], cells[at], roles)
    _names_by_content(heads, roles, cells)
    own = {"guest", "active"} <= set(roles)  # as the club itself writes it
    for at, role in enumerate(roles):
        if role == "remark" and not own and letters(heads[at]) != "onderscheid":
            roles[at] = "note"
        elif role == "number" and letters(heads[at]) in _COUNTING and _counts(cells[at]):
            roles[at] = "!count"
    _settle_names(roles, cells)
    phones = [at for at, role in enumerate(roles) if role == "phone"]
    if len(phones) > 1 and "other_phone" not in roles:
        phones.sort(key=lambda at: not _MOBILE.search(fold(heads[at])))
        roles[phones[1]] = "other_phone"
    seen: set[str] = set()
    for at, role in enumerate(roles):
        if role and role in seen and role not in _OF_ONE and not role.startswith("!"):
            roles[at] = "note"
        seen.add(role)


def _settle_names(roles: list[str], cells: Sequence[Sequence[str]]) -> None:
    """Settle the columns of names by each other."""
    if "initials" in roles:
        beside = "first_name" in roles or "name" in roles
        roles[roles.index("initials")] = "!first" if beside else "first_name"
    if "last_name" in roles and "name" in roles:
        whole = roles.index("name")
        first = "first_name" not in roles and _single(cells[whole])
        roles[whole] = "first_name" if first else "note"


_COUNTING = frozenset(("nr", "no", "nummer"))


def _counts(cells: Sequence[str]) -> bool:
    """Whether each row is one more than the row before: then it numbers the rows."""
    return len(cells) > 1 and all(cell == str(at) for at, cell in enumerate(cells, start=1))


def _single(cells: Sequence[str]) -> bool:
    return sum(" " in cell or "," in cell for cell in cells) * 3 < len(cells)


def _by_content(head: str, cells: Sequence[str], roles: Sequence[str]) -> str:
    """The field of a column with an unknown heading, by its cells; "" where none shows."""
    between = [is_infix(cell) for cell in cells if not cell.isdecimal()]
    if not head and "infix" not in roles and any(between) and between.count(False) < 2:
        return "infix"
    for role, fits in _SHAPES:
        if role not in roles and sum(map(fits, cells)) * 2 > len(cells):
            return role
    if head or "born" in roles:
        return ""
    days = [read_written(cell, "born", _ANY_DAY) for cell in cells]
    years = [int(one.value[:4]) for one in days if len(one.value) == 10]
    old = len(years) * 2 > len(cells) and sorted(years)[len(years) // 2] < _ANY_DAY.year - 35
    return "born" if old else ""


def _is_phone(cell: str) -> bool:
    figures = sum(sign.isdigit() for sign in cell)
    return 9 <= figures <= 14 and _PHONE.fullmatch(cell) is not None


_SHAPES = (
    ("email", lambda cell: "@" in cell),
    ("post_town", lambda cell: POST_TOWN.fullmatch(cell) is not None),
    ("postcode", lambda cell: _POSTCODE.fullmatch(cell) is not None),
    ("phone", _is_phone),
)


def _names_by_content(
    heads: Sequence[str], roles: list[str], cells: Sequence[Sequence[str]]
) -> None:
    """Take the first columns of words for names where no heading tells of names."""
    if {"name", "last_name"} & set(roles):
        return
    wordy = [at for at, role in enumerate(roles) if not role and _words(cells[at])]
    blank = [at for at in wordy if not heads[at]] or wordy[:1]
    before = next((at for at in blank if at < 4), None)
    if before is None:
        return
    if "first_name" in roles or "infix" in roles:
        if "first_name" not in roles and len(blank) > 1:
            _in_order(roles, cells, before, blank[1])
        else:
            roles[before] = "last_name"
    elif (
        len(blank) > 1
        and blank[1] == before + 1
        and _single(cells[before])
        and _single(cells[blank[1]])
    ):
        _in_order(roles, cells, before, blank[1])
    else:
        roles[before] = "name"


def _in_order(roles: list[str], cells: Sequence[Sequence[str]], one: int, other: int) -> None:
    """First and last name by which column has the names that people are called by."""
    if _firsts(cells[other]) > _firsts(cells[one]):
        one, other = other, one
    roles[one], roles[other] = "first_name", "last_name"


_NAMES = (
    "aad aart ab ad adri adriaan albert alida alie andre anita anja ank anna anne annemarie annie "
    "ans anton antoon arend arie arjan arnold bart bas bea ben bep bert bertus betty bianca bob "
    "bram cees chris christa coby cor corrie corry daan daniel dennis diana dick dini dirk dora "
    "edwin eef elly els elsbeth emmy eric erik erna ernst esther evert fien fons frank frans fred "
    "freek frits froukje geert gerard gerda gerrie gerrit gert gijs greet greetje guus hanneke "
    "hannie hans harm harrie harry hein henk hennie henny herman hetty huub ina ineke inge ingrid "
    "irene jaap jacob jacqueline jan jannie janny jans jelle jeroen joke jolanda joop joost jos "
    "jose josje karel karin kees klaas koen koos lenie leny leo les lia lies liesbeth loes louis "
    "luuk maarten maria marian marianne marijke marja mark martha martin mary mathilde mees mia "
    "mieke mien mies nel nellie nelly nico nicole niek nol paul peter petra piet pieter pim ria "
    "rie rien riet rina rob robert roel rolf ron ronald rudi ruud sjaak sjoerd sjors sonja stef "
    "stien susan teun thea theo thijs tine tineke tini ton toon toos trees truus vera wil willem "
    "willy wim wout yvonne zoe "
)
_CALLED = frozenset(_NAMES.split())
"""Names by which people of a club of cards are called, that tell two columns of names apart."""


def _firsts(cells: Sequence[str]) -> int:
    return sum(fold(cell) in _CALLED for cell in cells)


def _words(cells: Sequence[str]) -> bool:
    letters = sum(bool(re.search(r"[^\W\d]{2}", cell)) and "@" not in cell for cell in cells)
    return bool(cells) and letters * 2 > len(cells)
