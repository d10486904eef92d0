"""What each needs on the evenings that are left, for each place."""
