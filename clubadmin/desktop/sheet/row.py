"""A game of a sheet: how its row looks, and how it is said to a screen reader."""

from clubadmin.desktop.entry.rows import RowLook, as_typed_in
from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.sheet.model import TOTAL_OFF, TOTALS_CODES, SheetModel
from clubadmin.domain.row.columns import Extra, after_text
from clubadmin.domain.row.settle import NOTHING, Amounts
from clubadmin.domain.scoring.boxes import BoxLook, Fill, before_of, boxes_of, faults_of, words_of
from clubadmin.domain.scoring.sheet import ScoredGame
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Side

_OF_TOTALS = (TOTAL_OFF, *TOTALS_CODES)


def row_look(model: SheetModel, row: int, *, focused: bool, unsaved: bool = False) -> RowLook:
    """How a row looks now."""
    here = row == model.row
    typing = model.text if here else None
    game = model.scored.games[row]
    faults = faults_of(model.findings, row + 1)
    look = RowLook(
        game=row + 1,
        boxes=boxes_of(game, faults, model.rules, current()),
        before=before_of(game, model.columns),
        after=_after(model, game),
        beside=_signs(model, game),
        typing=typing,
        caret=model.caret if typing is not None else 0,
        here=here and focused,
        marked=row == model.brought or (row in model.selected and len(model.selected) > 1),
        words=_words(model, game) if typing is None else "",
        over=model.is_over(row),
        fault=faults.get((None, "row"), ""),
        waiting=model.is_waiting(row),
        unsaved=unsaved,
        number=str(model.number_of(row)),
    )
    return as_typed_in(look, model) if here else look


def _after(model: SheetModel, game: ScoredGame) -> tuple[str, ...]:
    settled, language = game.settled, current()
    return tuple(
        after_text(one.key, settled, language) if settled else "" for one in model.columns.after
    )


def _signs(model: SheetModel, game: ScoredGame) -> str:
    passed = game.raw is not None and game.raw.passed
    return ("§" if game.game in model.decided else "") + ("r" if passed else "")


def _words(model: SheetModel, game: ScoredGame) -> str:
    if game.settled is None:
        ended = game.game == model.end + 1 and not game.typed
        return match_sentence(model, brief=True) if ended else model.keys(game.game - 1)
    return words_of(game, current())


def spoken_row(model: SheetModel) -> str:
    """Tell the place of the cursor: a game, or the players' own totals."""
    return _spoken_paper(model) if model.on_paper else spoken_game(model, model.row)


def spoken_game(model: SheetModel, row: int) -> str:
    """Game, what is typed, what stands in its columns, and what is wrong with it."""
    look = row_look(model, row, focused=True)
    parts = [translate("sheet", "Spel %1").replace("%1", look.number)]
    if look.typing:
        parts.append(translate("sheet", "getypt %1").replace("%1", look.typing))
    if look.words:
        parts.append(look.words)
    elif look.boxes[0].fill is Fill.OPEN and look.typing:
        pass  # it cannot be read yet
    elif look.boxes[0].fill is Fill.OPEN:
        parts.append(translate("sheet", "nog leeg"))
    else:
        parts += _figures(model, look)
    if look.waiting:
        parts.append(translate("sheet", "nog niet opgeslagen"))
    parts += _beside(look)
    here = (finding for finding in model.findings if finding.game == look.game)
    parts += [sentence(finding, current(), parts[0]) for finding in here]
    return ", ".join(parts)


def spoken_totals(model: SheetModel) -> str:
    """Tell the totals of each side; "" where no side has figures of its own."""
    if model.columns.sides == "alone-together":
        return ""
    roem = translate("sheet", "roem %1")
    parts = [translate("sheet", "Totaal")]
    for name, side in zip(side_names(model), model.standing.counts, strict=True):
        said = f"{name} {side.points}"
        parts.append(f"{said} {roem.replace('%1', str(side.roem))}" if model.columns.roem else said)
    return ", ".join(parts)


def _figures(model: SheetModel, look: RowLook) -> list[str]:
    """The columns from left to right, those that say nothing left out."""
    half = len(look.boxes) // 2
    sides = zip(side_names(model), (look.boxes[:half], look.boxes[half:]), strict=True)
    before = zip(model.columns.before, look.before, strict=True)
    after = zip(model.columns.after, look.after, strict=True)
    return [
        *(_extra(model, extra, text) for extra, text in before if text),
        *(_side(name, *boxes) for name, boxes in sides),
        *(_extra(model, extra, text) for extra, text in after if text),
    ]


def _extra(model: SheetModel, extra: Extra, text: str) -> str:
    kind, _, number = extra.key.partition("-")
    if kind == "trump":
        text = _suits().get(text, text)
    elif kind == "who":
        speaks = translate("sheet", "%1 speelt")
        return speaks.replace("%1", side_names(model)["WZ".index(text)])
    elif kind in ("player", "solo"):
        return f"{_player(model, int(number or text))} {text if number else _alone()}"
    label = extra.label.text(current())
    return f"{label.lower()} {text}"


def _player(model: SheetModel, number: int) -> str:
    seats = model.sheet.place.seats
    return seats[number - 1][1].label if 0 < number <= len(seats) else str(number)


def _alone() -> str:
    return translate("sheet", "speelt alleen")


def _suits() -> dict[str, str]:
    return {
        "♠": translate("sheet", "schoppen"),
        "♥": translate("sheet", "harten"),
        "♦": translate("sheet", "ruiten"),
        "♣": translate("sheet", "klaveren"),
        "zt": translate("sheet", "zonder"),
    }


def _side(name: str, points: BoxLook, roem: BoxLook | None = None) -> str:
    said = f"{name} {points.figure}"
    if points.mark:
        said += f" {points.mark.lower()}"
    if roem is None:
        return said
    if roem.fill is Fill.STRIPE:
        return said + " " + translate("sheet", "geen roem")
    if roem.fill is Fill.BLANK:
        return said + " " + translate("sheet", "roem niet ingevuld")
    return said + " " + translate("sheet", "roem %1").replace("%1", roem.figure)


def _beside(look: RowLook) -> list[str]:
    said = {"§": translate("sheet", "met een beslissing"), "r": translate("sheet", "rondgepast")}
    return [said[sign] for sign in look.beside]


def _spoken_paper(model: SheetModel) -> str:
    typed = model.text if model.text is not None else model.stored()
    off = model.text is None and model.field in model.wrong_totals()
    wrong = [sentence(one, current()) for one in model.wrong if one.code in _OF_TOTALS and off]
    return ", ".join([f"{_total_name(model)} {typed}".strip(), *wrong])


def _total_name(model: SheetModel) -> str:
    """Name the own total that is typed."""
    column = model.columns.paper[model.field]
    wij, zij = side_names(model)
    if column in ("ns_points", "ew_points"):
        said = translate("sheet", "punten van %1 op papier")
    elif column in ("ns_roem", "ew_roem"):
        said = translate("sheet", "roem van %1 op papier")
    else:
        said = translate("sheet", "totaal van %1 op papier")
        return said.replace("%1", _player(model, model.field + 1))
    return said.replace("%1", wij if column.startswith("ns") else zij)


def side_names(model: SheetModel) -> tuple[str, str]:
    """Name the two sides."""
    if model.columns.sides == "alone-together":
        return (translate("sheet", "Alleen"), translate("sheet", "Samen"))
    return translate("sheet", "Wij"), translate("sheet", "Zij")


def match_sentence(model: SheetModel, *, brief: bool = False) -> str:
    """Tell who won the match, after which game and with what; "" while nobody did.

    `brief` leaves the game out, where it stands right below that game.
    """
    match = model.scored.match
    if match is None or match.over_after is None or match.winner is None:
        return ""
    won, lost = _stand(model, match.winner), _stand(model, match.winner.other)
    who = side_names(model)[0 if match.winner is Side.NS else 1]
    said = (
        translate("sheet", "%1 winnen met %3–%4")
        if brief
        else translate("sheet", "%1 winnen na spel %2 met %3–%4")
    )
    if model.columns.sides == "players":
        place = model.sheet.place
        who = (place.n if match.winner is Side.NS else place.e).label
        said = (
            translate("sheet", "%1 wint met %3–%4")
            if brief
            else translate("sheet", "%1 wint na spel %2 met %3–%4")
        )
    said = said.replace("%4", whole(lost.total)).replace("%3", whole(won.total))
    return said.replace("%2", str(match.over_after)).replace("%1", who)


def stand_sentence(model: SheetModel) -> str:
    """How a match stands that is not over; "" where nothing is played to a target."""
    match = model.scored.match
    if match is None:
        return ""
    ns, ew = model.scored.ns.total, model.scored.ew.total
    if ns == ew >= match.target:
        said = translate("sheet", "Gelijk op %1: nog één spel beslist")
        return said.replace("%1", whole(ns))
    said = translate("sheet", "Stand %1–%2, tot %3")
    return said.replace("%3", whole(match.target)).replace("%2", whole(ew)).replace("%1", whole(ns))


def _stand(model: SheetModel, side: Side) -> Amounts:
    played = model.scored.games[: model.end]
    return sum((game.settled.of(side) for game in played if game.settled), NOTHING)
