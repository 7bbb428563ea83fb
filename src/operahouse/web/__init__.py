"""HTTP and sockets: the doors through which people and programs come to live tables."""
