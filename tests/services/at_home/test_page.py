"""The page for at home: the standing that the hall sees, with who agreed by name alone."""

import json
import re
from datetime import date, datetime

import pypdfium2
import pytest

from clubadmin.domain.terms import Language
from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.reports.web.at_home import DATA, PAGE, PICTURE, SIZE, drawn, home_pages
from clubadmin.services.at_home.standing import all_agreed, at_home, mark, unasked
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.hall import screen
from clubadmin.services.members.consents import give_consent, withdraw_consent
from clubadmin.services.members.members import members
from tests.services.comparison import contests
from tests.services.evening_club import contest_evening, evening_with, type_sheet

NOW = datetime(2026, 11, 30, 20, 14)
LINES = [("100", "82"), ("90", "82"), ("120", "90"), ("82", "100"), ("82", "100"), ("90", "82")]
GAMES = ("92+20 70 100 62", "62 81+40 92 70")
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'"


def everything(club: OpenClub, evening_id: int, *, early: bool = False) -> dict[str, str]:
    """All words that leave: of the page, of the data and of the picture."""
    found = at_home(club, evening_id, "nr", early=early)
    made = home_pages(found, NOW, address="https://club.nl/stand")
    assert made[PICTURE].startswith(b"\x89PNG")
    assert list(made) == [PICTURE, DATA, PAGE]
    document = pypdfium2.PdfDocument(drawn(found, NOW))
    words = document[0].get_textpage().get_text_bounded()
    document.close()
    return {PAGE: made[PAGE].decode(), DATA: made[DATA].decode(), PICTURE: words}


def played(club: OpenClub, evening: Evening, tables: int = 2) -> None:
    for table, games in list(zip(evening.plan[0].tables, GAMES, strict=True))[:tables]:
        type_sheet(club, table.table_id, games)


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    made = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    played(club, made)
    return made


def names(club: OpenClub) -> list[str]:
    return [part for one in members(club) for part in (one.last_name, one.label)]


def test_who_did_not_agree_is_a_number_everywhere(club: OpenClub, evening: Evening) -> None:
    before = mark(club, evening.id)
    for words in everything(club, evening.id).values():
        assert not [name for name in names(club) if re.search(rf"\b{name}\b", words)]
        assert "nr 1" in words
    assert at_home(club, evening.id, "nr").unnamed == 8
    first = evening.participants[0]
    give_consent(club, [first.members[0].id], date(2026, 11, 1))
    assert mark(club, evening.id) != before
    for name, words in everything(club, evening.id).items():
        assert first.name in words, name
        assert not [
            each.name for each in evening.participants[1:] if re.search(rf"\b{each.name}\b", words)
        ]
    assert json.loads(everything(club, evening.id)[DATA])["fields"][0]["rows"][0].keys() == {
        *("place", "number", "name", "score", "share")
    }


def test_the_page_is_the_standing_of_the_hall_without_a_script(
    club: OpenClub, evening: Evening
) -> None:
    hall = screen.facts(club, evening.id).standing
    page = everything(club, evening.id)
    data = json.loads(page[DATA])
    rows = data["fields"][0]["rows"]
    assert [(one["place"], one["score"]) for one in rows] == [
        (one.place, one.score) for one in hall.rows
    ]
    assert (data["after"], data["rounds"], data["made"]) == (1, 2, "2026-11-30T20:14:00")
    html = page[PAGE]
    assert POLICY in html
    assert "<script" not in html
    assert 'href="http' not in html
    assert 'http-equiv="refresh" content="60"' in html
    assert 'content="https://club.nl/stand/stand.png"' in html
    assert "Stand na ronde 1 van 2" in html
    assert "Stand na ronde 1 van 2" in page[PICTURE]
    assert "Bijgewerkt om 20.14 uur" in html.replace("20:14", "20.14")
    found = home_pages(at_home(club, evening.id, "no."), NOW, language=Language.EN)
    assert b"Standings after round 1 of 2" in found[PAGE]
    assert found[PICTURE][16:24] == b"".join(side.to_bytes(4, "big") for side in SIZE)


def test_what_the_hall_does_not_see_nobody_sees_at_home(club: OpenClub, evening: Evening) -> None:
    screen.hide_from(club, evening.id, 1)
    page = everything(club, evening.id)
    assert json.loads(page[DATA])["fields"] == []
    assert "Nog geen ronde is helemaal binnen." in page[PAGE]


def test_while_a_round_goes_on_is_shown_only_where_that_is_asked(club: OpenClub) -> None:
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    played(club, evening, tables=1)
    assert not at_home(club, evening.id, "nr", early=True).standing.rows
    screen.hide_from(club, evening.id, screen.EARLY)
    assert not at_home(club, evening.id, "nr").standing.rows
    words = everything(club, evening.id, early=True)
    assert "Voorlopig: na ronde 1, 1 van 2 tafels" in words[PAGE]
    assert json.loads(words[DATA])["provisional"]


def test_all_who_entered_agree_at_once_but_for_who_said_no(
    club: OpenClub, evening: Evening
) -> None:
    one, other = (evening.participants[at].members[0].id for at in (0, 1))
    withdraw_consent(club, [one], date(2026, 11, 1))
    assert one not in unasked(club, evening.id)
    all_agreed(club, evening.id, date(2026, 11, 30), "bij inschrijving")
    found = at_home(club, evening.id, "nr")
    assert found.unnamed == 1
    named = {row.number: row.name for row in found.standing.rows}
    assert named[1] == "nr 1"
    assert named[2] == evening.participants[1].name
    with pytest.raises(Refused, match="al bekend"):
        all_agreed(club, evening.id, date(2026, 11, 30), "bij inschrijving")
    withdraw_consent(club, [other], date(2026, 12, 1))
    assert at_home(club, evening.id, "nr").unnamed == 2


@pytest.mark.parametrize("kind", ["howell-pairs", "teams", "knockout", "knockout-pairs"])
def test_no_name_leaves_of_any_kind_of_contest_without_consent(club: OpenClub, kind: str) -> None:
    if kind.startswith("knockout"):
        evening = drawing.draw(club, contest_evening(club, kind, 8, rounds=2).id, seed=1)[0]
        for table in evening.plan[0].tables:
            type_sheet(club, table.table_id, " ".join(["92"] * evening.games))
    elif kind == "teams":
        evening = contests.contest_evening(club, kind, 2, contests.TEAMS)
        contests.type_all(club, evening, [("100", "82", "90"), ("90", "102", "90")])
    else:
        evening = contests.contest_evening(club, kind, 4, contests.HOWELL)
        contests.type_all(club, evening, LINES)
    everybody = names(club)
    assert len(everybody) >= 16  # of each two forms
    for words in everything(club, evening.id).values():
        assert not [name for name in everybody if re.search(rf"\b{name}\b", words)]
    rows = at_home(club, evening.id, "nr").standing.rows
    called = {one.id: one.team or f"nr {one.number}" for one in evening.participants}
    assert rows
    assert all(row.name == called[row.participant_id] for row in rows)


def test_of_a_pair_each_is_asked(club: OpenClub) -> None:
    evening = contest_evening(club, "pairs", 4)
    evening = drawing.draw(club, evening.id, seed=1)[0]
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, " ".join(["92"] * evening.games))
    pair = evening.participants[0]
    give_consent(club, [pair.members[1].id], date(2026, 11, 1))
    row = next(one for one in at_home(club, evening.id, "nr").standing.rows if one.number == 1)
    assert row.name == f"nr 1 – {pair.members[1].name}"
    assert isinstance(pair.members[0], Member)
