"""Brings the command groups together; importing a group registers its commands."""

from typer.main import get_command

from clubadmin.cli import care, demo, draw, exchange, rules, score, standings
from clubadmin.cli.app import app

__all__ = ["care", "command", "demo", "draw", "exchange", "rules", "score", "standings"]

command = get_command(app)
"""All commands, put together once."""
