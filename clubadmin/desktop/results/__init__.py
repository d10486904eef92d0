"""The fourth step of an evening: the result, its columns, statistics, saving it."""
