### Going on with another device: codes, devices, keys.

page-device = A device
page-device-this = this device
page-devices = Your devices
page-device-end = Sign out
page-device-end-of = Sign out: { $device }
page-device-end-all = Sign out all others
page-devices-warn = Anyone who has the code can play as you. Show it to nobody else, and sign out any device that you do not know.
page-keep = Keep this identity
page-keep-why = A way back if you lose your device or clear your browser.
page-recovery = Recovery code
page-recovery-make = Make a recovery code
page-recovery-again = Replace it with a new one
page-recovery-made = You made a recovery code on { $date }.
page-recovery-shown = Write it down: it is shown only once.
page-recovery-remove = Remove the code
page-passkey = Passkey
page-passkey-make = Add a passkey
page-passkey-made = since { $date }
page-passkey-remove-of = Remove { $name }
page-passkey-enter = Sign in with a passkey
page-passkeys-off = This server does not offer passkeys.
page-passkeys-browser = This browser cannot make passkeys.
page-install = Install
page-install-why = As an app of its own, with its own icon and notifications.
page-install-do = Install the app
page-install-apple = On an iPhone or iPad: tap Share in the browser, then “Add to Home Screen”.
page-install-apple-then = The app starts out empty: open “I already play on another device” there and type the code shown here.
page-link-qr = QR code that opens your games on another device
page-link-step-camera = Open the camera of your phone.
page-link-step-point = Point it at this square and tap the link.
page-link-step-check = Check that both show the same four digits and “{ $name }”, then confirm here.
page-link-typed = No camera? Open { $address } there and type:
page-link-code = Code
page-link-minutes =
    { $minutes ->
        [one] Works once, for 1 more minute.
       *[other] Works once, for { $minutes } more minutes.
    }
page-link-new = New code
page-link-asks = { $device } wants to play as you
page-link-same = Confirm only if the other device shows the same digits:
page-link-yes = Yes, it is mine
page-link-no = No
page-link-done = The other device now plays as you
page-link-done-more = Your tables are there, too. You can sign it out at any time.
page-link-another = Another device
page-link-ended = This code no longer works
page-link-wait = Confirm on your other device that you are { $name }. Both show these digits:
page-link-refused = The other device did not agree, or the time ran out.
page-link-by-code = With a code
page-link-by-code-how = On your other device, open your name at the top, then “Continue on another device”. Type the code that it shows.
page-link-by-key = With a key that you kept
page-link-by-account = With an account and a password
page-link-go = Continue
page-link-instead = You are { $name } here. That ends as soon as this device plays as somebody else.
