"""Dividing people into tables from what was played before, round by round."""
