"""A season under another rule: what it would be, why, and that nothing is written."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from clubadmin.domain.terms import Language
from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.result import Standings
from clubadmin.model.supposing.what_if import Supposition
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from clubadmin.services.standings.standings import standings
from clubadmin.services.supposing import adopting
from clubadmin.services.supposing.what_if import explain_shift, games_behind, what_if
from tests.services.evening_club import (
    content,
    contest_evening,
    evening_with,
    new_club,
    seat_by_hand,
    table_id,
    type_sheet,
)
from tests.services.lists.taking import import_file

LINES = "v-20 92+20 p .v 70-50 n-40 90 100"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenClub]:
    """Four people at a table: 1 and 2 revoke once, 3 and 4 once in the second round."""
    club = new_club(tmp_path_factory.mktemp("what-if"))
    evening = evening_with(club, 4, games=2)
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}, {1: "1 3 2 4"}])
    type_sheet(club, table_id(evening, 1, 1), "v-20 92+20")
    type_sheet(club, table_id(evening, 2, 1), "100 .v")
    lenient(club)
    yield club
    club.close()


def lenient(club: OpenClub) -> int:
    """Rules of the club's own in which a revoke costs 162 and no 100 more."""
    nku = next(one.id for one in rulesets.rule_sets(club) if one.name == "nku")
    made = rulesets.copy_rule_set(club, nku, "Mild", date(2020, 1, 1), {"revoke": "162"})
    return made.id


def mild(club: OpenClub) -> Supposition:
    made = next(one.id for one in rulesets.rule_sets(club) if one.title == "Mild")
    return Supposition(rule_set_id=made)


def totals(found: Standings) -> dict[str, float]:
    return {row.name: row.total for row in found.rows}


def test_every_game_is_settled_again_from_what_was_typed(played: OpenClub) -> None:
    """Round 1: 1 and 2 have 0 + 112, 3 and 4 have 282 + 70; 182 + 70 without the 100.

    Round 2: 1 and 3 have 100 + 262 (162 without the 100), 2 and 4 have 62 + 0.
    """
    found = what_if(played, 1, mild(played))
    assert totals(found.real) == {
        "P3 Cas": 352 + 362,
        "P1 Aal": 112 + 362,
        "P4 Dam": 352 + 62,
        "P2 Bos": 112 + 62,
    }
    assert totals(found.other) == {
        "P3 Cas": 252 + 262,
        "P1 Aal": 112 + 262,
        "P4 Dam": 252 + 62,
        "P2 Bos": 112 + 62,
    }
    assert (found.games, found.settled, found.from_paper, found.unread) == (2, (1,), (), ())
    assert [one.score_before - one.score_after for one in found.shifts] == [200, 100, 100, 0]
    assert found.other.rule_set_title == "Mild"


def test_each_total_that_changes_leads_to_the_games_behind_it(played: OpenClub) -> None:
    found = what_if(played, 1, mild(played))
    aal = next(one for one in found.shifts if one.name == "P1 Aal")
    (evening,) = aal.evenings
    assert (evening.evening, evening.before, evening.after) == (1, 474, 374)
    of_aal = games_behind(played, 1, mild(played), evening.evening_id, aal.entrant_id)
    assert [(one.round, one.game, one.before, one.after) for one in of_aal] == [
        (1, 1, "0 – verzaakt / 262 20", "0 – verzaakt / 162 20"),
        (2, 2, "262 – / 0 – verzaakt", "162 – / 0 – verzaakt"),
    ]
    english = games_behind(played, 1, mild(played), language=Language.EN)
    assert [one.before for one in english] == ["0 – revoke / 262 20", "262 – / 0 – revoke"]


def test_what_somebody_would_have_opens_down_to_the_games(played: OpenClub) -> None:
    aal = next(row for row in standings(played, 1).rows if row.name == "P1 Aal")
    told = explain_shift(played, 1, mild(played), aal.entrant_id)
    assert (told.title, told.figure, told.value) == ("Wat P1 Aal zou hebben", "374", 374)
    assert told.note == "Heeft nu 474, plaats 2. Voorstel: spelregels Mild."
    assert told.adds_up
    (evening,) = told.parts
    assert (evening.title, evening.figure, evening.note) == ("Avond 1", "374", "was 474, telt")
    assert [(game.title, game.figure) for game in evening.parts] == [
        ("Ronde 1, tafel 1, spel 1", "0 – verzaakt / 162 20"),
        ("Ronde 2, tafel 1, spel 2", "162 – / 0 – verzaakt"),
    ]
    assert evening.parts[0].note == "was 0 – verzaakt / 262 20; getypt is “v-20”"
    with pytest.raises(Refused, match="staat niet in de stand"):
        explain_shift(played, 1, mild(played), 99)


def test_nothing_of_it_is_in_the_file(played: OpenClub) -> None:
    before, file = content(played), played.path.read_bytes()
    what_if(played, 1, mild(played))
    games_behind(played, 1, mild(played))
    assert content(played) == before
    assert played.path.read_bytes() == file
    assert what_if(played, 1, Supposition()).moved == 0


def test_it_says_how_far_it_is_and_can_be_stopped_anywhere(played: OpenClub) -> None:
    told: list[int] = []
    what_if(played, 1, mild(played), lambda done, total: told.append(100 * done // total))
    assert told == sorted(told)
    assert told[0] == 0
    assert 80 <= told[-1] < 100
    before = content(played)

    def stop(done: int, _total: int) -> None:
        if done >= 60:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        what_if(played, 1, mild(played), stop)
    assert content(played) == before
    assert what_if(played, 1, Supposition()).moved == 0


def test_from_a_date_earlier_evenings_stay(played: OpenClub) -> None:
    mild_ones = mild(played).rule_set_id
    later = Supposition(rule_set_id=mild_ones, from_date=date(2026, 11, 13))
    found = what_if(played, 1, later)
    assert (found.games, found.settled) == (0, ())
    assert totals(found.other) == totals(found.real)


def test_another_ranking_rule_can_be_tried_alone_or_with_it(played: OpenClub) -> None:
    by_average = what_if(played, 1, Supposition(rule="average,min:2"))
    assert [one.place_after for one in by_average.shifts] == [None] * 4
    assert by_average.moved == 4
    both = Supposition(rule="sum", ties=("lot",), rule_set_id=mild(played).rule_set_id)
    found = what_if(played, 1, both)
    assert (found.ties_before, found.ties_after, found.games) == (("pits",), ("lot",), 2)
    with pytest.raises(Refused, match="telwijze"):
        what_if(played, 1, Supposition(rule="alles"))


def test_what_was_typed_for_one_game_of_cards_is_not_settled_by_another(played: OpenClub) -> None:
    named = {one.name: one.id for one in rulesets.rule_sets(played)}
    for name in ("manille", "troefcall", "tot-501", "drie-spelers"):
        with pytest.raises(Refused, match="geen spel volgens"):
            what_if(played, 1, Supposition(rule_set_id=named[name]))


def test_lines_that_cannot_be_by_the_other_rules_are_named(club: OpenClub) -> None:
    evening = seat_by_hand(club, evening_with(club, 4, games=2, rounds=1), [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92+50 100")
    named = {one.name: one.id for one in rulesets.rule_sets(club)}
    found = what_if(club, 1, Supposition(rule_set_id=named["belote"]))
    (one,) = found.unread
    assert (one.evening, one.round, one.table, one.game, one.typed) == (1, 1, 1, 1, "92+50")
    assert "meer dan 20 roem" in str(one.why)


def test_a_double_that_the_other_rules_do_not_know_is_left_out(club: OpenClub) -> None:
    """61 + 40 against 101, doubled by Zij, was 324 + 40 for Wij; undoubled it is a tie: nat."""
    evening = evening_with(club, 4, games=1, rounds=1, rule_set="kraken")
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "w61+40k")
    named = {one.name: one.id for one in rulesets.rule_sets(club)}
    found = what_if(club, 1, Supposition(rule_set_id=named["nku"]))
    assert totals(found.real)["P1 Aal"] == 364
    assert totals(found.other) == {"P3 Cas": 202, "P4 Dam": 202, "P1 Aal": 0, "P2 Bos": 0}
    assert found.unread == ()


def test_evenings_from_paper_stay_as_they_were(club: OpenClub, tmp_path: Path) -> None:
    file = tmp_path / "s.csv"
    rows = ["season,competition,evening,date,name,round,points,roem,pits"]
    rows += [f"2025-2026,Maandavond,1,2025-09-01,{name},,{5000},,0" for name in ("Aal", "Bos")]
    file.write_text("\n".join(rows))
    import_file(club, file)
    lenient(club)
    found = what_if(club, 1, mild(club))
    assert (found.from_paper, found.settled, found.games) == ((1,), (), 0)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("kind", "entrants"),
    [
        ("individual", 5),  # one sits out: what that earns goes along
        ("boompje", 4),
        ("pairs", 3),
        ("schevenings", 4),
        ("howell-pairs", 4),
        ("teams", 2),
    ],
)
@pytest.mark.parametrize("closed", [False, True])
def test_what_would_be_is_what_comes_when_it_is_really_done(
    club: OpenClub, kind: str, entrants: int, closed: bool
) -> None:
    evening = _drawn(club, contest_evening(club, kind, entrants, games=4, rounds=2))
    for at, table in enumerate(one for plan in evening.plan for one in plan.tables):
        lines = LINES.split()
        type_sheet(club, table.table_id, " ".join((lines * 2)[at : at + 4]))
    lenient(club)
    if closed:
        closing.close(club, evening.id)
    supposed = what_if(club, evening.competition_id, mild(club))
    assert supposed.games > 0
    if closed:
        closing.reopen(club, evening.id, "om het na te rekenen")
    adopting.adopt_rule_set(club, evening.competition_id, "mild", date(2026, 11, 1))
    if closed:
        closing.close(club, evening.id)
    done = standings(club, evening.competition_id)
    assert [(row.place, row.name, row.total, row.pits) for row in done.rows] == [
        (row.place, row.name, row.total, row.pits) for row in supposed.other.rows
    ]
    assert done.rows == supposed.other.rows


def test_a_knock_out_is_not_played_again(club: OpenClub) -> None:
    evening = _drawn(club, contest_evening(club, "knockout", 4, games=2, rounds=1))
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, "v-20 92+20")
    lenient(club)
    with pytest.raises(Refused, match="wie een ronde won"):
        what_if(club, evening.competition_id, mild(club))


def test_the_rule_that_was_adopted_is_the_one_it_is_held_against(played: OpenClub) -> None:
    adopting.adopt(played, 1, "average", ("wins",), date(2026, 11, 1), reason="ALV")
    found = what_if(played, 1, Supposition(rule="sum"))
    assert (found.real.rule, found.other.rule, found.ties_before) == ("average", "sum", ("wins",))
    with played.store.read() as conn:
        (kept,) = adopting.adopted_rules(conn, 1)
    adopting.take_back(played, kept.id)
    assert what_if(played, 1, Supposition()).real.rule == "sum"


def _drawn(club: OpenClub, evening: Evening) -> Evening:
    for _ in range(evening.rounds):
        if len(evenings.evening(club, evening.id).plan) < evening.rounds:
            drawing.draw(club, evening.id, seed=3)
    return evenings.evening(club, evening.id)
