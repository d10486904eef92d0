"""Safety 26: files of each kind that is read, changed at random: taken whole or refused in a word.

No fault, 2 seconds, 200 MB; what is said to have come in did, and the club is in order after.
"""

import csv
import gzip
import random
import re
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from clubadmin import assets
from clubadmin.domain.correspondence.gaps import Purpose
from clubadmin.domain.rules.rules import read_rules, write_rules
from clubadmin.errors import Trouble
from clubadmin.i18n import Language, Message, Words, catalogue
from clubadmin.model.correspondence.letters import About, Everybody, Template
from clubadmin.model.importing.importing import Look
from clubadmin.model.importing.people import NEW, ListedPerson, PeopleDraft
from clubadmin.services.administration import statements
from clubadmin.services.care import health
from clubadmin.services.club import recent
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.correspondence import composing, templates
from clubadmin.services.exchange import exchange, whole
from clubadmin.services.importing import draft
from clubadmin.services.lists import people, workbook
from clubadmin.services.lists.workbook import pasted_book
from clubadmin.services.members import members
from clubadmin.services.seasons import seasons
from clubadmin.storage.copies import backup
from tests.safety.mutated import mutated
from tests.services.administration.bank_files_made import camt
from tests.services.demo_club import demo_club
from tests.services.evening_club import Content, add_people, another_club, content, new_club
from tests.services.lists.taking import import_file, take_people
from tests.turns import tries

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="tells memory otherwise there")

DATA = Path(__file__).parents[1] / "data"
TIMES = tries(8, 2_500, 60)
A_CLUB = 40  # files that one club gets; then it is looked through, and another begins
SECONDS, KILOBYTES = 2.0, 200_000


@dataclass(frozen=True)
class Kind:
    """A kind of files: sound ones, and how the program reads one; raises where it is not right."""

    sound: Callable[[Path], list[bytes]]
    ending: str
    reads: Callable[[OpenClub, Path], None]


def _a_demo(make: Callable[[OpenClub], bytes]) -> Callable[[Path], list[bytes]]:
    def sound(folder: Path) -> list[bytes]:
        with demo_club(folder / "demo.klaverjas") as club:
            return [make(club)]

    return sound


def _first(lines: bytes) -> bytes:
    """The heading, and all of the first evening."""
    head, first, *rest = lines.splitlines(keepends=True)
    evening = b",".join(first.split(b",")[:4])
    return b"".join((head, first, *(one for one in rest if one.startswith(evening))))


def _counts(club: OpenClub) -> Counter[str]:
    return Counter({table: len(rows) for table, rows in content(club).items()})


def _import(club: OpenClub, file: Path) -> None:
    """What a preview promises is what came in."""
    before = _counts(club)
    told = exchange.import_file(club, file)
    came = _counts(club) - before
    assert told.rows > 0
    assert came["member"] == told.new_members
    assert came["game"] == told.games
    assert came["evening"] == told.evenings


def _results(club: OpenClub, file: Path) -> None:
    """Compare the preview with what came in."""
    before = _counts(club)
    told = import_file(club, file)
    came = _counts(club) - before
    assert isinstance(told, Look)
    assert came["member"] == len(told.new_members)
    assert came["paper_result"] == told.results > 0
    assert came["evening"] == len(told.evenings)


def _come_in(club: OpenClub, file: Path) -> None:
    """Compare the people said to be new with those who came in."""
    before = _counts(club)
    found = take_people(club, file)
    assert (_counts(club) - before)["member"] == found.count(NEW)


def _any_list(club: OpenClub, file: Path) -> None:
    """A list is told how it was taken, and what is asked of it."""
    look = draft.look(club, draft.begin(club, file))
    assert look


def _statement(club: OpenClub, file: Path) -> None:
    """All lines of the bank are kept."""
    before = _counts(club)
    shown = statements.preview(club, file, seasons.seasons(club)[0].id)
    statements.take(club, shown, statements.sure(shown))
    came = _counts(club) - before
    assert came["bank_statement"] == len(shown.statements)
    assert came["bank_line"] == len(shown.proposed)


def _club_file(_: OpenClub, file: Path) -> None:
    """Of what comes from elsewhere, what opens holds what the sound one held, or it is told."""
    (recent.user_config_path("clubadmin") / "known.json").unlink(missing_ok=True)
    with open_club(file) as club:
        same = content(club) in _sound_contents(file.suffix)
        assert same or club.findings


@cache
def _sound_contents(suffix: str) -> list[Content]:
    return []


def _document(_: OpenClub, file: Path) -> None:
    """A club that is made of a document is in order."""
    target = file.with_suffix(".klaverjas")
    target.unlink(missing_ok=True)
    whole.make_club(file, str(target))
    with open_club(target) as club:
        assert health.check(club).ok


def _rules(_: OpenClub, file: Path) -> None:
    """A rule set that is read is written and read as the same one."""
    rules = read_rules(file.read_text(encoding="utf-8", errors="replace"))
    assert read_rules(write_rules(rules)) == rules


def _translation(_: OpenClub, file: Path) -> None:
    """A sentence is said all the same, with its values."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(assets, "path", lambda _: file)
        catalogue._translations.cache_clear()
        try:
            said = Message("Lid {name} is al weg.", name="Piet").text(Language.EN)
            counted = Message.counted("{n} plaats", "{n} plaatsen", 2).text(Language.EN)
            assert said
            assert counted
        finally:
            patched.undo()
            catalogue._translations.cache_clear()


def _mail_text(club: OpenClub, file: Path) -> None:
    """A text is kept as it is tidied, and every gap in what goes out is filled."""
    name, _, body = file.read_text(encoding="utf-8", errors="replace").partition("\n")
    text = templates.keep_template(club, Template(name, Purpose.FREE, name[:40], body))
    letters = composing.compose(
        club,
        text,
        About(Purpose.FREE),
        Everybody.MEMBERS,
        day=date(2026, 11, 29),
        words=Words(Language.NL),
    )
    assert len(letters.letters) + len(letters.left_out) == len(members.members(club))
    assert all("{voornaam}" not in one.body for one in letters.letters)


_TAG = re.compile("<[^>]*>")


def _pasted(club: OpenClub, file: Path) -> None:
    """What was copied in a browser comes in as members, or it is said which rows do not."""
    html = file.read_text(encoding="utf-8", errors="replace")
    mime = QMimeData()
    mime.setHtml(html)
    mime.setText(_TAG.sub("", re.sub("</t[dh]>", "\t", html).replace("</tr>", "\n")))
    box = QPlainTextEdit()
    box.insertFromMimeData(mime)
    draft = PeopleDraft(pasted_book(box.toPlainText(), html))
    before = _counts(club)
    found = people.take(club, draft, leave_rest=True)
    assert _counts(club)["member"] - before["member"] == found.count(NEW)


HTML = (
    "<html><body><table><tr><th>Voornaam</th><th>Achternaam</th><th>Telefoon</th></tr>"
    + "".join(
        f"<tr><td>Jan{n}</td><td>Bos &amp; Zn</td><td>06-1234567{n}</td></tr>" for n in range(9)
    )
    + "</table><p>Piet\tde Vries</p><img src='file:///x.png'><script>alert(1)</script></body></html>"
)
MAIL = (
    "Uitnodiging\nBeste {voornaam},\n\nOp 3 december om 20.00 uur is er klaverjassen.\n"
    "Bellen kan: {telefoon}.\n\nGroet,\n{naam} {e-mail}"
)


def _old_clubs(_: Path) -> list[bytes]:
    return [gzip.decompress((DATA / "schema-10.klaverjas.gz").read_bytes())]


def _small_club(folder: Path) -> list[bytes]:
    with another_club(folder, "klein.klaverjas") as club:
        add_people(club, 12)
    return [club.path.read_bytes()]


def _of_bank(pattern: str) -> Callable[[Path], list[bytes]]:
    return lambda _: [one.read_bytes() for one in sorted((DATA / "bank").glob(pattern))]


KINDS = {
    "club": Kind(_small_club, ".klj", _club_file),
    "club of an earlier version": Kind(_old_clubs, ".oud", _club_file),
    "members, CSV": Kind(_a_demo(exchange.export_members), ".csv", _come_in),
    "members, XLSX": Kind(
        _a_demo(lambda club: exchange.export_members(club, "leden.xlsx")), ".xlsx", _come_in
    ),
    "members, vCard": Kind(_a_demo(exchange.export_members_cards), ".vcf", _come_in),
    "results, CSV": Kind(
        _a_demo(lambda club: _first(exchange.export_results(club))), ".csv", _results
    ),
    "games, CSV": Kind(_a_demo(lambda club: _first(exchange.export_games(club))), ".csv", _import),
    "any list": Kind(
        lambda _: [b"Naam;Avond 1;Avond 2\nJan Bos;5120;4890\nMies Vis;4760;5333\n" * 1],
        ".csv",
        _any_list,
    ),
    "statement, MT940": Kind(_of_bank("*.940"), ".940", _statement),
    "statement, CAMT.053": Kind(lambda _: [camt()], ".xml", _statement),
    "statement, CSV": Kind(_of_bank("*.csv"), ".csv", _statement),
    "whole club, JSON": Kind(
        lambda folder: [_document_of(folder)],
        ".json",
        _document,
    ),
    "rules, TOML": Kind(
        lambda _: [one.read_bytes() for one in sorted(assets.path("rules").glob("*.toml"))],
        ".toml",
        _rules,
    ),
    "translation": Kind(lambda _: [assets.path("i18n/en.mo").read_bytes()], ".mo", _translation),
    "mail text": Kind(lambda _: [MAIL.encode()], ".txt", _mail_text),
    "pasted HTML": Kind(lambda _: [HTML.encode()], ".html", _pasted),
}


def _document_of(folder: Path) -> bytes:
    with another_club(folder, "open.klaverjas") as club:
        add_people(club, 12)
        return exchange.export_document(club)


@contextmanager
def _in_bounds(about: object) -> Iterator[None]:
    """No longer, and no more memory, than a person waits for."""
    begun, had = time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    yield
    assert time.process_time() - begun < SECONDS, about
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - had < KILOBYTES, about


def tried(kind: Kind, folder: Path, times: int) -> Counter[str]:
    """Read so many files that were changed; answers how many were taken and how many refused."""
    chance, tally = random.Random(26), Counter[str]()
    sound = kind.sound(folder)
    file = folder / f"veranderd{kind.ending}"
    if kind.reads is _club_file:
        _remember(kind, sound, folder)
    for begin in range(0, times, A_CLUB):
        place = folder / f"{begin}"
        place.mkdir()
        with new_club(place) as club:
            seasons.add_season(club, "2026-2027", date(2026, 8, 1), date(2027, 7, 31))
            add_people(club, 6)
            for number in range(begin, min(begin + A_CLUB, times)):
                data = chance.choice(sound)
                file.write_bytes(data if number % A_CLUB == 0 else mutated(data, chance))
                with _in_bounds((kind.ending, number)):
                    tally[_outcome(kind, club, file)] += 1
            assert health.check(club).problems == ()
    return tally


def _remember(kind: Kind, sound: list[bytes], folder: Path) -> None:
    _sound_contents(kind.ending).clear()
    for data in sound:
        file = folder / f"goed{kind.ending}"
        file.write_bytes(data)
        with open_club(file) as club:
            _sound_contents(kind.ending).append(content(club))


def _outcome(kind: Kind, club: OpenClub, file: Path) -> str:
    last = club.store.last
    try:
        kind.reads(club, file)
    except Trouble as trouble:
        if not str(trouble).strip():
            raise AssertionError("it is not said what is wrong") from trouble
        if club.store.last is not last and kind.reads is not _mail_text:
            raise AssertionError("what is refused changed something") from trouble
        return "refused"
    return "taken"


@pytest.mark.parametrize("name", KINDS)
def test_a_file_that_was_changed_is_taken_whole_or_refused_in_a_word(
    name: str, memory_folder: Path, qtbot: QtBot
) -> None:
    tally = tried(KINDS[name], memory_folder, TIMES)
    print(f"\n{name}: {dict(tally)}")
    assert tally.total() == TIMES
    assert tally["taken"]


def test_a_reader_that_believes_what_comes_is_caught(
    memory_folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Broken on purpose: as the library for such lists does it."""
    monkeypatch.setattr(
        workbook, "csv_rows", lambda data, *_: csv.reader(data.decode().splitlines())
    )
    with pytest.raises((AttributeError, ValueError)):
        tried(KINDS["members, CSV"], memory_folder, 20)


def test_a_row_that_is_lost_without_a_word_is_caught(
    memory_folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Broken on purpose: the last of those who are new stays out."""
    write = people.write

    def all_but_one(
        club: OpenClub,
        coming: Sequence[ListedPerson],
        progress: Callable[[int, int], None] | None = None,
    ) -> None:
        write(club, coming, progress)
        members.remove_member(club, members.members(club)[-1].id)

    monkeypatch.setattr(people, "write", all_but_one)
    with pytest.raises(AssertionError):
        tried(KINDS["members, CSV"], memory_folder, 20)


def test_a_club_from_elsewhere_that_is_not_looked_through_is_caught(
    memory_folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Broken on purpose: it is taken for one of ours."""
    monkeypatch.setattr(backup, "look_over", lambda _: None)
    monkeypatch.setattr(backup, "contents", lambda *_: None)
    with pytest.raises((AssertionError, ArithmeticError, LookupError, TypeError, ValueError)):
        tried(KINDS["club"], memory_folder, 200)
