"""The file on disk: making it, looking at it before it is trusted, locking it, writing it whole.

What is in the tables is not looked at here but to know them as ours. Others come in by `errors`
(what can go wrong, in three parts), `atomic` (any file that is written aside, synced, renamed),
`places` (where a club may lie), and `retention` (the names of copies).
"""
