"""The districts of entrants: asked for at teams and championships (NKF 1976, 2, art. 10)."""

from clubadmin.domain.draw.formats import Entrant
from clubadmin.i18n import Listed, Message
from clubadmin.model.evenings.evening import Evening, SheetState

_NAMED = 4  # more of them are counted


def without_district(evening: Evening) -> Message | None:
    """Name the entrants whose required district or club is missing; None where nothing can be done.

    It must be at teams and championships, and where it is stated for somebody else. Once
    something was typed it stays as it is.
    """
    states = (table.state for plan in evening.plan for table in plan.tables)
    if not _asked(evening) or any(state is not SheetState.MISSING for state in states):
        return None
    people = [one.name for one in evening.participants if not one.district]
    if not people:
        return None
    who = Listed(tuple(people[:_NAMED]), "en")
    if len(people) > _NAMED:
        return Message(
            "Voor {count} deelnemers staat er nog geen district of club"
            " (NKF 1976, deel 2, art. 10); na ronde 1 kan dat niet meer.",
            count=len(people),
        )
    return Message(
        "Nog zonder district of club: {people} (NKF 1976, deel 2, art. 10); na ronde 1 kan dat"
        " niet meer.",
        people=who,
    )


def _asked(evening: Evening) -> bool:
    stated = any(one.district for one in evening.participants)
    teams = evening.form.entrant is Entrant.TEAM
    return teams or stated or "kampioen" in evening.competition.casefold()
