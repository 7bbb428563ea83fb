"""The database of the table and the web: logs, match summaries, people and ratings, on SQLite or PostgreSQL."""
