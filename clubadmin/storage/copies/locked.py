"""A copy that leaves the house, locked with a password.

The password becomes a key by scrypt, which is slow on purpose; the copy is written in pieces by
AES-256 in GCM mode, each with its number and whether it is the last, so that none can be altered,
left out or put elsewhere. The head has a digest, and a proof of the key: so a wrong password, a
damaged head and a damaged piece are told apart.

    magic 8 | cost 1 | salt 16 | nonce 7 | proof 16 | digest of these 16 | pieces, each + 16
"""

import os
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b, scrypt
from hmac import compare_digest
from pathlib import Path
from typing import BinaryIO

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from clubadmin.i18n import Message
from clubadmin.storage.copies.password import check_password
from clubadmin.storage.file.atomic import make_private
from clubadmin.storage.file.errors import DamagedClub, WrongPassword
from clubadmin.storage.file.header import LOCKED, away
from clubadmin.storage.file.lock import Lock

COST = 17  # powers of two that scrypt takes: 128 MB and half a second, for who guesses as well
_COSTS = range(14, 19)  # what is believed of a file: never more than 256 MB
_BLOCK = 8
_SALT, _NONCE, _PROOF, _DIGEST = 16, 7, 16, 16
_HEAD = len(LOCKED) + 1 + _SALT + _NONCE + _PROOF
PIECE = 1 << 20
TAG = 16
_MOST = 2**32


@contextmanager
def opened_beside(club: Path) -> Iterator[Path]:
    """A place for what is in a locked copy: on the club's own disk, and for one at a time.

    Raises:
        ClubInUse, NoAccess: another copy is made or opened there, or nothing may be written.
    """
    plain = club.with_name(f".{club.name}.open")
    lock = Lock(club.with_name(f"{club.name} (kopie)"), new=True)
    try:
        yield plain
    finally:
        away(plain)
        lock.release()


def lock_file(source: Path, target: Path, password: str) -> None:
    """Write a locked copy of a file, and open it again to see that it is the same.

    Raises:
        Refused: see `check_password`.
        OSError: it cannot be written, or what was written is not what is there.
    """
    check_password(password)
    salt, nonce = os.urandom(_SALT), os.urandom(_NONCE)
    key, proof = _key(password, salt, COST)
    head = LOCKED + bytes([COST]) + salt + nonce + proof
    cipher = AESGCM(key)
    make_private(target)
    written = blake2b()
    with source.open("rb") as read, target.open("r+b") as out:
        out.write(head + _digest(head))
        for number, (piece, last) in enumerate(_pieces(read, PIECE)):
            written.update(piece)
            out.write(cipher.encrypt(_nonce(nonce, number, last=last), piece, head))
        out.flush()
        os.fsync(out.fileno())
    again = blake2b()
    for piece in _opened(target, password):
        again.update(piece)
    if again.digest() != written.digest():
        raise OSError("what was written is not what is there")


def unlock_file(source: Path, target: Path, password: str) -> None:
    """Write what is in a locked copy to a file of its owner's alone.

    Raises:
        WrongPassword: it is another one.
        DamagedClub: it is cut short or was altered; `target` is no copy then.
        OSError: it cannot be read or written.
    """
    make_private(target)
    with target.open("r+b") as out:
        for piece in _opened(source, password):
            out.write(piece)


def _opened(source: Path, password: str) -> Iterator[bytes]:
    with source.open("rb") as read:
        head, digest = read.read(_HEAD), read.read(_DIGEST)
        cost = head[len(LOCKED)] if len(head) == _HEAD else 0
        if not head.startswith(LOCKED) or digest != _digest(head) or cost not in _COSTS:
            raise _damaged(source)
        salt, nonce, proof = _parts(head)
        key, wanted = _key(password, salt, cost)
        if not compare_digest(proof, wanted):
            raise _wrong_password(source)
        cipher = AESGCM(key)
        for number, (piece, last) in enumerate(_pieces(read, PIECE + TAG)):
            try:
                yield cipher.decrypt(_nonce(nonce, number, last=last), piece, head)
            except (InvalidTag, ValueError) as error:
                raise _damaged(source) from error


def _parts(head: bytes) -> tuple[bytes, bytes, bytes]:
    rest = head[len(LOCKED) + 1 :]
    return rest[:_SALT], rest[_SALT : _SALT + _NONCE], rest[_SALT + _NONCE :]


def _key(password: str, salt: bytes, cost: int) -> tuple[bytes, bytes]:
    """The key, and what proves it; an é is the same however the keyboard made it."""
    made = scrypt(
        unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass"),
        salt=salt,
        n=1 << cost,
        r=_BLOCK,
        p=1,
        maxmem=160 * _BLOCK << cost,
        dklen=32 + _PROOF,
    )
    return made[:32], made[32:]


def _digest(head: bytes) -> bytes:
    return blake2b(head, digest_size=_DIGEST).digest()


def _nonce(begin: bytes, number: int, *, last: bool) -> bytes:
    if number >= _MOST:
        raise OSError("too large to be locked")
    return begin + number.to_bytes(4, "big") + bytes([last])


def _pieces(file: BinaryIO, size: int) -> Iterator[tuple[bytes, bool]]:
    """The pieces of a file, each with whether it is the last; an empty file has one."""
    piece = file.read(size)
    while True:
        following = file.read(size)
        yield piece, not following
        if not following:
            return
        piece = following


def _wrong_password(source: Path) -> WrongPassword:
    return WrongPassword(
        Message("Dit is niet het wachtwoord van {path}.", path=source.name),
        Message("Er is niets veranderd."),
        Message("Let op hoofdletters en spaties, en probeer het opnieuw."),
    )


def _damaged(source: Path) -> DamagedClub:
    return DamagedClub(
        Message("De kopie op slot {path} is beschadigd of niet in haar geheel.", path=source.name),
        Message("Er is niets veranderd."),
        Message("Neem een andere kopie."),
    )
