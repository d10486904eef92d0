"""The second step of an evening: the draw, swapping by hand, what changed in it.

Wishes and who sat out are in `fairness`; drawing itself is in `domain.draw`.

Come in by: `draw`, `mending`, `words`.
"""
