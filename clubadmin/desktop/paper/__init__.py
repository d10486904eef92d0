"""Papers on the screen: shown, printed and kept; and charts with their figures.

Which papers there are is told by each subject; how they are drawn is in `reports`.

Come in by: `charting`, `printing`.
"""
