"""`clubadmin score`: settles and checks quick-entry lines, one a game."""

from collections.abc import Mapping, Sequence
from typing import Annotated

from clubadmin.cli import rules as rulesets
from clubadmin.cli.app import Command, Json, about, app, argument, option
from clubadmin.cli.output import DONE, ERRORS_IN_INPUT, Stop, answer, answer_json, say, table, words
from clubadmin.cli.textfile import shown, text_of
from clubadmin.domain.row.columns import SEATS, Extra, after_text, columns
from clubadmin.domain.row.settle import Amounts, SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.scorefile import score_text, sheet_json
from clubadmin.domain.scoring.seat_words import seat_names, side_names
from clubadmin.domain.scoring.sheet import ScoredGame, ScoredSheet
from clubadmin.domain.terms import Outcome, Position, Side
from clubadmin.i18n import marked

_MOST_KILOBYTES = 10_000
_LONGEST = 1_000  # signs of a line
_OUTCOMES = {
    Outcome.MADE: marked("gespeeld"),
    Outcome.REVOKE: marked("verzaakt"),
    Outcome.NOT_PLAYED: marked("niet gespeeld"),
    Outcome.CANCELLED: marked("vervallen"),
    Outcome.ARBITRAL: marked("arbitraal"),
}
_FIGURES = (marked("roem"), marked("totaal"))


@app.command(cls=Command, help=about("score"))
def score(
    file: Annotated[str, argument("BESTAND|-", "- is de invoer.")] = "-",
    rules: Annotated[str, option("--rules", "Reglement (`clubadmin rules`).", "NAAM")] = "nku",
    json: Json = False,
) -> int:
    """Settle and check a sheet."""
    rule_set = rulesets.rule_set(rules)
    typed = text_of(file, words("een formulier"), _MOST_KILOBYTES)
    if max(map(len, typed.splitlines()), default=0) > _LONGEST:
        raise Stop(
            "{file} heeft een regel van meer dan {most} tekens.", file=shown(file), most=_LONGEST
        )
    sheet = score_text(typed, rule_set)
    scored = sheet_json(sheet, words.language)
    for sentence in (finding["message"] for finding in scored["findings"]):
        say(sentence)
    if json:
        answer_json(scored)
    else:
        answer(in_words(sheet))
    wrong = any(finding["severity"] == "error" for finding in scored["findings"])
    return ERRORS_IN_INPUT if wrong else DONE


def in_words(sheet: ScoredSheet) -> str:
    """The sheet as people read it."""
    shown = columns(sheet.rules)
    names = side_names(shown.sides, words.language)
    header = (
        marked("spel"),
        marked("getypt"),
        marked("uitkomst"),
        names[Side.NS],
        *_FIGURES,
        names[Side.EW],
        *_FIGURES,
    )
    rows = [(*_row(game, names), *_after(game.settled, shown.after)) for game in sheet.games]
    rows.append((words("totaal"), "", "", *_totals(sheet, shown.sides), *_sums(sheet, shown.after)))
    whole = table((*header, *(_head(extra) for extra in shown.after)), rows)
    return f"{whole}\n\n{_players(sheet)}" if sheet.seats else whole


def _row(game: ScoredGame, names: Mapping[Side, str]) -> tuple[object, ...]:
    settled = game.settled
    if settled is None:
        return (game.game, game.typed, "?", *("",) * 6)
    outcome = _outcome(settled, names)
    return (game.game, game.typed, outcome, *_figures(settled.ns), *_figures(settled.ew))


def _outcome(settled: SettledGame, names: Mapping[Side, str]) -> str:
    """Tell the outcome, and for whom: "nat Wij"."""
    said = words(_OUTCOMES.get(settled.outcome, settled.outcome.value))
    if settled.side is None:
        return said
    return f"{said} {names[settled.side]}"


def _figures(amounts: Amounts) -> tuple[int, int, int]:
    return amounts.points, amounts.roem, amounts.total


def _totals(sheet: ScoredSheet, sides: str) -> tuple[object, ...]:
    """The totals of the sides; none where another plays alone every game."""
    return ("",) * 6 if sides == "alone-together" else _figures(sheet.ns) + _figures(sheet.ew)


def _head(extra: Extra) -> str:
    kind, _, number = extra.key.partition("-")
    own = words("speler {number}", number=number)
    return own if kind == "player" else words.text(extra.label).lower()


def _after(settled: SettledGame | None, extras: Sequence[Extra]) -> tuple[str, ...]:
    return tuple(
        after_text(extra.key, settled, words.language) if settled else "" for extra in extras
    )


def _sums(sheet: ScoredSheet, extras: Sequence[Extra]) -> tuple[object, ...]:
    """Below the columns after the boxes: each player's total, and all fines."""
    totals = [seat.total for seat in sheet.seats]
    fines = sum(seat.fines for seat in sheet.seats) or ""
    return tuple(
        fines if extra.key == "fines" else (totals[int(extra.key[-1]) - 1] if totals else "")
        for extra in extras
    )


def _players(sheet: ScoredSheet) -> str:
    fined = any(seat.fines for seat in sheet.seats)
    fines = (marked("straf"),) if fined else ()
    header = (marked("speler"), marked("punten"), _FIGURES[0], *fines, _FIGURES[1])
    rows = [
        (
            _name(seat.seat, sheet.rules),
            seat.points,
            seat.roem,
            *((seat.fines,) if fined else ()),
            seat.total,
        )
        for seat in sheet.seats
    ]
    return table(header, rows)


def _name(seat: Position, rules: RuleSet) -> str:
    """A player by his seat, or by his number where they have numbers."""
    numbered = columns(rules).sides != "wij-zij"
    return str(SEATS.index(seat) + 1) if numbered else seat_names(words.language)[seat]
