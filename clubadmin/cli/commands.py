"""Brings the command groups together; importing a group registers its commands."""

from clubadmin.cli import care, demo, draw, exchange, rules, score, standings
from clubadmin.cli.app import app

__all__ = ["app", "care", "demo", "draw", "exchange", "rules", "score", "standings"]
