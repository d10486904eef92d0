"""A first guess of how a sheet is to be read; people see it and change it.

What columns are follows from their titles, and where no title says it from what stands in them.
"""

import re
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import date
from statistics import median

from clubadmin.model.importing.importing import (
    FIGURES,
    NAMES,
    Book,
    Draft,
    Given,
    Layout,
    Role,
    SheetText,
)
from clubadmin.services.exchange.results import STOOD_IN, is_results
from clubadmin.services.importing.titles import (
    TITLES,
    TOLD,
    UNUSED,
    Foot,
    after_evening,
    evening_in,
    kind_of,
    numbered,
    of_best,
    own_foot,
    plain,
)
from clubadmin.services.importing.values import (
    Years,
    find_day,
    read_day,
    read_figure,
    swapped_day,
    years_of,
)

_LOOKED_AT = 40  # rows from the top in which the header is sought
_TITLES = 3  # rows that may be a title where there is no header

_FEET = 3  # rows from the end in which the line below an own table is sought

ANY_YEAR = Years(date(2000, 1, 1), date(2000, 12, 31))  # to tell a date without its year
_A_ROUND = 2_300  # a round seldom is worth more, an evening seldom less
_SAMPLE = 60  # rows by which a column is judged


def first_draft(book: Book, competition: str = "") -> Draft:
    """The draft of a file of which nothing was said yet.

    Args:
        book: what was read.
        competition: what the club calls the one it most often plays.
    """
    at = max(range(len(book.sheets)), key=lambda one: _worth(book.sheets[one]))
    layout = guess_layout(book.sheets[at])
    return Draft(book, alike_sheets(book, at), layout, _given(book, at, layout, competition))


def alike_sheets(book: Book, at: int) -> tuple[int, ...]:
    """A sheet with all that have the same titles."""
    header = _titles(book.sheets[at], guess_layout(book.sheets[at]))
    return tuple(
        number
        for number, sheet in enumerate(book.sheets)
        if number == at or (any(header) and _titles(sheet, guess_layout(sheet)) == header)
    )


def guess_layout(sheet: SheetText, header: int | None = None) -> Layout:
    """Guess the columns, and the header row unless it is given; -1 for none."""
    header = _header(sheet) if header is None else min(header, len(sheet.rows) - 1)
    above = _above(sheet, header)
    rows = sample(sheet, header)
    roles = [_role(sheet, header, above, column) for column in range(sheet.columns)]
    dates_by_content(roles, rows)
    name_by_content(roles, rows)
    number_by_content(sheet, header, roles, rows)
    points_by_content(roles, rows, _told(sheet, header))
    _one_of_each(roles)
    _settle_totals(roles)
    if foot_of(sheet):  # its groups are no competitions
        roles = [Role() if role.kind == "competition" else role for role in roles]
    heads = [plain(cell) for cell in sheet.rows[0]]
    if fixed := header == 0 and is_results(heads):
        for at in (number for number, one in enumerate(heads) if one == STOOD_IN):
            roles[at] = Role("for")
    return Layout(header, tuple(roles), above, fixed)


def title_of(sheet: SheetText, layout: Layout, column: int) -> str:
    """Join the titles above a column, of each row of the header."""
    if layout.header < 0:
        return ""
    parts = [sheet.cell(layout.header, column)]
    if layout.above:
        parts.insert(0, over(sheet, layout.header - 1, column))
    return " ".join(part for part in parts if part)


def titles(draft: Draft) -> tuple[str, ...]:
    """List the titles of columns, by which a file of the same shape is known again."""
    return _titles(draft.book.sheets[draft.sheets[0]], draft.layout)


def _worth(sheet: SheetText) -> tuple[bool, int]:
    layout = guess_layout(sheet)
    kinds = {role.kind for role in layout.roles}
    return bool(kinds & set(NAMES)) and bool(kinds & set(FIGURES)), len(sheet.rows)


def _titles(sheet: SheetText, layout: Layout) -> tuple[str, ...]:
    return tuple(plain(title_of(sheet, layout, at)) for at in range(sheet.columns))


def _header(sheet: SheetText) -> int:
    """The row whose cells most often are titles; -1 when none is a header."""
    best, found = 0, -1
    for at, row in enumerate(sheet.rows[:_LOOKED_AT]):
        score = _header_score(row)
        if score > best:
            best, found = score, at
    return found + 1 if found >= 0 and _titles_below(sheet, found) else found


def _titles_below(sheet: SheetText, header: int) -> bool:
    """Whether the row under the titles is a header as well: dates, or "punten roem punten roem"."""
    if header + 1 >= len(sheet.rows):
        return False
    cells = [cell for cell in sheet.rows[header + 1] if cell]
    told = [cell for cell in cells if _is_day(cell) or kind_of(cell) in FIGURES]
    return len(told) > 1 and 2 * len(told) > len(cells)


def _is_day(cell: str) -> bool:
    return find_day(cell, ANY_YEAR) is not None


def _header_score(row: Sequence[str]) -> int:
    kinds = [kind_of(cell) for cell in row]
    named = sum(kind in NAMES for kind in kinds)
    score = sum(map(bool, kinds)) + sum(plain(cell) in UNUSED for cell in row)
    score += sum(_counts(cell) for cell, kind in zip(row, kinds, strict=True) if not kind)
    if len([cell for cell in row if cell]) < 2 or not (named or sum(map(bool, kinds)) > 1):
        return 0
    return score + 2 * named


def _counts(cell: str) -> bool:
    """Whether it is the title of an evening or a round."""
    found = numbered(cell)
    counted = found is not None and not found.rest and bool(cell)
    return counted or read_day(cell) is not None or bool(after_evening(cell))


def _above(sheet: SheetText, header: int) -> int:
    """1 where the row above the header says to which evening columns belong."""
    if header < 1:
        return 0
    if _titles_below(sheet, header - 1) and len(list(filter(None, sheet.rows[header - 1]))) > 1:
        return 1
    titles = [plain(cell) for cell in sheet.rows[header] if cell]
    over = [cell for cell in sheet.rows[header - 1] if cell]
    repeated = max(Counter(titles).values(), default=0) > 1
    wide = any(one.top == one.bottom == header - 1 for one in sheet.merged)
    said = [cell for cell in over if numbered(cell) or read_day(cell) or kind_of(cell)]
    return int((repeated or wide) and len(said) > 1)


def over(sheet: SheetText, row: int, column: int) -> str:
    """The cell in a row of the header, or the one to its left that reaches over this column."""
    for one in sheet.merged:
        if one.top <= row <= one.bottom and one.left <= column <= one.right:
            return sheet.cell(one.top, one.left)
    return sheet.cell(row, column)


def _role(sheet: SheetText, header: int, above: int, column: int) -> Role:
    if header < 0:
        return Role()
    own = _role_of_title(sheet.cell(header, column))
    if not above:
        return own
    wider = _role_of_title(over(sheet, header - 1, column))
    if own.kind in ("", *FIGURES) and (wider.evening or wider.round):
        return Role(own.kind or wider.kind, wider.evening, own.round or wider.round)
    return own if own.kind or own.round else wider


def _role_of_title(title: str) -> Role:
    """Read a title; one with a date is an evening, numbered in their order.

    Until then a date stands as its day below 0, so that two columns of one day are one evening.
    """
    if kind := kind_of(title):
        return Role(kind)
    if plain(title) in UNUSED or not title:
        return Role(TOLD.get(plain(title), ""))
    if of_best(title):
        return Role("total")
    if rest := after_evening(title):
        return _running(rest)
    if (day := read_day(title, ANY_YEAR)) is not None:
        return Role("points", evening=-day.toordinal())
    found = numbered(title)
    if found is None:
        return _role_of_words(title)
    kind = TITLES.get(found.rest, "points")
    if kind not in FIGURES:
        return Role()
    if found.what == "round":
        return Role(kind, round=found.number)
    return Role(kind, evening=found.number)


def _running(rest: str) -> Role:
    """Read a title of running totals up to an evening, by its number or its date."""
    if (day := find_day(rest, ANY_YEAR)) is not None:
        return Role("running", evening=-day.toordinal())
    found = numbered(rest)
    number = found.number if found and found.what != "round" else evening_in(rest)
    return Role("running", evening=number) if number else Role()


def _role_of_words(title: str) -> Role:
    """A title of more words, such as "Punten avond 3" or "Naam van de speler"."""
    number = evening_in(title)
    kinds = [TITLES[word] for word in plain(title).split() if word in TITLES]
    if number is not None:
        return Role(next((kind for kind in kinds if kind in FIGURES), "points"), evening=number)
    kinds = [kind for kind in kinds if kind in (*NAMES, *FIGURES, "date")]
    return Role(kinds[0]) if kinds else Role()


def _one_of_each(roles: list[Role]) -> None:
    """A second column of names is the partner; of anything else it is not used."""
    seen: set[Role] = set()
    for at, role in enumerate(roles):
        if role.kind and role in seen and role != Role("total"):
            second = role.kind == "name" and Role("partner") not in seen
            roles[at] = Role("partner") if second else Role()
        seen.add(roles[at])


def _settle_totals(roles: list[Role]) -> None:
    """A total is what was made where nothing else says so; beside evenings it is their sum."""
    wide = any(role.evening is not None for role in roles)
    points = any(role.kind == "points" for role in roles)
    roem = any(role.kind == "roem" for role in roles)
    sums = [at for at, role in enumerate(roles) if role == Role("total")]
    sums = sums or [at for at, role in enumerate(roles) if role == Role("points")]
    for at, role in enumerate(roles):
        if wide and role.kind in FIGURES and role.evening is None:
            roles[at] = Role("sum") if at in sums else Role()
        elif role == Role("total") and at != sums[0]:
            roles[at] = Role()
        elif role.kind == "total" and not points and not roem:
            roles[at] = Role("points", role.evening, role.round)


def _given(book: Book, at: int, layout: Layout, competition: str) -> Given:
    """The season, evening and date as the lines above the header, sheet or file say them."""
    kinds = {role.kind for role in layout.roles}
    sheet = book.sheets[at]
    if foot := foot_of(sheet):
        day = read_day(foot.day) if foot.day else None
        return Given(foot.season, foot.competition, foot.evening, day)
    top = max(layout.header - layout.above, 0) if layout.header >= 0 else _TITLES
    lines = [" ".join(row) for row in sheet.rows[:top]]
    said = [*lines, sheet.name, book.file.rpartition(".")[0].replace("_", " ")]
    season = "" if "season" in kinds else _season(said)
    return Given(season, "" if "competition" in kinds else competition)


def foot_of(sheet: SheetText) -> Foot | None:
    """The line below a table that the program wrote itself, if this is one."""
    last = [cell for row in sheet.rows[-_FEET:] for cell in row if cell]
    return next((found for cell in reversed(last) if (found := own_foot(cell))), None)


def _season(said: Sequence[str]) -> str:
    for line in said:
        years = years_of(line)
        if years is not None and years.starts.month != 1:
            return f"{years.starts.year}-{years.ends.year}"
    return ""


def sample(sheet: SheetText, header: int) -> list[Sequence[str]]:
    """The first rows below the header that hold more than a title."""
    rows = [row for row in sheet.rows[header + 1 :] if len([cell for cell in row if cell]) > 1]
    return list(rows[:_SAMPLE])


def _cells(rows: Sequence[Sequence[str]], column: int) -> list[str]:
    return [row[column] for row in rows if column < len(row) and row[column]]


def dates_by_content(roles: list[Role], rows: Sequence[Sequence[str]]) -> None:
    """Find a column of dates, where no title tells the day."""
    if any(role.kind == "date" or role.evening is not None for role in roles):
        return
    for at, role in enumerate(roles):
        cells = _cells(rows, at)
        days = [one for one in cells if not one.isdecimal() and _date_anyhow(one)]
        if not role.kind and days and 2 * len(days) > len(cells):
            roles[at] = Role("date")
            return


def _date_anyhow(cell: str) -> bool:
    return read_day(cell, ANY_YEAR) is not None or swapped_day(cell) is not None


def name_by_content(roles: list[Role], rows: Sequence[Sequence[str]]) -> None:
    """Find the first column with words, where no title tells the name."""
    if any(role.kind in NAMES for role in roles):
        return
    for at, role in enumerate(roles):
        cells = _cells(rows, at)
        words = sum(bool(re.search(r"[^\W\d]{2}", cell)) for cell in cells)
        apart = len(set(cells)) > max(2, len(cells) // 30)
        if not role.kind and words * 2 > max(len(rows), 1) and apart:
            roles[at] = Role("name")
            return


def number_by_content(
    sheet: SheetText, header: int, roles: list[Role], rows: Sequence[Sequence[str]]
) -> None:
    """Evenings told by their dates in order; bare numbers are rounds where figures are small."""
    dated = [at for at, role in enumerate(roles) if role.evening is not None and role.evening < 0]
    taken = {role.evening for role in roles if role.evening is not None and role.evening > 0}
    numbers: dict[int, int] = {}  # by the day that stands in place of a number
    for at in dated:
        day = roles[at].evening or 0
        if day not in numbers:
            numbers[day] = next(one for one in range(1, 1_000) if one not in taken)
            taken.add(numbers[day])
        roles[at] = replace(roles[at], evening=numbers[day])
    bare = [
        at
        for at, role in enumerate(roles)
        if role.evening
        and (found := numbered(sheet.cell(header, at)))
        and not found.what
        and at not in dated
    ]
    figures = [
        value
        for at in bare
        for cell in _cells(rows, at)
        if (value := read_figure(cell).value) is not None and value > 0
    ]
    if 0 < len(bare) <= 8 and figures and median(figures) < _A_ROUND:
        for at in bare:
            roles[at] = Role(roles[at].kind, round=roles[at].evening)


def _told(sheet: SheetText, header: int) -> set[int]:
    """The columns whose title says that they hold something else."""
    cells = sheet.rows[header] if header >= 0 else ()
    return {at for at, cell in enumerate(cells) if plain(cell) in UNUSED}


def points_by_content(
    roles: list[Role], rows: Sequence[Sequence[str]], told: Collection[int]
) -> None:
    """Find the last column with figures of that size, where no title tells the points."""
    if any(role.kind in ("points", "total", "running") for role in roles):
        return
    for at in reversed(range(len(roles))):
        if at in told:
            continue
        figures = [read_figure(cell).value for cell in _cells(rows, at)]
        high = [one for one in figures if one is not None and one >= 300]
        if not roles[at].kind and len(high) * 2 > max(len(rows), 1):
            roles[at] = Role("points")
            return
