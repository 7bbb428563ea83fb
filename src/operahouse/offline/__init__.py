"""The house in a browser, without a server: the server's own handling of messages, with a log in the browser."""
