"""Whatever the bytes of a file: an import works, or is refused in a sentence."""

import io
import zipfile
from contextlib import suppress
from pathlib import Path
from random import Random

import openpyxl
import pytest

from clubadmin.errors import Refused
from clubadmin.model.importing.people import PeopleDraft
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange.exchange import ImportRefused
from clubadmin.services.importing.draft import sort_out
from tests.services.evening_club import content
from tests.services.lists.taking import import_file, seen, take_any

RESULTS = (
    "season,competition,evening,date,name,round,points,roem,pits\n"
    "2025-2026,Maandavond,1,2025-09-01,Jan Bos,,5000,,\n"
    "2025-2026,Maandavond,1,2025-09-01,Zoë Vos,,4000,,\n"
)
MEMBERS = "voornaam,tussenvoegsel,achternaam,gast\nJan,van,Dam,nee\nZoë,,Vos,ja\n"
GAMES = (
    "season,competition,evening,date,round,table,n,s,e,w,game,typed\n"
    "2025-2026,Maandavond,1,2025-09-01,1,1,A,B,C,D,1,92+20\n"
    "2025-2026,Maandavond,1,2025-09-01,1,1,A,B,C,D,2,.n+40\n"
)
SIGNS = ",;\t\"'\r\n\0=+-@0123456789abcé–Ł\u2028\ufeff\x1b/. "


def noise(chance: Random) -> bytes:
    kind = chance.randrange(8)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    text = chance.choice((RESULTS, MEMBERS, GAMES))
    letters = list(text)
    for _ in range(chance.randrange(1, 8)):
        at = chance.randrange(len(letters) + 1)
        letters[at : at + chance.randrange(3)] = chance.choice(SIGNS) * chance.choice((1, 1, 250))
    data = "".join(letters).encode(chance.choice(("utf-8", "utf-8-sig", "utf-16", "utf-16-le")))
    if kind == 1:
        at = chance.randrange(len(data))
        data = data[:at] + chance.randbytes(4) + data[at:]
    return data


def test_any_bytes_are_taken_or_refused_and_never_half(club: OpenClub, tmp_path: Path) -> None:
    chance = Random(5)
    file = tmp_path / "bestand.csv"
    taken, told = 0, list[str]()
    for _ in range(1_500):
        file.write_bytes(noise(chance))
        try:
            found = sort_out(club, file)
            taken += not seen(club, file).questions if isinstance(found, PeopleDraft) else 1
        except Refused as refused:
            told.append(str(refused))
    assert taken > 100
    assert all(sentence.strip().endswith(".") for sentence in told)


def test_what_is_taken_leaves_a_sound_club_and_what_is_not_leaves_it_alone(
    club: OpenClub, tmp_path: Path
) -> None:
    chance = Random(6)
    file = tmp_path / "bestand.csv"
    for _ in range(60):
        file.write_bytes(noise(chance))
        before = content(club)
        try:
            take_any(club, file)
        except (Refused, ImportRefused):
            assert content(club) == before
    found = health.check(club)
    assert found.ok, found.problems


def test_a_workbook_with_flipped_bytes_is_taken_or_refused(club: OpenClub, tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    for line in RESULTS.splitlines():
        book.active.append(line.split(","))
    out = io.BytesIO()
    book.save(out)
    whole = out.getvalue()
    chance = Random(7)
    file = tmp_path / "bestand.xlsx"
    for _ in range(150):
        data = bytearray(whole)
        for _ in range(chance.randrange(1, 4)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        file.write_bytes(
            bytes(data[: chance.randrange(len(data))] if chance.random() < 0.2 else data)
        )
        with suppress(Refused):
            sort_out(club, file)


@pytest.mark.parametrize(
    "rows",
    [
        '<row r="1048576"><c r="A1048576" t="inlineStr"><is><t>x</t></is></c></row>',
        '<row r="1"><c r="XFD1" t="n"><v>1e999</v></c></row>',
        '<row r="1"><c r="A1" t="s"><v>99</v></c></row>',
        "<row/>" * 20_000,
        "<geen xml",
    ],
)
def test_a_workbook_made_to_do_harm_is_refused_soon(
    club: OpenClub, tmp_path: Path, rows: str
) -> None:
    sheet = f"<worksheet><sheetData>{rows}</sheetData></worksheet>"
    book = openpyxl.Workbook()
    out = io.BytesIO()
    book.save(out)
    file = tmp_path / "kwaad.xlsx"
    with (
        zipfile.ZipFile(io.BytesIO(out.getvalue())) as good,
        zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bad,
    ):
        for name in good.namelist():
            bad.writestr(name, sheet if name == "xl/worksheets/sheet1.xml" else good.read(name))
    before = content(club)
    with pytest.raises(Refused):
        import_file(club, file)
    assert content(club) == before
