"""Standings that follow from sheets: who revoked, won rounds, stood in, other evenings, groups.

All figures are worked out by hand from the lines that are typed.
"""

from datetime import date
from pathlib import Path

import pytest

from clubadmin.services import (
    also_counts,
    attendance,
    evenings,
    groups,
    health,
    history,
    pairs,
    results,
    rulesets,
    seasons,
    sheets,
)
from clubadmin.services.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.exchange import import_file
from clubadmin.services.plan_rows import PlannedRound, SeatPlan, write_rounds
from clubadmin.services.views.evening import Evening
from clubadmin.services.views.season import Competition
from clubadmin.storage.tablenames import AlsoCountsRow
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
    HEADER,
    away,
    listed,
    number_of,
    paper_season,
    ranked,
    row_of,
)

MINE = "92+20!3v 100 81-20 p"
"""Wij 92 + 20 + 100 + 81 + 162 + 100 = 555, Zij 70 + 62 + 81 + 20 = 233; seat S fined 100."""


def own_rules(club: OpenClub) -> str:
    """Rules by which who revokes pays for it himself."""
    nku = next(one for one in rulesets.rule_sets(club) if one.name == "nku")
    since = date(2020, 1, 1)
    return rulesets.copy_rule_set(club, nku.id, "Lijst", since, {"revoke": "personal"}).name


def test_who_revokes_loses_100_and_his_partner_keeps_all(club: OpenClub, tmp_path: Path) -> None:
    """Cafe de Lijst: the average of the best six, at least six."""
    evening = evening_with(club, 4, rule_set=own_rules(club), rounds=1)
    type_sheet(club, table_id(seat_by_hand(club, evening, [{1: "1 2 3 4"}]), 1, 1), MINE)
    results.close(club, evening.id, backup=False)
    on_paper = {
        "P1 Aal": (500, 510, 520, 530, 540, 550),
        "P3 Cas": (500, 510, 520, 530, 540, 550),
        "P2 Bos": (600, 600, 600, 600),
        "P4 Dam": (400, 400, 400, 400, 400, 400),
    }
    file = tmp_path / "papier.csv"
    rows = [
        f"2026-2027,Maandavond,{number},2027-01-{number:02},{name},,{points},,"
        for name, made in on_paper.items()
        for number, points in enumerate(made, 2)
    ]
    file.write_text("\n".join([HEADER, *rows]))
    import_file(club, file)
    competition = evening.competition_id
    tonight = {row.name: row.evenings[0].points for row in ranked(club, competition, "sum").rows}
    # seats N S E W in the order of their numbers: Aal and Bos are Wij, Bos revoked on S
    assert tonight == {"P1 Aal": 555, "P2 Bos": 455, "P3 Cas": 233, "P4 Dam": 233}
    found = ranked(club, competition, "average-best:6,min:6")
    assert listed(found) == [
        (1, "P1 Aal", 3205),  # 555 + 550 + 540 + 530 + 520 + 510
        (2, "P3 Cas", 3150),  # the 233 is dropped
        (3, "P4 Dam", 2400),
        (None, "P2 Bos", 2855),  # five evenings
    ]
    assert {row.name: row.fines for row in found.rows if row.fines} == {"P2 Bos": 100}
    assert health.check(club).ok


@pytest.fixture
def thursday(club: OpenClub) -> tuple[int, Evening]:
    """An individual competition with one evening, and an evening of pairs beside it."""
    rules = own_rules(club)
    individual = add_competition(club, rule_set=rules, rounds=1)
    people = add_people(club, 5)
    first = evenings.add_evening(club, individual.id, date(2026, 11, 5))
    for one in people[:4]:
        first = attendance.add_participant(club, first.id, member_id=one.id)
    first = seat_by_hand(club, first, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(first, 1, 1), "100 100 100 100")  # Wij 400, Zij 248
    wanted = Competition(0, individual.season_id, "Paren", "pairs", rules, 4, 1)
    of_pairs = seasons.add_competition(club, wanted)
    evening = evenings.add_evening(club, of_pairs.id, date(2026, 11, 12))
    for one, other in ((0, 1), (2, 3)):
        pair = pairs.add_pair(club, people[one].id, people[other].id)
        evening = attendance.add_participant(club, evening.id, pair_id=pair.id)
    return individual.id, evening


def played(club: OpenClub, evening: Evening, lines: str) -> None:
    """The pairs' evening, the second of each pair on S and W."""
    evening = evenings.evening(club, evening.id)
    ns, ew = evening.participants
    seats = tuple(
        SeatPlan(seat, who.id, who.members[at].id)
        for seat, who, at in (("n", ns, 0), ("s", ns, 1), ("e", ew, 0), ("w", ew, 1))
    )
    with club.store.change("met de hand ingedeeld") as change:
        write_rounds(change, evening.id, [PlannedRound(1, {1: seats})])
    type_sheet(club, table_id(evenings.evening(club, evening.id), 1, 1), lines)


def test_an_evening_of_pairs_counts_for_each_of_the_two_but_a_fine_for_him_alone(
    club: OpenClub, thursday: tuple[int, Evening]
) -> None:
    """De Daele and Cafe de Lijst: first Thursdays in pairs count in the individual one."""
    individual, evening = thursday
    played(club, evening, MINE)
    also_counts.count_also(club, individual, [evening.id])
    found = ranked(club, individual, "sum")
    assert listed(found) == [
        (1, "P1 Aal", 955),  # 400 + 555
        (2, "P2 Bos", 855),  # 400 + 455
        (3, "P3 Cas", 481),  # 248 + 233
        (3, "P4 Dam", 481),
    ]
    assert {row.name: row.fines for row in found.rows if row.fines} == {"P2 Bos": 100}
    (of_pairs, _) = ranked(club, evening.competition_id, "sum").rows
    assert (of_pairs.total, of_pairs.fines) == (455, 100)
    assert (found.evenings, found.evening_ids[1]) == ((1, 2), evening.id)
    assert listed(ranked(club, individual, "sum", after=1))[0] == (1, "P1 Aal", 400)
    best = ranked(club, individual, "best:1")
    assert [cell.counts for cell in row_of(best, "P1 Aal").evenings] == [False, True]


@pytest.mark.parametrize(
    ("who", "totals"),
    [
        ("pair", {"P1 Aal": 955, "P2 Bos": 955, "P3 Cas": 481, "P4 Dam": 481}),
        ("self", {"P1 Aal": 955, "P2 Bos": 400, "P5 Eik": 555, "P3 Cas": 481, "P4 Dam": 481}),
        ("none", {"P1 Aal": 955, "P2 Bos": 400, "P3 Cas": 481, "P4 Dam": 481}),
    ],
)
def test_who_stood_in_for_a_member_has_the_evening_only_where_the_rule_says_so(
    club: OpenClub, thursday: tuple[int, Evening], who: str, totals: dict[str, int]
) -> None:
    individual, evening = thursday
    eik = number_of(club, "member", "Eik")
    attendance.substitute(club, evening.id, evening.participants[0].id, 1, eik)
    played(club, evening, MINE.replace("!3v", ""))
    also_counts.count_also(club, individual, [evening.id])
    found = ranked(club, individual, f"sum,substitutes:{who}")
    assert {row.name: row.total for row in found.rows} == totals
    given = ranked(club, individual, f"sum,substitutes:{who},absent:10,unnotified:1")
    bos = 955 if who == "pair" else 410  # his substitute was his notice
    assert row_of(given, "P2 Bos").total == bos


@pytest.mark.parametrize(
    ("who", "rows"),
    [
        ("pair", [("P1 Aal – P2 Bos", 555), ("P3 Cas – P4 Dam", 233)]),
        ("self", [("P1 Aal – P5 Eik", 555), ("P3 Cas – P4 Dam", 233)]),
        ("none", [("P3 Cas – P4 Dam", 233)]),
    ],
)
def test_an_evening_with_a_substitute_is_the_pairs_of_the_two_who_played_or_nobodys(
    club: OpenClub, thursday: tuple[int, Evening], who: str, rows: list[tuple[str, int]]
) -> None:
    _, evening = thursday
    eik = number_of(club, "member", "Eik")
    attendance.substitute(club, evening.id, evening.participants[0].id, 1, eik)
    played(club, evening, MINE.replace("!3v", ""))
    competition = evening.competition_id
    found = ranked(club, competition, f"sum,substitutes:{who}")
    assert [(row.name, row.total) for row in found.rows] == rows
    if who != "pair":
        with_notice = ranked(club, competition, f"sum,substitutes:{who},absent:300,unnotified:0")
        assert row_of(with_notice, "P1 Aal – P2 Bos").total == 300


def test_two_who_are_a_pair_of_the_club_stand_under_its_name(
    club: OpenClub, thursday: tuple[int, Evening]
) -> None:
    _, evening = thursday
    eik, aal = number_of(club, "member", "Eik"), number_of(club, "member", "Aal")
    known = pairs.add_pair(club, eik, aal)
    attendance.substitute(club, evening.id, evening.participants[0].id, 1, eik)
    played(club, evening, MINE.replace("!3v", ""))
    first = ranked(club, evening.competition_id, "sum,substitutes:self").rows[0]
    assert (first.name, first.entrant_id, first.total) == ("P5 Eik – P1 Aal", known.id, 555)


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


def test_who_shares_the_last_place_that_moves_moves_as_well(club: OpenClub, tmp_path: Path) -> None:
    made = {"Aal": (5000,), "Bos": (4000,), "Cas": (4000,), "Dam": (3900,), "Eik": (3800,)}
    competition = paper_season(club, tmp_path, made)
    who = {name: number_of(club, "member", name) for name in made}
    groups.arrange(club, competition, {one: "AB"[name > "Cas"] for name, one in who.items()})
    found = ranked(club, competition, "sum,promote:1")
    assert [row.name for row in found.rows if row.moves == "down"] == ["Bos", "Cas"]


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


def test_a_fine_stands_with_those_who_have_the_evening(
    club: OpenClub, thursday: tuple[int, Evening]
) -> None:
    _, evening = thursday
    eik = number_of(club, "member", "Eik")
    attendance.substitute(club, evening.id, evening.participants[0].id, 1, eik)
    played(club, evening, MINE)
    fines = {
        who: {
            row.name: (row.total, row.fines)
            for row in ranked(club, evening.competition_id, f"sum,substitutes:{who}").rows
        }
        for who in ("pair", "self", "none")
    }
    assert fines["pair"]["P1 Aal – P2 Bos"] == (455, 100)
    assert fines["self"]["P1 Aal – P5 Eik"] == (455, 100)
    assert fines["none"] == {"P3 Cas – P4 Dam": (233, 0)}


def test_in_groups_fields_of_a_contest_are_not_ranked_apart(club: OpenClub) -> None:
    evening = pairs_evening(club, 4, "schevenings", games=4, rounds=2)
    everybody = [one.pair_id or 0 for one in evening.participants]
    groups.arrange(club, evening.competition_id, dict.fromkeys(everybody, "A"))
    assert ranked(club, evening.competition_id, "sum,promote:1").fields == ("A",)
