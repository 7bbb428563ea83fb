"""The review of a finished game: everybody's chances, what was luck and what was skill, and where to play better.

It works on states and moves alone: no input or output, no clock. `operahouse.review.review` is the door.
"""
