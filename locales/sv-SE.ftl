### Svenska.
### ”Parti” är det som två spelar mot varandra, ”spel” är sorten. Punkterna på brädet heter ”fält”.

## Games and pieces

variant-name = { $variant ->
    [fox-geese] Räv och gäss
    [fox-geese-15] Räv och gäss, 15 gäss
    [fox-geese-17] Räv och gäss, 17 gäss
    [fox-geese-sideways] Räv och gäss, drag i sidled
    [fox-geese-15-sideways] Räv och gäss, 15 gäss, drag i sidled
    [fox-geese-17-sideways] Räv och gäss, 17 gäss, drag i sidled
    [halatafl] Halatafl
    [gasetavl] Gåsetavl
    [fox-geese-ten] Räv och gäss till tio slag
    [bagh-chal] Bagh-chal
   *[fox-hounds] Räv och hundar
}
side-name = { $side ->
    [fox] räv
    [foxes] rävar
    [tigers] tigrar
    [geese] gäss
    [goats] getter
   *[hounds] hundar
}
game-number = #{ $game }

## Challenges

challenge-card = { $challenger } utmanar { $opponent }.
challenge-card-open = { $challenger } utmanar alla här.
challenge-side = { $challenger } spelar { $side ->
    [fox] räven
    [foxes] rävarna
    [tigers] tigrarna
    [geese] gässen
    [goats] getterna
   *[hounds] hundarna
}.
challenge-side-random = Sidorna lottas.
challenge-lapses = Går ut { $when }.
challenge-accepted = Accepterad: partiet har börjat.
challenge-declined = Avböjd.
challenge-withdrawn = { $challenger } drog tillbaka utmaningen.
challenge-lapsed = Ingen svarade inom ett dygn, så utmaningen har gått ut.
button-accept = Acceptera
button-decline = Avböj
button-withdraw = Dra tillbaka
challenge-hints = Båda får be om tips.
challenge-pace = { $pace ->
    [hour] En timme för varje drag.
    [day] En dag för varje drag.
    [three-days] Tre dagar för varje drag.
    [week] Sju dagar för varje drag.
   *[none] Ingen tidsgräns.
}
challenge-rated = Rankat.
challenge-unrated = Ej rankat.
challenge-card-counter = { $challenger } svarar { $opponent } med ett motbud.
challenge-countered = Besvarad med ett motbud.
button-counter = Motbud
counter-ask = På vilka villkor vill du spela?
counter-side = Du spelar { $side ->
    [fox] räven
    [foxes] rävarna
    [tigers] tigrarna
    [geese] gässen
    [goats] getterna
   *[hounds] hundarna
}.
counter-game = Ett annat spel
counter-sides = En annan sida
counter-pace = En annan betänketid
counter-sent = Skickat.
button-send = Skicka
button-rated = Rankat
button-unrated = Ej rankat
button-hints = Med tips
button-no-hints = Utan tips

## Boards

board-to-move = { $player }, det är din tur ({ side-name }).
board-guests = Jag är bara gäst här: den som inte får upp `/drag` måste också lägga till mig (öppna min profil och välj ”Lägg till app”).
board-mute = Jag kan bara svara här, inte skriva på eget initiativ, så påminnelser och resultat kan gå obemärkta förbi: den som hanterar kanalen kan låta mig se den och skicka meddelanden.
ability-no-files = Jag får inte visa bilder eller filer i den här kanalen: den som hanterar den kan låta mig bifoga filer.
deleted-player = Raderad spelare
board-thinking = { $player } tänker ({ side-name }).
computer-level = { $player } spelar på nivå { $level } av 8: { $level ->
    [1] som en nybörjare som bara ser själva draget
    [2] som en nybörjare som ser nästa slag
    [3] som någon som har spelat några partier
    [4] som någon som spelar då och då
    [5] som en van spelare
    [6] som en stark spelare
    [7] med nästan full styrka
   *[8] med full styrka
}. Svaret kommer inom ungefär två sekunder.
board-begins = { $few } spelar { $few_side ->
    [fox] räven
    [foxes] rävarna
   *[tigers] tigrarna
}, { $many } { $many_side ->
    [geese] gässen
    [goats] getterna
   *[hounds] hundarna
}.
board-step = { $player } ({ side-name }) spelade **{ $notation }**.
board-capture = { $player } ({ side-name }) spelade **{ $notation }** och slog { $captured ->
    [geese] { $count ->
        [one] en gås
       *[other] { $count } gäss
    }
    [goats] { $count ->
        [one] en get
       *[other] { $count } getter
    }
   *[hounds] { $count ->
        [one] en hund
       *[other] { $count } hundar
    }
}.
board-placement = { $player } satte ut en get på **{ $notation }**.
board-captured = { $captured ->
    [geese] Slagna gäss: { $count } av { $need }
    [goats] Slagna getter: { $count } av { $need }
   *[hounds] Slagna hundar: { $count } av { $need }
}
board-hand = Getter kvar att sätta ut: { $count }
board-legend = `F` { $few ->
    [fox] räv
    [foxes] räv
   *[tigers] tiger
} · `g` { $many ->
    [geese] gås
    [goats] get
   *[hounds] hund
}
board-deadline = Tiden går ut { $when }.
board-footer = Parti { game-number } · { $ply ->
    [0] start
   *[other] drag { $ply }
}
board-won = { $player } vinner med { $side ->
    [fox] räven
    [foxes] rävarna
    [tigers] tigrarna
    [geese] gässen
    [goats] getterna
   *[hounds] hundarna
}: { $reason ->
    [captures] tillräckligt många { $loser ->
        [geese] gäss
        [goats] getter
       *[hounds] hundar
    } har slagits
    [pen-full] alla nio fälten i fållan är fyllda
    [goal] räven har nått andra sidan
    [past] räven har smitit förbi alla hundarna
    [resigned] { $loser ->
        [fox] räven
        [foxes] rävarna
        [tigers] tigrarna
        [geese] gässen
        [goats] getterna
       *[hounds] hundarna
    } gav upp
    [out-of-time] tiden gick ut för { $loser ->
        [fox] räven
        [foxes] rävarna
        [tigers] tigrarna
        [geese] gässen
        [goats] getterna
       *[hounds] hundarna
    }
    [recorded] så står det i protokollet
   *[immobile] { $loser ->
        [fox] räven
        [foxes] rävarna
        [tigers] tigrarna
        [geese] gässen
        [goats] getterna
       *[hounds] hundarna
    } har inga drag kvar
}.
board-drawn = Remi: { $reason ->
    [repetition] samma ställning har uppstått för tredje gången
    [agreed] spelarna har kommit överens om det
    [recorded] så står det i protokollet
   *[quiet] för många drag har gjorts utan framsteg
}.
board-unfinished = Inte färdigspelat.
board-link = [Det senaste brädet]({ $link })
button-rematch = Returmatch
button-draw = Remi
button-resign = Ge upp
button-hint = Tips
button-replay = Repris
button-analyse = Analys
button-move = Drag
button-more = Mer

## A move put together by menus

pick-piece = Vilken pjäs?
pick-place = Var vill du sätta ut en get?
pick-target = Vart från { $at }?
pick-chain = { $notation }: { $end ->
    [free] vill du hoppa vidare eller stanna här?
   *[forced] du måste hoppa vidare. Vart?
}
pick-only-captures = Du måste slå.
pick-placeholder-piece = Välj en pjäs
pick-placeholder-point = Välj ett fält
pick-entry-piece = { $at } – { $captures ->
    [0] { pick-steps }
   *[other] { $steps ->
        [0] { pick-captures }
       *[other] { pick-steps }, { pick-captures }
    }
}
pick-steps = { $steps ->
    [one] 1 drag
   *[other] { $steps } drag
}
pick-captures = { $captures ->
    [one] 1 slag
   *[other] { $captures } slag
}
pick-entry-jump = { $at } – slår { $role ->
    [fox] räven
    [goose] gåsen
    [tiger] tigern
    [goat] geten
   *[hound] hunden
} på { $over }{ $more ->
    [0] { "" }
   *[other] , kan hoppa vidare
}
button-pick-stop = Stanna här
button-pick-undo = Ångra hoppet
button-pick-back = Tillbaka
alt-pick-pieces = En ring markerar varje pjäs som kan flyttas: { $points }.
alt-pick-places = En prick markerar varje fält där en get kan sättas ut: { $points }.
alt-pick-targets = En ring markerar pjäsen på { $at }, en prick varje fält den kan gå till: { $points }.
alt-pick-chain = Hoppen hittills, { $notation }, visas redan, och det de slår är överstruket.

## What else there is to a game

more-title = Parti { game-number }: vad vill du göra?
more-no-moves = Ingen har dragit än.
button-takeback = Ångra drag
button-moves = Draglista
button-flip = Vänd brädet
button-flip-back = Vänd tillbaka
button-text-board = Som text
alt-flipped = Brädet är vänt ett halvt varv.

## Hints

hint-best = Bästa drag: { $notation }
hint-idea = { $idea ->
    [ends] Det vinner direkt.
    [only-move] Det är det enda tillåtna draget.
    [only-defence] Alla andra drag förlorar.
    [captures] Det slår { hint-pieces }.
    [traps] Det stänger in { $few ->
        [fox] räven
        [foxes] { $count ->
            [one] en räv
           *[other] båda rävarna
        }
       *[tigers] { $count ->
            [one] en tiger
           *[other] { $count } tigrar
        }
    }.
    [saves] Det räddar { hint-pieces } från att bli { $count ->
        [one] slagen
       *[other] slagna
    }.
    [closes-gap] Det täpper till luckan på { $point }.
    [breaks-through] Vägen är fri.
    [threatens] Det hotar att slå { hint-pieces }.
    [enters-pen] Det för ännu en gås in i fållan.
    [approaches] Efter det är det bara { $count ->
        [one] ett steg
       *[other] { $count } steg
    } till andra sidan.
    [leaves-few-moves] Det lämnar { hint-few } { $count ->
        [0] utan ett enda drag
        [one] med bara ett drag
       *[other] med bara { $count } drag
    }.
    [offers] Det offrar { hint-pieces }, men det är värt det eller går inte att undvika.
    [takes-room] Det ger { hint-few } { $count ->
        [one] ett fält
       *[other] { $count } fält
    } mindre att röra sig på.
    [gains-room] Det ger { $count ->
        [one] ett fält
       *[other] { $count } fält
    } mer att röra sig på.
    [stays-safe] Efter det kan ingenting slås.
    [builds-line] Det stärker ledet.
    [keeps-line] Ledet håller.
    [advances] Det rycker fram.
   *[waits] Det avvaktar och ändrar ingenting.
}
hint-pieces = { $many ->
    [geese] { $count ->
        [one] en gås
       *[other] { $count } gäss
    }
    [goats] { $count ->
        [one] en get
       *[other] { $count } getter
    }
   *[hounds] { $count ->
        [one] en hund
       *[other] { $count } hundar
    }
}
hint-few = { $few ->
    [fox] räven
    [foxes] rävarna
   *[tigers] tigrarna
}
hint-outlook = { $outlook ->
    [win] Det är bevisat: du vinner på { $moves ->
        [one] ett drag
       *[other] högst { $moves } drag
    }.
    [loss] Det är bevisat: du förlorar på { $moves ->
        [0] högst ett drag
        [one] högst ett drag
       *[other] högst { $moves } drag
    } om din motståndare spelar bra.
    [draw] Med bästa spel väntar jag mig remi.
    [clearly-better] Jag tror att du står klart bättre.
    [better] Jag tror att du står lite bättre.
    [worse] Jag tror att du står lite sämre.
    [clearly-worse] Jag tror att du står klart sämre.
   *[even] Jag tror att ställningen är jämn.
}
hint-line = Efter det väntar jag mig: { $moves }

## Analysis

analysis-title = { variant-name } · parti { game-number }
analysis-progress = Tittar på parti { game-number } igen: { $percent } %
analysis-side = { $player } ({ side-name }): { $blunders ->
    [one] 1 blunder
   *[other] { $blunders } blundrar
}, { $mistakes ->
    [one] 1 misstag
   *[other] { $mistakes } misstag
}, { $inaccuracies ->
    [one] 1 felaktighet
   *[other] { $inaccuracies } felaktigheter
}
analysis-fault = **{ $ply }.** { $played } ({ side-name }): { $fault ->
    [blunder] en blunder
    [mistake] ett misstag
   *[inaccuracy] en felaktighet
}; bättre var **{ $better }**
analysis-faultless = Jag hittade inget som kunde ha spelats bättre.
alt-curve = Fördelen under { $plies ->
    [one] 1 drag
   *[other] { $plies } drag
}, { $few ->
    [fox] räven
    [foxes] rävarna
   *[tigers] tigrarna
} uppåt, { $many ->
    [geese] gässen
    [goats] getterna
   *[hounds] hundarna
} nedåt; det som gick fel är markerat och står i listan bredvid.

alt-board = { variant-name }. { $few ->
    [fox] Räv på { $few_points }
    [foxes] Rävar på { $few_points }
   *[tigers] Tigrar på { $few_points }
}. { $many ->
    [geese] Gäss på { $many_points }
    [goats] Getter på { $many_points }
   *[hounds] Hundar på { $many_points }
}.
alt-none-on-board = inget fält
alt-last-move = Senaste draget ({ side-name }): { $notation }.
alt-to-move = { $side ->
    [fox] Det är rävens tur.
    [foxes] Det är rävarnas tur.
    [tigers] Det är tigrarnas tur.
    [geese] Det är gässens tur.
    [goats] Det är getternas tur.
   *[hounds] Det är hundarnas tur.
}
alt-captured = { $captured ->
    [geese] Slagna gäss: { $count } av { $need }.
    [goats] Slagna getter: { $count } av { $need }.
   *[hounds] Slagna hundar: { $count } av { $need }.
}
alt-hand = { $count ->
    [0] Alla getter är utsatta.
   *[other] Getter kvar att sätta ut: { $count }.
}
alt-pen = Fållan: { $pen_points }.
alt-over = { $winner ->
    [fox] Räven har vunnit.
    [foxes] Rävarna har vunnit.
    [tigers] Tigrarna har vunnit.
    [geese] Gässen har vunnit.
    [goats] Getterna har vunnit.
   *[hounds] Hundarna har vunnit.
}
alt-drawn = Partiet slutade remi.
alt-unfinished = Partiet spelades inte färdigt. { alt-to-move }

## Offers and time

offer-draw = { $opponent }, { $player } erbjuder remi i parti { game-number }. Går du med på det?
offer-takeback = { $opponent }, { $player } vill ångra det senaste draget i parti { game-number }. Går du med på det?
offer-end = { $state ->
    [accepted] Accepterat.
    [declined] Avböjt.
    [withdrawn] Tillbakadraget.
   *[outdated] Partiet har gått vidare.
}
offer-computer-declines = { $player } går inte med på remi. Fråga igen när partiet har pågått ett tag till och du inte står sämre.
offer-elsewhere = Frågan är ställd; den finns i { $channel }, där partiet spelas.
offer-done = Överenskommet i parti { game-number }; brädet finns i { $channel }.
reminder = { $player }, det är din tur i parti { game-number } ({ side-name }), och din tid går ut { $when }.

## Resigning

resign-ask = Vill du ge upp parti { game-number } ({ variant-name }) mot { $opponent }?
resign-done = Du har gett upp parti { game-number }.
button-resign-confirm = Ja, ge upp
button-resign-cancel = Spela vidare
resign-cancelled = Parti { game-number } fortsätter.

## Choosing and listing games

pick-game = Du har flera partier här. Vilket menar du?
pick-game-to-watch = Flera partier spelas här. Vilket vill du se?
entry-players = { $few } – { $many }
pick-game-placeholder = Välj ett parti
pick-done = { $notation } är spelat i parti { game-number }.
played-elsewhere = { $notation } är spelat i parti { game-number }; brädet finns i { $channel }.
entry-label = { game-number } · { variant-name } · { $opponent }
entry-your-turn = din tur
entry-their-turn = väntar på { $opponent }
somebody = Okänd
games-line = **{ game-number }** { variant-name } · { $few } ({ $few_side ->
    [fox] räv
    [foxes] rävar
   *[tigers] tigrar
}) – { $many } ({ $many_side ->
    [geese] gäss
    [goats] getter
   *[hounds] hundar
}) · { $channel } · { $ply ->
    [one] 1 drag
   *[other] { $ply } drag
} · { $turn ->
    [yours] **din tur**
   *[theirs] väntar på { $player }
}
games-title-here = Partier som spelas här
games-title-mine = Dina partier
games-none-here = Ingen spelar här. Starta ett parti med `/utmana`.
games-none-mine = Du har inget pågående parti. Starta ett med `/utmana`.
button-earlier = Föregående
button-later = Nästa

## Ratings

rating-changes = Rankat: { $few } · { $many }
rating-change = { $player } { $rating } ({ $by })
stats-title = Rating
stats-none = { $player } har inte spelat något rankat parti än.
stats-line = { variant-name }, { side-name }: **{ $rating }** ± { $margin }{ $certain ->
    [no] { " " }(preliminär)
   *[yes] { "" }
} · { $wins ->
    [one] 1 vinst
   *[other] { $wins } vinster
}, { $draws ->
    [one] 1 remi
   *[other] { $draws } remier
}, { $losses ->
    [one] 1 förlust
   *[other] { $losses } förluster
}
alt-results = Resultaten som liggande staplar: vinster till vänster, remier i mitten, förluster till höger.
alt-result = { $number }. { variant-name }, { side-name }: { $wins } vunna, { $draws } remi, { $losses } förlorade, rating { $rating }.
best-title = De bästa med { $side ->
    [fox] räven
    [foxes] rävarna
    [tigers] tigrarna
    [geese] gässen
    [goats] getterna
   *[hounds] hundarna
}: { variant-name }
best-none = Ingens rating är säker nog än: det krävs ungefär ett dussin rankade partier.
best-line = { $rank }. { $player } **{ $rating }** · { $games ->
    [one] 1 parti
   *[other] { $games } partier
}

## Rules of the games

rules-title = { variant-name }: reglerna
rules-chapter = { $chapter ->
    [moves] Så går pjäserna
    [captures] Slag
    [winning] Så vinner man
    [draws] Remi
    [mistake] Ett vanligt misstag
    [questions] Frågor
   *[history] Var spelet kommer ifrån
}
rules-start = { $variant ->
    [fox-geese] En räv mot tretton gäss på ett kors med trettiotre fält. Varje liten kvadrat har båda diagonalerna. Räven börjar.
        Med `gäss:` kan du få 15 eller 17 gäss, och med `sidled:` gäss som också får gå i sidled.
    [fox-geese-ten] En räv mot tretton gäss som kommer ner uppifrån, på ett kors där bara vartannat fält har diagonaler. Räven börjar.
    [halatafl] Två rävar mot tjugo gäss på ett kors med trettiotre fält. De nio översta fälten är fållan; rävarna står i dess övre hörn. Rävarna börjar.
    [gasetavl] En räv mot arton gäss på ett stort kors med fyrtiofem fält, där bara vartannat fält har diagonaler. Räven börjar.
    [bagh-chal] Fyra tigrar i hörnen mot tjugo getter som alla ännu är på hand. Getterna börjar.
   *[fox-hounds] En räv mot fyra hundar på rutorna av ena färgen på ett schackbräde. Räven börjar.
}
rules-moves = { $variant ->
    [fox-geese] Räven går längs en linje till ett tomt grannfält, åt vilket håll som helst. En gås går ett steg framåt, rakt eller diagonalt, aldrig bakåt; i sidled bara om det är valt.
    [fox-geese-ten] Räven går ett steg längs en linje, åt vilket håll som helst. En gås går ett steg nedåt på brädet, rakt, diagonalt där det finns en linje, eller i sidled, aldrig uppåt igen.
    [halatafl] En räv går ett steg längs en linje, åt vilket håll som helst. En gås går ett steg framåt, rakt eller diagonalt, eller i sidled, aldrig bakåt.
    [gasetavl] Räven går ett steg längs en linje, åt vilket håll som helst. En gås går ett steg framåt, rakt, diagonalt där det finns en linje, eller i sidled, aldrig bakåt.
    [bagh-chal] Först sätts getterna ut, en per tur, på vilket tomt fält som helst; ingen get flyttas så länge någon är kvar på hand. Därefter går en get ett steg längs en linje, åt vilket håll som helst. En tiger går ett steg längs en linje redan från början.
   *[fox-hounds] Räven går en ruta diagonalt, åt vilket håll som helst. En hund går en ruta diagonalt framåt, aldrig bakåt.
}
rules-captures = { $variant ->
    [fox-geese] Räven hoppar längs linjerna över en gås bredvid sig till det tomma fältet bakom, och gåsen är ute ur spelet. Den behöver inte hoppa. Den får hoppa vidare i samma drag och får stanna efter vilket hopp som helst.
    [fox-geese-ten] Räven hoppar längs linjerna över en gås till det tomma fältet bakom den. Den behöver inte hoppa, får hoppa vidare i samma drag och får stanna efter vilket hopp som helst.
    [halatafl] Om en räv kan hoppa måste en av rävarna göra det, och den hoppar vidare så länge den kan. Vilken räv och vilken väg väljer du själv; det behöver inte vara vägen med flest gäss.
    [gasetavl] Räven hoppar längs linjerna över en gås till det tomma fältet bakom den. Den behöver inte hoppa, får hoppa vidare i samma drag och får stanna efter vilket hopp som helst.
    [bagh-chal] En tiger hoppar längs linjerna över en enda get till det tomma fältet bakom den, och sedan är draget slut. Den behöver inte hoppa. Getter slår ingenting.
   *[fox-hounds] Här slår ingen.
}
rules-winning = { $variant ->
    [fox-geese] Räven vinner när färre än fyra gäss är kvar eller när ingen gås kan flyttas. Gässen vinner när räven inte kan flyttas.
    [fox-geese-ten] Räven vinner med sitt tionde slag eller när ingen gås kan flyttas. Gässen vinner när räven inte kan flyttas.
    [halatafl] Rävarna vinner när färre än nio gäss är kvar eller när ingen gås kan flyttas. Gässen vinner när det står gäss på alla nio fälten i fållan eller när ingen av rävarna kan flyttas.
    [gasetavl] Räven vinner när färre än fyra gäss är kvar eller när ingen gås kan flyttas. Gässen vinner när räven inte kan flyttas.
    [bagh-chal] Tigrarna vinner med sitt femte slag eller när ingen get kan flyttas. Getterna vinner när ingen av de fyra tigrarna kan flyttas.
   *[fox-hounds] Räven vinner när den når första raden, när den står längre ner än alla hundarna eller när ingen hund kan flyttas. Hundarna vinner när räven inte kan flyttas.
}
rules-draws = { $variant ->
    [fox-geese] Utan drag i sidled blir det aldrig remi: gässens drag tar slut. Med dem blir det remi när en ställning uppstår för tredje gången eller när båda sidor har gjort femtio drag utan att en gås har slagits eller gått framåt.
    [fox-geese-ten] När en ställning uppstår för tredje gången eller när båda sidor har gjort sextio drag utan att en gås har slagits.
    [halatafl] När en ställning uppstår för tredje gången eller när båda sidor har gjort femtio drag utan att en gås har slagits eller gått framåt.
    [gasetavl] När en ställning uppstår för tredje gången eller när båda sidor har gjort femtio drag utan att en gås har slagits eller gått framåt.
    [bagh-chal] När en ställning uppstår för tredje gången eller när båda sidor har gjort sextio drag utan att en get har satts ut eller slagits.
   *[fox-hounds] I praktiken aldrig: hundarna går aldrig bakåt, så varje parti tar slut.
}
rules-mistake = { $variant ->
    [fox-geese] Gäss som går fram en och en lämnar luckor efter sig. Flytta fram dem som en mur, och lämna aldrig ett tomt fält bakom en gås som räven kan nå.
    [fox-geese-ten] Räven landar på det tomma fältet bakom en gås som står ensam. Stäng landningsfältet i stället för att skydda gåsen.
    [halatafl] Att lämna en gås där ett hopp inleder en kedja som rävarna gärna tar. Gässens vapen är den andra sorten: ett hopp som en räv tvingas till, bort från fållan.
    [gasetavl] Att ta diagonalerna för givna. Bara vartannat fält har dem: titta på linjerna innan du räknar med ett hopp.
    [bagh-chal] Att vilja flytta en get som står på brädet medan andra är kvar på hand. Sätt ut först, vid kanten och där ingen tiger kan hoppa.
   *[fox-hounds] En hund långt före de andra låter räven smita igenom bakom den. Håll ihop ledet.
}
rules-questions = { $variant ->
    [fox-geese] *Måste räven slå?* Nej. *Får gäss gå bakåt?* Nej. *I sidled?* Bara om det är valt. *Vad händer om ingen gås kan flyttas?* Då har räven vunnit; på andra håll får gässen passa.
    [fox-geese-ten] *Måste räven slå?* Nej, den får gå ett steg även när den kan hoppa. *Får gäss gå bakåt för att samla sig?* Nej.
    [halatafl] *Vilken räv måste hoppa?* Vilken som helst av dem. *Måste det vara den längsta kedjan?* Nej. *Vad händer om en räv är instängd?* Den står kvar; rävarna förlorar först när båda är det.
    [gasetavl] *Varför är det slut vid tre gäss?* Tre kan aldrig stänga in en räv på det här brädet.
    [bagh-chal] *Kan en get slå en tiger?* Nej: getter spärrar dess steg och dess landningsfält. *Måste en tiger slå?* Nej.
   *[fox-hounds] *Får hundar gå i sidled eller bakåt?* Nej. *Får räven hoppa över en hund?* Nej.
}
rules-history = { $variant ->
    [fox-geese] Känt i England sedan 1400-talet. Det finns inget enda rätt sätt att spela det: på andra håll får gäss gå bakåt, det råder slagtvång, man spelar med 13, 15 eller 17 gäss, och brädena har alla, några eller inga diagonaler.
    [fox-geese-ten] Ett av de många sätt som räv och gäss har spelats på sedan 1400-talet, med färre diagonaler och en räkning av slagen.
    [halatafl] Ett nordiskt jaktspel, släkt med tafl, nämnt i sagan om Grettir den starke och känt senast sedan 1300-talet. Peter Michaelsen har beskrivit ett danskt spel med samma pjäser.
    [gasetavl] Flera danska jaktspel kallas gåsetavl, ”gåsbräde”; Peter Michaelsen skrev om deras släktingar 2009. Det stora korset står som Gåsetavl (Gedved) i Ludii-katalogen, där räven hoppar en gång per tur.
    [bagh-chal] Nepals nationalspel. Lim Yew Jin och Jürg Nievergelt har visat att det slutar remi när ingen gör fel (”Tigers and Goats is a draw”).
   *[fox-hounds] Ett gammalt spel för schackbräde. Med rätt spel vinner hundarna, som Berlekamp, Conway och Guy visar i ”Winning Ways”.
}
rules-before = { $variant ->
    [fox-geese] Räven kan hoppa över två gäss i ett drag: **{ $moves }**. Den kan lika gärna stanna efter den första eller inte hoppa alls: { $instead }.
    [fox-geese-ten] Räven kan hoppa: **{ $moves }**. Den kan också fortsätta i samma drag, eller gå ett steg i stället: { $instead }.
    [halatafl] Den ena räven kan hoppa, så den måste: **{ $moves }** är det enda tillåtna draget. Den andra räven får inte gå nu.
    [gasetavl] Rävens fält har ingen diagonal linje, så den har fyra steg: { $instead } och det första av **{ $moves }**. På fältet bredvid har den diagonaler.
    [bagh-chal] Getterna sätter ut en alldeles intill en tiger, med ett tomt fält bakom: **{ $moves }**. Vilket annat tomt fält som helst hade gått lika bra, till exempel { $instead }.
   *[fox-hounds] Räven kommer ut, en hund stänger kanten: **{ $moves }**. Räven kunde också börja med { $instead }.
}
rules-after = { $variant ->
    [fox-geese] Två gäss är borta. Gäss går aldrig bakåt, så luckorna består.
    [fox-geese-ten] Räven slog en och stannade; nu kan gässen stänga linjen innan den fortsätter.
    [halatafl] Gåsen är borta. Hoppet var tvunget: så lockar gäss en räv dit de vill ha den.
    [gasetavl] Från fältet bredvid har räven gått vidare diagonalt.
    [bagh-chal] Tigern hoppade över geten: en är slagen, nitton är kvar att sätta ut, och getterna måste fortsätta med det.
   *[fox-hounds] Alla fem pjäserna är kvar, för här slås ingen.
}
rules-sides = { $few ->
    [fox] Räven
    [foxes] Rävarna
   *[tigers] Tigrarna
} mot { $many ->
    [geese] gässen
    [goats] getterna
   *[hounds] hundarna
}
rules-other = Ett annat spel
button-rules = Regler
button-rules-page = { $page ->
    [rules] Reglerna
    [before] Ett exempel
   *[after] Efteråt
}

## Looking back

replay-title = Parti { game-number } ({ variant-name }) en gång till
replay-too-long = Det här partiet är för långt för en animation; dragen finns i `/historik`.
alt-replay = Hela partiet som animation, { variant-name }, { $plies ->
    [one] ett drag
   *[other] { $plies } drag
}.
history-title = Dina avslutade partier
history-none = Du har inte avslutat något parti än. Starta ett med `/utmana` eller `/dator`.
history-line = **{ game-number }** { variant-name } · { $result ->
    [won] vinst
    [lost] förlust
   *[drawn] remi
} med { $side ->
    [fox] räven
    [foxes] rävarna
    [tigers] tigrarna
    [geese] gässen
    [goats] getterna
   *[hounds] hundarna
} mot { $opponent } · { $when }
history-line-record = **{ game-number }** { variant-name } · från ett protokoll: { $few } – { $many }, { $winner ->
    [unfinished] inte avslutat
    [drawn] remi
    [fox] räven vann
    [foxes] rävarna vann
    [tigers] tigrarna vann
    [geese] gässen vann
    [goats] getterna vann
   *[hounds] hundarna vann
} · { $when }
history-no-moves = Inget drag gjordes.
history-last-moves = De sista dragen; filen har alla.
button-newer = Nyare
button-older = Äldre

## Settings

settings-title = Dina inställningar
server-settings-title = Den här serverns inställningar
language-name = Svenska
setting-name = { $setting ->
    [language] Språk
    [theme] Brädenas utseende
    [level] Datorns nivå
    [pings] När det är din tur
    [reminders] Påminnelser
    [quiet] Tyst tid
    [quiet-from] Tyst från
    [quiet-to] Tyst till
    [variant] Spel, om ingen väljer
    [channels] Partier är tillåtna
   *[most-games] Partier samtidigt i en kanal
}
setting-line = { $name }: **{ $value }**
setting-as-discord = som i Discord
setting-usual = 3, om du inte väljer
setting-pings = jag pingar dig
setting-no-pings = jag nämner dig utan ping
setting-quiet = { $from } till { $to } ({ $zone })
setting-no-quiet = ingen tyst tid
setting-zone-hint = Klockslagen är i UTC: ange din tidszon med alternativet `tidszon` i `/inställningar`.
setting-direct-refused = Discord låter mig inte skriva till dig, så jag påminner dig i kanalen; tillåt direktmeddelanden och välj igen.
setting-everywhere = överallt
setting-most-games = { $most ->
    [one] 1 parti
   *[other] { $most } partier
}
setting-no-limit = ingen gräns
button-pings-on = Pinga mig
button-pings-off = Pinga inte
button-quiet-hours = Tyst tid
button-back = Tillbaka

## Privacy

privacy-title = Det här vet jag om dig
privacy-name = Namnet jag senast såg dig med: { $name }.
privacy-no-name = Inte ditt namn.
privacy-settings = Det du har ställt in med `/inställningar`.
privacy-no-settings = Du har inte ställt in något.
privacy-games = Dina partier med drag och tider: { $running ->
    [one] 1 pågående
   *[other] { $running } pågående
}, { $over ->
    [one] 1 avslutat
   *[other] { $over } avslutade
}.
privacy-challenges = Utmaningar som du har gjort eller fått: { $count }.
privacy-ratings = Ratingtal: { $count }.
privacy-else = Vilka knappar som tryckts kommer jag ihåg i två dagar, men inte vem som gjorde det. En server som tar bort mig glömmer jag efter 30 dagar.
privacy-exported = Allt jag vet om dig finns i den här filen.
privacy-exported-part = Del { $part } av { $parts } av det jag vet om dig: det är för mycket för en fil.
privacy-ask = { $running ->
    [0] Jag glömmer ditt namn, dina inställningar och dina ratingtal; dina öppna utmaningar dras tillbaka.
    [one] Jag glömmer ditt namn, dina inställningar och dina ratingtal; dina öppna utmaningar dras tillbaka, och ditt pågående parti ges upp, så att ingen väntar på dig.
   *[other] Jag glömmer ditt namn, dina inställningar och dina ratingtal; dina öppna utmaningar dras tillbaka, och dina { $running } pågående partier ges upp, så att ingen väntar på dig.
} Dina partier finns kvar, men under ”Raderad spelare”. Det går inte att ångra. Vill du det?
privacy-forgotten = Det är gjort: jag har glömt dig.
button-export = Ge mig allt
button-delete = Radera allt
button-delete-confirm = Ja, radera
button-delete-cancel = Nej, behåll

## Help

help-title = Reynard spelar jaktspel
help-body =
    `/utmana` utmanar någon, eller alla. När utmaningen accepteras kommer brädet upp. Med `/dator` spelar du mot mig direkt.
    `/drag` spelar ett drag: skriv `d4-d5` för ett steg, `d4xd6xf6` för ett slag, `c3` för att sätta ut en get; listan visar vad som är tillåtet. Knappen ”Drag” under brädet gör samma sak med menyer.
    `/regler` lär ut spelen. `/bräde` visar brädet igen, `/partier` det som spelas, `/historik` det som har spelats; `/importera` läser ett partis protokoll från en fil.
    `/tips` visar det bästa draget och varför. `/remi` erbjuder remi, `/ångra` ber om att få ångra ett drag, `/ge-upp` ger upp; `/analys` tittar på ett avslutat parti igen.
    `/inställningar` är dina: språk, bräden, pingar, tyst tid; `/integritet` berättar vad jag vet om dig.
help-games-title = Spelen
help-game = **{ variant-name }**: { $few ->
    [fox] en räv
    [foxes] två rävar
   *[tigers] fyra tigrar
} mot { $many ->
    [geese] gäss
    [goats] tjugo getter
   *[hounds] fyra hundar
}
help-names-title = Ett namn, många regler
help-names = Bräden med alla, några eller inga diagonaler kallas alla för Räv och gäss. Här går gäss aldrig bakåt, slagtvång råder bara i Halatafl, räven får hoppa flera gånger i samma drag, och den som inte kan dra förlorar.

## Records

import-done = Inläst: det är nu parti { game-number } i din `/historik`. Ingen annan ser det där, och det räknas inte till något.
import-known = Du har läst in det här protokollet förut: det är parti { game-number }.
record-lost = Jag kunde inte hämta filen från Discord: skicka den en gång till.
record-too-large = Filen är för stor för ett protokoll: skicka en på högst { $kilobytes } kB.
record-no-text = Filen är ingen text: skicka ett protokoll som `/historik` ger det.
record-tag = Rad { $line } i protokollet har en tagg som jag inte kan läsa: skriv ett namn och ett värde inom citattecken, som i `[Date "2026.03.01"]`.
record-second-tag = Protokollet har taggen { $typed } en andra gång på rad { $line }: ta bort en av dem.
record-no-variant = Protokollet säger inte vilket spel det gäller: inled det med en tagg som `[Variant "fox-geese"]`.
record-variant = Jag känner inte till spelet { $typed } på rad { $line } i protokollet: skriv det som `/historik` gör, till exempel `fox-geese`.
record-start = Startställningen på rad { $line } i protokollet är ingen ställning i det spelet: rätta den, eller ta bort taggen för den vanliga starten.
record-comment = Kommentaren som börjar på rad { $line } i protokollet tar inte slut: avsluta den med `{"}"}`.
record-number = Rad { $line } i protokollet har nummer { $found } där drag { $wanted } ska komma: rätta numren, eller se efter om ett drag saknas.
record-move = Drag { $number } i protokollet, { $typed } på rad { $line }, går inte att spela: { $why ->
    [over] partiet är slut före det
    [unreadable] det är inte skrivet som ett drag
    [off-board] brädet har inget sådant fält
    [ambiguous] det kan betyda flera drag
    [one-point] det anger bara ett fält
    [no-piece] ingen pjäs står där det börjar
    [not-yours] pjäsen där det börjar är motpartens
    [same-point] det leder ingenstans
    [occupied] en pjäs står där det slutar
    [no-line] ingen linje leder dit
    [too-far] det är för långt
    [back] en sådan pjäs går aldrig bakåt
    [sideways] en sådan pjäs går inte i sidled i det här spelet
    [no-captures] en sådan pjäs slår aldrig
    [no-jump] det finns inget att hoppa över
    [must-capture] det går att slå, och det råder slagtvång
    [must-go-on] hoppandet måste fortsätta
    [single-jump] en sådan pjäs hoppar bara en gång per tur
    [must-place] det finns pjäser kvar att sätta ut
   *[no-placing] ingenting kan sättas ut
}; rätta det och skicka protokollet igen.
record-result = { $typed } på rad { $line } i protokollet är inget resultat: skriv den vinnande sidan, till exempel `fox` eller `geese`, eller `draw`, eller `*` för ett parti som inte avslutades.
record-contradiction = Resultaten som protokollet anger säger emot varandra eller dragen: rätta dem eller ta bort dem.
record-trailing = Något följer efter resultatet på rad { $line } i protokollet: skicka varje parti i en egen fil.
record-too-many-moves = Det partiet är för långt för mig: jag läser högst { $most } drag.

## Refusals: one sentence that says what is wrong and what to do

refusal-no-game-here = { $elsewhere ->
    [0] Du har inget pågående parti här: starta ett med `/utmana`.
    [one] Du har inget pågående parti i den här kanalen; ange numret på ditt parti på annat håll med alternativet `parti` (`/partier visa:mina` visar det).
   *[other] Du har inget pågående parti i den här kanalen; ange numret på ett av dina { $elsewhere } partier på annat håll med alternativet `parti` (`/partier visa:mina` visar dem).
}
refusal-no-such-game = Det finns inget parti { game-number } som du kan se här; `/partier` visar dina.
refusal-not-a-player = Du spelar inte i parti { game-number }, så du kan bara följa det med `/bräde`.
refusal-played-elsewhere = Parti { game-number } spelas i { $channel }, där jag bara kan svara: fortsätt där.
refusal-not-your-turn = Det är inte din tur i parti { game-number }: vänta på att { $opponent } drar.
refusal-no-hints = Ni två spelar parti { game-number } utan tips; de avtalas med alternativet `tips` i `/utmana`, eller spela mot mig med `/dator`.
refusal-no-finished-game = Inget parti har avslutats här än; spela ett, eller ange ett med alternativet `parti`.
refusal-not-over = Parti { game-number } spelas fortfarande; det kan analyseras när det är slut.
refusal-game-over = Parti { game-number } är slut; starta ett nytt med `/utmana`.
refusal-outdated = Parti { game-number } har gått vidare sedan det där visades; använd det senaste brädet eller `/bräde`.
refusal-old-button = Den knappen är från en äldre version av mig; använd `/bräde` för att få det aktuella brädet.
refusal-nothing-to-take-back = Du har inte dragit i parti { game-number } än, så det finns inget att ångra.
refusal-asked-already = { $kind ->
    [draw] Du har redan erbjudit remi i parti { game-number } sedan senaste draget; du kan göra det igen efter nästa.
   *[takeback] Du har redan bett om att få ångra ett drag i parti { game-number } sedan det gjordes; du kan be igen efter nästa.
}
refusal-offer-open = { $kind ->
    [draw] I parti { game-number } är remi redan erbjuden; det måste besvaras eller dras tillbaka först.
   *[takeback] I parti { game-number } ber någon redan om att få ångra ett drag; det måste besvaras eller dras tillbaka först.
}
refusal-no-such-offer = Det erbjudandet finns inte längre; titta på partiet med `/bräde`.
refusal-offer-closed = { $state ->
    [accepted] Det har redan accepterats.
    [declined] Det har avböjts; det går att fråga igen efter nästa drag.
    [withdrawn] Det har dragits tillbaka.
   *[outdated] Partiet har gått vidare sedan dess; fråga igen om du fortfarande vill.
}
refusal-own-offer = Du frågade själv; din motståndare måste svara.
refusal-too-many-records = Du har läst in { $most } partier från protokoll, så många som jag kan spara för en person; `/integritet` ger dig alla som en fil.
refusal-nobody-played = Parti { game-number } lästes in från ett protokoll, så det finns ingen att spela det igen med: utmana någon med `/utmana`.
refusal-rematch-asked = Du har redan bett om returmatch på parti { game-number }; din motståndare måste svara.
refusal-challenged-self = Du kan inte utmana dig själv: välj någon annan, eller utelämna `motståndare` för att utmana alla.
refusal-challenged-bot = Bottar spelar inte; välj en människa, eller utelämna `motståndare` för att utmana alla.
refusal-challenged-absent = Den personen kan inte se den här kanalen; utmana någon som kan, eller gör det där ni båda är.
refusal-challenged-alone = Ingen annan kan se den här konversationen; utmana någon i en kanal där ni båda är.
refusal-options-of-fox-geese = Alternativen `gäss` och `sidled` hör till Räv och gäss: utelämna dem för { variant-name }.
refusal-no-such-challenge = Den utmaningen finns inte längre; gör en ny med `/utmana`.
refusal-challenge-closed = { $state ->
    [accepted] Den utmaningen är redan accepterad; gör en ny med `/utmana`.
    [declined] Den utmaningen avböjdes; gör en ny med `/utmana`.
    [withdrawn] Den utmaningen drogs tillbaka; gör en ny med `/utmana`.
   *[lapsed] Den utmaningen har gått ut; gör en ny med `/utmana`.
}
refusal-not-challenged = Den utmaningen är till { $opponent }; gör en egen med `/utmana`.
refusal-not-your-challenge = Bara den som gjorde utmaningen kan dra tillbaka den; om du inte vill ha den, låt den vara.
refusal-no-such-opponent = Den som spelade det partiet är inte kvar; utmana någon annan med `/utmana`.
refusal-countered-already = Du har redan svarat på den utmaningen med ett motbud: vänta på svar, eller dra tillbaka det först.
refusal-own-challenge = Någon annan måste acceptera din utmaning; du kan dra tillbaka den.
refusal-games-elsewhere = På den här servern är partier tillåtna bara i { $channels }: gå dit.
refusal-channel-full = { $most ->
    [one] Ett parti spelas här, och den här servern tillåter bara ett åt gången i en kanal: vänta tills det är slut, eller spela i en annan kanal.
   *[other] { $most } partier spelas här, så många som den här servern tillåter i en kanal: vänta tills ett av dem är slut, eller spela i en annan kanal.
}
refusal-too-many-games = Du spelar { $most } partier, så många som jag kan hålla reda på för en person: spela klart eller ge upp ett av dem (`/partier visa:mina` visar dem).
refusal-too-many-games-of = { $player } spelar { $most } partier, så många som jag kan hålla reda på för en person: försök igen när ett av dem är slut.
refusal-unknown-zone = Jag känner inte till någon tidszon { $typed }: välj en ur listan, till exempel `Europe/Stockholm`.
refusal-not-in-server = Det här är inställningar för en server: använd kommandot på en server.
refusal-not-manager = Bara de som får hantera den här servern kan ändra dess inställningar: fråga någon av dem.
refusal-too-many-channels = Högst { $most } kanaler kan tillåtas var för sig: ta bort en med `ta-bort`, eller tillåt alla genom att inte välja någon i menyn.
refusal-unknown-choice = Jag känner inte till det valet för `{ $option }`: välj ett ur listan.

## What a move cannot be. $role is one piece

piece = { $role ->
    [fox] räv
    [goose] gås
    [tiger] tiger
    [goat] get
   *[hound] hund
}
move-candidates = Du kan spela { $moves }.
move-more = { $count ->
    [one] 1 till
   *[other] { $count } till
}
move-unreadable = Jag kan inte läsa { $typed } som ett drag: ange fälten, som i `{ $example }`.
move-off-board = Det här brädet har inget fält { $point }: välj ett av fälten i bilden.
move-ambiguous = { $typed } kan betyda flera drag: ange varje fält.
move-only-one-point = Enbart { $at } säger inte varifrån och vart: ange båda fälten.
move-no-piece = Ingen pjäs står på { $at }: börja från en av dina.
move-not-yours = { $role ->
    [fox] Räven
    [goose] Gåsen
    [tiger] Tigern
    [goat] Geten
   *[hound] Hunden
} på { $at } är din motståndares: börja från en av dina pjäser.
move-same-point = Det leder från { $at } till { $at }: ange fältet som du vill till.
move-occupied = En { piece } står på { $at }: gå till ett tomt fält.
move-no-line = { $board ->
    [squares] Här går pjäserna diagonalt, en ruta i taget: { $from } till { $to } är inget sådant steg.
   *[lines] Ingen linje leder från { $from } till { $to }: följ brädets linjer.
}
move-too-far = En { piece } går ett fält i taget, så { $from } till { $to } är för långt.
move-never-back = { $role ->
    [goose] Gäss
    [goat] Getter
    [hound] Hundar
    [tiger] Tigrar
   *[fox] Rävar
} går aldrig bakåt: välj ett drag mot andra sidan.
move-never-sideways = { $role ->
    [goose] Gäss
    [goat] Getter
    [hound] Hundar
    [tiger] Tigrar
   *[fox] Rävar
} går inte i sidled i det här spelet: välj ett drag framåt.
move-never-captures = { $role ->
    [goose] Gäss
    [goat] Getter
    [hound] Hundar
    [tiger] Tigrar
   *[fox] Rävar
} slår aldrig här: välj ett steg till ett grannfält.
move-not-a-capture = Inget slås mellan { $from } och { $to }, som är grannfält: man slår genom att hoppa över en pjäs.
move-nothing-to-jump = Det finns inget att hoppa över på { $over }: hoppa över en av motståndarens pjäser intill till det tomma fältet bakom den.
move-landing-occupied = En { piece } står på { $at }, där hoppet skulle landa: fältet bakom motståndarens pjäs måste vara tomt.
move-must-capture = En { piece } kan slå, och i det här spelet råder slagtvång: välj ett av slagen.
move-must-go-on = Hoppandet måste fortsätta från { $at } så länge det går.
move-single-jump = En { piece } hoppar bara en gång per tur: ange ett landningsfält.
move-must-place = Alla getter måste sättas ut innan någon får gå, och du har fortfarande { $count ->
    [one] 1 get
   *[other] { $count } getter
} på hand: ange ett tomt fält.
move-hand-empty = Alla getter är utsatta: flytta en längs en linje till ett grannfält.
move-never-placed = { $role ->
    [goose] Gäss
    [goat] Getter
    [hound] Hundar
    [tiger] Tigrar
   *[fox] Rävar
} sätts aldrig ut: ange varifrån och vart.

fault = Något gick fel hos mig; titta på `/bräde` och försök igen.
fault-unreadable = Jag förstod inte det som Discord skickade mig; försök igen, och om en knapp fortsätter att krångla, skriv kommandot i stället.
fault-plain-board = Discord låter mig inte visa bilden av parti { game-number } här; använd `/bräde` för att se den.

## Commands: names are lower case, without spaces, at most 32 characters; descriptions at most 100

command-challenge = utmana
    .description = Utmana någon, eller alla, till ett jaktspel
command-computer = dator
    .description = Spela mot datorn direkt
command-move = drag
    .description = Spela ett drag i ditt parti
command-history = historik
    .description = Dina avslutade partier, eller ett parti med drag och repris
command-import = importera
    .description = Läs in ett parti från ett protokoll som /historik ger, för att titta på det här
command-hint = tips
    .description = Visa det bästa draget och varför
command-analyse = analys
    .description = Titta på ett avslutat parti igen: vem som låg före och vad som gick fel
command-board = bräde
    .description = Visa brädet igen
command-games = partier
    .description = Visa partierna som spelas här, eller alla dina
command-draw = remi
    .description = Erbjud remi
command-takeback = ångra
    .description = Be om att få ångra ditt senaste drag
command-challenge-person = Utmana på ett parti
command-resign = ge-upp
    .description = Ge upp ditt parti
command-stats = statistik
    .description = En spelares ratingtal och resultat
command-leaderboard = topplista
    .description = De bästa på den här servern, eller av alla
command-settings = inställningar
    .description = Ditt språk, dina bräden, pingar, påminnelser och tyst tid
command-server-settings = serverinställningar
    .description = Var och vad den här servern spelar, och på vilket språk
command-privacy = integritet
    .description = Det jag vet om dig: läs det, få det som fil eller få det raderat
command-rules = regler
    .description = Hur ett spel spelas, med bilder
command-help = hjälp
    .description = Vad jag gör och hur man spelar

option-opponent = motståndare
    .description = Vem du utmanar; utelämna för att utmana alla
option-variant = spel
    .description = Vilket spel; Räv och gäss om varken du eller servern väljer
option-side = sida
    .description = Vilken sida du vill ha; slumpad om du inte väljer
option-level = nivå
    .description = Hur starkt datorn spelar, 1 för nybörjare till 8; som du har ställt in om du inte väljer
option-geese = gäss
    .description = Räv och gäss: hur många gäss; 13 om du inte väljer
option-sideways = sidled
    .description = Räv och gäss: om gäss får gå i sidled
option-hints = tips
    .description = Om ni båda får be om tips; inte om du inte väljer det
option-pace = betänketid
    .description = Tiden för varje drag; ingen gräns om du inte väljer
option-user = person
    .description = Vem det gäller; du själv om du inte väljer
option-rated = rankat
    .description = Om partiet räknas för ratingen; det gör det om du inte väljer
option-move = drag
    .description = Ditt drag, till exempel d4-d5, d4xd6xf6 eller c3
option-game = parti
    .description = Vilket av dina partier, om du har flera
option-record = protokoll
    .description = Protokollet: en textfil
option-text = text
    .description = Som text i stället för bild
option-scope = visa
    .description = Bara härifrån, eller allihop

option-language = språk
    .description = Språket som jag talar
option-theme = utseende
    .description = Hur dina bräden ser ut
option-pings = pingar
    .description = Om jag pingar dig när det är din tur
option-reminders = påminnelser
    .description = Var jag påminner dig om att det är din tur
option-quiet-from = tyst-från
    .description = Från vilken timme ingen pingar dig, 0 till 23
option-quiet-to = tyst-till
    .description = Till vilken timme ingen pingar dig, 0 till 23; samma som tyst-från: ingen tyst tid
option-zone = tidszon
    .description = Din tidszon, för den tysta tiden
option-allow = tillåt
    .description = En kanal där partier är tillåtna; överallt om ingen är vald
option-disallow = ta-bort
    .description = En kanal där partier inte längre är tillåtna
option-most-games = max-partier
    .description = Hur många partier som får pågå i en kanal; 0 för ingen gräns

choice-wood = trä
choice-slate = skiffer
choice-contrast = stark kontrast
choice-colorblind = för färgblinda
choice-channel = i partiets kanal
choice-direct = som direktmeddelande
choice-off = inga påminnelser
choice-fox-geese = Räv och gäss
choice-halatafl = Halatafl
choice-gasetavl = Gåsetavl
choice-fox-geese-ten = Räv och gäss till tio slag
choice-bagh-chal = Bagh-chal
choice-fox-hounds = Räv och hundar
choice-random = slumpad
choice-none = ingen gräns
choice-1h = 1 timme per drag
choice-1d = 1 dag per drag
choice-3d = 3 dagar per drag
choice-7d = 7 dagar per drag
choice-few = räven, rävarna eller tigrarna
choice-many = gässen, getterna eller hundarna
choice-1 = 1, för nybörjare
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-6 = 6
choice-7 = 7
choice-8 = 8, starkast
choice-13 = 13
choice-15 = 15
choice-17 = 17
choice-here = här
choice-everywhere = överallt
choice-mine = mina
