### Co čeká na hráče: v seznamu, ve zprávách a v dopisech.

notice-your-turn = Jste na tahu: { $game }
notice-time-short = Dochází vám čas: { $game }
notice-invited = Máte pozvánku ke hře { $game }
notice-over = Hra { $game } skončila
notice-undo-asked = { $game }: lze vzít tah zpět?
notice-return-asked = { $game }: může hrát dál někdo, komu došel čas?
notice-pause-asked = { $game }: lze hru znovu pozastavit?
notice-help-asked = { $game }: může někdo dostávat nápovědu?
notice-review-ready = Rozbor vaší hry { $game } je hotový
notice-with = Hrají: { $names }
notice-several = { $count ->
    [one] Čeká na vás jedna věc
    [few] Čekají na vás { $count } věci
   *[other] Čeká na vás { $count } věcí
}
notice-test = Oznámení z Tetrapolis fungují
notice-test-body = Takhle to vypadá, když na vás čeká hra.

## Dopisy

letter-confirm-subject = Váš kód pro Tetrapolis
letter-code =
    Váš kód je { $code }

    Zadejte ho do 15 minut v nastavení na { $url } a na tuto adresu budou chodit zprávy o vašich hrách. Pokud jste o to nežádali, nedělejte nic: nikdo vám psát nebude.
letter-stop = O tyto e-maily jste požádali. Zrušíte je zde: { $url }
letter-stop-page = Přestat posílat e-maily z Tetrapolis na tuto adresu?
letter-stop-button = Přestat posílat
letter-stopped = Žádné další e-maily nepřijdou a adresa je smazána.

## Do chatu

hook-turn = { $game }: na tahu { $names }
hook-time-short = { $game }: dochází čas – { $names }
hook-asked = { $game }: čeká se na odpověď – { $names }
hook-over = { $game }: hra skončila – { $names }
hook-test = Sem budou chodit zprávy od tohoto stolu ({ $game }).
hook-off-status = adresa odpověděla stavem { $status }
hook-off-slow = adresa neodpověděla včas
hook-off-private = adresa není dostupná pro každého
hook-off-unreachable = k adrese se nepodařilo připojit
