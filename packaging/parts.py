"""What is inside: a list of parts in CycloneDX and a list of licences, made of what is installed.

    python3 packaging/dev.py parts            both, in `dist`

The parts are those of `versions/run.txt`, each with the digests that it is held to; beside them
Python and the fonts, which come along as well. The same versions give the same files, byte for
byte: no moment and no chance is in them.
"""

import json
import re
import sys
import sysconfig
import uuid
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "dist"
VERSIONS = ROOT / "packaging" / "versions" / "run.txt"
FONTS = ROOT / "resources" / "fonts"
QT_LICENCES = ("LGPL-3.0", "GPL-3.0")
"""In `resources/licences`: the packages of Qt bring no text of theirs."""
SPEC = "1.6"
FONT_LICENCE = "OFL-1.1"

_CHOSEN = re.compile(
    r"^([a-z0-9-]+)==([^ ;]+)(?: ; ([^\\]+?))? \\$((?:\n +--hash=.*)+)", re.MULTILINE
)
_DIGEST = re.compile(r"sha256:([0-9a-f]{64})")
_NAME = re.compile(r"^[A-Za-z0-9][A-Za-z0-9._-]*")
_LICENCE_FILE = re.compile(
    r"/licenses/|(^|/)(licen[cs]e|copying|notice|authors)[^/]*$", re.IGNORECASE
)
_LONGEST = 100  # signs of a licence's name; some packages give the whole text for it
_SPDX = {
    "MIT License": "MIT",
    "BSD License": "BSD-3-Clause",
    "BSD": "BSD-3-Clause",
    "Apache Software License": "Apache-2.0",
    "Python Software Foundation License": "PSF-2.0",
    "PSFL": "PSF-2.0",
    "GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0-only",
    "ISC License": "ISC",
    "Artistic License": "Artistic-1.0-Perl OR GPL-1.0-or-later",  # the terms of Perl
    "GNU Library or Lesser General Public License (LGPL)": "LGPL-3.0-or-later",
    "BSD-3-Clause, Apache-2.0, dependency licenses": "BSD-3-Clause AND Apache-2.0",
}
QT_NOTICE = (
    "Qt and PySide6 are used under the LGPL, version 3. They lie as libraries of their own in the"
    " folder of the program, unchanged, and may be replaced there by other builds of the same"
    " version. Their sources are at https://download.qt.io/official_releases/; the licence stands"
    " below."
)


class Part(NamedTuple):
    """A library that comes along.

    Attributes:
        name: as its registry writes it.
        version: the exact one.
        where: the systems that it is for; "" for all.
        digests: SHA-256 of each file that may be installed, as hexadecimal digits.
        licence: an SPDX expression where there is one, else its name.
        needs: the names of the parts that it asks for.
        texts: of its licence files, by name.
    """

    name: str
    version: str
    where: str
    digests: tuple[str, ...]
    licence: str
    needs: tuple[str, ...] = ()
    texts: tuple[tuple[str, str], ...] = ()


def parts() -> list[Part]:
    """Every library that the program runs on, by name."""
    chosen = _CHOSEN.findall(VERSIONS.read_text(encoding="utf-8"))
    names = {name for name, *_ in chosen}
    return [
        _part(name, version, where.strip(), tuple(sorted(_DIGEST.findall(hashes))), names)
        for name, version, where, hashes in chosen
    ]


def _part(name: str, version: str, where: str, digests: tuple[str, ...], names: set[str]) -> Part:
    try:
        told = metadata.distribution(name)
    except metadata.PackageNotFoundError:  # of another system: what it says of itself is not here
        return Part(name, version, where, digests, "")
    asked = {
        _canonical(found[0])
        for one in told.requires or ()
        if "extra ==" not in one and (found := _NAME.match(one))
    }
    return Part(
        name,
        version,
        where,
        digests,
        _licence(told.metadata),
        tuple(sorted(asked & names)),
        tuple(_texts(told)),
    )


def _canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _licence(told: metadata.PackageMetadata) -> str:
    """As an SPDX expression, as a word, or as the classifiers have it."""
    kinds = told.get_all("Classifier") or []
    named = [kind.split(" :: ")[-1] for kind in kinds if kind.startswith("License")]
    given = [*(told.get_all("License-Expression") or []), *(told.get_all("License") or [])]
    words = [one.strip() for one in (*given, *named) if 0 < len(one.strip()) <= _LONGEST]
    plain = [one for one in words if one != "UNKNOWN"]
    if plain and plain[0].lower().startswith("bsd license (see license.txt"):
        return "BSD-3-Clause"  # so ReportLab names it
    return _SPDX.get(plain[0], plain[0]) if plain else ""


def _texts(told: metadata.Distribution) -> Iterator[tuple[str, str]]:
    for file in sorted(told.files or (), key=str):
        if ".dist-info" in str(file) and _LICENCE_FILE.search(str(file)):
            path = Path(str(told.locate_file(file)))
            if path.is_file():
                yield path.name, path.read_text(encoding="utf-8", errors="replace").strip()


def bill_of_materials(found: list[Part], version: str) -> dict[str, Any]:
    """The parts as CycloneDX has them."""
    own = f"pkg:pypi/clubadmin@{version}"
    components = [_component(one) for one in found]
    components += [_python(), *map(_font, font_families())]
    refs = {one.name: _ref(one) for one in found}
    needs = [
        {"ref": refs[one.name], "dependsOn": [refs[name] for name in one.needs]} for one in found
    ]
    made: dict[str, Any] = {
        "$schema": f"http://cyclonedx.org/schema/bom-{SPEC}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": SPEC,
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "clubadmin",
                "version": version,
                "purl": own,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": components,
        "dependencies": [
            {"ref": own, "dependsOn": sorted(one["bom-ref"] for one in components)},
            *needs,
        ],
    }
    made["serialNumber"] = f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(made))}"
    return made


def _ref(part: Part) -> str:
    return f"pkg:pypi/{part.name}@{part.version}"


def _component(part: Part) -> dict[str, Any]:
    made: dict[str, Any] = {
        "type": "library",
        "bom-ref": _ref(part),
        "name": part.name,
        "version": part.version,
        "purl": _ref(part),
        # a library has a file a system, and so a digest a system
        "externalReferences": [
            {
                "type": "distribution",
                "url": f"https://pypi.org/project/{part.name}/{part.version}/",
                "hashes": [{"alg": "SHA-256", "content": digest}],
            }
            for digest in part.digests
        ],
    }
    if part.licence:
        made["licenses"] = [_said(part.licence)]
    if part.where:
        made["properties"] = [{"name": "clubadmin:where", "value": part.where}]
    return made


def _said(licence: str) -> dict[str, Any]:
    """An expression, or a licence by its name."""
    if re.fullmatch(r"[A-Za-z0-9.+-]+( (AND|OR|WITH) [A-Za-z0-9.+-]+)*", licence):
        return {"expression": licence}
    return {"license": {"name": licence}}


def _python() -> dict[str, Any]:
    version = ".".join(map(str, sys.version_info[:2]))
    return {
        "type": "framework",
        "bom-ref": f"pkg:generic/python@{version}",
        "name": "Python, with its SQLite and OpenSSL",
        "version": version,
        "purl": f"pkg:generic/python@{version}",
        "licenses": [_said("PSF-2.0")],
    }


def _font(family: str) -> dict[str, Any]:
    return {
        "type": "file",
        "bom-ref": f"pkg:generic/{family}",
        "name": family,
        "purl": f"pkg:generic/{family}",
        "licenses": [_said(FONT_LICENCE)],
    }


def font_families() -> list[str]:
    """The families of letters that come along."""
    return sorted({file.stem.split("-")[0] for file in FONTS.glob("*.ttf")})


def licences(found: list[Part], version: str) -> str:
    """Every part with its licence, and after that the texts of all of them."""
    rows = [f"{one.name} {one.version}: {one.licence or 'not for this system'}" for one in found]
    rows += [f"{family} (letters): {FONT_LICENCE}" for family in font_families()]
    own = (ROOT / "LICENSE").read_text(encoding="utf-8").strip()
    texts = [_titled("clubadmin: LICENSE", own)]
    for name in QT_LICENCES:
        text = (ROOT / "resources" / "licences" / f"{name}.txt").read_text(encoding="utf-8")
        texts.append(_titled(f"Qt and PySide6: {name}", text.strip()))
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    if python.is_file():  # not every system leaves it there
        texts.append(_titled("Python: LICENSE", python.read_text(encoding="utf-8").strip()))
    texts += [_titled(f"{one.name}: {name}", text) for one in found for name, text in one.texts]
    for file in sorted(FONTS.glob("*-OFL.txt")):
        texts.append(_titled(file.stem, file.read_text(encoding="utf-8").strip()))
    head = f"clubadmin {version}: MIT. What comes along, each with its licence:"
    return "\n\n".join([head, "\n".join(rows), QT_NOTICE, *texts]) + "\n"


def _titled(title: str, text: str) -> str:
    return f"{title}\n{'=' * len(title)}\n\n{text}"


def own_version() -> str:
    """The version that stands in the program, its only place."""
    text = (ROOT / "clubadmin" / "__init__.py").read_text(encoding="utf-8")
    return text.split('__version__ = "')[1].split('"')[0]


def write(folder: Path = OUT, system: str = "") -> tuple[Path, Path]:
    """Write both lists, of what is installed on this system; answers where."""
    folder.mkdir(exist_ok=True)
    version, found = own_version(), parts()
    name = "-".join(filter(None, ("clubadmin", version, system)))
    bill, texts = folder / f"{name}.cdx.json", folder / f"{name}-LICENCES.txt"
    document = json.dumps(bill_of_materials(found, version), indent=1, ensure_ascii=False)
    bill.write_text(document + "\n", encoding="utf-8", newline="\n")
    texts.write_text(licences(found, version), encoding="utf-8", newline="\n")
    return bill, texts


if __name__ == "__main__":
    for made in write():
        print(made.relative_to(ROOT))
