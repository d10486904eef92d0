"""The language of the window: Dutch is in the source, English comes from a file."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from clubadmin import assets
from clubadmin.domain.terms import Language

_spoken: list[QTranslator] = []
_current = [Language.NL]


def speak(app: QCoreApplication, language: str) -> None:
    """Take "nl" or "en" for what is made from now on, Qt's own dialogs included."""
    while _spoken:
        app.removeTranslator(_spoken.pop())
    chosen = Language.EN if language == "en" else Language.NL
    _current[0] = chosen
    english = chosen is Language.EN
    country = QLocale.Country.UnitedKingdom if english else QLocale.Country.Netherlands
    spoken = QLocale.Language.English if english else QLocale.Language.Dutch
    QLocale.setDefault(QLocale(spoken, country))
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    _load(app, f"qtbase_{chosen.value}", qt)
    if english:
        _load(app, "clubadmin_en", str(assets.path("i18n")))


def current() -> Language:
    """The language that is spoken now, for papers and findings."""
    return _current[0]


def _load(app: QCoreApplication, name: str, folder: str) -> None:
    translator = QTranslator()
    if translator.load(name, folder):
        app.installTranslator(translator)
        _spoken.append(translator)
