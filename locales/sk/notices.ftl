### Čo čaká na hráča: v zozname, v správach a v listoch.

notice-your-turn = Ste na ťahu: { $game }
notice-time-short = Dochádza vám čas: { $game }
notice-invited = Máte pozvánku na hru { $game }
notice-over = Hra { $game } sa skončila
notice-undo-asked = { $game }: možno vziať ťah späť?
notice-return-asked = { $game }: môže hrať ďalej niekto, komu došiel čas?
notice-pause-asked = { $game }: možno hru znova pozastaviť?
notice-help-asked = { $game }: môže niekto dostávať rady?
notice-review-ready = Rozbor vašej hry { $game } je hotový
notice-with = Hrajú: { $names }
notice-several = { $count ->
    [one] Čaká na vás jedna vec
    [few] Čakajú na vás { $count } veci
   *[other] Čaká na vás { $count } vecí
}
notice-test = Oznámenia z Tetrapolis fungujú
notice-test-body = Takto to vyzerá, keď na vás čaká hra.

## Listy

letter-confirm-subject = Váš kód pre Tetrapolis
letter-code =
    Váš kód je { $code }

    Zadajte ho do 15 minút v nastaveniach na { $url } a na túto adresu budú chodiť správy o vašich hrách. Ak ste o to nežiadali, nerobte nič: nikto vám písať nebude.
letter-stop = O tieto e-maily ste požiadali. Zrušíte ich tu: { $url }
letter-stop-page = Prestať posielať e-maily z Tetrapolis na túto adresu?
letter-stop-button = Prestať posielať
letter-stopped = Žiadne ďalšie e-maily neprídu a adresa je vymazaná.

## Do četu

hook-turn = { $game }: na ťahu { $names }
hook-time-short = { $game }: dochádza čas – { $names }
hook-asked = { $game }: čaká sa na odpoveď – { $names }
hook-over = { $game }: hra sa skončila – { $names }
hook-test = Sem budú chodiť správy od tohto stola ({ $game }).
hook-off-status = adresa odpovedala stavom { $status }
hook-off-slow = adresa neodpovedala včas
hook-off-private = adresa nie je dostupná pre každého
hook-off-unreachable = k adrese sa nepodarilo pripojiť
