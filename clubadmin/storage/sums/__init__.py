"""Sums that are kept beside the sheets."""
