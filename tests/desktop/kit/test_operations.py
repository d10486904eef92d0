import sqlite3
import threading
import time
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.operations import Operations, nothing
from clubadmin.desktop.work.clubs import put_copy_away
from clubadmin.errors import Refused, Trouble
from clubadmin.model.club.club import ClubSettings, Saved
from clubadmin.model.members.member import Member
from clubadmin.services.care import health
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub, look_into
from clubadmin.services.members import members
from clubadmin.storage.file.retention import copies
from clubadmin.storage.schema.tablenames import SeasonRow
from tests.desktop.made_window import settle


def _jan(club: OpenClub) -> Member:
    return members.add_member(club, Member(0, "Bos", "Jan"))


def test_answers_come_in_the_order_of_the_questions_on_the_thread_of_the_window(
    qtbot: QtBot, ops: Operations
) -> None:
    came: list[tuple[int, bool]] = []
    here = threading.current_thread()
    for number in range(20):
        ops.run(
            lambda _club, n=number: (n, threading.current_thread() is here),
            lambda answer: came.append((answer[0], threading.current_thread() is here)),
        )
    qtbot.waitUntil(lambda: len(came) == 20)
    assert came == [(number, True) for number in range(20)]


def test_a_row_goes_before_what_gives_way(qtbot: QtBot, ops: Operations) -> None:
    done: list[str] = []
    held = threading.Event()
    ops.run(lambda _club: held.wait(60), lambda _: None)
    for name in ("look", "check"):
        ops.run(lambda _club, n=name: n, done.append, gives_way=True)
    ops.change(lambda _club: "row", done.append)
    ops.run(lambda _club: "sheet", done.append, awaited=True)
    held.set()
    settle(qtbot, ops)
    assert done == ["row", "sheet", "look", "check"]


def test_what_an_awaited_answer_asks_for_is_awaited_as_well(qtbot: QtBot, ops: Operations) -> None:
    seen: list[bool] = []
    answered: list[bool] = []
    ops.answered.connect(lambda: answered.append(ops.awaits))

    def came(_answer: object) -> None:
        ops.run(lambda _club: None, lambda _: seen.append(ops.awaits))
        ops.run(lambda _club: None, lambda _: None, gives_way=True)

    ops.run(lambda _club: None, lambda _: seen.append(ops.awaits))
    ops.run(lambda _club: None, came, awaited=True)
    settle(qtbot, ops)
    assert seen == [True, True], "the first was asked before, and answered while it was awaited"
    assert answered == [False]


def test_the_file_is_worked_on_by_one_other_thread(qtbot: QtBot, ops: Operations) -> None:
    names: list[str] = []
    for _ in range(3):
        ops.run(lambda _club: threading.current_thread().name, names.append)
    settle(qtbot, ops)
    assert names == ["club"] * 3


def test_saved_is_said_after_a_commit_with_its_label(qtbot: QtBot, ops: Operations) -> None:
    said: list[Saved] = []
    ops.changed.connect(said.append)
    with qtbot.waitSignal(ops.undo_changed) as undo:
        ops.change(_jan, lambda _: None)
    assert len(said) == 1
    assert said[0].at
    assert "Bos" in str(undo.args[0].undo)


def test_a_change_that_fails_never_says_saved(qtbot: QtBot, ops: Operations) -> None:
    said: list[Saved] = []
    failed: list[Exception] = []
    ops.changed.connect(said.append)

    def refused(_club: OpenClub) -> None:
        raise Refused("Dat kan niet.")

    ops.change(refused, lambda _: pytest.fail("not done"), failed.append)
    settle(qtbot, ops)
    assert [str(error) for error in failed] == ["Dat kan niet."]
    assert said == []
    assert not ops.dirty


def test_a_trouble_that_nobody_handles_reaches_the_window(qtbot: QtBot, club: OpenClub) -> None:
    ops = Operations(club)
    try:
        with qtbot.waitSignal(ops.trouble) as told:
            ops.run(lambda _club: 1 / 0, lambda _: None)
        assert isinstance(told.args[0], ZeroDivisionError)
        answers: list[int] = []
        ops.run(lambda _club: 3, answers.append)
        settle(qtbot, ops)
        assert answers == [3]
    finally:
        ops.stop()


def test_an_answer_for_a_page_that_is_gone_is_dropped(qtbot: QtBot, ops: Operations) -> None:
    class Page(QObject):
        def done(self, _answer: int) -> None:
            raise AssertionError("the page is gone")

    page, gone = Page(), threading.Event()
    ops.run(lambda _club: gone.wait(60), page.done)
    page.deleteLater()
    gone.set()
    settle(qtbot, ops)


@pytest.mark.parametrize("busy", [True, False])
def test_what_was_to_be_done_at_rest_is_left_by_a_window_that_is_gone(
    qtbot: QtBot, ops: Operations, busy: bool
) -> None:
    page, seen = QWidget(), []
    if busy:
        ops.run(lambda _: None, lambda _: None)
    ops.when_idle(page.close)
    ops.when_idle(lambda: seen.append(page.isVisible()))
    ops.when_idle(lambda: seen.append("rest"))
    shiboken6.delete(page)
    qtbot.waitUntil(lambda: seen == ["rest"])


def test_a_question_that_is_overtaken_is_not_asked(qtbot: QtBot, ops: Operations) -> None:
    came: list[int] = []
    overtaken = threading.Event()
    ops.run(lambda _club: overtaken.wait(60), lambda _: None)
    job = ops.run(lambda _club: 1, came.append)
    ops.cancel(job)
    ops.run(lambda _club: 2, came.append)
    overtaken.set()
    settle(qtbot, ops)
    assert came == [2]


def test_long_work_shows_its_progress_and_can_be_stopped(qtbot: QtBot, ops: Operations) -> None:
    steps: list[tuple[int, int]] = []
    ops.progressed.connect(lambda done, total: steps.append((done, total)))
    done: list[int] = []

    def work(_club: OpenClub, progress: object) -> int:
        while True:
            progress(1, 400)  # type: ignore[operator]
            time.sleep(0.01)

    with qtbot.waitSignal(ops.long_work, check_params_cb=lambda job: job is not None):
        job = ops.run_long(work, done.append)
    ops.cancel(job)
    settle(qtbot, ops)
    assert steps
    assert done == []


def test_undo_and_redo_go_through_the_journal(qtbot: QtBot, ops: Operations) -> None:
    found: list[int] = []

    def count() -> int:
        ops.run(lambda club: len(members.members(club, "Bos")), found.append)
        settle(qtbot, ops)
        return found[-1]

    ops.change(_jan, lambda _: None)
    assert count() == 1
    ops.undo()
    assert count() == 0
    ops.redo()
    assert count() == 1


def test_another_club_takes_the_place_of_the_first_only_when_it_opens(
    qtbot: QtBot, ops: Operations, tmp_path: Path
) -> None:
    def broken() -> OpenClub:
        raise Refused("Dit is geen club.")

    failed: list[Exception] = []
    ops.open(broken, lambda _: None, failed.append)
    settle(qtbot, ops)
    assert failed
    assert ops.has_club
    file = tmp_path / "twee.klaverjas"
    with qtbot.waitSignal(ops.opened):
        ops.open(lambda: clubs.create_club(file, ClubSettings("Twee")), lambda _: None)
    names: list[str] = []
    ops.run(lambda club: clubs.settings(club).name, names.append)
    settle(qtbot, ops)
    assert names == ["Twee"]


def test_an_answer_for_a_widget_that_is_gone_is_dropped(qtbot: QtBot, ops: Operations) -> None:
    gone = QObject()
    came: list[object] = []
    ops.run(_jan, lambda answer: came.append((gone.objectName(), answer)))
    shiboken6.delete(gone)
    settle(qtbot, ops)
    assert came == []


def test_work_from_another_thread_is_answered_there_and_the_window_is_told(qtbot, ops):
    saved: list[object] = []
    ops.changed.connect(saved.append)
    answers: list[object] = []

    def elsewhere() -> None:
        for name in ("Een", "Twee", "Drie"):
            work = ops.hand_in(lambda club, name=name: add(club, name), changes=True)
            answers.append(work.result(60))

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join(60)  # the window's loop does not run meanwhile, and need not
    assert answers == ["Een", "Twee", "Drie"]
    assert saved == []
    qtbot.waitUntil(lambda: bool(saved), timeout=60_000)
    assert str(saved[-1].label) == "Drie"
    assert ops.dirty


def test_what_another_thread_only_reads_tells_the_window_nothing(qtbot, ops):
    saved: list[object] = []
    ops.changed.connect(saved.append)
    assert ops.hand_in(lambda club: club.uid, changes=True).result(60)
    settle(qtbot, ops)
    assert saved == []
    assert not ops.dirty


def test_work_from_another_thread_that_fails_has_its_exception_there(ops):
    with pytest.raises(ZeroDivisionError):
        ops.hand_in(lambda _club: 1 / 0).result(60)


def test_without_a_club_work_from_another_thread_is_refused(qtbot):
    ops = Operations()
    with pytest.raises(Trouble, match="geen club"):
        ops.hand_in(lambda club: club.uid).result(60)
    ops.stop()
    with pytest.raises(Trouble, match="geen club"):
        ops.hand_in(lambda club: club.uid).result(60)


@pytest.mark.parametrize("changed", [True, False])
def test_a_copy_is_made_at_the_end_of_what_was_changed_and_of_nothing_else(
    qtbot: QtBot, club: OpenClub, changed: bool
) -> None:
    path, ops = club.path, Operations(club)
    (ops.change if changed else ops.run)(_jan if changed else members.members, lambda _: None)
    settle(qtbot, ops)
    ops.stop(put_copy_away)
    made = copies(path)
    assert len(made) == changed
    for copy in made:
        with look_into(copy) as then:
            assert [one.name for one in members.members(then)] == ["Jan Bos"]


def test_at_the_end_no_copy_is_made_of_what_the_last_copy_has(qtbot: QtBot, club: OpenClub) -> None:
    path, ops = club.path, Operations(club)
    ops.change(_jan, nothing)
    settle(qtbot, ops)
    ops.beside(health.keep_closed, nothing)
    ops.stop(put_copy_away)  # also where it is still being made
    assert len(copies(path)) == 1


def add(club: OpenClub, name: str) -> str:
    with club.store.change(name) as change:
        change.insert(SeasonRow, name=name, starts=date(2026, 9, 1), ends=date(2027, 6, 30))
    return name


def _cannot_show(_: object) -> None:
    raise TypeError("text where a figure stood")


def test_what_a_page_cannot_show_is_damage_where_the_club_is_damaged(
    qtbot: QtBot, club: OpenClub
) -> None:
    ops = Operations(club)

    def damage(club: OpenClub) -> None:
        with closing(sqlite3.connect(club.path)) as outside:
            outside.execute("UPDATE rule_set SET title = x'00'")
            outside.commit()

    ops.run(damage, lambda _: None)
    with qtbot.waitSignal(ops.trouble) as told:
        ops.run(lambda _club: None, _cannot_show)
    assert isinstance(told.args[0], Trouble)
    assert "beschadigd" in str(told.args[0])
    ops.stop()


def test_where_the_club_is_whole_it_is_a_fault_of_the_page(qtbot: QtBot, ops: Operations) -> None:
    told: list[Exception] = []
    ops.trouble.connect(told.append)
    with qtbot.captureExceptions() as raised:
        ops.run(lambda _club: None, _cannot_show)
        settle(qtbot, ops)
    assert [kind for kind, *_ in raised] == [TypeError]
    assert told == []


def test_a_trouble_in_a_page_is_told_by_its_sentence(qtbot: QtBot, club: OpenClub) -> None:
    def show(_: object) -> None:
        raise Trouble("Dit reglement is niet te lezen.")

    ops = Operations(club)
    with qtbot.waitSignal(ops.trouble) as told:
        ops.run(lambda _club: None, show)
    assert "niet te lezen" in str(told.args[0])
    ops.stop()
