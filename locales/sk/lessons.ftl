### The lessons: one message a bubble. Keys with -no- answer other legal moves. Keys with -on- explain a rule when it first happens at the table, those with -own- when it first happens to the player.

## Point City 1

pc1-goal = Vitajte na radnici! Vyhráva mesto s najvyšším počtom bodov. Body dávajú budovy a bodovacie žetóny, napríklad ten, ktorý svieti. Pustime sa do toho!
pc1-take = V ťahu doberáte dve susedné karty. Zdroje sú zadarmo: vezmite energiu a priemysel, ktoré svietia.
pc1-no-take = Aj to sa dá a niekedy sa to hodí. Teraz však vezmite dve karty, ktoré svietia.
pc1-refill = Vidíte? Namiesto zdroja príde budova. A namiesto dobratej budovy zasa zdroj. Teraz hrá súper.
pc1-greedy = Každá z týchto budov stojí energiu a ekonomiku a platí sa hneď. Čo tak vziať obe? Skúste to.
pc1-smithy = Stačí jedna. Vezmite Kováčsku dielňu a kartu pod ňou. Ekonomika vám chýba, zaskočí za ňu karta inšpirácie, hviezda.
pc1-no-smithy = V ozajstnej hre prečo nie. Teraz však vezmite Kováčsku dielňu a kartu pod ňou: dá vám priemysel v každom ďalšom ťahu.
pc1-look = Kováčska dielňa vám odteraz dáva v každom ťahu jeden priemysel. Je to trvalý zdroj. Ťuknite na budovu, ktorú pomôže zaplatiť.
pc1-no-look = Hľadajte budovu, ktorá má v nákladoch ozubené koleso, značku priemyslu.
pc1-fountain = Kamenná fontána: 4 body za energiu a priemysel. Vezmite ju s energiou pod ňou. Tou kartou hneď zaplatíte, zvyšok obstará Kováčska dielňa.
pc1-no-fountain = Skúste Kamennú fontánu s energiou pod ňou. Nebude vás stáť ani jednu kartu z ruky.
pc1-library = Súper má Hodinovú vežu. Vezmite Knižnicu na rohu a kartu nad ňou: 3× priemysel zaplatí Kováčska dielňa, táto karta a jedna z ruky.
pc1-no-library = To počká. Knižnica na rohu s priemyslom nad ňou vám hneď vynesie žetón.
pc1-token = Za verejnú budovu si vyberiete žetón, ktorý boduje na konci. Vezmite 5 bodov alebo 2 za každý priemysel, ktorý mesto dáva.
pc1-no-token = Ktovie, za koľko bude tento žetón na konci. Stavte na istotu: 5 bodov alebo 2 za priemysel.
pc1-last = Preskočíme k 17., poslednému ťahu podobného mesta. Dáva 2× ekonomiku a 3× komunitu, to stačí na veľkú budovu. Nájdite ju!
pc1-no-last = Pekné, ale Budova opery je lepšia: 5 bodov a celú ju zaplatí mesto. Vezmite ju s hviezdou vedľa nej.
pc1-end = Trhovisko sa nedá doplniť, hra sa končí. Spočítajú sa budovy a žetóny a vaše mesto vyhráva! Zahráte si teraz ozajstnú hru?

## Point City 2

pc2-flip = Nová hra! Ak sú v celom rade alebo stĺpci len zdroje, smiete pred dobratím jednu z tých kariet otočiť. Otočte tú, ktorá svieti.
pc2-no-flip = Najprv otočte kartu: ťuknite na „Otočiť“ a potom na kartu, ktorá svieti.
pc2-build = Kotolňa za priemysel a ekonomiku. Vezmite ju s priemyslom vedľa, ekonomiku zaplatí hviezda. Budova hneď v prvom ťahu!
pc2-no-build = Vziať teraz smiete čokoľvek, ale otočená budova ostane súperovi. Vezmite Kotolňu s priemyslom vedľa nej.
pc2-park = O kúsok ďalej: ostávajú vám tri ťahy. Zábavný park je za 4 body a mestu naň chýba jediná komunita. Vezmite ho s dvojitou komunitou pod ním.
pc2-no-park = Dá sa, ale máte lepší ťah. Zábavný park s dvojitou komunitou: 4 body hneď a komunita na neskôr.
pc2-pay = Chýba jedna komunita. Dvojitá karta zaplatí až dve, ale nič sa z nej nevydáva. Zíde sa na Galériu umenia, zaplaťte teda hviezdou.
pc2-no-pay = Polovica dvojitej karty by vyšla nazmar. Zaplaťte hviezdou a dvojitú komunitu si nechajte na Galériu umenia.
pc2-look = Súper má Koncertnú sieň, jeho mesto dáva 2× energiu a 2× komunitu a ďalšiu energiu drží v ruke. Čo by ste na jeho mieste chceli? Ťuknite na to.
pc2-no-look = Hľadajte v ľavom stĺpci: za čo by súper získal najviac bodov a vedel by to zaplatiť?
pc2-deny = Áno! S hviezdou nad ňou si súper postaví Vežu v oblakoch. Predbehnite ho: vezmite tú hviezdu a Galériu umenia. Zaplatí ju hviezda a dvojitá komunita.
pc2-no-deny = Potom si súper s tou hviezdou vezme Vežu v oblakoch: 7 bodov. Vyfúknite mu hviezdu!
pc2-token = Myslite na obe mestá. 2 za energiu aj 2 za priemysel vám dajú 4 body, ale len jeden z tých žetónov by bodoval aj súperovi.
pc2-no-token = Spočítajte, koľko vo vašom meste vynesie práve teraz. Dva zo žetónov dávajú 4 body.
pc2-deck = Vedľa Veže v oblakoch nie je nič, čo by súper zaplatil, a tak ostáva. Berie dve karty z balíčka a nič nové vám neodkryje.
pc2-grow = Posledný ťah. Váš žetón dáva 2 za druh zdroja, ktorého máte aspoň 2, takže druhá komunita sa počíta. Ktorá budova ju dáva a zaplatí ju samo mesto?
pc2-no-grow = Obytné veže: zaplatí ich mesto a prinesú 1 bod a ďalšie 2 na žetóne. Vezmite ich so zdrojom nad nimi alebo vedľa nich.
pc2-end = Vyhrali ste! Premysleli ste si to, prekazili súperovi plán a dobre platili. Trvalé zdroje bodujú len cez žetóny, zvyšné karty rozhodujú len pri zhode.

## UpTown 1

ut1-goal = Vitajte na stavbe! Týchto päť políčok je vaša ulica, ukladajte na ne projekty. Minca značí zisk v upcoinoch, tmavá vlajočka prestíž. Kto jej má najviac, vyhráva.
ut1-keep = V ťahu máte dva kroky. Prvý: vrchná karta vášho balíčka je zadarmo.
ut1-no-keep = Kartu smiete aj zahodiť, ale obchod so ziskom 2 je skvelý začiatok. Zahrajte ju.
ut1-ground = Tieto služby smú len na vyššie poschodie, ostáva teda obchod: prízemie, zisk 2. Postavte ho na políčko 1.
ut1-no-ground = Hodilo by sa ktorékoľvek políčko. Začneme vľavo, políčkom 1.
ut1-buy = Druhý krok: získajte ďalšiu kartu. Tá, ktorá je teraz navrchu vášho balíčka, stojí 3 upcoiny.
ut1-no-buy = Smiete kúpiť aj kartu súpera alebo vziať zadarmo kartu mestského projektu. Teraz však kúpte zo svojho balíčka.
ut1-choose = Karta má dva projekty a postavíte len jeden. Kancelária má zisk 1, byt prestíž 2. Postavte byt na obchod.
ut1-no-choose = Aj to sa dá. Ale nech vidíme rásť vežu: postavte byt na obchod.
ut1-roof = Súper tiež stavia. Na vašej ďalšej karte je kaviareň so strechou. Strecha políčko uzavrie a celá ulica vám zaplatí. Uzavrite políčko 1!
ut1-no-roof = Skúste najprv strechu: kaviareň na políčko 1. Bude sa vám to páčiť.
ut1-paid = Výplata! Obchod 2, kaviareň 1, to sú 3 upcoiny. Políčko 1 je hotové, ale zaplatí znova s každou vašou ďalšou strechou.
ut1-municipal = Teraz druhý krok. Karta mestského projektu so zeleným pruhom je zadarmo a má štyri projekty.
ut1-free = Obchod, kaviareň alebo služby so strechou? Vyberte, čo sa vám páči, a postavte to, kam chcete.
ut1-last = Preskočíme k podobnej ulici so štyrmi uzavretými políčkami. S piatym príde posledné kolo. Dajte zvýraznenú strechu na políčko 2.
ut1-no-last = Vediete, tak hru ukončite: dajte na posledné políčko strechu.
ut1-rest = Všetky políčka sú uzavreté, karta mestského projektu sa nikam nehodí. Vezmite ju a zahodí sa. Súper má ešte jeden ťah.
ut1-end = Počíta sa všetka prestíž na ulici a 1 za každé 3 upcoiny. Vyhrali ste! Stavať, uzavrieť, inkasovať: to je UpTown.

## UpTown 2

ut2-timing = Strecha by vám teraz vyniesla 4. Môže aj viac: najprv zvýšte zisk. Postavte kanceláriu so ziskom 2 na políčko 2.
ut2-no-timing = Čím väčší zisk, tým viac vynesie ďalšia strecha. Postavte kanceláriu so ziskom 2.
ut2-steal = Vrchná karta súperovho balíčka má strechu a vy ju smiete kúpiť. Vašich 5 upcoinov ostane ležať na jeho balíčku.
ut2-no-steal = Dobré karty často ležia u súpera. Táto má strechu, ktorú potrebujete: kúpte ju.
ut2-close = Kúpte tú kartu a postavte kanceláriu so strechou na políčko 2. Vynesie 6 upcoinov, viac, než stojí.
ut2-no-close = Strecha vynesie hneď 6 upcoinov. Postavte kanceláriu so strechou na políčko, ktoré svieti.
ut2-coins = Pozrite sa na súperov balíček. Kým tam ležia vaše upcoiny, nič nepredáva. A vybrať ich bude celý súperov prvý krok: žiadna karta zadarmo!
ut2-refuse = Teraz kúpil súper od vás: na vašom balíčku ležia 4 upcoiny. Skúste aj tak zahrať svoju kartu zadarmo.
ut2-collect = Najprv upcoiny! Vybrať ich znamená v tomto ťahu celý prvý krok. Vezmite si ich.
ut2-gift = Na vašej ďalšej karte je značka daru: patrí na ulicu súpera a stojí ho 1 prestíž za každý byt na políčku.
ut2-no-gift = Pekné, ale dnes posielame dar. Kúpte vlastnú kartu a vyberte projekt so značkou daru.
ut2-where = Kúpte ju ako dar. Kde to zabolí najviac? Počítajte byty. Políčka 1 a 4 sú v bezpečí: prečiarknutý dar znamená „bez darov“.
ut2-no-where = Tam žiadny byt nie je, súpera to nebude stáť nič. Hľadajte vežu s tromi.
ut2-end-trigger = O kúsok ďalej: vediete 22 : 19 a obe ulice majú uzavreté štyri políčka. Piate prinesie posledné kolo. Na vašej karte je dar so strechou: pošlite ho!
ut2-no-end-trigger = To by dalo súperovi čas dobehnúť vás. Vyberte dar so strechou a uzavrite jeho posledné políčko.
ut2-rooftop = Strecha zaplatila majiteľovi ulice, nie vám. Teraz kúpte kartu súpera: prestíž 3 na uzavretú budovu. Jej cena, 6 upcoinov, by vám v peňaženke dala len 2.
ut2-no-rooftop = Aj to je nápad. Skúste však projekt na strechu: 6 upcoinov dá na konci len prestíž 2, on dá 3.
ut2-end = Súper vám dar oplatil, ale vediete ďalej a vyhrávate! Strážte vrchné karty, upcoiny na balíčkoch a ďalšiu strechu.

## Mafia City 1

mc1-goal = Vitajte v rodine! Za každú lokáciu, ktorú kontrolujete, získate 1 bod a jej efekt. Kto dosiahne 10 bodov, vyhráva.
mc1-place = V ťahu väčšinou umiestnite Mafiána. V Klube bitkárov je to 1 : 1 a zhoda tam nepomôže nikomu. Umiestnite tam ďalšieho.
mc1-no-place = Dá sa. Ale s ďalším Mafiánom je Klub bitkárov váš: umiestnite ho tam.
mc1-look = Zhoda je aj v Obchodnej štvrti. Tam, ako skoro všade, vyhráva hlavný Mafián, ten najspodnejší. Ťuknite naň.
mc1-no-look = Pozrite sa v Obchodnej štvrti až celkom dole.
mc1-informer = Nie je váš. Udavač však pošle ktoréhokoľvek Mafiána do Cely: vyberte v Obchodnej štvrti Mafiána hráča 3.
mc1-no-informer = Mierte na Obchodnú štvrť: bez jedného Mafiána hráča 3 tam vediete 2 : 1.
mc1-last = Hráč 2 vedie v Súkromnom klube 3 : 1. Umiestnite tam aj tak svojho posledného Mafiána. Čoskoro uvidíte prečo.
mc1-no-last = Verte mi: Súkromný klub. O zvyšok sa postará Väznica.
mc1-pass = Nemáte koho umiestniť, vzdajte sa ťahu. Keď to urobia všetci, vyhodnotia sa lokácie od 1 do 7.
mc1-no-pass = Kartu by ste ešte použiť mohli, ale šetrite si ju na neskôr. Vzdajte sa ťahu.
mc1-jail = Vo Väznici je zhoda a ste nižšie: 1 bod. Teraz efekt: pošlite jedného Mafiána hráča 2 zo Súkromného klubu do Cely.
mc1-no-jail = Pozrite sa na Súkromný klub: 3 : 2. O jedného menej a bude zhoda. Tú vyhráte, lebo ste najnižšie.
mc1-recruit = Klub bitkárov je váš: 1 bod. Efekt vám pridá na ruku Mafiána z rezervy. Vykonajte ho.
mc1-no-recruit = Mafián zadarmo! Ten sa neodmieta.
mc1-business = Obchodná štvrť je vaša: 1 bod. Efekt: doberte si tri karty a jednu odhoďte. Vykonajte ho.
mc1-no-business = Karty v tomto meste znamenajú moc. Vykonajte efekt.
mc1-discard = Karta sa použije buď pre text, alebo pre symbol. Páky v pozadí si nechajte: ich +1 hneď boduje. Odhoďte inú kartu.
mc1-no-discard = Tú s +1 nie! Hneď na ďalšej lokácii má cenu bodu. Odhoďte inú kartu.
mc1-plus = V Súkromnom klube je zhoda a ste najnižšie: 1 bod. Karta s +1 tu pridá ešte jeden. Zahrajte ju!
mc1-no-plus = Zahrajte Páky v pozadí ako +1: dva body z jedinej lokácie.
mc1-back = Na Radnici je zhoda a tá tam nepomôže nikomu. Máte 5 bodov! Teraz smie každý stiahnuť Mafiánov. Rozhodnite o Väznici.
mc1-final = Preskočíme do 3. kola. Súkromný klub je váš a máte 10 bodov. Pre istotu zahrajte +1!
mc1-no-final = Vyhrali by ste aj tak, ale bod je bod. Zahrajte +1.
mc1-end = 11 bodov, vyhrali ste! Každé kolo: akcie, kým sa všetci nevzdajú ťahu, sedem lokácií, stiahnutie Mafiánov, nová karta.

## Mafia City 2

mc2-hand = 2. kolo. Držíte päť kariet, ktoré nikto iný nevidí. Začína hráč 2 a ide po vašich Mafiánoch v Prístave.
mc2-veto = Udavač! Všetci naraz a tajne odpovedajú, či ho vetujú. Váš Náčelník polície Udavača zruší: zahrajte ho.
mc2-no-veto = To by vás stálo Mafiána alebo dve karty. Náčelník polície stačí sám.
mc2-counter = Hráč 2 vracia úder: dve Päste zrušia ktorúkoľvek kartu alebo symbol, aj veto. Aj vy máte dve Päste. Zrušte tie jeho!
mc2-no-counter = Potom Udavač predsa len prejde. Vetujte svojimi dvoma Päsťami: Udavač a Veľký plán.
mc2-ladder = Vaše Päste rušia tie súperove, Náčelník polície teda platí a Udavač neprejde. A teraz Radnica: je tam zhoda, umiestnite tam Mafiána.
mc2-no-ladder = Možno neskôr. Na Radnici sa získava Starosta: umiestnite Mafiána tam.
mc2-place = Hráč 2 na Radnici znova vyrovnal, hráč 3 vyčkáva a odhodil kartu. Posledného Mafiána umiestnite na Policajnú stanicu.
mc2-no-place = Chcete aj Policajta: umiestnite Mafiána na Policajnú stanicu.
mc2-pass = Hráč 3 na Policajnej stanici vyrovnal na 2 : 2 a je najnižšie. Pri vyhodnotení vám však pomôžu karty. Vzdajte sa ťahu.
mc2-no-pass = Obe karty si nechajte: Nájomný vrah pôsobí v Prístave, Tajná dohoda na ktorejkoľvek lokácii. Vzdajte sa ťahu.
mc2-hitman = Váš Mafián ostane v Cele do ďalšieho vyhodnotenia Väznice. Prístav je však váš: Nájomný vrah smie na susednú lokáciu. Pošlite ho na Radnicu.
mc2-no-hitman = Potrebujete ho na Radnici, kde je to 2 : 2. Pošlite ho tam.
mc2-shoot = Teraz zahrajte kartu Nájomný vrah: odstráni Mafiána tam, kde figúrka stojí. Vyberte Mafiána hráča 2 a Radnica je vaša.
mc2-no-shoot = Odstráňte radšej Mafiána hráča 2: potom je Radnica vaša.
mc2-deal = Na Policajnej stanici je to 2 : 2 a hráč 3 je najnižšie. Pri určovaní kontroly platí Tajná dohoda za jedného Mafiána navyše. Zahrajte ju!
mc2-no-deal = Teraz je tá chvíľa: o jedného viac a je to 3 : 2 pre vás.
mc2-policeman = 3 : 2, stanica je vaša! Jej efektom je Policajt: kým ho máte, vidíte všetkým do kariet. Vezmite si ho a pozrite sa.
mc2-no-policeman = Vidieť všetkým do kariet sa oplatí. Vezmite si ho.
mc2-mayor = Radnica je vaša, 2 : 1. Vezmite si Starostu: kým ho máte, vyberáte, ktorá lokácia sa vyhodnotí ako ďalšia.
mc2-no-mayor = So Starostom určujete poradie. Vezmite si ho.
mc2-pick = Teraz sa sťahujú Mafiáni a poradie zasa určuje držiteľ Starostu: vyberiete lokáciu aj to, kto tam rozhodne prvý. Vyberte ktorúkoľvek lokáciu.
mc2-end = Tri lokácie a dve figúrky v jednom kole, výborne! Päste držte po dvoch a kartu či dve si šetrite na lokácie. Mesto čaká!

## Cities 1

ci1-goal = Vitajte medzi urbanistami! Štyri kolá zbierate bodovacie karty, pozemky, zaujímavosti a dieliky pre svoju štvrť. Vyhráva, kto má najviac bodov.
ci1-card = V ťahu postavte figúrku na voľné pole a vezmite si, čo tam leží. Začnite kartou Tehlové radovky: 2 body za každú červenú budovu s výškou presne 2.
ci1-no-card = Začať smiete v ktoromkoľvek rade. Dnes začnite kartou, ktorá sa hodí k vašej červenej parcele: Tehlové radovky.
ci1-tile = Súper už stavia. Potrebujete viac pôdy: vezmite doštičku s dvoma červenými parcelami.
ci1-no-tile = Vaša karta chce červené budovy, hodia sa vám teda červené parcely: vezmite doštičku, ktorá svieti.
ci1-place = Doštička musí k štvrti priliehať celou stranou. Priložte ju tam, kde to svieti, a otočte ju zeleňou k zeleni: spojená zeleň boduje spolu.
ci1-no-place = Dovolené to je. Ale priložte ju tam, kde to svieti, zeleňou k zeleni.
ci1-feature = Zeleň a voda bodujú vďaka zaujímavostiam. Vezmite strom a loď: toto pole dáva dve.
ci1-no-feature = Aj to by pomohlo. Ale jedno pole dáva dve zaujímavosti naraz: strom a loď.
ci1-put = Strom patrí do zelene, loď na vodu. 1, 2, 3 alebo 4 rôzne zaujímavosti v jednej oblasti dajú 1, 3, 6 alebo 10 bodov. Umiestnite obe.
ci1-pieces = Karta, pôda, zaujímavosti: teraz môžete stavať. Vezmite pole so štyrmi dielikmi.
ci1-no-pieces = Na poli, ktoré svieti, sú dva červené dieliky a modrý, práve pre vaše parcely: vezmite si ich.
ci1-build = Dielik patrí na parcelu alebo budovu svojej farby, najviac do výšky 4. Zelený nemal kam a je preč. Oba červené dajte, kde to svieti, modrý na modrú parcelu.
ci1-no-build = Tehlové radovky chcú červenú budovu s výškou presne 2. Oba červené dajte, kde to svieti, a modrý na modrú parcelu.
ci1-last = Preskočíme do 4. kola v podobnej štvrti. Je plná a ostáva vám jedna figúrka. Vezmite si kiosk!
ci1-kiosk = Kde vynesie najviac? Jedna zeleň už má všetky štyri druhy. Hľadajte tú, kde je len strom a fontána.
ci1-no-kiosk = Tam vynesie málo. V zeleni so stromom a fontánou zdvihne tretí druh 3 body na 6.
ci1-end = Všetky figúrky stoja, hra sa končí. Spočítajú sa míľniky, sochy, zeleň, voda a bodovacie karty. Vyhrali ste! To je štvrť!

## Cities 2

ci2-look = Každá metropola má tri míľniky. Kto míľnik splní prvý, získa najviac; v hre dvoch hráčov je prostredné miesto neprístupné. Ťuknite na metropolu.
ci2-no-look = Metropola je doska s tromi míľnikmi.
ci2-statue = Obelisky chcú 2 sochy: kto je prvý, má 6 bodov, kto druhý, len 1. V ponuke sú dve sochy. Vezmite tú s delfínom.
ci2-no-statue = Hodí sa to, ale preteká sa o sochy a na rade bude súper. Vezmite sochu s delfínom.
ci2-put = Socha zaberie prázdnu parcelu. Karta Prízemné domčeky vám dá 2 body za každú budovu s výškou 1 vedľa sochy. Ktorá parcela susedí s dvoma?
ci2-no-put = Najprv sochu, a bližšie: jedna parcela susedí s modrým aj so žltým domčekom.
ci2-second = Prízemné domčeky už dávajú 4 body! Druhú sochu vám však súper môže vyfúknuť. Do tohto radu máte ešte jednu figúrku: pošlite ju hneď.
ci2-no-second = Ak si tú sochu vezme súper, budú Obelisky ďaleko. Vezmite ju!
ci2-ring = Položte ju na parcelu, ktorú oželiete: na jednu z tých dvoch, ktoré svietia. Tretiu budete potrebovať na modrú budovu.
ci2-no-ring = Túto parcelu si nechajte na modrú budovu. Vyberte niektorú, ktorá svieti.
ci2-milestone = Míľnik Obelisky má váš krúžok: 6 bodov, ktoré vám nikto nevezme. A každá socha je sama za 2 body.
ci2-refuse = Zachutili vám zaujímavosti? Skúste vziať aj žolíkovú parcelu.
ci2-card = Dve figúrky do radu, viac nie. Teraz vezmite kartu Sochári: 2 body za každú sochu. Tá istá vec môže bodovať pre viac kariet.
ci2-no-card = Dve sochy už máte a Sochári ich započítajú znova. Vezmite tú kartu.
ci2-pieces = Karta Prístavné kancelárie chce modré budovy s výškou presne 2. Vezmite pole s dvoma modrými dielikmi.
ci2-no-pieces = Na poli, ktoré svieti, sú dva modré dieliky: presne to chcú Prístavné kancelárie.
ci2-build = Pozor: keď modrý domček pri soche vyrastie, už nebude prízemný. Oba modré dieliky dajte na prázdnu parcelu, ktorá svieti.
ci2-no-build = Oba modré na parcelu, ktorá svieti: výška presne 2 a domček pri soche ostane prízemný.
ci2-discard = Žltý dielik sa zmestí len na váš žltý prízemný domček. Stavať ho nemusíte: odmietnite ho.
ci2-no-discard = Potom bude domček vysoký 2 a Prízemné domčeky dajú o 2 body menej. Dielik odmietnite.
ci2-end = Socha vedľa dvoch domčekov boduje trikrát: sama, pre Sochárov a pre Prízemné domčeky. V Cities vyhrávajú karty, ktoré si pomáhajú.
ci2-goal = Teraz je to na vás: vezmite pozemkovú doštičku a vylepšite kartu, zeleň alebo míľnik.

## Point City, prvá voľná hra

pc-on-3-1 = V celom rade alebo stĺpci sú len zdroje: pred dobratím smiete jednu z tých kariet otočiť. Otočená ostane, aj keď si ju nevezmete.
pc-on-3-2 = Nič sa nehodí? Vezmite zadarmo dve karty z balíčka: vrchnú a jednu neznámu. Ostatným tým nič nové neodkryjete.
pc-on-3-4 = Budova sa platí hneď a celá. Ak beriete dve, musíte vedieť zaplatiť obe.
pc-on-3-5 = Dvojitá karta zaplatí jeden alebo dva zdroje svojho druhu, ale nič sa z nej nevydáva.
pc-on-3-6 = Karta inšpirácie, hviezda, zaplatí jeden ktorýkoľvek zdroj. Šetrite ju na to, čo inak nezískate.
pc-on-3-8 = Trvalý zdroj platí raz za ťah. Ak staviate dve budovy, pomôže len jednej z nich.
pc-on-3-9 = Zdroj z novej budovy platí až od vášho ďalšieho ťahu.
pc-on-3-11 = Najprv platí mesto, na zvyšok vyberiete karty. Nikdy nedáte o kartu viac, než treba.
pc-on-3-12 = Za verejnú budovu si vyberiete žetón. Žetóny sa nedopĺňajú, tie najlepšie zmiznú skoro.
pc-on-4-2 = Namiesto zdroja príde budova, namiesto budovy zdroj. Strážte si, čo odkryjete ďalšiemu hráčovi.
pc-on-5-1 = Hra sa končí, keď sa trhovisko nedá doplniť: po 17 ťahoch každého hráča. Potom sa počítajú body.
pc-own-5-2 = Balíček je prázdny a žiadnu dvojicu nezaplatíte, a tak ťah vynecháte. Stáva sa to len v úplne poslednom ťahu.
pc-on-6-2 = Žetóny počítajú, čo dáva vaše mesto, nie karty v ruke. Jedinou výnimkou je žetón za karty inšpirácie.
pc-on-7-4 = Virtuálny súper berie kartu, kde sa značky krížia, a kartu pod ňou (zo spodného radu tú najvyššiu v stĺpci). Viete teda, čo zmizne nabudúce.

## UpTown, prvá voľná hra

ut-on-3-1 = Kartu zadarmo hrať nemusíte, smiete ju zahodiť. Ďalšia potom leží odkrytá pre všetkých.
ut-own-3-2 = Upcoiny na vašom balíčku znamenajú, že od vás niekto kúpil. Vybrať ich znamená celý prvý krok ťahu.
ut-on-3-5 = Pri kúpe od súpera leží cena na jeho balíčku. Ďalším prvým krokom si ju vyberie, a kartu zadarmo tak nemá.
ut-on-3-6 = Kým na balíčku ležia upcoiny, nič sa z neho nepredáva, ani majiteľovi.
ut-on-3-7 = Karta sa kupuje, aby sa zahrala: potrebujete na ňu peniaze aj miesto.
ut-on-3-8 = Karta zo spoločnej kôpky je zadarmo a má štyri projekty. Ak sa žiadny nikam nehodí, zahodí sa.
ut-on-1-5 = Malá 2 značí, že sa projekt počíta za dva svojho druhu, ale len za jedno poschodie.
ut-on-1-6 = Značky hovoria, kam projekt smie: len prízemie, len vyššie poschodia alebo len na strechu. „Bez darov“ chráni budovu pred darmi.
ut-on-1-7 = Niektorý zisk závisí od miesta: od poschodí pod kartou alebo od projektov určitého druhu na políčku či na celej ulici.
ut-on-4-2 = Staviate na vlastnej ulici. Len projekt so značkou daru patrí na cudziu ulicu a jeho mínus sa počíta tam.
ut-on-4-5 = Projekty na strechu patria na uzavreté budovy. Samy nič neuzavrú, a tak výplata nenastane.
ut-on-5-1 = So strechou platí celá vaša ulica, aj uzavreté políčka. Najprv teda zisk, potom strecha.
ut-own-5-2 = Váš zisk je spolu nula alebo menej, nič teda nedostanete. Ale nikdy nič nedoplácate.
ut-on-5-3 = Dar so strechou políčko uzavrie a zaplatené dostane majiteľ ulice, nie darca.
ut-on-6-1 = Niektorá ulica má uzavretých všetkých päť políčok, alebo sa minul balíček: hrá sa posledné kolo.
ut-on-3-9 = Spoločná kôpka je prázdna. Kupovať teraz nemusíte, a ak nemôžete, krok sa vynechá.

## Mafia City, prvá voľná hra

mc-on-2-6 = Raz, na začiatku, smiete obe karty vymeniť. Nechať si stojí za to dve Päste alebo kartu, ktorú čoskoro použijete.
mc-own-3-2 = Umiestnite Mafiána na stĺpček. Kto ich tam má pri vyhodnotení najviac, kontroluje lokáciu: získa 1 bod a jej efekt.
mc-on-3-5 = Ak chcete vyčkať, odhoďte kartu bez efektu. Ostatní potom musia hrať skôr.
mc-own-3-8 = Vzdali ste sa ťahu, ale Náboj vám dá ešte jednu akciu, kým je niekto aktívny.
mc-on-3-9 = Policajná razia môže vrátiť Mafiána aj hráčovi, ktorý už pasoval. Ten je potom znova aktívny.
mc-on-4-4 = V Klube bitkárov a na Radnici nemá pri zhode kontrolu nikto. Najviac Mafiánov musíte mať ako jediní.
mc-on-4-6 = Kým sa určí kontrola lokácie, smú hráči postupne hrať Tajné dohody, až kým všetci za sebou neodmietnu.
mc-on-4-10 = Väznica: najprv si všetci vezmú svojich Mafiánov z Cely. Potom tam smie ten, kto ju kontroluje, poslať ďalšieho.
mc-on-4-12 = Prístav: smiete pohnúť Nájomným vrahom na susednú lokáciu a potom zahrať kartu Nájomný vrah tam, kde stojí.
mc-on-4-14 = Kto má Policajta, vidí všetkým do kariet, kým oňho nepríde.
mc-on-4-17 = Kto má Starostu, vyberá, ktorá lokácia sa vyhodnotí ako ďalšia, a určuje aj poradie pri sťahovaní Mafiánov.
mc-on-5-1 = Mafiáni, ktorých necháte, držia lokáciu ďalej. Tých, ktorých stiahnete, smiete v ďalšom kole umiestniť znova.
mc-on-6-3 = Kto má ako jediný najmenej bodov, doberie si kartu navyše.
mc-on-8-2 = Dve Päste zrušia kartu alebo symbol, ale nikdy efekt lokácie.
mc-on-8-3 = Jeden Klobúk vám vráti Mafiána na ruku. Dva Klobúky umiestnia Mafiána z rezervy na ktorúkoľvek lokáciu.
mc-on-9-3 = Zlodej vezme inému hráčovi náhodnú kartu.
mc-on-9-4 = Náčelník polície zruší Udavača, Zlodeja, Policajnú raziu alebo Väznicu.
mc-on-9-5 = F.B.I. zruší kartu Nájomný vrah, Kšefty alebo Veľký plán, prípadne pohyb Nájomného vraha v Prístave.
mc-on-9-6 = Policajná razia: kde máte aspoň dvoch Mafiánov, vráti sa celý stĺpček hráčom na ruku.
mc-on-9-7 = Páky v pozadí vymenia hlavných (najspodnejších) Mafiánov dvoch stĺpčekov. Zhoda sa tým môže obrátiť.
mc-on-9-8 = Veľký plán presunie ktoréhokoľvek Mafiána na vrch iného stĺpčeka.
mc-on-9-9 = Spoluúčasť: váš Mafián ide do Cely a vezme so sebou Mafiána tretieho hráča.
mc-on-9-10 = Kšefty: doberte si tri karty a jednu z nich odhoďte.
mc-on-9-11 = Tajnú dohodu smiete zahrať, aj keď tam Mafiána nemáte. Pri zhode však vyhráva, kto ho tam má.
mc-on-10-1 = Aj veto možno vetovať. Postupujte od posledného: veto, ktoré platí, ruší to predchádzajúce.
mc-on-10-3 = Všetci odpovedajú naraz a tajne. Ak ich vetuje viac, platí prvý v smere hodinových ručičiek; ostatným karty ostanú.

## Cities, prvá voľná hra

ci-on-2-5 = Vyberte si štartovnú doštičku. Podľa jej farieb využijete prvé dieliky.
ci-on-3-3 = Na prvom poli zaujímavostí ležia dve. Na poslednom jedna, ktorú vidíte, a jedna skrytá.
ci-on-3-5 = Čo leží lícom nadol, to nikto nepozná, kým si to niekto nevezme. A čo si vezmete, to už máte.
ci-on-4-3 = V hre dvoch hráčov postavíte v každom kole do každého radu presne dve figúrky, v hre troch alebo štyroch jednu.
ci-on-4-5 = Doštička musí k štvrti priliehať celou stranou a štvrť nikdy nepresiahne 3 × 3 doštičky (v dlhej hre 3 × 5).
ci-on-4-6 = Zaujímavosť patrí na svoj povrch: do zelene, na vodu alebo na prázdnu parcelu. Ak nemá kam, opúšťa hru.
ci-on-4-7 = Socha parcelu zaberie: dielik sa tam už postaviť nedá.
ci-on-4-8 = Žolíková parcela prijme dielik ktorejkoľvek farby. Kým je prázdna, platí za farbu, ktorá sa vám najviac hodí.
ci-on-4-9 = Dielik bez parcely či budovy svojej farby opúšťa hru. Odmietnuť smiete aj dielik, ktorý by vám uškodil.
ci-own-4-10 = Pole s otáznikmi: losujete dva dieliky z vrecúška. Vaša figúrka stojí v rade najviac vpravo, a tak dostanete hviezdu.
ci-own-5-1 = Míľnik splnený! Váš krúžok hneď zaberá najlepšie voľné miesto.
ci-on-5-4 = Susedí, čo sa dotýka stranou, rohom nie. Oblasť je všetko rovnakého druhu, čo takto súvisí.
ci-on-6-1 = Koho figúrka stojí v rade dielikov najviac vpravo, ten si vezme hviezdu a začne ďalšie kolo.
ci-on-7-3 = 1, 2, 3 alebo 4 rôzne zaujímavosti v jednej zeleni alebo vodnej ploche dajú 1, 3, 6 alebo 10 bodov. Druhá rovnaká nič nepridá.
ci-on-7-4 = Každá bodovacia karta počíta osobitne: tá istá budova môže bodovať pre viac kariet.
ci-on-7-5 = Ak karta počíta sady, patrí každá budova len do jednej.
