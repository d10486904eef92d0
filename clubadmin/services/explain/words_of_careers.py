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
    "how-many-evenings": ("Avonden", "Evenings"),
    "in-total": ("Totaal", "Total"),
}
