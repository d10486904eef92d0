"""The one place where findings become sentences: what is wrong, where, and what to do."""

from collections.abc import Callable

from clubadmin.domain.scoring.findings import Arg, Finding
from clubadmin.domain.terms import Language, Side

_SIDES = {
    Language.NL: {Side.NS: "Wij", Side.EW: "Zij", None: ""},
    Language.EN: {Side.NS: "Wij", Side.EW: "Zij", None: ""},
}
_FIELDS = {
    Language.NL: {"points": "punten", "roem": "roem", "row": "", "total": "totaal"},
    Language.EN: {"points": "points", "roem": "roem", "row": "", "total": "total"},
}
_WORDS = {
    Language.NL: {
        "game": "Spel",
        "total": "Totaal",
        "or": "of",
        "meant": "Bedoeld {}?",
        "much": "veel",
        "little": "weinig",
    },
    Language.EN: {
        "game": "Game",
        "total": "Total",
        "or": "or",
        "meant": "Meant {}?",
        "much": "much",
        "little": "little",
    },
}

_NL = {
    "points-split": "{ns} en {ew} zijn samen {sum}, maar een spel telt {total_points} punten. "
    "Kijk op het formulier welk van de twee niet klopt.",
    "points-impossible": "{points} kan niet: geen slagen zijn samen 1 of {all_but_one} punten "
    "waard. Tel het spel na.",
    "points-range": "{points} kan niet: er zijn {total_points} punten in een spel. "
    "Typ het aantal dat op het formulier staat.",
    "roem-blank": "het vakje is leeg. Staat er geen roem, dan hoort er een streep (/); vraag "
    "anders wat de roem was.",
    "roem-unit": "{amount} kan niet. Roem bestaat uit {units}.",
    "roem-limit": "{amount} kan niet: meer dan {most} roem is er in een spel niet te halen.",
    "roem-limit/both": "de roem van Wij en Zij samen ({amount}) past niet in acht slagen. "
    "Kijk beide vakjes na.",
    "roem-without-trick": "{amount} kan niet: tegen een pit haalt deze kant geen slag. "
    "Haal de roem weg, of is het geen pit?",
    "nat-keeps/points": "{own_side} is nat en houdt geen punten: het wordt 0 en "
    "{total_points}. Haal de {amount} weg, of is {own_side} niet nat?",
    "nat-keeps/roem": "{own_side} is nat en houdt geen roem. Zet de {amount} bij {other_side}.",
    "nat-missed": "{own_side} speelde en heeft {own} tegen {other}: dat is nat. "
    "Het wordt 0 en {total_points}.",
    "nat-wrong/made": "{own_side} staat als nat, maar heeft {own} tegen {other}: dat is gemaakt. "
    "Haal nat weg, of kijk de punten na.",
    "nat-wrong/other-side": "{own_side} staat als nat, maar {other_side} speelde. Alleen wie "
    "speelt kan nat gaan.",
    "tie-unsettled": "beide kanten hebben {total}. Wie speelde is dan nat: typ n (Wij) of "
    ".n (Zij).",
    "pit-points": "een pit is {total_points} tegen 0; hier staat {own} tegen {other}. "
    "Haal pit weg, of kijk de punten na.",
    "pit-bonus-missing": "{amount} kan niet bij een pit. In het vakje horen de {bonus} van de "
    "pit en de roem samen: {bonus}, {first} ...",
    "pit-by-defenders": "{other_side} speelde, dus alle slagen voor {own_side} is geen pit: "
    "{other_side} is nat. Typ {nat_line}.",
    "sweep-unmarked": "{total_points} tegen 0, maar er staat geen nat, pit of verzaakt bij. "
    "Kijk op het formulier wat het was.",
    "revoke-points/points": "bij verzaken krijgt {own_side} 0 en {other_side} {total_points} "
    "punten; hier staat {own} tegen {other}.",
    "revoke-points/roem": "{own_side} heeft verzaakt en houdt geen roem. Zet de {amount} bij "
    "{other_side}.",
    "revoke-points/redeal": "na verzaken wordt dit spel opnieuw gedeeld. Typ de uitslag van "
    "het nieuwe spel.",
    "revoke-points/personal": "bij verzaken blijven de punten staan en betaalt de speler zelf. "
    "Typ de punten achter de v: v92.",
    "revoke-unmarked": "{total_points} punten krijgt men alleen als de ander verzaakt. Typ v "
    "(Wij verzaakte) of .v (Zij).",
    "game-missing": "dit spel ontbreekt. Typ de rij, of - als het niet gespeeld is.",
    "game-twice": "dit spel staat er twee keer. Haal er een weg.",
    "sheets-differ": "hier lopen de twee formulieren uiteen: {mine} tegenover {theirs}. "
    "Kijk beide na.",
    "unreadable/empty": "er staat niets. Typ de punten van Wij, of - als het niet gespeeld is.",
    "unreadable/sign": "teken {position}, {char}, past hier niet.",
    "unreadable/points": "na teken {before} horen nog punten.",
    "unreadable/amount": "op plaats {position} hoort een getal, of strepen (i = 20, v = 50).",
    "unreadable/number": "het getal bij teken {position} is te lang.",
    "unreadable/trump": "na @ hoort een kleur: s, h, r of k.",
    "unreadable/stripe": "teken {position}, {char}: beide roemvakjes zijn al ingevuld.",
    "unreadable/bid-unknown": "teken {position}, {char}: onder {title} wordt niet geboden.",
    "unreadable/double-unknown": "teken {position}, {char}: onder {title} wordt niet verdubbeld.",
    "unreadable/no-trumps-unknown": "teken {position}, {char}: onder {title} is er altijd troef.",
    "unreadable/total": "deze regel hoort te zijn: total, en dan punten en roem van Wij en "
    "van Zij. Bijvoorbeeld: total 909 190 649 110.",
}

_EN = {
    "points-split": "{ns} and {ew} make {sum}, but a game has {total_points} points. "
    "See on the sheet which of the two is wrong.",
    "points-impossible": "{points} cannot be: no tricks are worth 1 or {all_but_one} points. "
    "Count the game again.",
    "points-range": "{points} cannot be: a game has {total_points} points. "
    "Type the figure on the sheet.",
    "roem-blank": "the box is empty. No roem takes a stripe (/); otherwise ask what the roem was.",
    "roem-unit": "{amount} cannot be. Roem is made of {units}.",
    "roem-limit": "{amount} cannot be: a game gives at most {most} roem.",
    "roem-limit/both": "the roem of Wij and Zij together ({amount}) does not fit in eight "
    "tricks. Check both boxes.",
    "roem-without-trick": "{amount} cannot be: against a pit this side takes no trick. "
    "Remove the roem, or is it no pit?",
    "nat-keeps/points": "{own_side} is nat and keeps no points: it becomes 0 and "
    "{total_points}. Remove the {amount}, or is {own_side} not nat?",
    "nat-keeps/roem": "{own_side} is nat and keeps no roem. Put the {amount} with {other_side}.",
    "nat-missed": "{own_side} played and has {own} against {other}: that is nat. "
    "It becomes 0 and {total_points}.",
    "nat-wrong/made": "{own_side} is marked nat, but has {own} against {other}: that is made. "
    "Remove nat, or check the points.",
    "nat-wrong/other-side": "{own_side} is marked nat, but {other_side} played. Only the side "
    "that plays can be nat.",
    "tie-unsettled": "both sides have {total}. Whoever played is then nat: type n (Wij) or "
    ".n (Zij).",
    "pit-points": "a pit is {total_points} to 0; here it says {own} to {other}. "
    "Remove pit, or check the points.",
    "pit-bonus-missing": "{amount} cannot be with a pit. The box holds the {bonus} of the pit "
    "and the roem together: {bonus}, {first} ...",
    "pit-by-defenders": "{other_side} played, so all tricks for {own_side} are no pit: "
    "{other_side} is nat. Type {nat_line}.",
    "sweep-unmarked": "{total_points} to 0, but neither nat, pit nor revoke is marked. "
    "See on the sheet what it was.",
    "revoke-points/points": "with a revoke {own_side} gets 0 and {other_side} {total_points} "
    "points; here it says {own} to {other}.",
    "revoke-points/roem": "{own_side} revoked and keeps no roem. Put the {amount} with "
    "{other_side}.",
    "revoke-points/redeal": "after a revoke this game is dealt again. Type the result of the "
    "new game.",
    "revoke-points/personal": "with a revoke the points stand and the player pays. "
    "Type the points after the v: v92.",
    "revoke-unmarked": "{total_points} points come only from a revoke by the others. Type v "
    "(Wij revoked) or .v (Zij).",
    "game-missing": "this game is missing. Type the row, or - if it was not played.",
    "game-twice": "this game is there twice. Remove one.",
    "sheets-differ": "here the two sheets part: {mine} as against {theirs}. Check both.",
    "unreadable/empty": "nothing is there. Type the points of Wij, or - if it was not played.",
    "unreadable/sign": "sign {position}, {char}, does not belong here.",
    "unreadable/points": "after sign {before} come points.",
    "unreadable/amount": "at place {position} a number belongs, or strokes (i = 20, v = 50).",
    "unreadable/number": "the number at sign {position} is too long.",
    "unreadable/trump": "after @ comes a suit: s, h, r or k.",
    "unreadable/stripe": "sign {position}, {char}: both roem boxes are already filled.",
    "unreadable/bid-unknown": "sign {position}, {char}: there is no bidding under {title}.",
    "unreadable/double-unknown": "sign {position}, {char}: there is no doubling under {title}.",
    "unreadable/no-trumps-unknown": "sign {position}, {char}: there is always a trump suit "
    "under {title}.",
    "unreadable/total": "this line should be: total, then points and roem of Wij and of Zij. "
    "For instance: total 909 190 649 110.",
}

_CAUSE_NL = {
    "skipped": "Spel {rows} lijkt overgeslagen.",
    "twice": "Spel {rows} lijkt twee keer geteld.",
    "exchanged": "Kijk naar spel {rows}: Wij en Zij lijken verwisseld.",
    "nat": "Kijk naar spel {rows}: daar lijkt nat vergeten, hier of op papier.",
    "digits": "Kijk naar spel {rows}: twee cijfers lijken verwisseld.",
    "adding-digits": "Bij spel {rows} lijken twee cijfers verwisseld bij het optellen.",
    "roem-side": "Kijk naar spel {rows}: de roem lijkt aan de andere kant te horen.",
    "mixed": "Spel {rows} lijkt in de verkeerde kolom geteld.",
    "bonus": "Kijk naar spel {rows}: de {worth} extra lijkt vergeten of in de verkeerde kolom "
    "geteld.",
    "hundred": "Kijk naar spel {rows}: daar kan een honderdtal vergeten zijn.",
    "blank": "In spel {rows} is het roemvakje leeg: hoort daar {worth}?",
    "unread": "Spel {rows} kan nog niet gelezen worden.",
    "carry": "Is er {worth} vergeten bij het optellen?",
    "combined": "Op papier zijn punten en roem samen geteld.",
    "total-digits": "In het totaal op papier lijken twee cijfers verwisseld.",
    "unknown": "Tel de kolom na.",
}
_CAUSE_EN = {
    "skipped": "Game {rows} seems to be skipped.",
    "twice": "Game {rows} seems to be counted twice.",
    "exchanged": "Look at game {rows}: Wij and Zij seem exchanged.",
    "nat": "Look at game {rows}: nat seems forgotten there, here or on paper.",
    "digits": "Look at game {rows}: two digits seem swapped.",
    "adding-digits": "Two digits of game {rows} seem swapped in adding up.",
    "roem-side": "Look at game {rows}: the roem seems to belong to the other side.",
    "mixed": "Game {rows} seems to be counted in the wrong column.",
    "bonus": "Look at game {rows}: the {worth} extra seems forgotten or counted in the wrong "
    "column.",
    "hundred": "Look at game {rows}: a hundred may be forgotten there.",
    "blank": "In game {rows} the roem box is empty: should it be {worth}?",
    "unread": "Game {rows} cannot be read yet.",
    "carry": "Was {worth} forgotten in adding up?",
    "combined": "On paper points and roem are added together.",
    "total-digits": "Two digits of the total on paper seem swapped.",
    "unknown": "Add the column up again.",
}
_MISMATCH_NL = "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. "
_MISMATCH_EN = "{paper} on paper, the rows give {sum_rows}: {apart} too {way}. "
_NL |= {f"total-mismatch/{cause}": _MISMATCH_NL + text for cause, text in _CAUSE_NL.items()}
_EN |= {f"total-mismatch/{cause}": _MISMATCH_EN + text for cause, text in _CAUSE_EN.items()}

TEXTS = {Language.NL: _NL, Language.EN: _EN}
"""The sentences by code (and variant), with gaps for the arguments."""


def sentence(finding: Finding, language: Language = Language.NL) -> str:
    """A finding as a secretary reads it."""
    values = finding.values
    text = _text(finding, values, language).format_map(_Filled(finding, values, language))
    parts = [f"{_place(finding, language)}: {text}"]
    if meant := values.get("meant"):
        parts.append(_WORDS[language]["meant"].format(_either(meant, language, ", ")))
    if finding.article:
        parts.append(f"({finding.article})")
    return " ".join(parts)


def _text(finding: Finding, values: dict[str, Arg], language: Language) -> str:
    texts = TEXTS[language]
    variant = values.get("reason") or values.get("kept")
    if finding.code == "roem-limit" and finding.side is None:
        variant = "both"
    return texts[f"{finding.code}/{variant}" if variant else finding.code]


def _place(finding: Finding, language: Language) -> str:
    words = _WORDS[language]
    where = f"{_FIELDS[language][finding.field]} {_SIDES[language][finding.side]}".strip()
    if finding.field == "row":
        where = ""
    if finding.code == "total-mismatch":
        return f"{words['total']} {where}"
    if finding.game is None:
        return where[:1].upper() + where[1:] or words["total"]
    game = f"{words['game']} {finding.game}"
    return f"{game}, {where}" if where else game


def _either(items: Arg, language: Language, before_or: str = " ") -> str:
    """The items as in: 20, 40 of 50; `before_or` may put a pause before the last."""
    if not isinstance(items, tuple):
        return str(items)
    texts = [str(item) for item in items]
    if len(texts) < 2:
        return "".join(texts)
    return f"{', '.join(texts[:-1])}{before_or}{_WORDS[language]['or']} {texts[-1]}"


class _Filled(dict[str, str]):
    """The arguments of a sentence, those that follow from others included."""

    def __init__(self, finding: Finding, values: dict[str, Arg], language: Language) -> None:
        super().__init__({name: _either(value, language) for name, value in values.items()})
        sides = _SIDES[language]
        if finding.side:
            self["own_side"] = sides[finding.side]
            self["other_side"] = sides[finding.side.other]
            self["nat_line"] = "n" if finding.side is Side.EW else ".n"
        difference = values.get("difference")
        if isinstance(difference, int):
            self["apart"] = str(abs(difference))
            self["way"] = _WORDS[language]["much" if difference > 0 else "little"]
        self._derive(values)

    def _derive(self, values: dict[str, Arg]) -> None:
        for name, (needed, how) in _DERIVED.items():
            numbers = [number for need in needed if isinstance(number := values.get(need), int)]
            if len(numbers) == len(needed):
                self[name] = str(how(*numbers))


_DERIVED: dict[str, tuple[tuple[str, ...], Callable[..., int]]] = {
    "sum": (("ns", "ew"), lambda ns, ew: ns + ew),
    "all_but_one": (("total_points",), lambda total: total - 1),
    "first": (("bonus",), lambda bonus: bonus + 20),
    "before": (("position",), lambda position: position - 1),
}
