"""The season book of the example club, whose season is half played."""

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.model.publishing.season_book import SeasonBook
from clubadmin.services.club.club import OpenClub
from clubadmin.services.publishing import season_book
from clubadmin.services.results import closing
from clubadmin.services.seasons import closing as season_closing
from clubadmin.services.seasons import seasons
from clubadmin.services.standings import standings
from tests.services.demo_club import demo_club
from tests.services.evening_club import new_club
from tests.services.exchange.test_import_results import HEADER
from tests.services.lists.taking import import_file


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenClub]:
    made = demo_club(tmp_path_factory.mktemp("book") / "demo.klaverjas", half_typed=True)
    yield made
    made.close()


@pytest.fixture(scope="module")
def season_id(club: OpenClub) -> int:
    return seasons.seasons(club)[0].id


@pytest.fixture(scope="module")
def book(club: OpenClub, season_id: int) -> SeasonBook:
    return season_book.gather(club, season_id)


def test_every_evening_with_a_result_is_in_it_in_order(club: OpenClub, book: SeasonBook) -> None:
    for one in book.competitions:
        numbers = [evening.result.number for evening in one.evenings]
        held = [line for line in seasons.evenings(club, one.about.id) if line.participants]
        assert numbers == sorted(numbers)
        assert len(numbers) == len(held)
        for evening in one.evenings:
            assert evening.result == closing.result(club, evening.result.evening_id)


def test_the_standings_after_an_evening_are_those_of_that_evening(
    club: OpenClub, book: SeasonBook
) -> None:
    one = book.competitions[0]
    for evening in (one.evenings[2], one.evenings[-1]):
        number = evening.result.number
        view = standings.standings(club, one.about.id, number)
        assert [(row.place, row.name, row.figure) for row in evening.after] == [
            (row.place, row.name, row.total) for row in view.rows
        ]
        made = {row.entrant_id: row.made for row in evening.after}
        for row in view.rows:
            [cell] = [cell for cell in row.evenings if cell.evening == number]
            assert made[row.entrant_id] == cell.points


def test_a_place_before_is_that_after_the_evening_before(book: SeasonBook) -> None:
    one = book.competitions[0]
    fifth = {row.entrant_id: row.place for row in one.evenings[4].after}
    for row in one.evenings[5].after:
        assert row.before == fifth.get(row.entrant_id)


def test_a_contest_of_one_evening_has_no_standings_of_its_own(book: SeasonBook) -> None:
    once = [one for one in book.competitions if len(one.evenings) == 1]
    assert once
    assert all(one.standings is None and not one.evenings[0].after for one in once)


def test_what_everybody_did_adds_up_to_all_results(book: SeasonBook) -> None:
    for one in book.competitions:
        each = 2 if one.about.format in ("pairs", "schevenings") else 1
        whole = [evening for evening in one.evenings if evening.whole]
        of_results = sum(row.score for evening in whole for row in evening.result.rows)
        of_members = sum(
            evening.score
            for member in book.members
            for season in member.seasons
            if season.competition_id == one.about.id
            for evening in season.evenings
        )
        assert of_members == each * of_results


def test_half_an_evening_is_in_it_but_no_figure_of_anybody(book: SeasonBook) -> None:
    one = book.competitions[0]
    half = one.evenings[-1]
    assert half.result.missing
    assert not half.whole
    assert not one.over
    numbers = {
        evening.number
        for member in book.members
        for season in member.seasons
        if season.competition_id == one.about.id
        for evening in season.evenings
    }
    assert numbers == {evening.result.number for evening in one.evenings[:-1]}


def test_somebody_has_the_place_of_his_pair(book: SeasonBook) -> None:
    pairs = next(one for one in book.competitions if one.about.format == "pairs")
    assert pairs.standings is not None
    first = pairs.standings.rows[0]
    winners = [
        member
        for member in book.members
        for season in member.seasons
        if season.competition_id == pairs.about.id and season.place == 1
    ]
    assert len(winners) == 2
    assert all(member.name.split(",")[0] in first.name for member in winners)


def test_members_stand_by_last_name_with_their_accents_left_out(book: SeasonBook) -> None:
    names = [member.name for member in book.members]
    assert names.index(next(one for one in names if one.startswith("Çelik"))) < 10


def test_only_what_is_asked_for_is_gathered(club: OpenClub, season_id: int) -> None:
    pairs = seasons.competitions(club, season_id)[1]
    book = season_book.gather(club, season_id, [pairs.id], ("evenings",))
    assert [one.about.id for one in book.competitions] == [pairs.id]
    assert book.members == book.rules == book.titles == ()
    assert book.records is None
    assert not any(evening.after for evening in book.competitions[0].evenings)


def test_the_offer_says_what_there_is(club: OpenClub, season_id: int, book: SeasonBook) -> None:
    offer = season_book.offer(club, season_id)
    assert [one.about for one in offer.competitions] == [one.about for one in book.competitions]
    assert sum(one.evenings for one in offer.competitions) == book.evenings
    assert sum(one.open for one in offer.competitions) == 1
    assert offer.people == len(book.members)


def test_progress_is_told_after_every_evening_and_whoever_is_told_may_stop(
    club: OpenClub, season_id: int, book: SeasonBook
) -> None:
    told: list[tuple[int, int]] = []
    season_book.gather(club, season_id, parts=("evenings",), going=lambda *step: told.append(step))
    assert told == [(at, book.evenings) for at in range(1, book.evenings + 1)]

    def stop(*_step: int) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        season_book.gather(club, season_id, going=stop)


def test_a_season_without_a_result_is_refused_with_what_to_do(tmp_path: Path) -> None:
    club = new_club(tmp_path)
    empty = seasons.add_season(club, "2030-2031", date(2030, 9, 1), date(2031, 6, 30))
    assert season_book.offer(club, empty.id).competitions == ()
    with pytest.raises(Refused, match="nog geen avond gespeeld"):
        season_book.gather(club, empty.id)
    club.close()


def test_a_record_is_the_clubs_where_no_other_season_has_a_higher_one(tmp_path: Path) -> None:
    club = new_club(tmp_path)
    made = {2022: (4000, 5100), 2023: (5742, 3000), 2024: (5742, 4100)}
    lines = [
        f"{year}-{year + 1},Maandavond,1,{year}-10-03,{name},,{points},,"
        for year, both in made.items()
        for name, points in zip(("Anna Bos", "Bert Vos"), both, strict=True)
    ]
    file = tmp_path / "jaren.csv"
    file.write_text("\n".join([HEADER, *lines]), encoding="utf-8")
    import_file(club, file)
    found = {}
    for season in seasons.seasons(club):
        book = season_book.gather(club, season.id, parts=("records",))
        # of the last season nobody knows whether that evening is the only one
        assert all(one.over for one in book.competitions) == (season.name != "2024-2025")
        evenings = {one.result.evening_id for c in book.competitions for one in c.evenings}
        found[season.name] = {
            name
            for what, evening, name in book.club_records
            if what == "best-evening" and evening in evenings
        }
    assert found == {"2022-2023": set(), "2023-2024": {"Anna Bos"}, "2024-2025": {"Anna Bos"}}
    club.close()


def test_the_book_of_a_closed_season_has_the_standings_as_they_were_frozen(
    tmp_path: Path,
) -> None:
    club = new_club(tmp_path)
    lines = [
        f"2023-2024,Maandavond,{number},2023-10-{number:02},{name},,{points + number},,"
        for number in (1, 2)
        for name, points in (("Anna Bos", 4000), ("Bert Vos", 5000))
    ]
    file = tmp_path / "jaar.csv"
    file.write_text("\n".join([HEADER, *lines]), encoding="utf-8")
    import_file(club, file)
    [season] = seasons.seasons(club)
    season_closing.close_season(club, season.id)
    [one] = season_book.gather(club, season.id).competitions
    assert one.standings is not None
    assert datetime.fromisoformat(one.standings.frozen_at)  # as the book reads it
    assert one.over
    assert [(row.place, row.name, row.total) for row in one.standings.rows] == [
        (1, "Bert Vos", 10003),
        (2, "Anna Bos", 8003),
    ]
    club.close()
