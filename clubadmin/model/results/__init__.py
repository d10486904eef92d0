"""Figures of results, standings and protests.

Frozen; how places are decided is in `domain.standings`.

Come in by: `moves`, `protest`, `result`, `won`.
"""
