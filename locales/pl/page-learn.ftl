### Lekcje na stronie.

page-learn = Nauka
page-learn-4 = Nauka, 4 min
page-learn-1 = Pierwsze miasto
page-learn-2 = Krok dalej
page-learn-step = Krok { $step } z { $of }
page-learn-restart = Zacznij od nowa
page-learn-leave = Wyjdź z lekcji
page-learn-back = Wstecz
page-learn-next = Dalej
page-learn-skip = Pomiń
page-learn-why = Dlaczego?
page-learn-close-rule = Zamknij zasadę
page-learn-open-rules = Otwórz zasady
page-learn-taken-back = Nic nie przepadło: ruch został cofnięty
page-learn-not-allowed = Zasady na to nie pozwalają
page-learn-other = To możliwe, ale tutaj szukamy czegoś innego.
page-learn-tap = Dotknij tego na planszy.
page-learn-hurry = Szybciej
page-learn-next-lesson = Następna lekcja
page-learn-play = Zagraj
page-learn-open = Otwórz lekcję
page-learn-open-is = Zagraj własną lekcję. Plik zostaje na tym urządzeniu; jak ją napisać, wyjaśnia docs/lessons.md.
page-learn-choose = Wybierz plik
page-learn-done = gotowe
