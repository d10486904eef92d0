"""Drawing an evening, drawing on, mending, swapping, wishes and sitting out."""
