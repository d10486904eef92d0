"""What changed in drawn rounds after somebody came or left, so that only that is printed again."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.draw.newcomers import from_the_start, gone_sentence
from clubadmin.desktop.draw.words import meet_again, seating
from clubadmin.domain.draw.plan.formats import Decides
from clubadmin.model.evenings.evening import Evening, RoundPlan, SheetState


@dataclass(frozen=True)
class RoundsNotice:
    """What is said of drawn rounds, and for how long it is so.

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
    """What to say of rounds that others play now; None where there is nothing to say."""
    sentence = gone_sentence(before, after) or mended_sentence(before, after)
    return RoundsNotice(sentence, before, after) if sentence else None


def mended_sentence(before: Evening, after: Evening) -> str:
    """Which tables changed in drawn rounds; "" where everybody plays as before."""
    changed = _changed(before, after)
    if not changed:
        return ""
    said = [_only(changed)]
    uncounted = after.form.decides is Decides.KNOCKOUT or after.format == "boompje"
    if not uncounted and meet_again(after.plan) > meet_again(before.plan):
        said.append(
            QCoreApplication.translate("draw", "Opnieuw indelen (Ctrl+I) kan herhalingen schelen.")
        )
    return " ".join([*said, *from_the_start(before, after)])


def _changed(before: Evening, after: Evening) -> dict[int, tuple[int, ...]]:
    """By round the numbers of the tables that differ, or are gone; none for who sits out."""
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
    one = QCoreApplication.translate("draw", "ronde %1: tafel %2")
    parts = [
        one.replace("%1", _listed(numbers)).replace("%2", _listed(tables))
        for tables, numbers in rounds.items()
    ]
    text = QCoreApplication.translate("draw", "Alleen dit verandert, druk het opnieuw af: %1.")
    return text.replace("%1", "; ".join(parts))


def _listed(numbers: list[int] | tuple[int, ...]) -> str:
    """As in "2, 3 en 5"."""
    *others, last = map(str, numbers)
    if not others:
        return last
    text = QCoreApplication.translate("draw", "%1 en %2")
    return text.replace("%1", ", ".join(others)).replace("%2", last)
