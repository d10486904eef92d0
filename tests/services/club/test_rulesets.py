"""Rule sets that came with the program later come into clubs that were made before."""

from datetime import date
from pathlib import Path

import pytest

from clubadmin.model.club.club import ClubSettings, RuleSetVersion
from clubadmin.model.members.member import Member
from clubadmin.services.care import health
from clubadmin.services.club import history, rulesets
from clubadmin.services.club.club import OpenClub, create_club, open_club
from clubadmin.services.members.members import add_member
from clubadmin.storage.file.errors import NoRoom
from clubadmin.storage.journal.change import Change
from tests.storage.old_clubs import old_club

EARLY = ("amsterdams", "leidsch", "nku", "rotterdams")


def versions(club: OpenClub) -> dict[tuple[str, date], RuleSetVersion]:
    return {(one.name, one.valid_from): one for one in rulesets.rule_sets(club)}


def early_club(folder: Path) -> Path:
    """Of a version that came with four rule sets; with its own, and a member taken back."""
    path = folder / "vroeg.klaverjas"
    then = [one for one in rulesets.installed_texts() if one[0].name in EARLY]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(rulesets, "installed_texts", lambda: then)
        with create_club(path, ClubSettings("De Proef")) as club:
            nku = next(one.id for one in rulesets.rule_sets(club) if one.name == "nku")
            for day in (date(2026, 9, 1), date(2026, 11, 1)):
                rulesets.copy_rule_set(club, nku, "Drie spelers", day, {})
            for name in ("Aal", "Bos"):
                add_member(club, Member(0, name))
            history.undo(club)
    return path


def old_rule_sets(path: Path) -> dict[tuple[str, date], RuleSetVersion]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(rulesets, "installed_names", frozenset)
        with open_club(path) as club:
            return versions(club)


def test_what_the_club_does_not_have_comes_in_once_and_what_it_has_stays(tmp_path: Path) -> None:
    path = early_club(tmp_path)
    before = old_rule_sets(path)
    assert len(before) == 6
    with open_club(path) as club:
        after = versions(club)
        assert {key: after[key] for key in before} == before
        titles = [one.title for one in after.values() if not one.own]
        assert len(titles) == len(rulesets.installed())
        assert health.check(club).ok
    with open_club(path) as again:
        assert versions(again) == after


def test_own_rules_of_the_same_name_keep_it(tmp_path: Path) -> None:
    """The early club calls rules of its own "Drie spelers", as the program now calls others."""
    with open_club(early_club(tmp_path)) as club:
        own = [one for one in rulesets.rule_sets(club) if one.name == "drie-spelers"]
        assert [one.own for one in own] == [True, True]
        (new,) = [one for one in rulesets.rule_sets(club) if one.name == "drie-spelers-2"]
        rules = rulesets.parsed(new.toml)
        assert (new.own, rules.name, rules.system) == (False, "drie-spelers-2", "solo")
        assert new.title == rules.title not in {one.title for one in own}
        assert rulesets.rules_at(club, "drie-spelers", date(2026, 9, 14)).own


def test_undo_steps_over_what_nobody_did(tmp_path: Path) -> None:
    path = early_club(tmp_path)
    old_rule_sets(path)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(rulesets, "installed_names", frozenset)
        with open_club(path) as club:
            before = history.undo_state(club)
    with open_club(path) as club:
        assert before.undo
        assert before.redo
        assert history.undo_state(club) == before
        history.redo(club)
        history.undo(club)
        history.undo(club)
        assert len(rulesets.rule_sets(club)) == 4 + 2 + len(rulesets.installed()) - 4
        assert health.check(club).ok


def test_the_names_of_files_are_those_of_the_rule_sets() -> None:
    assert rulesets.installed_names() == {rules.name for rules in rulesets.installed()}


def test_a_club_without_room_for_them_opens_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = early_club(tmp_path)
    before = old_rule_sets(path)

    def full(*_: object, **__: object) -> None:
        raise NoRoom("vol")

    with monkeypatch.context() as patched:
        patched.setattr(Change, "insert", full)
        with open_club(path) as club:
            assert versions(club) == before
    with open_club(path) as club:
        assert len(versions(club)) > len(before)


def test_rules_stored_before_a_field_existed_can_be_read(tmp_path: Path) -> None:
    with open_club(old_club(tmp_path)) as club:
        for one in rulesets.rule_sets(club):
            rules = rulesets.parsed(one.toml)
            assert rules.name == one.name
