"""An evening in four steps: who is there, who sits where, the sheets, the result.

Here are the list of evenings and what holds the steps; each step has a folder of its own:
`attendance`, `draw`, `board`, `results`.

Come in by: `page`; parts by `commands`.
"""
