"""Everybody at once, and a list of entries that is pasted."""

from pathlib import Path

import pytest
from openpyxl import Workbook

from clubadmin.domain.administration.cash import Stakes
from clubadmin.errors import Refused
from clubadmin.model.administration.cash import KeptStakes
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.importing.people import EntriesDraft, PeopleLook
from clubadmin.model.members.known import Purpose
from clubadmin.model.members.member import Member
from clubadmin.services.administration import stakes
from clubadmin.services.attendance import attendance, entry_lists
from clubadmin.services.attendance.entry_lists import Booked
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.lists.workbook import pasted_book, read_book
from clubadmin.services.members import consents, members, pairs
from tests.services.evening_club import content, evening_with, pairs_evening, teams_evening


def _steps(_done: int, _total: int) -> None:
    """Nobody looks."""


def _begun(club: OpenClub, evening: Evening, pasted: str, **said: str) -> EntriesDraft:
    draft = entry_lists.begin(club, evening.id, pasted_book(pasted))
    answered = draft.answered({key.replace("_", ":"): one for key, one in said.items()})
    assert isinstance(answered, EntriesDraft)
    return answered


def _read(club: OpenClub, draft: EntriesDraft) -> PeopleLook:
    return entry_lists.look(club, draft, stakes.paying(club))


def _looked(club: OpenClub, evening: Evening, pasted: str, **said: str) -> PeopleLook:
    return _read(club, _begun(club, evening, pasted, **said))


def _taken(club: OpenClub, evening: Evening, pasted: str, **said: str) -> Evening:
    draft = _begun(club, evening, pasted, **said)
    entry_lists.take(club, draft, _read(club, draft), _steps, book=_booking(evening))
    return evenings.evening(club, evening.id)


def _booking(evening: Evening) -> Booked:
    return lambda change, who, paid: stakes.note_paid(change, evening.id, who, paid)


def _asked(found: PeopleLook) -> list[str]:
    return [f"{one.row + 1}: {one.message}" for one in found.questions]


def _states(found: PeopleLook) -> list[tuple[str, str]]:
    return [(one.name, one.state) for one in found.people]


def _names(evening: Evening) -> list[str]:
    return [one.name for one in evening.participants]


def test_a_pasted_list_ticks_members_and_brings_guests_as_one_change(club: OpenClub):
    evening = evening_with(club, 2)
    members.add_member(club, Member(0, "Boer", "Jan", "de"))
    pasted = "P1 Aal\nBoer, Jan de\nRiet van Dam\n"
    found = _looked(club, evening, pasted)
    assert _states(found) == [
        ("P1 Aal", "left_out"),  # who is known may have a figure in the name
        ("Jan de Boer", "known"),
        ("Riet van Dam", "new"),
    ]
    assert str(found.people[0].why) == "is er al"
    before = content(club)
    after = _taken(club, evening, pasted)
    assert _names(after)[2:] == ["Jan de Boer", "Riet van Dam"]
    assert after.participants[3].members[0].guest
    assert str(history.undo_state(club).undo) == "2 deelnemers tegelijk aanwezig"
    whole = content(club)
    history.undo(club)
    assert content(club) == before
    history.redo(club)
    assert content(club) == whole


def test_of_a_name_that_two_bear_it_is_asked_and_who_stands_there_twice_comes_once(
    club: OpenClub,
):
    evening = evening_with(club, 0)
    for remark in ("Kerkstraat", "Dorpsweg"):
        members.add_member(club, Member(0, "Jansen", "Piet", remark=remark))
    pasted = "Piet Jansen\nPiet Jansen (Dorpsweg)\nRia Bos\nRia Bos"
    found = _looked(club, evening, pasted)
    assert [one.state for one in found.people] == ["question", "known", "new", "left_out"]
    assert "wie is dat in de club?" in str(found.questions[0].message)
    assert str(found.people[3].why) == "staat ook op rij 3, met dezelfde gegevens"
    after = _taken(club, evening, pasted, which_0="Piet Jansen (Kerkstraat)")
    assert len(after.participants) == 3


def test_a_name_within_two_slips_of_a_member_or_of_another_entry_is_asked(club: OpenClub):
    evening = evening_with(club, 0)
    members.add_member(club, Member(0, "Hoekstra", "Wil"))
    pasted = "Wil Hoeksrta\nGerritje Pietersma\nGerritje Pietresma"
    assert _asked(_looked(club, evening, pasted)) == [
        "1: Wil Hoeksrta: bedoelt u Wil Hoekstra?",
        "3: Gerritje Pietresma: bedoelt u Gerritje Pietersma van rij 2?",
    ]
    said = {"which_0": "Wil Hoekstra", "alike_2": "same"}
    after = _taken(club, evening, pasted, **said)
    assert _names(after) == ["Wil Hoekstra", "Gerritje Pietersma"]
    assert [one.members[0].guest for one in after.participants] == [False, True]


def test_entries_come_with_club_category_and_number_and_with_capitals(club: OpenClub):
    evening = pairs_evening(club, 0)
    pasted = "nr\tnaam 1\tnaam 2\tclub\tgroep\tcategorie\n"
    pasted += "12\tbert hendriks\triet van dam\tKV Troef\tA\tdames\n"
    (made,) = _taken(club, evening, pasted).participants
    assert made.name == "Bert Hendriks – Riet van Dam"
    assert (made.number, made.district, made.line, made.label) == (12, "KV Troef", "A", "dames")
    (plain,) = _looked(club, evening, "Jan Aal & Ria Bos\tDe Boer").people
    assert (plain.name, plain.values["club"]) == ("Jan Aal – Ria Bos", "De Boer")
    found = _looked(club, evening, "nr;naam;naam;club\n12;Jan Aal;Ria Bos;\nA7;Wim Eik;Els Kok;")
    assert [one.name for one in found.people] == ["Jan Aal – Ria Bos", "Wim Eik – Els Kok"]
    assert _asked(found) == [
        "2: Nummer 12 is al van Bert Hendriks – Riet van Dam.",
        "3: 'A7' is geen nummer van 1 tot en met 999.",
    ]


def test_what_of_a_list_is_not_taken_is_named_above_its_column(club: OpenClub):
    evening = evening_with(club, 0)
    pasted = "nr\tnaam\tclub\tschaal\ttelefoon\tbetaald\n3\tRia Bos\tKV Troef\tx\t06-1\tja\n"
    found = _looked(club, evening, pasted)
    assert [(one.head, str(one.why)) for one in found.columns if one.why] == [
        ("schaal", "deze kop is niet bekend"),
        ("telefoon", "hoort niet bij een inschrijving"),
    ]
    (ria,) = found.people
    assert str(ria.why) == "betaald, maar er is niet gezegd wat een avond kost"
    chosen = _looked(club, evening, pasted, column_3="line")
    assert chosen.people[0].values["line"] == "x"


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
    draft = entry_lists.begin(club, evening.id, read_book(file))
    found = _read(club, draft)
    joke, sjaak, _two, _henk, total = found.people
    assert [(one.name, one.values["club"]) for one in (joke, sjaak)] == [
        ("Joke van der Zwaluw", "KV Troef"),
        ("Sjaak ter Hoeve", "De Boer"),
    ]
    assert [one.code for one in found.questions] == ["name", "hidden"]
    assert str(total.why) == "een regel met het totaal"
    both = draft.answered({"name:5": "two", "hidden": "leave-out"})
    assert isinstance(both, EntriesDraft)
    assert [one.name for one in _read(club, both).coming][2:] == ["Jan Bos", "Ria Bos"]
    (doubt,) = _looked(club, evening, "Anna Maria Jansen van Doorn").questions
    assert "achternaam" in str(doubt.message)


def test_two_names_of_one_couple_are_a_pair(club: OpenClub):
    evening = pairs_evening(club, 0)
    pasted = "Paar\tClub\nJan en Ria Bos\tKV Troef\nWim Eik/Els Kok\t\nFam. Bos - Jan Aal\t"
    couple, slash, family = _looked(club, evening, pasted).people
    assert (couple.name, couple.values["club"]) == ("Jan Bos – Ria Bos", "KV Troef")
    assert slash.name == "Wim Eik – Els Kok"
    assert family.state == "question"


def test_of_who_is_in_another_pair_it_is_asked_and_a_pair_twice_comes_once(club: OpenClub):
    evening = pairs_evening(club, 0)
    pasted = "Jan Aal - Ria Bos\nRia Bos - Jan Aal\nRia Bos - Wim Eik\nEls Kok - Els Kok"
    found = _looked(club, evening, pasted)
    assert [one.state for one in found.people] == ["new", "left_out", "question", "question"]
    assert _asked(found) == [
        "3: Ria Bos staat ook op rij 1, in een ander paar. Is dat dezelfde?",
        "4: Els Kok: met wie? Typ de naam van de maat.",
    ]
    said = {"twice_2": "two", "name_3_2": "Gé Vink"}
    after = _taken(club, evening, pasted, **said)
    assert _names(after)[1:] == ["Ria Bos (2) – Wim Eik", "Els Kok – Gé Vink"]
    assert len(members.members(club)) == 6


def test_somebody_of_another_club_is_not_taken_for_a_member_of_that_name(club: OpenClub):
    evening = evening_with(club, 0)
    member = members.add_member(club, Member(0, "Bos", "Jan"))
    rows = "naam\tclub\nJan Bos\tDe Boer\nWim Eik\tDe Boer\nEls Kok\tDe Boer\nGé Vink\tDe Boer"
    assert _asked(_looked(club, evening, rows)) == [
        "2: Bij Jan Bos staat De Boer. Is dat Jan Bos van uw club?"
    ]
    after = _taken(club, evening, rows, which_1="new")
    jan = after.participants[0].members[0]
    assert (jan.id == member.id, jan.label) == (False, "Jan Bos (De Boer)")


def test_who_stopped_comes_only_when_it_is_said(club: OpenClub):
    evening = evening_with(club, 0)
    member = members.add_member(club, Member(0, "Bos", "Jan"))
    members.change_member(club, member.changed(active=False))
    assert _asked(_looked(club, evening, "Jan Bos")) == [
        "1: Jan Bos speelt niet meer mee. Toch op de lijst?"
    ]
    after = _taken(club, evening, "Jan Bos", stopped_0="yes")
    assert [one.members[0].active for one in after.participants] == [True]


def test_what_a_list_says_was_paid_is_booked_in_the_box_of_the_evening(club: OpenClub):
    evening = pairs_evening(club, 0)
    stakes.keep_stakes(club, KeptStakes(Stakes(member=500, guest=600, kept=100)))
    rows = ("naam 1\tnaam 2\tbetaald", "Jan Aal\tRia Bos\t€ 10,01", "Wim Eik\tEls Kok\tja")
    pasted = "\n".join((*rows, "Toon Spaan\tGé Vink\tnee", "Henk Zand\tMia Wal\tvia Piet"))
    assert _asked(_looked(club, evening, pasted)) == [
        "5: 'via Piet': is er betaald? Typ ja, nee of het bedrag."
    ]
    _taken(club, evening, pasted, cells_4_2="nee")
    payers = stakes.payers(club, evening.id)
    assert [one.amount for one in payers if not one.owes] == [501, 500, 600, 600]
    assert [one.pot for one in payers if not one.owes] == [401, 400, 500, 500]
    assert [one.member.name for one in payers if one.owes][:2] == ["Toon Spaan", "Gé Vink"]
    history.undo(club)
    assert not stakes.payers(club, evening.id)


def test_a_column_says_who_may_be_named_and_an_empty_cell_says_nothing(club: OpenClub):
    evening = pairs_evening(club, 0)
    rows = ("naam 1\tnaam 2\tToestemming publicatie", "Jan Aal\tRia Bos\tja", "Wim Eik\tEls Kok\t")
    pasted = "\n".join((*rows, "Toon Spaan\tGé Vink\tNee", "Henk Zand\tMia Wal\tmisschien"))
    assert _asked(_looked(club, evening, pasted)) == ["5: 'misschien': is dat ja of nee?"]
    _taken(club, evening, pasted, cells_4_2="left_out")
    said = {one.member.name: one.to(Purpose.NAMING) for one in consents.consents(club)}
    assert [name for name, answer in said.items() if answer.holds] == ["Jan Aal", "Ria Bos"]
    refused = [name for name, answer in said.items() if answer.withdrawn_on]
    assert refused == ["Toon Spaan", "Gé Vink"]
    history.undo(club)
    assert not any(one.answers for one in consents.consents(club))


@pytest.mark.parametrize("between", [" - ", "\t", ";", " – ", " en ", " & "])
def test_pairs_are_pasted_a_line_each(club: OpenClub, between: str):
    evening = pairs_evening(club, 1)
    pasted = f"P1 Aal{between}P2 Bos\nRiet Smit{between}Jan de Boer\nAlleen"
    found = _looked(club, evening, pasted)
    assert [one.state for one in found.people] == ["left_out", "new", "question"]
    assert "met wie?" in str(found.questions[0].message)
    after = _taken(club, evening, pasted, row_2="left_out")
    assert _names(after)[1] == "Riet Smit – Jan de Boer"
    assert len(pairs.pairs(club)) == 2


def test_teams_are_not_pasted(club: OpenClub):
    evening = teams_evening(club, 1)
    with pytest.raises(Refused, match="Maak de teams bij Leden"):
        _begun(club, evening, "Team 1\nTeam 2")


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
    draft = _begun(club, evening, pasted)
    entry_lists.take(club, draft, _read(club, draft), lambda *one: steps.append(one))
    assert len(evenings.evening(club, evening.id).participants) == 400
    assert steps[-1] == (400, 400)


def _letters(at: int) -> str:
    """A word that is far from that of any other number."""
    return "".join(3 * "abdefgkm"[at // 8**place % 8] for place in range(3)).title()


def test_two_names_on_a_row_come_both_where_each_plays_for_himself(club: OpenClub):
    evening = evening_with(club, 0)
    rows = "Jan Aal\tRia Bos\tDe Boer\nWim Eik\t\tDe Boer"
    found = _looked(club, evening, f"naam 1\tnaam 2\tclub\n{rows}")
    assert _states(found) == [("Jan Aal", "new"), ("Ria Bos", "new"), ("Wim Eik", "new")]
    assert [one.values.get("club", "") for one in found.people] == 3 * ["De Boer"]
