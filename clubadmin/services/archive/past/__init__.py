"""Sources of everything in the archive: closed evenings, people, places in standings."""
