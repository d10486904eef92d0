"""What cannot be in a rule set, told at its fields."""

SENTENCES = {
    "%1: %2 kan niet. %3": "%L1: %2 cannot be. %L3",
    "Geef een veelvoud van 10, van 0 tot en met %1.": "Give a multiple of 10, from 0 to %1.",
    "Geef een getal van 0 tot en met %1.": "Give a number from 0 to %1.",
    "Geef een getal van 1 tot en met %1.": "Give a number from 1 to %1.",
    "Geef een getal van 0 (geen) tot en met %1.": "Give a number from 0 (none) to %1.",
    "Geef ja of nee (true of false).": "Give yes or no (true or false).",
    "Kies uit: %1.": "Choose from: %1.",
    "Noem kaarten uit %1, elk één keer.": "Name cards out of %1, each once.",
    "Noem alle kaarten van hoog naar laag, elk één keer: %1.": (
        "Name all cards from high to low, each once: %1."
    ),
    "Geef voor elk van %1 een aantal punten.": "Give a number of points for each of %1.",
    "Waar één tegen twee speelt, zitten er drie spelers aan een tafel. Kies drie spelers of een"
    " andere telling.": (
        "Where one plays against two, three players sit at a table. Choose three players or another"
        " way of scoring."
    ),
    "Met drie spelers aan een tafel speelt één tegen twee. Kies die telling of een ander aantal"
    " spelers.": (
        "With three players at a table one plays against two. Choose that way of scoring or another"
        " number of players."
    ),
    "Waar de slagen tellen, is een slag minstens één punt waard. Geef punten per slag.": (
        "Where tricks count, a trick is worth at least one point. Give points for each trick."
    ),
    "Dit reglement is geen leesbare TOML: %1.": "This rule set is no readable TOML: %1.",
    "Een reglement heeft geen veld %1.": "A rule set has no field %1.",
    "Geef het reglement een naam met letters of cijfers.": (
        "Give the rule set a name with letters or digits."
    ),
    "In het reglement ontbreekt het veld %1 (%2): geef een waarde (value) en het artikel"
    " (article).": (
        "The rule set lacks the field %1 (%L2): give a value (value) and the article (article)."
    ),
    "In het reglement ontbreekt %1 (%2).": "The rule set lacks %L1 (%2).",
}
