"""Who needs what on the last evenings, from the figures of a club."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from clubadmin.domain.terms import Language
from clubadmin.errors import Refused
from clubadmin.i18n import Words
from clubadmin.model.supposing import needed as needed_words
from clubadmin.model.supposing.needed import Needed, NeededRow
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.seasons import seasons
from clubadmin.services.standings import groups
from clubadmin.services.supposing.needed import Question, needed
from clubadmin.services.supposing.needed_explained import explain_need
from tests.services.evening_club import (
    contest_evening,
    evening_with,
    half_typed,
    new_club,
    seat_by_hand,
    table_id,
    type_sheet,
)
from tests.services.lists.taking import import_file

SEASON = {
    "Aal": (5000, 4000, 4500),
    "Bos": (4800, 4900, None),
    "Cas": (4500, None, 4600),
    "Dam": (None, 5100, None),
}


@pytest.fixture(scope="module")
def paper(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenClub]:
    """Three evenings from paper, of four that are planned."""
    club = paper_club(tmp_path_factory.mktemp("needed"), "best:2")
    yield club
    club.close()


def paper_club(folder: Path, ranking: str) -> OpenClub:
    club = new_club(folder)
    rows = [
        f"2025-2026,Maandavond,{evening},{date(2025, 9, evening)},{name},,{points},,0"
        for name, made in SEASON.items()
        for evening, points in enumerate(made, start=1)
        if points is not None
    ]
    file = folder / "s.csv"
    header = "season,competition,evening,date,name,round,points,roem,pits"
    file.write_text("\n".join([header, *rows]))
    import_file(club, file)
    seasons.change_competition(
        club, replace(seasons.competition(club, 1), evenings=4, ranking=ranking, tie_breaks=())
    )
    return club


def row_of(found: Needed, name: str) -> NeededRow:
    return next(row for row in found.rows if row.name.endswith(name))


def told(found: Needed, name: str) -> list[tuple[bool, int | None, int | None, int | None]]:
    return [(one.certain, one.least, one.likely, one.enough) for one in row_of(found, name).cells]


def test_the_evening_that_is_planned_is_the_one_to_come(paper: OpenClub) -> None:
    found = needed(paper, 1)
    assert [(one.number, one.date) for one in found.coming] == [(4, None)]
    assert (found.after, found.after_date) == (3, date(2025, 9, 3))
    assert (found.record, found.most) == (5100, 5100)
    assert (found.proved, found.shares, found.places) == (True, True, (1, 2, 3))


def test_drops_are_reckoned_with(paper: OpenClub) -> None:
    """Best 2: Bos has 9.700, Aal 9.500, Cas 9.100, Dam 5.100; averages 4850, 4500, 4550, 5100.

    Bos stays at 9.700 when he fails, so that Aal (5.000 + 4.500) needs 4.700 to share the first
    place. When the others make their averages Bos has 9.750 (4.900 + 4.850) and Dam 10.200, so
    that 5.200 would be needed, and nobody makes that; for the second place 4.750. The third is
    his with nothing, for Cas has 9.150. Dam has one evening of 5.100 and needs 4.650 to Bos's
    9.750, and 5.000 to the 10.100 that Aal can come to.
    """
    found = needed(paper, 1)
    assert told(found, "Aal")[0] == (False, 4700, None, None)
    (first, second, third) = row_of(found, "Aal").cells
    assert first.drops == ()
    assert (second.likely, second.drops) == (4750, ((3, 4500),))
    assert (third.certain, third.likely) == (False, 0)
    assert told(found, "Dam")[0] == (False, 4600, 4650, 5000)
    assert [row.place for row in found.rows] == [1, 2, 3, 4]


def test_what_falls_away_is_named(paper: OpenClub) -> None:
    found = needed(paper, 1, Question(expected="away"))
    (first, *_) = row_of(found, "Aal").cells
    assert (first.likely, first.drops) == (4700, ((3, 4500),))
    words = Words(Language.NL)
    (_, sentence, *_) = needed_words.told(words, found, row_of(found, "Aal"))
    assert sentence == (
        "Voor plaats 1: 4.700 punten, als de anderen niet komen. In eigen hand is het niet: de"
        " anderen kunnen het nog verhinderen. Dan vervalt avond 3 (4.500)."
    )


def test_who_may_gain_by_staying_away_is_reckoned_with(tmp_path: Path) -> None:
    """An absence is worth 6.000, an evening 5.100 at most: away is the best that one can do.

    Dam has 5.100 and two absences, 17.100; Bos has 15.700 and comes to 21.700 by staying away, so
    that Dam needs 4.600. Where 3.000 is the most Aal's 13.500 comes to 16.500 by playing, but to
    19.500 by staying away.
    """
    with paper_club(tmp_path, "sum,absent:6000") as club:
        (first, *_) = row_of(needed(club, 1), "Dam").cells
        assert (first.certain, first.least, first.enough) == (False, 0, 4600)
        found = needed(club, 1, Question(most=3000))
    aal = row_of(found, "Aal")
    assert (aal.cells[0].least, aal.cells[0].away, aal.best) == (None, True, 1)
    words = Words(Language.NL)
    assert needed_words.cell(words, aal.cells[0]) == "(weg)"
    (_, sentence, *_) = needed_words.told(words, found, aal)
    assert sentence == (
        "Plaats 1 is met spelen niet meer te halen; alleen wie wegblijft kan die nog krijgen."
    )


def test_why_somebody_needs_so_much_opens_into_both_seasons(paper: OpenClub) -> None:
    """Aal with 4.700 has 9.700, level with Bos who stays away: equals share the place."""
    aal = row_of(needed(paper, 1), "Aal").entrant_id
    told = explain_need(paper, 1, Question(expected="away"), (aal, 1))
    assert (told.title, told.figure) == ("Aal: nodig voor plaats 1", "4.700")
    own, rival = told.parts
    assert (own.title, own.figure, own.adds_up) == ("Aal zou dan hebben", "9.700", True)
    assert [(one.figure, one.weight, one.note) for one in own.parts] == [
        ("5.000", "counts", ""),
        ("4.000", "dropped", ""),
        ("4.500", "dropped", ""),
        ("4.700", "counts", "moet nog worden gespeeld"),
    ]
    assert (rival.title, rival.figure, rival.adds_up) == ("Bos zou dan hebben", "9.700", True)
    with pytest.raises(Refused, match="staat niet in de stand"):
        explain_need(paper, 1, Question(), (99, 1))


def test_as_it_was_earlier_and_with_more_to_come(paper: OpenClub) -> None:
    found = needed(paper, 1, Question(after=2))
    assert [one.number for one in found.coming] == [3, 4]
    assert found.coming[0].date == date(2025, 9, 3), "it was played since"
    more = needed(paper, 1, Question(left=2, most=9000, places=1))
    assert ([one.number for one in more.coming], more.most) == ([4, 5], 9000)
    assert needed(paper, 1, Question(left=0)).rows == ()
    many = needed(paper, 1, Question(left=9))
    assert needed_words.coming(Words(Language.NL), many).endswith(": avond 4 tot en met 12")


def test_each_group_has_places_of_its_own(paper: OpenClub) -> None:
    ids = {row.name: row.entrant_id for row in needed(paper, 1).rows}
    by_name = {name[-3:]: number for name, number in ids.items()}
    groups.arrange(paper, 1, {by_name["Aal"]: "A", by_name["Bos"]: "A", by_name["Cas"]: "B"})
    found = needed(paper, 1)
    assert found.fields == ("A", "B", "zonder groep")
    assert [len(row.cells) for row in found.rows] == [2, 2, 1, 1]
    assert told(found, "Cas") == [(True, 0, 0, 0)], "alone in the group"
    groups.arrange(paper, 1, dict.fromkeys(ids.values(), ""))


def test_what_is_made_on_an_evening_that_is_going_on_counts_already(club: OpenClub) -> None:
    evening = evening_with(club, 4, games=2, rounds=2, tie_breaks=())
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}, {1: "1 3 2 4"}])
    type_sheet(club, table_id(evening, 1, 1), "100 100")
    found = needed(club, 1, Question(most=1000, left=0))
    assert [(one.number, one.begun) for one in found.coming] == [(1, True)]
    aal, cas = row_of(found, "Aal"), row_of(found, "Cas")
    assert (aal.score, cas.score) == (200, 124)
    # half of the evening is left: 500 at most; Cas is 76 behind Aal and Bos
    assert [(one.least, one.enough) for one in cas.cells[:1]] == [(76, None)]
    assert [(one.least, one.enough) for one in aal.cells[:1]] == [(0, 500)]
    assert cas.average == 0, "the evening is not over, so that nobody has an average"
    (_, sentence, *_) = needed_words.told(Words(Language.NL), found, cas)
    assert sentence.startswith("Voor plaats 1: nog 76 punten")
    assert (
        needed_words.coming(Words(Language.NL), found) == "nog 1 avond te spelen: avond 1 is bezig"
    )
    assert needed_words.state(Words(Language.NL), found) == "Met wat er van avond 1 al is"


def test_what_is_typed_of_half_a_sheet_is_not_made_once_more(club: OpenClub) -> None:
    """Half of table 1 is typed, so that half an evening is left there and a whole one at table 2.

    P1 and P2 come to 568 + 368 / 2 = 752, P3 and P4 to 404 + 280 / 2 = 544, P5 and P6 to
    400 + 400 = 800, P7 and P8 to 248 + 248 = 496. To 800 P1 needs 232, P5 400 (to P6's 800),
    P7 552. With 500 more P1 has 1.068 at most, and P6 may have 1.400.
    """
    evening = half_typed(club)
    question = Question(most=1000)
    found = needed(club, evening.competition_id, question)
    first = {row.name[:2]: (row.score, told(found, row.name)[0]) for row in found.rows}
    assert first == {
        "P1": (568, (False, 0, 232, None)),
        "P2": (568, (False, 0, 232, None)),
        "P3": (404, (False, 164, 396, None)),
        "P4": (404, (False, 164, 396, None)),
        "P5": (400, (False, 168, 400, 1000)),
        "P6": (400, (False, 168, 400, 1000)),
        "P7": (248, (False, 320, 552, None)),
        "P8": (248, (False, 320, 552, None)),
    }
    words = Words(Language.NL)
    assert needed_words.state(words, found) == "Na avond 1 en wat er van avond 2 al is"
    aal = row_of(found, "Aal")
    (now, sentence, *_) = needed_words.told(words, found, aal)
    assert now == "Staat nu op plaats 1 met 568."
    assert sentence.startswith("Voor plaats 1: nog 232 punten op de rest van avond 2, als")
    explained = explain_need(club, evening.competition_id, question, (aal.entrant_id, 1))
    assert [one.figure for one in explained.parts] == ["800", "800"]
    assert explained.parts[0].parts[1].note == "met wat er nog moet worden gespeeld"
    # with an evening more each number is for the whole of evening 2: 800 and 400 for P5 and P6
    more = needed(club, evening.competition_id, Question(most=1000, left=1))
    assert told(more, "Aal")[0][2] == 416, "368 + 416 twice is 1.200"
    (_, sentence, *_) = needed_words.told(words, more, row_of(more, "Aal"))
    assert sentence.startswith("Voor plaats 1: elke avond 416 punten, als")
    assert "Van avond 2 telt daarin mee wat er al is." in needed_words.legend(words, more)


def test_who_has_points_for_sitting_a_round_out_makes_no_more_in_it(club: OpenClub) -> None:
    """Two rounds of two games, of which one game is typed, 100 to 62, and 150 for sitting out.

    Who plays both has three quarters left, 750 of 1.000, and comes to 850 or twice 812 at most.
    Who sits out the first has a round left, 150 + 500; who sits out the second half a round,
    250 + 250. So only the one with 100 has it in his own hands, with 712 to 812.
    """
    values = {"games": 2, "rounds": 2, "tie_breaks": (), "sit_out_points": "fixed:150"}
    evening = drawing.draw(club, evening_with(club, 5, evenings=1, **values).id, seed=1)[0]
    type_sheet(club, evening.plan[0].tables[0].table_id, "100", sign=False)
    found = needed(club, evening.competition_id, Question(most=1000))
    assert sorted((row.score, row.cells[0].enough) for row in found.rows) == [
        (62, None),
        (62, None),
        (100, 712),
        (150, None),
        (250, None),
    ]


@pytest.mark.parametrize("left", [None, 0])
def test_win_points_of_a_round_that_is_not_over_are_left_out(
    club: OpenClub, left: int | None
) -> None:
    """Evening 1 gave P1, P2, P5 and P6 2 each; that P1 leads in evening 2 may turn yet.

    P5 and P6 share the first place with 4 each and the most points; P1 and P2 have fewer.
    """
    evening = half_typed(club, ranking="sum,win:2/1/0,by:wins")
    found = needed(club, evening.competition_id, Question(left=left))
    assert needed_words.state(Words(Language.NL), found) == "Na avond 1, 12 nov 2026"
    assert [(one.number, one.begun) for one in found.coming] == [(2, False)]
    assert {row.score for row in found.rows} == {2, 0}
    assert told(found, "Eik")[0] == (False, 0, 2, None)
    assert told(found, "Aal")[0] == (False, 0, None, None)


def test_win_points_are_bounded_by_the_rounds(club: OpenClub) -> None:
    evening = evening_with(club, 4, games=1, rounds=1, ranking="sum,win:2/1/0,by:wins", evenings=2)
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "100")
    found = needed(club, 1)
    assert (found.wins, found.most, [row.score for row in found.rows]) == (True, 2, [2, 2, 0, 0])
    assert told(found, "Cas")[0][1] == 2, "level at best, and then points decide"


def test_nobody_adds_up_in_a_knock_out(club: OpenClub) -> None:
    contest_evening(club, "knockout", 4)
    with pytest.raises(Refused, match="wie wint, gaat door"):
        needed(club, 1)


def test_a_season_that_has_not_begun_has_nobody_to_reckon_with(club: OpenClub) -> None:
    evening = evening_with(club, 4, evenings=3)
    found = needed(club, 1)
    assert (found.rows, len(found.coming)) == ((), 3)
    assert evenings.evening(club, evening.id).number == found.coming[0].number
    assert needed_words.state(Words(Language.EN), found) == "Before the first evening"


def test_words_and_figures_in_english(paper: OpenClub, tmp_path: Path) -> None:
    found = needed(paper, 1)
    words = Words(Language.EN)
    assert needed_words.rule(words, found) == "best 2 of 4 count"
    sentences = list(needed_words.told(words, found, row_of(found, "Aal")))
    assert sentences[0] == "Is now in place 2 with 9,500."
    assert "possible from 4,700" in sentences[1]
    assert needed_words.grounds(words, found)[0].endswith("the most ever was 5,100.")
