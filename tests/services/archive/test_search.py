"""One field in which everything is found."""

from collections.abc import Iterator
from datetime import date

import pytest

from clubadmin.model.archive.archive import Hit
from clubadmin.model.members.member import Member
from clubadmin.model.results.protest import ProtestDraft
from clubadmin.model.sheets.decision import DecisionDraft
from clubadmin.services.archive import search
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.hall import protests
from clubadmin.services.members import members
from clubadmin.services.results import closing
from clubadmin.services.sheets import decisions, sheets
from clubadmin.services.standings import absences
from tests.services.evening_club import evening_with, new_club, seat_by_hand, table_id, type_sheet


def titles(hits: tuple[Hit, ...], kind: str) -> list[str]:
    return [str(hit.title) for hit in hits if hit.kind == kind]


def days(hits: tuple[Hit, ...]) -> list[str]:
    return [str(hit.detail)[:10] for hit in hits if hit.kind == "evening"]


def test_words_are_found_in_any_order_and_without_accents(past: OpenClub) -> None:
    for letters in ("dre eik", "eik dre", "EIK", "ei ré"):
        assert titles(search.find(past, letters), "member") == ["Dré Eik"]


def test_pairs_and_teams_are_found_by_any_of_their_people(past: OpenClub) -> None:
    hits = search.find(past, "eik")
    assert ["Dré Eik" in title for title in titles(hits, "pair")] == [True]
    assert len(titles(hits, "team")) <= 1
    assert titles(search.find(past, "ons gen"), "team") == ["Ons Genoegen"]


@pytest.mark.parametrize(
    "letters",
    [
        *("11 sep 2023", "maandag 11 september 2023", "2023-09-11", "11-9-2023"),
        *("11/9/2023", "11/09", "monday september 11"),
    ],
)
def test_an_evening_is_found_by_its_date_as_one_types_it(past: OpenClub, letters: str) -> None:
    assert "11-09-2023" in days(search.find(past, letters))


@pytest.mark.parametrize("letters", ["12-9-2023", "12/09/2023", "di 12 sep 2023", "2023-09-12"])
def test_a_day_without_an_evening_gives_those_around_it(past: OpenClub, letters: str) -> None:
    found = search.find(past, letters)
    assert days(found) == ["11-09-2023", "18-09-2023"]
    assert all(one.in_place_of == date(2023, 9, 12) for one in found)


@pytest.mark.parametrize("letters", ["2023-24", "2023/24", "23/24", "seizoen 2023", "2023/2024"])
def test_a_season_is_found_as_one_writes_it(past: OpenClub, letters: str) -> None:
    assert "2023-2024" in titles(search.find(past, letters), "season")


@pytest.mark.parametrize(
    ("letters", "outcome"), [("verzaakt", "revoke"), ("pits", "pit"), ("nat", "nat")]
)
def test_an_outcome_leads_to_all_games_of_it(past: OpenClub, letters: str, outcome: str) -> None:
    assert titles(search.find(past, letters), "games") == [outcome]


def test_an_evening_is_found_by_its_number_the_newest_first(past: OpenClub) -> None:
    found = titles(search.find(past, "maandavond avond 4"), "evening")
    assert set(found) == {"Maandavond, avond 4"}
    hits = [hit for hit in search.find(past, "avond 4") if hit.kind == "evening"]
    dates = [one.split("-")[::-1] for one in days(tuple(hits))]
    assert dates == sorted(dates, reverse=True)


def test_what_is_whole_stands_before_what_only_begins_so(club: OpenClub) -> None:
    for name in ("Bosman", "Bos", "Aalbos"):
        members.add_member(club, Member(0, name))
    assert titles(search.find(club, "bos"), "member") == ["Bos", "Bosman", "Aalbos"]


def test_competitions_and_seasons_are_found(past: OpenClub) -> None:
    assert titles(search.find(past, "2023"), "season") == ["2023-2024", "2022-2023"]
    assert set(titles(search.find(past, "avond"), "competition")) == {"Maandavond", "Parenavond"}


def test_much_of_one_kind_leaves_room_for_the_others(past: OpenClub) -> None:
    hits = search.find(past, "a", limit=12)
    assert len(hits) == 12
    assert {"member", "pair", "competition"} <= {hit.kind for hit in hits}
    kinds = [hit.kind for hit in hits]
    assert kinds == sorted(kinds, key=["member", "pair", "team", "competition"].index)


def test_what_is_nowhere_finds_nothing(past: OpenClub) -> None:
    for letters in ("", "  ", "%", "_", "' OR 1=1 --", "xyz", "30 februari"):
        assert search.find(past, letters) == ()
    assert search.find(past, "a", limit=0) == ()


@pytest.fixture(scope="module")
def disputed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[OpenClub, int]]:
    """An evening with a decision, a protest, a rectification and somebody who was ill."""
    with new_club(tmp_path_factory.mktemp("disputed")) as club:
        evening = seat_by_hand(club, evening_with(club, 4, rounds=1), [{1: "1 2 3 4"}])
        table = table_id(evening, 1, 1)
        type_sheet(club, table, "92 92 92 92", sign=False)
        draft = DecisionDraft("other", None, "Kaart van de grond geraapt", "art. 12", "K. Uil")
        decisions.decide(club, table, 2, draft)
        sheets.sign(club, table)
        protests.hand_in(club, evening.id, ProtestDraft("De beurt klopte niet"))
        ill = members.add_member(club, Member(0, "Vos", "Kees"))
        absences.set_absence(club, evening.id, ill.id, notice=True, remark="griepje")
        closing.close(club, evening.id)
        closing.reopen(club, evening.id, "Bonnetje zoekgeraakt")
        sheets.unsign(club, table)
        sheets.save_line(club, table, 1, "100")
        sheets.sign(club, table)
        closing.close(club, evening.id)
        yield club, evening.id


@pytest.mark.parametrize(
    ("letters", "kind"),
    [
        ("geraapt", "decision"),
        ("art. 12", "decision"),
        ("uil grond", "decision"),
        ("beurt", "protest"),
        ("bonnetje", "rectification"),
        ("griep", "remark"),
    ],
)
def test_what_was_said_and_decided_is_found_with_its_evening(
    disputed: tuple[OpenClub, int], letters: str, kind: str
) -> None:
    club, evening = disputed
    (hit,) = search.find(club, letters)
    assert (hit.kind, hit.evening_id) == (kind, evening)
    assert "12 november 2026" in str(hit.detail)


def test_what_was_changed_since_is_found(club: OpenClub) -> None:
    assert search.find(club, "zwaan") == ()
    person = members.add_member(club, Member(0, "Zwaan"))
    assert titles(search.find(club, "zwaan"), "member") == ["Zwaan"]
    members.change_member(club, person.changed(last_name="Gans"))
    assert search.find(club, "zwaan") == ()
    history.undo(club)
    assert titles(search.find(club, "zwaan"), "member") == ["Zwaan"]
