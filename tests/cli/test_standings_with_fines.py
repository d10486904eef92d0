"""`clubadmin standings --json` of a club where who revokes pays for it himself."""

from pathlib import Path

from clubadmin.services.results import closing
from tests.cli.conftest import Run
from tests.services.evening_club import (
    evening_with,
    new_club,
    seat_by_hand,
    table_id,
    type_sheet,
)
from tests.services.standings.test_fines_in_standings import MINE, own_rules


def test_totals_are_without_the_fine_and_only_who_was_fined_has_one(
    run: Run, tmp_path: Path
) -> None:
    club = new_club(tmp_path)
    evening = evening_with(club, 4, rule_set=own_rules(club), rounds=1)
    type_sheet(club, table_id(seat_by_hand(club, evening, [{1: "1 2 3 4"}]), 1, 1), MINE)
    closing.close(club, evening.id)
    club.close()
    file = tmp_path / "club.klj"
    rows = run("standings", "--database", file, "--rule", "sum", "--json").json["rows"]
    assert [(one["place"], one["name"], one["total"], one.get("fines")) for one in rows] == [
        (1, "P1 Aal", 555, None),
        (2, "P2 Bos", 455, 100),
        (3, "P3 Cas", 233, None),
        (3, "P4 Dam", 233, None),
    ]
    assert [one["evenings"] for one in rows[:2]] == [
        [{"evening": 1, "points": 555, "counts": True}],
        [{"evening": 1, "points": 455, "counts": True}],
    ]
