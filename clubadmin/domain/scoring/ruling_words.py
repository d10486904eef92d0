"""The words of rulings: what happened, and what is to be done with the row."""

from clubadmin.i18n import marked

KINDS = {
    "revoke": marked("{seat} verzaakte."),
    "false-accusation": marked("{seat} beschuldigde ten onrechte van verzaken."),
    "card-short": marked("{seat} kwam een kaart te kort."),
    "misdeal": marked("{seat} deelde verkeerd."),
    "cheating": marked("{seat} speelde vals."),
    "arbitral": marked("Arbitrale score."),
    "other": marked("Beslissing van de wedstrijdleider."),
}
"""What happened, by the code of its kind."""

VERDICTS = {
    "all-to-other": marked(
        "De partij van {seat} krijgt 0; alles gaat naar de andere, met de roem die al gemaakt"
        " was: {line}."
    ),
    "redeal": marked("Het spel wordt opnieuw gedeeld. Typ de uitslag van het nieuwe spel."),
    "fined": marked("{seat} betaalt de strafpunten; al het andere telt: {line}."),
    "redeal-fine": marked(
        "Het spel wordt opnieuw gedeeld door dezelfde gever. Typ de uitslag van het nieuwe "
        "spel met {fine} erachter: wat {seat} betaalt."
    ),
    "misdeal-fine": marked(
        "{seat} deelt opnieuw en betaalt vanaf de tweede keer op rij strafpunten; in het "
        "formulier: {line}."
    ),
    "arbitral": marked("De rij wordt {line}, zoals beslist."),
    "director": marked(
        "Het reglement laat dit aan de wedstrijdleider. Typ de rij die hij beslist."
    ),
    "who-alone": marked("Zet eerst in de rij wie er alleen speelt: dan blijkt wie de 0 krijgt."),
}
"""What follows, by the code of the verdict."""

BEHIND = marked("typ {fine} achter de uitslag")
"""In place of a row that is still to come."""
