"""What figures of a career are made of, in Dutch and in English."""

CAREERS: dict[str, tuple[str, str]] = {
    "career-of": ("{name}, alle gesloten avonden", "{name}, all closed evenings"),
    "career-in": ("{name}, {competition} {season}", "{name}, {competition} {season}"),
    "career-competition": ("{competition} {season}", "{competition} {season}"),
    "career-evenings": ("Gesloten avonden met een uitslag.", "Closed evenings with a result."),
    "career-total": ("Punten en roem, boetes eraf.", "Points and roem, less fines."),
    "career-points": ("Punten zonder roem.", "Points without roem."),
    "career-roem": ("Roem.", "Roem."),
    "career-pits": ("Pits.", "Pits."),
    "career-nat": (
        "Keren nat, waar de spellen bekend zijn.",
        "Times nat, where games are known.",
    ),
    "career-games": (
        "Gespeelde spellen, waar die bekend zijn.",
        "Games played, where these are known.",
    ),
    "career-average": ("Gemiddeld per avond.", "Average by evening."),
    "career-best": ("De hoogste avond.", "The highest evening."),
    "career-wins": (
        "Avonden met de hoogste uitslag, ook gedeeld.",
        "Evenings with the highest result, shared ones as well.",
    ),
    "career-won": ("De hoogste van de avond: {total}.", "The highest of the evening: {total}."),
    "career-alike": (
        "Alleen avonden met zoveel ronden en spellen als de lijst vergelijkt.",
        "Only evenings of as many rounds and games as the list compares.",
    ),
    "lead": (
        "Voorsprong van de eerste op de tweede, in punten.",
        "Lead of the first over the second, in points.",
    ),
    "first-of-evening": ("{name}, eerste", "{name}, first"),
    "second-of-evening": ("{name}, tweede", "{name}, second"),
    "titles-of": ("{name}, titels", "{name}, titles"),
    "titles-note": (
        "Keren eerste in een stand die afgelopen is.",
        "Times first in standings that are over.",
    ),
    "title-field": ("{field}.", "{field}."),
    "title-shared": ("Gedeeld.", "Shared."),
    "series-of": ("{name}, langste reeks", "{name}, longest series"),
    "series-attended": (
        "Avonden van een competitie zonder er een te missen, van {first} tot {last}.",
        "Evenings of a competition without missing one, from {first} to {last}.",
    ),
    "series-won-series": (
        "Gespeelde avonden achter elkaar gewonnen, van {first} tot {last}.",
        "Evenings played that were won in a row, from {first} to {last}.",
    ),
    "series-above": (
        "Avonden achter elkaar boven het eigen gemiddelde van {average}, van {first} tot {last}.",
        "Evenings in a row above the own average of {average}, from {first} to {last}.",
    ),
    "series-evening": ("{competition} {season}: {total}.", "{competition} {season}: {total}."),
    "how-many-evenings": ("Avonden", "Evenings"),
    "in-total": ("Totaal", "Total"),
}
