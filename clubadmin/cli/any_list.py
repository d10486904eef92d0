"""`clubadmin import` of a list of any shape: understood as the window does, asked, answered."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clubadmin.cli.output import (
    DONE,
    ERRORS_IN_INPUT,
    NOT_DONE,
    Stop,
    answer,
    answer_json,
    say,
    told,
    words,
)
from clubadmin.i18n import Message

if TYPE_CHECKING:
    from clubadmin.model.club.club import ImportProblem
    from clubadmin.model.importing.importing import Draft, Look, Said
    from clubadmin.services.club.club import OpenClub
    from clubadmin.services.importing.answering import Question

_MOST_TURNS = 20  # answers that bring up new questions that were answered as well
_MOST_SHOWN = 100
_DECIDED = frozenset(
    ("near", "two", "alias", "held", "copy")
)  # who is meant, and what of an evening
_OPTIONS = {
    "season": "--season",
    "competition": "--competition",
    "evening": '--answers: {"code": "evening", "choice": "4"}',
}
"""Answers to what a list does not say itself."""


def import_list(
    club: "OpenClub",
    draft: "Draft",
    said: list["Said"],
    *,
    file: Path,
    try_out: bool,
    leave_rest: bool,
    sure: bool,
    as_json: bool,
    copy: bool,
) -> int:
    """Understand the list, follow the answers, and take it unless it is only looked at."""
    from clubadmin.services.care import health
    from clubadmin.services.importing import answering, unsure
    from clubadmin.services.importing import draft as drafts

    draft, look = _understood(club, draft, said, sure=sure)
    asked = answering.questions(draft, look)
    if asked and leave_rest and not try_out:
        draft = replace(draft, without=True)
        look = drafts.look(club, draft)
    taken = not try_out and look.ready
    if taken:
        if copy:  # what comes in may be a lot, and wrong
            health.backup(club)
        drafts.take(club, drafts.of_their_time(draft, look))
        keep_rest(file, unsure.rest_of(draft, look))
    code = ERRORS_IN_INPUT if asked else DONE
    held_up = asked and not taken and not try_out
    if held_up and (leave_rest or (draft.layout.fixed and _is_wrong(asked))):
        code = NOT_DONE  # what is open is about more than rows, or more than a question
    if as_json:
        told = {**_document(draft, look, asked), **({} if try_out else {"imported": taken})}
        answer_json({**told, **_fixed(draft, look, asked, taken)} if draft.layout.fixed else told)
    elif code != NOT_DONE or not draft.layout.fixed:
        answer("\n".join(_told(draft, look, asked, try_out=try_out)))
    if held_up and draft.layout.fixed:
        sure = all(one.code in answering.SURE for one in asked)
        not_taken(file, [one.message for one in _problems(draft, asked)], sure=sure)
    return code


def _is_wrong(asked: list["Question"]) -> bool:
    """Whether more is open than who is meant, and whether something is meant."""
    from clubadmin.services.importing.answering import SURE

    return any(one.code not in _DECIDED | SURE for one in asked)


def not_taken(file: Path, why: list[Message], *, sure: bool) -> None:
    """Say why nothing was taken, in one sentence.

    Args:
        file: of which.
        why: what stands in the way.
        sure: it is only asked whether that is meant.
    """
    first, *more = why
    said = " ".join(told(first).split()).removesuffix(".")
    if sure:
        say(
            "{name} is niet overgenomen. {why} Met --sure wordt het zo overgenomen.",
            name=file.name,
            why=said,
        )
        return
    others = words(", en nog {number} keer iets mis: met --try ziet u alles", number=len(more))
    say(
        "{name} is niet overgenomen. {why}{others}.",
        name=file.name,
        why=said.removesuffix("?") if more else said,
        others=others if more else "",
    )


def _problems(draft: "Draft", asked: Iterable["Question"]) -> list["ImportProblem"]:
    from clubadmin.model.club.club import ImportProblem

    head = draft.book.sheets[draft.sheets[0]].rows[0]
    return [
        ImportProblem(one.row or 1, head[one.column - 1] if one.column else "", one.message)
        for one in asked
    ]


def _fixed(draft: "Draft", look: "Look", asked: list["Question"], taken: bool) -> dict[str, object]:
    """The words by which a list in our own columns was always told."""
    from clubadmin.services.importing.answering import SURE

    odd = [one for one in asked if one.code in SURE]
    return {
        "rows": len(draft.book.sheets[draft.sheets[0]].rows) - 1,
        "problems": _problems(draft, (one for one in asked if one not in odd)),
        "new_members": len(look.new_members),
        "known_members": look.known_members,
        "games": 0,
        "remarks": _problems(draft, odd),
        "asks": bool(odd),
        "imported": taken,
    }


def _understood(
    club: "OpenClub", draft: "Draft", said: list["Said"], *, sure: bool
) -> tuple["Draft", "Look"]:
    from clubadmin.services.importing import answering
    from clubadmin.services.importing import draft as drafts

    draft, said = _given(draft, said)
    look = drafts.look(club, draft)
    _refuse_unreadable(draft, look)
    for _ in range(_MOST_TURNS):
        more = answering.settled(draft, look, sure=sure)
        found, said = answering.follow(look.doubts, said)
        if more is draft and not found:
            break
        draft = more.answered(found)
        look = drafts.look(club, draft)
    if said:
        one = said[0]
        where = _place(one.row, one.column)
        raise Stop(
            "Het antwoord '{choice}' ({where}) hoort bij geen vraag over deze lijst;"
            " --try --json noemt de vragen en wat er te kiezen is.",
            choice=one.choice,
            where=where or words("over de hele lijst"),
        )
    return draft, look


def _given(draft: "Draft", said: list["Said"]) -> tuple["Draft", list["Said"]]:
    """The draft with the answers about the list as a whole."""
    given, rest = draft.given, []
    for one in said:
        if one.row is None and one.code == "season":
            given = replace(given, season=" ".join(one.choice.split()))
        elif one.row is None and one.code == "competition":
            given = replace(given, competition=" ".join(one.choice.split()))
        elif one.row is None and one.code == "evening" and one.choice.isdecimal():
            given = replace(given, evening=int(one.choice))
        else:
            rest.append(one)
    return replace(draft, given=given), rest


def _refuse_unreadable(draft: "Draft", look: "Look") -> None:
    from clubadmin.services.importing.wording import missing

    heads = {"name": "name/head", "points": "points/head", "averages": "averages"}
    for code in filter(look.missing.__contains__, heads):  # no column is pointed at here
        what, file = missing(heads[code]), draft.book.file
        raise Stop("{file} is geen lijst van uitslagen. {what}", file=file, what=what)


def keep_rest(file: Path, rest: bytes | None) -> None:
    """Write what of a list stayed out beside it, and say so."""
    from clubadmin.services.lists.people import rest_file

    if rest:
        rest_file(file).write_bytes(rest)
        say("Wat er nog niet in staat, is bewaard: {rest_file}", rest_file=rest_file(file))


def _place(row: int | None, column: int | None) -> str:
    numbered = ((words("rij"), row), (words("kolom"), column))
    return ", ".join(f"{word} {number}" for word, number in numbered if number is not None)


def _document(draft: "Draft", look: "Look", asked: list["Question"]) -> dict[str, object]:
    from clubadmin.services.importing import answering
    from clubadmin.services.importing.wording import left

    seasons = dict.fromkeys(one.season for one in look.evenings)
    return {
        "kind": "results",
        "rows": answering.rows_of(draft, look),
        "season": next(iter(seasons), draft.given.season) or None,
        "columns": [_column(one) for one in answering.columns(draft, look)],
        "rule": look.rule or None,
        "questions": [_question(one) for one in asked],
        "results": look.results,
        "evenings": len(look.evenings),
        "new_members": list(look.new_members),
        "left_out": [
            {"row": spot.row + 1, "why": told(left(why, 1))}
            for why, spot in look.rows_left
            if why != "blank"
        ],
    }


def _column(one: Any) -> dict[str, object]:
    found = {"column": one.column, "head": one.head, "is": one.role}
    more = {"evening": one.evening, "date": one.date}
    return found | {name: value for name, value in more.items() if value is not None}


def _question(one: "Question") -> dict[str, object]:
    return {key: value for key, value in vars(one).items() if key != "sheet" or value is not None}


def _told(draft: "Draft", look: "Look", asked: list["Question"], *, try_out: bool) -> list[str]:
    from clubadmin.services.importing.wording import left
    from clubadmin.services.lists.rows import shown

    lines: list[str] = []
    placed = _problems(draft, asked) if draft.layout.fixed else ()
    for at, one in enumerate(asked[:_MOST_SHOWN]):
        place = _place(one.row, one.column)
        said = told(placed[at].message) if placed else f"{place}: {told(one.message)}"
        how = " / ".join(one.choices) or _OPTIONS.get(one.code, "")
        where = f"{place}: " if placed and how else ""
        lines.append(f"{said} [{where}{how}]".removesuffix(" []").removeprefix(": "))
    for reason, count in look.left:
        spots = (spot for why, spot in look.rows_left if why == reason != "blank")
        cells = ((spot.row, draft.book.sheets[spot.sheet].rows[spot.row]) for spot in spots)
        rows = [f"{_place(at + 1, None)} ({shown(row)})" for at, row in cells][:_MOST_SHOWN]
        what = ": ".join(filter(None, (told(left(reason, count)), ", ".join(rows))))
        lines.append(words("Niet gebruikt: {what}.", what=what))
    evenings = len(look.evenings)
    counted = words(
        "{results} op {evenings}",
        results=Message.counted("{n} uitslag", "{n} uitslagen", look.results),
        evenings=Message.counted("{n} avond", "{n} avonden", evenings),
    )
    file = draft.book.file
    if asked and not look.ready:
        decide = words(
            "{number} keer is er iets te beslissen. Dat gaat in het venster, of met --answers;"
            " --try --json noemt bij elke vraag wat er te kiezen is.",
            number=len(asked),
        )
        lines.append(f"{file}: {counted}; {decide}")
    elif not look.ready:
        lines.append(told("{file}: wat hierin staat, staat al in de club.", file=file))
    else:
        done = words("kan worden overgenomen") if try_out else words("is overgenomen")
        lines.append(f"{file} {done}: {counted}.")
    return lines
