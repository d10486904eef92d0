from io import BytesIO

import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as st
from reportlab.graphics.shapes import Drawing, String
from reportlab.pdfgen.canvas import Canvas

from clubadmin import assets
from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.canvas import Pen
from clubadmin.reports.kit.ink import ink
from clubadmin.reports.kit.leaf import Sheet, Type

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


@pytest.mark.parametrize("name", ["דוד כהן", "محمد علي", "پژمان", "David (דוד) Cohen"])
def test_hebrew_and_arabic_names_keep_every_letter(name: str) -> None:
    assert fonts.legible(name) == name
    assert fonts.width(name, fonts.BOLD, 10) > fonts.width(name[:-1], fonts.BOLD, 10) > 0


def test_signs_for_vowels_that_no_face_sets_by_itself_are_left_out() -> None:
    assert fonts.legible("שָׁלוֹם") == "שלום"


def test_hebrew_is_drawn_from_right_to_left_between_other_letters() -> None:
    assert fonts.runs("David (דוד) 12", fonts.REGULAR) == [
        (fonts.REGULAR, "David ("),
        ("Paper-Hebrew", "דוד"),
        (fonts.REGULAR, ") 12"),
    ]
    assert fonts.runs("כהן", fonts.NARROW_BOLD) == [("Paper-NarrowBold-Hebrew", "ןהכ")]


def test_arabic_letters_are_joined() -> None:
    """Ain, lam and yeh at the beginning, in the middle and at the end of a word."""
    (run,) = fonts.runs("علي", fonts.BOLD)
    assert run == ("Paper-Bold-Arabic", "\ufef2\ufee0\ufecb")


@pytest.mark.parametrize("name", ["דוד כהן", "محمد علي"])
def test_such_a_name_stands_on_a_paper_and_can_be_found_in_it(name: str) -> None:
    page = pdf_of(name)
    for letter in set(name) - {" "}:
        assert page.count(letter) == 2 * name.count(letter), "on the page and in its chart"
    assert "\ufffd" not in page


def test_a_line_end_becomes_a_space() -> None:
    assert fonts.legible("Jan\r\nBos\tJr") == "Jan Bos Jr"


def pdf_of(name: str) -> str:
    """The text of a page that says this name."""
    fonts.load()
    kept = BytesIO()
    canvas = Canvas(kept)
    sheet = Sheet((595, 842), ink("#1f6b4a"))
    sheet.text(100, 700, f"{name} 1", Type(fonts.REGULAR, 10, (0.0, 0.0, 0.0)))
    drawing = Drawing(200, 100)
    drawing.add(String(100, 20, f"{name} 2", fontName=fonts.BOLD, fontSize=9, textAnchor="end"))
    sheet.charts.append((drawing, 100, 100))
    Pen(canvas, None).page(sheet)
    canvas.save()
    assert drawing.contents[0].text == f"{name} 2", "on a screen it is drawn as it is"
    return str(pypdfium2.PdfDocument(kept.getvalue())[0].get_textpage().get_text_range())


@given(st.text(), st.floats(1, 400), st.sampled_from([fonts.REGULAR, fonts.BOLD]))
def test_any_text_fits_any_room_a_letter_fits_in(text: str, room: float, face: str) -> None:
    shown, used, size = fonts.fit(text, room, face, 10)
    assert shown == "…" or fonts.width(shown, used, size) <= room + 0.02


@pytest.mark.parametrize("name", ["Bartholomeus Oosterwijk van Zuidland 001", "Jan Bos – Ans Vos"])
def test_what_would_be_tiny_on_one_line_stands_on_two_where_these_are_larger(name: str) -> None:
    room = 0.75 * fonts.width(name, fonts.NARROW, 10)
    (one,), _, small = fonts.fit_lines(name, room, fonts.REGULAR, 10, 15)
    lines, _, size = fonts.fit_lines(name, room, fonts.REGULAR, 10, 24)
    assert (one, " ".join(lines)) == (name, name)
    assert size > 9 > 8 > small


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
    assert families == {"Inter", "NotoSans", "NotoSansHebrew", "NotoSansArabic"}
    for family in ("Inter", "NotoSans"):  # the three of Noto are of one publisher
        assert "SIL Open Font License" in (folder / f"{family}-OFL.txt").read_text("utf-8")


@pytest.mark.parametrize("text", ["", "\r", " \n "])
def test_a_name_of_blanks_fits_even_where_there_is_no_room(text: str) -> None:
    assert fonts.fit(text, -5.0, fonts.REGULAR, 10.0)[0] == ""
