"""The question of each kind of doubt, and the words of each choice.

`%1`, `%2` ... in a question are the values of the doubt; in a choice `%1` is its own label and
`%2` the second value of the doubt.
"""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


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
