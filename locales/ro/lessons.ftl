### The lessons: one message a bubble. Keys with -no- answer other legal moves. Keys with -on- explain a rule when it first happens at the table, those with -own- when it first happens to the player.

## Point City 1

pc1-goal = Bun venit la primărie! Câștigă orașul cu cele mai multe puncte. Le aduc clădirile și jetoanele civice, ca acela luminat. La treabă!
pc1-take = În tura ta iei două cărți vecine. Resursele sunt gratuite: ia energia și industria luminate.
pc1-no-take = Se poate și așa, uneori chiar merită. Acum însă ia cele două cărți luminate.
pc1-refill = Vezi? În locul unei resurse apare o clădire. Iar în locul unei clădiri luate apare o resursă. Acum e rândul rivalului.
pc1-greedy = Fiecare dintre ele costă energie și economie, iar clădirile se plătesc pe loc. Le-ai vrea pe amândouă? Încearcă să le iei.
pc1-smithy = Una ajunge. Ia Fierăria și cartea de sub ea. Economie nu ai, dar îi ține locul cartea de iscusință, steaua.
pc1-no-smithy = Într-un joc adevărat, de ce nu. Aici ia Fierăria și cartea de sub ea: îți va da industrie în fiecare tură.
pc1-look = De acum Fierăria îți dă o industrie în fiecare tură: e o resursă permanentă. Atinge o clădire pe care te-ar ajuta să o plătești.
pc1-no-look = Caută o clădire care are în cost roata dințată, semnul industriei.
pc1-fountain = Fântână arteziană de piatră: 4 puncte pentru energie și industrie. Ia-o cu energia de sub ea. Cartea plătește pe loc, restul îl plătește Fierăria.
pc1-no-fountain = Încearcă fântâna arteziană de piatră cu energia de sub ea. Nu te costă nicio carte din mână.
pc1-library = Rivalul are Turnul cu ceas. Ia Biblioteca mică și cartea de deasupra: cele 3 industrii le plătesc Fierăria, această carte și una din mână.
pc1-no-library = Asta poate aștepta. Biblioteca mică și industria de deasupra ei îți aduc chiar acum un jeton.
pc1-token = O clădire civică îți dă un jeton la alegere, care aduce puncte la final. Ia 5 puncte sau 2 pentru fiecare industrie pe care o dă orașul.
pc1-no-token = Greu de spus cât va valora la final. Mergi la sigur: ia 5 puncte sau 2 per industrie.
pc1-last = Sărim la tura a 17-a, ultima, într-un oraș ca al tău. Dă 2 economie și 3 comunitate: destul pentru o clădire mare. Găsește-o!
pc1-no-last = Frumos, dar Opera e mai bună: 5 puncte, plătite în întregime de oraș. Ia-o cu steaua de lângă ea.
pc1-end = Piața nu mai poate fi completată, deci jocul s-a terminat. Se adună clădirile și jetoanele: orașul tău câștigă! Urmează un joc adevărat?

## Point City 2

pc2-flip = Joc nou! Când un rând sau o coloană arată numai resurse, poți întoarce una dintre acele cărți înainte de a lua. Întoarce-o pe cea luminată.
pc2-no-flip = Mai întâi întoarce o carte: apasă „Întoarce”, apoi cartea luminată.
pc2-build = O Centrală termică, pentru industrie și economie. Ia-o cu industria de lângă ea; economia o plătește steaua. O clădire chiar din prima tură!
pc2-no-build = Acum poți lua orice, dar clădirea întoarsă îi rămâne rivalului. Ia Centrala termică împreună cu industria de lângă ea.
pc2-park = Sărim înainte: mai ai trei ture. Parcul de distracții aduce 4 puncte, iar orașului îi lipsește o singură comunitate. Ia-l cu comunitatea dublă de dedesubt.
pc2-no-park = Se poate, dar ai o mutare mai bună. Parcul de distracții cu comunitatea dublă: 4 puncte acum și comunitate pentru mai târziu.
pc2-pay = Lipsește o comunitate. O carte dublă plătește până la două, dar nu dă rest. Îți trebuie pentru Galeria de artă, deci plătește cu steaua.
pc2-no-pay = Așa se pierde jumătate din cartea dublă. Plătește cu steaua și păstrează comunitatea dublă pentru Galeria de artă.
pc2-look = Rivalul are Sala de concerte, orașul lui dă 2 energie și 2 comunitate, iar în mână mai are energie. Ce ai vrea dacă ai fi în locul lui? Atinge cartea.
pc2-no-look = Caută în coloana din stânga: ce aduce cele mai multe puncte și ar putea plăti rivalul?
pc2-deny = Da! Cu steaua de deasupra, rivalul poate construi Turnul din nori. Ia-i-o înainte: ia steaua și Galeria de artă. O plătesc steaua și comunitatea dublă.
pc2-no-deny = Atunci rivalul ia Turnul din nori cu acea stea: 7 puncte. Suflă-i steaua de sub nas!
pc2-token = Gândește-te la ambele orașe. 2 per energie și 2 per industrie îți aduc câte 4 puncte, dar numai unul dintre jetoane i-ar aduce puncte și rivalului.
pc2-no-token = Socotește cât valorează în orașul tău chiar acum. Două dintre jetoane aduc 4 puncte.
pc2-deck = Lângă Turnul din nori nu mai e nimic ce ar putea plăti rivalul, așa că turnul rămâne. El ia două din pachet și nu-ți descoperă nimic nou.
pc2-grow = Ultima tură. Jetonul tău dă 2 per tip de resursă din care ai cel puțin 2, deci o a doua comunitate contează. Ce clădire o dă și e plătită doar de oraș?
pc2-no-grow = Blocuri-turn: le plătește orașul și aduc 1 punct plus 2 pe jeton. Ia-le cu resursa de deasupra sau de lângă ele.
pc2-end = Ai câștigat! Ai plănuit, ai stricat un plan și ai plătit cu cap. Resursele permanente aduc puncte doar prin jetoane, cărțile rămase doar decid egalitatea.

## UpTown 1

ut1-goal = Bun venit pe șantier! Aceste cinci parcele sunt strada ta: suprapune proiecte pe ele. Moneda arată încasări în upcoini, iar fanionul negru, prestigiu. Câștigă cine are cel mai mult prestigiu.
ut1-keep = Tura ta are două acțiuni. Prima: cartonașul de deasupra teancului tău e gratuit.
ut1-no-keep = Poți și să renunți la el, dar un magazin cu încasări 2 e un început grozav. Folosește-l.
ut1-ground = Aceste servicii merg doar la etaj, deci rămâne magazinul: parter, încasări 2. Pune-l pe parcela 1.
ut1-no-ground = Merge orice parcelă. Să începem din stânga, cu parcela 1.
ut1-buy = A doua acțiune: mai ia un cartonaș. Cel aflat acum deasupra teancului tău costă 3 upcoini.
ut1-no-buy = Poți cumpăra și de la rival sau poți lua gratuit cartonașul municipal. Acum însă cumpără din teancul tău.
ut1-choose = Un cartonaș are două proiecte, dar construiești doar unul. Biroul are încasări 1, apartamentul prestigiu 2. Pune apartamentul peste magazin.
ut1-no-choose = Merge și așa. Dar hai să vedem cum crește un turn: pune apartamentul peste magazin.
ut1-roof = Și rivalul construiește. Următorul tău cartonaș are o cafenea cu acoperiș. Acoperișul închide parcela, iar toată strada te plătește. Închide parcela 1!
ut1-no-roof = Încearcă întâi acoperișul: cafeneaua, pe parcela 1. O să-ți placă ce urmează.
ut1-paid = Ziua de plată! Magazin 2, cafenea 1: în total 3 upcoini. Parcela 1 e gata, dar va plăti din nou la fiecare acoperiș al tău.
ut1-municipal = Acum a doua acțiune. Cartonașul municipal, cu bandă verde, e gratuit și are patru proiecte.
ut1-free = Magazin, cafenea sau servicii cu acoperiș? Alege ce-ți place și construiește unde vrei.
ut1-last = Sărim la o stradă ca a ta, cu patru parcele închise. Cu a cincea vine ultima rundă. Pune acoperișul luminat pe parcela 2.
ut1-no-last = Conduci, deci încheie jocul: închide ultima parcelă cu acoperișul.
ut1-rest = Toate parcelele sunt închise, deci cartonașul municipal nu încape nicăieri. Ia-l și iese din joc. Rivalul mai are o tură.
ut1-end = Contează tot prestigiul de pe stradă, plus 1 pentru fiecare 3 upcoini. Ai câștigat! Construiești, închizi, încasezi: acesta e UpTown.

## UpTown 2

ut2-timing = Un acoperiș ți-ar aduce acum 4. Poate aduce mai mult: întâi crește încasările. Construiește biroul cu încasări 2 pe parcela 2.
ut2-no-timing = Cu cât ai încasări mai mari, cu atât aduce mai mult următorul acoperiș. Construiește biroul cu încasări 2.
ut2-steal = Cartonașul de deasupra teancului rival are acoperiș și îl poți cumpăra. Cei 5 upcoini ai tăi rămân pe teancul lui.
ut2-no-steal = Cartonașele bune stau adesea la rival. Acesta are acoperișul de care ai nevoie: cumpără-l.
ut2-close = Cumpără acel cartonaș și construiește biroul cu acoperiș pe parcela 2. Îți aduce 6 upcoini, mai mult decât costă.
ut2-no-close = Acoperișul îți aduce pe loc 6 upcoini. Construiește biroul cu acoperiș pe parcela luminată.
ut2-coins = Uită-te la teancul rivalului. Cât timp stau acolo upcoinii tăi, nu se vinde nimic din el, iar prima lui acțiune e doar să îi ia: fără cartonaș gratuit!
ut2-refuse = Acum rivalul a cumpărat de la tine: pe teancul tău sunt 4 upcoini. Încearcă totuși să folosești cartonașul gratuit.
ut2-collect = Întâi upcoinii! Prima ta acțiune din această tură e doar să îi iei.
ut2-gift = Pachețelul de pe următorul tău cartonaș înseamnă cadou: merge pe strada unui rival și îl costă 1 prestigiu per apartament de pe parcelă.
ut2-no-gift = Frumos, dar azi trimiți un cadou. Cumpără cartonașul tău și alege proiectul cu pachețelul.
ut2-where = Cumpără-l drept cadou. Unde doare cel mai tare? Numără apartamentele. Parcelele 1 și 4 sunt ferite: pachețelul tăiat înseamnă „fără cadouri”.
ut2-no-where = Acolo nu e niciun apartament, deci rivalul nu pierde nimic. Caută turnul cu trei.
ut2-end-trigger = Sărim înainte: conduci cu 22 la 19 și fiecare stradă are patru parcele închise. A cincea aduce ultima rundă. Ai un cadou cu acoperiș: trimite-l!
ut2-no-end-trigger = Așa rivalul are timp să te ajungă. Alege cadoul cu acoperiș și închide-i ultima parcelă.
ut2-rooftop = Acoperișul l-a plătit pe proprietarul străzii, nu pe tine. Acum cumpără cartonașul rivalului: prestigiu 3 pe o clădire închisă. În portofel, cei 6 upcoini valorează doar 2.
ut2-no-rooftop = E o idee. Încearcă însă proiectul de pus pe acoperiș: la final 6 upcoini fac doar 2 prestigiu, el face 3.
ut2-end = Rivalul ți-a întors cadoul, dar rămâi în față și câștigi! Fii cu ochii pe cartonașele de deasupra, pe upcoinii de pe teancuri și pe următorul acoperiș.

## Mafia City 1

mc1-goal = Bun venit în familie! Fiecare locație pe care o controlezi îți dă 1 punct și efectul ei. Cine ajunge la 10 puncte câștigă.
mc1-place = De obicei, în tura ta pui un mafiot. La Clubul luptătorilor e 1 la 1, iar acolo egalitatea nu ajută pe nimeni. Mai pune unul.
mc1-no-place = Se poate. Dar cu încă un mafiot Clubul luptătorilor e al tău: pune-l acolo.
mc1-look = Și în Cartierul de afaceri e egalitate. Aici, ca aproape peste tot, câștigă mafiotul cel mai de jos. Atinge-l.
mc1-no-look = Uită-te chiar la baza stivei din Cartierul de afaceri.
mc1-informer = Nu e al tău. Dar Informatorul trimite orice mafiot în Celulă: alege în Cartierul de afaceri un mafiot al jucătorului 3.
mc1-no-informer = Țintește Cartierul de afaceri: fără un mafiot al jucătorului 3, conduci acolo cu 2 la 1.
mc1-last = Jucătorul 2 conduce la Clubul privat cu 3 la 1. Pune-l totuși acolo pe ultimul. Vei vedea îndată de ce.
mc1-no-last = Ai încredere: Clubul privat. De rest se ocupă Închisoarea.
mc1-pass = Nu mai ai mafioți de pus, deci pasează. După ce au pasat toți, locațiile se evaluează de la 1 la 7.
mc1-no-pass = Ai putea folosi cartea, dar păstreaz-o pentru mai târziu. Pasează.
mc1-jail = La Închisoare e egalitate, dar ești mai jos: 1 punct. Acum efectul: trimite în Celulă un mafiot al jucătorului 2 din Clubul privat.
mc1-no-jail = Uită-te la Clubul privat: 3 la 2. Cu unul mai puțin e egalitate, iar pe aceea o câștigi, fiindcă ești cel mai jos.
mc1-recruit = Clubul luptătorilor e al tău: 1 punct. Efectul îți aduce în mână un mafiot din rezervă. Aplică-l.
mc1-no-recruit = Un mafiot gratis! Nu-l refuza.
mc1-business = Cartierul de afaceri e al tău: 1 punct. Efectul: tragi trei cărți și decartezi una. Aplică-l.
mc1-no-business = În orașul ăsta cărțile înseamnă putere. Aplică efectul.
mc1-discard = O carte se folosește pentru text sau pentru simbol. Păstrează Trasul sforilor: acel +1 aduce îndată un punct. Decartează alta.
mc1-no-discard = Nu pe cea cu +1! Chiar la locația următoare valorează un punct. Decartează altă carte.
mc1-plus = La Clubul privat e egalitate și ești cel mai jos: 1 punct. Aici o carte cu +1 mai aduce unul. Joac-o!
mc1-no-plus = Joacă Trasul sforilor ca +1: două puncte dintr-o singură locație.
mc1-back = La Primărie e egalitate, iar acolo nu ajută pe nimeni. Ai 5 puncte! Acum fiecare poate lua mafioți înapoi. Decide pentru Închisoare.
mc1-final = Sărim la runda 3. Clubul privat e al tău și ai 10 puncte. Joacă +1, ca să fie sigur!
mc1-no-final = Ai câștiga oricum, dar un punct e un punct. Joacă +1.
mc1-end = 11 puncte: ai câștigat! În fiecare rundă: acțiuni până pasează toți, șapte locații, mafioți luați înapoi, o carte nouă.

## Mafia City 2

mc2-hand = Runda 2. Ai cinci cărți pe care nu le vede nimeni altcineva. Începe jucătorul 2, care îți vânează mafioții din Port.
mc2-veto = Un Informator! Toți sunt întrebați deodată, în secret, dacă îl anulează. Șeful poliției anulează un Informator: joacă-l.
mc2-no-veto = Asta te-ar costa un mafiot sau două cărți. Șeful poliției ajunge singur.
mc2-counter = Jucătorul 2 ripostează: doi Pumni anulează orice carte sau simbol, chiar și un veto. Ai și tu doi Pumni. Anulează-i pe ai lui!
mc2-no-counter = Atunci Informatorul trece totuși. Anulează cu cei doi Pumni ai tăi: Informatorul și Marele plan.
mc2-ladder = Pumnii tăi îi anulează pe ai lui, deci Șeful poliției rămâne valabil, iar Informatorul cade. Acum Primăria: e egalitate, pune acolo un mafiot.
mc2-no-ladder = Poate mai târziu. La Primărie se câștigă Primarul: pune-l acolo.
mc2-place = Jucătorul 2 a egalat din nou la Primărie, iar jucătorul 3 așteaptă și decartează o carte. Pune ultimul mafiot la Secția de poliție.
mc2-no-place = Vrei și Polițistul: pune mafiotul la Secția de poliție.
mc2-pass = Jucătorul 3 a egalat la Secția de poliție, 2 la 2, și e cel mai jos. Dar la evaluare te ajută cărțile. Pasează.
mc2-no-pass = Păstrează ambele cărți: Asasinul se joacă în Port, Înțelegerea secretă la orice locație. Pasează.
mc2-hitman = Mafiotul tău rămâne în Celulă până la următoarea evaluare a Închisorii. Dar Portul e al tău: Asasinul poate merge într-o locație vecină. Trimite-l la Primărie.
mc2-no-hitman = Ai nevoie de el la Primărie, unde e 2 la 2. Trimite-l acolo.
mc2-shoot = Acum joacă cartea Asasinul: elimină un mafiot de unde stă figurina. Alege un mafiot al jucătorului 2, și Primăria e a ta.
mc2-no-shoot = Mai bine elimini un mafiot al jucătorului 2: atunci Primăria e a ta.
mc2-deal = La Secția de poliție e 2 la 2, iar jucătorul 3 e cel mai jos. Când se decide controlul, o Înțelegere secretă contează ca încă un mafiot. Joac-o!
mc2-no-deal = Acum e momentul: cu încă unul e 3 la 2 pentru tine.
mc2-policeman = 3 la 2, secția e a ta! Efectul ei e Polițistul: cât timp îl ai, vezi cărțile tuturor. Ia-l și aruncă o privire.
mc2-no-policeman = Să vezi cărțile tuturor valorează mult. Ia-l.
mc2-mayor = Primăria e a ta, 2 la 1. Ia Primarul: cât timp îl ai, alegi ce locație se evaluează în continuare.
mc2-no-mayor = Cu Primarul, tu hotărăști ordinea. Ia-l.
mc2-pick = Acum se iau mafioții înapoi și tot cine are Primarul decide ordinea: alegi locația și cine hotărăște primul acolo. Alege orice locație.
mc2-end = Trei locații și două figurine într-o rundă: bravo! Ține Pumnii în perechi și păstrează o carte sau două pentru locații. Orașul te așteaptă!

## Cities 1

ci1-goal = Bun venit printre urbaniști! În patru runde aduni cărți de punctaj, terenuri, atracții și piese pentru cartierul tău. Câștigă cine are cele mai multe puncte.
ci1-card = În tura ta pui un muncitor pe un loc liber și iei ce este acolo. Începe cu „Case de cărămidă”: 2 puncte pentru fiecare clădire roșie cu exact 2 niveluri.
ci1-no-card = Poți începe pe orice rând. Azi începe cu cartea potrivită pentru parcela ta roșie: „Case de cărămidă”.
ci1-tile = Rivalul deja construiește. Îți trebuie teren: ia placa cu două parcele roșii.
ci1-no-tile = Cartea ta vrea clădiri roșii, deci vrei parcele roșii: ia placa luminată.
ci1-place = O placă trebuie să atingă cartierul cu o latură întreagă. Pune-o în locul luminat și rotește-o până ajunge parc lângă parc: parcurile unite se punctează împreună.
ci1-no-place = Regulile permit asta. Dar pune-o în locul luminat, parc lângă parc.
ci1-feature = Parcurile și apa aduc puncte prin atracții. Ia copacul și barca: locul acesta dă două.
ci1-no-feature = Ar ajuta și asta. Dar un loc dă două atracții deodată: copacul și barca.
ci1-put = Copacul merge în parc, barca pe apă. 1, 2, 3 sau 4 atracții diferite într-o zonă aduc 1, 3, 6 sau 10 puncte. Pune-le pe amândouă.
ci1-pieces = Carte, teren, atracții: acum poți construi. Ia locul cu patru piese.
ci1-no-pieces = Pe locul luminat sunt două piese roșii și una albastră, numai bune pentru parcelele tale: ia-le.
ci1-build = O piesă merge pe o parcelă sau clădire de culoarea ei, până la 4 niveluri. Cea verde n-a avut loc și s-a pierdut. Pune ambele roșii unde e luminat, apoi pe cea albastră.
ci1-no-build = „Case de cărămidă” vrea o clădire roșie cu exact 2 niveluri. Pune ambele roșii unde e luminat, apoi pe cea albastră pe o parcelă albastră.
ci1-last = Sărim la runda 4, într-un cartier ca al tău. E plin și mai ai un singur muncitor. Ia chioșcul!
ci1-kiosk = Unde aduce cel mai mult? Un parc are deja toate cele patru feluri. Caută parcul cu doar un copac și o fântână arteziană.
ci1-no-kiosk = Acolo aduce puțin. În parcul cu copac și fântână arteziană, un al treilea fel face din 3 puncte 6.
ci1-end = Toți muncitorii sunt puși: jocul s-a terminat. Se adună obiectivele, statuile, parcurile, apa și cărțile de punctaj. Ai câștigat! Ce cartier!

## Cities 2

ci2-look = Fiecare metropolă are trei obiective. Cine îl îndeplinește primul pe unul ia cel mai mult; în doi, locul din mijloc e blocat. Atinge metropola.
ci2-no-look = Metropola este tabla cu cele trei obiective.
ci2-statue = „Obeliscuri” cere 2 statui: 6 puncte pentru primul, 1 pentru al doilea. În ofertă sunt două statui. Ia-o pe cea cu delfinul.
ci2-no-statue = E util, dar acum e o cursă pentru statui, iar rivalul urmează. Ia statuia cu delfinul.
ci2-put = O statuie consumă o parcelă goală. „Case fără etaj” îți dă 2 puncte pentru fiecare clădire cu 1 nivel lângă o statuie. Ce parcelă atinge două?
ci2-no-put = Întâi statuia, și mai aproape: o parcelă atinge și casa albastră, și pe cea galbenă.
ci2-second = „Case fără etaj” aduce deja 4 puncte! Dar rivalul poate lua cealaltă statuie. Mai ai un muncitor pentru acest rând: trimite-l acum.
ci2-no-second = Dacă rivalul ia acea statuie, „Obeliscuri” e departe. Ia-o!
ci2-ring = Pune-o pe o parcelă de care te poți lipsi: una dintre cele două luminate. A treia îți trebuie pentru o clădire albastră.
ci2-no-ring = Păstrează parcela aceea pentru o clădire albastră. Alege una luminată.
ci2-milestone = Inelul tău e pe „Obeliscuri”: 6 puncte pe care nu ți le ia nimeni. Iar fiecare statuie valorează și singură 2 puncte.
ci2-refuse = Ai prins gustul atracțiilor? Încearcă să iei și parcela joker.
ci2-card = Doi muncitori pe rând, nu mai mulți. Acum ia „Sculptori”: 2 puncte pentru fiecare statuie. Același lucru poate aduce puncte la mai multe cărți.
ci2-no-card = Ai deja două statui, iar „Sculptori” le numără încă o dată. Ia cartea.
ci2-pieces = Cartea „Birouri din port” vrea clădiri albastre cu exact 2 niveluri. Ia locul cu două piese albastre.
ci2-no-pieces = Pe locul luminat sunt două piese albastre: exact ce vrea „Birouri din port”.
ci2-build = Atenție: dacă e înălțată, casa albastră de lângă statuie nu mai e fără etaj. Pune ambele piese albastre pe parcela goală luminată.
ci2-no-build = Ambele albastre pe parcela luminată: exact 2 niveluri, iar casa de lângă statuie rămâne fără etaj.
ci2-discard = Piesa galbenă încape doar peste casa ta galbenă fără etaj. Nu trebuie să o construiești: refuz-o.
ci2-no-discard = Atunci casa are 2 niveluri, iar „Case fără etaj” dă cu 2 puncte mai puțin. Refuză piesa.
ci2-end = O statuie lângă două case aduce puncte de trei ori: singură, la „Sculptori” și la „Case fără etaj”. În Cities câștigă cărțile care se ajută între ele.
ci2-goal = Acum e rândul tău: ia o placă de teren și îmbunătățește o carte, un parc sau un obiectiv.

## Point City, primul joc liber

pc-on-3-1 = Un rând sau o coloană arată numai resurse: înainte de a lua, poți întoarce una dintre acele cărți. Rămâne întoarsă, chiar dacă nu o iei.
pc-on-3-2 = Nu-ți place nimic? Ia gratuit două cărți din pachet: cea de deasupra și una nevăzută. Celorlalți nu le descoperi nimic nou.
pc-on-3-4 = O clădire se plătește pe loc și în întregime. Dacă iei două, trebuie să le poți plăti pe amândouă.
pc-on-3-5 = O carte dublă plătește una sau două resurse de felul ei, dar nu dă rest.
pc-on-3-6 = O carte de iscusință, steaua, plătește o resursă oarecare. Păstreaz-o pentru ce nu poți obține altfel.
pc-on-3-8 = O resursă permanentă plătește o dată pe tură. La două clădiri ajută doar la una dintre ele.
pc-on-3-9 = Resursa unei clădiri noi plătește abia din tura ta următoare.
pc-on-3-11 = Întâi plătește orașul; pentru rest alegi tu cărțile. Nu plătești niciodată o carte în plus.
pc-on-3-12 = O clădire civică îți dă un jeton la alegere. Jetoanele nu se completează, așa că cele bune pleacă repede.
pc-on-4-2 = În locul unei resurse vine o clădire, iar în locul unei clădiri o resursă. Ai grijă ce îi descoperi jucătorului următor.
pc-on-5-1 = Jocul se încheie când piața nu mai poate fi completată: după câte 17 ture. Apoi se numără punctele.
pc-own-5-2 = Pachetul e gol și nu poți plăti nicio pereche, deci pasezi. Se întâmplă doar în ultima tură a jocului.
pc-on-6-2 = Jetoanele numără ce dă orașul tău, nu cărțile din mână. Singura excepție este jetonul pentru cărți de iscusință.
pc-on-7-4 = Rivalul virtual ia cartea unde se întâlnesc cele două marcaje și pe cea de sub ea (de jos de tot, pe prima din coloană). Știi deci ce dispare.

## UpTown, primul joc liber

ut-on-3-1 = Nu trebuie să folosești cartonașul gratuit: poți renunța la el. Următorul stă atunci la vedere pentru toți.
ut-own-3-2 = Upcoinii de pe teancul tău arată că cineva a cumpărat de la tine. Prima ta acțiune din tură e doar să îi iei.
ut-on-3-5 = Când cumperi de la un rival, prețul rămâne pe teancul lui. Prima lui acțiune va fi să îl ia, deci nu primește cartonaș gratuit.
ut-on-3-6 = Cât timp sunt upcoini pe un teanc, nu se vinde nimic din el, nici măcar proprietarului.
ut-on-3-7 = Un cartonaș se cumpără ca să fie folosit: îți trebuie și banii, și locul pentru el.
ut-on-3-8 = Cartonașul din teancul comun e gratuit și are patru proiecte. Dacă niciunul nu încape nicăieri, iese din joc.
ut-on-1-5 = Cifra mică 2 înseamnă duo: proiectul contează ca două de tipul lui, dar ca un singur nivel.
ut-on-1-6 = Semnele arată unde poate sta un proiect: doar la parter, doar la etaj sau doar pe acoperiș. „Fără cadouri” ferește clădirea de cadouri.
ut-on-1-7 = Unele încasări depind de loc: de nivelurile de dedesubt sau de proiectele de un anumit tip de pe parcelă ori de pe toată strada.
ut-on-4-2 = Construiești pe strada ta. Doar un proiect cu pachețel, un cadou, merge pe strada altcuiva, iar minusul lui se socotește acolo.
ut-on-4-5 = Proiectele de acoperiș stau pe clădiri închise. Ele nu închid nimic, deci nu aduc încasări pe loc.
ut-on-5-1 = La un acoperiș plătește toată strada ta, și parcelele închise. Deci întâi încasări, apoi acoperiș.
ut-own-5-2 = Încasările tale fac împreună zero sau mai puțin, deci nu primești nimic. Dar nici nu plătești vreodată.
ut-on-5-3 = Un cadou cu acoperiș închide parcela, iar banii îi primește proprietarul străzii, nu cel care dăruiește.
ut-on-6-1 = O stradă are toate cele cinci parcele închise sau s-a terminat un teanc: aceasta e ultima rundă.
ut-on-3-9 = Teancul comun e gol. Acum poți și să nu cumperi, iar dacă nu poți cumpăra, se sare peste acțiune.

## Mafia City, primul joc liber

mc-on-2-6 = O singură dată, la început, poți schimba ambele cărți. Merită păstrați doi Pumni sau o carte pe care o folosești curând.
mc-own-3-2 = Pune un mafiot pe o stivă. Cine are cei mai mulți acolo când se evaluează locația o controlează: 1 punct și efectul ei.
mc-on-3-5 = Ca să aștepți, decartează o carte fără efect. Atunci ceilalți trebuie să mute înainte.
mc-own-3-8 = Ai pasat, dar un Glonț îți dă încă o acțiune, cât timp mai e cineva activ.
mc-on-3-9 = O Razie poate da înapoi un mafiot unui jucător care a pasat. Acel jucător este din nou în joc.
mc-on-4-4 = La Clubul luptătorilor și la Primărie, la egalitate nu controlează nimeni. Trebuie să ai mai mulți mafioți decât oricine altcineva.
mc-on-4-6 = Înainte de a se decide controlul unei locații, fiecare poate juca pe rând Înțelegeri secrete, până când renunță toți, unul după altul.
mc-on-4-10 = Închisoarea: întâi toți își iau mafioții din Celulă. Apoi cine controlează poate trimite acolo pe altcineva.
mc-on-4-12 = Portul: poți muta Asasinul într-o locație vecină, apoi poți juca o carte Asasinul acolo unde stă.
mc-on-4-14 = Cine are Polițistul vede cărțile tuturor, până îl pierde.
mc-on-4-17 = Cine are Primarul alege următoarea locație de evaluat și decide și ordinea în care se iau mafioții înapoi.
mc-on-5-1 = Mafioții pe care îi lași țin locația mai departe. Pe cei luați înapoi îi poți pune din nou în runda următoare.
mc-on-6-3 = Cine are singur cele mai puține puncte mai trage o carte.
mc-on-8-2 = Doi Pumni anulează o carte sau un simbol, dar niciodată efectul unei locații.
mc-on-8-3 = O Pălărie îți aduce un mafiot înapoi în mână. Două Pălării pun un mafiot din rezervă la orice locație.
mc-on-9-3 = Hoțul ia o carte la întâmplare de la alt jucător.
mc-on-9-4 = Șeful poliției anulează un Informator, un Hoț, o Razie sau Închisoarea.
mc-on-9-5 = F.B.I. anulează o carte Asasinul, Afaceri dubioase, Marele plan sau mutarea Asasinului din Port.
mc-on-9-6 = Razia: acolo unde ai cel puțin doi mafioți, toată stiva se întoarce în mâinile jucătorilor.
mc-on-9-7 = Trasul sforilor schimbă între ei mafioții cei mai de jos din două stive. O egalitate se poate răsturna.
mc-on-9-8 = Marele plan mută orice mafiot deasupra altei stive.
mc-on-9-9 = Complicitate: mafiotul tău merge în Celulă și ia cu el mafiotul unui al treilea jucător.
mc-on-9-10 = Afaceri dubioase: trage trei cărți și decartează una dintre ele.
mc-on-9-11 = Poți juca o Înțelegere secretă chiar dacă nu ai acolo un mafiot. La egalitate însă câștigă cine are unul.
mc-on-10-1 = Și un veto poate fi anulat. Pornește de la ultimul: un veto care rămâne valabil îl anulează pe cel dinainte.
mc-on-10-3 = Toți răspund deodată și în secret. Dacă anulează mai mulți, contează primul în sensul acelor de ceasornic; ceilalți își păstrează cărțile.

## Cities, primul joc liber

ci-on-2-5 = Alege-ți placa de start. Culorile ei hotărăsc ce piese poți folosi la început.
ci-on-3-3 = Primul loc de la atracții are două. Ultimul are una la vedere și una ascunsă.
ci-on-3-5 = Ce stă cu fața în jos nu cunoaște nimeni până nu e luat. Iar ce iei rămâne al tău.
ci-on-4-3 = În doi, pui în fiecare rundă exact doi muncitori pe fiecare rând; în trei sau patru, câte unul.
ci-on-4-5 = O placă trebuie să atingă cartierul cu o latură întreagă, iar cartierul nu depășește niciodată 3 × 3 plăci (3 × 5 în jocul lung).
ci-on-4-6 = O atracție merge pe terenul ei: în parc, pe apă sau pe o parcelă goală. Dacă nu are unde, iese din joc.
ci-on-4-7 = O statuie consumă parcela: acolo nu se mai poate construi.
ci-on-4-8 = Pe o parcelă joker merge o piesă de orice culoare. Cât e goală, contează drept culoarea care îți convine cel mai mult.
ci-on-4-9 = O piesă fără parcelă sau clădire de culoarea ei iese din joc. Poți refuza și o piesă care ți-ar face rău.
ci-own-4-10 = Semnele de întrebare: tragi două piese din săculeț. Muncitorul tău e cel mai din dreapta pe rând, deci primești steaua.
ci-own-5-1 = Obiectiv atins! Inelul tău ocupă pe loc cel mai bun loc liber.
ci-on-5-4 = Vecinii se ating pe o latură, nu doar la colț. O zonă înseamnă tot ce e de același fel și legat astfel.
ci-on-6-1 = Cine are muncitorul cel mai din dreapta pe rândul pieselor ia steaua și începe runda următoare.
ci-on-7-3 = 1, 2, 3 sau 4 atracții diferite într-un parc sau într-o zonă de apă aduc 1, 3, 6 sau 10 puncte. A doua de același fel nu aduce nimic.
ci-on-7-4 = Fiecare carte de punctaj numără separat, deci aceeași clădire poate aduce puncte la mai multe cărți.
ci-on-7-5 = Dacă o carte numără seturi, fiecare clădire intră doar în unul.
