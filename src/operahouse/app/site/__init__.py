"""The house as a folder of files, for any web server: everything but people elsewhere."""
