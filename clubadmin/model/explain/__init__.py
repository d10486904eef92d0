"""Figures of an explanation, and which figure is asked about.

Frozen; the answers are made in `services.explain`. Come in by: `explanation`,
`figure_asked`.
"""
