### The lessons: one message a bubble. Keys with -no- answer other legal moves. Keys with -on- explain a rule when it first happens at the table, those with -own- when it first happens to the player.

## Point City 1

pc1-goal = Vítejte na radnici! Vyhrává město s nejvíce body. Body dávají budovy a bodovací žetony, třeba ten, který svítí. Pusťme se do toho!
pc1-take = V tahu dobíráte dvě sousední karty. Zdroje jsou zdarma: vezměte energii a průmysl, které svítí.
pc1-no-take = I to jde a někdy se to hodí. Teď ale vezměte dvě karty, které svítí.
pc1-refill = Vidíte? Místo zdroje přijde budova. A místo dobrané budovy zase zdroj. Teď hraje soupeř.
pc1-greedy = Každá z těchto budov stojí energii a ekonomiku a platí se hned. Co takhle vzít obě? Zkuste to.
pc1-smithy = Stačí jedna. Vezměte Kovárnu a kartu pod ní. Ekonomika vám chybí, zaskočí za ni karta inspirace, hvězda.
pc1-no-smithy = V opravdové hře proč ne. Teď ale vezměte Kovárnu a kartu pod ní: dá vám průmysl v každém dalším tahu.
pc1-look = Kovárna vám odteď dává v každém tahu jeden průmysl. Je to trvalý zdroj. Klepněte na budovu, kterou pomůže zaplatit.
pc1-no-look = Hledejte budovu, která má v nákladech ozubené kolo, značku průmyslu.
pc1-fountain = Kamenná kašna: 4 body za energii a průmysl. Vezměte ji s energií pod ní. Tou kartou hned zaplatíte, zbytek obstará Kovárna.
pc1-no-fountain = Zkuste Kamennou kašnu s energií pod ní. Nebude vás stát ani jednu kartu z ruky.
pc1-library = Soupeř má Hodinovou věž. Vezměte Knihovnu na rohu a kartu nad ní: 3× průmysl zaplatí Kovárna, tahle karta a jedna z ruky.
pc1-no-library = To počká. Knihovna na rohu s průmyslem nad ní vám hned vynese žeton.
pc1-token = Za veřejnou budovu si vyberete žeton, který boduje na konci. Vezměte 5 bodů, nebo 2 za každý průmysl, který město dává.
pc1-no-token = Kdoví, za kolik bude tenhle žeton na konci. Vsaďte na jistotu: 5 bodů, nebo 2 za průmysl.
pc1-last = Přeskočíme k 17., poslednímu tahu podobného města. Dává 2× ekonomiku a 3× komunitu, to stačí na velkou budovu. Najděte ji!
pc1-no-last = Pěkné, ale Operní dům je lepší: 5 bodů a celý ho zaplatí město. Vezměte ho s hvězdou vedle něj.
pc1-end = Tržiště nejde doplnit, hra končí. Sečtou se budovy a žetony a vaše město vyhrává! Zahrajete si teď opravdovou hru?

## Point City 2

pc2-flip = Nová hra! Jsou-li v celé řadě nebo sloupci jen zdroje, smíte před dobráním jednu z těch karet otočit. Otočte tu, která svítí.
pc2-no-flip = Nejdřív otočte kartu: klepněte na „Otočit“ a pak na kartu, která svítí.
pc2-build = Kotelna za průmysl a ekonomiku. Vezměte ji s průmyslem vedle, ekonomiku zaplatí hvězda. Budova hned v prvním tahu!
pc2-no-build = Vzít teď smíte cokoli, ale otočená budova zůstane soupeři. Vezměte Kotelnu s průmyslem vedle ní.
pc2-park = O kus dál: zbývají vám tři tahy. Zábavní park je za 4 body a městu na něj chybí jediná komunita. Vezměte ho s dvojitou komunitou pod ním.
pc2-no-park = Jde to, ale máte lepší tah. Zábavní park s dvojitou komunitou: 4 body hned a komunita na později.
pc2-pay = Chybí jedna komunita. Dvojitá karta zaplatí až dvě, ale nic se z ní nevrací. Bude se hodit na Galerii umění, zaplaťte tedy hvězdou.
pc2-no-pay = Půlka dvojité karty by přišla nazmar. Zaplaťte hvězdou a dvojitou komunitu si nechte na Galerii umění.
pc2-look = Soupeř má Koncertní síň, jeho město dává 2× energii a 2× komunitu a další energii drží v ruce. Co byste na jeho místě chtěli? Klepněte na to.
pc2-no-look = Hledejte v levém sloupci: za co by soupeř získal nejvíc bodů a zaplatil by to?
pc2-deny = Ano! S hvězdou nad ní si soupeř postaví Věž v oblacích. Předběhněte ho: vezměte tu hvězdu a Galerii umění. Zaplatí ji hvězda a dvojitá komunita.
pc2-no-deny = Pak si soupeř s tou hvězdou vezme Věž v oblacích: 7 bodů. Vyfoukněte mu hvězdu!
pc2-token = Myslete na obě města. 2 za energii i 2 za průmysl vám dají 4 body, ale jen jeden z těch žetonů by bodoval i soupeři.
pc2-no-token = Spočítejte, kolik ve vašem městě vynese právě teď. Dva z žetonů dávají 4 body.
pc2-deck = Vedle Věže v oblacích není nic, co by soupeř zaplatil, a tak zůstává. Bere dvě karty z balíčku a nic nového vám neodkryje.
pc2-grow = Poslední tah. Váš žeton dává 2 za druh zdroje, kterého máte aspoň 2, takže druhá komunita se počítá. Která budova ji dává a zaplatí ji samo město?
pc2-no-grow = Věžové domy: zaplatí je město a přinesou 1 bod a další 2 na žetonu. Vezměte je se zdrojem nad nimi nebo vedle nich.
pc2-end = Vyhráli jste! Promysleli jste to, překazili soupeři plán a dobře platili. Trvalé zdroje bodují jen přes žetony, zbylé karty rozhodují jen při shodě.

## UpTown 1

ut1-goal = Vítejte na stavbě! Těchto pět pozemků je vaše ulice, vršte na ně projekty. Mince značí příjem v upcoinech, tmavá vlaječka prestiž. Kdo jí má nejvíc, vyhrává.
ut1-keep = V tahu máte dvě akce. První: vrchní karta vašeho balíčku je zdarma.
ut1-no-keep = Kartu smíte i zahodit, ale obchod s příjmem 2 je skvělý začátek. Zahrajte ji.
ut1-ground = Tyto služby smějí jen do vyššího podlaží, zbývá tedy obchod: přízemí, příjem 2. Postavte ho na pozemek 1.
ut1-no-ground = Hodil by se kterýkoli pozemek. Začneme vlevo, pozemkem 1.
ut1-buy = Druhá akce: získejte další kartu. Ta, která je teď navrchu vašeho balíčku, stojí 3 upcoiny.
ut1-no-buy = Smíte koupit i kartu soupeře nebo vzít zdarma kartu městského projektu. Teď ale kupte ze svého balíčku.
ut1-choose = Karta má dva projekty a postavíte jen jeden. Kancelář má příjem 1, byt prestiž 2. Postavte byt na obchod.
ut1-no-choose = I to jde. Ale ať vidíme růst věž: postavte byt na obchod.
ut1-roof = Soupeř také staví. Na vaší další kartě je kavárna se střechou. Střecha pozemek uzavře a celá ulice vám zaplatí. Zastřešte pozemek 1!
ut1-no-roof = Zkuste nejdřív střechu: kavárnu na pozemek 1. Bude se vám to líbit.
ut1-paid = Výplata! Obchod 2, kavárna 1, to jsou 3 upcoiny. Pozemek 1 je hotový, ale zaplatí znovu s každou vaší další střechou.
ut1-municipal = Teď druhá akce. Karta městského projektu se zeleným pruhem je zdarma a má čtyři projekty.
ut1-free = Obchod, kavárna, nebo služby se střechou? Vyberte, co se vám líbí, a postavte to, kam chcete.
ut1-last = Přeskočíme k podobné ulici se čtyřmi zastřešenými pozemky. S pátým přijde poslední kolo. Dejte zvýrazněnou střechu na pozemek 2.
ut1-no-last = Vedete, tak hru ukončete: dejte na poslední pozemek střechu.
ut1-rest = Všechny pozemky jsou zastřešené, karta městského projektu se nikam nehodí. Vezměte ji a zahodí se. Soupeř má ještě jeden tah.
ut1-end = Počítá se všechna prestiž na ulici a 1 za každé 3 upcoiny. Vyhráli jste! Stavět, zastřešit, inkasovat: to je UpTown.

## UpTown 2

ut2-timing = Střecha by vám teď vynesla 4. Může i víc: nejdřív zvyšte příjem. Postavte kancelář s příjmem 2 na pozemek 2.
ut2-no-timing = Čím větší příjem, tím víc vynese příští střecha. Postavte kancelář s příjmem 2.
ut2-steal = Vrchní karta soupeřova balíčku má střechu a vy ji smíte koupit. Vašich 5 upcoinů zůstane ležet na jeho balíčku.
ut2-no-steal = Dobré karty často leží u soupeře. Tahle má střechu, kterou potřebujete: kupte ji.
ut2-close = Kupte tu kartu a postavte kancelář se střechou na pozemek 2. Vynese 6 upcoinů, víc, než stojí.
ut2-no-close = Střecha vynese hned 6 upcoinů. Postavte kancelář se střechou na pozemek, který svítí.
ut2-coins = Podívejte se na soupeřův balíček. Dokud tam leží vaše upcoiny, nic neprodává. A vybrat je bude celá soupeřova první akce: žádná karta zdarma!
ut2-refuse = Teď koupil soupeř od vás: na vašem balíčku leží 4 upcoiny. Zkuste i tak zahrát svou kartu zdarma.
ut2-collect = Nejdřív upcoiny! Vybrat je znamená v tomto tahu celou první akci. Vezměte si je.
ut2-gift = Na vaší další kartě je značka dárku: patří na ulici soupeře a stojí ho 1 prestiž za každý byt na pozemku.
ut2-no-gift = Hezké, ale dnes posíláme dárek. Kupte vlastní kartu a vyberte projekt se značkou dárku.
ut2-where = Kupte ji jako dárek. Kde to zabolí nejvíc? Počítejte byty. Pozemky 1 a 4 jsou v bezpečí: přeškrtnutý dárek znamená „bez dárků“.
ut2-no-where = Tam žádný byt není, soupeře to nebude stát nic. Hledejte věž se třemi.
ut2-end-trigger = O kus dál: vedete 22 : 19 a obě ulice mají zastřešené čtyři pozemky. Pátý přinese poslední kolo. Na vaší kartě je dárek se střechou: pošlete ho!
ut2-no-end-trigger = To by dalo soupeři čas vás dohnat. Vyberte dárek se střechou a zastřešte jeho poslední pozemek.
ut2-rooftop = Střecha zaplatila majiteli ulice, ne vám. Teď kupte kartu soupeře: prestiž 3 na zastřešenou budovu. Její cena, 6 upcoinů, by vám v peněžence dala jen 2.
ut2-no-rooftop = Taky nápad. Zkuste ale projekt na střechu: 6 upcoinů dá na konci jen prestiž 2, on dá 3.
ut2-end = Soupeř vám dárek oplatil, ale vedete dál a vyhráváte! Hlídejte vrchní karty, upcoiny na balíčcích a příští střechu.

## Mafia City 1

mc1-goal = Vítejte v rodině! Za každou lokaci, kterou kontrolujete, získáte 1 bod a její efekt. Kdo dosáhne 10 bodů, vyhrává.
mc1-place = V tahu většinou umístíte Mafiána. V Klubu rváčů je to 1 : 1 a shoda tam nepomůže nikomu. Umístěte tam dalšího.
mc1-no-place = Jde to. Ale s dalším Mafiánem je Klub rváčů váš: umístěte ho tam.
mc1-look = Shoda je i v Obchodní čtvrti. Tam, jako skoro všude, vyhrává hlavní Mafián, ten nejspodnější. Klepněte na něj.
mc1-no-look = Podívejte se v Obchodní čtvrti až úplně dolů.
mc1-informer = Není váš. Práskač ale pošle kteréhokoli Mafiána do Cely: vyberte v Obchodní čtvrti Mafiána hráče 3.
mc1-no-informer = Miřte na Obchodní čtvrť: bez jednoho Mafiána hráče 3 tam vedete 2 : 1.
mc1-last = Hráč 2 vede v Soukromém klubu 3 : 1. Umístěte tam i tak svého posledního Mafiána. Brzy uvidíte proč.
mc1-no-last = Věřte mi: Soukromý klub. O zbytek se postará Věznice.
mc1-pass = Nemáte koho umístit, vzdejte se tahu. Až to udělají všichni, vyhodnotí se lokace od 1 do 7.
mc1-no-pass = Kartu byste ještě použít mohli, ale šetřete ji na později. Vzdejte se tahu.
mc1-jail = Ve Věznici je shoda a jste níž: 1 bod. Teď efekt: pošlete jednoho Mafiána hráče 2 ze Soukromého klubu do Cely.
mc1-no-jail = Podívejte se na Soukromý klub: 3 : 2. O jednoho míň a bude shoda. Tu vyhrajete, protože jste nejníž.
mc1-recruit = Klub rváčů je váš: 1 bod. Efekt vám přidá do ruky Mafiána z rezervy. Proveďte ho.
mc1-no-recruit = Mafián zadarmo! Ten se neodmítá.
mc1-business = Obchodní čtvrť je vaše: 1 bod. Efekt: doberte tři karty a jednu odhoďte. Proveďte ho.
mc1-no-business = Karty v tomhle městě znamenají moc. Proveďte efekt.
mc1-discard = Karta se použije buď pro text, nebo pro symbol. Páky v pozadí si nechte: jejich +1 hned boduje. Odhoďte jinou kartu.
mc1-no-discard = Tu s +1 ne! Hned na další lokaci má cenu bodu. Odhoďte jinou kartu.
mc1-plus = V Soukromém klubu je shoda a jste nejníž: 1 bod. Karta s +1 tu přidá ještě jeden. Zahrajte ji!
mc1-no-plus = Zahrajte Páky v pozadí jako +1: dva body z jediné lokace.
mc1-back = Na Radnici je shoda a ta tam nepomůže nikomu. Máte 5 bodů! Teď smí každý stáhnout Mafiány. Rozhodněte o Věznici.
mc1-final = Přeskočíme do 3. kola. Soukromý klub je váš a máte 10 bodů. Pro jistotu zahrajte +1!
mc1-no-final = Vyhráli byste i tak, ale bod je bod. Zahrajte +1.
mc1-end = 11 bodů, vyhráli jste! Každé kolo: akce, dokud se všichni nevzdají tahu, sedm lokací, stažení Mafiánů, nová karta.

## Mafia City 2

mc2-hand = 2. kolo. Držíte pět karet, které nikdo jiný nevidí. Začíná hráč 2 a jde po vašich Mafiánech v Přístavu.
mc2-veto = Práskač! Všichni naráz a tajně odpovídají, zda ho vetují. Váš Náčelník policie Práskače zruší: zahrajte ho.
mc2-no-veto = To by vás stálo Mafiána, nebo dvě karty. Náčelník policie stačí sám.
mc2-counter = Hráč 2 vrací úder: dvě Pěsti zruší kteroukoli kartu nebo symbol, i veto. Také máte dvě Pěsti. Zrušte ty jeho!
mc2-no-counter = Pak Práskač přece jen projde. Vetujte svými dvěma Pěstmi: Práskač a Velký plán.
mc2-ladder = Vaše Pěsti ruší ty soupeřovy, Náčelník policie tedy platí a Práskač neprojde. A teď Radnice: je tam shoda, umístěte tam Mafiána.
mc2-no-ladder = Možná později. Na Radnici se získává Starosta: umístěte Mafiána tam.
mc2-place = Hráč 2 na Radnici znovu srovnal, hráč 3 vyčkává a odhodil kartu. Posledního Mafiána umístěte na Policejní stanici.
mc2-no-place = Chcete i Policistu: umístěte Mafiána na Policejní stanici.
mc2-pass = Hráč 3 na Policejní stanici srovnal na 2 : 2 a je nejníž. Při vyhodnocení vám ale pomohou karty. Vzdejte se tahu.
mc2-no-pass = Obě karty si nechte: Nájemný vrah působí v Přístavu, Tajná dohoda na kterékoli lokaci. Vzdejte se tahu.
mc2-hitman = Váš Mafián zůstane v Cele do příštího vyhodnocení Věznice. Přístav je ale váš: Nájemný vrah smí na sousední lokaci. Pošlete ho na Radnici.
mc2-no-hitman = Potřebujete ho na Radnici, kde je to 2 : 2. Pošlete ho tam.
mc2-shoot = Teď zahrajte kartu Nájemný vrah: odstraní Mafiána tam, kde figurka stojí. Vyberte Mafiána hráče 2 a Radnice je vaše.
mc2-no-shoot = Odstraňte radši Mafiána hráče 2: pak je Radnice vaše.
mc2-deal = Na Policejní stanici je to 2 : 2 a hráč 3 je nejníž. Při určování kontroly platí Tajná dohoda za jednoho Mafiána navíc. Zahrajte ji!
mc2-no-deal = Teď je ta chvíle: o jednoho víc a je to 3 : 2 pro vás.
mc2-policeman = 3 : 2, stanice je vaše! Jejím efektem je Policista: dokud ho máte, vidíte všem do karet. Vezměte si ho a podívejte se.
mc2-no-policeman = Vidět všem do karet se vyplatí. Vezměte si ho.
mc2-mayor = Radnice je vaše, 2 : 1. Vezměte si Starostu: dokud ho máte, vybíráte, která lokace se vyhodnotí příště.
mc2-no-mayor = Se Starostou určujete pořadí. Vezměte si ho.
mc2-pick = Teď se stahují Mafiáni a pořadí zase určuje držitel Starosty: vyberete lokaci i to, kdo tam rozhodne první. Vyberte kteroukoli lokaci.
mc2-end = Tři lokace a dvě figurky v jednom kole, výborně! Pěsti držte po dvou a kartu či dvě si šetřete na lokace. Město čeká!

## Cities 1

ci1-goal = Vítejte mezi urbanisty! Čtyři kola sbíráte bodovací karty, pozemky, zajímavosti a dílky pro svou čtvrť. Vyhrává, kdo má nejvíc bodů.
ci1-card = V tahu postavte figurku na volné pole a vezměte si, co tam leží. Začněte kartou Cihlové řadovky: 2 body za každou červenou budovu o výšce přesně 2.
ci1-no-card = Začít smíte v kterékoli řadě. Dnes začněte kartou, která se hodí k vaší červené parcele: Cihlové řadovky.
ci1-tile = Soupeř už staví. Potřebujete víc půdy: vezměte destičku se dvěma červenými parcelami.
ci1-no-tile = Vaše karta chce červené budovy, hodí se vám tedy červené parcely: vezměte destičku, která svítí.
ci1-place = Destička musí ke čtvrti přiléhat celou stranou. Přiložte ji tam, kde to svítí, a otočte ji zelení k zeleni: spojená zeleň boduje společně.
ci1-no-place = Dovolené to je. Ale přiložte ji tam, kde to svítí, zelení k zeleni.
ci1-feature = Zeleň a voda bodují díky zajímavostem. Vezměte strom a loď: tohle pole dává dvě.
ci1-no-feature = I to by pomohlo. Ale jedno pole dává dvě zajímavosti naráz: strom a loď.
ci1-put = Strom patří do zeleně, loď na vodu. 1, 2, 3 nebo 4 různé zajímavosti v jedné oblasti dají 1, 3, 6 nebo 10 bodů. Umístěte obě.
ci1-pieces = Karta, půda, zajímavosti: teď můžete stavět. Vezměte pole se čtyřmi dílky.
ci1-no-pieces = Na poli, které svítí, jsou dva červené dílky a modrý, právě pro vaše parcely: vezměte si je.
ci1-build = Dílek patří na parcelu nebo budovu své barvy, nejvýš do výšky 4. Zelený neměl kam a je pryč. Oba červené dejte, kde to svítí, modrý na modrou parcelu.
ci1-no-build = Cihlové řadovky chtějí červenou budovu o výšce přesně 2. Oba červené dejte, kde to svítí, a modrý na modrou parcelu.
ci1-last = Přeskočíme do 4. kola v podobné čtvrti. Je plná a zbývá vám jedna figurka. Vezměte si kiosek!
ci1-kiosk = Kde vynese nejvíc? Jedna zeleň už má všechny čtyři druhy. Hledejte tu, kde je jen strom a fontána.
ci1-no-kiosk = Tam vynese málo. V zeleni se stromem a fontánou zvedne třetí druh 3 body na 6.
ci1-end = Všechny figurky stojí, hra končí. Sečtou se milníky, sochy, zeleň, voda a bodovací karty. Vyhráli jste! To je čtvrť!

## Cities 2

ci2-look = Každá metropole má tři milníky. Kdo milník splní první, získá nejvíc; ve hře dvou hráčů je prostřední místo nepřístupné. Klepněte na metropoli.
ci2-no-look = Metropole je deska se třemi milníky.
ci2-statue = Obelisky chtějí 2 sochy: kdo je první, má 6 bodů, kdo druhý, jen 1. V nabídce jsou dvě sochy. Vezměte tu s delfínem.
ci2-no-statue = Hodí se to, ale běží závod o sochy a na řadě bude soupeř. Vezměte sochu s delfínem.
ci2-put = Socha zabere prázdnou parcelu. Karta Přízemní domky vám dá 2 body za každou budovu o výšce 1 vedle sochy. Která parcela sousedí se dvěma?
ci2-no-put = Nejdřív sochu, a blíž: jedna parcela sousedí s modrým i se žlutým domkem.
ci2-second = Přízemní domky už dávají 4 body! Druhou sochu vám ale soupeř může vyfouknout. Do této řady máte ještě jednu figurku: pošlete ji hned.
ci2-no-second = Když si tu sochu vezme soupeř, budou Obelisky daleko. Vezměte ji!
ci2-ring = Položte ji na parcelu, kterou oželíte: na jednu z těch dvou, které svítí. Třetí budete potřebovat na modrou budovu.
ci2-no-ring = Tuhle parcelu si nechte na modrou budovu. Vyberte některou, která svítí.
ci2-milestone = Milník Obelisky má váš kroužek: 6 bodů, které vám nikdo nevezme. A každá socha je sama za 2 body.
ci2-refuse = Zachutnaly vám zajímavosti? Zkuste vzít i žolíkovou parcelu.
ci2-card = Dvě figurky do řady, víc ne. Teď vezměte kartu Sochaři: 2 body za každou sochu. Táž věc může bodovat pro víc karet.
ci2-no-card = Dvě sochy už máte a Sochaři je započítají znovu. Vezměte tu kartu.
ci2-pieces = Karta Přístavní kanceláře chce modré budovy o výšce přesně 2. Vezměte pole se dvěma modrými dílky.
ci2-no-pieces = Na poli, které svítí, jsou dva modré dílky: přesně to chtějí Přístavní kanceláře.
ci2-build = Pozor: když modrý domek u sochy vyroste, už nebude přízemní. Oba modré dílky dejte na prázdnou parcelu, která svítí.
ci2-no-build = Oba modré na parcelu, která svítí: výška přesně 2 a domek u sochy zůstane přízemní.
ci2-discard = Žlutý dílek se vejde jen na váš žlutý přízemní domek. Stavět ho nemusíte: odmítněte ho.
ci2-no-discard = Pak bude domek vysoký 2 a Přízemní domky dají o 2 body míň. Dílek odmítněte.
ci2-end = Socha vedle dvou domků boduje třikrát: sama, pro Sochaře a pro Přízemní domky. V Cities vyhrávají karty, které si pomáhají.
ci2-goal = Teď je to na vás: vezměte pozemkovou destičku a vylepšete kartu, zeleň nebo milník.

## Point City, první volná hra

pc-on-3-1 = V celé řadě nebo sloupci jsou jen zdroje: před dobráním smíte jednu z těch karet otočit. Otočená zůstane, i když ji nevezmete.
pc-on-3-2 = Nic se nehodí? Vezměte zdarma dvě karty z balíčku: vrchní a jednu neznámou. Ostatním tím nic nového neodkryjete.
pc-on-3-4 = Budova se platí hned a celá. Berete-li dvě, musíte být schopni zaplatit obě.
pc-on-3-5 = Dvojitá karta zaplatí jeden nebo dva zdroje svého druhu, ale nic se z ní nevrací.
pc-on-3-6 = Karta inspirace, hvězda, zaplatí jeden kterýkoli zdroj. Šetřete ji na to, co jinak nezískáte.
pc-on-3-8 = Trvalý zdroj platí jednou za tah. Stavíte-li dvě budovy, pomůže jen jedné z nich.
pc-on-3-9 = Zdroj z nové budovy platí až od vašeho příštího tahu.
pc-on-3-11 = Nejdřív platí město, na zbytek vyberete karty. Nikdy nedáte o kartu víc, než je třeba.
pc-on-3-12 = Za veřejnou budovu si vyberete žeton. Žetony se nedoplňují, ty nejlepší zmizí brzy.
pc-on-4-2 = Místo zdroje přijde budova, místo budovy zdroj. Hlídejte, co odkryjete dalšímu hráči.
pc-on-5-1 = Hra končí, když nejde doplnit tržiště: po 17 tazích každého hráče. Pak se počítají body.
pc-own-5-2 = Balíček je prázdný a žádnou dvojici nezaplatíte, a tak tah vynecháte. To se stává jen v úplně posledním tahu.
pc-on-6-2 = Žetony počítají, co dává vaše město, ne karty v ruce. Jedinou výjimkou je žeton za karty inspirace.
pc-on-7-4 = Virtuální soupeř bere kartu, kde se značky kříží, a kartu pod ní (z dolní řady tu nejvyšší ve sloupci). Víte tedy, co zmizí příště.

## UpTown, první volná hra

ut-on-3-1 = Kartu zdarma hrát nemusíte, smíte ji zahodit. Další pak leží odkrytá pro všechny.
ut-own-3-2 = Upcoiny na vašem balíčku znamenají, že od vás někdo koupil. Vybrat je znamená celou první akci tahu.
ut-on-3-5 = Při koupi od soupeře leží cena na jeho balíčku. Příští první akcí si ji vybere, a kartu zdarma tak nemá.
ut-on-3-6 = Dokud na balíčku leží upcoiny, nic se z něj neprodává, ani majiteli.
ut-on-3-7 = Karta se kupuje, aby se zahrála: potřebujete na ni peníze i místo.
ut-on-3-8 = Karta ze společného balíčku je zdarma a má čtyři projekty. Nehodí-li se žádný nikam, zahodí se.
ut-on-1-5 = Malá 2 značí, že se projekt počítá za dva svého druhu, ale jen za jedno podlaží.
ut-on-1-6 = Značky říkají, kam projekt smí: jen přízemí, jen vyšší podlaží, nebo jen na střechu. „Bez dárků“ chrání budovu před dárky.
ut-on-1-7 = Některé příjmy závisejí na místě: na podlažích pod kartou nebo na projektech určitého druhu na pozemku či na celé ulici.
ut-on-4-2 = Stavíte na vlastní ulici. Jen projekt se značkou dárku patří na cizí ulici, a jeho minus se počítá tam.
ut-on-4-5 = Projekty na střechu patří na zastřešené budovy. Samy nic nezastřeší, a tak výplata nenastane.
ut-on-5-1 = Se střechou platí celá vaše ulice, i zastřešené pozemky. Nejdřív tedy příjem, potom střecha.
ut-own-5-2 = Vaše příjmy dávají dohromady nulu nebo míň, nic tedy nedostanete. Ale nikdy nic nedoplácíte.
ut-on-5-3 = Dárek se střechou pozemek zastřeší a zaplaceno dostane majitel ulice, ne dárce.
ut-on-6-1 = Některá ulice má zastřešených všech pět pozemků, nebo došel balíček: hraje se poslední kolo.
ut-on-3-9 = Společný balíček je prázdný. Kupovat teď nemusíte, a když nemůžete, akce se vynechá.

## Mafia City, první volná hra

mc-on-2-6 = Jednou, na začátku, smíte obě karty vyměnit. Nechat si stojí za to dvě Pěsti nebo kartu, kterou brzy použijete.
mc-own-3-2 = Umístěte Mafiána na sloupeček. Kdo jich tam má při vyhodnocení nejvíc, kontroluje lokaci: získá 1 bod a její efekt.
mc-on-3-5 = Chcete-li vyčkat, odhoďte kartu bez efektu. Ostatní pak musí hrát dřív.
mc-own-3-8 = Vzdali jste se tahu, ale Náboj vám dá ještě jednu akci, dokud je někdo aktivní.
mc-on-3-9 = Policejní razie může vrátit Mafiána i hráči, který už pasoval. Ten je pak znovu aktivní.
mc-on-4-4 = V Klubu rváčů a na Radnici nemá při shodě kontrolu nikdo. Nejvíc Mafiánů musíte mít jako jediní.
mc-on-4-6 = Než se určí kontrola lokace, smějí hráči postupně hrát Tajné dohody, dokud všichni po sobě neodmítnou.
mc-on-4-10 = Věznice: nejdřív si všichni vezmou své Mafiány z Cely. Pak tam smí ten, kdo ji kontroluje, poslat dalšího.
mc-on-4-12 = Přístav: smíte pohnout Nájemným vrahem na sousední lokaci a pak zahrát kartu Nájemný vrah tam, kde stojí.
mc-on-4-14 = Kdo má Policistu, vidí všem do karet, dokud o něj nepřijde.
mc-on-4-17 = Kdo má Starostu, vybírá, která lokace se vyhodnotí příště, a určuje i pořadí při stahování Mafiánů.
mc-on-5-1 = Mafiáni, které necháte, drží lokaci dál. Ty, které stáhnete, smíte v příštím kole umístit znovu.
mc-on-6-3 = Kdo má jako jediný nejméně bodů, dobere si kartu navíc.
mc-on-8-2 = Dvě Pěsti zruší kartu nebo symbol, ale nikdy efekt lokace.
mc-on-8-3 = Jeden Klobouk vám vrátí Mafiána do ruky. Dva Klobouky umístí Mafiána z rezervy na kteroukoli lokaci.
mc-on-9-3 = Zloděj vezme jinému hráči náhodnou kartu.
mc-on-9-4 = Náčelník policie zruší Práskače, Zloděje, Policejní razii nebo Věznici.
mc-on-9-5 = F.B.I. zruší kartu Nájemný vrah, Kšefty nebo Velký plán, anebo pohyb Nájemného vraha v Přístavu.
mc-on-9-6 = Policejní razie: kde máte aspoň dva Mafiány, vrátí se celý sloupeček hráčům do ruky.
mc-on-9-7 = Páky v pozadí vymění hlavní (nejspodnější) Mafiány dvou sloupečků. Shoda se tím může obrátit.
mc-on-9-8 = Velký plán přesune kteréhokoli Mafiána na vrch jiného sloupečku.
mc-on-9-9 = Spoluúčast: váš Mafián jde do Cely a vezme s sebou Mafiána třetího hráče.
mc-on-9-10 = Kšefty: doberte tři karty a jednu z nich odhoďte.
mc-on-9-11 = Tajnou dohodu smíte zahrát, i když tam Mafiána nemáte. Při shodě ale vyhrává, kdo ho tam má.
mc-on-10-1 = I veto lze vetovat. Postupujte od posledního: veto, které platí, ruší to předchozí.
mc-on-10-3 = Všichni odpovídají naráz a tajně. Vetuje-li jich víc, platí první po směru hodinových ručiček; ostatním karty zůstanou.

## Cities, první volná hra

ci-on-2-5 = Vyberte si startovní destičku. Podle jejích barev využijete první dílky.
ci-on-3-3 = Na prvním poli zajímavostí leží dvě. Na posledním jedna, kterou vidíte, a jedna skrytá.
ci-on-3-5 = Co leží lícem dolů, to nikdo nezná, dokud si to někdo nevezme. A co si vezmete, to už máte.
ci-on-4-3 = Ve hře dvou hráčů postavíte v každém kole do každé řady přesně dvě figurky, ve hře tří nebo čtyř jednu.
ci-on-4-5 = Destička musí ke čtvrti přiléhat celou stranou a čtvrť nikdy nepřesáhne 3 × 3 destičky (v dlouhé hře 3 × 5).
ci-on-4-6 = Zajímavost patří na svůj povrch: do zeleně, na vodu, nebo na prázdnou parcelu. Nemá-li kam, opouští hru.
ci-on-4-7 = Socha parcelu zabere: dílek už tam postavit nejde.
ci-on-4-8 = Žolíková parcela přijme dílek kterékoli barvy. Dokud je prázdná, platí za barvu, která se vám nejvíc hodí.
ci-on-4-9 = Dílek bez parcely či budovy své barvy opouští hru. Odmítnout smíte i dílek, který by vám uškodil.
ci-own-4-10 = Pole s otazníky: losujete dva dílky ze sáčku. Vaše figurka stojí v řadě nejvíc vpravo, a tak dostanete hvězdu.
ci-own-5-1 = Milník splněn! Váš kroužek hned zabírá nejlepší volné místo.
ci-on-5-4 = Sousedí, co se dotýká stranou, rohem ne. Oblast je vše téhož druhu, co takto souvisí.
ci-on-6-1 = Čí figurka stojí v řadě dílků nejvíc vpravo, ten si vezme hvězdu a začne další kolo.
ci-on-7-3 = 1, 2, 3 nebo 4 různé zajímavosti v jedné zeleni nebo vodní ploše dají 1, 3, 6 nebo 10 bodů. Druhá stejná nic nepřidá.
ci-on-7-4 = Každá bodovací karta počítá zvlášť: táž budova může bodovat pro víc karet.
ci-on-7-5 = Počítá-li karta sady, patří každá budova jen do jedné.
