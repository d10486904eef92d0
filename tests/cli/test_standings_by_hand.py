"""Standings under each rule, worked out by hand for four people and three evenings."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

_EVENINGS = {
    "A. Aa": (5000, 4000, 3001),
    "B. Bee": (4000, 5000, 3001),
    "C. Cee": (4500, 4501, None),
    "D. Dee": (3000, None, None),
}


@pytest.fixture
def club(run: Run, tmp_path: Path) -> Path:
    rows = tmp_path / "uitslagen.csv"
    lines = ["season,competition,evening,date,name,round,points,roem,pits"]
    lines += [
        f"2025-2026,Maandavond,{number},2025-09-{number:02},{name},,{points},0,0"
        for name, evenings in _EVENINGS.items()
        for number, points in enumerate(evenings, start=1)
        if points is not None
    ]
    rows.write_text("\n".join(lines))
    assert run("import", rows, "--database", tmp_path / "club.club").code == 0
    return tmp_path / "club.club"


def test_before_the_first_evening_the_depth_is_that_of_what_is_known(run: Run, club: Path) -> None:
    before = run("standings", "--database", club, "--after", 0, "--json").json
    assert (before["depth"], before["rows"]) == ("evening", [])
    assert "hele avonden" in run("standings", "--database", club, "--after", 0).out


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("sum", "1 A 12001 4000.3 | 1 B 12001 4000.3 | 3 C 9001 4500.5 | 4 D 3000 3000.0"),
        ("average", "1 C 9001 4500.5 | 2 A 12001 4000.3 | 2 B 12001 4000.3 | 4 D 3000 3000.0"),
        ("best:1", "1 A 5000 5000.0 | 1 B 5000 5000.0 | 3 C 4501 4501.0 | 4 D 3000 3000.0"),
        ("best:2", "1 C 9001 4500.5 | 2 A 9000 4500.0 | 2 B 9000 4500.0 | 4 D 3000 3000.0"),
        ("best:9", "1 A 12001 4000.3 | 1 B 12001 4000.3 | 3 C 9001 4500.5 | 4 D 3000 3000.0"),
        ("average-best:2", "1 C 9001 4500.5 | 2 A 9000 4500.0 | 2 B 9000 4500.0 | 4 D 3000 3000.0"),
        ("sum,min:3", "1 A 12001 4000.3 | 1 B 12001 4000.3 | - C 9001 4500.5 | - D 3000 3000.0"),
        ("best:2,min:2", "1 C 9001 4500.5 | 2 A 9000 4500.0 | 2 B 9000 4500.0 | - D 3000 3000.0"),
        (
            "sum,absent:3500",
            "1 C 12501 4167.0 | 2 A 12001 4000.3 | 2 B 12001 4000.3 | 4 D 10000 3333.3",
        ),
        (
            "sum,absent:lowest",  # 4000 on the second evening, 3001 on the third
            "1 C 12002 4000.7 | 2 A 12001 4000.3 | 2 B 12001 4000.3 | 4 D 10001 3333.7",
        ),
        (
            "sum,absent:own-average",  # 4500.5 goes up to 4501
            "1 C 13502 4500.7 | 2 A 12001 4000.3 | 2 B 12001 4000.3 | 4 D 9000 3000.0",
        ),
        (
            "best:2,min:2,absent:own-average",
            "1 C 9002 4501.0 | 2 A 9000 4500.0 | 2 B 9000 4500.0 | - D 6000 3000.0",
        ),
    ],
)
def test_places_totals_and_averages_are_those_worked_out_by_hand(
    run: Run, club: Path, rule: str, expected: str
) -> None:
    ran = run("standings", "--database", club, "--rule", rule, "--json")
    assert ran.code == 0
    assert ran.json["rule"] == rule
    rows = [
        f"{row['place'] or '-'} {row['name'][0]} {row['total']} {row['average']}"
        for row in ran.json["rows"]
    ]
    assert rows == expected.split(" | ")
    for row in ran.json["rows"]:
        assert row["total"] == sum(one["points"] for one in row["evenings"] if one["counts"])


def test_which_evenings_count_is_told_with_each(run: Run, club: Path) -> None:
    asked = ("--season", "2025-2026", "--competition", "Maandavond", "--rule", "best:2", "--json")
    rows = {row["name"]: row for row in run("standings", "--database", club, *asked).json["rows"]}
    assert rows["A. Aa"] == {
        "place": 2,
        "name": "A. Aa",
        "total": 9000,
        "average": 4500.0,
        "evenings": [
            {"evening": 1, "points": 5000, "counts": True},
            {"evening": 2, "points": 4000, "counts": True},
            {"evening": 3, "points": 3001, "counts": False},
        ],
    }
    assert [one["evening"] for one in rows["C. Cee"]["evenings"]] == [1, 2]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "rule", ["", "best", "best:0", "best:x", "som", "min:2", "sum,min:2,min:3", "sum,absent:-1"]
)
def test_a_rule_that_is_none_is_told_with_one_that_is(run: Run, club: Path, rule: str) -> None:
    ran = run("standings", "--database", club, "--rule", rule, "--json")
    assert (ran.code, ran.out) == (2, "")
    assert rule in ran.err
    assert "own-average" in ran.err or "absent:lowest" in ran.err


def test_periods_and_their_sums_are_told_where_the_rule_has_them(run: Run, club: Path) -> None:
    asked = ("--database", club, "--rule", "best:1,periods:2,best-periods:1")
    rows = {row["name"]: row for row in run("standings", *asked, "--json").json["rows"]}
    assert [(name[0], row["place"], row["total"]) for name, row in rows.items()] == [
        ("A", 1, 5000),
        ("B", 1, 5000),
        ("C", 3, 4501),
        ("D", 4, 3000),
    ]
    assert rows["A. Aa"]["periods"] == [
        {"period": 1, "points": 5000, "counts": True},
        {"period": 2, "points": 3001, "counts": False},
    ]
    said = run("standings", *asked).out.splitlines()
    head, first = (" ".join(line.split()) for line in said[2:4])
    assert head == "plaats naam totaal gemiddeld periode 1 periode 2 1 2 3"
    assert first == "1 A. Aa 5000 5000,0 5000 (3001) 5000 (4000) (3001)"


def test_without_them_the_document_has_what_it_always_had(run: Run, club: Path) -> None:
    (first, *_) = run("standings", "--database", club, "--json").json["rows"]
    assert set(first) == {"place", "name", "total", "average", "evenings"}
