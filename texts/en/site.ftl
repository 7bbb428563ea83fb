### Writing the house into a folder of files.

site-built = The house is in { $folder }. Any web server can serve it, at the root of a host name.
site-no-runtime = Python for the browser isn’t built yet. Build it with “make site” in a clone of the sources.
site-not-empty = There’s something in { $folder } already. Choose a folder that’s empty, or doesn’t exist yet.
site-no-answer = The server answered { $path } with the status { $status }.
