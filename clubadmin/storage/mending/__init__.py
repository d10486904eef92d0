"""A damaged club put right, as far as its own journal proves how it was.

Nothing is guessed: what no digest and no entry proves is left as it is and named. What was there
is kept beside the club. Others come in by `mending`.
"""
