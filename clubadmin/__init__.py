"""clubadmin: the desktop program of a klaverjas club secretary."""

__version__ = "0.1.0"
ADDRESS = ""
"""Where newer versions are to be had; "" while there is no such place, and it is said in words."""
