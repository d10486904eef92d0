import pytest

from clubadmin.reports.kit.ink import contrast, ink


@pytest.mark.parametrize("accent", ["#1f6b4a", "#ffff00", "#ffffff", "#000000", "blauw", "", "#12"])
def test_every_accent_can_be_read_on_white(accent: str) -> None:
    assert contrast(ink(accent).accent) >= 4.5


def test_an_accent_that_can_be_read_is_kept() -> None:
    assert ink("#1f6b4a").accent == pytest.approx((0x1F / 255, 0x6B / 255, 0x4A / 255))


def test_all_text_can_be_read_on_white_paper() -> None:
    colours = ink("#1f6b4a")
    assert min(contrast(one) for one in (colours.text, colours.muted, colours.struck)) >= 4.5
