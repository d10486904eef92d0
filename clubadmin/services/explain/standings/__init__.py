"""Explanations of figures of the standings.

Come in by: `season`.
"""
