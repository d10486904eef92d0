from dataclasses import replace

import pytest

from clubadmin import reports
from clubadmin.domain.terms import Language
from clubadmin.i18n import Message
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.result import ChangedPrize, Rectification, award_of
from tests.reports import looking, made_up


def made(view: Rectification, language: Language = Language.NL) -> bytes:
    return reports.rectification(view, Printing(made_up.CLUB, language, made_up.STAMP))


def test_a_rectification_has_its_number_its_evening_and_the_reason() -> None:
    text = looking.text(made(made_up.rectification()))
    assert "Rectificatie 2" in text
    assert "avond 7, donderdag 12 november 2026" in text
    assert "Reden: Formulier van tafel 4 in ronde 2 verkeerd overgenomen" in text
    assert "19 november 2026, 20.15 uur" in text


def test_each_changed_game_shows_what_was_and_what_is() -> None:
    text = looking.text(made(made_up.rectification(2)))
    assert "2 4 3 92 20 / 70 – 92 – / 70 20" in text


def test_whoever_moved_is_listed_by_new_place_with_the_difference() -> None:
    view = made_up.rectification(1, 5)
    text = looking.text(made(view))
    order = sorted(view.moved, key=lambda row: (row.place_after, row.name))
    first = next(row for row in view.moved if row.place_before != row.place_after)
    told = " ".join(text.split("Gewijzigde spellen")[0].split())
    assert f"{first.name} van {first.place_before} naar {first.place_after}" in told
    assert [row.name for row in order] == sorted((row.name for row in order), key=text.index)
    assert "+20" in text
    assert "−20" in text


def test_fields_stand_apart_and_who_gets_another_prize_is_told() -> None:
    view = made_up.rectification(1, 4)
    fields = ("N/Z", "O/W", "N/Z", "O/W")
    moved = tuple(replace(row, field=to) for row, to in zip(view.moved, fields, strict=True))
    prizes = (
        ChangedPrize("Cornelia van der Wonderen-Vermeulenstra", Message.verbatim("€ 50"), None),
        ChangedPrize("Bep Smit", None, award_of("een taart van drie lagen", "bakkerij De Halm")),
    )
    view = replace(view, moved=moved, prizes=prizes)
    text = looking.text(made(view))
    heads = ["Gevolg voor de uitslag · Noord/Zuid", "Gevolg voor de uitslag · Oost/West"]
    heads += ["Gevolg voor de prijzen", "€ 50 geen prijs", "Bep Smit geen prijs een taart"]
    assert heads == sorted(heads, key=text.index)
    assert all(looking.faults(sheet) == [] for sheet in looking.sheets(lambda: made(view)))


def test_it_says_which_standings_hold_where_they_are_others() -> None:
    view = made_up.rectification()
    follows = "De stand van Donderdagavond telt de uitslag zoals hij nu is."
    text = looking.text(made(view))
    assert follows in text
    assert "vóór 19 november 2026, 20.15 uur is afgedrukt, geldt niet meer." in text
    assert follows not in looking.text(made(made_up.rectification(1, 0)))
    assert follows not in looking.text(made(replace(view, counts=False)))


def test_nothing_changed_is_said_in_words() -> None:
    text = looking.text(made(made_up.rectification(0, 0)))
    assert "Er is geen spel gewijzigd." in text
    assert "Niemands totaal of plaats is veranderd." in text


@pytest.mark.parametrize(("games", "moved"), [(1, 5), (0, 40), (33, 3), (36, 36), (100, 100)])
def test_nothing_lies_over_anything_else(games: int, moved: int) -> None:
    for sheet in looking.sheets(lambda: made(made_up.rectification(games, moved))):
        assert looking.faults(sheet) == []


def test_a_reason_of_a_whole_page_leaves_room_for_the_rest() -> None:
    view = replace(made_up.rectification(), reason="Dit ging verkeerd. " * 400)
    for sheet in looking.sheets(lambda: made(view)):
        assert looking.faults(sheet) == []


def test_the_english_paper_is_english() -> None:
    text = looking.text(made(made_up.rectification(), Language.EN))
    for words in ("Rectification 2", "Reason:", "Games changed", "becomes", "page 1 of 1"):
        assert words in text
    for words in ("Rectificatie", "Reden", "wordt", "verschil"):
        assert words not in text


def test_of_a_contest_of_its_own_the_name_is_said_and_no_evening() -> None:
    view = replace(made_up.rectification(), competition="Paastoernooi", planned=1, reason="")
    text = looking.text(reports.rectification(view, Printing(made_up.CLUB)))
    assert "Paastoernooi" in text
    assert "avond" not in text
