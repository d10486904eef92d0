"""What people have in spreadsheets, web pages and address lists, read as members."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from clubadmin.errors import Refused
from clubadmin.model.importing.importing import Draft, Given
from clubadmin.model.importing.people import PeopleDraft, PeopleLook
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing import draft as drafts
from clubadmin.services.lists import people
from clubadmin.services.lists.list_names import read_name
from clubadmin.services.lists.workbook import pasted_book

JAN = {
    "first_name": "Jan",
    "infix": "van den",
    "last_name": "Berg",
    "phone": "06-12345678",
    "email": "jan@voorbeeld.nl",
}


def look(club: OpenClub, pasted: str, html: str = "") -> PeopleLook:
    return people.look(club, PeopleDraft(pasted_book(pasted, html)))


@pytest.mark.parametrize(
    "pasted",
    [
        "naam\ttelefoon\te-mail\nJan van den Berg\t06-12345678\tjan@voorbeeld.nl",
        "Naam;Telefoon;E-mail\r\nBerg, Jan van den;06-12345678;jan@voorbeeld.nl\r\n",
        "Voornaam,Tussenvoegsel,Achternaam,Telefoon,E-mail\n"
        "Jan,van den,Berg,06-12345678,jan@voorbeeld.nl",
        "e-mailadres\tachternaam\troepnaam\ttussenv.\tmobiel\n"
        "jan@voorbeeld.nl\tBerg\tJan\tvan den\t06-12345678",
        "Achternaam\t\tVoornaam\ttel.\tmail\nBerg\tvan den\tJan\t06-12345678\tjan@voorbeeld.nl",
        "achternaam\tvoornaam\ttel\tmail\nBerg van den\tJan\t06-12345678\tjan@voorbeeld.nl",
        "Jan\tvan den\tBerg\t06-12345678\tjan@voorbeeld.nl",
        "Berg\tvan den\tJan\t06-12345678\tjan@voorbeeld.nl",
        "Jan van den Berg\t06-12345678\tjan@voorbeeld.nl",
        '"naam";"telefoon";"e-mail"\n"Jan van den Berg";"06-12345678";"jan@voorbeeld.nl"',
        "\n\nnaam\ttelefoon\te-mail\n\nMevr. Jan van den Berg\t06-12345678\tjan@voorbeeld.nl\n\n",
    ],
)
def test_one_member_comes_in_many_ways(club: OpenClub, pasted: str) -> None:
    found = look(club, pasted)
    assert [dict(one.values) for one in found.people] == [JAN]
    assert not found.questions


def test_of_two_columns_of_names_without_a_heading_it_is_asked_which_is_which(
    club: OpenClub,
) -> None:
    draft = PeopleDraft(pasted_book("Zwaluw\tvan der\tOlof\nHengel\t\tBo\n"))
    (asked,) = people.look(club, draft).questions
    assert str(asked.message) == "'Olof': is dat de voornaam of de achternaam?"
    for said, first in (("first_name", "Olof"), ("last_name", "Zwaluw")):
        found = people.look(club, draft.answered({asked.key: said}))
        assert (found.questions, found.people[0].values["first_name"]) == ((), first)


def test_a_table_of_a_web_page_is_read_by_its_cells(club: OpenClub) -> None:
    html = (
        "<table><tr><th>Naam<th>Telefoon</tr><tr><td>Jan <b>Bos</b></td><td>06-1</td></tr></table>"
    )
    (jan,) = look(club, "Naam Telefoon Jan Bos 06-1", html).people
    assert (jan.name, jan.values["phone"]) == ("Jan Bos", "06-1")
    within = html.replace("<b>Bos</b>", "<tr>Bos")
    jan, *_ = look(club, "Naam Telefoon Jan Bos 06-1", within).people
    assert jan.name == "Jan"


@pytest.mark.parametrize(
    ("name", "first", "infix", "last"),
    [
        ("Jan van den Berg", "Jan", "van den", "Berg"),
        ("Berg, J. v.d.", "J.", "v.d.", "Berg"),
        ("Berg v/d, Jan", "Jan", "v/d", "Berg"),
        ("Jan vd Hoek", "Jan", "vd", "Hoek"),
        ("van den Berg, Jan", "Jan", "van den", "Berg"),
        ("Boer, de, Lies", "Lies", "de", "Boer"),
        ("Anna Maria de Wit-Bos", "Anna Maria", "de", "Wit-Bos"),
        ("Etje Heijdanus-de Boer", "Etje", "", "Heijdanus-de Boer"),
        ("Ed Hicks-van den Some", "Ed", "", "Hicks-van den Some"),
        ("Tine Mol - de Vries", "Tine", "", "Mol-de Vries"),
        ("A. van den Berg-van der Meer", "A.", "van den", "Berg-van der Meer"),
        ("J. van 't Hof", "J.", "van 't", "Hof"),
        ("El Hassan Bouali", "El Hassan", "", "Bouali"),
        ("Dhr. K. Smit", "K.", "", "Smit"),
        ("Smit, K. (Koos)", "Koos", "", "Smit"),
        ("jan d'hondt", "Jan", "", "d'Hondt"),
        ("JAN VAN DEN BERG", "Jan", "van den", "Berg"),
        ("Bos", "", "", "Bos"),
        ("van Dijk", "", "van", "Dijk"),
        ("Rini van", "Rini", "", "van"),
        ("Ria van der Meer Mohr", "Ria", "van der", "Meer Mohr"),
    ],
)
def test_a_name_is_split_where_the_infix_stands(
    name: str, first: str, infix: str, last: str
) -> None:
    read = read_name(name, "", "", "")
    assert (read.people, read.doubt) == (((first, infix, last),), "")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("P. & M. Bos", ["two", "one", "leave-out"]),
        ("Jan en Ria Bos", ["two", "one", "leave-out"]),
        ("Fam. Janssen", ["leave-out"]),
        ("Jan B0s", ["person", "leave-out"]),
        ("Anna Maria Jansen van Doorn", ["van Doorn", "Jansen van Doorn", "leave-out"]),
    ],
)
def test_a_cell_that_may_be_two_people_or_none_is_asked(
    club: OpenClub, name: str, said: list[str]
) -> None:
    found = look(club, f"naam\ttel\n{name}\t06-1\nRia Wit\t06-2")
    (question,) = found.questions
    assert (question.code, question.row, question.column) == ("name", 1, 0)
    assert [key for key, _label in question.choices] == said


def test_two_people_of_one_cell_share_the_address_and_not_the_birthday(club: OpenClub) -> None:
    draft = PeopleDraft(pasted_book("naam\tadres\tgeb.\nP. & M. Bos\tWeg 1\t1-2-1950"))
    p, m = people.look(club, draft.answered({"name:1": "two"})).people
    assert (p.name, m.name) == ("P. Bos", "M. Bos")
    assert (p.values["street"], m.values["street"]) == ("Weg 1", "Weg 1")
    assert (p.values["born"], m.values.get("born")) == ("1950-02-01", None)


def test_an_address_without_a_monkeytail_is_taken_and_remarked_upon(club: OpenClub) -> None:
    said = "naam;e-mail\nJan Bos;geen-email\nWim Wal;wim@wal\nRia Wit;ria@voorbeeld.nl"
    odd, short, good = look(club, said).people
    assert (odd.state, odd.values["email"]) == ("new", "geen-email")
    assert str(odd.why).startswith("'geen-email' is geen e-mailadres")
    assert str(short.why).startswith("'wim@wal' is geen e-mailadres")
    assert good.why is None


def test_a_list_without_names_waits_for_a_column_to_be_pointed_at(club: OpenClub) -> None:
    draft = PeopleDraft(pasted_book("telefoon;e-mail;wie\n06-12345678;jan@voorbeeld.nl;12"))
    assert not people.look(club, draft).named
    assert people.look(club, draft.answered({"column:2": "name"})).named


def test_a_list_that_is_too_long_is_refused(club: OpenClub) -> None:
    with pytest.raises(Refused, match="Deel het bestand in stukken"):
        look(club, "Jan Bos\n" * 5_002)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(alphabet=st.characters() | st.sampled_from('\t;,"\n\r\0'), max_size=200))
def test_any_text_gives_people_or_a_sentence(club: OpenClub, pasted: str) -> None:
    try:
        found = look(club, pasted)
    except Refused:
        return
    assert all(one.name or one.state != "new" for one in found.people)


def test_results_that_are_pasted_are_read_as_results(club: OpenClub) -> None:
    rows = ("Naam\tAvond 1\tAvond 2", "Jan Bos\t4.900\t5.012", "Ria Wit\t5.100\t")
    draft = drafts.read_pasted(club, "\n".join(rows))
    assert isinstance(draft, Draft)
    said = replace(draft, given=Given("2026-2027", "Donderdag"))
    assert drafts.look(club, said).results == 3
    numbers = "Naam\tTelefoon\nJan Bos\t0612345678\nRia Wit\t0612345679"
    assert isinstance(drafts.read_pasted(club, numbers), PeopleDraft)


def test_a_whole_name_beside_a_first_name_may_have_two_ends_as_well(club: OpenClub) -> None:
    pasted = "voornaam\tnaam\nAnna\tAnna Maria Jansen van Doorn"
    found = people.look(club, PeopleDraft(pasted_book(pasted)))
    assert [one.code for one in found.questions] == ["name"]
