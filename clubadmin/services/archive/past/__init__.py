"""What everything in the archive is read from: evenings, names, places, sums."""
