"""Refusals about evenings: who is there, the rounds, closing and reopening."""

SENTENCES = {
    # who is there
    "laat %1 uitvallen na ronde %2.": "have %1 drop out after round %2.",
    "%1 wordt met vaste paren gespeeld. Kies een paar.": (
        "%1 is played in fixed pairs. Choose a pair."
    ),
    "%1 wordt individueel gespeeld. Kies een persoon.": (
        "%1 is played individually. Choose a person."
    ),
    "%1 is geen actief lid. Zet het lid bij Leden eerst weer op actief.": (
        "%1 is no active member. Make the member active again at Members first."
    ),
    "Van alle %1 ronden is al getypt; %2 kan niet meer meedoen.": (
        "Something was typed of all %1 rounds; %2 cannot join any more."
    ),
    "Ronde %1 bestaat niet: deze avond heeft ronde 1 tot en met %2.": (
        "There is no round %1: this evening has rounds 1 to %2."
    ),
    "Van ronde %1 is al getypt, dus die blijft zoals hij is. %2 kan meedoen vanaf ronde %3.": (
        "Something was typed of round %1, so it stays as it is. %2 can join from round %3 on."
    ),
    "%1 kan niet instappen in ronde %2: kies een ronde van 1 tot en met %3.": (
        "%1 cannot join in round %2: choose a round from 1 to %3."
    ),
    "%1 speelt van ronde %2 tot en met %3; ronde %4 kan niet de laatste zijn. Speelt iemand"
    " helemaal niet mee, haal dan het vinkje weg.": (
        "%1 plays from round %2 to %3; round %4 cannot be the last. If somebody does not play at"
        " all, take the tick away."
    ),
    "kies de ronden na ronde %1, of maak eerst de formulieren leeg.": (
        "choose the rounds after round %1, or empty the sheets first."
    ),
    "%1 zit in ronde %2 aan tafel %3, en van die ronde is al getypt. Die ronde blijft zoals hij"
    " is; %4": (
        "%1 sits at table %3 in round %2, and something was typed of that round. That round stays"
        " as it is; %L4"
    ),
    "%1 bestaat uit uitslagen van papier; wie er was staat daarmee vast.": (
        "%L1 consists of results from paper; that settles who was there."
    ),
    "Deze deelnemer staat niet (meer) op de lijst van deze avond.": (
        "This participant is not (or no longer) on the list of this evening."
    ),
    "%1 staat al op de lijst, onder nummer %2.": "%1 is on the list already, as number %2.",
    "%1 speelt al in dit paar. Kies een ander als invaller.": (
        "%1 plays in this pair already. Choose somebody else as substitute."
    ),
    "%1 is niet ingedeeld in ronde %2.": "%1 has no place in round %2.",
    "Kies twee verschillende namen om van plaats te wisselen.": (
        "Choose two different names to swap places."
    ),
    "%1 zit in ronde %2 aan tafel %3, en van dat formulier is al getypt. Maak het eerst leeg, of"
    " wissel in een latere ronde.": (
        "%1 sits at table %3 in round %2, and something was typed of that sheet. Empty it first, or"
        " swap in a later round."
    ),
    # the draw
    "%1 bestaat uit uitslagen van papier; er valt niets te loten.": (
        "%L1 consists of results from paper; there is nothing to draw."
    ),
    "Van ronde %1 is al getypt, dus er is niets meer te loten. Maak eerst de formulieren van die"
    " ronde leeg, of geef de avond een ronde meer.": (
        "Something was typed of round %1, so there is nothing left to draw. Empty the sheets of"
        " that round first, or give the evening one more round."
    ),
    "Van ronde %1 is al getypt, dus die blijft staan. Loot vanaf ronde %2.": (
        "Something was typed of round %1, so it stays. Draw from round %2 on."
    ),
    "Vanaf ronde %1 loten kan niet: ronde %2 is de laatste die geloot is, en de avond heeft %3"
    " ronden.": (
        "Drawing from round %1 on cannot be: round %2 is the last that was drawn, and the evening"
        " has %3 rounds."
    ),
    "In ronde %1 zijn er %2 %3; voor een tafel zijn er %4 nodig. Vink eerst aan wie er zijn.": (
        "In round %1 there are %2 %L3; a table needs %4. Tick who is there first."
    ),
    # the evening itself
    "Een avond met nummer %1 staat niet in deze club. Kies een avond uit de lijst.": (
        "There is no evening with number %1 in this club. Choose an evening from the list."
    ),
    "Deze avond bestaat niet (meer). Kies een avond uit de lijst.": (
        "This evening does not exist (any more). Choose an evening from the list."
    ),
    "%1 is afgesloten en kan niet meer veranderen. Heropen de avond met een reden; daarna kan het"
    " wel.": (
        "%L1 is closed and cannot change any more. Reopen the evening with a reason; then it can."
    ),
    "Deze avond is afgesloten. Heropen de avond eerst, met een reden.": (
        "This evening is closed. Reopen the evening first, with a reason."
    ),
    "Een avond heeft een nummer vanaf 1; %1 kan niet.": (
        "An evening has a number from 1 up; %1 cannot be."
    ),
    "%1 heeft al een avond %2. Neem %3, of laat het nummer leeg voor het eerstvolgende.": (
        "%1 has an evening %2 already. Take %3, or leave the number empty for the next one."
    ),
    "%1 valt buiten seizoen %2, dat van %3 tot en met %4 loopt. Kies een dag daarbinnen of wijzig"
    " het seizoen.": (
        "%L1 is outside season %2, which runs from %L3 to %L4. Choose a day within it or change"
        " the season."
    ),
    "Een boompje heeft 1 tot %1 spellen; %2 kan niet.": (
        "A boompje has 1 to %1 games; %2 cannot be."
    ),
    "Al afgetekende formulieren van %1 spellen: %2. Haal eerst die aftekeningen weg, of houd het"
    " aantal spellen zoals het is.": (
        "Sheets of %1 games that are signed off already: %2. Take those signatures back first, or"
        " keep the number of games as it is."
    ),
    "Van spel %1 is al iets getypt of beslist. Haal dat eerst weg, of houd het bij %2 spellen of"
    " meer.": (
        "Something was typed or decided on game %1 already. Take that away first, or keep to %2"
        " games or more."
    ),
    "Een avond heeft 1 tot %1 ronden; %2 kan niet.": (
        "An evening has 1 to %1 rounds; %2 cannot be."
    ),
    "Van ronde %1 is al getypt. De avond kan niet korter worden dan %2 ronden.": (
        "Something was typed of round %1. The evening cannot become shorter than %2 rounds."
    ),
    "%1 kan niet weg: er is al van %2 formulier(en) getypt, het eerst tafel %3 in ronde %4.": (
        "%L1 cannot be deleted: something was typed of %2 sheet(s), the first at table %3 in"
        " round %4."
    ),
    "%1 kan niet weg: er staan uitslagen in die van papier komen.": (
        "%L1 cannot be deleted: there are results in it that come from paper."
    ),
    "%1 kan niet weg: er is al een uitslag van vastgesteld.": (
        "%L1 cannot be deleted: a result of it was settled already."
    ),
    # closing and reopening
    "Geef een reden op om de avond te heropenen, bijvoorbeeld “Tafel 3, ronde 2: roem vergeten”."
    " De reden komt op de rectificatie.": (
        "Give a reason to reopen the evening, for instance “Table 3, round 2: roem forgotten”."
        " The reason is put on the rectification."
    ),
    "Houd de reden bij %1 tekens; dit zijn er %2.": (
        "Keep the reason to %1 characters; these are %2."
    ),
    "%1 is niet afgesloten; er kan gewoon aan gewerkt worden.": (
        "%L1 is not closed; it can simply be worked on."
    ),
    "%1 kan niet worden afgesloten: er staat niemand op de lijst.": (
        "%L1 cannot be closed: nobody is on the list."
    ),
    "%1 kan nog niet worden afgesloten: er %2 niet afgetekend, het eerst tafel %3 in ronde %4.": (
        "%L1 cannot be closed yet: %L2 not signed off, the first at table %3 in round %4."
    ),
    "%1 kan nog niet worden afgesloten: ronde %2 is niet geloot. Loot die ronde, of geef de avond"
    " minder ronden.": (
        "%L1 cannot be closed yet: round %2 is not drawn. Draw that round, or give the evening"
        " fewer rounds."
    ),
    "De avond is afgesloten en bewaard, maar er kon geen reservekopie worden gemaakt. %1": (
        "The evening is closed and kept, but no backup could be made. %L1"
    ),
    "Uitslag %1 van avond %2 bestaat niet: de avond is %3 keer afgesloten.": (
        "There is no result %1 of evening %2: the evening was closed %3 times."
    ),
}
