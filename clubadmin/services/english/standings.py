"""Refusals about standings: their rule, who was away, which evenings count, groups, what if."""

SENTENCES = {
    # the rule as it is written
    "De rangschikkingsregel “%1” begint niet met een bekende telwijze; schrijf %2.": (
        "The ranking rule “%1” does not begin with a known way of counting; write %L2."
    ),
    "In de rangschikkingsregel “%1” is “%2” niet bekend of het staat er twee keer; schrijf %3.": (
        "In the ranking rule “%1”, “%2” is not known or is there twice; write %L3."
    ),
    "In de rangschikkingsregel “%1” hoort bij “%2” een heel getal vanaf 1; schrijf %3.": (
        "In the ranking rule “%1”, “%2” takes a whole number from 1 up; write %L3."
    ),
    "In de rangschikkingsregel “%1” hoort na “%2:” een aantal punten, “lowest” (de laagste van de"
    " avond), “average” (het gemiddelde van de avond), “half” (de helft daarvan), “own-average”"
    " (het eigen gemiddelde), “own-average/1450” (hoogstens 1450) of “none” (niets).": (
        "In the ranking rule “%1”, “%2:” takes a number of points, “lowest” (the lowest of the"
        " evening), “average” (the average of the evening), “half” (half of that), “own-average”"
        " (one's own average), “own-average/1450” (1450 at most) or “none” (nothing)."
    ),
    "In de rangschikkingsregel “%1” horen na “periods:” de nummers van de eerste avond van elke"
    " periode, van laag naar hoog en vanaf 1; schrijf bijvoorbeeld periods:1+7+13, of periods:6"
    " voor perioden van zes avonden.": (
        "In the ranking rule “%1”, “periods:” takes the numbers of the first evening of each"
        " period, from low to high and from 1 on; write for instance periods:1+7+13, or periods:6"
        " for periods of six evenings."
    ),
    "In de rangschikkingsregel “%1” hoort na “substitutes:” “pair” (een invaller speelt voor het"
    " paar), “self” (voor zichzelf) of “none” (voor niemand).": (
        "In the ranking rule “%1”, “substitutes:” takes “pair” (a substitute plays for the pair),"
        " “self” (for himself) or “none” (for nobody)."
    ),
    "In de rangschikkingsregel “%1” horen na “win:” drie getallen: voor een gewonnen, een gelijke"
    " en een verloren ronde; schrijf bijvoorbeeld win:2/1/0.": (
        "In the ranking rule “%1”, “win:” takes three numbers: for a round won, level and lost;"
        " write for instance win:2/1/0."
    ),
    "In de rangschikkingsregel “%1” is een gewonnen ronde niet meer waard dan een verloren, of een"
    " gelijke ligt er niet tussen; schrijf bijvoorbeeld win:2/1/0.": (
        "In the ranking rule “%1” a round won is worth no more than one lost, or a level one is not"
        " in between; write for instance win:2/1/0."
    ),
    "In de rangschikkingsregel “%1” kan na “by:” alleen “wins” staan: de winstpunten bepalen de"
    " plaats. Laat het weg als de punten dat doen.": (
        "In the ranking rule “%1”, “by:” takes only “wins”: the win points decide the place. Leave"
        " it out if the points do."
    ),
    "In de rangschikkingsregel “%1” bepalen winstpunten de plaats, maar er staat niet hoeveel een"
    " ronde oplevert; schrijf er bijvoorbeeld win:2/1/0 bij.": (
        "In the ranking rule “%1” win points decide the place, but it does not say how many a"
        " round is worth; add for instance win:2/1/0."
    ),
    "In de rangschikkingsregel “%1” tellen de beste perioden, maar er staat niet welke perioden er"
    " zijn; schrijf er bijvoorbeeld periods:6 bij.": (
        "In the ranking rule “%1” the best periods count, but it does not say which periods there"
        " are; add for instance periods:6."
    ),
    "De beslissing bij gelijke stand “%1” is niet bekend; kies uit %2.": (
        "The tie-break “%1” is not known; choose from %2."
    ),
    "Winstpunten per ronde gaan alleen waar punten en roem worden opgeteld; in deze spelvorm"
    " beslist al iets anders. Haal “win:” uit de regel van de stand.": (
        "Win points for rounds only go where points and roem are added up; in this format something"
        " else decides already. Take “win:” out of the rule of the standings."
    ),
    # who was away
    "%1 telt niet mee in %2. Kijk opnieuw bij Ook meetellen.": (
        "%L1 does not count in %2. Look at Also counting again."
    ),
    "%1 staat op de lijst van aanwezigen van avond %2. Haal %3 daar eerst af.": (
        "%1 is on the list of those present on evening %2. Take %3 off it first."
    ),
    # evenings of another competition
    "Een van deze avonden is er niet meer. Kijk opnieuw in de lijst.": (
        "One of these evenings is gone. Look at the list again."
    ),
    "%1 gaat niet om dezelfde punten als %2; de avonden zijn niet bij elkaar op te tellen.": (
        "%1 is not about the same points as %2; their evenings cannot be added together."
    ),
    "%1 en %2 hebben andere deelnemers; wat de een maakt, is niet van de ander.": (
        "%1 and %2 have other participants; what is made in one does not belong to those of the"
        " other."
    ),
    "Avond %1 is er twee keer: een avond van %2 telt mee onder een nummer dat al een eigen avond"
    " heeft. Kies opnieuw welke avonden ook meetellen.": (
        "Evening %1 is there twice: an evening of %2 counts under a number that has an evening of"
        " its own already. Choose again which evenings also count."
    ),
    "Een avond van %1 telt mee onder nummer %2, maar daar gaat het niet om dezelfde punten. Laat"
    " die avond niet meetellen.": (
        "An evening of %1 counts as number %2, but it is not about the same points. Do not let that"
        " evening count."
    ),
    "Een avond van %1 telt mee onder nummer %2, maar daar spelen andere deelnemers. Laat die avond"
    " niet meetellen.": (
        "An evening of %1 counts as number %2, but other participants play there. Do not let that"
        " evening count."
    ),
    "In een van deze competities telt nog geen avond mee. Kies eerst bij Stand, Ook meetellen,"
    " welke avonden dat doen.": (
        "No evening counts in one of these competitions yet. First choose in Standings, Also"
        " counting, which evenings do."
    ),
    # groups
    "Een van deze deelnemers is er niet meer. Kijk opnieuw in de lijst.": (
        "One of these participants is gone. Look at the list again."
    ),
    # a rule from a date on
    "Deze regel is er niet meer. Kies een regel uit de lijst.": (
        "This rule is gone. Choose a rule from the list."
    ),
    "Deze spelregels zijn niet meer aangenomen. Kijk opnieuw in de lijst.": (
        "These rules are no longer adopted. Look at the list again."
    ),
    "%1 valt buiten seizoen %2, dat van %3 tot en met %4 loopt. Kies een dag daarbinnen.": (
        "%L1 is outside season %2, which runs from %L3 to %L4. Choose a day within it."
    ),
    "%1 is al begonnen en wat er is getypt, is geen spel volgens %2. Kies een latere datum.": (
        "%L1 has begun already, and what was typed is no game under %2. Choose a later date."
    ),
    # what if, and what is needed
    "Deze spelregels zijn er niet meer. Kies andere spelregels.": (
        "These rules are gone. Choose other rules."
    ),
    "Een afvaltoernooi is niet na te rekenen onder andere spelregels: wie een ronde won, speelde"
    " verder, en dat is al gebeurd.": (
        "A knock-out cannot be worked out again under other rules: whoever won a round played on,"
        " and that has happened already."
    ),
    "Avond %1 is gespeeld volgens %2; wat toen is getypt, is geen spel volgens %3. Kies spelregels"
    " waarin evenveel mensen om evenveel punten spelen.": (
        "Evening %1 was played under %2; what was typed then is no game under %3. Choose rules by"
        " which as many people play for as many points."
    ),
    "In een afvaltoernooi wordt niets opgeteld: wie wint, gaat door. Hier is niet uit te rekenen"
    " wat iemand nodig heeft.": (
        "In a knock-out nothing is added up: whoever wins goes on. What somebody needs cannot be"
        " worked out here."
    ),
    "Deze deelnemer staat niet in de stand. Kies iemand uit de lijst.": (
        "This participant is not in the standings. Choose somebody from the list."
    ),
}
