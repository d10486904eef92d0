"""`clubadmin hall`: serves an evening until it is interrupted."""

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from tests.asking import PATIENCE, ask
from tests.cli.conftest import Run
from tests.server.serving import made

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts by signals")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_one_line_serves_and_ends_with_zero(tmp_path: Path, stop: signal.Signals):
    path, evening = made(tmp_path)
    words = ("-m", "clubadmin", "hall", "--database", path, "--evening", evening.number, "--json")
    environment = {**os.environ, "XDG_CONFIG_HOME": str(tmp_path / "config")}
    with subprocess.Popen(
        [sys.executable, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment,
    ) as program:
        assert program.stdout is not None
        found = json.loads(program.stdout.readline())
        assert set(found) == {"address", "evening", "tables", "cards", "desk", "wall"}
        assert found["address"].startswith("http://127.0.0.1:")
        assert found["evening"] == evening.id
        places = [(one["table"], one["round"]) for one in found["tables"]]
        assert places == [(1, 1), (2, 1), (1, 2), (2, 2)]
        for one in found["tables"]:
            answer = ask("GET", f"{found['address']}/api/t/{one['code']}").json()
            assert (answer["table"], answer["round"]) == (one["table"], one["round"])
        program.send_signal(stop)
        rest, said = program.communicate(timeout=PATIENCE)
    assert (program.returncode, rest, said) == (0, "", "")


def test_an_evening_that_is_not_there_is_told_in_a_sentence(run: Run, tmp_path: Path):
    path, _ = made(tmp_path)
    ran = run("hall", "--database", path, "--evening", 99)
    assert (ran.code, ran.out) == (2, "")
    assert "een avond die open is: 1 (" in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_port_that_cannot_be_is_told_in_a_sentence(run: Run, tmp_path: Path):
    path, _ = made(tmp_path)
    for words in (("--port", 99999), ("--port", -1), ("--host", "8.8.8.8")):
        ran = run("hall", "--database", path, *words)
        assert (ran.code, ran.out) == (2, ""), words
        assert len(ran.err.splitlines()) == 1


def test_a_club_without_an_evening_to_play_is_told_so(run: Run, tmp_path: Path):
    from tests.services.evening_club import new_club

    with new_club(tmp_path) as club:
        path = club.path
    ran = run("hall", "--database", path)
    assert ran.code == 2
    assert "--evening" in ran.err


def test_an_evening_is_meant_by_its_number_or_by_what_json_told_and_never_guessed(tmp_path: Path):
    from clubadmin.cli.hall import _codes
    from clubadmin.cli.output import Stop
    from clubadmin.services.draw import drawing
    from clubadmin.services.evenings import evenings
    from clubadmin.services.seasons import seasons
    from tests.services.evening_club import come, evening_with, new_club

    with new_club(tmp_path) as club:
        first = evening_with(club, 4)
        its = seasons.competition(club, first.competition_id)
        cup = seasons.add_competition(club, replace(its, name="Beker"))
        second = evenings.add_evening(club, cup.id, date(2026, 11, 19))
        second = come(club, second, [one.members[0] for one in first.participants])
        for one in (first, second):
            drawing.draw(club, one.id)
        assert (first.number, second.number, second.id) == (1, 1, 2)
        assert _codes(club, None, None, second.id).evening_id == second.id
        assert _codes(club, None, "Beker", 1).evening_id == second.id
        with pytest.raises(Stop, match=r"kan meer avonden zijn: 1 \(Beker\), 1 \(Maandavond\)"):
            _codes(club, None, None, 1)
