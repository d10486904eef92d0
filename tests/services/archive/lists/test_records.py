"""Lists of all times, each held against the same list made the slow way."""

from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import groupby

import pytest

from clubadmin.model.archive.archive import Size
from clubadmin.model.archive.records import LISTS, RecordList, Scope, What
from clubadmin.services.archive import people as archive_people
from clubadmin.services.archive.lists import records
from clubadmin.services.archive.past import final_places
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members
from clubadmin.services.seasons import seasons
from tests.services.archive.by_hand import Night

History = tuple[Night, ...]
Figures = list[tuple[float, tuple[int, ...]]]
"""What a list should hold: figures with the people behind them."""


def most_played(history: History) -> tuple[int, int, bool]:
    counts = Counter(night.size for night in history)
    last = {night.size: night.date for night in history}
    return max(counts, key=lambda size: (counts[size], last[size]))


def of_size(history: History) -> History:
    return tuple(night for night in history if night.size == most_played(history))


def per_evening(what: str) -> Callable[[History], Figures]:
    def figures(history: History) -> Figures:
        return [
            (getattr(row.row, what), row.members)
            for night in of_size(history)
            for row in night.rows
        ]

    return figures


def rounds(history: History) -> Figures:
    return [
        (one.total, row.members)
        for night in of_size(history)
        if night.depth != "evening"
        for row in night.rows
        for one in row.row.rounds
        if not one.credit
    ]


def games(history: History) -> Figures:
    return [
        (max(game.ns, game.ew), table.ns if game.ns >= game.ew else table.ew)
        for night in history
        for table in night.tables
        for game in table.games
    ]


def most_roem(history: History) -> list[float]:
    return [
        game.roem
        for night in history
        for table in night.tables
        for game in table.games
        if game.roem
    ]


def leads(history: History) -> Figures:
    found: Figures = []
    for night in of_size(history):
        ranked = sorted(night.rows, key=lambda row: -row.row.total)
        found.append((ranked[0].row.total - ranked[1].row.total, ranked[0].members))
    return found


def over_careers(figure: Callable[[list[float]], float], what: str) -> Callable[[History], Figures]:
    def figures(history: History) -> Figures:
        made: dict[int, list[float]] = defaultdict(list)
        for night in history:
            for row in night.rows:
                for member in row.members:
                    made[member].append(row.won if what == "won" else getattr(row.row, what))
        return [(figure(of), (member,)) for member, of in made.items()]

    return figures


def averages(history: History) -> Figures:
    made: dict[int, list[int]] = defaultdict(list)
    for night in of_size(history):
        for row in night.rows:
            for member in row.members:
                made[member].append(row.row.total)
    return [(sum(of) / len(of), (who,)) for who, of in made.items() if len(of) >= 5]


def runs(happened: list[bool]) -> int:
    return max((len(list(run)) for key, run in groupby(happened) if key), default=0)


def attended(history: History) -> Figures:
    people = {one for night in history for row in night.rows for one in row.members}
    names = {night.competition for night in history}
    return [
        (
            max(
                runs([bool(n.of(who)) for n in history if n.competition == name]) for name in names
            ),
            (who,),
        )
        for who in people
    ]


def won_in_a_row(history: History) -> Figures:
    people = {one for night in history for row in night.rows for one in row.members}
    return [
        (runs([row.won for night in history for row in night.of(who)]), (who,)) for who in people
    ]


BY_HAND: dict[What, Callable[[History], Figures]] = {
    "best-evening": per_evening("total"),
    "pits-evening": per_evening("pits"),
    "roem-evening": per_evening("roem"),
    "best-round": rounds,
    "best-game": games,
    "highest-win": leads,
    "average": averages,
    "evenings": over_careers(len, "total"),
    "points": over_careers(sum, "total"),
    "pits": over_careers(sum, "pits"),
    "roem": over_careers(sum, "roem"),
    "wins": over_careers(sum, "won"),
    "attended": attended,
    "won-series": won_in_a_row,
}


def ranked(found: Figures) -> list[tuple[int, float, tuple[int, ...]]]:
    figures = sorted((figure for figure, _ in found), reverse=True)
    return sorted(
        (1 + figures.index(figure), figure, tuple(sorted(who))) for figure, who in found if figure
    )


def shown(found: RecordList) -> list[tuple[int, float, tuple[int, ...]]]:
    return sorted((row.place, row.figure, tuple(sorted(row.member_ids))) for row in found.rows)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("what", BY_HAND)
def test_a_list_is_what_one_finds_by_going_through_all_evenings(
    past: OpenClub, history: History, what: What
) -> None:
    by_hand = ranked(BY_HAND[what](history))
    assert by_hand
    assert shown(records.all_time(past, what, most=1_000)) == by_hand
    short = records.all_time(past, what, most=3)
    assert shown(short) == [row for row in by_hand if row[0] <= 3]
    assert [row.place for row in short.rows] == sorted(row.place for row in short.rows)


@pytest.mark.parametrize("what", [what for what in BY_HAND if what != "average"])
def test_so_is_the_list_of_a_season_or_of_a_competition(
    past: OpenClub, history: History, what: What
) -> None:
    for season in seasons.seasons(past):
        its = tuple(night for night in history if night.season == season.name)
        found = records.all_time(past, what, Scope(season_id=season.id), most=1_000)
        assert shown(found) == ranked(BY_HAND[what](its))
    its = tuple(night for night in history if night.competition == "Maandavond")
    found = records.all_time(past, what, Scope(competition="Maandavond"), most=1_000)
    assert shown(found) == ranked(BY_HAND[what](its))


def test_the_lowest_evening_is_of_who_played_all_rounds(past: OpenClub, history: History) -> None:
    lowest = min(figure for figure, _ in per_evening("total")(history))
    first = records.all_time(past, "worst-evening", most=1).rows[0]
    assert (first.place, first.figure) == (1, lowest)


def test_the_most_roem_and_the_most_nat_are_from_the_games(
    past: OpenClub, history: History
) -> None:
    roem = records.all_time(past, "most-roem-game", most=1_000)
    assert sorted(row.figure for row in roem.rows) == sorted(most_roem(history))
    deep = tuple(night for night in history if night.depth == "game")
    nat = records.all_time(past, "nat-evening", most=1_000)
    assert shown(nat) == ranked(per_evening("nat")(deep))
    count = records.all_time(past, "games", most=1_000)
    by_hand: Counter[int] = Counter()
    for night in deep:
        for table in night.tables:
            by_hand.update(dict.fromkeys(table.people, len(table.games)))
    assert {row.member_ids[0]: row.figure for row in count.rows if by_hand[row.member_ids[0]]}
    alone = [night for night in deep if night.format == "individual"]
    expected: Counter[int] = Counter()
    for night in alone:
        for table in night.tables:
            expected.update(dict.fromkeys(table.people, len(table.games)))
    found = records.all_time(past, "games", Scope(competition="Maandavond"), most=1_000)
    assert {row.member_ids[0]: row.figure for row in found.rows} == dict(expected)


def test_a_list_says_how_deep_it_looks_and_from_when(past: OpenClub, history: History) -> None:
    for what in LISTS:
        found = records.all_time(past, what)
        wanted = {"evening": 0, "round": 1, "game": 2}
        depths = ("evening", "round", "game")
        alike = [n for n in history if found.size is None or n.size == _key(found.size)]
        if what in ("best-game", "most-roem-game"):  # a game is a game, however many are played
            alike = list(history)
        if what in ("pair-average", "pair-evenings"):
            alike = [n for n in alike if n.format == "pairs"]
        deep = [n for n in alike if depths.index(n.depth) >= wanted[found.depth]]
        if what in ("roem", "roem-evening"):  # four evenings from paper have totals only
            deep = [n for n in deep if n.depth != "evening"]
        if what in ("pits", "pits-evening"):  # and three have rounds without pits
            deep = [n for n in deep if n.depth != "round"]
        assert found.since == min(night.date for night in deep)
        assert (found.evenings, found.shallow) == (len(deep), len(alike) - len(deep))
    assert records.all_time(past, "games").shallow == 7
    assert records.all_time(past, "best-game").depth == "game"


def _key(size: Size) -> tuple[int, int, bool]:
    return size.games, size.rounds, size.teams


def test_a_game_says_where_it_was_and_how_it_was_typed(past: OpenClub, history: History) -> None:
    best = records.all_time(past, "best-game", most=1).rows[0]
    assert best.where is not None
    (night,) = (one for one in history if one.id == best.where.evening_id)
    (table,) = (
        one
        for one in night.tables
        if (one.round, one.number) == (best.where.round, best.where.table)
    )
    (game,) = (one for one in table.games if one.game == best.where.game)
    assert max(game.ns, game.ew) == best.figure
    assert game.typed == best.note


def test_evenings_of_another_size_are_a_list_of_their_own(past: OpenClub) -> None:
    book = records.records(past)
    (teams,) = [size for size, count in book.sizes if size.teams]
    found = records.all_time(past, "best-evening", Scope(size=teams))
    assert {row.where.competition for row in found.rows if row.where} == {"Viertallen"}
    assert sum(count for _, count in book.sizes) == 21


def test_the_book_has_the_first_and_second_of_every_list(past: OpenClub) -> None:
    book = records.records(past)
    assert [one.what for one in book.lists] == [what for what in LISTS if what != "titles"]
    for one in book.lists:
        whole = records.all_time(past, one.what, most=1_000)
        assert one.rows == tuple(row for row in whole.rows if row.place <= 2)


def test_a_person_holds_the_records_in_which_he_is_first(past: OpenClub) -> None:
    book = records.records(past)
    for person in members.members(past):
        held = {one.what: one for one in archive_people.person(past, person.id).records}
        for one in book.lists:
            first = [row for row in one.rows if row.place == 1]
            own = [row for row in first if person.id in row.member_ids]
            if one.what in ("worst-evening", "nat-evening"):
                assert one.what not in held
            elif own:
                assert held[one.what].figure == own[0].figure
                assert held[one.what].shared == (len({row.member_ids for row in first}) > 1)
            else:
                assert one.what not in held


def test_an_evening_that_is_not_closed_is_in_no_list(past: OpenClub) -> None:
    assert records.all_time(past, "best-game").rows[0].figure < 500  # 662 is on the table now


def test_a_club_without_a_past_has_empty_lists(club: OpenClub) -> None:
    for what in LISTS:
        found = records.all_time(club, what)
        assert (found.rows, found.since, found.evenings) == ((), None, 0)
    assert records.records(club).sizes == ()


def test_titles_are_counted_for_everybody_behind_them(past: OpenClub) -> None:
    counts: Counter[int] = Counter()
    for title in final_places.titles(past):
        counts.update(title.member_ids)
    found = records.all_time(past, "titles")
    assert {row.member_ids[0]: row.figure for row in found.rows} == dict(counts)
