"""Comparison play (vergelijkingswedstrijden): games dealt once, played at several tables."""
