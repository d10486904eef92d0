"""Safety 16: lists of which somebody wrote what he liked, to every command that reads one.

Each ends within 2 seconds of work and 200 MB, with an answer or a sentence, never a fault.
"""

import json
import random
import string
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from clubadmin.cli.commands import command
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange.exchange import (
    export_games,
    export_members,
    export_results,
)
from tests.services.demo_club import demo_club
from tests.services.exchange.crafted import CRAFTED, good_book
from tests.turns import tries

BANK = Path(__file__).parents[1] / "data" / "bank"
SECONDS, KILOBYTES = 2.0, 200_000
COMMANDS: tuple[tuple[str, ...], ...] = (
    ("import", "{list}", "--database", "{club}", "--try"),
    ("import", "{list}", "--database", "{club}", "--try", "--json"),
    ("import", "{list}", "--database", "{club}"),
    ("import", "{list}", "--database", "{club}", "--competition", "C", "--season", "S", "--try"),
    ("import", "{good}", "--database", "{club}", "--answers", "{list}", "--try"),
    ("statement", "{list}", "--database", "{club}"),
    ("statement", "{list}", "--database", "{club}", "--book"),
    ("draw", "--entrants", "12", "--rounds", "3", "--history", "{list}"),
    ("matchpoints", "{list}"),
    ("score", "{list}"),
    ("tricks", "{list}"),
    ("restore", "{list}", "--database", "{club}"),
    ("mend", "{list}"),
    ("check", "--database", "{list}"),
    ("standings", "--database", "{list}"),
)
_CHILD = """
import contextlib, io, json, os, resource, sys, time
from clubadmin.cli import main
class Kept(io.TextIOWrapper):
    def __init__(self):
        super().__init__(io.BytesIO(), encoding="utf-8", errors="replace", write_through=True)
def spent():
    now = os.times()
    return now.user + now.system + now.children_user + now.children_system
def memory():
    who = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return max(resource.getrusage(one).ru_maxrss for one in who)
real = sys.stdout
warm = True
for line in sys.stdin:
    words = json.loads(line)
    sys.stdout, sys.stderr = out, err = Kept(), Kept()
    begun, had = spent(), memory()
    try:
        code = main(words)
    except BaseException as error:
        code = repr(error)
    seconds, grown = spent() - begun, memory() - had
    told = err.buffer.getvalue().decode("utf-8", "replace")
    sys.stdout, sys.stderr = real, sys.__stderr__
    print(json.dumps([code, seconds, grown, told[-2000:]]), flush=True)
"""
WORDS = (
    *("", "x", "-", "=1+1", "@SUM(A1)", '"', "'", ";", ",", "\t", "\0", "\x1b[2J", "\u202e"),
    *("1e999", "9" * 400, "-1", "0", "1,5", "1.234,5", "٣", "½", "162", "**", ".*", "+ +", "NaN"),
    *("2026-02-31", "31-12-9999", "01/02/03", "gisteren", "ronde 9999999999", "{0}", "%s%s%n"),
    *("naam", "punten", "achternaam", "avond 1", "É" * 50, "Jan Bos", "x" * 300, "\ud800"),
)


def _cells(chance: random.Random) -> str:
    between = chance.choice(";,\t|")
    many = chance.choice((1, 3, 12, 300))
    row = [chance.choice(WORDS) for _ in range(many)]
    end = chance.choice(("\n", "\r\n", "\r", "\x85", "\u2028"))
    rows = chance.choice((1, 5, 60))
    return end.join(between.join(chance.sample(row, len(row))) for _ in range(rows))


def _altered(text: str, chance: random.Random) -> str:
    """A sound list with a few places changed."""
    lines = text.splitlines()
    for _ in range(chance.randrange(1, 6)):
        at = chance.randrange(len(lines))
        cells = lines[at].split(",")
        cells[chance.randrange(len(cells))] = chance.choice(WORDS)
        lines[at] = ",".join(cells)
    return "\n".join(lines)


def _flipped(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.randrange(1, 30)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed[: chance.randrange(1, len(changed) + 1)])


def _encoded(text: str, chance: random.Random) -> bytes:
    code = chance.choice(("utf-8", "utf-8-sig", "utf-16", "utf-16-be", "cp1252", "utf-7"))
    return text.encode(code, "replace")


def _results(chance: random.Random) -> bytes:
    """A list of evenings with as much in it as may be, or more: people of nearly one name."""
    many, wide = chance.choice(((800, 12), (499, 40), (4_999, 1), (1_001, 20), (5_000, 59)))
    signs = chance.choice(("ab", string.ascii_lowercase))
    rows = [
        f"Jan Bos{''.join(chance.choices(signs, k=12))}"
        + "".join(f";{chance.randrange(3000, 6000)}" for _ in range(wide))
        for _ in range(many)
    ]
    heads = "".join(f";Avond {number}" for number in range(1, wide + 1))
    return "\n".join((f"Naam{heads}", *rows)).encode()


def _long_statement(chance: random.Random) -> bytes:
    """Of a bank, with as many pieces as a file of this length can have."""
    begun = "<?xml version='1.0'?><Document xmlns='urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'>"
    return chance.choice(
        (
            f"{begun}{'<a/>' * chance.choice((390_000, 2_400_000))}</Document>",
            f"{begun}{''.join(f'<a{at}/>' for at in range(390_000))}</Document>",
            f"{begun}{'<a>' * 390_000}",
            ":20:x\n:25:x\n" * chance.choice((59_000, 800_000)),
            ":20:x\n:25:x\n" + ":61:2609140914C45,00N247NONREF\n" * chance.choice((3_900, 300_000)),
            ":20:x\n:25:x\n:61:2609140914C45,00N247NONREF\n:86:" + "/NAME/" * 1_500_000,
            "Datum;Bedrag\n" + "20260914;1\n" * chance.choice((100_000, 800_000)),
        )
    ).encode()


Maker = Callable[[random.Random, dict[str, str]], bytes]
MAKERS: dict[str, Maker] = {
    "cells": lambda chance, _: _encoded(_cells(chance), chance),
    "altered": lambda chance, good: _encoded(
        _altered(good[chance.choice(sorted(good))], chance), chance
    ),
    "flipped": lambda chance, good: _flipped(good[chance.choice(sorted(good))].encode(), chance),
    "statement flipped": lambda chance, _: _flipped(
        chance.choice(sorted(BANK.glob("*.*"))).read_bytes(), chance
    ),
    "statement": lambda chance, _: _long_statement(chance),
    "workbook flipped": lambda chance, _: _flipped(good_book(), chance),
    "workbook": lambda chance, _: CRAFTED[chance.choice(sorted(CRAFTED))](),
    "results": lambda chance, _: _results(chance),
    "noise": lambda chance, _: chance.randbytes(chance.choice((1, 100, 300_000))),
    "one long line": lambda chance, _: chance.choice(string.printable).encode() * 9_900_000,
    "many rows": lambda chance, _: (
        b"naam;punten\n" + chance.choice((b"Jan;1\n", b";\n", b"\n", b'"\n')) * 1_500_000
    ),
    "many columns": lambda chance, _: (
        b"naam" + chance.choice((b";", b",", b"\t")) * 3_000_000 + b"\n1\n"
    ),
    "nested": lambda chance, _: chance.choice((b"[", b'{"a":', b'"', b"(")) * 400_000,
}


def sound_lists(club: OpenClub) -> dict[str, str]:
    """What a club gives to other programs; by day the beginning of each, for all of it is long."""
    made = {
        "leden": export_members(club),
        "uitslagen": export_results(club),
        "spellen": export_games(club),
    }
    most = tries(300, sys.maxsize, sys.maxsize)
    return {name: "\n".join(one.decode().splitlines()[:most]) for name, one in made.items()}


def crafted_lists(count: int, seed: int, good: dict[str, str], folder: Path) -> list[Path]:
    """So many lists, of every kind in turn, with endings that need not be theirs."""
    chance, made = random.Random(seed), []
    kinds = sorted(MAKERS)
    for number in range(count):
        ending = chance.choice(("csv", "xlsx", "txt", "tsv", "json", "klaverjas"))
        made.append(folder / f"{number}-{kinds[number % len(kinds)]}.{ending}".replace(" ", "-"))
        made[-1].write_bytes(MAKERS[kinds[number % len(kinds)]](chance, good))
    return made


_BELIEVING = """
import csv
from clubadmin.services.exchange import exchange
exchange.read_grid = lambda data, *_args: list(csv.reader(data.decode().splitlines()))
"""


def try_all(folder: Path, count: int, seed: int, before: str = "") -> Counter[object]:
    """Give each list to each command, all in one other program, once it did what comes before."""
    with demo_club(folder / "demo.klaverjas") as club:
        good = sound_lists(club)
    whole = (folder / "demo.klaverjas").read_bytes()
    for name in ("goed.csv", "warm.csv"):
        (folder / name).write_text("Naam;1;2\nJan Bos;4000;5000\n")
    target, tally = folder / "club.klaverjas", Counter[object]()
    lists = crafted_lists(count, seed, good, folder)
    with subprocess.Popen(
        [sys.executable, "-c", before + _CHILD],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdin
        assert child.stdout
        for file in (folder / "warm.csv", *lists):
            for asked in COMMANDS:
                if not target.exists() or target.read_bytes() != whole:
                    target.write_bytes(whole)
                words = [
                    str(word).format(list=file, club=target, good=folder / "goed.csv")
                    for word in asked
                ]
                child.stdin.write(json.dumps(words) + "\n")
                child.stdin.flush()
                code, seconds, grown, told = json.loads(child.stdout.readline())
                if file.name == "warm.csv":  # what is loaded first is no list's doing
                    continue
                about = (file.name, asked[0], code, seconds, grown, told)
                assert code in (0, 1, 2), about
                assert "fout in het programma" not in told, about
                assert "Traceback" not in told, about
                assert seconds < SECONDS, about
                assert grown < KILOBYTES, about
                tally[code] += 1
            file.unlink()
        child.stdin.close()
    print(f"\n{dict(tally)}")
    return tally


def test_every_command_that_reads_a_file_is_tried() -> None:
    reading = {
        name
        for name, one in command.commands.items()
        if {"file", "answers", "history"} & {param.name for param in one.params}
    }
    assert reading <= {words[0] for words in COMMANDS}


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="tells memory otherwise there")
def test_no_command_takes_long_or_says_more_than_a_sentence_of_a_crafted_list(
    memory_folder: Path,
):
    times = tries(2, 100)
    assert try_all(memory_folder, times, 16).total() == times * len(COMMANDS)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="tells memory otherwise there")
@pytest.mark.nightly
def test_a_build_that_reads_what_comes_is_caught(memory_folder: Path):
    """Broken on purpose: as the library for such lists does it."""
    with pytest.raises(AssertionError, match="fout in het programma"):
        try_all(memory_folder, 100, 16, _BELIEVING)
