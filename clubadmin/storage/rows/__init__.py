"""The tables of a club file.

Raw and derived are kept apart: what somebody typed or decided stands in `club`, `evenings`,
`standings`, `sheets`, `administration`, `particulars`, `correspondence` and `tableside`; sums
that are kept for speed stand in `sheets` and can always be rebuilt.
"""

from sqlmodel import SQLModel

from clubadmin.storage.rows import (  # noqa: F401 - whose classes these are
    administration,
    club,
    correspondence,
    evenings,
    journal,
    particulars,
    sheets,
    standings,
    tableside,
)

CLASSES = {str(vars(one)["__tablename__"]): one for one in SQLModel.__subclasses__()}
"""The class of each table, by the name of the table."""
