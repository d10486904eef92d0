"""Which wallets lie on which table in each round."""
