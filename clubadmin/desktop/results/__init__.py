"""The fourth step of an evening: the result, its columns, statistics, saving it.

Standings over evenings are in `standings`, results of comparison play in `comparison`.

Come in by: `columns`, `result`, `statistics`.
"""
