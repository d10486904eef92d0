"""Every text has its English, and the files for it are in step with the sources."""

import ast
import importlib.util
import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.mofile import read_mo

ROOT = Path(__file__).parents[2]
GAP = re.compile(r"\{\w+\}")


@cache
def texts() -> Any:
    """The script that collects them."""
    spec = importlib.util.spec_from_file_location("texts", ROOT / "packaging" / "texts.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


FIRST = dict.fromkeys(("Message", "words", "marked", *texts().TROUBLES), 1)
FIRST |= {"counted": 2, "within": 2}
"""How many of the arguments are texts of ours, by what is called."""


@cache
def said() -> Any:
    """What the sources say, and where."""
    return texts().said()


@cache
def calls() -> tuple[tuple[Path, ast.Call], ...]:
    """Every call in the program."""
    files = sorted((ROOT / "clubadmin").rglob("*.py"))
    sources = ((file, file.read_text(encoding="utf-8")) for file in files)
    return tuple(
        (file, node)
        for file, source in sources
        if texts().SAYS.search(source)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and _called(node) in FIRST
    )


def entries() -> Iterator[tuple[tuple[str, ...], tuple[str, ...], str]]:
    """The forms of each text in Dutch and in English, and its context."""
    for one in texts().english():
        if one.id:
            yield _forms(one.id), _forms(one.string), one.context or ""


def test_every_text_has_its_english() -> None:
    spoken = {(dutch, context) for dutch, english, context in entries() if all(english)}
    found = said().items()
    lacking = [
        f"{where}: {key[0]}" for key, where in found if (_forms(key[0]), key[1]) not in spoken
    ]
    assert lacking == [], "give these their English in resources/i18n/en.po"


def test_a_text_inside_a_longer_one_is_found_as_well() -> None:
    source = """say(f"{words('goed')}  {step}")"""
    assert [text for _, text, _ in texts()._spoken(source, texts().KEYWORDS)] == ["goed"]


def test_the_file_holds_nothing_that_is_no_longer_said() -> None:
    known = {(_forms(msgid), context) for msgid, context in said()}
    assert [dutch for dutch, _, context in entries() if (dutch, context) not in known] == []


def test_the_english_has_the_gaps_of_the_dutch() -> None:
    for dutch, english, _ in entries():
        for text in english:
            assert set(GAP.findall(text)) <= _gaps(dutch), dutch
        assert _gaps(english) == _gaps(dutch), dutch


def test_the_compiled_file_is_made_of_the_other() -> None:
    compiled = texts().PO.with_suffix(".mo").read_bytes()
    kept, made = (
        read_mo(BytesIO(file)) for file in (compiled, texts().compiled(texts().english()))
    )
    assert _whole(kept) == _whole(made)


def test_each_exception_that_takes_a_sentence_is_collected_from() -> None:
    classes = [
        one
        for file in (ROOT / "clubadmin").rglob("*.py")
        for one in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(one, ast.ClassDef)
    ]
    taking, before = {"Trouble"}, set[str]()
    while taking != before:
        before = set(taking)
        taking |= {one.name for one in classes if _bases(one) & taking and not _has_own(one)}
    assert taking == set(texts().TROUBLES)


def test_no_text_is_put_together_before_it_is_said() -> None:
    """An f-string would be looked up with its values in it, and never be found."""
    strange = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file, call in calls()
        if any(map(_put_together, call.args[: FIRST[_called(call)]]))
    ]
    assert strange == []


def test_every_gap_of_a_text_gets_its_value() -> None:
    """Where text and values stand together; `counted` gives its number by itself."""
    strange = []
    for file, call in calls():
        name = _called(call)
        text = [one.value for one in call.args[: FIRST[name]] if isinstance(one, ast.Constant)]
        given = {f"{{{one.arg}}}" for one in call.keywords}
        whole = all(one.arg for one in call.keywords) and len(text) == FIRST[name]
        if name != "marked" and whole and (_gaps(tuple(text)) ^ given) - {"{n}"}:
            strange.append(f"{file.relative_to(ROOT)}:{call.lineno}")
    assert strange == []


def _forms(text: Any) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def _gaps(forms: tuple[str, ...]) -> set[str]:
    return {gap for text in forms for gap in GAP.findall(text)}


def _whole(catalogue: Any) -> dict[Any, Any]:
    return {(_forms(one.id), one.context): one.string for one in catalogue if one.id}


def _called(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def _bases(one: ast.ClassDef) -> set[str]:
    return {base.id for base in one.bases if isinstance(base, ast.Name)}


def _has_own(one: ast.ClassDef) -> bool:
    return any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in one.body)


def _put_together(given: ast.expr) -> bool:
    parts = (one for one in ast.walk(given) if isinstance(one, ast.Constant))
    return isinstance(given, ast.JoinedStr | ast.BinOp) and any(
        isinstance(one.value, str) for one in parts
    )
