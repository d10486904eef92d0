"""A season that is under way: what a list tells of its first evenings together."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from clubadmin.i18n import Words
from clubadmin.model.explain.figure_asked import StandingAsked
from clubadmin.model.importing.importing import Answer, Draft
from clubadmin.model.results.result import Standings
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.explain.standings.season import explain_standing
from clubadmin.services.importing import answering
from clubadmin.services.importing import draft as drafts
from clubadmin.services.members import members, merging
from clubadmin.services.seasons.seasons import competitions, seasons
from clubadmin.services.standings.standings import climbing, standings
from tests.services.importing.lists import begun, text_file

HEAD = "Naam;Stand na avond 4;Stand na avond 5;Stand na avond 6"
ROWS = (
    "Jan Bos;19.730;24.610;29.610",
    "Piet Vos;18.200;22.900;27.000",
    "Ria Wit;20.100;;25.000",
    "Truus Kok;;4.900;9.800",
)


def decided(club: OpenClub, draft: Draft, **given: str) -> Draft:
    """The draft with each doubt answered: as given for its kind, else by its first choice."""
    open_ones = []
    for _ in range(9):
        open_ones = [one for one in drafts.look(club, draft).doubts if one.open]
        if not open_ones:
            return draft
        draft = draft.answered(
            {
                one.key: Answer(
                    given.get(one.kind, one.choices[0].key),
                    "12-11-2025" if one.kind == "nodate" else one.choices[0].value,
                )
                for one in open_ones
            }
        )
    raise AssertionError([(one.key, one.wrong) for one in open_ones])


def taken(club: OpenClub, folder: Path, head: str, *rows: str) -> int:
    draft = begun(club, text_file(folder, head, *rows), "2025-2026")
    drafts.take(club, decided(club, draft, nodate="date"))
    return competitions(club)[-1].id


def totals(found: Standings) -> dict[str, float]:
    return {row.name: row.total for row in found.rows}


def test_a_stand_na_avond_4_counts_and_goes_on(club: OpenClub, tmp_path: Path) -> None:
    number = taken(club, tmp_path, HEAD, *ROWS)
    found = standings(club, number)
    assert totals(found) == {
        "Jan Bos": 29_610,
        "Piet Vos": 27_000,
        "Ria Wit": 25_000,
        "Truus Kok": 9_800,
    }
    assert ([found.head(one) for one in found.evenings], found.held) == (["1–4", "5", "6"], 6)
    assert found.rows[0].evenings[0].points == 19_730
    after = standings(club, number, after=4)
    assert (after.after, after.rows[0].name, after.rows[0].total) == (4, "Ria Wit", 20_100)
    at_five = standings(club, number, after=5)
    assert climbing(club, number, at_five)[after.rows[0].entrant_id].before == 1
    assert evenings.add_evening(club, number, date(2026, 1, 7)).number == 7
    for _ in range(2):
        history.undo(club)
    assert members.members(club) == ()


@pytest.mark.parametrize(
    ("rule", "worth"),
    [
        ("average", {"Jan Bos": 29_610 / 6, "Truus Kok": 4_900, "Ria Wit": 5_000}),
        ("best:5", {"Jan Bos": 19_730 + 5_000, "Truus Kok": 9_800, "Ria Wit": 25_000}),
        ("best:4", {"Jan Bos": 19_730, "Piet Vos": 18_200, "Truus Kok": 9_800}),
        ("sum,min:3", {"Jan Bos": 29_610, "Truus Kok": 9_800}),
        ("sum,absent:own-average", {"Ria Wit": 25_000 + 5_000, "Truus Kok": 9_800}),
        ("sum,periods:3", {"Jan Bos": 29_610}),
    ],
)
def test_it_counts_as_so_many_evenings_and_its_explanation_adds_up(
    club: OpenClub, tmp_path: Path, rule: str, worth: dict[str, float]
) -> None:
    number = taken(club, tmp_path, HEAD, *ROWS)
    found = standings(club, number, rule=rule)
    shown = {row.name: row.average if rule == "average" else row.total for row in found.rows}
    assert {name: shown[name] for name in worth} == worth
    said: set[str] = set()
    for row in found.rows:
        figure = "average" if rule == "average" else "total"
        told = explain_standing(
            club, StandingAsked(number, row.entrant_id, figure, rule=rule), Words("nl")
        )
        assert all(one.adds_up for _deep, one in told.walk()), row.name
        said |= {one.title for _deep, one in told.walk()}
    assert "Beginstand na 4 avonden" in said
    if "min" in rule:
        assert {row.name: row.place for row in found.rows}["Truus Kok"] is None


def test_only_a_stand_begins_a_season_at_the_evening_after_it(
    club: OpenClub, tmp_path: Path
) -> None:
    number = taken(club, tmp_path, "Naam;Stand na avond 4", "Jan Bos;19.730", "Piet Vos;18.200")
    found = standings(club, number)
    assert (totals(found), found.after) == ({"Jan Bos": 19_730, "Piet Vos": 18_200}, 4)
    (season,) = seasons(club)
    assert (season.name, season.starts.year) == ("2025-2026", 2025)
    assert evenings.add_evening(club, number, date(2025, 12, 3)).number == 5


def test_a_total_beside_one_evening_late_in_the_season_is_a_stand(
    club: OpenClub, tmp_path: Path
) -> None:
    rows = ("Jan Bos;4.947;33.930", "Piet Vos;4.620;33.793", "Ria Wit;4.500;31.000")
    found = standings(club, taken(club, tmp_path, "Naam;Avond 7;Totaal", *rows))
    assert totals(found)["Jan Bos"] == 33_930
    assert (found.rows[0].evenings[0].points, found.opening) == (28_983, 6)


@pytest.mark.parametrize(
    ("total", "before", "number"),
    [
        ("Totaal", 6, 7),
        ("Totaal", 5, 6),
        ("Stand na 12-3-2026", 5, 6),
        ("Stand na avond 7", 5, 7),
    ],
)
def test_a_total_beside_an_evening_of_a_date_late_in_the_season_is_a_stand(
    club: OpenClub, tmp_path: Path, total: str, before: int, number: int
) -> None:
    rows = ("Jan Bos;4.947;33.930", "Piet Vos;4.620;33.793", "Ria Wit;4.500;31.000")
    draft = begun(club, text_file(tmp_path, f"Naam;12-3-2026;{total}", *rows), "2025-2026")
    asked = drafts.look(club, draft).doubts[0]
    assert (asked.key, asked.values[:2], asked.proposed) == ("opening:all", ("6", "Jan Bos"), -1)
    draft = draft.answered({asked.key: Answer("number", str(before))})
    drafts.take(club, decided(club, draft))
    found = standings(club, competitions(club)[-1].id)
    assert (totals(found)["Jan Bos"], found.opening) == (33_930, before)
    assert (found.after, found.last_date) == (number, date(2026, 3, 12))


@pytest.mark.parametrize("head", ["Naam;11-9-2025;Totaal", "Naam;12-3-2026;Bedrag"])
def test_a_total_of_another_kind_is_no_stand(club: OpenClub, tmp_path: Path, head: str) -> None:
    rows = ("Jan Bos;4.947;33.930", "Piet Vos;4.620;33.793", "Ria Wit;4.500;31.000")
    draft = begun(club, text_file(tmp_path, head, *rows), "2025-2026")
    assert "opening:all" not in [one.key for one in drafts.look(club, draft).doubts]


def test_a_stand_that_counts_already_is_asked_about_and_may_be_replaced(
    club: OpenClub, tmp_path: Path
) -> None:
    number = taken(club, tmp_path, "Naam;Stand na avond 4", "Jan Bos;19.730", "Piet Vos;18.200")
    file = text_file(tmp_path, "Naam;Stand na avond 4", "Jan Bos;19.740", "Piet Vos;18.200")
    draft = begun(club, file, "2025-2026")
    asked = next(one for one in drafts.look(club, draft).doubts if one.kind == "opened")
    assert [one.code for one in asked.choices] == ["leave", "replace"]
    drafts.take(club, decided(club, draft, opened="replace"))
    assert totals(standings(club, number))["Jan Bos"] == 19_740


def test_two_who_turn_out_to_be_one_have_both_stands(club: OpenClub, tmp_path: Path) -> None:
    rows = ("Jan Bos;10.000", "Jan den Hertog;9.730", "Piet Vos;18.200")
    number = taken(club, tmp_path, "Naam;Stand na avond 4", *rows)
    kept, gone = (one.id for one in members.members(club) if one.first_name == "Jan")
    merging.merge(club, kept, gone)
    assert sorted(totals(standings(club, number)).values()) == [18_200, 19_730]


def test_points_that_nobody_makes_on_an_evening_are_asked_to_be_a_stand(
    club: OpenClub, tmp_path: Path
) -> None:
    rows = (
        "De top 3",
        "1. Arie Testman (12.375)",
        "2. Bea Proef (12.044)",
        "3. Cor Blad (11.925)",
    )
    draft = begun(club, text_file(tmp_path, *rows), "2024-2025")
    draft = replace(draft, given=replace(draft.given, evening=4))
    look = drafts.look(club, draft)
    (asked,) = (one for one in look.doubts if one.kind == "summed")
    assert (look.evenings, [one.number for one in look.openings]) == ((), [4])
    made = drafts.look(club, draft.answered({asked.key: Answer("made")}))
    assert [one.number for one in made.evenings] == [4]
    draft = answering.settled(draft.answered({asked.key: Answer("opening:4")}), look)
    assert drafts.take(club, draft).openings[0].total == 12_375 + 12_044 + 11_925
