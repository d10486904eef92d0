"""Decisions in a few words, as a list or a rectification names them."""

from collections.abc import Iterable

from clubadmin.domain.comparison.decisions import Decision
from clubadmin.domain.terms import Language

_NL = {
    Decision.AVERAGE_NS: "gemiddelde N/Z",
    Decision.AVERAGE_EW: "gemiddelde O/W",
    Decision.AVERAGE_BOTH: "gemiddelde voor beide",
    Decision.HALF_BOTH: "de helft voor beide",
    Decision.LOWEST_NS: "laagste N/Z",
    Decision.LOWEST_EW: "laagste O/W",
    Decision.CANCELLED: "vervallen",
    Decision.NS_1: "1 straf N/Z",
    Decision.NS_2: "2 straf N/Z",
    Decision.EW_1: "1 straf O/W",
    Decision.EW_2: "2 straf O/W",
    Decision.N_1: "1 straf Noord",
    Decision.N_2: "2 straf Noord",
    Decision.S_1: "1 straf Zuid",
    Decision.S_2: "2 straf Zuid",
    Decision.E_1: "1 straf Oost",
    Decision.E_2: "2 straf Oost",
    Decision.W_1: "1 straf West",
    Decision.W_2: "2 straf West",
}
_EN = {
    Decision.AVERAGE_NS: "average N/S",
    Decision.AVERAGE_EW: "average E/W",
    Decision.AVERAGE_BOTH: "average for both",
    Decision.HALF_BOTH: "half for both",
    Decision.LOWEST_NS: "lowest N/S",
    Decision.LOWEST_EW: "lowest E/W",
    Decision.CANCELLED: "cancelled",
    Decision.NS_1: "1 penalty N/S",
    Decision.NS_2: "2 penalty N/S",
    Decision.EW_1: "1 penalty E/W",
    Decision.EW_2: "2 penalty E/W",
    Decision.N_1: "1 penalty North",
    Decision.N_2: "2 penalty North",
    Decision.S_1: "1 penalty South",
    Decision.S_2: "2 penalty South",
    Decision.E_1: "1 penalty East",
    Decision.E_2: "2 penalty East",
    Decision.W_1: "1 penalty West",
    Decision.W_2: "2 penalty West",
}
_WORDS = {Language.NL: _NL, Language.EN: _EN}


def decision_words(decisions: Iterable[Decision], language: Language = Language.NL) -> str:
    """The decisions on a row, always in the same order: "vervallen, laagste N/Z"."""
    taken = set(decisions)
    return ", ".join(_WORDS[language][one] for one in Decision if one in taken)
