"""Every figure of the lists of all times, and of records, opens into the evenings it is made of."""

import pytest

from clubadmin.desktop.archive.views.evening import Moved, moved_columns
from clubadmin.desktop.archive.views.notables import notables, stood_out
from clubadmin.desktop.archive.views.record_columns import asked, evenings_asked
from clubadmin.model.archive.records import EVERYTHING, LISTS, Scope, What
from clubadmin.model.explain.figure_asked import LeadAsked, SheetAsked, TitlesAsked
from clubadmin.services import explain
from clubadmin.services.archive import game_lists, people
from clubadmin.services.archive.lists import records
from clubadmin.services.archive.past import final_places
from clubadmin.services.archive.past.final_places import titles
from clubadmin.services.club.club import OpenClub
from tests.property.explaining import told
from tests.services.archive.by_hand import Night
from tests.turns import by_turns

SCOPES = (EVERYTHING, Scope(season_id=3), Scope(competition="Maandavond"))
OF_A_GAME = ("best-game", "most-roem-game")  # open into both sides of the game


@pytest.mark.sampled(3)
@pytest.mark.parametrize("what", by_turns(LISTS, 3))
def test_every_figure_of_a_list_opens_and_is_the_figure_in_it(past: OpenClub, what: What) -> None:
    for scope in SCOPES:
        for row in records.all_time(past, what, scope).rows:
            question = asked(what, scope, row)
            assert question is not None, (what, row)
            told(past, question, None if what in OF_A_GAME else row.figure)


@pytest.mark.parametrize("what", ["average", "points"])
def test_over_how_many_evenings_a_career_goes_opens(past: OpenClub, what: What) -> None:
    for scope in SCOPES:
        for row in records.all_time(past, what, scope).rows:
            question = evenings_asked(what, scope, row)
            assert question is not None
            told(past, question, row.evenings)


def test_a_lead_is_what_the_first_made_less_what_the_second_made(past: OpenClub) -> None:
    row = records.all_time(past, "highest-win").rows[0]
    assert row.where is not None
    found = explain.explain(past, LeadAsked(row.where.evening_id))
    assert found.joins == "less"
    assert found.parts[0].title == f"{row.name}, eerste"
    first, second = (int(one.value or 0) for one in found.parts)
    assert first - second == row.figure


def test_titles_open_into_the_standings_of_each(past: OpenClub) -> None:
    title = titles(past)[0]
    found = explain.explain(past, TitlesAsked("member", title.member_ids[0], EVERYTHING))
    one = next(part for part in found.parts if part.title.endswith(title.season))
    assert one.deeper is not None
    assert explain.explain(past, one.deeper).figure == "1"


def test_everything_that_stands_out_of_a_career_opens(past: OpenClub) -> None:
    for who in range(1, 11):
        for one in notables(people.person(past, who)):
            if one.figure:
                assert one.asks is not None, one
                if not isinstance(one.asks, SheetAsked):
                    found = explain.explain(past, one.asks).figure
                    assert found == one.figure.removesuffix(",0")


def test_the_titles_on_a_page_are_the_seasons_in_which_one_is_first(past: OpenClub) -> None:
    for who in range(1, 11):
        places = final_places.season_places(past, people.person(past, who).seasons)
        firsts = sum(one.place == 1 and one.final for one in places)
        told(past, TitlesAsked("member", who), firsts)


def test_everything_that_stood_out_on_an_evening_opens(
    past: OpenClub, history: tuple[Night, ...]
) -> None:
    for night in history:
        for one in stood_out(game_lists.evening_page(past, night.id)):
            if one.asks is None:
                assert one.title in ("Voor het eerst in de club", "Jubileum: avond"), one
            elif not isinstance(one.asks, SheetAsked):
                assert explain.explain(past, one.asks).figure == one.figure, one


def test_places_in_the_standings_after_an_evening_open(
    past: OpenClub, history: tuple[Night, ...]
) -> None:
    night = next(one for one in history if one.number == 2)
    page = game_lists.evening_page(past, night.id)
    assert page.after is not None
    assert page.before is not None
    before = {row.entrant_id: row.place for row in page.before.rows}
    for row in page.after.rows:
        was = before.get(row.entrant_id)
        moved = Moved(row, was, night.competition_id, page.after.after, None)
        shown = [column.text(moved) for column in moved_columns()[:2]]
        for column, text in zip(moved_columns(), shown, strict=False):
            asked_of = column.asks(moved) if column.asks else None
            assert (asked_of is None) == (text == "")
            if asked_of is not None:
                assert explain.explain(past, asked_of).figure == text
