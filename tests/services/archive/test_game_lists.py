"""All games as one list: every one of them once, in order, wherever one looks."""

from collections.abc import Callable

import pytest
from sqlalchemy import text

from clubadmin.model.archive.archive import ArchivedGame, GameFilter
from clubadmin.services.archive import career, game_lists
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members
from clubadmin.services.seasons import seasons


def place(game: ArchivedGame) -> tuple[object, ...]:
    one = game.place
    return one.date, one.evening_id, one.round, one.table, one.game


def own(game: ArchivedGame, person: str) -> bool:
    """Whether what the game ended in is of this person's side."""
    return person in (game.wij if game.side == "ns" else game.zij)


def everything(club: OpenClub) -> list[ArchivedGame]:
    whole = game_lists.game_list(club, newest_first=False)
    return list(game_lists.games_at(club, whole, 0, whole.count))


def test_every_game_that_was_typed_is_in_the_list_once(past: OpenClub) -> None:
    found = everything(past)
    with past.store.read() as conn:
        count = conn.execute(text("SELECT count(*) FROM game")).scalar_one()
    assert len(found) == len({place(one) for one in found}) == count
    assert [place(one) for one in found] == sorted(place(one) for one in found)


def test_newest_first_is_the_same_list_the_other_way_round(past: OpenClub) -> None:
    newest = game_lists.game_list(past)
    assert list(game_lists.games_at(past, newest, 0, newest.count)) == everything(past)[::-1]


def test_pages_are_pieces_of_the_list_over_the_ends_of_evenings(past: OpenClub) -> None:
    whole = game_lists.game_list(past, newest_first=False)
    all_of = everything(past)
    for first in range(0, whole.count, 37):
        assert list(game_lists.games_at(past, whole, first, 50)) == all_of[first : first + 50]
    assert game_lists.games_at(past, whole, whole.count, 10) == ()


FILTERS: dict[str, Callable[[OpenClub], GameFilter]] = {
    "pits": lambda _: GameFilter(outcome="pit"),
    "nat": lambda _: GameFilter(outcome="nat"),
    "made": lambda _: GameFilter(outcome="made"),
    "a season": lambda club: GameFilter(season_id=seasons.seasons(club)[-1].id),
    "a person": lambda club: GameFilter(member_id=members.members(club)[0].id),
    "pits of a person in a competition": lambda club: GameFilter(
        competition_id=1, member_id=members.members(club)[1].id, outcome="pit"
    ),
    "pits of a person": lambda club: GameFilter(
        member_id=members.members(club)[1].id, outcome="pit", whose="own"
    ),
    "pits against a person": lambda club: GameFilter(
        member_id=members.members(club)[1].id, outcome="pit", whose="against"
    ),
    "nat of a person": lambda club: GameFilter(
        member_id=members.members(club)[2].id, outcome="nat", whose="own"
    ),
    "an evening": lambda _: GameFilter(evening_id=3),
}


@pytest.mark.parametrize("which", FILTERS)
def test_a_filter_keeps_what_one_would_pick_oneself(past: OpenClub, which: str) -> None:
    wanted = FILTERS[which](past)
    names = {one.id: one.label for one in members.members(past)}
    of_season = {
        one.id
        for one in seasons.evenings(past)
        if wanted.season_id is None
        or one.competition_id in [c.id for c in seasons.competitions(past, wanted.season_id)]
    }
    of_competition = {
        one.id
        for one in seasons.evenings(past)
        if wanted.competition_id in (None, one.competition_id)
    }

    def kept(game: ArchivedGame) -> bool:
        person = names.get(wanted.member_id or 0, "")
        return (
            wanted.outcome in ("", game.outcome)
            and wanted.evening_id in (None, game.place.evening_id)
            and game.place.evening_id in of_season & of_competition
            and person in game.wij + game.zij
            and (not wanted.whose or own(game, person) is (wanted.whose == "own"))
        )

    found = game_lists.game_list(past, wanted, newest_first=False)
    by_hand = [one for one in everything(past) if kept(one)]
    assert found.count == len(by_hand)
    assert list(game_lists.games_at(past, found, 0, found.count)) == by_hand


def test_a_game_says_who_sat_where(past: OpenClub) -> None:
    game = everything(past)[0]
    shown = career.games(past, game.place.evening_id)[0]
    assert (game.wij, game.zij, game.typed) == (shown.wij, shown.zij, shown.typed)
    assert game.place.table_id


def test_a_club_without_games_has_an_empty_list(club: OpenClub) -> None:
    whole = game_lists.game_list(club)
    assert (whole.count, whole.spans) == (0, ())
    assert game_lists.games_at(club, whole, 0, 100) == ()
