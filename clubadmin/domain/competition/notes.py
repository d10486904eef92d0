"""Sentences on what a draw could not do."""

from collections.abc import Iterable, Sequence

from clubadmin.domain.competition.schedule import Couple, Repeats, RoundDraw, meetings_of


def notes_on(
    rounds: Sequence[RoundDraw],
    repeats: Repeats,
    together: Iterable[Couple] = (),
    apart: Iterable[Couple] = (),
) -> tuple[str, ...]:
    """What was asked and is not so, in Dutch; numbers are those of the entrants."""
    notes = [_empty(draw) for draw in rounds if not draw.seatings]
    if repeats.tablemates:
        notes.append(_repeats(repeats))
    for draw in rounds:
        met = set(meetings_of(draw))
        there = set(draw.entrants)
        notes += [
            f"Ronde {draw.round}: {a} en {b} zitten niet aan één tafel, zoals gevraagd was."
            for a, b in together
            if {a, b} <= there and (a, b) not in met
        ]
        notes += [
            f"Ronde {draw.round}: {a} en {b} zitten toch aan één tafel."
            for a, b in apart
            if (a, b) in met
        ]
    return tuple(notes)


def _empty(draw: RoundDraw) -> str:
    count = len(draw.entrants)
    people = "deelnemer is" if count == 1 else "deelnemers is"
    return f"Ronde {draw.round}: met {count} {people} geen tafel te vullen; niemand speelt."


def _repeats(repeats: Repeats) -> str:
    if repeats.tablemates == 1:
        return "Eén keer treffen twee elkaar deze avond opnieuw aan tafel."
    return f"{repeats.tablemates} keer treffen twee elkaar deze avond opnieuw aan tafel."
