"""What was decided comes into the club as one change, and goes again as one."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from sqlalchemy import text

from clubadmin.errors import Refused
from clubadmin.model.importing.importing import Answer, Doubt
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange.tables import standings_csv
from clubadmin.services.importing import draft as drafts
from clubadmin.services.importing import unsure
from clubadmin.services.importing.wording import question
from clubadmin.services.members import members
from clubadmin.services.results.closing import result
from clubadmin.services.seasons import seasons
from clubadmin.services.standings.standings import standings
from tests.services.evening_club import add_competition, content
from tests.services.importing.lists import (
    add_members,
    begun,
    decided,
    looked,
    proposed,
    text_file,
    with_answer,
)

HEAD = "Avond;Datum;Naam;Punten"


def list_of(folder: Path, *rows: str, name: str = "lijst.csv") -> Path:
    return text_file(folder, HEAD, *rows, name=name)


def taken(club: OpenClub, file: Path, season: str = "2018-2019") -> None:
    draft, _ = decided(club, begun(club, file, season))
    drafts.take(club, draft)


TWO = (
    "1;13-9-2018;Jan Bos;5742",
    "1;13-9-2018;Piet Vosch;5381",
    "2;27-9-2018;Toos Dekker;5100",
    "2;27-9-2018;Jan Bos;4.900",
)


def choose(doubt: Doubt) -> Answer:
    if doubt.key == "near:piet vosch":
        return Answer(doubt.choices[0].key)
    return proposed(doubt)


def test_an_import_is_one_step_that_undo_takes_back_and_redo_does_again(
    club: OpenClub, tmp_path: Path
) -> None:
    add_members(club)
    before = content(club)
    draft, _ = decided(club, begun(club, list_of(tmp_path, *TWO), "2018-2019"), choose)
    drafts.take(club, draft)
    after = content(club)
    competition = seasons.competitions(club)[0]
    ranked = standings(club, competition.id)
    assert [(one.name, one.total) for one in ranked.rows] == [
        ("Jan Bos", 10642),
        ("Piet Vos", 5381),
        ("Toos Dekker", 5100),
    ]
    assert (ranked.season, ranked.competition, ranked.depth) == (
        "2018-2019",
        "Donderdag",
        "evening",
    )
    history.undo(club)
    assert content(club) == before
    history.redo(club)
    assert content(club) == after
    assert health.check(club).ok


def test_nothing_comes_in_as_long_as_something_is_open(club: OpenClub, tmp_path: Path) -> None:
    add_members(club)
    before = content(club)
    draft = begun(club, list_of(tmp_path, *TWO), "2018-2019")
    with pytest.raises(Refused, match="2 keer moet u nog iets beslissen"):
        drafts.take(club, draft)
    assert content(club) == before


def test_stopping_half_way_leaves_nothing_behind(club: OpenClub, tmp_path: Path) -> None:
    before = content(club)
    draft, _ = decided(club, begun(club, list_of(tmp_path, *TWO), "2018-2019"))
    told: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> None:
        told.append((done, total))
        if done == 1:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        drafts.take(club, draft, progress)
    assert told == [(0, 2), (1, 2)]
    assert content(club) == before


def test_a_name_once_explained_is_not_asked_again(club: OpenClub, tmp_path: Path) -> None:
    add_members(club)
    draft, _ = decided(club, begun(club, list_of(tmp_path, *TWO), "2018-2019"), choose)
    drafts.take(club, draft)
    later = list_of(tmp_path, "3;4-10-2018;PIET VOSCH;5000", name="later.csv")
    draft = begun(club, later, "2018-2019")
    look = drafts.look(club, draft)
    (doubt,) = look.doubts  # told, and decided already
    assert (look.ready, doubt.kind, doubt.open) == (True, "alias", False)
    assert look.evenings[0].best == ("Piet Vos", 5000)
    again = draft.answered({doubt.key: None})
    assert drafts.look(club, again).open == 1
    history.undo(club)  # and forgotten with the list that it came from
    assert [one.kind for one in drafts.look(club, begun(club, later, "2018-2019")).doubts] == [
        "near"
    ]


def test_who_is_left_out_everywhere_does_not_become_a_member(
    club: OpenClub, tmp_path: Path
) -> None:
    draft = begun(club, list_of(tmp_path, "1;13-9-2018;Jan Bos;4500", "1;13-9-2018;Cor;4400"))
    draft = with_answer(draft, "unknown:cor", "leave")
    draft = with_answer(draft, "unknown:jan bos", "new", "Jan Bosch")
    drafts.take(club, draft)
    assert [one.name for one in members.members(club)] == ["Jan Bosch"]


@pytest.mark.parametrize("former", [True, False])
def test_who_played_long_ago_is_not_in_the_list_of_today(
    club: OpenClub, tmp_path: Path, former: bool
) -> None:
    draft, _ = decided(club, begun(club, list_of(tmp_path, "1;13-9-2018;Jan Bos;4500")))
    drafts.take(club, replace(draft, former=former))
    assert len(members.members(club)) == (0 if former else 1)
    assert len(members.members(club, inactive=True)) == 1


@pytest.fixture
def filled(club: OpenClub, tmp_path: Path) -> OpenClub:
    """A club that has two evenings already."""
    add_members(club)
    taken(club, list_of(tmp_path, "1;13-9-2018;Jan Bos;4500", "2;20-9-2018;Jan Bos;4600"))
    return club


def test_a_list_that_comes_again_grown_skips_what_is_the_same_without_a_question(
    filled: OpenClub, tmp_path: Path
) -> None:
    lines = ["1;13-9-2018;Jan Bos;4500", "2;20-9-2018;Jan Bos;4600", "3;27-9-2018;Jan Bos;4700"]
    draft = begun(filled, list_of(tmp_path, *lines, name="n.csv"), "2018-2019")
    look = drafts.look(filled, draft)
    assert [(one.kind, one.open) for one in look.doubts] == [("held", False)] * 2, "told, not asked"
    assert [one.number for one in look.evenings] == [3]
    assert ("there", 2) in look.left
    lines[0] = "1;13-9-2018;Jan Bos;4510"
    draft = begun(filled, list_of(tmp_path, *lines, name="o.csv"), "2018-2019")
    first, second = drafts.look(filled, draft).doubts
    assert (first.open, second.open) == (True, False)
    assert str(question(first)).endswith("Anders is: Jan Bos 4510 (4500).")
    lines[0] = "1;14-9-2018;Jan Bos;4500"
    draft = begun(filled, list_of(tmp_path, *lines, name="p.csv"), "2018-2019")
    assert any(one.open for one in drafts.look(filled, draft).doubts), "on another day"


def test_an_evening_that_is_there_is_skipped_replaced_or_numbered_anew(
    filled: OpenClub, tmp_path: Path
) -> None:
    file = list_of(tmp_path, "2;20-9-2018;Piet Vos;5000", "3;27-9-2018;Piet Vos;5100", name="n.csv")
    draft = begun(filled, file, "2018-2019")
    (doubt,) = looked(filled, draft).values()
    assert doubt.kind == "held"
    assert str(question(doubt)).endswith("Anders is: Piet Vos 5000 (–), Jan Bos – (4600).")
    assert [(one.code, one.value) for one in doubt.choices] == [
        ("leave", ""),
        ("join", ""),
        ("replace", ""),
        ("number", "4"),
    ]
    skipped = drafts.look(filled, with_answer(draft, doubt.key, "leave"))
    assert [one.number for one in skipped.evenings] == [3]
    wrong = drafts.look(filled, with_answer(draft, doubt.key, "number", "1"))
    assert wrong.doubts[0].wrong == "number"
    before = content(filled)
    drafts.take(filled, with_answer(draft, doubt.key, "replace"))
    lines = {one.number: one.id for one in seasons.evenings(filled)}
    assert sorted(lines) == [1, 2, 3]
    assert [(one.name, one.total) for one in result(filled, lines[2]).rows] == [("Piet Vos", 5000)]
    assert health.check(filled).ok
    after = content(filled)
    history.undo(filled)
    assert content(filled) == before
    history.redo(filled)
    assert content(filled) == after


def test_an_evening_that_is_there_under_another_competition_is_asked(
    filled: OpenClub, tmp_path: Path
) -> None:
    rows = ("5;4-10-2018;Jan Bos;4500", "5;4-10-2018;Piet Vos;4400")
    taken(filled, list_of(tmp_path, *rows, name="a.csv"))
    draft = begun(filled, list_of(tmp_path, *rows, name="b.csv"), "2018-2019", "Clubavond")
    draft = replace(draft, given=replace(draft.given, competition="Clubavond"))
    (doubt,) = looked(filled, draft).values()
    assert (doubt.kind, doubt.values[2:4], doubt.proposed) == ("copy", ("5", "Donderdag"), -1)
    assert not drafts.look(filled, with_answer(draft, doubt.key, "leave")).evenings
    assert drafts.look(filled, with_answer(draft, doubt.key, "both")).ready


def test_an_evening_of_another_number_on_the_same_day_is_asked(
    filled: OpenClub, tmp_path: Path
) -> None:
    file = list_of(tmp_path, "7;20-9-2018;Jan Bos;4600", name="n.csv")
    (doubt,) = looked(filled, begun(filled, file, "2018-2019")).values()
    assert (doubt.kind, doubt.values[-1]) == ("heldday", "2")


def test_a_season_is_made_longer_only_when_that_was_decided(
    filled: OpenClub, tmp_path: Path
) -> None:
    (season,) = seasons.seasons(filled)
    assert (season.starts, season.ends) == (date(2018, 8, 1), date(2019, 7, 31))
    file = list_of(tmp_path, "3;8-8-2019;Jan Bos;4500", name="n.csv")
    draft = begun(filled, file, "2018-2019")
    (doubt,) = looked(filled, draft).values()
    before = content(filled)
    drafts.take(filled, with_answer(draft, doubt.key, "extend"))
    assert seasons.seasons(filled)[0].ends == date(2019, 8, 8)
    history.undo(filled)
    assert content(filled) == before


def test_seasons_and_competitions_spelled_otherwise_are_asked(
    filled: OpenClub, tmp_path: Path
) -> None:
    file = text_file(
        tmp_path,
        "Seizoen;Competitie;Avond;Datum;Naam;Punten",
        "18/19;donderdag;3;27-9-2018;Jan Bos;4500",
        name="n.csv",
    )
    draft = begun(filled, file)
    doubts = looked(filled, draft)
    assert [one.kind for one in doubts.values()] == ["likeseason", "likecompetition"]
    _, look = decided(filled, draft)
    assert [(one.season, one.competition) for one in look.evenings] == [("2018-2019", "Donderdag")]


def test_a_competition_of_pairs_takes_no_persons(club: OpenClub, tmp_path: Path) -> None:
    add_members(club)
    add_competition(club, "pairs")
    file = list_of(tmp_path, "1;12-11-2026;Jan Bos;4500")
    draft = begun(club, file, "2026-2027", "Maandavond")
    (doubt,) = looked(club, draft).values()
    assert doubt.kind == "format"
    other = drafts.look(club, with_answer(draft, doubt.key, "competition", "Donderdag"))
    assert (other.ready, other.evenings[0].competition) == (True, "Donderdag")


def test_a_closed_season_takes_no_evening_any_more(filled: OpenClub, tmp_path: Path) -> None:
    with filled.store.change("Seizoen afgesloten") as change:
        from clubadmin.storage.schema.tablenames import SeasonRow

        change.update(SeasonRow, 1, closed_at="2019-07-31 12:00:00")
    file = list_of(tmp_path, "3;27-9-2018;Jan Bos;4500", name="n.csv")
    draft = begun(filled, file, "2018-2019")
    (doubt,) = looked(filled, draft).values()
    assert doubt.kind == "closed"
    assert not drafts.look(filled, with_answer(draft, doubt.key, "leave")).evenings


def test_pairs_come_in_as_pairs_with_their_roem(club: OpenClub, tmp_path: Path) -> None:
    add_members(club)
    file = text_file(
        tmp_path,
        "Avond;Datum;Koppel;Punten;Roem;Pits",
        "1;13-9-2018;Jan Bos & Piet Vos;4000;500;1",
        "1;13-9-2018;Truus Kok / Annie Smit;4100;300;0",
    )
    taken(club, file)
    (line,) = seasons.evenings(club)
    rows = result(club, line.id).rows
    assert [(one.name, one.total, one.roem, one.pits) for one in rows] == [
        ("Jan Bos – Piet Vos", 4500, 500, 1),
        ("Truus Kok – Annie Smit", 4400, 300, 0),
    ]


def test_aliases_are_folded_names(club: OpenClub, tmp_path: Path) -> None:
    ids = add_members(club)
    draft, _ = decided(club, begun(club, list_of(tmp_path, *TWO), "2018-2019"), choose)
    drafts.take(club, draft)
    with club.store.read() as conn:
        rows = conn.execute(text("SELECT name, member_id FROM alias")).all()
    assert [tuple(row) for row in rows] == [("piet vosch", ids["Piet Vos"])]


def test_what_is_not_known_stays_so_in_the_standings_and_in_what_leaves(
    club: OpenClub, tmp_path: Path
) -> None:
    add_members(club)
    file = list_of(
        tmp_path,
        "1;13-9-2018;Jan Bos;4500",
        "1;13-9-2018;Piet Vos;?",
        "1;13-9-2018;Truus Kok;4400",
        "2;20-9-2018;Piet Vos;4600",
        "2;20-9-2018;Jan Bos;4300",
    )
    draft, look = decided(club, begun(club, file, "2018-2019"))
    assert [one.entrants for one in look.evenings] == [2, 2]
    drafts.take(club, draft)
    (competition,) = seasons.competitions(club)
    for rule in ("sum", "sum,absent:4000"):
        view = standings(club, competition.id, rule=rule)
        cells = {row.name: row.evenings[0] for row in view.rows}
        assert (cells["Piet Vos"].points, cells["Piet Vos"].unknown) == (None, True)
    assert health.check(club).ok
    out = tmp_path / "stand.csv"
    out.write_bytes(standings_csv(view))
    again = drafts.look(club, begun(club, out))
    assert [one.kind for one in again.doubts] == ["held", "held"]


def test_the_rest_of_a_list_keeps_its_titles_and_the_headings_of_its_evenings(
    club: OpenClub, tmp_path: Path
) -> None:
    add_members(club)
    rows = ("Donderdag 2018-2019", "Naam;Punten", "Avond 1 - 13-9-2018", "Jan Bos;5742")
    rows += ("Piet Vosch;5381", "Avond 2 - 27-9-2018", "Greet de Wit;5100", "Truus Kok;51x0")
    draft = begun(club, text_file(tmp_path, *rows), "2018-2019")
    look = drafts.look(club, draft)
    assert (look.ready, len(unsure.unsure_rows(draft, look))) == (False, 2)
    draft = replace(draft, without=True)
    look = drafts.take(club, draft)
    assert [(one.number, one.best) for one in look.evenings] == [
        (1, ("Jan Bos", 5742)),
        (2, ("Greet de Wit", 5100)),
    ]
    rest = tmp_path / "rest.csv"
    rest.write_bytes(unsure.rest_of(draft, look) or b"")
    again = begun(club, rest, "2018-2019")
    said = [row[0] for row in again.book.sheets[0].rows]
    assert said == [one.partition(";")[0] for one in rows if one[:5] not in ("Jan B", "Greet")]
    assert len(unsure.unsure_rows(again, drafts.look(club, again))) == 2
    once = content(club)

    def choose(doubt: Doubt) -> Answer:
        if doubt.kind == "held":
            assert [one.code for one in doubt.choices] == ["leave", "join", "replace", "number"]
            return Answer("join")
        return Answer(doubt.choices[0].key, "5100" if doubt.kind == "text" else "")

    ready, _ = decided(club, again, choose)
    drafts.take(club, ready)
    every = [result(club, one.id) for one in seasons.evenings(club)]
    assert sorted((len(one.rows), one.rows[0].total) for one in every) == [(2, 5100), (2, 5742)]
    assert {row.name for one in every for row in one.rows} >= {"Piet Vos", "Truus Kok"}
    assert health.check(club).ok
    history.undo(club)
    assert content(club) == once
