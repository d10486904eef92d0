"""The one gate for changes, and its journal."""
