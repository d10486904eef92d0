"""`clubadmin draw`: a schedule of who plays whom."""

import re
from dataclasses import replace
from typing import Annotated, Any

import typer

from clubadmin.cli.app import Command, app
from clubadmin.cli.draw_history import met_again, read_history
from clubadmin.cli.output import DONE, Stop, answer, answer_json, say, table
from clubadmin.domain.competition.meetings import Meetings
from clubadmin.domain.competition.schedule import Schedule, schedule_json

_FEWEST = {"individual": 4, "pairs": 2, "three-players": 3, "two-players": 2}
"""The formats, and how many entrants make a table."""

_MOST_ENTRANTS = 1000
_MOST_ROUNDS = 40
_MOST_PLACES = 10_000  # entrants times rounds: what is drawn within two seconds

_SEATS = {"n": "N", "s": "Z", "e": "O", "w": "W", "ns": "N/Z", "ew": "O/W"}

_Couple = tuple[int, int]
_SEVERAL = re.compile(r"\d+-\d+([,; ]+\d+-\d+)+", re.ASCII)


@app.command(cls=Command, help="Maakt een indeling: wie speelt waar, met en tegen wie.")
def draw(
    *,
    entrants: Annotated[int, typer.Option("--entrants", metavar="N", help="Spelers of paren.")],
    rounds: Annotated[int, typer.Option("--rounds", metavar="R", help="Ronden.")],
    form: Annotated[
        str, typer.Option("--format", metavar="VORM", help=f"{', '.join(_FEWEST)}.")
    ] = "individual",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Zelfde S, zelfde loting.")] = 1,
    history: Annotated[
        str | None, typer.Option("--history", metavar="BESTAND", help="CSV a,b: wie elkaar trof.")
    ] = None,
    together: Annotated[
        list[str] | None, typer.Option("--together", metavar="A-B", help="Graag aan één tafel.")
    ] = None,
    apart: Annotated[
        list[str] | None, typer.Option("--apart", metavar="A-B", help="Liever niet aan één tafel.")
    ] = None,
    odd: Annotated[
        str, typer.Option("--odd", metavar="WAT", help="Wie overblijft: sits-out of three.")
    ] = "sits-out",
    method: Annotated[
        str | None, typer.Option("--method", metavar="HOE", help="Paren: move of drawn.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Als één JSON-document.")] = False,
) -> int:
    """Draw tables for all rounds."""
    _check(form, entrants, rounds, odd, method)
    met = read_history(history, entrants)
    wishes = (_couples("--together", together, entrants), _couples("--apart", apart, entrants))
    schedule = _drawn(
        form,
        entrants=entrants,
        rounds=rounds,
        seed=seed,
        odd=odd,
        method=method,
        met=met,
        wishes=wishes,
    )
    schedule = replace(schedule, notes=(*schedule.notes, *met_again(schedule, met)))
    for note in schedule.notes:
        say(note)
    if json:
        answer_json(schedule_json(schedule))
    else:
        answer(_in_words(schedule_json(schedule)))
    return DONE


def _check(form: str, entrants: int, rounds: int, odd: str, method: str | None) -> None:
    if form not in _FEWEST:
        raise Stop(f"De vorm '{form}' is er nog niet. Wel: {', '.join(_FEWEST)}.")
    fewest = _FEWEST[form]
    if not fewest <= entrants <= _MOST_ENTRANTS:
        raise Stop(
            f"--entrants {entrants} kan niet: voor {form} van {fewest} tot en met {_MOST_ENTRANTS}."
        )
    if not 1 <= rounds <= _MOST_ROUNDS:
        raise Stop(f"--rounds {rounds} kan niet: van 1 tot en met {_MOST_ROUNDS}.")
    if entrants * rounds > _MOST_PLACES:
        raise Stop(
            f"{rounds} ronden met {entrants} is te veel:"
            f" voor zo veel deelnemers hoogstens {_MOST_PLACES // entrants} ronden."
        )
    if odd not in ("sits-out", "three"):
        raise Stop(f"--odd {odd} kan niet: sits-out of three.")
    if method not in (None, "move", "drawn"):
        raise Stop(f"--method {method} kan niet: move of drawn.")


def _drawn(
    form: str,
    *,
    entrants: int,
    rounds: int,
    seed: int,
    odd: str,
    method: str | None,
    met: Meetings,
    wishes: tuple[tuple[_Couple, ...], tuple[_Couple, ...]],
) -> Schedule:
    together, apart = wishes
    numbers = range(1, entrants + 1)
    if form == "pairs":
        from clubadmin.domain.competition.pairs import draw_pairs

        asked = bool(met.tablemates or together or apart)  # a movement cannot mind any of it
        return draw_pairs(
            numbers,
            rounds,
            seed,
            method="drawn" if method == "drawn" or (asked and method is None) else "move",
            history=met,
            together=together,
            apart=apart,
        )
    if form != "individual":
        from clubadmin.domain.competition.small import draw_small

        return draw_small(
            numbers,
            rounds,
            seed,
            players=_FEWEST[form],
            history=met,
            together=together,
            apart=apart,
        )
    from clubadmin.domain.competition.individual import draw_individual

    return draw_individual(
        numbers,
        rounds,
        seed,
        history=met,
        odd="three" if odd == "three" else "sits-out",
        together=together,
        apart=apart,
    )


def _couples(option: str, typed: list[str] | None, entrants: int) -> tuple[_Couple, ...]:
    """Two numbers, 3-7 or 3,7, as often as the option is given; or several: 3-7,4-8."""
    texts: list[str] = []
    for text in typed or []:
        texts += re.split(r"[,; ]+", text) if _SEVERAL.fullmatch(text) else [text]
    return tuple(_couple(f"{option} {text}", text, entrants) for text in texts)


def _couple(where: str, text: str, entrants: int) -> _Couple:
    found = re.fullmatch(r"\s*(\d{1,6})\s*[-,;: ]\s*(\d{1,6})\s*", text, re.ASCII)
    if not found:
        raise Stop(f"{where}: hier horen twee nummers, zoals 3-7.")
    a, b = int(found[1]), int(found[2])
    if a == b or not (1 <= a <= entrants and 1 <= b <= entrants):
        raise Stop(f"{where}: hier horen twee verschillende nummers van 1 tot en met {entrants}.")
    return a, b


def _in_words(schedule: dict[str, Any]) -> str:
    parts = []
    for drawn in schedule["rounds"]:
        rows = [_table_row(seated) for seated in drawn["tables"]]
        rows += [(three["table"], *three["players"], "–") for three in drawn["three"]]
        header = next(
            (_header(seated) for seated in drawn["tables"]), ("tafel", "N", "Z", "O", "W")
        )
        text = f"Ronde {drawn['round']}\n{table(header, rows)}"
        if drawn["sits_out"]:
            text += "\nzit stil: " + ", ".join(str(one) for one in drawn["sits_out"])
        parts.append(text)
    return "\n\n".join(parts)


def _header(seated: dict[str, Any]) -> tuple[str, ...]:
    return ("tafel", *(_SEATS[seat] for seat in seated if seat != "table"))


def _table_row(seated: dict[str, Any]) -> tuple[object, ...]:
    return tuple(seated.values())
