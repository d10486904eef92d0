"""Letters and mail: the text, to whom, and what went out."""

from clubadmin.part import Offer, Part, Show, translate

PART = Part(
    made_of=(
        "cli/letters.py",
        "desktop/correspondence",
        "reports/correspondence",
        "services/correspondence",
    ),
    doors={"letters": "correspondence.window.LettersWindow"},
    offers=(
        Offer(
            place="members",
            group="register",
            text=translate("MembersPage", "&Brieven en mail"),
            request=lambda _page: Show("letters"),
            name="letters",
        ),
    ),
    pages={"brieven": "contributie"},
    cli=("letters",),
    fills={"selftest": "cli.letters.selftest"},
)
