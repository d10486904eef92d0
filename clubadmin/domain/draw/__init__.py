"""The draw: who plays at which table in each round, with whom and against whom.

It says what it achieved: repeats are counted, and "optimal" is said only with a proof. It knows
no names, no database and no clock; its chance is a seed, which gives one draw on any machine.

Folders, each over those after it: `verify`, `draws`, `groups`, `known`, `wallets`, `search`,
`plan`. Come in by: `drawing`, `request`, `mending`, `formats`, `verify.verifier`,
`verify.document`, `plan.schedule`, `plan.task`, `draws.knockout`, `draws.knockout_pairs`,
`draws.pairs`, `groups.notes`, `plan.chance`, `plan.told`, `wallets.assignment`.
"""
