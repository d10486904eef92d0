"""Match points of a team: its matches, each the sum of the differences of its games."""

from collections.abc import Iterator

from sqlalchemy import Connection

from clubadmin.model.comparison.comparison import TeamGame, TeamMatch
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.figure_asked import ContestAsked
from clubadmin.services.comparison.matches import load_teams
from clubadmin.services.evenings.head import EveningHead
from clubadmin.services.explain.phrases.words import Words

_NOTES = {"matchpoints": "match-points", "tops": "match-game-points", "points": "match-saldo"}


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
    parts = tuple(_match(one, asked, words, head.id) for one in matches)
    value = sum(int(one.value or 0) for one in parts)
    return Explained(
        title=name,
        figure=words.number(value),
        note=words(_NOTES.get(asked.figure, "match-points")),
        article=words("match-article"),
        weight="counts",
        parts=parts,
        evening_id=head.id,
        value=value,
        joins="sum",
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
        _sum(words("match-saldo"), saldo, saldi, words),
        _sum(words("match-game-points"), games, points_of_games, words),
    )
    return Explained(
        title=words("match", round=one.round, name=other.team or other.name),
        figure=words.number(value),
        note=_result(points, saldo, words),
        weight="counts",
        parts=parts.get(asked.figure, both),
        evening_id=evening_id,
        value=value,
        joins="sum" if asked.figure in parts else "",
    )


def _result(points: int | None, saldo: int, words: Words) -> str:
    if points is None:
        return words("match-to-come", saldo=words.number(saldo))
    key = "match-won" if saldo > 0 else "match-level" if saldo == 0 else "match-lost"
    return words(key, saldo=words.number(saldo))


def _sum(title: str, value: int, parts: tuple[Explained, ...], words: Words) -> Explained:
    return Explained(
        title=title,
        figure=words.number(value),
        parts=parts,
        value=value,
        joins="sum",
    )


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
    note = words("not-in") if value is None else ""
    if own is not None and other is not None:
        note = words("team-made", own=words.number(own), other=words.number(other))
    return Explained(
        title=words("team-game", game=game.game),
        figure="–" if value is None else words.number(value),
        note=note,
        weight="plain" if value is None else "counts",
        evening_id=evening_id,
        value=value,
    )
