"""Papers of a season: standings, its end, what is needed, what if, who sat out.

How evenings count is not decided here; the figures come counted.

Come in by: `standings`, `season`, `end`, `what_if`, `ledger`, `notes`.
"""
