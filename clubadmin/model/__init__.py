"""The frozen figures that services hand out, and that windows and papers show: a folder a subject.

They hold no rule and no query, and importing them loads nothing heavy.
"""
