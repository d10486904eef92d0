"""Reads a QR code off a page as a telephone does: from the points of black and white alone.

Versions 1 to 6 with error correction M, bytes; what is damaged is not mended.
"""

from collections.abc import Callable, Iterator

import pypdfium2

from clubadmin.reports.kit.page import Sheet

_BLOCKS = {1: (1, 16), 2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}
"""By version: how many blocks, and the data bytes of each."""
_MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, _x: y % 2 == 0,
    lambda _y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)
_SCALE = 300 / 72


def codes_on(pdf: bytes, page: int, sheet: Sheet) -> list[str]:
    """What the codes of a page say, from left to right and from top to bottom."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        image = document[page].render(scale=_SCALE).to_pil().convert("L")
    finally:
        document.close()

    def black(x: float, y: float) -> int:
        spot = round(x * _SCALE), round((sheet.height - y) * _SCALE)
        return int(image.getpixel(spot) < 128)

    return [decoded(_sampled(black, *room)) for room in _rooms(sheet)]


def decoded(modules: list[list[int]]) -> str:
    """The text of a code."""
    size = len(modules)
    version = (size - 17) // 4
    level = [modules[8][x] ^ flip for x, flip in ((0, 1), (1, 0))]
    assert level == [0, 0], "not of error correction M"
    mask = sum((modules[8][x] ^ flip) << at for x, flip, at in ((2, 1, 2), (3, 0, 1), (4, 1, 0)))
    bits = [modules[y][x] ^ _MASKS[mask](y, x) for y, x in _path(size, version)]
    words = [
        sum(bit << (7 - at) for at, bit in enumerate(bits[start : start + 8]))
        for start in range(0, len(bits) - 7, 8)
    ]
    blocks, each = _BLOCKS[version]
    data = [words[at * blocks + block] for block in range(blocks) for at in range(each)]
    assert data[0] >> 4 == 4, "not in bytes"
    nibbles = [half for word in data for half in (word >> 4, word & 15)]
    length = nibbles[1] << 4 | nibbles[2]
    pairs = zip(nibbles[3::2], nibbles[4::2], strict=False)
    return bytes(high << 4 | low for high, low in pairs)[:length].decode()


def _path(size: int, version: int) -> Iterator[tuple[int, int]]:
    """The modules that carry data, in their order."""
    upwards = True
    for right in (*range(size - 1, 6, -2), *range(5, 0, -2)):
        for y in range(size - 1, -1, -1) if upwards else range(size):
            for x in (right, right - 1):
                if not _is_fixed(y, x, size, version):
                    yield y, x
        upwards = not upwards


def _is_fixed(y: int, x: int, size: int, version: int) -> bool:
    corner = (y < 9 and x < 9) or (y < 9 and x >= size - 8) or (y >= size - 8 and x < 9)
    at = 4 * version + 10
    aligned = version > 1 and abs(y - at) <= 2 and abs(x - at) <= 2
    return corner or aligned or 6 in (y, x)


def _sampled(
    black: Callable[[float, float], int], left: float, low: float, side: float, module: float
) -> list[list[int]]:
    size = round(side / module)
    return [
        [
            black(left + (x + 0.5) * module, low + side - (y + 0.5) * module)
            for x in range(size)
        ]
        for y in range(size)
    ]  # fmt: skip


def _rooms(sheet: Sheet) -> list[tuple[float, float, float, float]]:
    """Left, low, side and module of each code: one is painted whole, from its top down."""
    codes: list[list[tuple[float, float, float, float]]] = []
    above = 0.0
    for x, y, width, high, _ in sheet.boxes:
        if not codes or not above - 1.5 * high < y <= above:
            codes.append([])
        codes[-1].append((x, y, width, high))
        above = y
    return [_room(boxes) for boxes in codes]


def _room(boxes: list[tuple[float, float, float, float]]) -> tuple[float, float, float, float]:
    module = boxes[0][3] / 1.04
    left = min(x for x, *_ in boxes)
    right = max(x + width for x, _, width, _ in boxes) - 0.04 * module
    return left, min(y for _, y, *_ in boxes) + 0.04 * module, right - left, module
