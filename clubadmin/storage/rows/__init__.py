"""The tables of a club file.

Raw and derived are kept apart: what somebody typed or decided stands in `club`, `evenings`,
`standings`, `sheets`, `administration`, `particulars`, `assembly`, `correspondence` and
`tableside`; sums that are kept for speed stand in `sums` and can always be rebuilt.
"""

from sqlmodel import SQLModel

from clubadmin.storage.rows import (
    administration,
    assembly,
    club,
    correspondence,
    evenings,
    journal,
    particulars,
    sheets,
    standings,
    sums,
    tableside,
)

_MODULES = (
    administration,
    assembly,
    club,
    correspondence,
    evenings,
    journal,
    particulars,
    sheets,
    standings,
    sums,
    tableside,
)
CLASSES = {
    str(vars(one)["__tablename__"]): one
    for module in _MODULES
    for one in vars(module).values()
    if isinstance(one, type) and issubclass(one, SQLModel) and one is not SQLModel
}
"""The class of each table, by the name of the table."""
