"""Words for a draw: its result, and what drawing would do now."""

from collections import Counter
from itertools import combinations

from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.wording import counted
from clubadmin.domain.draw.formats import Decides, Entrant
from clubadmin.model.evenings.evening import Evening, RoundPlan, SheetState, TablePlace

_NAMED = 3  # partners who are named; more would fill the screen
Seating = tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]


def one_by_one(evening: Evening) -> bool:
    """Whether each round is drawn when the sheets of the one before are signed."""
    return evening.form.decides is Decides.KNOCKOUT or evening.draw_by == "standing"


def goes_on(evening: Evening) -> bool:
    """Whether drawing now gives rounds that are not there yet."""
    if not evening.plan or len(evening.plan) >= evening.rounds:
        return False
    return not one_by_one(evening) or all_signed(evening)


def all_signed(evening: Evening) -> bool:
    """Whether every sheet of the rounds that are drawn is signed."""
    states = {table.state for plan in evening.plan for table in plan.tables}
    return states == {SheetState.SIGNED}


def again_text(evening: Evening) -> str:
    """The text of the button."""
    if not goes_on(evening):
        return translate("draw", "Op&nieuw indelen")
    if one_by_one(evening):
        text = translate("draw", "&Volgende: ronde %1 indelen")
        return text.replace("%1", str(len(evening.plan) + 1))
    return translate("draw", "&Verder indelen")


def empty_sentence(evening: Evening) -> str:
    """Tell what drawing does, while nothing is drawn."""
    if evening.form.decides is Decides.KNOCKOUT:
        return translate(
            "draw",
            "Loot de tafels van ronde 1. Wie doorgaan blijkt uit de afgetekende formulieren; "
            "daarna deelt Ctrl+I de volgende ronde in.",
        )
    if evening.draw_by == "standing":
        return translate(
            "draw",
            "Ronde 1 wordt geloot op de stand tot nu toe. Elke volgende ronde deelt u in als de "
            "formulieren ervoor zijn afgetekend.",
        )
    if evening.form.compared:
        return translate(
            "draw",
            "Verdeelt wie er zijn over tafels en ronden, en de mapjes met spellen over de "
            "tafels: zo mogelijk treft niemand twee keer dezelfde.",
        )
    return translate(
        "draw",
        "Loot de tafels van alle ronden in een keer: niemand treft zo mogelijk "
        "twee keer dezelfde, en wie eerder stilzat komt later weer aan de beurt.",
    )


def seating(evening: Evening) -> Seating:
    """The seats, whatever was typed since; two draws are the same when these are."""
    return tuple(seat for plan in evening.plan for seat in _seats(plan))


def newly_drawn(before: Evening, now: Evening) -> int:
    """The first round that was drawn, or drawn otherwise, since `before`; else 0."""
    there = {plan.round: _seats(plan) for plan in before.plan}
    new = (plan.round for plan in now.plan if there.get(plan.round) != _seats(plan))
    return next(new, 0)


def _seats(plan: RoundPlan) -> Seating:
    return tuple((table.table_id, table.ns, table.ew) for table in plan.tables)


def count_sentence(evening: Evening) -> str:
    """How many rounds and tables, and in which rounds who sat out play after all."""
    tables = [len(plan.drawn) for plan in evening.plan]
    rounds = counted(len(evening.plan), translate("draw", "ronde"), translate("draw", "ronden"))
    one, more = translate("draw", "tafel"), translate("draw", "tafels")
    seats = counted(max(tables, default=0), one, more)
    if len(set(tables)) == len(tables) > 1:  # a knock-out: fewer in each round
        listed = translate("draw", "%1 en %2").replace("%1", ", ".join(map(str, tables[:-1])))
        seats = listed.replace("%2", counted(tables[-1], one, more))
    extra = [str(plan.round) for plan in evening.plan if len(plan.tables) > len(plan.drawn)]
    text = translate("draw", "%1 met %2, en een invaltafel in ronde %3.")
    if not extra:
        text = translate("draw", "%1 met %2.")
    return text.replace("%1", rounds).replace("%2", seats).replace("%3", ", ".join(extra))


def draw_sentence(evening: Evening) -> str:
    """How many rounds and tables, and whether people meet again at a table."""
    if not evening.plan:
        return ""
    again = meet_again(evening.plan)
    if evening.form.knockout or evening.form.sitting > 1:
        met = ""  # who win meet again, and a boompje is three rounds at one table
    elif not again:
        met = {
            Entrant.MEMBER: translate("draw", "Niemand treft vanavond twee keer dezelfde."),
            Entrant.PAIR: translate("draw", "Geen paar treft vanavond twee keer hetzelfde paar."),
            Entrant.TEAM: translate("draw", "Geen team treft vanavond twee keer hetzelfde team."),
        }[evening.form.entrant]
    elif again == 1:
        met = translate("draw", "1 keer treffen twee elkaar opnieuw.")
    else:
        met = translate("draw", "%1 keer treffen twee elkaar opnieuw.")
        met = met.replace("%1", str(again))
    said = (count_sentence(evening), met, partners_sentence(evening), left_sentence(evening))
    return " ".join(part for part in said if part)


def partners_sentence(evening: Evening) -> str:
    """Tell who play together more than once, where partners change; "" for nobody."""
    if evening.form.entrant is not Entrant.MEMBER or evening.players < 4:
        return ""
    sides = (side for plan in evening.plan for table in plan.drawn for side in _sides(table))
    twice = [pair for pair, times in Counter(sides).items() if times > 1]
    if not twice:
        return ""
    names = {one.number: one.name for one in evening.participants}
    said = [f"{names.get(one, one)} – {names.get(other, other)}" for one, other in twice[:_NAMED]]
    if len(twice) > _NAMED:
        said.append("…")
    text = translate("draw", "Vaker elkaars maat: %1.")
    return text.replace("%1", ", ".join(said))


def _sides(table: TablePlace) -> list[tuple[int, ...]]:
    return [tuple(sorted(side)) for side in (table.ns, table.ew) if len(side) > 1]


def left_sentence(evening: Evening) -> str:
    """Tell which rounds are to be drawn again, after somebody came or left; "" for none."""
    first = len(evening.plan) + 1
    if first > evening.rounds:
        return ""
    if first == evening.rounds:
        text = translate("draw", "Nog in te delen: ronde %1.")
    else:
        text = translate("draw", "Nog in te delen: ronde %1 tot en met %2.")
    return text.replace("%1", str(first)).replace("%2", str(evening.rounds))


def _meetings(table: TablePlace) -> list[tuple[int, int]]:
    return list(combinations(sorted({*table.ns, *table.ew}), 2))


def meet_again(plan: tuple[RoundPlan, ...]) -> int:
    """How many times two participants sit at one table once more."""
    met: Counter[tuple[int, int]] = Counter()
    for one in plan:
        # two teams meet once in a round, at however many tables
        met.update({two for table in one.drawn for two in _meetings(table)})
    return sum(times - 1 for times in met.values())
