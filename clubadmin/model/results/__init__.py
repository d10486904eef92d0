"""Figures of results, protests and the screen in the hall."""
