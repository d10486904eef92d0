"""Figures of comparison play: boards, contests, travellers, crosstables.

Frozen; matchpoints are worked out in `domain.comparison`. Come in by: `comparison`.
"""
