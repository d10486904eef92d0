"""The texts of the program and their English: `packaging/dev.py texts`.

Collects what modules of `clubadmin` say through `clubadmin.i18n` and what data files say, brings
`resources/i18n/en.po` in step with it, and makes `en.mo` of that. What is no longer said leaves
the file; what is new stands in it without English. The window's own texts are Qt's: the same is
done for them, with Qt's own tools, in `clubadmin_en.ts` and `clubadmin_en.qm`.
"""

import ast
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from html import escape, unescape
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
PO = ROOT / "resources" / "i18n" / "en.po"
TS = ROOT / "resources" / "i18n" / "clubadmin_en.ts"
TROUBLES = (
    *("Trouble", "Refused", "Gone", "Doubtful", "DrawError", "MailTrouble", "NoBank"),
    *("NoContest", "NotSent", "StrangeServer", "Stuck"),
    *("NoHand", "NoRow", "NotStarted", "PrizeError", "RankingError", "SignedOff", "Unknown"),
)
"""Exceptions that are raised with a sentence and its values."""
KEYWORDS = {
    **dict.fromkeys(("Message", "words", *TROUBLES)),
    "marked": {1: (1,), 2: (1, (2, "c"))},
    "counted": (1, 2),
    "within": ((1, "c"), 2),
}
OF_COMMANDS = dict.fromkeys(("Stop", "say", "answer", "told"))
"""The functions by which commands say things besides."""
SAYS = re.compile(rf"\b(?:{'|'.join(KEYWORDS)})\(")
GAP = re.compile(r"\{\w+\}")
_NEW = re.compile(r"<source>([^<]+)</source>(\s*)<translation type=\"unfinished\"></translation>")
DATA = {
    "fields.toml": ("field", {"title", "label", "help", "choices"}),
    "letters.toml": ("", {"name", "subject", "body"}),
    "processing.toml": (
        "",
        {"purpose", "people", "data", "data_more", "ground", "seen_by", "kept", "proof"},
    ),
    "sentences.toml": (
        "",
        {
            *("row", "play", "duty", "contest", "ruling", "verdict", "sitting-out"),
            *("sitting-out-short", "question", "choice", "missing", "kind", "matchpoints"),
            *("list", "meeting", "same-evening", "decision", "career", "web", "gap", "hall"),
            *("credit", "ledger", "compared", "matches", "series", "season-figure", "name-doubt"),
            *("tie", "absence", "joined", "enough", "if-others", "no-column", "column"),
            *("turn", "wish", "consent", "way", "left", "answer", "state"),
            *("state-of-entry", "state-of-row"),
        },
    ),
}
"""Files of `resources` that hold texts: their context, and under which keys texts stand."""
Key = tuple[str | tuple[str, ...], str]
"""A msgid, or one with its plural, and its context."""


def said() -> dict[Key, str]:
    """What is said anywhere, with the module that says it first."""
    return {
        (msgid, context): where
        for where, msgid, context in reversed([*_found(), *_found_in_data()])
    }


def _found() -> Iterator[tuple[str, str | tuple[str, ...], str]]:
    yield from _found_in_commands()
    for file in sorted((ROOT / "clubadmin").rglob("*.py")):
        where = file.relative_to(ROOT).as_posix()
        commands = file.parent.name == "cli"
        if not commands and not SAYS.search(file.read_text(encoding="utf-8")):
            continue  # and need not be taken apart
        keywords = KEYWORDS | OF_COMMANDS if commands else KEYWORDS
        for line, msgid, context in _spoken(file.read_text(encoding="utf-8"), keywords):
            if _has_words("".join(msgid)):
                yield f"{where}:{line}", msgid, context


def _spoken(
    source: str, keywords: dict[str, Any]
) -> Iterator[tuple[int, str | tuple[str, ...], str]]:
    """Give the texts in calls, also in those inside an f-string: Babel sees these from 3.12 on."""
    for call in ast.walk(ast.parse(source)):
        if not isinstance(call, ast.Call):
            continue
        name = getattr(call.func, "attr", getattr(call.func, "id", ""))
        places = keywords.get(name, ())
        if isinstance(places, dict):
            places = places.get(len(call.args), ())
        which = [place if isinstance(place, tuple) else (place, "") for place in places or (1,)]
        said = [call.args[place - 1] for place, _ in which if place <= len(call.args)]
        if name not in keywords or len(said) < len(which):
            continue
        texts = [one.value if isinstance(one, ast.Constant) else None for one in said]
        pairs = list(zip(which, texts, strict=True))
        if all(isinstance(text, str) and text for _, text in pairs):
            msgid = tuple(str(text) for (_, kind), text in pairs if not kind)
            context = next((str(text) for (_, kind), text in pairs if kind), "")
            yield call.lineno, msgid if len(msgid) > 1 else msgid[0], context


def _found_in_commands() -> Iterator[tuple[str, str, str]]:
    """Give the texts of the help pages of commands, and the heads of their tables."""
    from clubadmin.cli.commands import command

    for name, one in (("app", command), *getattr(command, "commands", {}).items()):
        for text in filter(None, (one.help, one.short_help, *(of.help for of in one.params))):
            yield f"clubadmin/cli ({name})", text, ""
        for text in (of.metavar or "" for of in one.params):
            if len(text) > 2:  # N is a number in every language
                yield f"clubadmin/cli ({name})", text, "metavar"
    for file in sorted((ROOT / "clubadmin" / "cli").glob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "table":
                heads = getattr(call.args[0], "elts", ())
                for head in (one for one in heads if isinstance(one, ast.Constant) and one.value):
                    yield f"{file.relative_to(ROOT).as_posix()}:{head.lineno}", head.value, ""


def _found_in_data() -> Iterator[tuple[str, str, str]]:
    for name, (context, keys) in DATA.items():
        table = tomllib.loads((ROOT / "resources" / name).read_text(encoding="utf-8"))
        for text in _texts(table, keys):
            said = text if "\n\n" in text else " ".join(text.split())  # a letter stands as it is
            if _has_words(said):
                yield f"resources/{name}", said, context


def _has_words(text: str) -> bool:
    """Whether a text has more than gaps and signs: not "{place}: {text}"."""
    return any(map(str.isalpha, GAP.sub("", text)))


def _texts(table: Any, keys: set[str], *, told: bool = False) -> Iterator[str]:
    """What stands under the keys, however deep."""
    if isinstance(table, dict):
        for key, value in table.items():
            yield from _texts(value, keys, told=told or key in keys)
    elif isinstance(table, list):
        for one in table:
            yield from _texts(one, keys, told=told)
    elif told:
        yield str(table)


def english(file: Path = PO) -> Catalog:
    """The file of translators."""
    with file.open("rb") as text:
        return read_po(text, locale="en")


def compiled(catalogue: Catalog) -> bytes:
    """The file that the program reads."""
    into = BytesIO()
    write_mo(into, catalogue)
    return into.getvalue()


def save(catalogue: Catalog, file: Path = PO) -> None:
    """Write both files: sorted, each text on one line, and no dates or places that change."""
    into = BytesIO()
    write_po(into, catalogue, width=0, no_location=True, sort_output=True)
    file.write_bytes(into.getvalue())
    file.with_suffix(".mo").write_bytes(compiled(catalogue))


def tool(name: str) -> str:
    """The path of one of Qt's tools for texts; "" where it is not installed."""
    return shutil.which(f"pyside6-{name}", path=sysconfig.get_path("scripts")) or ""


def collect_window(into: Path) -> None:
    """Bring a file of the window's texts in step with the sources, as Qt's tool finds them.

    Raises:
        subprocess.CalledProcessError: the tool cannot read a source.
    """
    files = sorted(
        file for of in ("desktop", "parts") for file in (ROOT / "clubadmin" / of).rglob("*.py")
    )
    sources = [file.relative_to(ROOT).as_posix() for file in files]
    flags = ("-no-obsolete", "-locations", "none", "-ts", str(into))
    _run(tool("lupdate"), *sources, *flags)


def fill_window(file: Path, catalogue: Catalog) -> None:
    """Give a text of the window the English that the same text has below the window."""

    def filled(found: re.Match[str]) -> str:
        known = catalogue.get(unescape(found[1]))
        english = known.string if known and isinstance(known.string, str) else ""
        if not english:
            return found[0]
        return f"<source>{found[1]}</source>{found[2]}<translation>{escape(english)}</translation>"

    text = file.read_text(encoding="utf-8")
    file.write_text(_NEW.sub(filled, text), encoding="utf-8", newline="\n")


def compile_window(into: Path, texts: Path = TS) -> None:
    """Make the file that the window reads of the one that is edited."""
    _run(tool("lrelease"), str(texts), "-qm", str(into))


def _run(*words: str) -> None:
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)


def window_texts(file: Path = TS) -> dict[tuple[str, str], str]:
    """The English of each text of the window by its context and its Dutch; "" for none yet."""
    english: dict[tuple[str, str], str] = {}
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - a file of ours
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            done = translation is not None and translation.get("type") is None
            text = (translation.text or "") if done and translation is not None else ""
            english[name, message.findtext("source", "")] = text
    return english


def main() -> int:
    """Bring all four files in step with the sources."""
    before = english()
    after = Catalog(locale="en", header_comment=before.header_comment, fuzzy=False)
    after.mime_headers = before.mime_headers
    for msgid, context in said():
        known = before.get(msgid, context or None)
        after.add(msgid, known.string if known else "", context=context or None)
    save(after)
    lacking = [one for one in after if one.id and not all(_strings(one.string))]
    for one in lacking:
        print(f"no English: {one.id}")
    print(f"{len(after)} texts, {len(lacking)} without English")
    collect_window(TS)
    fill_window(TS, after)
    compile_window(TS.with_suffix(".qm"))
    window = window_texts()
    empty = [source for source, english in window.items() if not english]
    for context, source in empty:
        print(f"no English, in {context} of {TS.name}: {source}")
    print(f"{len(window)} texts of the window, {len(empty)} without English")
    return 0


def _strings(string: str | tuple[str, ...]) -> tuple[str, ...]:
    return (string,) if isinstance(string, str) else string


if __name__ == "__main__":
    sys.exit(main())
