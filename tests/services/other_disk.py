"""A folder that lies on another disk than all else, as far as the program can tell."""

from pathlib import Path

import pytest

from clubadmin.storage.file import places


def plug_in(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Path:
    """A stick in the computer, in a folder of that name."""
    stick = folder / "stick"
    stick.mkdir()
    monkeypatch.setattr(places, "_device", lambda path: 2 if stick in (path, *path.parents) else 1)
    monkeypatch.setattr(places, "file_system", lambda _: "ext4")  # also where tests run in memory
    return stick
