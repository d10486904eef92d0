"""Safety 15 for papers of the board and the treasurer: whatever is in a name, it is literal."""

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.reports.administration.annual_report import annual_report_paper
from clubadmin.reports.administration.cash_sheet import cash_sheet
from clubadmin.reports.administration.letters import dues_letters, dues_paper
from clubadmin.reports.kit import fonts
from clubadmin.reports.members.member_list import member_list, turnout_paper
from clubadmin.reports.standings.end import season_end_paper
from clubadmin.reports.standings.what_if import needed_paper, what_if_paper
from tests.reports import looking, test_board_papers
from tests.reports.administration import test_annual_report, test_cash_sheet, test_letters
from tests.reports.members import test_papers
from tests.safety.test_hostile_names_contests import called, without_the_gate
from tests.safety.test_hostile_names_reports import HOSTILE, squeezed
from tests.turns import by_turns

DAY = date(2026, 11, 24)
Make = Callable[[Any, Printing], bytes]
PAPERS: dict[str, tuple[Callable[[], Any], Make]] = {
    "cash": (lambda: test_cash_sheet.evening(6, 2, counted=17_000), cash_sheet),
    "letters": (lambda: test_letters.papers(test_letters.letter()), dues_letters),
    "dues": (lambda: test_letters.dues_list(5), dues_paper),
    "annual report": (lambda: test_annual_report.report(4), annual_report_paper),
    "needed": (lambda: test_board_papers.asked(6), needed_paper),
    "what if": (lambda: test_board_papers.proposed(6), what_if_paper),
    "end of a season": (lambda: test_board_papers.ended(2), season_end_paper),
    "turnout": (lambda: test_papers.of_season(5, 4), turnout_paper),
    "members": (
        lambda: tuple(test_papers.person(number) for number in range(1, 6)),
        lambda people, printing: member_list(people, printing, DAY),
    ),
}


def _look_at(paper: str, name: str) -> None:
    figures, make = PAPERS[paper]
    found = called(figures(), name)
    club = Printing(ClubSettings(name=name, place=name, accent="#aa0000"))
    made: list[bytes] = []
    for sheet in looking.sheets(lambda: made.append(make(found, club))):  # type: ignore[arg-type, return-value]
        assert looking.faults(sheet, edge=22) == [], paper
    assert squeezed(fonts.legible(name))[:8] in squeezed(looking.text(made[0])), paper
    for forbidden in (b"/JavaScript", b"/URI", b"/Launch", b"/EmbeddedFile"):
        assert forbidden not in made[0] or forbidden in name.encode("utf-8", "replace"), paper


@pytest.mark.parametrize(("at", "name"), by_turns(enumerate(HOSTILE), 10, several=True), ids=ascii)
def test_a_hostile_name_is_literal_on_a_paper_of_the_board(at: int, name: str) -> None:
    """Each paper in turn."""
    _look_at(tuple(PAPERS)[at // 10 % len(PAPERS)], name)


@pytest.mark.nightly
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
def test_every_hostile_name_is_literal_on_all_of_them(paper: str, name: str) -> None:
    _look_at(paper, name)


@pytest.mark.parametrize("paper", PAPERS)
def test_a_paper_of_the_board_without_the_gate_for_text_is_caught(
    paper: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_the_gate(monkeypatch)
    with pytest.raises(UnicodeEncodeError):
        _look_at(paper, "\ud800")
