"""What is told of a draw once it is made."""

SENTENCES = {
    "Ronde %1: %2 en %3 zitten niet aan één tafel, zoals gevraagd was.": (
        "Round %1: %2 and %3 do not sit at one table, as was asked."
    ),
    "Ronde %1: %2 en %3 zitten toch aan één tafel.": (
        "Round %1: %2 and %3 sit at one table all the same."
    ),
    "Ronde %1: met %2 %3 geen tafel te vullen; niemand speelt.": (
        "Round %1: %2 %L3 cannot fill a table; nobody plays."
    ),
    "Eén keer treffen twee elkaar deze avond opnieuw aan tafel.": (
        "Once two meet again at a table this evening."
    ),
    "%1 keer treffen twee elkaar deze avond opnieuw aan tafel.": (
        "Times that two meet again at a table this evening: %1."
    ),
    "Eén keer treffen twee elkaar die elkaar op een eerdere avond al troffen.": (
        "Once two meet who met on an earlier evening."
    ),
    "%1 keer treffen twee elkaar die elkaar op een eerdere avond al troffen.": (
        "Times that two meet who met on an earlier evening: %1."
    ),
    "Wie apart willen zitten gaan voor; anders troffen %1 keer twee elkaar opnieuw, in plaats van"
    " %2 keer.": (
        "Those who want to sit apart come first; otherwise two would meet again %1 times instead"
        " of %2."
    ),
    "Zonder herhalingen treft hier ieder ieder.": "Without repeats everybody meets everybody here.",
    "Niemand zit vanavond twee keer bij dezelfde aan tafel.": (
        "Nobody sits at a table with the same person twice tonight."
    ),
    "Geen paar speelt vanavond twee keer tegen hetzelfde paar.": (
        "No pair plays the same pair twice tonight."
    ),
    "Geen team speelt vanavond twee keer tegen hetzelfde team.": (
        "No team plays the same team twice tonight."
    ),
    "Opschuiven gaat niet eerlijk met wie er zijn; de tegenstanders zijn geloot.": (
        "Moving on does not come out fairly with who is there; the opponents were drawn."
    ),
    "Vanaf ronde %1 kan het opschuiven niet verder; de tegenstanders zijn geloot.": (
        "From round %1 on moving on cannot continue; the opponents were drawn."
    ),
    "Met loten in plaats van opschuiven speelt in zoveel ronden geen paar twee keer tegen hetzelfde"
    " paar.": (
        "With drawing instead of moving on no pair plays the same pair twice in so many rounds."
    ),
    "Ronde 1 blijft zoals hij is.": "Round 1 stays as it is.",
    "Ronde 1 tot en met %1 blijven zoals ze zijn.": "Rounds 1 to %1 stay as they are.",
    "Geen paar speelt twee keer tegen hetzelfde paar; beter kan niet.": (
        "No pair plays the same pair twice; it cannot be better."
    ),
    "Niemand zit twee keer bij dezelfde aan tafel; beter kan niet.": (
        "Nobody sits at a table with the same person twice; it cannot be better."
    ),
    "Minder herhalingen dan deze bestaan niet.": "Fewer repeats than these do not exist.",
    "Niemand heeft twee keer dezelfde maat.": "Nobody has the same partner twice.",
    "Elke ronde zit er één stil; wie dit seizoen het minst stilzat, is aan de beurt.": (
        "One sits out in each round; whoever sat out least this season has his turn."
    ),
    "Er zitten tot %1 per ronde stil; wie het minst stilzat, is aan de beurt.": (
        "Up to %1 sit out in a round; whoever sat out least has his turn."
    ),
    "Er is een tafel van drie; wie daar het minst zat, is aan de beurt.": (
        "There is a table of three; whoever sat there least has his turn."
    ),
    "Er zijn %1 tafels van drie; wie daar het minst zat, is aan de beurt.": (
        "There are %1 tables of three; whoever sat there least has his turn."
    ),
}
