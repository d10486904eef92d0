"""What a draw says of people names them; other numbers stay as they are."""

import pytest

from clubadmin.services.draw.notes import by_name

NAMES = {1: "Aal", 2: "Bos – Cas", 3: "Dam", 12: "Eik"}


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ("Ronde 1: 1 en 2 zitten toch aan één tafel.", "Ronde 1: Aal en Bos – Cas zitten toch"),
        ("Groep A: Ronde 2: 3 zit niet aan tafel 1, zoals", "Ronde 2: Dam zit niet aan tafel 1,"),
        ("1 en 12 treffen elkaar niet, zoals gevraagd was.", "Aal en Eik treffen elkaar niet,"),
        ("1 en 3 spelen in verschillende groepen en", "Aal en Dam spelen in verschillende"),
        ("Ronde 3: 1, 2 en 3 zitten stil, omdat", "Ronde 3: Aal, Bos – Cas en Dam zitten stil,"),
        (
            "Ronde 2: 1 is er niet meer; 3 verloor aan tafel 4",
            "Aal is er niet meer; Dam verloor",
        ),
        (
            "Met 12 spelers zijn 1 en 3 in ronde 1 vrij; die",
            "12 spelers zijn Aal en Dam in ro",
        ),
        ("De 2 groepen spelen dezelfde spellen", "De 2 groepen spelen dezelfde"),
        ("wie bij tafel 3 komt, zit die ronde vrij.", "tafel 3 komt, zit"),
        ("3 keer treffen twee elkaar deze avond opnieuw", "3 keer treffen twee"),
        ("Er zitten tot 3 per ronde stil", "Er zitten tot 3 per"),
    ],
)
def test_people_are_named(note: str, said: str) -> None:
    assert said in by_name(note, NAMES)
