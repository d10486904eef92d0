"""What is inside is listed as CycloneDX asks, and each part has its licence."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))
import packages  # noqa: E402
import parts  # noqa: E402

TYPES = {"application", "framework", "library", "file"}  # of those that the specification knows
PURL = re.compile(r"pkg:[a-z]+/[A-Za-z0-9._-]+(@[A-Za-z0-9._-]+)?")
KNOWN = re.compile(r"(\(?[A-Z][A-Za-z0-9.+-]*\)?( (AND|OR|WITH) )?)+")


@pytest.fixture
def bill(tmp_path: Path) -> dict[str, Any]:
    made, _ = parts.write(tmp_path)
    return json.loads(made.read_text(encoding="utf-8"))


def test_the_list_has_what_the_specification_asks(bill: dict[str, Any]) -> None:
    """The fields and forms of the schema of CycloneDX 1.6 for all that is used of it."""
    assert set(bill) == {
        *("$schema", "bomFormat", "specVersion", "serialNumber", "version"),
        *("metadata", "components", "dependencies"),
    }
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    uid = r"urn:uuid:[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}"
    assert re.fullmatch(uid, bill["serialNumber"])
    every = [bill["metadata"]["component"], *bill["components"]]
    refs = [one["bom-ref"] for one in every]
    assert len(set(refs)) == len(refs)
    for one in every:
        assert one["type"] in TYPES
        assert one["name"]
        assert PURL.fullmatch(one["purl"])
        for licence in one.get("licenses", ()):
            (kind,) = licence
            assert kind in ("expression", "license")
            assert kind == "expression" or set(licence["license"]) in ({"id"}, {"name"})
        for reference in one.get("externalReferences", ()):
            assert set(reference) == {"type", "url", "hashes"}
            for digest in reference["hashes"]:
                assert digest["alg"] == "SHA-256"
                assert re.fullmatch(r"[0-9a-f]{64}", digest["content"])
    for one in bill["dependencies"]:
        assert {one["ref"], *one["dependsOn"]} <= set(refs)
        assert len(set(one["dependsOn"])) == len(one["dependsOn"])


def test_every_library_that_is_installed_is_in_it_with_its_version_and_digests(
    bill: dict[str, Any],
) -> None:
    chosen = re.findall(
        r"^([a-z0-9-]+)==([^ ;]+)", parts.VERSIONS.read_text(encoding="utf-8"), re.MULTILINE
    )
    libraries = [one for one in bill["components"] if one["type"] == "library"]
    assert [(one["name"], one["version"]) for one in libraries] == chosen
    assert all(one["externalReferences"] for one in libraries)
    told = " ".join(one["name"] for one in bill["components"])
    assert "Python" in told
    assert "NotoSans" in told


def test_every_part_that_is_installed_here_tells_its_licence() -> None:
    every = parts.parts()
    found = [one for one in every if one.needs or one.texts or one.licence]
    elsewhere = {one.name for one in every if one.where}  # on another system, or an older Python
    assert {one.name for one in every} - {one.name for one in found} <= elsewhere
    assert [one.name for one in found if not KNOWN.fullmatch(one.licence)] == []
    names = {one.name for one in found if not one.texts}
    assert names <= {"pyside6-essentials", "shiboken6"}, "of these the notice says where it is"


def test_the_licences_are_named_and_given_in_full(tmp_path: Path) -> None:
    _, made = parts.write(tmp_path)
    text = made.read_text(encoding="utf-8")
    assert parts.QT_NOTICE in text
    assert "cryptography 50" in text
    assert "Permission is hereby granted, free of charge" in text
    assert "SIL OPEN FONT LICENSE" in text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text, "that of Qt, which its packages lack"
    assert "END OF TERMS AND CONDITIONS" in text.split("Qt and PySide6: GPL-3.0")[1]


def test_the_same_versions_give_the_same_lists(tmp_path: Path) -> None:
    first, again = tmp_path / "een", tmp_path / "twee"
    for folder in (first, again):
        parts.write(folder)
    for made in first.iterdir():
        assert made.read_bytes() == (again / made.name).read_bytes()


def test_a_release_has_the_lists_beside_its_sums(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packages, "OUT", tmp_path / "dist")
    monkeypatch.setattr(packages, "ROOT", tmp_path)
    monkeypatch.setattr(packages, "MAKERS", {"wheel": lambda: iter(())})
    monkeypatch.setattr(packages, "compare_pictures", lambda: None)
    assert packages.main(["wheel"]) == 0
    sums = (tmp_path / "dist" / "SHA256SUMS").read_text(encoding="utf-8")
    assert f"{packages.system()}.cdx.json" in sums, "each system has its own in a release"
    assert f"{packages.system()}-LICENCES.txt" in sums
