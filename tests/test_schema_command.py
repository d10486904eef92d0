"""What a new table or column asks is told by a command: its step, and the file of before."""

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "packaging"))
import schema


def commit(folder: Path, number: int, text: str) -> None:
    file = folder / schema.NUMBER
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"SCHEMA_VERSION = {number}\n", encoding="utf-8")
    (folder / "text").write_text(text, encoding="utf-8")
    subprocess.run(["git", "add", "--all"], cwd=folder, check=True)
    named = ("-c", "user.name=-", "-c", "user.email=-", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *named, "commit", "-qm", text], cwd=folder, check=True)


def test_a_filled_file_is_frozen_out_of_the_last_commit_that_had_its_schema(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    for number, text in ((4, "first"), (5, "raised"), (5, "more of it"), (6, "raised again")):
        commit(tmp_path, number, text)
    monkeypatch.setattr(schema, "ROOT", tmp_path)
    with schema._sources_of(5) as sources:
        assert (sources / "text").read_text(encoding="utf-8") == "more of it"
    assert not sources.exists()
    with schema._sources_of(6) as sources:
        assert (sources / "text").read_text(encoding="utf-8") == "raised again"
    with pytest.raises(schema.NoSuchSchema, match="schema 9"), schema._sources_of(9):
        pass


@pytest.mark.parametrize(("released", "told"), [(13, "may still change"), (14, "a new step, 15")])
def test_where_the_next_column_goes_depends_on_what_was_released(
    monkeypatch: pytest.MonkeyPatch, released: int, told: str
) -> None:
    monkeypatch.setattr(schema, "SCHEMA_VERSION", 14)
    monkeypatch.setattr(schema, "RELEASED_SCHEMA", released)
    assert told in schema.standing()


def test_the_digest_of_a_layout_is_written_down_by_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "clubadmin/storage/schema/layouts.py"
    file.parent.mkdir(parents=True)
    file.write_text('LAYOUTS = {\n    13: "aa",\n    14: "bb",\n}\nREST = {\n}\n')
    monkeypatch.setattr(schema, "ROOT", tmp_path)
    for number, last in (
        (14, '    13: "aa",\n    14: "cc",\n'),
        (15, '    14: "cc",\n    15: "cc",\n'),
    ):
        monkeypatch.setattr(schema, "SCHEMA_VERSION", number)
        assert schema.note("cc") == file
        assert file.read_text().endswith(last + "}\nREST = {\n}\n")
