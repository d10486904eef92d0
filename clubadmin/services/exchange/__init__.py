"""Members, results and whole clubs in and out as CSV and workbooks, in our own columns.

Every table from outside is read by `lists`, and written by `write`, in which no cell can run as a
formula. Lists of results of any other shape are understood by `importing`, which puts them into the
club by `apply`. `handover` makes the folder for a successor.

Come in by: `exchange`, `write`, `tables`, `whole`, `members`, `results`, `apply`,
`handover`, `calendar`, `turnout_table`.
"""
