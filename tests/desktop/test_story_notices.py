"""The bar at the foot says something as long as it is so, and not a moment longer."""

from tests.desktop.secretary import Secretary
from tests.desktop.test_story_systems import at_a_sheet  # noqa: F401


def test_a_game_left_empty_is_spoken_of_until_it_is_typed(at_a_sheet) -> None:  # noqa: F811
    desk: Secretary = at_a_sheet("Kraken")
    desk.enter("1/92", "2/100")
    desk.press("Return")
    desk.reads("Spel 3 is nog leeg")
    desk.enter("1/92")
    assert not desk.window.notice.isVisible()


def test_what_was_said_of_a_sheet_is_not_said_of_the_next(at_a_sheet) -> None:  # noqa: F811
    desk: Secretary = at_a_sheet("Kraken")
    desk.enter("1/92", "2/100")
    desk.press("Return")
    desk.reads("Spel 3 is nog leeg")
    desk.press("PgDown")
    assert not desk.window.notice.isVisible()


def test_what_was_said_of_a_sheet_is_not_said_elsewhere(at_a_sheet) -> None:  # noqa: F811
    desk: Secretary = at_a_sheet("Kraken")
    for keys, back in (("Ctrl+1", "Ctrl+3"), ("Ctrl+0", "Return")):
        desk.enter("1/92")
        desk.press("Return")
        desk.reads("nog leeg")
        desk.press(keys)
        assert not desk.window.notice.isVisible()
        desk.press(back)


def test_tables_that_changed_are_spoken_of_until_they_are_drawn(at_a_sheet) -> None:  # noqa: F811
    desk: Secretary = at_a_sheet("Kraken", people=8)
    desk.press("Ctrl+1")
    desk.press("Escape", "Tab")
    _take_away_somebody(desk)
    desk.reads("Vervallen: ronde 1")
    desk.press("Ctrl+2")
    desk.reads("Vervallen: ronde 1")
    desk.press("Ctrl+I")
    assert not desk.window.notice.isVisible()


def test_tables_that_changed_are_as_they_were_when_that_is_undone(at_a_sheet) -> None:  # noqa: F811
    desk: Secretary = at_a_sheet("Kraken", people=8)
    desk.press("Ctrl+1", "Escape", "Tab")
    before = desk.window.page.desk.evening.plan
    _take_away_somebody(desk)
    desk.reads("Vervallen: ronde 1")
    assert desk.window.page.desk.evening.plan != before
    desk.press("Ctrl+Z")
    assert desk.window.page.desk.evening.plan == before
    desk.reads("Teruggenomen. Van wat intussen is afgedrukt: ")  # she may have printed meanwhile
    desk.reads("Nieuw: ronde 1")
    desk.press("Ctrl+I")
    assert not desk.window.notice.isVisible()


def test_rounds_to_draw_again_are_of_their_own_evening(at_a_sheet) -> None:  # noqa: F811
    desk: Secretary = at_a_sheet("Kraken", people=4)
    desk.press("Ctrl+1", "Escape", "Tab")
    _take_away_somebody(desk)
    desk.reads("opnieuw indelen")
    desk.press("Ctrl+0", "Alt+N", "Return")
    assert not desk.window.page.desk.evening.plan
    assert not desk.window.notice.isVisible()


def _take_away_somebody(desk: Secretary) -> None:
    people = desk.window.page.desk.people.present
    for _ in range(6):
        if desk.focus is people:
            break
        desk.press("Tab")
    desk.press("Home", "Delete")
    desk.reads("Enter gaat door")
    desk.press("Return")
