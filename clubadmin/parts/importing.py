"""Lists from elsewhere, of any shape: members, an address book, results of earlier years."""

from typing import Any

from clubadmin.part import Part, Show


def _bring_in(window: Any, asking: Any, asked: Show) -> None:
    from clubadmin.desktop.importing.list_doors import bring_in

    bring_in(window, asking, *asked.about)


def _paste_in(window: Any, asking: Any, asked: Show) -> None:
    from clubadmin.desktop.importing.list_doors import paste_in

    paste_in(window, asking, *asked.about)


def _steps(window: Any, asking: Any, asked: Show) -> None:
    from clubadmin.desktop.importing.list_doors import show_steps

    show_steps(window, asking, *asked.about)


PART = Part(
    made_of=(
        "cli/any_list.py",
        "cli/importing.py",
        "cli/people_list.py",
        "desktop/importing",
        "services/importing",
    ),
    doors={"bring-in": _bring_in, "paste-in": _paste_in, "import": _steps},
    pages={"inlezen": "archief"},
    cli=("importing",),
)
