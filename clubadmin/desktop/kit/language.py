"""The language of the window: Dutch is in the source, English comes from a file."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from clubadmin import assets

if TYPE_CHECKING:
    from clubadmin.domain.terms import Language
    from clubadmin.i18n import Message

translate = QCoreApplication.translate
"""The text of a context in the language spoken now, for what is no object of Qt."""

_spoken: list[QTranslator] = []
_current = ["nl"]


def speak(app: QCoreApplication, language: str) -> None:
    """Take "nl" or "en" for what is made from now on, Qt's own dialogs included."""
    while _spoken:
        app.removeTranslator(_spoken.pop())
    english = language == "en"
    _current[0] = "en" if english else "nl"
    country = QLocale.Country.UnitedKingdom if english else QLocale.Country.Netherlands
    spoken = QLocale.Language.English if english else QLocale.Language.Dutch
    QLocale.setDefault(QLocale(spoken, country))
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    _load(app, f"qtbase_{_current[0]}", qt)
    if english:
        _load(app, "clubadmin_en", str(assets.path("i18n")))
    else:
        _load(app, "qt_nl", str(assets.path("i18n")))  # what Qt's own Dutch lacks


def current() -> "Language":
    """The language that is spoken now, for papers and findings."""
    from clubadmin.i18n import Language  # late: not needed for the first paint

    return Language(_current[0])


def told(said: "Message | str") -> str:
    """Tell a sentence in the language spoken now; a `str` as it is."""
    return said if isinstance(said, str) else said.text(current())


def _load(app: QCoreApplication, name: str, folder: str) -> None:
    translator = QTranslator()
    if translator.load(name, folder):
        app.installTranslator(translator)
        _spoken.append(translator)
