"""Asking for file names, where the last ones were; before that in the documents folder."""

import re
from datetime import date
from itertools import chain, count
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.language import translate

SUFFIX = ".klaverjas"
_CLUBS, _READ, _SAVED = "files/clubs", "files/read", "files/saved"


def documents() -> Path:
    """The user's documents folder; where there is none, the home folder."""
    where = QStandardPaths.StandardLocation.DocumentsLocation
    found = Path(QStandardPaths.writableLocation(where) or Path.home())
    return found if found.is_dir() else Path.home()


def demo_file() -> Path:
    """The file of the example club, apart from real clubs."""
    where = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(where)) / "clubadmin" / f"voorbeeldclub{SUFFIX}"


def free_name(folder: Path, name: str) -> Path:
    """A file in the folder, called after the club, that is not there yet."""
    kept = "".join(sign for sign in name if sign.isalnum() or sign in " -_'").strip()
    stem = kept[:60] or "club"
    return _free(folder / f"{stem}{SUFFIX}")


class Occasion(Protocol):
    """An evening, or what was made of it."""

    @property
    def competition(self) -> str:
        """The name of the competition."""

    @property
    def date(self) -> date:
        """The day of play."""

    @property
    def number(self) -> int:
        """The number of the evening."""

    @property
    def planned(self) -> int:
        """How many evenings the competition has; 1: a contest of its own."""


def evening_file(
    of: Occasion, what: str, ending: str = "pdf", rectification: int | None = None
) -> str:
    """Name a file about an evening: two contests on one day do not collide.

    As "2026-11-12-maandavond-avond-1-indeling-op-naam.pdf"; a contest of its own has no number,
    and what was made after a `rectification` has the number of that.
    """
    what = rectified(what, rectification)
    contest, plain = _plain(of.competition), _plain(what)
    number = "" if of.planned == 1 else translate("Files", "avond-%1").replace("%1", str(of.number))
    parts = (of.date.isoformat(), contest, number, plain)
    return "-".join(part for part in parts if part) + f".{ending}"


def titled_file(title: str, *of: object, ending: str = "pdf") -> str:
    """Name a file by its title and its subject: "kasstaat-2026-11-12.pdf"."""
    return "-".join([_plain(title), *map(str, of)]) + f".{ending}"


def _plain(text: str) -> str:
    return "-".join(re.findall(r"\w+", text.lower()))


def rectified(what: str, rectification: int | None) -> str:
    """Title a paper; after a rectification with the number of that."""
    if not rectification:
        return what
    text = translate("Files", "%1 na rectificatie %2")
    return text.replace("%1", what).replace("%2", str(rectification))


def ask_club(parent: QWidget) -> Path | None:
    """Ask which club file to open."""
    name, _kind = QFileDialog.getOpenFileName(
        parent, translate("Files", "Club openen"), str(_last(_CLUBS)), _club_kinds()
    )
    return _kept(_CLUBS, name)


def ask_new_club(parent: QWidget, proposed: Path) -> Path | None:
    """Ask where a new club file goes."""
    name, _kind = QFileDialog.getSaveFileName(
        parent,
        translate("Files", "Waar komt het bestand van de club?"),
        str(proposed),
        _club_kinds(),
    )
    file = _kept(_CLUBS, name)
    return file and (file if file.suffix else Path(name + SUFFIX))


def ask_existing(parent: QWidget, title: str, kinds: str) -> Path | None:
    """An existing file of some kind."""
    name, _kind = QFileDialog.getOpenFileName(parent, title, str(_last(_READ)), kinds)
    return _kept(_READ, name)


def ask_target(parent: QWidget, title: str, proposed: str, kinds: str) -> Path | None:
    """Ask where to save; a missing ending is added, and one that was proposed follows the kind."""
    first = Path(proposed).suffix
    start = str(_last(_SAVED) / proposed)
    name, kind = QFileDialog.getSaveFileName(parent, title, start, kinds)
    if (file := _kept(_SAVED, name)) is None:
        return None
    wanted, *_ = (*re.findall(r"\*(\.\w+)", kind), first)
    if file.suffix == wanted or file.suffix not in ("", first):
        return file
    return _free(file.with_suffix(wanted))  # nobody was asked whether that may be replaced


def _free(file: Path) -> Path:
    """The file, or one with a number behind its name that is not there yet."""
    numbered = (file.with_name(f"{file.stem} {number}{file.suffix}") for number in count(2))
    return next(one for one in chain([file], numbered) if not one.exists())


def paper_kinds(*, web: bool) -> str:
    """A paper as PDF; of some also as a page for a browser."""
    pdf, page = translate("Files", "PDF (*.pdf)"), translate("Files", "Webpagina (*.html)")
    return f"{pdf};;{page}" if web else pdf


def ask_folder(parent: QWidget, title: str, first: Path | None = None) -> Path | None:
    """A folder; the question starts in `first` if that is there."""
    start = first if first is not None and first.is_dir() else _last(_SAVED)
    name = QFileDialog.getExistingDirectory(parent, title, str(start))
    return _kept(_SAVED, name)


def _last(what: str) -> Path:
    """The folder where such a file was chosen last, if it is still there."""
    kept = remembered.text(what)
    return Path(kept) if kept and Path(kept).is_dir() else documents()


def _kept(what: str, name: str) -> Path | None:
    """The chosen file or folder, its place kept for the next time; None for nothing chosen."""
    if not name:
        return None
    file = Path(name)
    remembered.keep_text(what, str(file if file.is_dir() else file.parent))
    return file


def _club_kinds() -> str:
    return translate("Files", "Klaverjasclub (*%1);;Alle bestanden (*)").replace("%1", SUFFIX)
