"""What everything in the archive is read from: closed evenings, people, places in standings."""
