"""Results of an evening, in one place for whoever asks: as it stands, closed, corrected."""

from clubadmin.services.closing import close, rectifications, reopen, result_version
from clubadmin.services.evening_result import result

__all__ = ["close", "rectifications", "reopen", "result", "result_version"]
