### Lekce na stránce.

page-learn = Učit se
page-learn-4 = Naučit se, 4 min
page-learn-1 = První město
page-learn-2 = O kus dál
page-learn-step = Krok { $step } z { $of }
page-learn-restart = Začít znovu
page-learn-leave = Odejít z lekce
page-learn-back = Zpět
page-learn-next = Dál
page-learn-skip = Přeskočit
page-learn-why = Proč?
page-learn-close-rule = Zavřít pravidlo
page-learn-open-rules = Otevřít pravidla
page-learn-taken-back = Nic se neztratilo: tah byl vzat zpět
page-learn-not-allowed = To pravidla nedovolují
page-learn-other = To jde, ale tady hledáme něco jiného.
page-learn-tap = Klepněte na to na desce.
page-learn-hurry = Rychleji
page-learn-next-lesson = Další lekce
page-learn-play = Zahrát si hru
page-learn-open = Otevřít lekci
page-learn-open-is = Zahrajte si vlastní lekci. Soubor zůstane v tomto zařízení; jak lekci napsat, vysvětluje docs/lessons.md.
page-learn-choose = Vybrat soubor
page-learn-done = hotovo
