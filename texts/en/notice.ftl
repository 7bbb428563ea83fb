### What calls people back: notices in the browser, and mails.

notice-game-opera = Opera
notice-game-operaopoly = Operaopoly

## In the browser two lines, in a mail the subject and the first line.

notice-turn = It’s your turn
notice-turn-body = { $names ->
    [none] { $game }: the table is waiting for you.
   *[other] { $game } with { $names }: the table is waiting for you.
}
notice-start = Your game begins
notice-start-body = { $names ->
    [none] { $game }: the cards are dealt.
   *[other] { $game } with { $names }: the cards are dealt.
}
notice-round = The next round begins
notice-round-body = { $name }: your table is ready.
notice-daily = A new deal of the day
notice-daily-body = Everybody gets the same deal. How far do you get with it?

## Mails.

notice-mail =
    Hello { $name },

    { $what }

    { $link }

    No more emails of this kind: { $stop }
notice-confirm = Is this your address?
notice-confirm-mail =
    Hello { $name },

    you gave us this address for your notifications. Follow this link within { $minutes } minutes to confirm it:

    { $link }

    It wasn’t you? Then do nothing, and nothing happens.
notice-password = A new password
notice-password-mail =
    Hello { $name },

    somebody asked for a new password for your account. This link sets one. It works once, for { $minutes } minutes:

    { $link }

    It wasn’t you? Then do nothing, and your password stays as it is.
