"""clubadmin: the desktop program of a klaverjas club secretary."""

__version__ = "0.1.0"
