"""The news that leaves the club: texts for the paper and the app group, pages for the web."""

from clubadmin.part import Offer, Part, Show, translate

PART = Part(
    made_of=(
        "desktop/at_home",
        "desktop/publishing",
        "model/hall/at_home.py",
        "reports/press/newspaper.py",
        "reports/web",
        "resources/web",
        "services/at_home",
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
    fills={
        "at-home": "desktop.at_home.home_line.public_address",
        "beside-sheets": "desktop.at_home.home_line.AtHome",
    },
)
