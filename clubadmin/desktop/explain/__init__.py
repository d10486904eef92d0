"""Leg uit: a window on what a figure is made of, opened from any figure with Ctrl+E.

`asking` gives a list its command; the explanation itself comes of `services.explain`.

Come in by: `asking`, `window`.
"""
