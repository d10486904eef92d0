"""Explanations of figures of an evening, down to the typed line.

Come in by: `evening`, `by_format`, `games`, `statistic`, `reading`.
"""
