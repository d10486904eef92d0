"""The signs of the suits: to be told apart by shape, and read on every ground they lie on."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from clubadmin.desktop.referee.suits import COLOURS, draw_suit, spoken_card, suit_path
from clubadmin.domain.rules.cards import Suit, read_card
from clubadmin.model.club import colours

GROUNDS = ("surface", "sheet", "accent_soft", "red_soft", "amber_soft")
SIDE = 40


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("suit", list(Suit))
def test_a_suit_can_be_read_on_every_ground(dark, ground, suit):
    under = getattr(colours.tokens(dark), ground)
    assert colours.contrast(COLOURS[dark][suit], under) >= colours.READABLE


def shape(suit):
    image = QImage(SIDE, SIDE, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    draw_suit(painter, QRectF(0, 0, SIDE, SIDE), suit, QColor("#000000"))
    painter.end()
    return {(x, y) for x in range(SIDE) for y in range(SIDE) if image.pixelColor(x, y).red() < 128}


@pytest.mark.parametrize(("one", "other"), list(combinations(Suit, 2)))
def test_no_two_suits_have_one_shape(qapp, one, other):
    first, second = shape(one), shape(other)
    assert len(first ^ second) > 0.15 * len(first | second)


@pytest.mark.parametrize("suit", list(Suit))
def test_a_suit_stays_within_its_box_and_is_the_same_left_and_right(qapp, suit):
    box = QRectF(10, 20, SIDE, SIDE)
    assert box.adjusted(-0.1, -0.1, 0.1, 0.1).contains(suit_path(suit, box).boundingRect())
    drawn = shape(suit)
    mirrored = {(SIDE - 1 - x, y) for x, y in drawn}
    assert len(drawn ^ mirrored) < 0.05 * len(drawn)


def test_a_card_is_spoken_in_words(theme):
    card = read_card("HH")
    assert card is not None
    assert spoken_card(card) == "harten H"
