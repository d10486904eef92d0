"""What drawing would do now: all rounds, the next one, or those again that were not begun."""

from PySide6.QtCore import QCoreApplication

from clubadmin.domain.draw.plan.formats import Decides
from clubadmin.model.evenings.evening import Evening, SheetState


def one_by_one(evening: Evening) -> bool:
    """Whether each round is drawn when the sheets of the one before are signed."""
    return evening.form.decides is Decides.KNOCKOUT or evening.draw_by == "standing"


def goes_on(evening: Evening) -> bool:
    """Whether drawing now gives rounds that are not there yet."""
    if not evening.plan or len(evening.plan) >= evening.rounds:
        return False
    return not one_by_one(evening) or all_signed(evening)


def all_signed(evening: Evening) -> bool:
    """Whether every sheet of the rounds that are drawn is signed."""
    states = {table.state for plan in evening.plan for table in plan.tables}
    return states == {SheetState.SIGNED}


def again_text(evening: Evening) -> str:
    """What stands on the button."""
    translate = QCoreApplication.translate
    if not goes_on(evening):
        return translate("draw", "Op&nieuw indelen")
    if one_by_one(evening):
        text = translate("draw", "&Volgende: ronde %1 indelen")
        return text.replace("%1", str(len(evening.plan) + 1))
    return translate("draw", "&Verder indelen")


def empty_sentence(evening: Evening) -> str:
    """What drawing does, while nothing is drawn."""
    translate = QCoreApplication.translate
    if evening.form.decides is Decides.KNOCKOUT:
        return translate(
            "draw",
            "Loot de tafels van ronde 1. Wie doorgaan blijkt uit de afgetekende formulieren; "
            "daarna deelt Ctrl+I de volgende ronde in.",
        )
    if evening.draw_by == "standing":
        return translate(
            "draw",
            "Ronde 1 wordt geloot op de stand tot nu toe. Elke volgende ronde deelt u in als de "
            "formulieren ervoor zijn afgetekend.",
        )
    if evening.form.compared:
        return translate(
            "draw",
            "Verdeelt wie er zijn over tafels en ronden, en de mapjes met spellen over de "
            "tafels: zo mogelijk treft niemand twee keer dezelfde.",
        )
    return translate(
        "draw",
        "Loot de tafels van alle ronden in een keer: niemand treft zo mogelijk "
        "twee keer dezelfde, en wie eerder rust had komt later weer aan de beurt.",
    )
