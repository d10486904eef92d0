"""What all windows are built from: lists, forms, tabs, side windows, texts and colours."""
