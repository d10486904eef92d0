"""The club file: tables, journal, sums, backups."""
