"""Decisions about matchpoints (art. 13 to 21): kept with the game, with reason and article.

They stand beside the row of the sheet and leave what was typed as it is. So they can be made
while a sheet is signed off, as long as the evening is open: that is when protests come. A row
in which nothing was typed, of a game that will not be played there, is filled in with it, so
that the sheet can be signed off.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, text

from clubadmin.domain.comparison.decisions import (
    PART,
    Code,
    Decision,
    Instead,
    article_of,
    decisions_said,
    decisions_text,
    in_order,
    of_one_player,
    read_code,
    read_decisions,
    ruling_for,
)
from clubadmin.domain.comparison.matchpoints import LEAST
from clubadmin.domain.comparison.teams import WON
from clubadmin.domain.draw.formats import Decides
from clubadmin.domain.scoring.rulings import RulingKind
from clubadmin.domain.terms import Side
from clubadmin.errors import Gone, Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison.boards import game_list, rows_of, with_wallets
from clubadmin.services.comparison.session import Played, Session, load_session
from clubadmin.services.evenings.head import open_evening
from clubadmin.services.evenings.plan_rows import wallets_of
from clubadmin.services.input.checks import cited, decider, written
from clubadmin.services.sheets.head import SheetHead, draft_or_signed
from clubadmin.services.sheets.rows import (
    changed_lines,
    judged,
    scored_sheet,
    stored_sheet,
    write_lines,
)
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import DecisionRow

WRONG_SEATS = f"{PART}17"
CANCELLED = f"{PART}14"

_LOWEST = {Side.NS: Decision.LOWEST_NS, Side.EW: Decision.LOWEST_EW}
_AVERAGE = {Side.NS: Decision.AVERAGE_NS, Side.EW: Decision.AVERAGE_EW}

_EVENING = text("SELECT evening_id, round, number FROM playing_table WHERE id = :table")
_ONE = text(
    "SELECT d.id, d.game, d.matchpoints, d.line_before, d.line_after,"
    " f.playing_table_id AS table_id FROM decision d"
    " JOIN scoresheet f ON f.id = d.scoresheet_id WHERE d.id = :id"
)
_ALIKE = text(  # made at one moment about one game at several tables
    "SELECT a.id, a.game, t.wallets FROM decision d JOIN scoresheet f ON f.id = d.scoresheet_id"
    " JOIN playing_table h ON h.id = f.playing_table_id"
    " JOIN playing_table t ON t.evening_id = h.evening_id"
    " JOIN scoresheet s ON s.playing_table_id = t.id JOIN decision a ON a.scoresheet_id = s.id"
    " WHERE d.id = :id AND (a.decided_at, a.decided_by, a.text, a.matchpoints)"
    "  = (d.decided_at, d.decided_by, d.text, d.matchpoints) ORDER BY a.id"
)


@dataclass(frozen=True)
class Reasons:
    """The words kept beside a decision."""

    text: str
    article: str
    decided_by: str


def decide(
    club: OpenClub,
    table_id: int,
    game: int,
    codes: Collection[Code],
    *,
    reason: str,
    decided_by: str,
    article: str = "",
) -> Saved:
    """Keep a decision about a game at a table.

    Args:
        game: the number of the game, as on its wallet.
        codes: what was decided: a `Decision`, or any number as `read_code` reads it ("ns=9").
        reason: why, in the director's words.
        article: what it rests on; "" takes the article of what was decided.
    """
    kept = kept_words(reason, article or _article(codes), decided_by)
    with club.store.read() as conn:
        one = at_table(conn, table_id, game)
        _refuse_above(conn, one, codes)
    wanted = fitting(one, codes)
    with club.store.change(
        Message("{place}, beslissing bij spel {game}", place=place_of(one), game=game)
    ) as change:
        write_decision(change, one, wanted, kept)
    return club.saved()


def decide_anew(
    club: OpenClub,
    decision_id: int,
    game: int,
    codes: Collection[Code],
    *,
    reason: str,
    decided_by: str,
    article: str = "",
) -> Saved:
    """Put another decision in the place of one about matchpoints, as one change."""
    kept = kept_words(reason, article or _article(codes), decided_by)
    back = club.read(_back, decision_id)
    with club.store.change(
        Message("{title}, andere beslissing bij spel {game}", title=back.head.title, game=game)
    ) as change:
        _take_back(change, back)
        one = at_table(change.conn, back.head.table_id, game)
        _refuse_above(change.conn, one, codes)
        write_decision(change, one, fitting(one, codes), kept)
    return club.saved()


def withdraw(club: OpenClub, decision_id: int) -> Saved:
    """Take a decision about matchpoints back."""
    back = club.read(_back, decision_id)
    with club.store.change(
        Message("{title}, beslissing bij een spel ingetrokken", title=back.head.title)
    ) as change:
        _take_back(change, back)
    return club.saved()


def withdraw_everywhere(club: OpenClub, decision_id: int) -> Saved:
    """Take back what was decided at one moment about a game at several tables, at all of them."""
    with club.store.read() as conn:
        rows = {
            row.id: wallets_of(row.wallets)[row.game - 1]
            for row in conn.execute(_ALIKE, {"id": decision_id})
        }
        game = rows.get(decision_id)
        alike = [one for one, about in rows.items() if about == game] or [decision_id]
        every = [_back(conn, one) for one in alike]
    with club.store.change(
        Message("Beslissing bij spel {game} overal ingetrokken", game=game or 0)
    ) as change:
        for back in every:
            _take_back(change, back)
    return club.saved()


@dataclass(frozen=True)
class _Back:
    """A decision that can be taken back, and the line that goes back with it."""

    id: int
    head: SheetHead
    row: int
    line: str | None


def _back(conn: Connection, decision_id: int) -> _Back:
    found = conn.execute(_ONE, {"id": decision_id}).first()
    if found is None:
        raise Gone("Deze beslissing is er niet (meer). Bekijk de beslissingen opnieuw.")
    if not found.matchpoints:
        raise Refused(
            "Deze beslissing gaat over de regel van het formulier. Trek haar daar in;"
            " dan gaat de regel mee terug."
        )
    head = draft_or_signed(conn, found.table_id)
    filled = found.line_before != found.line_after == head.lines.get(found.game, "")
    if filled and head.signed:
        raise Refused(
            "{title} is afgetekend, en zonder deze beslissing mist er een regel. Haal"
            " eerst de aftekening weg.",
            title=head.title,
        )
    return _Back(decision_id, head, found.game, found.line_before if filled else None)


def _take_back(change: Change, back: _Back) -> None:
    change.delete(DecisionRow, back.id)
    if back.line is not None:
        _fill(change, back.head, back.row, back.line)


def _article(codes: Collection[Code]) -> str:
    return "; ".join(dict.fromkeys(article_of(one) for one in in_order(codes)))


def kept_words(reason: str, article: str, decided_by: str) -> Reasons:
    """Check the words kept beside a decision."""
    needed = Message("Schrijf op waarom dit beslist is; dat blijft bij het spel bewaard.")
    told = written(reason, needed, Message("De reden"))
    return Reasons(told, cited(article), decider(decided_by))


def at_table(conn: Connection, table_id: int, game: int) -> Played:
    """A game at a table of an open evening."""
    found = conn.execute(_EVENING, {"table": table_id}).first()
    if found is None:
        raise Gone(
            "Deze tafel bestaat niet (meer): de ronde is opnieuw geloot of de avond is"
            " weg. Kies de tafel opnieuw."
        )
    session: Session = load_session(conn, with_wallets(open_evening(conn, found.evening_id)))
    at: Mapping[int, Played] = {one.game: one for one in session.played if one.table_id == table_id}
    if game in at:
        return at[game]
    raise Refused(
        "Spel {game} wordt in ronde {round} niet aan tafel {number} gespeeld: daar"
        " liggen de mapjes {games}. Kies een van die spellen.",
        game=game,
        round=found.round,
        number=found.number,
        games=game_list(at) or "–",
    )


def fitting(one: Played, codes: Collection[Code]) -> Sequence[Code]:
    """Check that decisions go together with those that stand already."""
    if not codes:
        raise Refused("Kies wat er beslist is; zonder beslissing verandert er niets.")
    if of_one_player(codes) and len(one.ns) == 1:
        raise Refused(
            "{place}, spel {game}: strafpunten voor één speler zijn er alleen waar"
            " ieder voor zich speelt. Geef ze aan N/Z of aan O/W.",
            place=place_of(one),
            game=one.game,
        )
    before = one.result.decisions
    again = in_order(before.intersection(codes))
    if again:
        raise Refused(
            "{place}, spel {game}: {decision} is al beslist. Trek dat eerst in"
            " als u iets anders wilt; voor twee strafpunten is er een eigen beslissing.",
            place=place_of(one),
            game=one.game,
            decision=decisions_said(again),
        )
    _, problems = read_decisions(";".join([*codes, *before]))
    if problems:
        against = decisions_said(filter(None, map(read_code, problems[0].text.split(" en "))))
        raise Refused(
            "{place}, spel {game}: dit spreekt elkaar tegen: {against}. Kies er een,"
            " of trek eerst in wat er al beslist was.",
            place=place_of(one),
            game=one.game,
            against=against,
        )
    return in_order(codes)


def _refuse_above(conn: Connection, one: Played, codes: Collection[Code]) -> None:
    """Refuse more matchpoints than the game has, over all its tables (art. 20)."""
    rulings = [ruling_for(side, frozenset(codes)) for side in Side]
    given = max((each.given for each in rulings if each.instead is Instead.GIVEN), default=0)
    if not given:
        return
    found = conn.execute(_EVENING, {"table": one.table_id}).one()
    session = load_session(conn, with_wallets(open_evening(conn, found.evening_id)), game=one.game)
    tables = sum(each.game == one.game and each.line == one.line for each in session.played)
    teams = session.head.form.decides is Decides.MATCHES
    most = WON if teams else LEAST * tables
    if given > most:
        raise Refused(
            "{place}, spel {game}: {given} is meer dan er op dit spel te halen is, {most}"
            " (NKF 1976, deel 2, art. 20).",
            place=place_of(one),
            game=one.game,
            given=given,
            most=most,
        )


def place_of(one: Played) -> Message:
    """Name the place of play, as people say it."""
    return Message("Ronde {round}, tafel {table}", round=one.round, table=one.table)


def write_decision(change: Change, one: Played, codes: Sequence[Code], kept: Reasons) -> None:
    """Keep a decision; a row in which nothing was typed is filled in when it will not be."""
    head = draft_or_signed(change.conn, one.table_id)
    line = one.typed or _unplayed(one.result.decisions.union(codes))
    change.insert(
        DecisionRow,
        scoresheet_id=_fill(change, head, one.row, line),
        game=one.row,
        kind=RulingKind.OTHER.value,
        text=kept.text,
        article=kept.article,
        decided_by=kept.decided_by,
        decided_at=change.at,
        line_before=one.typed,
        line_after=line,
        matchpoints=decisions_text(codes),
    )


def _fill(change: Change, head: SheetHead, row: int, line: str) -> int:
    """Put a line in a row, if it is another; the id of the sheet, which is there from now on."""
    changed = changed_lines(head, {row: line}, head.lines)
    beside = judged(scored_sheet(head, lines={**head.lines, **changed}))
    sheet_id = stored_sheet(change, head, **beside)
    if changed:
        write_lines(change, head, sheet_id, changed)
    return sheet_id


def _unplayed(decisions: frozenset[Code]) -> str:
    """The line of a row in which nothing was typed, once it is decided what both sides get."""
    if Decision.CANCELLED in decisions:
        return "x"
    given = all(ruling_for(side, decisions).instead for side in Side)
    return "-" if given else ""


def cancel_game(
    club: OpenClub,
    evening_id: int,
    game: int,
    *,
    reason: str,
    decided_by: str,
    line: str = "",
    altogether: bool = True,
) -> Saved:
    """Cancel a game altogether, or where it was not played yet (art. 14).

    Args:
        game: the number of the game.
        line: the group whose wallet it is; there each has wallets of its own.
        altogether: at every table; False keeps the scores that are in, so that nobody who
            played it comes off worse.
    """
    kept = kept_words(reason, CANCELLED, decided_by)
    with club.store.read() as conn:
        head = with_wallets(open_evening(conn, evening_id))
        session = load_session(conn, head, game=game)
        rows = [one for one in rows_of(conn, session, game) if one.line == line]
    left = [
        one
        for one in rows
        if Decision.CANCELLED not in one.result.decisions and (altogether or not one.typed)
    ]
    if not left:
        raise Refused(
            "Spel {game} is al aan alle tafels vervallen of gespeeld; er is niets te schrappen.",
            game=game,
        )
    with club.store.change(
        Message("{title}, spel {game} vervallen", title=head.title, game=game)
    ) as change:
        for one in left:
            write_decision(change, one, fitting(one, {Decision.CANCELLED}), kept)
    return club.saved()


def wrong_seats(
    club: OpenClub,
    table_id: int,
    games: Collection[int],
    sides: Collection[Side],
    *,
    reason: str,
    decided_by: str,
) -> Saved:
    """Cancel games that were played on wrong seats; who sat wrong gets the lowest (art. 17).

    A side that sat where it should gets the average (art. 21).

    Args:
        games: the numbers of the games that were played so.
        sides: who sat wrong.
        reason: what happened.
    """
    if not sides or not games:
        raise Refused("Kies welke spellen er verkeerd gespeeld zijn en wie er verkeerd zat.")
    kept = kept_words(reason, WRONG_SEATS, decided_by)
    codes = {Decision.CANCELLED, *(_given(side, side in sides) for side in Side)}
    with club.store.read() as conn:
        rows = [at_table(conn, table_id, game) for game in sorted(games)]
    checked = [(one, fitting(one, codes)) for one in rows]
    label = Message(
        "{place}, verkeerd gezeten bij spel {games}",
        place=place_of(rows[0]),
        games=game_list(games),
    )
    with club.store.change(label) as change:
        for one, wanted in checked:
            write_decision(change, one, wanted, kept)
    return club.saved()


def _given(side: Side, wrong: bool) -> Decision:
    return _LOWEST[side] if wrong else _AVERAGE[side]
