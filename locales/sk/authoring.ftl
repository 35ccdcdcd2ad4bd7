### Čo môže byť v súbore lekcie zle.

lesson-line = riadok { $line }: { $reason }
lesson-good = { $file }: lekcia je v poriadku; scén: { $scenes }, ťahov na nájdenie: { $decisions }
lesson-version = to sú pokyny verzie „{ $text }“; tento program pozná verziu 1
lesson-directive = pokyn „{ $text }“ neexistuje
lesson-form = „{ $text }“ nie je úplné; píšte „{ $form }“, a kde sa uvádza miesto pri stole, tam miesto žiaka
lesson-in-branch = odbočka obsahuje len kroky, nie „{ $text }“
lesson-else = pred „else“ musí byť „want“ alebo „look“
lesson-also = pred „also“ musí byť „want“
lesson-before-say = po „begin“ príde najprv „say“, až potom kroky
lesson-missing = chýba pokyn „{ $text }“
lesson-label = odbočka „{ $text }“ neexistuje
lesson-next = tu sa chce „{ $text }“, ale ďalší krok je iný
lesson-step = „{ $text }“ tu nie je možné: { $reason }
lesson-also-stuck = po „{ $text }“ nemôže lekcia pokračovať, na riadku { $line }: { $reason }
lesson-other = lekcia to neprijíma
lesson-hidden = „{ $thing }“ tu nevidno
lesson-no-other = „else“ nemá na čo odpovedať: okrem „{ $text }“ a rovnako dobrých ťahov nie je povolený žiadny ťah
lesson-any = „also any“ nemôže stáť pri „{ $text }“: pred ďalším skokom majú kroky iní hráči
lesson-over = hra sa skončila, takže už nie je o čo hrať
lesson-not-refused = „{ $text }“ nie je odmietnuté podľa { $rule }
lesson-no-rule = táto hra nemá pravidlo { $rule }
lesson-edition = edícia { $edition } nie je známa; lekcia uvádza edíciu, ktorá je alebo bola vstavaná
lesson-rules = lekcia bola napísaná pre pravidlá { $rules }; toto sú pravidlá { $here }
lesson-key = pre „{ $key }“ nie sú slová v žiadnom jazyku
lesson-long = na bublinu príliš dlhé, zmestí sa menej než { $longest } znakov: „{ $text }“
lesson-seat = miesto { $seat } nie je; počet miest v zázname: { $seats }
