"""The news that leaves the club: a text for the paper and the app group, and web pages."""

from clubadmin.part import Offer, Part, Show, translate

PART = Part(
    made_of=(
        "desktop/publishing",
        "reports/press/newspaper.py",
        "reports/web",
        "resources/web",
        "services/publishing/site.py",
    ),
    doors={"publishing": "publishing.window.PublishingWindow"},
    offers=(
        Offer(
            place="standings",
            group="telling",
            text=translate("StandingsCommands", "&Krant, appgroep en website"),
            request=lambda shown: shown.competition and Show("publishing", shown.competition.id),
            name="publishing",
        ),
    ),
    pages={"publiceren": "papieren"},
)
