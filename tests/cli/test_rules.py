from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from clubadmin import assets
from clubadmin.cli import rules
from tests.cli.conftest import Run

NKU = assets.path("rules/nku.toml")
NAMES = {"nku", "nkf1976", "amsterdams", "rotterdams"}


def test_all_rule_sets_are_listed(run: Run) -> None:
    ran = run("rules", "--json")
    assert ran.code == 0
    assert {one["name"] for one in ran.json["rules"]} >= NAMES


def test_one_rule_set_shows_every_field_with_its_article(run: Run) -> None:
    ran = run("rules", "nku", "--json")
    assert ran.code == 0
    fields = ran.json["fields"]
    assert fields["four_jacks"] == {"value": 100, "article": "NKU, Roem"}
    assert fields["trump_points"]["value"]["J"] == 20
    assert all(field["article"] for field in fields.values())


def test_in_words_it_is_a_list_of_fields(run: Run) -> None:
    ran = run("rules", "amsterdams")
    assert ran.code == 0
    assert "four_jacks" in ran.out


def test_an_unknown_rule_set_is_refused_with_the_names_there_are(run: Run) -> None:
    ran = run("rules", "onzin", "--json")
    assert ran.code == 2
    assert ran.out == ""
    assert "nku" in ran.err


def test_the_points_of_a_game_say_from_which_articles_they_follow(run: Run) -> None:
    total = run("rules", "nkf1976", "--json").json["fields"]["total"]
    assert total == {
        "value": 162,
        "article": "NKF 1976, Puntenwaardering 1b; NKF 1976, Puntenwaardering 1a; "
        "NKF 1976, Puntenwaardering 1c",
    }
    assert run("rules", "troefcall", "--json").json["fields"]["total"]["value"] == 13
    for name in run("rules", "--json").json["rules"]:
        fields = run("rules", name["name"], "--json").json["fields"]
        assert [field for field, said in fields.items() if not said["article"]] == []


def _forget() -> None:
    """As after a start: what was read is kept as long as the program runs."""
    rules.names.cache_clear()
    rules._read.cache_clear()


@pytest.fixture
def edited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[bytes], None]]:
    """Puts other bytes in the place of the rule set of the NKU."""
    (tmp_path / "rules").mkdir()
    monkeypatch.setattr(assets, "path", lambda name: tmp_path / name)
    yield (tmp_path / "rules/nku.toml").write_bytes
    _forget()


@pytest.mark.parametrize(
    ("was", "becomes", "says"),
    [
        (b'value = "nat"', b'value = "gelijk"', "nku.toml, veld tie). Gelijk aantal: gelijk kan"),
        (b"[stuk]", b"[stuks]", "nku.toml, veld stuks). Een reglement heeft geen veld stuks."),
        (b"[stuk]\nvalue = 20", b"[stuk]\nvalue = 25", "nku.toml, veld stuk). Stuk: 25 kan niet."),
        (b"[stuk]", b"[stuk", "(nku.toml). Dit reglement is geen leesbare TOML"),
        (b'title = "NKU"', b'title = "NK\xff"', "(nku.toml). Bewaar het bestand als UTF-8."),
    ],
)
@pytest.mark.parametrize("command", [("rules",), ("rules", "nku"), ("score", "-")])
def test_a_rule_set_that_was_changed_into_nonsense_is_named_with_its_field(
    command: tuple[str, ...],
    was: bytes,
    becomes: bytes,
    says: str,
    run: Run,
    edited: Callable[[bytes], None],
) -> None:
    whole = NKU.read_bytes()
    assert was in whole
    edited(whole.replace(was, becomes, 1))
    _forget()
    ran = run(*command, "--json", stdin=b"92\n")
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err
    assert "fout in het programma" not in ran.err


def test_a_rule_set_that_may_not_be_read_is_named(
    run: Run, edited: Callable[[bytes], None], tmp_path: Path
) -> None:
    _forget()
    (tmp_path / "rules/nku.toml").mkdir()
    ran = run("rules", "nku")
    assert ran.code == 2
    assert "Het reglement nku.toml kan niet worden gelezen: dit is een map." in ran.err
