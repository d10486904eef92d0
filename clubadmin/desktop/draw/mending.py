"""Somebody comes or leaves while the draw hangs on the wall: what of it stays, what changed."""

from collections.abc import Iterable
from dataclasses import dataclass

from clubadmin.desktop.draw.words import meet_again, seating
from clubadmin.desktop.kit.language import translate
from clubadmin.model.evenings.evening import Evening, Participant, RoundPlan, SheetState


def first_round(evening: Evening) -> int | None:
    """The round from which a newcomer plays; None: as early as is possible.

    Once round 1 is drawn its slips may be in people's hands, so it stays as it hangs there.
    """
    if not evening.plan or evening.rounds < 2:
        return None
    begun = any(
        table.state is not SheetState.MISSING for plan in evening.plan for table in plan.tables
    )
    return None if begun else 2


def gone_sentence(before: Evening, after: Evening) -> str:
    """Tell which drawn rounds no longer fit those present, and what to do; "" when all do."""
    gone = len(before.plan) - len(after.plan)
    if gone <= 0:
        return ""
    first, last = len(after.plan) + 1, len(before.plan)
    said = [_again(first, last)]
    if first > 1:
        said.append(_stays(first - 1))
    return " ".join([*said, *from_the_start(before, after)])


def from_the_start(before: Evening, after: Evening) -> list[str]:
    """Tell what to do if a newcomer plays the round on the wall after all."""
    fresh = next(iter(_come(before, after)), None)
    if fresh is None or fresh.from_round != 2 or first_round(before) != 2:
        return []
    text = translate("draw", "Speelt %1 ronde 1 al mee, zet dan “vanaf ronde” op 1.")
    return [text.replace("%1", fresh.name)]


def _come(before: Evening, after: Evening) -> list[Participant]:
    there = {one.id for one in before.participants}
    return [one for one in after.participants if one.id not in there]


def _again(first: int, last: int) -> str:
    if first == last:
        text = translate("draw", "Ronde %1 opnieuw indelen (Ctrl+I); druk daarna opnieuw af.")
    elif last == first + 1:
        text = translate("draw", "Ronde %1 en %2 opnieuw indelen (Ctrl+I); druk daarna opnieuw af.")
    else:
        text = translate(
            "draw", "Ronde %1 tot en met %2 opnieuw indelen (Ctrl+I); druk daarna opnieuw af."
        )
    return text.replace("%1", str(first)).replace("%2", str(last))


def _stays(last: int) -> str:
    if last == 1:
        return translate("draw", "Ronde 1 blijft zoals hij is.")
    text = translate("draw", "Ronde 1 tot en met %1 blijven zoals ze zijn.")
    return text.replace("%1", str(last))


def round_to_come(evening: Evening) -> int:
    """The first round of which no sheet has begun; the last one when all have."""
    begun = [
        plan.round
        for plan in evening.plan
        if any(table.state is not SheetState.MISSING for table in plan.tables)
    ]
    return min(max(begun, default=0) + 1, max(evening.rounds, 1))


def playing_in(evening: Evening, round_number: int) -> int:
    """How many participants are there in a round."""
    return sum(
        one.from_round <= round_number
        and (one.last_round is None or round_number <= one.last_round)
        for one in evening.participants
    )


@dataclass(frozen=True)
class RoundsNotice:
    """The notice about drawn rounds, and its duration."""

    sentence: str  # what is said
    before: Evening  # the evening as it was when nothing of this had happened
    after: Evening  # the evening as it is said to be

    def holds(self, evening: Evening) -> bool:
        """Whether it is still so: nothing drawn since, and nothing typed of what changed."""
        if evening.id != self.after.id:
            return False
        if gone_sentence(self.before, self.after):
            return len(evening.plan) < len(self.before.plan)
        old = {plan.round: plan for plan in self.before.plan}
        there = (plan for plan in self.after.plan if plan.round in old)
        first = min(plan.round for plan in there if _differ(old[plan.round], plan))
        untyped = all(
            table.state is SheetState.MISSING
            for plan in evening.plan
            if plan.round >= first
            for table in plan.tables
        )
        return untyped and seating(evening) == seating(self.after)


def rounds_notice(before: Evening, after: Evening) -> RoundsNotice | None:
    """Make the notice about rounds that changed; None where there is nothing to tell."""
    sentence = gone_sentence(before, after) or mended_sentence(before, after)
    return RoundsNotice(sentence, before, after) if sentence else None


def undone_notice(said: RoundsNotice, evening: Evening) -> RoundsNotice | None:
    """The notice where all plays as before again, for papers may have been printed since."""
    if evening.id != said.after.id or seating(evening) != seating(said.before):
        return None
    told = mended_sentence(said.after, evening)
    text = translate("draw", "Teruggenomen. Van wat intussen is afgedrukt: %1")
    return RoundsNotice(text.replace("%1", told), said.after, evening) if told else None


def mended_sentence(before: Evening, after: Evening) -> str:
    """A sentence on tables of drawn rounds that are other, new or gone, and who sits out."""
    old = {plan.round: plan for plan in before.plan}
    both = [(old[plan.round], plan) for plan in after.plan if plan.round in old]
    if not any(_differ(*one) for one in both):
        return ""
    said = [*_tables_said(both), *_sitting_out(both)]
    uncounted = after.form.knockout or after.form.sitting > 1
    if not uncounted and meet_again(after.plan) > meet_again(before.plan):
        said.append(translate("draw", "Opnieuw indelen (Ctrl+I) kan herhalingen schelen."))
    return " ".join([*said, *from_the_start(before, after)])


_Rounds = list[tuple[RoundPlan, RoundPlan]]  # each as it was and as it is


def _seats(plan: RoundPlan) -> dict[int, object]:
    return {one.number: (one.ns, one.ew) for one in plan.drawn}


def _out(plan: RoundPlan) -> set[int]:
    return {one.id for one in plan.sitting_out}


def _differ(old: RoundPlan, new: RoundPlan) -> bool:
    return _seats(old) != _seats(new) or _out(old) != _out(new)


def _tables_said(both: _Rounds) -> list[str]:
    """Sentences on what to print again, and which papers are of no use any more."""
    seats = [(new.round, _seats(old), _seats(new)) for old, new in both]
    other = {
        at: [one for one in now if was.get(one, now[one]) != now[one]] for at, was, now in seats
    }
    fresh = {at: [one for one in now if one not in was] for at, was, now in seats}
    gone = {at: [one for one in was if one not in now] for at, was, now in seats}
    texts = (
        (other, translate("draw", "Alleen dit is anders: %1.")),
        (fresh, translate("draw", "Nieuw: %1.")),
    )
    said = [text.replace("%1", told) for rounds, text in texts if (told := _places(rounds))]
    if said:
        said.append(translate("draw", "Druk dat opnieuw af."))
    if told := _places(gone):
        text = translate("draw", "Vervallen: %1. Leg dat papier weg.")
        said.append(text.replace("%1", told))
    return said or [translate("draw", "Aan de tafels verandert niets.")]


def _places(tables: dict[int, list[int]]) -> str:
    """A text as "ronde 2 en 3, tafel 1 en 8"; rounds with the same tables together."""
    rounds: dict[tuple[int, ...], list[int]] = {}
    for number, some in tables.items():
        if some:
            rounds.setdefault(tuple(sorted(some)), []).append(number)
    one = translate("draw", "ronde %1, tafel %2")
    return "; ".join(
        one.replace("%1", _listed(numbers)).replace("%2", _listed(some))
        for some, numbers in rounds.items()
    )


def _sitting_out(both: _Rounds) -> list[str]:
    """Sentences on who sits out in a round and did not before."""
    one = translate("draw", "%1 zit in ronde %2 stil.")
    more = translate("draw", "%1 zitten in ronde %2 stil.")
    found = []
    for old, new in both:
        names = [who.name for who in new.sitting_out if who.id not in _out(old)]
        text = one if len(names) == 1 else more
        found += [text.replace("%2", str(new.round)).replace("%1", _listed(names))] if names else []
    return found


def _listed(some: Iterable[object]) -> str:
    """A text as "2, 3 en 5"."""
    *others, last = map(str, some)
    if not others:
        return last
    text = translate("draw", "%1 en %2")
    return text.replace("%1", ", ".join(others)).replace("%2", last)
