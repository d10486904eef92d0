import gc
from collections.abc import Iterator
from functools import partialmethod
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit import fitting, remembered, used
from clubadmin.desktop.kit.language import speak
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.app import Program
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.services.club import recent
from clubadmin.services.club.club import OpenClub
from tests.desktop.driving import PATIENCE
from tests.desktop.measured import measured
from tests.desktop.secretary import Secretary
from tests.services.demo_club import demo_file
from tests.services.evening_club import copied_club, new_club
from tests.turns import tries


@pytest.fixture(scope="session", autouse=True)
def _what_lives_now_stays(qapp) -> None:
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _what_stands_by_itself_is_dressed() -> Iterator[None]:
    """A page that a test looks at without the window around it looks as it does in there."""
    applied: list[Theme] = []
    apply, add = Theme.apply, QtBot.addWidget

    def apply_and_know(theme: Theme) -> None:
        applied[:] = [theme]
        apply(theme)

    def dress_and_add(qtbot: QtBot, widget: QWidget, **how: Any) -> None:
        if applied and widget.parent() is None:
            applied[0].dress(widget)
        if _bare[0] or (isinstance(widget, MainWindow) and not tries(0, 1)):
            widget.setUpdatesEnabled(False)
        add(qtbot, widget, **how)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Theme, "apply", apply_and_know)
        patched.setattr(QtBot, "addWidget", dress_and_add)
        yield


_bare: list[bool] = [False]
"""Whether the windows of this test are only read."""


@pytest.fixture(autouse=True)
def _what_is_not_looked_at_is_bare(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """By day a window of which names and texts are read only has no stylesheet, and no paint.

    That is a quarter of the time such a test takes; the night has both.
    """
    _bare[:] = [not (tries(0, 1) or request.node.originalname in measured(request.path))]
    if _bare[0]:
        monkeypatch.setattr("clubadmin.desktop.kit.theme.stylesheet", lambda *_: "")
    yield
    _bare[:] = [False]


@pytest.fixture(scope="session", autouse=True)
def _nobody_is_in_a_hurry() -> Iterator[None]:
    """A busy machine makes no test fail: each waits for what it says, not for so many seconds."""
    with pytest.MonkeyPatch.context() as patched:
        for name in ("waitUntil", "waitSignal"):
            patient = partialmethod(getattr(QtBot, name), timeout=PATIENCE)
            patched.setattr(QtBot, name, patient)
        yield


@pytest.fixture(autouse=True)
def _garbage_is_collected_here() -> Iterator[None]:
    """As the program does it: never in the thread that owns the file."""
    gc.disable()
    yield
    gc.collect(1)
    gc.enable()


@pytest.fixture(autouse=True)
def _nothing_is_left_out() -> Iterator[None]:
    """What one club does not use is not left out of the menus of the next."""
    yield
    used.leave_out(())


@pytest.fixture(autouse=True)
def _copies_known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What the program remembers of copies is never that of who runs the tests."""
    folder = tmp_path.with_name(f"{tmp_path.name}-settings")
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: folder)


@pytest.fixture(autouse=True)
def _the_screen_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """That of the tests is 800 pixels wide; a test that is about a small one says so."""

    def room(window: QWidget) -> QRect:
        window.setUpdatesEnabled(not _bare[0])
        return QRect(0, 0, 1920, 1080)

    monkeypatch.setattr(fitting, "screen_room", room)


@pytest.fixture(autouse=True)
def _nothing_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """What windows of one test remember is not there in the next."""
    monkeypatch.setattr(remembered, "_settings", [])


@pytest.fixture(autouse=True)
def _no_window_stays(qapp: QApplication) -> Iterator[None]:
    """The keys of a window that one test leaves open are not there in the next."""
    before = set(qapp.topLevelWidgets())  # such as one that a whole module looks at
    yield
    for one in qapp.topLevelWidgets():
        if one.isVisible() and one not in before:
            one.hide()


@pytest.fixture
def theme(qapp) -> Iterator[Theme]:
    """The look of a window; the letters of the next test are not those that this one chose."""
    font = qapp.font()
    speak(qapp, "nl")
    made = Theme()
    made.mode = "light"
    made.apply()
    yield made
    qapp.setFont(font)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[OpenClub]:
    """A new club; the operations that a test makes of it may have closed it before."""
    with new_club(tmp_path) as made:
        yield made


@pytest.fixture
def ops(qtbot: QtBot, club: OpenClub) -> Iterator[Operations]:
    made = Operations(club)
    troubles: list[Exception] = []
    made.trouble.connect(troubles.append)
    yield made
    made.stop()
    assert not troubles


@pytest.fixture(scope="session")
def _demo_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return demo_file(tmp_path_factory.mktemp("demo") / "demo.klaverjas", half_typed=True)


@pytest.fixture
def demo_ops(qtbot: QtBot, _demo_file: Path, tmp_path: Path) -> Iterator[Operations]:
    """Operations on a copy of the example club, one season long."""
    made = Operations(copied_club(_demo_file, tmp_path))
    yield made
    made.stop()


@pytest.fixture
def secretary(
    request: pytest.FixtureRequest,
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Secretary]:
    """Somebody at the keyboard on the first start of the program, in an empty home."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "Documents").mkdir()
    font, palette = qapp.font(), qapp.palette()
    program = Program(qapp)
    somebody = Secretary(qtbot, program)
    program.window.setUpdatesEnabled(not _bare[0])
    yield somebody
    program.window.close()
    program.end()
    program.window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.setPalette(palette)
    qapp.setFont(font)
    speak(qapp, "nl")
