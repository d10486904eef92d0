"""The sentences of findings that only some systems of play give, by code and variant."""

NL = {
    "mark-unknown/nat": "onder {title} gaat niemand nat. Typ wat {own_side} heeft.",
    "mark-unknown/pit": "onder {title} is er geen pit. Typ wat {own_side} heeft.",
    "points-range/tricks": "{points} kan niet: er zijn {total_points} slagen in een spel. "
    "Typ het aantal slagen dat op het formulier staat.",
    "points-split/tricks": "{ns} en {ew} zijn samen {sum}, maar een spel heeft {total_points} "
    "slagen. Kijk op het formulier welk van de twee niet klopt.",
    "points-split/talon": "{ns} en {ew} zijn samen {sum}. Met de twee kaarten die niet tellen "
    "horen er {least} tot en met {total_points} te zijn; kijk welk van de twee niet klopt.",
    "points-split/talon-rest": "hier tellen de twee kaarten die over zijn niet, dus de rest van "
    "de punten volgt niet vanzelf. Typ beide: {ns_side}, een punt en {ew_side}.",
    "revoke-points/redeal-fine": "na verzaken wordt dit spel opnieuw gedeeld. Typ de uitslag van "
    "het nieuwe spel met de straf erachter: ! en de speler (1 tot en met 4), en dan v.",
    "revoke-points/tricks": "bij verzaken krijgt {own_side} 0 en {other_side} {total_points}; "
    "hier staat {own} tegen {other}.",
    "double-limit": "zonder troef telt al dubbel, dus tegenkloppen kan niet: hoogstens {most} "
    "keer. Haal een k weg (op het formulier een ster).",
    "misdeal-no-trumps": "er is verkeerd gedeeld, en dan mag de deler niet zonder troef spelen. "
    "Kijk welk van de twee niet klopt.",
    "misdeal-twice/dealers": "er deelt maar een speler in een spel, en hier hebben er meer "
    "verkeerd gedeeld. Haal weg wie niet deelde.",
    "misdeal-twice/same": "{seat} staat twee keer als wie verkeerd deelde. Typ een keer hoe vaak: "
    "!{number}m2 is twee keer achter elkaar.",
    "unreadable/total-2": "deze regel hoort te zijn: total, en dan de punten van {ns_side} en van "
    "{ew_side}. Bijvoorbeeld: total 112 96.",
    "unreadable/total-3": "deze regel hoort te zijn: total, en dan wat de drie spelers elk hebben. "
    "Bijvoorbeeld: total 905 811 744.",
    "total-mismatch/without-roem": "op papier {paper}, de rijen geven {sum_rows}: {apart} te "
    "{way}. Op papier is de roem niet meegeteld.",
    "total-mismatch/roem-skipped": "op papier {paper}, de rijen geven {sum_rows}: {apart} te "
    "{way}. Kijk naar spel {rows}: de roem lijkt niet meegeteld.",
    "misdeal-times": "{seat} kan niet {times} keer achter elkaar verkeerd gedeeld hebben. Typ hoe "
    "vaak, niet de punten: !{number}m2 is twee keer.",
    "misdeal-dealer": "{seat} staat hier als wie verkeerd deelde, maar naar de andere spellen "
    "deelde {dealer}. Kijk op het formulier wie het was.",
    "misdeal-dealer/sheet": "{seat} staat hier als wie verkeerd deelde, maar op het formulier is "
    "{dealer} de gever van dit spel. Kijk wie het was.",
    "fine-seat": "{seat} zit hier niet: aan deze tafel zitten er {players}. Typ een andere speler.",
    "fine-amount/stake": "een straf van {amount} voor {seat} kan niet. Het is wat het stopgezette "
    "spel kon opbrengen: {units}.",
    "fine-amount/penalty": "een straf van {amount} voor {seat} kan niet: het reglement geeft "
    "{units}. Haal het getal weg.",
    "fine-amount/range": "een straf van {amount} voor {seat} kan niet. Typ de punten, van 1 tot en "
    "met {most}, of niets: dan geldt het reglement.",
    "hand-equal": "beide kanten meldden {amount} in de hand, dus de rij zegt niet wiens roem "
    "geldt. Vier gelijke gaat voor vijf op een rij; typ alleen de roem die geldt.",
    "hand-left": "{own_side} meldde {amount} in de hand en {other_side} {more}. Bood {other_side} "
    "mee, dan telt de {amount} niet: haal hem dan weg.",
    "hand-left/equal": "beide kanten meldden {amount} in de hand, en beide zijn geteld. Was die "
    "van de ene kant hoger (vier gelijke gaat voor vijf op een rij) en bood die mee, dan telt die "
    "van de andere niet: haal hem dan weg.",
    "solo-player": "wie speelde alleen? Typ 1/, 2/ of 3/ ervoor; zolang dat er niet staat, heeft "
    "geen van de drie iets van dit spel.",
    "solo-unknown": "er staat niet bij wie alleen speelde. Typ 1/, 2/ of 3/ voor de rij.",
    "share-missing/points": "wat de twee samen maakten ({amount}) hoort bij wie het maakte. Typ * "
    "achter de punten, en dan wat {first_player} maakte.",
    "share-missing/roem": "de roem van de twee samen ({amount}) hoort bij wie hem maakte. Typ * "
    "achter de roem, en dan wat {first_player} maakte.",
    "share-range": "{first_player} kan geen {taken} gemaakt hebben: de twee samen maakten "
    "{amount}. Kijk welk van de twee niet klopt.",
    "match-over": "de partij was na spel {over} al uit: {own_side} had {won}, en het gaat tot "
    "{target}. Haal deze rij weg, of kijk de rijen daarvoor na.",
    "match-unfinished": "de partij is nog niet uit: {ns_side} heeft {ns}, {ew_side} {ew}, en het "
    "gaat tot {target}. Typ de volgende rij, of - als er niet verder is gespeeld.",
    "match-stopped": "de partij is niet uitgespeeld: {ns_side} heeft {ns}, {ew_side} {ew}, en het "
    "ging tot {target}. Klopt dat, dan kan het formulier zo blijven.",
}

EN = {
    "mark-unknown/nat": "nobody is nat under {title}. Type what {own_side} has.",
    "mark-unknown/pit": "there is no pit under {title}. Type what {own_side} has.",
    "points-range/tricks": "{points} cannot be: a game has {total_points} tricks. "
    "Type the number of tricks on the sheet.",
    "points-split/tricks": "{ns} and {ew} make {sum}, but a game has {total_points} tricks. "
    "See on the sheet which of the two is wrong.",
    "points-split/talon": "{ns} and {ew} make {sum}. With the two cards that do not count there "
    "should be {least} to {total_points}; see which of the two is wrong.",
    "points-split/talon-rest": "the two cards left over do not count here, so the rest of the "
    "points does not follow. Type both: {ns_side}, a point and {ew_side}.",
    "revoke-points/redeal-fine": "after a revoke this game is dealt again. Type the result of the "
    "new game with the fine behind it: ! and the player (1 to 4), then v.",
    "revoke-points/tricks": "with a revoke {own_side} gets 0 and {other_side} {total_points}; "
    "here it says {own} to {other}.",
    "double-limit": "without trumps counts double already, so nobody doubles again: {most} times "
    "at most. Remove a k (in the entry grid a star).",
    "misdeal-no-trumps": "there was a misdeal, and then the dealer may not play without trumps. "
    "See which of the two is wrong.",
    "misdeal-twice/dealers": "one player deals a game, and here more of them misdealt. "
    "Remove who did not deal.",
    "misdeal-twice/same": "{seat} misdealt twice here. Type once how often: "
    "!{number}m2 is twice in a row.",
    "unreadable/total-2": "this line should be: total, then the points of {ns_side} and of "
    "{ew_side}. For instance: total 112 96.",
    "unreadable/total-3": "this line should be: total, then what each of the three players has. "
    "For instance: total 905 811 744.",
    "total-mismatch/without-roem": "{paper} on paper, the rows give {sum_rows}: {apart} too {way}. "
    "On paper the roem is not counted.",
    "total-mismatch/roem-skipped": "{paper} on paper, the rows give {sum_rows}: {apart} too {way}. "
    "Look at game {rows}: the roem seems not to be counted.",
    "misdeal-times": "{seat} cannot have misdealt {times} times in a row. Type how often, not the "
    "points: !{number}m2 is twice.",
    "misdeal-dealer": "{seat} is said to have misdealt here, but by the other games {dealer} "
    "dealt. See on the sheet who it was.",
    "misdeal-dealer/sheet": "{seat} is said to have misdealt here, but on the sheet {dealer} "
    "deals this game. See who it was.",
    "fine-seat": "{seat} does not sit here: {players} sit at this table. Type another player.",
    "fine-amount/stake": "a fine of {amount} for {seat} cannot be. It is what the stopped game "
    "could have given: {units}.",
    "fine-amount/penalty": "a fine of {amount} for {seat} cannot be: the rules give {units}. "
    "Remove the figure.",
    "fine-amount/range": "a fine of {amount} for {seat} cannot be. Type the points, from 1 to "
    "{most}, or nothing: then the rules hold.",
    "hand-equal": "both sides declared {amount} in the hand, so the row does not say whose roem "
    "counts. Four alike goes before five in sequence; type only the roem that counts.",
    "hand-left": "{own_side} declared {amount} in the hand and {other_side} {more}. If "
    "{other_side} did bid, the {amount} does not count: remove it then.",
    "hand-left/equal": "both sides declared {amount} in the hand, and both are counted. If that of "
    "one side was higher (four alike goes before five in sequence) and it did bid, the other's "
    "does not count: remove it then.",
    "solo-player": "who played alone? Type 1/, 2/ or 3/ before it; until then none of the three "
    "has anything of this game.",
    "solo-unknown": "it does not say who played alone. Type 1/, 2/ or 3/ before the row.",
    "share-missing/points": "what the two made together ({amount}) goes to who made it. Type * "
    "after the points, then what {first_player} made.",
    "share-missing/roem": "the roem of the two together ({amount}) goes to who made it. Type * "
    "after the roem, then what {first_player} made.",
    "share-range": "{first_player} cannot have made {taken}: the two made {amount} together. "
    "See which of the two is wrong.",
    "match-over": "the match was over after game {over}: {own_side} had {won}, and it goes to "
    "{target}. Remove this row, or check the rows before it.",
    "match-unfinished": "the match is not over yet: {ns_side} has {ns}, {ew_side} {ew}, and it "
    "goes to {target}. Type the next row, or - if no more was played.",
    "match-stopped": "the match was not played out: {ns_side} has {ns}, {ew_side} {ew}, and it "
    "went to {target}. If that is right, the sheet can stay as it is.",
}
