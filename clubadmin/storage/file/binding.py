"""SQLAlchemy without what a club file has no use for, so that the program starts sooner.

It loads asyncio and the data of installed packages, for databases that are waited for and for
plug-ins. A club file is neither: both come only when something of them is asked, which takes
5 MB less. To be imported before SQLAlchemy is.
"""

import importlib
import inspect
import sys
from types import ModuleType
from typing import Any

_LATER: dict[str, dict[str, Any]] = {
    "asyncio": {"iscoroutine": inspect.iscoroutine},  # the one name that SQLAlchemy takes at once
    "importlib.metadata": {},
}


def _for_later(name: str, known: dict[str, Any]) -> ModuleType:
    """Make a module that loads the real one when more than what is known is asked of it."""
    module = ModuleType(name)

    def real(asked: str) -> Any:
        if asked.startswith("__"):  # asked by tools that look at every module, not by a user of it
            raise AttributeError(asked)
        if sys.modules.get(name) is module:
            del sys.modules[name]
        return getattr(importlib.import_module(name), asked)

    vars(module).update(known, __getattr__=real)
    return module


def _load_sqlalchemy() -> None:
    put = {
        name: _for_later(name, known) for name, known in _LATER.items() if name not in sys.modules
    }
    sys.modules.update(put)
    if "importlib.metadata" in put:
        vars(importlib)["metadata"] = put["importlib.metadata"]  # until the real one is imported
    try:
        import sqlalchemy.dialects.sqlite.pysqlite  # noqa: F401
    finally:
        for name, module in put.items():
            if sys.modules.get(name) is module:
                del sys.modules[name]


_load_sqlalchemy()
