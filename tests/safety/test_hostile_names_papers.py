"""Safety 15 for all other papers: whatever is in a name, it is literal and stays in its place."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from clubadmin import reports
from clubadmin.i18n import Message
from clubadmin.model.administration.dues import Payment, Receipt
from clubadmin.model.archive.archive import PrintedColumn, PrintedFacts, PrintedPage, PrintedTable
from clubadmin.model.club.club import ClubSettings, CopyElsewhere, Handover, HeldBy, PlayedBy
from clubadmin.model.club.printing import Printing
from clubadmin.model.draw.emergency import Emergency
from clubadmin.model.members.assembly import Attendee, Attending, Meeting
from clubadmin.model.members.member import Celebration, Celebrations, Member
from clubadmin.model.members.particulars import PhoneList
from clubadmin.reports.administration.annual_report import attendance_list
from clubadmin.reports.administration.letters import dues_receipt
from clubadmin.reports.archive.archive import archive_page
from clubadmin.reports.archive.explanation import explanation_paper
from clubadmin.reports.book import season_book
from clubadmin.reports.care.emergency import emergency_pack
from clubadmin.reports.care.handover import where_all_is
from clubadmin.reports.correspondence.letter_pages import letter_pages
from clubadmin.reports.kit import fonts
from clubadmin.reports.members.member_list import (
    address_labels,
    celebrations_paper,
    processing_register,
    telephone_list,
)
from clubadmin.reports.results.honours import season_announcer_sheet, season_diplomas
from clubadmin.reports.results.statistics import statistics
from clubadmin.reports.rulings.evening_lists import evening_protests
from clubadmin.reports.rulings.rules_table import rules_table
from clubadmin.reports.standings.ledger import ledger_paper
from clubadmin.reports.tableside.scan_cards import scan_cards
from tests.reports import books, looking, made_up, test_archive_page, test_protests
from tests.reports.archive import test_explanation
from tests.reports.correspondence import test_letter_pages
from tests.reports.members import test_papers
from tests.reports.results import test_statistics
from tests.reports.rulings import test_ruling
from tests.reports.standings import test_ledger
from tests.reports.tableside import test_scan_cards
from tests.safety.test_hostile_names_contests import (
    NAMED,
    called,
    without_room,
    without_the_gate,
)
from tests.safety.test_hostile_names_reports import HOSTILE, named, squeezed
from tests.turns import by_turns, tries

DAY = date(2026, 11, 24)
SAID = NAMED | {"text", "ruling", "article", "decided_by", "names", "title", "note", "street"}
Make = Callable[[str, ClubSettings], bytes]


def evening(name: str) -> Any:
    return replace(named(name), season=name, competition=name)


def standings(name: str) -> Any:
    return called(made_up.standings(4), name)


def handover(name: str, club: ClubSettings) -> bytes:
    place = Path("/") / "club" / (name.replace("\0", "") or "x")
    about = Handover(
        *(club, place, place),
        CopyElsewhere(made_up.STAMP, str(place), 3, due=False),
        (PlayedBy(name, name, name),),
        (replace(made_up.NKU, title=name),),
        (HeldBy(name, name, name),),
    )
    return where_all_is(about, settings=place, pages=str(place))


def page_of_the_archive(name: str, club: ClubSettings) -> bytes:
    columns = (PrintedColumn(name), PrintedColumn("avonden", right=True))
    blocks = (
        PrintedFacts(((name, name), (name, "1"))),
        called(test_archive_page.CURVE, name, SAID | {"unit"}),
        PrintedTable(name, columns, ((name, "1"), (name, "2")), name),
    )
    return archive_page(PrintedPage(name, name, blocks), Printing(club))


def rulings(name: str, club: ClubSettings) -> bytes:
    game = test_ruling.ruled()
    decided = called(game.decision, name, SAID)
    return reports.evening_decisions(
        evening(name),
        [replace(decided, table_id=evening(name).plan[0].tables[0].table_id)],
        Printing(club),
    )


@cache
def book() -> Any:
    return books.book(4, 2)


PAPERS: dict[str, Make] = {
    "emergency pack": lambda name, club: emergency_pack(
        Emergency(evening(name), (name, "Bos, Jan"), tables=1), Printing(club)
    ),
    "handover": handover,
    "scan cards": lambda name, club: scan_cards(
        evening(name), Printing(club), test_scan_cards.addresses(1), "http://10.0.0.2/wall/x"
    ),
    "archive": page_of_the_archive,
    "explanation": lambda name, club: explanation_paper(
        [(depth, called(one, name, SAID)) for depth, one in test_explanation.TOP.walk()],
        Printing(club),
    ),
    "protests": lambda name, club: evening_protests(
        evening(name),
        called((test_protests.OPEN, test_protests.REJECTED), name, SAID),
        Printing(club),
    ),
    "decisions": rulings,
    "decision": lambda name, club: reports.game_ruling(
        called(replace(test_ruling.ruled(), evening=evening(name)), name, SAID), Printing(club)
    ),
    "rules": lambda name, club: rules_table([replace(made_up.NKU, title=name)] * 2, Printing(club)),
    "diplomas of a season": lambda name, club: season_diplomas(standings(name), Printing(club)),
    "prizes of a season": lambda name, club: season_announcer_sheet(
        standings(name), Printing(club)
    ),
    "statistics": lambda name, club: statistics(
        called(test_statistics.view(test_statistics.block(made_up.NKU, 2)), name, SAID),
        Printing(club),
    ),
    "sitting out": lambda name, club: ledger_paper(
        called(test_ledger.view(4), name), Printing(club)
    ),
    "season book": lambda name, club: season_book(replace(called(book(), name), club=club)),
    "letter": lambda name, club: letter_pages(
        test_letter_pages.letters(test_letter_pages.one(1, name, name)), Printing(club)
    ),
    "receipt": lambda name, club: dues_receipt(
        Receipt(name, Member(1, name), Payment(7, 1, DAY, 1234567, "cash"), 500), Printing(club)
    ),
    "signing": lambda name, club: attendance_list(
        Meeting(DAY, name, 40, (Attendee(Member(1, name), Attending.PROXY, Member(2, name)),), 1),
        Printing(club),
    ),
    "labels": lambda name, club: address_labels(
        [called(test_papers.person(1), name, SAID | {"town"})], Printing(club), "3x8"
    ),
    "telephones": lambda name, club: telephone_list(
        PhoneList((called(test_papers.person(1), name),)), Printing(club), DAY
    ),
    "celebrations": lambda name, club: celebrations_paper(
        Celebrations(
            DAY, DAY, (Celebration(DAY, Member(1, name), Message("wordt {age}", age=75)),)
        ),
        Printing(club),
    ),
    "processing": lambda _name, club: processing_register((), Printing(club), DAY),
}


def look_at(paper: str, name: str) -> None:
    club = ClubSettings(name=name, place=name, accent="#aa0000")
    pdf = PAPERS[paper](name, club)
    if paper != "season book":  # written by itself; its pages are looked at in tests/reports
        for sheet in looking.sheets(lambda: PAPERS[paper](name, club)):
            assert looking.faults(sheet, edge=14 if paper == "labels" else 22) == [], paper
    wanted, text = fonts.legible(name), squeezed(looking.text(pdf))
    # beside other words, what is written from right to left is read word by word
    assert squeezed(wanted)[:8] in text or all(squeezed(one) in text for one in wanted.split())
    for forbidden in (b"/JavaScript", b"/URI", b"/Launch", b"/EmbeddedFile"):
        assert forbidden not in pdf or forbidden in name.encode("utf-8", "replace"), paper


@pytest.mark.parametrize("name", by_turns(HOSTILE, 10, 5), ids=ascii)
def test_a_hostile_name_is_literal_on_every_other_paper(name: str) -> None:
    each = tries(3, 1, 1)  # by day three names have all papers between them
    for paper in list(PAPERS)[HOSTILE.index(name) // 10 % each :: each]:
        look_at(paper, name)


@pytest.mark.parametrize("paper", PAPERS)
def test_another_paper_without_the_gate_for_text_is_caught(
    paper: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_the_gate(monkeypatch)
    with pytest.raises(UnicodeEncodeError):
        look_at(paper, "\ud800")


def test_other_papers_that_give_a_name_all_room_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    without_room(monkeypatch)
    for paper in ("emergency pack", "handover", "scan cards", "archive", "protests"):
        with pytest.raises(AssertionError, match="over"):
            look_at(paper, "W" * 400)
