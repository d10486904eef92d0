"""What a draw is asked and what comes of it: rounds, tables, turns, chance.

Nothing here draws. Come in by: `schedule`, `meetings`, `task`, `chance`,
`fixed_tables`, `told`, `turns`.
"""
