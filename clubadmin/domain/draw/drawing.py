"""The one door to every draw: from what is asked to a schedule, whatever the format."""

from dataclasses import replace
from math import comb

from clubadmin.domain.draw.formats import DRAWN, Format
from clubadmin.domain.draw.groups.notes import before_note, kin_notes
from clubadmin.domain.draw.lines import by_line, draw_lines
from clubadmin.domain.draw.plan.schedule import Schedule
from clubadmin.domain.draw.plan.task import Odd, Sizes, people_at_tables, small_tables
from clubadmin.domain.draw.request import By, DrawError, DrawRequest
from clubadmin.domain.draw.verify.verifier import sittings
from clubadmin.i18n import Message

__all__ = ["By", "DrawError", "DrawRequest", "draw", "rounds_without_repeats"]


def draw(request: DrawRequest) -> Schedule:
    """Draw what is asked.

    Returns:
        The whole evening, rounds that stay first. `notes` says what could not be had.

    Raises:
        DrawError: there is nothing to draw; the text says why, in Dutch.
    """
    if request.format not in DRAWN:
        raise DrawError(
            "De spelvorm '{kind}' is er niet. Wel: {least}.",
            kind=request.format,
            least=", ".join(DRAWN),
        )
    least = _form(request).least
    if request.rounds < 1:
        raise DrawError("Er is geen ronde om in te delen. Geef de avond er ten minste één.")
    for line, members in by_line(request.entrants, request.lines).items():
        if len(members) < least:
            raise DrawError(_too_few(line, len(members), least))
    if set(request.lines.values()) - {""}:
        return draw_lines(request, _one_line)
    return _one_line(request)


def _too_few(line: str, count: int, least: int) -> Message:
    if not line:
        return Message(
            "Met {count} valt er niets in te delen: het minste is {least}. Vink eerst aan wie er"
            " zijn.",
            count=count,
            least=least,
        )
    return Message(
        "Met {count} valt er in groep {line} niets in te delen: het minste is {least}. Vink eerst"
        " aan wie er zijn.",
        count=count,
        line=line,
        least=least,
    )


def _one_line(request: DrawRequest) -> Schedule:
    form = _form(request)
    schedule = form.draw(replace(request, format=form.name, players=form.players))
    more = [*_most_rounds_note(schedule, request.odd), *_before_note(request, schedule)]
    more += kin_notes(sittings(schedule).rounds, request.kin)
    return replace(schedule, notes=(*schedule.notes, *more))


def _before_note(request: DrawRequest, schedule: Schedule) -> list[Message]:
    """Note earlier meetings, except in a knock-out, where meeting again is meant."""
    if DRAWN[schedule.format].knockout:
        return []
    earlier = {draw.round for draw in request.earlier}
    fresh = (draw for draw in sittings(schedule).rounds if draw.round not in earlier)
    return before_note(fresh, request.history)


def _most_rounds_note(schedule: Schedule, odd: Odd) -> list[Message]:
    """Tell that there are more rounds than can be had; comparison play tells so itself."""
    form = DRAWN[schedule.format]
    if not form.by_points or not schedule.repeats.tablemates:
        return []
    most = rounds_without_repeats(form.name, schedule.entrants, odd=odd)
    if most is None or len(schedule.rounds) <= most:
        return []
    rounds = (
        Message("boompjes")
        if form.sitting > 1
        else Message("ronde")
        if most == 1
        else Message("ronden")
    )
    return [
        Message(
            "Met {entrants} gaat het hoogstens {most} {rounds} goed; daarna treffen sommigen elkaar"
            " weer.",
            entrants=schedule.entrants,
            most=most,
            rounds=rounds,
        )
    ]


def rounds_without_repeats(
    name: str, entrants: int, *, players: int = 4, odd: Odd = "sits-out"
) -> int | None:
    """How many rounds go at most without anybody meeting anybody again; None: no limit known.

    An upper limit, by counting; for some small numbers even this many cannot be had.
    """
    form = DRAWN[name]
    size = min(players, form.players)
    if form.two_fields:
        return (entrants + 1) // 2
    if form.knockout:
        return None
    if form.of_two or size == 2:
        return entrants - 1 + entrants % 2
    sizes = small_tables(entrants, size) if size < 4 else people_at_tables(entrants, odd)
    sittings = _rounds_by_counting(sizes)
    return None if sittings is None else sittings * form.sitting


def _rounds_by_counting(sizes: Sizes) -> int | None:
    """Count the rounds there can be: two can meet once, and a table's people need other tables."""
    people, meetings = sum(sizes), sum(comb(size, 2) for size in sizes)
    if not meetings:
        return None
    out = sizes.count(1)
    tables = len(sizes) - out
    crowded = sum(max(0, size - tables) for size in sizes) > out
    return 1 if crowded else comb(people, 2) // meetings


def _form(request: DrawRequest) -> Format:
    """The format, of which tables of three and of two are ways to play individually."""
    return DRAWN[request.format].at(request.players)
