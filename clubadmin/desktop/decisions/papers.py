"""Papers about decisions: made on the second thread, shown before they are printed."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.decisions import loading
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.language import current
from clubadmin.desktop.paper.printing import preview_paper
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.model.sheets.decision import Decision
from clubadmin.model.sheets.dispute import Case
from clubadmin.services.club import club as clubs

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations
    from clubadmin.domain.rules.rules import RuleSet
    from clubadmin.model.evenings.sanction import Sanction
    from clubadmin.reports.rulings.ruling import RuledGame

translate = QCoreApplication.translate


def show_ruling(parent: QWidget, ops: "Operations", evening_id: int, made: Decision) -> None:
    """The paper of a decision; `parent` is a widget in a window that knows `ops`."""

    def show(facts: loading.PaperFacts) -> None:
        from clubadmin.reports.rulings.ruling import RuledGame

        place = place_of(facts.evening, made.table_id)
        ruled = RuledGame(
            facts.rules, facts.evening, place, number_at(place, made.game), made, made.play
        )
        _preview(parent, ruled, facts.club)

    table_id = made.table_id
    ops.run(lambda club: loading.paper_facts(club, evening_id, table_id), show)


def show_play(parent: QWidget, ops: "Operations", play: str, rules: "RuleSet") -> None:
    """The paper of a play that belongs to no sheet."""

    def show(club: ClubSettings) -> None:
        from clubadmin.reports.rulings.ruling import RuledGame

        _preview(parent, RuledGame(rules, play=play), club)

    ops.run(clubs.settings, show)


def number_at(place: TablePlace | None, row: int) -> int:
    """The number of the game in a row: that of its wallet where there are wallets."""
    return row if place is None else place.game_at(row)


def show_disputed(parent: QWidget, ops: "Operations", case: Case, play: str) -> None:
    """The paper of a game about which nothing is decided yet."""

    def show(facts: loading.PaperFacts) -> None:
        from clubadmin.reports.rulings.ruling import RuledGame

        ruled = RuledGame(facts.rules, facts.evening, case.place, case.number, play=play)
        _preview(parent, ruled, facts.club)

    ops.run(lambda club: loading.paper_facts(club, case.evening_id, case.table_id), show)


def show_list(parent: QWidget, listed: loading.Listed, only: "Sanction | None" = None) -> None:
    """The paper with everything that was decided on an evening, or with one thing of it."""
    evening = listed.evening
    made = () if only else listed.decisions
    imposed = (only,) if only else evening.sanctions

    def make(printing: Printing) -> bytes:
        from clubadmin.reports import evening_decisions

        return evening_decisions(evening, made, printing, sanctions=imposed)

    title = translate("decisions", "Beslissingen")
    preview_paper(parent, title, make, files.evening_file(evening, title))


def place_of(evening: Evening, table_id: int) -> TablePlace | None:
    """A table of an evening; None when it is not there any more."""
    tables = (place for plan in evening.plan for place in plan.tables)
    return next((place for place in tables if place.table_id == table_id), None)


def _preview(parent: QWidget, ruled: "RuledGame", club: ClubSettings) -> None:
    from clubadmin.desktop.paper.printing import preview_pdf

    preview_pdf(parent, _title(ruled), _maker(ruled, club), _file_name(ruled))


def _maker(ruled: "RuledGame", club: ClubSettings) -> Callable[[], bytes]:
    language = current()

    def make() -> bytes:
        from clubadmin.reports import game_ruling

        return game_ruling(ruled, Printing(club, language, datetime.now()))

    return make


def _title(ruled: "RuledGame") -> str:
    if ruled.decision is not None:
        return translate("decisions", "Beslissing")
    return translate("decisions", "Arbitrage")


def _file_name(ruled: "RuledGame") -> str:
    if ruled.place is None or ruled.evening is None:
        return ""
    where = translate("decisions", "tafel %1 ronde %2 spel %3")
    numbers = (ruled.place.number, ruled.place.round, ruled.game)
    for sign, number in zip(("%1", "%2", "%3"), numbers, strict=True):
        where = where.replace(sign, str(number))
    return files.titled_file(f"{ruled.evening.date} {_title(ruled)} {where}")
