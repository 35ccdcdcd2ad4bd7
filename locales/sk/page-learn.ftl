### Lekcie na stránke.

page-learn = Učiť sa
page-learn-4 = Naučiť sa, 4 min
page-learn-1 = Prvé mesto
page-learn-2 = O kus ďalej
page-learn-step = Krok { $step } z { $of }
page-learn-restart = Začať znova
page-learn-leave = Odísť z lekcie
page-learn-back = Späť
page-learn-next = Ďalej
page-learn-skip = Preskočiť
page-learn-why = Prečo?
page-learn-close-rule = Zavrieť pravidlo
page-learn-open-rules = Otvoriť pravidlá
page-learn-taken-back = Nič sa nestratilo: ťah bol vzatý späť
page-learn-not-allowed = To pravidlá nedovoľujú
page-learn-other = To sa dá, ale tu hľadáme niečo iné.
page-learn-tap = Ťuknite na to na doske.
page-learn-hurry = Rýchlejšie
page-learn-next-lesson = Ďalšia lekcia
page-learn-play = Zahrať si hru
page-learn-open = Otvoriť lekciu
page-learn-open-is = Zahrajte si vlastnú lekciu. Súbor zostane v tomto zariadení; ako lekciu napísať, vysvetľuje docs/lessons.md.
page-learn-choose = Vybrať súbor
page-learn-done = hotovo
