"""Fields of a rule set that are good by themselves but cannot go together."""

from collections.abc import Mapping
from typing import Any

from clubadmin.i18n import Message

_THREE = "3"


def trouble_together(values: Mapping[str, Any]) -> tuple[str, Message] | None:
    """The field to change and the sentence that says why; None when all go together."""
    solo, three = values["system"] == "solo", values["players"] == _THREE
    if solo and not three:
        return "players", (
            Message(
                "Waar één tegen twee speelt, zitten er drie spelers aan een tafel. Kies"
                " drie spelers of een andere telling."
            )
        )
    if three and not solo:
        return "system", (
            Message(
                "Met drie spelers aan een tafel speelt één tegen twee. Kies die telling of"
                " een ander aantal spelers."
            )
        )
    if values["system"] == "tricks" and not values["trick_points"]:
        return "trick_points", (
            Message(
                "Waar de slagen tellen, is een slag minstens één punt waard. Geef punten per slag."
            )
        )
    return None
