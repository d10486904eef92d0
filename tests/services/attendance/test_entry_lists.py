"""Everybody at once, and a list of entries that is pasted."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from openpyxl import Workbook

from clubadmin.domain.administration.cash import Stakes
from clubadmin.errors import Refused
from clubadmin.model.administration.cash import KeptStakes
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.model.members.pasted_entry import EntryLine
from clubadmin.services.administration import stakes
from clubadmin.services.attendance import attendance, entry_lists
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.lists.workbook import pasted_book, read_book
from clubadmin.services.members import members, pairs
from clubadmin.storage.journal.change import Change
from tests.services.evening_club import evening_with, pairs_evening, teams_evening


def _steps(_done: int, _total: int) -> None:
    """Nobody looks."""


def _read(club: OpenClub, evening: Evening, pasted: str) -> tuple[EntryLine, ...]:
    return entry_lists.read_entry_list(club, evening.id, pasted_book(pasted))


def _names(evening: Evening) -> list[str]:
    return [one.name for one in evening.participants]


def test_a_pasted_list_ticks_members_and_brings_guests_as_one_change(club: OpenClub):
    evening = evening_with(club, 2)
    members.add_member(club, Member(0, "Boer", "Jan", "de"))
    lines = _read(club, evening, "P1 Aal\nBoer, Jan de\nRiet van Dam\n")
    assert [(one.label, one.good, one.there) for one in lines] == [
        ("P1 Aal", False, True),  # who is known may have a figure in the name
        ("Jan de Boer", True, False),
        ("Riet van Dam", True, False),
    ]
    after = entry_lists.take_entry_list(club, evening.id, lines, _steps)
    assert _names(after)[2:] == ["Jan de Boer", "Riet van Dam"]
    assert after.participants[3].members[0].guest
    assert str(history.undo_state(club).undo) == "2 deelnemers tegelijk aanwezig"
    history.undo(club)
    assert len(members.members(club)) == 3


def test_what_stands_in_the_way_of_a_line_is_said_and_only_that_line_stays_out(club: OpenClub):
    evening = evening_with(club, 0)
    for remark in ("Kerkstraat", "Dorpsweg"):
        members.add_member(club, Member(0, "Jansen", "Piet", remark=remark))
    pasted = "Piet Jansen\nPiet Jansen (Dorpsweg)\nRia Bos\nRia Bos"
    lines = _read(club, evening, pasted)
    assert [one.good for one in lines] == [False, True, True, False]
    assert "er zijn 2 leden die Piet Jansen heten" in str(lines[0].question)
    assert lines[0].ways[0].label == "Piet Jansen (Dorpsweg)"
    assert str(lines[3].problem).startswith("Rij 4: Ria Bos staat ook op rij 3")


def test_a_name_within_two_slips_of_a_member_or_of_another_entry_is_asked(club: OpenClub):
    evening = evening_with(club, 0)
    hoekstra = members.add_member(club, Member(0, "Hoekstra", "Wil"))
    pasted = "Wil Hoeksrta\nGerritje Pietersma\nGerritje Pietresma"
    first, second, third = _read(club, evening, pasted)
    assert str(first.question) == "Rij 1: Wil Hoeksrta: bedoelt u Wil Hoekstra?"
    assert [one.people[0].id for one in first.ways] == [hoekstra.id, 0]
    assert second.good
    assert "bedoelt u Gerritje Pietersma?" in str(third.question)
    after = entry_lists.take_entry_list(club, evening.id, (first.ways[0], second), _steps)
    assert _names(after) == ["Wil Hoekstra", "Gerritje Pietersma"]


def test_entries_come_with_club_category_and_number_and_with_capitals(club: OpenClub):
    evening = pairs_evening(club, 0)
    pasted = "nr\tnaam 1\tnaam 2\tclub\tcategorie\n12\tbert hendriks\triet van dam\tKV Troef\tA\n"
    (line,) = _read(club, evening, pasted)
    assert line.label == "Bert Hendriks – Riet van Dam"
    after = entry_lists.take_entry_list(club, evening.id, (line,), _steps)
    (made,) = after.participants
    assert (made.number, made.district, made.line) == (12, "KV Troef", "A")
    plain = _read(club, evening, "Jan Aal & Ria Bos\tDe Boer")
    assert (plain[0].label, plain[0].district) == ("Jan Aal – Ria Bos", "De Boer")


def test_what_of_a_list_is_not_taken_is_named_with_each_line(club: OpenClub):
    evening = evening_with(club, 0)
    pasted = "nr\tnaam\tclub\tschaal\tbetaald\nA7\tJan Aal\tKV Troef\tx\tja\n3\tRia Bos\t\t\n"
    jan, ria = stakes.with_paid(club, _read(club, evening, pasted))
    assert (jan.unread, jan.district, ria.unread, ria.number) == (
        ("schaal", "A7", "betaald"),  # nobody said what an evening costs
        "KV Troef",
        (),
        3,
    )
    (bare,) = _read(club, evening, "Jan Aal\tKV Troef\t€ 5")
    assert (bare.district, bare.unread) == ("KV Troef", ("€ 5",))


def test_a_list_of_entries_is_found_as_every_list_of_people_is(club: OpenClub, tmp_path: Path):
    book = Workbook()
    book.worksheets[0].append(["Lees mij"])
    sheet = book.create_sheet("Inschrijving")
    for row in (
        ["OPEN KAMPIOENSCHAP", "", "", "", "KV Troef e.a."],
        [],
        ["Achternaam", "", "Voornaam", "E-mail", "Kaartclub"],
        ["Zwaluw", "van der", "Joke", "joke@example.org", "KV Troef"],
        ["Hoeve", "ter", "Sjaak", "", "De Boer"],
        ["Bos", "", "Jan en Ria", "", "De Boer"],
        ["Verborgen", "", "Henk", "", ""],
        ["Totaal", "5"],
    ):
        sheet.append(row)
    sheet.row_dimensions[7].hidden = True
    book.save(file := tmp_path / "inschrijving.xlsx")
    evening = evening_with(club, 0)
    joke, sjaak, two, henk, total = entry_lists.read_entry_list(club, evening.id, read_book(file))
    assert [(one.label, one.district) for one in (joke, sjaak)] == [
        ("Joke van der Zwaluw", "KV Troef"),
        ("Sjaak ter Hoeve", "De Boer"),
    ]
    assert (joke.row, joke.unread, sjaak.unread) == (4, ("E-mail",), ())
    assert "Rij 6: hier staat meer dan één naam" in str(two.problem)
    assert "Rij 7 is verborgen" in str(henk.question)
    assert [one.good for one in henk.ways] == [True]
    assert str(total.problem) == "Rij 8: een regel met het totaal: Totaal · 5."
    (doubt,) = _read(club, evening, "Anna Maria Jansen van Doorn")
    assert "achternaam" in str(doubt.question)
    assert [one.people[0].last_name for one in doubt.ways] == ["Doorn", "Jansen van Doorn"]


def test_two_names_of_one_couple_are_a_pair(club: OpenClub):
    evening = pairs_evening(club, 0)
    pasted = "Paar\tClub\nJan en Ria Bos\tKV Troef\nWim Eik/Els Kok\t\nFam. Bos - Jan Aal\t"
    couple, slash, family = _read(club, evening, pasted)
    assert (couple.label, couple.district) == ("Jan Bos – Ria Bos", "KV Troef")
    assert slash.label == "Wim Eik – Els Kok"
    assert family.problem is not None


def test_what_a_list_says_was_paid_is_booked_in_the_box_of_the_evening(club: OpenClub):
    evening = pairs_evening(club, 0)
    stakes.keep_stakes(club, KeptStakes(Stakes(member=500, guest=600, kept=100)))
    rows = ("naam 1\tnaam 2\tbetaald", "Jan Aal\tRia Bos\t€ 10,01", "Wim Eik\tEls Kok\tja")
    rows = (*rows, "Toon Spaan\tGé Vink\tnee", "Henk Zand\tMia Wal\tvia Piet")
    read = _read(club, evening, "\n".join(rows))
    lines = stakes.with_paid(club, read)
    assert [one.cents for one in lines] == [1001, 1200, 0, 0]
    assert [one.unread for one in lines] == [(), (), (), ("betaald",)]

    def book(change: Change, who: Sequence[int], line: EntryLine) -> None:
        stakes.note_paid(change, evening.id, who, line)

    entry_lists.take_entry_list(club, evening.id, lines, _steps, book)
    payers = stakes.payers(club, evening.id)
    assert [one.amount for one in payers if not one.owes] == [501, 500, 600, 600]
    assert [one.pot for one in payers if not one.owes] == [401, 400, 500, 500]
    assert [one.member.name for one in payers if one.owes][:2] == ["Toon Spaan", "Gé Vink"]
    history.undo(club)
    assert not stakes.payers(club, evening.id)


@pytest.mark.parametrize("between", [" - ", "\t", ";", " – ", " en ", " & "])
def test_pairs_are_pasted_a_line_each(club: OpenClub, between: str):
    evening = pairs_evening(club, 1)
    pasted = f"P1 Aal{between}P2 Bos\nRiet Smit{between}Jan de Boer\nAlleen"
    lines = _read(club, evening, pasted)
    assert [one.good for one in lines] == [False, True, False]
    assert "hier staan geen twee namen" in str(lines[2].problem)
    after = entry_lists.take_entry_list(club, evening.id, lines, _steps)
    assert _names(after)[1] == "Riet Smit – Jan de Boer"
    assert len(pairs.pairs(club)) == 2


def test_teams_are_not_pasted(club: OpenClub):
    evening = teams_evening(club, 1)
    with pytest.raises(Refused, match="Maak de teams bij Leden"):
        _read(club, evening, "Team 1\nTeam 2")


def test_everybody_comes_and_nobody_twice(club: OpenClub):
    evening = pairs_evening(club, 1)
    three = [members.add_member(club, Member(0, last, "X")) for last in ("Een", "Twee", "Drie")]
    pairs.add_pair(club, three[0].id, three[1].id)
    pairs.add_pair(club, three[0].id, three[2].id)
    who = attendance.candidates(club, evening.id)
    after = entry_lists.come_all(club, evening.id, who, _steps)
    assert len(after.participants) == 2


def test_four_hundred_names_are_put_on_the_list_and_tell_how_far(club: OpenClub):
    evening = evening_with(club, 0)
    pasted = "\n".join(f"{_letters(at)} {_letters(at)}s" for at in range(400))
    steps: list[tuple[int, int]] = []
    lines = _read(club, evening, pasted)
    after = entry_lists.take_entry_list(club, evening.id, lines, lambda *one: steps.append(one))
    assert len(after.participants) == 400
    assert steps[-1] == (400, 400)


def _letters(at: int) -> str:
    """A word that is far from that of any other number."""
    return "".join(3 * "abdefgkm"[at // 8**place % 8] for place in range(3)).title()
