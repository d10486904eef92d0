"""The place "Stand": the season so far."""
