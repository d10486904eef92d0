"""Contests with wallets, teams or a bracket travel whole, or not at all."""

from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.services.attendance.substitutes import substitute
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.draw.drawing import draw
from clubadmin.services.exchange import exchange, export
from clubadmin.services.importing import draft as drafts
from clubadmin.services.results.closing import close
from tests.services.evening_club import add_people, content, contest_evening, new_club, type_sheet

SIZES = {"schevenings": 5, "howell-players": 8, "teams": 3, "knockout": 6, "knockout-pairs": 5}


def _played(club: OpenClub, kind: str, people: int) -> None:
    """An evening of one round, closed."""
    evening, _ = draw(club, contest_evening(club, kind, people, rounds=1).id, 1)
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, "100 92 81+20 70")
    close(club, evening.id)


@pytest.mark.parametrize("kind", SIZES)
def test_a_file_of_points_leaves_a_contest_out_and_says_so(club: OpenClub, kind: str) -> None:
    _played(club, kind, SIZES[kind])
    for data in (exchange.export_results(club), exchange.export_games(club)):
        assert len(data.splitlines()) == 1
    assert str(export.left_out(club)).startswith("Niet in dit bestand: Maandavond (2026-2027).")


@pytest.mark.parametrize("kind", ["individual", "boompje", "pairs"])
def test_an_evening_by_points_goes_out_and_in_whole(
    club: OpenClub, tmp_path: Path, kind: str
) -> None:
    _played(club, kind, 4)
    (tmp_path / "other").mkdir()
    data = exchange.export_games(club)
    assert export.left_out(club) is None
    file = tmp_path / "games.csv"
    file.write_bytes(data)
    with new_club(tmp_path / "other") as other:
        assert exchange.import_file(other, file).games > 0
        assert exchange.export_games(other) == data


def test_a_file_of_games_says_that_it_does_not_tell_for_whom_a_substitute_played(
    club: OpenClub,
) -> None:
    evening = contest_evening(club, "pairs", 4, rounds=1)
    (new,) = add_people(club, 1)
    substitute(club, evening.id, evening.participants[0].id, 1, new.changed().id)
    draw(club, evening.id, 1)
    assert export.left_out(club) is None  # results stand under the pair's name
    assert str(export.left_out(club, games=True)) == (
        "Niet in dit bestand: voor wie een invaller speelde. Teruggelezen telt dat spel voor hem"
        " zelf; met de hele club gaat het wel mee."
    )


@pytest.mark.parametrize("kind", SIZES)
def test_points_do_not_come_into_a_contest_that_goes_by_something_else(
    club: OpenClub, tmp_path: Path, kind: str
) -> None:
    _played(club, kind, SIZES[kind])
    file = tmp_path / "points.csv"
    file.write_text(
        "season,competition,evening,date,name,round,points,roem,pits\n"
        "2026-2027,Maandavond,7,2026-12-03,P1 Aal,,4000,0,0\n"
    )
    before = content(club)
    look = drafts.look(club, drafts.begin(club, file))
    assert [one.kind for one in look.doubts if one.open] == ["format"]
    file.write_text(
        "season,competition,evening,date,round,table,n,s,e,w,game,typed\n"
        "2026-2027,Maandavond,7,2026-12-03,1,1,P1 Aal,P2 Bos,P3 Cas,P4 Dam,1,100\n"
    )
    with pytest.raises(Refused, match="gaan alleen met de hele club mee"):
        exchange.import_file(club, file)
    assert content(club) == before


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", SIZES)
def test_a_whole_club_goes_over_with_everything_of_a_contest(
    club: OpenClub, tmp_path: Path, kind: str
) -> None:
    _played(club, kind, SIZES[kind])
    copy = exchange.export_club(club, tmp_path / "copy.klj")
    with open_club(copy) as other:
        assert content(other) == content(club)
        assert health.check(other).ok
