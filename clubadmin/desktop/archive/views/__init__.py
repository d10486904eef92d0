"""The pages of the archive: each asks the file for one thing and shows it."""
