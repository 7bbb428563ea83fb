## The terminal table as a guest of a server.

remote-at = You’re at table { $code }. Friends can join at { $link } or with this code.
remote-goodbye = You’ve left the table. We’ll keep your seat: come back with --table { $code }.
remote-bot-seated = { $name } plays { $seat }.
remote-bot-move = { $seat }: { $move }
remote-mending = The connection broke. Trying again in { $seconds } s…

## What can go wrong.

remote-address = “{ $address }” isn’t the address of a server; one looks like https://opera.example or localhost:8080.
remote-no-server = No server answers at { $address }: { $why }
remote-nonsense = The server sent an answer we don’t understand. Is the address right?
remote-bot-no-seat = No seat is free for a bot at this table.
remote-line-lost = We couldn’t reconnect to the table ({ $why }). We’ll keep your seat: try again later.
remote-share-missing = The deal was made without the secret number that this terminal added. Ask the people who run the server why.
remote-share-changed = The deal was made from other seals than those shown before your secret number was opened. Don’t trust it.
