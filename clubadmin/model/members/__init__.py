"""Figures of members, pairs, groups and wishes."""
