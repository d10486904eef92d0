"""What a draw is made of: the schedule, its layout, meetings, formats and the task."""
