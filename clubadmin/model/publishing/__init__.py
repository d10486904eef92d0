"""Figures of what leaves the club for everybody to read."""
