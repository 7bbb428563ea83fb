### Il teatro in un browser, senza server.

offline-title = Su questo dispositivo
offline-why = Qui tutto funziona nel tuo browser, anche senza rete. Le tue partite restano su questo dispositivo; portale con te come file.
offline-open = Apri una partita salvata
offline-save = Salva la partita in un file
offline-delete-why = Tutte le tue partite e il tuo nome saranno cancellati da questo dispositivo. Non si può annullare.
offline-full = Il tuo browser non ha più spazio, perciò questa mossa non è stata salvata. Tutto quello che viene prima è al sicuro. Libera spazio su questo dispositivo e poi continua.
offline-not-a-game = Questo file non è una partita salvata, oppure è danneggiato: { $why }
offline-go-on = Continua senza il server
offline-go-on-why = Puoi continuare in questo browser con quello che sai: le carte nascoste vengono ridistribuite. La tua partita sul server resta com’è.
offline-kept = Giocate senza il server
offline-kept-why = Queste partite sono solo in questo browser. Il server può conservare quelle contro i bot, senza classifica.
offline-hand-over = Consegna al server
offline-hand-over-later = Il server non risponde. La partita aspetta così com’è e sarà consegnata quando il server tornerà.
offline-handing-over = Questa partita sta per essere consegnata al server. Prosegue lì.
offline-parent = La partita sul server
offline-remove = Elimina da questo dispositivo
