"""Reads a schedule that anybody made: the document of `clubadmin draw --json`."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from clubadmin.domain.draw.formats import DRAWN, Format
from clubadmin.domain.draw.plan.schedule import (
    FullTable,
    KnockoutTable,
    PairTable,
    Place,
    Repeats,
    RoundDraw,
    Schedule,
    SmallTable,
    TableSeats,
    ThreeTable,
)
from clubadmin.domain.draw.request import DrawError
from clubadmin.domain.draw.verify.verifier import everybody, repeats_of

MOST = 10_000
"""No number of an entrant, a table, a round or a game is higher."""
_UNREADABLE = (KeyError, TypeError, ValueError, AttributeError)


def schedule_of(document: Any) -> Schedule:
    """Read a schedule; repeats that it does not tell are counted.

    Raises:
        DrawError: it is none, with the round and table at which it can be read no further.
    """
    form = DRAWN.get(str(document.get("format"))) if isinstance(document, Mapping) else None
    if form is None:
        raise DrawError("Hier hoort een schema met bovenaan 'format', een van de vormen van draw.")
    found = document.get("rounds")
    if not isinstance(found, list) or not found:
        raise DrawError("Het schema heeft geen ronden: onder 'rounds' hoort een lijst.")
    rounds = tuple(_round(one, form, number) for number, one in enumerate(found, 1))
    people = {one for draw in rounds for one in everybody(draw)}
    again = document.get("repeats")
    try:
        drawn = Schedule(
            form.name,
            _number(document.get("entrants", max(people, default=0))),
            rounds,
            Repeats(0, 0),
            "optimal" if document.get("proof") == "optimal" else "best-found",
            seed=0,
        )
        told = again and Repeats(int(again["partners"]), int(again["tablemates"]))
    except _UNREADABLE as error:
        raise DrawError("Onder 'entrants' en 'repeats' horen aantallen.") from error
    return replace(drawn, repeats=told or repeats_of(drawn))


def _round(told: Any, form: Format, number: int) -> RoundDraw:
    try:
        number, seated = _number(told.get("round", number)), told["tables"]
        out = [_place(one) for one in told.get("sits_out", ())]
        three = told.get("three", ())
        seats = [(one, _seats(one["players"])) for one in three]
        threes = tuple(ThreeTable(_number(one["table"]), (n, s, e)) for one, (n, s, e) in seats)
        tables = enumerate(seated, 1)
    except _UNREADABLE as error:
        raise DrawError("Ronde {number} is niet te lezen.", number=number) from error
    return RoundDraw(
        number,
        tuple(_table(one, form, number, at) for at, one in tables),
        tuple(one for one in out if isinstance(one, int)),
        threes,
        tuple(one for one in out if isinstance(one, Place)),
    )


def _table(told: Any, form: Format, number: int, at: int) -> FullTable:
    try:
        at = _number(told.get("table", at))
        games = tuple(_number(one) for one in told.get("games", ()))
        named = {seat: _place(told[seat]) for seat in ("ns", "ew", *"nsew") if seat in told}
        to_come = any(isinstance(one, Place) for one in named.values())
        if to_come or (form.knockout and named.keys() == {*"ne"}):
            return KnockoutTable(at, tuple(named.values()), pairs="ns" in named)
        people = dict(zip(named, _seats([*named.values()]), strict=True))
        if "ns" in people:
            return PairTable(at, **people, games=games)
        if len(people) == 4:
            return TableSeats(at, **people, games=games)
        n, *others = (people[seat] for seat in "nes" if seat in people)
        return SmallTable(at, (n, *others))
    except _UNREADABLE as error:
        raise DrawError(
            "Ronde {number}, tafel {table} is niet te lezen.", number=number, table=at
        ) from error


def _place(told: Any) -> int | Place:
    if isinstance(told, Mapping):
        return Place(*(_number(told[name]) for name in ("round", "table", "winner")))
    return _number(told)


def _seats(told: Sequence[Any]) -> list[int]:
    return [_number(one) for one in told]


def _number(told: Any) -> int:
    if type(told) is not int or not 0 < told <= MOST:
        raise ValueError(told)
    return told
