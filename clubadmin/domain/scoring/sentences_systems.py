"""The sentences of findings that only some systems of play give, by code and variant."""

from clubadmin.i18n import marked

SENTENCES = {
    "mark-unknown/nat": marked("onder {title} gaat niemand nat. Typ wat {own_side} heeft."),
    "mark-unknown/pit": marked("onder {title} is er geen pit. Typ wat {own_side} heeft."),
    "points-range/tricks": marked(
        "{points} kan niet: er zijn {total_points} slagen in een spel. Typ het aantal slagen"
        " dat op het formulier staat."
    ),
    "points-split/tricks": marked(
        "{ns} en {ew} zijn samen {sum}, maar een spel heeft {total_points} slagen. Kijk op het"
        " formulier welk van de twee niet klopt."
    ),
    "points-split/talon": marked(
        "{ns} en {ew} zijn samen {sum}. Met de twee kaarten die niet tellen horen er {least}"
        " tot en met {total_points} te zijn; kijk welk van de twee niet klopt."
    ),
    "points-split/talon-rest": marked(
        "hier tellen de twee kaarten die over zijn niet, dus de rest van de punten volgt niet"
        " vanzelf. Typ beide: {ns_side}, een punt en {ew_side}."
    ),
    "revoke-points/redeal-fine": marked(
        "na verzaken wordt dit spel opnieuw gedeeld. Typ de uitslag van het nieuwe spel met de"
        " straf erachter: ! en de speler (1 tot en met 4), en dan v."
    ),
    "revoke-points/tricks": marked(
        "bij verzaken krijgt {own_side} 0 en {other_side} {total_points}; hier staat {own}"
        " tegen {other}."
    ),
    "double-limit": marked(
        "zonder troef telt al dubbel, dus tegenkloppen kan niet: hoogstens {most} keer. Haal"
        " een k weg (op het formulier een ster)."
    ),
    "misdeal-no-trumps": marked(
        "er is verkeerd gedeeld, en dan mag de deler niet zonder troef spelen. Kijk welk van de"
        " twee niet klopt."
    ),
    "misdeal-twice/dealers": marked(
        "er deelt maar een speler in een spel, en hier hebben er meer verkeerd gedeeld. Haal"
        " weg wie niet deelde."
    ),
    "misdeal-twice/same": marked(
        "{seat} staat twee keer als wie verkeerd deelde. Typ een keer hoe vaak: !{number}m2 is"
        " twee keer achter elkaar."
    ),
    "unreadable/total-2": marked(
        "deze regel hoort te zijn: total, en dan de punten van {ns_side} en van {ew_side}."
        " Bijvoorbeeld: total 112 96."
    ),
    "unreadable/total-3": marked(
        "deze regel hoort te zijn: total, en dan wat de drie spelers elk hebben. Bijvoorbeeld:"
        " total 905 811 744."
    ),
    "total-mismatch/without-roem": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Op papier is de roem"
        " niet meegeteld."
    ),
    "total-mismatch/roem-skipped": marked(
        "op papier {paper}, de rijen geven {sum_rows}: {apart} te {way}. Kijk naar spel {rows}:"
        " de roem lijkt niet meegeteld."
    ),
    "misdeal-times": marked(
        "{seat} kan niet {times} keer achter elkaar verkeerd gedeeld hebben. Typ hoe vaak, niet"
        " de punten: !{number}m2 is twee keer."
    ),
    "misdeal-dealer": marked(
        "{seat} staat hier als wie verkeerd deelde, maar naar de andere spellen deelde"
        " {dealer}. Kijk op het formulier wie het was."
    ),
    "misdeal-dealer/sheet": marked(
        "{seat} staat hier als wie verkeerd deelde, maar op het formulier is {dealer} de gever"
        " van dit spel. Kijk wie het was."
    ),
    "misdeal-dealer/named": marked(
        "{seat} staat hier als gever, maar naar een ander spel gaf {dealer} dit spel. Kijk op het"
        " formulier wie het was."
    ),
    "fine-seat": marked(
        "{seat} zit hier niet: aan deze tafel zitten er {players}. Typ een andere speler."
    ),
    "fine-amount/stake": marked(
        "een straf van {amount} voor {seat} kan niet. Het is wat het stopgezette spel kon"
        " opbrengen: {units}."
    ),
    "fine-amount/penalty": marked(
        "een straf van {amount} voor {seat} kan niet: het reglement geeft {units}. Haal het"
        " getal weg."
    ),
    "fine-amount/range": marked(
        "een straf van {amount} voor {seat} kan niet. Typ de punten, van 1 tot en met {most},"
        " of niets: dan geldt het reglement."
    ),
    "hand-equal": marked(
        "beide kanten meldden {amount} in de hand, dus de rij zegt niet wiens roem geldt. Vier"
        " gelijke gaat voor vijf op een rij: zet dan een g achter de roem met vier gelijke (op het"
        " cijferblok een punt). Anders: typ alleen de roem die geldt."
    ),
    "hand-equal/highest": marked(
        "{own_side} meldde {amount} in de hand en {other_side} {more}, en de hoogste enkele gaat"
        " voor: zet een g achter die van wie ze heeft (op het cijferblok een punt)."
    ),
    "hand-carry": marked(
        "{own_side} meldde in spel {earlier} {amount} in de hand en haalde geen slag. Dat mag mee"
        " naar dit spel: typ het hier bij de roem in de hand."
    ),
    "hand-left": marked(
        "{own_side} meldde {amount} in de hand en {other_side} {more}. Bood {other_side} mee,"
        " dan telt de {amount} niet: haal hem dan weg."
    ),
    "hand-left/alike": marked(
        "{own_side} meldde {amount} in de hand en {other_side} ook, met vier gelijke. Bood"
        " {other_side} mee, dan telt de {amount} van {own_side} niet: haal hem dan weg."
    ),
    "hand-left/equal": marked(
        "beide kanten meldden {amount} in de hand, en beide zijn geteld. Was die van de ene"
        " kant hoger (vier gelijke gaat voor vijf op een rij) en bood die mee, dan telt die van"
        " de andere niet: haal hem dan weg."
    ),
    "solo-player": marked(
        "wie speelde alleen? Typ 1/, 2/ of 3/ ervoor; zolang dat er niet staat, heeft geen van"
        " de drie iets van dit spel."
    ),
    "solo-unknown": marked("er staat niet bij wie alleen speelde. Typ 1/, 2/ of 3/ voor de rij."),
    "share-missing/points": marked(
        "wat de twee samen maakten ({amount}) hoort bij wie het maakte. Typ * achter de punten,"
        " en dan wat {first_player} maakte."
    ),
    "share-missing/roem": marked(
        "de roem van de twee samen ({amount}) hoort bij wie hem maakte. Typ * achter de roem,"
        " en dan wat {first_player} maakte."
    ),
    "share-range": marked(
        "{first_player} kan geen {taken} gemaakt hebben: de twee samen maakten {amount}. Kijk"
        " welk van de twee niet klopt."
    ),
    "match-over": marked(
        "de partij was na spel {over} al uit: {own_side} had {won}, en het gaat tot {target}."
        " Haal deze rij weg, of kijk de rijen daarvoor na."
    ),
    "match-unfinished": marked(
        "de partij is nog niet uit: {ns_side} heeft {ns}, {ew_side} {ew}, en het gaat tot"
        " {target}. Typ de volgende rij, of - als er niet verder is gespeeld."
    ),
    "match-unfinished/full": marked(
        "de partij is nog niet uit: {ns_side} heeft {ns}, {ew_side} {ew}, en het gaat tot"
        " {target}, maar alle rijen zijn vol. Geef een formulier meer spellen (F10, Avond"
        " wijzigen): dan is er een rij voor het volgende spel, of voor - als er niet verder is"
        " gespeeld."
    ),
    "match-stopped": marked(
        "de partij is niet uitgespeeld: {ns_side} heeft {ns}, {ew_side} {ew}, en het ging tot"
        " {target}. Klopt dat, dan kan het formulier zo blijven."
    ),
}
