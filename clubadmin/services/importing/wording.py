"""The sentences of doubts and choices, the same in the window and for the terminal."""

from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ranking_words import rule_words
from clubadmin.i18n import Listed, Message, Value, marked
from clubadmin.model.importing.importing import Choice, Doubt

QUESTIONS = {
    "merged": marked(
        "In deze kolom zijn {one} keer vakken samengevoegd, zoals '{two}' over rij {three}. Geldt"
        " wat er staat voor elk van die rijen?"
    ),
    "long": marked("'{one}…' is te lang: er passen {two} tekens."),
    "totals": marked("'{one}' lijkt een regel met totalen en geen speler."),
    "noname": marked("Op deze rij staat geen naam: {one}"),
    "formula": marked(
        "{one} vakken met punten zijn een formule. Het bestand bewaart ook de uitkomst, zoals"
        " {two}."
    ),
    "novalue": marked("Dit vak is een formule, en het bestand bewaart er geen uitkomst van."),
    "dots": marked(
        "{one} keer staat er een punt in een getal, zoals {two}. Zijn dat duizendtallen?"
    ),
    "word": marked("{one} keer staat er '{two}' waar punten horen."),
    "zero": marked("{one} keer staat er 0 punten voor een hele avond."),
    "zeroround": marked("{one} keer staat er 0 punten voor een ronde."),
    "text": marked("'{one}' is geen heel getal."),
    "range": marked("{one} punten kan niet."),
    "odd": marked("{one} is vreemd voor {two}."),
    "sum": marked("Punten en roem zijn samen {one}, maar het totaal dat er staat is {two}."),
    "rounds": marked("De ronden zijn samen {one}, maar het totaal dat er staat is {two}."),
    "rowsum": marked(
        "{one}: de avonden op deze rij zijn samen {two}, maar het totaal dat er staat is {three}."
    ),
    "sumrule": marked(
        "Bij {one} van de {two} rijen is het totaal niet de som van de avonden, zoals bij {three}"
        " ({four}). Deze lijst telde anders op."
    ),
    "nosums": marked(
        "{one} totalen zijn een formule waarvan het bestand geen uitkomst bewaart; de avonden"
        " zijn er niet mee te vergelijken."
    ),
    "nopoints": marked("Bij {one} staan geen punten."),
    "nowhen": marked("Bij {one} staat geen avond en geen datum."),
    "eveningtext": marked("'{one}' is geen nummer van een avond."),
    "roundtext": marked("'{one}' is geen nummer van een ronde."),
    "date": marked("'{one}' is geen datum."),
    "american": marked("{one} datums lijken met de maand voorop geschreven, zoals {two}."),
    "pairs": marked("{one} keer staan er twee namen bij elkaar, zoals '{two}'."),
    "near": marked("'{one}': wie is dat? Geen lid heet precies zo ({two} keer)."),
    "unknown": marked("'{one}' is nog geen lid ({two} keer)."),
    "alias": marked("'{one}': vorige keer was dat wie hieronder staat ({two} keer)."),
    "two": marked("'{one}': wie is dat? Meer leden heten zo ({two} keer)."),
    "parts": marked(
        "Avond {one} van {two} ({three}) staat er twee keer: op rij {four} begint hij opnieuw,"
        " met {five} dezelfde namen."
    ),
    "again": marked(
        "Avond {one} van {two} ({three}) staat er twee keer: {four} namen komen er dubbel in voor."
    ),
    "mixed": marked(
        "Op avond {one} van {two} staan bij {three} namen ronden en ook een totaal als rij."
    ),
    "alone": marked("Op avond {two} van {three} spelen paren; {one} staat er alleen."),
    "twice": marked("{one} staat twee keer op avond {two} van {three}: met {four} en met {five}."),
    "nodate": marked("Van avond {one} van {two} ({three}) staat er geen datum."),
    "outside": marked("Avond {one} van {two} is op {three}, buiten seizoen {four} ({five})."),
    "closed": marked("Seizoen {three} is afgesloten: avond {one} van {two} kan er niet meer bij."),
    "sameday": marked("Avond {one} van {two} is op {three}, en avond {four} ook."),
    "heldday": marked(
        "Avond {one} van {two} is op {three}, net als avond {four} die al in de club staat."
    ),
    "high": marked(
        "{two} heeft {one} op avond {three}. De anderen maakten {five} tot {six}; ernaast staat"
        " {four}. Een cijfer te veel?"
    ),
    "low": marked(
        "{two} heeft {one} op avond {three}. De anderen maakten {five} tot {six}; ernaast staat"
        " {four}. Een cijfer te weinig?"
    ),
    "likeseason": marked("Seizoen '{one}' lijkt op '{two}', dat er al is."),
    "likecompetition": marked("Competitie '{one}' lijkt op '{two}', die er al is."),
    "format": marked(
        "{one} ({two}) wordt in de club {four} gespeeld, en in deze lijst staan {three}."
    ),
    "copy": marked(
        "Avond {one} van {two} heeft dezelfde dag en dezelfde punten als avond {three} van {four}"
        " ({five}), die al in de club staat."
    ),
    "clash": marked(
        "Er is nog een avond {one} van {two} ({three}) in deze lijst, door wat u koos."
    ),
    "held": marked("Avond {one} van {two} ({three}) staat al in de club, op {four}.{five}"),
    "unlikely": marked("Avond {one} van {two} is op {three}: klopt dat?"),
    "dates": marked("Avond {one} van {two} ({three}) heeft {four} verschillende datums."),
    "order": marked(
        "{two} heeft {one} op avond {three}, en staat tussen {four}. De lijst loopt verder van"
        " hoog naar laag.{seven}"
    ),
    "rowbest": marked(
        "{one}: op deze rij staat {three}, maar zoals de lijst telt ({four}) komen de avonden op"
        " {two}."
    ),
    "misplaced": marked(
        "{one}: {two} staat tussen {three}, en de lijst loopt verder van hoog naar laag.{four}"
    ),
    "stepped": marked(
        "{one}: na avond {two} staat er {three}, maar de stand ervoor en de avond samen zijn"
        " {four}."
    ),
    "rising": marked(
        "De {one} kolommen lopen bij iedereen op, van {two} tot {three}: het zijn standen na elke"
        " avond. De avonden zijn dan de verschillen."
    ),
    "risen": marked(
        "{one}: met de stand {two} na avond {three} is avond {four} {five} waard, en dat kan niet"
        " bij wat de anderen maakten.{six}"
    ),
    "sumtext": marked("'{one}' bij {two} is geen totaal waarmee te vergelijken is."),
    "average": marked(
        "{one}: er staat {two} als gemiddelde, maar de avonden zijn gemiddeld {three}."
    ),
    "place": marked("{one}: plaats {two} klopt niet met de volgorde van de punten ({three})."),
    "few": marked(
        "{one} keer staan er twee namen bij elkaar, zoals '{two}', en {three} namen staan alleen."
        " Wat is dit voor een lijst?"
    ),
    "half": marked(
        "{one} staat in twee paren: {two} met {three} en {four} met {five}. Zijn dat twee mensen"
        " die zo heten?"
    ),
    "opening": marked(
        "De lijst begint na avond {one}: {two} had toen {three}. Van hoeveel avonden samen is die"
        " beginstand?"
    ),
    "unopened": marked(
        "{one} heeft geen beginstand, en na avond {two} {three}. Is dat op die avond gemaakt?"
    ),
    "opened": marked(
        "In de club telt van {one} ({two}) al mee tot en met avond {three}; deze lijst heeft een"
        " beginstand na avond {four}."
    ),
    "club": marked(
        "Namen van {one} die ook elders staan: {two} van de {three}, zoals {four}. Zijn dat"
        " dezelfde mensen?"
    ),
    "years": marked(
        "De lijst gaat over {one}, en seizoenen beginnen in de zomer. Is dit één seizoen?"
    ),
}
"""Questions by the kind of the doubt; its values are one, two, three."""

CHOICES = {
    "leave": marked("Weglaten"),
    "take": marked("Overnemen zoals het er staat"),
    "correct": marked("Er hoort te staan:"),
    "merged.each": marked("Ja, voor elke rij"),
    "merged.first": marked("Nee, alleen voor de eerste rij"),
    "totals.leave": marked("Weglaten: het is een totaal"),
    "totals.person": marked("Het is een speler: {one}"),
    "noname.who": marked("Deze rij is van:"),
    "formula.take": marked("De uitkomsten overnemen"),
    "formula.leave": marked("Deze vakken weglaten"),
    "dots.take": marked("Ja, de punt is er om te lezen: {two} is één getal"),
    "dots.leave": marked("Nee, deze vakken weglaten"),
    "absent": marked("Niet meegedaan"),
    "zero": marked("Wel meegedaan, met 0 punten"),
    "parts": marked("{one} klopt: de delen zijn goed"),
    "total": marked("{one} klopt: het totaal is goed"),
    "rowsum.take": marked("De avonden kloppen: samen {one}"),
    "rowsum.leave": marked("Deze rij weglaten"),
    "evening": marked("Er hoort te staan op avond {one}"),
    "sumrule.take": marked("De avonden overnemen"),
    "nosums.take": marked("De avonden overnemen"),
    "nopoints.leave": marked("Niet meegedaan"),
    "american": marked("Ja: eerst de maand, dan de dag"),
    "dutch": marked("Nee: eerst de dag, dan de maand"),
    "pairs": marked("Dat zijn paren"),
    "single": marked("Dat is telkens één naam"),
    "member": marked("{one}"),
    "near.same": marked("Dezelfde als '{one}' in deze lijst"),
    "new": marked("Een nieuw lid:"),
    "who": marked("Een ander lid:"),
    "near.leave": marked("Deze naam niet overnemen"),
    "unknown.leave": marked("Deze naam niet overnemen"),
    "alias.leave": marked("Deze naam niet overnemen"),
    "two.leave": marked("Deze naam niet overnemen"),
    "parts.leave": marked("Het tweede stuk weglaten"),
    "number": marked("Het is avond nummer:"),
    "join": marked("Bij elkaar nemen"),
    "again.first": marked("De eerste keer nemen"),
    "again.last": marked("De tweede keer nemen"),
    "again.number": marked("De tweede keer is avond nummer:"),
    "rounds": marked("De ronden nemen"),
    "whole": marked("De totalen nemen"),
    "partner": marked("Samen met:"),
    "twice.first": marked("{one} telt: de eerste"),
    "twice.last": marked("{one} telt: de tweede"),
    "other": marked("De tweede is iemand anders:"),
    "day": marked("Het was op {one}"),
    "date": marked("De datum is:"),
    "week": marked("Een week na de avond ervoor, de volgende ook"),
    "fortnight": marked("Twee weken na de avond ervoor, de volgende ook"),
    "season": marked("De avond hoort bij seizoen:"),
    "extend": marked("Het seizoen zo lang maken"),
    "dates.leave": marked("Deze avond weglaten"),
    "nodate.leave": marked("Deze avond weglaten"),
    "outside.leave": marked("Deze avond weglaten"),
    "closed.leave": marked("Deze avond weglaten"),
    "both": marked("Het klopt: er waren er twee op die dag"),
    "likeseason.same": marked("Het is {one}"),
    "likecompetition.same": marked("Het is {one}"),
    "apart": marked("Het is een ander: {one}"),
    "competition": marked("Naam van een andere competitie:"),
    "format.leave": marked("Deze avonden weglaten"),
    "copy.leave": marked("Weglaten: het is dezelfde avond"),
    "copy.both": marked("Overnemen: het is een andere avond"),
    "clash.leave": marked("Deze avond weglaten"),
    "held.leave": marked("Overslaan: wat er staat blijft"),
    "replace": marked("Vervangen door deze lijst"),
    "held.number": marked("Overnemen als avond nummer:"),
    "unknown": marked("Niet bekend"),
    "figure": marked("Er hoort te staan: {one}"),
    "rival": marked("Er hoort te staan bij {one}"),
    "asis": marked("{one} klopt, zoals het er staat"),
    "rowsum.unknown": marked("Niet bekend: wat het totaal meer zegt blijft open"),
    "misplaced.take": marked("{one}: zo komen de avonden samen"),
    "rowbest.take": marked("De avonden kloppen: {one}"),
    "stepped.take": marked("De avonden kloppen: het hoort {one} te zijn"),
    "misplaced.leave": marked("Deze rij weglaten"),
    "rowbest.leave": marked("Deze rij weglaten"),
    "stepped.leave": marked("Deze rij weglaten"),
    "risen.leave": marked("Deze twee avonden weglaten"),
    "sumtext.take": marked("De avonden overnemen"),
    "average.take": marked("De avonden kloppen: gemiddeld {one}"),
    "place.take": marked("De punten kloppen"),
    "differences": marked("Standen: de verschillen zijn de avonden"),
    "evenings": marked("Avonden: overnemen zoals het er staat"),
    "few.single": marked("Van personen: twee namen zijn één deelnemer"),
    "few.pairs": marked("Van paren: wie alleen staat krijgt een partner"),
    "namesake": marked("Ja, en de tweede is een ander:"),
    "half.who": marked("De tweede is een lid:"),
    "half.leave": marked("Het tweede paar weglaten"),
    "opening.opening": marked("Van {one} avonden: zo telt hij mee in de stand"),
    "opening.number": marked("Van zoveel avonden:"),
    "opening.leave": marked("Alleen de avonden erna overnemen"),
    "made": marked("Ja, op avond {two} gemaakt"),
    "unopened.opening": marked("Nee, het is een stand van voor die avond"),
    "unopened.leave": marked("Niet overnemen"),
    "opened.leave": marked("Overslaan: wat er staat blijft"),
    "opened.replace": marked("De beginstand van deze lijst nemen"),
    "club.same": marked("Ja, dezelfde mensen"),
    "club.apart": marked("Nee, van een andere club: zet {one} achter elke naam"),
    "oneyear": marked("Ja, één seizoen: {one}"),
    "halves": marked("Nee, seizoenen van zomer tot zomer"),
}
"""Words of a choice by its code, or by kind and code where a kind has its own words."""

_NAMES = ("one", "two", "three", "four", "five", "six", "seven")
_AROUND = {"high": 3, "low": 3, "order": 3, "misplaced": 2}  # which value is what stands around
_MEANT = {"order": 6, "misplaced": 3, "risen": 5}  # which is what would put it right


def question(doubt: Doubt) -> Message:
    """Word a question."""
    values: list[Value] = list(doubt.values)
    if (at := _AROUND.get(doubt.kind)) is not None:
        values[at] = Listed(tuple(str(values[at]).split()), "en")
    if (at := _MEANT.get(doubt.kind)) is not None:
        values[at] = _right(doubt, values[at])
    if doubt.kind == "rowbest":
        values[3] = rule_words(parse_rule(str(values[3])))
    if doubt.kind == "odd":
        values[1] = Message(ROLES[str(values[1])])
    if doubt.kind == "format":
        values[2], values[3] = entrants(str(values[2])), _form(str(values[3]))
    return Message(QUESTIONS[doubt.kind], **dict(zip(_NAMES, values, strict=False)))


def choice(doubt: Doubt, one: Choice) -> Message:
    """Word a choice."""
    said = CHOICES.get(f"{doubt.kind}.{one.code}") or CHOICES[one.code]
    second = doubt.values[1] if len(doubt.values) > 1 else ""
    return Message(said, one=one.label or one.value, two=second)


def _right(doubt: Doubt, meant: Value) -> Value:
    """Word the value that puts it right, as a last sentence; "" where there is none."""
    if not meant:
        return ""
    right = Listed(tuple(meant.split()), "of") if isinstance(meant, str) else meant
    if doubt.kind == "risen":
        return Message(" Met {figures} kan het wel.", figures=right)
    if any(one.code in ("take", "evening") for one in doubt.choices) and doubt.kind == "misplaced":
        return Message(" Met {figures} klopt de volgorde en het totaal.", figures=right)
    return Message(" Met {figures} klopt de volgorde.", figures=right)


ROLES = {
    "": marked("niet gebruiken"),
    "name": marked("naam"),
    "points": marked("punten"),
    "roem": marked("roem"),
    "total": marked("totaal met roem"),
    "pits": marked("pits"),
    "fine": marked("straf"),
    "running": marked("stand na de avond"),
}
"""Remarks on a figure, by what is odd about it."""

_MISSING = {
    "name": marked("Wijs aan in welke kolom de namen staan."),
    "points": marked("Wijs aan in welke kolom de punten staan."),
    "averages": marked(
        "Er staan alleen gemiddelden in, en daaruit zijn geen punten te halen. Vraag om een lijst"
        " met punten of totalen."
    ),
    "season": marked("Vul in van welk seizoen deze lijst is."),
    "competition": marked("Vul in van welke competitie deze lijst is."),
    "evening": marked(
        "Nergens staat om welke avond het gaat. Vul het nummer of de datum in, of wijs de kolom"
        " aan."
    ),
}


def missing(code: str) -> Message:
    """Word what must be filled in before anything can be understood."""
    return Message(_MISSING[code])


def entrants(code: str) -> Message:
    """Word the entrants."""
    return Message("paren") if code == "pairs" else Message("personen")


def _form(name: str) -> Message:
    if name == "individual":
        return Message("voor personen")
    return Message("voor paren") if name == "pairs" else Message("als wedstrijd")
