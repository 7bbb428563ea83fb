"""What the browser client and the package must agree on."""
