"""Figures of seasons, their competitions and their closing."""
