"""The hall: the clock of a round, the big screen, protests.

The screen shows what is signed and nothing else; what is kept secret stays covered.

Come in by: `clock`, `screen`, `protests`.
"""
