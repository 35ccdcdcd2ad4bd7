### Ce îl așteaptă pe un jucător: în listă, în mesaje și în scrisori.

notice-your-turn = E rândul tău la { $game }
notice-time-short = Timpul tău la { $game } se termină
notice-invited = Ai o invitație la { $game }
notice-over = O partidă de { $game } s-a încheiat
notice-undo-asked = { $game }: poate fi luată înapoi o mutare?
notice-return-asked = { $game }: poate juca mai departe cineva căruia i s-a terminat timpul?
notice-pause-asked = { $game }: poate fi pus jocul din nou pe pauză?
notice-help-asked = { $game }: poate primi cineva indicii?
notice-review-ready = Analiza partidei tale de { $game } este gata
notice-with = Cu { $names }
notice-several = { $count ->
    [one] Un lucru te așteaptă
    [few] { $count } lucruri te așteaptă
   *[other] { $count } de lucruri te așteaptă
}
notice-test = Notificările de la Tetrapolis funcționează
notice-test-body = Așa arată când te așteaptă o partidă.

## Scrisori

letter-confirm-subject = Codul tău pentru Tetrapolis
letter-code =
    Codul tău este { $code }

    Scrie-l în 15 minute în setările de la { $url }, iar la această adresă vor veni mesaje despre partidele tale. Dacă nu ai cerut asta, nu face nimic: nu îți va scrie nimeni.
letter-stop = Ai cerut aceste e-mailuri. Le poți opri aici: { $url }
letter-stop-page = Oprești e-mailurile de la Tetrapolis la această adresă?
letter-stop-button = Oprește e-mailurile
letter-stopped = Nu vor mai veni e-mailuri, iar adresa a fost ștearsă.

## Pentru un chat

hook-turn = { $game }: la mutare { $names }
hook-time-short = { $game }: se termină timpul – { $names }
hook-asked = { $game }: se așteaptă un răspuns – { $names }
hook-over = { $game }: partida s-a încheiat – { $names }
hook-test = Aici vor veni știri de la această masă ({ $game }).
hook-off-status = adresa a răspuns cu starea { $status }
hook-off-slow = adresa nu a răspuns la timp
hook-off-private = adresa nu este accesibilă oricui
hook-off-unreachable = la adresă nu s-a putut ajunge
