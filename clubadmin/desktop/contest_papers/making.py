"""Makes the ticked papers one after the other, on the thread for papers."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache, partial
from hashlib import sha256
from io import BytesIO
from typing import Any

from clubadmin.desktop.contest_papers.paper_kinds import Facts, Kind, Options
from clubadmin.desktop.kit.files import rectified
from clubadmin.i18n import Language
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import boards as comparison_boards
from clubadmin.services.comparison import contests, dealing, matches
from clubadmin.services.draw import knockout
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from clubadmin.services.standings import standings
from clubadmin.services.standings.standings import climbing

Progress = Callable[[int, int], None]


Report = Callable[..., bytes]
"""Takes an evening, for whom it is printed, and what the kind of paper gives."""
_FOLLOWED = frozenset(("draw-table", "draw-name", "result"))
"""Papers that say where the evening is followed at home."""
_IDENTIFIER = re.compile(rb"/ID\[<[0-9A-F]{32}><[0-9A-F]{32}>\]")
_MADE = re.compile(rb"/CreationDate\(D:[0-9]{14}")
_UNDATED = b"/CreationDate(D:20000101000000"  # as every paper has it: the moment is in its foot


@dataclass(frozen=True)
class Shown:
    """The facts of the window before anything is made."""

    evening: Evening
    dealt: bool  # hands lie in the wallets
    ranked: bool  # there are standings of the competition, this evening in them or not


def shown(club: OpenClub, evening_id: int) -> Shown:
    """The evening as it is now."""
    evening = evenings.evening(club, evening_id)
    dealt = evening.form.compared and bool(dealing.wallets(club, evening_id))
    return Shown(evening, dealt, evening.begun or _counted_before(club, evening))


def facts(club: OpenClub, evening_id: int, needs: frozenset[str], progress: Progress) -> Facts:
    """Everything that the ticked papers are made from."""
    readers: dict[str, Callable[[OpenClub, int], Any]] = {
        "result": closing.result,
        "wallets": dealing.wallets,
        "contest": contests.contest,
        "travellers": matches.travellers,
        "crosstables": matches.crosstable,
        "bracket": knockout.bracket,
        "sessions": _sessions,
        "standings": _standings,
        "moves": _moves,
    }
    found: dict[str, Any] = {
        need: read(club, evening_id) for need, read in readers.items() if need in needs
    }
    if "boards" in needs:
        found["boards"] = _boards(club, evening_id, progress)
    return Facts(clubs.settings(club), evenings.evening(club, evening_id), **found)


def _counted_before(club: OpenClub, evening: Evening) -> bool:
    """Whether an earlier evening has a result that counts in the competition."""
    return bool(standings.standings(club, evening.competition_id, evening.number).evenings)


def _sessions(club: OpenClub, evening_id: int) -> Any:
    evening = evenings.evening(club, evening_id)
    return contests.contest_over(club, evening.competition_id, evening.number)


def _standings(club: OpenClub, evening_id: int) -> Any:
    evening = evenings.evening(club, evening_id)
    return standings.standings(club, evening.competition_id, evening.number)


def _moves(club: OpenClub, evening_id: int) -> Any:
    competition_id = evenings.evening(club, evening_id).competition_id
    return climbing(club, competition_id, _standings(club, evening_id))


def _boards(club: OpenClub, evening_id: int, progress: Progress) -> Any:
    """Game by game, so that it can be stopped."""
    states = comparison_boards.boards(club, evening_id)
    found = []
    for at, state in enumerate(states):
        progress(at, len(states))
        found.append(comparison_boards.board(club, evening_id, state.game))
    return tuple(found)


@cache
def reports() -> Mapping[str, Report]:
    """Map each kind of paper to the function that draws it."""
    from clubadmin.reports.blanks import blanks, round_sheets
    from clubadmin.reports.draw import (
        draws,
        hand_cards,
        movement,
        participants,
        score_cards,
        seat_slips,
        table_cards,
    )
    from clubadmin.reports.results import (
        boards,
        bracket,
        collecting_sheet,
        contest_result,
        crosstable,
        evening,
        honours,
    )
    from clubadmin.reports.standings import season

    def without_evening(report: Report) -> Report:
        """Adapt a report that is not about one evening, or finds its evening by itself."""

        def made(_evening: Evening, printing: Printing, of: Any, *more: Any, **how: Any) -> bytes:
            return report(of, printing, *more, **how)

        return made

    return {
        "participants": participants.participants_list,
        "draw-table": draws.draw_list,
        "draw-name": draws.draw_list,
        "slips": seat_slips.seat_slips,
        "table-cards": table_cards.table_cards,
        "movement": movement.movement_cards,
        "labels": hand_cards.wallet_labels,
        "hand-cards": hand_cards.hand_cards,
        "control-cards": hand_cards.control_cards,
        "score-cards": score_cards.score_cards,
        "sheets": blanks.blank_sheets,
        "round-sheets": round_sheets.round_sheets,
        "collecting-blank": collecting_sheet.collecting_sheet,
        "bracket": bracket.bracket_sheet,
        "result": without_evening(evening.evening_result),
        "announcer": honours.announcer_sheet,
        "diplomas": honours.diplomas,
        "boards": boards.frequency_sheets,
        "travellers": boards.travelling_sheets,
        "crosstable": crosstable.crosstables,
        "collecting": collecting_sheet.collecting_sheet,
        "sessions": without_evening(contest_result.contest_standings),
        "standings": without_evening(season.standings),
        "season-announcer": without_evening(honours.season_announcer_sheet),
        "season-diplomas": without_evening(honours.season_diplomas),
    }


@dataclass(frozen=True)
class MadePaper:
    """A paper, with what it is called in a file name."""

    key: str
    name: str
    pdf: bytes


@dataclass(frozen=True)
class Order:
    """The order of papers to be made."""

    kinds: tuple[Kind, ...]
    names: dict[str, str]  # by key: how the paper is called
    facts: Facts
    options: Options
    language: Language
    home: str = ""  # the address where the evening is followed


def make_all(order: Order, progress: Callable[[int, int], None]) -> tuple[MadePaper, ...]:
    """Every paper in order; `progress` is told after every page, and may stop it."""
    from clubadmin.reports.kit.page import watched

    made, facts = [], order.facts
    printing = Printing(facts.club, order.language, datetime.now())
    for at, kind in enumerate(order.kinds):
        more, named = kind.given(facts, order.options)
        how = replace(printing, home=order.home if kind.key in _FOLLOWED else "")
        with watched(partial(progress, at, len(order.kinds))):
            pdf = reports()[kind.key](facts.evening, how, *more, **named)
        number = facts.result.rectification if facts.result and "result" in kind.needs else None
        made.append(MadePaper(kind.key, rectified(order.names[kind.key], number), pdf))
    return tuple(made)


def joined(papers: Sequence[MadePaper]) -> bytes:
    """All papers in one PDF, each with its own page numbers."""
    if len(papers) == 1:
        return papers[0].pdf
    import pypdfium2

    whole = pypdfium2.PdfDocument.new()
    try:
        for paper in papers:
            part = pypdfium2.PdfDocument(paper.pdf)
            whole.import_pages(part)
            part.close()
        out = BytesIO()
        whole.save(out)
        return _named_by_content(_MADE.sub(_UNDATED, out.getvalue()))
    finally:
        whole.close()


def _named_by_content(pdf: bytes) -> bytes:
    """Equal papers give equal bytes: the identifier is made of the content, not of chance."""
    *_, found = (None, *_IDENTIFIER.finditer(pdf))  # the last one is the trailer's
    if found is None:
        return pdf
    bare = pdf[: found.start()] + pdf[found.end() :]
    mark = sha256(bare).hexdigest()[:32].upper().encode("ascii")
    return pdf[: found.start()] + b"/ID[<%b><%b>]" % (mark, mark) + pdf[found.end() :]
