### Co może być nie tak w pliku lekcji.

lesson-line = wiersz { $line }: { $reason }
lesson-good = { $file }: lekcja jest w porządku; scen: { $scenes }, ruchów do znalezienia: { $decisions }
lesson-version = to polecenia w wersji „{ $text }”; ten program zna wersję 1
lesson-directive = nie ma polecenia „{ $text }”
lesson-form = „{ $text }” jest niepełne; napisz „{ $form }”, a gdzie podaje się miejsce przy stole, podaj miejsce ucznia
lesson-in-branch = odgałęzienie zawiera tylko kroki, a nie „{ $text }”
lesson-else = przed „else” musi stać „want” lub „look”
lesson-also = przed „also” musi stać „want”
lesson-before-say = po „begin” najpierw „say”, dopiero potem kroki
lesson-missing = brakuje polecenia „{ $text }”
lesson-label = nie ma odgałęzienia „{ $text }”
lesson-next = oczekiwane jest tu „{ $text }”, ale następny krok jest inny
lesson-step = „{ $text }” nie jest tu możliwe: { $reason }
lesson-also-stuck = po „{ $text }” lekcja nie może iść dalej, w wierszu { $line }: { $reason }
lesson-other = lekcja tego nie przyjmuje
lesson-hidden = „{ $thing }” nie jest tu widoczne
lesson-no-other = „else” nie ma na co odpowiadać: oprócz „{ $text }” i równie dobrych ruchów żaden nie jest dozwolony
lesson-any = „also any” nie może stać przy „{ $text }”: przed następnym skokiem kroki mają inni gracze
lesson-over = gra się skończyła, więc nie ma już o co grać
lesson-not-refused = „{ $text }” nie zostaje odrzucone na podstawie { $rule }
lesson-no-rule = ta gra nie ma zasady { $rule }
lesson-edition = edycja { $edition } jest nieznana; lekcja podaje edycję, która jest lub była wbudowana
lesson-rules = lekcję napisano dla zasad { $rules }; to są zasady { $here }
lesson-key = w żadnym języku nie ma słów dla „{ $key }”
lesson-long = za długie na dymek, który ma mniej niż { $longest } znaków: „{ $text }”
lesson-seat = nie ma miejsca { $seat }; liczba miejsc w zapisie: { $seats }
