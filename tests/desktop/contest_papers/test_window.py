import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from clubadmin.desktop.contest_papers.paper_kinds import KINDS, suitable
from clubadmin.desktop.contest_papers.window import PapersWindow, open_papers
from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import dealing
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.hall import screen
from clubadmin.services.sheets import sheets
from tests.desktop.driving import shared_letters
from tests.desktop.made_window import made_window, settle
from tests.reports import looking
from tests.reports.kit.test_logo import picture
from tests.services.evening_club import contest_evening


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


def _drawn(club: OpenClub, form: str, entrants: int, *, deal: bool = True) -> Evening:
    evening = contest_evening(club, form, entrants)
    evening, _ = drawing.draw(club, evening.id, 1)
    if deal and evening.form.compared:
        dealing.deal(club, evening.id, 8, 1)
    return evening


def _typed(club: OpenClub, evening: Evening) -> Evening:
    for place in evening.plan[0].tables:
        sheets.save_lines(club, place.table_id, dict.fromkeys(range(1, 5), "100"))
        sheets.sign(club, place.table_id)
    return evenings.evening(club, evening.id)


def _open(qtbot: QtBot, window: MainWindow, evening: Evening) -> PapersWindow:
    assert window.page is not None
    shown = open_papers(window.page, evening.id)
    settle(qtbot, window.ops)
    return shown


def _shown_keys(papers: PapersWindow) -> set[str]:
    return {key for key, box in papers.list.boxes.items() if not box.isHidden()}


def _tick(papers: PapersWindow, *keys: str) -> None:
    papers.list.tick_all(on=False)
    for key in keys:
        papers.list.boxes[key].setChecked(True)


def test_a_contest_has_its_own_papers_and_a_club_evening_has_none_of_them(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    plain = _open(qtbot, window, _drawn(club, "individual", 8))
    assert "slips" in _shown_keys(plain)
    assert "hand-cards" not in _shown_keys(plain)
    assert not plain.sides.isVisible()


def test_of_a_contest_everything_that_lies_on_the_tables_can_be_printed(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    papers = _open(qtbot, window, _drawn(club, "schevenings", 8))
    assert {"labels", "hand-cards", "control-cards", "score-cards"} <= _shown_keys(papers)
    assert "bracket" not in _shown_keys(papers)
    assert papers.sides.isVisible()


def test_nobody_knows_before_where_a_knock_out_leads_so_no_cards_say_it(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    papers = _open(qtbot, window, _drawn(club, "knockout", 8))
    assert "bracket" in _shown_keys(papers)
    assert "movement" not in _shown_keys(papers)


def test_what_cannot_be_made_yet_says_when(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    papers = _open(qtbot, window, _drawn(club, "schevenings", 8, deal=False))
    assert not papers.list.boxes["control-cards"].isEnabled()
    assert (
        papers.list.boxes["control-cards"].accessibleDescription()
        == "kan als de spellen gedeeld zijn"
    )
    assert papers.list.boxes["result"].accessibleDescription() == "kan zodra er iets is ingevuld"
    dealing.deal(club, papers.evening_id, 8, 1)
    papers.refresh()
    settle(qtbot, window.ops)
    assert papers.list.boxes["control-cards"].isEnabled()


def test_what_is_ticked_opens_as_one_paper_to_look_at(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    papers = _open(qtbot, window, _drawn(club, "schevenings", 8))
    _tick(papers, "participants", "labels")
    QTest.keyClick(papers, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, window.ops)
    preview = papers.findChild(Preview)
    assert preview is not None
    qtbot.waitUntil(lambda: preview.pages >= 2)
    text = looking.text(preview.pdf)
    assert "Deelnemerslijst" in text
    assert "Mapetiketten" in text


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("form", "entrants"),
    [
        ("individual", 8),
        ("boompje", 8),
        ("pairs", 4),
        ("schevenings", 8),
        ("howell-pairs", 4),
        ("howell-players", 8),
        ("teams", 4),
        ("knockout", 8),
    ],
)
def test_every_paper_of_every_format_is_made(
    qtbot: QtBot,
    window: MainWindow,
    club: OpenClub,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    form: str,
    entrants: int,
) -> None:
    evening = _typed(club, _drawn(club, form, entrants))
    papers = _open(qtbot, window, evening)
    papers.list.tick_all(on=True)
    kinds = list(suitable(evening))
    assert [kind.key for kind in papers.list.ticked] == [kind.key for kind in kinds]
    folder = tmp_path / "papieren"
    folder.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    papers.save_each()
    settle(qtbot, window.ops)
    assert papers.said.text() == f"Bewaard: {folder}"
    made = list(folder.glob("*.pdf"))
    assert len(made) == len(kinds)
    for file in made:
        assert looking.pages(file.read_bytes())


def test_files_that_are_there_are_replaced_only_when_asked_twice(
    qtbot: QtBot,
    window: MainWindow,
    club: OpenClub,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    papers = _open(qtbot, window, _drawn(club, "individual", 8))
    _tick(papers, "participants")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    file = tmp_path / "2026-11-12-maandavond-avond-1-deelnemerslijst.pdf"
    file.write_bytes(b"van mij")
    papers.save_each()
    settle(qtbot, window.ops)
    assert "staan al 1 van deze bestanden" in papers.said.text()
    assert file.read_bytes() == b"van mij"
    papers.save_each()
    settle(qtbot, window.ops)
    assert file.read_bytes().startswith(b"%PDF")
    papers.save_each()
    settle(qtbot, window.ops)
    assert "staan al 1 van deze bestanden" in papers.said.text()


def test_one_file_holds_all_that_is_ticked(
    qtbot: QtBot,
    window: MainWindow,
    club: OpenClub,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    papers = _open(qtbot, window, _drawn(club, "schevenings", 8))
    _tick(papers, "participants", "slips", "table-cards")
    file = tmp_path / "alles.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    papers.save_one()
    settle(qtbot, window.ops)
    document = pypdfium2.PdfDocument(file)
    assert len(document) >= 4
    document.close()


def test_nothing_ticked_is_nothing_to_print(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    papers = _open(qtbot, window, _drawn(club, "individual", 8))
    papers.list.tick_all(on=False)
    assert not papers.look.isEnabled()
    papers.list.boxes["slips"].setChecked(True)
    assert papers.look.isEnabled()


def test_what_was_chosen_is_there_the_next_time(
    qtbot: QtBot, window: MainWindow, club: OpenClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: dict[str, str] = {}
    monkeypatch.setattr(remembered, "keep_text", kept.__setitem__)
    monkeypatch.setattr(remembered, "text", lambda name: kept.get(name, ""))
    evening = _drawn(club, "schevenings", 8)
    papers = _open(qtbot, window, evening)
    _tick(papers, "labels", "score-cards")
    papers.sides.choose("both")
    papers.close()
    again = _open(qtbot, window, evening)
    assert [kind.key for kind in again.list.ticked] == ["labels", "score-cards"]
    assert again.sides.value == "both"


def test_stopping_makes_nothing_and_the_window_is_ready_again(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    papers = _open(qtbot, window, _drawn(club, "schevenings", 8))
    papers.list.tick_all(on=True)
    papers.preview()
    assert not papers.look.isEnabled()
    papers.making.stop.click()
    settle(qtbot, window.ops)
    assert papers.findChild(Preview) is None
    assert papers.look.isEnabled()


def test_it_opens_before_anybody_is_there_and_says_when_each_paper_can_be_made(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    evening = contest_evening(club, "individual", 0)
    window.show_item("evening", evening.id)
    settle(qtbot, window.ops)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_L, both)
    settle(qtbot, window.ops)
    papers = window.findChild(PapersWindow)
    assert papers is not None
    assert not papers.list.ticked


def test_it_opens_from_the_evening_with_its_key(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    evening = _drawn(club, "individual", 8)
    window.show_item("evening", evening.id)
    settle(qtbot, window.ops)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_L, both)
    settle(qtbot, window.ops)
    papers = window.findChild(PapersWindow)
    assert papers is not None
    assert papers.evening_id == evening.id


def test_every_kind_has_a_name_and_a_line(qtbot: QtBot, window: MainWindow) -> None:
    from clubadmin.desktop.contest_papers.making import reports
    from clubadmin.desktop.contest_papers.words import named

    assert set(reports()) == {kind.key for kind in KINDS}
    assert all(all(named(kind.key)) for kind in KINDS)


def test_papers_that_are_joined_twice_are_the_same_bytes() -> None:
    from clubadmin.desktop.contest_papers.making import MadePaper, joined
    from clubadmin.reports.draw import seat_slips, table_cards
    from tests.reports import made_up

    evening = made_up.evening(8)
    papers = [
        MadePaper("a", "a", seat_slips.seat_slips(evening, Printing(made_up.CLUB))),
        MadePaper("b", "b", table_cards.table_cards(evening, Printing(made_up.CLUB))),
    ]
    once = joined(papers)
    time.sleep(1.1)  # a second later
    assert joined(papers) == once
    assert joined(papers) != joined(papers[::-1])
    assert len(looking.pages(joined(papers))) == sum(len(looking.pages(one.pdf)) for one in papers)


def test_f1_explains_the_papers(qtbot: QtBot, window: MainWindow, club: OpenClub) -> None:
    from clubadmin.desktop.kit.guide import Guide

    papers = _open(qtbot, window, _drawn(club, "individual", 8))
    QTest.keyClick(papers, Qt.Key.Key_F1)
    shown = papers.findChild(Guide)
    assert shown is not None
    assert shown.isVisible()
    shown.close()


def test_what_takes_over_a_second_shows_how_far_it_is_and_can_be_stopped(
    qtbot: QtBot, window: MainWindow, club: OpenClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []

    def slowly(_order: object, progress: Callable[[int, int], None]) -> tuple[()]:
        while True:
            seen.append(1)
            progress(1, 200)
            time.sleep(0.01)

    monkeypatch.setattr("clubadmin.desktop.contest_papers.window.make_all", slowly)
    papers = _open(qtbot, window, _drawn(club, "individual", 8))
    _tick(papers, "slips")
    papers.preview()
    qtbot.waitUntil(papers.making.progress.isVisible)
    qtbot.waitUntil(lambda: papers.making.progress.value() > 0)
    papers.making.stop.click()
    settle(qtbot, window.ops)
    assert seen
    assert not papers.making.progress.isVisible()
    assert papers.look.isEnabled()


def test_a_standing_that_is_kept_secret_is_on_no_paper_until_somebody_asks(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    evening = _typed(club, _drawn(club, "schevenings", 8))
    screen.hide_from(club, evening.id, 1)
    papers = _open(qtbot, window, evening)
    telling = {"result", "announcer", "diplomas", "boards", "travellers", "standings"}
    boxes = papers.list.boxes
    assert not any(boxes[key].isEnabled() for key in telling)
    assert papers.list.boxes["result"].accessibleDescription() == "de stand is nog geheim"
    assert boxes["hand-cards"].isEnabled()
    assert papers.secret.isVisible()
    papers.list.tick_all(on=True)
    assert not {kind.key for kind in papers.list.ticked} & telling
    _tick(papers, "slips")
    QTest.keyClick(papers, Qt.Key.Key_T, Qt.KeyboardModifier.AltModifier)
    assert all(boxes[key].isEnabled() for key in telling)
    assert [kind.key for kind in papers.list.ticked] == ["slips"]
    assert not papers.secret.isVisible()
    papers.refresh()
    settle(qtbot, window.ops)
    assert boxes["result"].isEnabled()


def test_who_goes_on_is_secret_as_well(qtbot: QtBot, window: MainWindow, club: OpenClub) -> None:
    evening = _typed(club, _drawn(club, "knockout", 8))
    screen.hide_from(club, evening.id, 1)
    papers = _open(qtbot, window, evening)
    assert not papers.list.boxes["bracket"].isEnabled()
    papers.secret.ask.click()
    assert papers.list.boxes["bracket"].isEnabled()


def test_the_clubs_logo_is_on_its_papers(qtbot: QtBot, window: MainWindow, club: OpenClub) -> None:
    clubs.change_settings(club, replace(clubs.settings(club), logo=picture("PNG")))
    papers = _open(qtbot, window, _drawn(club, "individual", 8))
    _tick(papers, "participants")
    papers.preview()
    settle(qtbot, window.ops)
    preview = papers.findChild(Preview)
    assert preview is not None
    qtbot.waitUntil(lambda: preview.pages == 1)
    assert b"/Subtype /Image" in preview.pdf


def test_enter_shows_the_papers_and_what_hangs_up_is_ticked_once_drawn(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    evening = contest_evening(club, "individual", 8)
    papers = _open(qtbot, window, evening)
    assert [kind.key for kind in papers.list.ticked] == ["participants"]
    papers.close()
    drawing.draw(club, evening.id, 1)
    papers = _open(qtbot, window, evening)
    ticked = [kind.key for kind in papers.list.ticked]
    assert ticked == ["draw-table", "draw-name", "slips", "sheets"]
    assert papers.list.boxes["draw-table"].hasFocus()
    QTest.keyClick(papers.list.boxes["draw-table"], Qt.Key.Key_Return)
    settle(qtbot, window.ops)
    qtbot.waitUntil(lambda: any(one.pages for one in window.findChildren(Preview)))


def test_all_of_an_evening_before_the_first_result_holds_no_empty_standings(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    papers = _open(qtbot, window, _drawn(club, "individual", 8))
    papers.list.tick_all(on=True)
    assert {kind.when for kind in papers.list.ticked} == {"before", "during"}


def test_once_all_is_played_the_result_and_the_diplomas_are_wanted_first(
    qtbot: QtBot, window: MainWindow, club: OpenClub
) -> None:
    evening = _drawn(club, "individual", 8)
    before = _open(qtbot, window, evening)
    assert [kind.key for kind in before.list.ticked] == [
        "draw-table",
        "draw-name",
        "slips",
        "sheets",
    ]
    before.close()
    for plan in evening.plan:
        for place in plan.tables:
            sheets.save_lines(club, place.table_id, dict.fromkeys(range(1, 5), "100"))
            sheets.sign(club, place.table_id)
    after = _open(qtbot, window, evening)
    assert [kind.key for kind in after.list.ticked] == ["result", "diplomas"]


@pytest.mark.parametrize("form", ["knockout", "schevenings"])
def test_every_letter_with_alt_leads_to_one_thing(
    qtbot: QtBot, window: MainWindow, club: OpenClub, form: str
) -> None:
    assert shared_letters(_open(qtbot, window, _drawn(club, form, 8))) == {}
