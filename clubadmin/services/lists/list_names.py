"""Names as lists have them: in parts, whole or turned, with titles, of two people in one cell."""

import re
from dataclasses import dataclass
from functools import lru_cache

from clubadmin.domain.names import fold, is_infix, is_name, split_last, split_name

_TITLES = re.compile(
    r"(?:(?:de )?heer|dhr|hr|mevrouw|mevr|mw|mej|meneer|mnr|mrs|ms|drs|dr|ir|ing|mr|prof|ds|wed)"
    r"(?:\.|\b)\s*",
    re.IGNORECASE,
)
_FAMILY = re.compile(r"(?:fam(?:ilie)?|gezin|echtpaar|erven|erfgenamen)(?:\.|\b)", re.IGNORECASE)
_SHORT = re.compile(r"(?<!\S)([voai])/(['dht])", re.IGNORECASE)
_TWO = re.compile(r"\s*[&+/]\s*|\s+(?:en|and|met|e/o|en/of)\s+", re.IGNORECASE)
_DASH = re.compile(r"\s+[-–—]\s+")
_ROUND = re.compile(r"(?P<name>.+?)(?:\s+|(?=\(\d))\((?P<inside>[^()]+)\)")
_INITIALS = re.compile(r"(?:[A-Z][a-z]{0,2}\.\s*)+|[A-Z]{1,2}", re.ASCII)
_CAPITAL = re.compile(r"^(d'|'t|'s|o'|)(ij|[^\W\d])")
_LAST_NAMED = re.compile(r".{2,}(?:sen|stra|inga|sma|ink|mans|veld|berg|dijk|huis|kamp|horst|sz)\Z")
_ODD = re.compile(r"[^\W\d_]\d[^\W\d_]|(?:\d\D?){6}|:\Z")
_POINTS = re.compile(r"\d{1,3}[.,]\d{3}|\d{5,}", re.ASCII)
RANKED = re.compile(r"^\d{1,3}[.)]\s*(?=\D)")
"""A place before a name, of which it is no part: "3. Jan Bos"."""
_JOINED = re.compile(r"[&+/]")
_MANY = 3  # words before an infix of which the last may belong to the last name

Parts = tuple[str, str, str]


@dataclass(frozen=True)
class NameRead:
    """The people that the name in a row means."""

    # first name, infix and last name of each; nobody where no last name stands there
    people: tuple[Parts, ...]
    # "" for none; "two", "family", "digit", "none", or "ends" where `other` is as likely
    doubt: str = ""
    other: tuple[Parts, ...] = ()  # the other reading
    remark: str = ""  # what stands in brackets behind the name


@lru_cache(maxsize=20_000)
def read_name(whole: str, first: str, infix: str, last: str) -> NameRead:
    """Read the people meant by a whole name, or by the parts of one."""
    read = _of_parts(first, infix, last) if last else _of_whole(whole) if whole else None
    if read is None or not any(one[2] for one in read.people):
        return NameRead((), "none")
    if not last and len(read.people) == 1 and (first or infix):
        both = [tuple(_beside(first, infix, one) for one in of) for of in (read.people, read.other)]
        read = NameRead(both[0], read.doubt, both[1], read.remark)
    people = tuple(map(proper, read.people))
    doubt = read.doubt
    if not doubt and any(_ODD.search(" ".join(one)) for one in people):
        doubt = "digit"
    if _POINTS.fullmatch(read.remark) or not all(is_name(" ".join(one)) for one in people):
        doubt = "digit"
    return NameRead(people, doubt, tuple(map(proper, read.other)), read.remark)


def _of_parts(first: str, infix: str, last: str) -> NameRead:
    first, last = _bare(first), _bare(last)
    if _FAMILY.match(first) or _FAMILY.match(last):
        return NameRead(((first, infix, last),), "family")
    remark = ""
    if found := _ROUND.fullmatch(last):
        last, inside = found["name"], found["inside"]
        infix, remark = (inside, "") if is_infix(inside) and not infix else (infix, inside)
    if not infix:
        infix, last = _behind(last)
    if len(firsts := _parted(first)) == 2:
        lasts = _parted(last)
        pair = tuple((one, infix, lasts[-at]) for at, one in enumerate(firsts, 1 - len(lasts)))
        pair = pair if len(lasts) == 2 else tuple((one, infix, last) for one in firsts)
        return NameRead(pair, "two", ((first, infix, last),))
    if _JOINED.search(_SHORT.sub("", last)) and len(_parted(last)) == 2:
        return NameRead(((first, infix, last),), "two", ((first, infix, last),))
    return NameRead(((first, infix.casefold() if is_infix(infix) else infix, last),), remark=remark)


def _beside(first: str, infix: str, whole: Parts) -> Parts:
    """A whole name with what other columns say: a first name, or an infix."""
    first = _bare(first)
    if first and fold(first) == fold(whole[2]):  # the last name stood first
        return first, whole[1] or infix, whole[0]
    return first or whole[0], whole[1] or infix, whole[2]


def _behind(last: str) -> tuple[str, str]:
    """Infix and last name: before it, behind it, or behind a comma."""
    name, comma, rest = last.partition(",")
    if comma and is_infix(rest):
        return rest.strip(), name.strip()
    words = last.split()
    at = len(words)
    while at > 1 and is_infix(words[at - 1]):
        at -= 1
    if at < len(words):
        return " ".join(words[at:]), " ".join(words[:at])
    at = 0
    while at < len(words) - 1 and is_infix(words[at]) and not words[at][:1].isupper():
        at += 1
    return (" ".join(words[:at]), " ".join(words[at:])) if at else split_last(last)


def _of_whole(text: str) -> NameRead:
    name, remark = _bare(text), ""
    if _FAMILY.match(name):
        return NameRead((split_name(_FAMILY.sub("", name).strip()),), "family")
    if found := _ROUND.fullmatch(name):
        name, remark = found["name"], found["inside"]
    if len(people := _two_of(name)) == 2:
        return NameRead(people, "two", (split_name(name),), remark)
    first, infix, last = split_name(_DASH.sub("-", name))
    if remark and _INITIALS.fullmatch(first) and fold(remark)[:1] == fold(first)[:1]:
        return NameRead(((remark, infix, last),))  # what he is called by
    words = first.split()
    if infix and "," not in name and len(words) > 1 and not words[-1].endswith("."):
        both = (" ".join(words[:-1]), "", f"{words[-1]} {infix} {last}")
        if len(words) >= _MANY or _LAST_NAMED.fullmatch(fold(words[-1])):
            return NameRead(((first, infix, last),), "ends", (both,), remark)
    return NameRead(((first, infix, last),), remark=remark)


def _two_of(name: str) -> tuple[Parts, ...]:
    """Both people of "Jan en Ria Bos", "P. & M. Bos" or "Bos, P. & M."; else who it is."""
    last, comma, rest = name.partition(",")
    if comma and len(parts := _parted(rest)) == 2:
        return tuple(split_name(f"{last}, {one}") for one in parts)
    parts = _parted(name)
    if len(parts) != 2 and len(dashed := _DASH.split(name)) == 2:
        given = split_name(dashed[1])
        parts = dashed if given[0] and given[2] and " " in dashed[0].strip() else [name]
    if len(parts) != 2:
        return (split_name(name),)
    second = split_name(_bare(parts[1]))
    begun = _bare(parts[0]).strip()
    alone = second[0] and (len(begun.split()) == 1 or _INITIALS.fullmatch(begun))
    return ((begun, *second[1:]) if alone else split_name(begun), second)


def _parted(text: str) -> list[str]:
    """The text at a sign that stands between two people; "v/d" has none."""
    whole = _SHORT.sub(r"\1÷\2", text)
    return [one.replace("÷", "/").strip() for one in _TWO.split(whole) if one.strip()]


@lru_cache(maxsize=2_000)
def _bare(text: str) -> str:
    """A name without its place, and what people are addressed by."""
    text = RANKED.sub("", text)
    while found := _TITLES.match(text):
        rest = text[found.end() :]
        if not rest:
            break
        text = rest
    return text


def proper(parts: Parts) -> Parts:
    """The name with its capitals where all of it is in small letters or in capitals."""
    first, infix, last = parts
    if infix and is_infix(infix):
        infix = infix.casefold()
    whole = f"{first} {last}"
    if whole.islower() or (last.isupper() and len(last) > 3 and not _mixed(first)):
        first, last = _capitals(first, keep=whole.isupper()), _capitals(last)
    return first, infix, last


def _mixed(text: str) -> bool:
    return not text.isupper() and any(sign.isupper() for sign in text[1:])


def _capitals(text: str, *, keep: bool = False) -> str:
    """Each word with a capital, but for what stands between: "wit-de boer" is "Wit-de Boer"."""
    if keep and _INITIALS.fullmatch(text):
        return text
    words = re.split(r"([\s-]+)", text.casefold())
    return "".join(one if is_infix(one) else _CAPITAL.sub(_upper, one, count=1) for one in words)


def _upper(found: re.Match[str]) -> str:
    return f"{found[1]}{found[2].upper()}"
