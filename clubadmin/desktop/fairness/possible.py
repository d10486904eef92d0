"""Whether a fill-in game makes sense on an evening."""

from clubadmin.domain.draw.plan.formats import Decides
from clubadmin.model.evenings.evening import Evening


def can_fill_in(evening: Evening, round_number: int | None = None) -> bool:
    """Whether somebody sits out who could play one: in a round, or in any."""
    if evening.status == "closed" or evening.form.decides is not Decides.POINTS:
        return False
    return any(plan.sitting_out for plan in evening.plan if round_number in (None, plan.round))
