"""Averages as they are shown: one decimal, a half upwards, the same wherever they stand."""

from decimal import ROUND_HALF_UP, Decimal

_TENTH = Decimal("0.1")


def tenths(value: float) -> float:
    """5001.25 as 5001.3; what differs by a half below nothing goes down: -0.25 as -0.3."""
    return float(Decimal(str(value)).quantize(_TENTH, ROUND_HALF_UP))
