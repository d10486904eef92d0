"""The papers of an evening or a contest in one window: ticked, looked at, printed, kept."""
