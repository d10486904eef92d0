"""The protests of an evening on paper."""

from dataclasses import replace

import pytest

from clubadmin.domain.terms import Language
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.protest import Protest, ProtestState
from clubadmin.reports.rulings.evening_lists import evening_protests
from tests.reports import looking, made_up

OPEN = Protest(
    id=1,
    evening_id=1,
    participant_id=3,
    name="Gerda Vis",
    table_id=4,
    round=2,
    table=4,
    game=7,
    text="In slag 3 is niet bekend,\nterwijl dat wel kon: ♥9.",
    made_at="2026-11-12 23:04:10",
    state=ProtestState.OPEN,
    ruling="",
    article="",
    decided_by="",
    decided_at="",
    version=1,
)
REJECTED = replace(
    OPEN,
    id=2,
    participant_id=None,
    name="",
    table_id=None,
    round=0,
    table=0,
    game=None,
    text="De telling klopt niet.",
    state=ProtestState.REJECTED,
    ruling="Nageteld met beide partijen.",
    article="art. 24",
    decided_by="Wim Leider",
    decided_at="2026-11-12 23:11:00",
)


def test_a_protest_says_where_who_what_and_what_came_of_it() -> None:
    pdf = evening_protests(made_up.evening(16), (OPEN, REJECTED), Printing(made_up.CLUB))
    text = looking.text(pdf)
    for said in (
        "Tafel 4, ronde 2, spel 7 · Nog niet beslist",
        "Ingediend door Gerda Vis",
        "terwijl dat wel kon",
        "In het algemeen · Afgewezen",
        "Nageteld met beide partijen.",
        "Wim Leider",
        "Artikel: art. 24",
    ):
        assert said in text, said


def test_in_english_as_well() -> None:
    pdf = evening_protests(made_up.evening(16), (OPEN,), Printing(made_up.CLUB, Language.EN))
    assert "Table 4, round 2, game 7 · Not decided yet" in looking.text(pdf)


def test_an_evening_without_protests_says_so() -> None:
    text = looking.text(evening_protests(made_up.evening(16), (), Printing(made_up.CLUB)))
    assert "Op deze avond is niet geprotesteerd." in text


@pytest.mark.parametrize("name", ["Gerda Vis", "Wilhelmina-Margaretha van der Schimmelpenninck"])
def test_a_long_list_goes_over_pages_and_nothing_is_cut(name: str) -> None:
    made = [
        replace(OPEN, id=at, name=name, text="Een lange zin over slag 3. " * 12) for at in range(30)
    ]
    sheets = looking.sheets(
        lambda: evening_protests(made_up.evening(16), made, Printing(made_up.CLUB))
    )
    assert len(sheets) > 2
    for sheet in sheets:
        assert looking.faults(sheet) == []
