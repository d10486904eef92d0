"""Making a draw better step by step, against a matrix of what two at one table cost.

Bounded by trials, never by the clock. Not what is wished for: `weights` makes the matrix of
that. Come in by: `local_search`, `weights`, `repair`, `relabel`.
"""
