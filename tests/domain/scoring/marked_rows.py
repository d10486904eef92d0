"""Questions about rows and sheets, made up by a seed: every rule set, every way to type."""

from collections.abc import Iterator
from functools import cache
from random import Random

from clubadmin.domain.row.columns import columns
from clubadmin.domain.row.doubling import revoke_total, row_total, stake, sweep_bonus, written_total
from clubadmin.domain.row.hand_roem import hand_change
from clubadmin.domain.row.nat import bar, made
from clubadmin.domain.row.possible import (
    leaves_a_trick,
    meant_points,
    meant_roem,
    points_possible,
    roem_space,
    without_points,
)
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.settle import compared, written
from clubadmin.domain.row.writing import write_line
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.boxes import before_of, boxes_of, faults_of
from clubadmin.domain.scoring.keypad import as_typed, contracted, expand, forms_of, may_grow
from clubadmin.domain.scoring.row_words import row_message
from clubadmin.domain.scoring.rulings import RulingKind, rule_on, ruling_message
from clubadmin.domain.scoring.scorefile import sheet_json
from clubadmin.domain.scoring.sheet import judge, score_line, score_sheet
from clubadmin.domain.scoring.statistics import SeenSheet, of_games, of_player
from clubadmin.domain.scoring.totals import SINGLE, WHOLE, Row
from clubadmin.domain.scoring.wording import message
from clubadmin.domain.terms import Position, Side
from tests.domain.marks import Subjects, unworded
from tests.domain.scoring.own import all_built_in, built_in, own

LINES = 200
THREE = 3
SHEETS = 10
ALIKE = frozenset(
    ("rotterdams", "rotterdams-niet-onder", "nku-rotterdams", "internationaal", "tot-1001")
)
"""Rule sets that differ from others in what is allowed at the table: rows are worth the same."""
GARBAGE = "0123456789+-*/.?nNpvwzi #@skhra!m"
POINTS = (0, 1, 2, 20, 30, 37, 60, 61, 70, 80, 81, 82, 90, 91, 92, 100, 161, 162, 163, 200, 262)
ROEM = ("", "", "+", "+20", "-20", "+50-20", "+120", "-100", "+5", "-vi", "+10", "/", "?", "-70?")
ROEM += ("+140", "+200-200", "+20+20", "-1000", "+40/", "+800", "-900", "+20-20", "-2")
HAND = ("", "", "+50h", "+100hg-100h", "-40h", "+s", "-20h-s", "+50h-50h", "+20+50h", "+100g-100")
MARKS = ("n", ".n", "p", ".p", "v", ".v", "*", "**", ".**", "***", ".***", "v!", "---", "a92")
BARE_EDGES = (
    "999999 1234567 92+999999 92+1234567 92#999999 w92#1234567 92!2v1234567 92!1m9 92!1m10"
    " 92!2v0 92!2v1 92!2v2 92!5v !2v w z. 92+20+20 92-20-20 92// 92?/ 92+? / ? 92@ 163 w163"
    " z163 .163 a163 a162 164 w161 1 161 0 w0 3 w3"
)
EDGES = tuple(BARE_EDGES.split())
EDGES += (f"92+{'i' * 24}", f"92+{'v' * 25}", "92-+", "92 + 2 0")
"""Figures at an end of what can be, and lines that cannot be read."""
FINES = ("", "", "", "!2v", "!1m2", "!4m", "!1m2!2m", "!3v60", "!2v120!3v", "!nm3", "!2m15")

OWN: dict[str, tuple[str, dict[str, object]]] = {
    "doubled": ("nku", {"doubling": "kraken", "spades_double": True, "doubled_bonus": True}),
    "levels": ("nku", {"bidding": "level", "doubling": "kraken"}),
    "tens": ("amsterdams", {"bidding": "points", "lowest_bid": 80, "target": 501}),
    "both": ("nku", {"roem_where": "both", "hand_carried": True, "hand_trick": True}),
    "hand": (
        "amsterdams",
        {"roem_where": "hand", "hand_trick": True, "sweep_by_defenders": "bonus"},
    ),
    "stuk": ("nku", {"roem_where": "stuk", "stripe_required": False}),
    "nothing": (
        "nku",
        {"roem_where": "both", "stuk": 0, "three_in_sequence": 0, "five_in_sequence": 0},
    ),
    "open": ("nku", {"players": "2", "roem_where": "open"}),
    "personal": ("nkf1976", {"revoke": "personal", "misdeal_fine": 15, "target": 1001}),
    "redeal": ("nku", {"revoke": "redeal-fine", "stripe_required": False}),
    "162": ("nku", {"revoke": "162", "nat_roem": "lost", "sweep_by_defenders": "bonus"}),
    "thirds": (
        "drie-spelers",
        {"solo_share": "own", "talon": "tricks", "doubling": "kraken", "spades_double": True},
    ),
    "down": ("drie-spelers", {"solo_share": "half-down", "talon": "soloist"}),
}


@cache
def rule_sets() -> dict[str, RuleSet]:
    """The rule sets of the program, and some of clubs of their own."""
    found = {name: built_in(name) for name in all_built_in()}
    return found | {name: own(built_in(of), **fields) for name, (of, fields) in OWN.items()}


def line(chance: Random, rules: RuleSet) -> str:
    """A line as somebody may type it; now and then one that nobody can read."""
    if chance.random() < 0.08:
        return "".join(chance.choices(GARBAGE, k=chance.randint(1, 8)))
    if chance.random() < 0.04:
        return chance.choice(("-", "x", "", " ", "-!2m2", "x!1v"))
    solo = rules.system == "solo"
    who = chance.choice(("1/", "2/", "3/", "z2/", "w3/", "") if solo else ("w", "z", "", "w!"))
    result = str(chance.choice(POINTS)) if chance.random() < 0.7 else chance.choice(MARKS)
    if chance.random() < 0.2:
        result = f".{chance.choice(POINTS)}"
    elif chance.random() < 0.3:
        result = str(chance.randint(0, rules.total + 3))
    if solo and chance.random() < 0.4:
        result += f"*{chance.randint(0, 90)}"
    roem = chance.choice(HAND if rules.roem_where in ("hand", "both") else ROEM)
    bid = chance.choice(("", "#1", "#2", "#7", "#90", "#100", "#82", "#330"))
    trump = chance.choice(("", "@s", "@h", "@k", "@z"))
    double = chance.choice(("", "", "k", "kk", "kkk"))
    rest = chance.choice(FINES)
    return "".join(
        (
            who,
            result,
            roem,
            bid if rules.bidding != "none" or chance.random() < 0.03 else "",
            trump if chance.random() < 0.5 else "",
            double if rules.doubling != "none" or chance.random() < 0.03 else "",
            "r" if rules.passed_round != "none" and chance.random() < 0.1 else "",
            rest,
        )
    )


def rows(name: str) -> Iterator[object]:
    """Each line judged, written again, in words, in boxes, and what is under all that."""
    rules, chance = rule_sets()[name], Random(f"rows {name}")
    space = roem_space(rules)
    yield columns(rules), space.tricks, space.most
    for at in range(LINES):
        text = EDGES[at] if at < len(EDGES) else line(chance, rules)
        judged = judge(text, rules)
        yield text, judged, [message(one) for one in judged.findings]
        game = score_line(text, rules, 3)
        boxes = boxes_of(game, faults_of(game.findings, 3), rules)
        yield [(box.fill, box.figure, box.fault) for box in boxes], before_of(game, columns(rules))
        if judged.raw is None:
            continue
        yield row_message(text, rules), write_line(judged.raw), written(judged.raw, rules)
        yield figures(judged.raw, rules)
    for amount in range(0, 1200, 10):
        yield space.one(amount), leaves_a_trick(amount, rules), meant_roem(amount, space)
        yield space.both(amount, 20), space.both(40, amount), without_points(amount, rules)
    for points in range(-3, rules.total + 5):
        yield points_possible(points, rules)
        yield [meant_points(points, side, rules.total, space) for side in Side]


def figures(raw: RawGame, rules: RuleSet) -> object:
    """What a row is worth by each of its parts."""
    ns, ew = compared(raw, rules)
    return (
        [stake(raw, rules), row_total(raw, rules), written_total(raw, rules)],
        [revoke_total(raw, rules), sweep_bonus(raw, rules), bar(raw, ns.total + ew.total, rules)],
        [hand_change(raw, side, rules) for side in Side],
        [made(raw, ns.total, ew.total, rules), made(raw, ew.total, ns.total, rules)],
    )


def keys(name: str) -> Iterator[object]:
    """Keys of the keypad, whole and as far as they are typed."""
    rules, chance = rule_sets()[name], Random(f"keys {name}")
    forms = forms_of(rules)
    yield forms
    for at in range(LINES):
        text = line(chance, rules)
        if at % 2:
            alphabet = "0123456789" if at % 3 else "0129"
            text = "".join(chance.choices(f"{alphabet}+-*/.", k=chance.randint(1, 9)))
        full = expand(text, forms)
        yield text, full, contracted(full, forms), may_grow(text)
        yield [as_typed(one, text, forms) for one in judge(full, rules).findings]


def sheets(name: str) -> Iterator[object]:
    """Whole sheets with the totals of the players, some of them wrong; their statistics."""
    rules, chance = rule_sets()[name], Random(f"sheets {name}")
    seen = []
    for number in range(SHEETS):
        lines = [sound(chance, rules) for _ in range(chance.randint(2, 16))]
        if number % 3 == 0:
            lines[chance.randrange(len(lines))] = line(chance, rules)
        sheet = score_sheet(lines, rules)
        seen.append(SeenSheet(sheet, 1 + number % 3, 1 + number // 3, number // 6 or None))
        paper = [sheet.ns.points, sheet.ns.roem, sheet.ew.points, sheet.ew.roem]
        wrong: list[int | None] = slipped(chance, paper, sheet.games)
        other = [*lines]
        other[chance.randrange(len(other))] = sound(chance, rules)
        whole = score_sheet(
            lines,
            rules,
            games=chance.choice((None, 4, 12, 16)),
            complete=number % 2 == 0,
            paper=(wrong[0], wrong[1], wrong[2], wrong[3]),
            other=other if number % 4 == 0 else (),
            dealers=chance.choice(((), tuple(Position))),
            part=number % 5 == 0,
        )
        yield unworded(sheet_json(sheet)), whole, [message(one) for one in whole.findings]
        if rules.seats == THREE:
            yield [*own_totals(lines, rules, chance)]
    yield of_games(seen, rules)
    for seat in Position:
        yield of_player([(one, seat) for one in seen], rules)


def own_totals(lines: list[str], rules: RuleSet, chance: Random) -> Iterator[object]:
    """Three players who each added up their own, one of them wrongly."""
    right = [one.total for one in score_sheet(lines, rules).seats[:THREE]]
    for off in (0, 10, -100, 1000, 9, -90, chance.randint(1, 162), chance.randint(-162, -1)):
        at = chance.randrange(len(right)) if right else 0
        own = [total + off * (place == at) for place, total in enumerate(right)]
        own += [0] * (THREE - len(own))
        yield score_sheet(lines, rules, own=(own[0], own[1], own[2])).findings


def sound(chance: Random, rules: RuleSet) -> str:
    """A line with nothing wrong, if a few tries find one."""
    for _ in range(12):
        text = line(chance, rules)
        judged = judge(text, rules)
        if judged.raw is not None and not judged.findings:
            return text
    return "-"


def slipped(chance: Random, paper: list[int], games: object) -> list[int | None]:
    """The totals as people write them: right, or with one slip of the kinds that they make."""
    del games
    found: list[int | None] = list(paper)
    at = chance.randrange(4)
    kind = chance.randrange(6)
    total = paper[at]
    if kind == 1:
        found[at] = total + chance.choice((-100, 100, 20, -20, 90, 1, 10))
    elif kind == 2:
        found[at] = None
    elif kind == 3:
        digits = list(str(total))
        chance.shuffle(digits)
        found[at] = int("".join(digits))
    elif kind == 4:
        found[0], found[2] = paper[2], paper[0]
    elif kind == 5:
        found[0], found[2] = paper[0] - 162, paper[2] + 162
    return found


def explained(name: str) -> Iterator[object]:
    """Sheets of which the totals are off by exactly one way to go wrong."""
    rules, chance = rule_sets()[name], Random(f"explained {name}")
    for _ in range(80):
        judged = judge(line(chance, rules), rules)
        if judged.raw is not None and judged.settled is not None:
            row = Row(1, judged.settled, judged.raw)
            yield row.divided(rules), row.times(rules)
            for off in ((50, 50, 50, 50), (0, 0, 0, 0), (-90, 100, 70, 20)):
                yield [list(of(row, off, rules)) for ways in (WHOLE, *SINGLE) for _, of in ways]
    for _ in range(4):
        lines = [sound(chance, rules) for _ in range(8)]
        sheet = score_sheet(lines, rules)
        paper = (sheet.ns.points, sheet.ns.roem, sheet.ew.points, sheet.ew.roem)
        game = chance.choice(sheet.games)
        if game.raw is None or game.settled is None:
            continue
        row = Row(game.game, game.settled, game.raw)
        for ways in (WHOLE, *SINGLE):
            for way, of in ways:
                for off in of(row, (50, 50, 50, 50), rules):
                    yield way, off
                    wrong = tuple(a + b for a, b in zip(paper, off, strict=True))
                    yield score_sheet(lines, rules, paper=wrong).findings  # type: ignore[arg-type]


def rulings(name: str) -> Iterator[object]:
    """What is decided at the table, for rows of every kind."""
    rules, chance = rule_sets()[name], Random(f"rulings {name}")
    for kind in RulingKind:
        for seat in Position:
            for text in ("", chance.choice(("-", "9?q")), *(line(chance, rules) for _ in range(3))):
                points = chance.choice((None, -1, 0, 70, 300))
                found = rule_on(kind, seat, text, rules, points=points)
                yield found, ruling_message(found, rules)


KINDS = {
    "rows": rows,
    "keys": keys,
    "sheets": sheets,
    "explained": explained,
    "rulings": rulings,
}
SUBJECTS: Subjects = {
    f"{kind} {name}": (lambda of=of, name=name: of(name))
    for kind, of in KINDS.items()
    for name in (*all_built_in(), *OWN)
    if name not in ALIKE
}
