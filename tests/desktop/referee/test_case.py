"""A row in dispute brings along who sat where, who led, and what is known of trump and bid."""

from dataclasses import replace

import pytest

from clubadmin.desktop.referee.window import entry_of
from clubadmin.domain.rules.cards import Suit
from clubadmin.domain.terms import Position
from clubadmin.model.sheets.dispute import case_of
from clubadmin.services.club.rulesets import installed
from tests.desktop.driving import a_sheet

RULES = {rules.name: rules for rules in installed()}


def at_table_of_three(name="nku", players=4):
    sheet = a_sheet(RULES[name])
    return replace(sheet, place=replace(sheet.place, w=None, players=players))


@pytest.mark.parametrize(("game", "lead"), [(1, "e"), (2, "s"), (3, "w"), (4, "n"), (5, "e")])
def test_who_sits_after_the_dealer_leads(game, lead):
    assert case_of(a_sheet(RULES["nku"], games=8), game, "").lead.value == lead


def test_where_it_is_drawn_who_deals_a_row_says_it_or_nobody_is_known():
    sheet = a_sheet(RULES["manille"], "37", "37!2g")
    assert [case_of(sheet, game, "37").dealer for game in (1, 2)] == [Position.N, None]
    assert case_of(sheet, 2, "37!3m").dealer is Position.S
    assert case_of(a_sheet(RULES["manille"]), 1, "").dealer is None


def test_a_blind_hand_deals_to_nobody_but_may_lead():
    leads = [case_of(at_table_of_three(), game, "").lead.value for game in (1, 2, 3, 4)]
    assert leads == ["e", "s", "w", "e"]


def test_with_three_players_the_turn_goes_round_three_seats():
    sheet = at_table_of_three("drie-spelers", 3)
    assert [case_of(sheet, game, "").lead.value for game in (1, 2, 3, 4)] == ["e", "s", "n", "e"]
    assert list(case_of(sheet, 1, "").names) == [Position.N, Position.E, Position.S]


def test_who_plays_alone_is_the_declarer():
    case = case_of(at_table_of_three("drie-spelers", 3), 1, "2/85+20#90")
    entry = entry_of(case)
    assert entry.declarer is Position.E
    assert entry.bid == 90


def test_trump_and_kraak_come_from_the_row():
    entry = entry_of(case_of(a_sheet(RULES["kraken"]), 1, "w61+40@rkk"))
    assert entry.trump is Suit.R
    assert entry.double == 2


@pytest.mark.parametrize("line", ["", "nonsense", "x", "-"])
def test_a_row_that_says_nothing_leaves_everything_open(line):
    entry = entry_of(case_of(a_sheet(RULES["nku"]), 1, line))
    assert entry.trump is None
    assert entry.declarer is None
    assert entry.empty


def test_a_signed_sheet_is_locked():
    assert case_of(a_sheet(RULES["nku"], signed=True), 1, "").locked
    assert case_of(a_sheet(RULES["nku"], closed=True), 1, "").locked
    assert not case_of(a_sheet(RULES["nku"]), 1, "").locked


@pytest.mark.parametrize("line", ["", "37", "33*"])
def test_a_row_that_does_not_say_what_was_trumps_does_not_say_there_were_none(line):
    entry = entry_of(case_of(a_sheet(RULES["manille"]), 1, line))
    assert entry.trump is None
    assert not entry.no_trump


def test_a_row_without_trumps_says_so():
    assert entry_of(case_of(a_sheet(RULES["manille"]), 1, "37@z")).no_trump
