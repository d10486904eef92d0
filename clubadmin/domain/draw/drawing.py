"""The one door to every draw, for one line (group) in a hall or several, each drawn on its own.

Table numbers run on from line to line, and all lines play the same wallets. A line keeps the
tables that it began with; tables that it needs later come after those of all lines.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import comb
from typing import TypeVar

from clubadmin.domain.draw.formats import DRAWN, Entrant, Format
from clubadmin.domain.draw.groups.notes import before_note, kin_notes
from clubadmin.domain.draw.plan.schedule import (
    FullTable,
    KnockoutTable,
    Place,
    Proof,
    Repeats,
    RoundDraw,
    Schedule,
    Seating,
    ThreeTable,
)
from clubadmin.domain.draw.plan.task import Odd, Sizes, people_at_tables, small_tables
from clubadmin.domain.draw.plan.told import EntrantNumber, in_the_hall
from clubadmin.domain.draw.request import By, DrawError, DrawRequest
from clubadmin.domain.draw.verify.verifier import sittings
from clubadmin.i18n import Message

__all__ = ["By", "DrawError", "DrawRequest", "draw", "rounds_without_repeats"]


_SEEDS_APART = 1_000_003


@dataclass(frozen=True)
class Block:
    """The tables of a line: those after `start`, up to `end`."""

    start: int
    end: int

    @property
    def size(self) -> int:
        """How many there are."""
        return self.end - self.start


def by_line(entrants: Iterable[int], lines: Mapping[int, str]) -> dict[str, tuple[int, ...]]:
    """Part entrants into lines, in order of the lines' names; those without one last."""
    members: dict[str, list[int]] = {}
    for one in dict.fromkeys(entrants):
        members.setdefault(lines.get(one, ""), []).append(one)
    names = sorted(members, key=lambda name: (not name, name))
    return {name: tuple(members[name]) for name in names}


def named(line: str, sentence: Message) -> Message:
    """A sentence on one line."""
    if line:
        return Message("Groep {line}: {sentence}", line=line, sentence=sentence)
    return Message("Zonder groep: {sentence}", sentence=sentence)


def draw_lines(request: DrawRequest, of: Callable[[DrawRequest], Schedule]) -> Schedule:
    """All lines, each by `of` what is asked of it.

    Raises:
        DrawError: it is not known yet who play in an earlier round.
    """
    _refuse_unknown(request.earlier)
    lines = by_line(request.entrants, request.lines)
    blocks = _blocks(request.earlier, lines)
    taken = max((block.end for block in blocks.values()), default=0)
    parts: dict[str, Schedule] = {}
    rounds: dict[int, list[RoundDraw]] = {}
    for at, (line, members) in enumerate(lines.items()):
        block = blocks.get(line) or Block(taken, taken + _tables(request, len(members)))
        taken = max(taken, block.end)
        part = of(_asked(request, members, block, at))
        numbers, taken = _numbers(part, block, taken)
        parts[line] = replace(part, notes=tuple(in_the_hall(one, numbers) for one in part.notes))
        for draw in part.rounds:
            rounds.setdefault(draw.round, []).append(in_hall(draw, numbers))
    kept = {draw.round: draw for draw in request.earlier}
    evening = [
        kept.get(number) or together_in_hall(number, drawn)
        for number, drawn in sorted(rounds.items())
    ]
    return _merged(request, evening, parts)


def _refuse_unknown(earlier: Iterable[RoundDraw]) -> None:
    """Refuse to part tables whose people depend on winners elsewhere: they have no line yet."""
    for draw in earlier:
        if draw.free or any(isinstance(table, KnockoutTable) for table in draw.tables):
            raise DrawError(
                "Wie er in ronde {round} spelen, is nog niet beslist; per groep is er dan geen"
                " volgende ronde te loten. Teken eerst ronde {before} af.",
                round=draw.round,
                before=draw.round - 1,
            )


def _merged(
    request: DrawRequest, rounds: Sequence[RoundDraw], parts: Mapping[str, Schedule]
) -> Schedule:
    every = list(parts.values())
    proof: Proof = "optimal" if all(one.proof == "optimal" for one in every) else "best-found"
    repeats = Repeats(
        sum(one.repeats.partners for one in every), sum(one.repeats.tablemates for one in every)
    )
    notes = [named(line, note) for line, part in parts.items() for note in part.notes]
    notes += _wish_notes(request)
    if len(every) > 1 and DRAWN[request.format].compared:
        notes.append(
            Message(
                "De {count} groepen spelen dezelfde spellen: van elk mapje zijn er {count}"
                " keer zo veel nodig.",
                count=len(every),
            )
        )
    return Schedule(
        every[0].format,
        len(set(request.entrants)),
        tuple(rounds),
        repeats,
        proof,
        request.seed,
        tuple(notes),
    )


def _wish_notes(request: DrawRequest) -> list[Message]:
    lines, people = request.lines, set(request.entrants)
    return [
        Message(
            "{a} en {b} spelen in verschillende groepen en treffen elkaar niet.",
            a=EntrantNumber(a),
            b=EntrantNumber(b),
        )
        for a, b in request.together
        if people.issuperset((a, b)) and lines.get(a, "") != lines.get(b, "")
    ]


def _asked(request: DrawRequest, members: Sequence[int], block: Block, at: int) -> DrawRequest:
    """Make the request of one line, its tables numbered from 1."""
    mine = set(members)
    return replace(
        request,
        entrants=tuple(members),
        seed=request.seed + at * _SEEDS_APART,
        earlier=tuple(of_line(draw, mine, block) for draw in request.earlier),
        together=tuple(two for two in request.together if mine.issuperset(two)),
        apart=tuple(two for two in request.apart if mine.issuperset(two)),
        kin=tuple(two for two in request.kin if mine.issuperset(two)),
        partners=tuple(two for two in request.partners if mine.issuperset(two)),
        fixed={
            one: table - block.start
            for one, table in request.fixed.items()
            if one in mine and block.start < table <= block.end
        },
        order=tuple(one for one in request.order if one in mine),
        lines={},
        winners={
            (number, table - block.start): two for (number, table), two in request.winners.items()
        },
    )


def _blocks(earlier: Sequence[RoundDraw], lines: Mapping[str, Sequence[int]]) -> dict[str, Block]:
    """The tables that each line had in the first round."""
    blocks: dict[str, Block] = {}
    for line, members in lines.items():
        tables = [
            table.table
            for draw in earlier[:1]
            for table in draw.seatings
            if set(members) & set(table.people)
        ]
        if tables:
            blocks[line] = Block(min(tables) - 1, max(tables))
    starts = sorted(block.start for block in blocks.values())
    return {
        # a table that stayed empty before the next line begins is this line's as well
        line: replace(block, end=min((at for at in starts if at >= block.end), default=block.end))
        for line, block in blocks.items()
    }


def _tables(request: DrawRequest, people: int) -> int:
    """How many tables a line has when it begins."""
    form = DRAWN[request.format]
    if form.of_two:
        matches = (people + form.two_fields) // 2
        return matches * request.pairs_per_team if form.entrant is Entrant.TEAM else matches
    if request.players < 4:
        return people // request.players
    return sum(size > 1 for size in people_at_tables(people, request.odd))


def _numbers(part: Schedule, block: Block, taken: int) -> tuple[dict[int, int], int]:
    """The hall's numbers for those of the line, and how many are taken then."""
    used = sorted({table.table for draw in part.rounds for table in draw.seatings})
    numbers = {at: block.start + at for at in range(1, block.size + 1)}
    for at in used:
        if at > block.size:
            taken += 1
            numbers[at] = taken
    return numbers, taken


Table = TypeVar("Table", bound=Seating)


def of_line(draw: RoundDraw, members: set[int], block: Block) -> RoundDraw:
    """A round as one line saw it, its tables numbered from 1.

    Args:
        draw: of the whole hall.
        members: who are in the line.
        block: the tables that it had at first; those that came later follow them.
    """
    mine = sorted(table.table for table in draw.seatings if members & set(table.people))
    numbers = {at: at - block.start for at in mine if block.start < at <= block.end}
    later = (at for at in mine if at not in numbers)
    numbers |= {at: block.size + nth for nth, at in enumerate(later, 1)}
    return replace(
        draw,
        tables=tuple(_moved(t, numbers) for t in draw.tables if t.table in numbers),
        three=tuple(_moved(t, numbers) for t in draw.three if t.table in numbers),
        sits_out=tuple(one for one in draw.sits_out if one in members),
    )


def in_hall(draw: RoundDraw, numbers: Mapping[int, int]) -> RoundDraw:
    """A round of one line with the hall's table numbers."""
    return replace(
        draw,
        tables=tuple(_moved(table, numbers) for table in draw.tables),
        three=tuple(_moved(table, numbers) for table in draw.three),
        free=tuple(_place(one, numbers) for one in draw.free),
    )


def together_in_hall(number: int, parts: Sequence[RoundDraw]) -> RoundDraw:
    """Join one round of all lines."""
    tables: list[FullTable] = [table for part in parts for table in part.tables]
    three: list[ThreeTable] = [table for part in parts for table in part.three]
    return RoundDraw(
        number,
        tuple(sorted(tables, key=lambda one: one.table)),
        tuple(one for part in parts for one in part.sits_out),
        tuple(sorted(three, key=lambda one: one.table)),
        free=tuple(one for part in parts for one in part.free),
    )


def _moved(table: Table, numbers: Mapping[int, int]) -> Table:
    moved = replace(table, table=numbers[table.table])
    if isinstance(moved, KnockoutTable):
        places = tuple(
            one if isinstance(one, int) else _place(one, numbers) for one in moved.places
        )
        return replace(moved, places=places)
    return moved


def _place(place: Place, numbers: Mapping[int, int]) -> Place:
    return replace(place, table=numbers[place.table])


def draw(request: DrawRequest) -> Schedule:
    """Draw what is asked.

    Answers the whole evening, rounds that stay first. `notes` says what could not be had.

    Raises:
        DrawError: there is nothing to draw; the text says why, in Dutch.
    """
    if request.format not in DRAWN:
        raise DrawError(
            "De spelvorm '{kind}' is er niet. Wel: {least}.",
            kind=request.format,
            least=", ".join(DRAWN),
        )
    least = form_of(request).least
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
    form = form_of(request)
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


def form_of(request: DrawRequest) -> Format:
    """The format, of which tables of three and of two are ways to play individually."""
    return DRAWN[request.format].at(request.players)
