"""`clubadmin draw`: a schedule of who plays whom."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any

import typer

from clubadmin.cli.app import Command, app
from clubadmin.cli.draw_check import check_schedule
from clubadmin.cli.draw_formats import ABOUT, Typed, drawn
from clubadmin.cli.output import DONE, SEE_HELP, Stop, answer, answer_json, say, table
from clubadmin.cli.textfile import bytes_of, shown
from clubadmin.domain.draw.drawing import DrawRequest
from clubadmin.domain.draw.formats import DRAWN
from clubadmin.domain.draw.plan.meetings import Meetings
from clubadmin.domain.draw.plan.schedule import Schedule, couple, meetings_of, schedule_json
from clubadmin.domain.draw.wallets.assignment import GAMES_A_ROUND
from clubadmin.i18n import Message
from clubadmin.services.input.text import decode

_MOST_ENTRANTS = 1000
_MOST_ROUNDS = 40
_MOST_PLACES = 10_000  # entrants times rounds: what is drawn within two seconds
_MOST_GAMES = 32
_MOST_PAIRS = 16
_Couple = tuple[int, int]
_SEVERAL = re.compile(r"\d+-\d+([,; ]+\d+-\d+)+", re.ASCII)
_SEATS = {
    "table": "tafel",
    "n": "N",
    "s": "Z",
    "e": "O",
    "w": "W",
    "ns": "N/Z",
    "ew": "O/W",
    "games": "spellen",
}
_MOST_KILOBYTES = 10_000


@app.command(cls=Command, help=ABOUT)
def draw(
    *,
    entrants: Annotated[
        int | None, typer.Option("--entrants", metavar="N", help="Spelers, paren of teams.")
    ] = None,
    rounds: Annotated[int | None, typer.Option("--rounds", metavar="R", help="Ronden.")] = None,
    form: Annotated[
        str, typer.Option("--format", metavar="VORM", help="Een van de vormen hierboven.")
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
    games: Annotated[
        int | None,
        typer.Option(
            "--games-per-round", metavar="G", help="Mapjes aan een tafel in een ronde (4)."
        ),
    ] = None,
    pairs: Annotated[
        int | None,
        typer.Option("--pairs-per-team", metavar="P", help="Paren in een team (2)."),
    ] = None,
    check: Annotated[
        str | None,
        typer.Option(
            "--check",
            metavar="BESTAND",
            help="Maakt niets: kijkt een schema na, van wie ook. JSON zoals hier, of een CSV met"
            " round, table en n, s, e, w (of ns, ew).",
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Als één JSON-document.")] = False,
) -> int:
    """Draw tables for all rounds, or look one over."""
    if check is not None:
        return check_schedule(check, form, as_json=json)
    if entrants is None or rounds is None:
        lacks = "--entrants" if entrants is None else "--rounds"
        raise Stop(f"Er ontbreekt iets: {lacks}. {SEE_HELP}")
    _check(form, entrants, rounds)
    _check_options(odd, method)
    _check_sizes(games, pairs)
    met = read_history(history, entrants)
    request = DrawRequest(
        format=form,
        entrants=tuple(range(1, entrants + 1)),
        rounds=rounds,
        seed=seed,
        history=met,
        together=_couples("--together", together, entrants),
        apart=_couples("--apart", apart, entrants),
        odd="three" if odd == "three" else "sits-out",
        method="drawn" if method == "drawn" else "move",
        games_a_round=games or GAMES_A_ROUND,
        pairs_per_team=pairs or 2,
    )
    _refuse_contrary(request)
    typed = Typed(method is not None, games is not None, pairs is not None)
    schedule = drawn(request, typed)
    schedule = replace(schedule, notes=(*schedule.notes, *met_again(schedule, met)))
    for note in schedule.notes:
        say(note)
    if json:
        answer_json(schedule_json(schedule))
    else:
        answer(in_words(schedule_json(schedule)))
    return DONE


def _check(form: str, entrants: int, rounds: int) -> None:
    if form not in DRAWN:
        raise Stop(f"De vorm '{form}' is er niet. Wel: {', '.join(DRAWN)}.")
    fewest = DRAWN[form].least
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


def _check_options(odd: str, method: str | None) -> None:
    if odd not in ("sits-out", "three"):
        raise Stop(f"--odd {odd} kan niet: sits-out of three.")
    if method not in (None, "move", "drawn"):
        raise Stop(f"--method {method} kan niet: move of drawn.")


def _check_sizes(games: int | None, pairs: int | None) -> None:
    if games is not None and not 1 <= games <= _MOST_GAMES:
        raise Stop(f"--games-per-round {games} kan niet: van 1 tot en met {_MOST_GAMES}.")
    if pairs is not None and (pairs % 2 or not 2 <= pairs <= _MOST_PAIRS):
        raise Stop(f"--pairs-per-team {pairs} kan niet: 2, of een even getal tot {_MOST_PAIRS}.")


def _refuse_contrary(request: DrawRequest) -> None:
    """Say that two are wanted both together and apart."""
    apart = {couple(*two) for two in request.apart}
    for a, b in (couple(*two) for two in request.together):
        if (a, b) in apart:
            raise Stop(
                f"{a} en {b} kunnen niet tegelijk samen en apart zitten: laat --together {a}-{b}"
                f" of --apart {a}-{b} weg."
            )


def _couples(option: str, typed: list[str] | None, entrants: int) -> tuple[_Couple, ...]:
    """Read couples: two numbers, 3-7 or 3,7, for each time the option is given; or several."""
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


def in_words(schedule: dict[str, Any]) -> str:
    """The rounds of a schedule as tables of text."""
    return "\n\n".join(_round(drawn) for drawn in schedule["rounds"])


def _round(drawn: dict[str, Any]) -> str:
    rows = [tuple(_cell(cell) for cell in seated.values()) for seated in drawn["tables"]]
    rows += [(three["table"], *three["players"], "–") for three in drawn["three"]]
    header = next((_header(seated) for seated in drawn["tables"]), ("tafel", "N", "Z", "O", "W"))
    text = f"Ronde {drawn['round']}\n{table(header, rows)}"
    if drawn["sits_out"]:
        text += "\nzit stil: " + ", ".join(str(_cell(one)) for one in drawn["sits_out"])
    return text


def _header(seated: dict[str, Any]) -> tuple[str, ...]:
    return tuple(_SEATS[seat] for seat in seated)


def _cell(cell: object) -> object:
    """A number, the games from the first to the last, or from which table somebody comes."""
    if isinstance(cell, list):
        return f"{cell[0]}-{cell[-1]}" if len(cell) > 1 else cell[0]
    if isinstance(cell, dict):
        return f"winnaar {cell['winner']} van {cell['round']}.{cell['table']}"
    return cell


def read_history(file: str | None, entrants: int) -> Meetings:
    """Read earlier meetings from a CSV `a,b`; a header and absent numbers are passed over."""
    if file is None:
        return Meetings()
    met = []
    # of whatever encoding, and a spreadsheet writes semicolons
    lines = decode(bytes_of(file, "een lijst van ontmoetingen", _MOST_KILOBYTES)).splitlines()
    for number, line in enumerate(lines, start=1):
        cells = [cell.strip(' "\t') for cell in re.split("[,;]", line)]
        if not any(cells) or (number == 1 and cells[:2] == ["a", "b"]):
            continue
        a, b = _met_twice(f"{shown(file)}, regel {number}", cells)
        if a <= entrants and b <= entrants:
            met.append((a, b))
    return Meetings.from_pairs(met)


def met_again(schedule: Schedule, before: Meetings) -> Iterator[Message]:
    """Tell each round's repeated meetings, as "1-4, 2-3"; nothing for other rounds."""
    for draw in schedule.rounds:
        again = sorted(pair for pair in meetings_of(draw) if before.met(*pair))
        if again:
            listed = ", ".join(f"{a}-{b}" for a, b in again)
            yield Message.verbatim(f"Ronde {draw.round}: wie elkaar eerder al troffen: {listed}.")


def _met_twice(where: str, cells: list[str]) -> tuple[int, int]:
    if len(cells) < 2 or not all(re.fullmatch(r"\d{1,6}", cell, re.ASCII) for cell in cells[:2]):
        raise Stop(f"{where}: hier horen twee nummers, a en b.")
    a, b = int(cells[0]), int(cells[1])
    if a == b or a < 1 or b < 1:
        raise Stop(f"{where}: hier horen twee verschillende nummers vanaf 1.")
    return a, b
