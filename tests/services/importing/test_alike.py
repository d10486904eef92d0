"""How far two names are apart, as people would judge it."""

import pytest

from clubadmin.services.input.likeness import shape


@pytest.mark.parametrize(
    ("name", "other", "distance"),
    [
        ("Jan Bos", "Jan  bos", 0),
        ("Bos Jan", "Jan Bos", 0),
        ("Bos, Jan", "Jan Bos", 0),
        ("J. de Vries", "J de Vries", 0),
        ("Zoë Brüggen", "Zoe Bruggen", 0),
        ("Jan Boss", "Jan Bos", 1),
        ("Jna Bos", "Jan Bos", 1),
        ("Klaas van den Breg", "Klaas van den Berg", 1),
        ("J. Bos", "Jan Bos", 2),
        ("Gr. D.", "Grietje Dekker", 2),
        ("Annie Smit-Jansen", "Annie Smit", 2),
        ("P.Vos", "P. Vos", 0),
        ("P.Vos", "Piet Vos", 2),
        ("Berg, v.d. K.", "Klaas van den Berg", 2),
        ("K. v/d Berg", "Klaas van den Berg", 2),
        ("Mevr. Smit", "Annie Smit", 3),
        ("Kok", "Truus Kok", 3),
        ("Jan Bos", "Jaap Bos", None),
        ("Jan Bos", "Piet Vos", None),
        ("P. Bos", "Jan Bos", None),
        ("Gr. D.", "Truus Dekker", None),
        (". Bos", "J Bos", 1),
        (".", "Jan Bos", None),
    ],
)
def test_names_are_as_far_apart_as_people_find_them(
    name: str, other: str, distance: int | None
) -> None:
    found = {shape(name).likeness(shape(other)), shape(other).likeness(shape(name))}
    assert found == {distance}
