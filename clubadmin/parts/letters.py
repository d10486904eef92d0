"""Letters and mail: the text, to whom, and what went out."""

from typing import Any

from clubadmin.part import Offer, Part, Show, translate


def _open(_window: Any, asking: Any, _request: Show) -> object:
    from clubadmin.desktop.kit.doors import LETTERS, ShowMembers, ask

    return ask(asking, ShowMembers(LETTERS))


PART = Part(
    made_of=(
        "cli/letters.py",
        "desktop/correspondence",
        "reports/correspondence",
        "resources/letters.toml",
        "services/correspondence",
    ),
    doors={"letters": _open},
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
    fills={
        "letters": "desktop.correspondence.pane.LettersPane",
        "selftest": "cli.letters.selftest",
    },
)
