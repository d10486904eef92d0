"""Figures of the club and its file, and of what comes in and goes out."""
