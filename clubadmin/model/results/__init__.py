"""Figures of results, standings, protests and the screen in the hall.

Frozen; how places are decided is in `domain.standings`. Come in by: `moves`, `protest`,
`result`, `screen`.
"""
