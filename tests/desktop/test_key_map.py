"""Each shortcut of a place stands in its page of the help, and what is free is free."""

import re
import sys
from datetime import date
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from clubadmin import assets
from clubadmin.desktop.kit import used
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.i18n import Language
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from clubadmin.services.seasons import seasons
from tests.desktop.contests import contest_evening, type_scores
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import come

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))
import key_map

ROOT = Path(__file__).parents[2]
BESIDE = ("Kas van de avond",)
"""Commands that open a window with tabs beside the main one."""
STEPS = ("aanwezig", "indeling", "formulieren", "uitslag")


@pytest.fixture
def keys(
    qtbot: QtBot,
    club: OpenClub,
    ops: Operations,
    theme: Theme,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> key_map.KeyMap:
    monkeypatch.setattr(used, "is_shown", lambda _command: True)
    contest = contest_evening(club, 4)
    type_scores(club, contest)
    season = seasons.seasons(club)[0].id
    plain = Competition(0, season, "Donderdag", "individual", "nku", games=4, rounds=2)
    number = seasons.add_competition(club, plain).id
    evening = evenings.add_evening(club, number, date(2026, 11, 5))
    come(club, evening, members.members(club)[:8])
    drawing.draw(club, evening.id, seed=1)
    window = made_window(qtbot, ops, theme, tmp_path)
    ready = partial(settle, qtbot, ops)
    found = key_map.key_map(window, (evening.id, contest.id), ready)
    given = [one for one in key_map.every_command(window) if one.name in BESIDE]
    return key_map.with_windows(found, window, evening.id, given, ready)


def _page(language: Language, topic: str) -> str:
    return assets.path(f"help/{language.value}/{topic}.md").read_text("utf-8")


def _stands(key: str, page: str) -> bool:
    return re.search(rf"(?<![+\w]){re.escape(key)}(?![+\w])", page) is not None


def test_each_shortcut_of_a_place_stands_in_its_page_of_the_help(keys: key_map.KeyMap) -> None:
    lacks = [
        f"{language.value}/{topic}.md lacks {key}: {what}"
        for place, topic in key_map.TOPICS.items()
        for key, what in keys.shortcuts[place].items()
        for language in Language
        if not _stands(key, _page(language, topic))
    ]
    assert not lacks, "\n".join(lacks)
    assert keys.shortcuts["evening"]["Ctrl+I"] == "Indelen"
    assert len(keys.shortcuts["evening"]) > 20


@pytest.mark.parametrize("language", Language)
def test_the_page_of_each_step_leads_to_all_keys_of_an_evening(language: Language) -> None:
    for step in STEPS:
        (anchor,) = re.findall(r"\(avond\.md#([a-z]+)\)", _page(language, step))
        assert f"\n## {anchor.capitalize()}\n" in _page(language, "avond"), step


def test_the_map_has_the_windows_beside_and_the_keys_that_lines_read_themselves(
    keys: key_map.KeyMap,
) -> None:
    assert {*BESIDE} <= {*keys.windows}
    assert all("F1" in keys.windows[one] for one in BESIDE)
    tabs = [view for view in keys.views if view.place in BESIDE]
    assert len(tabs) > 2
    assert any("S" in view.letters for view in tabs)
    assert "entry" in key_map.by_lines()["F5"]  # chooses between a line of the hall and one's own
    assert not {"F2", "F5"} & {*keys.free("evening"), *keys.free(key_map.EVERYWHERE)}
    printed = "\n".join(keys.lines())
    assert "\nKas van de avond, shortcuts\n" in printed
    assert "attendance, entry, importing, members, sheet" in printed


def test_what_is_said_to_be_free_is_taken_by_nothing(keys: key_map.KeyMap) -> None:
    free = keys.free(key_map.EVERYWHERE)
    assert "Ctrl+B" in free
    for place, taken in keys.shortcuts.items():
        assert {*free} <= {*keys.free(place)}
        assert not {*keys.free(place)} & taken.keys()
    assert "Ctrl+P" not in keys.free("standings")  # prints there
    assert "Ctrl+Z" not in keys.free("standings")  # takes back everywhere
    lines = list(keys.lines())
    present = lines.index("\nAvond, Aanwezig: letters with Alt")
    (left,) = [line for line in lines[present : present + 26] if "free: " in line][:1]
    assert {*left.split()[1:]}.isdisjoint(keys.views[0].letters)


def test_no_shortcut_is_what_altgr_types() -> None:
    found = [
        file.name
        for file in sorted((ROOT / "clubadmin").rglob("*.py"))
        if re.search(r"Ctrl\+(Shift\+)?Alt\+|Alt\+(Shift\+)?Ctrl\+", file.read_text("utf-8"))
    ]
    assert not found, "on a Dutch laptop AltGr arrives as Ctrl+Alt, and types letters"
