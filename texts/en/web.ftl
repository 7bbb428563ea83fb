### The server: what it says when it starts, and what it refuses.

## Starting and stopping.

web-serving = The house is open at { $address } (database: { $db }).
web-how-to-stop = Press Ctrl+C to close it; games go on where they stopped when you open it again.
web-closed = The house is closed.
web-port-taken = We can’t listen at { $host }, port { $port }: { $why }. Try another one: --port { $other }.
web-file-served = Another server already uses { $file }; stop it first, or choose another file with --db.
web-sqlite-workers = Several processes need PostgreSQL: --db postgresql://…; with SQLite only one can serve.
web-no-client = The page for browsers isn’t built yet. Build it with “make client”, then load this page again.

## At the door.

web-sign-in = Tell us who you are first: come as a guest, or sign in.
web-wrong-password = There’s no account with this name and this password.
web-wrong-code = There’s no account with this name and this recovery code.
web-link-expired = This link no longer works. Ask for a new one.
web-registration-closed = This house takes nobody new just now. If you have an account, sign in.
web-registration-guests = No new accounts can be made here just now. You can play as a guest.
web-not-a-host = This page is for the people who run this house.
web-password-short = A password has at least { $least } characters.
web-password-common = This password is among the first that a stranger would try. Choose another one.
web-no-account = You play as a guest, so there’s no password to change.
web-wait = { $seconds ->
    [one] Too many wrong passwords. Try again in { $seconds } second.
   *[other] Too many wrong passwords. Try again in { $seconds } seconds.
}
web-banned = { $until ->
    [none] This account may not come in any more.
   *[other] This account may not come in until { $until }.
}
web-banned-network = Nobody may come in from where you are.
web-name-of-bot = A person’s name may not end with { $sign }: that’s how you tell a bot.
web-name-of-account = Somebody with an account has a name like “{ $name }”. Choose another, or sign in.
web-only-bots = Only accounts of bots may ask for that.
web-account-already = You already have an account.
web-unknown-person = There’s nobody with an account of this name.
web-nobody = There’s nobody like that here.
web-blocked = You can’t sit down at this table.
web-block-self = You can’t do this to yourself.
web-blocks-full = You’ve blocked { $most } people, and that’s the most there can be.
web-report-self = You can’t report yourself.
web-reports-full = { $most } of your reports haven’t been read yet. Wait until some of them are closed.
web-no-report = There’s no open report with this id.
web-no-push = This house can’t notify you in the browser.
web-push-endpoint = We can’t send notifications to this address.
web-push-keys = The keys of this browser aren’t valid.
web-no-mail = This house can’t send email.
web-mail-address = This isn’t an email address.
web-unknown-time-zone = There’s no time zone “{ $zone }”.
web-holiday-order = A holiday ends after it begins, and not in the past.
web-holiday-long = A holiday lasts { $days } days at most, and begins within a year.
web-holiday-level = There’s no bot “{ $level }”; there are { $known }.
web-profile-private = { $name } keeps this page private.
web-foreign-origin = Another site can’t do this for you.
web-json-only = Requests must be JSON (content type application/json).
web-not-json = This isn’t JSON.
web-malformed = We can’t read this.
web-too-long = This is too long.
web-too-large = This is larger than { $most } bytes.
web-too-slow = Your request took too long to arrive.
web-too-many = That was too often. Wait a moment, then try again.
web-not-here = There’s nothing here.
web-not-so = This kind of request isn’t possible here.
web-unsure = We couldn’t save this just now. Please try again.
web-database-silent = We can’t reach the database just now. Your game is safe; we’ll keep trying.
web-broken = Something went wrong on our side. We’ve made a note of it; please try again.

## Tables.

web-unknown-table = There’s no such table.
web-table-full = So many people are watching this table that no more can come in.
web-wrong-seats = { $count ->
    [one] One seat is named
   *[other] { $count } seats are named
}, but { $players } people play.
web-one-seat = You can only take one seat.
web-rated-account = Rated games are for people with an account.
web-rated-bots = No bots sit at a rated table.
web-many-branches = You have { $most } branches of this game already, and that’s the most there can be.
web-many-waiting = { $most } of your tables are looking for players already. Close one of them first.
web-many-comments = There’s no room for more comments on this game: one person can write { $most }.
web-no-comment = That comment isn’t there any more, or it isn’t yours to remove.
web-led = { $name } is guiding this review. You can once { $name } stops.
web-shared-title = { $count ->
    [0] { $game }
   *[other] { $game }: { $winners } won
}
web-not-over = You can download the record once the game is over.

## Talking to a table.

web-closing = The house is closing for a moment. Your game is safe; come back soon.
web-one-at-a-time = We’re still thinking about your last question.
web-no-hints = There’s no advice in rated games or in games with other people.
web-not-asked = There’s nothing for you to decide right now.
web-no-advice = The bot couldn’t think of anything. Try again.
web-bot-crashed = { $seat } lost the thread and is thinking again.

## Settings.

web-setting-wrong = { $name } can’t be “{ $value }”. { $why }
web-setting-unknown = { $near ->
    [none] There’s no setting { $name }. “operahouse config” lists them all.
   *[other] There’s no setting { $name }. Did you mean { $near }?
}
web-setting-whole = It takes a whole number.
web-setting-number = It takes a number.
web-setting-flag = It takes true or false.
web-setting-low = It must be at least { $low }.
web-setting-above = It must be more than { $low }.
web-setting-high = It can be { $high } at most.
web-setting-rate = It takes a rate, such as 100/minute.
web-setting-network = It takes addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8.
web-setting-database = It takes the address of a database, such as sqlite:////var/lib/operahouse/operahouse.db or postgresql://user@host/name.
web-setting-module = There’s no such Python module, or it isn’t a catalogue of games.
web-setting-folder = There’s no such folder.
web-setting-address = It takes an address that links can begin with, such as https://opera.example.org.
web-setting-security = It takes starttls, tls or none.
web-mail-incomplete = Email needs OPERAHOUSE_MAIL_FROM and OPERAHOUSE_ADDRESS too, for the sender and for the links in it.
web-setting-empty = It can’t be empty.
web-setting-form = It takes another kind of value.
web-unknown-host = { $host } isn’t an address of this machine. Use 127.0.0.1 for this machine only, or 0.0.0.0 for everybody.

## Tournaments.

web-tournament-unknown = There’s no such tournament.
web-tournament-not-organiser = Only the organiser of this tournament can do that.
web-tournament-too-many = { $most ->
    [one] You already have a tournament under way. End it first.
   *[other] You already have { $most } tournaments under way. End one first.
}
web-tournament-entries-closed = Nobody can enter this tournament any more.
web-tournament-removed = The organiser has taken you out of this tournament.
web-tournament-full = This tournament is full: it has { $most } entries.
web-tournament-not-entered = You aren’t taking part in this tournament.
web-tournament-round-begun = Somebody else has just begun this round.
web-tournament-still-playing = Some tables are still playing. The next round begins when they’ve finished.
web-tournament-few = { $least ->
    [one] It takes at least one person.
   *[other] It takes at least { $least } people.
}
web-tournament-over = This tournament is over.
web-tournament-league-pace = A league is played at a pace of days.
