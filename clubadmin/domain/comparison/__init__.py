"""Comparison play (vergelijkingswedstrijden): games dealt once, played at several tables.

Matchpoints, decisions of the director, matches of teams, dealing, and contests read from a file.
Not who sits where (`draw`) nor what a row comes to (`scoring`).

Come in by: `matchpoints`, `decisions`, `hands`, `teams`, `reading`, `contestfile`.
"""
