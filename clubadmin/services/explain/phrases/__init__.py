"""What explanations say."""
