"""The worked examples of the help: every line scored again, figure by figure."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from clubadmin import assets
from clubadmin.desktop.kit import guide
from clubadmin.desktop.kit.theme import Theme
from clubadmin.domain.referee.playfile import judge_text
from clubadmin.domain.row.columns import SEATS, after_text
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.keypad import expand, forms_of
from clubadmin.domain.scoring.sheet import ScoredGame, ScoredSheet, score_sheet
from clubadmin.domain.terms import Language, Position, Severity, Side
from clubadmin.services.club.rulesets import installed

SETS = {rules.name: rules for rules in installed()}
TYPED = {"u typt": Language.NL, "you type": Language.EN}
SIDES = {
    **dict.fromkeys(("Wij", "Alleen", "Alone"), Side.NS),
    **dict.fromkeys(("Zij", "Samen", "Together"), Side.EW),
}
PLAYERS = {"1": 0, "2": 1, "3": 2}
EXPLAINED = {"leidsch", "leidsch-tientallen", "kraken", "schoppen-dubbel", "roem-in-de-hand"}
EXPLAINED |= {"drie-spelers", "twee-spelers", "tot-501", "manille", "belote", "troefcall"}


class Example(NamedTuple):
    """A table of a help page: its heads and rows, and under which rules it is scored."""

    page: str
    language: Language
    rules: RuleSet
    heads: list[str]
    rows: list[list[str]]

    @property
    def sheet(self) -> ScoredSheet:
        """The lines of the table scored as a sheet."""
        return score_sheet([row[1].strip("`") for row in self.rows[:-1]], self.rules)


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _examples(file: Path) -> list[Example]:
    """The tables whose first heads are what is typed and what it stands for."""
    found: list[Example] = []
    lines = file.read_text(encoding="utf-8").splitlines()
    rules = None
    for at, line in enumerate(lines):
        named = [name for name in re.findall(r"`([^`]+)`", line) if name in SETS]
        if named and not line.startswith("|"):
            rules = SETS[named[-1]]
        heads = _cells(line)
        if rules and heads[0] in TYPED and len(heads) > 3:
            rows = [_cells(row) for row in _table(lines[at + 2 :])]
            found.append(Example(file.stem, TYPED[heads[0]], rules, heads, rows))
    return found


def _table(lines: list[str]) -> list[str]:
    end = next((at for at, line in enumerate(lines) if not line.startswith("|")), len(lines))
    return lines[:end]


EXAMPLES = [
    example for file in sorted(assets.path("help").glob("*/*.md")) for example in _examples(file)
]


def _wanted(example: Example, game: ScoredGame, at: int) -> str:
    """What the column should say of a game; None for the words at the end."""
    head, before = example.heads[at], example.heads[:at]
    assert game.settled is not None
    if head in SIDES:
        return str(game.settled.of(SIDES[head]).points)
    if head == "roem":
        return str(game.settled.of(SIDES[before[-1]]).roem or "/")
    if head in PLAYERS:
        return after_text(f"player-{PLAYERS[head] + 1}", game.settled, example.language)
    if head in ("straf", "fines"):
        return after_text("fines", game.settled, example.language)
    side = SIDES[head.removeprefix("stand ")]
    so_far = example.sheet.games[: game.game]
    return str(sum(one.settled.of(side).total for one in so_far if one.settled))


def _wanted_total(example: Example, at: int) -> str:
    head, before, sheet = example.heads[at], example.heads[:at], example.sheet
    totals = {Side.NS: sheet.ns, Side.EW: sheet.ew}
    if head in SIDES:
        return str(totals[SIDES[head]].points)
    if head == "roem":
        return str(totals[SIDES[before[-1]]].roem)
    if head in PLAYERS:
        return str(next(one.total for one in sheet.seats if one.seat is SEATS[PLAYERS[head]]))
    return str(sum(one.fines for one in sheet.seats)) if head in ("straf", "fines") else ""


def test_every_system_has_an_example_in_both_languages() -> None:
    for language in Language:
        assert {one.rules.name for one in EXAMPLES if one.language is language} == EXPLAINED


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: f"{one.language}-{one.rules.name}")
def test_the_figures_of_an_example_are_those_that_the_program_gives(example: Example) -> None:
    last = len(example.heads) - 1  # what it means, in words
    for game, row in zip(example.sheet.games, example.rows, strict=False):
        assert [one for one in game.findings if one.severity is Severity.ERROR] == []
        for at in range(2, last):
            assert row[at] == _wanted(example, game, at), (row[0], example.heads[at])
    for at in range(2, last):
        assert example.rows[-1][at] == _wanted_total(example, at), example.heads[at]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: f"{one.language}-{one.rules.name}")
def test_what_is_typed_on_the_keypad_stands_for_the_line_beside_it(example: Example) -> None:
    for row in example.rows[:-1]:
        assert expand(row[0].strip("`"), forms_of(example.rules)) == row[1].strip("`")


def test_every_page_is_in_the_list_and_every_entry_has_a_page() -> None:
    for language in Language:
        there = {file.stem for file in assets.path(f"help/{language.value}").glob("*.md")}
        assert there == set(guide.topics())


def test_every_rule_set_that_the_help_lists_comes_along() -> None:
    for language in Language:
        text = assets.path(f"help/{language.value}/regels.md").read_text(encoding="utf-8")
        listed = re.findall(r"^\| `([a-z0-9-]+)` \|", text, re.MULTILINE)
        assert len(listed) > 1
        assert [name for name in listed if name not in SETS] == []


def test_links_lead_to_pages() -> None:
    for file in assets.path("help").glob("*/*.md"):
        for link in re.findall(r"(?<!!)\[[^\]]*\]\(([^)]+)\)", file.read_text(encoding="utf-8")):
            if link.startswith(("map:", "doe:")):
                continue  # a folder of the computer, or something to do
            page, _, anchor = link.partition("#")
            assert (file.parent / page).is_file(), (file.name, link)
            document = QTextDocument()
            document.setMarkdown((file.parent / page).read_text(encoding="utf-8"))
            assert not anchor or guide.heading(document, anchor), (file.name, link)


def test_every_term_of_1976_is_explained_and_linked_from_where_it_is_used() -> None:
    """NKF 1976, Omschrijving van de meest voorkomende termen: forty-one in the list."""
    for language in Language:
        folder = assets.path(f"help/{language.value}")
        terms = re.findall(r"^### (.+)$", (folder / "termen.md").read_text("utf-8"), re.MULTILINE)
        assert len(terms) == 41
        others = (file for file in folder.glob("*.md") if file.stem != "termen")
        linked = set(re.findall(r"termen\.md#([^)]+)\)", "".join(map(_text, others))))
        anchors = {re.sub(r"[^a-z0-9]+", "-", term.lower()).strip("-") for term in terms}
        assert anchors == linked


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def test_a_link_to_a_term_leads_to_that_term(qtbot: QtBot, theme: Theme) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    opened = guide.show_guide(window, theme, "arbitrage")
    qtbot.addWidget(opened)
    opened.text.anchorClicked.emit(QUrl("termen.md#nel"))
    assert opened.topic == "termen"
    assert opened.text.textCursor().block().text() == "Nel"
    opened.close()


def test_links_are_reached_by_tab_and_followed_by_enter_or_a_click(
    qtbot: QtBot, theme: Theme
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    opened = guide.show_guide(window, theme, "avond")
    qtbot.addWidget(opened)
    text = opened.text
    text.setFocus()
    reached = []
    for _ in range(2):
        QTest.keyClick(text, Qt.Key.Key_Tab)
        reached.append(text.textCursor().selectedText())
    assert reached == ["wedstrijd", "Wedstrijden en toernooien"]
    QTest.keyClick(text, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert text.textCursor().selectedText() == "wedstrijd"
    QTest.keyClick(text, Qt.Key.Key_Return)
    assert opened.topic == "termen"
    assert text.textCursor().block().text().startswith("Wedstrijd")
    opened.turn_to("avond")
    QTest.keyClick(text, Qt.Key.Key_Tab)
    box = text.cursorRect(text.textCursor())
    at = box.center() - QPoint(box.height(), 0)  # within the word of which it is the end
    QTest.mouseMove(text.viewport(), at)
    assert text.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert opened.topic == "termen"
    opened.close()


def test_the_signals_of_the_sources_are_in_the_help() -> None:
    """NKU, Seinen 1 to 8; Alles over kaarten, Kleintje Boer and Gevaarlijke Hand."""
    for language in Language:
        text = _text(assets.path(f"help/{language.value}/seinen.md"))
        assert re.findall(r"^(\d)\. ", text, re.MULTILINE) == list("12345678")
        assert {"### Kleintje Boer", "### Gevaarlijke Hand"} <= set(text.splitlines())


def test_the_game_of_the_page_about_arbitration_gives_the_row_that_it_says() -> None:
    for language in Language:
        text = assets.path(f"help/{language.value}/arbitrage.md").read_text(encoding="utf-8")
        play = text.split("```")[1]
        _record, judgement = judge_text(play, SETS["amsterdams"])
        assert [one.severity for one in judgement.findings if one.line] == []
        assert judgement.line
        assert f"`{judgement.line}`" in text
        assert [(one.trick, one.position) for one in judgement.revokes] == [(3, Position.E)]
