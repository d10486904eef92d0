"""All that is known of a member, kept in a folder as PDF and as JSON."""

from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import files, language
from clubadmin.desktop.kit.figures import plain_date, whole
from clubadmin.desktop.kit.operations import Operations
from clubadmin.model.archive.printed import PrintedColumn, PrintedPage, PrintedTable
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.known import Known, Value
from clubadmin.services.archive import known as archive_known
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.files import save

Say = Callable[[str], object]
translate = QCoreApplication.translate


def keep_known(
    parent: QWidget, ops: Operations, member_id: int, said: Say, failed: Callable[[Exception], None]
) -> None:
    """Ask for a folder and write both files there.

    Args:
        parent: asks from here.
        ops: the thread of the file.
        member_id: of whom.
        said: told where they are.
        failed: told what went wrong.
    """
    folder = files.ask_folder(parent, translate("Inspection", "In welke map komt de inzage?"))
    if folder is None:
        return

    def work(club: OpenClub) -> Path:
        found = archive_known.known(club, member_id)
        name = translate("Inspection", "inzage %1").replace("%1", found.name)
        stem = "".join(sign if sign.isalnum() else "-" for sign in name.lower())
        paper = _paper(found)
        from clubadmin.reports.archive.archive import archive_page

        pdf = archive_page(
            paper, Printing(clubs.settings(club), language.current(), datetime.now())
        )
        save(folder / f"{stem}.json", archive_known.as_json(found))
        return save(folder / f"{stem}.pdf", pdf)

    def done(made: Path) -> None:
        text = translate("Inspection", "✓ Inzage bewaard als PDF en als JSON: %1")
        said(text.replace("%1", str(made)))

    ops.run(work, done, failed, title=translate("Inspection", "Inzage"))


def _paper(found: Known) -> PrintedPage:
    tables = tuple(
        PrintedTable(
            language.told(part.title),
            tuple(PrintedColumn(language.told(one.head), one.right) for one in part.columns),
            tuple(tuple(_text(value) for value in row) for row in part.rows),
        )
        for part in found.parts
    )
    title = translate("Inspection", "Wat de club weet van %1").replace("%1", found.name)
    about = translate("Inspection", "Inzage volgens de AVG, artikel 15 en 20")
    return PrintedPage(title, about, tables)


def _text(value: Value) -> str:
    if isinstance(value, date):
        return plain_date(value)
    if isinstance(value, int):
        return whole(value)
    return value if isinstance(value, str) else language.told(value)
