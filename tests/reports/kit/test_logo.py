import base64
from dataclasses import replace
from io import BytesIO

import pypdfium2
import pytest
from PIL import Image

from clubadmin import reports
from clubadmin.model.club.printing import Printing
from clubadmin.reports.draw import table_cards
from clubadmin.reports.kit.canvas import load_logo
from tests.reports import looking, made_up


def picture(kind: str, size: tuple[int, int] = (120, 60), mode: str = "RGB") -> str:
    out = BytesIO()
    Image.new(mode, size, "red" if mode != "L" else 128).save(out, kind)
    return base64.b64encode(out.getvalue()).decode()


def club(text: str):
    return replace(made_up.CLUB, logo=text)


def colours(pdf: bytes) -> set[tuple[int, int, int]]:
    document = pypdfium2.PdfDocument(pdf)
    image = document[0].render(scale=1).to_pil().convert("RGB")
    document.close()
    return {colour for _, colour in image.getcolors(1 << 24) or []}


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_the_logo_stands_where_the_clover_stood(kind: str) -> None:
    pdf = reports.seat_slips(made_up.evening(8), Printing(club(picture(kind))))
    assert pdf
    result = reports.evening_result(made_up.result(8), Printing(club(picture(kind))))
    reds = [c for c in colours(result) if c[0] > 230 and c[1] < 40 and c[2] < 40]
    assert reds
    assert not any(
        c[0] > 230 and c[1] < 40
        for c in colours(reports.evening_result(made_up.result(8), Printing(made_up.CLUB)))
    )


@pytest.mark.parametrize("mode", ["L", "RGBA", "P", "1", "LA"])
def test_every_kind_of_png_can_be_a_logo(mode: str) -> None:
    assert load_logo(picture("PNG", mode=mode if mode not in ("1", "P", "LA") else "L")) is not None
    assert reports.evening_result(made_up.result(4), Printing(club(picture("PNG", mode="RGBA"))))


@pytest.mark.parametrize("size", [(1, 1), (900, 20), (20, 900)])
def test_a_wide_logo_leaves_the_title_its_room(size: tuple[int, int]) -> None:
    with_logo = club(picture("PNG", size))
    for make in (
        lambda: reports.evening_result(made_up.result(30), Printing(with_logo)),
        lambda: reports.blank_sheets(made_up.evening(8), Printing(with_logo)),
        lambda: table_cards.table_cards(made_up.evening(8), Printing(with_logo)),
        lambda: reports.standings(made_up.standings(20), Printing(with_logo)),
    ):
        for sheet in looking.sheets(make):
            assert looking.faults(sheet) == []


@pytest.mark.parametrize(
    "text",
    ["?", "AAAA", picture("PNG")[:60], picture("JPEG")[:200], base64.b64encode(b"GIF89a").decode()],
)
def test_a_damaged_logo_gives_the_clover(text: str) -> None:
    assert load_logo(text) is None
    plain = reports.evening_result(made_up.result(8), Printing(made_up.CLUB))
    assert reports.evening_result(made_up.result(8), Printing(club(text))) == plain


def test_the_logo_is_in_the_file_once_and_the_bytes_are_the_same_twice() -> None:
    text = picture("PNG", (600, 300))
    many = table_cards.table_cards(made_up.evening(80), Printing(club(text)))
    assert many.count(b"/Subtype /Image") == 1
    assert many == table_cards.table_cards(made_up.evening(80), Printing(club(text)))
