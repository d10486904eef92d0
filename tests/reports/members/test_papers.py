"""Papers of the register: everybody is on them, in his place, with three members and with 400."""

from collections.abc import Sequence
from datetime import date, timedelta
from itertools import pairwise

import pypdfium2 as pdfium
import pytest

from clubadmin.domain.terms import Language
from clubadmin.i18n import Message
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.member import (
    Came,
    Celebration,
    Celebrations,
    CompetitionTurnout,
    Member,
    SeasonTurnout,
    Turnout,
)
from clubadmin.model.members.particulars import Particulars, PhoneList
from clubadmin.reports.members.member_list import (
    SHEETS,
    address_labels,
    celebrations_paper,
    member_list,
    telephone_list,
    turnout_paper,
)
from tests.reports.made_up import CLUB

DAY = date(2026, 11, 23)
LONG = "Wilhelmina-Alexandrina van Oldenbarnevelt"


def person(number: int, **values: object) -> Particulars:
    member = Member(
        number,
        f"Lid{number:03}",
        first_name="Jan",
        phone=f"06-{number:08}",
        email=f"l{number}@x.nl",
    )
    made = Particulars(
        member,
        number=str(number),
        street=f"Kerkstraat {number}",
        postcode="1234 AB",
        town="Zaandam",
        born=date(1950, 3, 1),
        joined=date(1986, 9, 1),
    )
    return made.changed(**values)


def phones(people: Sequence[Particulars], printing: Printing, day: date) -> bytes:
    """The telephone list of people who all agreed to be on it."""
    return telephone_list(PhoneList(tuple(people)), printing, day)


def text_of(pdf: bytes) -> list[str]:
    return [page.get_textpage().get_text_range() for page in pdfium.PdfDocument(pdf)]


@pytest.mark.parametrize("make", [member_list, phones])
def test_namesakes_are_told_apart_on_a_list(make: object) -> None:
    people = [
        person(at).changed(member=Member(at, "Vries", "Jan", "de", remark=street, phone="06-1"))
        for at, street in ((1, "Kerkstraat"), (2, "Molenweg"))
    ]
    told = " ".join(text_of(make(people, Printing(CLUB), DAY)))  # type: ignore[operator]
    assert "Vries, Jan de (Kerkstraat)" in told
    assert "Vries, Jan de (Molenweg)" in told


@pytest.mark.parametrize("count", [3, 400])
@pytest.mark.parametrize("make", [member_list, phones])
def test_everybody_is_on_a_list_once_in_order(make: object, count: int) -> None:
    people = [person(number) for number in range(1, count + 1)]
    pdf = make(people, Printing(CLUB), DAY)  # type: ignore[operator]
    assert pdf == make(people, Printing(CLUB), DAY)  # type: ignore[operator]
    words = " ".join(text_of(pdf))
    places = [words.index(f"Lid{number:03}") for number in range(1, count + 1)]
    assert places == sorted(places)
    assert all(words.count(f"Lid{number:03}") == 1 for number in range(1, count + 1))


def test_a_column_of_which_nobody_has_anything_is_left_out() -> None:
    told = text_of(member_list([person(1)], Printing(CLUB), DAY))[0]
    assert all(head in told for head in ("straat", "geboren", "lid sinds", "1-3-1950", "1986"))
    bare = Particulars(Member(1, LONG))
    told = text_of(member_list([bare], Printing(CLUB), DAY))[0]
    assert not any(head in told for head in ("straat", "geboren", "lid sinds", "e-mail"))
    assert LONG in told


def test_english_says_it_in_english() -> None:
    told = text_of(member_list([person(1)], Printing(CLUB, Language.EN), DAY))[0]
    assert "List of members" in told
    assert "member since" in told


def test_below_the_telephone_list_stands_how_many_may_not_be_on_it() -> None:
    other = Particulars(Member(8, "Twee", phone="075-1"), other_phone="06-2")
    told = text_of(telephone_list(PhoneList((person(1), other), 2), Printing(CLUB), DAY))[0]
    assert "075-1 / 06-2" in told
    assert "2 leden met een telefoonnummer staan er niet op" in told
    assert "staat er niet op" not in text_of(phones([other], Printing(CLUB), DAY))[0]
    nobody = text_of(telephone_list(PhoneList((), 1), Printing(CLUB), DAY))[0]
    assert "1 lid met een telefoonnummer staat er niet op: daarvoor is geen" in nobody
    assert (
        "Van niemand is een telefoonnummer bekend." in text_of(phones([], Printing(CLUB), DAY))[0]
    )


def test_what_is_told_below_a_full_telephone_list_is_on_the_page() -> None:
    for count in range(34, 80):
        people = tuple(person(number) for number in range(1, count + 1))
        last = text_of(telephone_list(PhoneList(people, 3), Printing(CLUB), DAY))[-1]
        assert "3 leden met een telefoonnummer" in last


def test_a_name_of_forty_letters_is_whole_on_a_telephone_list_of_many() -> None:
    people = [person(number) for number in range(1, 60)]
    people[7] = person(8, other_phone="075-6123456")
    people[7] = people[7].changed(member=people[7].member.changed(last_name=LONG))
    told = " ".join(text_of(phones(people, Printing(CLUB), DAY)))
    assert f"{LONG}, Jan" in told


@pytest.mark.parametrize("key", list(SHEETS))
def test_each_label_lies_within_its_own(key: str) -> None:
    """Held to the millimetre: the text of a label is nowhere else on the sheet."""
    sheet = SHEETS[key]
    each = sheet.across * sheet.down
    people = [
        person(number, street=f"{LONG}straat {number}", town=LONG) for number in range(each + 1)
    ]
    document = pdfium.PdfDocument(address_labels(people, Printing(CLUB), key))
    assert len(document) == 2
    mm = 25.4 / 72
    for at in range(each):
        row, column = divmod(at, sheet.across)
        left = sheet.left + column * (sheet.width + sheet.gap)
        top = sheet.top + row * sheet.height
        box = (
            left / mm,
            (297 - top - sheet.height) / mm,
            (left + sheet.width) / mm,
            (297 - top) / mm,
        )
        page = document[0].get_textpage()
        inside = page.get_text_bounded(*box)
        assert f"Lid{at:03}" in inside
        assert inside.count("Lid") == 1
        assert "1234 AB" in inside
    assert sheet.left + sheet.across * sheet.width + (sheet.across - 1) * sheet.gap <= 210
    assert sheet.top + sheet.down * sheet.height <= 297


def test_labels_have_no_foot_and_leave_out_who_has_no_address() -> None:
    people = [person(1), Particulars(Member(2, "Dakloos"))]
    told = text_of(address_labels(people, Printing(CLUB), "3x8"))[0]
    assert told.split() == ["Jan", "Lid001", "Kerkstraat", "1", "1234", "AB", "ZAANDAM"]
    nobody = text_of(address_labels(people[1:], Printing(CLUB), "3x7"))[0]
    assert "Van niemand is een adres bekend." in nobody


def test_celebrations_stand_by_day_with_the_month_and_what_it_is() -> None:
    member = Member(1, "Bos", first_name="Ria")
    found = (
        Celebration(date(2026, 11, 24), member, Message("wordt {age}", age=75)),
        Celebration(
            date(2026, 12, 1), member, Message("{years} jaar lid", years="12½"), jubilee=True
        ),
        Celebration(date(2027, 3, 1), Member(2, LONG), Message("wordt {age}", age=80)),
    )
    (told,) = text_of(
        celebrations_paper(Celebrations(DAY, date(2027, 11, 22), found), Printing(CLUB))
    )
    places = [told.index(part) for part in ("24 nov 2026", "12½ jaar lid", "wordt 80")]
    assert all(one < other for one, other in pairwise(places))
    assert LONG in told
    (told,) = text_of(celebrations_paper(Celebrations(DAY, DAY, ()), Printing(CLUB)))
    assert "Van niemand is een geboortedatum" in told


@pytest.mark.parametrize("key", list(SHEETS))
def test_a_name_of_forty_letters_is_whole_on_its_label(key: str) -> None:
    wide = person(1).changed(
        member=Member(1, "Oldenbarnevelt-Haasnoot", infix="van", first_name="Wilhelmina-Alex"),
        street="Burgemeester van Oldenbarneveltlaan 1234",
        town="Gasselterboerveenschemond-Zuid",
    )
    assert len(wide.member.name) >= 40
    (told,) = text_of(address_labels([wide], Printing(CLUB), key))
    assert [one.split() for one in told.split("\r\n")] == [one.split() for one in wide.envelope]


# --- who came to which evenings


def of_season(people: int, evenings: int) -> SeasonTurnout:
    """The first came always, the second never, the last joined after the first evening."""
    first = date(2026, 9, 7)
    days = tuple((at + 1, first + timedelta(days=7 * at)) for at in range(evenings))
    rows = [Turnout(person(1).member, (Came.PRESENT,) * evenings)]
    rows += [Turnout(person(at).member, (Came.AWAY,) * evenings) for at in range(2, people)]
    rows.append(Turnout(person(people).member, (Came.NO_MEMBER, *(Came.NOTICE,) * (evenings - 1))))
    contest = CompetitionTurnout("Maandavond", days, tuple(rows))
    return SeasonTurnout("2026-2027", (contest,))


@pytest.mark.parametrize(("people", "evenings"), [(3, 4), (400, 40)])
def test_everybody_has_a_line_with_how_often_he_came(people: int, evenings: int) -> None:
    pdf = turnout_paper(of_season(people, evenings), Printing(CLUB))
    assert pdf == turnout_paper(of_season(people, evenings), Printing(CLUB))
    told = " ".join(text_of(pdf)).split()
    assert told.count("×") == evenings + 1, "the first came always; and what the sign means"
    assert told.count("a") == evenings - 1 + 1
    at = told.index("Lid001,")
    last = of_season(people, evenings).competitions[0].evenings[-1][1]
    day = f"{last.day}-{last.month}-{last.year}"
    assert told[at : at + 6] == ["Lid001,", "Jan", str(evenings), "/", str(evenings), day]
    at = told.index(f"Lid{people:03},")
    assert told[at : at + 5] == [f"Lid{people:03},", "Jan", "0", "/", str(evenings - 1)]
    assert told[told.index("samen") :][: evenings + 1] == ["samen", *["1"] * evenings]


def test_more_evenings_than_fit_beside_each_other_go_on_below() -> None:
    told = " ".join(text_of(turnout_paper(of_season(3, 45), Printing(CLUB))))
    assert told.count("Lid001") == 2
    assert told.count("×") == 45 + 1
    assert "Maandavond, 14 jun 2027 – 12 jul 2027" in told
    nobody = SeasonTurnout(of_season(3, 3).season, ())
    assert "nog geen avond gespeeld" in text_of(turnout_paper(nobody, Printing(CLUB)))[0]
    english = text_of(turnout_paper(of_season(3, 3), Printing(CLUB, Language.EN)))[0]
    assert "Attendance" in english
    assert "was er" not in english


@pytest.mark.parametrize("key", SHEETS)
def test_a_long_street_keeps_its_house_number_on_every_label(key: str) -> None:
    street = "Burgemeester Van Heemstra van Froma en Eibersburen-Leweborglaan 127 bis"
    wide = "Abcdefghijklmnopqrstuvwxyz" * 3 + " 9"
    people = [
        Particulars(Member(1, "Bos"), street=one, postcode="1234 AB", town="Epe" * at)
        for at, one in ((1, street), (20, street), (1, wide))
    ]
    (told,) = text_of(address_labels(people, Printing(CLUB), key))
    joined = "".join(told.split())
    assert joined.count("".join(street.split())) == 2
    assert "".join(wide.split()) in joined
    assert "EPE" * 20 in joined
    assert "…" not in told
