"""Papers of a result: lists, boards, bracket, crosstable, diplomas, rectifications.

Of one evening or contest; of a season are the papers in `standings`.

Come in by: `evening`, `contest_result`, `correction`, `honours`, `boards`, `bracket`,
`collecting_sheet`, `crosstable`, `statistics`.
"""
