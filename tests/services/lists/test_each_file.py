"""Each file that is a list: how many people it brings, and what of it is left out or asked."""

from collections import Counter
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from clubadmin.domain.names import NAME_PARTS
from clubadmin.model.importing.importing import Given
from clubadmin.model.importing.people import PeopleDraft
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing import draft as drafts
from clubadmin.services.importing.draft import kind_of
from clubadmin.services.lists import people
from clubadmin.services.lists.workbook import read_book

DATA = Path("tests/data/lists")
PEOPLE = {
    "apple-1604.vcf": ("Tine|Mol", 0, ""),
    "apple-3.vcf": ("Tine|Mol", 0, ""),
    "bedrijf.vcf": ("", 0, "name"),
    "leden-29feb.csv": ("Koos|Smit", 0, "date"),
    "leden-2digit-year.csv": ("Koos|Smit, Tine|Mol", 0, ""),
    "leden-adressen-lang.csv": (
        "Wilhelmina Johanna Catharina Elisabeth|van|Heerenberghe-Oosterwijk van Nijenrode tot"
        " Zuylenstein en Amerongen, محمد|الهاشمي, 小龙|李, Pim 🂡|Bakker 😀, Jo|X,"
        " Naam0|van der|Achter000, Naam1|van der|Achter001",
        0,
        "",
    ),
    "leden-dubbele-naam.csv": (
        "Tine|Mol-de Vries, A.|van den|Berg-van der Meer, T.|de|Vries-Mol, Tine|de|Vries-Mol,"
        " Jan|van der|Meer van Houten, Wim|op den|Camp, Piet|in 't|Veld, Hein|van 't|Hof,"
        " Jan|d'Hondt, Lou|von|Berg, El Hassan|Bouali, Anna|ten|Cate",
        1,
        "name",
    ),
    "leden-excel-1904.xlsx": ("Koos|Smit, Tine|Mol, Rie|Bos, Bep|Kok, Dirk|Kok", 0, ""),
    "leden-excel-hidden.xlsx": ("Koos|Smit", 0, "hidden"),
    "leden-excel-title.xlsx": ("Koos|Smit, Tine|Mol", 1, ""),
    "leden-excel.xlsx": ("Koos|Smit, Tine|Mol, Rie|Bos, Bep|Kok, Dirk|Kok", 0, ""),
    "leden-fullname.csv": ("Lies|de|Boer, K.|Smit, T.|Mol-de Vries, Koos|Smit", 0, "name name"),
    "leden-month-name.csv": ("Koos|Smit, Tine|Mol", 0, ""),
    "leden-nfd.csv": ("Ayşe|Çelik, Henk|’t|Hoen, Lies|de|Boer, Greet|van der|Laan", 1, ""),
    "leden-time.csv": ("Koos|Smit, Tine|Mol", 0, ""),
    "leden-timezone.csv": ("", 0, "date"),
    "leden-vreemd.csv": ("محمد|الهاشمي, Pim 🂡|Bakker, Jo|Ruiter, Anna B|Tab", 0, "name"),
    "ledenlijst-2025.xlsx": ("44", 2, ""),
    "telefoon-21.vcf": ("Ayşe|Çelik, Koos|Smit", 0, ""),
}
"""Lists of people: who come, in parts of names, rows left out, and the questions."""

RESULTS = {
    "avonden-kort.csv": (2, 3, 0, ""),
    "avonden-matrix.csv": (3, 4, 0, "dots text"),
    "l1-enter-top10.csv": (10, 0, 2, "summed"),
    "l10-den-burg-ronde10.csv": (8, 4, 1, "nopoints nodate"),
    "l12-stand-vanaf-avond-4.csv": (5, 5, 0, "opening nodate"),
    "l15-klopt.csv": (4, 4, 0, "opening nodate"),
    "l4-westerwolde-2025-26-cum.csv": (2, 2, 2, "opening unopened nodate"),
    "l6-dewaal-gemiddelde.csv": (0, 0, 0, "averages"),
    "resultaten-decimaal.csv": (0, 1, 1, "text"),
    "resultaten-kommanul.csv": (0, 2, 0, ""),
    "resultaten-punt.csv": (0, 2, 0, ""),
}
"""Lists of results: names asked, results of evenings, rows without one, and what is asked."""


def test_no_file_of_a_list_is_passed_over() -> None:
    assert {one.name for one in DATA.iterdir()} == {*PEOPLE, *RESULTS, "headings.csv"}


@pytest.mark.parametrize("name", PEOPLE)
def test_a_list_of_people_brings_each_of_them_or_asks(club: OpenClub, name: str) -> None:
    assert kind_of(DATA / name) == "people"
    found = people.look(club, PeopleDraft(read_book(DATA / name)), date(2026, 11, 29))
    asked = [one.code for one in found.questions]
    wanted, left_out, questions = PEOPLE[name]
    came = ["|".join(filter(None, map(one.values.get, NAME_PARTS))) for one in found.coming]
    assert (str(len(came)) if wanted.isdecimal() else ", ".join(came)) == wanted
    assert (found.count("left_out"), asked) == (left_out, questions.split())


@pytest.mark.parametrize("name", RESULTS)
def test_a_list_of_results_brings_each_figure_or_asks(club: OpenClub, name: str) -> None:
    assert kind_of(DATA / name) == "results"
    draft = drafts.begin(club, DATA / name)
    given = Given(draft.given.season or "2026-2027", draft.given.competition or "Donderdag", 10)
    found = drafts.look(club, replace(draft, given=given))
    kinds = Counter(one.kind for one in found.doubts)
    new, results, left_out, questions = RESULTS[name]
    assert (kinds.pop("unknown", 0), found.results) == (new, results)
    assert sum(count for _why, count in found.left) == left_out
    assert [*kinds, *found.missing] == questions.split()
