"""The English of what services, storage and the rules say in Dutch, for a window in English.

What is raised, kept and printed stays Dutch, also in the journal; here it is read back: a text
that was made from a template of the catalogue is put into English with the same values in its
gaps. A text that nobody here knows stays as it is. A test holds the catalogue against the
sources, so that no sentence is forgotten.
"""

from functools import lru_cache

from clubadmin.services.english.reading import Reading

__all__ = ["label", "sentence", "word"]


@lru_cache(maxsize=4_096)
def sentence(text: str) -> str:
    """The English of a sentence, or of several one after the other."""
    return Reading().sentence(text)


@lru_cache(maxsize=256)
def label(text: str) -> str:
    """The English of what a change is called in the journal."""
    return Reading().label(text)


@lru_cache(maxsize=256)
def word(text: str) -> str:
    """The English of a word or a place in the club, such as an evening by its number."""
    return Reading().word(text)
