"""Deeds of the secretary: one function a deed, one transaction a function.

A deed takes the open club, checks what it is given, and answers with frozen figures of `model`;
what cannot be done is refused with a sentence. No Qt and no ReportLab: the window and the papers
only show what is handed out here. Each folder is a subject, with the same name in every layer,
and the folders build on each other in one order, which import-linter holds (`pyproject.toml`).
"""

import inspect
import sys
from importlib import import_module
from types import ModuleType
from typing import Any

_NEVER_USED_HERE: dict[str, dict[str, Any]] = {
    "asyncio": {"iscoroutine": inspect.iscoroutine},
    "importlib.metadata": {},
}
"""Modules that SQLAlchemy loads for what is not done here, and what it asks of them at once."""


def _stand_in(name: str, known: dict[str, Any]) -> ModuleType:
    """A module in the place of another, which is loaded when anything else is asked of it.

    With them a hundred and twenty modules stay away, of networks and mail, and 6 MB.
    """
    shown = ModuleType(name)

    def asked(attribute: str) -> Any:
        if sys.modules.get(name) is shown:
            del sys.modules[name]
        return getattr(import_module(name), attribute)

    vars(shown).update(known, __getattr__=asked)
    return shown


_shown = {
    name: _stand_in(name, known)
    for name, known in _NEVER_USED_HERE.items()
    if name not in sys.modules
}
sys.modules.update(_shown)

import sqlalchemy.dialects.sqlite  # noqa: E402, F401 - while they stand there

for _name, _module in _shown.items():
    if sys.modules.get(_name) is _module:
        del sys.modules[_name]
