"""Draws the rounds of an evening: by the format, and only those of which nothing was typed."""

import secrets
from collections.abc import Mapping
from dataclasses import replace

from clubadmin.domain.draw import drawing as door
from clubadmin.domain.draw.plan.schedule import KnockoutTable, RoundDraw, Schedule
from clubadmin.domain.draw.request import DrawError, DrawRequest
from clubadmin.model.evenings.evening import DrawReport, Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.next import first_round, last_round, refuse_unfinished
from clubadmin.services.draw.notes import draw_notes, repeats_of
from clubadmin.services.draw.request import (
    draw_request,
    refuse_teams,
    refuse_too_few,
    strength_notes,
)
from clubadmin.services.draw.seats import planned
from clubadmin.services.draw.swapping import swap
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.head import EveningHead, open_evening
from clubadmin.services.evenings.plan_rows import remove_rounds, write_rounds
from clubadmin.services.evenings.view import load_evening
from clubadmin.storage.schema.tablenames import EveningRow

__all__ = ["draw", "swap"]

_LARGEST_SEED = 2**31 - 1


def draw(
    club: OpenClub, evening_id: int, seed: int | None = None, *, from_round: int | None = None
) -> tuple[Evening, DrawReport]:
    """Draw the rounds that are not drawn yet, or else those again of which nothing was typed.

    A knock-out, and a draw by standing, goes one round at a time: the next can be drawn when
    all sheets before it are signed. What the season saw before counts: who met whom, and who
    sat out or played at three; so do the wishes of who are there.

    Args:
        club: the open club.
        evening_id: the evening.
        seed: the same seed gives the same draw; None takes one by chance, or, where the rounds
            before it were drawn by a movement, theirs.
        from_round: draw this round and all after it, also when they were drawn before.

    Raises:
        Refused: the evening is closed or comes from paper, too few people are there, something
            was typed of the rounds to be drawn, or sheets of the round before are missing.
    """
    with club.store.read() as conn:
        head = _with_tables(open_evening(conn, evening_id))
        evening = load_evening(conn, evening_id)
        first = first_round(conn, head, from_round)
        refuse_unfinished(conn, head, evening, first)
    refuse_too_few(head, evening.participants, first)
    refuse_teams(head, evening.participants)
    last = last_round(head, first)
    request = draw_request(club, head, evening, first, _seed(head, first, seed))
    schedule = _drawn(request)
    fresh = [one for one in schedule.rounds if first <= one.round <= last]
    _refuse_none(fresh, first)
    with club.store.change(_label(head, first, last)) as change:
        change.update(EveningRow, evening_id, version=head.version, seed=request.seed)
        remove_rounds(change, evening_id, first)
        write_rounds(change, evening_id, planned(fresh, evening))
        after = load_evening(change.conn, evening_id)
    names = {one.number: one.name for one in after.participants}
    report = _report(request, schedule, fresh, names)
    notes = strength_notes(club, head, known=bool(request.order))
    return after, replace(report, notes=(*report.notes, *notes))


def _with_tables(head: EveningHead) -> EveningHead:
    if head.depth != "game":
        raise Refused(f"{head.title} bestaat uit uitslagen van papier; er valt niets te loten.")
    return head


def _seed(head: EveningHead, first: int, wanted: int | None) -> int:
    """A movement that goes on keeps its seed; else chance decides."""
    if wanted is not None:
        return wanted
    if first > 1 and head.seed and head.form.compared and head.draw_by == "chance":
        return head.seed
    return secrets.randbelow(_LARGEST_SEED) + 1


def _drawn(request: DrawRequest) -> Schedule:
    try:
        return door.draw(request)
    except DrawError as error:
        raise Refused(str(error)) from None


def _refuse_none(fresh: list[RoundDraw], first: int) -> None:
    """Nothing half: each round that is written is known whole."""
    if not any(one.seatings for one in fresh):
        raise Refused(
            f"In ronde {first} valt er niets meer te spelen. Kijk in het schema wie er gewonnen"
            " heeft, of geef de avond minder ronden."
        )
    for one in fresh:
        if one.free or any(_uncertain(table) for table in one.tables):
            raise Refused(
                f"Van ronde {one.round} is nog niet bekend wie er spelen. Teken eerst alle"
                f" formulieren van ronde {one.round - 1} af."
            )


def _uncertain(table: object) -> bool:
    return isinstance(table, KnockoutTable) and len(table.people) < len(table.places)


def _label(head: EveningHead, first: int, last: int) -> str:
    rounds = f"ronde {first}" if first == last else f"ronde {first}–{last}"
    return f"Loting {rounds}, avond {head.number} van {head.competition}"


def _report(
    request: DrawRequest, schedule: Schedule, fresh: list[RoundDraw], names: Mapping[int, str]
) -> DrawReport:
    first = fresh[0].round
    whole = replace(schedule, rounds=(*request.earlier, *fresh))
    again = repeats_of(request, whole)
    return DrawReport(
        rounds=len(fresh),
        tablemates_again=again.tablemates,
        partners_again=again.partners,
        proven_best=schedule.proof == "optimal",
        notes=draw_notes(request, whole, first, names),
    )
