"""What the archive works out of figures that lie beside each other: series in a row, ranks.

Not where those figures come from: that is `services.archive`. Come in by: `series`.
"""
