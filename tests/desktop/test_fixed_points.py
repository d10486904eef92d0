"""A fixed number for sitting out goes with the games, and is told where it is far from these."""

from pytestqt.qtbot import QtBot

from clubadmin.desktop.club.playing import PlayingFields
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub


def test_the_points_that_are_proposed_go_with_the_games(
    qtbot: QtBot, theme: Theme, ops: Operations, club: OpenClub
) -> None:
    fields = PlayingFields(theme)
    qtbot.addWidget(fields)
    fields.offer_rules(rulesets.rule_sets(club))
    fields.show_values("nku", 4, 3, "sits-out", "average")
    fields.sit_out.choose("fixed")
    assert fields.sit_out_points == "fixed:380"
    fields.games.setValue(16)
    assert fields.sit_out_points == "fixed:1520"
    assert fields.fixed_field.note.text() == ""
    fields.fixed.setValue(1400)
    fields.games.setValue(12)
    assert fields.sit_out_points == "fixed:1400"


def test_points_that_are_far_from_what_others_make_are_warned_about(
    qtbot: QtBot, theme: Theme, ops: Operations, club: OpenClub
) -> None:
    fields = PlayingFields(theme)
    qtbot.addWidget(fields)
    fields.offer_rules(rulesets.rule_sets(club))
    fields.show_values("nku", 4, 3, "sits-out", "fixed:1520")
    assert fields.fixed_field.note.text() == (
        "Dat is veel: in 4 spellen maakt men gewoonlijk ongeveer 380 punten."
    )
    for points, said in ((571, "veel"), (570, ""), (190, ""), (189, "weinig")):
        fields.fixed.setValue(points)
        assert (
            (said in fields.fixed_field.note.text()) if said else not fields.fixed_field.note.text()
        )
    fields.rule_set.choose("manille")
    assert fields.fixed_field.note.text() == ""
