"""What every test stands on: no screen is needed, and Dutch is spoken."""

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"
