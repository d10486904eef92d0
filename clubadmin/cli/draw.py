"""`clubadmin draw`: a schedule of who plays whom."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Annotated, Any

from clubadmin.cli.app import Command, Json, app, option
from clubadmin.cli.draw_check import check_schedule
from clubadmin.cli.draw_formats import ABOUT, Typed, drawn
from clubadmin.cli.output import (
    DONE,
    SEE_HELP,
    Stop,
    answer,
    answer_json,
    refuse_beyond,
    refuse_other,
    say,
    table,
    told,
    words,
)
from clubadmin.cli.textfile import bytes_of, shown
from clubadmin.domain.draw.drawing import DrawRequest
from clubadmin.domain.draw.formats import DRAWN
from clubadmin.domain.draw.plan.schedule import Schedule, couple, meetings_of, schedule_json
from clubadmin.domain.draw.plan.task import Meetings
from clubadmin.domain.draw.wallets.assignment import GAMES_A_ROUND
from clubadmin.i18n import Message, marked
from clubadmin.services.input.text import decode

_MOST_ENTRANTS = 1000
_MOST_ROUNDS = 40
_MOST_PLACES = 10_000  # entrants times rounds: what is drawn within two seconds
_MOST_GAMES = 32
_MOST_PAIRS = 16
_Couple = tuple[int, int]
_SEVERAL = re.compile(r"\d+-\d+([,; ]+\d+-\d+)+", re.ASCII)
_SEATS = {"table": marked("tafel"), "games": marked("spellen"), "ns": "N/Z", "ew": "O/W"}
_SEATS |= {"n": "N", "s": "Z", "e": "O", "w": "W"}
_MOST_KILOBYTES = 10_000


@app.command(cls=Command, help=ABOUT)
def draw(
    *,
    entrants: Annotated[int | None, option("--entrants", "Spelers, paren of teams.", "N")] = None,
    rounds: Annotated[int | None, option("--rounds", "Ronden.", "R")] = None,
    form: Annotated[str, option("--format", "Een van de vormen hierboven.", "VORM")] = "individual",
    seed: Annotated[int, option("--seed", "Zelfde S, zelfde loting.", "S")] = 1,
    history: Annotated[
        str | None, option("--history", "CSV a,b: wie elkaar trof.", "BESTAND")
    ] = None,
    together: Annotated[
        list[str] | None, option("--together", "Graag aan één tafel.", "A-B")
    ] = None,
    apart: Annotated[
        list[str] | None, option("--apart", "Liever niet aan één tafel.", "A-B")
    ] = None,
    odd: Annotated[str, option("--odd", "Wie overblijft: sits-out of three.", "WAT")] = "sits-out",
    method: Annotated[str | None, option("--method", "Paren: move of drawn.", "HOE")] = None,
    games: Annotated[
        int | None, option("--games-per-round", "Mapjes aan een tafel in een ronde (4).", "G")
    ] = None,
    pairs: Annotated[int | None, option("--pairs-per-team", "Paren in een team (2).", "P")] = None,
    check: Annotated[
        str | None,
        option(
            "--check",
            "Maakt niets: kijkt een schema na, van wie ook. JSON zoals hier, of een CSV met round,"
            " table en n, s, e, w (of ns, ew).",
            "BESTAND",
        ),
    ] = None,
    json: Json = False,
) -> int:
    """Draw tables for all rounds, or look one over."""
    if check is not None:
        return check_schedule(check, form, as_json=json)
    if entrants is None or rounds is None:
        lacks = "--entrants" if entrants is None else "--rounds"
        raise Stop("Er ontbreekt iets: {what}. {see}", what=lacks, see=SEE_HELP)
    _check(form, entrants, rounds)
    refuse_other("--odd", odd, ("sits-out", "three"))
    refuse_other("--method", method or "move", ("move", "drawn"))
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
    refuse_other(words("De vorm"), form, DRAWN)
    fewest = DRAWN[form].least
    if not fewest <= entrants <= _MOST_ENTRANTS:
        raise Stop(
            "--entrants {entrants} kan niet: voor {form} van {fewest} tot en met {most}.",
            entrants=entrants,
            form=form,
            fewest=fewest,
            most=_MOST_ENTRANTS,
        )
    refuse_beyond("--rounds", rounds, 1, _MOST_ROUNDS)
    if entrants * rounds > _MOST_PLACES:
        raise Stop(
            "{rounds} ronden met {entrants} is te veel: voor zo veel deelnemers"
            " hoogstens {most} ronden.",
            rounds=rounds,
            entrants=entrants,
            most=_MOST_PLACES // entrants,
        )


def _check_sizes(games: int | None, pairs: int | None) -> None:
    refuse_beyond("--games-per-round", games, 1, _MOST_GAMES)
    if pairs is not None and (pairs % 2 or not 2 <= pairs <= _MOST_PAIRS):
        raise Stop(
            "--pairs-per-team {pairs} kan niet: 2, of een even getal tot {most}.",
            pairs=pairs,
            most=_MOST_PAIRS,
        )


def _refuse_contrary(request: DrawRequest) -> None:
    """Say that two are wanted both together and apart."""
    apart = {couple(*two) for two in request.apart}
    for a, b in (couple(*two) for two in request.together):
        if (a, b) in apart:
            raise Stop(
                "{a} en {b} kunnen niet tegelijk samen en apart zitten: laat --together"
                " {a}-{b} of --apart {a}-{b} weg.",
                a=a,
                b=b,
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
        raise Stop("{where}: hier horen twee nummers, zoals 3-7.", where=where)
    a, b = int(found[1]), int(found[2])
    if a == b or not (1 <= a <= entrants and 1 <= b <= entrants):
        raise Stop(
            "{where}: hier horen twee verschillende nummers van 1 tot en met {entrants}.",
            where=where,
            entrants=entrants,
        )
    return a, b


def in_words(schedule: dict[str, Any]) -> str:
    """The rounds of a schedule as tables of text."""
    return "\n\n".join(_round(drawn) for drawn in schedule["rounds"])


def _round(drawn: dict[str, Any]) -> str:
    rows = [tuple(_cell(cell) for cell in seated.values()) for seated in drawn["tables"]]
    rows += [(three["table"], *three["players"], "–") for three in drawn["three"]]
    header = next((_header(seated) for seated in drawn["tables"]), _header(("table", *"nsew")))
    text = f"{words('Ronde {number}', number=drawn['round'])}\n{table(header, rows)}"
    if out := ", ".join(str(_cell(one)) for one in drawn["sits_out"]):
        text += "\n" + words("zit stil: {out}", out=out)
    return text


def _header(seated: Iterable[str]) -> tuple[str, ...]:
    return tuple(_SEATS[seat] for seat in seated)


def _cell(cell: object) -> object:
    """A number, the games from the first to the last, or from which table somebody comes."""
    if isinstance(cell, list):
        return f"{cell[0]}-{cell[-1]}" if len(cell) > 1 else cell[0]
    if isinstance(cell, dict):
        return words("winnaar {winner} van {round}.{table}", **cell)
    return cell


def read_history(file: str | None, entrants: int) -> Meetings:
    """Read earlier meetings from a CSV `a,b`; a header and absent numbers are passed over."""
    if file is None:
        return Meetings()
    met = []
    # of whatever encoding, and a spreadsheet writes semicolons
    listed = bytes_of(file, words("een lijst van ontmoetingen"), _MOST_KILOBYTES)
    lines = decode(listed).splitlines()
    for number, line in enumerate(lines, start=1):
        cells = [cell.strip(' "\t') for cell in re.split("[,;]", line)]
        if not any(cells) or (number == 1 and cells[:2] == ["a", "b"]):
            continue
        a, b = _met_twice(told("{file}, regel {number}", file=shown(file), number=number), cells)
        if a <= entrants and b <= entrants:
            met.append((a, b))
    return Meetings.from_pairs(met)


def met_again(schedule: Schedule, before: Meetings) -> Iterator[Message]:
    """Tell each round's repeated meetings, as "1-4, 2-3"; nothing for other rounds."""
    for draw in schedule.rounds:
        again = sorted(pair for pair in meetings_of(draw) if before.met(*pair))
        if again:
            listed = ", ".join(f"{a}-{b}" for a, b in again)
            yield Message(
                "Ronde {number}: wie elkaar eerder al troffen: {listed}.",
                number=draw.round,
                listed=listed,
            )


def _met_twice(where: str, cells: list[str]) -> tuple[int, int]:
    if len(cells) < 2 or not all(re.fullmatch(r"\d{1,6}", cell, re.ASCII) for cell in cells[:2]):
        raise Stop("{where}: hier horen twee nummers, a en b.", where=where)
    a, b = int(cells[0]), int(cells[1])
    if a == b or a < 1 or b < 1:
        raise Stop("{where}: hier horen twee verschillende nummers vanaf 1.", where=where)
    return a, b
