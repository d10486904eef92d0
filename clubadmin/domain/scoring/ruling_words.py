"""The words of rulings: what happened, and what is to be done with the row."""

from clubadmin.domain.terms import Language, Position

SEAT_NAMES = {
    Language.NL: dict(zip(Position, ("Noord", "Oost", "Zuid", "West"), strict=True)),
    Language.EN: dict(zip(Position, ("North", "East", "South", "West"), strict=True)),
}
"""Seats by name."""

KINDS = {
    Language.NL: {
        "revoke": "{seat} verzaakte.",
        "false-accusation": "{seat} beschuldigde ten onrechte van verzaken.",
        "card-short": "{seat} kwam een kaart te kort.",
        "misdeal": "{seat} deelde verkeerd.",
        "cheating": "{seat} speelde vals.",
        "arbitral": "Arbitrale score.",
        "other": "Beslissing van de wedstrijdleider.",
    },
    Language.EN: {
        "revoke": "{seat} revoked.",
        "false-accusation": "{seat} claimed a revoke that was none.",
        "card-short": "{seat} was a card short.",
        "misdeal": "{seat} dealt wrong.",
        "cheating": "{seat} cheated.",
        "arbitral": "Arbitral score.",
        "other": "Decision of the director.",
    },
}
"""What happened, by the code of its kind."""

VERDICTS = {
    Language.NL: {
        "all-to-other": "De partij van {seat} krijgt 0; alles gaat naar de andere, met de "
        "roem die al gemaakt was: {line}.",
        "redeal": "Het spel wordt opnieuw gedeeld. Typ de uitslag van het nieuwe spel.",
        "fined": "{seat} betaalt de strafpunten; al het andere telt: {line}.",
        "redeal-fine": "Het spel wordt opnieuw gedeeld door dezelfde gever. Typ de uitslag "
        "van het nieuwe spel met {fine} erachter: wat {seat} betaalt.",
        "misdeal-fine": "{seat} deelt opnieuw en betaalt vanaf de tweede keer op rij "
        "strafpunten; in het formulier: {line}.",
        "arbitral": "De rij wordt {line}, zoals beslist.",
        "director": "Het reglement laat dit aan de wedstrijdleider. Typ de rij die hij beslist.",
        "who-alone": "Zet eerst in de rij wie er alleen speelt: dan blijkt wie de 0 krijgt.",
    },
    Language.EN: {
        "all-to-other": "The side of {seat} gets 0; all goes to the other, with the roem "
        "that was made already: {line}.",
        "redeal": "The game is dealt again. Type the result of the new game.",
        "fined": "{seat} pays the penalty; all else counts: {line}.",
        "redeal-fine": "The game is dealt again by the same dealer. Type the result of the "
        "new game with {fine} behind it: what {seat} pays.",
        "misdeal-fine": "{seat} deals again and pays a penalty from the second time in a "
        "row; on the sheet: {line}.",
        "arbitral": "The row becomes {line}, as decided.",
        "director": "The rules leave this to the director. Type the row that he decides on.",
        "who-alone": "First put in the row who plays alone: that tells who gets the 0.",
    },
}
"""What follows, by the code of the verdict."""

BEHIND = {
    Language.NL: "typ {} achter de uitslag",
    Language.EN: "type {} behind the result",
}
"""In place of a row that is still to come."""
