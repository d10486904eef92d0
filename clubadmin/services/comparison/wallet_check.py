"""Whether the hands in the club file are whole, and those that their seed deals."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.comparison.dealing import deal
from clubadmin.domain.comparison.hands import NoHand, noted_hands, write_hands
from clubadmin.domain.terms import Position
from clubadmin.services.evenings.head import evening_head

_WALLETS = text("SELECT evening_id, game, hands, seed FROM wallet ORDER BY evening_id, game")


def wallet_problems(conn: Connection) -> Iterator[str]:
    """A sentence for each evening on which a wallet has other cards than it should."""
    evenings: dict[int, list[Any]] = defaultdict(list)
    for row in conn.execute(_WALLETS):
        evenings[row.evening_id].append(row)
    for evening_id, rows in evenings.items():
        last = max(row.game for row in rows)
        seeds = {row.seed for row in rows if row.seed is not None}
        dealt = {seed: deal(last, seed) for seed in seeds}
        for row in rows:
            wanted = dealt[row.seed][row.game - 1].hands if row.seed is not None else None
            if not _whole(row.hands) or (wanted and write_hands(wanted) != row.hands):
                head = evening_head(conn, evening_id)
                yield (
                    f"{head.competition}, avond {head.number}, spel {row.game}: de bewaarde kaarten"
                    " zijn niet die welke gedeeld zijn. Kijk het mapje na en noteer de kaarten"
                    " opnieuw."
                )
                break


def _whole(hands: str) -> bool:
    parts = hands.split("|")
    if len(parts) != len(Position):
        return False
    try:
        noted_hands(dict(zip(Position, parts, strict=True)))
    except NoHand:
        return False
    return True
