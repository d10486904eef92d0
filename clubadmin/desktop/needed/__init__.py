"""Needed scores on the evenings that are left, for each place.

What would be under other rules is in `what_if`.

Come in by: `window`.
"""
