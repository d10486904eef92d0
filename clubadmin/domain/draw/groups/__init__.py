"""Dividing people into the groups of a round, and groups over seats and directions.

Who met before is weighed here, by search or with a draw that is known. Not the rules of one
format. Come in by: `grouping`, `swiss`, `directions`, `seater`, `notes`, `fairness`, `mended`.
"""
