"""`clubadmin draw`: a schedule of who plays whom."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

from clubadmin.cli.app import Command, Json, about, app, option
from clubadmin.cli.output import (
    DONE,
    ERRORS_IN_INPUT,
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
from clubadmin.domain.draw.drawing import draw as schedule_for
from clubadmin.domain.draw.formats import DRAWN, Entrant
from clubadmin.domain.draw.plan.schedule import Schedule, couple, meetings_of, schedule_json
from clubadmin.domain.draw.plan.task import Meetings
from clubadmin.domain.draw.request import DrawError
from clubadmin.domain.draw.verify.document import MOST, schedule_of
from clubadmin.domain.draw.verify.verifier import verify
from clubadmin.domain.draw.wallets.assignment import GAMES_A_ROUND
from clubadmin.i18n import Message, marked
from clubadmin.services.input.text import decode
from clubadmin.services.lists.read import Columns, read_grid

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
_FORMATS = "\n".join(f"  {name:<15} {form.about}" for name, form in DRAWN.items())
_NAMES = ("round", "table", "n", "s", "e", "w", "ns", "ew")
_IN_DUTCH = {
    "ronde": "round",
    "tafel": "table",
    "z": "s",
    "o": "e",
    "n/z": "ns",
    "o/w": "ew",
    "noord": "n",
    "zuid": "s",
    "oost": "e",
    "west": "w",
    "nz": "ns",
    "ow": "ew",
}


@dataclass(frozen=True)
class _Typed:
    """The typed options that some formats have no use for."""

    method: bool
    games: bool
    pairs: bool


@app.command(cls=Command, help=about("draw").replace("{formats}", _FORMATS))
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
        return _check_schedule(check, form, as_json=json)
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
    typed = _Typed(method is not None, games is not None, pairs is not None)
    schedule = _drawn(request, typed)
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


def _drawn(request: DrawRequest, typed: _Typed) -> Schedule:
    """The schedule, with a sentence on each option that its format has no use for.

    Pairs move, unless that was not typed and something is asked that a movement cannot mind.
    """
    wished = request.history.tablemates or request.together or request.apart
    if wished and not typed.method:
        request = replace(request, method="drawn")
    schedule = schedule_for(request)
    return replace(schedule, notes=(*schedule.notes, *_useless(request, typed)))


def _useless(request: DrawRequest, typed: _Typed) -> Sequence[Message]:
    form = DRAWN[request.format]
    options = [
        ("--odd three", request.odd == "three" and not form.threes),
        ("--method", typed.method and not form.moves),
        ("--pairs-per-team", typed.pairs and form.entrant is not Entrant.TEAM),
        ("--games-per-round", typed.games and not form.compared),
    ]
    return [
        Message("{option} doet niets bij {form}.", option=option, form=form.name)
        for option, useless in options
        if useless
    ]


def _check_schedule(file: str, form: str, *, as_json: bool) -> int:
    """Say what a schedule does not keep, or that it keeps all: the exit code of the command.

    Args:
        file: the document of `draw --json`, or a CSV with a row for each table.
        form: the format, where the file does not tell it.
        as_json: whether the answer is one document.
    """
    data = bytes_of(file, words("een schema"), _MOST_KILOBYTES)
    document = _document(data, file, form)
    try:
        schedule = schedule_of(document)
        faults = verify(schedule)
    except DrawError as error:
        raise Stop("{file}: {what}", file=shown(file), what=error) from error
    again = schedule.repeats
    document = {
        "format": schedule.format,
        "entrants": schedule.entrants,
        "rounds": len(schedule.rounds),
        "repeats": {"partners": again.partners, "tablemates": again.tablemates},
        "faults": faults,
    }
    if as_json:
        answer_json(document)
    else:
        answer("\n".join(map(told, faults)) or words("Dit schema klopt."))
        answer(
            "{entrants} deelnemers in {rounds} ronde(n); opnieuw aan één tafel: {tablemates}"
            " keer, opnieuw maten: {partners} keer.",
            entrants=schedule.entrants,
            rounds=len(schedule.rounds),
            tablemates=again.tablemates,
            partners=again.partners,
        )
    return ERRORS_IN_INPUT if faults else DONE


def _document(data: bytes, file: str, form: str) -> Any:
    if data.lstrip().startswith((b"{", b"[")):
        try:
            document = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise Stop("{file} is geen JSON die te lezen is.", file=shown(file)) from error
        return {"format": form, **document} if isinstance(document, dict) else document
    return {"format": form, **_of_rows(data, file, threes=form in DRAWN and DRAWN[form].threes)}


def _of_rows(data: bytes, file: str, *, threes: bool) -> dict[str, Any]:
    """The document of a table: who stands in no row of a round sits out in it."""
    grid = read_grid(data, shown(file))
    header = tuple(_IN_DUTCH.get(title, title) for title in grid.header)
    columns = Columns(replace(grid, header=header), _NAMES, ("round", "table"))
    rounds: dict[int, list[dict[str, int]]] = {}
    for at, cells in enumerate(grid.rows):
        number, *seats = (columns.number(cells, at, one, 1, MOST) for one in _NAMES)
        seated = {seat: one for seat, one in zip(_NAMES[1:], seats, strict=True) if one}
        rounds.setdefault(number or 0, []).append(seated)
    for problem in columns.problems:
        raise Stop("{file}: {what}", file=shown(file), what=problem)
    playing = {
        number: {one for row in rows for seat, one in row.items() if seat != "table"}
        for number, rows in rounds.items()
    }
    people = set[int]().union(*playing.values())
    return {
        "entrants": len(people),
        "rounds": [
            {
                "round": number,
                "tables": [row for row in rows if not (threes and _is_three(row))],
                "three": [
                    {"table": row["table"], "players": [row[seat] for seat in "nse"]}
                    for row in rows
                    if threes and _is_three(row)
                ],
                "sits_out": sorted(people - playing[number]),
            }
            for number, rows in sorted(rounds.items())
        ],
    }


def _is_three(row: dict[str, int]) -> bool:
    return row.keys() == {"table", *"nse"}
