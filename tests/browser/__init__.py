"""The browser table in a real browser, against a real server."""
