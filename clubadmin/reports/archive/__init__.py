"""The archive and explanations on paper.

Lists of records and careers as pages, and what a figure is made of. Not what they hold: that is
`services.archive` and `services.explain`.

Come in by: `archive`, `explanation`.
"""
