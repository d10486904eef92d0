"""Papers for when the laptop or the secretary is not there: emergency pack and handover.

No figures of the club are in them, but names, how it plays and where its files are.

Come in by: `emergency`, `handover`.
"""
