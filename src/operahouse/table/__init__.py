"""A live match without input or output: the caller hands in time, seed and stored entries."""
