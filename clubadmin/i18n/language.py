"""The languages that the program speaks."""

from enum import StrEnum


class Language(StrEnum):
    """A language of the window, of papers and of sentences."""

    NL = "nl"
    EN = "en"
