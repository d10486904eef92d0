"""Going over to another rule in the course of a season."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from clubadmin.services.standings.standings import standings
from clubadmin.services.supposing import adopting
from tests.services.evening_club import (
    copied_club,
    evening_with,
    new_club,
    seat_by_hand,
    table_id,
    type_sheet,
    undone_and_redone,
)


@pytest.fixture(scope="module")
def _made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An evening on 12 November with a table, of which Zij revoked once."""
    with new_club(tmp_path_factory.mktemp("adopting")) as club:
        evening = evening_with(club, 4, games=2, rounds=1)
        evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
        type_sheet(club, table_id(evening, 1, 1), "v-20 92+20")
        nku = next(one.id for one in rulesets.rule_sets(club) if one.name == "nku")
        rulesets.copy_rule_set(club, nku, "Mild", date(2020, 1, 1), {"revoke": "162"})
        return club.path


@pytest.fixture
def club(_made: Path, tmp_path: Path) -> Iterator[OpenClub]:
    opened = copied_club(_made, tmp_path)
    yield opened
    opened.close()


def test_a_ranking_rule_holds_from_its_date_and_the_standings_before_stay(club: OpenClub) -> None:
    adopting.adopt(club, 1, "average", ("wins",), date(2026, 12, 1), reason="ALV 1 december")
    assert standings(club, 1).rule == "sum"
    closing.close(club, 1)
    adopting.adopt(club, 1, "average,min:1", ("wins",), date(2026, 11, 1))
    now = standings(club, 1)
    assert (now.rule, now.adopted) == ("average,min:1", date(2026, 11, 1))
    with club.store.read() as conn:
        kept = adopting.adopted_rules(conn, 1)
    assert [(one.valid_from.month, one.ranking, one.reason) for one in kept] == [
        (11, "average,min:1", ""),
        (12, "average", "ALV 1 december"),
    ]
    adopting.adopt(club, 1, "sum", ("pits",), date(2026, 11, 1), reason="toch niet")
    with club.store.read() as conn:
        assert len(adopting.adopted_rules(conn, 1)) == 2, "the same date is replaced"


def test_for_the_whole_season_what_was_adopted_in_its_course_goes(club: OpenClub) -> None:
    adopting.adopt(club, 1, "average", ("wins",), date(2026, 11, 1))
    undone_and_redone(
        club, lambda open_: adopting.adopt(open_, 1, "best:3", ("nat",)), restart=False
    )
    now = standings(club, 1)
    assert (now.rule, now.adopted) == ("best:3", None)


def test_taking_a_rule_back_lets_the_one_before_it_go_on(club: OpenClub) -> None:
    adopting.adopt(club, 1, "average", (), date(2026, 11, 1))
    with club.store.read() as conn:
        (kept,) = adopting.adopted_rules(conn, 1)
    undone_and_redone(club, lambda open_: adopting.take_back(open_, kept.id), restart=False)
    assert standings(club, 1).rule == "sum"
    with pytest.raises(Refused, match="niet meer"):
        adopting.take_back(club, kept.id)
    club.close()


@pytest.mark.parametrize(
    ("rule", "ties", "day", "sentence"),
    [
        ("alles", (), None, "telwijze"),
        ("sum", ("mooiste",), None, "mooiste"),
        ("sum", (), date(2027, 8, 1), "valt buiten seizoen"),
    ],
)
def test_what_cannot_be_adopted_is_said(
    club: OpenClub, rule: str, ties: tuple[str, ...], day: date | None, sentence: str
) -> None:
    with pytest.raises(Refused, match=sentence):
        adopting.adopt(club, 1, rule, ties, day)
    with pytest.raises(Refused, match="niet meer"):
        adopting.adopt(club, 99, "sum", ())


@pytest.mark.parametrize("day", [None, date(2026, 12, 1)])
def test_win_points_are_not_adopted_where_something_else_decides(
    club: OpenClub, day: date | None
) -> None:
    season = seasons.competition(club, 1).season_id
    made = seasons.add_competition(
        club, Competition(0, season, "Mapjes", "howell-pairs", "nku", 4, 3)
    )
    with pytest.raises(Refused, match="Haal “win:” uit"):
        adopting.adopt(club, made.id, "sum,win:2/1/0,by:wins", (), day)


def test_another_rule_set_settles_open_evenings_again_and_later_ones_are_played_by_it(
    club: OpenClub,
) -> None:
    by_name = {row.name: row.total for row in standings(club, 1).rows}
    assert by_name["P3 Cas"] == 282 + 70
    undone_and_redone(
        club,
        lambda open_: adopting.adopt_rule_set(
            open_, 1, "mild", date(2026, 11, 10), "ALV: 9 voor, 2 tegen"
        ),
        restart=False,
    )
    by_name = {row.name: row.total for row in standings(club, 1).rows}
    assert by_name["P3 Cas"] == 182 + 70
    assert evenings.evening(club, 1).rule_set_title == "Mild"
    before = evenings.add_evening(club, 1, date(2026, 11, 5))
    after = evenings.add_evening(club, 1, date(2026, 11, 19))
    assert (before.rule_set_title, after.rule_set_title) == ("NKU", "Mild")
    (kept,) = adopting.adopted_rule_sets(club, 1)
    assert (kept.title, kept.valid_from, kept.reason) == (
        "Mild",
        date(2026, 11, 10),
        "ALV: 9 voor, 2 tegen",
    )


def test_a_rule_set_and_a_ranking_rule_adopted_together_are_one_step(club: OpenClub) -> None:
    day = date(2026, 11, 1)
    undone_and_redone(
        club,
        lambda open_: adopting.adopt_rule_set(
            open_, 1, "mild", day, "ALV", ranking=("average", ("wins",))
        ),
        restart=False,
    )
    now = standings(club, 1)
    assert (now.rule, now.adopted, now.rule_set_title) == ("average", day, "Mild")
    with pytest.raises(Refused, match="telwijze"):
        adopting.adopt_rule_set(club, 1, "nku", day, ranking=("alles", ()))
    assert standings(club, 1).rule_set_title == "Mild", "nothing of it was kept"


def test_what_is_closed_keeps_its_rules_and_that_is_said(club: OpenClub) -> None:
    closing.close(club, 1)
    later = evenings.add_evening(club, 1, date(2026, 11, 19))
    done = adopting.adopt_rule_set(club, 1, "mild", date(2026, 11, 1))
    assert (done.title, done.settled, done.kept) == ("Mild", (2,), (1,))
    assert evenings.evening(club, 1).rule_set_title == "NKU"
    assert evenings.evening(club, later.id).rule_set_title == "Mild"


def test_rules_of_another_game_wait_for_an_evening_that_is_not_begun(club: OpenClub) -> None:
    with pytest.raises(Refused, match="Kies een latere datum"):
        adopting.adopt_rule_set(club, 1, "manille", date(2026, 11, 1))
    assert evenings.evening(club, 1).rule_set_title == "NKU"
    done = adopting.adopt_rule_set(club, 1, "manille", date(2026, 11, 13))
    assert done.settled == ()
    assert evenings.add_evening(club, 1, date(2026, 11, 20)).rule_set_title == "Manille"


def test_a_sheet_with_what_the_new_rules_do_not_allow_says_so(club: OpenClub) -> None:
    sheets.unsign(club, 1)
    sheets.save_line(club, 1, 2, "92+50")
    adopting.adopt_rule_set(club, 1, "belote", date(2026, 11, 1))
    with pytest.raises(sheets.NotSignable):
        sheets.sign(club, 1)


def test_a_rule_set_that_is_taken_back_lets_the_one_before_it_go_on(club: OpenClub) -> None:
    adopting.adopt_rule_set(club, 1, "mild", date(2026, 11, 1))
    (kept,) = adopting.adopted_rule_sets(club, 1)
    undone_and_redone(
        club, lambda open_: adopting.take_back_rule_set(open_, kept.id), restart=False
    )
    assert evenings.evening(club, 1).rule_set_title == "NKU"
    assert {row.name: row.total for row in standings(club, 1).rows}["P3 Cas"] == 282 + 70
    with pytest.raises(Refused, match="niet meer aangenomen"):
        adopting.take_back_rule_set(club, kept.id)


def test_rules_adopted_for_a_while_end_where_others_begin(club: OpenClub) -> None:
    later = evenings.add_evening(club, 1, date(2026, 12, 3))
    adopting.adopt_rule_set(club, 1, "amsterdams", date(2026, 12, 1))
    done = adopting.adopt_rule_set(club, 1, "mild", date(2026, 11, 1))
    assert done.settled == (1,)
    assert evenings.evening(club, later.id).rule_set_title == "Amsterdams"
