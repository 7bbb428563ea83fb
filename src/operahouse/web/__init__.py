"""HTTP and WebSockets: how people and programs reach live matches."""
