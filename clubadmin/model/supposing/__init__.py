"""Figures of what if, what is needed, and rules taken over."""
