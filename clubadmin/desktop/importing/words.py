"""What is said of columns, doubts and choices; services give a kind and its values."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.importing.questions import choices, questions
from clubadmin.desktop.kit import language
from clubadmin.model.importing.importing import Choice, Doubt, Role, Spot

translate = QCoreApplication.translate
_AROUND = ("high", "low", "order")  # of a figure that stands out, with those around it


def roles() -> dict[str, str]:
    """What a column can be, by its kind."""
    return {
        "": translate("Importing", "niet gebruiken"),
        "name": translate("Importing", "naam"),
        "first": translate("Importing", "voornaam"),
        "infix": translate("Importing", "tussenvoegsel"),
        "last": translate("Importing", "achternaam"),
        "partner": translate("Importing", "naam van de partner"),
        "points": translate("Importing", "punten"),
        "roem": translate("Importing", "roem"),
        "total": translate("Importing", "totaal met roem"),
        "pits": translate("Importing", "pits"),
        "evening": translate("Importing", "avondnummer"),
        "date": translate("Importing", "datum"),
        "round": translate("Importing", "rondenummer"),
        "season": translate("Importing", "seizoen"),
        "competition": translate("Importing", "competitie"),
        "sum": translate("Importing", "som van de avonden"),
    }


def role_title(role: Role) -> str:
    """A column as it is read: "avond 3", "roem, avond 3, ronde 1"."""
    parts = [roles()[role.kind]]
    if role.evening is not None:
        parts.append(translate("Importing", "avond %1").replace("%1", str(role.evening)))
    if role.round is not None:
        parts.append(translate("Importing", "ronde %1").replace("%1", str(role.round)))
    return ", ".join(parts[1:] if role.kind == "points" and parts[1:] else parts)


def letter(column: int) -> str:
    """A column as a spreadsheet calls it: A, B ... Z, AA."""
    before, at = divmod(column, 26)
    return (letter(before - 1) if before else "") + chr(ord("A") + at)


def where(spot: Spot, sheet: str = "") -> str:
    """A place in the file: "rij 5, kolom C"."""
    said = translate("Importing", "rij %1").replace("%1", str(spot.row + 1))
    if spot.column >= 0:
        said += translate("Importing", ", kolom %1").replace("%1", letter(spot.column))
    return f"{sheet}: {said}" if sheet else said


def missing(code: str) -> str:
    """What is to be filled in before anything can be understood."""
    return {
        "name": translate("Importing", "Wijs aan in welke kolom de namen staan."),
        "points": translate("Importing", "Wijs aan in welke kolom de punten staan."),
        "season": translate("Importing", "Vul in van welk seizoen deze lijst is."),
        "competition": translate("Importing", "Vul in van welke competitie deze lijst is."),
        "evening": translate(
            "Importing",
            "Nergens staat om welke avond het gaat. Vul het nummer of de datum in, of wijs de "
            "kolom aan.",
        ),
    }[code]


def left(reason: str, count: int) -> str:
    """Rows that are not used."""
    one, more = {
        "blank": (translate("Importing", "1 lege rij"), translate("Importing", "%1 lege rijen")),
        "header": (
            translate("Importing", "1 keer de kopregel opnieuw"),
            translate("Importing", "%1 keer de kopregel opnieuw"),
        ),
        "section": (
            translate("Importing", "1 tussenkop"),
            translate("Importing", "%1 tussenkoppen"),
        ),
        "note": (
            translate("Importing", "1 rij met alleen een aantekening"),
            translate("Importing", "%1 rijen met alleen een aantekening"),
        ),
        "chosen": (
            translate("Importing", "1 rij met totalen of zonder naam"),
            translate("Importing", "%1 rijen met totalen of zonder naam"),
        ),
        "empty": (
            translate("Importing", "1 naam zonder punten"),
            translate("Importing", "%1 namen zonder punten"),
        ),
    }[reason]
    return one if count == 1 else more.replace("%1", str(count))


def wrong(code: str) -> str:
    """Why an answer does not settle a doubt."""
    return {
        "number": translate("Importing", "Vul een heel getal in dat hier kan."),
        "date": translate("Importing", "Vul een datum in, zoals 12-11-1998."),
        "text": translate("Importing", "Vul een naam in."),
        "digits": translate("Importing", "In een naam hoort geen cijfer."),
        "member": translate("Importing", "Dit is niet de naam van precies één lid."),
        "exists": translate(
            "Importing", "Zo heet al een lid; zet er iets achter, zoals de straat."
        ),
        "outside": translate("Importing", "Ook dat valt buiten het seizoen."),
        "format": translate("Importing", "Ook die competitie wordt anders gespeeld."),
        "twice": translate("Importing", "Die staat op deze avond ook al in de lijst."),
        "before": translate("Importing", "Geef eerst de datum van de avond ervoor."),
    }[code]


def entrants(code: str) -> str:
    """Who play."""
    return (
        translate("Importing", "paren") if code == "pairs" else translate("Importing", "personen")
    )


def _form(name: str) -> str:
    return {
        "individual": translate("Importing", "voor personen"),
        "pairs": translate("Importing", "voor paren"),
    }.get(name, translate("Importing", "als wedstrijd"))


class Words:
    """The sentences of doubts in the language of the window."""

    def __init__(self) -> None:
        self._questions = questions()
        self._choices = choices()

    def question(self, doubt: Doubt) -> str:
        """What is asked."""
        text = self._questions[doubt.kind]
        values = list(doubt.values)
        if doubt.kind in _AROUND:
            values[3] = language.word(values[3])
        if doubt.kind == "odd":
            values[1] = roles()[values[1]]
        if doubt.kind == "format":
            values[2], values[3] = entrants(values[2]), _form(values[3])
        return filled(text, values)

    def choice(self, doubt: Doubt, one: Choice) -> str:
        """What a choice says."""
        text = self._choices.get(f"{doubt.kind}.{one.code}") or self._choices[one.code]
        second = doubt.values[1] if len(doubt.values) > 1 else ""
        return filled(text, (one.label or one.value, second))

    def decided(self, doubt: Doubt) -> str:
        """What was decided, in a few words; "" while it is open."""
        if doubt.answer is None or (chosen := doubt.chosen) is None:
            return ""
        if doubt.wrong:
            return f"! {wrong(doubt.wrong)}"
        said = self.choice(doubt, chosen)
        return f"{said} {doubt.answer.value}" if chosen.typed else said


def filled(text: str, values: Sequence[str]) -> str:
    """A text with its values; a sign of percent in a value stays what it is."""
    return re.sub(r"%(\d)", lambda found: _value(values, int(found[1])), text)


def _value(values: Sequence[str], number: int) -> str:
    return values[number - 1] if number <= len(values) else ""
