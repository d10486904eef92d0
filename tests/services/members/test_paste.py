"""What people have in spreadsheets and address lists, read as members."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.errors import Refused
from clubadmin.model.members.member import Member, PastedMember
from clubadmin.services.members.paste import MAX_ROWS, read_pasted


def read(pasted: str, known: tuple[Member, ...] = ()) -> list[Member]:
    return [row.member for row in read_pasted(pasted, known)]


JAN = Member(0, "Berg", "Jan", "van den", phone="06-12345678", email="jan@voorbeeld.nl")


@pytest.mark.parametrize(
    "pasted",
    [
        "naam\ttelefoon\te-mail\nJan van den Berg\t06-12345678\tjan@voorbeeld.nl",
        "Naam;Telefoon;E-mail\r\nBerg, Jan van den;06-12345678;jan@voorbeeld.nl\r\n",
        "Voornaam,Tussenvoegsel,Achternaam,Telefoon,E-mail\n"
        "Jan,van den,Berg,06-12345678,jan@voorbeeld.nl",
        "e-mailadres\tachternaam\troepnaam\ttussenv.\tmobiel\n"
        "jan@voorbeeld.nl\tBerg\tJan\tvan den\t06-12345678",
        "Jan\tvan den\tBerg\t06-12345678\tjan@voorbeeld.nl",
        "Jan van den Berg\t06-12345678\tjan@voorbeeld.nl",
        '"naam";"telefoon";"e-mail"\n"Jan van den Berg";"06-12345678";"jan@voorbeeld.nl"',
        "\ufeffnaam;lidnummer;telefoon;e-mail\nJan van den Berg;17;06-12345678;jan@voorbeeld.nl",
        "\n\nnaam\ttelefoon\te-mail\n\nJan van den Berg\t06-12345678\tjan@voorbeeld.nl\n\n",
    ],
)
def test_one_member_comes_in_many_ways(pasted: str):
    assert read(pasted) == [JAN]


@pytest.mark.parametrize(
    ("name", "first", "infix", "last"),
    [
        ("Jan van den Berg", "Jan", "van den", "Berg"),
        ("Berg, Jan van den", "Jan", "van den", "Berg"),
        ("van den Berg, Jan", "Jan", "van den", "Berg"),
        ("Anna Maria de Wit-Bos", "Anna Maria", "de", "Wit-Bos"),
        ("J. van 't Hof", "J.", "van 't", "Hof"),
        ("Piet Bos", "Piet", "", "Bos"),
        ("Bos", "", "", "Bos"),
        ("van Dijk", "", "van", "Dijk"),
        ("Rini van", "Rini", "", "van"),
        ("Ria van der Meer Mohr", "Ria", "van der", "Meer Mohr"),
    ],
)
def test_a_name_is_split_where_the_infix_stands(name: str, first: str, infix: str, last: str):
    assert read(name) == [Member(0, last, first, infix)]


def test_a_list_of_names_without_header_is_a_list_of_names():
    assert [one.name for one in read("Jan Bos\nBerg, Ria van den\nTruus")] == [
        "Jan Bos",
        "Ria van den Berg",
        "Truus",
    ]


def test_the_row_is_counted_as_in_the_spreadsheet():
    rows = read_pasted("naam\n\nJan Bos\n\nRia Wit", ())
    assert [row.row for row in rows] == [3, 5]


def test_guests_can_be_told_in_a_column():
    rows = read("naam;gast\nJan Bos;ja\nRia Wit;\nTruus Smit;nee")
    assert [one.guest for one in rows] == [True, False, False]


@pytest.mark.parametrize(
    ("pasted", "problem"),
    [
        ("achternaam;voornaam\n;Jan", "Rij 2: er staat geen achternaam"),
        ("naam;telefoon\nJan Bos;1;2;3", "Rij 2: er staan meer vakken"),
        ("naam;telefoon\nJan B0s;", "Rij 2: in de naam 'Jan B0s' staat een cijfer"),
        ("naam;telefoon\n" + "J" * 300 + ";", "Rij 2: een vak heeft meer dan 200 tekens"),
        ("naam;telefoon\nJan Bos;1\nJan Bos;1", "Rij 3: Jan Bos staat ook op rij 2"),
    ],
)
def test_what_stands_in_the_way_is_told_with_its_row(pasted: str, problem: str):
    told = [str(row.problem) for row in read_pasted(pasted, ()) if row.problem]
    assert len(told) == 1
    assert told[0].startswith(problem)


def test_an_address_without_a_monkeytail_is_taken_and_remarked_upon():
    odd, good, none = read_pasted(
        "naam;e-mail\nJan Bos;geen-email\nRia Wit;ria@voorbeeld.nl\nWim Kok;", ()
    )
    assert (odd.problem, odd.member.email) == (None, "geen-email")
    assert str(odd.remark).startswith("Rij 2: 'geen-email' is geen e-mailadres")
    assert (good.remark, none.remark) == (None, None)


def test_a_list_without_names_is_refused():
    with pytest.raises(Refused, match="Geen kolom heet naam"):
        read_pasted("telefoon;e-mail\n1;jan@voorbeeld.nl", ())


def test_a_list_that_is_too_long_is_refused():
    with pytest.raises(Refused, match="Plak het in delen"):
        read_pasted("Jan Bos\n" * (MAX_ROWS + 1), ())
    with pytest.raises(Refused, match="te groot"):
        read_pasted("x" * 3_000_000, ())


@given(st.text(alphabet=st.characters() | st.sampled_from('\t;,"\n\r\0'), max_size=200))
def test_any_text_gives_rows_or_a_sentence(pasted: str):
    try:
        rows = read_pasted(pasted, ())
    except Refused:
        return
    for row in rows:
        assert isinstance(row, PastedMember)
        assert row.problem or row.member.last_name


def test_two_of_one_name_in_a_paste_are_taken_but_not_passed_over_in_silence():
    pasted = "naam\ttelefoon\nJan Bos\t06-00000001\nJan Bos\t06-00000002"
    first, second = read_pasted(pasted, ())
    assert not first.remark
    assert not second.problem
    assert "rij 2" in str(second.remark)
    assert "onderscheid" in str(second.remark)
