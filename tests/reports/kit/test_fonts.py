import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin import assets
from clubadmin.reports.kit import fonts

LONG = "Wijngaarden-van Oudenhoven, Willem-Alexander"


def test_a_name_that_fits_is_left_as_it_is() -> None:
    assert fonts.fit("Jan Bos", 100, fonts.REGULAR, 10) == ("Jan Bos", fonts.REGULAR, 10)


def test_a_name_that_is_hardly_too_long_is_set_hardly_smaller() -> None:
    wide = fonts.width(LONG, fonts.REGULAR, 10)
    assert fonts.fit(LONG, wide * 0.95, fonts.REGULAR, 10) == (LONG, fonts.REGULAR, 9.4)


def test_a_long_name_is_set_narrow_before_it_is_set_small() -> None:
    wide = fonts.width(LONG, fonts.REGULAR, 10)
    assert fonts.fit(LONG, wide * 0.9, fonts.REGULAR, 10) == (LONG, fonts.NARROW, 10)


def test_a_longer_name_is_set_smaller_before_letters_are_given_up() -> None:
    narrow = fonts.width(LONG, fonts.NARROW, 10)
    text, face, size = fonts.fit(LONG, narrow * 0.9, fonts.REGULAR, 10)
    assert (text, face) == (LONG, fonts.NARROW)
    assert 7.2 <= size < 10


def test_letters_are_given_up_when_nothing_else_helps() -> None:
    text, face, size = fonts.fit(LONG, 60, fonts.REGULAR, 10)
    assert text.endswith("…")
    assert text[:-1]
    assert LONG.startswith(text[:-1])
    assert fonts.width(text, face, size) <= 60


def test_forty_letters_keep_every_letter_in_the_column_of_a_standings() -> None:
    name = "Oudenhoven-van Schoonhoven, Alexandrina J"
    assert len(name) >= 40
    assert fonts.fit(name, 176, fonts.REGULAR, 10)[0] == name


def test_four_hundred_letters_fit_too() -> None:
    text, face, size = fonts.fit("Wilhelmina " * 40, 150, fonts.BOLD, 12)
    assert fonts.width(text, face, size) <= 150


@pytest.mark.parametrize(
    "letters", ["Łukasz", "ĳ", "ŷ", "Şule", "Ærø", "ß", "Zoë Ðorđe", "Ǆ", "Ελένη", "Юлия"]
)
def test_letters_of_latin_greek_and_cyrillic_names_are_all_there(letters: str) -> None:
    assert fonts.legible(letters) == letters


def test_letters_with_a_loose_accent_are_composed() -> None:
    assert fonts.legible("Zoe\u0308") == "Zoë"


def test_what_no_face_has_is_replaced_by_a_sign_that_can_be_seen() -> None:
    assert fonts.legible("Jan 🃏 Bos") == "Jan \ufffd Bos"
    assert fonts.legible("a\x00b\u202ec") == "a\ufffdb\ufffdc"


def test_a_line_end_becomes_a_space() -> None:
    assert fonts.legible("Jan\r\nBos\tJr") == "Jan Bos Jr"


@given(st.text(), st.floats(1, 400), st.sampled_from([fonts.REGULAR, fonts.BOLD]))
def test_any_text_fits_any_room_a_letter_fits_in(text: str, room: float, face: str) -> None:
    shown, used, size = fonts.fit(text, room, face, 10)
    assert shown == "…" or fonts.width(shown, used, size) <= room + 0.02


@given(st.text(), st.floats(20, 400))
def test_wrapped_lines_never_run_over(text: str, room: float) -> None:
    for line in fonts.wrap(text, room, fonts.REGULAR, 8):
        assert fonts.width(line, fonts.REGULAR, 8) <= room


@pytest.mark.parametrize("face", [fonts.REGULAR, fonts.BOLD, fonts.NARROW, fonts.NARROW_BOLD])
def test_all_figures_are_of_one_width(face: str) -> None:
    assert len({fonts.width(figure, face, 10) for figure in "0123456789"}) == 1


def test_every_font_lies_beside_its_open_licence() -> None:
    folder = assets.path("fonts")
    families = {file.name.split("-")[0] for file in folder.glob("*.ttf")}
    assert families == {"Inter", "NotoSans"}
    for family in families:
        assert "SIL Open Font License" in (folder / f"{family}-OFL.txt").read_text("utf-8")


@pytest.mark.parametrize("text", ["", "\r", " \n "])
def test_a_name_of_blanks_fits_even_where_there_is_no_room(text: str) -> None:
    assert fonts.fit(text, -5.0, fonts.REGULAR, 10.0)[0] == ""
