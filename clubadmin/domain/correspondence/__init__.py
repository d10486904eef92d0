"""Texts with gaps for letters and mail: what may stand in one, and filling it in.

Not whom it goes to or what a gap says of somebody; that is in `services.correspondence`.

Come in by: `gaps`.
"""
