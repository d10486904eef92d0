"""What a secretary keeps of members beside their names, and how it is said when it cannot be."""

from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Office, Particulars
from clubadmin.services.archive.known import as_json, known
from clubadmin.services.care import health
from clubadmin.services.club import history, recent
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.club.uses import uses
from clubadmin.services.exchange.whole import document, make_club
from clubadmin.services.input.particulars import offices_of
from clubadmin.services.members import erasing, members, particulars
from clubadmin.services.members.card import card

TODAY = date(2026, 11, 23)
BSN = "111222333"


@pytest.fixture(autouse=True)
def _list_of_this_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Clubs of tests are copies of one, so they would know each other's."""
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: tmp_path / "instellingen")


@pytest.fixture
def jan(club: OpenClub) -> Particulars:
    made = members.add_member(club, Member(0, "Boer", first_name="Jan", infix="de"))
    return particulars.particulars(club, made.id)


def _filled(club: OpenClub, of: Particulars) -> Particulars:
    field = particulars.add_field(club, "Kaart van de bond")
    return of.changed(
        number="17",
        street="Kerkstraat 12a",
        postcode="1234ab",
        town="Zaandam",
        other_phone="075-1234567",
        born=date(1950, 3, 1),
        joined=date(1986, 9, 1),
        ended=date(2026, 6, 30),
        reason="verhuisd",
        emergency="Truus (dochter)",
        emergency_phone="06-12345678",
        note="Brengt  de kaarten mee.\nRijdt niet in het donker.",
        offices=offices_of("penningmeester 2024-\nvoorzitter 2019-2023", TODAY),
        own=((field.id, "A-123"),),
    )


def _keep(club: OpenClub, wanted: Particulars, *, told: bool = False) -> Particulars:
    return particulars.keep(club, wanted, told=told, today=TODAY)


def test_what_was_filled_in_stands_there_again_and_goes_with_one_undo(
    club: OpenClub, jan: Particulars
) -> None:
    wanted = _filled(club, jan)
    kept = _keep(club, wanted)
    assert kept == particulars.particulars(club, jan.member.id)
    assert (kept.postcode, kept.place) == ("1234 AB", "1234 AB  Zaandam")
    assert kept.note == "Brengt de kaarten mee.\nRijdt niet in het donker."
    assert [one.written for one in kept.offices] == [
        "voorzitter 2019-2023",
        "penningmeester 2024-",
    ]
    assert kept == wanted.changed(postcode="1234 AB", note=kept.note, version=1)
    assert particulars.register(club).people == (kept,)
    assert "Gegevens van Jan de Boer gewijzigd" in str(history.undo(club).label)
    assert particulars.particulars(club, jan.member.id) == jan
    history.redo(club)
    again = particulars.particulars(club, jan.member.id)
    assert again.changed(version=0) == kept.changed(version=0)


def test_what_is_taken_out_is_gone(club: OpenClub, jan: Particulars) -> None:
    kept = _keep(club, _filled(club, jan))
    less = _keep(club, kept.changed(street="", born=None, offices=kept.offices[1:], own=()))
    assert (less.street, less.born, less.own) == ("", None, ())
    assert [one.written for one in less.offices] == ["penningmeester 2024-"]
    assert less == particulars.particulars(club, jan.member.id)


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"postcode": "1234 A"}, "Postcode 1234 A bestaat niet. Typ hem als 1234 AB."),
        ({"postcode": "0123 AB"}, "Postcode 0123 AB bestaat niet"),
        ({"born": date(2031, 3, 1)}, "De geboortedatum 1 maart 2031 is nog niet geweest."),
        ({"born": date(1900, 3, 1)}, "Wie op 1 maart 1900 geboren is, zou nu 126 jaar zijn."),
        (
            {"joined": date(2020, 1, 1), "ended": date(2019, 1, 1)},
            "Jan de Boer zou lid zijn tot 1 januari 2019, maar begon op 1 januari 2020.",
        ),
        ({"street": "K" * 81}, "De straat is te lang"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    club: OpenClub, jan: Particulars, values: dict[str, object], told: str
) -> None:
    with pytest.raises(Refused) as refused:
        _keep(club, jan.changed(**values))
    assert told in str(refused.value)
    assert uses(club) == frozenset()


@pytest.mark.parametrize(
    ("typed", "kept"), [("1234ab", "1234 AB"), ("9000", "9000"), ("D-10115", "D-10115"), ("", "")]
)
def test_a_dutch_postcode_is_written_alike_and_others_stay(
    club: OpenClub, jan: Particulars, typed: str, kept: str
) -> None:
    assert _keep(club, jan.changed(postcode=typed)).postcode == kept


def test_a_number_is_one_members_alone(club: OpenClub, jan: Particulars) -> None:
    _keep(club, jan.changed(number="17"))
    ria = members.add_member(club, Member(0, "Bos", first_name="Ria"))
    other = particulars.particulars(club, ria.id)
    with pytest.raises(Refused, match=r"Lidnummer 17 is al van Jan de Boer"):
        _keep(club, other.changed(number="17"))
    assert card(club, 0).free == "18"
    wim = particulars.particulars(club, members.add_member(club, Member(0, "Vos")).id)
    assert _keep(club, other).number == _keep(club, wim).number == ""


@pytest.mark.parametrize("text", [BSN, "BSN 1112.22.333", "is 111 222 333.", f"nr:{BSN}"])
def test_a_number_that_may_be_a_bsn_is_told_before_it_is_kept(
    club: OpenClub, jan: Particulars, text: str
) -> None:
    wanted = jan.changed(note=f"Heeft sleutel\n{text}")
    with pytest.raises(particulars.Doubtful, match="burgerservicenummer kan zijn") as told:
        _keep(club, wanted)
    assert BSN not in str(told.value)
    assert particulars.particulars(club, jan.member.id) == jan
    assert _keep(club, wanted, told=True).note.endswith(text)


@pytest.mark.parametrize("text", ["123456789", "1112223334", "+31111222333", "0111222333"])
def test_other_figures_are_kept_without_a_word(club: OpenClub, jan: Particulars, text: str) -> None:
    assert _keep(club, jan.changed(note=text)).note == text


@pytest.mark.parametrize(
    ("typed", "office"),
    [
        ("voorzitter 2019-2023", Office(2019, "voorzitter", 2023)),
        ("voorzitter 2019 – 2023", Office(2019, "voorzitter", 2023)),
        ("voorzitter (2019 t/m 2023)", Office(2019, "voorzitter", 2023)),
        ("2e secretaris sinds 2024", Office(2024, "2e secretaris", None)),
        ("secretaris 2024-heden", Office(2024, "secretaris", None)),
        ("lid kascommissie 2025", Office(2025, "lid kascommissie", 2025)),
    ],
)
def test_a_function_is_read_as_people_write_it(typed: str, office: Office) -> None:
    assert offices_of(typed, TODAY) == (office,)
    assert offices_of(office.written, TODAY) == (office,)


@pytest.mark.parametrize("typed", ["voorzitter", "voorzitter 2023-2019", "voorzitter 1019-2020"])
def test_a_function_without_years_that_can_be_is_named(typed: str) -> None:
    with pytest.raises(Refused, match=typed):
        offices_of(f"secretaris 2020-\n{typed}", TODAY)


def test_a_field_of_the_clubs_own_goes_with_what_it_says_and_comes_back(
    club: OpenClub, jan: Particulars
) -> None:
    kept = _keep(club, _filled(club, jan))
    (field,) = particulars.own_fields(club)
    with pytest.raises(Refused, match="al een eigen veld"):
        particulars.add_field(club, "kaart van de BOND")
    with pytest.raises(Refused, match="40"):
        particulars.add_field(club, "x" * 41)
    particulars.rename_field(club, field.__class__(field.id, "Bondskaart", field.version))
    (field,) = particulars.own_fields(club)
    assert (field.name, particulars.filled(club, field.id)) == ("Bondskaart", 1)
    particulars.remove_field(club, field)
    assert particulars.particulars(club, jan.member.id).own == ()
    history.undo(club)
    assert particulars.particulars(club, jan.member.id).own == kept.own


def test_a_club_uses_particulars_from_the_first_on(club: OpenClub, jan: Particulars) -> None:
    assert uses(club) == frozenset()
    _keep(club, jan.changed(town="Zaandam"))
    assert uses(club) == {"particulars"}


def test_who_asks_gets_all_of_it(club: OpenClub, jan: Particulars) -> None:
    _keep(club, _filled(club, jan))
    told = as_json(known(club, jan.member.id)).decode()
    for part in ("Kerkstraat 12a", "1950-03-01", "verhuisd", "Truus", "A-123", "voorzitter"):
        assert part in told
    assert "Gegevens van Jan de Boer gewijzigd" in told


def test_erasing_takes_all_of_it_out_of_the_file(club: OpenClub, jan: Particulars) -> None:
    kept = _keep(club, _filled(club, jan))
    _keep(club, kept.changed(street="Dorpsstraat 3", offices=()))
    _keep(club, particulars.particulars(club, jan.member.id).changed(own=()))
    ria = members.add_member(club, Member(0, "Bos", first_name="Ria"))
    of_ria = particulars.particulars(club, ria.id).changed(emergency="Jan de Boer", town="Zaandam")
    _keep(club, of_ria)
    members.change_member(club, jan.member.changed(active=False))
    made = erasing.erase(club, jan.member.id)
    club.close()
    data = club.path.read_bytes()
    for part in (b"Kerkstraat", b"Dorpsstraat", b"1950-03-01", b"verhuisd", b"Truus", b"A-123"):
        assert part not in data
    for part in (b"voorzitter", b"1234 AB", b"06-12345678", b"075-", b"Jan de Boer"):
        assert part not in data
    with closing(open_club(club.path)) as again:
        assert health.check(again).ok
        assert particulars.particulars(again, ria.id).emergency == made.name


def test_the_open_document_of_the_club_holds_it(
    club: OpenClub, jan: Particulars, tmp_path: Path
) -> None:
    _keep(club, _filled(club, jan))
    whole = document(club)
    file = tmp_path / "club.json"
    file.write_bytes(whole)
    make_club(file, str(tmp_path / "nieuw.klaverjas"))
    with closing(open_club(tmp_path / "nieuw.klaverjas")) as again:
        assert document(again) == whole
        assert particulars.register(again) == particulars.register(club)
