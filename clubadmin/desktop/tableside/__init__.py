"""Typing at the table: the switch of the hall's server, its bar above the board, the hotspot.

What is typed there is a row of `sheet` as any other; the server itself is `clubadmin.server`,
which is loaded when the switch is used and not before.

It is a part: `commands` is put where the step of the sheets and the page of the
evening leave room.
"""
