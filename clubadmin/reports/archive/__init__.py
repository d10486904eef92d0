"""Pages of the archive and explanations on paper."""
