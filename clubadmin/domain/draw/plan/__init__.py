"""What a draw is asked and what comes of it: formats, rounds, tables, turns, chance.

Nothing here draws. Come in by: `formats`, `schedule`, `meetings`, `task`, `chance`,
`fixed_tables`, `told`, `turns`.
"""
