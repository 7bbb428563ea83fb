### Het huis in een map met bestanden schrijven.

site-built = Het huis staat in { $folder }. Elke webserver kan het aanbieden, als hoofdmap van een hostnaam.
site-no-runtime = Python voor de browser is nog niet gebouwd. Bouw het met ‘make site’ in een kloon van de broncode.
site-not-empty = Er staat al iets in { $folder }. Kies een map die leeg is of nog niet bestaat.
site-no-answer = De server antwoordde op { $path } met de status { $status }.
