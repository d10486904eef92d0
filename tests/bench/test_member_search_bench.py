"""A search in 5,000 members: from a key to what it finds, beside a plain LIKE.

What is measured is everything that somebody waits for: the file, the list and its painting. The
yardstick is the same page with as much to paint, read by `LIKE ... LIMIT 200`; of each key the
least time counts.
"""

import pytest
from sqlalchemy import text

from clubadmin.desktop.members.people import MOST
from clubadmin.services.members import members

PEOPLE = 5_000
BAR = 1.2
AGAIN = 5
TYPED = ("jansen", "de vries 12", "ria", "q", "06-00001")
LASTS = ("Bos", "Vries", "Berg", "Jansen", "Smit", "Mulder", "Visser", "Kok", "Prins", "Wit")
FIRSTS = ("Jan", "Piet", "Mies", "Truus", "Wim", "Ria", "Koos", "Henk", "Ans", "Leo")
_LIKE = text(
    f"SELECT {members.FIELDS} FROM member WHERE search LIKE :pattern AND active LIMIT {MOST}"
)

pytestmark = pytest.mark.bench
