"""A season under another rule, and what each needs on the evenings left."""

from clubadmin.part import Offer, Part, Show, translate

PART = Part(
    made_of=(
        "desktop/needed",
        "desktop/what_if",
        "domain/standings/needed.py",
        "model/supposing/needed.py",
        "model/supposing/what_if.py",
        "reports/standings/what_if.py",
        "services/supposing/needed.py",
        "services/supposing/needed_explained.py",
        "services/supposing/what_if.py",
    ),
    doors={"needed": "needed.window.NeededWindow", "what-if": "what_if.window.WhatIfWindow"},
    offers=(
        Offer(
            place="standings",
            group="supposing",
            text=translate("StandingsCommands", "Wa&t als"),
            request=lambda shown: shown.competition and Show("what-if", shown.competition.id),
            name="what-if",
            keys="Ctrl+Shift+A",
        ),
        Offer(
            place="standings",
            group="supposing",
            text=translate("StandingsCommands", "Wat &heb ik nodig"),
            request=lambda shown: shown.competition and Show("needed", shown.competition.id),
            keys="Ctrl+Shift+B",
        ),
    ),
    pages={"nodig": "leg-uit", "wat-als": "nodig"},
)
