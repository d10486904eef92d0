"""Closing a season, opening it again, and making the next one from it.

The rule of the standings that decides it is in `standings`.

Come in by: `window`.
"""
