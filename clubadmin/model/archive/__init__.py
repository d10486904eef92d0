"""Figures of the archive: careers, evenings, records, and a page on paper."""
