"""The help on paper: every page of it, nothing beside it, links that lead somewhere."""

import re
from functools import cache

import pypdfium2
import pytest
from reportlab.platypus import Table

from clubadmin import assets
from clubadmin.desktop.kit.guide import topics
from clubadmin.domain.terms import Language
from clubadmin.reports.manual import markup
from clubadmin.reports.manual.manual import lines, manual, quick_card
from tests.turns import by_night


def pages_of_help(language: Language) -> dict[str, str]:
    """The Markdown of each page of the help by its name."""
    return {
        topic: assets.path(f"help/{language.value}/{topic}.md").read_text("utf-8")
        for topic in topics()
    }


@cache
def _manual(language: Language) -> tuple[str, ...]:
    """What the pages of the whole manual say."""
    return tuple(_read(manual(pages_of_help(language), "1.2.3", language)))


def _read(pdf: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [
            " ".join(document[at].get_textpage().get_text_range().split())
            for at in range(len(document))
        ]
    finally:
        document.close()


@pytest.mark.parametrize("language", [Language.NL, by_night(Language.EN)])
def test_the_manual_has_every_page_of_the_help_and_says_where(language: Language) -> None:
    pages, told = pages_of_help(language), _manual(language)
    contents = told[0]
    for page in pages.values():
        title = page.splitlines()[0].removeprefix("# ")
        number = int(contents.partition(f"{title} ")[2].split()[0])
        assert told[number - 1].startswith(title), title
    assert f"clubadmin 1.2.3 · {'Handleiding' if language is Language.NL else 'Manual'}" in told[5]
    assert not any("\ufffd" in page or "■" in page for page in told)


def test_the_same_pages_give_the_same_manual() -> None:
    pages = {"start": "# Een\n\nZie [twee](leden.md#kop).", "leden": "# Twee\n\n## Kop\n\nTekst."}
    assert manual(pages, "1", Language.NL) == manual(pages, "1", Language.NL)


def test_a_link_leads_to_its_page_in_the_manual_and_what_only_the_program_can_do_is_text() -> None:
    pages = {
        "start": "# Een\n\nZie [twee](leden.md#kop), [drie](weg.md), [vier](doe:book).",
        "leden": "# Twee\n\n## Kop\n\nTekst.",
    }
    document = pypdfium2.PdfDocument(manual(pages, "1", Language.NL))
    text = document[1].get_textpage().get_text_range()
    assert "Zie twee, drie, vier." in text
    outline = [(one.level, one.get_title()) for one in document.get_toc()]
    assert outline == [(0, "Een"), (0, "Twee"), (1, "Kop"), (0, "Register")]


def test_tables_lists_and_signs_of_the_help_are_on_the_paper() -> None:
    table = "| a | b |\n|---|---|\n| `x` | ✓ ◐ |"
    page = f"# Een\n\n{table}\n\n- punt **vet**\n\n1. eerst\n2. dan\n\n```\nregel\n```"
    told = _read(manual({"start": page}, "1", Language.NL))[1]
    for words in ("a b", "x ✓ ½", "punt vet", "1 eerst", "2 dan", "regel"):
        assert words in told


@pytest.mark.parametrize("language", Language)
def test_the_quick_card_is_one_page_with_what_is_typed(language: Language) -> None:
    (told,) = _read(quick_card(pages_of_help(language), "1", language))
    for words in ("92+100", "w70+2-4", "Ctrl+K", "F12", "Alt+5", "Page Up, Page Down"):
        assert words in told


def test_the_quick_card_has_the_keys_of_a_sheet_and_what_is_done_when_it_goes_wrong() -> None:
    (told,) = _read(quick_card(pages_of_help(Language.NL), "1", Language.NL))
    for heading in ("Snel typen", "Toetsen", "Een formulier is fout getypt"):
        assert f" {heading} " in told
    for heading in ("Twee formulieren van dezelfde tafel", "Iemand twijfelt aan een cijfer"):
        assert heading in told


def test_no_table_of_the_help_is_wider_than_the_page() -> None:
    markup.load()
    kinds = markup.styles(9.5)
    for topic, page in pages_of_help(Language.NL).items():
        for one in markup.flowables(topic, page, kinds, 480, ()):
            if isinstance(one, Table):
                wide, _high = one.wrap(480, 10_000)
                assert wide <= 480.01, (topic, wide)


@pytest.mark.parametrize("language", [Language.NL, by_night(Language.EN)])
def test_the_register_has_every_term_with_the_pages_where_it_stands(language: Language) -> None:
    pages, told = pages_of_help(language), _manual(language)
    title = "Register" if language is Language.NL else "Index"
    first = next(at for at, page in enumerate(told) if at > 2 and page.startswith(title))
    shown = " ".join(told[first:])
    terms = [line[4:] for line in pages["termen"].splitlines() if line.startswith("### ")]
    assert len(terms) > 30
    for term in terms:
        found = re.search(rf"{re.escape(term)} (\d+(?:, \d+)*)", shown)
        assert found, term
        assert any(term in told[int(page) - 1] for page in found[1].split(", ")), term


def test_what_is_told_of_a_picture_stays_on_its_page() -> None:
    pdf = manual({"eerste-avond": pages_of_help(Language.NL)["eerste-avond"]}, "1", Language.NL)
    told, document = _read(pdf), pypdfium2.PdfDocument(pdf)
    pictures = [
        sum(one.type == pypdfium2.raw.FPDF_PAGEOBJ_IMAGE for one in page.get_objects(max_depth=3))
        for page in document
    ]
    steps = [len(re.findall(r"(?:^| )\d+\. [A-Z]", page)) for page in told]
    last = len(told) - 1  # the register
    assert steps[1:last] == pictures[1:last]


def test_the_register_is_sorted_and_names_a_page_once() -> None:
    found = lines([("Nel", 4, "a"), ("Élan", 3, "b"), ("1. Aan", 2, "c"), ("Nel", 4, "d")])
    assert [re.sub("<[^>]+>", "", one) for one in found] == [
        "Aan&nbsp;&nbsp;2",
        "Élan&nbsp;&nbsp;3",
        "Nel&nbsp;&nbsp;4",
    ]
