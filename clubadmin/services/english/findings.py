"""What a sheet is held up for, where it stands inside a refusal: read back from its Dutch.

A finding by itself is told in either language by `domain.scoring.wording`; these are the ones
that a refusal or an import has quoted.
"""

import re

from clubadmin.domain.scoring.wording import TEXTS
from clubadmin.domain.terms import Language

_NAMED = re.compile(r"\{(\w+)\}")
_SPOKEN = (  # gaps that hold words, not what was typed
    "own_side",
    "other_side",
    "ns_side",
    "ew_side",
    "way",
    "units",
    "seat",
    "dealer",
    "first_player",
)

_AROUND = {
    "Spel %1: %2": "Game %N1: %L2",
    "Spel %1, %2: %3": "Game %N1, %L2: %L3",
    "Totaal %1: %2": "Total %L1: %L2",
    "Totaal: %1": "Total: %L1",
    "Punten %1: %2": "Points %L1: %L2",
    "Roem %1: %2": "Roem %L1: %L2",
    "Straf %1: %2": "Penalty %L1: %L2",
    "Speler %1: %2": "Player %N1: %L2",
    "Bedoeld %1?": "Meant %1?",
    "Bedoeld %1? (%2)": "Meant %1? (%2)",
    "Bedoeld %1, of %2?": "Meant %1, or %2?",
    "Bedoeld %1, of %2? (%3)": "Meant %1, or %2? (%3)",
    "(%1)": "(%1)",
}


def finding_texts() -> dict[str, str]:
    """The English of each finding and of what stands around it, by its Dutch."""
    english = TEXTS[Language.EN]
    texts = dict(_AROUND)
    for code, dutch in TEXTS[Language.NL].items():
        names = dict.fromkeys(_NAMED.findall(dutch))
        numbers = {name: str(place) for place, name in enumerate(names, start=1)}
        texts[_numbered(dutch, numbers, "")] = _numbered(english[code], numbers, "L")
    return texts


def _numbered(text: str, numbers: dict[str, str], spoken: str) -> str:
    def gap(name: re.Match[str]) -> str:
        mark = spoken if name[1] in _SPOKEN else ""
        return f"%{mark}{numbers[name[1]]}"

    return _NAMED.sub(gap, text)
