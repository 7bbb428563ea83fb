## The terminal table as a guest of a server.

remote-at = You’re at table { $code }. Friends can join at { $link } or with this code.
remote-goodbye = You’ve left the table. We’ll keep your seat: come back with --table { $code }.
remote-bot-seated = { $name } plays { $seat }.
remote-bot-move = { $seat }: { $move }
remote-mending = The connection broke. Trying again in { $seconds } s…

## What happens around the game.

remote-news-seated = { $bot ->
    [none] { $name } sits down: { $seat }.
   *[other] A bot sits down: { $seat }.
}
remote-news-unseated = A seat is free again: { $seat }.
remote-news-watched = { $watching ->
    [true] { $name } is watching.
   *[other] { $name } has stopped watching.
}
remote-news-undone = { $seat } takes a move back.
remote-news-said = { $name }: { $text }
remote-news-wished = { $wish ->
    [pause] { $seat } would like a pause.
    [resume] { $seat } would like to go on.
   *[other] { $seat } would like another game.
}
remote-news-paused = The game is paused.
remote-news-resumed = The game goes on.
remote-news-left = { $why ->
    [time] { $seat } is out of time; a bot plays on.
   *[other] { $seat } has left; a bot plays on.
}
remote-news-returned = { $seat } is back.
remote-news-resigned = { $seat } resigns; a bot plays on.
remote-news-ended = { $outcome ->
    [resigned] The game is over: somebody resigned.
   *[other] The game is over: everybody left.
}
remote-news-continued = The next game is open.

## What can go wrong.

remote-address = “{ $address }” isn’t the address of a server; one looks like https://opera.example or localhost:8080.
remote-no-server = No server answers at { $address }: { $why }
remote-nonsense = The server sent an answer we don’t understand. Is the address right?
remote-bot-no-seat = No seat is free for a bot at this table.
remote-line-lost = We couldn’t reconnect to the table ({ $why }). We’ll keep your seat: try again later.
remote-share-missing = The deal was made without the secret number that this terminal added. Ask the people who run the server why.
remote-share-changed = The deal was made from other seals than those shown before your secret number was opened. Don’t trust it.
