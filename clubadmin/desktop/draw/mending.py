"""Somebody comes or leaves while the draw hangs on the wall: what of it stays, what changed."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.draw.words import meet_again, seating
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
    text = QCoreApplication.translate(
        "draw", "Speelt %1 ronde 1 al mee, zet dan “vanaf ronde” op 1."
    )
    return [text.replace("%1", fresh.name)]


def _come(before: Evening, after: Evening) -> list[Participant]:
    there = {one.id for one in before.participants}
    return [one for one in after.participants if one.id not in there]


def _rest_first(before: Evening, after: Evening) -> list[str]:
    """Tell which newcomers sit out in their first round."""
    text = QCoreApplication.translate("draw", "%1 zit in ronde %2 stil.")
    first = {one.id: one.from_round for one in _come(before, after)}
    return [
        text.replace("%2", str(plan.round)).replace("%1", one.name)
        for plan in after.plan
        for one in plan.sitting_out
        if first.get(one.id) == plan.round
    ]


def _again(first: int, last: int) -> str:
    if first == last:
        text = QCoreApplication.translate(
            "draw", "Ronde %1 opnieuw indelen (Ctrl+I); druk daarna opnieuw af."
        )
    elif last == first + 1:
        text = QCoreApplication.translate(
            "draw", "Ronde %1 en %2 opnieuw indelen (Ctrl+I); druk daarna opnieuw af."
        )
    else:
        text = QCoreApplication.translate(
            "draw", "Ronde %1 tot en met %2 opnieuw indelen (Ctrl+I); druk daarna opnieuw af."
        )
    return text.replace("%1", str(first)).replace("%2", str(last))


def _stays(last: int) -> str:
    if last == 1:
        return QCoreApplication.translate("draw", "Ronde 1 blijft zoals hij is.")
    text = QCoreApplication.translate("draw", "Ronde 1 tot en met %1 blijven zoals ze zijn.")
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
    """The notice about drawn rounds, and its duration.

    Attributes:
        sentence: what is said.
        before: the evening as it was when nothing of this had happened.
        after: the evening as it is said to be.
    """

    sentence: str
    before: Evening
    after: Evening

    def holds(self, evening: Evening) -> bool:
        """Whether it is still so: nothing drawn since, and nothing typed of what changed."""
        if evening.id != self.after.id:
            return False
        if gone_sentence(self.before, self.after):
            return len(evening.plan) < len(self.before.plan)
        first = min(_changed(self.before, self.after))
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


def mended_sentence(before: Evening, after: Evening) -> str:
    """Tell which tables changed in drawn rounds; "" where everybody plays as before."""
    changed = _changed(before, after)
    if not changed:
        return ""
    said = [_only(changed), *_rest_first(before, after)]
    uncounted = after.form.knockout or after.form.sitting > 1
    if not uncounted and meet_again(after.plan) > meet_again(before.plan):
        said.append(
            QCoreApplication.translate("draw", "Opnieuw indelen (Ctrl+I) kan herhalingen schelen.")
        )
    return " ".join([*said, *from_the_start(before, after)])


def _changed(before: Evening, after: Evening) -> dict[int, tuple[int, ...]]:
    """Map each round to its tables that differ, or are gone; nothing for those who sit out."""
    old = {plan.round: plan for plan in before.plan}
    return {
        plan.round: _tables(old[plan.round], plan)
        for plan in after.plan
        if plan.round in old and _differ(old[plan.round], plan)
    }


def _differ(old: RoundPlan, new: RoundPlan) -> bool:
    out = {one.id for one in old.sitting_out}
    return bool(_tables(old, new)) or out != {one.id for one in new.sitting_out}


def _tables(old: RoundPlan, new: RoundPlan) -> tuple[int, ...]:
    there = {(one.number, one.ns, one.ew) for one in old.drawn}
    now = {(one.number, one.ns, one.ew) for one in new.drawn}
    return tuple(sorted({number for number, _, _ in there ^ now}))


def _only(changed: dict[int, tuple[int, ...]]) -> str:
    rounds: dict[tuple[int, ...], list[int]] = {}
    for number, tables in changed.items():
        if tables:
            rounds.setdefault(tables, []).append(number)
    if not rounds:
        return QCoreApplication.translate("draw", "Aan de tafels verandert niets.")
    one = QCoreApplication.translate("draw", "ronde %1, tafel %2")
    parts = [
        one.replace("%1", _listed(numbers)).replace("%2", _listed(tables))
        for tables, numbers in rounds.items()
    ]
    text = QCoreApplication.translate("draw", "Alleen dit is anders: %1. Druk dat opnieuw af.")
    return text.replace("%1", "; ".join(parts))


def _listed(numbers: list[int] | tuple[int, ...]) -> str:
    """List numbers, as in "2, 3 en 5"."""
    *others, last = map(str, numbers)
    if not others:
        return last
    text = QCoreApplication.translate("draw", "%1 en %2")
    return text.replace("%1", ", ".join(others)).replace("%2", last)
