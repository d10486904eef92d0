from collections.abc import Callable

import pytest

from clubadmin.domain.terms import Language
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.draw import hand_cards, movement, table_cards
from tests.reports import looking, made_up
from tests.reports.contests import contest, dealt

EVENING = contest("schevenings", 8, 2, lines=2)
LONG = contest("schevenings", 8, 2, lines=2, names=("W" * 40,))


def hands(evening: Evening, language: Language = Language.NL, **options: bool) -> bytes:
    return hand_cards.hand_cards(
        evening, Printing(made_up.CLUB, language, made_up.STAMP), dealt(34), **options
    )


def controls(evening: Evening, language: Language = Language.NL) -> bytes:
    return hand_cards.control_cards(
        evening, Printing(made_up.CLUB, language, made_up.STAMP), dealt(34)
    )


def labels(evening: Evening, language: Language = Language.NL) -> bytes:
    return hand_cards.wallet_labels(
        evening, Printing(made_up.CLUB, language, made_up.STAMP), (33, 34), own_sets=True
    )


def tents(evening: Evening, language: Language = Language.NL) -> bytes:
    return table_cards.table_cards(evening, Printing(made_up.CLUB, language, made_up.STAMP))


Make = Callable[[Evening], bytes]
ALL = pytest.mark.parametrize("make", [hands, controls, labels, tents])


@pytest.mark.sampled(3)
@ALL
@pytest.mark.parametrize("evening", [EVENING, LONG, contest("schevenings", 4, 1)])
def test_nothing_lies_over_anything_else(make: Make, evening: Evening) -> None:
    for sheet in looking.sheets(lambda: make(evening)):
        assert looking.faults(sheet) == []
        if sheet.turned is not None:
            assert looking.faults(sheet.turned) == []


@ALL
def test_the_same_paper_is_the_same_bytes(make: Make) -> None:
    assert make(EVENING) == make(EVENING)


@ALL
def test_nothing_drawn_gives_a_page_that_says_so(make: Make) -> None:
    assert looking.pages(make(made_up.evening(0)))


def test_every_pocket_of_every_wallet_of_every_group_has_a_card() -> None:
    text = looking.text(hands(EVENING))
    assert text.count("NOORD") == text.count("WEST") == 2 * 34
    assert text.count("groep A") == text.count("groep B") == 2 * 4 * 34


def test_a_card_says_who_deals_and_who_leads_and_the_dealer_has_a_g() -> None:
    first = looking.sheets(lambda: hands(EVENING))[0]
    texts = [text for _, _, _, text in first.texts]
    assert texts.count("G: Noord geeft") == 4
    assert texts.count("Oost komt uit") == 4
    assert texts.count("G") == 2  # one in each of the two wallets on this page


def test_the_back_of_a_card_lies_behind_its_front_when_the_sheet_is_turned() -> None:
    front, back = looking.sheets(lambda: hands(EVENING, both_sides=True))[:2]
    games = {x: text for kind, x, _, text in front.texts if kind.size == 44}
    assert [games[x] for x in sorted(games)] == ["1", "2", "3", "4"]
    behind = sorted({(x, text) for _, x, _, text in back.texts if text.endswith("· Noord")})
    assert [text for _, text in behind] == [f"Spel {game} · Noord" for game in (4, 3, 2, 1)]
    for (x, _), mirrored in zip(sorted(games.items()), reversed(behind), strict=True):
        width = (front.width - 60) / 4
        assert abs((front.width - mirrored[0]) - (x + width)) < 20


def test_a_hand_is_what_was_dealt() -> None:
    text = looking.text(hands(EVENING))
    assert "Spel 1 · Noord groep A 8 7 – A H B 8 A 8" in text
    assert "Game 1 · North group A 8 7 – A K J 8 A 8" in looking.text(hands(EVENING, Language.EN))


def test_games_that_were_not_dealt_get_cards_to_note_the_hand_on() -> None:
    blank = hand_cards.hand_cards(EVENING, Printing(made_up.CLUB), ())
    assert "noteer uw hand" in looking.text(blank)


def test_a_game_at_two_tables_at_once_asks_for_two_sets() -> None:
    text = looking.text(labels(contest("teams", 2, 1)))
    assert "set 1" in text
    assert "set 2" in text


def test_reserve_games_say_so() -> None:
    assert looking.text(controls(EVENING)).count("reserve") == 2 * 2
    assert looking.text(labels(EVENING)).count("reserve") == 2 * 2


def test_a_table_card_is_read_from_both_sides() -> None:
    sheet = looking.sheets(lambda: tents(EVENING))[0]
    assert sheet.turned is not None

    def low_and_left(one: object) -> tuple[str, str]:
        names = ("NOORD", "OOST", "ZUID", "WEST")
        spans = [s for s in looking.spans(one) if s.text in names and s.left < sheet.width / 2]  # type: ignore[arg-type]
        lowest = min(spans, key=lambda span: span.low)
        first = min(spans, key=lambda span: span.left)
        return lowest.text, first.text

    assert low_and_left(sheet) == ("ZUID", "WEST")
    assert low_and_left(sheet.turned) == ("NOORD", "OOST")


def test_every_table_has_a_card_with_its_group() -> None:
    text = looking.text(tents(EVENING))
    assert text.count("groep A") == text.count("groep B") == 2 * 4


def test_the_english_cards_are_english() -> None:
    text = " ".join(looking.text(make(EVENING, Language.EN)) for make in (hands, controls, tents))
    for dutch in ("geeft", "komt uit", "Noord", "ZUID", "groep", "Spel"):
        assert dutch not in text


@pytest.mark.parametrize("form", ["individual", "schevenings"])
def test_names_of_forty_letters_are_read_on_the_cards_that_lie_on_the_tables(form: str) -> None:
    evening = contest(form, 8, 2, names=("Bartholomeus Oosterwijk van Zuidland 001", "Jan Bos"))
    sheets = looking.sheets(lambda: movement.movement_cards(evening, Printing(made_up.CLUB)))
    assert [looking.faults(sheet) for sheet in sheets] == [[]] * len(sheets)
    found = [one for one in looking.spans(sheets[0]) if "Oosterwijk" in one.text]
    assert found
    assert all(one.size > 7.5 for one in found)
