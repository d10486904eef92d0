"""Names and numbers as people search, sort and write them."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple, TypeVar

NAME_PARTS = ("first_name", "infix", "last_name")
"""The fields of a name, in the order in which it is said."""
_Somebody = TypeVar("_Somebody")
_NUMBERED = re.compile(r"(\d{1,18})(.*)", re.ASCII | re.DOTALL)
_UNWRITABLE = re.compile("[\0-\x08\x0b-\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")

_AROUND = str.maketrans("()–-", "    ")
_SPELLED = str.maketrans(
    {"ø": "o", "đ": "d", "ł": "l", "ß": "ss", "æ": "ae", "œ": "oe", "ĳ": "ij", "þ": "th", "ı": "i"}
)


def fold(text: str) -> str:
    """A text without case and accents and with single spaces, for comparing and searching."""
    if text.isascii():  # as nearly all names are, and then in a twentieth of the time
        return " ".join(text.casefold().split())
    split = unicodedata.normalize("NFKD", text.casefold().translate(_SPELLED))
    plain = "".join(letter for letter in split if not unicodedata.combining(letter))
    return " ".join(plain.casefold().translate(_SPELLED).split())


def letters(text: str) -> str:
    """The letters and figures of a text, however its signs, accents and capitals are written."""
    folded = fold(text)
    return folded if folded.isalnum() else "".join(filter(str.isalnum, folded))


def tidy(text: str) -> str:
    """Tidy a text to one line of composed letters: no control signs, no double spaces."""
    if text.isascii() and text.isprintable():  # nearly all text, and ten times as fast
        return " ".join(text.split())
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in composed)
    return " ".join(visible.split())


def writable(text: str) -> str:
    """A text without what cannot be kept: NUL and other control signs, halves of letters."""
    return text if text.isprintable() else _UNWRITABLE.sub(" ", text)


_INFIX_WORDS = (
    "van de der den het 't ten ter te in op aan bij onder over uit voor tot von zu "
    "zum zur vom la le les du des da dos di del el al bin ibn d' l' 's "
)
INFIXES = frozenset(_INFIX_WORDS.split())
"""Words that stand between a first name and the name one is sorted by."""
_DUTCH = frozenset(_INFIX_WORDS.partition(" von")[0].split()) | {"d'", "'s"}
_SHORT_WORDS = (
    "v. v.d. vd vd. v.d v/d v/d. vdr v.d.r. v/dr vh v.h. v/h v.'t v't v/'t d. v.de v.den v.der "
    "v/den v/der vden vder v/de o.d. o/d a.d. a/d i.'t in't"
)
_SHORT = frozenset(_SHORT_WORDS.split())
"""The same as people cut them short; what begins with a capital are initials."""
_ATTACHED = re.compile(r"(?<!\S)(v\.?d\.|v/d\.?|v\.)(?=[^\W\d_a-z][^.])")
_APOSTROPHES = str.maketrans({"’": "'", "‘": "'", "`": "'", "´": "'"})


def is_name(text: str) -> bool:
    """Whether somebody can be called this: a name has a letter. "152+" was meant elsewhere."""
    return any(sign.isalpha() for sign in text)


def split_name(text: str) -> tuple[str, str, str]:
    """First name, infix and last name of a name as people write it.

    Both "Jan van den Berg" and "Berg, Jan van den" give `("Jan", "van den", "Berg")`, and so
    does "Berg, van den, Jan". What is cut short stays so: "Jan v.d. Berg". A last name may be two:
    "Etje Bos-de Boer". A single word is a last name; without any word all three are empty.
    """
    text = _ATTACHED.sub(r"\1 ", text)
    last, comma, rest = text.partition(",")
    if comma and last.strip():
        return _turned(last.split(), rest.replace(",", " ").split())
    words = text.replace(",", " ").split()
    start = len(words) - 1
    for at, word in enumerate(words[:-1]):
        if _is_infix(word) and not (at == 0 and len(words) > 2 and _is_foreign_first(word)):
            start = at
            break
        if _is_infix(word.rpartition("-")[2]) and "-" in word:
            return " ".join(words[:at]), "", " ".join(words[at:])
    end = start
    while end < len(words) - 1 and _is_infix(words[end]):
        end += 1
    return " ".join(words[:start]), " ".join(words[start:end]), " ".join(words[end:])


def split_last(text: str) -> tuple[str, str]:
    """Infix and last name of what stands where a last name is asked: "van den Berg".

    Only what the Dutch put before a name is taken off, in small letters: "De Boer" gives
    `("de", "Boer")`, and so does "de Boer". At least one word stays.
    """
    words = text.split()
    at = 0
    while at < len(words) - 1 and _unquoted(words[at]) in _DUTCH:
        at += 1
    return " ".join(words[:at]).casefold(), " ".join(words[at:])


def _turned(last: list[str], rest: list[str]) -> tuple[str, str, str]:
    """A name of which the last name stands first; the infix may stand on any side of it."""
    before, after = 0, len(last)
    while before < len(last) - 1 and _is_infix(last[before]):
        before += 1
    while after > before + 1 and _is_infix(last[after - 1]):
        after -= 1
    between = [
        _is_infix(word) and not (at == 0 and len(rest) > 1 and _is_foreign_first(word))
        for at, word in enumerate(rest)
    ]
    first = [word for word, infix in zip(rest, between, strict=True) if not infix]
    infix = [word for word, infix in zip(rest, between, strict=True) if infix]
    infix = last[:before] + last[after:] + infix
    return " ".join(first), " ".join(infix), " ".join(last[before:after])


@lru_cache(maxsize=2_000)
def is_infix(text: str) -> bool:
    """Whether each word can stand between a first and a last name, also cut short: "v.d."."""
    return bool(text.strip()) and all(map(_is_infix, _ATTACHED.sub(r"\1 ", text).split()))


def _is_infix(word: str) -> bool:
    word = _unquoted(word) if word[:1] not in "VD" or "/" in word else word
    return word in _SHORT or word.casefold() in INFIXES


def _is_foreign_first(word: str) -> bool:
    """Whether a word that begins a name belongs to the first: "El Hassan Bouali"."""
    return word[:1].isupper() and _unquoted(word) not in _DUTCH


def _unquoted(word: str) -> str:
    return word.casefold().translate(_APOSTROPHES)


class Searched(NamedTuple):
    """Somebody as he is searched for; all folded."""

    first: str  # the first name, or the only one
    last: str  # the last name without what stands before it
    text: str  # all by which he can be found, his whole name too, a space around each word
    names: str  # the first and the last name, each behind an end of line


def searched(first: str, last: str, text: str) -> Searched:
    """Prepare folded texts for searching."""
    return Searched(first, last, f" {text.translate(_AROUND)} ", f"\n{first}\n{last}")


def search_rank(
    words: Iterable[str], people: Sequence[Searched], *, inside: bool = True
) -> tuple[int, ...] | None:
    """How well folded words find somebody, or one of several; None where a word is not there.

    The start of a first name comes first, then of a last name, then of another word, and last
    what stands within a word; of each a whole name before the start of one.

    Args:
        words: what was typed; no words find everybody alike.
        people: a person, or who form a pair or a team.
        inside: whether letters within a word find anybody.
    """
    ranks = [min(_word_rank(word, one) for one in people) for word in words]
    return None if any(rank > (_INSIDE if inside else _INSIDE - 1) for rank in ranks) else (*ranks,)


def best_first(
    words: Sequence[str], people: Sequence[tuple[Searched, _Somebody]], most: int
) -> list[_Somebody]:
    """Pick the best of the people found, in the order of `best_found` and then as they come.

    No more is worked out of anybody than decides whether he is among them: of thousands in
    whom a letter occurs the first are there as soon as few.

    Args:
        words: what was typed, folded; each is somewhere in what finds a person.
        people: each as he is searched for, and what is handed back.
        most: how many.
    """
    best = list(islice(_by_name(words, people), most))
    called = set(map(id, best))
    best += islice((one for one in people if id(one) not in called), most - len(best))
    return [somebody for _, somebody in best]


def _by_name(
    words: Sequence[str], people: Sequence[tuple[Searched, _Somebody]]
) -> Iterator[tuple[Searched, _Somebody]]:
    """Give those with each word in the name, the best first; each rank only when it is asked."""
    if not words:
        yield from people
        return
    word, *others = words
    whole, begin = f" {word} ", f"\n{word}"
    called = [one for one in people if begin in one[0].names]
    for number in (0, 1) if called else ():  # the first name, the last name
        begins = [one for one in called if one[0][number].startswith(word)]
        yield from _by_name(others, [one for one in begins if _is_whole(one, number, whole)])
        yield from _by_name(others, [one for one in begins if not _is_whole(one, number, whole)])
        called = [one for one in called if not one[0][number].startswith(word)]
    people = [one for one in people if begin not in one[0].names]
    for part in (whole, f" {word}", word):
        begins = [one for one in people if part in one[0].text]
        if begins:
            yield from _by_name(others, begins)
            people = [one for one in people if part not in one[0].text]


def _is_whole(one: tuple[Searched, object], number: int, whole: str) -> bool:
    return f" {one[0][number]} ".startswith(whole)


def best_found(words: Iterable[str], people: Sequence[Searched]) -> tuple[int, ...]:
    """A key to sort by, of what was found anyhow: by its name first, by a telephone number last."""
    return search_rank(words, people) or (_INSIDE + 1,)


_INSIDE = 6  # and one more for what is not there at all


def _word_rank(word: str, one: Searched) -> int:
    for rank, name in enumerate((one.first, one.last)):
        if name.startswith(word):
            return 2 * rank + (f" {name} ".find(f" {word} ") != 0)
    if f" {word}" in one.text:
        return 4 + (f" {word} " not in one.text)
    return _INSIDE if word in one.text else _INSIDE + 1


def natural(text: str) -> tuple[int, int, str, str]:
    """A key to sort by: first by the number in front, then by the text behind it.

    2, 3, 3a, 10, then A1, Bos; equal only for equal texts.
    """
    found = _NUMBERED.fullmatch(text)
    if not found:
        return (1, 0, text.casefold(), text)
    return (0, int(found[1]), found[2].casefold(), text)
