"""Lessons at the real table: a position, explanations, and tasks that the rules and the lesson check."""
