"""One sheet for the boompjes of a round: the same four, partners in turn, everybody signs."""

from dataclasses import replace

import pytest

from clubadmin.domain.terms import Language
from clubadmin.model.club.printing import Printing
from clubadmin.reports.blanks.round_sheets import round_sheets, sittings
from clubadmin.services.club import club as clubs
from clubadmin.services.draw import drawing
from tests.reports import looking, made_up
from tests.services.evening_club import evening_with, new_club


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    club = new_club(tmp_path_factory.mktemp("club"))
    made = evening_with(club, 8, kind="boompje", rule_set="manille", rounds=6, games=12)
    yield drawing.draw(club, made.id, seed=1)[0]
    assert clubs.settings(club)
    club.close()


def test_a_table_has_one_page_for_three_boompjes_and_each_signs_once(evening) -> None:
    pages = looking.pages(round_sheets(evening, Printing(made_up.CLUB)))
    assert len(pages) == 4, "two tables, twice three boompjes"
    for page, places in zip(pages, sittings(evening), strict=True):
        text = " ".join(page.split())
        assert len(places) == 3
        assert all(f"Boompje {number}" in text for number in (1, 2, 3))
        for place in places:
            assert f"Wij: {place.wij}" in text
            assert f"Zij: {place.zij}" in text
        assert {frozenset(place.names.split(" – ")) for place in places} == {
            frozenset(places[0].names.split(" – "))
        }
        assert text.count("handtekening") == 4
        assert text.count("na straf") == 4
        partners = {place.wij for place in places}
        assert len(partners) == 3, "the writer has another partner each time"


@pytest.mark.parametrize("games", [1, 12, 16, 24])
def test_nothing_lies_over_anything_else(evening, games: int) -> None:
    long = replace(evening, games=games)
    for sheet in looking.sheets(lambda: round_sheets(long, Printing(made_up.CLUB, Language.EN))):
        assert looking.faults(sheet) == []


def test_before_the_draw_it_says_so(evening) -> None:
    pdf = round_sheets(replace(evening, plan=()), Printing(made_up.CLUB))
    assert "Er is nog geen indeling." in looking.text(pdf)
