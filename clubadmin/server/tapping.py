"""Keys of a table's pad under a rule set: the signs of its quick entry."""

from dataclasses import dataclass

from clubadmin.domain.row.columns import columns, has_fines
from clubadmin.domain.row.possible import roem_space
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.dealers import is_drawn
from clubadmin.domain.scoring.keypad import forms_of
from clubadmin.domain.scoring.seat_words import side_names
from clubadmin.i18n import Message, Words

_STROKES = (20, 50, 100, 200)
"""What there is a key for, as far as the cards can give it; the rest is a sum of these."""

Key = tuple[str, str]  # what it puts in the line, and what stands on it


@dataclass(frozen=True)
class Pad:
    """The keys beside the digits."""

    sides: tuple[str, ...]  # what the two sides are called
    who: tuple[Key, ...]  # who played, or who plays alone
    marks: tuple[Key, ...]  # nat, pit, verzaakt
    strokes: tuple[Key, ...]  # of roem that lies on the table, or all there is
    hand: tuple[Key, ...]  # of roem in the hand, where that is told apart
    stuk: bool  # whether there is a key for it
    alike: bool  # whether four alike are told apart
    bid: str  # what the box for it is called; "" where there is none
    trumps: tuple[Key, ...]  # the suits, and none
    doubles: tuple[Key, ...]  # kraak or klop
    share: bool  # whether two together each keep their own
    even: str  # the sign for as much each; "" where there is none
    fines: tuple[Key, ...]  # of players, and who dealt
    ended: tuple[Key, ...]  # that the game was not played


def pad(rules: RuleSet, names: tuple[str, ...], words: Words) -> Pad:
    """The keys of a table where these people sit, clockwise from north."""
    forms, shown = forms_of(rules), columns(rules)
    sides = tuple(side_names(shown.sides, words.language).values())
    before = {one.key: one.label.text(words.language) for one in shown.before}
    strokes = _strokes(rules) if shown.roem and rules.roem_where != "stuk" else ()
    return Pad(
        sides=sides,
        who=_who(rules, before, sides, names),
        marks=_marks(rules, shown.roem, words),
        strokes=strokes,
        hand=strokes if forms.hand else (),
        stuk=forms.stuk and shown.roem,
        alike=forms.alike and shown.roem,
        bid=before.get("bid", ""),
        trumps=_trumps(rules, words) if "trump" in before else (),
        doubles=_doubles(rules, words),
        share=rules.system == "solo" and rules.solo_share == "own",
        even="---" if rules.system == "manille" else "",
        fines=tuple(_fines(rules, names, words)),
        ended=(("-", words("niet gespeeld")),),
    )


def _who(
    rules: RuleSet, before: dict[str, str], sides: tuple[str, ...], names: tuple[str, ...]
) -> tuple[Key, ...]:
    if "solo" in before:
        return tuple((f"{number}/", name) for number, name in enumerate(names[:3], 1))
    if "who" in before or rules.spades_double:
        return tuple(zip("wz", sides, strict=True))
    return ()


def _strokes(rules: RuleSet) -> tuple[Key, ...]:
    worth = roem_space(rules).tricks
    return tuple((str(amount), str(amount)) for amount in _STROKES if amount in worth)


def _marks(rules: RuleSet, roem: bool, words: Words) -> tuple[Key, ...]:
    marks = []
    if roem and rules.system != "solo":  # with three it is always known who played
        marks.append(("n", words("nat")))
    if roem:
        marks.append(("p", words("pit")))
    if rules.revoke in ("262", "162"):
        marks.append(("v", words("verzaakt")))
    return tuple(marks)


def _trumps(rules: RuleSet, words: Words) -> tuple[Key, ...]:
    without = (("z", words("zonder")),) if rules.no_trumps else ()
    return (*zip("shrk", "♠♥♦♣", strict=True), *without)


def _doubles(rules: RuleSet, words: Words) -> tuple[Key, ...]:
    said: list[str] = []
    if rules.doubling == "kraken":
        said = [words("kraak"), words("rekraak"), words("superkraak")]
    elif rules.doubling == "kloppen":
        said = [words("klop"), words("tegenklop")]
    return tuple(("k" * times, one) for times, one in enumerate(said, 1))


def _fines(rules: RuleSet, names: tuple[str, ...], words: Words) -> list[Key]:
    kinds = []
    if has_fines(rules) and rules.revoke in ("personal", "redeal-fine"):
        kinds.append(("v", Message("{name} verzaakte", name="")))
    if rules.misdeal_fine:
        kinds.append(("m", Message("{name} gaf mis", name="")))
    if is_drawn(rules):
        kinds.append(("g", Message("{name} is gever", name="")))
    return [
        (f"!{number}{kind}", words(said.msgid, name=name))
        for kind, said in kinds
        for number, name in enumerate(names, 1)
    ]
