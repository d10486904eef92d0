"""Particulars go out as columns of the list of members and come in again, from a card as well."""

from datetime import date
from pathlib import Path

import pytest
from openpyxl import Workbook, load_workbook

from clubadmin.errors import Refused
from clubadmin.model.importing.people import KNOWN, NEW
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.uses import uses
from clubadmin.services.exchange.exchange import (
    export_members,
    export_members_cards,
)
from clubadmin.services.input.particulars import offices_of
from clubadmin.services.members import members, particulars
from tests.services.evening_club import another_club, content
from tests.services.lists.taking import asked, seen, take_people

TODAY = date(2026, 11, 23)


@pytest.fixture
def full(club: OpenClub) -> OpenClub:
    """Three, of whom one has all there is and one nothing."""
    field = particulars.add_field(club, "Sleutel")
    jan, ria, _wim = (
        members.add_member(club, Member(0, last, first_name=first))
        for first, last in (("Jan", "Boer"), ("Ria", "Bos"), ("Wim", "Dam"))
    )
    particulars.keep(
        club,
        particulars.particulars(club, jan.id).changed(
            number="17",
            street="Kerkstraat 12a; achter",
            postcode="1234 AB",
            town="Zaandam",
            other_phone="075-1",
            born=date(1950, 3, 1),
            joined=date(1986, 9, 1),
            ended=date(2026, 6, 30),
            reason="=verhuisd",
            emergency="Truus",
            emergency_phone="06-1",
            note="Brengt kaarten.\nRijdt niet.",
            offices=offices_of("voorzitter 2019-2023\npenningmeester 2024-", TODAY),
            own=((field.id, "nr. 3"),),
        ),
        today=TODAY,
    )
    particulars.keep(
        club, particulars.particulars(club, ria.id).changed(town="Wormer"), today=TODAY
    )
    return club


def kept(club: OpenClub) -> list[Particulars]:
    """All of it, but the numbers of rows."""
    people = particulars.register(club, inactive=True).people
    return [one.changed(member=one.member.changed(id=0, version=0), version=0) for one in people]


def written(folder: Path, *lines: str) -> Path:
    file = folder / "leden.csv"
    file.write_text("\n".join(lines), "utf-8")
    return file


def test_a_club_without_particulars_writes_the_list_that_it_did(club: OpenClub) -> None:
    members.add_member(club, Member(0, "Bos", first_name="Ria"))
    head = export_members(club).decode("utf-8-sig").splitlines()[0]
    assert head == "voornaam,tussenvoegsel,achternaam,opmerking,telefoon,e-mail,gast,actief"


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_what_went_out_comes_in_again_the_same(full: OpenClub, tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"leden.{ending}"
    file.write_bytes(export_members(full, file.name))
    other = another_club(tmp_path, "ander.klj")
    try:
        particulars.add_field(other, "Sleutel")
        assert take_people(other, file).count(NEW) == 3
        assert kept(other) == kept(full)
        before = content(other)
        history.undo(other)
        assert [one.id for one in members.members(other, inactive=True)] == []
        history.redo(other)
        assert content(other) == before
    finally:
        other.close()


def test_importing_ones_own_list_changes_nothing(full: OpenClub, tmp_path: Path) -> None:
    file = tmp_path / "leden.csv"
    file.write_bytes(export_members(full))
    before = content(full)
    assert take_people(full, file).count(KNOWN) == 3
    assert content(full) == before


def test_no_cell_can_run_as_a_formula(full: OpenClub, tmp_path: Path) -> None:
    assert ",=verhuisd" not in export_members(full).decode()
    file = tmp_path / "leden.xlsx"
    file.write_bytes(export_members(full, file.name))
    cells = [cell for row in load_workbook(file).active.iter_rows() for cell in row]
    assert {cell.data_type for cell in cells if cell.value} <= {"s", "n"}
    assert "=verhuisd" in [cell.value for cell in cells]


def test_a_list_of_somebody_else_is_read_by_what_its_columns_are_called(
    club: OpenClub, tmp_path: Path
) -> None:
    jan = members.add_member(club, Member(0, "Boer", first_name="Jan"))
    file = written(
        tmp_path,
        "Naam;Adres;Huisnr;Postcode;Plaats;Geboren;Lid vanaf;Functie;Kleur",
        "Jan Boer;Kerkstraat;12a;1234ab;Zaandam;1-3-1950;2001-09-01;secretaris sinds 2020;rood",
        "Ria Bos;;;;Wormer;;;;",
        "Wim Dam;;;;;;;;",
    )
    assert not seen(club, file).questions
    take_people(club, file)
    found = particulars.particulars(club, jan.id)
    assert (found.street, found.postcode, found.town) == ("Kerkstraat 12a", "1234 AB", "Zaandam")
    assert (found.born, found.joined) == (date(1950, 3, 1), date(2001, 9, 1))
    assert [one.written for one in found.offices] == ["secretaris 2020-"]
    towns = {one.member.last_name: one.town for one in particulars.register(club).people}
    assert towns == {"Boer": "Zaandam", "Bos": "Wormer", "Dam": ""}
    history.undo(club)
    assert uses(club) == frozenset()


def test_a_list_of_an_address_book_is_read_as_well_and_what_is_not_read_is_named(
    club: OpenClub, tmp_path: Path
) -> None:
    file = written(
        tmp_path,
        "Lid nr.;Naam;Roepnaam;Mobiel;Telefoon;Mailadres;Geb. datum;Adres;Pc;Plaats;Kleur;Leeg",
        "1;Vries, de;Jan;06-1;075-1;jan@x.nl;1-2-1950;Kerkstraat 1;1234AB;Zaandam;rood;",
        "2;Ria Bos;Ria;06-2;;;;;;Wormer;;",
    )
    found = seen(club, file)
    assert (found.questions, found.count(NEW)) == ((), 2)
    told, _empty = [one for one in found.columns if one.why]
    assert told.head == "Kleur"
    assert "niet bekend" in str(told.why)
    take_people(club, file)
    ria, jan = particulars.register(club).people
    assert (jan.member.name, jan.member.phone, jan.other_phone) == ("Jan de Vries", "06-1", "075-1")
    assert (jan.member.email, jan.number, jan.street) == ("jan@x.nl", "1", "Kerkstraat 1")
    assert (jan.born, jan.postcode, jan.town) == (date(1950, 2, 1), "1234 AB", "Zaandam")
    assert (ria.member.name, ria.member.phone, ria.town) == ("Ria Bos", "06-2", "Wormer")


def test_a_birthday_that_is_hardly_anybodys_is_asked_about_in_words(
    club: OpenClub, tmp_path: Path
) -> None:
    """Somebody of 113 and somebody of two, in November 2026; Ria of 76 is not asked about."""
    file = written(
        tmp_path,
        "Voornaam;Achternaam;Geboortedatum",
        "Jan;Vries;1-3-1913",
        "Ria;Bos;2-4-1950",
        "Mies;Dam;5-6-2024",
    )
    assert asked(seen(club, file)) == [
        (2, "geboortedatum", "'1-3-1913': is dat 1 maart 1913?"),
        (4, "geboortedatum", "'5-6-2024': is dat 5 juni 2024?"),
    ]


def test_english_columns_are_known_too(club: OpenClub, tmp_path: Path) -> None:
    file = written(
        tmp_path,
        "Last Name;First Name;Mobile Phone;Home Phone;E-mail Address;Birthday;Home Street;City",
        "Vries;Jan;06-1;075-1;jan@x.nl;1950-02-01;Kerkstraat 1;Zaandam",
    )
    assert not [one for one in seen(club, file).columns if one.why]
    take_people(club, file)
    (jan,) = particulars.register(club).people
    assert (jan.member.phone, jan.other_phone, jan.member.email) == ("06-1", "075-1", "jan@x.nl")
    assert (jan.born, jan.street, jan.town) == (date(1950, 2, 1), "Kerkstraat 1", "Zaandam")


def test_an_empty_cell_takes_nothing_away(full: OpenClub, tmp_path: Path) -> None:
    before = kept(full)
    take_people(full, written(tmp_path, "naam;straat;woonplaats", "Jan Boer;;", "Ria Bos;;"))
    assert kept(full) == before
    take_people(full, written(tmp_path, "naam;straat;woonplaats", "Ria Bos;Dorpsstraat 3;"))
    assert kept(full)[1] == before[1].changed(street="Dorpsstraat 3")


@pytest.mark.parametrize(
    ("head", "cell", "column", "said"),
    [
        ("postcode", "1234 A", "postcode", "Postcode 1234 A bestaat niet."),
        ("geboren", "1-3-2071", "geboren", "is dat 1 maart 2071?"),
        ("geboortedatum", "ooit", "geboortedatum", "'ooit' is geen datum"),
        ("lidnummer", "17", "lidnummer", "Lidnummer 17 is al van Jan Boer."),
        ("notitie", "bsn 111222333", "notitie", "burgerservicenummer kan zijn"),
        ("lid tot", "1-1-1980;1-1-1990", "lid tot", "maar lid sinds"),
    ],
)
def test_what_cannot_be_is_named_with_its_row_and_column_and_nothing_is_kept(
    full: OpenClub, tmp_path: Path, head: str, cell: str, column: str, said: str
) -> None:
    before = content(full)
    more = ";lid vanaf" if ";" in cell else ""
    file = written(tmp_path, f"naam;{head}{more}", f"Ria Bos;{cell}")
    with pytest.raises(Refused):
        take_people(full, file)
    ((row, where, sentence),) = asked(seen(full, file))
    assert (row, where) == (2, column)
    assert said in sentence
    assert content(full) == before


def test_a_number_twice_in_one_list_is_told(club: OpenClub, tmp_path: Path) -> None:
    file = written(tmp_path, "naam;lidnummer", "Ria Bos;3", "Jan Boer;3")
    assert "Lidnummer 3 is al van Ria Bos" in asked(seen(club, file))[0][2]


def test_cards_take_the_address_and_the_birth_date_along(full: OpenClub, tmp_path: Path) -> None:
    file = tmp_path / "leden.vcf"
    file.write_bytes(export_members_cards(full))
    other = another_club(tmp_path, "ander.klj")
    try:
        take_people(other, file)
        jan, ria, wim = kept(other)
    finally:
        other.close()
    mine = kept(full)[0]
    for name in ("street", "postcode", "town", "other_phone", "born"):
        assert getattr(jan, name) == getattr(mine, name), name
    assert (jan.note, jan.number, ria.town, wim.place) == ("", "", "Wormer", "")


def test_a_card_of_a_telephone_is_read_as_well(club: OpenClub, tmp_path: Path) -> None:
    file = tmp_path / "kaart.vcf"
    file.write_text(
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Bos;Ria;;;\r\nBDAY:1950-03-01T00:00:00Z\r\n"
        "ADR;TYPE=HOME:;;Kerkstraat 1\\, hs;Zaandam;;1234ab;Nederland\r\nEND:VCARD\r\n"
        "BEGIN:VCARD\r\nVERSION:4.0\r\nN:Dam;Wim;;;\r\nBDAY:--0301\r\nEND:VCARD\r\n",
        "utf-8",
    )
    take_people(club, file)
    ria, wim = kept(club)
    assert (ria.street, ria.place) == ("Kerkstraat 1, hs", "1234 AB  Zaandam")
    assert (ria.born, wim.born) == (date(1950, 3, 1), None)


def test_a_workbook_with_real_dates_is_read(club: OpenClub, tmp_path: Path) -> None:
    book = Workbook()
    book.active.append(["Naam", "Geboren", "Lidnr", "Postcode"])
    book.active.append(["Ria Bos", date(1950, 3, 1), 12, "1234AB"])
    book.save(tmp_path / "leden.xlsx")
    take_people(club, tmp_path / "leden.xlsx")
    (ria,) = kept(club)
    assert (ria.born, ria.number, ria.postcode) == (date(1950, 3, 1), "12", "1234 AB")
