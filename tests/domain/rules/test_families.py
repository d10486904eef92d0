"""What a rule set is said to be in one line, from its own fields."""

import pytest

from clubadmin.domain.rules.families import family, one_line
from clubadmin.domain.terms import Language
from tests.domain.scoring.own import built_in

SAID = {
    "nkf1976": ("plain", "Vier boeren 100, tegenpit telt, troef van de maat overtroeven"),
    "kraken": ("stakes", "Kraken, vier boeren 200, maatslag vrij"),
    "schoppen-dubbel": ("stakes", "Schoppen dubbel, vier boeren 200, maatslag vrij"),
    "leidsch": ("bidding", "Bieden per kleur, vier boeren 200, maatslag ook troeven"),
    "tot-501": ("target", "Tot 501, vier boeren 200, maatslag vrij"),
    "twee-spelers": ("few", "Twee spelers, roem van de open kaarten, vier boeren 200"),
    "drie-spelers": (
        "few",
        "Drie spelers, één tegen twee, bieden op punten, vier boeren 200, maatslag vrij",
    ),
    "manille": ("kin", "Wat boven de 30 komt telt, kloppen, hoger als de ander de slag heeft"),
    "belote": ("kin", "Alleen stuk telt als roem, maatslag vrij"),
    "troefcall": ("kin", "De slagen tellen, 52 kaarten, troeven hoeft niet"),
}


@pytest.mark.parametrize("name", SAID)
def test_a_rule_set_says_in_one_line_how_is_played(name: str) -> None:
    rules = built_in(name)
    assert (family(rules), one_line(rules, Language.NL)) == SAID[name]
