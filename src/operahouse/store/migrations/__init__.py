"""One set of migrations for SQLite and PostgreSQL."""
