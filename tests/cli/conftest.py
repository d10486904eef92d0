import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from clubadmin.cli import main
from clubadmin.services.club import recent
from tests.services.demo_club import demo_file


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process, with bytes on standard input."""

    def go(*arguments: object, stdin: bytes = b"") -> Ran:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        capfd.readouterr()
        code = main([str(one) for one in arguments])
        seen = capfd.readouterr()
        return Ran(code, seen.out, seen.err)

    return go


@pytest.fixture(autouse=True)
def _nobody_remembers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No test reads or writes which club this machine opened last."""
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: tmp_path)


@pytest.fixture(scope="session")
def demo_club(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A demo club of one season, to be read only."""
    return demo_file(tmp_path_factory.mktemp("demo") / "demo.club")
