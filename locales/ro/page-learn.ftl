### Lecțiile de pe pagină.

page-learn = Învață
page-learn-4 = Învață, 4 min
page-learn-1 = Primul oraș
page-learn-2 = Mai departe
page-learn-step = Pasul { $step } din { $of }
page-learn-restart = Ia de la capăt
page-learn-leave = Ieși din lecție
page-learn-back = Înapoi
page-learn-next = Continuă
page-learn-skip = Sari peste
page-learn-why = De ce?
page-learn-close-rule = Închide regula
page-learn-open-rules = Deschide regulile
page-learn-taken-back = Nu s-a pierdut nimic: mutarea a fost retrasă
page-learn-not-allowed = Regulile nu permit asta
page-learn-other = Se poate, dar aici căutăm altceva.
page-learn-tap = Atinge pe tablă.
page-learn-hurry = Mai repede
page-learn-next-lesson = Lecția următoare
page-learn-play = Joacă o partidă
page-learn-open = Deschide o lecție
page-learn-open-is = Joacă o lecție de-a ta. Fișierul rămâne pe acest dispozitiv; docs/lessons.md explică cum se scrie una.
page-learn-choose = Alege un fișier
page-learn-done = gata
