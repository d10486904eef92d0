"""The contents of a screen in the hall, made of the evening, its result and its bracket.

Come in by: `screen`, `at_home`.
"""
