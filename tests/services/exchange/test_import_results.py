import io
from datetime import date, timedelta
from pathlib import Path

import openpyxl
import pytest

from clubadmin.errors import Refused
from clubadmin.model.members.member import Member
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange.exchange import export_results
from clubadmin.services.exchange.export import BY_POINTS
from clubadmin.services.importing import answering
from clubadmin.services.importing import draft as drafts
from clubadmin.services.members import members
from clubadmin.services.results.closing import result
from clubadmin.services.seasons import seasons
from clubadmin.services.standings.standings import standings
from tests.services.demo_club import demo_club
from tests.services.evening_club import another_club, content, new_club
from tests.services.lists.taking import import_file
from tests.turns import tries

REAL = Path(__file__).parents[2] / "data" / "mei-wille-2023-24.csv"
HEADER = "season,competition,evening,date,name,round,points,roem,pits"


def written(folder: Path, *rows: str, header: str = HEADER, name: str = "uitslagen.csv") -> Path:
    file = folder / name
    file.write_text("\n".join([header, *rows]) + "\n", encoding="utf-8")
    return file


def row(name: str, points: object, evening: int = 1, number: object = "", rest: str = ",") -> str:
    day = date(2023, 10, 2 + evening)
    return f"2023-2024,Maandavond,{evening},{day},{name},{number},{points},{rest}"


def asked(club: OpenClub, file: Path) -> list[str]:
    """List the questions about a file, each with its place."""
    draft = drafts.begin(club, file)
    head = draft.book.sheets[0].rows[0]
    return [
        f"Rij {one.row}, kolom {head[(one.column or 5) - 1]}: {one.message}"
        for one in answering.questions(draft, drafts.look(club, draft))
    ]


def published() -> dict[int, list[tuple[str, int]]]:
    """The evenings as they were published, in their order."""
    found: dict[int, list[tuple[str, int]]] = {}
    for line in REAL.read_text(encoding="utf-8").splitlines()[1:]:
        cells = line.split(",")
        found.setdefault(int(cells[2]), []).append((cells[4], int(cells[6])))
    return found


def test_a_list_of_another_club_merges_nobody_unasked(club: OpenClub, tmp_path: Path) -> None:
    import_file(club, written(tmp_path, row("Jan Bos", 5000), row("Ria Wit", 4900)))
    other = "2023-2024,De Roem,1,2023-10-03,{},,{},,"
    names = ("Jan Bos", "Piet Vos", "Greet Smit")
    file = written(tmp_path, *(other.format(name, 4000 + at) for at, name in enumerate(names)))
    before = content(club)
    assert any("1 van de 3" in one and "Jan Bos" in one for one in asked(club, file))
    with pytest.raises(Refused):
        import_file(club, file)
    assert content(club) == before
    apart = written(tmp_path, *(other.format(f"{one} (De Roem)", 4000) for one in names))
    assert len(import_file(club, apart).new_members) == 3
    assert len(members.members(club)) == 5


def test_the_day_of_an_evening_that_is_hardly_any_is_asked_about_once_in_words(
    club: OpenClub, tmp_path: Path
) -> None:
    """A slip of 2107 for 2017, on two rows of one evening; the other evening is likely."""
    file = written(
        tmp_path,
        *("2107-2108,Maandavond,1,2107-09-01,Jan Bos,,5000,,",),
        *("2107-2108,Maandavond,1,2107-09-01,Piet Vos,,4900,,",),
        *("2017-2018,Maandavond,1,2017-10-02,Jan Bos,,5000,,",),
    )
    assert asked(club, file) == [
        "Rij 2, kolom points: Avond 1 van Maandavond is op 1 september 2107: klopt dat?"
    ]
    with pytest.raises(Refused):
        import_file(club, file)
    assert seasons.seasons(club) == ()
    import_file(club, file, sure=True)
    assert len(seasons.evenings(club)) == 2


@pytest.fixture
def real(club: OpenClub) -> OpenClub:
    import_file(club, REAL)
    return club


def test_each_evening_of_the_real_season_ranks_in_the_published_order(real: OpenClub) -> None:
    evenings = seasons.evenings(real)
    assert len(evenings) == 5
    for line in evenings:
        rows = result(real, line.id).rows
        assert [(one.name, one.total) for one in rows] == published()[line.number]
        assert [one.place for one in rows] == [1, 2, 3, 4, 5, 6]
        assert (line.depth, line.status) == ("evening", "closed")


def test_the_real_season_stands_and_says_how_deep_it_goes(real: OpenClub) -> None:
    (competition,) = seasons.competitions(real)
    ranked = standings(real, competition.id)
    assert ranked.depth == "evening"
    assert (ranked.season, ranked.competition) == ("2023-2024", "Maandavond")
    expected: dict[str, int] = {}
    for rows in published().values():
        for name, points in rows:
            expected[name] = expected.get(name, 0) + points
    assert {one.name: one.total for one in ranked.rows} == expected
    assert health.check(real).ok


def test_an_import_is_one_step_that_undo_takes_back_and_redo_does_again(club: OpenClub) -> None:
    before = content(club)
    import_file(club, REAL)
    after = content(club)
    history.undo(club)
    assert content(club) == before
    history.redo(club)
    assert content(club) == after
    assert health.check(club).ok


def test_looking_first_changes_nothing(club: OpenClub) -> None:
    before = content(club)
    look = drafts.look(club, drafts.begin(club, REAL))
    assert (look.ready, look.results, len(look.evenings)) == (True, 30, 5)
    assert len(look.new_members) == 18
    assert content(club) == before


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16", "utf-16-le", "utf-16-be"]
)
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_any_encoding_and_separator_reads_the_same(
    club: OpenClub, tmp_path: Path, encoding: str, separator: str
) -> None:
    text = "\r\n".join([HEADER, row("Zoë Brüggen", 4500), row("Jan Bos", 4400)])
    file = tmp_path / "uitslagen.csv"
    file.write_bytes(text.replace(",", separator).encode(encoding))
    import_file(club, file)
    assert {one.name for one in members.members(club)} == {"Zoë Brüggen", "Jan Bos"}


def test_columns_by_another_name_are_found(club: OpenClub, tmp_path: Path) -> None:
    file = written(
        tmp_path,
        "2023-2024;Maandavond;1;02-10-2023;Jan Bos;4500",
        header="Seizoen;Competitie;Avond;Datum;Naam;Punten",
    )
    draft = drafts.begin(club, file)
    drafts.take(club, answering.settled(draft, drafts.look(club, draft)))
    assert seasons.evenings(club)[0].date == date(2023, 10, 2)


def test_a_file_that_tells_its_separator_is_read_by_it(club: OpenClub, tmp_path: Path) -> None:
    lines = ["sep=|", HEADER.replace(",", "|"), row("Bos", 4500)]
    (tmp_path / "s.csv").write_text("\r\n".join(lines).replace(",", "|"))
    import_file(club, tmp_path / "s.csv")
    assert standings(club, 1).rows[0].name == "Bos"


def test_a_workbook_is_read_as_a_csv_is(club: OpenClub, tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.append(HEADER.split(","))
    sheet.append(
        ["2023-2024", "Maandavond", 1, date(2023, 10, 2), "Jan Bos", None, 4500.0, None, 2]
    )
    book.save(tmp_path / "uitslagen.xlsx")
    import_file(club, tmp_path / "uitslagen.xlsx")
    (only,) = result(club, 1).rows
    assert (only.name, only.total, only.pits) == ("Jan Bos", 4500, 2)


def test_rounds_add_up_to_evenings_and_the_depth_says_so(club: OpenClub, tmp_path: Path) -> None:
    file = written(
        tmp_path,
        row("Jan Bos", 1400, number=1, rest="120,1"),
        row("Jan Bos", 1500, number=2, rest="0,0"),
        row("Piet Vos", 1300, number=1, rest="40,0"),
    )
    import_file(club, file)
    found = result(club, 1)
    assert found.depth == "round"
    assert [(one.name, one.points, one.roem, one.total, one.pits) for one in found.rows] == [
        ("Jan Bos", 2900, 120, 3020, 1),
        ("Piet Vos", 1300, 40, 1340, 0),
    ]


@pytest.mark.parametrize("name", ["uit.csv", "uit.xlsx"])
def test_what_went_out_comes_in_again_the_same(real: OpenClub, tmp_path: Path, name: str) -> None:
    out = export_results(real)
    file = tmp_path / name
    file.write_bytes(export_results(real, name))
    assert (file.read_bytes() == out) == (name == "uit.csv")
    other = another_club(tmp_path, "ander.klj")
    try:
        import_file(other, file)
        assert export_results(other) == out
    finally:
        other.close()


def test_a_season_of_sheets_goes_out_and_in_by_rounds_and_stands_the_same(tmp_path: Path) -> None:
    with demo_club(tmp_path / "demo.club") as demo, new_club(tmp_path) as other:
        file = tmp_path / "uit.csv"
        by_points = [one for one in seasons.competitions(demo) if one.format in BY_POINTS]
        assert len(by_points) == 2
        del by_points[tries(1, 2) :]
        head, *lines = export_results(demo).splitlines(keepends=True)
        wanted = [f",{one.name},".encode() for one in by_points]
        lines = [line for line in lines if any(name in line for name in wanted)]
        file.write_bytes(b"".join([head, *lines]))
        import_file(other, file)
        for competition in by_points:
            again = next(one for one in seasons.competitions(other) if one.name == competition.name)
            assert again.format == competition.format
            before = standings(demo, competition.id, rule="best:5")
            after = standings(other, again.id, rule="best:5")
            assert after.depth == "round"
            assert {(row.name, row.total, row.pits) for row in after.rows} == {
                (row.name, row.total, row.pits) for row in before.rows
            }


def test_pairs_come_in_as_pairs(club: OpenClub, tmp_path: Path) -> None:
    rows = [row("Jan Bos – Piet Vos", 4500), row("Anna Smit / Lies Kok", 4600)]
    rows.append(row("Piet Vos – Jan Bos", 4000, evening=2))
    import_file(club, written(tmp_path, *rows))
    (competition,) = seasons.competitions(club)
    assert competition.format == "pairs"
    found = [(one.name, one.total) for one in standings(club, competition.id).rows]
    assert found == [("Jan Bos – Piet Vos", 8500), ("Anna Smit – Lies Kok", 4600)]


def test_members_are_found_by_name_whatever_case_or_accents(club: OpenClub, tmp_path: Path) -> None:
    known = members.add_member(club, Member(0, "Brüggen", "Zoë", "van"))
    preview = import_file(club, written(tmp_path, row("zoe van  BRUGGEN", 4500)))
    assert (preview.new_members, preview.known_members) == ((), 1)
    assert [one.id for one in members.members(club)] == [known.id]


def test_namesakes_are_doubtful_until_the_remark_tells_them_apart(
    club: OpenClub, tmp_path: Path
) -> None:
    members.add_member(club, Member(0, "Bos", "Jan", remark="Kerkstraat"))
    wanted = members.add_member(club, Member(0, "Bos", "Jan", remark="Dorpsweg"))
    file = written(tmp_path, row("Jan Bos", 4500))
    (two,) = asked(club, file)
    assert two.startswith("Rij 2, kolom name: 'Jan Bos': wie is dat? Meer leden heten zo")
    import_file(club, written(tmp_path, row("Jan Bos (Dorpsweg)", 4500)))
    assert standings(club, 1).rows[0].entrant_id == wanted.id
    assert len(members.members(club)) == 2


def test_infixes_of_new_members_go_where_they_belong(club: OpenClub, tmp_path: Path) -> None:
    import_file(
        club,
        written(tmp_path, row("Anna van den Berg", 1), row("Geert van 't Hof", 2), row("Wim", 3)),
    )
    found = {one.name: one for one in members.members(club)}
    assert (found["Anna van den Berg"].infix, found["Anna van den Berg"].last_name) == (
        "van den",
        "Berg",
    )
    assert found["Geert van 't Hof"].infix == "van 't"
    assert found["Wim"].last_name == "Wim"


@pytest.mark.parametrize(
    ("rows", "where", "what"),
    [
        ([row("Jan Bos", "veel")], "Rij 2, kolom points", "waar punten horen"),
        ([row("Jan Bos", "")], "Rij 2, kolom name", "geen punten"),
        ([row("Jan Bos", 4500), row("", 4400)], "Rij 3, kolom name", "geen naam"),
        ([row("Jan Bos", 4500), row("Jan Bos", 4400)], "Rij 2, kolom points", "staat twee keer"),
        ([row("Jan Bos", 4500), row("Jan Bos.", 4400)], "Rij 3, kolom name", "wie is dat?"),
        ([row("Jan Bos", 4500), row('","', 4400)], "Rij 3, kolom name", "nog geen lid"),
        (
            [row("Jan Bos", 4500).replace("2023-10-03", "31-02-2023")],
            "Rij 2, kolom date",
            "geen datum",
        ),
        (
            [row("Jan Bos", 4500).replace("2023-10-03", "")],
            "Rij 2, kolom points",
            "staat er geen datum",
        ),
        (
            [row("Jan Bos", 4500), row("Piet Vos", 4400).replace("2023-10-03", "2023-10-09")],
            "Rij 3, kolom points",
            "2 verschillende datums",
        ),
        ([row("Jan Bos", 4500, number=100)], "Rij 2, kolom round", "geen nummer van een ronde"),
        ([row("A – B", 4500), row("C", 4400)], "Rij 3, kolom points", "C staat er alleen"),
        ([row("A – B", 4500), row("B – C", 4400)], "Rij 3, kolom name", "staat in twee paren"),
        ([row("A – A", 4500)], "Rij 2, kolom points", "twee verschillende namen"),
        ([row("A", 4500), row("A – B", 45, evening=2)], "Rij 3, kolom points", "staan paren"),
        (
            [row("A", 4500), row("A", 45, evening=2).replace("Maandavond", "maandavond")],
            "Rij 3, kolom points",
            "lijkt op 'Maandavond'",
        ),
        ([row("J" * 201, 4500)], "Rij 2, kolom name", "te lang"),
        (
            [row("A", 5742), row("B", 53811), row("C", 5318)],
            "Rij 3, kolom points",
            "Een cijfer te veel",
        ),
        (
            [row("A – C", 4500, rest=",,D"), row("E – F", 4400, rest=",,")],
            "Rij 2, kolom points",
            "hier hoort het paar",
        ),
    ],
)
def test_what_is_wrong_or_doubtful_is_asked_and_nothing_is_kept(
    club: OpenClub, tmp_path: Path, rows: list[str], where: str, what: str
) -> None:
    before = content(club)
    file = written(tmp_path, *rows, header=f"{HEADER},for" if rows[0].count(",") > 8 else HEADER)
    told = asked(club, file)
    assert any(one.startswith(where) and what in one for one in told), told
    with pytest.raises(Refused):
        import_file(club, file)
    assert content(club) == before


@pytest.mark.parametrize("name", ["2023-2024", "Maandavond"])
def test_a_name_that_is_too_long_is_asked_at_its_cell(
    club: OpenClub, tmp_path: Path, name: str
) -> None:
    file = written(tmp_path, row("Jan Bos", 4500).replace(name, "m" * 81))
    (told,) = asked(club, file)
    assert told.startswith("Rij 2")
    assert "te lang" in told
    with pytest.raises(Refused, match="moet u nog iets beslissen"):
        import_file(club, file)


def test_an_evening_that_is_there_already_is_passed_by(real: OpenClub) -> None:
    look = drafts.look(real, drafts.begin(real, REAL))
    assert (look.open, look.ready, look.left) == (0, False, (("there", 5),))


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (("2023-10-08", "2025-10-08"), "buiten seizoen"),
        (("2023-2024", "2023 - 2024"), "lijkt op '2023-2024'"),
        (("Maandavond", "maand-avond"), "lijkt op 'Maandavond'"),
        (("Fr. V.", "Fr. V. – Th. F."), "in deze lijst staan paren"),
    ],
)
def test_what_the_club_knows_otherwise_is_held_up(
    real: OpenClub, tmp_path: Path, change: tuple[str, str], what: str
) -> None:
    file = written(tmp_path, row("Fr. V.", 5500, evening=6).replace(*change))
    assert any(what in one for one in asked(real, file))


def test_more_evenings_of_the_same_competition_can_come_later(
    real: OpenClub, tmp_path: Path
) -> None:
    import_file(real, written(tmp_path, row("Fr. V.", 5500, evening=6)))
    assert len(seasons.competitions(real)) == 1
    assert len(seasons.evenings(real)) == 6


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"", "leeg"),
        (b"\n\n\n", "leeg"),
        (b"naam,datum\n\0\0", "geen tekstbestand"),
        (b"PK\x03\x04 kapot", "beschadigd"),
        (HEADER.encode() + b'\n"nooit gesloten' + b"x" * 140_000, "aanhalingsteken"),
        (HEADER.encode() + b"\n", "alleen een kopregel"),
        (("lid," + HEADER + "\n" + "\n".join(["x"] * 5_001)).encode(), "5000 rijen"),
        ((",".join("abcdefgh" for _ in range(70)) + "\n").encode(), "kolommen"),
    ],
)
def test_what_is_no_table_is_refused_in_a_sentence(
    club: OpenClub, tmp_path: Path, data: bytes, what: str
) -> None:
    file = tmp_path / "bestand.csv"
    file.write_bytes(data)
    with pytest.raises(Refused, match=what):
        import_file(club, file)


def test_a_file_beyond_the_cap_is_not_read(club: OpenClub, tmp_path: Path) -> None:
    file = tmp_path / "groot.csv"
    with file.open("wb") as stream:
        stream.truncate(61_000_000)
    with pytest.raises(Refused, match="groter dan 60 MB"):
        import_file(club, file)
    file.write_bytes(HEADER.encode() + b"\n" * 10_000_001)
    with pytest.raises(Refused, match="groter dan 10 MB"):
        import_file(club, file)
    with pytest.raises(Refused, match="kan niet worden gelezen"):
        import_file(club, tmp_path)


def test_a_workbook_that_unpacks_beyond_reason_is_not_unpacked(
    club: OpenClub, tmp_path: Path
) -> None:
    import zipfile

    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b"0" * 60_000_000)
    file = tmp_path / "bom.xlsx"
    file.write_bytes(packed.getvalue())
    with pytest.raises(Refused, match="te groot"):
        import_file(club, file)


def test_a_day_with_strokes_has_its_day_first(club: OpenClub, tmp_path: Path) -> None:
    file = tmp_path / "lijst.csv"
    file.write_text(f"{HEADER}\n2025-2026,Maandavond,1,11/12/2025,Jan Bos,,5000,,\n")
    import_file(club, file)
    assert seasons.evenings(club)[0].date == date(2025, 12, 11)


def test_a_workbook_with_entities_is_refused(club: OpenClub, tmp_path: Path) -> None:
    import zipfile

    book = openpyxl.Workbook()
    book.save(tmp_path / "goed.xlsx")
    evil = b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><worksheet>&a;</worksheet>'
    with (
        zipfile.ZipFile(tmp_path / "goed.xlsx") as good,
        zipfile.ZipFile(tmp_path / "kwaad.xlsx", "w") as bad,
    ):
        for name in good.namelist():
            is_sheet = name == "xl/worksheets/sheet1.xml"
            bad.writestr(name, evil if is_sheet else good.read(name))
    with pytest.raises(Refused, match="werkmap"):
        import_file(club, tmp_path / "kwaad.xlsx")


def test_what_goes_out_comes_in_again_however_many_rows(club: OpenClub, tmp_path: Path) -> None:
    rows = (
        f"2020-2021,Ma,{evening},{date(2020, 9, 1) + timedelta(evening)},Lid {at},,{4000 + at},,"
        for evening in range(1, 62)
        for at in range(100)
    )
    file = written(tmp_path, *rows)
    assert len(import_file(club, file).evenings) == 61
    out = export_results(club)
    file.write_bytes(out)
    other = another_club(tmp_path, "ander.klj")
    assert import_file(other, file).results == 6100
    assert export_results(other) == out
    other.close()
