### Geroepen worden, vakanties, en zorg voor mensen.

## Hoe ik geroepen word.

care-notices = Meldingen en vakantie
care-notices-why = Hoe je hoort dat een spel op je wacht, en wie er speelt terwijl je weg bent.
care-kinds = Stuur me een melding
care-kinds-why = één keer per beurt, en nooit terwijl je aan tafel zit
care-kind = Waarvoor
care-kind-turn = Ik ben aan de beurt
care-kind-start = Een spel van mij begint
care-kind-round = Een ronde van een toernooi begint
care-kind-daily = Er is een nieuw spel van de dag
care-kind-by = { $kind }: { $way }
care-way-push = in de browser
care-way-mail = per mail
care-push-start = Stuur me meldingen in deze browser
care-push-stop = Geen meldingen meer in deze browser
care-push-on = Deze browser stuurt je voortaan meldingen, ook als er geen pagina open is.
care-push-off = Deze browser stuurt je geen meldingen meer.
care-push-refused = De browser staat het niet toe. Dat kun je veranderen in de instellingen voor deze pagina.
care-push-failed = De browser kon de dienst die meldingen bezorgt niet bereiken. Probeer het later nog eens.
care-push-none = Deze browser kan geen meldingen tonen.
care-quiet = Stille uren
care-quiet-from = van
care-quiet-until = tot
care-saved = Opgeslagen.

## Mail.

care-mail = Mail
care-mail-why = voor meldingen, en voor een nieuw wachtwoord als je het vergeet
care-mail-now = Je adres: { $mail }
care-mail-address = Nieuw adres; laat leeg voor geen adres
care-mail-sent = We hebben er een link heen gestuurd. Open die om het adres te bevestigen.
care-mail-none = Je adres is gewist.
care-link-mail = Je mailadres
care-link-mail-done = Dit adres is voortaan van jou.
care-link-stop = Geen mails meer
care-link-stop-done = Je krijgt geen mails meer van deze soort.
care-link-password = Een nieuw wachtwoord

## Vakanties.

care-holiday = Vakantie
care-holiday-why = in rustige spellen speelt een bot voor je, de anderen zien dat, en daarna is de plaats weer van jou
care-holiday-first = Eerste dag
care-holiday-last = Laatste dag
care-holiday-bot = Wie voor mij speelt
care-holiday-when = Wanneer
care-holiday-late = als mijn tijd om is
care-holiday-at-once = meteen
care-holiday-go = Met vakantie gaan
care-holiday-planned = { $first } – { $last }. Een bot valt voor je in: { $level }.
care-holiday-end = Ik ben terug

## Blokkeren en melden.

care-blocked = Geblokkeerde mensen
care-blocked-why = ze kunnen niet aan jouw tafels gaan zitten, en je hoort ze niet
care-blocked-none = Je hebt niemand geblokkeerd.
care-block = Blokkeer { $name }
care-unblock = Deblokkeer { $name }
care-is-blocked = Je hebt { $name } geblokkeerd.
care-block-why = Niemand merkt er iets van. Wie je blokkeert, kan niet aan jouw tafels gaan zitten, je hoort die niet, en jullie worden niet bij elkaar gezet.
care-report = { $name } melden
care-reason-words = wat er gezegd werd
care-reason-name = de naam
care-reason-play = de manier van spelen
care-reason-other = iets anders
care-report-words = Wat is er gebeurd? (niet verplicht)
care-report-why = Alleen de beheerders van dit huis zien het, met wat er aan deze tafel gezegd is.
care-report-send = Verstuur de melding
care-reported = Dank je. De beheerders zullen ernaar kijken.

## De pagina van de gastheer.

care-host = Beheer van dit huis
care-host-sum = Accounts: { $accounts }. Gasten: { $guests }. Spellen bezig: { $playing }.
care-reports = Meldingen van mensen
care-reports-why = met wat er gezegd is; een streep wijst aan om wie het gaat
care-reports-none = Niemand heeft iets gemeld.
care-report-by = { $name }, { $date }
care-report-close = Sluit de melding
care-ban-week = Sluit { $name } een week buiten
care-ban-good = Sluit { $name } voorgoed buiten
care-registration = Wie mag komen
care-registration-open = iedereen
care-registration-guests = geen nieuwe accounts
care-registration-closed = niemand nieuw
care-bans = Buitengesloten
care-bans-none = Niemand is buitengesloten.
care-unban = Laat { $name } weer binnen
care-limits = Grenzen
care-limits-why = ingesteld in de omgeving van de server
