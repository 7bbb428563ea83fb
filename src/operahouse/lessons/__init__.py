"""Lessons at the real table: a position, what the prompter says, and tasks that the rules and the lesson check."""
