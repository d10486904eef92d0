from datetime import date
from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.model.members.member import Member
from clubadmin.services.archive import career
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, ledger
from clubadmin.services.evenings.evenings import evening
from clubadmin.services.exchange.exchange import (
    ImportRefused,
    export_games,
    import_file,
    preview_import,
)
from clubadmin.services.members import members
from clubadmin.services.results.closing import close, result
from clubadmin.services.seasons import seasons
from clubadmin.services.standings.standings import standings
from clubadmin.services.supposing import adopting
from tests.services.demo_club import demo_club
from tests.services.evening_club import (
    add_competition,
    another_club,
    content,
    evening_with,
    new_club,
    type_sheet,
)

HEADER = "season,competition,evening,date,round,table,n,s,e,w,game,typed"
FOUR = ("Jan Bos", "Piet Vos", "Anna Smit", "Lies Kok")
LINES = ("92+20", "'-", "p", ".n+50")


def sheet(
    seats: tuple[str, ...] = FOUR, lines: tuple[str, ...] = LINES, number: int = 1, table: int = 1
) -> list[str]:
    place = f"2025-2026,Maandavond,1,2025-10-06,{number},{table},{','.join(seats)}"
    return [f"{place},{game},{line}" for game, line in enumerate(lines, start=1)]


def written(folder: Path, rows: list[str], header: str = HEADER) -> Path:
    file = folder / "spellen.csv"
    file.write_text("\n".join([header, *rows]) + "\n", encoding="utf-8")
    return file


def test_the_day_of_games_that_is_hardly_any_is_asked_about(club: OpenClub, tmp_path: Path) -> None:
    rows = [one.replace("2025-2026", "1944-1945").replace("2025-", "1944-") for one in sheet()]
    preview = preview_import(club, written(tmp_path, rows))
    assert [str(one.sentence) for one in preview.remarks] == ["Vrijdag 6 oktober 1944: klopt dat?"]


def test_a_sheet_comes_in_settled_and_signed(club: OpenClub, tmp_path: Path) -> None:
    preview = import_file(club, written(tmp_path, sheet()))
    assert (preview.games, preview.new_members, preview.evenings) == (4, 4, 1)
    games = career.games(club, 1)
    assert [one.typed for one in games] == ["92+20", "-", "p", ".n+50"]
    assert (games[0].wij, games[0].zij) == ("Jan Bos – Piet Vos", "Anna Smit – Lies Kok")
    assert [(one.ns_points, one.ns_roem) for one in games] == [
        (92, 20),
        (0, 0),
        (162, 100),
        (162, 50),
    ]
    found = result(club, 1)
    assert found.closed
    assert {row.name: row.total for row in found.rows}["Jan Bos"] == 92 + 20 + 262 + 212
    assert health.check(club).ok


def test_it_is_one_step_that_undo_takes_back(club: OpenClub, tmp_path: Path) -> None:
    before = content(club)
    import_file(club, written(tmp_path, sheet()))
    after = content(club)
    history.undo(club)
    assert content(club) == before
    history.redo(club)
    assert content(club) == after


def test_a_season_of_games_goes_out_and_in_with_the_same_standings(tmp_path: Path) -> None:
    with demo_club(tmp_path / "demo.club") as demo, new_club(tmp_path) as other:
        file = tmp_path / "uit.csv"
        file.write_bytes(export_games(demo))
        preview = import_file(other, file)
        assert preview.evenings == 24
        assert export_games(other) == file.read_bytes()
        assert health.check(other).ok
        formats = {one.name: one.format for one in seasons.competitions(other)}
        assert formats == {"Donderdagavond": "individual", "Parencompetitie": "pairs"}
        individual = next(one for one in seasons.competitions(demo) if one.format == "individual")
        again = next(one for one in seasons.competitions(other) if one.name == individual.name)
        before, after = (
            {row.name: (row.total, row.pits) for row in standings(club, one.id, rule="sum").rows}
            for club, one in ((demo, individual), (other, again))
        )
        assert before == after
        played = {
            (one.typed, one.wij)
            for line in seasons.evenings(demo)
            if line.competition in formats
            for one in career.games(demo, line.id)
        }
        replayed = {
            (one.typed, one.wij)
            for line in seasons.evenings(other)
            for one in career.games(other, line.id)
        }
        assert played == replayed


def test_fixed_pairs_are_seen_as_pairs(club: OpenClub, tmp_path: Path) -> None:
    one, two, three, four = ("Ab", "Bo"), ("Co", "Di"), ("Ed", "Fa"), ("Ge", "Ha")
    rows = sheet((*one, *two), number=1, table=1) + sheet((*three, *four), number=1, table=2)
    rows += sheet((*one, *three), number=2, table=1) + sheet((*four, *two), number=2, table=2)
    import_file(club, written(tmp_path, rows))
    (competition,) = seasons.competitions(club)
    assert competition.format == "pairs"
    assert len(standings(club, competition.id).rows) == 4
    assert health.check(club).ok


def test_changing_partners_are_an_individual_evening(club: OpenClub, tmp_path: Path) -> None:
    rows = sheet() + sheet((FOUR[0], FOUR[2], FOUR[1], FOUR[3]), number=2)
    import_file(club, written(tmp_path, rows))
    assert seasons.competitions(club)[0].format == "individual"


def test_a_table_of_three_has_no_west(club: OpenClub, tmp_path: Path) -> None:
    import_file(club, written(tmp_path, sheet((*FOUR[:3], ""))))
    (plan,) = evening(club, 1).plan
    assert plan.tables[0].w is None
    assert len(result(club, 1).rows) == 3


def test_who_sat_out_comes_in_with_the_points_for_it(club: OpenClub, tmp_path: Path) -> None:
    rest = "2025-2026,Maandavond,1,2025-10-06,1,,Wim Dam,,,,,"
    import_file(club, written(tmp_path, [*sheet(), rest]))
    (plan,) = evening(club, 1).plan
    assert [one.name for one in plan.sitting_out] == ["Wim Dam"]
    totals = {row.name: row.total for row in result(club, 1).rows}
    others = [total for name, total in totals.items() if name != "Wim Dam"]
    assert totals["Wim Dam"] == pytest.approx(sum(others) / 4, abs=1)
    assert health.check(club).ok


def test_columns_in_another_order_and_quotes_read_the_same(club: OpenClub, tmp_path: Path) -> None:
    names = HEADER.split(",")
    rows = [dict(zip(names, line.split(","), strict=True)) for line in sheet()]
    turned = list(reversed(names))
    other = [";".join(f'"{row[name]}"' for name in turned) for row in reversed(rows)]
    import_file(club, written(tmp_path, other, ";".join(turned)))
    assert [one.typed for one in career.games(club, 1)] == ["92+20", "-", "p", ".n+50"]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("quoted", [False, True])
@pytest.mark.parametrize(
    ("rows", "where", "what"),
    [
        (sheet(lines=("92", "92+30", "70")), "Rij 3, kolom typed", "30"),
        (sheet(lines=("92", "hallo", "70")), "Rij 3, kolom typed", ""),
        (sheet(lines=("92", "", "70")), "Rij 3, kolom typed", ""),
        (sheet(lines=("9" * 300,)), "Rij 2, kolom typed", "200 tekens"),
        (sheet()[:1] + sheet()[2:], "Rij 2, kolom game", "spel 2 ontbreekt"),
        (sheet() + sheet()[3:], "Rij 2, kolom game", "spel 4 staat er twee keer"),
        ([sheet()[0].replace(",1,92", ",een,92")], "Rij 2, kolom game", "spelnummer"),
        (sheet(("Jan Bos", "Jan Bos", "A", "B")), "Rij 2, kolom n", "twee keer"),
        (sheet(("Jan Bos", "", "A", "B")), "Rij 2, kolom s", "is leeg"),
        (sheet() + sheet(("Jan Bos", "X", "Y", "Z"), table=2), "Rij 6, kolom n", "rij 2"),
        (sheet() + sheet(("A", "B", "C", "D")), "Rij 6, kolom table", "met anderen"),
        (
            sheet() + sheet(("A", "B", "C", "D"), LINES[:2], table=2),
            "Rij 6, kolom game",
            "2 spellen",
        ),
        (
            [line.replace("2025-10-06", "ooit") for line in sheet()],
            "Rij 2, kolom date",
            "geen datum",
        ),
        (
            [*sheet(), "2025-2026,Maandavond,1,2025-10-06,1,,Jan Bos,,,,,"],
            "Rij 6, kolom n",
            "rij 2",
        ),
        ([*sheet(), "2025-2026,Maandavond,1,2025-10-06,1,,,,,,,"], "Rij 6, kolom n", "is leeg"),
        (["2025-2026,Maandavond,1,2025-10-06,1,,Jan Bos,,,,,"], "Rij 2, kolom table", "geen spel"),
        (sheet(number=99), "Rij 2, kolom round", "van 1 tot en met 20"),
    ],
)
def test_what_is_wrong_is_named_and_nothing_is_kept(
    club: OpenClub, tmp_path: Path, rows: list[str], where: str, what: str, quoted: bool
) -> None:
    before = content(club)
    if quoted:  # the other way of reading
        rows = [",".join(f'"{cell}"' for cell in line.split(",")) for line in rows]
    with pytest.raises(ImportRefused) as refused:
        import_file(club, written(tmp_path, rows))
    told = [str(problem) for problem in refused.value.preview.problems]
    assert any(one.startswith(where) and what in one for one in told), told
    assert content(club) == before


def test_namesakes_are_doubtful_in_games_as_well(club: OpenClub, tmp_path: Path) -> None:
    members.add_member(club, Member(0, "Bos", "Jan", remark="Kerkstraat"))
    members.add_member(club, Member(0, "Bos", "Jan", remark="Dorpsweg"))
    preview = preview_import(club, written(tmp_path, sheet()))
    assert preview.problems[0].column == "n"


def test_the_rules_of_the_competition_judge_the_games(club: OpenClub, tmp_path: Path) -> None:
    """Four jacks are 200 in Amsterdam: a roem of 1,000 can be, where the NKU stops at 900."""
    assert not preview_import(club, written(tmp_path, sheet(lines=("p+1000",)))).ok


def test_rules_adopted_in_the_course_of_a_season_judge_the_games_from_their_date(
    club: OpenClub, tmp_path: Path
) -> None:
    import_file(club, written(tmp_path, sheet()))
    (own,) = seasons.competitions(club)
    adopting.adopt_rule_set(club, own.id, "amsterdams", date(2025, 10, 13))
    rows = sheet(lines=("p+1000",))
    early = [row.replace(",1,2025-10-06,", ",2,2025-10-12,") for row in rows]
    assert not preview_import(club, written(tmp_path, early)).ok
    later = [row.replace(",1,2025-10-06,", ",2,2025-10-13,") for row in rows]
    import_file(club, written(tmp_path, later))
    first, second = seasons.evenings(club, own.id)
    titles = [evening(club, one.id).rules.name for one in (first, second)]
    assert sorted(titles) == ["amsterdams", "nku"]


def test_an_evening_that_is_there_already_is_refused(club: OpenClub, tmp_path: Path) -> None:
    file = written(tmp_path, sheet())
    import_file(club, file)
    with pytest.raises(ImportRefused, match="staat al in de club"):
        import_file(club, file)


def test_a_column_that_is_not_there_is_named(club: OpenClub, tmp_path: Path) -> None:
    rows = [line.replace(",1,1,", ",1,") for line in sheet()]
    with pytest.raises(Refused, match="ontbreekt table"):
        import_file(club, written(tmp_path, rows, HEADER.replace("table,", "")))


@pytest.mark.parametrize(
    ("rules", "people", "line"), [("drie-spelers", 4, "1/85#80"), ("twee-spelers", 3, "92+20")]
)
def test_an_evening_of_three_or_two_at_a_table_goes_out_and_in(
    club: OpenClub, tmp_path: Path, rules: str, people: int, line: str
) -> None:
    played = evening_with(club, people, rule_set=rules, rounds=1, games=2)
    played, _ = drawing.draw(club, played.id, seed=1)
    type_sheet(club, played.plan[0].tables[0].table_id, f"{line} {line}")
    before = close(club, played.id)
    file = tmp_path / "uit.csv"
    file.write_bytes(export_games(club))
    with another_club(tmp_path, "ander.klj") as other:
        add_competition(other, rule_set=rules)
        import_file(other, file)
        assert export_games(other) == file.read_bytes()
        after = result(other, 1)
        assert {(row.place, row.name, row.total) for row in after.rows} == {
            (row.place, row.name, row.total) for row in before.rows
        }
        assert evening(other, 1).plan[0].tables[0].names == played.plan[0].tables[0].names
        assert health.check(other).ok


@pytest.mark.parametrize(
    ("rules", "seats", "said"),
    [
        ("drie-spelers", FOUR, "volgens Drie spelers zitten er drie aan een tafel"),
        ("drie-spelers", (*FOUR[:2], "", ""), "is leeg; vul dit in"),
        ("twee-spelers", FOUR, "volgens Twee spelers zitten er twee aan een tafel"),
        ("twee-spelers", (FOUR[0], "", "", ""), "is leeg; vul dit in"),
    ],
)
def test_more_or_fewer_at_a_table_than_the_rules_have_is_named(
    club: OpenClub, tmp_path: Path, rules: str, seats: tuple[str, ...], said: str
) -> None:
    add_competition(club, rule_set=rules)
    rows = [
        row.replace("2025-2026", "2026-2027").replace("2025-10-06", "2026-10-06")
        for row in sheet(seats, ("92",))
    ]
    preview = preview_import(club, written(tmp_path, rows))
    assert any(said in str(problem.sentence) for problem in preview.problems)


def test_a_fill_in_game_comes_back_as_it_was(club: OpenClub, tmp_path: Path) -> None:
    evening_, _ = drawing.draw(club, evening_with(club, 9, rounds=1).id, seed=1)
    for table in evening_.plan[0].tables:
        type_sheet(club, table.table_id, "52 52 52 52")
    proposal = ledger.propose(club, evening_.id, 1)
    evening_ = ledger.seat(club, evening_.id, 1, proposal.proposed)
    type_sheet(club, evening_.plan[0].tables[-1].table_id, "p p p p")
    close(club, evening_.id)
    file = tmp_path / "spellen.csv"
    file.write_bytes(export_games(club))
    with another_club(tmp_path, "ander.klj") as other:
        import_file(other, file)
        wanted = {row.name: row.total for row in result(club, evening_.id).rows}
        assert {row.name: row.total for row in result(other, 1).rows} == wanted
        assert sorted(wanted.values())[-2:] == [1048, 1048]
        assert len(evening(other, 1).plan[0].tables[-1].fill_ins) == 3
        assert health.check(other).ok
        assert export_games(other) == export_games(club)


def test_who_is_at_two_tables_without_anybody_resting_there_is_held_up(
    club: OpenClub, tmp_path: Path
) -> None:
    others = ("Jan Bos", "Kees Mol", "Toos Vis", "Wim Bek")
    rest = "2025-2026,Maandavond,1,2025-10-06,1,,Ria Dam,,,,,"
    found = preview_import(club, written(tmp_path, [*sheet(), *sheet(others, table=2), rest]))
    assert "zit in deze ronde ook al" in str(found.problems[0].sentence)
