"""A club with its settings, rule sets, seasons and competitions; undo; the health of its file."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from clubadmin.domain.rules.rules import read_rules
from clubadmin.errors import Refused
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.members.member import Member
from clubadmin.model.seasons.season import Competition
from clubadmin.services.care import health
from clubadmin.services.club import club as clubs
from clubadmin.services.club import history, recent, rulesets
from clubadmin.services.club.club import OpenClub, create_club, open_club
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from clubadmin.storage.file.errors import NotAClub
from clubadmin.storage.file.retention import default_folder
from tests.services.evening_club import add_competition, evening_with

STARTS, ENDS = date(2026, 9, 1), date(2027, 6, 30)


def test_a_new_club_has_the_rule_sets_that_come_with_the_program(club: OpenClub):
    names = [version.name for version in rulesets.rule_sets(club)]
    assert {"amsterdams", "nkf1976", "nku", "rotterdams"} <= set(names)
    assert sorted(rules.name for rules in rulesets.installed()) == names
    assert history.undo_state(club).undo is None, "making the club cannot be undone"


def test_settings_are_kept_and_checked(club: OpenClub):
    now = clubs.settings(club)
    kept = clubs.change_settings(club, replace(now, name=" De  Boer ", sit_out_points="fixed:1450"))
    assert (kept.name, kept.sit_out_points, kept.version) == ("De Boer", "fixed:1450", 2)
    for wrong, sentence in (
        ({"name": ""}, "De naam van de club is nog niet ingevuld"),
        ({"rule_set": "leids"}, "Spelregels: 'leids' is niet bekend"),
        ({"games": 0}, "Spellen in een boompje: 0 kan niet"),
        ({"rounds": 99}, "Ronden op een avond: 99 kan niet"),
        ({"sit_out_points": "veel"}, "Punten voor stilzitten"),
        ({"accent": "groen"}, "geen kleur"),
        ({"odd_players": "x"}, "Wie overblijft"),
    ):
        with pytest.raises(Refused, match=sentence):
            clubs.change_settings(club, replace(kept, **wrong))
    assert clubs.settings(club) == kept


def test_a_refused_club_leaves_no_file(tmp_path: Path):
    with pytest.raises(Refused):
        create_club(tmp_path / "a.klaver", ClubSettings(""))
    assert list(tmp_path.iterdir()) == []


def test_rules_of_the_clubs_own_hold_from_their_date(club: OpenClub):
    nku = rulesets.rules_at(club, "nku", STARTS)
    own = rulesets.copy_rule_set(club, nku.id, "Onze regels", date(2027, 1, 1), {"four_jacks": 200})
    assert (own.name, own.own) == ("onze-regels", True)
    assert read_rules(own.toml).four_jacks == 200
    later = rulesets.copy_rule_set(club, own.id, "Onze regels", date(2027, 3, 1), {})
    assert later.name == own.name
    assert rulesets.rules_at(club, own.name, date(2027, 2, 1)) == own
    assert rulesets.rules_at(club, own.name, date(2027, 3, 1)) == later
    assert rulesets.rules_at(club, own.name, date(2020, 1, 1)) == own
    with pytest.raises(Refused, match="heeft al een versie vanaf 1 maart 2027"):
        rulesets.copy_rule_set(club, own.id, "Onze regels", date(2027, 3, 1), {})
    with pytest.raises(Refused, match="four_jokers"):
        rulesets.copy_rule_set(club, nku.id, "Anders", STARTS, {"four_jokers": 1})
    with pytest.raises(Refused, match="staan niet in deze club"):
        rulesets.rules_at(club, "leids", STARTS)


def test_rules_with_a_title_that_sounds_the_same_are_other_rules(club: OpenClub):
    nku = rulesets.rules_at(club, "nku", STARTS)
    own = rulesets.copy_rule_set(club, nku.id, "N.K.U!", STARTS, {})
    other = rulesets.copy_rule_set(club, nku.id, "n k u", STARTS, {})
    assert len({nku.name, own.name, other.name}) == 3


def test_an_evening_keeps_the_rules_it_was_made_under(club: OpenClub):
    competition = add_competition(club)
    evening = evenings.add_evening(club, competition.id, date(2026, 11, 12))
    nku = rulesets.rules_at(club, "nku", STARTS)
    rulesets.copy_rule_set(club, nku.id, nku.title, date(2026, 11, 1), {"four_jacks": 200})
    assert evenings.evening(club, evening.id).rule_set_id == nku.id


def test_a_season_has_a_name_of_its_own_and_days_in_order(club: OpenClub):
    season = seasons.add_season(club, "2026-2027", STARTS, ENDS)
    with pytest.raises(Refused, match="Er is al een seizoen 2026-2027"):
        seasons.add_season(club, "2026-2027", STARTS, ENDS)
    with pytest.raises(Refused, match="kan niet"):
        seasons.add_season(club, "x", ENDS, STARTS)
    with pytest.raises(Refused, match="kan niet"):
        seasons.add_season(club, "x", STARTS, date(2126, 1, 1))
    assert seasons.seasons(club) == (season,)


def test_a_season_cannot_shrink_away_from_its_evenings(club: OpenClub):
    competition = add_competition(club)
    evenings.add_evening(club, competition.id, date(2027, 5, 1))
    season = seasons.season(club, competition.season_id)
    with pytest.raises(Refused, match="Avond 1 van Maandavond op 1 mei 2027"):
        seasons.change_season(club, replace(season, ends=date(2027, 4, 1)))
    with pytest.raises(Refused, match="staan avonden"):
        seasons.remove_season(club, season.id)
    with pytest.raises(Refused, match="staan avonden"):
        seasons.remove_competition(club, competition.id)


def test_a_season_without_evenings_goes_with_its_competitions_and_comes_back(club: OpenClub):
    competition = add_competition(club)
    seasons.remove_season(club, competition.season_id)
    assert (seasons.seasons(club), seasons.competitions(club)) == ((), ())
    history.undo(club)
    back = seasons.competitions(club, competition.season_id)
    assert [one.name for one in back] == ["Maandavond"]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"name": " "}, "De naam van de competitie is nog niet ingevuld"),
        ({"format": "toernooi"}, "De spelvorm"),
        ({"rule_set": "x"}, "Spelregels"),
        ({"ranking": "beste vijf"}, "beste vijf"),
        ({"tie_breaks": ("dobbelen",)}, "dobbelen"),
        ({"prizes": "eerste"}, "eerste"),
        ({"season_id": 99}, "Dit seizoen is er niet meer"),
        ({"pair_draw": "x"}, "Indeling van de paren"),
    ],
)
def test_a_competition_that_cannot_be_is_refused_in_a_sentence(
    club: OpenClub, wrong: dict[str, object], sentence: str
):
    season = seasons.add_season(club, "2026-2027", STARTS, ENDS)
    good = Competition(0, season.id, "Maandag", "individual", "nku", 16, 3, 16, "best:5,min:5")
    with pytest.raises(Refused, match=sentence):
        seasons.add_competition(club, replace(good, **wrong))
    kept = seasons.add_competition(club, good)
    assert seasons.competition(club, kept.id) == replace(good, id=kept.id)
    with pytest.raises(Refused, match="heeft al een competitie"):
        seasons.add_competition(club, replace(good, name="MAANDAG"))


def test_a_competition_with_evenings_stays_individual(club: OpenClub):
    competition = add_competition(club)
    evenings.add_evening(club, competition.id, date(2026, 11, 12))
    with pytest.raises(Refused, match="de spelvorm kan niet meer veranderen"):
        seasons.change_competition(club, replace(competition, format="pairs"))
    changed = seasons.change_competition(club, replace(competition, ranking="best:3"))
    assert (changed.ranking, changed.version) == ("best:3", 2)


def test_the_list_of_evenings_says_how_far_they_are(club: OpenClub):
    evening = evening_with(club, 8, rounds=1)
    drawing.draw(club, evening.id, seed=1)
    (line,) = seasons.evenings(club, evening.competition_id)
    assert (line.participants, line.sheets, line.sheets_signed) == (8, 2, 0)
    assert (line.date, line.status) == (date(2026, 11, 12), "open")
    assert seasons.evenings(club) == (line,)


def test_undo_steps_through_a_sheet_and_through_everything(club: OpenClub):
    evening, _ = drawing.draw(club, evening_with(club, 8, rounds=1).id, seed=1)
    a, b = (table.table_id for table in evening.plan[0].tables)
    sheets.save_line(club, a, 1, "92")
    sheets.save_line(club, b, 1, "100")
    sheets.save_line(club, a, 2, "80+20")
    history.undo(club, f"sheet:{b}")
    assert sheets.sheet(club, b).lines[0] == ""
    assert sheets.sheet(club, a).lines[:2] == ("92", "80+20")
    said = history.undo(club)
    assert str(said.label).startswith("Ongedaan gemaakt: ")
    assert sheets.sheet(club, a).lines[:2] == ("92", "")
    history.redo(club, f"sheet:{b}")
    assert sheets.sheet(club, b).lines[0] == "100"
    with pytest.raises(Refused, match="niets om opnieuw te doen"):
        history.redo(club, f"sheet:{b}")
    with pytest.raises(Refused, match="niets om ongedaan te maken"):
        history.undo(club, "sheet:999")


def test_undo_and_redo_survive_a_restart(tmp_path: Path):
    with create_club(tmp_path / "a.klaver", ClubSettings("Proef")) as club:
        members.add_member(club, Member(0, "Bos"))
        history.undo(club)
    with open_club(tmp_path / "a.klaver") as club:
        assert str(history.undo_state(club).redo) == "Lid Bos toegevoegd"
        history.redo(club)
        assert len(members.members(club)) == 1


def test_a_check_and_a_copy_and_the_way_back(club: OpenClub):
    evening, _ = drawing.draw(club, evening_with(club, 8, rounds=1).id, seed=1)
    sheets.save_lines(club, evening.plan[0].tables[0].table_id, {1: "92", 2: "n"})
    seen = health.check(club)
    assert (seen.ok, seen.problems, seen.sheets, seen.games) == (True, (), 1, 2)
    first, second = health.backup(club), health.backup(club)
    assert health.backups(club) == (second, first)
    assert first.parent == default_folder(club.path)
    assert health.place_warning(club) is None
    club.close()
    kept = health.restore(first, club.path)
    assert kept
    with open_club(club.path) as again:
        assert health.check(again).ok


def test_the_last_club_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: tmp_path / "instellingen")
    assert recent.last_club() is None
    a, b = tmp_path / "a.klaver", tmp_path / "b.klaver"
    for club in (a, b, a):
        club.touch()
        recent.remember_club(club)
    assert recent.last_club() == a
    assert recent.recent_clubs() == (a, b)
    a.unlink()
    assert recent.last_club() == a, "that it is gone must be told"
    assert recent.recent_clubs() == (b,)
    recent.remember_club(b)
    assert recent.last_club() == b
    (tmp_path / "instellingen" / "recent.json").write_bytes(b"\xff{")
    assert recent.last_club() is None


def test_a_club_that_is_gone_is_told_in_a_sentence(tmp_path: Path):
    with pytest.raises(NotAClub, match=r"Er is geen clubbestand weg\.klaver"):
        open_club(tmp_path / "weg.klaver")


@pytest.mark.parametrize(
    "points", ["none", "average", "own-average", "lowest", "half", "fixed:0", "fixed:1600"]
)
def test_every_rule_for_sitting_out_is_kept(club: OpenClub, points: str):
    kept = clubs.change_settings(club, replace(clubs.settings(club), sit_out_points=points))
    assert kept.sit_out_points == points
