"""`clubadmin import` of a list of people: what it says of whom, what is asked, and who come in."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clubadmin.cli.any_list import keep_rest
from clubadmin.cli.list_answers import in_words
from clubadmin.cli.output import DONE, ERRORS_IN_INPUT, Stop, answer, answer_json, told
from clubadmin.domain.names import NAME_PARTS

if TYPE_CHECKING:
    from clubadmin.model.importing.importing import Said
    from clubadmin.model.importing.people import ListedPerson, ListQuestion, PeopleDraft, PeopleLook
    from clubadmin.services.club.club import OpenClub

_MOST_TURNS = 20  # answers that bring up new questions that were answered as well
_MOST_SHOWN = 100
_NAMES = {"born": "birthday", "joined": "since", "town": "place", "note": "notes"}
_NAMES |= {"post_town": "postcode_place"}
_ALWAYS = (
    *NAME_PARTS,
    *("phone", "birthday", "since", "street", "postcode", "place", "email", "notes"),
)


def import_people(
    club: "OpenClub",
    file: Path,
    said: Sequence["Said"],
    *,
    try_out: bool,
    leave_rest: bool,
    as_json: bool,
    copy: bool,
) -> int:
    """Understand the list, follow the answers, and take it unless it is only looked at."""
    from clubadmin.model.importing.people import PeopleDraft
    from clubadmin.services.care import health
    from clubadmin.services.lists import people, workbook

    draft, look = _answered(club, PeopleDraft(workbook.read_book(file)), list(said))
    people.refuse_other(draft, look)
    taken = not try_out and (leave_rest or not look.questions)
    if taken:
        if copy:  # what comes in may be a lot, and wrong
            health.backup(club)
        people.take(club, draft, looked=look, leave_rest=leave_rest)
        keep_rest(file, people.rest_of(draft, look))
    if as_json:
        answer_json({**_document(draft, look), "imported": taken})
    else:
        answer("\n".join(_told(file, look, taken=taken)))
    return ERRORS_IN_INPUT if look.questions else DONE


def _answered(
    club: "OpenClub", draft: "PeopleDraft", said: list["Said"]
) -> tuple["PeopleDraft", "PeopleLook"]:
    from clubadmin.services.lists import people

    general = {one.code: one.choice for one in said if one.row is None and one.column is None}
    sheet = [one.choice for one in said if one.row is None and one.column is None and not one.code]
    draft = draft.answered({**general, **({"sheet": sheet[0]} if sheet else {}), "": ""})
    said = [one for one in said if one.row is not None or one.column is not None]
    draft = draft.answered(dict(_column_answer(one) for one in said if one.row is None))
    said = [one for one in said if one.row is not None]
    look = people.look(club, draft)
    for _ in range(_MOST_TURNS):
        found = {}
        for one in list(said):
            if (key := _asked(one, look.questions)) is not None:
                found[key] = one.choice
                said.remove(one)
        if not found and said:  # what nobody asked: a row to leave out, a cell that is wrong
            found = dict(_own_answer(one, look) for one in said)
            said = []
        if not found:
            break
        draft = draft.answered(found)
        look = people.look(club, draft)
    return draft, look


def _column_answer(one: "Said") -> tuple[str, str]:
    """Tell the meaning of a column, or one answer to all questions about it."""
    from clubadmin.services.lists.columns import roles

    named = {_NAMES.get(role, role): role for role in roles()}
    at = (one.column or 1) - 1
    if one.choice in named:
        return f"column:{at}", named[one.choice]
    return f"{one.code or 'date'}:*:{at}", one.choice


def _asked(one: "Said", questions: Sequence["ListQuestion"]) -> str | None:
    for question in questions:
        column = one.column is None or one.column == question.column + 1
        if one.row == question.row + 1 and column and one.code in ("", question.code):
            return question.key
    return None


def _own_answer(one: "Said", look: "PeopleLook") -> tuple[str, str]:
    row = (one.row or 1) - 1
    if one.column is None and one.choice in ("left_out", "leave-out", "person"):
        return f"row:{row}", one.choice.replace("leave-out", "left_out")
    if one.column is None or one.column > len(look.columns):
        raise Stop(
            "Het antwoord '{choice}' bij rij {row} hoort bij geen vraag over deze"
            " lijst; --try --json noemt de vragen en wat er te kiezen is.",
            choice=one.choice,
            row=one.row,
        )
    return f"cell:{row}:{one.column - 1}", one.choice


def _document(draft: "PeopleDraft", look: "PeopleLook") -> dict[str, Any]:
    from clubadmin.model.importing.people import KNOWN, NEW

    return {
        "kind": "members",
        "sheet": draft.book.sheets[look.sheet].name,
        "head_row": look.head + 1,
        "columns": [
            {
                "column": at,
                "head": one.head,
                "is": _NAMES.get(one.role, one.role),
                **({"why": told(one.why)} if one.why else {}),
            }
            for at, one in enumerate(look.columns, start=1)
        ],
        "members": [_person(one) for one in look.people],
        "questions": [
            {
                "row": one.row + 1 or None,
                "column": one.column + 1 or None,
                "code": one.code,
                "message": told(one.message),
                "choices": [key for key, _label in one.choices],
            }
            for one in look.questions
        ],
        "problems": [
            {"row": one.row + 1, "column": one.column + 1, "sentence": told(one.message)}
            for one in look.questions
            if one.wrong
        ],
        "new_members": look.count(NEW),
        "known_members": look.count(KNOWN),
    }


def _person(one: "ListedPerson") -> dict[str, Any]:
    values = {_NAMES.get(name, name): text for name, text in one.values.items()}
    more = {name: text for name, text in values.items() if name not in _ALWAYS}
    texts = {name: values.get(name, "") for name in _ALWAYS}
    return {
        "row": one.row + 1,
        "is": one.state,
        **texts,
        **more,
        "why": told(one.why) if one.why else "",
    }


def _told(file: Path, look: "PeopleLook", *, taken: bool) -> list[str]:
    from clubadmin.model.importing.people import KNOWN, LEFT_OUT, NEW, QUESTION

    lines = [
        f"Kolom {at}{f' ({one.head})' if one.head else ''} wordt niet overgenomen: {one.why}."
        for at, one in enumerate(look.columns, start=1)
        if one.role == LEFT_OUT
    ]
    if look.partly:
        lines.append(
            f"Van {look.partly} staat bij lid sinds alleen een jaar of maand: bewaard wordt de"
            ' eerste dag, en bij de notitie wat er stond; {"column": …, "choice": "note"} in'
            " --answers bewaart alleen de notitie."
        )
    noted = [one for one in look.people if one.why is not None]
    lines += [f"Rij {one.row + 1} ({one.name}): {one.why}".rstrip(".") + "." for one in noted]
    lines += map(in_words, look.questions[:_MOST_SHOWN])
    counted = f"{look.count(NEW)} nieuw, {look.count(KNOWN)} bekend"
    if look.count(QUESTION):
        counted += f", {look.count(QUESTION)} met een vraag"
    if look.questions and not taken:
        lines.append(
            f"{file.name}: {counted}; {len(look.questions)} keer is er iets te beslissen. Dat gaat"
            " in het venster, of met --answers; --leave-rest neemt wat zeker is."
        )
    else:
        done = "is overgenomen" if taken else "kan worden overgenomen"
        lines.append(f"{file.name} {done}: {counted}.")
    return lines
