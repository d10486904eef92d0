"""The third step of an evening: a tile for every table, and the sheet beside it."""
