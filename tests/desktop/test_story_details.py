"""Small things that stop somebody who has only a keyboard."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDateEdit, QLineEdit, QMenu

from tests.desktop.secretary import FIRST_NAMES, PEOPLE, Secretary


def new_club(secretary: Secretary, name: str = "De Roem") -> None:
    secretary.enter(name)
    secretary.wait(lambda: secretary.ops.has_club)


def test_a_club_made_with_enter_has_a_first_competition(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.press("Alt+1")
    assert isinstance(secretary.focus, QDateEdit)
    secretary.reads("Nieuwe avond 1")


def test_enter_on_the_date_makes_the_evening(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.press("Alt+1", "Return")
    secretary.reads("Wie is er?")


def test_rows_are_pasted_where_the_empty_list_says_so(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.copy_elsewhere("Anneke Bakker\t0512-000001\nBart Bos\t\n")
    secretary.press("Ctrl+V")
    secretary.press("Return")
    assert [row[0] for row in secretary.table("Leden")] == ["Bakker, Anneke", "Bos, Bart"]


def test_letters_after_an_edit_begin_a_new_search(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.copy_elsewhere("Anneke Bakker\nBart Bos\n")
    secretary.press("Ctrl+V", "Return", "Ctrl+F")
    secretary.type("bos")
    secretary.press("Return", "Return")  # opens the editor, stores what is there
    secretary.type("bak")
    assert isinstance(secretary.focus, QLineEdit)
    assert secretary.focus.text() == "bak"
    assert [row[0] for row in secretary.table("Leden")] == ["Bakker, Anneke"]


def test_enter_stores_a_member_from_the_last_tick_box_too(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.press("Ctrl+N")
    secretary.type("Hanna")
    secretary.press("Tab", "Tab")
    secretary.type("Visser")
    secretary.press("Tab", "Tab", "Tab", "Tab", "Space", "Return")
    assert [(row[0], row[2]) for row in secretary.table("Leden")] == [("Visser, Hanna", "gast")]
    secretary.reads("0 leden, 1 gast")


def test_a_list_that_gets_the_keyboard_shows_where_it_stands(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.copy_elsewhere("Anneke Bakker\nBart Bos\n")
    secretary.press("Ctrl+V", "Return", "Alt+3", "F6")
    table = secretary.focus
    assert table.accessibleName() == "Leden"
    assert [index.row() for index in table.selectionModel().selectedRows()] == [0]  # type: ignore[attr-defined]


def test_a_late_comer_is_given_a_round_by_typing_it(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.copy_elsewhere("Anneke Bakker\nBart Bos\n")
    secretary.press("Ctrl+V", "Return", "Alt+1", "Alt+N")
    secretary.enter("ann", "bos")
    secretary.press("Tab", "Tab", "Home", "Return")
    secretary.type("2")
    secretary.press("Return")
    assert secretary.table("Aanwezig")[0][1:] == ["Anneke Bakker", "vanaf ronde 2"]


def test_the_draw_begins_at_a_person_and_shows_it(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.copy_elsewhere("\n".join(PEOPLE[:8]))
    secretary.press("Ctrl+V", "Return", "Alt+1", "Alt+N")
    secretary.enter(*FIRST_NAMES[:8])
    secretary.press("Ctrl+I", "Ctrl+2")
    table = secretary.focus
    assert [(one.row(), one.column()) for one in table.selectionModel().selectedIndexes()] == [  # type: ignore[attr-defined]
        (0, 1)
    ]
    secretary.press("Left", "Left")
    assert table.currentIndex().column() == 1  # type: ignore[attr-defined]


def test_rows_that_do_not_fit_on_the_sheet_are_not_lost_in_silence(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.copy_elsewhere("\n".join(PEOPLE[:4]))
    secretary.press("Ctrl+V", "Return", "Alt+1", "Alt+N")
    secretary.enter(*FIRST_NAMES[:4])
    secretary.press("Ctrl+I", "Ctrl+3", "Down", "Down")
    secretary.copy_elsewhere("\n".join(["92"] * 16))
    secretary.press("Ctrl+V")
    secretary.reads("2 van de 16 rijen passen niet")


@pytest.mark.parametrize("language", ["nederlands", "english"])
def test_no_two_things_in_view_answer_to_the_same_alt_key(
    secretary: Secretary, language: str
) -> None:
    new_club(secretary)
    secretary.copy_elsewhere("\n".join(PEOPLE[:4]))
    secretary.press("Ctrl+V", "Return", "Ctrl+K")
    secretary.enter(language)
    secretary.wait(secretary.window.isActiveWindow)
    shared = {}
    for place in ("Alt+2", "Alt+3", "Alt+4", "Alt+5"):
        secretary.press(place)
        for tab in range(5):
            shared[f"{place}, {tab}"] = secretary.shared_letters()
            secretary.press("Ctrl+Tab")
    secretary.press("Alt+1", "Return")
    secretary.enter(*FIRST_NAMES[:4])
    secretary.press("Ctrl+I")
    for step in ("Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4", "Ctrl+0"):
        secretary.press(step)
        shared[step] = secretary.shared_letters()
    assert {where: letters for where, letters in shared.items() if letters} == {}


def test_after_another_language_the_colours_can_still_be_changed(secretary: Secretary) -> None:
    new_club(secretary)
    for wanted in ("english", "nederlands"):
        secretary.press("Ctrl+K")
        secretary.enter(wanted)
        secretary.wait(secretary.window.isActiveWindow)
    secretary.press("Ctrl+Shift+G", "Ctrl+Shift+G")
    assert not secretary.sees("Er ging iets mis")


def test_another_language_leaves_the_list_of_evenings_in_view(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.copy_elsewhere("\n".join(PEOPLE[:4]))
    secretary.press("Ctrl+V", "Return", "Alt+1", "Return")
    secretary.enter(*FIRST_NAMES[:4])
    secretary.press("Ctrl+I", "Ctrl+0", "Ctrl+K")
    secretary.enter("english")
    secretary.wait(secretary.window.isActiveWindow)
    secretary.reads("Evenings")
    assert secretary.window.windowTitle().startswith("Evening · ")


def test_the_window_fits_a_small_screen_with_a_sheet_open(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.copy_elsewhere("\n".join(PEOPLE[:4]))
    secretary.press("Ctrl+V", "Return", "Alt+1", "Return")
    secretary.enter(*FIRST_NAMES[:4])
    secretary.press("Ctrl+I", "Ctrl+3")
    assert secretary.window.minimumSizeHint().height() <= 640
    assert secretary.window.minimumSizeHint().width() <= 1024


def test_a_file_is_read_with_the_keys_that_the_menu_names(
    secretary: Secretary, tmp_path: Path
) -> None:
    new_club(secretary)
    secretary.press("Alt+5", "Ctrl+Shift+Tab")
    secretary.press_then_choose("Ctrl+O", Path("tests/data/mei-wille-2023-24.csv").absolute())
    secretary.wait(lambda: secretary.sees("Er verandert niets in de club"))
    assert secretary.table_in_front("Het bestand zoals het is")[1][4] == "Gr. D."


def test_the_keyboard_stays_where_work_was_started(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.press("Alt+5", "Ctrl+Tab", "Ctrl+Tab", "Ctrl+Tab", "Alt+N")
    secretary.wait(lambda: secretary.sees("Alles klopt"))
    assert secretary.reads_focus() == "Alles nakijken"


def test_enter_presses_whatever_tab_led_to(secretary: Secretary) -> None:
    new_club(secretary)
    for _ in range(40):
        if secretary.reads_focus() == "Zoeken":
            break
        secretary.press("Tab")
    secretary.press("Return")
    assert isinstance(secretary.focus, QLineEdit)
    secretary.enter("archief")
    assert secretary.window.windowTitle().startswith("Archief")


def test_escape_leaves_who_played_on_the_list(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.copy_elsewhere("\n".join(PEOPLE[:4]))
    secretary.press("Ctrl+V", "Return", "Alt+1", "Return")
    secretary.enter(*FIRST_NAMES[:4])
    secretary.press("Ctrl+I", "Ctrl+3")
    secretary.enter("100")
    secretary.press("Ctrl+1", "Tab", "Tab", "Home", "Delete")  # somebody who has played already
    secretary.reads("Anna Bakker valt uit na ronde 1")
    secretary.press("Escape")
    assert not secretary.sees("Anna Bakker valt uit")
    assert secretary.reads_focus() == "Aanwezig"


def test_escape_asks_before_a_half_typed_member_is_thrown_away(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.press("Ctrl+N")
    secretary.type("Riet")
    secretary.press("Tab", "Tab")
    secretary.type("Bos")
    secretary.press("Escape")
    secretary.reads("Dit is nog niet opgeslagen. Enter slaat op; nog eens Esc")
    secretary.type("ma")  # typing on goes on, and the next Escape asks again
    secretary.press("Escape", "Return")
    assert [row[0] for row in secretary.table("Leden")] == ["Bosma, Riet"]
    secretary.type("Kees")
    secretary.press("Escape", "Escape")
    assert not secretary.sees("nog niet opgeslagen")
    assert not secretary.sees("Kees")
    assert [row[0] for row in secretary.table("Leden")] == ["Bosma, Riet"]


def test_a_new_member_without_last_name_stays_when_another_is_begun(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.press("Ctrl+N")
    secretary.type("Riet")
    secretary.press("Ctrl+N")
    secretary.reads("! Vul de achternaam in.")
    secretary.type("Bos")
    secretary.press("Ctrl+N")
    secretary.type("Kees")
    assert [row[0] for row in secretary.table("Leden")] == ["Bos, Riet"]
    secretary.press("Ctrl+F", "Down")
    secretary.reads("Nieuw lid")
    secretary.press("F6")
    assert "Kees" in secretary.words()


def test_tab_leaves_a_date_at_once_and_typing_fills_all_of_it(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.press("Alt+5", "Ctrl+Tab", "Alt+I", "Tab")
    starts = secretary.focus
    assert isinstance(starts, QDateEdit)
    secretary.type("03102031")
    assert starts.text() == "03-10-2031"
    secretary.press("Tab")
    assert isinstance(secretary.focus, QDateEdit)
    assert secretary.focus is not starts
    secretary.press("Shift+Tab")
    assert secretary.focus is starts
    secretary.press("Shift+Tab")
    assert not isinstance(secretary.focus, QDateEdit)


def test_what_is_compared_is_still_ticked_in_another_language(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.press("Alt+5", "Ctrl+Tab", "Ctrl+Tab", "Space", "Down", "Space")
    secretary.reads("2 spelregels naast elkaar")
    secretary.press("Ctrl+K")
    secretary.type("english")
    secretary.press("Return")
    secretary.wait(lambda: secretary.sees("2 rule sets side by side"))


def test_every_command_of_the_evening_has_a_letter_of_its_own(secretary: Secretary) -> None:
    new_club(secretary)
    secretary.copy_elsewhere("\n".join(PEOPLE[:8]))
    secretary.press("Ctrl+V", "Return", "Alt+1", "Return")
    secretary.enter(*FIRST_NAMES[:8])
    secretary.press("Ctrl+I")
    entries: list[str] = []

    def look() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        entries.extend(one.text() for one in menu.actions() if one.text())

    (here,) = [one for one in secretary.window.findChildren(QMenu) if one.title() == "Avond"]
    here.aboutToShow.connect(lambda: QTimer.singleShot(0, look))
    secretary.open_menu("F10", "Right", "Right", "Right", "Down", "Down", "Escape", "Escape")
    letters = [one[one.index("&") + 1].casefold() for one in entries]
    assert len(letters) > 5
    assert len(set(letters)) == len(letters)
