"""The archive: everything that was ever played, found, looked at and put beside each other.

All of it is read from closed evenings (`past`) and the sums that are kept of them; `lists` has
the records of all times. What is still being played is not in it, and nothing is changed here.
What a figure of it is made of is told by `explain`.

Come in by: `career`, `game_lists`, `known`, `meetings`, `people`, `search`, `lists.records`,
`lists.scope`, `past.closed`, `past.final_places`.
"""
