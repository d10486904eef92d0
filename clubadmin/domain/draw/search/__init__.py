"""Making a draw better step by step, against a matrix of what two at one table cost.

Bounded by trials, never by the clock. Not what is wished for.

Come in by: `local_search`, `repair`, `relabel`.
"""
