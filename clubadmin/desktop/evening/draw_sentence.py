"""What a draw comes to, in a sentence."""

from collections import Counter
from itertools import combinations

from PySide6.QtCore import QCoreApplication

from clubadmin.services.views.evening import Evening, RoundPlan

Seating = tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]


def seating(evening: Evening) -> Seating:
    """Who sits where, whatever was typed since; two draws are the same when these are."""
    return tuple(
        (table.table_id, table.ns, table.ew) for plan in evening.plan for table in plan.tables
    )


def count_sentence(evening: Evening) -> str:
    """How many rounds and tables."""
    tables = max((len(plan.tables) for plan in evening.plan), default=0)
    text = QCoreApplication.translate("draw", "%1 rondes met %2 tafels.")
    return text.replace("%1", str(len(evening.plan))).replace("%2", str(tables))


def draw_sentence(evening: Evening) -> str:
    """How many rounds and tables, and whether people meet again at a table."""
    if not evening.plan:
        return ""
    again = meet_again(evening.plan)
    if not again:
        met = QCoreApplication.translate("draw", "Niemand treft vanavond twee keer dezelfde.")
    elif again == 1:
        met = QCoreApplication.translate("draw", "1 keer treffen twee elkaar opnieuw.")
    else:
        met = QCoreApplication.translate("draw", "%1 keer treffen twee elkaar opnieuw.")
        met = met.replace("%1", str(again))
    return " ".join(part for part in (count_sentence(evening), met, left_sentence(evening)) if part)


def left_sentence(evening: Evening) -> str:
    """Which rounds are to be drawn again, after somebody came or left; "" for none."""
    first = len(evening.plan) + 1
    if first > evening.rounds:
        return ""
    if first == evening.rounds:
        text = QCoreApplication.translate("draw", "Nog in te delen: ronde %1.")
    else:
        text = QCoreApplication.translate("draw", "Nog in te delen: ronde %1 tot en met %2.")
    return text.replace("%1", str(first)).replace("%2", str(evening.rounds))


def meet_again(plan: tuple[RoundPlan, ...]) -> int:
    """How many times two participants sit at one table once more."""
    met: Counter[tuple[int, int]] = Counter()
    for drawn in plan:
        for table in drawn.tables:
            met.update(combinations(sorted({*table.ns, *table.ew}), 2))
    return sum(times - 1 for times in met.values())
