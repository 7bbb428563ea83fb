### Being called, holidays, and care for people.

## How I’m called.

care-notices = Notifications and holidays
care-notices-why = How we let you know when a game is waiting, and who plays while you’re away.
care-kinds = Notify me
care-kinds-why = once for each turn, and never while you’re at the table
care-kind = What for
care-kind-turn = It’s my turn
care-kind-start = A game of mine begins
care-kind-round = A round of a tournament begins
care-kind-daily = There’s a new deal of the day
care-kind-by = { $kind }: { $way }
care-way-push = in the browser
care-way-mail = by email
care-push-start = Notify me in this browser
care-push-stop = Stop notifying me in this browser
care-push-on = This browser notifies you from now on, even when no page is open.
care-push-off = This browser no longer notifies you.
care-push-refused = The browser doesn’t allow it. You can change that in its settings for this page.
care-push-failed = The browser couldn’t reach the service that delivers notifications. Try again later.
care-push-none = This browser can’t show notifications.
care-quiet = Quiet hours
care-quiet-from = from
care-quiet-until = until
care-saved = Saved.

## Mail.

care-mail = Email
care-mail-why = for notifications, and for a new password if you forget yours
care-mail-now = Your address: { $mail }
care-mail-address = New address; leave it empty to have none
care-mail-sent = We’ve sent a link there. Follow it to confirm the address.
care-mail-none = Your address is deleted.
care-link-mail = Your email address
care-link-mail-done = This address is yours from now on.
care-link-stop = No more emails
care-link-stop-done = You won’t get emails of this kind any more.
care-link-password = A new password

## Holidays.

care-holiday = Holiday
care-holiday-why = in slow games a bot plays for you, the others see it, and the seat is yours again afterwards
care-holiday-first = First day
care-holiday-last = Last day
care-holiday-bot = Who plays for me
care-holiday-when = When
care-holiday-late = when my time is up
care-holiday-at-once = at once
care-holiday-go = Go on holiday
care-holiday-planned = { $first } – { $last }. A bot stands in for you: { $level }.
care-holiday-end = I’m back

## Blocking and reporting.

care-blocked = Blocked people
care-blocked-why = they can’t sit down at your tables, and you don’t hear them
care-blocked-none = You haven’t blocked anybody.
care-block = Block { $name }
care-unblock = Unblock { $name }
care-is-blocked = You’ve blocked { $name }.
care-block-why = Nobody is told. They can’t sit down at your tables, you don’t hear them, and you won’t be matched with each other.
care-report = Report { $name }
care-reason-words = what was said
care-reason-name = the name
care-reason-play = the way of playing
care-reason-other = something else
care-report-words = What happened? (optional)
care-report-why = Only the people who run this house see it, with what was said at this table.
care-report-send = Send the report
care-reported = Thank you. The people who run this house will look at it.

## The host’s page.

care-host = Running this house
care-host-sum = Accounts: { $accounts }. Guests: { $guests }. Games being played: { $playing }.
care-reports = Reports
care-reports-why = with what was said; a line marks the person in question
care-reports-none = Nobody has reported anything.
care-report-by = { $name }, { $date }
care-report-close = Close the report
care-ban-week = Ban { $name } for a week
care-ban-good = Ban { $name } for good
care-registration = Who may come
care-registration-open = everybody
care-registration-guests = no new accounts
care-registration-closed = nobody new
care-bans = Kept out
care-bans-none = Nobody is kept out.
care-unban = Let { $name } in again
care-limits = Limits
care-limits-why = set in the environment of the server
