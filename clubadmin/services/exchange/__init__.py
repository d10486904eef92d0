"""Members, results and whole clubs out as CSV and workbooks; games and whole clubs in.

Every table from outside is read by `lists`, and written by `write`, in which no cell can run as a
formula. Lists of results, our own as well, are understood by `importing`, which puts them into the
club by `apply`. `handover` makes the folder for a successor.

Come in by: `exchange`, `export`, `write`, `tables`, `whole`, `members`, `results`, `apply`,
`handover`, `calendar`, `turnout_table`.
"""
