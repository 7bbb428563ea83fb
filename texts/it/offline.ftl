### Il teatro in un browser, senza server.

offline-title = Su questo dispositivo
offline-why = Qui tutto funziona nel tuo browser, anche senza rete. Le tue partite restano su questo dispositivo; portale con te come file.
offline-open = Apri una partita salvata
offline-save = Salva la partita in un file
offline-delete-why = Tutte le tue partite e il tuo nome saranno cancellati da questo dispositivo. Non si può annullare.
offline-full = Il tuo browser non ha più spazio, perciò questa mossa non è stata salvata. Tutto quello che viene prima è al sicuro. Libera spazio su questo dispositivo e poi continua.
offline-not-a-game = Questo file non è una partita salvata, oppure è danneggiato: { $why }
