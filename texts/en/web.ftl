### The server: what it says when it starts, and what it does not do for whoever asks.

## Starting and stopping.

web-serving = The house is open at { $address } (database: { $db }).
web-how-to-stop = Press Ctrl+C to close it; games go on where they stopped when you open it again.
web-closed = The house is closed.
web-port-taken = Nobody can listen at { $host }, port { $port }: { $why }. Try another one: --port { $other }.
web-sqlite-workers = Several processes need PostgreSQL: --db postgresql://…; with SQLite one serves alone.
web-no-client = The page for browsers is not built yet. Build it with “make client”, then load this page again.

## At the door.

web-sign-in = Say who you are first: come as a guest, or sign in.
web-wrong-password = There is no account with this name and this password.
web-password-short = A password has at least { $least } characters.
web-account-already = You already have an account.
web-foreign-origin = Another site may not do this for you.
web-json-only = Requests are written as JSON (content type application/json).
web-not-json = This is not JSON.
web-malformed = This cannot be read.
web-too-long = This is too long.
web-too-large = This is larger than { $most } bytes.
web-too-many = That was too often. Wait a little, then try again.
web-not-here = There is nothing here.
web-not-so = This cannot be asked in this way.
web-unsure = The house could not write this down just now. Try again.
web-broken = Something went wrong in the house. It was written down; try again.

## Tables.

web-unknown-table = There is no such table.
web-table-full = So many people are watching this table that no more can come in.
web-wrong-seats = { $count ->
    [one] One seat is named
   *[other] { $count } seats are named
}, but { $players } people play.
web-one-seat = You can take one seat only.
web-rated-account = Rated games are for people with an account.
web-rated-bots = No bots sit at a rated table.
web-not-over = The record can be had when the game is over.

## Talking to a table.

web-closing = The house closes for a moment. Your game is kept; come back soon.
web-one-at-a-time = Your last question is still being thought about.
web-no-hints = There are no hints in rated games, nor where others play.
web-not-asked = You are not asked anything now.
web-no-advice = The bot could not think of anything. Try again.
web-bot-crashed = The bot ({ $bot }) of { $seat } lost its thread; it is set to think again.
