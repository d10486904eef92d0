"""Figures of an evening: who is there, who sits where, what else it counts for.

Frozen; its result is in `model.results`. Come in by: `also_counting`, `evening`, `excluded`,
`sanction`.
"""
