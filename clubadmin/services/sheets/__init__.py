"""Sheets: typing and signing them, where each is, decisions about a game or a person, statistics.

A line is stored as it was typed, with what was settled from it; how a line is read and counted is
in `domain.scoring`. Entry by game across tables is in `comparison`.

Come in by: `sheets`, `head`, `rows`, `decisions`, `sanctions`, `statistics`, `knockout_outcome`,
`begun_plays`, `taking_back`.
"""
