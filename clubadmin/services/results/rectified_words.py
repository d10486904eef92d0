"""A game as a rectification names it, in the language of the paper."""

from collections.abc import Iterable

from clubadmin.domain.comparison.decision_words import decision_words
from clubadmin.domain.row.columns import SEAT_LETTERS
from clubadmin.domain.terms import Language, Position
from clubadmin.services.results.frozen import Frozen, GamePlace
from clubadmin.services.sheets.game_rows import LineFigures, SeatFigures

_PHRASES = {
    "nat": ("nat", "nat"),
    "pit": ("pit", "pit"),
    "revoke": ("verzaakt", "revoke"),
    "not-played": ("niet gespeeld", "not played"),
    "cancelled": ("vervallen", "cancelled"),
    "not-typed": ("niet getypt", "not typed"),
    "unreadable": ("onleesbaar ({typed})", "unreadable ({typed})"),
    "fine": ("{fine} straf", "{fine} penalty"),
}
_MARKS = ("nat", "pit", "revoke")
_ALONE = ("not-played", "cancelled")


def game_words(kept: Frozen, at: GamePlace, language: Language) -> str:
    """A row of the paper, with what single players got: "92 20 / 70 –; Z 100 straf".

    Behind it stands what was decided about matchpoints.
    """
    decided = decision_words(kept.decided.get(at, ()), language)
    figures = line_words(kept.games.get(at), kept.seats.get(at, ()), language)
    return "; ".join(text for text in (figures, decided) if text)


def line_words(game: LineFigures | None, seats: Iterable[SeatFigures], language: Language) -> str:
    """A row of the paper, with what single players got; None: it is not typed."""
    told = (_seat(one, language) for one in seats)
    return "; ".join((_figures(game, language), *told))


def _seat(one: SeatFigures, language: Language) -> str:
    letter = SEAT_LETTERS[language][Position(one.position)]
    own = "" if one.points is None else f" {_half(one.points, one.roem or 0)}"
    fine = f" {_say('fine', language).format(fine=one.fine)}" if one.fine else ""
    return f"{letter}{own}{fine}"


def _figures(game: LineFigures | None, language: Language) -> str:
    """A game as a row of the paper: "92 20 / 70 –"."""
    if game is None:
        return _say("not-typed", language)
    if game.outcome is None:
        return _say("unreadable", language).format(typed=game.typed)
    if game.outcome in _ALONE:
        return _say(game.outcome, language)
    mark = f" {_say(game.outcome, language)}" if game.outcome in _MARKS else ""
    ours = _half(game.ns_points, game.ns_roem, mark if game.side == "ns" else "")
    theirs = _half(game.ew_points, game.ew_roem, mark if game.side == "ew" else "")
    return f"{ours} / {theirs}"


def _half(points: int, roem: int, mark: str = "") -> str:
    return f"{points} {roem or '–'}{mark}"


def _say(key: str, language: Language) -> str:
    return _PHRASES[key][0 if language is Language.NL else 1]
