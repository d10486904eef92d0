"""The papers of an evening or a contest in one window: ticked, looked at, printed, kept.

How each is drawn is in `reports`; how any paper is shown in `paper`.

Come in by: `menu`, `window`, `paper_kinds`, `papers_out`.
"""
