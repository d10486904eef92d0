"""A club file that is open: reading, changing, checking and taking back."""
