"""Made-up standings under any rule, ranked as the program ranks them."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from random import Random

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.domain.standings.ranked import Figure
from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.model.results.result import Standings
from clubadmin.services.standings.figures import Held
from clubadmin.services.standings.material import InForce, Material
from clubadmin.services.standings.standings import standings_of
from tests.reports import made_up

FIRST = date(2026, 9, 3)
LONG = "Bartholomeus Oosterwijk van Zuidland {:03}"  # forty letters


def standings(
    people: int,
    evenings: int,
    rule: str,
    *,
    groups: Mapping[int, str] | None = None,
    long_names: bool = False,
    adopted: date | None = None,
    frozen_at: str = "",
) -> Standings:
    """Standings of so many people after so many evenings, some of which they missed."""
    chance = Random(people)
    form = FORMATS["individual"]
    names = {
        number: LONG.format(number) if long_names else member.sorted_name
        for number, member in enumerate(made_up.members(people), 1)
    }
    held = [
        Held(number, number, day, "closed", "game", "NKU", form, "Donderdagavond", also=False)
        for number in range(1, evenings + 1)
        for day in (FIRST + timedelta(days=7 * number),)
    ]
    figures = [
        Figure(
            who, number, chance.randint(4100, 5500), chance.randrange(3), won=chance.randrange(7)
        )
        for who in names
        for number in range(1, evenings + 1)
        if chance.random() < 0.85
    ]
    about = {
        "id": 1,
        "name": "Donderdagavond",
        "format": "individual",
        "evenings": evenings,
        "rule_set": "nku",
        "rule_set_title": "NKU",
        "season": "2026-2027",
        "club": made_up.CLUB.name,
    }
    material = Material(
        about=about,
        form=form,
        held=held,
        force=InForce(parse_rule(rule), ("pits",), adopted),
        rows=figures,
        notices=frozenset((who, who % evenings + 1) for who in names),
        present=frozenset(),
        entrants=frozenset(names),
        fines={},
        fields={},
        groups=groups or {},
    )
    return replace(standings_of(material, names), frozen_at=frozen_at)
