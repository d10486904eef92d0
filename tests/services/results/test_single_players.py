"""What single players get: one against two, fines, their own totals, and matches to a target."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path

import pytest

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import score_sheet
from clubadmin.domain.terms import Language
from clubadmin.model.evenings.evening import Evening, SheetState
from clubadmin.model.explain.figure_asked import EveningAsked
from clubadmin.model.results.result import ResultRow, RoundFigure
from clubadmin.model.sheets.sheet import PaperTotals
from clubadmin.services.care import health
from clubadmin.services.club import history, rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, ledger
from clubadmin.services.evenings import evenings
from clubadmin.services.exchange import exchange
from clubadmin.services.explain import explain
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from clubadmin.services.standings import standings
from tests.services.evening_club import (
    another_club,
    closed_by_rules,
    content,
    evening_with,
    type_sheet,
    undone_and_redone,
)

ALONE = ["1/95+20#90", "2/70#90", "3/p#90", "1/85#80"]


def drawn(club: OpenClub, rule_set: str, people: int, **values: object) -> Evening:
    evening = evening_with(club, people, rule_set=rule_set, rounds=1, **values)
    return drawing.draw(club, evening.id, seed=1)[0]


def typed(club: OpenClub, table: int, lines: Sequence[str]) -> None:
    sheets.save_lines(club, table, dict(enumerate(lines, 1)))


def rows(club: OpenClub, evening: Evening) -> dict[str, ResultRow]:
    return {row.name: row for row in closing.result(club, evening.id).rows}


def made(club: OpenClub, evening: Evening, number: int = 1) -> dict[str, RoundFigure]:
    """What each at a table of the first round made, by seat."""
    table = evening.plan[0].tables[number - 1]
    found = rows(club, evening)
    return {seat.value: found[who.label].rounds[0] for seat, who in table.seats}


def rules_of(club: OpenClub, name: str) -> RuleSet:
    return rulesets.parsed(rulesets.rules_at(club, name, date(2026, 11, 12)).toml)


def test_each_of_three_players_gets_his_own(club: OpenClub) -> None:
    evening = drawn(club, "drie-spelers", 3)
    table = evening.plan[0].tables[0].table_id
    typed(club, table, ALONE)
    scored = score_sheet(ALONE, rules_of(club, "drie-spelers"))
    found = made(club, evening)
    assert {one.seat.value: (one.points, one.roem, one.total) for one in scored.seats} == {
        seat: (one.points, one.roem, one.total) for seat, one in found.items()
    }
    assert len({one.total for one in found.values()}) > 1
    sheets.sign(club, table)
    assert health.check(club).ok


def test_a_pit_and_nat_are_those_of_who_played_alone(club: OpenClub) -> None:
    evening = drawn(club, "drie-spelers", 3)
    typed(club, evening.plan[0].tables[0].table_id, ALONE)
    found = made(club, evening)
    assert {seat: (one.pits, one.nat) for seat, one in found.items()} == {
        "n": (0, 0),
        "e": (0, 1),
        "s": (1, 0),
    }


def test_rows_of_three_players_are_undone_and_redone_whole(club: OpenClub) -> None:
    evening = drawn(club, "drie-spelers", 3)
    table = evening.plan[0].tables[0].table_id
    typed(club, table, ALONE)
    changes = {1: "3/p#90", 2: "", 3: "-", 4: "onleesbaar"}
    again = undone_and_redone(club, lambda one: sheets.save_lines(one, table, changes))
    assert {row["game"] for row in map(dict, content(again)["game_seat"])} == {1}
    assert health.check(again).ok
    history.undo(again)
    assert len(content(again)["game_seat"]) == 12
    history.undo(again)
    assert content(again)["game_seat"] == []
    assert health.check(again).ok
    again.close()


def test_who_sits_out_gets_the_mean_of_what_the_players_made(club: OpenClub) -> None:
    evening = drawn(club, "twee-spelers", 3, sit_out_points="average")
    table = evening.plan[0].tables[0].table_id
    typed(club, table, ["92+20", "100", "81-20", "120"])
    found = closing.result(club, evening.id).rows
    played = [row.total for row in found if not row.rounds[0].credit]
    credit = [row.total for row in found if row.rounds[0].credit]
    assert len(played) == 2
    assert credit == [(sum(played) + 1) // 2]
    assert health.check(club).ok


def test_fines_come_off_a_round_and_never_bring_it_below_nothing(club: OpenClub) -> None:
    evening = drawn(club, "manille", 4, odd_players="sits-out")
    table = evening.plan[0].tables[0].table_id
    typed(club, table, ["37@z!2v60", "35@s", "40@h", "20@k"])
    found = made(club, evening)
    rest = score_sheet(["37@z!2v60", "35@s", "40@h", "20@k"], rules_of(club, "manille"))
    fined = {one.seat.value: one for one in rest.seats}
    assert {seat: one.total for seat, one in found.items()} == {
        seat: one.total for seat, one in fined.items()
    }
    assert found["e"].total == 0
    assert found["e"].fines == found["e"].points > 0, "no more comes off than there is"
    assert found["e"].imposed == 60 > found["e"].fines, "and 60 was imposed"
    assert found["w"].imposed == found["w"].fines == 0
    assert found["w"].points == found["e"].points
    evening_row = next(row for row in rows(club, evening).values() if row.fines)
    assert evening_row.imposed == 60
    assert evening_row.total == evening_row.points + evening_row.roem - evening_row.fines
    assert [row.fines for row in standings.standings(club, evening.competition_id).rows].count(
        0
    ) == 3
    assert health.check(club).ok


def test_fines_come_off_after_the_three_boompjes_of_a_table(club: OpenClub) -> None:
    """Manille-tornooi: 5 with a fine of 60, then 10, then 10 is max(0, 25 - 60)."""
    evening = evening_with(club, 4, kind="boompje", rule_set="manille", rounds=3, games=1)
    evening = drawing.draw(club, evening.id, seed=1)[0]
    # East sits S in the second boompje and W in the third; all else is 30-30
    for plan, line in zip(evening.plan, (".35@h!2v60", "40@h", ".40@h"), strict=True):
        typed(club, plan.tables[0].table_id, [line])
    east = evening.plan[0].tables[0].e
    found = rows(club, evening)[east.label]
    assert [(one.points, one.fines, one.fined) for one in found.rounds] == [
        (5, 5, 60),
        (10, 10, 0),
        (10, 10, 0),
    ]
    assert (found.points, found.fines, found.fined, found.total) == (25, 25, 60, 0)
    totals = {row.total for row in rows(club, evening).values()}
    assert totals == {0, 5, 10}
    told = explain(club, EveningAsked(evening.id, found.participant_id, "total"))
    assert [(one.figure, one.parts[-1].figure) for one in told.parts] == [
        ("0", "−5"),
        ("0", "−10"),
        ("0", "−10"),
    ]
    fined = explain(club, EveningAsked(evening.id, found.participant_id, "imposed"))
    assert (fined.value, fined.figure) == (found.fined, "60"), "as the column of fines"
    assert [one.figure for one in fined.parts] == ["60", "0", "0"]
    assert fined.parts[0].parts[-1].note == "Daarvan ging er 5 van deze ronde af."
    assert all(one.adds_up for _, one in fined.walk())
    assert told.parts[1].parts[-1].note == (
        "Boetes gaan van de 3 boompjes aan één tafel samen af, en die komen nooit onder 0:"
        " opgelegd is daar 60."
    )
    (standing,) = [
        row
        for row in standings.standings(club, evening.competition_id).rows
        if row.name == east.label
    ]
    assert (standing.total, standing.fines) == (0, 25)
    sheet = sheets.sheet(club, evening.plan[0].tables[0].table_id)
    assert sheet.sitting == 3
    assert health.check(club).ok


@pytest.mark.parametrize(("before", "total"), [(False, 10), (True, 0)])
def test_a_fine_never_comes_off_what_was_made_at_another_table(
    club: OpenClub, before: bool, total: int
) -> None:
    """East makes 5 with a fine of 60, then 0 and 0; lent out in boompje 2 he makes 10 there.

    The own table can pay 5 of the fine, and the 10 of the fill-in table stays: 10. On an evening
    that was closed by the first rules these 10 went to the fine as well.
    """
    values = {"rule_set": "manille", "rounds": 3, "games": 1, "fill_in": "better"}
    evening = evening_with(club, 5, kind="boompje", **values)
    evening = drawing.draw(club, evening.id, seed=1)[0]
    first = evening.plan[0].tables[0]
    other, east, another = (first.numbers[at] for at in (0, 1, 2))
    by_number = {one.number: one.id for one in evening.participants}
    lent = [by_number[one] for one in (other, east, another)]
    evening = ledger.seat(club, evening.id, 2, lent)
    for plan, line in zip(evening.plan, (".35@h!2v60", "30@h", "30@h"), strict=True):
        type_sheet(club, plan.tables[0].table_id, line)
    extra = evening.plan[1].tables[1]
    assert extra.s == first.e, "N is who sat out, S his partner there"
    type_sheet(club, extra.table_id, "40@h")
    if before:
        closed_by_rules(club, evening.id)
    assert first.e is not None
    found = rows(club, evening)[first.e.label]
    assert found.total == total
    assert [one.fines for one in found.rounds] == [5, 10 if before else 0, 0]
    told = explain(club, EveningAsked(evening.id, found.participant_id, "total"))
    assert all(one.adds_up for _, one in told.walk())
    assert health.check(club).ok


def test_a_player_can_pay_for_a_revoke_while_all_else_counts(club: OpenClub) -> None:
    nku = next(one for one in rulesets.rule_sets(club) if one.name == "nku")
    own = rulesets.copy_rule_set(
        club, nku.id, "Persoonlijk", date(2020, 1, 1), {"revoke": "personal"}
    )
    evening = drawn(club, own.name, 5, odd_players="sits-out", sit_out_points="average")
    table = evening.plan[0].tables[0].table_id
    typed(club, table, ["92+20!3v", "100", "81-20", "-!1v"])
    found = made(club, evening)
    assert (found["s"].fines, found["n"].fines, found["e"].fines) == (100, 100, 0)
    assert found["s"].total == found["s"].points + found["s"].roem - 100
    totals = [one.total for one in found.values()]
    (out,) = [row for row in rows(club, evening).values() if row.rounds[0].credit]
    assert out.total == (2 * sum(totals) + 4) // 8
    assert health.check(club).ok


def test_fines_stay_with_a_closed_evening(club: OpenClub) -> None:
    evening = drawn(club, "manille", 4)
    table = evening.plan[0].tables[0].table_id
    typed(club, table, ["37@z!2v60", "35@s", "40@h", "20@k"])
    sheets.sign(club, table)
    before = closing.result(club, evening.id).rows
    closing.close(club, evening.id)
    after = closing.result(club, evening.id).rows
    assert [(row.name, row.total, row.fines) for row in after] == [
        (row.name, row.total, row.fines) for row in before
    ]
    assert any(row.fines for row in after)


def test_a_fine_that_was_forgotten_is_a_rectification(club: OpenClub) -> None:
    evening = drawn(club, "manille", 4)
    table = evening.plan[0].tables[0].table_id
    typed(club, table, ["37@z", "35@s", "40@h", "20@k"])
    sheets.sign(club, table)
    closing.close(club, evening.id)
    closing.reopen(club, evening.id, "Strafpunten vergeten")
    sheets.unsign(club, table)
    sheets.save_line(club, table, 2, "35@s!1v")
    sheets.sign(club, table)
    closing.close(club, evening.id)
    (told,) = closing.with_rectifications(club, evening.id)[1]
    (game,) = told.games
    assert (game.game, game.before, game.after) == (2, "5 – / 0 –", "5 – / 0 –; N 30 straf")
    (spoken,) = closing.with_rectifications(club, evening.id, Language.EN)[1]
    assert spoken.games[0].after == "5 – / 0 –; N 30 penalty"
    assert len(told.moved) >= 1
    assert closing.result_version(club, evening.id, 2).rows[-1].fines == 14 + 5 + 10


def test_three_players_own_totals_are_kept_and_judged(club: OpenClub) -> None:
    evening = drawn(club, "drie-spelers", 3)
    table = evening.plan[0].tables[0].table_id
    typed(club, table, ALONE)
    right = [one.total for one in score_sheet(ALONE, rules_of(club, "drie-spelers")).seats]
    wrong = PaperTotals(first=right[0], second=right[1] + 10, third=right[2])
    again = undone_and_redone(club, lambda one: sheets.save_paper(one, table, wrong))
    assert sheets.sheet(again, table).paper == wrong
    with pytest.raises(sheets.NotSignable) as refused:
        sheets.sign(again, table)
    assert [one.code for one in refused.value.findings] == ["total-mismatch"]
    assert sheets.board(again, evening.id)[0].tables[0].state is SheetState.ERROR
    sheets.save_paper(again, table, PaperTotals(None, None, None, None, *right))
    sheets.sign(again, table)
    assert health.check(again).ok
    with again.store.bare() as bare:
        bare.execute("PRAGMA query_only=OFF")
        bare.execute("UPDATE scoresheet SET paper_third = paper_third + 1")
    assert not health.check(again).ok
    again.close()


def test_who_plays_alone_must_be_known_to_sign(club: OpenClub) -> None:
    evening = drawn(club, "drie-spelers", 3)
    table = evening.plan[0].tables[0].table_id
    typed(club, table, ["95+20", *ALONE[1:]])
    with pytest.raises(sheets.NotSignable):
        sheets.sign(club, table)
    assert health.check(club).ok


def test_what_a_player_got_cannot_be_changed_past_the_program(club: OpenClub) -> None:
    evening = drawn(club, "drie-spelers", 3)
    typed(club, evening.plan[0].tables[0].table_id, ALONE)
    for sql in (
        "UPDATE game_seat SET points = points + 1, roem = roem - 1 WHERE game = 1",
        "UPDATE game_seat SET side = NULL WHERE game = 2",
        "DELETE FROM game_seat WHERE game = 3",
    ):
        with club.store.bare() as bare:
            bare.execute("PRAGMA query_only=OFF")
            bare.execute("BEGIN")
            bare.execute(sql)
        problems = [str(one) for one in health.check(club).problems]
        assert any("tafel 1" in one for one in problems), sql
        assert any("In game_seat" in one for one in problems), sql
        with club.store.bare() as bare:
            bare.execute("ROLLBACK")
    assert health.check(club).ok


def test_a_match_that_is_over_needs_no_more_games(club: OpenClub) -> None:
    evening = drawn(club, "tot-501", 5, games=16, sit_out_points="average", odd_players="sits-out")
    table = evening.plan[0].tables[0].table_id
    typed(club, table, ["162"])
    assert sheets.board(club, evening.id)[0].tables[0].state is SheetState.HALF
    with pytest.raises(sheets.NotSignable) as refused:
        sheets.sign(club, table)
    assert "match-unfinished" in [one.code for one in refused.value.findings]
    typed(club, table, ["p", "100"])
    assert not any(figure.credit for row in rows(club, evening).values() for figure in row.rounds)
    typed(club, table, ["p", "100", "p"])
    assert sheets.board(club, evening.id)[0].tables[0].state is SheetState.COMPLETE
    assert any(figure.credit for row in rows(club, evening).values() for figure in row.rounds)
    sheets.sign(club, table)
    closing.close(club, evening.id)
    assert health.check(club).ok


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("rule_set", "people", "lines"),
    [
        ("drie-spelers", 3, ALONE),
        ("manille", 4, ["37@z!2v60", "35@s", "40@h", "20@k"]),
        ("tot-501", 4, ["p", "100", "p"]),
        ("troefcall", 4, ["7", "8", "9", "6"]),
        ("kraken", 4, ["w61+40k", "92", "100", "81-20"]),
    ],
)
def test_games_that_come_in_from_a_file_count_as_those_that_were_typed(
    club: OpenClub, tmp_path: Path, rule_set: str, people: int, lines: list[str]
) -> None:
    evening = drawn(club, rule_set, people, games=len(lines))
    table = evening.plan[0].tables[0].table_id
    typed(club, table, lines)
    sheets.sign(club, table)
    closing.close(club, evening.id)
    file = tmp_path / "spellen.csv"
    file.write_bytes(exchange.export_games(club))
    other = another_club(tmp_path, "andere.klj")
    season = seasons.add_season(other, "2026-2027", date(2026, 9, 1), date(2027, 6, 30))
    competition = seasons.competitions(club)[0]
    seasons.add_competition(
        other, type(competition)(**{**vars(competition), "season_id": season.id})
    )
    exchange.import_file(other, file)
    (line,) = seasons.evenings(other)
    again = closing.result(other, evenings.evening(other, line.id).id)
    before = closing.result(club, evening.id)
    figures = [(row.name, row.total, row.fines, row.pits, row.nat) for row in before.rows]
    assert [(row.name, row.total, row.fines, row.pits, row.nat) for row in again.rows] == figures
    seats = [
        [tuple(pair for pair in row if pair[0] != "scoresheet_id") for row in one["game_seat"]]
        for one in (content(club), content(other))
    ]
    assert seats[0] == seats[1]
    assert health.check(other).ok
    history.undo(other)
    assert content(other)["game_seat"] == []
    assert health.check(other).ok
    other.close()
