"""Closing a season, opening it again, and the next one that begins from it."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from sqlalchemy import text

from clubadmin.errors import Refused
from clubadmin.model.results.protest import ProtestDraft
from clubadmin.model.seasons.closing import Winner
from clubadmin.services.care import health
from clubadmin.services.club import history, rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.hall import protests
from clubadmin.services.importing import draft as drafts
from clubadmin.services.members import members
from clubadmin.services.results import closing
from clubadmin.services.seasons import closing as season_closing
from clubadmin.services.seasons import closing as season_review
from clubadmin.services.seasons import next_season, seasons
from clubadmin.services.sheets import sheets
from clubadmin.services.standings import groups
from clubadmin.services.standings.standings import standings
from clubadmin.services.supposing import adopting
from clubadmin.storage.schema.tablenames import SeasonStandingRow
from tests.services.evening_club import (
    add_people,
    content,
    copied_club,
    evening_with,
    new_club,
    seat_by_hand,
    table_id,
    type_sheet,
    undone_and_redone,
)
from tests.services.lists.taking import import_file


@pytest.fixture(scope="module")
def _made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A season of one evening with one table; 1 and 2 win from 3 and 4. It is still open."""
    with new_club(tmp_path_factory.mktemp("season")) as club:
        evening = evening_with(club, 4, games=2, rounds=1)
        evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
        type_sheet(club, table_id(evening, 1, 1), "100+20 92")
        return club.path


@pytest.fixture
def open_evening(_made: Path, tmp_path: Path) -> Iterator[OpenClub]:
    """The season while its evening is open."""
    opened = copied_club(_made, tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def club(open_evening: OpenClub) -> OpenClub:
    """The season when its evening is closed."""
    closing.close(open_evening, 1)
    return open_evening


def test_a_closed_season_shows_the_standings_that_it_was_closed_with(club: OpenClub) -> None:
    before = standings(club, 1)
    found = season_closing.close_season(club, 1)
    assert found.closed
    assert found.competitions[0].winners == (Winner("", ("P1 Aal", "P2 Bos")),)
    after = standings(club, 1)
    assert after.frozen_at == found.season.closed_at
    assert replace(after, frozen_at="") == before
    assert health.check(club).ok


def test_names_are_those_of_today_and_figures_those_of_then(club: OpenClub) -> None:
    season_closing.close_season(club, 1)
    aal = members.members(club)[0]
    members.change_member(club, replace(aal, first_name="Anna"))
    assert "Anna Aal" in [row.name for row in standings(club, 1).rows]


def test_the_versions_of_the_rules_are_kept_with_the_standings(club: OpenClub) -> None:
    season_closing.close_season(club, 1)
    with club.store.read() as conn:
        kept = conn.execute(text("SELECT figures FROM season_standing")).scalar_one()
    for part in ('"title":"NKU"', '"rule":"sum"', '"ties":["pits"]'):
        assert part in kept
    assert "Aal" not in kept, "a person who is erased is erased here as well"


@pytest.mark.parametrize("protest", [False, True])
def test_what_is_open_stands_in_the_way_and_is_named(open_evening: OpenClub, protest: bool) -> None:
    if protest:
        protests.hand_in(open_evening, 1, ProtestDraft("Er is verzaakt"))
    found = season_review.review(open_evening, 1)
    assert len(found.obstacles) == 1 + protest
    assert str(found.obstacles[0].sentence).endswith("is nog open. Sluit hem af.")
    assert found.obstacles[0].evening_id == 1
    with pytest.raises(Refused, match="kan nog niet worden afgesloten"):
        season_closing.close_season(open_evening, 1)


def test_an_evening_on_which_nobody_came_is_to_be_removed(club: OpenClub) -> None:
    evenings.add_evening(club, 1, date(2026, 12, 3))
    (one,) = season_review.review(club, 1).obstacles
    assert "verwijder hem" in str(one.sentence)


def test_a_season_without_evenings_is_not_closed(club: OpenClub) -> None:
    made = seasons.add_season(club, "2027-2028", date(2027, 9, 1), date(2028, 6, 30))
    with pytest.raises(Refused, match="nog geen avonden"):
        season_closing.close_season(club, made.id)


DEEDS: dict[str, Callable[[OpenClub], object]] = {
    "an evening": lambda club: evenings.add_evening(club, 1, date(2026, 12, 3)),
    "reopening": lambda club: closing.reopen(club, 1, "fout"),
    "its name": lambda club: seasons.change_season(
        club, replace(seasons.season(club, 1), name="x")
    ),
    "removing": lambda club: seasons.remove_season(club, 1),
    "a competition": lambda club: seasons.change_competition(
        club, replace(seasons.competition(club, 1), ranking="average")
    ),
    "a new competition": lambda club: seasons.add_competition(
        club, replace(seasons.competition(club, 1), name="Nieuw")
    ),
    "no competition": lambda club: seasons.remove_competition(club, 1),
    "a rule": lambda club: adopting.adopt(club, 1, "average", ()),
    "rules": lambda club: adopting.adopt_rule_set(club, 1, "nku", date(2026, 10, 1)),
    "groups": lambda club: groups.arrange(club, 1, {1: "A"}),
    "closing": lambda club: season_closing.close_season(club, 1),
}


def test_nothing_of_a_closed_season_can_be_changed(club: OpenClub) -> None:
    season_closing.close_season(club, 1)
    for deed in DEEDS.values():
        with pytest.raises(Refused, match="is afgesloten en kan niet meer veranderen"):
            deed(club)
    assert history.undo_state(club).undo is None, "undo does not step past it"


def test_nothing_is_imported_into_a_closed_season(club: OpenClub, tmp_path: Path) -> None:
    season_closing.close_season(club, 1)
    file = tmp_path / "s.csv"
    header = "season,competition,evening,date,name,round,points,roem,pits"
    file.write_text(f"{header}\n2026-2027,Maandavond,9,2026-12-03,P1 Aal,,5000,,0\n")
    before = content(club)
    look = drafts.look(club, drafts.begin(club, file))
    assert [one.kind for one in look.doubts] == ["closed"]
    with pytest.raises(Refused):
        import_file(club, file)
    assert content(club) == before


def test_a_correction_in_a_closed_season_is_a_numbered_rectification(club: OpenClub) -> None:
    season_closing.close_season(club, 1)
    with pytest.raises(Refused, match="Geef een reden op"):
        season_closing.reopen_season(club, 1, " ")
    opened = season_closing.reopen_season(club, 1, "Spel 1: roem aan de verkeerde kant")
    assert (opened.closed, opened.reopen_reason) == (False, "Spel 1: roem aan de verkeerde kant")
    closing.reopen(club, 1, "roem")
    sheets.unsign(club, 1)
    sheets.save_line(club, 1, 1, "60-100")
    sheets.sign(club, 1)
    closing.close(club, 1)
    found = season_closing.close_season(club, 1)
    (moved,) = found.rectifications
    assert (moved.rectification, moved.competition) == (2, "Maandavond"), "the evening had 1"
    assert moved.reason == "Spel 1: roem aan de verkeerde kant"
    assert [(one.name, one.place_before, one.place_after) for one in moved.moved] == [
        ("P3 Cas", 3, 1),
        ("P4 Dam", 3, 1),
        ("P1 Aal", 1, 3),
        ("P2 Bos", 1, 3),
    ]
    assert [(one.total_before, one.total_after) for one in moved.moved[:1]] == [(132, 272)]
    assert health.check(club).ok


def test_opening_and_closing_without_a_change_rectifies_nothing(club: OpenClub) -> None:
    season_closing.close_season(club, 1)
    season_closing.reopen_season(club, 1, "even kijken")
    assert season_closing.close_season(club, 1).rectifications == ()
    season_closing.reopen_season(club, 1, "nog eens")
    with pytest.raises(Refused, match="is niet afgesloten"):
        season_closing.reopen_season(club, 1, "x")


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"rows":[{}]}', '{"rows":7}', "null"])
def test_frozen_figures_that_cannot_be_read_are_told_and_the_standings_still_shown(
    club: OpenClub, damage: str
) -> None:
    season_closing.close_season(club, 1)
    before = standings(club, 1)
    with club.store.change("met opzet") as change:
        change.update(SeasonStandingRow, 1, figures=damage)
    (problem,) = health.check(club).problems
    assert str(problem).startswith("Maandavond, seizoen 2026-2027: de bewaarde eindstand")
    assert standings(club, 1).rows == before.rows


def test_a_check_tells_when_frozen_standings_are_not_those_of_the_evenings(club: OpenClub) -> None:
    season_closing.close_season(club, 1)
    with club.store.change("met opzet") as change:
        kept = change.conn.execute(text("SELECT figures FROM season_standing")).scalar_one()
        change.update(SeasonStandingRow, 1, figures=kept.replace('"total":212', '"total":213'))
    (problem,) = health.check(club).problems
    assert str(problem).startswith("Maandavond, seizoen 2026-2027: de bewaarde eindstand")


def test_the_next_season_goes_on_with_rules_groups_and_weekdays(club: OpenClub) -> None:
    groups.arrange(club, 1, {1: "A", 2: "B", 3: "A", 4: "B"})
    adopting.adopt(club, 1, "average,promote:1", ("wins",), date(2026, 11, 1))
    nku = next(one.id for one in rulesets.rule_sets(club) if one.name == "nku")
    rulesets.copy_rule_set(club, nku, "Mild", date(2020, 1, 1), {"revoke": "162"})
    adopting.adopt_rule_set(club, 1, "mild", date(2026, 11, 1))
    plan = next_season.propose(club, 1)
    assert (plan.name, plan.starts, plan.ends) == (
        "2027-2028",
        date(2027, 7, 1),
        date(2028, 6, 30),
    )
    (one,) = plan.competitions
    assert (one.taken, one.days) == (True, (date(2027, 11, 11),)), "a Thursday again"
    assert {each.name: each.after for each in one.groups} == {
        "P1 Aal": "A",
        "P2 Bos": "A",
        "P3 Cas": "B",
        "P4 Dam": "B",
    }
    undone_and_redone(club, lambda open_: next_season.make(open_, plan), restart=False)
    made = next(each for each in seasons.seasons(club) if each.name == "2027-2028")
    (going_on,) = seasons.competitions(club, made.id)
    assert (going_on.ranking, going_on.tie_breaks) == ("average,promote:1", ("wins",))
    assert going_on.rule_set == "mild"
    (evening,) = seasons.evenings(club, going_on.id)
    assert (evening.number, evening.date, evening.status) == (1, date(2027, 11, 11), "open")
    placed = {line.name: line.group for line in groups.groups(club, going_on.id).lines}
    assert placed == {"P1 Aal": "A", "P2 Bos": "A", "P3 Cas": "B", "P4 Dam": "B"}
    assert season_review.review(club, 1).next_season == "2027-2028"


def test_what_cannot_be_a_next_season_is_said(club: OpenClub) -> None:
    plan = next_season.propose(club, 1)
    (one,) = plan.competitions
    for wanted, sentence in (
        (replace(plan, name="2026-2027"), "Er is al een seizoen"),
        (replace(plan, ends=date(2027, 7, 1)), "valt buiten seizoen"),
        (replace(plan, competitions=(replace(one, taken=False),)), "minstens één competitie"),
        (replace(plan, competitions=(one, one)), "Twee competities heten"),
        (replace(plan, competitions=(replace(one, competition_id=99),)), "is er niet (meer)"),
        (replace(plan, ends=date(2020, 7, 1), competitions=(replace(one, days=()),)), "kan niet"),
    ):
        with pytest.raises(Refused, match=re.escape(sentence)):
            next_season.make(club, wanted)
    assert len(seasons.seasons(club)) == 1


def test_a_contest_of_one_evening_is_left_out_to_begin_with(club: OpenClub) -> None:
    seasons.change_competition(club, replace(seasons.competition(club, 1), evenings=1))
    assert [one.taken for one in next_season.propose(club, 1).competitions] == [False]


def test_evenings_that_were_planned_and_not_held_come_in_the_same_rhythm(club: OpenClub) -> None:
    evenings.add_evening(club, 1, date(2026, 11, 26))
    for planned, expected in ((4, 4), (30, 17)):  # the 17th is on 22 June, the season ends on 30
        seasons.change_competition(club, replace(seasons.competition(club, 1), evenings=planned))
        (one,) = next_season.propose(club, 1).competitions
        days = tuple(date(2027, 11, 11) + timedelta(days=14 * at) for at in range(expected))
        assert one.days == days


def test_members_stay_and_who_left_is_not_counted(club: OpenClub) -> None:
    add_people(club, 2)
    gone = members.members(club)[0]
    members.change_member(club, replace(gone, active=False))
    assert next_season.propose(club, 1).members == 5
