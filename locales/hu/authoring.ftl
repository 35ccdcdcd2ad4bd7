### Mi lehet hibás egy lecke fájljában.

lesson-line = { $line }. sor: { $reason }
lesson-good = { $file }: a lecke rendben van; jelenetek: { $scenes }, megtalálandó lépések: { $decisions }
lesson-version = ezek „{ $text }” változatú utasítások; ez a program az 1-es változatot ismeri
lesson-directive = nincs ilyen utasítás: „{ $text }”
lesson-form = „{ $text }” hiányos; írd így: „{ $form }”, és ahol hely szerepel, ott a tanuló helyével
lesson-in-branch = egy elágazásban csak lépések állhatnak, ez nem: „{ $text }”
lesson-else = az „else” előtt „want” vagy „look” kell
lesson-also = az „also” előtt „want” kell
lesson-before-say = a „begin” után előbb „say” következik, csak aztán lépések
lesson-missing = hiányzik ez az utasítás: „{ $text }”
lesson-label = nincs ilyen elágazás: „{ $text }”
lesson-next = itt ez kell: „{ $text }”, de a következő lépés más
lesson-step = „{ $text }” itt nem lehetséges: { $reason }
lesson-also-stuck = „{ $text }” után a lecke nem folytatható, { $line }. sor: { $reason }
lesson-other = a lecke ezt nem fogadja el
lesson-hidden = „{ $thing }” itt nem látható
lesson-no-other = az „else” semmire sem válaszol: „{ $text }” és a vele egyenértékű lépések mellett nincs szabályos lépés
lesson-any = „also any” nem állhat itt: „{ $text }”; a következő ugrás előtt más játékosok is lépnek
lesson-over = a játék véget ért, nincs már cél, amiért játszani lehetne
lesson-not-refused = „{ $text }” nem ütközik ebbe a szabályba: { $rule }
lesson-no-rule = ebben a játékban nincs ilyen szabály: { $rule }
lesson-edition = ismeretlen kiadás: { $edition }; egy lecke olyan kiadást nevez meg, amely a program része vagy az volt
lesson-rules = a lecke másik szabályváltozathoz készült ({ $rules }); itt ez érvényes: { $here }
lesson-key = egyik nyelven sincs szöveg ehhez: „{ $key }”
lesson-long = túl hosszú egy buborékhoz, amelybe kevesebb mint { $longest } karakter fér: „{ $text }”
lesson-seat = nincs { $seat }. hely; a játszmafájlban a helyek száma: { $seats }
