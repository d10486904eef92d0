"""Entry by game across tables: a game's scores side by side, and how far each game is.

The rows are those of the sheets; typing here is typing there, with the same undo.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache

from sqlalchemy import Connection, text

from clubadmin.domain.comparison.hands import dealer_of, lead_of
from clubadmin.errors import Refused
from clubadmin.model.comparison.comparison import (
    Board,
    BoardLine,
    BoardState,
    GroupFrequencies,
    LineState,
)
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import parsed
from clubadmin.services.comparison.dealing import hands_of
from clubadmin.services.comparison.session import (
    Played,
    Scored,
    Session,
    Sittings,
    load_session,
    load_sittings,
    score_games,
    scored_games,
)
from clubadmin.services.evenings.head import EveningHead, evening_head
from clubadmin.services.sheets.rows import Lines

_RULES = text(
    "SELECT r.toml FROM evening e JOIN rule_set r ON r.id = e.rule_set_id WHERE e.id = :evening"
)


def boards(club: OpenClub, evening_id: int) -> tuple[BoardState, ...]:
    """How far each game of an evening is, by game."""
    with club.store.read() as conn:
        session = load_session(conn, with_wallets(evening_head(conn, evening_id)))
        lines = _judged(conn, evening_id)
    by_game: dict[int, list[Played]] = defaultdict(list)
    for one in session.played:
        by_game[one.game].append(one)
    return tuple(
        BoardState(
            game,
            sum(1 for one in rows if _state(one, lines) is LineState.TYPED),
            len(rows),
            sum(1 for one in rows if _state(one, lines) is LineState.ERROR),
            sum(1 for one in rows if one.result.decisions),
        )
        for game, rows in sorted(by_game.items())
    )


def board(club: OpenClub, evening_id: int, game: int) -> Board:
    """A game over all tables where it is played."""
    with club.store.read() as conn:
        head = with_wallets(evening_head(conn, evening_id))
        session = load_session(conn, head, game=game)
        rows = rows_of(conn, session, game)
        sittings = load_sittings(conn, evening_id, game)
        lines = _judged(conn, evening_id)
        hands = hands_of(conn, evening_id, game)
    games = score_games(rows)
    scored = scored_games(session, games)
    return Board(
        evening_id=evening_id,
        game=game,
        dealer=dealer_of(game),
        lead=lead_of(game),
        hands=hands,
        lines=tuple(_line(one, scored, sittings, lines) for one in rows),
        frequencies=tuple(
            GroupFrequencies(line, games[line, game].ns, games[line, game].ew)
            for line in sorted({one.line for one in rows})
            if (line, game) in games
        ),
        closed=head.status == "closed",
    )


def with_wallets(head: EveningHead) -> EveningHead:
    """The evening, if it is played with wallets."""
    if head.form.compared:
        return head
    raise Refused(
        "{title} wordt zonder mapjes gespeeld: er is niets per spel te vergelijken."
        " Vul de formulieren per tafel in.",
        title=head.title,
    )


def rows_of(conn: Connection, session: Session, game: int) -> list[Played]:
    """A game at each table where it is played."""
    rows = [one for one in session.played if one.game == game]
    if rows:
        return rows
    games = {one.game for one in load_session(conn, session.head).played}
    if not games:
        raise Refused(
            "{title} is nog niet geloot: er liggen nog geen mapjes op de tafels.",
            title=session.head.title,
        )
    raise Refused(
        "Spel {game} is niet in deze wedstrijd: er zijn de spellen {games}. Een"
        " reservespel telt pas mee als het in een mapje is gelegd.",
        game=game,
        games=game_list(games),
    )


def _line(one: Played, scored: Scored, sittings: Sittings, lines: Lines) -> BoardLine:
    found = scored.at(one)
    result = one.result
    return BoardLine(
        table_id=one.table_id,
        row=one.row,
        round=one.round,
        table=one.table,
        line=one.line,
        ns=sittings[one.table_id, "ns"],
        ew=sittings[one.table_id, "ew"],
        typed=one.typed,
        ns_points=result.ns_points,
        ew_points=result.ew_points,
        ns_matchpoints=found.ns.matchpoints if found else None,
        ew_matchpoints=found.ew.matchpoints if found else None,
        ns_top=found is not None and found.ns.top,
        ew_top=found is not None and found.ew.top,
        decisions=result.decisions,
        state=_state(one, lines),
        signed=one.signed,
    )


def _state(one: Played, lines: Lines) -> LineState:
    if one.typed:
        _ = lines[one.typed]  # judges it, if it was not judged before
        return LineState.ERROR if one.typed in lines.wrong else LineState.TYPED
    return LineState.TYPED if one.scored else LineState.MISSING


def _judged(conn: Connection, evening_id: int) -> Lines:
    return _lines(str(conn.execute(_RULES, {"evening": evening_id}).scalar_one()))


@lru_cache(maxsize=4)
def _lines(toml: str) -> Lines:
    """Lines under a rule set, which are judged once."""
    return Lines(parsed(toml))


def game_list(games: Iterable[int]) -> str:
    """Numbers, those in a row together: "1–4, 9"."""
    runs: list[list[int]] = []
    for game in sorted(set(games)):
        if runs and game == runs[-1][1] + 1:
            runs[-1][1] = game
        else:
            runs.append([game, game])
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in runs)
