"""Lists as secretaries keep them: found, read, asked about and taken, and nobody for another."""

import io
from datetime import date
from pathlib import Path

import pytest
from openpyxl import Workbook

from clubadmin.errors import Refused
from clubadmin.model.importing.people import PeopleDraft, PeopleLook
from clubadmin.model.members.member import Member
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.lists import people
from clubadmin.services.lists.list_dates import read_written
from clubadmin.services.lists.workbook import pasted_book, read_book
from clubadmin.services.members import members, particulars
from tests.services.evening_club import content, take_list

DATA = Path("tests/data/lists")
TODAY = date(2026, 11, 29)


def draft_of(name: str) -> PeopleDraft:
    return PeopleDraft(read_book(DATA / name))


def look(club: OpenClub, pasted: str, **answers: str) -> PeopleLook:
    return people.look(club, PeopleDraft(pasted_book(pasted), answers), TODAY)


def test_the_forty_four_come_in_from_the_untouched_file(club: OpenClub) -> None:
    draft = draft_of("ledenlijst-2025.xlsx")
    found = people.take(club, draft)
    assert (found.head, len(found.questions), found.count("new")) == (3, 0, 44)
    assert [(one.row + 1, str(one.why)) for one in found.people if one.state == "left_out"] == [
        (42, "staat ook op rij 13, met dezelfde gegevens"),
        (52, "een regel met het totaal"),
    ]
    every = {one.member.sorted_name: one for one in particulars.register(club).people}
    assert len(particulars.register(club).people) == 44
    assert sum(bool(one.member.infix) for one in every.values()) == 16  # and two Jan de Molenaar
    bep, theo = every["Visserman, Bep"], every["Mosveld, Theo van 't"]
    assert (bep.note, bep.joined) == ("penningmeester\nLid sinds september 2004", date(2004, 9, 1))
    assert (theo.born, theo.place) == (date(1944, 1, 9), "2936 AB  Polderdam")
    assert every["Hengel, Annie van den"].member.phone == "0180 400311"
    before = content(club)
    history.undo(club)
    assert members.members(club) == ()
    history.redo(club)
    assert content(club) == before


@pytest.mark.parametrize("said", ["partly", "date:*:1"])
def test_a_year_alone_may_be_noted_instead_and_that_is_asked_once(
    club: OpenClub, said: str
) -> None:
    pasted = "naam\tlid sinds\nJan Bos\t1992\nRia Wit\tsept. 2004\nWim Eik\t3-4-2005\n"
    assert look(club, pasted).partly == 2
    draft = PeopleDraft(pasted_book(pasted), {said: "note"})
    people.take(club, draft)
    jan, ria, wim = sorted(particulars.register(club).people, key=lambda one: one.member.id)
    assert (jan.joined, jan.note, ria.note) == (None, "lid sinds: 1992", "lid sinds: sept. 2004")
    assert (wim.joined, wim.note) == (date(2005, 4, 3), "")
    again = people.look(club, draft)
    assert (again.coming, again.questions) == ((), ())


def test_the_same_list_again_changes_nothing_and_knows_namesakes_apart(club: OpenClub) -> None:
    draft = draft_of("ledenlijst-2025.xlsx")
    people.take(club, draft)
    before = content(club)
    found = people.take(club, draft)
    assert (found.count("new"), found.count("known"), found.questions) == (0, 44, ())
    assert content(club) == before


def test_a_list_grown_and_corrected_brings_the_new_and_asks_the_changed(club: OpenClub) -> None:
    take_list(club, "naam\ttel\ttown\nJan Bos\t06-1\tA\nRia Wit\t06-2\tB")
    grown = "naam\ttel\ttown\nJan Bos\t06-1\tA\nRia Wit\t06-3\tB\nWim Kok\t06-4\tC"
    found = look(club, grown)
    assert [(one.name, one.state) for one in found.people] == [
        ("Jan Bos", "known"),
        ("Ria Wit", "question"),
        ("Wim Kok", "new"),
    ]
    (question,) = found.questions
    assert (question.code, question.row, question.column) == ("cells", 2, 1)
    assert "in de club staat 06-2, in de lijst 06-3" in str(question.message)
    take_list(club, grown, {question.key: "new"})
    assert {one.name: one.phone for one in members.members(club)}["Ria Wit"] == "06-3"


def test_a_known_name_that_two_bear_is_a_question(club: OpenClub) -> None:
    for remark in ("Kerkstraat", "Dorpsweg"):
        members.add_member(club, Member(0, "Molenaar", "Jan", "de", remark=remark))
    found = look(club, "naam\te-mail\nJan de Molenaar\tjan30@x.nl")
    (question,) = found.questions
    assert question.code == "which"
    assert [key for key, _label in question.choices] == [
        *("Jan de Molenaar (Dorpsweg)", "Jan de Molenaar (Kerkstraat)", "new", "leave-out"),
    ]
    with pytest.raises(Refused, match="nog niet overgenomen"):
        take_list(club, "naam\te-mail\nJan de Molenaar\tjan30@x.nl")
    take_list(
        club,
        "naam\te-mail\nJan de Molenaar\tjan30@x.nl",
        {question.key: "Jan de Molenaar (Dorpsweg)"},
    )
    assert {one.remark: one.email for one in members.members(club)} == {
        "Kerkstraat": "",
        "Dorpsweg": "jan30@x.nl",
    }


@pytest.mark.parametrize("name", ["J. van den Berg", "Jan van den Brg", "Jan v.d. Berg"])
def test_a_name_that_is_nearly_a_members_is_asked(club: OpenClub, name: str) -> None:
    members.add_member(club, Member(0, "Berg", "Jan", "van den"))
    (question,) = look(club, f"naam\ttel\n{name}\t06-1").questions
    assert question.choices[0][0] == "Jan van den Berg"


def test_people_of_another_club_are_kept_apart_once_it_is_told(club: OpenClub) -> None:
    members.add_member(club, Member(0, "Bos", "Jan"))
    pasted = "naam\ttel\tclub\nJan Bos\t06-1\tKV Troef\nRia Wit\t06-2\tKV Troef"
    (question,) = look(club, pasted).questions
    assert str(question.message).startswith("Bij Jan Bos en nog 1 staat de club KV Troef.")
    assert look(club, pasted, **{"club:kvtroef": "own"}).count("known") == 1
    take_list(club, pasted, {"club:kvtroef": "other"})
    assert [one.label for one in members.members(club)] == [
        *("Jan Bos", "Jan Bos (KV Troef)", "Ria Wit (KV Troef)"),
    ]
    again = look(club, pasted + "\nPiet Vos\t06-3\tkv troef")
    assert (again.questions, again.count("known"), again.count("new")) == ((), 2, 1)


@pytest.mark.parametrize("name", ["Henk ’t Hoen", "Henk `t Hoen", "Hoen, Henk 't", "HENK 'T HOEN"])
def test_apostrophes_and_case_are_letters_of_one_name(club: OpenClub, name: str) -> None:
    members.add_member(club, Member(0, "Hoen", "Henk", "'t"))
    assert look(club, f"naam\ttel\n{name}\t06-1").count("known") == 1


def test_somebody_twice_with_other_details_is_asked_and_with_another_number_is_two(
    club: OpenClub,
) -> None:
    found = look(club, "naam\ttel\te-mail\nJan Bos\t06-1\t\nJan Bos\t\tjan@x.nl")
    assert [one.code for one in found.questions] == ["twice"]
    (joined,) = take_list(
        club, "naam\ttel\te-mail\nJan Bos\t06-1\t\nJan Bos\t\tjan@x.nl", {"twice:2": "same"}
    ).coming
    assert (joined.values["phone"], joined.values["email"]) == ("06-1", "jan@x.nl")
    two = look(club, "naam\tlidnr\nRia Wit\t3\nRia Wit\t4")
    assert (two.count("new"), two.questions) == (2, ())


@pytest.mark.parametrize(
    ("text", "means", "value", "how"),
    [
        ("1-9-03", "joined", "2003-09-01", ""),
        ("1-9-21", "joined", "2021-09-01", ""),
        ("5-5-42", "born", "1942-05-05", ""),
        ("'48", "joined", "1948", "year"),
        ("3 mrt 1950", "born", "1950-03-03", ""),
        ("sept. 2004", "joined", "2004-09", "month"),
        ("1992", "joined", "1992", "year"),
        ("01/09/2012", "joined", "2012-09-01", ""),
        ("1943-03-12 00:00:00", "born", "1943-03-12", ""),
        ("1943-03-11T23:00:00Z", "born", "1943-03-12", "doubt"),
        ("1604-04-12", "born", "--04-12", "no_year"),
        ("1-1-20", "born", "1920-01-01", "doubt"),
        ("1-13-1950", "born", "1950-01-13", "doubt"),
        ("29-02-1943", "born", "", "wrong"),
        ("?", "born", "", ""),
    ],
)
def test_a_date_is_read_by_what_its_column_means(
    text: str, means: str, value: str, how: str
) -> None:
    read = read_written(text, means, TODAY)
    assert (read.value, read.how) == (value, how)


def test_a_year_of_birth_alone_is_asked_and_may_be_noted(club: OpenClub) -> None:
    found = look(club, "naam\tgeboren\nJan Bos\t1950")
    assert [(one.code, one.column) for one in found.questions] == [("date", 1)]
    (jan,) = look(club, "naam\tgeboren\nJan Bos\t1950", **{"date:1:1": "note"}).people
    assert jan.values["note"] == "geboren: 1950"
    (jan,) = look(club, "naam\tgeboren\nJan Bos\t1950", **{"date:1:1": "3-4-1950"}).people
    assert jan.values["born"] == "1950-04-03"


def test_a_phone_that_a_spreadsheet_made_a_figure_gets_its_nought(club: OpenClub) -> None:
    found = people.look(club, draft_of("leden-excel.xlsx"), TODAY)
    phones = [one.values["phone"] for one in found.people]
    assert phones == [
        *("0612345678", "+31612345679", "0612345671", "06 - 12 34 56 78", "0201234567"),
    ]
    (question,) = look(club, "naam\ttel\nJan Bos\t6,12E+08").questions
    assert (question.code, question.column) == ("cells", 1)


def test_hidden_rows_are_asked_about_once(club: OpenClub) -> None:
    draft = draft_of("leden-excel-hidden.xlsx")
    (question,) = people.look(club, draft).questions
    assert (question.code, question.row) == ("hidden", 2)
    assert people.look(club, draft.answered({"hidden": "leave-out"})).count("new") == 1
    assert people.look(club, draft.answered({"hidden": "take"})).count("new") == 2


def test_titles_signatures_and_groups_are_left_out_by_name_or_asked(club: OpenClub) -> None:
    pasted = (
        "Ledenlijst\n\nVoornaam\tAchternaam\ttel\tplaats\nJan\tBos\t06-1\tA\nRia\tWit\t06-2\tB\n"
        "Donateurs\t\t\t\nWim\tKok\t06-3\tC\nVoornaam\tAchternaam\ttel\tplaats\n"
        "Totaal\t3\t\t\n\nw.g. J. de Vries, secretaris"
    )
    found = look(club, pasted)
    assert [one.row + 1 for one in found.people if one.state == "new"] == [4, 5, 7]
    assert [one.row + 1 for one in found.people if one.state == "left_out"] == [8, 9, 11]
    assert [(one.row + 1, one.code) for one in found.questions] == [(6, "name")]


def test_every_column_is_named_also_those_that_are_left_out(club: OpenClub) -> None:
    found = look(club, "naam\ttel\tBetaald\t\nJan Bos\t06-1\tja\tbuiten de koppen")
    assert [(one.head, one.role, str(one.why or "")) for one in found.columns] == [
        ("naam", "name", ""),
        ("tel", "phone", ""),
        ("Betaald", "left_out", "deze kop is niet bekend"),
        ("", "left_out", "er staat geen kop boven"),
    ]


def test_the_rest_stays_a_list_of_the_same_shape(club: OpenClub) -> None:
    pasted = "naam\tgeboren\nJan Bos\t1-2-1950\nRia Wit\tooit"
    draft = PeopleDraft(pasted_book(pasted))
    found = people.take(club, draft, leave_rest=True)
    assert [one.name for one in members.members(club)] == ["Jan Bos"]
    rest = people.rest_of(draft, found)
    assert rest is not None
    assert rest.decode("utf-8-sig").splitlines() == ["naam;geboren", "Ria Wit;ooit"]


@pytest.mark.parametrize(
    ("pasted", "asked", "kept"),
    [
        ("naam\tfoto\nJan Bos\t{long}", [], {}),
        ("naam\topmerking\nJan Bos\t{long}", [], {"note": "{long}"}),
        ("naam\topm\tbijzonderheden\nJan Bos\t{long}\t{long}{long}", ["cells"], {}),
        ("naam\tadres\nJan Bos\t{long}", ["cells"], {}),
        ("naam\tpostcode plaats\nJan Bos\t1234 AB {long}", ["cells"], {"postcode": "1234 AB"}),
        ("naam\ttel\n{long}\t06-1", ["name"], {"phone": "06-1"}),
        ("voornaam\tachternaam\ttel\nJan\t{long}\t06-1", ["name"], {"phone": "06-1"}),
    ],
)
def test_a_long_cell_is_kept_or_asked_about_and_stops_no_list(
    club: OpenClub, pasted: str, asked: list[str], kept: dict[str, str]
) -> None:
    long = "lang " * 159 + "lang"
    found = look(club, pasted.format(long=long))
    assert [one.code for one in found.questions] == asked
    values = found.people[0].values
    assert {name: values[name] for name in kept} == {
        name: text.format(long=long) for name, text in kept.items()
    }
    assert all(len(str(one.message)) < 300 for one in found.questions)


def test_a_club_without_the_register_can_leave_addresses_out(club: OpenClub) -> None:
    take_list(club, "naam\ttel\tadres\nJan Bos\t06-1\tWeg 1", {"more": "leave-out"})
    (jan,) = particulars.register(club).people
    assert (jan.member.phone, jan.street) == ("06-1", "")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "is leeg"),
        (b"\xd0\xcf\x11\xe0" + "EncryptedPackage".encode("utf-16-le"), "wachtwoord"),
        (b"\xd0\xcf\x11\xe0 oud", "bewaar het als XLSX"),
        (b"naam\n" + b"Jan Bos\n" * 100_001, "meer dan 5000 rijen|meer dan 100000 regels"),
    ],
)
def test_what_is_no_list_is_told_with_what_to_do(tmp_path: Path, data: bytes, said: str) -> None:
    file = tmp_path / "lijst.xlsx"
    file.write_bytes(data)
    with pytest.raises(Refused, match=said):
        read_book(file)


def test_formulas_without_their_outcome_are_told(club: OpenClub, tmp_path: Path) -> None:
    book = Workbook()
    book.active.append(["Naam", "Telefoon"])
    book.active.append(["=A9", "06-1"])
    out = io.BytesIO()
    book.save(out)
    (tmp_path / "lijst.xlsx").write_bytes(out.getvalue())
    with pytest.raises(Refused, match="formules waarvan de uitkomst niet is bewaard"):
        people.look(club, PeopleDraft(read_book(tmp_path / "lijst.xlsx")))
