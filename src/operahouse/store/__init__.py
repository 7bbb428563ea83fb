"""What the table and the web keep: logs, cards, people and ratings, on SQLite or PostgreSQL."""
