"""A contest in the window: its formats in words, making one, its bracket and its teams."""
