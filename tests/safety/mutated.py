"""Sound files changed at random, as damage, other programs and people with a grudge do it."""

import io
import random
import re
import zipfile

WORDS: tuple[bytes, ...] = (
    *(b"", b"\0", b"\x1b[2J", b'"', b"'", b";", b",", b"\t", b"\r", b"=1+1", b"{naam}", b"{", b"}"),
    *(b"{0}", b"%s%n", b"<b>", b"<!ENTITY x 'y'>", b"&x;", b"\xff\xfe", b"\xed\xa0\x80", b"-1"),
    *("\u202e".encode(), "\u2028".encode(), "٣".encode(), b"9" * 30, b"1e999", b"NaN", b"null"),
    *(b"0001-01-01", b"9999-12-31", b"2026-02-31", b"12000000.00", b"-99999999999,99", b"true"),
    *(b"x" * 3_000, "É".encode() * 400, b"[" * 200, b"../../x", b"file:///etc/passwd"),
)
_TOKEN = re.compile(rb"[\w.+-]+")


def mutated(data: bytes, chance: random.Random) -> bytes:
    """A file with a few places changed; of a workbook, within one of its parts."""
    if data.startswith(b"PK") and chance.random() < 0.7:
        return _repacked(data, chance)
    for _ in range(chance.choice((1, 1, 2, 5, 20))):
        data = chance.choice(_WAYS)(data, chance)
    return data


def _repacked(data: bytes, chance: random.Random) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as book, zipfile.ZipFile(out, "w") as changed:
        names = book.namelist()
        at = chance.choice(names)
        for name in names:
            part = book.read(name)
            changed.writestr(name, mutated(part, chance) if name == at else part)
    return out.getvalue()


def _flipped(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    if changed:
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _cut(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def _gone(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + data[at + chance.choice((1, 2, 17, 512, 4_096)) :]


def _twice(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data) + 1)
    piece = data[at : at + chance.choice((1, 40, 4_096))]
    return data[:at] + piece + data[at:]


def _another_word(data: bytes, chance: random.Random) -> bytes:
    tokens = list(_TOKEN.finditer(data))
    if not tokens:
        return data + chance.choice(WORDS)
    at = chance.choice(tokens)
    return data[: at.start()] + chance.choice(WORDS) + data[at.end() :]


def _lines_exchanged(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    if len(lines) > 1:
        one, two = chance.sample(range(len(lines)), 2)
        lines[one], lines[two] = lines[two], lines[one]
    return b"".join(lines)


_WAYS = (_flipped, _flipped, _cut, _gone, _twice, _another_word, _another_word, _lines_exchanged)
