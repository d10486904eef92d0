"""Members go to an address book and come back as they were; cards of any program are read."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.errors import Refused
from clubadmin.model.importing.people import NEW
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange import exchange
from clubadmin.services.lists.vcard import HEADER, card_rows, cards
from clubadmin.services.members import members
from tests.services.lists.taking import take_people

PEOPLE = (
    Member(1, "Berg", "Jan", "van den", "Kerkstraat; achter, links", "06-12345678", "jan@v.nl"),
    Member(2, "Çelik-Öztürk van Oldenbarneveldt", "Wilhelmina Alexandra Ayşe Beatrix"),
    Member(3, "O'Neill", ""),
)


def rows(data: bytes | str) -> list[list[str]]:
    read = list(card_rows(data.encode() if isinstance(data, str) else data, "kaartjes.vcf"))
    assert [one for at, one in enumerate(read[0]) if at != 3] == [*HEADER[:3], *HEADER[4:6]]
    return read[1:]


def row_of(one: Member) -> list[str]:
    return [one.first_name, one.infix, one.last_name, one.remark, one.phone, one.email]


def test_what_goes_out_comes_in_as_it_was() -> None:
    data = cards(map(Particulars, PEOPLE), "abc")
    assert rows(data) == [row_of(one) for one in PEOPLE]
    assert max(len(line) for line in data.split(b"\r\n")) <= 75
    assert b'N;SORT-AS="Berg,Jan":van den Berg;Jan;;;' in data
    assert b"UID:clubadmin-abc-1" in data


NAMES = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=60)


@given(NAMES, NAMES)
def test_no_name_can_begin_a_line_or_a_part(first: str, last: str) -> None:
    data = cards([Particulars(Member(1, last, first))], "abc")
    assert data.count(b"BEGIN:VCARD\r\n") == 1
    assert len(rows(data)) == 1
    assert sum(line.startswith(b"N;") for line in data.split(b"\r\n")) == 1


@pytest.mark.parametrize(
    ("card", "row"),
    [
        (  # an old telephone
            "BEGIN:VCARD\r\nVERSION:2.1\r\n"
            "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:van der M=C3=BCh=\r\nlen;Gr=C3=A9;;;\r\n"
            "TEL;HOME:020-1234567\r\nTEL;CELL:0612345678\r\nEND:VCARD\r\n",
            ["Gré", "van der", "Mühlen", "", "0612345678", ""],
        ),
        (  # a program that folds and names its properties
            "BEGIN:VCARD\nVERSION:3.0\nN:Bos;Jan\nitem1.EMAIL;type=INTERNET:jan@voor\n beeld.nl\n"
            "item2.TEL;VALUE=uri:tel:+31612345678\nNOTE:rij\\n twee\nPHOTO:AAAA\nEND:VCARD\n",
            ["Jan", "", "Bos", "rij twee", "+31612345678", "jan@voorbeeld.nl"],
        ),
        (
            "begin:vcard\nFN:Truus van den Heuvel\nend:vcard\n",
            ["Truus", "van den", "Heuvel", "", "", ""],
        ),
    ],
)
def test_cards_of_other_programs_are_read(card: str, row: list[str]) -> None:
    assert rows(card) == [row]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("BEGIN:VCARD\nFN:Jan\n", "eindigt niet"),
        ("BEGIN:VCARD\nFN:Jan\nBEGIN:VCARD\n", "regel 3"),
    ],
)
def test_a_card_that_does_not_end_is_told(data: str, said: str) -> None:
    with pytest.raises(Refused, match=said):
        rows(data)


@given(st.binary(max_size=300))
def test_any_bytes_are_cards_or_refused(data: bytes) -> None:
    try:
        found = rows(b"BEGIN:VCARD\r\n" + data)
    except Refused:
        return
    assert all(len(row) >= len(HEADER) for row in found)


def test_cards_come_into_a_club_as_a_list_of_members_does(club: OpenClub, tmp_path: Path) -> None:
    file = tmp_path / "adressen.vcf"
    file.write_bytes(cards(map(Particulars, PEOPLE), "abc"))
    found = take_people(club, file)
    assert (found.count(NEW), found.questions) == (3, ())
    there = members.members(club)
    assert sorted(row_of(one) for one in there) == sorted(row_of(one) for one in PEOPLE)
    assert take_people(club, file).count(NEW) == 0
    assert rows(exchange.export_members_cards(club)) == [row_of(one) for one in there]
