"""The scoresheet on the screen: typing, painting, judging and keeping it."""
