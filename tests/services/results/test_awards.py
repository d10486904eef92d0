"""Prizes with what they are and who gave them, from the rule to result, papers and screen."""

import pytest

from clubadmin.model.club.printing import Printing
from clubadmin.model.publishing.publishing import Unnamed
from clubadmin.reports.results import honours
from clubadmin.reports.results.evening import evening_result
from clubadmin.reports.web import web_pages
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.hall import screen
from clubadmin.services.publishing.site import site
from clubadmin.services.results import closing
from clubadmin.services.seasons.seasons import seasons
from tests.reports import looking
from tests.services.evening_club import evening_with, type_sheet
from tests.services.publishing.test_publishing import nothing

RULE = "1: € 50 (Bakkerij Jansen), 2: fles wijn, 3, poedelprijs: rookworst"
LINES = ("100", "92")


def _played(club: OpenClub, kind: str = "individual") -> int:
    """Eight people in one round of one game, or a knock-out of two rounds."""
    rounds = 2 if kind == "knockout" else 1
    evening = evening_with(club, 8, kind=kind, rounds=rounds, games=1, prizes=RULE)
    for _ in range(rounds):
        evening, _report = drawing.draw(club, evening.id, 1)
        for at, table in enumerate(evening.plan[-1].tables):
            type_sheet(club, table.table_id, LINES[at])
    return evening.id


def _told(club: OpenClub, evening_id: int) -> dict[int, tuple[str, str]]:
    rows = closing.result(club, evening_id).rows
    return {row.place: (row.award, row.sponsor) for row in rows if row.award}


def test_a_prize_says_what_it_is_and_who_gave_it(club: OpenClub) -> None:
    evening_id = _played(club)
    before = _told(club, evening_id)
    assert before[1] == ("€ 50", "Bakkerij Jansen")
    assert list(before.values())[-1] == ("rookworst", "")
    closing.close(club, evening_id)
    assert _told(club, evening_id) == before
    kept = closing.result_version(club, evening_id, 1)
    assert kept.rows[0].sponsor == "Bakkerij Jansen"


def test_in_a_knockout_the_final_is_for_the_first_two_prizes(club: OpenClub) -> None:
    evening_id = _played(club, "knockout")
    told = {1: ("€ 50", "Bakkerij Jansen"), 2: ("fles wijn", ""), 3: ("rookworst", "")}
    assert _told(club, evening_id) == told


@pytest.mark.parametrize(
    ("rule", "consoled"), [("", False), ("1-3", False), ("poedelprijs: rookworst", True)]
)
@pytest.mark.parametrize("asked", [{"kind": "howell-players"}, {"evenings": 1}])
def test_in_a_contest_and_where_games_are_compared_nobody_is_consoled_unasked(
    club: OpenClub, rule: str, consoled: bool, asked: dict[str, object]
) -> None:
    evening = evening_with(club, 4, rounds=1, games=1, prizes=rule, **asked)
    evening, _report = drawing.draw(club, evening.id, 1)
    type_sheet(club, evening.plan[0].tables[0].table_id, "100")
    rows = closing.close(club, evening.id).rows
    assert any(row.poedelprijs for row in rows) == consoled


def test_papers_and_screen_tell_the_prize(club: OpenClub) -> None:
    evening_id = _played(club)
    evening, result = evenings.evening(club, evening_id), closing.result(club, evening_id)
    settings = clubs.settings(club)
    whole = "€ 50, aangeboden door Bakkerij Jansen"
    assert whole in looking.text(honours.announcer_sheet(evening, Printing(settings), result))
    made = looking.text(honours.diplomas(evening, Printing(settings), result))
    assert whole in made
    assert "rookworst" in made
    on_the_wall = looking.text(evening_result(result, Printing(settings)))
    assert "€ 50" in on_the_wall
    assert "poedelprijs: rookworst" in on_the_wall
    assert f"Met dank voor de prijzen: {whole}." in on_the_wall
    ranking = screen.facts(club, evening_id).ranking
    assert f"Met dank voor de prijzen: {whole}." in map(str, ranking.told)
    first = ranking.rows[0]
    assert (first.award, first.sponsor) == ("€ 50", "Bakkerij Jansen")


def test_the_page_of_an_evening_says_what_each_got_and_from_whom(club: OpenClub) -> None:
    closing.close(club, _played(club))
    pages = web_pages(site(club, [seasons(club)[0].id], Unnamed(), nothing), progress=nothing)
    found = [text for text in map(bytes.decode, pages.values()) if "€ 50" in text]
    assert len(found) == 1
    assert "<small>€ 50, aangeboden door Bakkerij Jansen</small>" in found[0]
