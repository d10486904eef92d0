"""What if: a season under another rule beside the real one, and adopting that rule."""
