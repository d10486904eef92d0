"""Files that come with the program: rule sets, draws, fonts, icons, texts."""

import sys
from functools import cache
from pathlib import Path
from typing import Any


def _root() -> Path:
    if frozen := getattr(sys, "_MEIPASS", None):
        return Path(frozen) / "resources"
    package = Path(__file__).parent.parent
    inside = package / "resources"  # in a wheel
    return inside if inside.is_dir() else package.parent / "resources"


def path(name: str) -> Path:
    """The file or folder `name` ("rules/nku.toml") in a checkout, a wheel or a frozen build."""
    return _root() / name


def help_picture(link: str) -> Path | None:
    """The picture that a page of the help names in its last two parts; None for any other."""
    folder, name = [*link.split("/")[-2:], "", ""][:2]
    ours = folder in ("nl", "en") and name.endswith(".png")
    return path(f"help/pictures/{folder}/{name}") if ours else None


@cache
def table(name: str) -> dict[str, Any]:
    """Read the TOML file `name` ("draws/whist.toml"), once; the table is not to be changed."""
    import tomllib  # late: the first paint reads no table

    with path(name).open("rb") as file:
        return tomllib.load(file)
