"""A contest in the window: its formats in words, making one, its bracket, teams and crosstable.

Its papers are in `contest_papers`, matchpoints in `comparison`, its places in `results`.

Come in by: `bracket_pane`, `crosstable`, `contest_kinds`, `new_contest`, `prize_field`,
`team_view`.
"""
