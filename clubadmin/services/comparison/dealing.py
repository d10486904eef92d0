"""Wallets: hands dealt by computer, or noted by the players (art. 3 to 8 and 14).

Who may be able to guess a seed knows every hand, so one by chance has 63 bits and comes from
the system's randomness. It is kept with the hands: a seed that is given again deals them again.
"""

import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.comparison.hands import (
    NoHand,
    dealer_of,
    differences,
    lead_of,
    noted_hands,
    read_hands,
    write_hands,
)
from clubadmin.domain.comparison.hands import deal as deal_wallets
from clubadmin.domain.terms import Position
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved
from clubadmin.model.comparison.comparison import DealtWallet, Hands
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import EveningHead, evening_head, open_evening
from clubadmin.services.evenings.plan_rows import wallets_of
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import WalletRow

MOST_GAMES = 400
LARGEST_SEED = 2**63 - 1
_SEED_BITS = 63

_WALLETS = text(
    "SELECT game, hands, seed, source FROM wallet WHERE evening_id = :evening ORDER BY game"
)
_ONE = text("SELECT hands FROM wallet WHERE evening_id = :evening AND game = :game")
_LYING = text(
    "SELECT t.round, t.wallets, f.id FROM playing_table t"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id"
    " WHERE t.evening_id = :evening AND t.wallets <> ''"
)
_TYPED = text(
    "SELECT t.round, t.number, t.wallets, g.game FROM game g"
    " JOIN scoresheet f ON f.id = g.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id"
    " WHERE t.evening_id = :evening AND t.wallets <> '' ORDER BY t.round, t.number, g.game"
)


def wallets(club: OpenClub, evening_id: int) -> tuple[DealtWallet, ...]:
    """The wallets whose hands are known, by game; those on no table are in reserve."""
    with club.store.read() as conn:
        evening_head(conn, evening_id)
        lying = _games_on_tables(conn, evening_id)
        rows = conn.execute(_WALLETS, {"evening": evening_id}).all()
    return tuple(
        DealtWallet(
            row.game,
            dealer_of(row.game),
            lead_of(row.game),
            read_hands(row.hands),
            row.source,
            row.seed,
            reserve=bool(lying) and row.game not in lying,
        )
        for row in rows
    )


def hands_of(conn: Connection, evening_id: int, game: int) -> Hands | None:
    """The hands of a game; None where they are not known."""
    kept = conn.execute(_ONE, {"evening": evening_id, "game": game}).scalar()
    return read_hands(kept) if kept else None


def games_needed(club: OpenClub, evening_id: int) -> int:
    """How many games the drawn rounds need: the highest number that lies on a table."""
    with club.store.read() as conn:
        evening_head(conn, evening_id)
        return max(_games_on_tables(conn, evening_id), default=0)


def deal(
    club: OpenClub, evening_id: int, games: int, seed: int | None = None, reserve: int = 2
) -> tuple[DealtWallet, ...]:
    """Deal games 1 up to `games`, and `reserve` more; what was dealt before goes.

    Args:
        games: how many are played.
        seed: deals the same hands again; None takes one by chance.
        reserve: how many lie ready for a game that is spoiled in the first round (art. 14).
    """
    _refuse_numbers(games, reserve, seed)
    head = club.read(_to_deal, evening_id)
    source = "system" if seed is None else "seed"
    chosen = secrets.randbits(_SEED_BITS) if seed is None else seed
    dealt = deal_wallets(games + reserve, chosen)
    with club.store.change(
        Message("{title}: {games} spellen gedeeld", title=head.title, games=games + reserve)
    ) as change:
        change.delete_where(WalletRow, evening_id=evening_id)
        change.insert_many(
            WalletRow,
            [
                {
                    "evening_id": evening_id,
                    "game": one.game,
                    "hands": write_hands(one.hands),
                    "seed": chosen,
                    "source": source,
                }
                for one in dealt
            ],
        )
    return wallets(club, evening_id)


def record_hands(
    club: OpenClub, evening_id: int, game: int, noted: Mapping[Position, str]
) -> Saved:
    """Keep the hands that the players of the first round noted themselves (art. 8)."""
    hands = _noted(game, noted)
    with club.store.read() as conn:
        head = _with_wallets(open_evening(conn, evening_id))
        kept = _kept(conn, evening_id, game)
        _refuse_unknown(conn, head, game)
    if kept is not None and kept["source"] != "noted":
        differ = differences(read_hands(kept["hands"]), hands)
        if not differ:
            return club.saved()
        raise Refused(
            "Spel {game} is door de computer gedeeld en deze kaarten zijn anders:"
            " {differ} Leg het mapje zoals het gedeeld is.",
            game=game,
            differ=Message.joined(*differ),
        )
    with club.store.change(
        Message("{title}, kaarten van spel {game} genoteerd", title=head.title, game=game)
    ) as change:
        _put(change, evening_id, game, known=kept is not None, hands=write_hands(hands))
    return club.saved()


def check_hands(
    club: OpenClub, evening_id: int, game: int, found: Mapping[Position, str]
) -> tuple[Message, ...]:
    """Compare the cards in a wallet with its control card (art. 13 and 14)."""
    hands = _noted(game, found)
    kept = club.read(hands_of, evening_id, game)
    if kept is None:
        raise Refused(
            "Van spel {game} zijn de kaarten niet bekend; er is niets te vergelijken.", game=game
        )
    return differences(kept, hands)


def use_reserve(club: OpenClub, evening_id: int, game: int, reserve: int) -> Saved:
    """Put the hands of a reserve game in a wallet that was spoiled in the first round (art. 14).

    The spoiled hands lie under the number of the reserve game from then on.
    """
    with club.store.read() as conn:
        head = _with_wallets(open_evening(conn, evening_id))
        lying = _games_on_tables(conn, evening_id)
        here, there = _kept(conn, evening_id, game), _kept(conn, evening_id, reserve)
        played = list(_typed_of(conn, evening_id, game))
    if here is None or game not in lying:
        raise Refused(
            "Spel {game} ligt niet als gedeeld spel op een tafel. Kies een ander spel.", game=game
        )
    if there is None or reserve in lying:
        raise Refused(
            "Spel {reserve} is geen reservespel. Kies een gedeeld spel dat op geen tafel ligt.",
            reserve=reserve,
        )
    if played:
        number, table = played[0]
        raise Refused(
            "Spel {game} is in ronde {number} aan tafel {table} al gespeeld; een"
            " reservespel kan alleen in de eerste ronde, voor het spel gespeeld is"
            " (art. 14). Laat het spel anders vervallen.",
            game=game,
            number=number,
            table=table,
        )
    label = Message(
        "{title}, spel {game} vervangen door reservespel {reserve}",
        title=head.title,
        game=game,
        reserve=reserve,
    )
    with club.store.change(label) as change:
        for number, hands in ((game, there["hands"]), (reserve, here["hands"])):
            # no longer the hands that the seed gives under this number
            change.update(WalletRow, (evening_id, number), hands=hands, seed=None)
    return club.saved()


def _refuse_numbers(games: int, reserve: int, seed: int | None) -> None:
    if games < 1 or reserve < 0 or games + reserve > MOST_GAMES:
        raise Refused(
            "{games} spellen en {reserve} in reserve kan niet. Kies minstens 1 spel en"
            " samen hoogstens {most}.",
            games=games,
            reserve=reserve,
            most=MOST_GAMES,
        )
    if seed is not None and not 0 <= seed <= LARGEST_SEED:
        raise Refused(
            "{seed} kan geen zaadgetal zijn. Kies een heel getal van 0 tot en met {most}.",
            seed=seed,
            most=LARGEST_SEED,
        )


def _to_deal(conn: Connection, evening_id: int) -> EveningHead:
    head = _with_wallets(open_evening(conn, evening_id))
    if conn.execute(_WALLETS, {"evening": evening_id}).first():
        row = conn.execute(_TYPED, {"evening": evening_id}).first()
        if row is not None:
            raise Refused(
                "Met deze mapjes is al gespeeld (ronde {round}, tafel {number}); opnieuw"
                " delen kan niet meer. Een spel dat bedorven is, vervangt u door een"
                " reservespel of laat u vervallen.",
                round=row.round,
                number=row.number,
            )
    return head


def _with_wallets(head: EveningHead) -> EveningHead:
    if head.form.compared and head.rules.deck != "32":
        raise Refused(
            "Volgens {rules} wordt er met {deck} kaarten gespeeld; delen en noteren kan alleen met"
            " 32 kaarten. Laat de spelers van de eerste ronde zelf delen.",
            rules=head.rule_set_title,
            deck=head.rules.deck,
        )
    if head.form.compared:
        return head
    raise Refused(
        "{title} wordt zonder mapjes gespeeld: iedere tafel deelt zelf. Kies een"
        " vergelijkingswedstrijd om spellen te delen.",
        title=head.title,
    )


def _noted(game: int, noted: Mapping[Position, str]) -> Hands:
    try:
        return noted_hands(noted)
    except NoHand as error:
        raise Refused("Spel {game}: {error}", game=game, error=error.message) from error


def _refuse_unknown(conn: Connection, head: EveningHead, game: int) -> None:
    lying = _games_on_tables(conn, head.id)
    if game < 1 or game > MOST_GAMES or (lying and game not in lying):
        raise Refused(
            "Spel {game} ligt in {title} op geen tafel. Kijk het nummer van het mapje na.",
            game=game,
            title=head.title,
        )


def _kept(conn: Connection, evening_id: int, game: int) -> Mapping[str, Any] | None:
    for row in conn.execute(_WALLETS, {"evening": evening_id}).mappings():
        if row["game"] == game:
            return {str(key): value for key, value in row.items()}
    return None


def _put(change: Change, evening_id: int, game: int, *, known: bool, hands: str) -> None:
    if known:
        change.update(WalletRow, (evening_id, game), hands=hands)
    else:
        change.insert(
            WalletRow, evening_id=evening_id, game=game, hands=hands, seed=None, source="noted"
        )


def _games_on_tables(conn: Connection, evening_id: int) -> frozenset[int]:
    rows = conn.execute(_LYING, {"evening": evening_id})
    return frozenset(game for row in rows for game in wallets_of(row.wallets))


def _typed_of(conn: Connection, evening_id: int, game: int) -> Iterable[tuple[int, int]]:
    """The rounds and tables where a game was played already."""
    for row in conn.execute(_TYPED, {"evening": evening_id}):
        lying = wallets_of(row.wallets)
        if row.game <= len(lying) and lying[row.game - 1] == game:
            yield row.round, row.number
