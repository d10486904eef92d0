"""Sentences on what a draw could not do."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from clubadmin.domain.draw.groups.grouping import draw_groups
from clubadmin.domain.draw.known.bounds import repeats_in_groups
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import (
    Couple,
    Proof,
    Repeats,
    RoundDraw,
    groups_of,
    meetings_of,
    partners_of,
)
from clubadmin.domain.draw.plan.task import Meetings, Task
from clubadmin.domain.draw.plan.told import EntrantNumber
from clubadmin.domain.draw.search.local_search import Groups
from clubadmin.domain.draw.search.repair import MOST_TRIALS, STEPS
from clubadmin.i18n import Message, marked

_NOT_TOGETHER = marked("Ronde {round}: {a} en {b} zitten niet aan één tafel, zoals gevraagd was.")
_NO_PARTNERS = marked("Ronde {round}: {a} en {b} zijn geen maten, zoals gevraagd was.")
_NOT_APART = marked("Ronde {round}: {a} en {b} zitten toch aan één tafel.")


def notes_on(
    rounds: Sequence[RoundDraw],
    repeats: Repeats,
    together: Iterable[Couple] = (),
    apart: Iterable[Couple] = (),
    partners: Iterable[Couple] = (),
) -> tuple[Message, ...]:
    """Tell which wishes are not met, and who meet again that did not ask for it.

    Numbers are those of the entrants; `partners` are those of `together` on one side.
    """
    notes = [_empty(draw) for draw in rounds if not draw.seatings]
    again = repeats.tablemates - asked_again(rounds, together)
    if again > 0:
        notes.append(_repeats(again))
    for draw in rounds:
        met = set(meetings_of(draw))
        there = set(draw.entrants)
        parted = met.difference(partners_of(draw))
        unmet = (
            (_NOT_TOGETHER, [two for two in together if there.issuperset(two) and two not in met]),
            (_NO_PARTNERS, [two for two in partners if two in parted]),
            (_NOT_APART, [two for two in apart if two in met]),
        )
        notes += [
            Message(told, round=draw.round, a=EntrantNumber(a), b=EntrantNumber(b))
            for told, couples in unmet
            for a, b in couples
        ]
    return tuple(notes)


def asked_again(
    rounds: Iterable[RoundDraw],
    together: Iterable[Couple],
    met: Callable[[RoundDraw], Iterable[Couple]] = meetings_of,
) -> int:
    """How often two meet again, or whatever `met` gives, who asked for it."""
    times = Counter(two for draw in rounds for two in met(draw))
    return sum(max(0, times[two] - 1) for two in together)


def partners_notes(rounds: Sequence[RoundDraw], partners: Iterable[Couple]) -> list[Message]:
    """Tell why two are partners in every round that both are there."""
    sides = Counter(two for draw in rounds for two in partners_of(draw))
    return [
        Message(
            "{a} en {b} zijn elke ronde elkaars maat: dat is hun wens.",
            a=EntrantNumber(a),
            b=EntrantNumber(b),
        )
        for a, b in partners
        if 0 < sides[a, b] == sum({a, b} <= set(draw.entrants) for draw in rounds)
    ]


def before_note(rounds: Iterable[RoundDraw], before: Meetings) -> list[Message]:
    """Tell how often people meet who met on an earlier evening."""
    times = sum(before.met(*two) > 0 for draw in rounds for two in meetings_of(draw))
    if times == 1:
        return [Message("Eén ontmoeting was er op een eerdere avond al.")]
    if times:
        return [Message("{times} ontmoetingen waren er op een eerdere avond al.", times=times)]
    return []


def kin_notes(rounds: Iterable[RoundDraw], kin: Iterable[Couple]) -> list[Message]:
    """Tell how often two of one club or one home meet, where they were to be kept apart."""
    kept = set(kin)
    if not kept:
        return []
    times = sum(two in kept for draw in rounds for two in meetings_of(draw))
    if not times:
        return [Message("Niemand treft iemand van de eigen club of het eigen gezin.")]
    return [
        Message.counted(
            "Eén keer treffen twee van dezelfde club of hetzelfde gezin elkaar; minder is niet"
            " gevonden.",
            "{n} keer treffen twee van dezelfde club of hetzelfde gezin elkaar; minder is niet"
            " gevonden.",
            times,
        )
    ]


def tried_note(
    rounds: Sequence[RoundDraw], proof: Proof, together: Iterable[Couple] = ()
) -> list[Message]:
    """Tell how even repeats are that nobody asked for, and what was tried where fewer may exist."""
    asked = set(together)
    counts = Counter(two for draw in rounds for two in meetings_of(draw))
    again: Counter[int] = Counter()
    for two, times in counts.items():
        for one in two if two not in asked else ():
            again[one] += times - 1
    most = max(again.values(), default=0)
    if proof == "optimal" or not most:
        return []
    return [
        Message(
            "Niemand overkomt dat meer dan {most} keer. Tot {trials} duizend keer is geprobeerd of"
            " het minder vaak kan; dat lukte niet.",
            most=most,
            trials=MOST_TRIALS * STEPS // 1000,
        )
    ]


def _empty(draw: RoundDraw) -> Message:
    count = len(draw.entrants)
    people = Message("deelnemer is") if count == 1 else Message("deelnemers is")
    return Message(
        "Ronde {round}: met {count} {people} geen tafel te vullen; niemand speelt.",
        round=draw.round,
        count=count,
        people=people,
    )


def _repeats(again: int) -> Message:
    if again == 1:
        return Message("Eén keer treffen twee elkaar deze avond opnieuw aan tafel.")
    return Message(
        "{tablemates} keer treffen twee elkaar deze avond opnieuw aan tafel.", tablemates=again
    )


def apart_note(
    task: Task, evening: Sequence[RoundDraw], known: Sequence[Groups] | None, seed: int
) -> list[Message]:
    """Tell that fewer would meet again if nobody had asked to sit apart.

    Args:
        evening: what came of it.
        known: rounds that would do if nothing was asked.
    """
    groups = [groups_of(draw) for draw in evening]
    asked = set(task.together)

    def unasked(rounds: Sequence[Groups]) -> int:
        return sum(two not in asked for two in repeats_in_groups(rounds))

    again = unasked(groups)
    if not task.apart or task.order or not again:
        return []
    plain = known or draw_groups(task.without_apart(), Chance(seed))
    otherwise = unasked([*map(groups_of, task.kept), *plain])
    if again <= otherwise:
        return []
    met = sum(len(group) * (len(group) - 1) // 2 for one in groups for group in one)
    all_meet = not otherwise and 2 * met == len(task.people) * (len(task.people) - 1)
    notes = [
        Message(
            "Wie apart willen zitten gaan voor; anders troffen {otherwise} keer twee"
            " elkaar opnieuw, in plaats van {again} keer.",
            otherwise=otherwise,
            again=again,
        )
    ]
    return [*notes, *([Message("Zonder herhalingen treft hier ieder ieder.")] if all_meet else [])]
