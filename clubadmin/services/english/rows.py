"""What is wrong with a cell of a file that comes in; the row and column stand before it."""

SENTENCES = {
    "meer dan %1 tekens; kort dit in.": "more than %1 characters; shorten this.",
    "is leeg; vul dit in.": "is empty; fill this in.",
    "is leeg; vul een naam in.": "is empty; fill in a name.",
    "is leeg; hier hoort een getal.": "is empty; a number belongs here.",
    "'%1' is geen geheel getal, zoals %2.": "'%1' is no whole number, such as %2.",
    "%1 kan niet: van %2 tot en met %3.": "%1 cannot be: from %2 to %3.",
    "'%1' is geen datum, zoals 2026-11-12.": "'%1' is no date, such as 2026-11-12.",
    "'%1' is geen ja of nee.": "'%1' is neither ja (yes) nor nee (no).",
    # against what the club knows
    "%1 is voor paren, en hier staan personen.": "%1 is for pairs, and there are persons here.",
    "%1 is voor personen, en hier staan paren.": "%1 is for persons, and there are pairs here.",
    "%1 wordt gespeeld als %2; avonden daarvan gaan alleen met de hele club mee.": (
        "%1 is played as %L2; evenings of it go along only with the whole club."
    ),
    "avond %1 van %2 staat al in de club.": "evening %1 of %2 is in the club already.",
    "%1 valt buiten seizoen %2 (%3 – %4).": "%1 is outside season %2 (%3 – %4).",
    "'%1' lijkt op '%2'; schrijf het gelijk.": "'%1' looks like '%2'; write it alike.",
    "er zijn %1 leden die %2 heten (%3 of %4); zet de opmerking achter de naam zoals hier tussen"
    " haakjes.": (
        "there are %N1 members called %2 (%3 or %4); put the remark behind the name in brackets,"
        " as here."
    ),
    "'%1' lijkt op '%2'; schrijf de naam op beide plaatsen gelijk.": (
        "'%1' looks like '%2'; write the name alike in both places."
    ),
    "'%1' is geen naam; vul een naam in.": "'%1' is no name; fill in a name.",
    # games
    "spel %1 staat er twee keer.": "game %1 is there twice.",
    "hier hoort een spelnummer van 1 tot en met %1.": (
        "the number of a game belongs here, from 1 to %1."
    ),
    "spel %1 ontbreekt op dit formulier.": "game %1 is missing on this sheet.",
    "aan deze tafel zit iemand twee keer.": "somebody sits at this table twice.",
    "tafel %1 van ronde %2 stond er al met anderen.": (
        "table %1 of round %2 was there already with other people."
    ),
    "avond %1 is eerder op %2.": "evening %1 is on %2 further up.",
    "volgens %1 zitten er %2 aan een tafel; laat dit leeg.": (
        "under %1 %L2 sit at a table; leave this empty."
    ),
    "dit formulier heeft %1 spellen, niet %2.": "this sheet has %1 games, not %2.",
    "iemand zit in deze ronde ook al op rij %1.": (
        "somebody sits in this round on row %1 already."
    ),
    "van deze avond staat er geen spel in.": "there is no game of this evening.",
    # totals of whole evenings and rounds
    "avond %1 is op rij %2 op %3.": "evening %1 is on %3 according to row %2.",
    "hier staat maar één naam.": "there is only one name here.",
    "hier hoort één naam, of twee verschillende voor een paar.": (
        "one name belongs here, or two different ones for a pair."
    ),
    "van deze avond hebben sommige rijen een ronde en andere niet; kies één van beide.": (
        "some rows of this evening have a round and others do not; choose one of the two."
    ),
    "op deze avond spelen paren; hier staat maar één naam.": (
        "pairs play on this evening; there is only one name here."
    ),
    "staat bij deze avond ook al op rij %1.": "is on row %1 of this evening already.",
    "%1 is veel meer dan de anderen (%2 in het midden); kijk na of er een cijfer te veel staat.": (
        "%1 is much more than the others (%2 in the middle); see whether there is a digit too many."
    ),
}
