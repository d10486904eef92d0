"""Where the files lie that come with the program: rule sets, fonts, icons, texts."""

import sys
from pathlib import Path


def _root() -> Path:
    if frozen := getattr(sys, "_MEIPASS", None):
        return Path(frozen) / "resources"
    package = Path(__file__).parent.parent
    inside = package / "resources"  # in a wheel
    return inside if inside.is_dir() else package.parent / "resources"


def path(name: str) -> Path:
    """The file or folder `name` ("rules/nku.toml") in a checkout, a wheel or a frozen build."""
    return _root() / name
