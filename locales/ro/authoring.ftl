### Ce poate fi greșit în fișierul unei lecții.

lesson-line = linia { $line }: { $reason }
lesson-good = { $file }: lecția este în regulă; scene: { $scenes }, mutări de găsit: { $decisions }
lesson-version = acestea sunt directive de versiunea „{ $text }”; programul cunoaște versiunea 1
lesson-directive = nu există directiva „{ $text }”
lesson-form = „{ $text }” este incomplet; scrie „{ $form }”, iar unde se numește un loc la masă, locul celui care învață
lesson-in-branch = o ramură conține doar pași, nu „{ $text }”
lesson-else = înainte de „else” trebuie să fie „want” sau „look”
lesson-also = înainte de „also” trebuie să fie „want”
lesson-before-say = după „begin” vine întâi „say”, abia apoi pașii
lesson-missing = lipsește directiva „{ $text }”
lesson-label = nu există ramura „{ $text }”
lesson-next = aici se cere „{ $text }”, dar pasul următor este altul
lesson-step = „{ $text }” nu este posibil aici: { $reason }
lesson-also-stuck = după „{ $text }” lecția nu poate continua, la linia { $line }: { $reason }
lesson-other = lecția nu acceptă asta
lesson-hidden = „{ $thing }” nu se vede aici
lesson-no-other = „else” nu are la ce răspunde: în afară de „{ $text }” și de mutările la fel de bune, nu e permisă nicio mutare
lesson-any = „also any” nu poate sta la „{ $text }”: alți jucători au pași înainte de saltul următor
lesson-over = jocul s-a terminat, deci nu mai e nimic de jucat
lesson-not-refused = „{ $text }” nu este refuzat după { $rule }
lesson-no-rule = acest joc nu are regula { $rule }
lesson-edition = ediția { $edition } nu este cunoscută; o lecție numește o ediție care este sau a fost inclusă în program
lesson-rules = lecția a fost scrisă pentru regulile { $rules }; acestea sunt regulile { $here }
lesson-key = nicio limbă nu are cuvinte pentru „{ $key }”
lesson-long = prea lung pentru o bulă, care are mai puțin de { $longest } de caractere: „{ $text }”
lesson-seat = nu există locul { $seat }; numărul de locuri din înregistrare: { $seats }
