"""The likely meaning of an impossible figure: slips on a numeric keypad."""

from bisect import bisect_left

from clubadmin.domain.row.possible import RoemSpace
from clubadmin.domain.terms import Side

_BESIDE = {
    "0": "12",
    "1": "0245",
    "2": "01356",
    "3": "256",
    "4": "1257",
    "5": "12346789",
    "6": "23589",
    "7": "458",
    "8": "45679",
    "9": "568",
}
_COMMON = (20, 50, 100, 70)
_MOST_OFFERED = 2


def meant_roem(amount: int, space: RoemSpace) -> tuple[int, ...]:
    """Find at most two possible amounts that a slip of the hand turns into `amount`."""
    slips = {slip for slip in _one_key_off(amount) if slip and space.one(slip)}
    if 0 < amount < 10 and space.one(amount * 10):
        slips.add(amount * 10)
    found = slips or set(_nearest(amount, space))
    common = [worth for worth in _COMMON if worth in found]
    return tuple(common + sorted(found.difference(common)))[:_MOST_OFFERED]


def meant_points(points: int, side: Side, total: int, space: RoemSpace) -> tuple[str, ...]:
    """Find at most two lines that lack a sign when typed as `points`: 9220 for 92+20 or 92-20.

    What is just a game together was meant for both sides: 9270.
    """
    digits, dot = str(abs(points)), "" if side is Side.NS else "."
    for place in range(1, len(digits)):
        count, roem = digits[:place], digits[place:]
        plain = not roem.startswith("0") and int(count) <= total
        if plain and int(count) + int(roem) == total:
            rest = f"{roem}.{count}" if dot else f"{count}.{roem}"
            return (rest, f"{dot}{count}+{roem}") if int(roem) in space.tricks else (rest,)
        if plain and int(roem) in space.tricks:
            return tuple(f"{dot}{count}{sign}{roem}" for sign in "+-")
    return ()


def _one_key_off(amount: int) -> set[int]:
    digits = str(amount)
    return {
        int(digits[:place] + key + digits[place + 1 :])
        for place, digit in enumerate(digits)
        for key in _BESIDE.get(digit, "")
    }


def _nearest(amount: int, space: RoemSpace) -> list[int]:
    possible = [*filter(space.one, range(space.most)), space.most]
    above = bisect_left(possible, amount)
    return [worth for worth in possible[above - 1 : above + 1] if worth]
