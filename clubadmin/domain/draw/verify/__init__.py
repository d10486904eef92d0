"""The verifier: what each format promises, and whether a schedule keeps it."""
