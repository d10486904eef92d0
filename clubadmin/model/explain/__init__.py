"""Figures of an explanation, and which figure is asked about."""
