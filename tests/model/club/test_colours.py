import pytest

from clubadmin.model.club import colours

ACCENTS = ("#1f6b4a", "#1d5b8f", "#8a2b3a", "#ffff00", "#ffffff", "#000000", "#ff0000", "#888888")

# text on ground, everywhere in the window
TEXT_PAIRS = (
    *((text, ground) for text in ("ink", "muted") for ground in ("paper", "surface", "sheet")),
    *((text, "rail") for text in ("ink", "muted", "accent")),
    *((text, "accent_soft") for text in ("ink", "muted", "accent")),
    *((text, ground) for text in ("accent", "red") for ground in ("paper", "surface", "sheet")),
    *((text, ground) for text in ("amber", "green") for ground in ("paper", "surface", "sheet")),
    ("on_accent", "accent"),
    ("red", "red_soft"),
    ("ink", "red_soft"),
    ("amber", "amber_soft"),
    ("ink", "amber_soft"),
    ("green", "green_soft"),
    ("ink", "green_soft"),
)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("accent", ACCENTS)
def test_every_text_can_be_read_on_its_ground_whatever_the_accent(dark: bool, accent: str) -> None:
    chosen = colours.tokens(dark, accent)
    poor = {
        f"{text} on {ground}": round(
            colours.contrast(getattr(chosen, text), getattr(chosen, ground)), 2
        )
        for text, ground in TEXT_PAIRS
        if colours.contrast(getattr(chosen, text), getattr(chosen, ground)) < colours.READABLE
    }
    assert poor == {}


@pytest.mark.parametrize("dark", [False, True])
def test_the_edge_of_a_field_can_be_seen(dark: bool) -> None:
    chosen = colours.tokens(dark)
    for ground in (chosen.paper, chosen.surface):
        assert colours.contrast(chosen.field_line, ground) >= 3


def test_black_on_white_has_the_contrast_that_the_standard_gives() -> None:
    assert round(colours.contrast("#000000", "#ffffff"), 2) == 21
    assert round(colours.contrast("#777777", "#ffffff"), 2) == 4.48


def test_a_colour_that_is_none_gives_the_usual_accent() -> None:
    assert colours.tokens(False, "groen").accent == colours.tokens(False).accent
