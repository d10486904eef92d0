"""The screen in the hall: draw, clock, standings, prizes; and the desk that governs it.

What it may show is for `services.hall` to say.

Come in by: `hall`.
"""
