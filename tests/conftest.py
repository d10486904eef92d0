"""What every test stands on: no screen is needed, and Dutch is spoken."""

import gc
import os
import signal

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from clubadmin.domain.draw import drawing
from tests import draws, shared
from tests.turns import sample, tries, turn_of

HERE = Path(__file__).parent
IN_ONE_THREAD = ("domain", "model", "reports", "services", "storage")  # signals reach them
OF_WHAT_IS_DRAWN = ("desktop", "reports", "server", "services")

# By day the same examples each time, and no clock: what passes here passes on a busy machine.
settings.register_profile(
    "tries",
    max_examples=tries(24, 100),
    derandomize=not tries(0, 1),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("tries")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Before the night's tests are left out; each in its turn."""
    sample(items)
    if hasattr(signal, "SIGALRM"):
        quick = pytest.mark.timeout(method="signal")  # a thread each takes half a millisecond
        for item in items:
            if item.path.parts[len(HERE.parts)] in IN_ONE_THREAD:
                item.add_marker(quick)
    items.sort(key=lambda item: turn_of(item.path.relative_to(HERE)))


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> None:
    """Almost all that is made while tests are sought stays: there is no garbage to look for."""
    gc.disable()


def pytest_collection_finish() -> None:
    """What was loaded to find the tests is not looked at again."""
    gc.freeze()
    gc.enable()


def pytest_sessionfinish() -> None:
    """What lives to the end is looked through once; pytest would do it ten times over."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _settings_of_this_run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Which files were made here is not noted among the settings of whoever runs the tests."""
    from clubadmin.services.club import recent

    settings = tmp_path_factory.mktemp("instellingen")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("XDG_CONFIG_HOME", str(settings))  # of the programs that tests start
        patched.setattr(recent, "user_config_path", lambda name, **_: settings / name)
        own = tmp_path_factory.getbasetemp()
        shared.folder[:] = [own.parent if "PYTEST_XDIST_WORKER" in os.environ else own]
        yield settings / "clubadmin"


@pytest.fixture(autouse=True)
def _garbage_is_looked_for_seldom(request: pytest.FixtureRequest) -> None:
    """Every 700 objects took a sixth of the time; windows that stay would slow down the next.

    A bench looks for it as programs do: what it is held against would else be quicker than it is.
    """
    as_ever = request.path.parts[len(HERE.parts)] in ("bench", "desktop")
    gc.set_threshold(*((700, 10, 10) if as_ever else (200_000, 20, 20)))


@pytest.fixture(autouse=True)
def _each_draw_is_sought_once(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By day, where the draw is not what a test is about, it gets the one sought before."""
    rooms = request.path.parts[len(HERE.parts) :]
    if rooms[0] not in OF_WHAT_IS_DRAWN or "draw" in rooms or tries(0, 1):
        return
    monkeypatch.setattr(drawing, "draw", draws.draw)


@cache
def _schemas() -> Callable[..., Any]:
    import xmlschema  # late, as the library does: it changes how others read XML

    return cache(xmlschema.XMLSchema)


@pytest.fixture(autouse=True, scope="session")
def _a_schema_of_banks_is_read_once() -> Iterator[None]:
    """The program writes a file for a bank once a month, and reads it each time."""
    from sepaxml import validation

    hold = validation.try_valid_xml

    def held(data: bytes, schema: str) -> None:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr("xmlschema.XMLSchema", _schemas())
            hold(data, schema)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(validation, "try_valid_xml", held)
        yield


@pytest.fixture(autouse=True)
def _remembered_in_this_test(_settings_of_this_run: Path) -> Iterator[None]:
    """Clubs of tests are copies of one: what one test did with it is not known in the next."""
    yield
    for name in ("copies.json", "erased.json"):
        (_settings_of_this_run / name).unlink(missing_ok=True)
