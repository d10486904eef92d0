"""What is said of columns, doubts and choices; services give a kind and its values."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.kit import language
from clubadmin.i18n import Listed
from clubadmin.model.importing.importing import Choice, Doubt, Role, Spot

translate = QCoreApplication.translate
_AROUND = ("high", "low", "order")  # of a figure that stands out, with those around it


def questions() -> dict[str, str]:
    """By the kind of the doubt."""
    return {
        "merged": translate(
            "Importing",
            "In deze kolom zijn %1 keer vakken samengevoegd, zoals '%2' over rij %3. Geldt wat er "
            "staat voor elk van die rijen?",
        ),
        "totals": translate("Importing", "'%1' lijkt een regel met totalen en geen speler."),
        "noname": translate("Importing", "Op deze rij staat geen naam: %1"),
        "formula": translate(
            "Importing",
            "%1 vakken met punten zijn een formule. Het bestand bewaart ook de uitkomst, zoals %2.",
        ),
        "novalue": translate(
            "Importing", "Dit vak is een formule, en het bestand bewaart er geen uitkomst van."
        ),
        "dots": translate(
            "Importing", "%1 keer staat er een punt in een getal, zoals %2. Zijn dat duizendtallen?"
        ),
        "word": translate("Importing", "%1 keer staat er '%2' waar punten horen."),
        "zero": translate("Importing", "%1 keer staat er 0 punten voor een hele avond."),
        "zeroround": translate("Importing", "%1 keer staat er 0 punten voor een ronde."),
        "text": translate("Importing", "'%1' is geen heel getal."),
        "range": translate("Importing", "%1 punten kan niet."),
        "odd": translate("Importing", "%1 is vreemd voor %2."),
        "sum": translate(
            "Importing", "Punten en roem zijn samen %1, maar het totaal dat er staat is %2."
        ),
        "rounds": translate(
            "Importing", "De ronden zijn samen %1, maar het totaal dat er staat is %2."
        ),
        "rowsum": translate(
            "Importing",
            "%1: de avonden op deze rij zijn samen %2, maar het totaal dat er staat is %3.",
        ),
        "sumrule": translate(
            "Importing",
            "Bij %1 van de %2 rijen is het totaal niet de som van de avonden, zoals bij %3 (%4). "
            "Deze lijst telde anders op.",
        ),
        "nosums": translate(
            "Importing",
            "%1 totalen zijn een formule waarvan het bestand geen uitkomst bewaart; de avonden "
            "zijn er niet mee te vergelijken.",
        ),
        "nopoints": translate("Importing", "Bij %1 staan geen punten."),
        "nowhen": translate("Importing", "Bij %1 staat geen avond en geen datum."),
        "eveningtext": translate("Importing", "'%1' is geen nummer van een avond."),
        "roundtext": translate("Importing", "'%1' is geen nummer van een ronde."),
        "date": translate("Importing", "'%1' is geen datum."),
        "american": translate(
            "Importing", "%1 datums lijken met de maand voorop geschreven, zoals %2."
        ),
        "pairs": translate("Importing", "%1 keer staan er twee namen bij elkaar, zoals '%2'."),
        "near": translate("Importing", "'%1': wie is dat? Geen lid heet precies zo (%2 keer)."),
        "unknown": translate("Importing", "'%1' is nog geen lid (%2 keer)."),
        "alias": translate("Importing", "'%1': vorige keer was dat wie hieronder staat (%2 keer)."),
        "two": translate("Importing", "'%1': wie is dat? Meer leden heten zo (%2 keer)."),
        "parts": translate(
            "Importing",
            "Avond %1 van %2 (%3) staat er twee keer: op rij %4 begint hij opnieuw, met %5 "
            "dezelfde namen.",
        ),
        "again": translate(
            "Importing",
            "Avond %1 van %2 (%3) staat er twee keer: %4 namen komen er dubbel in voor.",
        ),
        "mixed": translate(
            "Importing", "Op avond %1 van %2 staan bij %3 namen ronden en ook een totaal als rij."
        ),
        "alone": translate("Importing", "Op avond %2 van %3 spelen paren; %1 staat er alleen."),
        "twice": translate("Importing", "%1 staat twee keer op avond %2 van %3: met %4 en met %5."),
        "dates": translate("Importing", "Avond %1 van %2 (%3) heeft %4 verschillende datums."),
        "nodate": translate("Importing", "Van avond %1 van %2 (%3) staat er geen datum."),
        "outside": translate("Importing", "Avond %1 van %2 is op %3, buiten seizoen %4 (%5)."),
        "closed": translate(
            "Importing", "Seizoen %3 is afgesloten: avond %1 van %2 kan er niet meer bij."
        ),
        "sameday": translate("Importing", "Avond %1 van %2 is op %3, en avond %4 ook."),
        "heldday": translate(
            "Importing", "Avond %1 van %2 is op %3, net als avond %4 die al in de club staat."
        ),
        "high": translate(
            "Importing",
            "%2 heeft %1 op avond %3. De anderen maakten %5 tot %6; ernaast staat %4. Een "
            "cijfer te veel?",
        ),
        "low": translate(
            "Importing",
            "%2 heeft %1 op avond %3. De anderen maakten %5 tot %6; ernaast staat %4. Een "
            "cijfer te weinig?",
        ),
        "order": translate(
            "Importing",
            "%2 heeft %1 op avond %3, en staat tussen %4. De lijst loopt verder van hoog naar "
            "laag. Twee cijfers verwisseld?",
        ),
        "likeseason": translate("Importing", "Seizoen '%1' lijkt op '%2', dat er al is."),
        "likecompetition": translate("Importing", "Competitie '%1' lijkt op '%2', die er al is."),
        "format": translate(
            "Importing", "%1 (%2) wordt in de club %4 gespeeld, en in deze lijst staan %3."
        ),
        "copy": translate(
            "Importing",
            "Avond %1 van %2 heeft dezelfde dag en dezelfde punten als avond %3 van %4 (%5), die "
            "al in de club staat.",
        ),
        "clash": translate(
            "Importing", "Er is nog een avond %1 van %2 (%3) in deze lijst, door wat u koos."
        ),
        "held": translate("Importing", "Avond %1 van %2 (%3) staat al in de club, op %4."),
    }


def choices() -> dict[str, str]:
    """By the code of the choice, or by kind and code where a kind has its own words."""
    return {
        "leave": translate("Importing", "Weglaten"),
        "take": translate("Importing", "Overnemen zoals het er staat"),
        "correct": translate("Importing", "Er hoort te staan:"),
        "merged.each": translate("Importing", "Ja, voor elke rij"),
        "merged.first": translate("Importing", "Nee, alleen voor de eerste rij"),
        "totals.leave": translate("Importing", "Weglaten: het is een totaal"),
        "totals.person": translate("Importing", "Het is een speler: %1"),
        "noname.who": translate("Importing", "Deze rij is van:"),
        "formula.take": translate("Importing", "De uitkomsten overnemen"),
        "formula.leave": translate("Importing", "Deze vakken weglaten"),
        "dots.take": translate("Importing", "Ja, de punt is er om te lezen: %2 is één getal"),
        "dots.leave": translate("Importing", "Nee, deze vakken weglaten"),
        "absent": translate("Importing", "Niet meegedaan"),
        "zero": translate("Importing", "Wel meegedaan, met 0 punten"),
        "parts": translate("Importing", "%1 klopt: de delen zijn goed"),
        "total": translate("Importing", "%1 klopt: het totaal is goed"),
        "rowsum.take": translate("Importing", "De avonden kloppen: samen %1"),
        "rowsum.leave": translate("Importing", "Deze rij weglaten"),
        "evening": translate("Importing", "Er hoort te staan op avond %1"),
        "sumrule.take": translate("Importing", "De avonden overnemen"),
        "nosums.take": translate("Importing", "De avonden overnemen"),
        "nopoints.leave": translate("Importing", "Niet meegedaan"),
        "american": translate("Importing", "Ja: eerst de maand, dan de dag"),
        "dutch": translate("Importing", "Nee: eerst de dag, dan de maand"),
        "pairs": translate("Importing", "Dat zijn paren"),
        "single": translate("Importing", "Dat is telkens één naam"),
        "member": translate("Importing", "%1"),
        "near.same": translate("Importing", "Dezelfde als '%1' in deze lijst"),
        "new": translate("Importing", "Een nieuw lid:"),
        "who": translate("Importing", "Een ander lid:"),
        "near.leave": translate("Importing", "Deze naam niet overnemen"),
        "unknown.leave": translate("Importing", "Deze naam niet overnemen"),
        "alias.leave": translate("Importing", "Deze naam niet overnemen"),
        "two.leave": translate("Importing", "Deze naam niet overnemen"),
        "parts.leave": translate("Importing", "Het tweede stuk weglaten"),
        "number": translate("Importing", "Het is avond nummer:"),
        "join": translate("Importing", "Bij elkaar nemen"),
        "again.first": translate("Importing", "De eerste keer nemen"),
        "again.last": translate("Importing", "De tweede keer nemen"),
        "again.number": translate("Importing", "De tweede keer is avond nummer:"),
        "rounds": translate("Importing", "De ronden nemen"),
        "whole": translate("Importing", "De totalen nemen"),
        "partner": translate("Importing", "Samen met:"),
        "twice.first": translate("Importing", "%1 telt: de eerste"),
        "twice.last": translate("Importing", "%1 telt: de tweede"),
        "other": translate("Importing", "De tweede is iemand anders:"),
        "day": translate("Importing", "Het was op %1"),
        "date": translate("Importing", "De datum is:"),
        "week": translate("Importing", "Een week na de avond ervoor"),
        "fortnight": translate("Importing", "Twee weken na de avond ervoor"),
        "season": translate("Importing", "De avond hoort bij seizoen:"),
        "extend": translate("Importing", "Het seizoen zo lang maken"),
        "dates.leave": translate("Importing", "Deze avond weglaten"),
        "nodate.leave": translate("Importing", "Deze avond weglaten"),
        "outside.leave": translate("Importing", "Deze avond weglaten"),
        "closed.leave": translate("Importing", "Deze avond weglaten"),
        "both": translate("Importing", "Het klopt: er waren er twee op die dag"),
        "likeseason.same": translate("Importing", "Het is %1"),
        "likecompetition.same": translate("Importing", "Het is %1"),
        "apart": translate("Importing", "Het is een ander: %1"),
        "competition": translate("Importing", "Naam van een andere competitie:"),
        "format.leave": translate("Importing", "Deze avonden weglaten"),
        "copy.leave": translate("Importing", "Weglaten: het is dezelfde avond"),
        "copy.both": translate("Importing", "Overnemen: het is een andere avond"),
        "clash.leave": translate("Importing", "Deze avond weglaten"),
        "held.leave": translate("Importing", "Overslaan: wat er staat blijft"),
        "replace": translate("Importing", "Vervangen door deze lijst"),
        "held.number": translate("Importing", "Overnemen als avond nummer:"),
    }


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
            values[3] = Listed(tuple(values[3].split())).text(language.current())
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
