"""Typing results: the grid, keyboard and line model that sheets and comparison play share.

A row is a line of quick entry with its boxes. What the rows are of (the games of a table, or
the tables of a game), what stands around them and how they are kept is not in here, nor is any
rule of the game.

Come in by: `brush`, `findings`, `geometry`, `grid`, `head`, `ink`, `keyboard`, `model`, `rows`,
`typing_help`.
"""
