### Norsk bokmål.
### «Parti» er det to spiller mot hverandre, «spill» er typen. Punktene på brettet heter «felt».

## Games and pieces

variant-name = { $variant ->
    [fox-geese] Rev og gjess
    [fox-geese-15] Rev og gjess, 15 gjess
    [fox-geese-17] Rev og gjess, 17 gjess
    [fox-geese-sideways] Rev og gjess, sidelengs trekk
    [fox-geese-15-sideways] Rev og gjess, 15 gjess, sidelengs trekk
    [fox-geese-17-sideways] Rev og gjess, 17 gjess, sidelengs trekk
    [halatafl] Halatafl
    [gasetavl] Gåsetavl
    [fox-geese-ten] Rev og gjess til ti slag
    [bagh-chal] Bagh-chal
   *[fox-hounds] Rev og hunder
}
side-name = { $side ->
    [fox] rev
    [foxes] rever
    [tigers] tigre
    [geese] gjess
    [goats] geiter
   *[hounds] hunder
}
game-number = #{ $game }

## Challenges

challenge-card = { $challenger } utfordrer { $opponent }.
challenge-card-open = { $challenger } utfordrer alle her.
challenge-side = { $challenger } spiller { $side ->
    [fox] reven
    [foxes] revene
    [tigers] tigrene
    [geese] gjessene
    [goats] geitene
   *[hounds] hundene
}.
challenge-side-random = Sidene trekkes tilfeldig.
challenge-lapses = Utløper { $when }.
challenge-accepted = Godtatt: Partiet er i gang.
challenge-declined = Avslått.
challenge-withdrawn = { $challenger } trakk utfordringen tilbake.
challenge-lapsed = Ingen svarte innen et døgn, så utfordringen er utløpt.
button-accept = Godta
button-decline = Avslå
button-withdraw = Trekk tilbake
challenge-hints = Begge kan be om hint.
challenge-pace = { $pace ->
    [hour] Én time per trekk.
    [day] Én dag per trekk.
    [three-days] Tre dager per trekk.
    [week] Sju dager per trekk.
   *[none] Ingen tidsgrense.
}
challenge-rated = Rangert.
challenge-unrated = Urangert.
challenge-card-counter = { $challenger } svarer { $opponent } med et motbud.
challenge-countered = Besvart med et motbud.
button-counter = Motbud
counter-ask = På hvilke vilkår vil du spille?
counter-side = Du spiller { $side ->
    [fox] reven
    [foxes] revene
    [tigers] tigrene
    [geese] gjessene
    [goats] geitene
   *[hounds] hundene
}.
counter-game = Et annet spill
counter-sides = En annen side
counter-pace = En annen betenkningstid
counter-sent = Sendt.
button-send = Send
button-rated = Rangert
button-unrated = Urangert
button-hints = Med hint
button-no-hints = Uten hint

## Boards

board-to-move = { $player }, det er din tur ({ side-name }).
board-guests = Jeg er bare gjest her: Den som ikke får opp `/trekk`, må også legge meg til (åpne profilen min og velg «Legg til app»).
board-mute = Jeg kan bare svare her, ikke skrive på eget initiativ, så påminnelser og resultater kan gå ubemerket hen: Den som administrerer kanalen, kan la meg se den og sende meldinger.
ability-no-files = Jeg får ikke vise bilder eller filer i denne kanalen: Den som administrerer den, kan la meg legge ved filer.
deleted-player = Slettet spiller
board-thinking = { $player } tenker ({ side-name }).
computer-level = { $player } spiller på nivå { $level } av 8: { $level ->
    [1] som en nybegynner som bare ser selve trekket
    [2] som en nybegynner som ser det neste slaget
    [3] som en som har spilt noen få partier
    [4] som en som spiller av og til
    [5] som en øvet spiller
    [6] som en sterk spiller
    [7] med nesten full styrke
   *[8] med full styrke
}. Svaret kommer innen omtrent to sekunder.
board-begins = { $few } spiller { $few_side ->
    [fox] reven
    [foxes] revene
   *[tigers] tigrene
}, { $many } { $many_side ->
    [geese] gjessene
    [goats] geitene
   *[hounds] hundene
}.
board-step = { $player } ({ side-name }) spilte **{ $notation }**.
board-capture = { $player } ({ side-name }) spilte **{ $notation }** og slo { $captured ->
    [geese] { $count ->
        [one] ei gås
       *[other] { $count } gjess
    }
    [goats] { $count ->
        [one] ei geit
       *[other] { $count } geiter
    }
   *[hounds] { $count ->
        [one] en hund
       *[other] { $count } hunder
    }
}.
board-placement = { $player } satte ei geit på **{ $notation }**.
board-captured = { $captured ->
    [geese] Gjess slått: { $count } av { $need }
    [goats] Geiter slått: { $count } av { $need }
   *[hounds] Hunder slått: { $count } av { $need }
}
board-hand = Geiter igjen på hånden: { $count }
board-legend = `F` { $few ->
    [fox] rev
    [foxes] rev
   *[tigers] tiger
} · `g` { $many ->
    [geese] gås
    [goats] geit
   *[hounds] hund
}
board-deadline = Tiden går ut { $when }.
board-footer = Parti { game-number } · { $ply ->
    [0] start
   *[other] trekk { $ply }
}
board-won = { $player } vinner med { $side ->
    [fox] reven
    [foxes] revene
    [tigers] tigrene
    [geese] gjessene
    [goats] geitene
   *[hounds] hundene
}: { $reason ->
    [captures] { $loser ->
        [geese] Nok gjess er slått
        [goats] Nok geiter er slått
       *[hounds] Nok hunder er slått
    }
    [pen-full] Alle ni feltene i innhegningen er fylt
    [goal] Reven har nådd den andre siden
    [past] Reven har sluppet forbi alle hundene
    [resigned] { $loser ->
        [fox] Reven
        [foxes] Revene
        [tigers] Tigrene
        [geese] Gjessene
        [goats] Geitene
       *[hounds] Hundene
    } ga opp
    [out-of-time] Tiden gikk ut for { $loser ->
        [fox] reven
        [foxes] revene
        [tigers] tigrene
        [geese] gjessene
        [goats] geitene
       *[hounds] hundene
    }
    [recorded] Slik står det i notasjonen
   *[immobile] { $loser ->
        [fox] Reven
        [foxes] Revene
        [tigers] Tigrene
        [geese] Gjessene
        [goats] Geitene
       *[hounds] Hundene
    } har ingen trekk igjen
}.
board-drawn = Remis: { $reason ->
    [repetition] Den samme stillingen har oppstått for tredje gang
    [agreed] Spillerne er blitt enige om det
    [recorded] Slik står det i notasjonen
   *[quiet] Det er gjort for mange trekk uten framgang
}.
board-unfinished = Ikke spilt ferdig.
board-link = [Det nyeste brettet]({ $link })
button-rematch = Omkamp
button-draw = Remis
button-resign = Gi opp
button-hint = Hint
button-replay = Reprise
button-analyse = Analyse
button-move = Trekk
button-more = Mer

## A move put together by menus

pick-piece = Hvilken brikke?
pick-place = Hvor setter du ei geit?
pick-target = Hvor skal brikken på { $at } gå?
pick-chain = { $notation }: { $end ->
    [free] Vil du hoppe videre eller stoppe her?
   *[forced] Du må hoppe videre. Hvor til?
}
pick-only-captures = Du må slå.
pick-placeholder-piece = Velg en brikke
pick-placeholder-point = Velg et felt
pick-entry-piece = { $at } – { $captures ->
    [0] { pick-steps }
   *[other] { $steps ->
        [0] { pick-captures }
       *[other] { pick-steps }, { pick-captures }
    }
}
pick-steps = { $steps ->
    [one] 1 trekk
   *[other] { $steps } trekk
}
pick-captures = { $captures ->
    [one] 1 slag
   *[other] { $captures } slag
}
pick-entry-jump = { $at } – slår { $role ->
    [fox] reven
    [goose] gåsa
    [tiger] tigeren
    [goat] geita
   *[hound] hunden
} på { $over }{ $more ->
    [0] { "" }
   *[other] , kan hoppe videre
}
button-pick-stop = Stopp her
button-pick-undo = Angre hoppet
button-pick-back = Tilbake
alt-pick-pieces = En ring markerer hver brikke som kan flyttes: { $points }.
alt-pick-places = En prikk markerer hvert felt der ei geit kan settes: { $points }.
alt-pick-targets = En ring markerer brikken på { $at }, en prikk hvert felt den kan gå til: { $points }.
alt-pick-chain = Hoppene så langt, { $notation }, er allerede vist, og det de slår, er strøket over.

## What else there is to a game

more-title = Parti { game-number }: Hva vil du?
more-no-moves = Ingen har trukket ennå.
button-takeback = Angre trekk
button-moves = Trekkliste
button-flip = Snu brettet
button-flip-back = Snu tilbake
button-text-board = Som tekst
alt-flipped = Brettet er snudd en halv omdreining.

## Hints

hint-best = Beste trekk: { $notation }
hint-idea = { $idea ->
    [ends] Det vinner med én gang.
    [only-move] Det er det eneste lovlige trekket.
    [only-defence] Alle andre trekk taper.
    [captures] Det slår { hint-pieces }.
    [traps] Det stenger { $few ->
        [fox] reven
        [foxes] { $count ->
            [one] en rev
           *[other] begge revene
        }
       *[tigers] { $count ->
            [one] en tiger
           *[other] { $count } tigre
        }
    } inne.
    [saves] Det redder { hint-pieces } fra å bli slått.
    [closes-gap] Det tetter luka på { $point }.
    [breaks-through] Veien er fri.
    [threatens] Det truer med å slå { hint-pieces }.
    [enters-pen] Det bringer enda ei gås inn i innhegningen.
    [approaches] Etter det er det bare { $count ->
        [one] ett steg
       *[other] { $count } steg
    } til den andre siden.
    [leaves-few-moves] Det levner { hint-few } { $count ->
        [0] ingen trekk
        [one] bare ett trekk
       *[other] bare { $count } trekk
    }.
    [offers] Det ofrer { hint-pieces }, men det er verdt det eller kan ikke unngås.
    [takes-room] Det gir { hint-few } { $count ->
        [one] ett felt
       *[other] { $count } felt
    } mindre å bevege seg på.
    [gains-room] Det gir { $count ->
        [one] ett felt
       *[other] { $count } felt
    } mer å bevege seg på.
    [stays-safe] Etter det kan ingenting slås.
    [builds-line] Det styrker rekken.
    [keeps-line] Rekken holder.
    [advances] Det rykker fram.
   *[waits] Det venter og endrer ingenting.
}
hint-pieces = { $many ->
    [geese] { $count ->
        [one] ei gås
       *[other] { $count } gjess
    }
    [goats] { $count ->
        [one] ei geit
       *[other] { $count } geiter
    }
   *[hounds] { $count ->
        [one] en hund
       *[other] { $count } hunder
    }
}
hint-few = { $few ->
    [fox] reven
    [foxes] revene
   *[tigers] tigrene
}
hint-outlook = { $outlook ->
    [win] Det er bevist: Du vinner på { $moves ->
        [one] ett trekk
       *[other] høyst { $moves } trekk
    }.
    [loss] Det er bevist: Du taper på { $moves ->
        [0] høyst ett trekk
        [one] høyst ett trekk
       *[other] høyst { $moves } trekk
    } hvis motstanderen din spiller godt.
    [draw] Med beste spill forventer jeg remis.
    [clearly-better] Jeg mener at du står klart bedre.
    [better] Jeg mener at du står litt bedre.
    [worse] Jeg mener at du står litt dårligere.
    [clearly-worse] Jeg mener at du står klart dårligere.
   *[even] Jeg mener at stillingen er jevn.
}
hint-line = Etter det forventer jeg: { $moves }

## Analysis

analysis-title = { variant-name } · parti { game-number }
analysis-progress = Ser på parti { game-number } igjen: { $percent } %
analysis-side = { $player } ({ side-name }): { $blunders ->
    [one] 1 bukk
   *[other] { $blunders } bukker
}, { $mistakes ->
    [one] 1 feil
   *[other] { $mistakes } feil
}, { $inaccuracies ->
    [one] 1 unøyaktighet
   *[other] { $inaccuracies } unøyaktigheter
}
analysis-fault = **{ $ply }.** { $played } ({ side-name }): { $fault ->
    [blunder] en bukk
    [mistake] en feil
   *[inaccuracy] unøyaktig
}; bedre var **{ $better }**
analysis-faultless = Jeg fant ingenting som kunne vært spilt bedre.
alt-curve = Fordelen gjennom { $plies ->
    [one] 1 trekk
   *[other] { $plies } trekk
}, { $few ->
    [fox] reven
    [foxes] revene
   *[tigers] tigrene
} øverst, { $many ->
    [geese] gjessene
    [goats] geitene
   *[hounds] hundene
} nederst; det som gikk galt, er markert og står på lista ved siden av.

alt-board = { variant-name }. { $few ->
    [fox] Rev på { $few_points }
    [foxes] Rever på { $few_points }
   *[tigers] Tigre på { $few_points }
}. { $many ->
    [geese] Gjess på { $many_points }
    [goats] Geiter på { $many_points }
   *[hounds] Hunder på { $many_points }
}.
alt-none-on-board = ingen felt
alt-last-move = Siste trekk ({ side-name }): { $notation }.
alt-to-move = { $side ->
    [fox] Det er revens tur.
    [foxes] Det er revenes tur.
    [tigers] Det er tigrenes tur.
    [geese] Det er gjessenes tur.
    [goats] Det er geitenes tur.
   *[hounds] Det er hundenes tur.
}
alt-captured = { $captured ->
    [geese] Gjess slått: { $count } av { $need }.
    [goats] Geiter slått: { $count } av { $need }.
   *[hounds] Hunder slått: { $count } av { $need }.
}
alt-hand = { $count ->
    [0] Alle geitene er satt.
   *[other] Geiter igjen på hånden: { $count }.
}
alt-pen = Innhegningen: { $pen_points }.
alt-over = { $winner ->
    [fox] Reven har vunnet.
    [foxes] Revene har vunnet.
    [tigers] Tigrene har vunnet.
    [geese] Gjessene har vunnet.
    [goats] Geitene har vunnet.
   *[hounds] Hundene har vunnet.
}
alt-drawn = Partiet endte med remis.
alt-unfinished = Partiet ble ikke spilt ferdig. { alt-to-move }

## Offers and time

offer-draw = { $opponent }, { $player } tilbyr remis i parti { game-number }. Går du med på det?
offer-takeback = { $opponent }, { $player } vil gjerne angre det siste trekket i parti { game-number }. Går du med på det?
offer-end = { $state ->
    [accepted] Godtatt.
    [declined] Avslått.
    [withdrawn] Trukket tilbake.
   *[outdated] Partiet har gått videre.
}
offer-computer-declines = { $player } går ikke med på remis. Spør igjen når partiet har pågått litt lenger og du ikke står dårligere.
offer-elsewhere = Spørsmålet er stilt; det står i { $channel }, der partiet spilles.
offer-done = Avtalt i parti { game-number }; brettet er i { $channel }.
reminder = { $player }, det er din tur i parti { game-number } ({ side-name }), og tiden din går ut { $when }.

## Resigning

resign-ask = Vil du gi opp parti { game-number } ({ variant-name }) mot { $opponent }?
resign-done = Du har gitt opp parti { game-number }.
button-resign-confirm = Ja, gi opp
button-resign-cancel = Spill videre
resign-cancelled = Parti { game-number } fortsetter.

## Choosing and listing games

pick-game = Du har flere partier her. Hvilket mener du?
pick-game-to-watch = Det spilles flere partier her. Hvilket vil du se?
entry-players = { $few } – { $many }
pick-game-placeholder = Velg et parti
pick-done = { $notation } er spilt i parti { game-number }.
played-elsewhere = { $notation } er spilt i parti { game-number }; brettet er i { $channel }.
entry-label = { game-number } · { variant-name } · { $opponent }
entry-your-turn = din tur
entry-their-turn = venter på { $opponent }
somebody = Ukjent
games-line = **{ game-number }** { variant-name } · { $few } ({ $few_side ->
    [fox] rev
    [foxes] rever
   *[tigers] tigre
}) – { $many } ({ $many_side ->
    [geese] gjess
    [goats] geiter
   *[hounds] hunder
}) · { $channel } · { $ply ->
    [one] 1 trekk
   *[other] { $ply } trekk
} · { $turn ->
    [yours] **din tur**
   *[theirs] venter på { $player }
}
games-title-here = Partier som spilles her
games-title-mine = Partiene dine
games-none-here = Ingen spiller her. Start et parti med `/utfordre`.
games-none-mine = Du har ingen partier i gang. Start et med `/utfordre`.
button-earlier = Forrige
button-later = Neste

## Ratings

rating-changes = Rangert: { $few } · { $many }
rating-change = { $player } { $rating } ({ $by })
stats-title = Rating
stats-none = { $player } har ikke spilt noe rangert parti ennå.
stats-line = { variant-name }, { side-name }: **{ $rating }** ± { $margin }{ $certain ->
    [no] { " " }(foreløpig)
   *[yes] { "" }
} · { $wins ->
    [one] 1 seier
   *[other] { $wins } seire
}, { $draws ->
    [one] 1 remis
   *[other] { $draws } remis
}, { $losses ->
    [one] 1 tap
   *[other] { $losses } tap
}
alt-results = Resultatene som stolper: seire til venstre, remis i midten, tap til høyre.
alt-result = { $number }. { variant-name }, { side-name }: { $wins } vunnet, { $draws } remis, { $losses } tapt, rating { $rating }.
best-title = De beste med { $side ->
    [fox] reven
    [foxes] revene
    [tigers] tigrene
    [geese] gjessene
    [goats] geitene
   *[hounds] hundene
}: { variant-name }
best-none = Ingen har sikker nok rating ennå: Det kreves omtrent et dusin rangerte partier.
best-line = { $rank }. { $player } **{ $rating }** · { $games ->
    [one] 1 parti
   *[other] { $games } partier
}

## Rules of the games

rules-title = { variant-name }: reglene
rules-chapter = { $chapter ->
    [moves] Slik går brikkene
    [captures] Slag
    [winning] Slik vinner man
    [draws] Remis
    [mistake] En vanlig feil
    [questions] Spørsmål
   *[history] Hvor spillet kommer fra
}
rules-start = { $variant ->
    [fox-geese] Én rev mot tretten gjess på et kors med trettitre felt. Hvert lille kvadrat har begge diagonalene. Reven begynner.
        Med `gjess:` kan du få 15 eller 17 gjess, og med `sidelengs:` gjess som også får gå sidelengs.
    [fox-geese-ten] Én rev mot tretten gjess som kommer ned ovenfra, på et kors der bare annethvert felt har diagonaler. Reven begynner.
    [halatafl] To rever mot tjue gjess på et kors med trettitre felt. De ni øverste feltene er innhegningen; revene står i de øvre hjørnene av den. Revene begynner.
    [gasetavl] Én rev mot atten gjess på et stort kors med førtifem felt, der bare annethvert felt har diagonaler. Reven begynner.
    [bagh-chal] Fire tigre i hjørnene mot tjue geiter som alle ennå er på hånden. Geitene begynner.
   *[fox-hounds] Én rev mot fire hunder på feltene av den ene fargen på et sjakkbrett. Reven begynner.
}
rules-moves = { $variant ->
    [fox-geese] Reven går langs en linje til et tomt nabofelt, i hvilken som helst retning. Ei gås går ett felt framover, rett eller diagonalt, aldri bakover; sidelengs bare hvis det er valgt.
    [fox-geese-ten] Reven går ett felt langs en linje, i hvilken som helst retning. Ei gås går ett felt nedover brettet, rett, diagonalt der det er en linje, eller sidelengs, aldri oppover igjen.
    [halatafl] En rev går ett felt langs en linje, i hvilken som helst retning. Ei gås går ett felt framover, rett eller diagonalt, eller sidelengs, aldri bakover.
    [gasetavl] Reven går ett felt langs en linje, i hvilken som helst retning. Ei gås går ett felt framover, rett, diagonalt der det er en linje, eller sidelengs, aldri bakover.
    [bagh-chal] Først settes geitene, én per tur, på et hvilket som helst tomt felt; ingen geit flyttes så lenge det er noen igjen på hånden. Deretter går ei geit ett felt langs en linje, i hvilken som helst retning. En tiger går ett felt langs en linje helt fra starten.
   *[fox-hounds] Reven går ett felt diagonalt, i hvilken som helst retning. En hund går ett felt diagonalt framover, aldri bakover.
}
rules-captures = { $variant ->
    [fox-geese] Reven hopper langs linjene over ei gås ved siden av seg til det tomme feltet bak, og gåsa er ute av spillet. Den trenger ikke å hoppe. Den kan hoppe videre i samme trekk og kan stoppe etter hvert hopp.
    [fox-geese-ten] Reven hopper langs linjene over ei gås til det tomme feltet bak. Den trenger ikke å hoppe, kan hoppe videre i samme trekk og kan stoppe etter hvert hopp.
    [halatafl] Hvis en rev kan hoppe, må en av revene gjøre det, og den hopper videre så lenge den kan. Hvilken rev og hvilken vei velger du selv; det trenger ikke å være veien med flest gjess.
    [gasetavl] Reven hopper langs linjene over ei gås til det tomme feltet bak. Den trenger ikke å hoppe, kan hoppe videre i samme trekk og kan stoppe etter hvert hopp.
    [bagh-chal] En tiger hopper langs linjene over én geit til det tomme feltet bak, og dermed er trekket over. Den trenger ikke å hoppe. Geiter slår ingenting.
   *[fox-hounds] Her slår ingen.
}
rules-winning = { $variant ->
    [fox-geese] Reven vinner når det er færre enn fire gjess igjen, eller når ingen gås kan flyttes. Gjessene vinner når reven ikke kan flyttes.
    [fox-geese-ten] Reven vinner med sitt tiende slag, eller når ingen gås kan flyttes. Gjessene vinner når reven ikke kan flyttes.
    [halatafl] Revene vinner når det er færre enn ni gjess igjen, eller når ingen gås kan flyttes. Gjessene vinner når det står gjess på alle ni feltene i innhegningen, eller når ingen av revene kan flyttes.
    [gasetavl] Reven vinner når det er færre enn fire gjess igjen, eller når ingen gås kan flyttes. Gjessene vinner når reven ikke kan flyttes.
    [bagh-chal] Tigrene vinner med sitt femte slag, eller når ingen geit kan flyttes. Geitene vinner når ingen av de fire tigrene kan flyttes.
   *[fox-hounds] Reven vinner når den når første rad, når den står lavere enn alle hundene, eller når ingen hund kan flyttes. Hundene vinner når reven ikke kan flyttes.
}
rules-draws = { $variant ->
    [fox-geese] Uten sidelengs trekk blir det aldri remis: Gjessene går tom for trekk. Med dem er det remis når en stilling oppstår for tredje gang, eller når hver side har gjort femti trekk uten at ei gås er slått eller har gått framover.
    [fox-geese-ten] Når en stilling oppstår for tredje gang, eller når hver side har gjort seksti trekk uten at ei gås er slått.
    [halatafl] Når en stilling oppstår for tredje gang, eller når hver side har gjort femti trekk uten at ei gås er slått eller har gått framover.
    [gasetavl] Når en stilling oppstår for tredje gang, eller når hver side har gjort femti trekk uten at ei gås er slått eller har gått framover.
    [bagh-chal] Når en stilling oppstår for tredje gang, eller når hver side har gjort seksti trekk uten at ei geit er satt eller slått.
   *[fox-hounds] I praksis aldri: Hundene går aldri bakover, så hvert parti tar slutt.
}
rules-mistake = { $variant ->
    [fox-geese] Gjess som rykker fram én og én, etterlater hull bak seg. Flytt dem fram som en mur, og la det aldri være et tomt felt bak ei gås som reven kan nå.
    [fox-geese-ten] Reven lander på det tomme feltet bak ei gås som står alene. Steng landingsfeltet i stedet for å dekke gåsa.
    [halatafl] Å la ei gås stå der et hopp innleder en kjede som revene gjerne tar. Våpenet til gjessene er den andre sorten: et hopp som en rev blir tvunget til, bort fra innhegningen.
    [gasetavl] Å ta diagonalene for gitt. Bare annethvert felt har dem: Se på linjene før du regner med et hopp.
    [bagh-chal] Å ville flytte ei geit som står på brettet, mens det er flere på hånden. Sett først, ved kanten og der ingen tiger kan hoppe.
   *[fox-hounds] En hund langt foran de andre lar reven smette gjennom bak den. Hold rekken samlet.
}
rules-questions = { $variant ->
    [fox-geese] *Må reven slå?* Nei. *Kan gjess gå bakover?* Nei. *Sidelengs?* Bare hvis det er valgt. *Hva om ingen gås kan flyttes?* Da har reven vunnet; andre steder kan gjessene stå over.
    [fox-geese-ten] *Må reven slå?* Nei, den kan gå ett felt selv om den kunne hoppet. *Kan gjess gå bakover for å samle seg?* Nei.
    [halatafl] *Hvilken rev må hoppe?* En hvilken som helst av dem. *Må det være den lengste kjeden?* Nei. *Hva om en rev er stengt inne?* Den blir stående; revene taper først når begge er det.
    [gasetavl] *Hvorfor er det slutt ved tre gjess?* Tre kan aldri stenge en rev inne på dette brettet.
    [bagh-chal] *Kan ei geit slå en tiger?* Nei: Geiter sperrer stegene og landingsfeltene dens. *Må en tiger slå?* Nei.
   *[fox-hounds] *Kan hunder gå sidelengs eller bakover?* Nei. *Kan reven hoppe over en hund?* Nei.
}
rules-history = { $variant ->
    [fox-geese] Kjent i England siden 1400-tallet. Det finnes ikke én riktig måte å spille det på: Andre steder kan gjess gå bakover, det er slagtvang, man spiller med 13, 15 eller 17 gjess, og brettene har alle, noen eller ingen diagonaler.
    [fox-geese-ten] En av de mange måtene rev og gjess er blitt spilt på siden 1400-tallet, med færre diagonaler og telling av slagene.
    [halatafl] Et nordisk jaktspill i slekt med tafl, nevnt i sagaen om Grette den sterke og kjent senest siden 1300-tallet. Peter Michaelsen har beskrevet et dansk spill med de samme brikkene.
    [gasetavl] Flere danske jaktspill kalles gåsetavl, «gåsebrett»; Peter Michaelsen skrev om slektningene deres i 2009. Det store korset står som Gåsetavl (Gedved) i Ludii-katalogen, der reven hopper én gang per tur.
    [bagh-chal] Nepals nasjonalspill. Lim Yew Jin og Jürg Nievergelt har vist at det ender med remis når ingen gjør feil («Tigers and Goats is a draw»).
   *[fox-hounds] Et gammelt spill for sjakkbrett. Med riktig spill vinner hundene, som Berlekamp, Conway og Guy viser i «Winning Ways».
}
rules-before = { $variant ->
    [fox-geese] Reven kan hoppe over to gjess i ett trekk: **{ $moves }**. Den kan like gjerne stoppe etter den første, eller ikke hoppe i det hele tatt: { $instead }.
    [fox-geese-ten] Reven kan hoppe: **{ $moves }**. Den kunne også hoppet videre i samme trekk, eller gått ett felt i stedet: { $instead }.
    [halatafl] Den ene reven kan hoppe, så den må: **{ $moves }** er det eneste lovlige trekket. Den andre reven kan ikke gå nå.
    [gasetavl] Feltet til reven har ingen diagonal linje, så den har fire steg: { $instead } og det første av **{ $moves }**. På feltet ved siden av har den diagonaler.
    [bagh-chal] Geitene setter én rett ved siden av en tiger, med et tomt felt bak: **{ $moves }**. Et hvilket som helst annet tomt felt ville også gått, for eksempel { $instead }.
   *[fox-hounds] Reven kommer ut, en hund stenger kanten: **{ $moves }**. Reven kunne også begynt med { $instead }.
}
rules-after = { $variant ->
    [fox-geese] To gjess er borte. Gjess går aldri bakover, så hullene blir værende.
    [fox-geese-ten] Reven slo én og stoppet; nå kan gjessene stenge linjen før den fortsetter.
    [halatafl] Gåsa er borte. Hoppet var tvunget: Slik lokker gjess en rev dit de vil ha den.
    [gasetavl] Fra feltet ved siden av har reven gått videre diagonalt.
    [bagh-chal] Tigeren hoppet over geita: Én er slått, nitten er igjen på hånden, og geitene må fortsette å sette.
   *[fox-hounds] Alle fem brikkene er der fortsatt, for her blir ingen slått.
}
rules-sides = { $few ->
    [fox] Reven
    [foxes] Revene
   *[tigers] Tigrene
} mot { $many ->
    [geese] gjessene
    [goats] geitene
   *[hounds] hundene
}
rules-other = Et annet spill
button-rules = Regler
button-rules-page = { $page ->
    [rules] Reglene
    [before] Et eksempel
   *[after] Etterpå
}

## Looking back

replay-title = Parti { game-number } ({ variant-name }) én gang til
replay-too-long = Dette partiet er for langt for en animasjon; trekkene finner du i `/historikk`.
alt-replay = Hele partiet som animasjon, { variant-name }, { $plies ->
    [one] ett trekk
   *[other] { $plies } trekk
}.
history-title = De avsluttede partiene dine
history-none = Du har ikke avsluttet noe parti ennå. Start et med `/utfordre` eller `/datamaskin`.
history-line = **{ game-number }** { variant-name } · { $result ->
    [won] seier
    [lost] tap
   *[drawn] remis
} med { $side ->
    [fox] reven
    [foxes] revene
    [tigers] tigrene
    [geese] gjessene
    [goats] geitene
   *[hounds] hundene
} mot { $opponent } · { $when }
history-line-record = **{ game-number }** { variant-name } · fra en notasjon: { $few } – { $many }, { $winner ->
    [unfinished] ikke avsluttet
    [drawn] remis
    [fox] reven vant
    [foxes] revene vant
    [tigers] tigrene vant
    [geese] gjessene vant
    [goats] geitene vant
   *[hounds] hundene vant
} · { $when }
history-no-moves = Det ble ikke gjort noe trekk.
history-last-moves = De siste trekkene; filen har alle.
button-newer = Nyere
button-older = Eldre

## Settings

settings-title = Innstillingene dine
server-settings-title = Innstillingene for denne serveren
language-name = Norsk
setting-name = { $setting ->
    [language] Språk
    [theme] Utseendet på brettene
    [level] Nivå for datamaskinen
    [pings] Når det er din tur
    [reminders] Påminnelser
    [quiet] Stilletid
    [quiet-from] Stille fra
    [quiet-to] Stille til
    [variant] Spill, hvis ingen velger
    [channels] Partier er tillatt
   *[most-games] Partier samtidig i en kanal
}
setting-line = { $name }: **{ $value }**
setting-as-discord = som i Discord
setting-usual = 3, hvis du ikke velger
setting-pings = jeg pinger deg
setting-no-pings = jeg nevner deg uten ping
setting-quiet = { $from } til { $to } ({ $zone })
setting-no-quiet = ingen stilletid
setting-zone-hint = Klokkeslettene er i UTC: Oppgi tidssonen din med alternativet `tidssone` i `/innstillinger`.
setting-direct-refused = Discord lar meg ikke skrive til deg, så jeg minner deg på det i kanalen; tillat direktemeldinger, og velg på nytt.
setting-everywhere = overalt
setting-most-games = { $most ->
    [one] 1 parti
   *[other] { $most } partier
}
setting-no-limit = ingen grense
button-pings-on = Ping meg
button-pings-off = Ikke ping
button-quiet-hours = Stilletid
button-back = Tilbake

## Privacy

privacy-title = Dette vet jeg om deg
privacy-name = Navnet jeg sist så deg med: { $name }.
privacy-no-name = Ikke navnet ditt.
privacy-settings = Det du har stilt inn med `/innstillinger`.
privacy-no-settings = Du har ikke stilt inn noe.
privacy-games = Partiene dine med trekk og tidspunkter: { $running ->
    [one] 1 i gang
   *[other] { $running } i gang
}, { $over ->
    [one] 1 avsluttet
   *[other] { $over } avsluttede
}.
privacy-challenges = Utfordringer du har gitt eller fått: { $count }.
privacy-ratings = Ratinger: { $count }.
privacy-else = Hvilke knapper som ble trykket på, husker jeg i to dager, men ikke hvem som gjorde det. En server som fjerner meg, glemmer jeg etter 30 dager.
privacy-exported = Alt jeg vet om deg, er i denne filen.
privacy-exported-part = Del { $part } av { $parts } av det jeg vet om deg: Det er for mye for én fil.
privacy-ask = { $running ->
    [0] Jeg glemmer navnet, innstillingene og ratingene dine; de åpne utfordringene dine trekkes tilbake.
    [one] Jeg glemmer navnet, innstillingene og ratingene dine; de åpne utfordringene dine trekkes tilbake, og partiet du har i gang, blir gitt opp, så ingen venter på deg.
   *[other] Jeg glemmer navnet, innstillingene og ratingene dine; de åpne utfordringene dine trekkes tilbake, og de { $running } partiene du har i gang, blir gitt opp, så ingen venter på deg.
} Partiene dine blir stående, men under «Slettet spiller». Dette kan ikke angres. Vil du det?
privacy-forgotten = Det er gjort: Jeg har glemt deg.
button-export = Gi meg alt
button-delete = Slett alt
button-delete-confirm = Ja, slett
button-delete-cancel = Nei, behold

## Help

help-title = Reynard spiller jaktspill
help-body =
    `/utfordre` utfordrer noen, eller alle. Når utfordringen godtas, kommer brettet fram. Med `/datamaskin` spiller du mot meg med én gang.
    `/trekk` spiller et trekk: Skriv `d4-d5` for et steg, `d4xd6xf6` for et slag, `c3` for å sette ei geit; lista viser hva som er lovlig. Knappen «Trekk» under brettet gjør det samme med menyer.
    `/regler` lærer bort spillene. `/brett` viser brettet igjen, `/partier` det som spilles, `/historikk` det som er spilt; `/importer` leser notasjonen av et parti fra en fil.
    `/hint` viser det beste trekket og hvorfor. `/remis` tilbyr remis, `/angre` ber om å få angre et trekk, `/gi-opp` gir opp; `/analyse` ser på et avsluttet parti igjen.
    `/innstillinger` er dine: språk, brett, ping, stilletid; `/personvern` forteller hva jeg vet om deg.
help-games-title = Spillene
help-game = **{ variant-name }**: { $few ->
    [fox] én rev
    [foxes] to rever
   *[tigers] fire tigre
} mot { $many ->
    [geese] gjess
    [goats] tjue geiter
   *[hounds] fire hunder
}
help-names-title = Ett navn, mange regler
help-names = Brett med alle, noen eller ingen diagonaler kalles alle sammen for Rev og gjess. Her går gjess aldri bakover, det er bare slagtvang i Halatafl, reven kan hoppe flere ganger i samme trekk, og den som ikke kan trekke, taper.

## Records

import-done = Lest inn: Det er nå parti { game-number } i din `/historikk`. Ingen andre ser det der, og det teller ikke med i noe.
import-known = Du har lest inn denne notasjonen før: Det er parti { game-number }.
record-lost = Jeg fikk ikke hentet filen fra Discord: Send den en gang til.
record-too-large = Filen er for stor for en notasjon: Send en på høyst { $kilobytes } kB.
record-no-text = Filen er ikke tekst: Send en notasjon slik `/historikk` gir den.
record-tag = Linje { $line } i notasjonen har en tagg jeg ikke kan lese: Skriv et navn og en verdi i anførselstegn, som i `[Date "2026.03.01"]`.
record-second-tag = Notasjonen har taggen { $typed } en gang til på linje { $line }: Utelat den ene av dem.
record-no-variant = Notasjonen sier ikke hvilket spill den gjelder: Begynn den med en tagg som `[Variant "fox-geese"]`.
record-variant = Jeg kjenner ikke spillet { $typed } på linje { $line } i notasjonen: Skriv det slik `/historikk` gjør, for eksempel `fox-geese`.
record-start = Startstillingen på linje { $line } i notasjonen er ingen stilling i det spillet: Rett den, eller utelat taggen for å få den vanlige starten.
record-comment = Kommentaren som begynner på linje { $line } i notasjonen, slutter ikke: Avslutt den med `{"}"}`.
record-number = Linje { $line } i notasjonen har nummer { $found } der trekk { $wanted } skulle komme: Rett numrene, eller se etter om det mangler et trekk.
record-move = Trekk { $number } i notasjonen, { $typed } på linje { $line }, kan ikke spilles: { $why ->
    [over] Partiet er over før det
    [unreadable] Det er ikke skrevet som et trekk
    [off-board] Brettet har ikke noe slikt felt
    [ambiguous] Det kan bety flere trekk
    [one-point] Det oppgir bare ett felt
    [no-piece] Det står ingen brikke der det begynner
    [not-yours] Brikken der det begynner, er motpartens
    [same-point] Det fører ingen steder
    [occupied] Det står en brikke der det ender
    [no-line] Ingen linje fører dit
    [too-far] Det er for langt
    [back] Slike brikker går aldri bakover
    [sideways] Slike brikker går ikke sidelengs i dette spillet
    [no-captures] Slike brikker slår aldri
    [no-jump] Det er ingenting å hoppe over
    [must-capture] Det går an å slå, og det er slagtvang
    [must-go-on] Det må hoppes videre
    [single-jump] Slike brikker hopper bare én gang per tur
    [must-place] Det er fortsatt brikker på hånden
   *[no-placing] Ingenting kan settes
}; rett det, og send notasjonen på nytt.
record-result = { $typed } på linje { $line } i notasjonen er ikke et resultat: Skriv siden som vant, for eksempel `fox` eller `geese`, eller `draw`, eller `*` for et parti som ikke ble spilt ferdig.
record-contradiction = Resultatene notasjonen oppgir, er i strid med hverandre eller med trekkene: Rett dem eller utelat dem.
record-trailing = Noe følger etter resultatet på linje { $line } i notasjonen: Send hvert parti i en egen fil.
record-too-many-moves = Det partiet er for langt for meg: Jeg leser høyst { $most } trekk.

## Refusals: one sentence that says what is wrong and what to do

refusal-no-game-here = { $elsewhere ->
    [0] Du har ikke noe parti i gang her: Start et med `/utfordre`.
    [one] Du har ikke noe parti i gang i denne kanalen; oppgi nummeret på partiet du har et annet sted, med alternativet `parti` (`/partier vis:mine` viser det).
   *[other] Du har ikke noe parti i gang i denne kanalen; oppgi nummeret på et av de { $elsewhere } partiene du har andre steder, med alternativet `parti` (`/partier vis:mine` viser dem).
}
refusal-no-such-game = Det er ikke noe parti { game-number } du kan se her; `/partier` viser dine.
refusal-not-a-player = Du spiller ikke i parti { game-number }, så du kan bare følge det med `/brett`.
refusal-played-elsewhere = Parti { game-number } spilles i { $channel }, der jeg bare kan svare: Fortsett der.
refusal-not-your-turn = Det er ikke din tur i parti { game-number }: Vent på at { $opponent } trekker.
refusal-no-hints = Dere to spiller parti { game-number } uten hint; de avtales med alternativet `hint` i `/utfordre`, eller spill mot meg med `/datamaskin`.
refusal-no-finished-game = Ingen partier er avsluttet her ennå; spill et, eller oppgi et med alternativet `parti`.
refusal-not-over = Parti { game-number } spilles fortsatt; det kan analyseres når det er over.
refusal-game-over = Parti { game-number } er over; start et nytt med `/utfordre`.
refusal-outdated = Parti { game-number } har gått videre siden det ble vist; bruk det nyeste brettet eller `/brett`.
refusal-old-button = Den knappen er fra en eldre versjon av meg; bruk `/brett` for å få det gjeldende brettet.
refusal-nothing-to-take-back = Du har ikke trukket i parti { game-number } ennå, så det er ingenting å angre.
refusal-asked-already = { $kind ->
    [draw] Du har allerede tilbudt remis i parti { game-number } siden siste trekk; du kan tilby det igjen etter det neste.
   *[takeback] Du har allerede bedt om å få angre et trekk i parti { game-number } siden det ble gjort; du kan be om det igjen etter det neste.
}
refusal-offer-open = { $kind ->
    [draw] I parti { game-number } er det tilbudt remis; det må besvares eller trekkes tilbake først.
   *[takeback] I parti { game-number } er det bedt om å få angre et trekk; det må besvares eller trekkes tilbake først.
}
refusal-no-such-offer = Det tilbudet finnes ikke lenger; se på partiet med `/brett`.
refusal-offer-closed = { $state ->
    [accepted] Det er allerede godtatt.
    [declined] Det ble avslått; det kan spørres igjen etter neste trekk.
    [withdrawn] Det er trukket tilbake.
   *[outdated] Partiet har gått videre siden da; spør igjen hvis du fortsatt vil.
}
refusal-own-offer = Du spurte selv; motstanderen din må svare.
refusal-too-many-records = Du har lest inn { $most } partier fra notasjoner, så mange som jeg kan lagre for én person; `/personvern` gir deg alle som en fil.
refusal-nobody-played = Parti { game-number } ble lest fra en notasjon, så det er ingen å spille det igjen med: Utfordre noen med `/utfordre`.
refusal-rematch-asked = Du har allerede bedt om omkamp etter parti { game-number }; motstanderen din må svare.
refusal-challenged-self = Du kan ikke utfordre deg selv: Velg noen andre, eller utelat `motstander` for å utfordre alle.
refusal-challenged-bot = Boter spiller ikke; velg et menneske, eller utelat `motstander` for å utfordre alle.
refusal-challenged-absent = Den personen kan ikke se denne kanalen; utfordre noen som kan, eller gjør det der dere begge er.
refusal-challenged-alone = Ingen andre kan se denne samtalen; utfordre noen i en kanal der dere begge er.
refusal-options-of-fox-geese = Alternativene `gjess` og `sidelengs` hører til Rev og gjess: Utelat dem for { variant-name }.
refusal-no-such-challenge = Den utfordringen finnes ikke lenger; lag en ny med `/utfordre`.
refusal-challenge-closed = { $state ->
    [accepted] Den utfordringen er allerede godtatt; lag en ny med `/utfordre`.
    [declined] Den utfordringen ble avslått; lag en ny med `/utfordre`.
    [withdrawn] Den utfordringen ble trukket tilbake; lag en ny med `/utfordre`.
   *[lapsed] Den utfordringen er utløpt; lag en ny med `/utfordre`.
}
refusal-not-challenged = Den utfordringen er til { $opponent }; lag din egen med `/utfordre`.
refusal-not-your-challenge = Bare den som laget utfordringen, kan trekke den tilbake; hvis du ikke vil ha den, kan du la den være.
refusal-no-such-opponent = Den som spilte det partiet, er ikke her lenger; utfordre noen andre med `/utfordre`.
refusal-countered-already = Du har allerede svart på den utfordringen med et motbud: Vent på svar, eller trekk det tilbake først.
refusal-own-challenge = Noen andre må godta utfordringen din; du kan trekke den tilbake.
refusal-games-elsewhere = På denne serveren er partier bare tillatt i { $channels }: Gå dit.
refusal-channel-full = { $most ->
    [one] Det spilles et parti her, og denne serveren tillater bare ett om gangen i en kanal: Vent til det er over, eller spill i en annen kanal.
   *[other] Det spilles { $most } partier her, så mange som denne serveren tillater i en kanal: Vent til et av dem er over, eller spill i en annen kanal.
}
refusal-too-many-games = Du spiller { $most } partier, så mange som jeg kan holde styr på for én person: Spill ferdig eller gi opp et av dem (`/partier vis:mine` viser dem).
refusal-too-many-games-of = { $player } spiller { $most } partier, så mange som jeg kan holde styr på for én person: Prøv igjen når et av dem er over.
refusal-unknown-zone = Jeg kjenner ingen tidssone { $typed }: Velg en fra lista, for eksempel `Europe/Oslo`.
refusal-not-in-server = Dette er innstillinger for en server: Bruk kommandoen på en server.
refusal-not-manager = Bare de som kan administrere denne serveren, kan endre innstillingene: Spør en av dem.
refusal-too-many-channels = Høyst { $most } kanaler kan tillates enkeltvis: Ta bort en med `fjern`, eller tillat alle ved å ikke velge noen i menyen.
refusal-unknown-choice = Jeg kjenner ikke det valget for `{ $option }`: Velg et fra lista.

## What a move cannot be. $role is one piece

piece = { $role ->
    [fox] rev
    [goose] gås
    [tiger] tiger
    [goat] geit
   *[hound] hund
}
move-candidates = Du kan spille { $moves }.
move-more = { $count ->
    [one] 1 til
   *[other] { $count } til
}
move-unreadable = Jeg kan ikke lese { $typed } som et trekk: Oppgi feltene, som i `{ $example }`.
move-off-board = Dette brettet har ikke noe felt { $point }: Velg et av feltene på bildet.
move-ambiguous = { $typed } kan bety flere trekk: Oppgi hvert felt.
move-only-one-point = { $at } alene sier ikke hvor fra og hvor til: Oppgi begge feltene.
move-no-piece = Det står ingen brikke på { $at }: Begynn med en av dine.
move-not-yours = { $role ->
    [fox] Reven
    [goose] Gåsa
    [tiger] Tigeren
    [goat] Geita
   *[hound] Hunden
} på { $at } er motstanderens: Begynn med en av brikkene dine.
move-same-point = Det fører fra { $at } til { $at }: Oppgi feltet du vil til.
move-occupied = Det står { $role ->
    [fox] en rev
    [goose] ei gås
    [tiger] en tiger
    [goat] ei geit
   *[hound] en hund
} på { $at }: Gå til et tomt felt.
move-no-line = { $board ->
    [squares] Her går brikkene diagonalt, ett felt om gangen: { $from } til { $to } er ikke et slikt steg.
   *[lines] Det går ingen linje fra { $from } til { $to }: Følg linjene på brettet.
}
move-too-far = { $role ->
    [fox] En rev
    [goose] Ei gås
    [tiger] En tiger
    [goat] Ei geit
   *[hound] En hund
} går ett felt om gangen, så { $from } til { $to } er for langt.
move-never-back = { $role ->
    [goose] Gjess
    [goat] Geiter
    [hound] Hunder
    [tiger] Tigre
   *[fox] Rever
} går aldri bakover: Velg et trekk mot den andre siden.
move-never-sideways = { $role ->
    [goose] Gjess
    [goat] Geiter
    [hound] Hunder
    [tiger] Tigre
   *[fox] Rever
} går ikke sidelengs i dette spillet: Velg et trekk framover.
move-never-captures = { $role ->
    [goose] Gjess
    [goat] Geiter
    [hound] Hunder
    [tiger] Tigre
   *[fox] Rever
} slår aldri her: Velg et steg til et nabofelt.
move-not-a-capture = Ingenting slås mellom { $from } og { $to }, som er nabofelt: Man slår ved å hoppe over en brikke.
move-nothing-to-jump = Det er ingenting å hoppe over på { $over }: Hopp over en av motstanderens brikker ved siden av, til det tomme feltet bak den.
move-landing-occupied = Det står { $role ->
    [fox] en rev
    [goose] ei gås
    [tiger] en tiger
    [goat] ei geit
   *[hound] en hund
} på { $at }, der hoppet ville lande: Feltet bak motstanderens brikke må være tomt.
move-must-capture = { $role ->
    [fox] En rev
    [goose] Ei gås
    [tiger] En tiger
    [goat] Ei geit
   *[hound] En hund
} kan slå, og i dette spillet er det slagtvang: Velg et av slagene.
move-must-go-on = Det må hoppes videre fra { $at } så lenge det går.
move-single-jump = { $role ->
    [fox] En rev
    [goose] Ei gås
    [tiger] En tiger
    [goat] Ei geit
   *[hound] En hund
} hopper bare én gang per tur: Oppgi ett landingsfelt.
move-must-place = Alle geitene må settes før noen kan gå, og du har fortsatt { $count ->
    [one] 1 geit
   *[other] { $count } geiter
} på hånden: Oppgi et tomt felt.
move-hand-empty = Alle geitene er satt: Flytt en langs en linje til et nabofelt.
move-never-placed = { $role ->
    [goose] Gjess
    [goat] Geiter
    [hound] Hunder
    [tiger] Tigre
   *[fox] Rever
} blir aldri satt: Oppgi hvor fra og hvor til.

fault = Noe gikk galt hos meg; se på `/brett` og prøv igjen.
fault-unreadable = Jeg forsto ikke det Discord sendte meg; prøv igjen, og hvis en knapp fortsetter å svikte, kan du skrive kommandoen i stedet.
fault-plain-board = Discord lar meg ikke vise bildet av parti { game-number } her; bruk `/brett` for å se det.

## Commands: names are lower case, without spaces, at most 32 characters; descriptions at most 100

command-challenge = utfordre
    .description = Utfordre noen, eller alle, til et jaktspill
command-computer = datamaskin
    .description = Spill mot datamaskinen med én gang
command-move = trekk
    .description = Spill et trekk i partiet ditt
command-history = historikk
    .description = De avsluttede partiene dine, eller ett parti med trekk og reprise
command-import = importer
    .description = Les inn et parti fra en notasjon, slik /historikk gir den, for å se på det her
command-hint = hint
    .description = Vis det beste trekket og hvorfor
command-analyse = analyse
    .description = Se på et avsluttet parti igjen: hvem som lå foran, og hva som gikk galt
command-board = brett
    .description = Vis brettet igjen
command-games = partier
    .description = Vis partiene som spilles her, eller alle dine
command-draw = remis
    .description = Tilby remis
command-takeback = angre
    .description = Be om å få angre det siste trekket ditt
command-challenge-person = Utfordre til et parti
command-resign = gi-opp
    .description = Gi opp partiet ditt
command-stats = statistikk
    .description = Ratingene og resultatene til en spiller
command-leaderboard = toppliste
    .description = De beste på denne serveren, eller av alle
command-settings = innstillinger
    .description = Språk, brett, ping, påminnelser og stilletid for deg
command-server-settings = serverinnstillinger
    .description = Hvor og hva det spilles på denne serveren, og på hvilket språk
command-privacy = personvern
    .description = Det jeg vet om deg: les det, få det som fil, eller få det slettet
command-rules = regler
    .description = Hvordan et spill spilles, med bilder
command-help = hjelp
    .description = Hva jeg gjør, og hvordan man spiller

option-opponent = motstander
    .description = Hvem du utfordrer; utelat det for å utfordre alle
option-variant = spill
    .description = Hvilket spill; Rev og gjess hvis verken du eller serveren velger
option-side = side
    .description = Hvilken side du vil ha; tilfeldig hvis du ikke velger
option-level = nivå
    .description = Hvor sterkt datamaskinen spiller, fra 1 for nybegynnere til 8; ellers som du har stilt inn
option-geese = gjess
    .description = Rev og gjess: hvor mange gjess; 13 hvis du ikke velger
option-sideways = sidelengs
    .description = Rev og gjess: om gjess kan gå sidelengs
option-hints = hint
    .description = Om dere begge kan be om hint; ikke med mindre du velger det
option-pace = betenkningstid
    .description = Tiden for hvert trekk; ingen grense hvis du ikke velger
option-user = person
    .description = Hvem det gjelder; deg selv hvis du ikke velger
option-rated = rangert
    .description = Om partiet teller for ratingen; det gjør det hvis du ikke velger
option-move = trekk
    .description = Trekket ditt, for eksempel d4-d5, d4xd6xf6 eller c3
option-game = parti
    .description = Hvilket av partiene dine, hvis du har flere
option-record = notasjon
    .description = Notasjonen: en tekstfil
option-text = tekst
    .description = Som tekst i stedet for bilde
option-scope = vis
    .description = Bare herfra, eller alle sammen

option-language = språk
    .description = Språket jeg snakker
option-theme = utseende
    .description = Hvordan brettene dine ser ut
option-pings = ping
    .description = Om jeg pinger deg når det er din tur
option-reminders = påminnelser
    .description = Hvor jeg minner deg på at det er din tur
option-quiet-from = stille-fra
    .description = Fra hvilken time ingen pinger deg, 0 til 23
option-quiet-to = stille-til
    .description = Til hvilken time ingen pinger deg, 0 til 23; samme som stille-fra: ingen stilletid
option-zone = tidssone
    .description = Tidssonen din, for stilletiden
option-allow = tillat
    .description = En kanal der partier er tillatt; overalt hvis ingen er valgt
option-disallow = fjern
    .description = En kanal der partier ikke lenger er tillatt
option-most-games = maks-partier
    .description = Hvor mange partier som kan være i gang i en kanal; 0 for ingen grense

choice-wood = treverk
choice-slate = skifer
choice-contrast = sterk kontrast
choice-colorblind = for fargeblinde
choice-channel = i kanalen til partiet
choice-direct = som direktemelding
choice-off = ingen påminnelser
choice-fox-geese = Rev og gjess
choice-halatafl = Halatafl
choice-gasetavl = Gåsetavl
choice-fox-geese-ten = Rev og gjess til ti slag
choice-bagh-chal = Bagh-chal
choice-fox-hounds = Rev og hunder
choice-random = tilfeldig
choice-none = ingen grense
choice-1h = 1 time per trekk
choice-1d = 1 dag per trekk
choice-3d = 3 dager per trekk
choice-7d = 7 dager per trekk
choice-few = reven, revene eller tigrene
choice-many = gjessene, geitene eller hundene
choice-1 = 1, for nybegynnere
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-6 = 6
choice-7 = 7
choice-8 = 8, sterkest
choice-13 = 13
choice-15 = 15
choice-17 = 17
choice-here = her
choice-everywhere = overalt
choice-mine = mine
