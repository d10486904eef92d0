"""Figures of what if, what is needed, and rules taken over.

Frozen; nothing here is written to the file. Come in by: `adopted`, `needed`,
`what_if`.
"""
