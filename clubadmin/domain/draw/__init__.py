"""The draw: who plays at which table in each round, with whom and against whom.

It says what it achieved: repeats are counted, and "optimal" is said only with a proof. It knows
no names, no database and no clock; its chance is a seed, which gives one draw on any machine.

Folders, each over those after it: `verify`, `formats`, `groups`, `known`, `wallets`, `search`,
`plan`. Come in by: `drawing`, `request`, `mending`, `lines`, `verify.verifier`, `plan.schedule`,
`plan.formats`, `plan.meetings`, `formats.knockout`, `formats.knockout_pairs`, `formats.pairs`,
`groups.notes`, `plan.chance`, `plan.fixed_tables`, `plan.told`, `verify.promises`,
`wallets.assignment`.
"""
