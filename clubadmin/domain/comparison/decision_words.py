"""Decisions in a few words, as a list or a rectification names them."""

from collections.abc import Iterable

from clubadmin.domain.comparison.decisions import Decision
from clubadmin.i18n import Language, Message

_SAID = {
    Decision.AVERAGE_NS: Message("gemiddelde N/Z"),
    Decision.AVERAGE_EW: Message("gemiddelde O/W"),
    Decision.AVERAGE_BOTH: Message("gemiddelde voor beide"),
    Decision.HALF_BOTH: Message("de helft voor beide"),
    Decision.LOWEST_NS: Message("laagste N/Z"),
    Decision.LOWEST_EW: Message("laagste O/W"),
    Decision.CANCELLED: Message("vervallen"),
    Decision.NS_1: Message("1 straf N/Z"),
    Decision.NS_2: Message("2 straf N/Z"),
    Decision.EW_1: Message("1 straf O/W"),
    Decision.EW_2: Message("2 straf O/W"),
    Decision.N_1: Message("1 straf Noord"),
    Decision.N_2: Message("2 straf Noord"),
    Decision.S_1: Message("1 straf Zuid"),
    Decision.S_2: Message("2 straf Zuid"),
    Decision.E_1: Message("1 straf Oost"),
    Decision.E_2: Message("2 straf Oost"),
    Decision.W_1: Message("1 straf West"),
    Decision.W_2: Message("2 straf West"),
}


def decision_words(decisions: Iterable[Decision], language: Language = Language.NL) -> str:
    """The decisions on a row, always in the same order: "vervallen, laagste N/Z"."""
    taken = set(decisions)
    return ", ".join(_SAID[one].text(language) for one in Decision if one in taken)
