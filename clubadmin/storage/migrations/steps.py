"""From each released schema to the next, in statements that never change any more.

A step is not made from the row classes of today: those will move on, and a file of then must
still become what it became then. A test sees that the last step ends at today's tables.
"""

from collections.abc import Sequence

from clubadmin.storage.migrations import to_2, to_3, to_4

STEPS: dict[int, Sequence[str]] = {2: to_2.STATEMENTS, 3: to_3.STATEMENTS, 4: to_4.STATEMENTS}
"""The statements that lead to a schema from the one before it."""
