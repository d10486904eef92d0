"""Records and lists of all times."""
