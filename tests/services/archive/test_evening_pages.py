"""The page of an evening: what stood out, which records went, who moved."""

from collections import Counter

import pytest

from clubadmin.errors import Refused
from clubadmin.model.archive.records import EveningPage, NoteKind
from clubadmin.services.archive import game_lists
from clubadmin.services.club.club import OpenClub
from clubadmin.services.results.closing import result
from clubadmin.services.standings.standings import standings
from tests.services.archive.by_hand import Night

History = tuple[Night, ...]


@pytest.fixture(scope="module")
def pages(past: OpenClub, history: History) -> dict[int, EveningPage]:
    return {night.id: game_lists.evening_page(past, night.id) for night in history}


def noted(page: EveningPage, kind: NoteKind) -> list[tuple[tuple[int, ...], float]]:
    return sorted(
        (tuple(sorted(one.member_ids)), one.figure) for one in page.noted if one.kind == kind
    )


def test_the_result_and_the_standings_before_and_after_are_those_of_elsewhere(
    past: OpenClub, pages: dict[int, EveningPage], history: History
) -> None:
    for night in history:
        page = pages[night.id]
        assert page.result == result(past, night.id)
        if night.competition == "Viertallen":  # one evening, no standings
            assert (page.before, page.after) == (None, None)
            continue
        assert page.after == standings(past, night.competition_id, after=night.number)
        if night.number == 1:
            assert page.before is None
        else:
            assert page.before == standings(past, night.competition_id, after=night.number - 1)


def test_who_won_and_what_was_most_are_of_that_evening(
    pages: dict[int, EveningPage], history: History
) -> None:
    for night in history:
        page = pages[night.id]
        first = [row for row in night.rows if row.row.place == 1]
        assert noted(page, "winner") == sorted((row.members, row.row.score) for row in first)
        pits = max(row.row.pits for row in night.rows)
        assert noted(page, "most-pits") == sorted(
            (row.members, pits) for row in night.rows if row.row.pits == pits and pits
        )
        games = [
            (max(game.ns, game.ew), table.ns if game.ns >= game.ew else table.ew)
            for table in night.tables
            for game in table.games
        ]
        best = max((figure for figure, _ in games), default=0)
        assert noted(page, "best-game") == sorted(
            (tuple(sorted(who)), figure) for figure, who in games if figure == best
        )


def test_who_comes_for_the_first_time_and_who_makes_more_than_ever_are_named(
    pages: dict[int, EveningPage], history: History
) -> None:
    came: Counter[int] = Counter()
    best: dict[tuple[int, object], list[int]] = {}
    records = 0
    for at, night in enumerate(history):
        new, own = [], []
        for row in night.rows:
            for member in row.members:
                before = best.setdefault((member, night.size), [])
                if at and not came[member]:
                    new.append(((member,), 1))
                if len(before) >= 5 and row.row.total > max(before):
                    own.append(((member,), row.row.total))
                before.append(row.row.total)
        came.update(member for row in night.rows for member in row.members)
        assert noted(pages[night.id], "first-time") == sorted(new)
        assert noted(pages[night.id], "own-record") == sorted(own)
        records += len(own)
    assert records


def test_a_record_that_was_broken_says_whose_it_was(
    pages: dict[int, EveningPage], history: History
) -> None:
    seen = 0
    for at, night in enumerate(history):
        alike = [one for one in history[:at] if one.size == night.size]
        now = max(row.row.total for row in night.rows)
        before = max((row.row.total for one in alike for row in one.rows), default=None)
        found = [one for one in pages[night.id].broken if one.what == "best-evening"]
        if before is None or now < before:
            assert found == []
            continue
        seen += 1
        for one in found:
            assert (one.figure, one.before, one.equalled) == (now, before, now == before)
            assert one.before_where
            held = next(n for n in history if n.id == one.before_where.evening_id)
            assert before in [row.row.total for row in held.rows]
            assert one.before_name in ", ".join(row.row.name for row in held.rows)
        assert found
    assert seen > 2


def test_games_are_only_compared_where_they_are_known(
    pages: dict[int, EveningPage], history: History
) -> None:
    first = next(night for night in history if night.depth == "game")
    shallow = [pages[night.id] for night in history if night.date <= first.date]
    assert not [one for page in shallow for one in page.broken if one.what == "best-game"]


def test_one_goes_on_to_the_next_evening_over_the_end_of_a_season(
    past: OpenClub, pages: dict[int, EveningPage], history: History
) -> None:
    evenings = [night.id for night in history if night.competition == "Maandavond"]
    at, walked = evenings[0], []
    while at in pages:
        walked.append(at)
        at = pages[at].next_id or 0
    assert walked == evenings
    assert at  # the evening under way
    under_way = game_lists.evening_page(past, at)
    assert under_way.previous_id == evenings[-1]
    assert (under_way.noted, under_way.broken) == ((), ())
    assert pages[evenings[0]].previous_id is None


def test_an_evening_that_is_not_there_is_told(past: OpenClub) -> None:
    with pytest.raises(Refused, match="avond"):
        game_lists.evening_page(past, 99_999)
