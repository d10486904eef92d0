"""Figures of letters and mail: texts, to whom they go, and what went out.

Frozen; who gets what is decided in `services.correspondence`. Come in by: `letters`.
"""
