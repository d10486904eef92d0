"""`clubadmin import` of a list of any shape: understood as the window does, asked, answered."""

import json
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
from clubadmin.cli.textfile import text_of
from clubadmin.i18n import Message

if TYPE_CHECKING:
    from clubadmin.model.importing.importing import Draft, Look
    from clubadmin.services.club.club import OpenClub
    from clubadmin.services.importing.answering import Question, Said

_MOST_TURNS = 20  # answers that bring up new questions that were answered as well
_MOST_KILOBYTES = 5_000
_MOST_SHOWN = 100
_HEADS = {
    "name": Message("Boven geen kolom staat dat daar de namen staan; zet er 'Naam' boven."),
    "points": Message(
        "Boven geen kolom staat dat daar de punten van een avond staan; zet er de avond boven,"
        " zoals 'Avond 1' of '12-1-2017', of 'Punten'."
    ),
}
"""Sentences for missing columns, with the remedy: in a terminal no column is pointed at."""


def import_list(
    club: "OpenClub",
    draft: "Draft",
    said: list["Said"],
    *,
    file: Path,
    try_out: bool,
    leave_rest: bool,
    as_json: bool,
    copy: bool,
) -> int:
    """Understand the list, follow the answers, and take it unless it is only looked at."""
    from clubadmin.services import importing
    from clubadmin.services.care import health
    from clubadmin.services.importing import answering

    draft, look = _understood(club, draft, said)
    asked = answering.questions(draft, look)
    if asked and leave_rest and not try_out:
        draft = replace(draft, without=True)
        look = importing.look(club, draft)
    taken = not try_out and look.ready
    if taken:
        if copy:  # what comes in may be a lot, and wrong
            health.backup(club)
        importing.take(club, importing.of_their_time(draft, look))
        keep_rest(file, importing.rest_of(draft, look))
    if as_json:
        answer_json({**_document(draft, look, asked), **({} if try_out else {"imported": taken})})
    else:
        answer("\n".join(_told(draft, look, asked, try_out=try_out)))
    if leave_rest and not taken and not try_out:
        return NOT_DONE  # what is open is about more than rows
    return ERRORS_IN_INPUT if asked else DONE


def _understood(club: "OpenClub", draft: "Draft", said: list["Said"]) -> tuple["Draft", "Look"]:
    from clubadmin.services import importing
    from clubadmin.services.importing import answering

    draft, said = _given(draft, said)
    look = importing.look(club, draft)
    _refuse_unreadable(draft, look)
    for _ in range(_MOST_TURNS):
        more = answering.settled(draft, look)
        found, said = answering.follow(look.doubts, said)
        if more is draft and not found:
            break
        draft = more.answered(found)
        look = importing.look(club, draft)
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

    for code in (*_HEADS, "averages"):
        if code in look.missing:
            what = _HEADS.get(code) or missing(code)
            raise Stop(
                "{file} is geen lijst van uitslagen. {what}", file=draft.book.file, what=what
            )


def keep_rest(file: Path, rest: bytes | None) -> None:
    """Write what of a list stayed out beside it, and say so."""
    from clubadmin.services.lists.people import rest_file

    if rest:
        rest_file(file).write_bytes(rest)
        say("Wat er nog niet in staat, is bewaard: {rest_file}", rest_file=rest_file(file))


def answers_in(file: str | None) -> list["Said"]:
    """Read the answers in a file."""
    if not file:
        return []
    from clubadmin.services.importing.answering import Said

    try:
        read = json.loads(text_of(file, words("een lijst van antwoorden"), _MOST_KILOBYTES))
        if not isinstance(read, list):
            raise TypeError(read)
        return [
            Said(_number(one, "row"), _number(one, "column"), _choice(one), one.get("code", ""))
            for one in read
        ]
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise Stop(
            '{file} is geen lijst van antwoorden, zoals [{"row": 8, "column": 4,'
            ' "choice": "4249"}].',
            file=file,
        ) from error


def _number(one: dict[str, Any], name: str) -> int | None:
    value = one.get(name)
    if value is not None and type(value) is not int:
        raise ValueError(name)
    return value


def _choice(one: dict[str, Any]) -> str:
    """Read a choice; a number may stand there without quotes."""
    if type(one["choice"]) not in (str, int):
        raise ValueError("choice")
    return str(one["choice"])


def _place(row: int | None, column: int | None) -> str:
    numbered = ((words("rij"), row), (words("kolom"), column))
    return ", ".join(f"{word} {number}" for word, number in numbered if number is not None)


def _document(draft: "Draft", look: "Look", asked: list["Question"]) -> dict[str, object]:
    from clubadmin.services.importing import answering

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
    }


def _column(one: Any) -> dict[str, object]:
    found = {"column": one.column, "head": one.head, "is": one.role}
    if one.evening is not None:
        found["evening"] = one.evening
    if one.date is not None:
        found["date"] = one.date
    return found


def _question(one: "Question") -> dict[str, object]:
    return {key: value for key, value in vars(one).items() if key != "sheet" or value is not None}


def _told(draft: "Draft", look: "Look", asked: list["Question"], *, try_out: bool) -> list[str]:
    lines = []
    for one in asked[:_MOST_SHOWN]:
        place = _place(one.row, one.column)
        choices = f" [{' / '.join(one.choices)}]" if one.choices else ""
        lines.append(f"{place}: {told(one.message)}{choices}".removeprefix(": "))
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
