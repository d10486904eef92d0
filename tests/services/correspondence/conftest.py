"""The club of the treasurer, for letters about dues."""

from tests.services.administration.conftest import treasury

__all__ = ["treasury"]
