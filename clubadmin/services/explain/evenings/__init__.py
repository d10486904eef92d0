"""What a figure of an evening is made of, down to the typed line.

Come in by: `evening`, `by_format`, `sheet`, `statistic`, `ledger`, `reading`.
"""
