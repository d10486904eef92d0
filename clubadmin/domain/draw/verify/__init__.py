"""Holds a drawn schedule against what its format promises, without the code that drew it.

It draws nothing and repairs nothing. Come in by: `verifier`, `document`.
"""
