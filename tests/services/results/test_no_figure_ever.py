"""No figure yet and no figure ever are two things: what was not played, and who did not play."""

from collections.abc import Sequence
from datetime import date

import pytest

from clubadmin.model.evenings.evening import Evening
from clubadmin.model.explain.figure_asked import EveningAsked, StandingAsked
from clubadmin.model.members.member import Member
from clubadmin.model.results.result import ResultRow, StandingRow
from clubadmin.services.attendance import attendance
from clubadmin.services.attendance.substitutes import substitute
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub, look_into, open_club
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.explain import explain
from clubadmin.services.members import members
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.standings.absences import set_absence
from clubadmin.services.standings.standings import standings
from tests.services.evening_club import (
    as_an_earlier_program_left_it,
    closed_by_rules,
    come,
    evening_with,
    pairs_evening,
    seat_by_hand,
    type_sheet,
)


def drawn(club: OpenClub, evening: Evening) -> Evening:
    return drawing.draw(club, evening.id, seed=1)[0]


def typed(club: OpenClub, evening: Evening, lines: Sequence[Sequence[str]]) -> None:
    """The sheets of each round, table by table; each table of a round for which there is one."""
    for plan, sheets in zip(evening.plan, lines, strict=True):
        for table, line in zip(plan.tables, sheets, strict=True):
            type_sheet(club, table.table_id, line)


def sitting_out(club: OpenClub, evening: Evening) -> ResultRow:
    out = evening.plan[0].sitting_out[0].id
    rows = closing.result(club, evening.id).rows
    return next(row for row in rows if row.participant_id == out)


@pytest.mark.parametrize(
    ("rule", "total", "note"),
    [
        ("average", 162, "Zat stil: het gemiddelde van de 4 totalen van die ronde, 648 : 4."),
        ("half", 81, "Zat stil: de helft van het gemiddelde van die ronde, 648 : 4 : 2."),
        ("lowest", 132, "Zat stil: de laagste van de 4 rondetotalen van die avond."),
    ],
)
def test_a_table_at_which_nothing_was_played_is_no_round_for_who_sits_out(
    club: OpenClub, rule: str, total: int, note: str
) -> None:
    """Table 1 makes 92+100 = 192 and 70+62 = 132, twice each: 648. At table 2 time was up."""
    evening = drawn(club, evening_with(club, 9, rounds=1, games=2, sit_out_points=rule))
    typed(club, evening, [["92 100", "- -"]])
    row = sitting_out(club, evening)
    assert row.total == total
    told = explain(club, EveningAsked(evening.id, row.participant_id, "total"))
    assert [one.note for _, one in told.walk() if one.weight == "given"][-1] == note
    assert all(one.adds_up for _, one in told.walk())
    assert health.check(club).ok


def test_a_round_in_which_nobody_played_gives_nothing_and_says_so(club: OpenClub) -> None:
    evening = drawn(club, evening_with(club, 5, rounds=1, games=2, sit_out_points="average"))
    typed(club, evening, [["- -"]])
    row = sitting_out(club, evening)
    assert (row.total, row.rounds) == (0, ())
    told = explain(club, EveningAsked(evening.id, row.participant_id, "total"))
    notes = [one.note for _, one in told.walk()]
    assert "Zat stil; er is niets gespeeld waarvan de punten te rekenen zijn." in notes


def test_what_sitting_out_gave_on_an_evening_closed_before_stays(club: OpenClub) -> None:
    """By the first rules four zeros counted as totals: 648 : 8 = 81."""
    evening = drawn(club, evening_with(club, 9, rounds=1, games=2, sit_out_points="average"))
    typed(club, evening, [["92 100", "- -"]])
    closed_by_rules(club, evening.id)
    assert sitting_out(club, evening).total == 81
    assert health.check(club).ok
    closing.reopen(club, evening.id, "nagekeken")
    closing.close(club, evening.id)
    assert sitting_out(club, evening).total == 81
    assert health.check(club).ok


def test_an_evening_that_was_open_goes_over_to_new_rules_and_is_told_once(club: OpenClub) -> None:
    """By the first rules four zeros counted as totals: 648 : 8 = 81; now 648 : 4 = 162."""
    evening = drawn(club, evening_with(club, 9, rounds=1, games=2, sit_out_points="average"))
    typed(club, evening, [["92 100", "- -"]])
    number = sitting_out(club, evening).number
    path = as_an_earlier_program_left_it(club, 81)
    with look_into(path) as looked:  # of another computer, not opened to write in yet
        assert health.check(looked).ok
    with open_club(path) as opened:
        assert [str(one) for one in opened.reckoned_anew] == [
            "Maandavond, avond 1: het programma rekent iets nu anders."
            f" Daardoor: nummer {number} (was 81, nu 162)."
        ]
        assert sitting_out(opened, evening).total == 162
        assert health.check(opened).ok
        assert "afgetekend" in str(history.undo_state(opened).undo).lower()
        history.undo(opened)
        assert health.check(opened).ok
        history.redo(opened)
        assert sitting_out(opened, evening).total == 162
    with open_club(path) as again:
        assert again.reckoned_anew == ()


def test_sums_that_no_rules_make_are_left_for_the_check_to_tell(club: OpenClub) -> None:
    evening = drawn(club, evening_with(club, 9, rounds=1, games=2, sit_out_points="average"))
    typed(club, evening, [["92 100", "- -"]])
    with open_club(as_an_earlier_program_left_it(club, 80)) as opened:
        assert opened.reckoned_anew == ()
        assert sitting_out(opened, evening).total == 80
        assert not health.check(opened).ok


def next_evening(club: OpenClub, evening: Evening) -> None:
    """The same people a week later, closed; another sits out."""
    following = evenings.add_evening(club, evening.competition_id, date(2026, 11, 19))
    people = [one.members[0] for one in reversed(evening.participants)]
    following = drawn(club, come(club, following, people))
    typed(club, following, [["92 100"]] * 3)
    closing.close(club, following.id)


def boompje(club: OpenClub, ranking: str, *, before: bool = False) -> StandingRow:
    """The row of who is there with four others for three boompjes, and sits out all of them.

    Sitting out gives the average of the own rounds, of which there are none. On the next evening
    he plays: 192 with one partner and 132 with two, 456.
    """
    values = {"rounds": 3, "games": 2, "sit_out_points": "own-average", "ranking": ranking}
    evening = drawn(club, evening_with(club, 5, kind="boompje", **values))
    typed(club, evening, [["92 100"]] * 3)
    if before:
        closed_by_rules(club, evening.id)
    else:
        closing.close(club, evening.id)
    out = evening.plan[0].sitting_out[0].entrant_id
    next_evening(club, evening)
    rows = standings(club, evening.competition_id).rows
    row = next(one for one in rows if one.entrant_id == out)
    told = explain(club, StandingAsked(evening.competition_id, out, "total"))
    assert told.parts[0].note == (
        "Afwezig. Dat is waard: 1.000 punten."
        if before
        else "Was er, en zat elke ronde stil; daar staan geen punten op."
    )
    assert health.check(club).ok
    return row


def test_who_was_there_all_evening_without_a_table_is_not_absent(club: OpenClub) -> None:
    """Last of five with 456 of the second evening, and none of the 1,000 points of an absence."""
    row = boompje(club, "sum,absent:1000")
    assert (row.place, row.total) == (4, 456)
    assert [(cell.points, cell.substitute, cell.sat_out) for cell in row.evenings] == [
        (None, False, True),
        (456, False, False),
    ]


def test_such_an_evening_that_was_closed_before_stays_an_absence(club: OpenClub) -> None:
    row = boompje(club, "sum,absent:1000", before=True)
    assert (row.place, row.total) == (1, 1456)


def test_an_evening_without_a_table_counts_towards_the_minimum(club: OpenClub) -> None:
    """Two evenings are needed: he was at both, and played one."""
    evening = drawn(
        club, evening_with(club, 5, kind="boompje", rounds=3, games=2, ranking="sum,min:2")
    )
    typed(club, evening, [["92 100"]] * 3)
    closing.close(club, evening.id)
    out = evening.plan[0].sitting_out[0].entrant_id
    next_evening(club, evening)
    rows = standings(club, evening.competition_id).rows
    assert {row.entrant_id: row.place is not None for row in rows}[out]


@pytest.mark.parametrize(
    ("substitutes", "rules", "cell"),
    [("pair", 4, None), ("self", 4, 300), ("none", 4, 300), ("self", 3, None), ("none", 3, None)],
)
def test_a_pair_whose_substitute_sat_out_all_evening_was_absent_with_notice(
    club: OpenClub, substitutes: str, rules: int, cell: int | None
) -> None:
    """Two of three pairs play; the third is there with a substitute and sits out for nothing.

    Where a substitute does not play for the pair, it was away with notice, and has 300. An
    evening that was closed before this was so keeps what it had.
    """
    rule = f"sum,absent:300,unnotified:0,substitutes:{substitutes}"
    evening = pairs_evening(club, 3, rounds=1, games=1, sit_out_points="none", ranking=rule)
    evening = drawn(club, evening)
    out = evening.plan[0].sitting_out[0]
    other = members.add_member(club, Member(0, "Vervanger"))
    substitute(club, evening.id, out.id, 1, other.id)
    typed(club, evening, [["100"]])
    closed_by_rules(club, evening.id, rules)
    rows = {row.entrant_id: row for row in standings(club, evening.competition_id).rows}
    assert [one.points for one in rows[out.pair_id or 0].evenings] == [cell]
    closing.reopen(club, evening.id, "nagekeken")
    closing.close(club, evening.id)
    rows = {row.entrant_id: row for row in standings(club, evening.competition_id).rows}
    assert [one.points for one in rows[out.pair_id or 0].evenings] == [cell], "also once corrected"
    assert all(row.place is None for who, row in rows.items() if row.name.endswith("Vervanger"))


def never_played(club: OpenClub, *, before: bool) -> list[tuple[int | None, str, int]]:
    """The standings after an evening of 92 and 92 for one pair, and one who was noted away.

    Who play make 184 and 140; an absence is worth 300.
    """
    evening = evening_with(club, 4, rounds=1, games=2, ranking="sum,absent:300")
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    away = members.add_member(club, Member(0, "Nooit", first_name="N."))
    typed(club, evening, [["92 92"]])
    if before:
        closed_by_rules(club, evening.id)
    else:
        closing.close(club, evening.id)
    set_absence(club, evening.id, away.id, notice=True)
    rows = standings(club, evening.competition_id).rows
    told = explain(club, StandingAsked(evening.competition_id, away.id, "total"))
    assert before or told.note.endswith("Geen plaats: nog niet gespeeld.")
    return [(row.place, row.name, row.total) for row in rows]


def test_who_never_played_has_no_place_before_who_played(club: OpenClub) -> None:
    assert never_played(club, before=False) == [
        (1, "P1 Aal", 184),
        (1, "P2 Bos", 184),
        (3, "P3 Cas", 140),
        (3, "P4 Dam", 140),
        (None, "N. Nooit", 300),
    ]


def test_standings_after_an_evening_of_before_keep_their_places(club: OpenClub) -> None:
    assert never_played(club, before=True)[0] == (1, "N. Nooit", 300)


def test_standings_say_whose_place_a_rule_of_the_program_moved(club: OpenClub) -> None:
    """N. Nooit has 300 for each of two absences, who play 184 or 140 twice: 600, 368 and 280.

    By the rules of the first evening he was first, those of 368 shared place 2 and those of 280
    place 4; by the rules of the second he has no place.
    """
    never_played(club, before=True)
    (competition,) = seasons.competitions(club)
    (first,) = seasons.evenings(club, competition.id)
    evening = evenings.evening(club, first.id)
    following = evenings.add_evening(club, competition.id, date(2026, 11, 19))
    following = come(club, following, [one.members[0] for one in evening.participants])
    following = seat_by_hand(club, following, [{1: "1 2 3 4"}])
    typed(club, following, [["92 92"]])
    closing.close(club, following.id)
    found = standings(club, competition.id)
    assert [(row.place, row.name) for row in found.rows] == [
        (1, "P1 Aal"),
        (1, "P2 Bos"),
        (3, "P3 Cas"),
        (3, "P4 Dam"),
        (None, "N. Nooit"),
    ]
    (told,) = found.told
    assert str(told) == (
        "Nieuw in het programma: wie nog nooit speelde heeft geen plaats. Daardoor: P1 Aal (was 2,"
        " nu 1), P2 Bos (was 2, nu 1), P3 Cas (was 4, nu 3), P4 Dam (was 4, nu 3) en N. Nooit (was"
        " 1, nu geen)."
    )
    assert standings(club, competition.id, after=1).told == ()


def test_the_poedelprijs_is_given_where_nobody_is_left_for_the_last_round(club: OpenClub) -> None:
    """Two pairs: N/Z makes 184 and goes home, so that O/W, with 140, sits out round 2."""
    prizes = "1: wijn, poedelprijs: worst"
    evening = pairs_evening(club, 2, rounds=2, games=2, prizes=prizes, sit_out_points="fixed:0")
    evening = drawn(club, evening)
    type_sheet(club, evening.plan[0].tables[0].table_id, "92 92")
    leaver = evening.plan[0].tables[0].ns[0]
    person = next(one for one in evening.participants if one.number == leaver)
    evening = attendance.drop_out(club, evening.id, person.id, 1)
    assert [len(plan.tables) for plan in evening.plan] == [1, 0]
    result = closing.close(club, evening.id)
    assert result.over
    assert [(row.place, row.award, row.poedelprijs) for row in result.rows] == [
        (1, "wijn", False),
        (2, "worst", True),
    ]
