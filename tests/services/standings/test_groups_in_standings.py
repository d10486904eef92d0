"""Win points and groups in standings, worked out by hand from the lines that are typed."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from clubadmin.domain.terms import Language
from clubadmin.errors import Refused
from clubadmin.i18n import Words
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.seasons import closing
from clubadmin.model.seasons.season import Competition
from clubadmin.services.attendance import attendance
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.members import pairs
from clubadmin.services.seasons import seasons
from clubadmin.services.seasons.closing import review
from clubadmin.services.seasons.next_season import propose
from clubadmin.services.sheets import sheets
from clubadmin.services.standings import groups
from clubadmin.services.standings.standings import standings
from clubadmin.storage.schema.tablenames import AlsoCountsRow
from tests.services.evening_club import (
    add_competition,
    add_people,
    evening_with,
    pairs_evening,
    seat_by_hand,
    table_id,
    type_sheet,
)
from tests.services.season_club import (
    away,
    number_of,
    paper_season,
    ranked,
    row_of,
)


@pytest.fixture
def rounds_won(club: OpenClub) -> Evening:
    """Four fixed pairs over two rounds, as Den Burg has fourteen."""
    evening = pairs_evening(club, 4, games=4, rounds=2)
    evening = seat_by_hand(
        club, evening, [{1: "1 1 2 2", 2: "3 3 4 4"}, {1: "1 1 3 3", 2: "2 2 4 4"}]
    )
    type_sheet(club, table_id(evening, 1, 1), "100 100 100 100")  # 400 to 248: the first wins
    type_sheet(club, table_id(evening, 1, 2), "100 62 90 72")  # 324 to 324: level
    type_sheet(club, table_id(evening, 2, 1), "70 70 70 70")  # 280 to 368: the third wins
    type_sheet(club, table_id(evening, 2, 2), "p 70 70 70")  # 472 to 276: the second wins
    return evening


FIRST, SECOND = "P1 Aal – P2 Bos", "P3 Cas – P4 Dam"


THIRD, FOURTH = "P5 Eik – P6 Fok", "P7 Geel – P8 Hop"


def test_win_points_stand_beside_the_points_or_decide(club: OpenClub, rounds_won: Evening) -> None:
    """Den Burg: a round win and a general classification."""
    competition = rounds_won.competition_id
    beside = ranked(club, competition, "sum,win:2/1/0")
    assert [(row.place, row.name, row.total, row.won) for row in beside.rows] == [
        (1, SECOND, 720, 2),  # 248 + 472
        (2, THIRD, 692, 3),  # 324 + 368
        (3, FIRST, 680, 2),  # 400 + 280
        (4, FOURTH, 600, 1),  # 324 + 276
    ]
    assert beside.win_points
    assert not ranked(club, competition, "sum").win_points
    first = ranked(club, competition, "sum,win:2/1/0,by:wins")
    assert [(row.place, row.name, row.won, row.behind) for row in first.rows] == [
        (1, THIRD, 3, 0),
        (2, SECOND, 2, 1),  # as many as the next, and more points
        (3, FIRST, 2, 1),
        (4, FOURTH, 1, 2),
    ]
    other = ranked(club, competition, "sum,win:10/5/1")
    assert {row.name: row.won for row in other.rows} == {
        FIRST: 11,
        SECOND: 11,
        THIRD: 15,
        FOURTH: 6,
    }
    assert health.check(club).ok


def test_win_points_follow_a_corrected_sheet_and_come_back_on_undo(
    club: OpenClub, rounds_won: Evening
) -> None:
    competition = rounds_won.competition_id
    before = ranked(club, competition, "sum,win:2/1/0")
    table = table_id(rounds_won, 1, 2)
    sheets.unsign(club, table)
    sheets.save_line(club, table, 2, "100")  # 362 to 286
    after = ranked(club, competition, "sum,win:2/1/0")
    assert (row_of(after, THIRD).won, row_of(after, FOURTH).won) == (4, 0)
    history.undo(club)
    history.undo(club)
    assert ranked(club, competition, "sum,win:2/1/0") == before


def test_win_points_are_refused_where_something_else_decides(club: OpenClub) -> None:
    competition = add_competition(club, "teams")
    with pytest.raises(Refused, match="Winstpunten"):
        ranked(club, competition.id, "sum,win:2/1/0")
    with pytest.raises(Refused, match="Winstpunten"):
        seasons.add_competition(
            club,
            Competition(
                0, competition.season_id, "T", "teams", "nku", 4, 2, ranking="sum,win:2/1/0"
            ),
        )


def test_each_group_has_places_of_its_own_and_some_move(
    club: OpenClub, rounds_won: Evening
) -> None:
    competition = rounds_won.competition_id
    everybody = {row.name: row.entrant_id for row in ranked(club, competition, "sum").rows}
    groups.arrange(
        club,
        competition,
        {everybody[FIRST]: "A", everybody[SECOND]: "A", everybody[FOURTH]: "B"},
    )
    found = ranked(club, competition, "sum,promote:1")
    assert [(row.field, row.place, row.name, row.moves) for row in found.rows] == [
        ("A", 1, SECOND, ""),
        ("A", 2, FIRST, "down"),
        ("B", 1, FOURTH, "up"),
        ("zonder groep", 1, THIRD, ""),
    ]
    assert found.grouped
    assert found.fields == ("A", "B", "zonder groep")
    assert [row.behind for row in found.rows] == [0, 40, 0, 0]
    assert {row.moves for row in ranked(club, competition, "sum").rows} == {""}


def test_of_a_small_group_in_between_no_more_than_half_goes_each_way(
    club: OpenClub, tmp_path: Path
) -> None:
    made = {name: (5000 - at,) for at, name in enumerate(("Aal", "Bos", "Cas", "Dam", "Eik"))}
    competition = paper_season(club, tmp_path, made)
    who = {name: number_of(club, "member", name) for name in made}
    groups.arrange(
        club,
        competition,
        {
            who["Aal"]: "A",
            **dict.fromkeys((who["Bos"], who["Cas"], who["Dam"]), "B"),
            who["Eik"]: "C",
        },
    )
    found = ranked(club, competition, "sum,promote:2")
    assert [(row.name, row.moves) for row in found.rows] == [
        ("Aal", "down"),
        ("Bos", "up"),
        ("Cas", ""),
        ("Dam", "down"),
        ("Eik", "up"),
    ]


def test_who_are_equal_at_the_border_do_not_move_by_themselves(
    club: OpenClub, tmp_path: Path
) -> None:
    made = {"Aal": (5000,), "Bos": (4000,), "Cas": (4000,), "Dam": (3900,), "Eik": (3800,)}
    competition = paper_season(club, tmp_path, made)
    who = {name: number_of(club, "member", name) for name in made}
    groups.arrange(club, competition, {one: "AB"[name > "Cas"] for name, one in who.items()})
    found = ranked(club, competition, "sum,promote:1")
    assert [(row.name, row.moves) for row in found.rows] == [
        ("Aal", ""),
        ("Bos", "down?"),
        ("Cas", "down?"),
        ("Dam", "up"),
        ("Eik", ""),
    ]
    assert set(groups.after_moves(found).values()) == {"A", "B"}
    assert groups.after_moves(found)[who["Bos"]] == "A"
    (season,) = seasons.seasons(club)
    (ending,) = review(club, season.id).competitions
    assert (ending.up, ending.down, ending.undecided) == ((), (), ())
    rule = replace(seasons.competition(club, competition), ranking="sum,promote:1")
    seasons.change_competition(club, rule)
    (ending,) = review(club, season.id).competitions
    assert (ending.up, ending.down, ending.undecided) == (("Dam",), (), ("Bos", "Cas"))
    assert any("Bos en Cas" in told for told in closing.moves(Words(Language.NL), ending))
    (going_on,) = propose(club, season.id).competitions
    stays = {one.name: (one.after, one.undecided) for one in going_on.groups}
    assert (stays["Bos"], stays["Dam"]) == (("A", True), ("A", False))
    seasons.change_competition(
        club, replace(seasons.competition(club, competition), tie_breaks=("lot",))
    )
    assert [row.moves for row in standings(club, competition).rows].count("down") == 1
    assert not any(row.moves.endswith("?") for row in standings(club, competition).rows)


def test_as_many_go_as_the_rule_says_where_places_are_shared(
    club: OpenClub, tmp_path: Path
) -> None:
    """A 5000 and 5000, B 4800, 4700, 4700 and 4600: one goes up, and of A it is to be decided."""
    made = dict(
        zip(
            ("Aal", "Bos", "Cas", "Dam", "Eik", "Fok"),
            (5000, 5000, 4800, 4700, 4700, 4600),
            strict=True,
        )
    )
    competition = paper_season(club, tmp_path, {name: (one,) for name, one in made.items()})
    who = {name: number_of(club, "member", name) for name in made}
    groups.arrange(club, competition, {one: "AB"[name > "Bos"] for name, one in who.items()})
    found = ranked(club, competition, "sum,promote:1")
    assert [row.moves for row in found.rows] == ["down?", "down?", "up", "", "", ""]
    found = ranked(club, competition, "sum,promote:2")
    assert [row.moves for row in found.rows] == ["down", "down", "up", "up?", "up?", ""]


def test_who_are_all_equal_in_a_group_in_between_may_go_either_way(
    club: OpenClub, tmp_path: Path
) -> None:
    made = dict.fromkeys(("Aal", "Bos", "Cas", "Dam"), (4000,))
    competition = paper_season(club, tmp_path, made)
    who = {name: number_of(club, "member", name) for name in made}
    groups.arrange(club, competition, dict(zip(who.values(), "ABBC", strict=True)))
    found = ranked(club, competition, "sum,promote:1")
    assert [row.moves for row in found.rows] == ["down", "?", "?", "up"]


def test_the_lowest_of_the_evening_is_that_of_all_groups(club: OpenClub, tmp_path: Path) -> None:
    made = {"Aal": (500, 600), "Bos": (400, None), "Cas": (300, 350)}
    competition = paper_season(club, tmp_path, made)
    who = {name: number_of(club, "member", name) for name in made}
    groups.arrange(club, competition, {who["Aal"]: "A", who["Bos"]: "A", who["Cas"]: "B"})
    away(club, competition, {"Bos": (2,)})
    found = ranked(club, competition, "sum,absent:lowest,unnotified:0")
    assert [(row.field, row.name, row.total) for row in found.rows] == [
        ("A", "Aal", 1100),
        ("A", "Bos", 750),
        ("B", "Cas", 650),
    ]


def test_who_is_in_a_group_stands_there_before_having_played(
    club: OpenClub, rounds_won: Evening
) -> None:
    competition = rounds_won.competition_id
    extra = pairs.add_pair(club, *(one.id for one in add_people(club, 2)))
    groups.arrange(club, competition, {extra.id: "B"})
    found = ranked(club, competition, "sum")
    last = next(row for row in found.rows if row.entrant_id == extra.id)
    assert (last.place, last.total, last.field) == (None, 0, "B")


def test_in_groups_fields_of_a_contest_are_not_ranked_apart(club: OpenClub) -> None:
    evening = pairs_evening(club, 4, "schevenings", games=4, rounds=2)
    everybody = [one.pair_id or 0 for one in evening.participants]
    groups.arrange(club, evening.competition_id, dict.fromkeys(everybody, "A"))
    assert ranked(club, evening.competition_id, "sum,promote:1").fields == ("A",)


def test_who_is_there_but_whose_sheet_is_to_come_is_not_absent(club: OpenClub) -> None:
    evening = evening_with(club, 8, rounds=1)
    seated = seat_by_hand(club, evening, [{1: "1 2 3 4", 2: "5 6 7 8"}])
    type_sheet(club, table_id(seated, 1, 1), "100 100 100 100")
    found = ranked(club, evening.competition_id, "sum,absent:5000")
    assert {row.name: row.total for row in found.rows} == {
        "P1 Aal": 400,
        "P2 Bos": 400,
        "P3 Cas": 248,
        "P4 Dam": 248,
    }
    type_sheet(club, table_id(seated, 1, 2), "70 70 70 70")
    assert len(ranked(club, evening.competition_id, "sum,absent:5000").rows) == 8


@pytest.mark.parametrize("number", [1, 2])
def test_evenings_that_do_not_go_together_are_refused_with_what_to_do(
    club: OpenClub, number: int
) -> None:
    evening = pairs_evening(club, 4, "schevenings", games=4, rounds=1)
    seated = seat_by_hand(club, evening, [{1: "1 1 2 2", 2: "3 3 4 4"}])
    type_sheet(club, table_id(seated, 1, 1), "100 100 100 100")
    wanted = Competition(0, 1, "Punten", "pairs", "nku", 4, 1)
    other = seasons.add_competition(club, wanted)
    own = evenings.add_evening(club, other.id, date(2026, 11, 12))
    own = attendance.add_participant(club, own.id, pair_id=evening.participants[0].pair_id)
    own = attendance.add_participant(club, own.id, pair_id=evening.participants[1].pair_id)
    own = seat_by_hand(club, own, [{1: "1 1 2 2"}])
    type_sheet(club, table_id(own, 1, 1), "100 100 100 100")
    with club.store.change("buiten de regels om") as change:
        values = {"competition_id": other.id, "evening_id": evening.id, "number": number}
        change.insert(AlsoCountsRow, **values)
    said = "onder een nummer dat al een eigen avond heeft" if number == 1 else "niet om dezelfde"
    with pytest.raises(Refused, match=said):
        ranked(club, other.id, "sum")
