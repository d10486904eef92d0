"""The first step of an evening: who is there, who sent word, who comes in later.

Absence over a whole season is in `standings`, who sat out in `fairness`.

Come in by: `attendance`, `entrant_columns`.
"""
