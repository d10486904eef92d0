"""Other words by which Zoeken finds a command or a page of the help, as people say them."""

from collections.abc import Iterator, Sequence

from clubadmin import assets
from clubadmin.desktop.kit import guide, language
from clubadmin.desktop.kit.tables import folded

NAMED, MEANT, NEAR = range(3)
"""How well words find a command: by its name, by a whole phrase, by words that begin so."""
STEM = 4  # letters from which a longer word is another form of a word: its plural
MOST_PAGES = 6


def words_of(text: str) -> list[str]:
    """The words of a text, without those that say nothing."""
    typed = folded(text.replace("?", " ")).split()
    return [one for one in typed if one not in _table()["ignored"]] or typed


def rank(name: str, words: Sequence[str]) -> int | None:
    """How well what was typed finds a command; None where it does not."""
    if all(word in folded(name) for word in words):
        return NAMED
    return _nearest(_table()["commands"].get(name, ()), words, folded(name).split())


def pages(text: str) -> Iterator[tuple[str, str, bool]]:
    """The pages of the help that are meant, else those with all the words in their text.

    Yields:
        the page, its title, and whether the words stand on it.
    """
    words, titles = words_of(text), guide.topics()
    meant = [at for at, said in _table()["help"].items() if _nearest(said, words) is not None]
    for topic in meant:
        yield topic, titles[topic], False
    if not meant:
        wanted = " ".join(words)
        found = [
            (topic, title, True)
            for topic, title in titles.items()
            if guide.page_file(topic).is_file()
            and guide.found_in(wanted, f"{title}\n{guide.page_text(topic)}")
        ]
        yield from found[:MOST_PAGES]


def _nearest(phrases: Sequence[str], words: Sequence[str], named: Sequence[str] = ()) -> int | None:
    """Rank the best of the phrases; words of the name may stand among what was typed."""
    ranks = (_fits(words_of(one), words, named) for one in phrases)
    return min((one for one in ranks if one is not None), default=None)


def _fits(phrase: Sequence[str], words: Sequence[str], named: Sequence[str]) -> int | None:
    meant = [one for one in phrase if any(_is_form(word, one) for word in words)]
    there = (*phrase, *named)
    if not meant or not all(any(_is_form(word, one) for one in there) for word in words):
        return None
    return MEANT if len(meant) == len(phrase) else NEAR


def _is_form(word: str, of: str) -> bool:
    return of.startswith(word) or (len(of) >= STEM and word.startswith(of))


def _table() -> dict[str, dict[str, list[str]]]:
    return assets.table(f"search/{language.current().value}.toml")
