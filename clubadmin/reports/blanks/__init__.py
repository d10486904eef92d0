"""Blank scoresheets, in the columns of the rules that are played.

Which columns there are is asked of the rules; nothing is scored here.

Come in by: `blanks`, `round_sheets`.
"""
