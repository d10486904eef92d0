"""Made-up clubs for the tests of the storage room."""

from datetime import date
from pathlib import Path

from clubadmin.storage.change import Change
from clubadmin.storage.rows import ClubRow, RuleSetRow
from clubadmin.storage.store import Store


def fill(change: Change) -> None:
    """The first rows of a club."""
    change.insert(
        ClubRow, id=1, uid="proef", name="De Proef", rule_set="nku", games=16, rounds=3, created=""
    )
    change.insert(RuleSetRow, name="nku", title="NKU", valid_from=date(2020, 1, 1), toml="")


def new_store(path: Path) -> Store:
    """A club without members."""
    return Store.create(path, fill)


def people(store: Store) -> list[str]:
    """First and last names, in the order in which they came."""
    with store.read() as conn:
        rows = conn.exec_driver_sql("SELECT first_name, last_name FROM member ORDER BY id")
        return [" ".join(row) for row in rows]
