"""Doubts of a draft as places and short choices, and answers that name them so."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from clubadmin.i18n import Message
from clubadmin.model.importing.importing import Answer, Choice, Doubt, Draft, Look, Role, Said
from clubadmin.services.importing.guessing import title_of
from clubadmin.services.importing.titles import plain
from clubadmin.services.importing.values import read_day, read_figure
from clubadmin.services.importing.wording import missing, question

_CODES = {"misplaced": "order", "rowsum": "total", "rowbest": "total", "stepped": "running"}
_CODES |= {"risen": "running", "rising": "columns", "few": "rows"}
_CODES |= {"half": "pair", "summed": "opening"}
_AS_IT_STANDS = {"high": 0, "low": 0, "order": 0, "odd": 0, "risen": 1}  # the value that it says
_ADDED = {"misplaced": 4, "rowsum": 1, "rowbest": 1, "stepped": 3}  # what the evenings make
_IS = {"points": "evening", "running": "running", "sum": "total", "total": "total"}
_IS |= {"place": "place", "average": "average"}
_IS |= dict.fromkeys(("name", "first", "infix", "last", "partner", "for"), "name")
_SETTLED = frozenset(("unknown",))  # who resembles nobody is new, and is told as such
SURE = frozenset(("unlikely", "club"))  # asked of what may very well be meant so


@dataclass(frozen=True)
class Question:
    """A doubt that stands open."""

    row: int | None  # of the file, from 1; None for what is about the list as a whole
    column: int | None  # from 1; None for a whole row
    code: str  # what is doubtful
    message: Message  # the question
    choices: tuple[str, ...]  # how it can be settled, in short
    sheet: str | None = None  # its name, where the file has more than one


@dataclass(frozen=True)
class Column:
    """A column of the file as it was understood."""

    column: int  # from 1
    head: str
    role: str
    evening: int | None
    date: str | None


def settled(draft: Draft, look: Look, *, sure: bool = False) -> Draft:
    """The draft with what needs nobody: a name that resembles no other is of a new member.

    Args:
        draft: what was decided.
        look: how it is understood.
        sure: an unlikely day, and names that are also elsewhere, are meant as they stand.
    """
    kinds = _SETTLED | SURE if sure else _SETTLED
    found = {
        one.key: Answer(one.choices[0].key, one.choices[0].value)
        for one in look.doubts
        if one.open and one.answer is None and one.kind in kinds
    }
    return draft.answered(found) if found else draft


def questions(draft: Draft, look: Look) -> list[Question]:
    """List the open questions, in the order of the file."""
    found = [Question(None, None, code, missing(code), ()) for code in look.missing]
    several = len(draft.book.sheets) > 1
    for doubt in (one for one in look.doubts if one.open):
        sheet = draft.book.sheets[doubt.spots[0].sheet].name if several and doubt.spots else None
        code, choices = _CODES.get(doubt.kind, doubt.kind), tuple(short_choices(doubt))
        found.append(Question(*place_of(doubt), code, question(doubt), choices, sheet))
    return found


def place_of(doubt: Doubt) -> tuple[int | None, int | None]:
    """The row and the column that a doubt is asked at, from 1."""
    if not doubt.spots:
        return None, None
    spot = doubt.spots[0]
    return spot.row + 1, spot.column + 1 if spot.column >= 0 else None


def short_choices(doubt: Doubt) -> Mapping[str, Choice]:
    """The choices by what they are called in short: the figure, "unknown", "leave-out" ..."""
    found: dict[str, Choice] = {}
    for one in doubt.choices:
        found.setdefault(_short(doubt, one), one)
    return found


def _short(doubt: Doubt, one: Choice) -> str:
    if one.code == "leave":
        return "leave-out"
    if one.code == "take" and doubt.kind in _AS_IT_STANDS | _ADDED:
        return str(doubt.values[(_AS_IT_STANDS | _ADDED)[doubt.kind]])
    if one.code in ("asis", "figure"):
        return one.value
    if one.code == "evening":
        column, _, figure = one.value.partition("=")
        return f"column {int(column) + 1}={figure}"
    if one.code == "rival":
        return f"row {doubt.spots[1].row + 1}={one.value}"
    if one.code == "correct":
        return one.value or ("correct" if one.typed == "text" else "number")
    return f"{one.code}={one.value}" if one.typed and one.value else one.key


def answer_of(doubt: Doubt, said: str) -> Answer | None:
    """The answer that a short choice means; None when it is none of this doubt."""
    choices = short_choices(doubt)
    if said in choices:
        return Answer(choices[said].key, choices[said].value if choices[said].typed else "")
    code, _, value = said.partition("=")
    for one in doubt.choices:
        if one.typed and code == one.code:
            return Answer(one.key, value or one.value)
    kinds = {one.typed: one for one in doubt.choices}
    if "number" in kinds and read_figure(said).value is not None:
        return Answer(kinds["number"].key, said)
    if "date" in kinds and read_day(said) is not None:
        return Answer(kinds["date"].key, said)
    return None


def follow(doubts: Sequence[Doubt], said: Sequence[Said]) -> tuple[dict[str, Answer], list[Said]]:
    """The answers by the key of their doubt, and what answers none that is open."""
    found: dict[str, Answer] = {}
    rest: list[Said] = []
    for one in said:
        for doubt in doubts:
            code = _CODES.get(doubt.kind, doubt.kind)
            here = place_of(doubt) == (one.row, one.column) and one.code in ("", code, doubt.kind)
            if here and doubt.open and doubt.key not in found:
                answer = answer_of(doubt, one.choice)
                if answer is not None:
                    found[doubt.key] = answer
                    break
        else:
            rest.append(one)
    return found, rest


def columns(draft: Draft, look: Look) -> Iterator[Column]:
    """Give each column as it was understood."""
    days = {one.number: one.date for one in look.evenings}
    sheet = draft.book.sheets[draft.sheets[0]]
    for at, role in enumerate(look.roles or draft.layout.roles):
        day = days.get(role.evening or 0)
        yield Column(
            at + 1,
            title_of(sheet, draft.layout, at),
            _is(role),
            role.evening,
            day.isoformat() if day else None,
        )


def _is(role: Role) -> str:
    return "other" if role.round else _IS.get(role.kind, "other")


def rows_of(draft: Draft, look: Look) -> str:
    """Tell what a row is: "people", "pairs" or "teams"."""
    sheet = draft.book.sheets[draft.sheets[0]]
    heads = [
        plain(title_of(sheet, draft.layout, at))
        for at, role in enumerate(draft.layout.roles)
        if role.kind == "name"
    ]
    return "teams" if heads and ("team" in heads[0] or "viertal" in heads[0]) else look.rows
