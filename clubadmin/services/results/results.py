"""Results of an evening, in one place for whoever asks: as it stands, closed, corrected."""

from clubadmin.services.results.closing import close, rectifications, reopen, result, result_version

__all__ = ["close", "rectifications", "reopen", "result", "result_version"]
