"""Leg uit: a window on what a figure is made of, opened from any figure with Ctrl+E."""
