"""Matchpoints, match points and rounds of a knock-out, told down to the tables."""

from clubadmin.domain.comparison.decisions import Decision
from clubadmin.domain.terms import Position
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import ContestAsked, GameAsked
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison.deciding import decide
from clubadmin.services.comparison.matches import crosstable
from clubadmin.services.draw import knockout
from clubadmin.services.explain import explain
from clubadmin.services.sheets import sheets
from tests.property.explaining import told
from tests.services.comparison.contests import (
    SCHEVENINGS,
    TEAMS,
    contest_evening,
    table_of,
    type_all,
)
from tests.services.evening_club import evening_with, seat_by_hand, table_id, type_sheet
from tests.services.explain.told import listed, part


def asked(club: OpenClub, evening: Evening, number: int, **which: object) -> Explained:
    who = next(one for one in evening.participants if one.number == number)
    return explain(club, ContestAsked(evening.id, who.id, **which))  # type: ignore[arg-type]


def played(club: OpenClub) -> Evening:
    """Six pairs; of game 1 N/Z made 100, 120 and 100, of all others 90."""
    evening = contest_evening(club, "schevenings", 6, SCHEVENINGS)
    lines = [["90", "90"] for _ in range(9)]
    lines[0][0] = "100"  # round 1, table 1: pair 1
    lines[5][0] = "120"  # round 2, table 3: pair 3
    lines[7][0] = "100"  # round 3, table 2: pair 2
    type_all(club, evening, lines)
    return evening


def test_matchpoints_are_those_of_each_game_compared(club: OpenClub) -> None:
    found = asked(club, played(club), 1)
    # of game 1 the two lowest share 2 and 4; of the other five three share 2, 4 and 6
    assert (found.figure, found.article) == ("23", "NKF 1976, deel 2, art. 18")
    assert [one.figure for one in found.parts] == ["3", "4", "4", "4", "4", "4"]
    first = part(found, "Ronde 1, tafel 1, spel 1")
    assert "100 op N/Z: 0 van de 3 scores lager en 2 gelijk." in first.note
    assert "gelijke scores delen: 3." in first.note


def test_a_game_shows_what_all_tables_made_of_it(club: OpenClub) -> None:
    game = asked(club, played(club), 3, game=1)
    assert (game.figure, "120 op N/Z: 2 van de 3 scores lager." in game.note) == ("6", True)
    assert [(one.figure, one.note) for one in game.parts] == [
        ("6", "120 tegen 42."),
        ("3", "100 tegen 62."),
        ("3", "100 tegen 62."),
    ]


def test_tops_are_the_games_with_the_highest_score_also_shared(club: OpenClub) -> None:
    tops = asked(club, played(club), 1, figure="tops")
    assert tops.figure == "5"  # of game 1 pair 3 had the highest; all others are shared
    assert not any(one.title.endswith("spel 1") for one in tops.parts)


def test_a_decision_says_what_it_gives_and_by_which_article(club: OpenClub) -> None:
    evening = played(club)
    table = table_of(evening, 1, 1)
    sheets.unsign(club, table)
    codes = (Decision.AVERAGE_NS, Decision.EW_1)
    decide(club, table, 1, codes, reason="Verkeerd mapje.", decided_by="A. Bos")
    game = asked(club, evening, 1, game=1)
    assert "Beslist: gemiddelde N/Z, 1 straf O/W." in game.note
    assert "De helft van wat op dit spel te halen was (6)." in game.note
    assert "art. 15 en 21" in game.article


def test_a_match_of_teams_is_its_saldo_and_its_game_points(club: OpenClub) -> None:
    evening = contest_evening(club, "teams", 2, TEAMS)
    type_all(club, evening, [["100", "90", "82"], ["90", "90", "100"]])
    # 172 against 152, 162 against 162, 144 against 180: saldo 20 + 0 - 36
    found = asked(club, evening, 1)
    assert (found.figure, found.parts[0].note) == ("0", "Saldo −16: verloren.")
    saldo, points = found.parts[0].parts
    assert (saldo.figure, [one.figure for one in saldo.parts]) == ("−16", ["20", "0", "−36"])
    assert (points.figure, [one.figure for one in points.parts]) == ("3", ["2", "1", "0"])
    assert saldo.parts[0].note == "172 tegen 152 aan alle tafels samen."
    assert asked(club, evening, 2).figure == "2"
    assert asked(club, evening, 2, figure="points").figure == "16"


def test_a_knock_out_is_the_rounds_that_were_come_through(club: OpenClub) -> None:
    evening = evening_with(club, 8, kind="knockout", rounds=2, games=2)
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4", 2: "5 6 7 8"}])
    type_sheet(club, table_id(evening, 1, 1), "100 100")
    type_sheet(club, table_id(evening, 1, 2), "100 62")
    level = knockout.bracket(club, evening.id).level[0]
    knockout.go_on(club, level.table_id or 0, [Position.N, Position.E], "loting")
    through, lost, chosen = (asked(club, evening, number) for number in (1, 3, 5))
    assert listed(through) == [("Ronde 1, tafel 1", "1", "counts")]
    assert through.parts[0].note == "Door naar de volgende ronde."
    assert (lost.figure, lost.parts[0].note) == ("0", "Verloren: hier viel hij af.")
    assert [one.figure for one in lost.parts[0].parts] == ["200", "200", "124", "124"]
    assert chosen.parts[0].note == "Door naar de volgende ronde. Gelijk; gekozen: loting."


def test_a_cell_of_the_crosstable_is_the_games_against_one(club: OpenClub) -> None:
    evening = played(club)
    (table,) = crosstable(club, evening.id)
    for (who, against), cell in table.cells.items():
        found = told(club, ContestAsked(evening.id, who, against=against), cell.matchpoints)
        assert len(found.parts) == cell.games


def test_a_match_of_teams_against_one_is_that_match_alone(club: OpenClub) -> None:
    evening = contest_evening(club, "teams", 2, TEAMS)
    one, other = (each.id for each in evening.participants)
    whole = explain(club, ContestAsked(evening.id, one))
    assert listed(explain(club, ContestAsked(evening.id, one, against=other))) == listed(whole)
    assert explain(club, ContestAsked(evening.id, one, against=one + 99)).parts == ()


def test_a_game_gives_something_to_both_sides_of_a_table(club: OpenClub) -> None:
    evening = played(club)
    place = evening.plan[0].tables[0]
    ids = {one.number: one.id for one in evening.participants}
    ns, ew = ids[place.ns[0]], ids[place.ew[0]]
    found = explain(club, GameAsked(evening.id, ns, ew, game=1, round=1))
    assert found.title == "Spel 1, beide kanten"
    assert found.figure == " – ".join(one.figure for one in found.parts)
    assert found.parts[0].figure == "3"
    assert (found.table_id, found.game) == (place.table_id, 1)
