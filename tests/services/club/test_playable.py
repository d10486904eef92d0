"""Every format can be made into a competition; what cannot be played is refused in a sentence."""

from dataclasses import replace
from datetime import date

import pytest

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import installed, missing_entrants
from clubadmin.services.evenings import evenings
from clubadmin.services.seasons import seasons
from tests.services.evening_club import add_competition, content, undone_and_redone

_OF_FEWER = {rules.name for rules in installed() if rules.seats != 4}
_OF_TARGET = {rules.name for rules in installed() if rules.target}


@pytest.mark.parametrize("kind", FORMATS)
def test_a_competition_of_each_format_has_an_evening(club: OpenClub, kind: str) -> None:
    made = add_competition(club, kind)
    evening = evenings.add_evening(club, made.id, date(2026, 11, 12))
    assert evening.form is FORMATS[kind]
    assert evening.entrants == (4 if FORMATS[kind].entrant is Entrant.MEMBER else 2)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", FORMATS)
@pytest.mark.parametrize("rules", [one.name for one in installed()])
def test_rules_that_a_format_cannot_be_played_by_are_refused(
    club: OpenClub, kind: str, rules: str
) -> None:
    made = add_competition(club)
    refused = kind != "individual" and rules in _OF_FEWER
    refused |= FORMATS[kind].compared and rules in _OF_TARGET
    other = replace(made, name="Ander", format=kind, rule_set=rules)
    if not refused:
        assert seasons.add_competition(club, other).format == kind
        return
    before = content(club)
    with pytest.raises(Refused, match=f"dat gaat niet met {FORMATS[kind].called}"):
        seasons.add_competition(club, other)
    assert content(club) == before


@pytest.mark.parametrize("kind", FORMATS)
def test_drawing_by_standing_is_for_formats_that_draw_each_round(club: OpenClub, kind: str) -> None:
    made = replace(add_competition(club), name="Zwitsers", format=kind, draw_by="standing")
    if kind in ("individual", "pairs", "howell-pairs", "teams"):
        assert seasons.add_competition(club, made).draw_by == "standing"
        return
    with pytest.raises(Refused, match="Kies loten op toeval of op sterkte"):
        seasons.add_competition(club, made)


def test_a_team_has_an_even_number_of_pairs(club: OpenClub) -> None:
    made = replace(add_competition(club), name="Zestallen", format="teams")
    with pytest.raises(Refused, match="Kies 2 of 4 paren"):
        seasons.add_competition(club, replace(made, team_pairs=3))
    with pytest.raises(Refused, match="Paren in een team: 10 kan niet"):
        seasons.add_competition(club, replace(made, team_pairs=10))
    four = seasons.add_competition(club, replace(made, team_pairs=4))
    changed = replace(four, team_pairs=2)
    undone_and_redone(club, lambda one: seasons.change_competition(one, changed), restart=False)
    evenings.add_evening(club, four.id, date(2026, 11, 12))
    again = seasons.competition(club, four.id)
    with pytest.raises(Refused, match="heeft al avonden met 2 paren in een team"):
        seasons.change_competition(club, replace(again, team_pairs=4))


def test_the_format_stays_once_there_are_evenings(club: OpenClub) -> None:
    made = add_competition(club, "schevenings")
    evenings.add_evening(club, made.id, date(2026, 11, 12))
    with pytest.raises(Refused, match="al avonden met Schevenings; de spelvorm kan niet meer"):
        seasons.change_competition(club, replace(made, format="howell-pairs"))


def test_how_many_a_table_lacks_is_told_in_entrants_of_the_format() -> None:
    assert missing_entrants("individual", 3, 4) == (4, Message("spelers"))
    assert missing_entrants("individual", 3, 3) is None
    assert missing_entrants("schevenings", 1, 4) == (2, Message("paren"))
    assert missing_entrants("teams", 1, 4) == (2, Message("teams"))
