"""Which wallets (portefeuilles) lie on a table, as its row in the club file says."""

from functools import lru_cache


@lru_cache(maxsize=1024)
def wallets_of(kept: str) -> tuple[int, ...]:
    """The games of a table, in the order of the rows of its sheet: "5,6" is 5, then 6."""
    return tuple(map(int, filter(None, kept.split(","))))
