"""What the program wrote itself comes in again as it was, without one question."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange import tables
from clubadmin.services.importing import draft as drafts
from clubadmin.services.importing.draft import of_their_time
from clubadmin.services.results.closing import result
from clubadmin.services.seasons import seasons
from clubadmin.services.standings.standings import standings
from tests.services.evening_club import new_club
from tests.services.importing.lists import add_members, begun, decided, text_file

NAMES = (
    *("Jan Bos", "Piet Vos", "Greet de Wit", "Klaas van den Berg", "Truus Kok", "Henk Mulder"),
    *("Annie Smit", "Wim de Boer", "Cor Prins", "Toos Dekker"),
)
WRITERS = {
    "stand.csv": tables.standings_csv,
    "stand.xlsx": tables.standings_xlsx,
}


def filled(folder: Path) -> OpenClub:
    """A club with six evenings of rounds, at each of which somebody is missing."""
    club = new_club(folder)
    add_members(club, *NAMES)
    chance = Random(5)
    rows = ["Avond;Datum;Naam;Ronde;Punten"]
    for evening in range(1, 7):
        for at, name in enumerate(NAMES):
            if (at + evening) % 5:
                rows += [
                    f"{evening};{7 * evening - 4}-{9 if evening < 5 else 10}-2023;{name};{number};"
                    f"{chance.randint(1200, 1900)}"
                    for number in (1, 2, 3)
                ]
    rows = [row.replace(";31-10", ";12-10").replace(";38-10", ";19-10") for row in rows]
    draft, _ = decided(club, begun(club, text_file(folder, *rows), "2023-2024"))
    drafts.take(club, draft)
    return club


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenClub]:
    club = filled(tmp_path_factory.mktemp("source"))
    yield club
    club.close()


def taken_again(folder: Path, file: Path) -> OpenClub:
    """A club with the same people into which a file is taken, if that asks nothing."""
    club = new_club(folder)
    add_members(club, *NAMES)
    draft = drafts.begin(club, file)
    look = drafts.look(club, draft)
    assert [(one.key, one.values) for one in look.doubts] == []
    assert look.missing == ()
    drafts.take(club, of_their_time(draft, look))
    return club


def figures(club: OpenClub) -> list[object]:
    """Who made what on which day, of every evening."""
    (competition,) = seasons.competitions(club)
    view = standings(club, competition.id)
    found: list[object] = [view.competition, view.season]
    for line in seasons.evenings(club):
        one = result(club, line.id)
        found.append((one.number, one.date, sorted((row.name, row.total) for row in one.rows)))
    return found


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rule", ["sum", "best:4", "average-best:4", "best:5,absent:3000"])
@pytest.mark.parametrize("name", sorted(WRITERS))
def test_standings_come_in_again_with_dates_and_dropped_evenings(
    source: OpenClub, tmp_path: Path, name: str, rule: str
) -> None:
    (competition,) = seasons.competitions(source)
    view = standings(source, competition.id, rule=rule)
    file = tmp_path / name
    file.write_bytes(WRITERS[name](view))
    again = taken_again(tmp_path, file)
    assert figures(again) == figures(source)
    again.close()


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_the_result_of_an_evening_comes_in_again_round_by_round(
    source: OpenClub, tmp_path: Path, kind: str
) -> None:
    line = seasons.evenings(source)[2]
    one = result(source, line.id)
    file = tmp_path / f"avond.{kind}"
    file.write_bytes((tables.result_csv if kind == "csv" else tables.result_xlsx)(one))
    again = taken_again(tmp_path, file)
    (made,) = (result(again, each.id) for each in seasons.evenings(again))
    assert (made.number, made.date, made.depth) == (one.number, one.date, "round")
    assert [(row.name, row.total, [part.points for part in row.rounds]) for row in made.rows] == [
        (row.name, row.total, [part.points for part in row.rounds]) for row in one.rows
    ]
    again.close()


def test_a_spreadsheet_changes_no_figure_either_way(source: OpenClub, tmp_path: Path) -> None:
    office = shutil.which("soffice") or shutil.which("libreoffice")
    if office is None:
        pytest.skip("LibreOffice (soffice) is not installed, so nothing can be opened in it")
    (competition,) = seasons.competitions(source)
    view = standings(source, competition.id, rule="best:4")
    for name, to in (("stand.xlsx", "csv"), ("stand.csv", "xlsx"), ("stand.xlsx", "ods")):
        file = tmp_path / name
        file.write_bytes(WRITERS[name](view))
        out = tmp_path / to
        filters = ["--infilter=CSV:59,34,76,1"] if name.endswith("csv") else []
        target = "csv:Text - txt - csv (StarCalc):59,34,76,1" if to == "csv" else to
        subprocess.run(
            [office, "--headless", *filters, "--convert-to", target, "--outdir", out, file],
            check=True,
            capture_output=True,
            timeout=120,
        )
        if to == "ods":
            continue  # it opens and is saved; what is in it was compared as csv
        folder = tmp_path / f"{to}-club"
        folder.mkdir()
        again = taken_again(folder, out / f"stand.{to}")
        assert figures(again) == figures(source)
        again.close()
