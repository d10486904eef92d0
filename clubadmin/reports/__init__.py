"""Papers: one module a document."""
