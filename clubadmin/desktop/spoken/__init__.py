"""Words for a screen reader about widgets that Qt knows too little about.

What is painted as rows or boxes is a list with its items; places, steps and tabs are tabs. It is
not where sentences are made: each widget says its own items.

Others come in by `items` and, at the start of the program, by `factory`.
"""
