"""Dealing for wallets, and hands noted by players (NKF 1976, part 2, art. 6 to 8 and 14)."""

from datetime import date

import pytest

from clubadmin.domain.comparison.hands import write_hands
from clubadmin.domain.rules.cards import card_letters
from clubadmin.domain.terms import Position
from clubadmin.errors import Refused
from clubadmin.model.comparison.comparison import DealtWallet
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import boards, dealing
from clubadmin.services.evenings import evenings
from clubadmin.storage.schema.tablenames import WalletRow
from tests.services.comparison.contests import SCHEVENINGS, contest_evening, save_line, table_of
from tests.services.evening_club import add_competition, undone_and_redone

NOTED = {
    Position.N: "S A 10 H V, H A 10 H V",
    Position.E: "SB S9 S8 S7 HB H9 H8 H7",
    Position.S: "♦ A 10 H V B 9 8 7",
    Position.W: "",
}


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    return contest_evening(club, "schevenings", 6, SCHEVENINGS)


def hands(wallets: tuple[DealtWallet, ...]) -> list[object]:
    return [one.hands for one in wallets]


def test_by_chance_no_two_deals_are_alike_and_the_seed_is_kept(
    club: OpenClub, evening: Evening
) -> None:
    first = dealing.deal(club, evening.id, 6)
    second = dealing.deal(club, evening.id, 6)
    assert hands(first) != hands(second)
    assert {one.source for one in second} == {"system"}
    seed = second[0].seed
    assert seed is not None
    assert hands(dealing.deal(club, evening.id, 6, seed)) == hands(second)


def test_the_same_seed_deals_the_same_hands_and_reserve_games_come_after(
    club: OpenClub, evening: Evening
) -> None:
    few = dealing.deal(club, evening.id, 6, 1976, reserve=0)
    more = dealing.deal(club, evening.id, 6, 1976, reserve=3)
    assert hands(more)[:6] == hands(few)
    assert [one.reserve for one in more] == [False] * 6 + [True] * 3
    assert dealing.wallets(club, evening.id) == more
    assert boards.board(club, evening.id, 2).hands == more[1].hands


def test_a_pack_of_52_cards_is_not_dealt(club: OpenClub) -> None:
    competition = add_competition(club, "howell-pairs", rule_set="troefcall")
    evening = evenings.add_evening(club, competition.id, date(2026, 11, 12))
    with pytest.raises(Refused, match="met 52 kaarten gespeeld"):
        dealing.deal(club, evening.id, 8)


def test_dealing_can_be_undone(club: OpenClub, evening: Evening) -> None:
    undone_and_redone(club, lambda there: dealing.deal(there, evening.id, 6, 1)).close()


@pytest.mark.parametrize("spoil", ["seed", "cards"])
def test_check_deals_again_and_names_a_wallet_with_other_cards(
    club: OpenClub, evening: Evening, spoil: str
) -> None:
    first, second, *_ = dealing.deal(club, evening.id, 6, 1)
    assert health.check(club).ok
    with club.store.change("fout") as change:
        if spoil == "seed":
            change.update(WalletRow, (evening.id, 2), hands=write_hands(first.hands))
        else:
            text_of_it = write_hands(second.hands)
            change.update(WalletRow, (evening.id, 2), hands=text_of_it.replace("A", "B"))
    (problem,) = health.check(club).problems
    assert str(problem).startswith("Maandavond, avond 1, spel 2: de bewaarde kaarten zijn niet die")


def test_nothing_is_dealt_again_once_it_was_played(club: OpenClub, evening: Evening) -> None:
    dealing.deal(club, evening.id, 6, 1)
    save_line(club, evening.id, 1, table_of(evening, 1, 1), "90")
    with pytest.raises(Refused, match=r"al gespeeld \(ronde 1, tafel 1\)"):
        dealing.deal(club, evening.id, 6, 2)


@pytest.mark.parametrize(
    ("games", "reserve", "seed"), [(0, 2, 1), (399, 2, 1), (6, -1, 1), (6, 0, -1)]
)
def test_numbers_that_cannot_be_are_refused(
    club: OpenClub, evening: Evening, games: int, reserve: int, seed: int
) -> None:
    with pytest.raises(Refused, match="Kies"):
        dealing.deal(club, evening.id, games, seed, reserve)


def test_players_note_their_hands_and_the_fourth_follows(club: OpenClub, evening: Evening) -> None:
    dealing.record_hands(club, evening.id, 3, NOTED)
    (wallet,) = dealing.wallets(club, evening.id)
    assert (wallet.game, wallet.source, wallet.seed) == (3, "noted", None)
    west = " ".join(map(card_letters, wallet.hands[Position.W]))
    assert west == "KA K10 KH KV KB K9 K8 K7"
    history.undo(club)
    assert dealing.wallets(club, evening.id) == ()


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({Position.E: "SB S9 S8 S7 HB H9 H8"}, "Oost heeft 7 kaarten in plaats van 8"),
        ({Position.E: "SA S9 S8 S7 HB H9 H8 H7"}, "♠A staat bij Noord en Oost"),
        ({Position.E: "SB SB S8 S7 HB H9 H8 H7"}, "♠B staat bij Oost twee keer"),
        ({Position.E: "S6 S9 S8 S7 HB H9 H8 H7"}, "“S6” is geen kaart"),
        ({Position.E: ""}, "van Oost en West ontbreken"),
        ({Position.E: "S" * 400}, "te lang"),
    ],
)
def test_a_hand_that_cannot_be_is_named(
    club: OpenClub, evening: Evening, changed: dict[Position, str], said: str
) -> None:
    with pytest.raises(Refused) as refused:
        dealing.record_hands(club, evening.id, 3, {**NOTED, **changed})
    assert str(refused.value).startswith("Spel 3: ")
    assert said in str(refused.value)
    assert dealing.wallets(club, evening.id) == ()


def test_cards_that_lie_otherwise_than_they_were_dealt_are_named(
    club: OpenClub, evening: Evening
) -> None:
    first, *_ = dealing.deal(club, evening.id, 6, 1)
    found = {seat: " ".join(map(card_letters, cards)) for seat, cards in first.hands.items()}
    assert dealing.check_hands(club, evening.id, 1, found) == ()
    north, east = first.hands[Position.N][0], first.hands[Position.E][0]
    for seat, off, on in ((Position.N, north, east), (Position.E, east, north)):
        cards = [on if card == off else card for card in first.hands[seat]]
        found[seat] = " ".join(map(card_letters, cards))
    told = dealing.check_hands(club, evening.id, 1, found)
    assert len(told) == 2
    assert str(told[0]).startswith("Noord mist ")
    with pytest.raises(Refused, match="Leg het mapje zoals het gedeeld is"):
        dealing.record_hands(club, evening.id, 1, found)


def test_a_spoiled_game_takes_the_hands_of_a_reserve_game_before_it_is_played(
    club: OpenClub, evening: Evening
) -> None:
    before = dealing.deal(club, evening.id, 6, 1)
    dealing.use_reserve(club, evening.id, 2, 7)
    after = dealing.wallets(club, evening.id)
    assert after[1].hands == before[6].hands
    assert after[6].hands == before[1].hands
    assert after[1].seed is None  # the seed gives other hands for this number
    with pytest.raises(Refused, match="geen reservespel"):
        dealing.use_reserve(club, evening.id, 2, 3)
    save_line(club, evening.id, 2, table_of(evening, 1, 1), "90")
    with pytest.raises(Refused, match="alleen in de eerste ronde"):
        dealing.use_reserve(club, evening.id, 2, 8)
