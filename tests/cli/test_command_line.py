import io
import json
import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Event

import pytest

from clubadmin import __version__
from clubadmin.__main__ import main as program
from clubadmin.cli import output
from clubadmin.cli import run as runner
from clubadmin.cli.output import told_on
from clubadmin.domain.standings.ranking_rule import parse_rule
from tests.cli.conftest import Run
from tests.cli.test_score import fuzzed

_CODE = "import sys; from clubadmin.cli import main; sys.exit(main())"
_HERE = Path(__file__).parents[2]


def started(
    *arguments: str, stdin: bytes = b"", code: str = _CODE
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=stdin,
        capture_output=True,
        cwd=_HERE,
        env={**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii"},
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        ((), "Geen opdracht"),
        (("onzin",), "onzin"),
        (("draw", "--onzin", "1"), "--onzin"),
        (("draw", "--rounds", "3"), "--entrants"),
        (("draw", "--entrants"), "--entrants"),
        (("draw", "--entrants", "veel", "--rounds", "3"), "--entrants"),
        (("draw", "--entrants", "veel", "--rounds", "3"), "veel: hier hoort een geheel getal"),
        (("draw", "--entrants=8", "--rounds=3", "--seed=1.5"), "--seed 1.5"),
        (("score", "a", "b"), "'b' hoort hier niet"),
        (("check", "mijn club.club"), "'mijn club.club' hoort hier niet"),
        (("standings", "een", "twee"), "een twee"),
        (("check", "het.club"), "--database BESTAND"),
        (("check", "--json=3"), "--json hoort geen waarde"),
        (("weg.club",), "'weg.club' is geen opdracht en geen clubbestand"),
        (("standing",), "(bedoelde u standings?)"),
        (("demo", "--seizons", "3"), "(bedoelde u --seasons?)"),
        (("restore",), "KOPIE"),
    ],
)
def test_a_wrong_command_line_gets_a_dutch_sentence_and_exit_2(
    run: Run, arguments: tuple[str, ...], about: str
) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert about in ran.err
    assert not {"No such", "Missing", "Invalid", "Usage", "Error"} & set(ran.err.split())


def test_help_is_in_dutch(run: Run) -> None:
    for arguments in (("--help",), ("-h",), ("score", "-h"), ("standings", "--help")):
        ran = run(*arguments)
        assert ran.code == 0
        assert "Gebruik:" in ran.out
        assert not any(
            word in ran.out
            for word in ("Usage", "Options", "Show this", "required", "default", "<str>")
        )


def test_a_command_speaks_english_where_that_is_asked(run: Run, demo_club: Path) -> None:
    for arguments in (("--lang", "en", "-h"), ("score", "-h", "--lang=en"), ("draw", "-h")):
        ran = run("--lang", "en", *arguments)
        assert (ran.code, ran.out[:6]) == (0, "Usage:")
        dutch = (" een ", " het ", " van ", " wie ", "BESTAND", "OPDRACHT", "Toont")
        assert not [word for word in dutch if word in ran.out]
    for arguments, told in (
        (("standigs",), "is no command and no club file (did you mean standings?)"),
        (("standings", "--database", demo_club, "--season", "1900"), "The season '1900' is not"),
        (("standings", "--database", "/nowhere/a.club"), "There is no club file"),
        (("score", "--rules", "nku", "/nowhere"), "cannot be read: there is no such file"),
    ):
        ran = run(*arguments, "--lang", "en")
        assert (ran.code, told in ran.err) == (2, True), ran.err
    of = ("--database", demo_club, "--competition", "Donderdagavond")
    shown = run("standings", *of, "--lang", "en").out
    assert "place  name" in shown
    assert "In brackets: does not count." in shown
    english, dutch = (
        run("score", "--json", *words, stdin=b"200\n").json["findings"][0]["message"]
        for words in (("--lang", "en"), ())
    )
    assert english.startswith("Game 1, points Wij: 200 cannot be")
    assert dutch.startswith("Spel 1, punten Wij: 200 kan niet")
    assert "Wel: nl, en" in run("rules", "--lang", "fr").err


def test_what_takes_long_counts_its_seconds_until_it_says_something(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    terminal = io.StringIO()
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(output, "_EVERY", 0.001)
    with output.busy():
        while "Bezig … 2 s" not in terminal.getvalue():  # pytest-timeout ends what never comes
            Event().wait(0.001)
        output.say("Klaar.")
        said = terminal.getvalue()
    assert said.endswith("\r\033[KKlaar.\n")
    assert terminal.getvalue() == said
    monkeypatch.setattr(terminal, "isatty", lambda: False)
    with output.busy():
        assert terminal.getvalue() == said  # nobody looks on: a file gets sentences alone


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_four_shells_complete_a_command(
    shell: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    told = []
    for asked in (f"source_{shell}", f"complete_{shell}"):
        monkeypatch.setattr(sys, "argv", ["clubadmin"])
        monkeypatch.setenv("_CLUBADMIN_COMPLETE", asked)
        monkeypatch.setenv("COMP_WORDS", "clubadmin sta")
        monkeypatch.setenv("COMP_CWORD", "1")
        monkeypatch.setenv("_TYPER_COMPLETE_ARGS", "clubadmin sta")
        monkeypatch.setenv("_TYPER_COMPLETE_WORD_TO_COMPLETE", "sta")
        monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
        with suppress(SystemExit):  # the library ends the program itself
            program()
        told.append(capfd.readouterr().out)
    assert "_CLUBADMIN_COMPLETE" in told[0]
    assert "standings" in told[1]
    assert "demo" not in told[1]


def test_what_is_told_of_an_argument_stands_under_itself(run: Run) -> None:
    lines = run("export", "--help").out.splitlines()
    at = next(at for at, line in enumerate(lines) if "SOORT  members" in line)
    column = lines[at].index("members")
    assert [len(one) - len(one.lstrip()) for one in lines[at + 1 : at + 3]] == [column, column]


def test_every_rule_that_the_help_names_is_read(run: Run) -> None:
    told = run("standings", "--help").out
    first = [line.split("  ")[1].rstrip() for line in told.splitlines() if line.startswith("  ")]
    options = [word for word in first if re.fullmatch(r"[a-z-]+:[a-z0-9/]+", word)]
    for kind in ("sum", "average", "best:5", "average-best:6"):
        assert kind in told
        parse_rule(",".join([kind, *options]))
    assert len(options) == 10


def test_help_says_that_a_club_file_opens_the_window(run: Run) -> None:
    told = run("--help").out
    assert "clubadmin BESTAND" in told
    assert "opent het venster met dit clubbestand" in told
    assert "...\n" not in told.partition("Opdrachten:")[2]  # what each does is whole


def test_help_begins_with_the_work_of_an_evening(run: Run) -> None:
    told = run("-h").out.partition("Opdrachten:")[2]
    assert [line.split()[0] for line in told.splitlines() if line.strip()][:4] == [
        *("import", "draw", "score", "standings")
    ]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_a_terminal_that_asks_what_can_follow_is_told_the_commands(
    shell: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """As the shells ask it: what was typed in a variable, and no arguments."""
    asked = {"COMP_WORDS": "clubadmin s", "COMP_CWORD": "1"}
    asked |= {"_TYPER_COMPLETE_ARGS": "clubadmin s", "_TYPER_COMPLETE_WORD_TO_COMPLETE": "s"}
    asked |= {"_TYPER_COMPLETE_FISH_ACTION": "get-args", "_CLUBADMIN_COMPLETE": f"complete_{shell}"}
    for name, value in asked.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.argv", ["clubadmin"])
    with pytest.raises(SystemExit):
        program()
    told = capfd.readouterr().out
    assert "standings" in told
    assert "score" in told
    assert "rules" not in told


def test_how_far_a_long_job_is_stands_on_a_terminal_alone(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    told_on(1, 2)
    assert capfd.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    told_on(1, 2)
    told_on(2, 2)
    assert capfd.readouterr().err == "\r1 / 2\r2 / 2\n"


def test_the_version_is_told(run: Run) -> None:
    ran = run("--version")
    assert (ran.code, ran.out, ran.err) == (0, f"clubadmin {__version__}\n", "")


def test_a_word_too_long_for_a_file_is_told_as_any_other() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "clubadmin", "x" * 300],
        capture_output=True,
        cwd=_HERE,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 2
    assert "geen opdracht en geen clubbestand" in ended.stderr.decode()


def test_a_command_stays_one_where_a_file_has_its_name(tmp_path: Path) -> None:
    (tmp_path / "rules").write_text("een bestand")
    ended = subprocess.run(
        [sys.executable, "-m", "clubadmin", "rules"],
        capture_output=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(_HERE)},
        timeout=60,
        check=False,
    )
    assert ended.returncode == 0
    assert b"nku" in ended.stdout


@pytest.mark.parametrize("place", ["er is/geen map/x.klaverjas", "bestand/x.klaverjas", "map", ""])
@pytest.mark.parametrize("command", ["demo", "check", "import"])
def test_a_place_where_no_club_can_be_is_told_in_a_sentence(
    run: Run, tmp_path: Path, command: str, place: str
) -> None:
    (tmp_path / "map").mkdir()
    (tmp_path / "bestand").write_text("van iemand")
    (tmp_path / "leden.csv").write_text("achternaam\nBos\n")
    file = [tmp_path / "leden.csv"] if command == "import" else []
    ran = run(command, *file, "--database", tmp_path / place if place else "")
    assert ran.code == 2
    assert ran.out == ""
    assert "fout in het programma" not in ran.err
    assert len(ran.err.splitlines()) == 1
    assert sorted(one.name for one in tmp_path.iterdir()) == ["bestand", "leden.csv", "map"]


def test_a_fault_in_the_program_is_a_sentence_and_no_traceback(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: list[str]) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(runner, "_run", broken)
    ran = run("rules")
    assert ran.code == 2
    assert "fout in het programma" in ran.err
    assert "Traceback" not in ran.err


def test_scoring_drawing_and_rules_start_without_database_or_window() -> None:
    for arguments in (["score"], ["rules"], ["draw", "--entrants", "8", "--rounds", "2"]):
        code = (
            f"import sys; from clubadmin.cli import main; main({arguments!r});"
            "print(sorted({'sqlmodel', 'sqlalchemy', 'PySide6', 'reportlab', 'xlsxwriter'}"
            " & set(sys.modules)), file=sys.stderr)"
        )
        ended = started(code=code)
        assert ended.returncode == 0
        assert ended.stderr.strip().endswith(b"[]")


def test_any_bytes_through_a_real_process_end_with_0_or_1_and_no_traceback() -> None:
    chance = Random(1612)
    for _ in range(3):  # many more in one process: `test_score`
        ended = started("score", "-", "--json", stdin=fuzzed(chance))
        assert ended.returncode in (0, 1)
        assert b"Traceback" not in ended.stderr


def test_a_reader_that_goes_away_is_no_trouble() -> None:
    command = subprocess.Popen(
        [sys.executable, "-c", _CODE, "draw", "--entrants", "400", "--rounds", "6", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=_HERE,
    )
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.close()
    told = command.stderr.read()
    command.stderr.close()
    assert command.wait(timeout=60) in (0, 1, 2)
    assert b"Traceback" not in told


def test_dutch_letters_come_through_a_terminal_that_knows_none() -> None:
    ended = started("rules", "nku")
    assert ended.returncode == 0
    assert "Officiële" in ended.stdout.decode()


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no device that is always full")
def test_an_answer_that_cannot_be_written_is_told(run: Run, demo_club: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            [sys.executable, "-c", _CODE, "rules", "--json"],
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=_HERE,
            timeout=60,
            check=False,
        )
    assert ended.returncode == 2
    assert b"kan niet worden geschreven" in ended.stderr
    assert b"Traceback" not in ended.stderr
    device = run("export", "members", "--database", demo_club, "--to", "/dev/full")
    assert device.code == 2
    assert Path("/dev/full").is_char_device()


def test_without_any_input_or_output_there_is_still_no_traceback() -> None:
    for redirected in ("<&-", ">&-", "2>&-", "<&- >&- 2>&-"):
        ended = subprocess.run(
            f'"{sys.executable}" -c "{_CODE}" score --json {redirected}',
            shell=True,
            capture_output=True,
            stdin=subprocess.DEVNULL,
            cwd=_HERE,
            timeout=60,
            check=False,
        )
        assert ended.returncode in (0, 2)
        assert b"Traceback" not in ended.stderr


def test_sentences_never_end_up_in_the_answer() -> None:
    ended = subprocess.run(
        f'echo 92+30 | "{sys.executable}" -c "{_CODE}" score --json 2>&-',
        shell=True,
        capture_output=True,
        cwd=_HERE,
        timeout=60,
        check=False,
    )
    assert json.loads(ended.stdout)["findings"]
