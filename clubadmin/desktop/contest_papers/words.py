"""How the papers are called, in a word and in a line."""

from clubadmin.desktop.kit.language import translate


def named(key: str) -> tuple[str, str]:
    """The name of a paper, and what it is for."""
    return {
        "participants": (
            translate("Papers", "Deelnemerslijst"),
            translate("Papers", "op nummer, met groep en club of district"),
        ),
        "draw-table": (
            translate("Papers", "Indeling op tafel"),
            translate("Papers", "wie zit waar, ronde voor ronde, om op te hangen"),
        ),
        "draw-name": (
            translate("Papers", "Indeling op naam"),
            translate("Papers", "ieder vindt zijn naam en daarbij zijn tafels"),
        ),
        "slips": (
            translate("Papers", "Plaatsbriefjes"),
            translate("Papers", "voor ieder waar hij zit, ronde voor ronde; wordt gesneden"),
        ),
        "table-cards": (
            translate("Papers", "Tafelkaarten"),
            translate("Papers", "nummer, groep en de vier kanten; wordt een tentje"),
        ),
        "movement": (
            translate("Papers", "Wisselkaarten"),
            translate("Papers", "op elke tafel: waar ieder daarna heen gaat"),
        ),
        "labels": (
            translate("Papers", "Mapetiketten"),
            translate("Papers", "spel, groep en de G van de gever, voor buiten op het mapje"),
        ),
        "hand-cards": (
            translate("Papers", "Handkaartjes"),
            translate("Papers", "voor elk vakje: gever en uitkomer, en de hand"),
        ),
        "control-cards": (
            translate("Papers", "Controlekaarten"),
            translate("Papers", "alle vier de handen van een spel, voor de wedstrijdleiding"),
        ),
        "score-cards": (
            translate("Papers", "Scorekaartjes"),
            translate("Papers", "een per spel, om met het mapje mee te gaan"),
        ),
        "sheets": (
            translate("Papers", "Formulieren"),
            translate("Papers", "voor elke tafel, om in te vullen"),
        ),
        "round-sheets": (
            translate("Papers", "Formulieren van een ronde"),
            translate("Papers", "de boompjes van een tafel op één blad, met vier handtekeningen"),
        ),
        "collecting-blank": (
            translate("Papers", "Verzamelstaat om in te vullen"),
            translate("Papers", "de deelnemers naast de spellen"),
        ),
        "bracket": (
            translate("Papers", "Afvalschema"),
            translate("Papers", "alle ronden naast elkaar, met wie doorgaat"),
        ),
        "result": (translate("Papers", "Uitslag"), translate("Papers", "om op te hangen")),
        "announcer": (
            translate("Papers", "Omroepblad"),
            translate("Papers", "van laatste naar eerste, groot, om voor te lezen"),
        ),
        "diplomas": (
            translate("Papers", "Oorkonden"),
            translate(
                "Papers",
                "plaats 1, 2 en 3 en de poedelprijs (afvaltoernooi: de finale en de poedelprijs)",
            ),
        ),
        "boards": (
            translate("Papers", "Frequentiestaat"),
            translate("Papers", "per spel: alle scores, de matchpunten en de handen"),
        ),
        "travellers": (
            translate("Papers", "Loopstaten"),
            translate("Papers", "per deelnemer: elk spel, tegen wie, en wat het opbracht"),
        ),
        "crosstable": (
            translate("Papers", "Kruistabel"),
            translate("Papers", "wat ieder tegen ieder maakte"),
        ),
        "collecting": (
            translate("Papers", "Verzamelstaat"),
            translate("Papers", "de matchpunten van ieder op elk spel"),
        ),
        "sessions": (
            translate("Papers", "Uitslag over de zittingen"),
            translate("Papers", "de matchpunten van alle zittingen tot en met deze"),
        ),
        "standings": (
            translate("Papers", "Stand"),
            translate("Papers", "van de competitie tot en met deze avond, om op te hangen"),
        ),
        "season-announcer": (
            translate("Papers", "Omroepblad van de stand"),
            translate("Papers", "van laatste naar eerste, voor de prijsuitreiking"),
        ),
        "season-diplomas": (
            translate("Papers", "Oorkonden van de stand"),
            translate("Papers", "voor plaats 1, 2 en 3 van de competitie"),
        ),
    }[key]


def lacks(what: str) -> str:
    """Why a paper cannot be made yet."""
    return {
        "people": translate("Papers", "kan als er deelnemers zijn"),
        "draw": translate("Papers", "kan na de indeling"),
        "deal": translate("Papers", "kan als de spellen gedeeld zijn"),
        "scores": translate("Papers", "kan zodra er iets is ingevuld"),
        "secret": translate("Papers", "de stand is nog geheim"),
    }[what]


def heading(when: str) -> str:
    """The title above papers that are wanted at the same time."""
    return {
        "before": translate("Papers", "Vóór het spelen"),
        "during": translate("Papers", "Tijdens het spelen"),
        "after": translate("Papers", "Na afloop"),
        "season": translate("Papers", "Van de competitie"),
    }[when]
