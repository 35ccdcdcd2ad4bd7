### The lessons: one message a bubble. Keys with -no- answer other legal moves. Keys with -on- explain a rule when it first happens at the table, those with -own- when it first happens to the player.

## Point City 1

pc1-goal = Üdv, polgármester! Az a város nyer, amelyik a legtöbb pontot éri. Pontot az épületek és a zsetonok adnak, például ez a kiemelt. Lássunk hozzá!
pc1-take = A körödben két szomszédos kártyát veszel el. Az erőforrás ingyen van: vedd el a kiemelt energiát és ipart.
pc1-no-take = Szabályos, néha jó ötlet is. Most viszont a két kiemelt kártyát vedd el.
pc1-refill = Látod? Az elvett erőforrás helyére épület jön. Az elvett épület helyére pedig erőforrás. Most a riválisod következik.
pc1-greedy = Mindkettő energiába és gazdaságba kerül, és az épületet rögtön ki kell fizetni. Mindkettő kellene? Próbáld meg elvenni őket!
pc1-smithy = Elég az egyik. Vedd el a Kovácsműhelyt az alatta lévő kártyával. Gazdaságod nincs, de a leleménykártyád, a csillag helyettesíti.
pc1-no-smithy = Igazi játékban miért is ne. Itt viszont a Kovácsműhelyt vedd el az alatta lévő kártyával: minden körben ipart ad majd.
pc1-look = A Kovácsműhely mostantól minden körben ad egy ipart: ez állandó erőforrás. Koppints egy épületre, amelyet segít kifizetni!
pc1-no-look = Olyan épületet keress, amelynek az árában fogaskerék van: az az ipar jele.
pc1-fountain = A Díszkút 4 pontot ad energiáért és iparért. Vedd el az alatta lévő energiával. Az a kártya rögtön fizet, a többit állja a Kovácsműhely.
pc1-no-fountain = Próbáld a Díszkutat az alatta lévő energiával. Egyetlen kártyádba sem kerül a kezedből.
pc1-library = A riválisodé az Óratorony. Vedd el a Sarki könyvtárat a felette lévő kártyával: a 3 ipart a Kovácsműhely, ez a kártya és egy kézben lévő állja.
pc1-no-library = Az még várhat. A Sarki könyvtár a felette lévő iparral most rögtön zsetont hoz.
pc1-token = A középületért zsetont választasz, amely a játék végén ad pontot. Vedd el az 5 pontot, vagy a 2 pontot a városod minden ipara után.
pc1-no-token = Ki tudja, mennyit ér majd a játék végén. Menj biztosra: 5 pont, vagy 2 minden ipar után.
pc1-last = Ugorjunk egy hasonló város 17., utolsó körére. 2 gazdaságot és 3 közösséget ad: elég egy nagy épületre. Találd meg!
pc1-no-last = Szép, de az Operaház jobb: 5 pont, és az egészet a város fizeti. Vedd el a mellette lévő csillaggal.
pc1-end = A piacot már nem lehet feltölteni, vége a játéknak. Az épületek és a zsetonok összeadva: a te városod nyer! Jöhet egy igazi játék?

## Point City 2

pc2-flip = Új játék! Ha egy teljes sor vagy oszlop csupa erőforrás, elvétel előtt megfordíthatod az egyik kártyáját. Fordítsd meg a kiemeltet!
pc2-no-flip = Először fordíts meg egy kártyát: „Megfordítás”, aztán a kiemelt kártya.
pc2-build = Egy Kazánház, iparért és gazdaságért. Vedd el a mellette lévő iparral; a gazdaságot a csillag fizeti. Épület már az első körben!
pc2-no-build = Most bármit elvehetsz, de a megfordított épület a riválisodnak marad. Vedd el a Kazánházat a mellette lévő iparral.
pc2-park = Ugorjunk előre: három köröd maradt. A Vidámpark 4 pont, és a városnak csak egy közösség hiányzik hozzá. Vedd el az alatta lévő dupla közösséggel.
pc2-no-park = Lehet, de van jobb is. A Vidámpark a dupla közösséggel: 4 pont most, és közösség későbbre.
pc2-pay = Egy közösség hiányzik. A dupla kártya kettőig fizet, de nem ad vissza. Kell még a Képtárhoz, ezért fizess a csillaggal.
pc2-no-pay = Így a dupla kártya fele kárba vész. Fizess a csillaggal, és tartsd meg a dupla közösséget a Képtárhoz.
pc2-look = A riválisodé a Hangversenyterem, a városa 2 energiát és 2 közösséget ad, és van még energia a kezében. Mit akarnál a helyében? Koppints rá!
pc2-no-look = A bal oldali oszlopban keresd: mi éri a legtöbbet abból, amit a riválisod ki tudna fizetni?
pc2-deny = Igen! A felette lévő csillaggal a riválisod megépítheti a Felhőtornyot. Előzd meg: vedd el azt a csillagot és a Képtárat. A csillag és a dupla közösség fizeti.
pc2-no-deny = Akkor a riválisod azzal a csillaggal elviszi a Felhőtornyot: 7 pont. Happold el előle a csillagot!
pc2-token = Gondolj mindkét városra. A „2 minden energia után” és a „2 minden ipar után” neked 4 pontot ér, de csak az egyik hozna pontot a riválisodnak is.
pc2-no-token = Számold ki, mennyit ér a városodban most. A zsetonok közül kettő 4 pontot hoz.
pc2-deck = A Felhőtorony mellett nincs semmi, amit a riválisod ki tudna fizetni, így az marad. Kettőt húz a pakliból, és semmi újat nem fed fel neked.
pc2-grow = Az utolsó köröd. A zsetonod 2 pontot ad minden erőforrás után, amelyből legalább 2 van, tehát egy második közösség is ér. Melyik épület ad közösséget úgy, hogy a város egyedül kifizeti?
pc2-no-grow = Lakótornyok: a város fizeti őket, és 1 pontot hoznak, meg 2-t a zsetonon. Vedd el a felettük vagy mellettük lévő erőforrással.
pc2-end = Nyertél! Jól terveztél, keresztbe tettél a riválisodnak, okosan fizettél. Az állandó erőforrás csak zsetonnal ér pontot, a kézben maradt kártya csak holtversenyben dönt.

## UpTown 1

ut1-goal = Üdv az építkezésen! Ez az öt telek az utcád: építs rájuk terveket egymás fölé. Az érme az upcoinban kapott bevétel, a sötét zászló a presztízs. Az nyer, akinek a legtöbb presztízse van.
ut1-keep = A körödben két akció van. Az első: a paklid felső kártyája ingyen van.
ut1-no-keep = El is dobhatnád, de egy 2 bevételű üzlet remek kezdet. Játszd meg!
ut1-ground = Ez a szolgáltatás csak emeletre kerülhet, marad tehát az üzlet: földszint, bevétel 2. Tedd az 1. telekre.
ut1-no-ground = Bármelyik telek jó lenne. Kezdjük bal oldalt, az 1. telken.
ut1-buy = Második akció: szerezz még egy kártyát. Ami most a paklid tetején fekszik, 3 upcoinba kerül.
ut1-no-buy = Vehetsz a riválistól is, vagy húzhatsz egy ingyenes városi tervkártyát. Most viszont a saját paklidból vegyél.
ut1-choose = Egy kártyán két terv van, de csak az egyik épül meg. Az iroda bevétele 1, a lakás presztízse 2. Építsd a lakást az üzletre.
ut1-no-choose = Úgy is jó. De nőjön egy torony: építsd a lakást az üzletre.
ut1-roof = A riválisod is épít. A következő kártyádon tetős kávézó van. A tető lezárja a telket, és ekkor az egész utcád fizet. Zárd le az 1. telket!
ut1-no-roof = Előbb a tetőt próbáld: a kávézót az 1. telekre. Tetszeni fog, ami jön.
ut1-paid = Fizetésnap! Üzlet 2, kávézó 1: az 3 upcoin. Az 1. telek kész, de minden további tetődnél újra fizet.
ut1-municipal = Most a második akciód jön. A zöld sávos városi tervkártya ingyen van, és négy terv közül választhatsz.
ut1-free = Üzlet, kávézó vagy tetős szolgáltatás? Válaszd, ami tetszik, és építsd oda, ahová akarod.
ut1-last = Ugorjunk egy hasonló utcára: négy telek már le van zárva. Az ötödikkel jön az utolsó forduló. Tedd a kiemelt tetőt a 2. telekre.
ut1-no-last = Vezetsz, hát fejezd be: zárd le tetővel az utolsó telkedet.
ut1-rest = Minden telek le van zárva, így a városi tervkártya sehová sem illik. Húzd fel, és rögtön el is dobod. A riválisodnak még egy köre van.
ut1-end = Az utcád összes presztízse számít, meg 1 minden 3 upcoin után. Nyertél! Építs, zárj le, kasszírozz: ez az UpTown.

## UpTown 2

ut2-timing = Egy tető most 4-et hozna. Hozhat többet is: előbb növeld a bevételt. Építsd a 2 bevételű irodát a 2. telekre.
ut2-no-timing = Minél nagyobb a bevételed, annál többet hoz a következő tető. Építsd meg a 2 bevételű irodát.
ut2-steal = A riválisod paklijának felső kártyáján tető van, és megveheted. Az 5 upcoinod az ő pakliján marad.
ut2-no-steal = A jó kártya gyakran a riválisnál fekszik. Ezen van a tető, ami neked kell: vedd meg!
ut2-close = Vedd meg azt a kártyát, és építsd a tetős irodát a 2. telekre. 6 upcoint hoz: többet, mint amennyibe kerül.
ut2-no-close = A tető most rögtön 6 upcoint hoz. Építsd a tetős irodát a kiemelt telekre.
ut2-coins = Nézd a riválisod pakliját! Amíg ott vannak az upcoinjaid, abból nem lehet venni, és a begyűjtésük az egész első akciója: nincs ingyenkártya!
ut2-refuse = Most ő vett tőled: 4 upcoin van a paklidon. Próbáld meg mégis megjátszani az ingyenkártyádat.
ut2-collect = Előbb az upcoinok! A begyűjtésük ebben a körben az egész első akciód. Gyűjtsd be őket!
ut2-gift = A következő kártyádon csomag van, az ajándék jele: egy rivális utcájába kerül, és a telek minden lakása után 1 presztízst von le tőle.
ut2-no-gift = Szép, de ma ajándékot küldünk. Vedd meg a saját kártyádat, és válaszd a csomaggal jelölt tervet.
ut2-where = Vedd meg ajándéknak. Hol fáj a legjobban? Számold a lakásokat! Az 1. és a 4. telek védett: az áthúzott csomag jelentése „ajándékot nem fogad”.
ut2-no-where = Ott nincs lakás, így semmibe sem kerül neki. Keresd a tornyot, amelyikben három van.
ut2-end-trigger = Ugorjunk előre: 22–19-re vezetsz, és mindkét utcában négy telek van lezárva. Az ötödik hozza az utolsó fordulót. A kártyádon tetős ajándék van: küldd el!
ut2-no-end-trigger = Így a riválisodnak marad ideje felzárkózni. Válaszd a tetős ajándékot, és zárd le az utolsó telkét.
ut2-rooftop = A tető az utca gazdájának fizetett, nem neked. Most vedd meg a rivális kártyáját: 3 presztízs egy lezárt épületen. Az ára, 6 upcoin, a tárcádban csak 2-t érne.
ut2-no-rooftop = Nem rossz ötlet. De próbáld ki a tetőre való tervet: 6 upcoin a végén csak 2 presztízs, az pedig 3.
ut2-end = A riválisod visszaküldött egy ajándékot, de így is vezetsz, és nyertél! Figyeld a felső kártyákat, a paklikon lévő upcoinokat és a következő tetőt.

## Mafia City 1

mc1-goal = Üdv a családban! Minden helyszín, amelyet te irányítasz, 1 pontot és hatást ad. Aki eléri a 10 pontot, nyer.
mc1-place = A körödben többnyire leraksz egy maffiózót. A Bunyóklubban 1–1 az állás, és ott holtversenyben senki sem nyer. Rakj oda egyet!
mc1-no-place = Lehet. De még egy maffiózóval a Bunyóklub a tiéd: oda rakd!
mc1-look = Az Üzleti negyedben is holtverseny van. Itt, mint szinte mindenhol, a legalsó maffiózó nyer. Koppints rá!
mc1-no-look = Az Üzleti negyedben nézd az oszlop legalját!
mc1-informer = Nem a tiéd. De a Besúgó bármely maffiózót a Cellába küldi: válaszd a 3. játékos egyik maffiózóját az Üzleti negyedben.
mc1-no-informer = Az Üzleti negyedre célozz: ha a 3. játékosnak eggyel kevesebb van ott, 2–1-re vezetsz.
mc1-last = A Zártkörű klubban a 2. játékos vezet 3–1-re. Mégis oda rakd az utolsó maffiózódat. Mindjárt meglátod, miért.
mc1-no-last = Bízz bennem: a Zártkörű klub. A többit elintézi a Börtön.
mc1-pass = Nincs több lerakható maffiózód, passzolj! Ha mindenki passzolt, a helyszínek sorban kiértékelődnek, 1-től 7-ig.
mc1-no-pass = Használhatnád a kártyádat, de tartogasd későbbre. Passzolj!
mc1-jail = A Börtönben holtverseny van, de te vagy lejjebb: 1 pont. Most a hatás: küldd a Cellába a 2. játékos egy maffiózóját a Zártkörű klubból.
mc1-no-jail = Nézd a Zártkörű klubot: 3–2. Eggyel kevesebb, és holtverseny lesz. Azt te nyered, mert te vagy legalul.
mc1-recruit = A Bunyóklub a tiéd: 1 pont. A hatása egy maffiózót ad a kezedbe a tartalékból. Hajtsd végre!
mc1-no-recruit = Ingyen maffiózó! Ezt ne hagyd ki.
mc1-business = Az Üzleti negyed a tiéd: 1 pont. A hatása: húzz három kártyát, aztán dobj el egyet. Hajtsd végre!
mc1-no-business = Ebben a városban a kártya hatalom. Hajtsd végre a hatást.
mc1-discard = Egy kártyának vagy a szövegét, vagy a jelét használod. Tartsd meg a Kéz a háttérben kártyát: a +1 mindjárt pontot hoz. Dobj el egy másikat.
mc1-no-discard = Ne a +1-et! Már a következő helyszínen egy pontot ér. Másik kártyát dobj el.
mc1-plus = A Zártkörű klubban holtverseny van, és te vagy legalul: 1 pont. Itt egy +1-es kártya még egyet hoz. Játszd ki!
mc1-no-plus = Játszd ki +1-nek a Kéz a háttérben kártyát: két pont egyetlen helyszínről.
mc1-back = A Városházán holtverseny van, ott ilyenkor senki sem nyer. 5 pontod van! Most mindenki visszavehet maffiózókat. Dönts a Börtönről.
mc1-final = Ugorjunk a 3. fordulóra. A Zártkörű klub a tiéd, és 10 pontod van. Biztos, ami biztos: játszd ki a +1-et!
mc1-no-final = Így is nyernél, de a pont az pont. Játszd ki a +1-et.
mc1-end = 11 pont: nyertél! Minden forduló: akciók, amíg mindenki nem passzol, hét helyszín, maffiózók visszavétele, új kártya.

## Mafia City 2

mc2-hand = 2. forduló. Öt kártyád van, más nem látja őket. A 2. játékos kezd, és a kikötői maffiózóidra pályázik.
mc2-veto = Egy Besúgó! Mindenki egyszerre, titokban válaszol, hogy vétóz-e. A Rendőrfőnököd semlegesíti a Besúgót: játszd ki!
mc2-no-veto = Ez egy maffiózódba vagy két kártyádba kerülne. Elég a Rendőrfőnök egymaga.
mc2-counter = A 2. játékos visszavág: két Ököl bármely kártyát vagy jelet semlegesít, a vétót is. Neked is van két Öklöd. Semlegesítsd az övéit!
mc2-no-counter = Akkor a Besúgó mégis célba ér. Vétózz a két Öklöddel: Besúgó és Nagy terv.
mc2-ladder = Az Ökleid semlegesítik az övéit, így a Rendőrfőnököd érvényes, a Besúgó elmarad. Most a Városháza: holtverseny van, rakj oda egy maffiózót.
mc2-no-ladder = Talán később. A Városházán a Polgármester a tét: oda rakd.
mc2-place = A 2. játékos újra egyenlített a Városházán, a 3. kivár: eldobott egy kártyát. Az utolsó maffiózódat rakd a Rendőrőrsre.
mc2-no-place = A Rendőr is kell: rakd a maffiózót a Rendőrőrsre.
mc2-pass = A 3. játékos 2–2-re egyenlített a Rendőrőrsön, és ő van legalul. De a kiértékelésnél jól jönnek a kártyáid. Passzolj!
mc2-no-pass = Tartsd meg mindkét kártyát: a Bérgyilkos a Kikötőben használható, a Titkos alku bármely helyszínen. Passzolj!
mc2-hitman = A maffiózód a Börtön következő kiértékeléséig a Cellában marad. De a Kikötő a tiéd: a Bérgyilkos szomszédos helyszínre léphet. Küldd a Városházára!
mc2-no-hitman = A Városházán kell, ahol 2–2 az állás. Oda küldd!
mc2-shoot = Most játszd ki a Bérgyilkos kártyát: eltávolít egy maffiózót onnan, ahol a figura áll. Válaszd a 2. játékos egyik maffiózóját, és tiéd a Városháza.
mc2-no-shoot = Inkább a 2. játékos egyik maffiózóját távolítsd el: akkor tiéd a Városháza.
mc2-deal = A Rendőrőrsön 2–2 az állás, és a 3. játékos van legalul. Amikor az irányítás eldől, a Titkos alku eggyel több maffiózónak számít. Játszd ki!
mc2-no-deal = Most van itt az ideje: eggyel több, és 3–2 neked.
mc2-policeman = 3–2, a tiéd! A hatása a Rendőr: amíg nálad van, látod mindenki kártyáit. Vedd el, és nézz körül!
mc2-no-policeman = Mindenki kártyáit látni sokat ér. Vedd el!
mc2-mayor = A Városháza a tiéd, 2–1. Vedd el a Polgármestert: amíg nálad van, te választod, melyik helyszín értékelődik ki legközelebb.
mc2-no-mayor = A Polgármesterrel te szabod meg a sorrendet. Vedd el!
mc2-pick = Most a maffiózók visszavétele jön, és ebben is a Polgármester birtokosa dönt: te választod a helyszínt és azt, ott ki dönt először. Válassz egyet!
mc2-end = Három helyszín és két figura egy fordulóban: szép volt! Az Öklöket tartsd párban, és tegyél félre egy-két kártyát a helyszínekre. Vár a város!

## Cities 1

ci1-goal = Üdv a várostervezők között! Négy fordulón át gyűjtesz pontozókártyát, területet, látványosságot és elemet a negyededhez. Az nyer, akinek a legtöbb pontja van.
ci1-card = A körödben egy munkást teszel egy szabad helyre, és elveszed, ami ott van. Kezdd a Tégla sorházakkal: 2 pont minden pontosan 2 szintes piros épületért.
ci1-no-card = Bármelyik sorban kezdhetsz. Ma azzal a kártyával kezdj, amelyik a piros telkedhez illik: Tégla sorházak.
ci1-tile = A riválisod már épít. Terület kell: vedd el a két piros telkes lapkát.
ci1-no-tile = A kártyád piros épületeket kér, így piros telkek kellenek: vedd el a kiemelt lapkát.
ci1-place = A lapkának teljes oldalával a negyedhez kell illeszkednie. Rakd a kiemelt helyre, és forgasd úgy, hogy a két park összeérjen: az összefüggő park együtt pontoz.
ci1-no-place = Szabályos. De a kiemelt helyre rakd, park a park mellé.
ci1-feature = A park és a víz a rajta lévő látványosságokért ad pontot. Vedd el a fát és a hajót: ez a hely kettőt ad.
ci1-no-feature = Az is segítene. De van egy hely, amelyik kettőt ad egyszerre: fa és hajó.
ci1-put = A fa parkba való, a hajó vízre. Egy területen 1, 2, 3 vagy 4 különböző látványosság 1, 3, 6 vagy 10 pont. Rakd le mindkettőt!
ci1-pieces = Kártya, terület, látványosság: most már építhetsz. Vedd el a négy elemet.
ci1-no-pieces = A kiemelt helyen két piros és egy kék elem van, épp a telkeidre: vedd el azokat.
ci1-build = Az elem azonos színű telekre vagy épületre kerül, legfeljebb 4 szintig. A zöldnek nem volt helye, elveszett. A két pirosat tedd a kiemelt telekre, aztán a kéket egy kékre.
ci1-no-build = A Tégla sorházakhoz pontosan 2 szintes piros épület kell. A két pirosat tedd a kiemelt telekre, a kéket egy kékre.
ci1-last = Ugorjunk a 4. fordulóra egy hasonló negyedben. Megtelt, és egy munkásod maradt. Vedd el a pavilont!
ci1-kiosk = Hol ér a legtöbbet? Az egyik parkban már mind a négy fajta megvan. Keresd azt, ahol csak fa és szökőkút van.
ci1-no-kiosk = Ott keveset hoz. A fás, szökőkutas parkban a harmadik fajta 3 pontból 6-ot csinál.
ci1-end = Minden munkás a helyén, vége a játéknak. Jön az összesítés: mérföldkövek, szobrok, parkok, víz, pontozókártyák. Nyertél! Micsoda negyed!

## Cities 2

ci2-look = Minden metropolisznak három mérföldköve van. Aki elsőként éri el, a legtöbbet kapja; kétszemélyes játékban a középső hely lezárt. Koppints a metropoliszra!
ci2-no-look = A metropolisz az a tábla, amelyen a három mérföldkő van.
ci2-statue = Az Obeliszkekhez 2 szobor kell: az első 6 pontot kap, a második 1-et. Két szobor van a kínálatban. Vedd el azt, amelyikhez delfin jár.
ci2-no-statue = Hasznos, de most a szobrokért folyik a verseny, és a riválisod következik. Vedd el a szobrot a delfinnel.
ci2-put = A szobor elfoglal egy üres telket. A Földszintes házak kártya 2 pontot ad minden szobor melletti 1 szintes épületért. Melyik telek szomszédos kettővel?
ci2-no-put = Előbb a szobrot, és közelebb: az egyik telek a kék és a sárga házzal is szomszédos.
ci2-second = A Földszintes házak kártya már 4 pontot ér! De a másik szobrot még elviheti a riválisod. Van még egy munkásod ebbe a sorba: küldd most!
ci2-no-second = Ha azt a szobrot a riválisod viszi el, messze kerülnek az Obeliszkek. Vedd el!
ci2-ring = Olyan telekre tedd, amelyik nem fog hiányozni: a két kiemelt egyikére. A harmadik egy kék épülethez kell.
ci2-no-ring = Azt a telket hagyd meg egy kék épületnek. Válassz egy kiemeltet!
ci2-milestone = A gyűrűd az Obeliszkeken van: 6 pont, ezt már senki sem veszi el. És minden szobor magában is 2 pontot ér.
ci2-refuse = Rákaptál a látványosságokra? Próbáld meg elvenni a dzsókertelket is!
ci2-card = Soronként két munkás, nem több. Most vedd el a Szobrászokat: 2 pont minden szoborért. Ugyanaz a dolog több kártyán is számíthat.
ci2-no-card = Két szobrod már van, és a Szobrászok kártya újra beszámítja őket. Vedd el!
ci2-pieces = A Kikötői irodákhoz pontosan 2 szintes kék épületek kellenek. Válaszd azt a helyet, ahol két kék elem van.
ci2-no-pieces = A kiemelt helyen két kék elem van: épp ez kell a Kikötői irodákhoz.
ci2-build = Vigyázz: ha a szobor melletti kék ház nő, már nem földszintes. A két kék elemet tedd a kiemelt üres telekre.
ci2-no-build = Mindkét kéket a kiemelt telekre: pontosan 2 szint, és a szobor melletti ház földszintes marad.
ci2-discard = A sárga elem csak a sárga földszintes házadra férne. Nem kell beépítened: mondj le róla.
ci2-no-discard = Akkor a ház 2 szintes lesz, és a Földszintes házak kártya 2 ponttal kevesebbet ad. Mondj le az elemről.
ci2-end = Egy szobor két ház mellett háromszor hoz pontot: magában, a Szobrászokkal és a Földszintes házakkal. A Citiesben az összeillő kártyák nyernek.
ci2-goal = Most te jössz: vegyél el egy területlapkát, és javíts egy kártyán, egy parkon vagy egy mérföldkövön.

## Point City, the first free game

pc-on-3-1 = Egy teljes sor vagy oszlop csupa erőforrás: elvétel előtt megfordíthatod az egyik kártyáját. Úgy marad, akkor is, ha nem veszed el.
pc-on-3-2 = Egyik sem kell? Húzz ingyen kettőt a pakliból: a felsőt és egy ismeretlent. A többieknek ezzel semmi újat nem fedsz fel.
pc-on-3-4 = Az épületet rögtön és teljesen ki kell fizetni. Ha kettőt veszel el, mindkettőt ki kell tudnod fizetni.
pc-on-3-5 = A dupla kártya egyet vagy kettőt fizet a maga erőforrásából, de nem ad vissza.
pc-on-3-6 = A leleménykártya, a csillag, bármely erőforrásból egyet fizet. Tartogasd arra, amit másképp nem szerzel meg.
pc-on-3-8 = Az állandó erőforrás körönként egyszer fizet. Ha két épületet építesz, csak az egyiknél segít.
pc-on-3-9 = Az új épület erőforrása a következő körödtől fizet.
pc-on-3-11 = Előbb a város fizet, a többihez te választasz kártyát. Felesleges kártyát sosem kell odaadnod.
pc-on-3-12 = A középületért zsetont választasz. A zsetonok nem pótlódnak, a legjobbak hamar elfogynak.
pc-on-4-2 = Az erőforrás helyére épület jön, az épület helyére erőforrás. Figyelj, mit nyitsz meg a következőnek.
pc-on-5-1 = A játék akkor ér véget, amikor a piacot nem lehet feltölteni: fejenként 17 kör után. Aztán jön a pontozás.
pc-own-5-2 = A pakli üres, és egyetlen párt sem tudsz kifizetni, ezért passzolsz. Ez csak a legutolsó körben fordul elő.
pc-on-6-2 = A zsetonok azt számolják, amit a városod ad, nem a kezedben lévő kártyákat. Kivétel csak a leleménykártyák zsetonja.
pc-on-7-4 = A virtuális ellenfél azt a kártyát viszi el, ahol a két jelölő találkozik, és az alatta lévőt (alul az oszlop legfelsőjét). Így tudod, mi tűnik el.

## UpTown, the first free game

ut-on-3-1 = Az ingyenkártyát nem kell megjátszanod, el is dobhatod. Ekkor a következő mindenki számára felfordul.
ut-own-3-2 = Upcoin a paklidon: valaki vett tőled. A begyűjtése a kör egész első akciója.
ut-on-3-5 = Ha riválistól veszel, az ár az ő paklijára kerül. Következő első akciójával begyűjti, így nem kap ingyenkártyát.
ut-on-3-6 = Amíg upcoin van egy paklin, abból senki sem vehet, a gazdája sem.
ut-on-3-7 = Kártyát azért veszel, hogy megjátszd: pénz is kell hozzá, hely is.
ut-on-3-8 = A közös alap kártyája ingyen van, és négy terv van rajta. Ha egyik sem illik sehová, el kell dobni.
ut-on-1-5 = A kis 2 a duo jele: a típusából kettőnek számít, de emeletnek csak egynek.
ut-on-1-6 = A jelek mutatják, hová kerülhet egy terv: csak földszintre, csak emeletre vagy csak tetőre. „Ajándékot nem fogad”: az épülete védett.
ut-on-1-7 = Némelyik bevétel a helytől függ: az alatta lévő emeletektől, vagy a telek, illetve az egész utca adott típusú terveitől.
ut-on-4-2 = A saját utcádban építkezel. Csak a csomaggal jelölt terv, az ajándék megy más utcájába, és a mínusza ott számít.
ut-on-4-5 = A tetőre való tervek lezárt épületre kerülnek. Semmit sem zárnak le, ezért nincs fizetésnap.
ut-on-5-1 = Tetőnél az egész utcád fizet, a lezárt telkek is. Előbb tehát bevétel, aztán tető.
ut-own-5-2 = A bevételeid összege nulla vagy kevesebb, így nem kapsz semmit. De fizetned sosem kell.
ut-on-5-3 = A tetős ajándék lezárja a telket, és az utca gazdája kap pénzt, nem az ajándékozó.
ut-on-6-1 = Egy utca mind az öt telke le van zárva, vagy elfogyott egy pakli: ez az utolsó forduló.
ut-on-3-9 = A közös alap üres. Most nem kell venned, és ha nem tudsz, az akció kimarad.

## Mafia City, the first free game

mc-on-2-6 = Egyszer, a legelején, lecserélheted mindkét kártyádat. Két Öklöt vagy egy korán használható kártyát érdemes megtartani.
mc-own-3-2 = Rakj egy maffiózót egy oszlopra. Akinek ott a legtöbb van, amikor a helyszínre sor kerül, azé az irányítás: 1 pont és a hatás.
mc-on-3-5 = Ha kivársz, eldobsz egy kártyát hatás nélkül. Így előbb a többieknek kell lépniük.
mc-own-3-8 = Passzoltál, de egy Golyóval még egy akciód lehet, amíg van aktív játékos.
mc-on-3-9 = A Razzia olyan játékosnak is visszaadhat maffiózót, aki már passzolt. Ő ekkor újra aktív.
mc-on-4-4 = A Bunyóklubban és a Városházán holtversenyben senki sem irányít. Egyedül kell a legtöbb maffiózóval állnod.
mc-on-4-6 = Mielőtt eldől egy helyszín irányítása, sorban mindenki játszhat ki Titkos alkut, amíg egymás után mind le nem mondanak róla.
mc-on-4-10 = Börtön: előbb mindenki kiveszi a maffiózóit a Cellából. Aztán az irányító új foglyot küldhet oda.
mc-on-4-12 = Kikötő: a Bérgyilkossal szomszédos helyszínre léphetsz, aztán ott kijátszhatsz egy Bérgyilkos kártyát.
mc-on-4-14 = Akinél a Rendőr van, mindenki kártyáit látja, amíg el nem veszíti.
mc-on-4-17 = Akinél a Polgármester van, az választja a következő helyszínt, és a visszavétel sorrendjét is ő szabja meg.
mc-on-5-1 = Akit ott hagysz, továbbra is tartja a helyszínt. Akit visszaveszel, azt a következő fordulóban újra lerakhatod.
mc-on-6-3 = Akinek egyedül van a legkevesebb pontja, eggyel több kártyát húz.
mc-on-8-2 = Két Ököl semlegesít egy kártyát vagy jelet, de helyszín hatását soha.
mc-on-8-3 = Egy Kalap visszaadja egy maffiózódat a kezedbe. Két Kalap egyet a tartalékból bármely helyszínre rak.
mc-on-9-3 = A Tolvaj véletlen kártyát vesz el egy másik játékostól.
mc-on-9-4 = A Rendőrfőnök vétó a Besúgó, a Tolvaj, a Razzia vagy a Börtön ellen.
mc-on-9-5 = Az F.B.I. vétó a Bérgyilkos kártya, a Kétes üzlet, a Nagy terv vagy a Bérgyilkos kikötői lépése ellen.
mc-on-9-6 = Razzia: ahol legalább két maffiózód van, onnan az egész oszlop visszakerül a játékosok kezébe.
mc-on-9-7 = A Kéz a háttérben felcseréli két oszlop legalsó maffiózóját. Ez megfordíthat egy holtversenyt.
mc-on-9-8 = A Nagy terv bármely maffiózót egy másik oszlop tetejére tesz.
mc-on-9-9 = Bűnrészesség: a maffiózód a Cellába kerül, és magával viszi egy harmadik játékosét.
mc-on-9-10 = Kétes üzlet: húzz három kártyát, és dobd el az egyiket.
mc-on-9-11 = Titkos alkut akkor is kijátszhatsz, ha nincs ott maffiózód. Holtversenyben viszont az nyer, akinek van.
mc-on-10-1 = A vétót is meg lehet vétózni. Az utolsótól haladj visszafelé: az érvényes vétó semlegesíti az előzőt.
mc-on-10-3 = Mindenki egyszerre, titokban válaszol. Ha többen vétóznak, az óramutató járása szerinti első számít; a többiek megtartják a kártyáikat.

## Cities, the first free game

ci-on-2-5 = Válassz kezdőlapkát. A színei döntik el, mely elemeket tudod először használni.
ci-on-3-3 = A látványosságok első helyén kettő van. Az utolsón egy, amit látsz, és egy, amit nem.
ci-on-3-5 = Ami le van fordítva, azt senki sem ismeri, amíg valaki el nem veszi. Amit pedig elvettél, az a tiéd.
ci-on-4-3 = Kétszemélyes játékban fordulónként pontosan két munkást teszel minden sorba; hárman vagy négyen csak egyet.
ci-on-4-5 = A lapkának teljes oldalával a negyedhez kell illeszkednie, és a negyed sosem lehet nagyobb 3 × 3 lapkánál (hosszú játékban 3 × 5).
ci-on-4-6 = A látványosság a maga helyére kerül: parkba, vízre vagy üres telekre. Ha nincs hová, kikerül a játékból.
ci-on-4-7 = A szobor elfoglalja a telket: oda már nem lehet építeni.
ci-on-4-8 = A dzsókertelekre bármilyen színű elem kerülhet. Amíg üres, annak a színnek számít, amelyik neked a legjobb.
ci-on-4-9 = Az elem, amelynek nincs saját színű telke vagy épülete, kikerül a játékból. Arról is lemondhatsz, amelyik ártana.
ci-own-4-10 = Kérdőjelek: két elemet húzol a zsákból. A munkásod a sor jobb szélén áll, így tiéd lesz a csillag.
ci-own-5-1 = Megvan a mérföldkő! A gyűrűd rögtön a legjobb szabad helyre kerül.
ci-on-5-4 = A szomszédok oldalukkal érnek össze, nem csak a sarkukkal. Egy terület: minden azonos fajta mező, ami így összefügg.
ci-on-6-1 = Akinek a munkása az elemek sorában a jobb szélső, elveszi a csillagot, és ő kezdi a következő fordulót.
ci-on-7-3 = Egy parkban vagy vízfelületen 1, 2, 3 vagy 4 különböző látványosság 1, 3, 6 vagy 10 pont. A második ugyanolyan nem ad semmit.
ci-on-7-4 = Minden pontozókártya külön számol, így ugyanaz az épület több kártyán is érhet pontot.
ci-on-7-5 = Ha egy kártya készleteket számol, minden épület csak egybe tartozik.
