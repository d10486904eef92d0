"""A plugin of pytest: another rule set lies among those that come with the program.

`python -m pytest -p tests.domain.rules.one_more tests/...` runs tests as they would be if its file
had been added.
"""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from clubadmin import assets

NAME = "nku-proef"

_folder = TemporaryDirectory()
_shipped = assets.path


def pytest_configure() -> None:
    """Lay it there, before a test looks for the sets."""
    rules = Path(_folder.name) / "rules"
    shutil.copytree(_shipped("rules"), rules)
    (rules / f"{NAME}.toml").write_text(_another(), encoding="utf-8")
    assets.path = _as_if_added


def _as_if_added(name: str) -> Path:
    return Path(_folder.name) / name if Path(name).parts[0] == "rules" else _shipped(name)


def _another() -> str:
    """The rules of the NKU in which a pit brings 150."""
    text = _shipped("rules/nku.toml").read_text(encoding="utf-8")
    for before, after in (
        ('name = "nku"', f'name = "{NAME}"'),
        ('title = "NKU"', 'title = "NKU met een pit van 150"'),
        ("[sweep_bonus]\nvalue = 100", "[sweep_bonus]\nvalue = 150"),
    ):
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    return text
