### Scrivere il teatro in una cartella di file.

site-built = Il teatro è in { $folder }. Qualsiasi server web può servirlo, alla radice di un nome host.
site-no-runtime = Python per il browser non è ancora costruito. Costruiscilo con «make site» in un clone dei sorgenti.
site-not-empty = C’è già qualcosa in { $folder }. Scegli una cartella vuota, o che non esiste ancora.
site-no-answer = { $path }: il server ha risposto con lo stato { $status }.
