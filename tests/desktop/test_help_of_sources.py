"""What the sources say and no sheet shows stands in the help, in both languages."""

import re

import pytest

from clubadmin import assets
from clubadmin.domain.terms import Language

TERMS = """
aftroeven; arbitrage; arbitrale score; beet gaan; bekennen; bieding; biedvolgorde; conventies;
deelnemer; driekaart; gemiddelde score; hand; howell; internationaal; leider; maat; mars;
matchpunten; nat gaan; nel; onderdoor; opnemen; paar; partner; pas; plaatsbriefje; roem;
schevenings; score; scorebriefje; slag; speelsoort; strafkaart; stuk; tegenspelers; troefboer;
verzaken; vier gelijken; vierkaart; viertallen; wedstrijd
"""
OF_NKU = ("afnemen", "delen", "aannemen", "passen", "zwaar passen", "licht gaan", "pit", "nat")
OF_NKU += ("verzaken", "roem", "seinen")
BOTH = pytest.mark.parametrize("language", Language)


def page(name: str, language: Language) -> str:
    return assets.path(f"help/{language.value}/{name}.md").read_text(encoding="utf-8")


def row(name: str, first: str, language: Language) -> str:
    """What a table of a page says of something."""
    found = re.search(rf"^\| {first}[^|]*\|(.+)\|$", page(name, language), re.MULTILINE)
    assert found is not None, first
    return found[1]


@BOTH
def test_each_term_of_the_list_of_1976_has_its_lines(language: Language) -> None:
    told = dict(re.findall(r"^### ([^(\n]+?)(?: \(.+\))?\n\n(.+)$", page("termen", language), re.M))
    wanted = {one.strip() for one in TERMS.replace("\n", " ").split(";")}
    assert {one.lower() for one in told} == wanted
    assert all(len(text) > 8 for text in told.values())


def test_figures_in_the_terms_are_those_of_1976() -> None:
    text = page("termen", Language.NL)
    for term, figure in (("Driekaart", "20"), ("Vierkaart", "50"), ("Vier gelijken", "100")):
        assert re.search(rf"### {term}\n\n.*: {figure} roem", text)
    for term, figure in (("Nel", "14 punten"), ("Troefboer", "20 punten"), ("Stuk", "20 roem")):
        assert re.search(rf"### {term}\n\n.*{figure}", text)


@BOTH
@pytest.mark.parametrize("word", OF_NKU)
def test_each_word_of_the_nku_is_explained(word: str, language: Language) -> None:
    assert len(row("termen", word, language)) > 12


@BOTH
def test_the_eight_signals_of_the_nku_are_told_one_by_one(language: Language) -> None:
    told = re.findall(r"^(\d)\. \*\*(.+?)\*\*", page("seinen", language), re.MULTILINE)
    assert [number for number, _ in told] == list("12345678")
    if language is Language.NL:
        words = ("aas", "opseinen", "afseinen", "derde", "armoe", "lange", "troef", "vaste maat")
        for (_, name), word in zip(told, words, strict=True):
            assert word in name.lower()


def test_the_conventions_of_all_about_cards_are_told() -> None:
    text = page("seinen", Language.NL)
    small, danger = (text.split(f"### {name}")[1] for name in ("Kleintje Boer", "Gevaarlijke Hand"))
    assert "7, 8 of 9" in small
    assert "ik heb de boer" in small
    assert "rechts van de speler" in danger
    assert "44 punten en 20 roem" in danger
    assert "tien, heer, vrouw of boer: daar heb ik niets" in text


@BOTH
@pytest.mark.parametrize(
    ("about", "said"),
    [
        (("schudden", "shuffling"), (("minstens drie", "at least three"), ("rechter", "right"))),
        (("kijken", "looking"), (("gedekt", "face down"), ("gever", "dealer"))),
        (("zeggen", "saying"), (("art. 5", "art. 5"),)),
        (("uitkomen", "leading"), (("links van de gever", "left of the dealer"),)),
        (("gedraaid", "turned"), (("klaveren", "clubs"),)),
        (("wie zelf verzaakt", "one's own revoke"), (("tegenpartij", "other side"),)),
        (("strafkaart", "penalty card"), (("open", "face up"), ("laatste", "last"))),
        (("wie begint", "who deals"), (("hoogste", "highest"), ("opnieuw", "again"))),
        (("kloppen", "kloppen"), (("eerste kaart", "first card"),)),
        (("stuk in", "stuk in"), (("laatste van de twee", "last of the two"),)),
        (("vijf spelers", "five players"), (("geen stel", "no rule set"),)),
        (
            ("bieden", "bidding"),
            (("twee gepast", "two have passed"), ("drie gepast", "three have passed")),
        ),
        (("met drie", "with three"), (("twee gedekt", "two back"), ("tweede kaart", "second"))),
        (
            ("met twee", "with two"),
            (("kleur kiezen", "choose a suit"), ("elke slag", "each trick")),
        ),
        (("belote", "belote"), (("vijf kaarten", "five cards"), ("op een andere", "for another"))),
        (("troefcall", "troefcall"), (("eerste vijf", "first five"),)),
        (("mes op tafel", "knife"), (("(162)", "(162)"), ("262", "262"))),
        (("zelf melden", "one's own fault"), (("geen recht", "no right"),)),
        (("zelf geven", "dealing oneself"), (("voor men begint", "before one begins"),)),
        (("opstaan", "standing up"), (("wedstrijdleider", "director"),)),
        (("geven", "dealing"), (("3-2-3", "3-2-3"), ("4-4", "4-4"))),
    ],
    ids=lambda value: value[0] if isinstance(value[0], str) else "",
)
def test_what_is_done_at_the_table_is_told(
    about: tuple[str, str], said: tuple[tuple[str, str], ...], language: Language
) -> None:
    at = list(Language).index(language)
    told = row("regels", about[at], language)
    for words in said:
        assert words[at] in told
