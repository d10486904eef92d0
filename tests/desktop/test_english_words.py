"""Words that services hand out in Dutch are English in an English window, wherever they stand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.importing.words import Words
from clubadmin.desktop.kit.language import speak
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import hit_words
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.season_end.window import SeasonEndWindow
from clubadmin.desktop.standings.columns import field_name
from clubadmin.model.members.member import Member
from clubadmin.model.results.protest import ProtestDraft
from clubadmin.model.results.result import NO_GROUP
from clubadmin.model.seasons.closing import Ending, Winner, winners
from clubadmin.services.archive import search
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.hall import protests
from clubadmin.services.importing import draft as drafts
from clubadmin.services.members import members
from tests.desktop.made_window import settle
from tests.services.evening_club import evening_with
from tests.services.importing.lists import text_file

FIELDS = {"N/Z": "N/S", "O/W": "E/W", "De Ruiters": "De Ruiters", "": ""}
LIST = (
    "Seizoen;Competitie;Datum;Naam;Punten",
    "2018-2019;Donderdag;13-9-2018;Jan Bos;5742",
    "2018-2019;Donderdag;13-9-2018;Piet Vos;53811",
    "2018-2019;Donderdag;13-9-2018;Greet de Wit;5318",
    "2018-2019;Donderdag;13-9-2018;Toos Dekker;5100",
)


@pytest.fixture(autouse=True)
def _english(qapp: QApplication, theme: Theme) -> Iterator[None]:
    """After the look, which begins in Dutch."""
    speak(qapp, "en")
    yield
    speak(qapp, "nl")


@pytest.mark.usefixtures("ops")
def test_where_something_was_written_down_is_told_in_english(club: OpenClub) -> None:
    evening = evening_with(club, 4)
    members.add_member(club, Member(0, "Kok", "Ria", remark="speelt liever laat"))
    members.add_member(club, Member(0, "Kuiper", active=False))
    drawing.draw(club, evening.id, seed=1)
    protests.hand_in(club, evening.id, ProtestDraft("De klok stond stil"))
    protested, gone = (search.find(club, letters)[0] for letters in ("klok", "kuiper"))
    assert hit_words(protested) == (
        "De klok stond stil",
        f"Maandavond, evening {evening.number}, 12 November 2026",
    )
    assert hit_words(gone) == ("Kuiper", "former member")


@pytest.mark.usefixtures("ops")
def test_the_figures_around_a_doubtful_one_are_joined_in_english(
    club: OpenClub, tmp_path: Path
) -> None:
    draft = drafts.begin(club, text_file(tmp_path, *LIST))
    high = next(one for one in drafts.look(club, draft).doubts if one.kind == "high")
    asked = Words().question(high)
    assert "5742 and 5318" in asked
    assert " en " not in asked


def test_fields_and_who_is_in_no_group_have_an_english_name() -> None:
    assert {field: field_name(field) for field in FIELDS} == FIELDS
    assert field_name(NO_GROUP) == "without a group"


def test_what_stands_in_the_way_of_closing_a_season_is_told_in_english(
    qtbot: QtBot, ops: Operations, club: OpenClub, theme: Theme
) -> None:
    evening = evening_with(club, 4)
    main = QWidget()
    qtbot.addWidget(main)
    window = SeasonEndWindow(main, ops, theme, 1)
    settle(qtbot, ops)
    assert window.obstacles.index(0, 0).data() == (
        f"Evening {evening.number} of Maandavond (12 November 2026) is still open. Close it."
    )
    window.close()
    won = Ending(1, "Maandavond", "pairs", 3, 8, "sum", (), (Winner(NO_GROUP, ("Ria Kok",)),))
    assert winners(window.words, won) == "without a group: Ria Kok"
