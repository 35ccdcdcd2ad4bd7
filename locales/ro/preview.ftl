### Ce arată un link într-un chat și într-un motor de căutare: titlul și descrierea fiecărei pagini.

# Limba acestor cuvinte.
preview-language = ro
preview-title = { $title } · Tetrapolis
preview-picture = Afiș: un oraș din case de hârtie
preview-home = Patru jocuri despre orașe, cu toate regulile respectate
preview-home-is = Joacă Point City, Cities, UpTown și Mafia City în browser: împotriva boților, cu prieteni printr-un link sau pe un singur dispozitiv. Fără cont, fără descărcare.
preview-rules = Reguli: { $game }
preview-rules-is = Toate regulile jocului { $game }: numerotate, cu căutare și cu imagini. Fiecare mutare de la masă își numește regula.
preview-learn = Învață jocurile
preview-learn-is = Opt lecții scurte pentru patru jocuri despre orașe. Înveți jucând pe tabla adevărată; fiecare durează cam patru minute.
preview-lesson = Învață { $game }
preview-lesson-is = Înveți { $game } pas cu pas, în vreo patru minute, jucând pe tabla adevărată. Fără cont, fără descărcare.
preview-tables = Mese
preview-tables-are = Găsește o masă care așteaptă jucători, urmărește un joc sau deschide o masă a ta.
preview-table = { $game }
preview-replay = Reluare: { $game }
preview-review = Analiză: { $game }
preview-bot = Bot
preview-score = { $player } { $score }
preview-gathering =
    { $free ->
        [0] Toate locurile sunt ocupate; jocul începe imediat.
        [one] Această masă așteaptă jucători: mai este 1 loc liber.
        [few] Această masă așteaptă jucători: mai sunt { $free } locuri libere.
       *[other] Această masă așteaptă jucători: mai sunt { $free } de locuri libere.
    }
preview-players = Jucători: { $players }.
preview-playing = Runda { $round }: { $scores }
preview-over = Scor final: { $scores }
