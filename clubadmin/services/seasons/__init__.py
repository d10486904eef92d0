"""Seasons and their competitions: making them, closing a season, going on from it.

The standings that are frozen at closing are in `standings`.

Come in by: `seasons`, `closing`, `next_season`.
"""
