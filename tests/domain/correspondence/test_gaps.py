"""Texts with gaps: which there are, what is meant by one that is misspelt, filling them in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.correspondence.gaps import (
    OFFERED,
    Purpose,
    filled,
    filled_line,
    gaps,
    unknown,
    unwritten,
)


def test_a_text_names_its_gaps_once_in_the_order_in_which_they_come():
    text = "{Voornaam} {naam}\n{naam} { } {} {2} {te laat} {{club}"
    assert gaps(text, "{plaats}") == ("voornaam", "naam", "te laat", "club", "plaats")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("voornam", "voornaam"),
        ("lid_sinds", "lid sinds"),
        ("datm", "datum"),
        ("woonplats", "woonplaats"),
        ("zzzzz", ""),
    ],
)
def test_a_gap_that_is_not_there_comes_with_the_one_that_is_nearest(written: str, meant: str):
    assert list(unknown(OFFERED[Purpose.FREE], f"{{{written}}} {{naam}}")) == [(written, meant)]


def test_gaps_are_filled_in_and_a_capital_stays_one():
    values = {"aanhef": "beste Jan", "naam": "Jan Bos"}
    assert filled("{Aanhef},\n{naam} {wat}", values) == "Beste Jan,\nJan Bos {wat}"


def test_a_line_of_empty_gaps_goes_and_another_stays():
    values = {"straat": "", "woonplaats": "", "naam": "Jan"}
    assert filled("{naam}\n{straat}\n\n{postcode} {woonplaats}!", values) == "Jan\n\n{postcode} !"


def test_a_blank_line_stays_and_a_gap_that_is_empty_leaves_none():
    assert filled("Dag\n\nGroet", {}) == "Dag\n\nGroet"
    assert filled("{straat}\n{Straat} \nGroet", {"straat": ""}) == "Groet"


@given(st.text(max_size=40), st.text(max_size=40))
def test_what_somebody_is_called_is_never_read_for_gaps(name: str, other: str):
    values = {"naam": f"{name}{{club}}", "club": other}
    assert filled_line("{naam}", values) == " ".join(f"{name}{{club}}".split())


def test_what_is_yet_to_be_written_is_found_and_a_box_to_tick_is_not():
    text = "Om [tijd] in [de zaal].\n[ ] ja\n[x] nee\n[]"
    assert unwritten(text, "geen") == ("[tijd]", "[de zaal]")


def test_each_purpose_offers_who_it_is_for():
    for purpose in Purpose:
        assert {"aanhef", "naam", "datum", "club"} <= OFFERED[purpose].keys()
        assert all(word == word.lower() for word in OFFERED[purpose])
