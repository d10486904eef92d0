"""Whatever is doubtful in a list is a question with choices, and each choice does what it says."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from clubadmin.model.importing.importing import Answer, Coming, Draft, Look
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing import draft as drafts
from clubadmin.services.importing.answering import settled, short_choices
from clubadmin.services.importing.wording import question
from clubadmin.services.members import members
from clubadmin.services.seasons import seasons
from tests.services.evening_club import new_club
from tests.services.importing.lists import (
    add_members,
    begun,
    decided,
    looked,
    text_file,
    with_answer,
    work_book,
    worked_out,
)

HEAD = "Datum;Naam;Punten"


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenClub]:
    """A club with members that every test only looks at."""
    club = new_club(tmp_path_factory.mktemp("doubts"))
    add_members(club)
    yield club
    club.close()


def listed(folder: Path, *rows: str, head: str = HEAD) -> Path:
    return text_file(folder, head, *rows)


def evening(club: OpenClub, draft: Draft) -> Coming:
    (only,) = drafts.look(club, draft).evenings
    return only


def only(look: Look) -> tuple[str, tuple[str, ...]]:
    (doubt,) = look.doubts
    return doubt.kind, doubt.values


@pytest.mark.parametrize(
    ("choice", "value", "day"),
    [
        ("take", "", date(2107, 9, 13)),
        ("date", "13-9-2018", date(2018, 9, 13)),
        ("leave", "", None),
    ],
)
def test_a_day_that_hardly_any_evening_has_is_asked_about(
    known: OpenClub, tmp_path: Path, choice: str, value: str, day: date | None
) -> None:
    rows = ("13-9-2107;Jan Bos;5742", "13-9-2107;Piet Vos;5381")
    draft = begun(known, listed(tmp_path, *rows))
    (doubt,) = looked(known, draft).values()
    assert (doubt.kind, doubt.values[2]) == ("unlikely", date(2107, 9, 13))
    assert not drafts.look(known, draft).ready
    draft = with_answer(draft, doubt.key, choice, value)
    assert [one.date for one in drafts.look(known, draft).evenings] == ([day] if day else [])


NEWSPAPER = (
    "13-9-2018;Jan Bos;5742",
    "13-9-2018;Piet Vos;53811",
    "13-9-2018;Greet de Wit;5318",
    "13-9-2018;Truus Kok;5100",
    "13-9-2018;Annie Smit;4800",
)


@pytest.mark.parametrize(
    ("choice", "value", "best"),
    [("take", "", 53811), ("correct", "5381", 5742), ("leave", "", 5742)],
)
def test_a_53811_between_5742_and_5318_is_taken_corrected_or_left_out(
    known: OpenClub, tmp_path: Path, choice: str, value: str, best: int
) -> None:
    draft = begun(known, listed(tmp_path, *NEWSPAPER))
    (doubt,) = looked(known, draft).values()
    assert doubt.kind == "high"
    assert doubt.values[3] == "5742 5318"
    assert [(one.code, one.value) for one in doubt.choices][1] == ("correct", "5381")
    assert doubt.proposed == -1  # nobody takes it by one Enter too many
    draft = with_answer(draft, doubt.key, choice, value)
    assert drafts.look(known, draft).ready
    assert evening(known, draft).best[1] == best
    assert evening(known, draft).entrants == (4 if choice == "leave" else 5)


def test_a_figure_that_lacks_a_digit_has_each_that_fits_between_its_neighbours_to_choose(
    known: OpenClub, tmp_path: Path
) -> None:
    rows = [one.replace("53811", "581").replace("5742", "5500") for one in NEWSPAPER]
    draft = begun(known, listed(tmp_path, *rows))
    (doubt,) = looked(known, draft).values()
    assert doubt.kind == "low"
    assert [one.value for one in doubt.choices] == ["", "5381", "5481", "", "", ""]
    assert evening(known, with_answer(draft, doubt.key, "figure:5381")).total == 26_099


def test_two_swapped_digits_stand_out_in_a_list_from_high_to_low(
    known: OpenClub, tmp_path: Path
) -> None:
    rows = [one.replace("53811", "5381") for one in NEWSPAPER]
    rows[2] = "13-9-2018;Greet de Wit;5138"
    rows[3] = "13-9-2018;Truus Kok;5200"
    doubts = looked(known, begun(known, listed(tmp_path, *rows)))
    assert [one.kind for one in doubts.values()] == ["order"]
    (doubt,) = doubts.values()
    assert doubt.choices[1].value == "5318"


def test_a_list_in_no_order_asks_nothing(known: OpenClub, tmp_path: Path) -> None:
    rows = [one.replace("53811", "4381") for one in NEWSPAPER]
    assert drafts.look(known, begun(known, listed(tmp_path, *rows))).ready


@pytest.mark.parametrize(
    ("written", "kind", "guess"),
    [
        ("5,318", "dots", None),
        ("reserve", "word", None),
        ("5100*", "text", "5100"),
        ("574O", "text", "5740"),
        ("5200,5", "text", "5200"),
        ("-100", "odd", ""),
        ("0", "zero", None),
        ("1234567", "range", ""),
    ],
)
def test_what_is_no_plain_figure_is_asked(
    known: OpenClub, tmp_path: Path, written: str, kind: str, guess: str | None
) -> None:
    file = listed(tmp_path, "13-9-2018;Jan Bos;4500", f"13-9-2018;Piet Vos;{written}")
    (doubt,) = looked(known, begun(known, file)).values()
    assert doubt.kind == kind
    corrections = [one.value for one in doubt.choices if one.code == "correct"]
    assert corrections == ([] if guess is None else [guess])


def test_who_was_not_there_is_left_out_or_has_no_points(known: OpenClub, tmp_path: Path) -> None:
    file = listed(tmp_path, "13-9-2018;Jan Bos;4500", "13-9-2018;Piet Vos;reserve")
    draft = begun(known, file)
    assert evening(known, with_answer(draft, "word:reserve", "absent")).entrants == 1
    there = evening(known, with_answer(draft, "word:reserve", "zero"))
    assert (there.entrants, there.lowest) == (2, 0)


def test_names_turned_round_and_slips_are_proposed_and_wild_guesses_are_not(
    known: OpenClub, tmp_path: Path
) -> None:
    names = [
        "Wit Greet de",
        "Piet Voss",
        "P. Vos",
        "Annie Smit-Jansen",
        "Kok",
        "Truus Dekker",
        "Kl. van den B.",
        '"Berg, Klaas van den"',
        "jan bos",
    ]
    rows = [f"{9 + at}-9-2018;{name};4500" for at, name in enumerate(names)]
    doubts = looked(known, begun(known, listed(tmp_path, *rows)))
    told = {
        one.values[0]: (one.kind, one.choices[0].label, one.proposed) for one in doubts.values()
    }
    assert told == {
        "Wit Greet de": ("near", "Greet de Wit", 0),
        "Piet Voss": ("near", "Piet Vos", 0),
        "P. Vos": ("near", "Piet Vos", -1),
        "Annie Smit-Jansen": ("near", "Annie Smit", -1),
        "Kok": ("near", "Truus Kok", -1),
        "Kl. van den B.": ("near", "Klaas van den Berg", -1),
        "Truus Dekker": ("unknown", "", 0),
    }


def test_a_name_is_a_member_a_new_one_another_in_the_list_or_left_out(
    known: OpenClub, tmp_path: Path
) -> None:
    file = listed(
        tmp_path, "13-9-2018;Toos Dekker;4500", "20-9-2018;Toos Deker;4600", "27-9-2018;Cor;4700"
    )
    draft = begun(known, file)
    draft = with_answer(draft, "unknown:toos dekker", "new", "Toos Dekker")
    draft = with_answer(draft, "near:toos deker", "same:toos dekker")
    draft = with_answer(draft, "unknown:cor", "leave")
    look = drafts.look(known, draft)
    assert look.ready
    assert look.new_members == ("Toos Dekker",)
    assert [one.number for one in look.evenings] == [1, 2]
    draft = with_answer(draft, "unknown:cor", "who", "Henk Mulder")
    assert drafts.look(known, draft).known_members == 1


def test_an_answer_that_cannot_be_is_not_taken(known: OpenClub, tmp_path: Path) -> None:
    draft = begun(known, listed(tmp_path, "13-9-2018;Toos Dekker;4500"))
    for choice, value, why in (
        ("who", "Niemand", "member"),
        ("new", "Jan Bos", "exists"),
        ("new", " ", "text"),
        ("new", "5381", "digits"),
        ("nonsense", "", ""),
    ):
        look = drafts.look(known, with_answer(draft, "unknown:toos dekker", choice, value))
        assert (look.doubts[0].wrong, look.ready) == (why, False)


def test_namesakes_are_never_guessed(club: OpenClub, tmp_path: Path) -> None:
    ids = add_members(club, "Jan Bos")
    from clubadmin.model.members.member import Member
    from clubadmin.services.members import members

    other = members.add_member(club, Member(0, "Bos", "Jan", remark="Kerkstraat"))
    draft = begun(club, listed(tmp_path, "13-9-2018;Jan Bos;4500"))
    (doubt,) = looked(club, draft).values()
    assert (doubt.kind, doubt.proposed) == ("two", -1)
    assert {one.value for one in doubt.choices if one.code == "member"} == {
        str(ids["Jan Bos"]),
        str(other.id),
    }


def test_the_same_evening_twice_is_one_question(known: OpenClub, tmp_path: Path) -> None:
    head = "Avond;Datum;Naam;Punten"
    names = ("Jan Bos", "Piet Vos", "Truus Kok", "Annie Smit")
    rows = [f"1;13-9-2018;{name};{points}" for points in (4500, 4600) for name in names]
    draft = begun(known, listed(tmp_path, *rows, head=head))
    (doubt,) = looked(known, draft).values()
    assert doubt.kind == "again"
    assert evening(known, with_answer(draft, doubt.key, "first")).total == 4 * 4500
    assert evening(known, with_answer(draft, doubt.key, "last")).total == 4 * 4600
    look = drafts.look(known, with_answer(draft, doubt.key, "number", "2"))
    assert [(one.number, one.total) for one in look.evenings] == [(1, 18000), (2, 18400)]
    assert [one.kind for one in look.doubts if one.open] == ["sameday"]


def test_somebody_twice_on_an_evening_is_one_of_both_or_somebody_else(
    known: OpenClub, tmp_path: Path
) -> None:
    rows = ("13-9-2018;Jan Bos;4500", "13-9-2018;Piet Vos;4400", "13-9-2018;Jan Bos;4700")
    draft = begun(known, listed(tmp_path, *rows))
    (doubt,) = looked(known, draft).values()
    assert doubt.kind == "twice"
    totals = [
        evening(known, with_answer(draft, doubt.key, choice, value)).total
        for choice, value in (("first", ""), ("last", ""), ("other", "Truus Kok"))
    ]
    assert totals == [8900, 9100, 13600]


def test_a_date_outside_the_season_is_moved_or_makes_another_season(
    known: OpenClub, tmp_path: Path
) -> None:
    draft = begun(known, listed(tmp_path, "13-9-2081;Jan Bos;4500"), "2018-2019")
    (doubt,) = looked(known, draft).values()
    assert doubt.kind == "outside"
    assert [(one.code, one.value) for one in doubt.choices] == [
        ("date", "13-09-2018"),
        ("season", "2081-2082"),
        ("leave", ""),
    ]
    moved = evening(known, with_answer(draft, doubt.key, "date", "13-9-2018"))
    assert (moved.season, moved.date) == ("2018-2019", date(2018, 9, 13))
    other = evening(known, with_answer(draft, doubt.key, "season", "2081-2082"))
    assert (other.season, other.date) == ("2081-2082", date(2081, 9, 13))
    wrong = drafts.look(known, with_answer(draft, doubt.key, "date", "13-9-2022"))
    assert (wrong.doubts[0].wrong, wrong.ready) == ("outside", False)


def test_a_date_just_outside_can_make_the_season_longer(known: OpenClub, tmp_path: Path) -> None:
    draft = begun(known, listed(tmp_path, "8-8-2019;Jan Bos;4500"), "2018-2019")
    (doubt,) = looked(known, draft).values()
    look = drafts.look(known, with_answer(draft, doubt.key, "extend"))
    assert (look.ready, look.seasons) == (True, ("2018-2019",))


def test_evenings_without_a_date_follow_the_one_before_by_a_week_or_two(
    known: OpenClub, tmp_path: Path
) -> None:
    file = text_file(tmp_path, "Naam;Avond 1;Avond 2;Avond 3", "Jan Bos;4500;4600;4700")
    draft = begun(known, file, "2018-2019")
    keys = list(looked(known, draft))
    assert len(keys) == 3
    later = draft.answered({keys[1]: Answer("week"), keys[2]: Answer("fortnight")})
    assert drafts.look(known, later).open == 3  # first the one before
    dated = with_answer(later, keys[0], "date", "13-9-2018")
    days = [one.date for one in drafts.look(known, dated).evenings]
    assert days == [date(2018, 9, 13), date(2018, 9, 20), date(2018, 10, 4)]


def test_american_dates_show_by_a_day_after_the_twelfth(known: OpenClub, tmp_path: Path) -> None:
    rows = ("10/02/2014;Jan Bos;4500", "10/16/2014;Jan Bos;4600")
    draft = begun(known, listed(tmp_path, *rows))
    (doubt,) = looked(known, draft).values()
    assert doubt.kind == "american"
    days = [one.date for one in drafts.look(known, draft).evenings]
    assert days == [date(2014, 10, 2), date(2014, 10, 16)]
    dutch = drafts.look(known, with_answer(draft, doubt.key, "dutch"))
    assert [one.kind for one in dutch.doubts if one.open] == ["date"]


def test_cells_made_into_one_hold_for_each_row_or_the_first_only(
    known: OpenClub, tmp_path: Path
) -> None:
    file = work_book(
        tmp_path,
        [
            ["Datum", "Naam", "Punten"],
            [date(2018, 9, 13), "Jan Bos", 4500],
            [None, "Piet Vos", 4400],
            [date(2018, 9, 20), "Jan Bos", 4600],
            [None, "Piet Vos", 4700],
        ],
        ["A2:A3", "A4:A5"],
    )
    draft = begun(known, file, "2018-2019")
    (doubt,) = looked(known, draft).values()
    assert (doubt.kind, doubt.values) == ("merged", ("2", "2018-09-13", "2–3"))
    each = drafts.look(known, with_answer(draft, doubt.key, "each"))
    assert [(one.entrants, one.total) for one in each.evenings] == [(2, 8900), (2, 9300)]
    first = drafts.look(known, with_answer(draft, doubt.key, "first"))
    assert [(one.entrants, one.total) for one in first.evenings] == [(1, 4500), (1, 4600)]
    assert [one.kind for one in first.doubts if one.open] == ["nowhen", "nowhen"]


def test_a_formula_is_taken_by_the_outcome_that_the_file_keeps(
    known: OpenClub, tmp_path: Path
) -> None:
    rows = [["Datum", "Naam", "Punten"], [date(2018, 9, 13), "Jan Bos", "=4000+500"]]
    file = worked_out(work_book(tmp_path, [*rows, [date(2018, 9, 13), "Piet Vos", 4400]]), 4500)
    draft = begun(known, file)
    (doubt,) = looked(known, draft).values()
    assert (doubt.kind, doubt.values, doubt.proposed) == ("formula", ("1", "4500"), 0)
    assert evening(known, with_answer(draft, doubt.key, "take")).total == 8900
    assert evening(known, with_answer(draft, doubt.key, "leave")).total == 4400


def test_a_formula_of_which_no_outcome_is_kept_is_asked(known: OpenClub, tmp_path: Path) -> None:
    file = work_book(
        tmp_path,
        [["Datum", "Naam", "Punten"], [date(2018, 9, 13), "Jan Bos", "=4000+500"]],
    )
    draft = begun(known, file)
    (doubt,) = looked(known, draft).values()
    assert doubt.kind == "novalue"  # nothing worked it out yet
    corrected = with_answer(draft, doubt.key, "correct", "4500")
    assert evening(known, corrected).total == 4500


@pytest.mark.parametrize(
    ("row", "typed", "now"),
    [
        ("13-9-2018;{long};4500", "Piet Vos", (2, 8900)),
        ("13-9-2018;Piet Vos;{long}", "4500", (2, 8900)),
        (";{long};;", "", (1, 4400)),
    ],
)
def test_a_long_cell_is_asked_about_and_stops_no_list(
    known: OpenClub, tmp_path: Path, row: str, typed: str, now: tuple[int, int]
) -> None:
    lines = (row.format(long="lang " * 8_000), "13-9-2018;Jan Bos;4400")
    draft = begun(known, listed(tmp_path, *lines))
    doubt = next(iter(looked(known, draft).values()))
    assert (doubt.kind, [one.code for one in doubt.choices]) == ("long", ["correct", "leave"])
    assert "'lang lang" in str(question(doubt))
    assert len(str(question(doubt))) < 120
    assert [*short_choices(doubt)] == ["correct", "leave-out"]
    assert not drafts.look(known, draft).ready
    again = with_answer(draft, doubt.key, "correct", "lang " * 50)
    assert looked(known, again)[doubt.key].wrong == "long"
    choice = "correct" if typed else "leave"
    came = evening(known, with_answer(draft, doubt.key, choice, typed))
    assert (came.entrants, came.total) == now


def test_rows_of_totals_and_without_a_name_are_asked(known: OpenClub, tmp_path: Path) -> None:
    rows = ("13-9-2018;Jan Bos;4500", "13-9-2018;;4400", ";Totaal;8900", ";;", "Gemiddelde;;4450")
    draft = begun(known, listed(tmp_path, *rows))
    doubts = looked(known, draft)
    assert [(one.kind, one.proposed) for one in doubts.values()] == [
        ("noname", -1),
        ("totals", 0),
        ("noname", 0),
    ]
    draft, look = decided(
        known,
        draft,
        lambda one: Answer("who", "Piet Vos") if one.key == "noname:0:2" else Answer("leave"),
    )
    assert (look.evenings[0].total, dict(look.left)) == (8900, {"blank": 1, "chosen": 2})


def test_two_names_with_a_sign_between_are_pairs(known: OpenClub, tmp_path: Path) -> None:
    rows = (
        "13-9-2018;Jan Bos & Piet Vos;4500",
        "13-9-2018;Truus Kok en Annie Smit;4600",
        "20-9-2018;Henk Mulder;4400",
    )
    alike = begun(known, listed(tmp_path, *rows[:2]))
    assert evening(known, alike).pairs
    assert drafts.look(known, alike).ready
    draft = begun(known, listed(tmp_path, *rows))
    doubt, alone = looked(known, draft).values()
    assert (doubt.kind, alone.kind) == ("pairs", "format")
    made = drafts.look(known, with_answer(draft, doubt.key, "pairs")).evenings[0]
    assert (made.pairs, made.best) == (True, ("Truus Kok – Annie Smit", 4600))
    single = drafts.look(known, with_answer(draft, doubt.key, "single"))
    assert [one.kind for one in single.doubts] == ["pairs", "near", "near"]


def test_every_doubt_shows_at_once_before_any_is_decided(known: OpenClub, tmp_path: Path) -> None:
    rows = (*NEWSPAPER, "13-9-2018;Toos Dekker;5,000", "13-9-2081;Toos Dekker;4000")
    look = drafts.look(known, begun(known, listed(tmp_path, *rows), "2018-2019"))
    assert {one.kind for one in look.doubts} == {"dots", "unknown", "high", "outside"}


def test_other_columns_make_another_list(known: OpenClub, tmp_path: Path) -> None:
    draft = begun(known, listed(tmp_path, *NEWSPAPER))
    roles = tuple(
        replace(one, kind="") if one.kind == "points" else one for one in draft.layout.roles
    )
    look = drafts.look(known, replace(draft, layout=replace(draft.layout, roles=roles)))
    assert look.missing == ("points",)


def test_looking_changes_nothing(known: OpenClub, tmp_path: Path) -> None:
    drafts.look(known, begun(known, listed(tmp_path, *NEWSPAPER)))
    assert seasons.seasons(known) == ()


def test_people_of_several_clubs_in_one_list_are_kept_apart_where_that_is_said(
    club: OpenClub, tmp_path: Path
) -> None:
    people = ("Jan Bos", "Ria Wit", "Kees Kok"), ("Jan Bos", "Piet Vos", "Greet Smit")
    file = text_file(
        tmp_path,
        "Competitie;Avond;Datum;Naam;Punten",
        *(
            f"{club};1;{day}-9-2019;{name};{4000 + at}"
            for club, day, names in zip(("KV Troef", "De Roem"), (5, 6), people, strict=True)
            for at, name in enumerate(names)
        ),
    )
    draft = begun(club, file)
    (doubt,) = [one for one in drafts.look(club, draft).doubts if one.kind == "club"]
    assert str(question(doubt)) == (
        "Namen van De Roem die ook elders staan: 1 van de 3, zoals Jan Bos. Zijn dat dezelfde"
        " mensen?"
    )
    for answer, count in (("same", 5), ("apart", 6)):
        found = draft.answered({doubt.key: Answer(answer)})
        found = settled(found, drafts.look(club, found))
        assert len(drafts.look(club, found).new_members) == count
    drafts.take(club, found)
    assert "Jan Bos (De Roem)" in [one.label for one in members.members(club)]
    later = text_file(
        tmp_path,
        "Competitie;Avond;Datum;Naam;Punten",
        "De Roem;2;13-9-2019;Jan Bos;4100",
        name="l.csv",
    )
    (coming,) = drafts.look(club, begun(club, later)).evenings
    assert coming.best[0] == "Jan Bos (De Roem)"
