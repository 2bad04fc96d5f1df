### Nederlands.
### Een “partij” is wat twee mensen spelen, een “spel” de soort; de punten van het bord heten “velden”.

## Games and pieces

variant-name = { $variant ->
    [fox-geese] Vos en ganzen
    [fox-geese-15] Vos en ganzen, 15 ganzen
    [fox-geese-17] Vos en ganzen, 17 ganzen
    [fox-geese-sideways] Vos en ganzen, zijwaarts
    [fox-geese-15-sideways] Vos en ganzen, 15 ganzen, zijwaarts
    [fox-geese-17-sideways] Vos en ganzen, 17 ganzen, zijwaarts
    [halatafl] Halatafl
    [gasetavl] Gåsetavl
    [fox-geese-ten] Vos en ganzen tot tien
    [bagh-chal] Bagh-Chal
   *[fox-hounds] Vos en honden
}
side-name = { $side ->
    [fox] vos
    [foxes] vossen
    [tigers] tijgers
    [geese] ganzen
    [goats] geiten
   *[hounds] honden
}
game-number = #{ $game }

## Challenges

challenge-card = { $challenger } daagt { $opponent } uit.
challenge-card-open = { $challenger } daagt iedereen hier uit.
challenge-side = { $challenger } speelt met { $side ->
    [fox] de vos
    [foxes] de vossen
    [tigers] de tijgers
    [geese] de ganzen
    [goats] de geiten
   *[hounds] de honden
}.
challenge-side-random = De kanten worden geloot.
challenge-lapses = Verloopt { $when }.
challenge-accepted = Geaccepteerd: de partij is begonnen.
challenge-declined = Afgewezen.
challenge-withdrawn = { $challenger } heeft de uitdaging ingetrokken.
challenge-lapsed = Niemand heeft binnen een dag geantwoord, dus de uitdaging is verlopen.
button-accept = Accepteren
button-decline = Afwijzen
button-withdraw = Intrekken
challenge-hints = Hints zijn voor beiden toegestaan.
challenge-pace = { $pace ->
    [hour] Eén uur per zet.
    [day] Eén dag per zet.
    [three-days] Drie dagen per zet.
    [week] Zeven dagen per zet.
   *[none] Geen tijdslimiet.
}
challenge-rated = Met rating.
challenge-unrated = Zonder rating.
challenge-card-counter = { $challenger } doet { $opponent } een tegenvoorstel.
challenge-countered = Beantwoord met een tegenvoorstel.
button-counter = Tegenvoorstel
counter-ask = Onder welke voorwaarden wil je spelen?
counter-side = Je speelt met { $side ->
    [fox] de vos
    [foxes] de vossen
    [tigers] de tijgers
    [geese] de ganzen
    [goats] de geiten
   *[hounds] de honden
}.
counter-game = Ander spel
counter-sides = Andere kant
counter-pace = Andere bedenktijd
counter-sent = Verstuurd.
button-send = Versturen
button-rated = Met rating
button-unrated = Zonder rating
button-hints = Met hints
button-no-hints = Zonder hints

## Boards

board-to-move = { $player }, je bent aan zet ({ side-name }).
board-guests = Ik ben hier maar te gast: wie `/zet` niet te zien krijgt, moet mij ook toevoegen (open mijn profiel en kies “App toevoegen”).
board-mute = Ik kan hier alleen antwoorden en niet uit mezelf schrijven, dus herinneringen en uitslagen kunnen je ontgaan: wie dit kanaal beheert, kan mij toestaan het te bekijken en berichten te versturen.
ability-no-files = Ik mag in dit kanaal geen afbeeldingen of bestanden tonen: wie het beheert, kan mij toestaan bestanden bij te voegen.
deleted-player = Verwijderd account
board-thinking = { $player } denkt na ({ side-name }).
computer-level = { $player } speelt op niveau { $level } van 8: { $level ->
    [1] als een beginner die niets dan de zet zelf ziet
    [2] als een beginner die ziet wat er als volgende geslagen kan worden
    [3] als iemand die een paar partijen gespeeld heeft
    [4] als iemand die af en toe speelt
    [5] als een geoefende speler
    [6] als een sterke speler
    [7] bijna op volle sterkte
   *[8] op volle sterkte
}. Het antwoord komt binnen zo’n twee seconden.
board-begins = { $few } speelt met { $few_side ->
    [fox] de vos
    [foxes] de vossen
   *[tigers] de tijgers
}, { $many } met { $many_side ->
    [geese] de ganzen
    [goats] de geiten
   *[hounds] de honden
}.
board-step = { $player } ({ side-name }) heeft **{ $notation }** gespeeld.
board-capture = { $player } ({ side-name }) heeft **{ $notation }** gespeeld en { $captured ->
    [geese] { $count ->
        [one] een gans
       *[other] { $count } ganzen
    }
    [goats] { $count ->
        [one] een geit
       *[other] { $count } geiten
    }
   *[hounds] { $count ->
        [one] een hond
       *[other] { $count } honden
    }
} geslagen.
board-placement = { $player } heeft een geit op **{ $notation }** geplaatst.
board-captured = { $captured ->
    [geese] Geslagen ganzen: { $count } van { $need }
    [goats] Geslagen geiten: { $count } van { $need }
   *[hounds] Geslagen honden: { $count } van { $need }
}
board-hand = Nog te plaatsen: { $count ->
    [one] 1 geit
   *[other] { $count } geiten
}
board-legend = `F` { $few ->
    [fox] vos
    [foxes] vos
   *[tigers] tijger
} · `g` { $many ->
    [geese] gans
    [goats] geit
   *[hounds] hond
}
board-deadline = De bedenktijd verstrijkt { $when }.
board-footer = Partij { game-number } · { $ply ->
    [0] begin
   *[other] zet { $ply }
}
board-won = { $player } wint met { $side ->
    [fox] de vos
    [foxes] de vossen
    [tigers] de tijgers
    [geese] de ganzen
    [goats] de geiten
   *[hounds] de honden
}: { $reason ->
    [captures] er zijn genoeg { $loser ->
        [geese] ganzen
        [goats] geiten
       *[hounds] honden
    } geslagen
    [pen-full] alle negen velden van het hok zijn bezet
    [goal] de vos heeft de overkant bereikt
    [past] de vos is langs alle honden geglipt
    [recorded] zo staat het in het verslag
    [resigned] { $loser ->
        [fox] de vos heeft
        [foxes] de vossen hebben
        [tigers] de tijgers hebben
        [geese] de ganzen hebben
        [goats] de geiten hebben
       *[hounds] de honden hebben
    } opgegeven
    [out-of-time] de tijd van { $loser ->
        [fox] de vos
        [foxes] de vossen
        [tigers] de tijgers
        [geese] de ganzen
        [goats] de geiten
       *[hounds] de honden
    } is om
   *[immobile] { $loser ->
        [fox] de vos heeft
        [foxes] de vossen hebben
        [tigers] de tijgers hebben
        [geese] de ganzen hebben
        [goats] de geiten hebben
       *[hounds] de honden hebben
    } geen zet meer
}.
board-drawn = Remise: { $reason ->
    [repetition] dezelfde stelling is voor de derde keer ontstaan
    [agreed] beide spelers zijn het erover eens
    [recorded] zo staat het in het verslag
   *[quiet] er zijn te veel zetten zonder vooruitgang gespeeld
}.
board-unfinished = Niet uitgespeeld.
board-link = [Naar het nieuwste bord]({ $link })
button-rematch = Revanche
button-draw = Remise
button-resign = Opgeven
button-hint = Hint
button-replay = Terugzien
button-analyse = Analyse
button-move = Zetten
button-more = Meer

## A move put together by menus

pick-piece = Welk stuk?
pick-place = Waar plaats je een geit?
pick-target = Waarheen vanaf { $at }?
pick-chain = { $notation }: { $end ->
    [free] verderspringen of hier stoppen?
   *[forced] je moet verderspringen. Waarheen?
}
pick-only-captures = Je moet slaan.
pick-placeholder-piece = Kies een stuk
pick-placeholder-point = Kies een veld
pick-entry-piece = { $at } – { $captures ->
    [0] { pick-steps }
   *[other] { $steps ->
        [0] { pick-captures }
       *[other] { pick-steps }, { pick-captures }
    }
}
pick-steps = { $steps ->
    [one] 1 zet
   *[other] { $steps } zetten
}
pick-captures = { $captures ->
    [one] 1 slagzet
   *[other] { $captures } slagzetten
}
pick-entry-jump = { $at } – slaat de { piece } op { $over }{ $more ->
    [0] { "" }
   *[other] , kan verderspringen
}
button-pick-stop = Hier stoppen
button-pick-undo = Sprong terug
button-pick-back = Terug
alt-pick-pieces = Een ring markeert elk stuk dat kan bewegen: { $points }.
alt-pick-places = Een stip markeert elk veld waar een geit geplaatst kan worden: { $points }.
alt-pick-targets = Een ring markeert het stuk op { $at }, een stip elk veld waar het heen kan: { $points }.
alt-pick-chain = De sprongen tot nu toe, { $notation }, zijn al te zien; wat ze slaan, is doorgestreept.

## What else there is to a game

more-title = Partij { game-number }: wat wil je doen?
more-no-moves = Er is nog geen zet gedaan.
button-takeback = Terugnemen
button-moves = Alle zetten
button-flip = Bord draaien
button-flip-back = Terugdraaien
button-text-board = Als tekst
alt-flipped = Het bord is een halve slag gedraaid.

## Hints

hint-best = Beste zet: { $notation }
hint-idea = { $idea ->
    [ends] Dit wint meteen.
    [only-move] Dit is de enige toegestane zet.
    [only-defence] Elke andere zet verliest.
    [captures] Dit slaat { hint-pieces }.
    [traps] Dit sluit { $few ->
        [fox] de vos
        [foxes] { $count ->
            [one] een vos
           *[other] beide vossen
        }
       *[tigers] { $count ->
            [one] een tijger
           *[other] { $count } tijgers
        }
    } in.
    [saves] Dit voorkomt dat { hint-pieces } geslagen { $count ->
        [one] wordt
       *[other] worden
    }.
    [closes-gap] Dit dicht het gat op { $point }.
    [breaks-through] De weg is vrij.
    [threatens] Dit dreigt { hint-pieces } te slaan.
    [enters-pen] Dit brengt nog een gans in het hok.
    [approaches] Hierna { $count ->
        [one] is het nog maar één stap
       *[other] zijn het nog maar { $count } stappen
    } naar de overkant.
    [leaves-few-moves] Dit laat { hint-few } { $count ->
        [0] geen zet meer
        [one] nog maar één zet
       *[other] nog maar { $count } zetten
    } over.
    [offers] Dit geeft { hint-pieces } weg; dat is het waard of niet te vermijden.
    [takes-room] Dit neemt { hint-few } { $count ->
        [one] één veld
       *[other] { $count } velden
    } ruimte af.
    [gains-room] Dit wint { $count ->
        [one] één veld
       *[other] { $count } velden
    } ruimte.
    [stays-safe] Hierna kan er niets geslagen worden.
    [builds-line] Dit versterkt de linie.
    [keeps-line] De linie houdt stand.
    [advances] Dit is een stap vooruit.
   *[waits] Dit is een wachtzet, die niets verandert.
}
hint-pieces = { $many ->
    [geese] { $count ->
        [one] een gans
       *[other] { $count } ganzen
    }
    [goats] { $count ->
        [one] een geit
       *[other] { $count } geiten
    }
   *[hounds] { $count ->
        [one] een hond
       *[other] { $count } honden
    }
}
hint-few = { $few ->
    [fox] de vos
    [foxes] de vossen
   *[tigers] de tijgers
}
hint-outlook = { $outlook ->
    [win] Dit is bewezen: je wint in { $moves ->
        [one] één zet
       *[other] hooguit { $moves } zetten
    }.
    [loss] Dit is bewezen: je verliest in { $moves ->
        [0] hooguit één zet
        [one] hooguit één zet
       *[other] hooguit { $moves } zetten
    } als je tegenstander goed speelt.
    [draw] Bij het beste spel van beide kanten verwacht ik remise.
    [clearly-better] Ik denk dat je duidelijk beter staat.
    [better] Ik denk dat je iets beter staat.
    [worse] Ik denk dat je iets slechter staat.
    [clearly-worse] Ik denk dat je duidelijk slechter staat.
   *[even] Ik denk dat het gelijk staat.
}
hint-line = Daarna verwacht ik: { $moves }

## Analysis

analysis-title = { variant-name } · partij { game-number }
analysis-progress = Ik bekijk partij { game-number } nog eens: { $percent }%
analysis-side = { $player } ({ side-name }): { $blunders ->
    [one] 1 blunder
   *[other] { $blunders } blunders
}, { $mistakes ->
    [one] 1 fout
   *[other] { $mistakes } fouten
}, { $inaccuracies ->
    [one] 1 onnauwkeurigheid
   *[other] { $inaccuracies } onnauwkeurigheden
}
analysis-fault = **{ $ply }.** { $played } ({ side-name }): { $fault ->
    [blunder] een blunder
    [mistake] een fout
   *[inaccuracy] onnauwkeurig
}; beter **{ $better }**
analysis-faultless = Ik heb niets gevonden wat beter had gekund.
alt-curve = Het voordeel over { $plies ->
    [one] 1 zet
   *[other] { $plies } zetten
}, { $few ->
    [fox] de vos
    [foxes] de vossen
   *[tigers] de tijgers
} boven, { $many ->
    [geese] de ganzen
    [goats] de geiten
   *[hounds] de honden
} onder; wat er misging is gemarkeerd en staat ernaast.

alt-board = { variant-name }. { $few ->
    [fox] Vos op { $few_points }
    [foxes] Vossen op { $few_points }
   *[tigers] Tijgers op { $few_points }
}. { $many ->
    [geese] Ganzen op { $many_points }
    [goats] Geiten op { $many_points }
   *[hounds] Honden op { $many_points }
}.
alt-none-on-board = geen enkel veld
alt-last-move = Laatste zet ({ side-name }): { $notation }.
alt-to-move = { $side ->
    [fox] De vos is aan zet.
    [foxes] De vossen zijn aan zet.
    [tigers] De tijgers zijn aan zet.
    [geese] De ganzen zijn aan zet.
    [goats] De geiten zijn aan zet.
   *[hounds] De honden zijn aan zet.
}
alt-captured = { $captured ->
    [geese] Geslagen ganzen: { $count } van { $need }.
    [goats] Geslagen geiten: { $count } van { $need }.
   *[hounds] Geslagen honden: { $count } van { $need }.
}
alt-hand = { $count ->
    [0] Alle geiten zijn geplaatst.
    [one] Nog te plaatsen: 1 geit.
   *[other] Nog te plaatsen: { $count } geiten.
}
alt-pen = Het hok: { $pen_points }.
alt-over = { $winner ->
    [fox] De vos heeft gewonnen.
    [foxes] De vossen hebben gewonnen.
    [tigers] De tijgers hebben gewonnen.
    [geese] De ganzen hebben gewonnen.
    [goats] De geiten hebben gewonnen.
   *[hounds] De honden hebben gewonnen.
}
alt-drawn = De partij is remise.
alt-unfinished = De partij is niet uitgespeeld. { alt-to-move }

## Offers and time

offer-draw = { $opponent }, { $player } biedt remise aan in partij { game-number }. Ga je akkoord?
offer-takeback = { $opponent }, { $player } wil de laatste zet in partij { game-number } terugnemen. Ga je akkoord?
offer-end = { $state ->
    [accepted] Geaccepteerd.
    [declined] Afgewezen.
    [withdrawn] Ingetrokken.
   *[outdated] De partij is verdergegaan.
}
offer-computer-declines = { $player } gaat niet akkoord met remise. Vraag het nog eens als de partij een tijdje verder is en je niet slechter staat.
offer-elsewhere = Gevraagd; de vraag staat in { $channel }, waar de partij gespeeld wordt.
offer-done = Afgesproken in partij { game-number }; het bord staat in { $channel }.
reminder = { $player }, je bent aan zet in partij { game-number } ({ side-name }), en je tijd verstrijkt { $when }.

## Resigning

resign-ask = Wil je partij { game-number } ({ variant-name }) tegen { $opponent } opgeven?
resign-done = Je hebt partij { game-number } opgegeven.
button-resign-confirm = Ja, opgeven
button-resign-cancel = Doorspelen
resign-cancelled = Partij { game-number } gaat verder.

## Choosing and listing games

pick-game = Je hebt hier meerdere partijen. Welke bedoel je?
pick-game-to-watch = Er worden hier meerdere partijen gespeeld. Welke wil je zien?
entry-players = { $few } – { $many }
pick-game-placeholder = Kies een partij
pick-done = { $notation } gespeeld in partij { game-number }.
played-elsewhere = { $notation } gespeeld in partij { game-number }; het bord staat in { $channel }.
entry-label = { game-number } · { variant-name } · { $opponent }
entry-your-turn = je bent aan zet
entry-their-turn = { $opponent } is aan zet
somebody = Onbekend
games-line = **{ game-number }** { variant-name } · { $few } ({ $few_side ->
    [fox] vos
    [foxes] vossen
   *[tigers] tijgers
}) – { $many } ({ $many_side ->
    [geese] ganzen
    [goats] geiten
   *[hounds] honden
}) · { $channel } · { $ply ->
    [one] 1 zet
   *[other] { $ply } zetten
} · { $turn ->
    [yours] **je bent aan zet**
   *[theirs] { $player } is aan zet
}
games-title-here = Lopende partijen hier
games-title-mine = Jouw partijen
games-none-here = Hier speelt nu niemand. Begin een partij met `/uitdagen`.
games-none-mine = Je hebt geen lopende partij. Begin er een met `/uitdagen`.
button-earlier = Vorige
button-later = Volgende

## Ratings

rating-changes = Rating: { $few } · { $many }
rating-change = { $player } { $rating } ({ $by })
stats-title = Ratings
stats-none = { $player } heeft nog geen partij met rating gespeeld.
stats-line = { variant-name }, { side-name }: **{ $rating }** ± { $margin }{ $certain ->
    [no] { " " }(voorlopig)
   *[yes] { "" }
} · { $wins } gewonnen, { $draws } remise, { $losses } verloren
alt-results = Resultaten als balken: links gewonnen, in het midden remise, rechts verloren.
alt-result = { $number }. { variant-name }, { side-name }: { $wins } gewonnen, { $draws } remise, { $losses } verloren, rating { $rating }.
best-title = De besten met { $side ->
    [fox] de vos
    [foxes] de vossen
    [tigers] de tijgers
    [geese] de ganzen
    [goats] de geiten
   *[hounds] de honden
}: { variant-name }
best-none = Nog niemands rating is zeker genoeg: daar zijn ongeveer twaalf partijen met rating voor nodig.
best-line = { $rank }. { $player } **{ $rating }** · { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}

## Rules of the games

rules-title = { variant-name }: de regels
rules-chapter = { $chapter ->
    [moves] Zetten
    [captures] Slaan
    [winning] Winnen
    [draws] Remise
    [mistake] Een veelgemaakte fout
    [questions] Vragen
   *[history] Waar het vandaan komt
}
rules-start = { $variant ->
    [fox-geese] Eén vos tegen dertien ganzen, op een kruis van drieëndertig velden. Elk klein vierkant heeft beide diagonalen. De vos begint.
        Met `ganzen:` kun je 15 of 17 ganzen kiezen, en met `zijwaarts:` ganzen die ook een stap opzij mogen doen.
    [fox-geese-ten] Eén vos tegen dertien ganzen die van boven komen, op een kruis waarop velden met en zonder diagonalen elkaar afwisselen. De vos begint.
    [halatafl] Twee vossen tegen twintig ganzen, op een kruis van drieëndertig velden. De negen bovenste velden, met de vossen in de bovenhoeken, zijn het hok. De vossen beginnen.
    [gasetavl] Eén vos tegen achttien ganzen, op een groot kruis van vijfenveertig velden, waarop velden met en zonder diagonalen elkaar afwisselen. De vos begint.
    [bagh-chal] Vier tijgers in de hoeken tegen twintig geiten, die allemaal nog in de hand zijn. De geiten beginnen.
   *[fox-hounds] Eén vos tegen vier honden, op de velden van één kleur van een schaakbord. De vos begint.
}
rules-moves = { $variant ->
    [fox-geese] De vos gaat langs een lijn naar een leeg buurveld, in elke richting. Een gans gaat één veld vooruit, recht of diagonaal, nooit terug; zijwaarts alleen met die optie.
    [fox-geese-ten] De vos gaat één veld langs een lijn, in elke richting. Een gans gaat één veld naar beneden, recht of – waar een lijn is – diagonaal, of zijwaarts, nooit terug naar boven.
    [halatafl] Een vos gaat één veld langs een lijn, in elke richting. Een gans gaat één veld vooruit, recht of diagonaal, of zijwaarts, nooit terug.
    [gasetavl] De vos gaat één veld langs een lijn, in elke richting. Een gans gaat één veld vooruit, recht of – waar een lijn is – diagonaal, of zijwaarts, nooit terug.
    [bagh-chal] Eerst worden de geiten geplaatst, één per beurt, op een willekeurig leeg veld; geen geit mag bewegen zolang er nog een in de hand is. Daarna gaat een geit één veld langs een lijn, in elke richting. Een tijger doet dat vanaf het begin.
   *[fox-hounds] De vos gaat één veld diagonaal, in elke richting. Een hond gaat één veld diagonaal vooruit, nooit terug.
}
rules-captures = { $variant ->
    [fox-geese] De vos springt langs de lijnen over een gans naast zich naar het lege veld erachter, en die gans is geslagen. Springen is niet verplicht. De vos mag in dezelfde beurt verderspringen en mag na elke sprong stoppen.
    [fox-geese-ten] De vos springt langs de lijnen over een gans naar het lege veld erachter. Springen is niet verplicht; de vos mag in dezelfde beurt verderspringen en na elke sprong stoppen.
    [halatafl] Als een vos kan springen, moet een van de vossen dat doen, en die springt door zolang het kan. Welke vos en langs welke weg, kies je zelf; het hoeft niet de weg met de meeste ganzen te zijn.
    [gasetavl] De vos springt langs de lijnen over een gans naar het lege veld erachter. Springen is niet verplicht; de vos mag in dezelfde beurt verderspringen en mag na elke sprong stoppen.
    [bagh-chal] Een tijger springt langs de lijnen over één geit naar het lege veld erachter, en daarmee is de beurt voorbij. Springen is niet verplicht. Geiten slaan niets.
   *[fox-hounds] Niemand slaat iets.
}
rules-winning = { $variant ->
    [fox-geese] De vos wint als er minder dan vier ganzen over zijn of als geen gans meer kan bewegen. De ganzen winnen als de vos niet meer kan bewegen.
    [fox-geese-ten] De vos wint met de tiende geslagen gans of als geen gans meer kan bewegen. De ganzen winnen als de vos niet meer kan bewegen.
    [halatafl] De vossen winnen als er minder dan negen ganzen over zijn of als geen gans meer kan bewegen. De ganzen winnen als op alle negen velden van het hok ganzen staan of als geen van beide vossen meer kan bewegen.
    [gasetavl] De vos wint als er minder dan vier ganzen over zijn of als geen gans meer kan bewegen. De ganzen winnen als de vos niet meer kan bewegen.
    [bagh-chal] De tijgers winnen met de vijfde geslagen geit of als geen geit meer kan bewegen. De geiten winnen als geen van de vier tijgers meer kan bewegen.
   *[fox-hounds] De vos wint als hij de eerste rij bereikt, als hij lager staat dan alle honden of als geen hond meer kan bewegen. De honden winnen als de vos niet meer kan bewegen.
}
rules-draws = { $variant ->
    [fox-geese] Zonder zijwaartse zetten bestaat remise niet: de ganzen raken door hun zetten heen. Met zijwaartse zetten is het remise als dezelfde stelling voor de derde keer ontstaat, of als beide kanten vijftig zetten doen zonder dat een gans geslagen wordt of vooruitgaat.
    [fox-geese-ten] Als dezelfde stelling voor de derde keer ontstaat, of als beide kanten zestig zetten doen zonder dat een gans geslagen wordt.
    [halatafl] Als dezelfde stelling voor de derde keer ontstaat, of als beide kanten vijftig zetten doen zonder dat een gans geslagen wordt of vooruitgaat.
    [gasetavl] Als dezelfde stelling voor de derde keer ontstaat, of als beide kanten vijftig zetten doen zonder dat een gans geslagen wordt of vooruitgaat.
    [bagh-chal] Als dezelfde stelling voor de derde keer ontstaat, of als beide kanten zestig zetten doen zonder dat een geit geplaatst of geslagen wordt.
   *[fox-hounds] In de praktijk nooit: de honden gaan nooit terug, dus elke partij eindigt.
}
rules-mistake = { $variant ->
    [fox-geese] Ganzen die één voor één oprukken, laten gaten achter zich. Verplaats ze als een muur, en laat nooit een leeg veld achter een gans die de vos kan bereiken.
    [fox-geese-ten] Het lege veld achter een gans die alleen staat, is waar de vos landt. Sluit het landingsveld af, in plaats van de gans te dekken.
    [halatafl] Een gans laten staan waar een sprong het begin is van een reeks waar de vossen blij mee zijn. Het wapen van de ganzen is het omgekeerde: een sprong die een vos moet maken, weg van het hok.
    [gasetavl] De diagonalen vanzelfsprekend vinden. Velden met en zonder wisselen elkaar af: kijk naar de lijnen voordat je op een sprong rekent.
    [bagh-chal] Een geit op het bord willen verplaatsen terwijl er nog andere in de hand zijn. Plaats ze eerst allemaal, liefst aan de rand en waar geen tijger kan springen.
   *[fox-hounds] Een hond die ver voor de andere uit loopt, laat de vos erachter doorglippen. Houd de linie bij elkaar.
}
rules-questions = { $variant ->
    [fox-geese] *Moet de vos slaan?* Nee. *Mogen ganzen terug?* Nee. *Zijwaarts?* Alleen met die optie. *Wat als geen gans meer kan bewegen?* Dan heeft de vos gewonnen; elders mogen ze passen.
    [fox-geese-ten] *Moet de vos slaan?* Nee, hij mag ook een stap doen als hij kan springen. *Mogen ganzen terug om zich te hergroeperen?* Nee.
    [halatafl] *Welke vos moet springen?* Dat maakt niet uit. *Moet het de langste reeks zijn?* Nee. *Wat als één vos ingesloten is?* Die blijft staan; pas als ze allebei ingesloten zijn, winnen de ganzen.
    [gasetavl] *Waarom is het met drie ganzen afgelopen?* Drie kunnen een vos op dit bord nooit insluiten.
    [bagh-chal] *Kan een geit een tijger slaan?* Nee: geiten versperren zijn stappen en zijn landingsvelden. *Moet een tijger slaan?* Nee.
   *[fox-hounds] *Mogen honden opzij of terug?* Nee. *Mag de vos over een hond springen?* Nee.
}
rules-history = { $variant ->
    [fox-geese] In Engeland bekend sinds de vijftiende eeuw. Er is niet één juiste manier om het te spelen: elders mogen ganzen terug, is slaan verplicht, zijn er 13, 15 of 17 ganzen en hebben de borden alle, enkele of geen diagonalen.
    [fox-geese-ten] Een van de vele manieren waarop vos en ganzen sinds de vijftiende eeuw gespeeld wordt, met minder diagonalen en een telling van geslagen ganzen.
    [halatafl] Een jachtspel uit het Noorden, verwant aan tafl, genoemd in de saga van Grettir de Sterke en uiterlijk sinds de veertiende eeuw bekend. Peter Michaelsen beschreef een Deens spel met dezelfde stukken.
    [gasetavl] Gåsetavl, letterlijk “ganzenbord”, is de naam van meerdere Deense jachtspellen; Peter Michaelsen schreef in 2009 over hun verwanten. Het grote kruis staat als Gåsetavl (Gedved) in de Ludii-catalogus, waar de vos één keer per beurt springt.
    [bagh-chal] Het nationale spel van Nepal. Lim Yew Jin en Jürg Nievergelt toonden aan dat het remise wordt als niemand een fout maakt (“Tigers and Goats is a draw”).
   *[fox-hounds] Een oud spel voor een schaakbord. Bij juist spel winnen de honden, zoals Berlekamp, Conway en Guy laten zien in “Winning Ways”.
}
rules-before = { $variant ->
    [fox-geese] De vos kan in één beurt over twee ganzen springen: **{ $moves }**. Na de eerste stoppen of helemaal niet springen mag ook: { $instead }.
    [fox-geese-ten] De vos kan springen: **{ $moves }**. In dezelfde beurt doorgaan of alleen een stap doen kan ook: { $instead }.
    [halatafl] Eén vos kan springen, dus moet hij dat ook: **{ $moves }** is de enige toegestane zet. De andere vos mag nu geen stap doen.
    [gasetavl] Het veld van de vos heeft geen diagonale lijn, dus zijn er vier stappen: { $instead } en de eerste van **{ $moves }**. Eén veld opzij zijn er wel diagonalen.
    [bagh-chal] De geiten plaatsen er een vlak naast een tijger, met een leeg veld erachter: **{ $moves }**. Elk ander leeg veld mag ook, bijvoorbeeld { $instead }.
   *[fox-hounds] De vos komt naar voren, een hond sluit de rand: **{ $moves }**. De vos kan ook met { $instead } beginnen.
}
rules-after = { $variant ->
    [fox-geese] Twee ganzen zijn weg. Ganzen gaan nooit terug, dus de gaten blijven.
    [fox-geese-ten] De vos heeft er een geslagen en is gestopt; nu kunnen de ganzen de linie sluiten voordat hij verdergaat.
    [halatafl] De gans is weg. De sprong was gedwongen: zo lokken ganzen een vos naar waar zij hem willen hebben.
    [gasetavl] Vanaf het veld ernaast is de vos diagonaal verdergegaan.
    [bagh-chal] De tijger is over de geit gesprongen: één is geslagen, negentien zijn nog te plaatsen, en de geiten moeten blijven plaatsen.
   *[fox-hounds] Alle vijf stukken staan er nog, want geslagen wordt hier nooit.
}
rules-sides = { $few ->
    [fox] De vos
    [foxes] De vossen
   *[tigers] De tijgers
} tegen { $many ->
    [geese] de ganzen
    [goats] de geiten
   *[hounds] de honden
}
rules-other = Ander spel
button-rules = Regels
button-rules-page = { $page ->
    [rules] De regels
    [before] Een voorbeeld
   *[after] Daarna
}

## Looking back

replay-title = Partij { game-number } ({ variant-name }) nog een keer
replay-too-long = Deze partij is te lang voor een animatie; de zetten vind je met `/geschiedenis`.
alt-replay = De hele partij als animatie, { variant-name }, { $plies ->
    [one] één zet
   *[other] { $plies } zetten
}.
history-title = Je afgelopen partijen
history-none = Je hebt nog geen partij uitgespeeld. Begin er een met `/uitdagen` of `/computer`.
history-line = **{ game-number }** { variant-name } · { $result ->
    [won] gewonnen
    [lost] verloren
   *[drawn] remise
} met { $side ->
    [fox] de vos
    [foxes] de vossen
    [tigers] de tijgers
    [geese] de ganzen
    [goats] de geiten
   *[hounds] de honden
} tegen { $opponent } · { $when }
history-line-record = **{ game-number }** { variant-name } · uit een verslag: { $few } – { $many }, { $winner ->
    [unfinished] niet uitgespeeld
    [drawn] remise
    [fox] de vos heeft gewonnen
    [foxes] de vossen hebben gewonnen
    [tigers] de tijgers hebben gewonnen
    [geese] de ganzen hebben gewonnen
    [goats] de geiten hebben gewonnen
   *[hounds] de honden hebben gewonnen
} · { $when }
history-no-moves = Er is geen zet gedaan.
history-last-moves = De laatste zetten; het bestand bevat ze allemaal.
button-newer = Nieuwere
button-older = Oudere

## Settings

settings-title = Je instellingen
server-settings-title = Instellingen van deze server
language-name = Nederlands
setting-name = { $setting ->
    [language] Taal
    [theme] Uiterlijk van de borden
    [level] Niveau van de computer
    [pings] Als je aan zet bent
    [reminders] Herinneringen
    [quiet] Stille uren
    [quiet-from] Stil vanaf
    [quiet-to] Stil tot
    [variant] Spel, tenzij iemand er een noemt
    [channels] Partijen zijn toegestaan
   *[most-games] Partijen tegelijk in een kanaal
}
setting-line = { $name }: **{ $value }**
setting-as-discord = zoals in Discord
setting-usual = 3, tenzij je iets anders zegt
setting-pings = ik ping je
setting-no-pings = ik noem je zonder ping
setting-quiet = { $from } tot { $to } ({ $zone })
setting-no-quiet = geen stille uren
setting-zone-hint = Deze tijden zijn in UTC: geef mij je tijdzone met de optie `tijdzone` van `/instellingen`.
setting-direct-refused = Discord laat mij je niet schrijven, dus herinner ik je in het kanaal; sta privéberichten toe en kies opnieuw.
setting-everywhere = overal
setting-most-games = { $most ->
    [one] 1 partij
   *[other] { $most } partijen
}
setting-no-limit = onbeperkt
button-pings-on = Ping mij
button-pings-off = Niet pingen
button-quiet-hours = Stille uren
button-back = Terug

## Privacy

privacy-title = Wat ik over je weet
privacy-name = De naam waaronder ik je het laatst zag: { $name }.
privacy-no-name = Niet je naam.
privacy-settings = Wat je met `/instellingen` hebt ingesteld.
privacy-no-settings = Je hebt niets ingesteld.
privacy-games = Je partijen, met hun zetten en tijden: { $running } lopend, { $over } afgelopen.
privacy-challenges = Uitdagingen van jou of aan jou: { $count }.
privacy-ratings = Ratings: { $count }.
privacy-else = Welke knoppen zijn ingedrukt, onthoud ik twee dagen, maar niet door wie. Een server die mij verwijdert, vergeet ik na 30 dagen.
privacy-exported = Alles wat ik over je weet, staat in dit bestand.
privacy-exported-part = Deel { $part } van { $parts } van wat ik over je weet: voor één bestand is het te veel.
privacy-ask = { $running ->
    [0] Ik vergeet je naam, je instellingen en je ratings; je openstaande uitdagingen worden ingetrokken.
    [one] Ik vergeet je naam, je instellingen en je ratings; je openstaande uitdagingen worden ingetrokken en je lopende partij wordt opgegeven, zodat niemand op je wacht.
   *[other] Ik vergeet je naam, je instellingen en je ratings; je openstaande uitdagingen worden ingetrokken en je { $running } lopende partijen worden opgegeven, zodat niemand op je wacht.
} Je partijen blijven bestaan, onder “Verwijderd account”. Dit kan niet ongedaan worden gemaakt. Wil je het?
privacy-forgotten = Het is gebeurd: ik ben je vergeten.
button-export = Alles ophalen
button-delete = Verwijderen
button-delete-confirm = Ja, verwijder
button-delete-cancel = Nee, bewaar

## Help

help-title = Reynard speelt de jachtspellen
help-body =
    Met `/uitdagen` daag je iemand uit, of iedereen. Wordt dat geaccepteerd, dan verschijnt het bord. Met `/computer` speel je meteen tegen mij.
    `/zet` doet een zet: typ `d4-d5` voor een stap, `d4xd6xf6` om te slaan, `c3` om een geit te plaatsen; de lijst laat zien wat mag. De knop Zetten onder het bord doet hetzelfde met menu’s.
    `/regels` legt de spellen uit. `/bord` toont het bord opnieuw, `/partijen` de lopende partijen, `/geschiedenis` de afgelopen partijen; `/inlezen` leest het verslag van een partij uit een bestand.
    `/hint` toont de beste zet en waarom. `/remise` biedt remise aan, `/terugnemen` vraagt of je een zet mag terugnemen, met `/opgeven` geef je op; `/analyse` bekijkt een afgelopen partij opnieuw.
    Met `/instellingen` kies je taal, borden, pings en stille uren; `/privacy` laat zien wat ik over je weet.
help-games-title = De spellen
help-game = **{ variant-name }**: { $few ->
    [fox] één vos
    [foxes] twee vossen
   *[tigers] vier tijgers
} tegen { $many ->
    [geese] ganzen
    [goats] twintig geiten
   *[hounds] vier honden
}
help-names-title = Eén naam, veel regels
help-names = Vos en ganzen heet het op borden met alle, enkele of geen diagonalen. Hier gaan ganzen nooit terug, is slaan alleen in Halatafl verplicht, mag de vos meerdere keren per beurt springen, en verliest wie niet kan zetten.
import-done = Ingelezen: dit is nu partij { game-number } in je `/geschiedenis`. Niemand anders ziet haar daar, en ze telt nergens voor mee.
import-known = Dit verslag heb je al eens ingelezen: het is partij { game-number }.
record-lost = Ik kon dat bestand niet bij Discord ophalen: stuur het nog een keer.
record-too-large = Dat bestand is te groot voor een verslag: stuur er een van hoogstens { $kilobytes } KB.
record-no-text = Dat bestand is geen tekst: stuur een verslag zoals `/geschiedenis` het geeft.
record-tag = Regel { $line } van het verslag heeft een gegeven dat ik niet kan lezen: schrijf een naam en een waarde tussen aanhalingstekens, zoals in `[Date "2026.03.01"]`.
record-second-tag = Het gegeven { $typed } staat op regel { $line } van het verslag voor de tweede keer: laat er een weg.
record-no-variant = Het verslag zegt niet van welk spel het is: begin het met een gegeven zoals `[Variant "fox-geese"]`.
record-variant = Ik ken het spel { $typed } op regel { $line } van het verslag niet: schrijf het zoals `/geschiedenis` dat doet, bijvoorbeeld `fox-geese`.
record-start = Het begin op regel { $line } van het verslag is geen stelling van dat spel: verbeter het, of laat het gegeven weg voor het gewone begin.
record-comment = De opmerking die op regel { $line } van het verslag begint, eindigt niet: sluit haar af met `{"}"}`.
record-number = Op regel { $line } van het verslag staat nummer { $found } waar zet { $wanted } komt: verbeter de nummers, of kijk of er een zet ontbreekt.
record-move = Zet { $number } van het verslag, { $typed } op regel { $line }, kan niet: { $why ->
    [over] de partij is daarvoor al afgelopen
    [unreadable] zo schrijf je geen zet
    [off-board] zo’n veld heeft het bord niet
    [ambiguous] er kunnen meer zetten mee bedoeld zijn
    [one-point] er wordt maar één veld genoemd
    [no-piece] waar hij begint, staat geen stuk
    [not-yours] het stuk waarmee hij begint, is van de andere kant
    [same-point] hij leidt nergens heen
    [occupied] waar hij eindigt, staat een stuk
    [no-line] daar loopt geen lijn heen
    [too-far] het is te ver
    [back] zulke stukken gaan nooit terug
    [sideways] zulke stukken gaan in dit spel niet opzij
    [no-captures] zulke stukken slaan nooit
    [no-jump] er is niets om overheen te springen
    [must-capture] er kan geslagen worden, en dat is verplicht
    [must-go-on] er moet verder gesprongen worden
    [single-jump] zulke stukken springen maar één keer per beurt
    [must-place] er moeten nog stukken geplaatst worden
   *[no-placing] er kan niets geplaatst worden
}; verbeter hem en stuur het verslag opnieuw.
record-result = { $typed } op regel { $line } van het verslag is geen uitslag: schrijf de winnende kant, zoals `fox` of `geese`, of `draw`, of `*` voor een partij die niet is uitgespeeld.
record-contradiction = De uitslagen die het verslag noemt, spreken elkaar of de zetten tegen: verbeter ze of laat ze weg.
record-trailing = Na de uitslag volgt nog iets op regel { $line } van het verslag: stuur elke partij in een eigen bestand.
record-too-many-moves = Die partij is me te lang: ik lees hoogstens { $most } zetten.

## Refusals: one sentence that says what is wrong and what to do

refusal-no-game-here = { $elsewhere ->
    [0] Je hebt hier geen lopende partij: begin er een met `/uitdagen`.
    [one] Je hebt in dit kanaal geen lopende partij; geef in de optie `partij` het nummer op van je partij elders (`/partijen bereik:van mij` toont het).
   *[other] Je hebt in dit kanaal geen lopende partij; geef in de optie `partij` het nummer op van een van je { $elsewhere } partijen elders (`/partijen bereik:van mij` toont ze).
}
refusal-no-such-game = Er is hier geen partij { game-number } die jij kunt zien; `/partijen` toont de jouwe.
refusal-not-a-player = Je speelt niet mee in partij { game-number }, dus je kunt alleen kijken, met `/bord`.
refusal-played-elsewhere = Partij { game-number } wordt gespeeld in { $channel }, waar ik alleen kan antwoorden: ga daar verder.
refusal-not-your-turn = Je bent niet aan zet in partij { game-number }: wacht tot { $opponent } gezet heeft.
refusal-no-hints = Jullie spelen partij { game-number } zonder hints; die spreek je af met de optie `hints` van `/uitdagen`, of speel tegen mij met `/computer`.
refusal-no-finished-game = Hier is nog geen partij geëindigd; speel er een, of noem er een met de optie `partij`.
refusal-not-over = Partij { game-number } is nog bezig; analyseren kan als die afgelopen is.
refusal-game-over = Partij { game-number } is afgelopen; begin een nieuwe met `/uitdagen`.
refusal-outdated = Partij { game-number } is sindsdien verdergegaan; gebruik het nieuwste bord of `/bord`.
refusal-old-button = Die knop is van een oudere versie van mij; gebruik `/bord` voor het huidige bord.
refusal-nothing-to-take-back = Je hebt in partij { game-number } nog geen zet gedaan, dus er is niets terug te nemen.
refusal-asked-already = { $kind ->
    [draw] Je hebt in partij { game-number } sinds de laatste zet al remise aangeboden; na de volgende zet kan het weer.
   *[takeback] Je hebt in partij { game-number } al gevraagd om deze zet terug te nemen; na de volgende zet kan het weer.
}
refusal-offer-open = { $kind ->
    [draw] In partij { game-number } is remise aangeboden; dat moet eerst beantwoord of ingetrokken worden.
   *[takeback] In partij { game-number } is gevraagd om een zet terug te nemen; dat moet eerst beantwoord of ingetrokken worden.
}
refusal-no-such-offer = Dat aanbod is er niet meer; bekijk de partij met `/bord`.
refusal-offer-closed = { $state ->
    [accepted] Dat is al geaccepteerd.
    [declined] Dat is afgewezen; na de volgende zet kan het opnieuw gevraagd worden.
    [withdrawn] Dat is ingetrokken.
   *[outdated] De partij is sindsdien verdergegaan; vraag het opnieuw als je het nog wilt.
}
refusal-own-offer = Je hebt het zelf gevraagd; de andere speler moet antwoorden.
refusal-too-many-records = Je hebt { $most } partijen als verslag meegebracht, zoveel als ik voor één persoon kan bewaren; `/privacy` geeft ze je allemaal als bestand.
refusal-nobody-played = Partij { game-number } komt uit een verslag, dus is er niemand voor een revanche: daag iemand uit met `/uitdagen`.
refusal-rematch-asked = Je hebt al om een revanche van partij { game-number } gevraagd; de andere speler moet antwoorden.
refusal-challenged-self = Je kunt jezelf niet uitdagen: kies iemand anders, of laat `tegenstander` weg om iedereen uit te dagen.
refusal-challenged-bot = Bots spelen niet; kies een mens, of laat `tegenstander` weg om iedereen uit te dagen.
refusal-challenged-absent = Die persoon kan dit kanaal niet zien; daag iemand uit die dat wel kan, of doe het waar jullie allebei zijn.
refusal-challenged-alone = Niemand anders kan dit gesprek zien; daag iemand uit in een kanaal waar jullie allebei zijn.
refusal-options-of-fox-geese = De opties `ganzen` en `zijwaarts` horen bij Vos en ganzen: laat ze weg bij { variant-name }.
refusal-no-such-challenge = Die uitdaging bestaat niet meer; maak een nieuwe met `/uitdagen`.
refusal-challenge-closed = { $state ->
    [accepted] Die uitdaging is al geaccepteerd; maak een nieuwe met `/uitdagen`.
    [declined] Die uitdaging is afgewezen; maak een nieuwe met `/uitdagen`.
    [withdrawn] Die uitdaging is ingetrokken; maak een nieuwe met `/uitdagen`.
   *[lapsed] Die uitdaging is verlopen; maak een nieuwe met `/uitdagen`.
}
refusal-not-challenged = Die uitdaging is voor { $opponent }; maak er zelf een met `/uitdagen`.
refusal-not-your-challenge = Alleen wie die uitdaging gemaakt heeft, kan die intrekken; wil je er niet op ingaan, laat het dan gewoon zo.
refusal-no-such-opponent = Wie die partij gespeeld heeft, is er niet meer; daag iemand anders uit met `/uitdagen`.
refusal-countered-already = Je hebt al een tegenvoorstel op die uitdaging gedaan: wacht op antwoord, of trek het eerst in.
refusal-own-challenge = Iemand anders moet je uitdaging accepteren; je kunt die wel intrekken.
refusal-games-elsewhere = Deze server staat partijen alleen toe in { $channels }: ga daarheen.
refusal-channel-full = { $most ->
    [one] Hier wordt al een partij gespeeld, en deze server staat er één tegelijk toe in een kanaal: wacht tot die afgelopen is, of speel in een ander kanaal.
   *[other] Hier worden { $most } partijen gespeeld, het maximum van deze server voor een kanaal: wacht tot er een afgelopen is, of speel in een ander kanaal.
}
refusal-too-many-games = Je speelt { $most } partijen, zoveel als ik voor één persoon kan bijhouden: speel er een uit of geef er een op (`/partijen bereik:van mij` toont ze).
refusal-too-many-games-of = { $player } speelt { $most } partijen, zoveel als ik voor één persoon kan bijhouden: probeer het opnieuw als er een afgelopen is.
refusal-unknown-zone = Ik ken geen tijdzone { $typed }: kies er een uit de lijst, zoals `Europe/Amsterdam`.
refusal-not-in-server = Dit zijn instellingen van een server: gebruik het commando op een server.
refusal-not-manager = Alleen wie deze server mag beheren, kan de instellingen wijzigen: vraag het een van hen.
refusal-too-many-channels = Er kunnen niet meer dan { $most } kanalen één voor één worden toegestaan: haal er een weg met `verbieden`, of sta ze allemaal toe door in het menu geen enkel kanaal te kiezen.
refusal-unknown-choice = Die keuze voor `{ $option }` ken ik niet: kies er een uit de lijst.

## What a move cannot be. $role is one piece

piece = { $role ->
    [fox] vos
    [goose] gans
    [tiger] tijger
    [goat] geit
   *[hound] hond
}
move-candidates = Je kunt { $moves } spelen.
move-more = { $count ->
    [one] nog 1
   *[other] nog { $count }
}
move-unreadable = Ik kan { $typed } niet als zet lezen: noem de velden, zoals in `{ $example }`.
move-off-board = Dit bord heeft geen veld { $point }: kies een van de velden op de afbeelding.
move-ambiguous = { $typed } kan meerdere zetten betekenen: noem elk veld.
move-only-one-point = { $at } alleen zegt niet vanwaar en waarheen: noem beide velden.
move-no-piece = Op { $at } staat geen stuk: begin bij een van jouw stukken.
move-not-yours = De { piece } op { $at } is van je tegenstander: begin bij een van jouw stukken.
move-same-point = Dat gaat van { $at } naar { $at }: noem het veld waar je heen wilt.
move-occupied = Op { $at } staat een { piece }: ga naar een leeg veld.
move-no-line = { $board ->
    [squares] Stukken gaan hier diagonaal, één veld tegelijk: van { $from } naar { $to } is niet zo’n stap.
   *[lines] Er loopt geen lijn van { $from } naar { $to }: volg de lijnen van het bord.
}
move-too-far = Een { piece } gaat één veld tegelijk, dus van { $from } naar { $to } is te ver.
move-never-back = { $role ->
    [goose] Ganzen
    [goat] Geiten
    [hound] Honden
    [tiger] Tijgers
   *[fox] Vossen
} gaan nooit terug: kies een zet naar de overkant toe.
move-never-sideways = { $role ->
    [goose] Ganzen
    [goat] Geiten
    [hound] Honden
    [tiger] Tijgers
   *[fox] Vossen
} gaan in dit spel niet zijwaarts: kies een zet vooruit.
move-never-captures = { $role ->
    [goose] Ganzen
    [goat] Geiten
    [hound] Honden
    [tiger] Tijgers
   *[fox] Vossen
} slaan hier nooit: kies een stap naar een buurveld.
move-not-a-capture = Tussen { $from } en { $to } wordt niets geslagen, want ze liggen naast elkaar: slaan doe je door over een stuk te springen.
move-nothing-to-jump = Op { $over } staat niets om overheen te springen: spring over een stuk van je tegenstander ernaast, naar het lege veld erachter.
move-landing-occupied = Op { $at }, waar de sprong zou eindigen, staat een { piece }: het veld achter het stuk dat je slaat, moet leeg zijn.
move-must-capture = Een { piece } kan slaan, en in dit spel moet dat: kies een van de slagzetten.
move-must-go-on = Vanaf { $at } moet er verdergesprongen worden zolang het kan.
move-single-jump = Een { piece } springt maar één keer per beurt: noem één landingsveld.
move-must-place = Alle geiten moeten geplaatst zijn voordat er een mag bewegen, en je hebt er nog { $count } in de hand: noem een leeg veld.
move-hand-empty = Alle geiten zijn geplaatst: ga met een geit langs een lijn naar een buurveld.
move-never-placed = { $role ->
    [goose] Ganzen
    [goat] Geiten
    [hound] Honden
    [tiger] Tijgers
   *[fox] Vossen
} worden nooit geplaatst: noem vanwaar en waarheen.

fault = Er ging bij mij iets mis; kijk met `/bord` en probeer het opnieuw.
fault-unreadable = Ik begreep niet wat Discord mij stuurde; probeer het opnieuw, en als een knop het niet blijft doen, typ dan het commando.
fault-plain-board = Discord laat mij de afbeelding van partij { game-number } hier niet tonen; gebruik `/bord` om die te zien.

## Commands: names are lower case, without spaces, at most 32 characters; descriptions at most 100

command-challenge = uitdagen
    .description = Daag iemand, of iedereen, uit voor een jachtspel
command-computer = computer
    .description = Speel meteen tegen de computer
command-move = zet
    .description = Doe een zet in je partij
command-history = geschiedenis
    .description = Je afgelopen partijen, of één partij met zetten en animatie
command-import = inlezen
    .description = Een partij uit een verslag lezen, zoals /geschiedenis het geeft, om haar hier te bekijken
command-hint = hint
    .description = Toon de beste zet, en waarom
command-analyse = analyse
    .description = Bekijk een afgelopen partij opnieuw: wie voorstond en wat er misging
command-board = bord
    .description = Toon het bord opnieuw
command-games = partijen
    .description = De partijen die hier gespeeld worden, of al jouw partijen
command-draw = remise
    .description = Bied remise aan
command-takeback = terugnemen
    .description = Vraag of je je laatste zet mag terugnemen
command-challenge-person = Uitdagen voor een partij
command-resign = opgeven
    .description = Geef je partij op
command-stats = statistieken
    .description = Iemands ratings en resultaten
command-leaderboard = ranglijst
    .description = De besten van deze server, of van allemaal
command-settings = instellingen
    .description = Je taal, borden, pings, herinneringen en stille uren
command-server-settings = serverinstellingen
    .description = Waar en wat deze server speelt, en in welke taal
command-privacy = privacy
    .description = Wat ik over je weet: lees het, haal het op als bestand of laat het verwijderen
command-rules = regels
    .description = Hoe een spel gespeeld wordt, met afbeeldingen
command-help = help
    .description = Wat ik doe en hoe je speelt

option-opponent = tegenstander
    .description = Wie je uitdaagt; laat dit leeg om iedereen uit te dagen
option-variant = spel
    .description = Welk spel; Vos en ganzen als jij noch de server iets anders zegt
option-side = kant
    .description = Welke kant je wilt; geloot als je niets zegt
option-level = niveau
    .description = Hoe sterk de computer speelt, 1 (beginners) tot 8; zonder keuze zoals je hebt ingesteld
option-geese = ganzen
    .description = Vos en ganzen: hoeveel ganzen; 13 als je niets zegt
option-sideways = zijwaarts
    .description = Vos en ganzen: of ganzen ook zijwaarts mogen
option-hints = hints
    .description = Of jullie allebei om hints mogen vragen; nee als je niets zegt
option-pace = bedenktijd
    .description = De tijd voor elke zet; onbeperkt als je het weglaat
option-user = speler
    .description = Van wie; van jou als je het weglaat
option-rated = rating
    .description = Of de partij meetelt voor de ratings; ja als je het weglaat
option-move = zet
    .description = Je zet, zoals d4-d5, d4xd6xf6 of c3
option-game = partij
    .description = Welke van je partijen, als je er meerdere hebt
option-record = verslag
    .description = Het verslag: een tekstbestand
option-text = tekst
    .description = Als tekst in plaats van afbeelding
option-scope = bereik
    .description = Wat je wilt zien: alleen van hier, of meer

option-language = taal
    .description = De taal die ik spreek
option-theme = thema
    .description = Hoe je borden eruitzien
option-pings = pings
    .description = Of ik je ping als je aan zet bent
option-reminders = herinneringen
    .description = Waar ik je eraan herinner dat je aan zet bent
option-quiet-from = stil-vanaf
    .description = Vanaf welk uur niemand je pingt, 0 tot 23
option-quiet-to = stil-tot
    .description = Tot welk uur niemand je pingt, 0 tot 23; gelijk aan stil-vanaf: geen stille uren
option-zone = tijdzone
    .description = Je tijdzone, voor de stille uren
option-allow = toestaan
    .description = Een kanaal waar partijen zijn toegestaan; overal als er geen is gekozen
option-disallow = verbieden
    .description = Een kanaal waar partijen niet meer zijn toegestaan
option-most-games = max-partijen
    .description = Hoeveel partijen er in één kanaal mogen lopen; 0 voor onbeperkt

choice-wood = hout
choice-slate = leisteen
choice-contrast = sterk contrast
choice-colorblind = voor kleurenblinden
choice-channel = in het kanaal van de partij
choice-direct = per privébericht
choice-off = geen herinneringen
choice-fox-geese = Vos en ganzen
choice-halatafl = Halatafl
choice-gasetavl = Gåsetavl
choice-fox-geese-ten = Vos en ganzen tot tien
choice-bagh-chal = Bagh-Chal
choice-fox-hounds = Vos en honden
choice-random = willekeurig
choice-none = onbeperkt
choice-1h = 1 uur per zet
choice-1d = 1 dag per zet
choice-3d = 3 dagen per zet
choice-7d = 7 dagen per zet
choice-few = de vos, de vossen of de tijgers
choice-many = de ganzen, de geiten of de honden
choice-1 = 1, voor beginners
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-6 = 6
choice-7 = 7
choice-8 = 8, het sterkst
choice-13 = 13
choice-15 = 15
choice-17 = 17
choice-here = hier
choice-everywhere = overal
choice-mine = van mij
