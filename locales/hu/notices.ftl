### Ami egy játékosra vár: a listán, az üzenetekben és a levelekben.

notice-your-turn = Te jössz: { $game }
notice-time-short = Fogy az időd: { $game }
notice-invited = Meghívtak egy játékra: { $game }
notice-over = Véget ért egy játék: { $game }
notice-undo-asked = { $game }: vissza lehet venni egy lépést?
notice-return-asked = { $game }: játszhat tovább valaki, akinek lejárt az ideje?
notice-pause-asked = { $game }: szünetelhet újra a játék?
notice-help-asked = { $game }: kaphat valaki tippeket?
notice-review-ready = Elkészült a játékod elemzése: { $game }
notice-with = Játékosok: { $names }
notice-several = { $count ->
    [one] Egy dolog vár rád
   *[other] { $count } dolog vár rád
}
notice-test = Működnek a Tetrapolis értesítései
notice-test-body = Így néz ki, amikor egy játék vár rád.

## Levelek

letter-confirm-subject = A Tetrapolis-kódod
letter-code =
    A kódod: { $code }

    Írd be 15 percen belül a beállításokban ({ $url }), és erre a címre érkeznek majd az üzenetek a játékaidról. Ha nem te kérted, ne tegyél semmit: senki sem fog írni neked.
letter-stop = Ezeket a leveleket te kérted. Itt mondhatod le őket: { $url }
letter-stop-page = Lemondod a Tetrapolis erre a címre küldött leveleit?
letter-stop-button = Lemondom a leveleket
letter-stopped = Nem érkezik több levél, és a címet töröltük.

## Csevegőbe

hook-turn = { $game }: soron van { $names }
hook-time-short = { $game }: fogy az idő – { $names }
hook-asked = { $game }: válaszra várunk – { $names }
hook-over = { $game }: véget ért a játék – { $names }
hook-test = Ide érkeznek az asztal hírei ({ $game }).
hook-off-status = a cím ezzel az állapottal válaszolt: { $status }
hook-off-slow = a cím nem válaszolt időben
hook-off-private = a cím nem érhető el bárki számára
hook-off-unreachable = a címet nem sikerült elérni
