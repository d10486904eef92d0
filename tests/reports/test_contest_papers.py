"""Every paper of a contest, over every format and size: legible, literal, the same twice."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial

import pytest

from clubadmin import reports
from clubadmin.domain.comparison.decisions import read_decisions
from clubadmin.domain.terms import Language
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.member import Member
from clubadmin.model.results.result import DecidedTie
from clubadmin.reports.draw import hand_cards, movement, participants, score_cards, table_cards
from clubadmin.reports.results import boards, bracket, collecting_sheet, crosstable, honours
from tests.reports import looking, made_up
from tests.reports.contests import contest, dealt
from tests.reports.played import Played, played
from tests.turns import by_turns

LONG = "Wijngaarden-van Oudenhoven tot Schoonhov"  # forty letters
WHOLE = {"draw", "slips", "result", "bracket", "diplomas", "travellers", "cross", "collecting"}
"""Papers that keep every letter of a name."""
DUTCH = (
    *(" tafel ", "Tafel ", " ronde ", " spel ", "Spel ", "Noord", " tegen ", "N/Z", "O/W"),
    *(" plaats ", "pagina", " punten", "deelnemer", " mapjes", "winnaar"),
)
Made = Mapping[str, Callable[[], bytes]]


def beforehand(
    seen: Played, club: ClubSettings = made_up.CLUB, language: Language = Language.NL
) -> Made:
    """What is printed before the first card is played."""
    evening = seen.evening
    wallets = dealt(6)
    papers = {
        "participants": participants.participants_list,
        "draw": reports.draw_list,
        "by-name": partial(reports.draw_list, by="name"),
        "slips": reports.seat_slips,
        "tables": table_cards.table_cards,
        "movement": movement.movement_cards,
    }
    if evening.form.compared:
        papers |= {
            "labels": partial(hand_cards.wallet_labels, reserve=(98, 99)),
            "hands": partial(hand_cards.hand_cards, dealt=wallets),
            "hands-both": partial(hand_cards.hand_cards, dealt=wallets, both_sides=True),
            "controls": partial(hand_cards.control_cards, dealt=wallets),
            "scores": score_cards.score_cards,
            "scores-own": partial(score_cards.score_cards, own_sets=True),
            "collecting": collecting_sheet.collecting_sheet,
        }
    to = Printing(club, language, made_up.STAMP)
    return {name: partial(make, evening, to) for name, make in papers.items()}


def afterwards(
    seen: Played, club: ClubSettings = made_up.CLUB, language: Language = Language.NL
) -> Made:
    """What is printed once there is a result."""
    evening, result = seen.evening, seen.result
    to = Printing(club, language, made_up.STAMP)
    papers: dict[str, Callable[[], bytes]] = {
        "result": partial(reports.evening_result, result, to),
        "announcer": partial(honours.announcer_sheet, evening, to, result),
        "diplomas": partial(honours.diplomas, evening, to, result),
    }
    if seen.boards:
        papers["boards"] = partial(boards.frequency_sheets, evening, to, seen.boards)
    if seen.contest is not None:
        papers["collecting"] = partial(
            collecting_sheet.collecting_sheet, evening, to, seen.boards, seen.contest
        )
        papers["travellers"] = partial(boards.travelling_sheets, evening, to, seen.travellers)
        papers["cross"] = partial(crosstable.crosstables, evening, to, seen.crosstables)
    if seen.bracket is not None:
        papers["bracket"] = partial(bracket.bracket_sheet, evening, to, seen.bracket)
    return papers


def _faults(make: Callable[[], bytes]) -> list[str]:
    found = []
    for number, sheet in enumerate(looking.sheets(make), 1):
        for side in filter(None, (sheet, sheet.turned)):
            found += [f"page {number}: {fault}" for fault in looking.faults(side)]
    return found


def _all_faults(papers: Made) -> dict[str, list[str]]:
    return {name: found for name, make in papers.items() if (found := _faults(make))}


# form, entrants, rounds, games a round, groups
DRAWN = [
    ("individual", 4, 1, 16, 1),
    ("individual", 27, 3, 16, 1),
    ("individual", 400, 4, 16, 1),
    ("boompje", 16, 3, 16, 1),
    ("pairs", 4, 1, 16, 1),
    ("pairs", 200, 6, 16, 1),
    ("schevenings", 4, 1, 4, 1),
    ("schevenings", 14, 7, 4, 2),
    ("schevenings", 64, 12, 4, 1),
    pytest.param(("schevenings", 200, 6, 4, 2), marks=pytest.mark.nightly),
    ("howell-pairs", 4, 3, 2, 1),
    ("howell-pairs", 20, 19, 2, 1),
    ("howell-players", 8, 7, 2, 1),
    ("howell-players", 16, 15, 2, 1),
    ("teams", 2, 1, 8, 1),
    ("teams", 17, 8, 4, 1),
    ("knockout", 16, 1, 16, 1),
]

PLAYED = [
    ("individual", 12, 3, 4),
    ("pairs", 6, 3, 4),
    ("schevenings", 4, 2, 2),
    ("schevenings", 18, 9, 3),
    ("howell-pairs", 8, 7, 2),
    ("howell-players", 12, 6, 2),
    ("teams", 6, 5, 3),
    ("knockout", 22, 4, 4),
    ("knockout", 64, 5, 2),
]


def _drawn(form: str, entrants: int, rounds: int, games: int, lines: int) -> Played:
    evening = contest(form, entrants, rounds, games, lines)
    return Played(evening, made_up.result(4))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", by_turns(DRAWN, 2), ids=lambda size: "-".join(map(str, size)))
def test_nothing_lies_over_anything_else_before_play(size: tuple[str, int, int, int, int]) -> None:
    assert _all_faults(beforehand(_drawn(*size))) == {}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", by_turns(PLAYED, 2), ids=lambda size: "-".join(map(str, size)))
def test_nothing_lies_over_anything_else_after_play(size: tuple[str, int, int, int]) -> None:
    assert _all_faults(afterwards(played(*size))) == {}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", PLAYED[1::2], ids=lambda size: "-".join(map(str, size)))
def test_names_of_forty_letters_have_room(size: tuple[str, int, int, int]) -> None:
    seen = played(*size, name=LONG)
    made = {**beforehand(seen), **afterwards(seen)}
    assert _all_faults(made) == {}
    texts = {name: looking.text(made[name]()) for name in WHOLE & made.keys()}
    assert [name for name, text in texts.items() if "…" in text] == []


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", PLAYED[::2], ids=lambda size: "-".join(map(str, size)))
def test_an_evening_that_is_half_typed_has_its_papers(size: tuple[str, int, int, int]) -> None:
    assert _all_faults(afterwards(played(*size, share=0.5))) == {}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("form", ["schevenings", "howell-pairs", "howell-players"])
def test_groups_each_have_their_own_lists(form: str) -> None:
    seen = played(form, 16, 3, 2, lines=2)
    assert _all_faults(afterwards(seen)) == {}
    text = looking.text(afterwards(seen)["result"]())
    assert "groep A" in text
    assert "groep B" in text
    assert "alle groepen" in text


@cache
def _made(size: tuple[str, int, int, int]) -> tuple[bytes, ...]:
    """Every paper of an evening, for whoever only reads them."""
    seen = played(*size)
    return tuple(make() for make in (*beforehand(seen).values(), *afterwards(seen).values()))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", PLAYED[3:], ids=lambda size: "-".join(map(str, size)))
def test_the_same_paper_is_the_same_bytes(size: tuple[str, int, int, int]) -> None:
    assert _made.__wrapped__(size) == _made(size)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("size", PLAYED[3:], ids=lambda size: "-".join(map(str, size)))
def test_english_papers_have_no_dutch_in_them(size: tuple[str, int, int, int]) -> None:
    seen = played(*size)
    papers = beforehand(seen, language=Language.EN) | afterwards(seen, language=Language.EN)
    text = " ".join(looking.text(make()) for make in papers.values())
    for dutch in DUTCH:
        assert dutch not in text, dutch


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", PLAYED, ids=lambda size: "-".join(map(str, size)))
def test_every_page_says_which_it_is(size: tuple[str, int, int, int]) -> None:
    for pdf in _made(size):
        found = looking.pages(pdf)
        for number, page in enumerate(found, 1):
            on_the_wall = "uitgereikt aan" in page  # a diploma has no foot
            assert (f"pagina {number} van {len(found)}" in page) is not on_the_wall
            assert "avond 1" not in page  # a contest of its own goes by its name


def test_who_is_still_to_come_is_said_in_the_language_of_the_paper() -> None:
    seen = played("knockout", 22, 4, 4, share=0.5)
    text = looking.text(afterwards(seen, language=Language.EN)["bracket"]())
    assert "winner of table 3, round 1" in text
    assert "winnaar" not in text


def test_the_bracket_names_who_won_the_final_and_says_how_a_tie_was_decided() -> None:
    seen = played("knockout", 22, 4, 4)
    assert seen.bracket is not None
    text = looking.text(afterwards(seen)["bracket"]())
    assert "winnaars " + " ".join(one.name for one in seen.bracket.winners) in text
    level = replace(seen.bracket.rounds[0].tables[0], reason="nog een spel")
    first = replace(seen.bracket.rounds[0], tables=(level, *seen.bracket.rounds[0].tables[1:]))
    decided = replace(seen.bracket, rounds=(first, *seen.bracket.rounds[1:]))
    sheet = bracket.bracket_sheet(seen.evening, Printing(made_up.CLUB), decided)
    assert "gelijk: nog een spel" in looking.text(sheet)


def test_a_pair_has_its_number_and_its_total_once_in_the_bracket() -> None:
    seen = played("knockout-pairs", 8, 3, 4)
    assert seen.bracket is not None
    text = looking.text(afterwards(seen)["bracket"]())
    for table in seen.bracket.rounds[0].tables:
        for first, second in zip(table.seats[::2], table.seats[1::2], strict=True):
            assert first.number == second.number
            assert re.search(rf"\b{first.number} {first.name}", text)
            assert not re.search(rf"\b{second.number} {second.name}", text)


def test_a_pair_that_goes_on_without_playing_is_named_whole_in_the_bracket() -> None:
    seen = played("knockout-pairs", 12, 3, name=LONG)
    assert seen.bracket is not None
    assert seen.bracket.rounds[-1].free
    (sheet,) = looking.sheets(afterwards(seen)["bracket"])
    assert looking.faults(sheet) == []
    assert not any("…" in one.text for one in looking.spans(sheet))


def test_the_players_of_a_team_are_named_whole_before_who_reads_it_aloud() -> None:
    seen = played("teams", 4, 3)
    four = (Member(1, LONG),) * 4
    people = tuple(replace(one, members=four) for one in seen.evening.participants)
    papers = afterwards(replace(seen, evening=replace(seen.evening, participants=people)))
    assert looking.text(papers["announcer"]()).count(" – ".join([LONG] * 4)) == 4


def test_two_opponents_of_forty_letters_are_read_on_a_travelling_sheet() -> None:
    sheet = looking.sheets(afterwards(played("howell-pairs", 10, 4, name=LONG))["travellers"])[0]
    assert looking.faults(sheet) == []
    assert all(one.size > 7 for one in looking.spans(sheet) if "Oudenhoven" in one.text)


def test_a_tie_and_who_won_the_final_stand_on_the_result_and_before_who_reads_it_aloud() -> None:
    seen = played("knockout", 22, 4, 4)
    won = tuple(row.name for row in seen.result.rows[:2])
    tie = DecidedTie(4, 1, 324, won, "nog een spel")
    papers = afterwards(replace(seen, result=replace(seen.result, ties=(tie,))))
    text = looking.text(papers["result"]())
    assert f"Ronde 4, tafel 1: gelijk op 324; beslist voor {' en '.join(won)}: nog een spel" in text
    assert text.count(" winnaar ") == 2
    assert text.count(" verloor de finale ") == 2
    assert looking.text(papers["announcer"]()).count("gelijk: nog een spel") == 2


def test_the_result_explains_its_scale_and_what_parts_who_have_as_many() -> None:
    seen = played("schevenings", 8, 4, 4)
    text = looking.text(afterwards(seen)["result"]())
    assert "Op elk spel heeft de laagste score 2 matchpunten, elke hogere 2 meer" in text
    assert "allen samen halen hier 62,5%" in text
    assert "Bij evenveel matchpunten gaan tops voor, dan punten." in text


def test_what_the_director_gave_bears_a_mark_on_every_paper_and_is_spelled_out() -> None:
    seen = played("schevenings", 8, 4)
    board = seen.boards[0]
    codes = read_decisions("ns=3;ew-5")[0]
    ruled = replace(board.lines[0], decisions=codes, ns_matchpoints=3, ew_matchpoints=-3)
    shown = (replace(board, lines=(ruled, *board.lines[1:])), *seen.boards[1:])
    pair = next(one for one in seen.travellers if one.number == ruled.ns.numbers[0])
    rows = tuple(
        replace(row, decisions=codes, matchpoints=3, top=True) if row.game == board.game else row
        for row in pair.rows
    )
    sheet = looking.text(
        collecting_sheet.collecting_sheet(seen.evening, Printing(made_up.CLUB), shown, seen.contest)
    )
    assert "3b" in sheet
    assert "−3b" in sheet
    own = looking.text(
        boards.travelling_sheets(seen.evening, Printing(made_up.CLUB), [replace(pair, rows=rows)])
    )
    assert f"Spel {board.game}: 3 matchpunten N/Z, 5 straf O/W." in own
    assert "*b" in own, "a top that was decided about as well"
    for text in (sheet, own):
        assert "b beslissing van de leiding." in text


def test_names_of_forty_letters_are_whole_on_the_frequency_sheets() -> None:
    name = "Bartholomeus Oosterwijk van Zuidland abc"
    seen = played("howell-pairs", 10, 3, name=name)
    pdf = boards.frequency_sheets(seen.evening, Printing(made_up.CLUB), seen.boards)
    sides = {
        who.name for board in seen.boards for line in board.lines for who in (line.ns, line.ew)
    }
    found = looking.text(pdf)
    assert [name for name in sides if name not in found] == []
