"""What a help page calls by name is in the program under that name, and where the page says."""

import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from clubadmin import assets
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.place_names import PLACES
from tests.desktop.made_window import made_window, settle

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "packaging"))
import texts  # noqa: E402

BOLD = re.compile(r"\*\*([^*`]+?)\*\*")
KEY = re.compile(
    r"((ctrl|alt|shift)\+)*(f\d+|enter|esc|tab|delete|backspace|spatie(balk)?|space( bar)?"
    r"|pag\w* \w+|[a-z0-9+*/.?!−-]|(pijl|arrow).*|plus-toets|plus key)"
    r"|alt (met een pijl|with an arrow)"
)
WELCOME = {"nl": "welkomstscherm", "en": "welcome screen"}
MENU = re.compile(r"menu \*\*(\w+)\*\*")
IN_MENU = re.compile(r"\*\*([^*]+)\*\* \((?:[^()]*, )?(?:menu|onder|under) (\w+)\b[^()]*\)")
PAGES = sorted(assets.path("help").glob("*/*.md"))
WORDS = tomllib.loads((ROOT / "tests/data/help-words.toml").read_text(encoding="utf-8"))
"""Of each page what is bold and is no name of the program: an emphasis, a word of the game."""


def _plain(text: str) -> str:
    """A text as it is read: without the sign of its Alt letter, and without a colon or dots."""
    read = re.sub(r"&(?!&)", "", text).replace("&&", "&").rstrip(":….?")
    return " ".join(read.lower().split())


def _each(text: str | tuple[str, ...]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


@cache
def _names(spoken: str) -> frozenset[str]:
    """Every text of the program in a language, and what the pages of the help are called."""
    window = texts.window_texts()
    other = [message for message in texts.english() if message.id]
    if spoken == "nl":
        found = {source for _, source in window} | {
            part for message in other for part in _each(message.id)
        }
    else:
        found = {*window.values()} | {part for message in other for part in _each(message.string)}
    titles = (page.read_text(encoding="utf-8") for page in PAGES if page.parent.name == spoken)
    found |= {title.partition("\n")[0].strip("# ") for title in titles}
    plain = {*map(_plain, found)}
    # a sign goes on after its name: "Afgemeld: %1", "Kaarten noteren (art. 8)", "Inleg (+)"
    return frozenset(plain | {re.split(r"[:,(]", text)[0].strip() for text in plain})


@cache
def _of_the_welcome_screen(spoken: str) -> frozenset[str]:
    there = {
        (source, english)
        for (context, source), english in texts.window_texts().items()
        if context in ("WelcomePage", "NewClubForm")
    }
    return frozenset(_plain(source if spoken == "nl" else english) for source, english in there)


def _sentences(text: str) -> Iterator[str]:
    yield from re.split(r"(?<=[.!?])\s|\n", text)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_what_is_bold_is_a_name_of_the_program_a_key_or_a_word_that_is_listed(page: Path) -> None:
    spoken = page.parent.name
    listed = {*map(_plain, WORDS[spoken].get(page.stem, ()))}
    bold = {_plain(name): name for name in BOLD.findall(page.read_text(encoding="utf-8"))}
    known = _names(spoken) | listed
    unknown = [
        name for plain, name in bold.items() if plain not in known and not KEY.fullmatch(plain)
    ]
    assert unknown == []
    assert listed - set(bold) == set(), "no longer on the page"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_what_stands_on_the_welcome_screen_is_there(page: Path) -> None:
    spoken = page.parent.name
    for sentence in _sentences(page.read_text(encoding="utf-8")):
        if WELCOME[spoken] in sentence:
            names = {_plain(name) for name in BOLD.findall(sentence)}
            assert names - _of_the_welcome_screen(spoken) == set(), sentence


@pytest.mark.parametrize("spoken", ["nl", "en"])
def test_a_menu_that_a_page_names_is_there(
    qtbot: QtBot,
    demo_ops: Operations,
    theme: Theme,
    qapp: QApplication,
    tmp_path: Path,
    spoken: str,
) -> None:
    ops = demo_ops
    language.speak(qapp, spoken)
    try:
        window = made_window(qtbot, ops, theme, tmp_path)
        there: dict[str, set[str]] = {}
        for place in PLACES:  # each has a menu of its own while one is there
            window.go(place)
            settle(qtbot, ops)
            page = window.page
            assert page is not None
            for menu in window.findChildren(QMenu):
                title = menu.title() or getattr(menu.parent(), "text", str)()
                there.setdefault(_plain(title), set()).update(
                    _plain(action.text()) for action in menu.actions()
                )
            of_place = window.menuBar().actions()[3].text()
            there[_plain(of_place)] = {_plain(action.text()) for action in page.page_actions()}
    finally:
        language.speak(qapp, "nl")
    pages = {
        page.stem: page.read_text(encoding="utf-8") for page in PAGES if page.parent.name == spoken
    }
    told = {(page, name) for page, text in pages.items() for name in MENU.findall(text)}
    assert told
    assert {(page, name) for page, name in told if _plain(name) not in there} == set()
    items = {(page, *found) for page, text in pages.items() for found in IN_MENU.findall(text)}
    assert {one for one in items if _plain(one[1]) not in there.get(_plain(one[2]), ())} == set()


def test_no_english_sentence_begins_with_a_who_that_asks_nothing() -> None:
    """A sentence such as "Who has no phone simply writes": its subject is "Anyone who"."""
    pages = [page for page in PAGES if page.parent.name == "en"]
    told = BOLD.sub("", "\n".join(page.read_text(encoding="utf-8") for page in pages))
    begins = re.findall(r"(?:^|[.!?:] |\n|- |\d\. )(Whom? [^.?|\n]*[.?|])", told)
    assert [sentence for sentence in begins if sentence[-1] == "."] == []
