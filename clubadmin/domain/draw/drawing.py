"""The one door to every draw: from what is asked to a schedule, whatever the format."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import comb

from clubadmin.domain.draw.formats.boompje import BOOMPJES, draw_boompje
from clubadmin.domain.draw.formats.howell_pairs import draw_howell_pairs
from clubadmin.domain.draw.formats.howell_players import draw_howell_players
from clubadmin.domain.draw.formats.individual import draw_individual
from clubadmin.domain.draw.formats.knockout import draw_knockout
from clubadmin.domain.draw.formats.knockout_pairs import draw_knockout_pairs
from clubadmin.domain.draw.formats.pairs import draw_pairs
from clubadmin.domain.draw.formats.schevenings import draw_schevenings
from clubadmin.domain.draw.formats.small import FORMATS as SMALL
from clubadmin.domain.draw.formats.small import draw_small
from clubadmin.domain.draw.formats.teams import draw_teams
from clubadmin.domain.draw.groups.notes import before_note
from clubadmin.domain.draw.lines import by_line, draw_lines
from clubadmin.domain.draw.plan.schedule import Schedule
from clubadmin.domain.draw.plan.task import Odd, Sizes, people_at_tables, small_tables
from clubadmin.domain.draw.request import By, DrawError, DrawRequest
from clubadmin.domain.draw.verify.counts import sittings
from clubadmin.i18n import Message

__all__ = ["LEAST", "By", "DrawError", "DrawRequest", "draw", "rounds_without_repeats"]

_UNCOMPARED = frozenset({"individual", "boompje", "pairs", *SMALL.values()})


def draw(request: DrawRequest) -> Schedule:
    """Draw what is asked.

    Returns:
        The whole evening, rounds that stay first. `notes` says what could not be had.

    Raises:
        DrawError: there is nothing to draw; the text says why, in Dutch.
    """
    kind = _kind(request)
    if kind not in LEAST:
        raise DrawError(
            Message(
                "De spelvorm '{kind}' is er niet. Wel: {least}.", kind=kind, least=", ".join(LEAST)
            )
        )
    if request.rounds < 1:
        raise DrawError(
            Message("Er is geen ronde om in te delen. Geef de avond er ten minste één.")
        )
    for line, members in by_line(request.entrants, request.lines).items():
        if len(members) < LEAST[kind]:
            raise DrawError(_too_few(line, len(members), LEAST[kind]))
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
    kind = _kind(request)
    schedule = _DRAWS[kind](request)
    more = [*_most_rounds_note(schedule, request.odd), *_before_note(request, schedule)]
    return replace(schedule, notes=(*schedule.notes, *more))


def _before_note(request: DrawRequest, schedule: Schedule) -> list[Message]:
    """Who win together or draw near in a knock-out meet again, and that is meant."""
    if schedule.format in ("knockout", "knockout-pairs"):
        return []
    earlier = {draw.round for draw in request.earlier}
    fresh = (draw for draw in sittings(schedule).rounds if draw.round not in earlier)
    return before_note(fresh, request.history)


def _most_rounds_note(schedule: Schedule, odd: Odd) -> list[Message]:
    """Said where there are more rounds than can be had; comparison play says so itself."""
    if schedule.format not in _UNCOMPARED or not schedule.repeats.tablemates:
        return []
    form = schedule.format
    most = rounds_without_repeats(form, schedule.entrants, odd=odd)
    if most is None or len(schedule.rounds) <= most:
        return []
    rounds = (
        Message("boompjes")
        if form == "boompje"
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
    form: str, entrants: int, *, players: int = 4, odd: Odd = "sits-out"
) -> int | None:
    """How many rounds go at most without anybody meeting anybody again; None: no limit known.

    An upper limit, by counting; for some small numbers even this many cannot be had.
    """
    if form == "schevenings":
        return (entrants + 1) // 2
    if form in ("knockout", "knockout-pairs"):
        return None
    if form in ("pairs", "howell-pairs", "teams", "two-players") or players == 2:
        return entrants - 1 + entrants % 2
    size = 3 if form == "three-players" or players == 3 else 4
    sizes = small_tables(entrants, 3) if size == 3 else people_at_tables(entrants, odd)
    sittings = _rounds_by_counting(sizes)
    return None if sittings is None else sittings * (BOOMPJES if form == "boompje" else 1)


def _rounds_by_counting(sizes: Sizes) -> int | None:
    """Two can meet once; and a full table's people need as many tables to go to."""
    people, meetings = sum(sizes), sum(comb(size, 2) for size in sizes)
    if not meetings:
        return None
    out = sizes.count(1)
    tables = len(sizes) - out
    crowded = sum(max(0, size - tables) for size in sizes) > out
    return 1 if crowded else comb(people, 2) // meetings


def _kind(request: DrawRequest) -> str:
    """The format, of which tables of three and of two are ways to play individually."""
    if request.format == "individual" and request.players in SMALL:
        return SMALL[request.players]
    return request.format


_DRAWS: Mapping[str, Callable[[DrawRequest], Schedule]] = {
    "individual": draw_individual,
    "boompje": draw_boompje,
    "pairs": draw_pairs,
    "schevenings": draw_schevenings,
    "howell-pairs": draw_howell_pairs,
    "howell-players": draw_howell_players,
    "teams": draw_teams,
    "knockout": draw_knockout,
    "knockout-pairs": draw_knockout_pairs,
    **dict.fromkeys(SMALL.values(), draw_small),
}

LEAST: Mapping[str, int] = {
    "individual": 4,
    "boompje": 4,
    "pairs": 2,
    "schevenings": 2,
    "howell-pairs": 2,
    "howell-players": 4,
    "teams": 2,
    "knockout": 4,
    "knockout-pairs": 2,
    "three-players": 3,
    "two-players": 2,
}
"""The fewest entrants of each format for a table."""
