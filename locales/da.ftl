### Dansk.
### »Parti« er det, to spiller mod hinanden, »spil« er slagsen. Punkterne på brættet hedder »felter«.

## Games and pieces

variant-name = { $variant ->
    [fox-geese] Ræv og gæs
    [fox-geese-15] Ræv og gæs, 15 gæs
    [fox-geese-17] Ræv og gæs, 17 gæs
    [fox-geese-sideways] Ræv og gæs, sidelæns træk
    [fox-geese-15-sideways] Ræv og gæs, 15 gæs, sidelæns træk
    [fox-geese-17-sideways] Ræv og gæs, 17 gæs, sidelæns træk
    [halatafl] Halatafl
    [gasetavl] Gåsetavl
    [fox-geese-ten] Ræv og gæs til ti slag
    [bagh-chal] Bagh-chal
   *[fox-hounds] Ræv og hunde
}
side-name = { $side ->
    [fox] ræv
    [foxes] ræve
    [tigers] tigre
    [geese] gæs
    [goats] geder
   *[hounds] hunde
}
game-number = #{ $game }

## Challenges

challenge-card = { $challenger } udfordrer { $opponent }.
challenge-card-open = { $challenger } udfordrer alle her.
challenge-side = { $challenger } spiller { $side ->
    [fox] ræven
    [foxes] rævene
    [tigers] tigrene
    [geese] gæssene
    [goats] gederne
   *[hounds] hundene
}.
challenge-side-random = Der trækkes lod om siderne.
challenge-lapses = Udløber { $when }.
challenge-accepted = Accepteret: Partiet er begyndt.
challenge-declined = Afslået.
challenge-withdrawn = { $challenger } trak udfordringen tilbage.
challenge-lapsed = Ingen svarede inden for et døgn, så udfordringen er udløbet.
button-accept = Accepter
button-decline = Afslå
button-withdraw = Træk tilbage
challenge-hints = Begge må bede om tip.
challenge-pace = { $pace ->
    [hour] En time til hvert træk.
    [day] En dag til hvert træk.
    [three-days] Tre dage til hvert træk.
    [week] Syv dage til hvert træk.
   *[none] Ingen tidsgrænse.
}
challenge-rated = Ratet.
challenge-unrated = Ikke ratet.
challenge-card-counter = { $challenger } svarer { $opponent } med et modtilbud.
challenge-countered = Besvaret med et modtilbud.
button-counter = Modtilbud
counter-ask = På hvilke vilkår vil du spille?
counter-side = Du spiller { $side ->
    [fox] ræven
    [foxes] rævene
    [tigers] tigrene
    [geese] gæssene
    [goats] gederne
   *[hounds] hundene
}.
counter-game = Et andet spil
counter-sides = En anden side
counter-pace = En anden betænkningstid
counter-sent = Sendt.
button-send = Send
button-rated = Ratet
button-unrated = Ikke ratet
button-hints = Med tip
button-no-hints = Uden tip

## Boards

board-to-move = { $player }, det er din tur ({ side-name }).
board-guests = Jeg er kun gæst her: Den, der ikke får tilbudt `/træk`, skal også tilføje mig (åbn min profil, og vælg »Tilføj app«).
board-mute = Jeg kan kun svare her og ikke skrive af mig selv, så påmindelser og resultater kan gå ubemærket hen: Den, der administrerer kanalen, kan give mig lov til at se den og sende beskeder.
ability-no-files = Jeg må ikke vise billeder eller filer i denne kanal: Den, der administrerer den, kan give mig lov til at vedhæfte filer.
deleted-player = Slettet spiller
board-thinking = { $player } tænker ({ side-name }).
computer-level = { $player } spiller på niveau { $level } af 8: { $level ->
    [1] som en begynder, der kun ser selve trækket
    [2] som en begynder, der ser det næste slag
    [3] som en, der har spillet et par partier
    [4] som en, der spiller en gang imellem
    [5] som en øvet spiller
    [6] som en stærk spiller
    [7] med næsten fuld styrke
   *[8] med fuld styrke
}. Svaret kommer inden for cirka to sekunder.
board-begins = { $few } spiller { $few_side ->
    [fox] ræven
    [foxes] rævene
   *[tigers] tigrene
}, { $many } { $many_side ->
    [geese] gæssene
    [goats] gederne
   *[hounds] hundene
}.
board-step = { $player } ({ side-name }) spillede **{ $notation }**.
board-capture = { $player } ({ side-name }) spillede **{ $notation }** og slog { $captured ->
    [geese] { $count ->
        [one] en gås
       *[other] { $count } gæs
    }
    [goats] { $count ->
        [one] en ged
       *[other] { $count } geder
    }
   *[hounds] { $count ->
        [one] en hund
       *[other] { $count } hunde
    }
}.
board-placement = { $player } satte en ged på **{ $notation }**.
board-captured = { $captured ->
    [geese] Gæs slået: { $count } af { $need }
    [goats] Geder slået: { $count } af { $need }
   *[hounds] Hunde slået: { $count } af { $need }
}
board-hand = Geder tilbage på hånden: { $count }
board-legend = `F` { $few ->
    [fox] ræv
    [foxes] ræv
   *[tigers] tiger
} · `g` { $many ->
    [geese] gås
    [goats] ged
   *[hounds] hund
}
board-deadline = Tiden udløber { $when }.
board-footer = Parti { game-number } · { $ply ->
    [0] start
   *[other] træk { $ply }
}
board-won = { $player } vinder med { $side ->
    [fox] ræven
    [foxes] rævene
    [tigers] tigrene
    [geese] gæssene
    [goats] gederne
   *[hounds] hundene
}: { $reason ->
    [captures] { $loser ->
        [geese] Der er slået nok gæs
        [goats] Der er slået nok geder
       *[hounds] Der er slået nok hunde
    }
    [pen-full] Alle ni felter i folden er fyldt
    [goal] Ræven har nået den anden side
    [past] Ræven er sluppet forbi alle hundene
    [resigned] { $loser ->
        [fox] Ræven
        [foxes] Rævene
        [tigers] Tigrene
        [geese] Gæssene
        [goats] Gederne
       *[hounds] Hundene
    } har opgivet
    [out-of-time] Tiden er udløbet for { $loser ->
        [fox] ræven
        [foxes] rævene
        [tigers] tigrene
        [geese] gæssene
        [goats] gederne
       *[hounds] hundene
    }
    [recorded] Sådan står der i notationen
   *[immobile] { $loser ->
        [fox] Ræven
        [foxes] Rævene
        [tigers] Tigrene
        [geese] Gæssene
        [goats] Gederne
       *[hounds] Hundene
    } har ingen træk tilbage
}.
board-drawn = Remis: { $reason ->
    [repetition] Den samme stilling er opstået for tredje gang
    [agreed] Spillerne er blevet enige om det
    [recorded] Sådan står der i notationen
   *[quiet] Der er spillet for mange træk uden fremskridt
}.
board-unfinished = Ikke spillet til ende.
board-link = [Det nyeste bræt]({ $link })
button-rematch = Revanche
button-draw = Remis
button-resign = Opgiv
button-hint = Tip
button-replay = Genafspil
button-analyse = Analyse
button-move = Træk
button-more = Mere

## A move put together by menus

pick-piece = Hvilken brik?
pick-place = Hvor sætter du en ged?
pick-target = Hvorhen fra { $at }?
pick-chain = { $notation }: { $end ->
    [free] Vil du springe videre eller stoppe her?
   *[forced] Du skal springe videre. Hvorhen?
}
pick-only-captures = Du skal slå.
pick-placeholder-piece = Vælg en brik
pick-placeholder-point = Vælg et felt
pick-entry-piece = { $at } – { $captures ->
    [0] { pick-steps }
   *[other] { $steps ->
        [0] { pick-captures }
       *[other] { pick-steps }, { pick-captures }
    }
}
pick-steps = { $steps ->
    [one] 1 træk
   *[other] { $steps } træk
}
pick-captures = { $captures ->
    [one] 1 slag
   *[other] { $captures } slag
}
pick-entry-jump = { $at } – slår { $role ->
    [fox] ræven
    [goose] gåsen
    [tiger] tigeren
    [goat] geden
   *[hound] hunden
} på { $over }{ $more ->
    [0] { "" }
   *[other] , kan springe videre
}
button-pick-stop = Stop her
button-pick-undo = Fortryd spring
button-pick-back = Tilbage
alt-pick-pieces = En ring markerer hver brik, der kan trække: { $points }.
alt-pick-places = En prik markerer hvert felt, hvor en ged kan sættes: { $points }.
alt-pick-targets = En ring markerer brikken på { $at }, en prik hvert felt, den kan gå til: { $points }.
alt-pick-chain = De foreløbige spring, { $notation }, er allerede vist, og det, de slår, er streget over.

## What else there is to a game

more-title = Parti { game-number }: Hvad vil du?
more-no-moves = Ingen har trukket endnu.
button-takeback = Omtræk
button-moves = Trækliste
button-flip = Vend brættet
button-flip-back = Vend tilbage
button-text-board = Som tekst
alt-flipped = Brættet er drejet en halv omgang.

## Hints

hint-best = Bedste træk: { $notation }
hint-idea = { $idea ->
    [ends] Det vinder med det samme.
    [only-move] Det er det eneste lovlige træk.
    [only-defence] Alle andre træk taber.
    [captures] Det slår { hint-pieces }.
    [traps] Det spærrer { $few ->
        [fox] ræven
        [foxes] { $count ->
            [one] en ræv
           *[other] begge ræve
        }
       *[tigers] { $count ->
            [one] en tiger
           *[other] { $count } tigre
        }
    } inde.
    [saves] Det redder { hint-pieces } fra at blive slået.
    [closes-gap] Det lukker hullet på { $point }.
    [breaks-through] Vejen er fri.
    [threatens] Det truer med at slå { hint-pieces }.
    [enters-pen] Det bringer endnu en gås ind i folden.
    [approaches] Derefter er der kun { $count ->
        [one] ét skridt
       *[other] { $count } skridt
    } til den anden side.
    [leaves-few-moves] Det efterlader { hint-few } { $count ->
        [0] uden et eneste træk
        [one] med kun ét træk
       *[other] med kun { $count } træk
    }.
    [offers] Det ofrer { hint-pieces }, men det er det værd, eller også kan det ikke undgås.
    [takes-room] Det giver { hint-few } { $count ->
        [one] ét felt
       *[other] { $count } felter
    } mindre at bevæge sig på.
    [gains-room] Det giver { $count ->
        [one] ét felt
       *[other] { $count } felter
    } mere at bevæge sig på.
    [stays-safe] Derefter kan intet blive slået.
    [builds-line] Det styrker rækken.
    [keeps-line] Rækken holder.
    [advances] Det rykker fremad.
   *[waits] Det afventer og ændrer ingenting.
}
hint-pieces = { $many ->
    [geese] { $count ->
        [one] en gås
       *[other] { $count } gæs
    }
    [goats] { $count ->
        [one] en ged
       *[other] { $count } geder
    }
   *[hounds] { $count ->
        [one] en hund
       *[other] { $count } hunde
    }
}
hint-few = { $few ->
    [fox] ræven
    [foxes] rævene
   *[tigers] tigrene
}
hint-outlook = { $outlook ->
    [win] Det er bevist: Du vinder i { $moves ->
        [one] ét træk
       *[other] højst { $moves } træk
    }.
    [loss] Det er bevist: Du taber i { $moves ->
        [0] højst ét træk
        [one] højst ét træk
       *[other] højst { $moves } træk
    }, hvis din modstander spiller godt.
    [draw] Med bedste spil forventer jeg remis.
    [clearly-better] Jeg mener, at du står klart bedre.
    [better] Jeg mener, at du står lidt bedre.
    [worse] Jeg mener, at du står lidt dårligere.
    [clearly-worse] Jeg mener, at du står klart dårligere.
   *[even] Jeg mener, at stillingen er lige.
}
hint-line = Derefter forventer jeg: { $moves }

## Analysis

analysis-title = { variant-name } · parti { game-number }
analysis-progress = Ser på parti { game-number } igen: { $percent } %
analysis-side = { $player } ({ side-name }): { $blunders ->
    [one] 1 brøler
   *[other] { $blunders } brølere
}, { $mistakes ->
    [one] 1 fejl
   *[other] { $mistakes } fejl
}, { $inaccuracies ->
    [one] 1 unøjagtighed
   *[other] { $inaccuracies } unøjagtigheder
}
analysis-fault = **{ $ply }.** { $played } ({ side-name }): { $fault ->
    [blunder] en brøler
    [mistake] en fejl
   *[inaccuracy] unøjagtigt
}; bedre var **{ $better }**
analysis-faultless = Jeg fandt intet, der kunne have været spillet bedre.
alt-curve = Fordelen gennem { $plies ->
    [one] 1 træk
   *[other] { $plies } træk
}, { $few ->
    [fox] ræven
    [foxes] rævene
   *[tigers] tigrene
} øverst, { $many ->
    [geese] gæssene
    [goats] gederne
   *[hounds] hundene
} nederst; det, der gik galt, er markeret og står på listen ved siden af.

alt-board = { variant-name }. { $few ->
    [fox] Ræv på { $few_points }
    [foxes] Ræve på { $few_points }
   *[tigers] Tigre på { $few_points }
}. { $many ->
    [geese] Gæs på { $many_points }
    [goats] Geder på { $many_points }
   *[hounds] Hunde på { $many_points }
}.
alt-none-on-board = intet felt
alt-last-move = Sidste træk ({ side-name }): { $notation }.
alt-to-move = { $side ->
    [fox] Det er rævens tur.
    [foxes] Det er rævenes tur.
    [tigers] Det er tigrenes tur.
    [geese] Det er gæssenes tur.
    [goats] Det er gedernes tur.
   *[hounds] Det er hundenes tur.
}
alt-captured = { $captured ->
    [geese] Gæs slået: { $count } af { $need }.
    [goats] Geder slået: { $count } af { $need }.
   *[hounds] Hunde slået: { $count } af { $need }.
}
alt-hand = { $count ->
    [0] Alle geder er sat.
   *[other] Geder tilbage på hånden: { $count }.
}
alt-pen = Folden: { $pen_points }.
alt-over = { $winner ->
    [fox] Ræven har vundet.
    [foxes] Rævene har vundet.
    [tigers] Tigrene har vundet.
    [geese] Gæssene har vundet.
    [goats] Gederne har vundet.
   *[hounds] Hundene har vundet.
}
alt-drawn = Partiet er remis.
alt-unfinished = Partiet blev ikke spillet til ende. { alt-to-move }

## Offers and time

offer-draw = { $opponent }, { $player } tilbyder remis i parti { game-number }. Går du med til det?
offer-takeback = { $opponent }, { $player } vil gerne tage det seneste træk tilbage i parti { game-number }. Går du med til det?
offer-end = { $state ->
    [accepted] Accepteret.
    [declined] Afslået.
    [withdrawn] Trukket tilbage.
   *[outdated] Partiet er gået videre.
}
offer-computer-declines = { $player } siger nej til remis. Spørg igen, når partiet har varet lidt længere, og du ikke står dårligst.
offer-elsewhere = Spørgsmålet er stillet i { $channel }, hvor partiet spilles.
offer-done = Aftalt i parti { game-number }; brættet er i { $channel }.
reminder = { $player }, det er din tur i parti { game-number } ({ side-name }), og din tid udløber { $when }.

## Resigning

resign-ask = Vil du opgive parti { game-number } ({ variant-name }) mod { $opponent }?
resign-done = Du har opgivet parti { game-number }.
button-resign-confirm = Ja, opgiv
button-resign-cancel = Spil videre
resign-cancelled = Parti { game-number } går videre.

## Choosing and listing games

pick-game = Du har flere partier her. Hvilket mener du?
pick-game-to-watch = Der spilles flere partier her. Hvilket vil du se?
entry-players = { $few } – { $many }
pick-game-placeholder = Vælg et parti
pick-done = { $notation } er spillet i parti { game-number }.
played-elsewhere = { $notation } er spillet i parti { game-number }; brættet er i { $channel }.
entry-label = { game-number } · { variant-name } · { $opponent }
entry-your-turn = din tur
entry-their-turn = venter på { $opponent }
somebody = Ukendt
games-line = **{ game-number }** { variant-name } · { $few } ({ $few_side ->
    [fox] ræv
    [foxes] ræve
   *[tigers] tigre
}) – { $many } ({ $many_side ->
    [geese] gæs
    [goats] geder
   *[hounds] hunde
}) · { $channel } · { $ply ->
    [one] 1 træk
   *[other] { $ply } træk
} · { $turn ->
    [yours] **din tur**
   *[theirs] venter på { $player }
}
games-title-here = Partier, der spilles her
games-title-mine = Dine partier
games-none-here = Ingen spiller her. Start et parti med `/udfordr`.
games-none-mine = Du har ingen partier i gang. Start et med `/udfordr`.
button-earlier = Forrige
button-later = Næste

## Ratings

rating-changes = Ratet: { $few } · { $many }
rating-change = { $player } { $rating } ({ $by })
stats-title = Ratings
stats-none = { $player } har ikke spillet et ratet parti endnu.
stats-line = { variant-name }, { side-name }: **{ $rating }** ± { $margin }{ $certain ->
    [no] { " " }(foreløbig)
   *[yes] { "" }
} · { $wins ->
    [one] 1 sejr
   *[other] { $wins } sejre
}, { $draws ->
    [one] 1 remis
   *[other] { $draws } remiser
}, { $losses ->
    [one] 1 nederlag
   *[other] { $losses } nederlag
}
alt-results = Resultaterne som bjælker: sejre til venstre, remiser i midten, nederlag til højre.
alt-result = { $number }. { variant-name }, { side-name }: { $wins } vundet, { $draws } remis, { $losses } tabt, rating { $rating }.
best-title = De bedste med { $side ->
    [fox] ræven
    [foxes] rævene
    [tigers] tigrene
    [geese] gæssene
    [goats] gederne
   *[hounds] hundene
}: { variant-name }
best-none = Ingen har en rating, der er sikker nok endnu: Det kræver omkring et dusin ratede partier.
best-line = { $rank }. { $player } **{ $rating }** · { $games ->
    [one] 1 parti
   *[other] { $games } partier
}

## Rules of the games

rules-title = { variant-name }: reglerne
rules-chapter = { $chapter ->
    [moves] Sådan går brikkerne
    [captures] Slag
    [winning] Sådan vinder man
    [draws] Remis
    [mistake] En almindelig fejl
    [questions] Spørgsmål
   *[history] Hvor spillet kommer fra
}
rules-start = { $variant ->
    [fox-geese] Én ræv mod tretten gæs på et kors med treogtredive felter. Hvert lille kvadrat har begge diagonaler. Ræven begynder.
        Med `gæs:` kan du få 15 eller 17 gæs, og med `sidelæns:` gæs, der også må gå sidelæns.
    [fox-geese-ten] Én ræv mod tretten gæs, der kommer ned oppefra, på et kors, hvor kun hvert andet felt har diagonaler. Ræven begynder.
    [halatafl] To ræve mod tyve gæs på et kors med treogtredive felter. De ni øverste felter er folden; rævene står i dens øverste hjørner. Rævene begynder.
    [gasetavl] Én ræv mod atten gæs på et stort kors med femogfyrre felter, hvor kun hvert andet felt har diagonaler. Ræven begynder.
    [bagh-chal] Fire tigre i hjørnerne mod tyve geder, der alle endnu er på hånden. Gederne begynder.
   *[fox-hounds] Én ræv mod fire hunde på felterne af den ene farve på et skakbræt. Ræven begynder.
}
rules-moves = { $variant ->
    [fox-geese] Ræven går langs en linje til et tomt nabofelt, i alle retninger. En gås går ét felt fremad, lige eller diagonalt, aldrig tilbage; sidelæns kun, hvis det er valgt.
    [fox-geese-ten] Ræven går ét felt langs en linje, i alle retninger. En gås går ét felt ned ad brættet, lige eller – hvor der er en linje – diagonalt, eller sidelæns, aldrig op igen.
    [halatafl] En ræv går ét felt langs en linje, i alle retninger. En gås går ét felt fremad, lige eller diagonalt, eller sidelæns, aldrig tilbage.
    [gasetavl] Ræven går ét felt langs en linje, i alle retninger. En gås går ét felt fremad, lige eller – hvor der er en linje – diagonalt, eller sidelæns, aldrig tilbage.
    [bagh-chal] Først sættes gederne, én pr. tur, på et hvilket som helst tomt felt; ingen ged må gå, så længe der er flere på hånden. Derefter går en ged ét felt langs en linje, i alle retninger. Tigrene går fra begyndelsen ét felt langs en linje.
   *[fox-hounds] Ræven går ét felt diagonalt, i alle retninger. En hund går ét felt diagonalt fremad, aldrig tilbage.
}
rules-captures = { $variant ->
    [fox-geese] Ræven springer langs linjerne over en gås ved siden af sig til det tomme felt bagved, og gåsen er ude af spillet. Den behøver ikke at springe. Den må springe videre i samme træk og må stoppe efter ethvert spring.
    [fox-geese-ten] Ræven springer langs linjerne over en gås til det tomme felt bagved. Den behøver ikke at springe, må springe videre i samme træk og må stoppe efter ethvert spring.
    [halatafl] Kan en ræv springe, skal en af rævene gøre det, og den springer videre, så længe den kan. Hvilken ræv og hvilken vej bestemmer du; det behøver ikke at være vejen med flest gæs.
    [gasetavl] Ræven springer langs linjerne over en gås til det tomme felt bagved. Den behøver ikke at springe, må springe videre i samme træk og må stoppe efter ethvert spring.
    [bagh-chal] En tiger springer langs linjerne over én ged til det tomme felt bagved, og så er dens træk slut. Den behøver ikke at springe. Geder slår ikke.
   *[fox-hounds] Her slår ingen.
}
rules-winning = { $variant ->
    [fox-geese] Ræven vinder, når der er færre end fire gæs tilbage, eller når ingen gås kan trække. Gæssene vinder, når ræven ikke kan trække.
    [fox-geese-ten] Ræven vinder med sit tiende slag, eller når ingen gås kan trække. Gæssene vinder, når ræven ikke kan trække.
    [halatafl] Rævene vinder, når der er færre end ni gæs tilbage, eller når ingen gås kan trække. Gæssene vinder, når der står gæs på alle ni felter i folden, eller når ingen af rævene kan trække.
    [gasetavl] Ræven vinder, når der er færre end fire gæs tilbage, eller når ingen gås kan trække. Gæssene vinder, når ræven ikke kan trække.
    [bagh-chal] Tigrene vinder med deres femte slag, eller når ingen ged kan trække. Gederne vinder, når ingen af de fire tigre kan trække.
   *[fox-hounds] Ræven vinder, når den kommer til første række, når den står lavere end alle hundene, eller når ingen hund kan trække. Hundene vinder, når ræven ikke kan trække.
}
rules-draws = { $variant ->
    [fox-geese] Uden sidelæns træk bliver det aldrig remis: Gæssene løber tør for træk. Med dem er det remis, når en stilling opstår for tredje gang, eller når hver side har spillet halvtreds træk, uden at en gås er slået eller er gået fremad.
    [fox-geese-ten] Når en stilling opstår for tredje gang, eller når hver side har spillet tres træk, uden at en gås er slået.
    [halatafl] Når en stilling opstår for tredje gang, eller når hver side har spillet halvtreds træk, uden at en gås er slået eller er gået fremad.
    [gasetavl] Når en stilling opstår for tredje gang, eller når hver side har spillet halvtreds træk, uden at en gås er slået eller er gået fremad.
    [bagh-chal] Når en stilling opstår for tredje gang, eller når hver side har spillet tres træk, uden at en ged er sat eller slået.
   *[fox-hounds] I praksis aldrig: Hundene går aldrig tilbage, så ethvert parti får en ende.
}
rules-mistake = { $variant ->
    [fox-geese] Gæs, der rykker frem én for én, efterlader huller bag sig. Ryk dem frem som en mur, og efterlad aldrig et tomt felt bag en gås, som ræven kan nå.
    [fox-geese-ten] Ræven lander på det tomme felt bag en gås, der står alene. Luk landingsfeltet i stedet for at dække gåsen.
    [halatafl] At efterlade en gås der, hvor et spring indleder en kæde, som rævene gerne tager. Gæssenes våben er den anden slags: et spring, som en ræv er tvunget til, væk fra folden.
    [gasetavl] At tage diagonalerne for givet. Kun hvert andet felt har dem: Se på linjerne, før du regner med et spring.
    [bagh-chal] At ville flytte en ged, der står på brættet, mens der er flere på hånden. Sæt først, ved kanten og der, hvor ingen tiger kan springe.
   *[fox-hounds] En hund langt foran de andre lader ræven smutte igennem bag sig. Hold rækken samlet.
}
rules-questions = { $variant ->
    [fox-geese] *Skal ræven slå?* Nej. *Må gæs gå tilbage?* Nej. *Sidelæns?* Kun, hvis det er valgt. *Hvad nu, hvis ingen gås kan trække?* Så har ræven vundet; andre steder må de melde pas.
    [fox-geese-ten] *Skal ræven slå?* Nej, den må nøjes med at gå, selv om den kunne springe. *Må gæs gå tilbage for at samle sig igen?* Nej.
    [halatafl] *Hvilken ræv skal springe?* Hvilken som helst af dem. *Skal det være den længste kæde?* Nej. *Hvad nu, hvis den ene ræv er spærret inde?* Den bliver stående; rævene taber først, når begge er det.
    [gasetavl] *Hvorfor er det slut ved tre gæs?* Tre kan aldrig spærre en ræv inde på dette bræt.
    [bagh-chal] *Kan en ged slå en tiger?* Nej: Geder spærrer dens veje og dens landingsfelter. *Skal en tiger slå?* Nej.
   *[fox-hounds] *Må hunde gå sidelæns eller tilbage?* Nej. *Må ræven springe over en hund?* Nej.
}
rules-history = { $variant ->
    [fox-geese] Kendt i England siden 1400-tallet. Der findes ikke én rigtig måde at spille det på: Andre steder må gæs gå tilbage, der er slagtvang, man spiller med 13, 15 eller 17 gæs, og brætterne har alle, nogle eller ingen diagonaler.
    [fox-geese-ten] En af de mange måder, Ræv og gæs er blevet spillet på siden 1400-tallet, med færre diagonaler og med optælling af slagene.
    [halatafl] Et nordisk jagtspil, beslægtet med tafl, nævnt i sagaen om Grettir den Stærke og kendt senest siden 1300-tallet. Peter Michaelsen har beskrevet et dansk spil med de samme brikker.
    [gasetavl] Flere danske jagtspil hedder gåsetavl; Peter Michaelsen skrev om deres slægtninge i 2009. Det store kors er opført som Gåsetavl (Gedved) i Ludii-kataloget, hvor ræven springer én gang pr. tur.
    [bagh-chal] Nepals nationalspil. Lim Yew Jin og Jürg Nievergelt har vist, at det ender remis, når ingen begår fejl (»Tigers and Goats is a draw«).
   *[fox-hounds] Et gammelt spil til skakbrættet. Med rigtigt spil vinder hundene, som Berlekamp, Conway og Guy viser i »Winning Ways«.
}
rules-before = { $variant ->
    [fox-geese] Ræven kan springe over to gæs i ét træk: **{ $moves }**. Den kan også stoppe efter den første eller slet ikke springe: { $instead }.
    [fox-geese-ten] Ræven kan springe: **{ $moves }**. Den kunne springe videre i samme træk eller gå i stedet: { $instead }.
    [halatafl] Den ene ræv kan springe, så det skal den: **{ $moves }** er det eneste lovlige træk. Den anden ræv må ikke gå nu.
    [gasetavl] Rævens felt har ingen diagonal linje, så den har fire skridt: { $instead } og det første af **{ $moves }**. På feltet ved siden af har den diagonaler.
    [bagh-chal] Gederne sætter en lige ved siden af en tiger, med et tomt felt bagved: **{ $moves }**. Ethvert andet tomt felt kunne bruges, for eksempel { $instead }.
   *[fox-hounds] Ræven kommer ud, en hund lukker kanten: **{ $moves }**. Ræven kunne også begynde med { $instead }.
}
rules-after = { $variant ->
    [fox-geese] To gæs er væk. Gæs går aldrig tilbage, så hullerne bliver.
    [fox-geese-ten] Ræven slog én og stoppede; nu kan gæssene lukke linjen, før den kommer videre.
    [halatafl] Gåsen er væk. Springet var tvunget: Sådan lokker gæs en ræv derhen, hvor de vil have den.
    [gasetavl] Fra feltet ved siden af er ræven gået videre diagonalt.
    [bagh-chal] Tigeren sprang over geden: Én er slået, nitten er tilbage på hånden, og gederne skal blive ved med at sætte.
   *[fox-hounds] Alle fem brikker er der stadig, for her slås ingen.
}
rules-sides = { $few ->
    [fox] Ræven
    [foxes] Rævene
   *[tigers] Tigrene
} mod { $many ->
    [geese] gæssene
    [goats] gederne
   *[hounds] hundene
}
rules-other = Et andet spil
button-rules = Regler
button-rules-page = { $page ->
    [rules] Reglerne
    [before] Et eksempel
   *[after] Bagefter
}

## Looking back

replay-title = Parti { game-number } ({ variant-name }) én gang til
replay-too-long = Dette parti er for langt til en animation; trækkene finder du i `/historik`.
alt-replay = Hele partiet som animation, { variant-name }, { $plies ->
    [one] ét træk
   *[other] { $plies } træk
}.
history-title = Dine afsluttede partier
history-none = Du har ikke afsluttet et parti endnu. Start et med `/udfordr` eller `/computer`.
history-line = **{ game-number }** { variant-name } · { $result ->
    [won] vundet
    [lost] tabt
   *[drawn] remis
} med { $side ->
    [fox] ræven
    [foxes] rævene
    [tigers] tigrene
    [geese] gæssene
    [goats] gederne
   *[hounds] hundene
} mod { $opponent } · { $when }
history-line-record = **{ game-number }** { variant-name } · fra en notation: { $few } – { $many }, { $winner ->
    [unfinished] ikke afsluttet
    [drawn] remis
    [fox] ræven vandt
    [foxes] rævene vandt
    [tigers] tigrene vandt
    [geese] gæssene vandt
    [goats] gederne vandt
   *[hounds] hundene vandt
} · { $when }
history-no-moves = Der blev ikke spillet noget træk.
history-last-moves = De sidste træk; filen har dem alle.
button-newer = Nyere
button-older = Ældre

## Settings

settings-title = Dine indstillinger
server-settings-title = Denne servers indstillinger
language-name = Dansk
setting-name = { $setting ->
    [language] Sprog
    [theme] Brætternes udseende
    [level] Computerens niveau
    [pings] Når det er din tur
    [reminders] Påmindelser
    [quiet] Stilletid
    [quiet-from] Stille fra
    [quiet-to] Stille til
    [variant] Spil, hvis ingen vælger
    [channels] Partier er tilladt
   *[most-games] Partier ad gangen i en kanal
}
setting-line = { $name }: **{ $value }**
setting-as-discord = som i Discord
setting-usual = 3, hvis du ikke vælger
setting-pings = jeg pinger dig
setting-no-pings = jeg nævner dig uden ping
setting-quiet = { $from } til { $to } ({ $zone })
setting-no-quiet = ingen stilletid
setting-zone-hint = Klokkeslættene er i UTC: Fortæl mig din tidszone med valgmuligheden `tidszone` i `/indstillinger`.
setting-direct-refused = Discord lader mig ikke skrive til dig, så jeg minder dig om det i kanalen; tillad direkte beskeder, og vælg igen.
setting-everywhere = overalt
setting-most-games = { $most ->
    [one] 1 parti
   *[other] { $most } partier
}
setting-no-limit = ingen grænse
button-pings-on = Ping mig
button-pings-off = Ping ikke
button-quiet-hours = Stilletid
button-back = Tilbage

## Privacy

privacy-title = Det ved jeg om dig
privacy-name = Det navn, jeg sidst så dig med: { $name }.
privacy-no-name = Ikke dit navn.
privacy-settings = Det, du har indstillet med `/indstillinger`.
privacy-no-settings = Du har ikke indstillet noget.
privacy-games = Dine partier med træk og tidspunkter: { $running ->
    [one] 1 i gang
   *[other] { $running } i gang
}, { $over ->
    [one] 1 afsluttet
   *[other] { $over } afsluttede
}.
privacy-challenges = Udfordringer, som du har givet eller fået: { $count }.
privacy-ratings = Ratings: { $count }.
privacy-else = Hvilke knapper der er trykket på, husker jeg i to dage, men ikke af hvem. En server, der fjerner mig, glemmer jeg efter 30 dage.
privacy-exported = Alt, hvad jeg ved om dig, er i denne fil.
privacy-exported-part = Del { $part } af { $parts } af det, jeg ved om dig: Det er for meget til én fil.
privacy-ask = { $running ->
    [0] Jeg glemmer dit navn, dine indstillinger og dine ratings; dine åbne udfordringer trækkes tilbage.
    [one] Jeg glemmer dit navn, dine indstillinger og dine ratings; dine åbne udfordringer trækkes tilbage, og dit igangværende parti opgives, så ingen venter på dig.
   *[other] Jeg glemmer dit navn, dine indstillinger og dine ratings; dine åbne udfordringer trækkes tilbage, og dine { $running } igangværende partier opgives, så ingen venter på dig.
} Dine partier bliver stående, men under »Slettet spiller«. Det kan ikke fortrydes. Vil du det?
privacy-forgotten = Så er det gjort: Jeg har glemt dig.
button-export = Giv mig alt
button-delete = Slet alt
button-delete-confirm = Ja, slet
button-delete-cancel = Nej, behold

## Help

help-title = Reynard spiller jagtspil
help-body =
    `/udfordr` udfordrer nogen eller alle. Når udfordringen bliver accepteret, kommer brættet frem. Med `/computer` spiller du straks mod mig.
    `/træk` spiller et træk: Skriv `d4-d5` for et skridt, `d4xd6xf6` for et slag, `c3` for at sætte en ged; listen viser, hvad der er lovligt. Knappen »Træk« under brættet gør det samme med menuer.
    `/regler` forklarer spillene. `/bræt` viser brættet igen, `/partier` de partier, der er i gang, `/historik` dem, der er slut; `/importer` læser et partis notation fra en fil.
    `/tip` viser det bedste træk og hvorfor. `/remis` tilbyder remis, `/omtræk` beder om at få et træk tilbage, `/opgiv` giver op; `/analyse` ser på et afsluttet parti igen.
    `/indstillinger` er dine: sprog, brætter, ping, stilletid; `/privatliv` fortæller, hvad jeg ved om dig.
help-games-title = Spillene
help-game = **{ variant-name }**: { $few ->
    [fox] en ræv
    [foxes] to ræve
   *[tigers] fire tigre
} mod { $many ->
    [geese] gæs
    [goats] tyve geder
   *[hounds] fire hunde
}
help-names-title = Ét navn, mange regler
help-names = Brætter med alle, nogle eller ingen diagonaler hedder alle sammen Ræv og gæs. Her går gæs aldrig tilbage, der er kun slagtvang i Halatafl, ræven må springe flere gange i samme træk, og den, der ikke kan trække, taber.

## Records

import-done = Læst: Det er nu parti { game-number } i din `/historik`. Ingen andre ser det der, og det tæller ikke med i noget.
import-known = Du har læst denne notation ind før: Det er parti { game-number }.
record-lost = Jeg kunne ikke hente filen fra Discord: Send den en gang til.
record-too-large = Filen er for stor til en notation: Send en på højst { $kilobytes } kB.
record-no-text = Filen er ikke tekst: Send en notation, som `/historik` giver den.
record-tag = Linje { $line } i notationen har et mærke, jeg ikke kan læse: Skriv et navn og en værdi i anførselstegn, som i `[Date "2026.03.01"]`.
record-second-tag = Notationen har mærket { $typed } igen i linje { $line }: Udelad det ene af dem.
record-no-variant = Notationen siger ikke, hvilket spil den er fra: Begynd den med et mærke som `[Variant "fox-geese"]`.
record-variant = Jeg kender ikke spillet { $typed } i linje { $line } i notationen: Skriv det, som `/historik` gør, for eksempel `fox-geese`.
record-start = Startstillingen i linje { $line } i notationen er ikke en stilling i det spil: Ret den, eller udelad mærket for at få den almindelige start.
record-comment = Kommentaren, der begynder i linje { $line } i notationen, slutter ikke: Afslut den med `{"}"}`.
record-number = Linje { $line } i notationen har nummer { $found }, hvor træk { $wanted } skulle komme: Ret numrene, eller se efter, om der mangler et træk.
record-move = Træk { $number } i notationen, { $typed } i linje { $line }, kan ikke spilles: { $why ->
    [over] Partiet er slut før det
    [unreadable] Det er ikke skrevet som et træk
    [off-board] Brættet har ikke sådan et felt
    [ambiguous] Det kan betyde flere træk
    [one-point] Det nævner kun ét felt
    [no-piece] Der står ingen brik, hvor det begynder
    [not-yours] Brikken, hvor det begynder, er modpartens
    [same-point] Det fører ingen steder hen
    [occupied] Der står en brik, hvor det ender
    [no-line] Ingen linje fører derhen
    [too-far] Det er for langt
    [back] Sådan en brik går aldrig tilbage
    [sideways] Sådan en brik går ikke sidelæns i dette spil
    [no-captures] Sådan en brik slår aldrig
    [no-jump] Der er intet at springe over
    [must-capture] Der kan slås, og der er slagtvang
    [must-go-on] Der skal springes videre
    [single-jump] Sådan en brik springer kun én gang pr. tur
    [must-place] Der er stadig brikker på hånden
   *[no-placing] Der kan ikke sættes noget
}; ret det, og send notationen igen.
record-result = { $typed } i linje { $line } i notationen er ikke et resultat: Skriv den side, der vandt, for eksempel `fox` eller `geese`, eller `draw`, eller `*` for et parti, der ikke blev spillet færdigt.
record-contradiction = De resultater, notationen nævner, modsiger hinanden eller trækkene: Ret dem, eller udelad dem.
record-trailing = Der følger noget efter resultatet i linje { $line } i notationen: Send hvert parti i sin egen fil.
record-too-many-moves = Det parti er for langt til mig: Jeg læser højst { $most } træk.

## Refusals: one sentence that says what is wrong and what to do

refusal-no-game-here = { $elsewhere ->
    [0] Du har ikke noget parti i gang her: Start et med `/udfordr`.
    [one] Du har ikke noget parti i gang i denne kanal; angiv nummeret på dit parti et andet sted med valgmuligheden `parti` (`/partier vis:mine` viser det).
   *[other] Du har ikke noget parti i gang i denne kanal; angiv nummeret på et af dine { $elsewhere } partier andre steder med valgmuligheden `parti` (`/partier vis:mine` viser dem).
}
refusal-no-such-game = Du kan ikke se noget parti { game-number } her; `/partier` viser dine.
refusal-not-a-player = Du spiller ikke med i parti { game-number }, så du kan kun følge det med `/bræt`.
refusal-played-elsewhere = Parti { game-number } spilles i { $channel }, hvor jeg kun kan svare: Spil videre der.
refusal-not-your-turn = Det er ikke din tur i parti { game-number }: Vent på, at { $opponent } trækker.
refusal-no-hints = I to spiller parti { game-number } uden tip; de aftales med valgmuligheden `tip` i `/udfordr`, eller spil mod mig med `/computer`.
refusal-no-finished-game = Intet parti er slut her endnu; spil et, eller angiv et med valgmuligheden `parti`.
refusal-not-over = Parti { game-number } spilles stadig; det kan analyseres, når det er slut.
refusal-game-over = Parti { game-number } er slut; start et nyt med `/udfordr`.
refusal-outdated = Parti { game-number } er gået videre, siden det blev vist; brug det nyeste bræt eller `/bræt`.
refusal-old-button = Den knap er fra en ældre version af mig; brug `/bræt` for at få det aktuelle bræt.
refusal-nothing-to-take-back = Du har ikke trukket i parti { game-number } endnu, så der er intet at tage tilbage.
refusal-asked-already = { $kind ->
    [draw] Du har allerede tilbudt remis i parti { game-number } siden det seneste træk; du kan gøre det igen efter det næste.
   *[takeback] Du har allerede bedt om omtræk i parti { game-number }, siden trækket blev spillet; du kan bede om det igen efter det næste.
}
refusal-offer-open = { $kind ->
    [draw] I parti { game-number } er der tilbudt remis; det skal besvares eller trækkes tilbage først.
   *[takeback] I parti { game-number } er der bedt om omtræk; det skal besvares eller trækkes tilbage først.
}
refusal-no-such-offer = Det tilbud findes ikke længere; se på partiet med `/bræt`.
refusal-offer-closed = { $state ->
    [accepted] Det er allerede accepteret.
    [declined] Det blev afslået; der kan spørges igen efter næste træk.
    [withdrawn] Det er trukket tilbage.
   *[outdated] Partiet er gået videre siden da; spørg igen, hvis du stadig ønsker det.
}
refusal-own-offer = Du spurgte selv; din modstander skal svare.
refusal-too-many-records = Du har læst { $most } partier ind fra notationer, så mange, som jeg kan gemme for én person; `/privatliv` giver dig dem alle som en fil.
refusal-nobody-played = Parti { game-number } blev læst fra en notation, så der er ingen at spille det igen med: Udfordr nogen med `/udfordr`.
refusal-rematch-asked = Du har allerede bedt om revanche for parti { game-number }; din modstander skal svare.
refusal-challenged-self = Du kan ikke udfordre dig selv: Vælg en anden, eller udelad `modstander` for at udfordre alle.
refusal-challenged-bot = Bots spiller ikke; vælg et menneske, eller udelad `modstander` for at udfordre alle.
refusal-challenged-absent = Den person kan ikke se denne kanal; udfordr en, der kan, eller gør det et sted, hvor I begge er.
refusal-challenged-alone = Ingen andre kan se denne samtale; udfordr nogen i en kanal, hvor I begge er.
refusal-options-of-fox-geese = Valgmulighederne `gæs` og `sidelæns` hører til Ræv og gæs: Udelad dem, når du vælger { variant-name }.
refusal-no-such-challenge = Den udfordring findes ikke længere; lav en ny med `/udfordr`.
refusal-challenge-closed = { $state ->
    [accepted] Den udfordring er allerede accepteret; lav en ny med `/udfordr`.
    [declined] Den udfordring blev afslået; lav en ny med `/udfordr`.
    [withdrawn] Den udfordring er trukket tilbage; lav en ny med `/udfordr`.
   *[lapsed] Den udfordring er udløbet; lav en ny med `/udfordr`.
}
refusal-not-challenged = Den udfordring er til { $opponent }; lav din egen med `/udfordr`.
refusal-not-your-challenge = Kun den, der lavede udfordringen, kan trække den tilbage; hvis du ikke vil have den, så lad den bare stå.
refusal-no-such-opponent = Den, der spillede det parti, er her ikke længere; udfordr en anden med `/udfordr`.
refusal-countered-already = Du har allerede svaret på den udfordring med et modtilbud: Vent på svar, eller træk det tilbage først.
refusal-own-challenge = En anden skal acceptere din udfordring; du kan trække den tilbage.
refusal-games-elsewhere = På denne server er partier kun tilladt i { $channels }: Gå derhen.
refusal-channel-full = { $most ->
    [one] Der spilles et parti her, og denne server tillader kun ét ad gangen i en kanal: Vent, til det er slut, eller spil i en anden kanal.
   *[other] Der spilles { $most } partier her, så mange, som denne server tillader i en kanal: Vent, til et er slut, eller spil i en anden kanal.
}
refusal-too-many-games = Du spiller { $most } partier, så mange, som jeg kan holde styr på for én person: Afslut eller opgiv et af dem (`/partier vis:mine` viser dem).
refusal-too-many-games-of = { $player } spiller { $most } partier, så mange, som jeg kan holde styr på for én person: Prøv igen, når et af dem er slut.
refusal-unknown-zone = Jeg kender ingen tidszone { $typed }: Vælg en fra listen, for eksempel `Europe/Copenhagen`.
refusal-not-in-server = Det er indstillinger for en server: Brug kommandoen på en server.
refusal-not-manager = Kun de, der må administrere denne server, kan ændre dens indstillinger: Spørg en af dem.
refusal-too-many-channels = Der kan højst tillades { $most } kanaler enkeltvis: Fjern en med `fjern`, eller tillad alle ved ikke at vælge nogen i menuen.
refusal-unknown-choice = Jeg kender ikke det valg for `{ $option }`: Vælg et fra listen.

## What a move cannot be. $role is one piece

piece = { $role ->
    [fox] ræv
    [goose] gås
    [tiger] tiger
    [goat] ged
   *[hound] hund
}
move-candidates = Du kunne spille { $moves }.
move-more = { $count ->
    [one] 1 til
   *[other] { $count } til
}
move-unreadable = Jeg kan ikke læse { $typed } som et træk: Nævn felterne, som i `{ $example }`.
move-off-board = Dette bræt har intet felt { $point }: Vælg et af felterne på billedet.
move-ambiguous = { $typed } kan betyde flere træk: Nævn hvert felt.
move-only-one-point = { $at } alene siger ikke, hvorfra og hvorhen: Nævn begge felter.
move-no-piece = Der står ingen brik på { $at }: Begynd med en af dine.
move-not-yours = { $role ->
    [fox] Ræven
    [goose] Gåsen
    [tiger] Tigeren
    [goat] Geden
   *[hound] Hunden
} på { $at } er din modstanders: Begynd med en af dine brikker.
move-same-point = Det fører fra { $at } til { $at }: Nævn det felt, du vil til.
move-occupied = Der står en { piece } på { $at }: Gå til et tomt felt.
move-no-line = { $board ->
    [squares] Her går brikkerne diagonalt, ét felt ad gangen: Fra { $from } til { $to } er ikke sådan et skridt.
   *[lines] Der går ingen linje fra { $from } til { $to }: Følg brættets linjer.
}
move-too-far = En { piece } går ét felt ad gangen, så fra { $from } til { $to } er for langt.
move-never-back = { $role ->
    [goose] Gæs
    [goat] Geder
    [hound] Hunde
    [tiger] Tigre
   *[fox] Ræve
} går aldrig tilbage: Vælg et træk mod den anden side.
move-never-sideways = { $role ->
    [goose] Gæs
    [goat] Geder
    [hound] Hunde
    [tiger] Tigre
   *[fox] Ræve
} går ikke sidelæns i dette spil: Vælg et træk fremad.
move-never-captures = { $role ->
    [goose] Gæs
    [goat] Geder
    [hound] Hunde
    [tiger] Tigre
   *[fox] Ræve
} slår aldrig her: Vælg et skridt til et nabofelt.
move-not-a-capture = Der slås intet mellem { $from } og { $to }, som er nabofelter: Man slår ved at springe over en brik.
move-nothing-to-jump = Der er intet at springe over på { $over }: Spring over en af modstanderens brikker ved siden af til det tomme felt bag den.
move-landing-occupied = Der står en { piece } på { $at }, hvor springet ville lande: Feltet bag modstanderens brik skal være tomt.
move-must-capture = En { piece } kan slå, og i dette spil er der slagtvang: Vælg et af slagene.
move-must-go-on = Der skal springes videre fra { $at }, så længe det er muligt.
move-single-jump = En { piece } springer kun én gang pr. tur: Nævn ét landingsfelt.
move-must-place = Alle geder skal sættes, før en må gå, og du har stadig { $count ->
    [one] 1 ged
   *[other] { $count } geder
} på hånden: Nævn et tomt felt.
move-hand-empty = Alle geder er sat: Gå med en langs en linje til et nabofelt.
move-never-placed = { $role ->
    [goose] Gæs
    [goat] Geder
    [hound] Hunde
    [tiger] Tigre
   *[fox] Ræve
} bliver aldrig sat: Nævn, hvorfra og hvorhen.

fault = Noget gik galt hos mig; se på `/bræt`, og prøv igen.
fault-unreadable = Jeg kunne ikke forstå det, Discord sendte mig; prøv igen, og hvis en knap bliver ved med at svigte, så skriv kommandoen i stedet.
fault-plain-board = Discord lader mig ikke vise billedet af parti { game-number } her; brug `/bræt` for at se det.

## Commands: names are lower case, without spaces, at most 32 characters; descriptions at most 100

command-challenge = udfordr
    .description = Udfordr nogen eller alle til et jagtspil
command-computer = computer
    .description = Spil mod computeren med det samme
command-move = træk
    .description = Spil et træk i dit parti
command-history = historik
    .description = Dine afsluttede partier eller ét parti med træk og genafspilning
command-import = importer
    .description = Læs et parti fra en notation, som /historik giver den, for at se på det her
command-hint = tip
    .description = Vis det bedste træk og hvorfor
command-analyse = analyse
    .description = Se på et afsluttet parti igen: hvem der var foran, og hvad der gik galt
command-board = bræt
    .description = Vis brættet igen
command-games = partier
    .description = Vis de partier, der spilles her, eller alle dine
command-draw = remis
    .description = Tilbyd remis
command-takeback = omtræk
    .description = Bed om at få dit seneste træk tilbage
command-challenge-person = Udfordr til et parti
command-resign = opgiv
    .description = Opgiv dit parti
command-stats = statistik
    .description = En spillers ratings og resultater
command-leaderboard = rangliste
    .description = De bedste på denne server eller af alle
command-settings = indstillinger
    .description = Dit sprog, dine brætter, ping, påmindelser og stilletid
command-server-settings = serverindstillinger
    .description = Hvor og hvad der spilles på denne server, og på hvilket sprog
command-privacy = privatliv
    .description = Det, jeg ved om dig: Læs det, få det som fil, eller få det slettet
command-rules = regler
    .description = Hvordan et spil spilles, med billeder
command-help = hjælp
    .description = Hvad jeg kan, og hvordan man spiller

option-opponent = modstander
    .description = Den, du udfordrer; udelad det for at udfordre alle
option-variant = spil
    .description = Hvilket spil; Ræv og gæs, hvis hverken du eller serveren vælger
option-side = side
    .description = Hvilken side du vil have; tilfældig, hvis du ikke vælger
option-level = niveau
    .description = Hvor stærkt computeren spiller, fra 1 for begyndere til 8; ellers som du har indstillet
option-geese = gæs
    .description = Ræv og gæs: hvor mange gæs; 13, hvis du ikke vælger
option-sideways = sidelæns
    .description = Ræv og gæs: om gæs må gå sidelæns
option-hints = tip
    .description = Om I begge må bede om tip; ikke, medmindre du vælger det
option-pace = betænkningstid
    .description = Tiden til hvert træk; ingen grænse, hvis du ikke vælger
option-user = person
    .description = Hvem det gælder; dig selv, hvis du ikke vælger
option-rated = ratet
    .description = Om partiet tæller med i ratingen; det gør det, hvis du ikke vælger
option-move = træk
    .description = Dit træk, for eksempel d4-d5, d4xd6xf6 eller c3
option-game = parti
    .description = Hvilket af dine partier, hvis du har flere
option-record = notation
    .description = Notationen: en tekstfil
option-text = tekst
    .description = Som tekst i stedet for et billede
option-scope = vis
    .description = Kun herfra eller dem alle

option-language = sprog
    .description = Det sprog, jeg taler
option-theme = udseende
    .description = Hvordan dine brætter ser ud
option-pings = ping
    .description = Om jeg pinger dig, når det er din tur
option-reminders = påmindelser
    .description = Hvor jeg minder dig om, at det er din tur
option-quiet-from = stille-fra
    .description = Fra hvilken time ingen pinger dig, 0 til 23
option-quiet-to = stille-til
    .description = Til hvilken time ingen pinger dig, 0 til 23; samme som stille-fra: ingen stilletid
option-zone = tidszone
    .description = Din tidszone, til stilletiden
option-allow = tillad
    .description = En kanal, hvor partier er tilladt; overalt, hvis ingen er valgt
option-disallow = fjern
    .description = En kanal, hvor partier ikke længere er tilladt
option-most-games = maks-partier
    .description = Hvor mange partier der må være i gang i en kanal; 0 for ingen grænse

choice-wood = træ
choice-slate = skifer
choice-contrast = stærk kontrast
choice-colorblind = for farveblinde
choice-channel = i partiets kanal
choice-direct = som direkte besked
choice-off = ingen påmindelser
choice-fox-geese = Ræv og gæs
choice-halatafl = Halatafl
choice-gasetavl = Gåsetavl
choice-fox-geese-ten = Ræv og gæs til ti slag
choice-bagh-chal = Bagh-chal
choice-fox-hounds = Ræv og hunde
choice-random = tilfældig
choice-none = ingen grænse
choice-1h = 1 time pr. træk
choice-1d = 1 dag pr. træk
choice-3d = 3 dage pr. træk
choice-7d = 7 dage pr. træk
choice-few = ræven, rævene eller tigrene
choice-many = gæssene, gederne eller hundene
choice-1 = 1, for begyndere
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-6 = 6
choice-7 = 7
choice-8 = 8, stærkest
choice-13 = 13
choice-15 = 15
choice-17 = 17
choice-here = her
choice-everywhere = overalt
choice-mine = mine
