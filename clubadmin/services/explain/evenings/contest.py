"""Matchpoints of a contest: somebody's games, each compared over the tables (art. 18)."""

from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Connection

from clubadmin.domain.comparison.decisions import (
    PART,
    SEATS,
    Instead,
    article_of,
    decision_words,
    ruling_for,
    seat_penalty,
)
from clubadmin.domain.scoring.seat_words import side_names
from clubadmin.domain.terms import Position, Side
from clubadmin.errors import Gone
from clubadmin.i18n import Words
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.explain.explanation import Explained, summed, that_counts
from clubadmin.model.explain.figure_asked import ContestAsked
from clubadmin.services.comparison.session import (
    Played,
    Scored,
    Sittings,
    load_session,
    load_sittings,
    score_session,
)
from clubadmin.services.evenings.head import EveningHead

ART_18 = f"{PART}18"
ART_19 = f"{PART}19"


class _Own(NamedTuple):
    """A game as somebody played it."""

    played: Played
    side: Side
    seat: Position


class _Contest(NamedTuple):
    head: EveningHead
    scored: Scored
    sittings: Sittings
    asked: ContestAsked
    words: Words


def explain_contest(
    conn: Connection, head: EveningHead, name: str, asked: ContestAsked, words: Words
) -> Explained:
    """Somebody's matchpoints, tops or points, or those on one game."""
    scored = score_session(load_session(conn, head))
    contest = _Contest(head, scored, load_sittings(conn, head.id), asked, words)
    own = [
        one
        for one in _his(scored, asked.participant_id)
        if asked.against is None or asked.against in _others(one)
    ]
    if asked.game is not None:
        for one in own:
            if one.played.game == asked.game:
                return _compared(contest, one, name)
        raise Gone("Dit spel is er niet (meer) bij. Kijk opnieuw naar de uitslag.")
    parts = tuple(_part(contest, one) for one in own)
    if asked.figure == "tops":
        parts = tuple(one for one in parts if one.value)
    return summed(
        words,
        name,
        parts,
        note=words(sentences("compared")[asked.figure]),
        article=ART_19 if asked.figure == "tops" else ART_18,
        evening_id=head.id,
    )


def _his(scored: Scored, person: int) -> Iterator[_Own]:
    for one in scored.session.played:
        for side, those in ((Side.NS, one.ns), (Side.EW, one.ew)):
            for who, seat in zip(those, SEATS[side], strict=False):
                if who == person:
                    yield _Own(one, side, seat)


def _others(own: _Own) -> tuple[int, ...]:
    return own.played.ew if own.side is Side.NS else own.played.ns


def _value(contest: _Contest, own: _Own) -> int:
    """The part of a game in the figure that is asked."""
    found = contest.scored.at(own.played)
    if found is None:
        return 0
    outcome = found.of(own.side)
    if contest.asked.figure == "tops":
        return int(outcome.top)
    if contest.asked.figure == "points":
        return outcome.points or 0
    return found.matchpoints(own.seat) or 0


def _part(contest: _Contest, own: _Own) -> Explained:
    words, one = contest.words, own.played
    value = _value(contest, own)
    note, article = _reason(contest, own)
    against = contest.sittings[one.table_id, own.side.other.value].name
    across = words("Tegen {name}.", name=against)
    return that_counts(
        words,
        words(
            "Ronde {round}, tafel {table}, spel {game}",
            round=one.round,
            table=one.table,
            game=one.game,
        ),
        value,
        note=f"{note} {across}",
        article=article,
        evening_id=contest.head.id,
        table_id=one.table_id,
        game=one.row,
        deeper=ContestAsked(
            contest.head.id, contest.asked.participant_id, contest.asked.figure, game=one.game
        ),
    )


def _reason(contest: _Contest, own: _Own) -> tuple[str, str]:
    """Why a game gives what it gives, and the articles."""
    words, one = contest.words, own.played
    found = contest.scored.at(one)
    if found is None:
        return words("Nog niet getypt."), ""
    notes, articles = [], [ART_18]
    points = found.of(own.side).points
    notes.append(_score(contest, own, points) if points is not None else words("Geen score."))
    decisions = found.result.decisions
    if decisions:
        notes.append(words("Beslist: {what}.", what=decision_words(decisions, words.language)))
        articles += [article_of(one) for one in sorted(decisions)]
        notes += _ruled(contest, own)
    return " ".join(notes), "; ".join(dict.fromkeys(articles))


def _score(contest: _Contest, own: _Own, points: int) -> str:
    words = contest.words
    game = contest.scored.games[own.played.line, own.played.game]
    frequencies = game.ns if own.side is Side.NS else game.ew
    below = sum(each.times for each in frequencies if each.points < points)
    mine = next(each for each in frequencies if each.points == points)
    side, count = side_names("compared", words.language), sum(one.times for one in frequencies)
    return words.counted(
        "{points} op {side}: {below} van de {count} scores lager. De laagste geeft 2,"
        " elke volgende 2 meer: {gets}.",
        "{points} op {side}: {below} van de {count} scores lager en {n} gelijk. De"
        " laagste geeft 2, elke volgende 2 meer; gelijke scores delen: {gets}.",
        mine.times,
        points=points,
        side=side[own.side],
        count=count,
        below=below,
        gets=mine.matchpoints,
    )


def _ruled(contest: _Contest, own: _Own) -> Iterator[str]:
    words, found = contest.words, contest.scored.at(own.played)
    assert found is not None
    ruling = ruling_for(own.side, found.result.decisions)
    if ruling.instead is Instead.GIVEN:
        yield words("De wedstrijdleider geeft {given}.", given=ruling.given)
    elif ruling.instead is Instead.LOWEST:
        yield words("Het minste dat een spel geeft: 2.")
    elif ruling.instead is not None:
        yield words(
            "De helft van wat op dit spel te halen was ({most}).",
            most=found.of(own.side).attainable,
        )
    off = ruling.penalty + seat_penalty(own.seat, found.result.decisions)
    if off:
        yield words("Straf: {off} eraf.", off=off)


def _compared(contest: _Contest, own: _Own, name: str) -> Explained:
    """Explain a game over all tables of the group, the highest score first."""
    words, one = contest.words, own.played
    value = _value(contest, own)
    note, article = _reason(contest, own)
    rows = [
        each
        for each in contest.scored.session.played
        if each.game == one.game and each.line == one.line
    ]
    lines = sorted((_line(contest, own, each) for each in rows), key=lambda made: -made[0])
    title = words(
        "Ronde {round}, tafel {table}, spel {game}", round=one.round, table=one.table, game=one.game
    )
    return that_counts(
        words,
        f"{name}, {title}",
        value,
        note=note,
        article=article,
        parts=tuple(made for _, made in lines),
        evening_id=contest.head.id,
        table_id=one.table_id,
        game=one.row,
    )


def _line(contest: _Contest, own: _Own, each: Played) -> tuple[int, Explained]:
    """Explain another table's result of the same game, on the same side."""
    words, found = contest.words, contest.scored.at(each)
    points = found.of(own.side).points if found else None
    gets = found.of(own.side).matchpoints if found else None
    who = contest.sittings[each.table_id, own.side.value].name
    against = each.result.points(own.side.other)
    told = words("Geen score.") if found else words("Nog niet getypt.")
    if points is not None and against is not None:
        told = words("{points} tegen {against}.", points=points, against=against)
    line = Explained(
        title=words(
            "Tafel {table}, ronde {round}: {name}", table=each.table, round=each.round, name=who
        ),
        figure=str(gets) if gets is not None else "–",
        note=told,
        evening_id=contest.head.id,
        table_id=each.table_id,
        game=each.row,
        value=gets,
    )
    return (-1 if points is None else points, line)
