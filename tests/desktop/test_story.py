"""The story of a season, by keyboard alone: from an empty home to a printed rectification.

Eight players, two rounds of four games, two evenings, the best one counts. Every figure below
was worked out by hand from the eight sheets; nothing here is asked of the program first.
"""

import csv
from datetime import date
from pathlib import Path

import pypdfium2

from tests.desktop.secretary import Secretary

ANNA, BART, COR, DIRK = "Anna Bakker", "Bart Bos", "Cor Dekker", "Dirk van den Berg"
ELS, FRITS, GEERT, HANNA = "Els Smit", "Frits Jansen", "Geert Mulder", "Hanna Visser"

# wanted seats by round: the two of Wij, the two of Zij at each table
SEATS = {
    1: ((ANNA, BART, COR, DIRK), (ELS, FRITS, GEERT, HANNA)),
    2: ((ANNA, COR, ELS, GEERT), (BART, DIRK, FRITS, HANNA)),
}

# evening 1, table by table, round by round; below each what Wij and Zij make of it
FIRST = (
    ("92", "81-20", "n-40", "**"),  # 335 + 100, one nat, one pit | 313 + 60
    ("81+20", "n-60", "p", "100-50"),  # 343 + 120, one nat, one pit | 305 + 110
    ("90", "w70+20-40", ".p", "120+50"),  # 210 + 50, one nat | 438 + 160, one pit
    ("100-20", "v-20", "62+50", "92+20-20"),  # 254 + 70 | 494 + 60
)
# place, name, round 1, round 2, points, roem, total, pits, nat
FIRST_RESULT = [
    ["1", ELS, "463", "598", "781", "280", "1.061", "2", "1"],
    ["2", FRITS, "463", "554", "837", "180", "1.017", "1", "1"],
    ["3", GEERT, "415", "598", "743", "270", "1.013", "1", ""],
    ["4", HANNA, "415", "554", "799", "170", "969", "", ""],
    ["5", BART, "435", "324", "589", "170", "759", "1", "1"],
    ["6", DIRK, "373", "324", "567", "130", "697", "", ""],
    ["7", ANNA, "435", "260", "545", "150", "695", "1", "2"],
    ["8", COR, "373", "260", "523", "110", "633", "", "1"],
]

SECOND = (
    ("100", "100", "100", "100"),  # 400 | 248
    ("82+20", "82+20", "82+20", "82+20"),  # 328 + 80 | 320
    ("**", "**", "92", "92"),  # 508 + 200, two pits | 140
    ("82-20", "82-20", "82-20", "82-20"),  # 328 | 320 + 80
)
SECOND_RESULT = [
    ["1", ANNA, "400", "708", "908", "200", "1.108", "2", ""],
    ["2", COR, "248", "708", "756", "200", "956", "2", ""],
    ["3", FRITS, "408", "400", "648", "160", "808", "", ""],
    ["4", BART, "400", "328", "728", "0", "728", "", ""],
    ["5", HANNA, "320", "400", "640", "80", "720", "", ""],
    ["6", DIRK, "248", "328", "576", "0", "576", "", ""],
    ["7", ELS, "408", "140", "468", "80", "548", "", ""],
    ["8", GEERT, "320", "140", "460", "0", "460", "", ""],
]

# the best one of two: place, name, evening 1, evening 2, total
SEASON = [
    ["1", ANNA, "695", "1.108", "1.108"],
    ["2", ELS, "1.061", "548", "1.061"],
    ["3", FRITS, "1.017", "808", "1.017"],
    ["4", GEERT, "1.013", "460", "1.013"],
    ["5", HANNA, "969", "720", "969"],
    ["6", COR, "633", "956", "956"],
    ["7", BART, "759", "728", "759"],
    ["8", DIRK, "697", "576", "697"],
]


def pdf_text(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(pdf)
    try:
        pages = [document[at].get_textpage().get_text_range() for at in range(len(document))]
    finally:
        document.close()
    return " ".join(" ".join(pages).split())


def first_start(secretary: Secretary) -> None:
    """A welcome that makes a club."""
    secretary.reads("Welkom")
    secretary.type("Klaverjasclub De Roem")
    secretary.press("Tab")
    secretary.type("Harlingen")
    secretary.press("Tab", "Tab")
    secretary.type("4")
    secretary.press("Tab")
    secretary.type("2")
    secretary.press("Alt+M")
    assert secretary.window.windowTitle() == "Leden · Klaverjasclub De Roem · clubadmin"


def members_come_in(secretary: Secretary) -> None:
    """Seven pasted, one typed; the list is sorted by surname."""
    secretary.copy_elsewhere("\n".join((ANNA, BART, COR, DIRK, ELS, FRITS, GEERT)))
    secretary.press("Ctrl+V", "Return", "Ctrl+N")
    secretary.type("Hanna")
    secretary.press("Tab", "Tab")
    secretary.type("Visser")
    secretary.press("Return", "Escape")
    assert [row[0] for row in secretary.table("Leden")] == [
        "Bakker, Anna",
        "Berg, Dirk van den",
        "Bos, Bart",
        "Dekker, Cor",
        "Jansen, Frits",
        "Mulder, Geert",
        "Smit, Els",
        "Visser, Hanna",
    ]
    secretary.reads("8 leden")


def the_best_of_two_counts(secretary: Secretary) -> None:
    """The competition that the welcome made gets its rule and its prizes."""
    secretary.press("Alt+5", "Ctrl+Tab", "Return", "Alt+H")
    secretary.type("1")
    secretary.press("Alt+G")
    secretary.type("2")
    secretary.press("Alt+Z")
    secretary.type("1-2")
    secretary.press("Alt+O")
    secretary.reads("Alleen de beste van 2 telt.")


def everybody_is_there(secretary: Secretary) -> None:
    """A few letters and Enter for each."""
    secretary.enter("ann", "bos", "dek", "dir", "els", "fri", "gee", "vis")
    secretary.reads("8 spelers")


def seats_as_on_paper(secretary: Secretary, number: int) -> None:
    """Swap people by hand until the draw is the one that was worked out."""
    wanted = [seat for table in SEATS[number] for seat in table]
    for at, name in enumerate(wanted):
        now = [cell for row in secretary.table(f"Indeling ronde {number}") for cell in row[1:]]
        other = next(here for here, cell in enumerate(now) if cell.endswith(name))
        if other != at:
            walk(secretary, at)
            secretary.press("Return")
            walk(secretary, other)
            secretary.press("Return")


def walk(secretary: Secretary, seat: int) -> None:
    """Arrows to a seat, four in a row."""
    table = secretary.focus
    row, column = seat // 4, seat % 4 + 1
    while table.currentIndex().row() != row:  # type: ignore[attr-defined]
        secretary.press("Down" if table.currentIndex().row() < row else "Up")  # type: ignore[attr-defined]
    while table.currentIndex().column() != column:  # type: ignore[attr-defined]
        secretary.press("Right" if table.currentIndex().column() < column else "Left")  # type: ignore[attr-defined]


def tables_are_drawn(secretary: Secretary) -> None:
    """Drawn in one go, then as on paper; the papers are looked at."""
    secretary.press("Alt+I", "Return")
    secretary.reads("2 ronden met 2 tafels")
    seats_as_on_paper(secretary, 1)
    secretary.press("PgDown")
    seats_as_on_paper(secretary, 2)


def papers_are_printed(secretary: Secretary, folder: Path) -> None:
    """Draw list by table and by name, seat slips, blank sheets."""
    secretary.press("Alt+1", "Ctrl+2")
    for letter, word in (("T", DIRK), ("N", "Berg, Dirk van den"), ("P", DIRK), ("F", DIRK)):
        secretary.open_menu("Alt+D", letter)
        paper = secretary.paper()
        assert word in pdf_text(paper.pdf)
        secretary.press("Escape")
    secretary.open_menu("Alt+D", "F")
    assert secretary.paper().pages == 2  # two sheets on an A4, four tables
    secretary.press_then_save("Alt+B", folder / "formulieren.pdf")
    secretary.press("Escape")
    assert (folder / "formulieren.pdf").read_bytes().startswith(b"%PDF")


def sheets_are_typed(secretary: Secretary, sheets: tuple[tuple[str, ...], ...]) -> None:
    """Row by row; Enter on the empty total signs off and opens the next that is missing."""
    for number, lines in enumerate(sheets, 1):
        secretary.reads(f"Tafel {2 - number % 2} · ronde {(number + 1) // 2}")
        secretary.enter(*lines)
        secretary.press("Return")
    secretary.reads("Alle formulieren zijn binnen")


def result(secretary: Secretary) -> list[list[str]]:
    """The result on the screen without the numbers of the players and the remarks."""
    return [[row[0], *row[2:10]] for row in secretary.table("Uitslag")]


def season(secretary: Secretary) -> list[list[str]]:
    """The standings on the screen: place, name, both evenings, total."""
    return [row[:5] for row in secretary.table("Stand")]


def an_evening(secretary: Secretary, day: str, sheets: tuple[tuple[str, ...], ...]) -> None:
    """From a date to a closed evening."""
    secretary.press("Alt+1", "Ctrl+0", "Alt+D")
    secretary.type(day)
    secretary.press("Return")
    everybody_is_there(secretary)
    tables_are_drawn(secretary)
    secretary.press("Alt+F")
    sheets_are_typed(secretary, sheets)


def the_season_goes_to_other_programs(secretary: Secretary, folder: Path) -> None:
    """The standings as CSV and XLSX, with what does not count still in them."""
    secretary.press("Alt+2")
    secretary.save_from_menu("Alt+D", "C", folder / "stand.csv")
    with (folder / "stand.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = [" ".join(row) for row in csv.reader(file, delimiter=";")]
    for _place, name, first, second, total in SEASON:
        line = next(line for line in lines if name in line)
        shown = line.replace("(", "").replace(")", "").split()  # what does not count is in brackets
        plain = {cell.replace(".", "") for cell in (first, second, total)}  # no marks of thousands
        assert plain <= set(shown)
    secretary.save_from_menu("Alt+D", "R", folder / "stand.xlsx")
    assert (folder / "stand.xlsx").read_bytes().startswith(b"PK")


def a_mistake_is_put_right(secretary: Secretary) -> None:
    """Game 1 of table 1 in round 1 had a hundred roem that was overlooked."""
    secretary.press("Alt+1", "Ctrl+0", "End", "Return", "Ctrl+3")
    secretary.type("9")
    secretary.reads("De avond is afgesloten. Heropen hem bij Uitslag om te verbeteren.")
    secretary.press("Ctrl+4", "Alt+H")
    secretary.enter("roem van spel 1 vergeten")
    secretary.press("Ctrl+3", "Ctrl+Home", "F2")
    secretary.enter("92+100")
    secretary.press("Down", "Down", "Down", "Return")
    corrected = [row[1:] for row in result(secretary)[4:]]
    assert [(row[0], row[5]) for row in corrected] == [
        (BART, "859"),
        (ANNA, "795"),
        (DIRK, "697"),
        (COR, "633"),
    ]
    secretary.press("Ctrl+Return")
    secretary.reads("Versie 2 · rectificatie 1")
    secretary.reads(f"Andere plaats: {ANNA} van 7 naar 6 en {DIRK} van 6 naar 7.")
    secretary.open_menu("Alt+R", "Down", "Return")
    printed = pdf_text(secretary.paper().pdf)
    for words in (
        "Rectificatie 1",
        "roem van spel 1 vergeten",
        f"{BART} 5 5 759 859 +100",
        f"{ANNA} 7 6 695 795 +100",
        f"{DIRK} 6 7 697 697 0",
        "telt de uitslag zoals hij nu is",
    ):
        assert words in printed
    secretary.press("Escape", "Alt+2")
    assert season(secretary)[6] == ["7", BART, "859", "728", "859"]


def everything_is_found_again(secretary: Secretary) -> None:
    """A person by a few letters, down to the single game."""
    secretary.press("Alt+4")
    secretary.type("bos")
    secretary.press("Return")
    secretary.reads(BART)


def test_no_mouse_from_an_empty_home_to_a_printed_rectification(
    secretary: Secretary, tmp_path: Path
) -> None:
    today = date.today()
    year = today.year if today.month >= 7 else today.year - 1
    first_start(secretary)
    members_come_in(secretary)
    the_best_of_two_counts(secretary)

    an_evening(secretary, f"0511{year}", FIRST)
    assert result(secretary) == FIRST_RESULT
    remarks = [row[10] for row in secretary.table("Uitslag")]
    assert remarks == ["★ prijs", "★ prijs", "", "", "", "", "", "poedelprijs"]
    secretary.press("Ctrl+Return")
    secretary.reads("Afgesloten")

    # no mouse from "evening opened" to "standings printed"
    before = secretary.keys
    an_evening(secretary, f"1911{year}", SECOND)
    assert result(secretary) == SECOND_RESULT
    secretary.press("Ctrl+Return", "Alt+2")
    assert season(secretary) == SEASON
    secretary.press("Alt+A")
    printed = pdf_text(secretary.paper().pdf)
    print(f"from evening opened to standings printed: {secretary.keys - before} keys, no mouse")
    for at, (_place, name, *_evenings, total) in enumerate(SEASON, 1):
        assert f"{at} {name}" in printed
        assert total in printed
    secretary.press_then_save("Alt+B", tmp_path / "stand.pdf")
    secretary.press("Escape")

    papers_are_printed(secretary, tmp_path)
    the_season_goes_to_other_programs(secretary, tmp_path)
    a_mistake_is_put_right(secretary)
    everything_is_found_again(secretary)
