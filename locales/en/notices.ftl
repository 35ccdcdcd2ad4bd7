### What waits for a player, as it is listed, sent and mailed.

notice-your-turn = Your turn in { $game }
notice-time-short = Your time in { $game } is running out
notice-invited = You are invited to a game of { $game }
notice-over = A game of { $game } is over
notice-undo-asked = { $game }: may a move be taken back?
notice-return-asked = { $game }: may somebody whose time has run out play on?
notice-pause-asked = { $game }: may the game be paused again?
notice-help-asked = { $game }: may somebody have hints?
notice-review-ready = The review of your game of { $game } is ready
# $names: the others at the table
notice-with = With { $names }
notice-several = { $count ->
    [one] One thing waits for you
   *[other] { $count } things wait for you
}
notice-test = Notices from Tetrapolis work
notice-test-body = This is how it looks when a game waits for you.

## Letters

letter-confirm-subject = Your code for Tetrapolis
letter-code =
    Your code is { $code }

    Enter it in the settings at { $url } within 15 minutes, and e-mails about your games will come to this address. If you did not ask for this, do nothing: nobody will write to you.
letter-stop = You asked for these e-mails. To stop them: { $url }
letter-stop-page = Stop e-mails from Tetrapolis to this address?
letter-stop-button = Stop the e-mails
letter-stopped = No more e-mails will come, and the address has been deleted.

## For a chat

hook-turn = { $game }: { $names } to play
hook-time-short = { $game }: time is running out for { $names }
hook-asked = { $game }: an answer is needed from { $names }
hook-over = { $game }: the game of { $names } is over
hook-test = News of this table of { $game } will come here.
hook-off-status = the address answered with status { $status }
hook-off-slow = the address did not answer in time
hook-off-private = the address cannot be reached from everywhere
hook-off-unreachable = the address could not be reached
