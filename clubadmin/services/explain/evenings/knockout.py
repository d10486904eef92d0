"""How far somebody came in a knock-out: the rounds that were come through."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection

from clubadmin.model.evenings.evening import Evening, RoundPlan
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import ContestAsked
from clubadmin.services.evenings.head import EveningHead
from clubadmin.services.evenings.view import load_evening
from clubadmin.services.explain.phrases.words import Words
from clubadmin.services.sheets.knockout_outcome import Outcome, outcomes, reached


def explain_knockout(
    conn: Connection, head: EveningHead, name: str, asked: ContestAsked, words: Words
) -> Explained:
    """The rounds that somebody won or had free, and the one that he lost."""
    evening = load_evening(conn, head.id)
    ended = outcomes(conn, evening)
    number = next(one.number for one in evening.participants if one.id == asked.participant_id)
    came = reached(evening, ended).get(number)
    cup = _Cup(evening, ended, number, came.won if came else 0, words)
    parts = tuple(_round(cup, plan) for plan in evening.plan)
    value = sum(int(one.value or 0) for one in parts)
    return Explained(
        title=name,
        figure=words.number(value),
        note=words("ko-rounds"),
        weight="counts",
        parts=tuple(one for one in parts if one.figure),
        evening_id=head.id,
        value=value,
        joins="sum",
    )


class _Cup(NamedTuple):
    """A knock-out as somebody went through it."""

    evening: Evening
    ended: Mapping[tuple[int, int], Outcome]
    number: int  # his
    won: int  # the last round that he came through
    words: Words


def _round(cup: _Cup, plan: RoundPlan) -> Explained:
    words, through = cup.words, plan.round <= cup.won
    for (number_of_round, _), outcome in cup.ended.items():
        if number_of_round == plan.round and cup.number in outcome.table.numbers:
            return _table(cup, outcome, plan.round)
    free = any(one.number == cup.number for one in plan.sitting_out)
    return Explained(
        title=words("round", round=plan.round),
        figure=words.number(1) if through else "",
        note=words("ko-free" if free else "ko-late") if through else "",
        weight="counts" if through else "plain",
        evening_id=cup.evening.id,
        value=int(through),
    )


def _table(cup: _Cup, at: Outcome, number_of_round: int) -> Explained:
    words, through = cup.words, number_of_round <= cup.won
    note = words("ko-on" if through else "ko-out" if at.winners else "ko-to-come")
    if at.reason:
        note = f"{note} {words('ko-chosen', reason=at.reason)}"
    seats = dict(at.table.seats)
    return Explained(
        title=words("round-table", round=number_of_round, table=at.table.number),
        figure=words.number(int(through)),
        note=note,
        weight="counts",
        parts=tuple(
            Explained(
                seats[seat].label,
                words.number(total),
                words("ko-on") if seat in at.winners else "",
                value=total,
            )
            for seat, total in sorted(at.totals.items(), key=lambda one: -one[1])
            if seat in seats
        ),
        evening_id=cup.evening.id,
        table_id=at.table.table_id,
        value=int(through),
    )
