"""A club of an earlier schema becomes one of today: a verified copy first, then the file.

Schema 4 is the first: what bore a lower number was never released, and with the number that
clubs made until then bear already, they open by an ordinary step. The files of
`resources/migrations` lead from each schema to the next in statements that never change any more;
`migration` runs them in one transaction on a copy and compares what came out with what went in
(`contents`).

Only `club.store` and `copies.backup` come in, by `migration`.
"""
