/** Python source that unpacks our own modules, as a page does it with JavaScript; with nothing that isn't there anyway. */
export const UNPACK = `
import os, sys, zipimport
archive = zipimport.zipimporter("/engine.zip")
for name in archive._get_files():
    if name.endswith("/"):
        continue
    os.makedirs(os.path.dirname(f"/engine/{name}"), exist_ok=True)
    with open(f"/engine/{name}", "wb") as file:
        file.write(archive.get_data(f"/engine.zip/{name}"))
sys.path.insert(0, "/engine")
`
