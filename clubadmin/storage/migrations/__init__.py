"""A club of an earlier schema becomes one of today: a verified copy first, then the file.

`steps` leads from each schema to the next in statements that never change any more; `migration`
runs them in one transaction on a copy and compares what came out with what went in (`contents`).
Only `club.store` and `copies.backup` come in, by `migration`.
"""
