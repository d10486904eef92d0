"""Explanations of figures of a career or a list of all times.

Come in by: `archive`.
"""
