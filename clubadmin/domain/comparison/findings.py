"""What is wrong with the input of a contest, with the sentences for it."""

from dataclasses import dataclass

from clubadmin.domain.terms import Language, Severity


@dataclass(frozen=True)
class ContestFinding:
    """Something about a line of the file; `args` fill the sentence.

    An error is left out of the comparison, or a part of it is; a warning counts as it stands.
    """

    line: int
    code: str
    severity: Severity = Severity.ERROR
    game: int | None = None
    args: tuple[tuple[str, str], ...] = ()
    article: str = ""


_NL = {
    "cells": "er staan meer cellen dan kolommen. De rij telt niet mee; haal weg wat te veel is.",
    "cell-broken": "een cel gaat over meer regels door; er staat een aanhalingsteken te veel of"
    " te weinig. De rij telt niet mee en wat erna komt kan ontbreken.",
    "game-unreadable": "“{text}” is geen spelnummer. De rij telt niet mee; schrijf een getal"
    " vanaf 1.",
    "table-missing": "er staat geen tafel. De uitslag telt wel.",
    "pair-missing": "er staat geen paar {side}. De rij telt niet mee; vul het nummer in.",
    "pair-itself": "{entrant} speelt tegen zichzelf. De rij telt niet mee; verbeter een van de"
    " nummers.",
    "pair-twice": "{entrant} heeft dit spel ook op regel {other}. Geen van beide telt mee;"
    " verbeter het nummer dat niet klopt.",
    "row-twice": "deze uitslag staat al op regel {other}; hij telt één keer. Haal er een weg.",
    "points-unreadable": "“{text}” is geen aantal punten {side}. De rij telt niet mee; schrijf een"
    " heel getal, roem erbij.",
    "points-missing": "er staan geen punten {side} en geen beslissing die zegt wat dit paar"
    " krijgt. De rij telt niet mee.",
    "decision-unknown": "de beslissing “{text}” bestaat niet en telt niet. Kies uit {known}.",
    "decision-twice": "{text} staat er twee keer en telt één keer. Voor twee punten aftrek is er"
    " ns-2 of ew-2.",
    "decision-conflict": "{text} spreken elkaar tegen en tellen geen van alle. Kies er een.",
    "decision-seat": "{text} is voor één speler, en telt niet waar paren spelen. Geef het aan het"
    " paar: ns-1, ew-1.",
    "half-with-score": "bij half-both is het spel niet gespeeld; de punten die er staan worden"
    " niet vergeleken.",
    "points-sum": "{text}, maar een spel is samen 162, en roem gaat met tientallen. Zijn de punten"
    " goed overgenomen?",
    "table-twice": "tafel {text} heeft dit spel ook op regel {other}. Klopt de tafel?",
    "wrong-pairs": "{entrant}, maar de andere spellen van deze serie speelden aan tafel {text}"
    " {other}. Zijn de nummers goed?",
}

_EN = {
    "cells": "there are more cells than columns. The row does not count; remove what is too much.",
    "cell-broken": "a cell runs on over more lines; there is a quotation mark too many or too few."
    " The row does not count and what follows may be missing.",
    "game-unreadable": "“{text}” is no game number. The row does not count; write a number from 1.",
    "table-missing": "there is no table. The result counts all the same.",
    "pair-missing": "there is no pair {side}. The row does not count; fill in the number.",
    "pair-itself": "{entrant} plays itself. The row does not count; correct one of the numbers.",
    "pair-twice": "{entrant} has this game on line {other} as well. Neither counts; correct the"
    " number that is wrong.",
    "row-twice": "this result is on line {other} already; it counts once. Remove one of them.",
    "points-unreadable": "“{text}” is no number of points {side}. The row does not count; write a"
    " whole number, roem included.",
    "points-missing": "there are no points {side} and no decision that says what this pair gets."
    " The row does not count.",
    "decision-unknown": "the decision “{text}” does not exist and does not count. Choose from"
    " {known}.",
    "decision-twice": "{text} is there twice and counts once. For two penalty points there is"
    " ns-2 or ew-2.",
    "decision-conflict": "{text} contradict one another and none of them counts. Choose one.",
    "decision-seat": "{text} is about one player, and does not count where pairs play. Give it to"
    " the pair: ns-1, ew-1.",
    "half-with-score": "with half-both the game was not played; the points that stand there are"
    " not compared.",
    "points-sum": "{text}, but a game is 162 in all, and roem goes by tens. Were the points copied"
    " right?",
    "table-twice": "table {text} has this game on line {other} as well. Is the table right?",
    "wrong-pairs": "{entrant}, but the other games of this series were played at table {text} by"
    " {other}. Are the numbers right?",
}

_SENTENCES = {Language.NL: _NL, Language.EN: _EN}
_PLACES = {
    Language.NL: ("Regel {line}: ", "Regel {line}, spel {game}: "),
    Language.EN: ("Line {line}: ", "Line {line}, game {game}: "),
}


def contest_sentence(finding: ContestFinding, language: Language = Language.NL) -> str:
    """The finding as people read it, with its line and game in front."""
    place = _PLACES[language][finding.game is not None]
    said = _SENTENCES[language][finding.code].format_map(dict(finding.args))
    return place.format(line=finding.line, game=finding.game) + said
