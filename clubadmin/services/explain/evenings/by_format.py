"""Explanations of places decided by something else than points: by format.

In a knock-out the rounds that were come through; of a team its matches, each the sum of the
differences of its games.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from sqlalchemy import Connection

from clubadmin.domain.comparison.decisions import Decision
from clubadmin.domain.draw.formats import Decides
from clubadmin.i18n import Words
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.comparison.comparison import TeamGame, TeamMatch
from clubadmin.model.evenings.evening import Evening, RoundPlan
from clubadmin.model.explain.explanation import Explained, summed, that_counts
from clubadmin.model.explain.figure_asked import (
    ContestAsked,
    EveningAsked,
    EveningFigure,
    GameAsked,
)
from clubadmin.services.comparison.matches import load_teams
from clubadmin.services.evenings.head import EveningHead, evening_head
from clubadmin.services.evenings.view import load_evening
from clubadmin.services.explain.evenings.contest import explain_contest
from clubadmin.services.explain.evenings.evening import evening_name, explain_evening, who
from clubadmin.services.sheets.knockout_outcome import Outcome, outcomes, reached


def explain_knockout(
    conn: Connection, head: EveningHead, name: str, asked: ContestAsked, words: Words
) -> Explained:
    """The rounds that somebody won or had free, and the one that he lost."""
    evening = load_evening(conn, head.id)
    ended = outcomes(conn, evening)
    number = next(one.number for one in evening.participants if one.id == asked.participant_id)
    came = reached(evening, ended).get(number)
    cup = _Cup(evening, ended, number, came.won if came else 0, words)
    parts = tuple(_round(cup, plan) for plan in evening.plan)
    value = sum(int(one.value or 0) for one in parts)
    return that_counts(
        words,
        name,
        value,
        note=words("Ronden die gewonnen werden, of vrij waren."),
        parts=tuple(one for one in parts if one.figure),
        evening_id=head.id,
        joins="sum",
    )


class _Cup(NamedTuple):
    """A knock-out as somebody went through it."""

    evening: Evening
    ended: Mapping[tuple[int, int], Outcome]
    number: int  # his
    won: int  # the last round that he came through
    words: Words


def _round(cup: _Cup, plan: RoundPlan) -> Explained:
    words, through = cup.words, plan.round <= cup.won
    for (number_of_round, _), outcome in cup.ended.items():
        if number_of_round == plan.round and cup.number in outcome.table.numbers:
            return _table(cup, outcome, plan.round)
    free = any(one.number == cup.number for one in plan.sitting_out)
    return Explained(
        title=words("Ronde {round}", round=plan.round),
        figure=words.number(1) if through else "",
        note=(
            words("Vrij: door zonder te spelen.") if free else words("Kwam later in het toernooi.")
        )
        if through
        else "",
        weight="counts" if through else "plain",
        evening_id=cup.evening.id,
        value=int(through),
    )


def _table(cup: _Cup, at: Outcome, number_of_round: int) -> Explained:
    words, through = cup.words, number_of_round <= cup.won
    note = _ended(words, at, through=through)
    if at.played_on:
        note += " " + words("Het formulier is verbeterd toen de volgende ronde al gespeeld was.")
    elif at.reason:
        note += " " + words("Gelijk; gekozen: {reason}.", reason=at.reason)
    seats = dict(at.table.seats)
    return that_counts(
        words,
        words("Ronde {round}, tafel {table}", round=number_of_round, table=at.table.number),
        int(through),
        note=note,
        parts=tuple(
            Explained(
                seats[seat].label,
                words.number(total),
                words("Door naar de volgende ronde.") if seat in at.winners else "",
                value=total,
            )
            for seat, total in sorted(at.totals.items(), key=lambda one: -one[1])
            if seat in seats
        ),
        evening_id=cup.evening.id,
        table_id=at.table.table_id,
    )


def explain_teams(
    conn: Connection, head: EveningHead, name: str, asked: ContestAsked, words: Words
) -> Explained:
    """A team's match points, game points (`tops`) or saldo (`points`)."""
    matches = [
        one
        for one in load_teams(conn, head).matches
        if asked.participant_id in _two(one)
        and asked.round in (None, one.round)
        and (asked.against is None or asked.against in _two(one))
    ]
    return summed(
        words,
        name,
        (_match(one, asked, words, head.id) for one in matches),
        note=words(sentences("matches")[asked.figure]),
        article=words("NKF 1976, deel 2, woordenlijst"),
        evening_id=head.id,
    )


def _two(one: TeamMatch) -> tuple[int, int]:
    return one.first.participants[0], one.second.participants[0]


def _match(one: TeamMatch, asked: ContestAsked, words: Words, evening_id: int) -> Explained:
    first = one.first.participants[0] == asked.participant_id
    other = one.second if first else one.first
    saldo = one.saldo if first else -one.saldo
    points = one.first_match_points if first else one.second_match_points
    games = one.first_game_points if first else one.second_game_points
    values = {"tops": games, "points": saldo}
    value = values.get(asked.figure, points or 0)
    saldi = tuple(_saldi(one, words, evening_id, first=first))
    points_of_games = tuple(_points(one, words, evening_id, first=first))
    parts = {"tops": points_of_games, "points": saldi}
    both = (
        _sum(words("Saldo: de verschillen van alle spellen opgeteld."), saldo, saldi, words),
        _sum(
            words("Spelpunten: 2 voor een gewonnen spel, 1 voor gelijk."),
            games,
            points_of_games,
            words,
        ),
    )
    return that_counts(
        words,
        words("Ronde {round} tegen {name}", round=one.round, name=other.team or other.name),
        value,
        note=_result(points, saldo, words),
        parts=parts.get(asked.figure, both),
        evening_id=evening_id,
        joins="sum" if asked.figure in parts else "",
    )


def _result(points: int | None, saldo: int, words: Words) -> str:
    if points is None:
        return words(
            "Saldo tot nu toe {saldo}; nog niet alle spellen zijn binnen.",
            saldo=words.number(saldo),
        )
    if not saldo:
        return words("Saldo 0: gelijk.")
    if saldo > 0:
        return words("Saldo {saldo}: gewonnen.", saldo=words.number(saldo))
    return words("Saldo {saldo}: verloren.", saldo=words.number(saldo))


def _sum(title: str, value: int, parts: tuple[Explained, ...], words: Words) -> Explained:
    return Explained(title=title, figure=words.number(value), parts=parts, value=value, joins="sum")


def _saldi(one: TeamMatch, words: Words, evening_id: int, *, first: bool) -> Iterator[Explained]:
    for game in one.games:
        difference = game.difference
        value = None if difference is None else difference if first else -difference
        yield _game(game, value, words, evening_id, first=first)


def _points(one: TeamMatch, words: Words, evening_id: int, *, first: bool) -> Iterator[Explained]:
    for game in one.games:
        value = game.first_points if first else game.second_points
        yield _game(game, value, words, evening_id, first=first)


def _game(
    game: TeamGame, value: int | None, words: Words, evening_id: int, *, first: bool
) -> Explained:
    own, other = (game.first, game.second) if first else (game.second, game.first)
    note = "" if game.over else words("Nog niet getypt.")
    if game.over and value is None:
        note = words("Niet gespeeld, vervallen of beslist: niet in het saldo.")
    elif Decision.CANCELLED in game.decisions:
        note = words("Niet gespeeld of vervallen: geen van beide teams krijgt er iets voor.")
    if own is not None and other is not None:
        note = words(
            "{own} tegen {other} aan alle tafels samen.",
            own=words.number(own),
            other=words.number(other),
        )
    return Explained(
        title=words("Spel {game}", game=game.game),
        figure="–" if value is None else words.number(value),
        note=note,
        weight="plain" if value is None else "counts",
        evening_id=evening_id,
        value=value,
    )


_OF = {
    Decides.MATCHPOINTS: explain_contest,
    Decides.MATCHES: explain_teams,
    Decides.KNOCKOUT: explain_knockout,
}


def explain_by_format(conn: Connection, asked: ContestAsked, words: Words) -> Explained:
    """Matchpoints, match points or rounds come through; of a knock-out `tops` are pits."""
    head = evening_head(conn, asked.evening_id)
    person = who(conn, head, asked.participant_id)
    decides = head.form.decides
    by_points = decides is Decides.POINTS or (
        decides is Decides.KNOCKOUT and asked.figure != "matchpoints"
    )
    if by_points:
        figure: EveningFigure = "pits" if asked.figure == "tops" else "total"
        return explain_evening(conn, EveningAsked(head.id, person.id, figure), words)
    name = f"{person.name}, {evening_name(head, words)}"
    return _OF[decides](conn, head, name, asked, words)


def explain_game(conn: Connection, asked: GameAsked, words: Words) -> Explained:
    """Explain a game to both sides of a table: matchpoints, or its part in the match of teams."""
    teams = evening_head(conn, asked.evening_id).form.decides is Decides.MATCHES
    both = tuple(
        explain_by_format(
            conn,
            ContestAsked(asked.evening_id, who, "points", round=asked.round)
            if teams
            else ContestAsked(asked.evening_id, who, game=asked.game),
            words,
        )
        for who in (asked.ns, asked.ew)
    )
    one = both[0].parts[0] if teams and both[0].parts else both[0]
    return Explained(
        title=words("Spel {game}, beide kanten", game=asked.game),
        figure=" – ".join(side.figure for side in both),
        note=(
            words("Saldo: de verschillen van alle spellen opgeteld.")
            if teams
            else words(
                "Matchpunten: elk spel vergeleken met de anderen die het op dezelfde kant speelden."
            )
        ),
        parts=both,
        evening_id=asked.evening_id,
        table_id=one.table_id,
        game=one.game,
    )


def _ended(words: Words, at: Outcome, *, through: bool) -> str:
    if through:
        return words("Door naar de volgende ronde.")
    return words("Verloren: hier viel hij af.") if at.winners else words("Nog niet beslist.")
