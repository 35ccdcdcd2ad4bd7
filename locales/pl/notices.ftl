### Co czeka na gracza: na liście, w wiadomościach i w listach.

notice-your-turn = Twój ruch: { $game }
notice-time-short = Kończy ci się czas: { $game }
notice-invited = Masz zaproszenie do gry { $game }
notice-over = Gra { $game } dobiegła końca
notice-undo-asked = { $game }: czy można cofnąć ruch?
notice-return-asked = { $game }: czy może grać dalej ktoś, komu skończył się czas?
notice-pause-asked = { $game }: czy można znów wstrzymać grę?
notice-help-asked = { $game }: czy ktoś może dostawać podpowiedzi?
notice-review-ready = Analiza twojej gry { $game } jest gotowa
notice-with = Grają: { $names }
notice-several = { $count ->
    [one] Czeka na ciebie jedna rzecz
    [few] Czekają na ciebie { $count } rzeczy
   *[many] Czeka na ciebie { $count } rzeczy
}
notice-test = Powiadomienia z Tetrapolis działają
notice-test-body = Tak to wygląda, gdy czeka na ciebie gra.

## Listy

letter-confirm-subject = Twój kod do Tetrapolis
letter-code =
    Twój kod to { $code }

    Wpisz go w ciągu 15 minut w ustawieniach na { $url }, a na ten adres będą przychodzić wiadomości o twoich grach. Jeśli to nie ty o to prosisz, nie rób nic: nikt nie będzie do ciebie pisać.
letter-stop = Te e-maile przychodzą na twoją prośbę. Tu można je zatrzymać: { $url }
letter-stop-page = Czy zatrzymać e-maile z Tetrapolis na ten adres?
letter-stop-button = Zatrzymaj e-maile
letter-stopped = Więcej e-maili nie przyjdzie, a adres został usunięty.

## Na czat

hook-turn = { $game }: ruch ma { $names }
hook-time-short = { $game }: kończy się czas – { $names }
hook-asked = { $game }: potrzebna odpowiedź – { $names }
hook-over = { $game }: gra się skończyła – { $names }
hook-test = Tu będą przychodzić wiadomości z tego stołu ({ $game }).
hook-off-status = adres odpowiedział statusem { $status }
hook-off-slow = adres nie odpowiedział na czas
hook-off-private = adres nie jest dostępny dla każdego
hook-off-unreachable = z adresem nie udało się połączyć
