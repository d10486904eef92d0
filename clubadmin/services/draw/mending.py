"""Drawn rounds after somebody came or left: mended where they can be, else off the plan."""

from dataclasses import replace

from clubadmin.domain.draw.mending import mend
from clubadmin.domain.draw.plan.formats import Decides
from clubadmin.domain.draw.plan.schedule import RoundDraw
from clubadmin.model.evenings.evening import Evening, RoundPlan
from clubadmin.services.draw.request import mend_request
from clubadmin.services.draw.seats import as_drawn, planned
from clubadmin.services.evenings.head import EveningHead
from clubadmin.services.evenings.plan_rows import remove_rounds, replace_round
from clubadmin.services.evenings.view import load_evening
from clubadmin.storage.journal.change import Change


def mend_rounds(change: Change, head: EveningHead, first: int, gone: int | None = None) -> None:
    """Make the drawn rounds from `first` on fit who is there, changing as little as can be.

    A table that nobody's coming or going touches stays the very row it was. Where rounds
    cannot be mended honestly they are taken off the plan, to be drawn anew.

    Args:
        change: in which those who come, go or stay have been written already.
        head: the evening.
        first: the first round that others play than before; nothing was typed from it on.
        gone: the participant who is to be taken off the list, if there is one.
    """
    evening = load_evening(change.conn, head.id)
    there = tuple(one for one in evening.participants if one.id != gone)
    evening = replace(evening, participants=there)
    plans = [plan for plan in evening.plan if plan.round >= first]
    rounds = _mended(change, head, evening, plans)
    if rounds is None:
        remove_rounds(change, head.id, first)
        return
    for plan, now, rows in zip(plans, rounds, planned(rounds, evening), strict=True):
        old = as_drawn(head, plan)
        same = {one.table for one in now.seatings if one in old.seatings}
        replace_round(
            change,
            head.id,
            rows,
            off=[table.table_id for table in plan.tables if table.number not in same],
            kept=same,
            out={person.id for person in plan.sitting_out},
        )


def _mended(
    change: Change, head: EveningHead, evening: Evening, plans: list[RoundPlan]
) -> tuple[RoundDraw, ...] | None:
    if not plans or head.form.decides is Decides.KNOCKOUT:
        return None
    if any(table.fill_ins for plan in plans for table in plan.tables):
        return None
    request = mend_request(change.conn, head, evening, plans[0].round, plans[-1].round)
    return mend(request, [as_drawn(head, plan) for plan in plans])
