"""Sheets typed at the table by phones, and from a second desk: codes, rows, confirming, calls.

A row that comes in here is a row of `sheets`, judged and kept as if the secretary had typed it;
what a wall shows is what `hall` allows. How requests come in is for `server`.

Come in by: `codes`, `table_sheet`, `table_rows`, `confirming`, `calls`, `at_tables`, `by_desk`,
`second_desk`, `seen_by_all`; `troubles` says why something was not done.
"""
