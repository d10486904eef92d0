"""A place in the standings: evenings that count and are dropped, periods, absence, the rule."""

from dataclasses import replace
from pathlib import Path

import pytest

from clubadmin.domain.standings.ties import LookedAt
from clubadmin.domain.terms import Language
from clubadmin.errors import Refused
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import CareerAsked, StandingAsked
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub
from clubadmin.services.explain import explain
from clubadmin.services.seasons import seasons
from clubadmin.services.seasons.closing import close_season
from clubadmin.services.standings.standings import standings
from clubadmin.services.supposing import adopting
from tests.services.evening_club import half_typed
from tests.services.explain.told import listed, part
from tests.services.season_club import away, day, number_of, paper_season

MADE = {
    "Aal": [5000, 4000, None, 5200, 4800],
    "Bos": [4500, 4600, 4700, None, None],
    "Cas": [None, 4200, 4100, 4300, 5200],
}


@pytest.fixture
def competition(club: OpenClub, tmp_path: Path) -> int:
    return paper_season(club, tmp_path, MADE)


def asked(
    club: OpenClub, competition: int, name: str, rule: str | None, **which: object
) -> Explained:
    who = number_of(club, "member", name)
    return explain(club, StandingAsked(competition, who, rule=rule, **which))  # type: ignore[arg-type]


def test_the_best_evenings_count_and_the_others_say_which_they_are(
    club: OpenClub, competition: int
) -> None:
    found = asked(club, competition, "Aal", "best:3")
    assert (found.title, found.figure) == ("Aal, Donderdagavond 2026-2027", "15.000")
    assert found.note == "Totaal. Plaats 1 na avond 5."
    assert found.article == "op proef: beste 3 tellen"
    assert listed(found) == [
        ("Avond 1, 3 sep 2026", "5.000", "counts"),
        ("Avond 2, 10 sep 2026", "4.000", "dropped"),
        ("Avond 3, 17 sep 2026", "–", "plain"),
        ("Avond 4, 24 sep 2026", "5.200", "counts"),
        ("Avond 5, 1 okt 2026", "4.800", "counts"),
    ]
    assert found.parts[1].note == "Valt weg: de beste 3 tellen en dit is nummer 4."
    assert found.parts[2].note == "Afwezig."


def test_who_plays_an_evening_without_a_score_yet_is_not_said_to_be_away(club: OpenClub) -> None:
    competition = half_typed(club).competition_id
    evening = asked(club, competition, "Hop", None).parts[1]
    assert (evening.figure, evening.note) == ("–", "Is er; van deze avond is nog niets getypt.")


def test_an_average_is_that_of_the_evenings_that_count(club: OpenClub, competition: int) -> None:
    found = asked(club, competition, "Bos", "average-best:2", figure="average")
    assert (found.figure, found.joins) == ("4.650", "average")
    assert [one.weight for one in found.parts] == ["dropped", "counts", "counts", "plain", "plain"]


def test_a_period_is_its_best_evenings_and_may_be_dropped_whole(
    club: OpenClub, competition: int
) -> None:
    found = asked(club, competition, "Aal", "best:1,periods:2,best-periods:2")
    assert listed(found) == [
        ("Periode 1, avond 1 t/m 2", "5.000", "counts"),
        ("Periode 2, avond 3 t/m 4", "5.200", "counts"),
        ("Periode 3, avond 5 t/m 6", "4.800", "dropped"),
    ]
    dropped = found.parts[2]
    assert dropped.note == "De periode valt weg: de beste 2 perioden tellen en dit is nummer 3."
    assert listed(dropped) == [("Avond 5, 1 okt 2026", "4.800", "counts")]
    one = asked(club, competition, "Aal", "best:1,periods:2,best-periods:2", period=1)
    assert (one.title, one.figure) == ("Aal, Periode 1, avond 1 t/m 2", "5.000")
    assert "van deze periode tellen de beste 1 en dit is nummer 2" in one.parts[1].note


@pytest.mark.parametrize(
    ("worth", "figure", "told", "of"),
    [
        ("4000", "4.000", "Dat is waard: 4.000 punten.", []),
        ("lowest", "4.100", "Dat is waard: de laagste van de avond.", ["4.100", "4.700"]),
        ("average", "4.400", "het gemiddelde van de avond", ["4.100", "4.700"]),
        ("half", "2.200", "de helft van het gemiddelde van de avond", ["4.100", "4.700"]),
        ("own-average", "4.750", "het eigen gemiddelde", ["5.000", "4.000", "5.200", "4.800"]),
        ("own-average/1450", "1.450", "hoogstens 1.450", ["4.750", "1.450"]),
        ("lowest-100", "4.000", "de laagste van de avond min 100.", ["4.100", "100"]),
    ],
)
def test_what_absence_is_worth_says_where_it_comes_from(
    club: OpenClub, competition: int, worth: str, figure: str, told: str, of: list[str]
) -> None:
    given = asked(club, competition, "Aal", f"sum,absent:{worth}", evening=3)
    assert (given.figure, given.weight) == (figure, "given")
    assert told in given.note
    assert [one.figure for one in given.parts] == of
    assert given.adds_up


def test_absence_with_notice_and_without_and_too_often(club: OpenClub, competition: int) -> None:
    away(club, competition, {"Bos": [4]}, remark="griep")
    rule = "sum,absent:4000,unnotified:1000,absent-most:1"
    found = asked(club, competition, "Bos", rule)
    told, too_often = found.parts[3:]
    assert told.note == "Afwezig, afgemeld. (griep) Dat is waard: 4.000 punten."
    assert too_often.note == (
        "Afwezig, niet afgemeld. Alleen de eerste keer levert iets op; dit was keer 2."
    )
    assert found.figure == "17.800"


def test_how_far_behind_is_the_total_of_the_first_less_the_own(
    club: OpenClub, competition: int
) -> None:
    found = asked(club, competition, "Cas", "sum", figure="behind")
    assert (found.figure, found.joins) == ("1.200", "less")
    assert [one.figure for one in found.parts] == ["19.000", "17.800"]
    assert found.parts[0].deeper == StandingAsked(
        competition, number_of(club, "member", "Aal"), "total", rule="sum"
    )


def test_a_place_is_who_stands_higher(club: OpenClub, competition: int) -> None:
    found = asked(club, competition, "Bos", "sum", figure="place")
    assert (found.figure, found.note) == ("3", "Plaats 3 van 3. 2 staan hoger.")
    assert [one.title for one in found.parts] == ["1. Aal", "2. Cas", "3. Bos"]
    none = asked(club, competition, "Bos", "sum,min:4", figure="place")
    assert none.figure == "–"
    total = asked(club, competition, "Bos", "sum,min:4")
    assert "Nog geen plaats: 3 gespeeld, minstens 4 nodig." in total.note


def test_a_rule_that_was_adopted_says_since_when(club: OpenClub, competition: int) -> None:
    adopting.adopt(club, competition, "best:2", ("pits",), day(4), reason="leden")
    found = asked(club, competition, "Aal", None)
    assert found.article == "regel van de stand sinds 24 september 2026: beste 2 tellen"
    before = explain(club, StandingAsked(competition, number_of(club, "member", "Aal"), after=3))
    assert before.article == "regel van de stand: alle avonden tellen"


def test_an_evening_from_paper_goes_no_deeper_than_its_total(
    club: OpenClub, competition: int
) -> None:
    cell = asked(club, competition, "Aal", "sum").parts[0]
    assert cell.deeper is not None
    evening = explain(club, cell.deeper)
    assert (evening.figure, evening.parts) == ("5.000", ())
    assert evening.note == "Van deze avond is alleen het totaal bekend."


def test_it_is_told_in_english_as_well(club: OpenClub, competition: int) -> None:
    who = number_of(club, "member", "Aal")
    found = explain(club, StandingAsked(competition, who, rule="best:3"), Language.EN)
    assert found.figure == "15,000"
    assert part(found, "Evening 2").note == "Dropped: the best 3 count and this is number 4."


def test_a_career_is_its_competitions_and_these_their_evenings(
    club: OpenClub, competition: int
) -> None:
    who = number_of(club, "member", "Aal")
    average = explain(club, CareerAsked("member", who, "average"))
    assert (average.figure, [one.figure for one in average.parts]) == ("4.750", ["19.000", "4"])
    best = explain(club, CareerAsked("member", who, "best"))
    assert listed(best) == [("Donderdagavond 2026-2027", "5.200", "counts")]
    assert best.parts[0].deeper is not None
    deeper = explain(club, best.parts[0].deeper)
    assert [one.figure for one in deeper.parts] == ["5.000", "4.000", "5.200", "4.800"]
    wins = explain(club, CareerAsked("member", who, "wins", competition))
    assert [one.note for one in wins.parts] == [
        "De hoogste van de avond: 5.000.",
        "De hoogste van de avond: 5.200.",
    ]


def test_who_is_not_in_it_is_refused_in_a_sentence(club: OpenClub, competition: int) -> None:
    with pytest.raises(Refused, match=r"staat niet .* in deze stand"):
        explain(club, StandingAsked(competition, 9999))
    with pytest.raises(Refused, match="Deze competitie bestaat niet"):
        explain(club, StandingAsked(9999, 1))
    with pytest.raises(Refused, match="Deze avond telt niet"):
        asked(club, competition, "Aal", None, evening=99)
    with pytest.raises(Refused, match="Deze naam staat niet"):
        explain(club, CareerAsked("member", 9999))


def test_tie_breaks_that_are_tried_are_those_that_decide(club: OpenClub, tmp_path: Path) -> None:
    level = paper_season(club, tmp_path, {"Dam": [5000, 4000], "Eik": [4500, 4500]}, "Gelijk")
    found = {
        tie: asked(club, level, "Eik", "sum", figure="place", ties=(tie, "lot"))
        for tie in ("best-evening", "wins")
    }
    note = "Gelijk geëindigd met Dam; beslist door: beste avond (4.500 tegen 5.000)."
    assert found["best-evening"].note.endswith(note)
    assert "; beslist door: " in found["wins"].note
    assert found["wins"].note.endswith("(1 tegen 1) en het lot.")
    assert found["best-evening"].figure == "2"
    above = found["best-evening"].parts[0].deeper
    assert isinstance(above, StandingAsked)
    assert (above.rule, above.ties) == ("sum", ("best-evening", "lot"))


def test_a_row_keeps_what_put_it_below_who_has_as_much_also_in_a_closed_season(
    club: OpenClub, tmp_path: Path
) -> None:
    """Two of 9,000: each once above the other, and 5,000 against 4,500 as best evening."""
    level = paper_season(club, tmp_path, {"Dam": [5000, 4000], "Eik": [4500, 4500]}, "Gelijk")
    competition = next(one for one in seasons.competitions(club) if one.id == level)
    ties = ("mutual", "best-evening")
    seasons.change_competition(club, replace(competition, tie_breaks=ties))
    parted = [(), (LookedAt("mutual", 0, 0), LookedAt("best-evening", 5000, 4500))]
    assert [row.parted for row in standings(club, level).rows] == parted
    close_season(club, competition.season_id)
    assert [row.parted for row in standings(club, level).rows] == parted
    assert health.check(club).ok
