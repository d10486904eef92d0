"""Papers for when the laptop or the secretary is not there: the emergency pack.

No figures of the club are in them, but names and how it plays.

Come in by: `emergency`.
"""
