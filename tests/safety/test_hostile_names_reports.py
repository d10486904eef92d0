"""Safety 15: whatever is in a name, it is shown literally on every paper and nothing raises."""

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from unicodedata import normalize

import pytest

from clubadmin import reports
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.member import Member
from clubadmin.model.results.result import ChangedGame, MovedRow, Rectification
from clubadmin.reports.kit import fonts, page
from tests.reports import looking, made_up
from tests.turns import by_turns

HOSTILE = [
    "<b>Jan</b>",
    "<font color='red'>Bos</font>",
    "<script>alert(1)</script>",
    "<img src='http://example.invalid/a.png'/>",
    "<a href='file:///etc/passwd'>x</a>",
    "<para><br/></para>",
    "Jan & Nel",
    "&amp;&lt;&#65;&nbsp;",
    "]]>",
    "<!-- -->",
    "<?xml version='1.0'?>",
    "<!DOCTYPE x [<!ENTITY a 'b'>]>",
    "(Jan) \\(Bos\\)",
    ") Tj ET endstream",
    "%PDF-1.4",
    "\\101\\n",
    "{0} {name} %s %(x)s %1 {",
    "${HOME} $(id) `id`",
    "'; DROP TABLE member; --",
    "\"quotes\" and 'single'",
    "=1+1",
    "+31612345678",
    "-1",
    "@SUM(A1)",
    "\tJan",
    "Jan\nBos",
    "Jan\r\nBos",
    "Jan\u2028Bos\u2029Jr",
    "Jan\x00Bos",
    "\x01\x02\x07\x08\x1b[31m",
    "\x7f\x80\x9f",
    "Jan\ufeffBos",
    "Jan\u200bBos",
    "Jan\u00adBos",
    "\u202eneJ soB",
    "\u2066Jan\u2069",
    "אברהם לוי",
    "محمد الأمين",
    "ฉันทนา",
    "李小龍",
    "김철수",
    "さくら",
    "Ελένη Παπαδοπούλου",
    "Юлия Иванова",
    "Ђорђе",
    "Şule Çelik",
    "İpek Işık",
    "Łukasz Żółć",
    "Nguyễn Thị Hằng",
    "Þórður Æsir",
    "ĳsbrand ŷ",
    "ﬁ ﬂ ﬀ",
    "Zoe\u0308 De\u0301",
    "a\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307",
    "Z" + "\u0335" * 40,
    "🃏",
    "👨‍👩‍👧‍👦 familie",
    "🇳🇱🏳️‍🌈",
    "\U0001f600" * 40,
    "\ud800",
    "Jan\udfffBos",
    "\ue000\uf8ff",
    "\U000e0041",
    "\U0010ffff",
    "\ufdd0",
    "\ufffe",
    "\ufffd",
    "x" * 400,
    "W" * 400,
    "i" * 400,
    "Jan " * 100,
    "Wijngaarden-van Oudenhoven tot Schoonhoven, Willem-Alexander",
    "…",
    "–",
    " ",
    "",
    "\u00a0",
    "\u3000Jan",
    "  Jan   Bos  ",
    "0",
    "None",
    "nan",
    "1e309",
    "ﷺ",
    "𝔍𝔞𝔫 𝔅𝔬𝔰",
    "Ｊａｎ",
    "J̲a̲n̲",
    "°",
    "·",
    "...",
    "pagina 1 van 1",
    "</Type/Page>>",
    "endobj 1 0 obj",
    "/Names /JavaScript",
    "javascript:alert(1)",
    "http://example.invalid",
    "\\\\server\\share",
    "../../etc/passwd",
    "C:\\con",
    "Jan\x0bBos\x0c",
    "\u180e\u2060\u2063",
    "A\u034fB",
    "Ω≈ç√∫˜µ≤",
    "\u0600\u06dd",
]


def every_paper(name: str) -> dict[str, Callable[[], bytes]]:
    """Each paper with `name` wherever a person, club, competition or reason is named."""
    club = ClubSettings(name=name, place=name, accent="#aa0000")
    text = {"season": name, "competition": name}
    standing = replace(made_up.standings(5, names=[name, "Bos, Jan"]), **text, rule_text=name)
    result = made_up.result(6)
    result = replace(result, **text, rows=tuple(replace(row, name=name) for row in result.rows))
    evening = replace(named(name), **text)
    correction = Rectification(
        1, name, name, name, 1, date(2026, 11, 12), name, name,
        (ChangedGame(1, 1, 1, name, name),), (MovedRow(name, 2, 1, 4000, 4040),),
    )  # fmt: skip
    return {
        "standings": lambda: reports.standings(standing, Printing(club)),
        "result": lambda: reports.evening_result(result, Printing(club)),
        "draw": lambda: reports.draw_list(evening, Printing(club)),
        "draw by name": lambda: reports.draw_list(evening, Printing(club), "name"),
        "slips": lambda: reports.seat_slips(evening, Printing(club)),
        "sheets": lambda: reports.blank_sheets(evening, Printing(club), name),
        "rectification": lambda: reports.rectification(correction, Printing(club)),
    }


def named(name: str):
    """An evening of seven people who all have the name."""
    evening = made_up.evening(7, rounds=2)

    def person(member: Member | None) -> Member | None:
        return member and replace(member, last_name=name, first_name=name, infix="", remark=name)

    participants = tuple(
        replace(one, members=tuple(person(member) for member in one.members))
        for one in evening.participants
    )
    plan = tuple(
        replace(
            round_,
            tables=tuple(
                replace(t, n=person(t.n), s=person(t.s), e=person(t.e), w=person(t.w))
                for t in round_.tables
            ),
        )
        for round_ in evening.plan
    )
    return replace(evening, participants=participants, plan=plan)


def test_there_are_a_hundred_hostile_strings() -> None:
    assert len(set(HOSTILE)) >= 100


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", by_turns(HOSTILE, 3), ids=ascii)
def test_a_hostile_name_is_shown_literally_on_every_paper(name: str) -> None:
    wanted = squeezed(fonts.legible(name))[:12]
    for title, make in every_paper(name).items():
        pdf = make()
        assert wanted in squeezed(looking.text(pdf)), title
        for forbidden in (b"/JavaScript", b"/URI", b"/Launch", b"/EmbeddedFile"):
            assert forbidden not in pdf or forbidden in name.encode("utf-8", "replace"), title


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", by_turns(HOSTILE, 3, 1), ids=ascii)
def test_a_hostile_name_stays_within_its_own_place(name: str) -> None:
    for title, make in every_paper(name).items():
        for sheet in looking.sheets(make):
            assert looking.faults(sheet, edge=22) == [], title


def test_without_the_gate_for_text_a_hostile_name_would_break_a_paper(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(page.fonts, "legible", lambda text: text)
    with pytest.raises(UnicodeEncodeError):
        every_paper("\ud800")["standings"]()


def squeezed(text: str) -> str:
    """Without what a reader of PDFs sees as it likes: spaces, ligatures, signs on one spot."""
    return re.sub(r"(.)\1+", r"\1", "".join(normalize("NFKC", text).split()))
