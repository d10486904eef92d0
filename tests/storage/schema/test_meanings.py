"""Each text of a table and each reference to a member says what becomes of it."""

import pytest
from sqlalchemy import String

from clubadmin.model.kit.kept_columns import Erasing, Merging
from clubadmin.storage.schema.meanings import meanings, references, told
from clubadmin.storage.schema.tables import raw_tables

HOW = "say it in the row class, with a type of `model.kit.kept_columns`"


def test_of_each_text_is_said_whether_erasing_somebody_leaves_it() -> None:
    for table in raw_tables():
        for column in table.columns:
            if isinstance(column.type, String):
                assert meanings(table.name)[column.name].erasing is not None, (str(column), HOW)


@pytest.mark.parametrize("target", ["member", "pair", "team", "season"])
def test_of_each_reference_is_said_what_merging_does(target: str) -> None:
    """Of a new one too; a pair is made one with another when its two members are."""
    for one in references(target):
        assert one.merging is not None, (one.table, one.column, "say it in the row class")
        assert (one.merging is Merging.NEVER) == (target in ("team", "season")), one


@pytest.mark.parametrize("target", ["member", "pair", "team", "season"])
def test_of_each_reference_is_known_what_removing_does(target: str) -> None:
    """It holds the row that it names, or its own goes; but for these that is by itself."""
    forgotten = {one.table for one in references(target) if not (one.played or one.goes)}
    assert forgotten == (set() if target == "season" else {"absence", "group_place"})


def test_what_two_members_both_have_is_brought_together_by_name() -> None:
    """Each of these has its own lines in `services.members.merging`."""
    assert {one.table for one in references("member") if one.merging is Merging.JOINS} == {
        *("pair", "absence", "group_place", "opening", "consent", "attendee"),
        *("particulars", "office", "own_value", "membership", "mandate"),
    }
    both = {one.table for one in references("pair") if one.merging is Merging.JOINS}
    assert both == {"absence", "group_place", "opening"}


def test_a_member_is_told_of_in_words_that_all_can_use() -> None:
    """A title, and for a file a heading that no other column has."""
    every = [
        one for table in ("member", "particulars", "membership") for one in told(table).values()
    ]
    headings = [one.heading for one in every if one.heading]
    headings += [other for one in every for other in one.also]
    assert len(headings) == len(set(headings))
    assert all(one.title.text() for one in every)


def test_all_that_is_filled_in_of_a_member_goes_when_he_is_erased() -> None:
    kept = {
        (table, name)
        for table in ("member", "particulars", "membership")
        for name, one in told(table).items()
        if Erasing.EMPTIED not in one.erasing
    }
    assert kept == {("membership", name) for name in ("kind", "joined", "ended")}
