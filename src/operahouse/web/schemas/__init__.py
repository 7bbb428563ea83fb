"""The models of everything that goes over HTTP. OpenAPI and the browser's types are generated from them."""
