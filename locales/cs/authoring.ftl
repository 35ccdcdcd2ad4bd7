### Co může být v souboru lekce špatně.

lesson-line = řádek { $line }: { $reason }
lesson-good = { $file }: lekce je v pořádku; scén: { $scenes }, tahů k nalezení: { $decisions }
lesson-version = to jsou pokyny verze „{ $text }“; tento program zná verzi 1
lesson-directive = pokyn „{ $text }“ neexistuje
lesson-form = „{ $text }“ není úplné; pište „{ $form }“, a kde se uvádí místo u stolu, tam místo žáka
lesson-in-branch = odbočka obsahuje jen kroky, ne „{ $text }“
lesson-else = před „else“ musí být „want“ nebo „look“
lesson-also = před „also“ musí být „want“
lesson-before-say = po „begin“ přijde nejdřív „say“, teprve pak kroky
lesson-missing = chybí pokyn „{ $text }“
lesson-label = odbočka „{ $text }“ neexistuje
lesson-next = tady se chce „{ $text }“, ale další krok je jiný
lesson-step = „{ $text }“ tu není možné: { $reason }
lesson-also-stuck = po „{ $text }“ nemůže lekce pokračovat, na řádku { $line }: { $reason }
lesson-other = lekce to nepřijímá
lesson-hidden = „{ $thing }“ tu není vidět
lesson-no-other = „else“ nemá na co odpovědět: kromě „{ $text }“ a stejně dobrých tahů není žádný tah povolen
lesson-any = „also any“ nemůže stát u „{ $text }“: před dalším skokem mají kroky jiní hráči
lesson-over = hra skončila, takže už není o co hrát
lesson-not-refused = „{ $text }“ není odmítnuto podle { $rule }
lesson-no-rule = tato hra nemá pravidlo { $rule }
lesson-edition = edice { $edition } není známá; lekce uvádí edici, která je nebo byla vestavěná
lesson-rules = lekce byla napsána pro pravidla { $rules }; toto jsou pravidla { $here }
lesson-key = pro „{ $key }“ nejsou slova v žádném jazyce
lesson-long = na bublinu příliš dlouhé, vejde se méně než { $longest } znaků: „{ $text }“
lesson-seat = místo { $seat } není; počet míst v záznamu: { $seats }
