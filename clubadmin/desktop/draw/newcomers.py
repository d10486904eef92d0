"""Somebody comes in while the draw hangs on the wall: what of it stays, and what to do then."""

from PySide6.QtCore import QCoreApplication

from clubadmin.model.evenings.evening import Evening, SheetState


def first_round(evening: Evening) -> int | None:
    """From which round somebody plays who comes in now; None: as early as is possible.

    Once round 1 is drawn its slips may be in people's hands, so it stays as it hangs there.
    """
    if not evening.plan or evening.rounds < 2:
        return None
    begun = any(
        table.state is not SheetState.MISSING for plan in evening.plan for table in plan.tables
    )
    return None if begun else 2


def gone_sentence(before: Evening, after: Evening) -> str:
    """Which drawn rounds no longer fit who is there, and what to do; "" when all still do."""
    gone = len(before.plan) - len(after.plan)
    if gone <= 0:
        return ""
    first, last = len(after.plan) + 1, len(before.plan)
    said = [_again(first, last)]
    if first > 1:
        said.append(_stays(first - 1))
    return " ".join([*said, *from_the_start(before, after)])


def from_the_start(before: Evening, after: Evening) -> list[str]:
    """What to do if who came in plays the round that hangs on the wall after all."""
    come = {one.id for one in after.participants} - {one.id for one in before.participants}
    fresh = next((one for one in after.participants if one.id in come), None)
    if fresh is None or fresh.from_round != 2 or first_round(before) != 2:
        return []
    text = QCoreApplication.translate(
        "draw", "Speelt %1 ronde 1 al mee, zet dan “vanaf ronde” op 1."
    )
    return [text.replace("%1", fresh.name)]


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
