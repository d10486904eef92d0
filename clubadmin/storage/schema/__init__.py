"""Knowledge of the tables of a club file: names, keys, layouts, blocks of rows, digests.

The classes themselves are in `rows` and are loaded by `tables` when they are first needed.
Nothing here opens a file. Others name tables from `tablenames`; the rest is for storage.
"""
