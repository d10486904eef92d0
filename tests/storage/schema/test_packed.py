"""Texts of the journal, packed: the same text comes out, and in how much less room."""

import hashlib
import zlib
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.i18n import Message
from clubadmin.storage.checks.club import check
from clubadmin.storage.club import undo as journal
from clubadmin.storage.club.store import Store
from clubadmin.storage.schema.packed import (
    DICTIONARIES,
    WORDS,
    entry_text,
    packed,
    packed_from,
    read_entry,
    unpacked,
    unpacked_text,
)
from tests.storage.old_clubs import OLD_SCHEMAS, journal_size, lay_open, old_club

ROW = (
    '{"scoresheet_id":132,"game":16,"typed":"w36-40","outcome":"nat","side":"ns",'
    '"ns_points":0,"ns_roem":0,"ew_points":162,"ew_roem":40}'
)


@pytest.mark.parametrize("text", [ROW, "Łódź " * 20, '"' * 5_000, ROW * 400, "", "kort"])
def test_what_was_packed_comes_out_again(text: str) -> None:
    kept = packed(text)
    read = kept if isinstance(kept, str) else unpacked_text(kept or b"")
    assert read == text


def test_nothing_stays_nothing_and_what_packing_does_not_shorten_stays_a_text() -> None:
    assert packed(None) is None
    assert packed("kort") == "kort"
    noise = hashlib.sha256(b"12").hexdigest()
    assert packed(noise[:24]) == noise[:24]


def test_a_change_of_a_game_takes_less_than_a_fifth_of_its_room() -> None:
    message = Message(
        "{title}, {games}",
        title=Message("Formulier tafel {number}, ronde {round}", number=3, round=2),
        games=Message("spel {numbers}", numbers=16),
    )
    entry = entry_text(str(message), message.to_json(), [("game", "[132, 16]", None, ROW)])
    kept = packed(entry)
    assert isinstance(kept, bytes)
    assert len(kept) * 5 < len(entry)
    assert read_entry(kept)[:2] == (str(message), message.to_json())


@pytest.mark.parametrize(
    "kept",
    [
        *(b"", b"{}", b"[]", b'["",null]', b'["",1,[]]', b'["",null,[["a","b",null]]]', b"\xff"),
        *(b"[" * 9_000, b'["",null,[["a","b",null,{}]]]', b"[NaN,null,[]]"),
    ],
)
def test_what_is_no_entry_is_none(kept: bytes) -> None:
    with pytest.raises((ValueError, RecursionError)):
        read_entry(kept)


def test_the_words_are_those_with_which_files_were_packed() -> None:
    """The dictionary never changes: with another, clubs of before could not be read."""
    assert (
        hashlib.sha256(WORDS).hexdigest()
        == "3b935e8fdcfb9bdc931769296d52b81b10ee2d3bbfa2778e0a5d7dd627abc988"
    )
    words = hashlib.sha256(DICTIONARIES[b"\2"]).hexdigest()
    assert words == "b40d51d3d876c4362cb9e1b84e7d9677223c9346314e2cf578db211a984e4335"
    old = bytes.fromhex("01c3083943632378c0992115b3c666ba2606d48f3c13835a00")
    assert unpacked(old).decode() == ROW


@pytest.mark.parametrize(
    "kept",
    [
        b"\x01",
        b"\x01abc",
        b"{}",
        b"\x00" * 10,
        bytes(packed_from(ROW.encode()) or b"")[:-3],
        bytes(packed_from(ROW.encode()) or b"") + b"x",
    ],
)
def test_bytes_that_are_no_packed_text_stay_as_they_are(kept: bytes) -> None:
    assert unpacked(kept) is kept


def test_a_few_bytes_of_a_strange_file_never_become_all_the_memory() -> None:
    packing = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=WORDS)
    bomb = b"\x01" + b"".join(packing.compress(bytes(1_000_000)) for _ in range(70))
    bomb += packing.flush()
    assert len(bomb) < 100_000
    assert unpacked(bomb) is bomb


@pytest.mark.parametrize("schema", OLD_SCHEMAS[-1:])
def test_a_club_of_before_is_packed_and_one_that_is_not_works_as_well(
    tmp_path: Path, schema: int
) -> None:
    path = old_club(tmp_path, schema)
    Store.open(path).close()
    small, large = journal_size(path)
    assert small * 2 < large
    lay_open(path)
    with closing(Store.open(path)) as store:
        assert check(store).problems == ()
        assert journal.state(store).undo is not None
