"""The draw of an evening: random tables or pairs that move, again where nothing was typed."""

import secrets
from collections.abc import Sequence

from clubadmin.domain.competition.individual import draw_individual
from clubadmin.domain.competition.meetings import Meetings
from clubadmin.domain.competition.pairs import draw_pairs
from clubadmin.domain.competition.schedule import (
    PairTable,
    RoundDraw,
    Schedule,
    Seating,
    SmallTable,
    TableSeats,
    ThreeTable,
    count_repeats,
)
from clubadmin.domain.competition.small import draw_small
from clubadmin.services.club import OpenClub
from clubadmin.services.draw_memory import season_memory
from clubadmin.services.draw_notes import draw_notes
from clubadmin.services.errors import Refused
from clubadmin.services.evening_head import EveningHead, open_evening
from clubadmin.services.evening_view import load_evening
from clubadmin.services.plan_rows import (
    PlannedRound,
    SeatPlan,
    drawn_rounds,
    kept_rounds,
    remove_rounds,
    write_rounds,
)
from clubadmin.services.swapping import swap
from clubadmin.services.views.evening import DrawReport, Evening, Participant, RoundPlan
from clubadmin.storage.tablenames import EveningRow

__all__ = ["draw", "swap"]

_LARGEST_SEED = 2**31 - 1


def draw(
    club: OpenClub, evening_id: int, seed: int | None = None, *, from_round: int | None = None
) -> tuple[Evening, DrawReport]:
    """Draw the rounds that are not drawn yet, or else those again of which nothing was typed.

    What the season saw before counts: who met whom, and who sat out or played at three.

    Args:
        club: the open club.
        evening_id: the evening.
        seed: the same seed gives the same draw; None takes one by chance.
        from_round: draw this round and all after it, also when they were drawn before.

    Raises:
        Refused: the evening is closed or comes from paper, too few people are there, or
            something was typed of the rounds to be drawn.
    """
    with club.store.read() as conn:
        head = _with_tables(open_evening(conn, evening_id))
        evening = load_evening(conn, evening_id)
        kept = kept_rounds(conn, evening_id)
        first = _first_round(head, kept, drawn_rounds(conn, evening_id), from_round)
        memory = season_memory(conn, head, evening.participants)
    if seed is None:
        seed = secrets.randbelow(_LARGEST_SEED) + 1
    earlier = tuple(_as_drawn(head, plan) for plan in evening.plan if plan.round < first)
    _refuse_too_few(head, evening.participants, first)
    schedule = _schedule(head, evening.participants, seed, earlier, memory)
    fresh = [one for one in schedule.rounds if one.round >= first]
    with club.store.change(_label(head, first)) as change:
        change.update(EveningRow, evening_id, version=head.version, seed=seed)
        remove_rounds(change, evening_id, first)
        write_rounds(change, evening_id, _planned(fresh, evening.participants))
        after = load_evening(change.conn, evening_id)
    return after, _report(head, (*earlier, *fresh), schedule, first)


def _with_tables(head: EveningHead) -> EveningHead:
    if head.depth != "game":
        raise Refused(f"{head.title} bestaat uit uitslagen van papier; er valt niets te loten.")
    return head


def _first_round(head: EveningHead, kept: int, drawn: int, wanted: int | None) -> int:
    if kept >= head.rounds:
        raise Refused(
            f"Van ronde {kept} is al getypt, dus er is niets meer te loten. Maak eerst de"
            " formulieren van die ronde leeg, of geef de avond een ronde meer."
        )
    if wanted is None:
        return drawn + 1 if drawn < head.rounds else kept + 1
    if wanted <= kept:
        raise Refused(
            f"Van ronde {kept} is al getypt, dus die blijft staan. Loot vanaf ronde {kept + 1}."
        )
    if not 1 <= wanted <= min(drawn + 1, head.rounds):
        raise Refused(
            f"Vanaf ronde {wanted} loten kan niet: ronde {drawn} is de laatste die geloot is,"
            f" en de avond heeft {head.rounds} ronden."
        )
    return wanted


def _refuse_too_few(head: EveningHead, people: Sequence[Participant], first: int) -> None:
    least, name = (2, "paren") if head.pairs else (head.players, "spelers")
    for number in range(first, head.rounds + 1):
        there = sum(_plays(person, number) for person in people)
        if there < least:
            raise Refused(
                f"In ronde {number} zijn er {there} {name}; voor een tafel zijn er {least}"
                " nodig. Vink eerst aan wie er zijn."
            )


def _plays(person: Participant, number: int) -> bool:
    return person.from_round <= number <= (person.last_round or number)


def _schedule(
    head: EveningHead,
    people: Sequence[Participant],
    seed: int,
    earlier: tuple[RoundDraw, ...],
    memory: tuple[Meetings, dict[int, int]],
) -> Schedule:
    numbers = [person.number for person in people]
    history, ledger = memory
    away = {person.number: _missed(person, head.rounds) for person in people}
    absences = {number: rounds for number, rounds in away.items() if rounds}
    if head.pairs:
        return draw_pairs(
            numbers,
            head.rounds,
            seed,
            method="drawn" if head.pair_draw == "drawn" else "move",
            history=history,
            ledger=ledger,
            earlier=earlier,
            absences=absences,
        )
    if head.players != 4:
        return draw_small(
            numbers,
            head.rounds,
            seed,
            players=head.players,
            history=history,
            ledger=ledger,
            earlier=earlier,
            absences=absences,
        )
    return draw_individual(
        numbers,
        head.rounds,
        seed,
        history=history,
        odd="three" if head.odd_players == "three" else "sits-out",
        ledger=ledger,
        earlier=earlier,
        absences=absences,
    )


def _missed(person: Participant, rounds: int) -> frozenset[int]:
    return frozenset(one for one in range(1, rounds + 1) if not _plays(person, one))


def _as_drawn(head: EveningHead, plan: RoundPlan) -> RoundDraw:
    """A round on the plan, as the draw knows it: by numbers."""
    out = tuple(person.number for person in plan.sitting_out)
    if head.pairs:
        return RoundDraw(
            plan.round, tuple(PairTable(t.number, t.ns[0], t.ew[0]) for t in plan.tables), out
        )
    if head.players < 4:
        return RoundDraw(
            plan.round, tuple(SmallTable(t.number, t.numbers) for t in plan.tables), out
        )
    fours = tuple(
        TableSeats(t.number, t.ns[0], t.ns[1], t.ew[0], t.ew[1]) for t in plan.tables if t.w
    )
    threes = tuple(
        ThreeTable(t.number, (t.ns[0], t.ns[1], t.ew[0])) for t in plan.tables if not t.w
    )
    return RoundDraw(plan.round, fours, out, threes)


def _planned(
    rounds: Sequence[RoundDraw], people: Sequence[Participant]
) -> tuple[PlannedRound, ...]:
    by_number = {person.number: person for person in people}
    return tuple(_planned_round(one, by_number) for one in rounds)


def _planned_round(drawn: RoundDraw, people: dict[int, Participant]) -> PlannedRound:
    tables: dict[int, tuple[SeatPlan, ...]] = {}
    for table in drawn.seatings:
        tables[table.table] = _seats(table, people)
    return PlannedRound(drawn.round, tables, tuple(people[one].id for one in drawn.sits_out))


def _seats(table: Seating, people: dict[int, Participant]) -> tuple[SeatPlan, ...]:
    if isinstance(table, PairTable):
        return _pair_seats("ns", people[table.ns]) + _pair_seats("ew", people[table.ew])
    around = "nes" if isinstance(table, SmallTable) else "nsew"
    return tuple(
        SeatPlan(position, people[number].id, people[number].members[0].id)
        for position, number in zip(around, table.people, strict=False)
    )


def _pair_seats(positions: str, pair: Participant) -> tuple[SeatPlan, ...]:
    return tuple(
        SeatPlan(position, pair.id, member.id)
        for position, member in zip(positions, pair.members, strict=True)
    )


def _label(head: EveningHead, first: int) -> str:
    rounds = f"ronde {first}" if first == head.rounds else f"ronde {first}–{head.rounds}"
    return f"Loting {rounds}, avond {head.number} van {head.competition}"


def _report(
    head: EveningHead, rounds: tuple[RoundDraw, ...], schedule: Schedule, first: int
) -> DrawReport:
    repeats = count_repeats(rounds)
    return DrawReport(
        rounds=head.rounds - first + 1,
        tablemates_again=repeats.tablemates,
        partners_again=repeats.partners,
        proven_best=schedule.proof == "optimal",
        notes=draw_notes(schedule.format, rounds, schedule, first),
    )
