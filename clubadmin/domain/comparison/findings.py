"""Faults in the input of a contest, with their sentences."""

from dataclasses import dataclass

from clubadmin.domain.terms import Severity
from clubadmin.i18n import Language, Message, marked


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


SENTENCES = {
    "cells": marked(
        "er staan meer cellen dan kolommen. De rij telt niet mee; haal weg wat te veel is."
    ),
    "cell-broken": marked(
        "een cel gaat over meer regels door; er staat een aanhalingsteken te veel of"
        " te weinig. De rij telt niet mee en wat erna komt kan ontbreken."
    ),
    "game-unreadable": marked(
        "“{text}” is geen spelnummer. De rij telt niet mee; schrijf een getal vanaf 1."
    ),
    "table-missing": marked("er staat geen tafel. De uitslag telt wel."),
    "pair-missing": marked("er staat geen paar {side}. De rij telt niet mee; vul het nummer in."),
    "pair-itself": marked(
        "{entrant} speelt tegen zichzelf. De rij telt niet mee; verbeter een van de nummers."
    ),
    "pair-twice": marked(
        "{entrant} heeft dit spel ook op regel {other}. Geen van beide telt mee;"
        " verbeter het nummer dat niet klopt."
    ),
    "row-twice": marked(
        "deze uitslag staat al op regel {other}; hij telt één keer. Haal er een weg."
    ),
    "points-unreadable": marked(
        "“{text}” is geen aantal punten {side}. De rij telt niet mee; schrijf een"
        " heel getal, roem erbij."
    ),
    "points-missing": marked(
        "er staan geen punten {side} en geen beslissing die zegt wat dit paar"
        " krijgt. De rij telt niet mee."
    ),
    "decision-unknown": marked(
        "de beslissing “{text}” bestaat niet en telt niet. Kies uit {known}."
    ),
    "decision-twice": marked(
        "{text} staat er twee keer en telt één keer. Voor twee punten aftrek is er ns-2 of ew-2."
    ),
    "decision-conflict": marked(
        "{text} spreken elkaar tegen en tellen geen van alle. Kies er een."
    ),
    "decision-seat": marked(
        "{text} is voor één speler, en telt niet waar paren spelen. Geef het aan het"
        " paar: ns-1, ew-1."
    ),
    "decision-above": marked(
        "{text} matchpunten voor {side} is meer dan er op dit spel te halen is;"
        " het telt als {most}."
    ),
    "half-with-score": marked(
        "bij half-both is het spel niet gespeeld; de punten die er staan worden niet vergeleken."
    ),
    "points-sum": marked(
        "{text}, maar een spel is samen 162, en roem gaat met tientallen. Zijn de punten"
        " goed overgenomen?"
    ),
    "table-twice": marked("tafel {text} heeft dit spel ook op regel {other}. Klopt de tafel?"),
    "wrong-pairs": marked(
        "{entrant}, maar de andere spellen van deze serie speelden aan tafel {text}"
        " {other}. Zijn de nummers goed?"
    ),
}


def contest_sentence(finding: ContestFinding, language: Language = Language.NL) -> str:
    """Tell a finding in a language, as `contest_message` does."""
    return contest_message(finding).text(language)


def contest_message(finding: ContestFinding) -> Message:
    """The finding as people read it, with its line and game in front."""
    said = Message(SENTENCES[finding.code], **dict(finding.args))
    if finding.game is None:
        return Message("Regel {line}: {said}", line=finding.line, said=said)
    return Message(
        "Regel {line}, spel {game}: {said}", line=finding.line, game=finding.game, said=said
    )
