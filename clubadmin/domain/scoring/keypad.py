"""Short forms on the numeric keypad, and the full quick entry that each stands for.

What is stored is always the quick entry written out, which every other part of the program
reads as well. The keypad has digits, `+ - * / .` and Enter; under every rule set it says:

| keys            | stored          | meaning                                                  |
|-----------------|-----------------|----------------------------------------------------------|
| `92+` `92++`    | `92+20` `92+40` | a sign without a number is a stroke of roem, twenty      |
| `92+5`          | `92+50`         | a single digit of roem is tens                           |
| `**+` `**+20`   | `**+120`        | roem less than a pit brings comes beside that (100: 120) |
| `1/92` `2/92`   | `w92` `z92`     | who played: 1 is Wij, 2 is Zij                           |

and under a rule set that has a use for it:

| keys            | stored          | meaning                                                  |
|-----------------|-----------------|----------------------------------------------------------|
| `3/85`          | `3/85`          | three players: which of them plays alone                 |
| `1/85*40`       | the same        | of the two together the first made 40 (`-2*2` = `-20*20`)|
| `1/85/2`        | `w85#2`         | a level, the first slash with digits after the result    |
| `1/85/9` `/12`  | `w85#90` `#120` | a bid by points, its tens may be typed                   |
| `1/76/1`        | `w76@s`         | trump: 1 schoppen 2 harten 3 ruiten 4 klaveren 5 without |
| `1/85/2/3`      | `w85#2@r`       | bid first, then trump, where there are both              |
| `1/61*` `**`    | `w61k` `w61kk`  | doubled once, twice, three times; before trump as well   |
| `92+5.`         | `92+50h`        | roem in the hand, where roem on the table counts too     |
| `92+100.`       | `92+100g`       | roem in the hand with four alike: a dot more than without|
| `92+.`          | `92+s`          | stuk, where it is told from other roem                   |

Stars before points or roem stay a mark: `*` nat, `**` pit, `***` verzaakt. A row that has a
mark and is doubled needs something between the two: `**+100*`, `*0*`. A slash without digits
is the stripe, and two together say nothing. What fits none of this is left as it was typed,
and said to be unreadable. Findings are told in the keys that were typed: whoever typed
`1/92***` looks in vain for the k of the line that is stored.
"""

import re
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import product

from clubadmin.domain.row.columns import columns
from clubadmin.domain.row.doubling import sweep_bonus
from clubadmin.domain.row.findings import Arg, Finding
from clubadmin.domain.row.raw import Mark, RawGame
from clubadmin.domain.row.settle import box_amount
from clubadmin.domain.row.signs import Signs
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.entry import parse_line
from clubadmin.domain.terms import Side

_ROEM = re.compile(r"(\++|-+)(?!s)(\d*)([iv]*)(\.{0,2})(\*[1-9](?!\d))?", re.IGNORECASE)
_WHO = re.compile(r"([12])/(?=[\d.*anpv])", re.IGNORECASE)
_KEYPAD_COMMA = str.maketrans(",", ".")
_SIDES = {"1": "w", "2": "z"}
_TRUMPS = dict(zip("12345", "shrkz", strict=True))
_EVEN = "---"  # 30-30 in manille
_WHO_KEYS = {"w": "1/", "z": "2/"}
_TRUMP_KEYS = dict(zip("shrkz", "12345", strict=True))
_BID = re.compile(r"#(\d+)")
_TRUMP = re.compile(r"@([shrkz])")
_HAND = re.compile(r"(?<=\d)h?g?(?<=[hg])")
_STUK = re.compile(r"([+-])s")
_DOUBLED_FIRST = re.compile(r"(?<=\d)(\*{1,3})((?:/\d+){1,2})(?=r?(?:!.*)?$)")
_DOUBLE = re.compile(r"(?<!@)k{1,3}(?=$|r|!)")
_PIT = re.compile(r"\*\*|p", re.IGNORECASE)
_BOX = {
    Side.NS: re.compile(r"\+(\d+|[iv]+)(?![hsiv\d*])", re.IGNORECASE),
    Side.EW: re.compile(r"-(\d+|[iv]+)(?![hsiv\d*])", re.IGNORECASE),
}
TYPED_LAST = ("bid-missing", "solo-unknown")
"""Findings that say nothing while a row is being typed: what they miss is typed last."""

_HALF_TYPED = re.compile(r"[123]/|.*[1.wz#@]|.*[#/]\d", re.IGNORECASE)


@dataclass(frozen=True)
class Forms:
    """The forms of the keypad that a rule set has a use for.

    `shortest` and `longest` are the bids by points, in points, whose tens may be typed alone;
    0 and 0 where no bid is by points. Without `rules` nothing is known of what a pit brings.
    """

    solo: bool = False
    bid: bool = False
    shortest: int = 0
    longest: int = 0
    trump: bool = False
    double: bool = False
    hand: bool = False
    alike: bool = False
    stuk: bool = False
    rules: RuleSet | None = field(default=None, compare=False)

    @property
    def dots(self) -> dict[str, str]:
        """The meaning of dots after an amount."""
        if self.hand:
            return {".": "h", "..": "hg"}
        return {".": "g"} if self.alike else {}


@lru_cache(maxsize=64)
def forms_of(rules: RuleSet) -> Forms:
    """The forms of the keypad under a rule set."""
    keys = {extra.key for extra in columns(rules).before}
    tens = rules.bidding == "points"
    return Forms(
        solo="solo" in keys,
        bid="bid" in keys,
        shortest=rules.lowest_bid if tens else 0,
        longest=2 * rules.total if tens else 0,
        trump="trump" in keys,
        double="double" in keys,
        hand=rules.roem_where == "both",
        alike=rules.roem_where in ("hand", "both"),
        stuk=rules.roem_where in ("hand", "both", "stuk"),
        rules=rules,
    )


PLAIN = Forms()


def expand(text: str, forms: Forms = PLAIN) -> str:
    """The quick entry that the keys typed stand for; text that needs no help is unchanged."""
    tight = "".join(text.split()).translate(_KEYPAD_COMMA)
    if tight[:1] not in ("+", "-"):
        tight = _ROEM.sub(lambda match: _written_out(match, forms), tight)
        if not forms.solo:
            tight = _with_letter(tight)
    elif not tight.startswith(_EVEN):
        return tight
    return _with_bonus(_with_tail(tight, forms), forms)


def _with_letter(line: str) -> str:
    """Write the declarer as the letter that he is stored by."""
    who = _WHO.match(line)
    return line if who is None else _SIDES[who[1]] + line[who.end() :]


def may_grow(text: str) -> bool:
    """Whether the last key may be half a figure (the 1 of 100), too early to find fault with."""
    return _HALF_TYPED.fullmatch(text) is not None


def _written_out(match: re.Match[str], forms: Forms) -> str:
    signs, digits, strokes, dot, share = match.groups()
    bare = not digits and not strokes
    if bare and dot == "." and len(signs) == 1 and forms.stuk:
        return f"{signs}s{share or ''}"
    if dot and dot not in forms.dots:
        return str(match.group())
    amount = f"{signs}{digits}{strokes}"
    if bare:
        amount = f"{signs[0]}{20 * len(signs)}"
    elif len(signs) == 1 and len(digits) == 1 and digits != "0" and not strokes:
        amount = f"{signs}{digits}0"
    tens = "0" if share and forms.solo else ""
    return f"{amount}{forms.dots.get(dot, '')}{share or ''}{tens}"


def _with_tail(line: str, forms: Forms) -> str:
    """Bid, trump and doubling written out; a line that is not of this form is as it was."""
    pattern = _pattern(forms)
    match = pattern.fullmatch(line) or pattern.fullmatch(_DOUBLED_FIRST.sub(r"\2\1", line))
    if match is None:
        return line
    bid, trump, double = match["bid"], match["trump"], match["double"]
    if bid.startswith("/"):
        bid = f"#{_bid(int(bid[1:]), bid[1:], forms)}"
    if trump.startswith("/"):
        trump = f"@{_TRUMPS[trump[1:]]}"
    if double.startswith("*"):
        double = "k" * len(double)
    return f"{match['head']}{bid}{trump}{double}{match['rest']}"


def _with_bonus(line: str, forms: Forms) -> str:
    """The bonus of a pit added to its roem where the amount is too small to hold it already."""
    if forms.rules is None or _PIT.search(line) is None:
        return line
    raw = parse_line(line, forms.rules)
    if not isinstance(raw, RawGame) or raw.mark is not Mark.PIT or raw.mark_side is None:
        return line
    bonus = sweep_bonus(raw, forms.rules)
    roem = box_amount(raw, raw.mark_side, forms.rules)
    box = _BOX[raw.mark_side].search(line)
    if box is None or not roem or roem >= bonus:
        return line
    first = Signs(box[1].lower()).amount()
    return f"{line[: box.start(1)]}{first + bonus}{line[box.end(1) :]}"


def _bid(number: int, digits: str, forms: Forms) -> str:
    """A bid below the lowest that there is can only be its tens."""
    is_tens = 0 < number <= forms.longest // 10
    too_low = number < forms.shortest or not forms.shortest
    return f"{digits}0" if is_tens and too_low else digits


@lru_cache(maxsize=64)
def _pattern(forms: Forms) -> re.Pattern[str]:
    who = r"(?:[wz]!?)?(?:[123]/)?a?"
    mark = r"\.?(?:\*{1,3}|[npv])?"
    share = r"|\*(?=\d)" if forms.solo else ""
    figures = rf"(?:[\d.+\-?ivhgs]{share}|/(?![\d/]))*"
    bid = r"/\d+|#\d+|" if forms.bid else ""
    trump = r"/[1-5](?!\d)|@[a-z]|" if forms.trump else ""
    double = r"(?<!\*)\*{1,3}|k{1,3}|" if forms.double else ""
    return re.compile(
        rf"(?P<head>{who}{mark}{figures})(?P<bid>{bid})(?P<trump>{trump})(?P<double>{double})"
        r"(?P<rest>r?(?:!.*)?)",
        re.IGNORECASE,
    )


def contracted(line: str, forms: Forms) -> str:
    """The keys that stand for a line of quick entry; the line itself where none do."""
    dots = {letters: dot for dot, letters in forms.dots.items()}
    tight = _HAND.sub(lambda match: dots.get(match.group(), match.group()), line)
    tight = _STUK.sub(r"\1.", tight)
    tight = _DOUBLE.sub(lambda match: "*" * len(match.group()), tight)
    tight = _TRUMP.sub(lambda match: f"/{_TRUMP_KEYS[match[1]]}", tight)
    bids = (r"/\1", r"#\1")
    for who, bid in product((True, False), bids):
        keys = _BID.sub(bid, tight)
        if who and keys[:1] in _WHO_KEYS and not forms.solo:
            keys = _WHO_KEYS[keys[0]] + keys[1:]
        for shorter in (re.sub(r"(/\d+)0(?=\D|$)", r"\1", keys), keys):
            if expand(shorter, forms) == line:
                return shorter
    return line


def as_typed(one: Finding, keys: str, forms: Forms) -> Finding:
    """A finding about a row in the keys typed for it: what is meant, and the place it names."""
    line = expand(keys, forms)
    if keys == line:
        return one
    values: dict[str, Arg] = one.values
    meant = values.get("meant", ())
    if isinstance(meant, tuple):
        readings = (contracted(str(reading), forms) for reading in meant)
        values["meant"] = tuple(readings)
    position = values.get("position")
    if isinstance(position, int):
        at = _place(position - 1, keys, line)
        values["position"] = at + 1
        if values.get("char"):
            values["char"] = keys[at : at + 1]
    return replace(one, args=tuple(values.items()))


def _place(at: int, keys: str, line: str) -> int:
    """Map a place in the line to the place in the keys."""
    begins = next(
        (n for n, (one, other) in enumerate(zip(keys, line, strict=False)) if one != other),
        min(len(keys), len(line)),
    )
    if at < begins:
        return at
    from_end = len(line) - at
    return min(max(len(keys) - from_end, begins), len(keys))
