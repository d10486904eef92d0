"""The tables of a club file.

Raw and derived are kept apart: what somebody typed or decided stands in `club`, `evenings`,
`standings`, `sheets`, `administration`, `particulars`, `correspondence` and `tableside`; sums
that are kept for speed stand in `sheets` and can always be rebuilt.
"""

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
from clubadmin.storage.rows.row import NumberedRow, Row, VersionedRow

CLASSES = {
    str(one.__tablename__): one
    for base in (Row, NumberedRow, VersionedRow)
    for one in base.__subclasses__()
    if one.model_config.get("table")
}
"""The class of each table, by the name of the table."""
