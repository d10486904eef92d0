"""Lists of earlier years, of any shape: read, understood, doubted, decided and taken."""
