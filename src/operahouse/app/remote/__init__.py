"""The terminal table as a guest of a server."""
