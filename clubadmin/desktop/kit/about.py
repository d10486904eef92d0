"""Facts of this installation: its version, its parts, the place of its log."""

import sys
from importlib import metadata
from typing import NamedTuple

from PySide6.QtCore import QLibraryInfo, QUrl
from PySide6.QtGui import QDesktopServices

from clubadmin import __version__
from clubadmin.desktop.kit import language, remembered
from clubadmin.i18n import Language
from clubadmin.model.club.newer import where_newer

OWN = "map"
"""Links of this kind open a folder of the computer, and never a place on the internet."""
_LONGEST = 60  # signs of a licence; some packages give the whole text for its name


class Part(NamedTuple):
    """A library that comes along."""

    name: str
    version: str
    licence: str


def filled_in(text: str, spoken: Language | None = None) -> str:
    """A page with what is known here: `{version}`, `{system}`, `{where}`, `{parts}`.

    In the language that is spoken, unless another is named.
    """
    rows = "\n".join(f"| {one.name} | {one.version} | {one.licence} |" for one in parts())
    python = ".".join(map(str, sys.version_info[:3]))
    system = f"Python {python}, Qt {QLibraryInfo.version().toString()}, {sys.platform}"
    where = where_newer().text(spoken or language.current())
    known = {"version": __version__, "system": system, "where": where, "parts": rows}
    for gap, value in known.items():
        text = text.replace(f"{{{gap}}}", value)
    return text


def parts() -> list[Part]:
    """The libraries of this installation, by name, each with its licence as it tells it."""
    found = {}
    for one in metadata.distributions():
        told = one.metadata
        name = told["Name"]
        if name and name != "clubadmin":
            found[name.lower()] = Part(name, one.version, _licence(told))
    return [found[name] for name in sorted(found)]


def _licence(told: metadata.PackageMetadata) -> str:
    """The licence as an expression, as a word, or as the classifiers have it."""
    kinds = told.get_all("Classifier") or []
    named = [kind.split(" :: ")[-1] for kind in kinds if kind.startswith("License")]
    given = [*(told.get_all("License-Expression") or []), *(told.get_all("License") or []), ""]
    words = given[0]
    short = words.strip().splitlines()[0] if words.strip() else ""
    return short if 0 < len(short) <= _LONGEST else ", ".join(named) or "?"


def open_folder(url: QUrl) -> None:
    """Open the folder that a link of the help means, in the computer's own way."""
    folder = remembered.folder()  # the log lies beside the settings
    if url.path() == "logboek" and folder is not None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
