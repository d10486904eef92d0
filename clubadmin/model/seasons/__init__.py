"""Figures of seasons, their competitions and their closing.

Frozen; standings of a season are in `model.results`. Come in by: `closing`, `season`.
"""
