"""Standings that follow from sheets: who revoked, who stood in, evenings of pairs for members.

All figures are worked out by hand from the lines that are typed.
"""

from contextlib import closing as closed_after
from datetime import date
from pathlib import Path

import pytest

from clubadmin.model.evenings.evening import Evening
from clubadmin.model.seasons.season import Competition
from clubadmin.services.attendance import attendance, substitutes
from clubadmin.services.care import health
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import also_counts, evenings
from clubadmin.services.evenings.plan_rows import PlannedRound, SeatPlan, write_rounds
from clubadmin.services.exchange.exchange import export_results
from clubadmin.services.members import pairs
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from tests.services.evening_club import (
    add_competition,
    add_people,
    another_club,
    evening_with,
    seat_by_hand,
    table_id,
    type_sheet,
)
from tests.services.lists.taking import import_file
from tests.services.season_club import (
    HEADER,
    listed,
    number_of,
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
    closing.close(club, evening.id)
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
    substitutes.substitute(club, evening.id, evening.participants[0].id, 1, eik)
    played(club, evening, MINE.replace("!3v", ""))
    also_counts.count_also(club, individual, [evening.id])
    found = ranked(club, individual, f"sum,substitutes:{who}")
    assert {row.name: row.total for row in found.rows} == totals
    given = ranked(club, individual, f"sum,substitutes:{who},absent:10,unnotified:1")
    bos = 955 if who == "pair" else 410  # his substitute was his notice
    assert row_of(given, "P2 Bos").total == bos


@pytest.mark.parametrize(
    ("who", "fined"),
    [
        ("pair", {"P1 Aal": (955, 0), "P2 Bos": (855, 100)}),
        ("self", {"P1 Aal": (955, 0), "P2 Bos": (400, 0), "P5 Eik": (455, 100)}),
        ("none", {"P1 Aal": (955, 0), "P2 Bos": (400, 0)}),
    ],
)
def test_a_fine_of_a_substitute_comes_off_of_who_has_his_evening(
    club: OpenClub, thursday: tuple[int, Evening], who: str, fined: dict[str, tuple[int, int]]
) -> None:
    individual, evening = thursday
    eik = number_of(club, "member", "Eik")
    substitutes.substitute(club, evening.id, evening.participants[0].id, 1, eik)
    played(club, evening, MINE)
    also_counts.count_also(club, individual, [evening.id])
    rows = {row.name: row for row in ranked(club, individual, f"sum,substitutes:{who}").rows}
    assert {name: (rows[name].total, rows[name].fines) for name in fined} == fined


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
    substitutes.substitute(club, evening.id, evening.participants[0].id, 1, eik)
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
    substitutes.substitute(club, evening.id, evening.participants[0].id, 1, eik)
    played(club, evening, MINE.replace("!3v", ""))
    first = ranked(club, evening.competition_id, "sum,substitutes:self").rows[0]
    assert (first.name, first.entrant_id, first.total) == ("P5 Eik – P1 Aal", known.id, 555)


def test_a_fine_stands_with_those_who_have_the_evening(
    club: OpenClub, thursday: tuple[int, Evening]
) -> None:
    _, evening = thursday
    eik = number_of(club, "member", "Eik")
    substitutes.substitute(club, evening.id, evening.participants[0].id, 1, eik)
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


@pytest.mark.parametrize("who", ["pair", "self", "none"])
@pytest.mark.parametrize("which", [0, 1])
def test_who_stood_in_goes_out_and_in_and_the_standings_stay_by_each_rule(
    club: OpenClub, thursday: tuple[int, Evening], tmp_path: Path, who: str, which: int
) -> None:
    """MINE without the fine: 555 for Aal and Bos with Eik for one of them, 233 for the others."""
    _, evening = thursday
    eik = number_of(club, "member", "Eik")
    substitutes.substitute(club, evening.id, evening.participants[0].id, which, eik)
    played(club, evening, MINE.replace("!3v", ""))
    rule = f"sum,substitutes:{who},absent:300,unnotified:0"
    file = tmp_path / "uitslagen.csv"
    file.write_bytes(export_results(club))
    both = ("P5 Eik – P2 Bos", "P1 Aal – P5 Eik")[which]
    assert f",{both},1,435,120,1,P1 Aal – P2 Bos" in file.read_text(encoding="utf-8-sig")
    with closed_after(another_club(tmp_path, "ander.klj")) as other:
        import_file(other, file)
        there = next(one for one in seasons.competitions(other) if one.format == "pairs")
        before, after = ranked(club, evening.competition_id, rule), ranked(other, there.id, rule)
        assert listed(after) == listed(before)
        assert export_results(other) == file.read_bytes()
        assert health.check(other).ok
