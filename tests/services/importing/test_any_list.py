"""Whatever stands in a list and is answered: it comes in whole and sound, or not at all."""

import io
import zipfile
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import openpyxl
import pytest
from sqlalchemy import text

from clubadmin.errors import Refused
from clubadmin.model.importing.importing import Answer, Choice, Draft, Given, Look
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing import draft as drafts
from tests.services.evening_club import content
from tests.services.importing.lists import PEOPLE, add_members, text_file

LISTS = 60
CELLS = (
    *("", "", "5742", "53811", "0", "-100", "5.742", "5742*", "574O", "afw", "-", "1", "2", "²"),
    *("31-12-2018", "13-9-2018", "13-9-2081", "10/16/2018", "Jan Bos", "Piet Voss", "Bos, Jan"),
    *("Jan Bos & Piet Vos", "Totaal", "Avond 3, 13-9-2018", "=1+1", "\u202e", "<b>x</b>", "nan"),
)
TITLES = (
    *("Naam", "Punten", "Datum", "Avond", "Ronde", "Roem", "Totaal", "Pits", "Avond 1", "Avond 2"),
    *("R1", "R2", "1", "2", "Seizoen", "Competitie", "Partner", "5-9-2018", "x", "Avond 1 roem"),
)
TYPED = ("", "5000", "2", "14-9-2018", "Jan Bos", "Nieuw Iemand", "2018-2019", "²", "1.000")
AT_LAST = ("leave", "first", "rounds", "single", "absent", "each", "dutch", "apart", "both")


def a_list(chance: Random, folder: Path) -> Path:
    wide = chance.randint(2, 6)
    titles = ["Naam", *(chance.choice(TITLES) for _ in range(wide - 1))]
    titles[-1] = chance.choice(("Punten", "Avond 1"))
    rows = [titles]
    for _ in range(chance.randint(1, 15)):
        row = [chance.choice(CELLS) for _ in range(wide)]
        if chance.random() < 0.8:
            row[0] = chance.choice((*PEOPLE, "Piet Voss", "Cor X"))
        if chance.random() < 0.8:
            row[-1] = str(chance.randint(4000, 5700))
        rows.append(row)
    return text_file(folder, *(";".join(row) for row in rows))


def an_answer(chance: Random, choices: tuple[Choice, ...], late: bool) -> Answer:
    one = chance.choice(choices)
    if late:
        one = next((each for each in choices if each.code in AT_LAST), choices[0])
    if not one.typed:
        return Answer(one.key)
    return Answer(one.key, one.value if chance.random() < 0.5 else chance.choice(TYPED))


def answered(club: OpenClub, draft: Draft, chance: Random) -> tuple[Draft, Look]:
    for turn in range(14):
        look = drafts.look(club, draft)
        if look.missing or not look.open:
            break
        answers = {
            one.key: an_answer(chance, one.choices, turn > 8) for one in look.doubts if one.open
        }
        draft = draft.answered(answers)
    return draft, look


def test_any_list_comes_in_whole_or_not_at_all(club: OpenClub, tmp_path: Path) -> None:
    add_members(club)
    before = content(club)
    taken = 0
    for seed in range(LISTS):
        chance = Random(seed)
        with suppress(Refused):
            draft = drafts.begin(club, a_list(chance, tmp_path))
            given = Given(
                chance.choice(("2018-2019", "1987")), "Donderdag", chance.choice((None, 5))
            )
            draft, look = answered(club, replace(draft, given=given), chance)
            assert look.missing or not look.open, seed
            if not look.ready:
                continue
            drafts.take(club, draft)
            taken += 1
            with club.store.read() as conn:
                made = text("SELECT sum(points + coalesce(roem, 0)) FROM paper_result")
                results = sum(one.total for one in look.evenings)
                assert (conn.execute(made).scalar() or 0) == results, seed
                stands = conn.execute(text("SELECT sum(points) FROM opening")).scalar() or 0
                assert stands == sum(one.total for one in look.openings), seed
            assert health.check(club).ok
            history.undo(club)
            assert content(club) == before
    assert taken > 3


@pytest.mark.parametrize(
    "rows",
    [
        '<row r="1048576"><c r="A1048576" t="inlineStr"><is><t>x</t></is></c></row>',
        '<row r="1"><c r="A1" t="s"><v>99</v></c></row>',
        "<row/>" * 20_000,
        "<geen xml",
    ],
)
def test_a_workbook_made_to_do_harm_is_refused_soon(
    club: OpenClub, tmp_path: Path, rows: str
) -> None:
    sheet = f"<worksheet><sheetData>{rows}</sheetData></worksheet>"
    file = tmp_path / "kwaad.xlsx"
    out = io.BytesIO()
    openpyxl.Workbook().save(out)
    with zipfile.ZipFile(out) as good, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bad:
        for name in good.namelist():
            bad.writestr(name, sheet if name == "xl/worksheets/sheet1.xml" else good.read(name))
    with pytest.raises(Refused):
        drafts.begin(club, file)


def test_a_bomb_or_a_book_of_a_thousand_columns_is_refused(club: OpenClub, tmp_path: Path) -> None:
    bomb = tmp_path / "bom.xlsx"
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b"0" * 60_000_000)
    wide = text_file(tmp_path, ";".join(map(str, range(1_000))), name="breed.csv")
    many = text_file(tmp_path, "Naam;Punten", *["Jan;4500"] * 6_000, name="veel.csv")
    crowd = text_file(
        tmp_path,
        "Naam;Punten",
        *[f"Jan Bos{chr(97 + at % 26) * (at // 26 + 1)};1" for at in range(2_001)],
        name="wie.csv",
    )
    heads = ";".join(f"Avond {number}" for number in range(1, 26))
    row = "Jan Bos" + ";4500" * 25
    deep = text_file(tmp_path, f"Naam;{heads}", *[row] * 961, name="diep.csv")
    for file in (bomb, wide, many, crowd, deep, tmp_path / "weg.csv"):
        with pytest.raises(Refused):
            drafts.begin(club, file)
