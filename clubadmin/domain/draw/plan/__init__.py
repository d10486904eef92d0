"""The request of a draw and its outcome: rounds, tables, turns, chance.

Nothing here draws. Come in by: `schedule`, `task`, `chance`, `told`, `turns`.
"""
