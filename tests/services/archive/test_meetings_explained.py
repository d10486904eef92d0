"""Sums of partners and opponents, and of two people, open into the tables they are made of."""

from datetime import date

from clubadmin.desktop.archive.views.day import total_asked
from clubadmin.model.archive.people import Companion
from clubadmin.model.explain.figure_asked import MeetingAsked, Of, SameEveningsAsked
from clubadmin.services import explain
from clubadmin.services.archive import game_lists, meetings, people
from clubadmin.services.club.club import OpenClub
from tests.property.explaining import told
from tests.services.archive.by_hand import Night

HALF = 0.5  # what stands by table is in whole points


def of_companion(past: OpenClub, of: Of, key: int, one: Companion, *, together: bool) -> None:
    for figure, shown in (
        ("tables", one.tables),
        ("evenings", one.evenings),
        ("won", one.won),
        ("lost", one.lost),
        ("made", one.made),
        ("other", one.other),
    ):
        told(past, MeetingAsked(of, key, one.member_id, together, figure), shown)  # type: ignore[arg-type]
    each = told(past, MeetingAsked(of, key, one.member_id, together, "each"))
    own, other = (float(part.value or 0) for part in each.parts)
    assert abs(own - one.made / one.tables) < HALF
    assert abs(other - one.other / one.tables) < HALF


def test_what_a_person_has_with_and_against_everybody_opens(past: OpenClub) -> None:
    page = people.person(past, 1)
    for one in page.partners:
        of_companion(past, "member", 1, one, together=True)
    for one in page.opponents:
        of_companion(past, "member", 1, one, together=False)


def test_what_a_pair_and_a_team_have_against_everybody_opens(past: OpenClub) -> None:
    for one in people.pair_page(past, 1).opponents:
        of_companion(past, "pair", 1, one, together=False)
    for one in people.team_page(past, 1).opponents:
        of_companion(past, "team", 1, one, together=False)


def test_two_people_beside_each_other_open_in_every_sum(past: OpenClub) -> None:
    found = meetings.head_to_head(past, 1, 2)
    for together, line in ((True, found.together), (False, found.against)):
        for figure, shown in (
            ("level", line.level),
            ("pits", line.pits),
            ("games-won", line.games_won),
            ("games-lost", line.games_lost),
        ):
            told(past, MeetingAsked("member", 1, 2, together, figure), shown)  # type: ignore[arg-type]
        both = explain.explain(past, MeetingAsked("member", 1, 2, together, "games"))
        assert both.figure == f"{line.games_won} – {line.games_lost}"
    for figure, shown in (
        ("evenings", found.evenings),
        ("ahead", found.a_ahead),
        ("behind", found.b_ahead),
        ("level", found.level),
    ):
        told(past, SameEveningsAsked(1, 2, figure), shown)  # type: ignore[arg-type]


def test_points_of_a_table_go_down_to_its_games(past: OpenClub) -> None:
    one = people.person(past, 1).partners[0]
    made = explain.explain(past, MeetingAsked("member", 1, one.member_id, True, "made"))
    assert made.parts[0].deeper is not None
    sheet = explain.explain(past, made.parts[0].deeper)
    assert sheet.value == made.parts[0].value
    assert sheet.parts[0].game == 1


def test_the_highest_on_a_day_of_other_years_opens(
    past: OpenClub, history: tuple[Night, ...]
) -> None:
    for night in history:
        for one in game_lists.on_this_day(past, date(2030, night.date.month, night.date.day)):
            told(past, total_asked(one), one.total)
