"""What a club does not do yet: done from the help, and from then on it stands in the menu."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.kit import used

if TYPE_CHECKING:
    from clubadmin.desktop.shell.window import MainWindow

PLACES_OF = {
    "wishes": "members",
    "teams": "members",
    "publishing": "members",
    "groups": "standings",
    "what-if": "standings",
    "book": "standings",
    "fill-in": "evening",
    "other-side": "evening",
    "control-desk": "evening",
    "protests": "evening",
}
"""In which place of the window each is done."""
EVERYWHERE = ("contest", "screen")


def give(window: "MainWindow", name: str) -> None:
    """Go where it is done and do it; where it cannot be done yet, say what comes first."""
    window.activateWindow()
    if name == "contest":
        window.new_contest()
    elif name == "screen":
        window.show_screen_desk()
    elif name in PLACES_OF and window.ops.has_club:
        window.go(PLACES_OF[name])
        window.ops.when_idle(lambda: _do(window, name))


def _do(window: "MainWindow", name: str) -> None:
    page = window.page
    commands = page.page_actions() if page else []
    found = next((one for one in commands if used.use_of(one) == name and one.isEnabled()), None)
    if found is not None:
        found.trigger()
        return
    translate = QCoreApplication.translate
    window.say(
        translate("FirstUse", "Open eerst een avond met een indeling; kies het dan nog eens.")
        if PLACES_OF[name] == "evening"
        else translate("FirstUse", "Maak eerst een competitie; kies het dan nog eens.")
    )
