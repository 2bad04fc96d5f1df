### Italiano. Si dà del tu; «partita» è quella che si gioca in due, «gioco» il tipo di gioco; i punti del tabellone sono «punti».
### $side e $role sono chiavi: si scelgono varianti secondo queste. Gli argomenti che cominciano con < sono menzioni: si lasciano interi.

## Giochi e pezzi

variant-name = { $variant ->
    [fox-geese] Volpe e oche
    [fox-geese-15] Volpe e oche, 15 oche
    [fox-geese-17] Volpe e oche, 17 oche
    [fox-geese-sideways] Volpe e oche, con passi di lato
    [fox-geese-15-sideways] Volpe e oche, 15 oche, con passi di lato
    [fox-geese-17-sideways] Volpe e oche, 17 oche, con passi di lato
    [halatafl] Halatafl
    [gasetavl] Gåsetavl
    [fox-geese-ten] Volpe e oche a dieci catture
    [bagh-chal] Bagh-Chal
   *[fox-hounds] Volpe e cani
}
side-name = { $side ->
    [fox] volpe
    [foxes] volpi
    [tigers] tigri
    [geese] oche
    [goats] capre
   *[hounds] cani
}
game-number = #{ $game }

## Sfide

challenge-card = { $challenger } sfida { $opponent }.
challenge-card-open = { $challenger } sfida chiunque qui.
challenge-side = { $challenger } gioca con { $side ->
    [fox] la volpe
    [foxes] le volpi
    [tigers] le tigri
    [geese] le oche
    [goats] le capre
   *[hounds] i cani
}.
challenge-side-random = Lati a sorte.
challenge-lapses = Scade { $when }.
challenge-accepted = Accettata: la partita è iniziata.
challenge-declined = Rifiutata.
challenge-withdrawn = { $challenger } ha ritirato la sfida.
challenge-lapsed = Nessuno ha risposto entro un giorno, quindi la sfida è scaduta.
button-accept = Accetta
button-decline = Rifiuta
button-withdraw = Ritira
challenge-hints = Entrambe le parti possono chiedere suggerimenti.
challenge-pace = { $pace ->
    [hour] Un’ora per mossa.
    [day] Un giorno per mossa.
    [three-days] Tre giorni per mossa.
    [week] Sette giorni per mossa.
   *[none] Senza limite di tempo.
}
challenge-rated = Valida per la classifica.
challenge-unrated = Non valida per la classifica.
challenge-card-counter = { $challenger } risponde a { $opponent } con altre condizioni.
challenge-countered = Risposto con altre condizioni.
button-counter = Controproposta
counter-ask = A quali condizioni giocheresti?
counter-side = Tu giochi con { $side ->
    [fox] la volpe
    [foxes] le volpi
    [tigers] le tigri
    [geese] le oche
    [goats] le capre
   *[hounds] i cani
}.
counter-game = Un altro gioco
counter-sides = Un altro lato
counter-pace = Un altro ritmo
counter-sent = Inviata.
button-send = Invia
button-rated = Classificata
button-unrated = Amichevole
button-hints = Con aiuti
button-no-hints = Senza aiuti

## Tabelloni

board-to-move = { $player }, tocca a te ({ side-name }).
board-guests = Qui sono ospite: chi non vede `/muovi` tra i comandi deve aggiungermi a sua volta (apri il mio profilo e scegli «Aggiungi app»).
board-mute = Qui posso solo rispondere, non scrivere da solo, quindi promemoria e finali possono sfuggire: chi gestisce questo canale può permettermi di vederlo e di inviare messaggi.
ability-no-files = In questo canale non posso mostrare immagini né file: chi lo gestisce può permettermi di allegare file.
deleted-player = account eliminato
board-thinking = { $player } sta pensando ({ side-name }).
computer-level = { $player } gioca al livello { $level } di 8: { $level ->
    [1] come chi comincia e non vede che la propria mossa
    [2] come chi comincia e vede la prossima cattura
    [3] come chi ha giocato qualche partita
    [4] come chi gioca ogni tanto
    [5] come chi gioca spesso
    [6] come chi gioca forte
    [7] quasi al meglio
   *[8] al meglio
}. Risponde in circa due secondi.
board-begins = { $few } gioca con { $few_side ->
    [fox] la volpe
    [foxes] le volpi
   *[tigers] le tigri
}, { $many } con { $many_side ->
    [geese] le oche
    [goats] le capre
   *[hounds] i cani
}.
board-step = { $player } ({ side-name }) ha giocato **{ $notation }**.
board-capture = { $player } ({ side-name }) ha giocato **{ $notation }** e ha catturato { $captured ->
    [geese] { $count ->
        [one] un’oca
       *[other] { $count } oche
    }
    [goats] { $count ->
        [one] una capra
       *[other] { $count } capre
    }
   *[hounds] { $count ->
        [one] un cane
       *[other] { $count } cani
    }
}.
board-placement = { $player } ha posato una capra in **{ $notation }**.
board-captured = { $captured ->
    [geese] Oche catturate: { $count } di { $need }
    [goats] Capre catturate: { $count } di { $need }
   *[hounds] Cani catturati: { $count } di { $need }
}
board-hand = Capre ancora da posare: { $count }
board-legend = `F` { $few ->
    [fox] volpe
    [foxes] volpe
   *[tigers] tigre
} · `g` { $many ->
    [geese] oca
    [goats] capra
   *[hounds] cane
}
board-deadline = Il tempo scade { $when }.
board-footer = Partita { game-number } · { $ply ->
    [0] inizio
   *[other] mossa { $ply }
}
board-won = { $player } vince con { $side ->
    [fox] la volpe
    [foxes] le volpi
    [tigers] le tigri
    [geese] le oche
    [goats] le capre
   *[hounds] i cani
}: { $reason ->
    [captures] { $loser ->
        [geese] è stato catturato un numero sufficiente di oche
        [goats] è stato catturato un numero sufficiente di capre
       *[hounds] è stato catturato un numero sufficiente di cani
    }
    [pen-full] tutti e nove i punti del recinto sono occupati
    [goal] la volpe ha raggiunto l’altro lato
    [past] la volpe è sgusciata alle spalle di tutti i cani
    [recorded] così dice il verbale
    [resigned] { $loser ->
        [fox] la volpe si è arresa
        [foxes] le volpi si sono arrese
        [tigers] le tigri si sono arrese
        [geese] le oche si sono arrese
        [goats] le capre si sono arrese
       *[hounds] i cani si sono arresi
    }
    [out-of-time] { $loser ->
        [fox] la volpe ha finito il tempo
        [foxes] le volpi hanno finito il tempo
        [tigers] le tigri hanno finito il tempo
        [geese] le oche hanno finito il tempo
        [goats] le capre hanno finito il tempo
       *[hounds] i cani hanno finito il tempo
    }
   *[immobile] { $loser ->
        [fox] la volpe non ha più mosse
        [foxes] le volpi non hanno più mosse
        [tigers] le tigri non hanno più mosse
        [geese] le oche non hanno più mosse
        [goats] le capre non hanno più mosse
       *[hounds] i cani non hanno più mosse
    }
}.
board-drawn = Patta: { $reason ->
    [repetition] la stessa posizione si è presentata per la terza volta
    [agreed] entrambe le parti si sono accordate
    [recorded] così dice il verbale
   *[quiet] si sono giocate troppe mosse senza progressi
}.
board-unfinished = Non giocata fino alla fine.
board-link = [Il tabellone più recente]({ $link })
button-rematch = Rivincita
button-draw = Patta
button-resign = Arrenditi
button-hint = Aiuto
button-replay = Rivedi
button-analyse = Analizza
button-move = Muovi
button-more = Altro

## Una mossa composta con i menu

pick-piece = Quale pezzo?
pick-place = Dove posi una capra?
pick-target = Dove, da { $at }?
pick-chain = { $notation }: { $end ->
    [free] continui o ti fermi qui?
   *[forced] si deve continuare. Dove?
}
pick-only-captures = Devi catturare.
pick-placeholder-piece = Scegli un pezzo
pick-placeholder-point = Scegli un punto
pick-entry-piece = { $at } — { $captures ->
    [0] { pick-steps }
   *[other] { $steps ->
        [0] { pick-captures }
       *[other] { pick-steps }, { pick-captures }
    }
}
pick-steps = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}
pick-captures = { $captures ->
    [one] 1 cattura
   *[other] { $captures } catture
}
pick-entry-jump = { $at } — cattura { $role ->
    [goat] la capra
    [goose] l’oca
    [tiger] la tigre
    [hound] il cane
   *[fox] la volpe
} in { $over }{ $more ->
    [0] { "" }
   *[other] { " " }e può continuare
}
button-pick-stop = Fermati qui
button-pick-undo = Annulla salto
button-pick-back = Indietro
alt-pick-pieces = Un anello segna ogni pezzo che può muoversi: { $points }.
alt-pick-places = Un punto colorato segna ogni posto dove si può posare una capra: { $points }.
alt-pick-targets = Un anello segna il pezzo in { $at }, un punto colorato ogni posto in cui può andare: { $points }.
alt-pick-chain = I salti fatti finora, { $notation }, si vedono già sul tabellone; ciò che catturano è barrato.

## Che altro si può fare con una partita

more-title = Partita { game-number }: che cosa vuoi fare?
more-no-moves = Nessuno ha ancora mosso.
button-takeback = Ritira mossa
button-moves = Mosse finora
button-flip = Gira tabellone
button-flip-back = Rigira
button-text-board = In lettere
alt-flipped = Il tabellone è girato di mezzo giro.

## Suggerimenti

hint-best = La migliore: { $notation }
hint-idea = { $idea ->
    [ends] Vince subito.
    [only-move] È l’unica mossa legale.
    [only-defence] Tutte le altre mosse perdono.
    [captures] Cattura { hint-pieces }.
    [traps] Chiude { $few ->
        [fox] la volpe
        [foxes] { $count ->
            [one] una volpe
           *[other] entrambe le volpi
        }
       *[tigers] { $count ->
            [one] una tigre
           *[other] { $count } tigri
        }
    }.
    [saves] Salva { hint-pieces } dalla cattura.
    [closes-gap] Chiude il varco in { $point }.
    [breaks-through] La via è libera.
    [threatens] Minaccia di catturare { hint-pieces }.
    [enters-pen] Porta un’altra oca nel recinto.
    [approaches] Arriva a { $count ->
        [one] un passo
       *[other] { $count } passi
    } dall’altro lato.
    [leaves-few-moves] Lascia { hint-few } { $count ->
        [0] senza mosse
        [one] una sola mossa
       *[other] solo { $count } mosse
    }.
    [offers] Cede { hint-pieces }: ne vale la pena o non si può evitare.
    [takes-room] Toglie { hint-few } { $count ->
        [one] un punto
       *[other] { $count } punti
    } di spazio.
    [gains-room] Guadagna { $count ->
        [one] un punto
       *[other] { $count } punti
    } di spazio.
    [stays-safe] Dopo non si può catturare nulla.
    [builds-line] Rafforza la linea.
    [keeps-line] La linea tiene.
    [advances] Va avanti.
   *[waits] Aspetta e non cambia nulla.
}
hint-pieces = { $many ->
    [geese] { $count ->
        [one] un’oca
       *[other] { $count } oche
    }
    [goats] { $count ->
        [one] una capra
       *[other] { $count } capre
    }
   *[hounds] { $count ->
        [one] un cane
       *[other] { $count } cani
    }
}
hint-few = { $few ->
    [fox] alla volpe
    [foxes] alle volpi
   *[tigers] alle tigri
}
hint-outlook = { $outlook ->
    [win] È dimostrato: vinci { $moves ->
        [one] in una mossa
       *[other] in { $moves } mosse al massimo
    }.
    [loss] È dimostrato: perdi { $moves ->
        [0] in una mossa al massimo
        [one] in una mossa al massimo
       *[other] in { $moves } mosse al massimo
    } se l’altra parte gioca bene.
    [draw] Con il gioco migliore mi aspetto una patta.
    [clearly-better] Credo che tu sia in chiaro vantaggio.
    [better] Credo che tu sia in leggero vantaggio.
    [worse] Credo che tu sia in leggero svantaggio.
    [clearly-worse] Credo che tu sia in chiaro svantaggio.
   *[even] Credo che la posizione sia pari.
}
hint-line = Poi mi aspetto: { $moves }

## Analisi

analysis-title = { variant-name } · partita { game-number }
analysis-progress = Riguardo la partita { game-number }: { $percent } %
analysis-side = { $player } ({ side-name }): { $blunders ->
    [one] 1 errore grave
   *[other] { $blunders } errori gravi
}, { $mistakes ->
    [one] 1 errore
   *[other] { $mistakes } errori
}, { $inaccuracies ->
    [one] 1 imprecisione
   *[other] { $inaccuracies } imprecisioni
}
analysis-fault = **{ $ply }.** { $played } ({ side-name }): { $fault ->
    [blunder] errore grave
    [mistake] errore
   *[inaccuracy] imprecisione
}; meglio **{ $better }**
analysis-faultless = Non ho trovato nulla che si potesse giocare meglio.
alt-curve = Il vantaggio nel corso di { $plies ->
    [one] 1 mossa
   *[other] { $plies } mosse
}, { $few ->
    [fox] la volpe
    [foxes] le volpi
   *[tigers] le tigri
} in alto, { $many ->
    [geese] le oche
    [goats] le capre
   *[hounds] i cani
} in basso; ciò che è andato storto è segnato ed elencato accanto.

alt-board = { variant-name }. { $few ->
    [fox] Volpe in { $few_points }
    [foxes] Volpi in { $few_points }
   *[tigers] Tigri in { $few_points }
}. { $many ->
    [geese] Oche in { $many_points }
    [goats] Capre in { $many_points }
   *[hounds] Cani in { $many_points }
}.
alt-none-on-board = nessun punto
alt-last-move = Ultima mossa, { $side ->
    [fox] della volpe
    [foxes] delle volpi
    [tigers] delle tigri
    [geese] delle oche
    [goats] delle capre
   *[hounds] dei cani
}: { $notation }.
alt-to-move = { $side ->
    [fox] Muove la volpe.
    [foxes] Muovono le volpi.
    [tigers] Muovono le tigri.
    [geese] Muovono le oche.
    [goats] Muovono le capre.
   *[hounds] Muovono i cani.
}
alt-captured = { $captured ->
    [geese] Oche catturate: { $count } di { $need }.
    [goats] Capre catturate: { $count } di { $need }.
   *[hounds] Cani catturati: { $count } di { $need }.
}
alt-hand = { $count ->
    [0] Tutte le capre sono posate.
   *[other] Capre ancora da posare: { $count }.
}
alt-pen = Il recinto: { $pen_points }.
alt-over = { $winner ->
    [fox] Ha vinto la volpe.
    [foxes] Hanno vinto le volpi.
    [tigers] Hanno vinto le tigri.
    [geese] Hanno vinto le oche.
    [goats] Hanno vinto le capre.
   *[hounds] Hanno vinto i cani.
}
alt-drawn = La partita è patta.
alt-unfinished = La partita non è stata giocata fino alla fine. { alt-to-move }

## Proposte e tempo

offer-draw = { $opponent }, { $player } propone patta nella partita { game-number }. Accetti?
offer-takeback = { $opponent }, { $player } vorrebbe ritirare l’ultima mossa della partita { game-number }. Accetti?
offer-end = { $state ->
    [accepted] Accettata.
    [declined] Rifiutata.
    [withdrawn] Ritirata.
   *[outdated] La partita è andata avanti.
}
offer-computer-declines = { $player } non accetta la patta. Riprova quando la partita sarà andata avanti un po’ e non starai peggio.
offer-elsewhere = Inviata; la domanda è in { $channel }, dove si gioca la partita.
offer-done = Accordo nella partita { game-number }; il tabellone è in { $channel }.
reminder = { $player }, tocca a te nella partita { game-number } ({ side-name }), e il tempo ti scade { $when }.

## Arrendersi

resign-ask = Vuoi arrenderti nella partita { game-number } ({ variant-name }) contro { $opponent }?
resign-done = Hai abbandonato la partita { game-number }.
button-resign-confirm = Sì, mi arrendo
button-resign-cancel = Continua
resign-cancelled = La partita { game-number } continua.

## Scegliere ed elencare partite

pick-game = Hai più partite qui. Quale intendi?
pick-game-to-watch = Qui si giocano più partite. Quale vuoi vedere?
entry-players = { $few } – { $many }
pick-game-placeholder = Scegli una partita
pick-done = Giocata { $notation } nella partita { game-number }.
played-elsewhere = Giocata { $notation } nella partita { game-number }; il tabellone è in { $channel }.
entry-label = { game-number } · { variant-name } · { $opponent }
entry-your-turn = tocca a te
entry-their-turn = in attesa di { $opponent }
somebody = qualcuno
games-line = **{ game-number }** { variant-name } · { $few } ({ $few_side ->
    [fox] volpe
    [foxes] volpi
   *[tigers] tigri
}) – { $many } ({ $many_side ->
    [geese] oche
    [goats] capre
   *[hounds] cani
}) · { $channel } · { $ply ->
    [one] 1 mossa
   *[other] { $ply } mosse
} · { $turn ->
    [yours] **tocca a te**
   *[theirs] tocca a { $player }
}
games-title-here = Partite in corso qui
games-title-mine = Le tue partite
games-none-here = Qui non gioca nessuno. Inizia una partita con `/sfida`.
games-none-mine = Non hai partite in corso. Iniziane una con `/sfida`.
button-earlier = Precedenti
button-later = Successive

## Punteggi

rating-changes = Punteggio: { $few } · { $many }
rating-change = { $player } { $rating } ({ $by })
stats-title = Punteggi
stats-none = { $player } non ha ancora giocato partite valide per la classifica.
stats-line = { variant-name }, { side-name }: **{ $rating }** ± { $margin }{ $certain ->
    [no] { " " }(provvisorio)
   *[yes] { "" }
} · { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
}, { $draws ->
    [one] 1 patta
   *[other] { $draws } patte
}, { $losses ->
    [one] 1 sconfitta
   *[other] { $losses } sconfitte
}
alt-results = Risultati a barre: a sinistra le vittorie, in mezzo le patte, a destra le sconfitte.
alt-result = { $number }. { variant-name }, { side-name }: { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
}, { $draws ->
    [one] 1 patta
   *[other] { $draws } patte
}, { $losses ->
    [one] 1 sconfitta
   *[other] { $losses } sconfitte
}, punteggio { $rating }.
best-title = { variant-name }: i punteggi migliori con { $side ->
    [fox] la volpe
    [foxes] le volpi
    [tigers] le tigri
    [geese] le oche
    [goats] le capre
   *[hounds] i cani
}
best-none = Nessun punteggio è ancora abbastanza sicuro: servono una dozzina di partite valide per la classifica.
best-line = { $rank }. { $player } **{ $rating }** · { $games ->
    [one] 1 partita
   *[other] { $games } partite
}

## Regole dei giochi

rules-title = { variant-name }: le regole
rules-chapter = { $chapter ->
    [moves] Come si muove
    [captures] Catture
    [winning] Come si vince
    [draws] Patta
    [mistake] Un errore comune
    [questions] Domande
   *[history] Da dove viene
}
rules-start = { $variant ->
    [fox-geese] Una volpe contro tredici oche, su una croce di trentatré punti. Ogni quadratino ha entrambe le diagonali. Comincia la volpe.
        Con `oche:` puoi avere 15 o 17 oche, e con `laterali:` oche che possono fare anche passi di lato.
    [fox-geese-ten] Una volpe contro tredici oche che scendono dall’alto, su una croce dove solo un punto su due ha le diagonali. Comincia la volpe.
    [halatafl] Due volpi contro venti oche, su una croce di trentatré punti. I nove punti in alto sono il recinto; le volpi stanno nei suoi angoli superiori. Cominciano le volpi.
    [gasetavl] Una volpe contro diciotto oche, su una grande croce di quarantacinque punti dove solo un punto su due ha le diagonali. Comincia la volpe.
    [bagh-chal] Quattro tigri negli angoli contro venti capre, tutte ancora in mano. Cominciano le capre.
   *[fox-hounds] Una volpe contro quattro cani, sulle caselle di un solo colore di una scacchiera. Comincia la volpe.
}
rules-moves = { $variant ->
    [fox-geese] La volpe fa un passo in un punto vicino e vuoto lungo qualsiasi linea, in qualsiasi direzione. Un’oca fa un passo in avanti, dritto o in diagonale, mai indietro; di lato solo con quell’opzione.
    [fox-geese-ten] La volpe fa un passo lungo qualsiasi linea, in qualsiasi direzione. Un’oca fa un passo verso il basso, dritto o in diagonale dove c’è una linea, oppure di lato, mai verso l’alto.
    [halatafl] Una volpe fa un passo lungo qualsiasi linea, in qualsiasi direzione. Un’oca fa un passo in avanti, dritto o in diagonale, oppure di lato, mai indietro.
    [gasetavl] La volpe fa un passo lungo qualsiasi linea, in qualsiasi direzione. Un’oca fa un passo in avanti, dritto o in diagonale dove c’è una linea, oppure di lato, mai indietro.
    [bagh-chal] Prima si posano le capre, una per turno, su un qualsiasi punto vuoto; nessuna capra si muove finché ce n’è una in mano. Poi una capra fa un passo lungo qualsiasi linea. Una tigre fa passi lungo qualsiasi linea fin dall’inizio.
   *[fox-hounds] La volpe fa un passo di una casella in diagonale, in qualsiasi direzione. Un cane fa un passo di una casella in diagonale in avanti, mai indietro.
}
rules-captures = { $variant ->
    [fox-geese] La volpe salta un’oca vicina e arriva nel punto vuoto dietro, lungo le linee, e l’oca sparisce. Non è obbligata a saltare. Può saltare ancora nello stesso turno, e fermarsi dopo ogni salto.
    [fox-geese-ten] La volpe salta un’oca e arriva nel punto vuoto dietro, lungo le linee. Non è obbligata a saltare, può saltare ancora nello stesso turno e fermarsi dopo ogni salto.
    [halatafl] Se una volpe può saltare, una delle volpi deve farlo, e continua a saltare finché può. Quale volpe e per quale via lo scegli tu; non deve essere la via con più oche.
    [gasetavl] La volpe salta un’oca e arriva nel punto vuoto dietro, lungo le linee. Non è obbligata a saltare, può saltare ancora nello stesso turno e fermarsi dopo ogni salto.
    [bagh-chal] Una tigre salta una sola capra e arriva nel punto vuoto dietro, lungo le linee, e così finisce il suo turno. Non è obbligata a saltare. Le capre non catturano nulla.
   *[fox-hounds] Nessuno cattura nulla.
}
rules-winning = { $variant ->
    [fox-geese] La volpe vince quando restano meno di quattro oche o quando nessuna oca può muoversi. Le oche vincono quando la volpe non può muoversi.
    [fox-geese-ten] La volpe vince con la decima cattura o quando nessuna oca può muoversi. Le oche vincono quando la volpe non può muoversi.
    [halatafl] Le volpi vincono quando restano meno di nove oche o quando nessuna oca può muoversi. Le oche vincono quando ci sono oche su tutti e nove i punti del recinto o quando nessuna delle due volpi può muoversi.
    [gasetavl] La volpe vince quando restano meno di quattro oche o quando nessuna oca può muoversi. Le oche vincono quando la volpe non può muoversi.
    [bagh-chal] Le tigri vincono con la quinta cattura o quando nessuna capra può muoversi. Le capre vincono quando nessuna delle quattro tigri può muoversi.
   *[fox-hounds] La volpe vince quando raggiunge la prima traversa, quando sta più in basso di tutti i cani o quando nessun cane può muoversi. I cani vincono quando la volpe non può muoversi.
}
rules-draws = { $variant ->
    [fox-geese] Senza passi di lato non ce ne sono: le oche finiscono le mosse. Con quelli, è patta se una posizione si presenta per la terza volta o se ogni lato gioca cinquanta mosse senza una cattura e senza che un’oca vada avanti.
    [fox-geese-ten] Se una posizione si presenta per la terza volta, o se ogni lato gioca sessanta mosse senza una cattura.
    [halatafl] Se una posizione si presenta per la terza volta, o se ogni lato gioca cinquanta mosse senza una cattura e senza che un’oca vada avanti.
    [gasetavl] Se una posizione si presenta per la terza volta, o se ogni lato gioca cinquanta mosse senza una cattura e senza che un’oca vada avanti.
    [bagh-chal] Se una posizione si presenta per la terza volta, o se ogni lato gioca sessanta mosse senza che una capra sia posata o catturata.
   *[fox-hounds] In pratica non ce ne sono: i cani non tornano mai indietro, quindi ogni partita finisce.
}
rules-mistake = { $variant ->
    [fox-geese] Le oche che avanzano una alla volta lasciano buchi dietro di sé. Muovile come un muro, e non lasciare mai dietro un’oca un punto vuoto che la volpe può raggiungere.
    [fox-geese-ten] Il punto vuoto dietro un’oca isolata è dove la volpe atterra. Chiudi il punto d’arrivo, non l’oca.
    [halatafl] Un’oca lasciata dove un salto apre una catena che alle volpi fa comodo. L’arma delle oche è l’altra: un salto che una volpe deve fare, lontano dal recinto.
    [gasetavl] Dare per scontate le diagonali. Le ha solo un punto su due: guarda le linee prima di contare su un salto.
    [bagh-chal] Voler muovere una capra che sta sul tabellone mentre altre sono in mano. Prima posa, sul bordo e dove nessuna tigre può saltare.
   *[fox-hounds] Un cane molto più avanti degli altri lascia che la volpe sgusci alle sue spalle. Tieni unita la linea.
}
rules-questions = { $variant ->
    [fox-geese] *La volpe deve catturare?* No. *Le oche possono tornare indietro?* No. *E di lato?* Solo con quell’opzione. *E se nessuna oca può muoversi?* Allora ha vinto la volpe; altrove possono passare.
    [fox-geese-ten] *La volpe deve catturare?* No, può fare un passo anche se potrebbe saltare. *Le oche possono tornare indietro per riordinarsi?* No.
    [halatafl] *Quale volpe deve saltare?* Una qualsiasi. *Deve essere la catena più lunga?* No. *E se una volpe resta chiusa?* Resta lì; devono esserlo tutte e due.
    [gasetavl] *Perché con tre oche è finita?* Tre non possono mai chiudere una volpe su questo tabellone.
    [bagh-chal] *Una capra può catturare una tigre?* No: le capre bloccano i suoi passi e i suoi punti d’arrivo. *Una tigre deve catturare?* No.
   *[fox-hounds] *I cani possono andare di lato o indietro?* No. *La volpe può saltare un cane?* No.
}
rules-history = { $variant ->
    [fox-geese] Noto in Inghilterra dal Quattrocento. Non c’è un unico modo giusto di giocarlo: altrove le oche possono tornare indietro, le catture sono obbligatorie, le oche sono 13, 15 o 17 e i tabelloni hanno tutte le diagonali, alcune o nessuna.
    [fox-geese-ten] Uno dei tanti modi in cui si gioca a volpe e oche dal Quattrocento, con meno diagonali e un conto delle catture.
    [halatafl] Un gioco di caccia del Nord, parente del tafl, nominato nella saga di Grettir il Forte e noto al più tardi dal Trecento. Peter Michaelsen ha descritto un gioco danese con gli stessi pezzi.
    [gasetavl] «Tavola delle oche» è il nome di vari giochi di caccia danesi; Peter Michaelsen ha scritto della loro famiglia nel 2009. La grande croce figura come Gåsetavl (Gedved) nel catalogo di Ludii, dove la volpe salta una volta per turno.
    [bagh-chal] Il gioco nazionale del Nepal. Lim Yew Jin e Jürg Nievergelt hanno dimostrato che è patta se nessuno sbaglia («Tigers and Goats is a draw»).
   *[fox-hounds] Un vecchio gioco per una scacchiera. Giocando bene vincono i cani, come mostrano Berlekamp, Conway e Guy in «Winning Ways».
}
rules-before = { $variant ->
    [fox-geese] La volpe può saltare due oche in un turno: **{ $moves }**. Può anche fermarsi dopo la prima, o non saltare affatto: { $instead }.
    [fox-geese-ten] La volpe può saltare: **{ $moves }**. Potrebbe continuare nello stesso turno, oppure fare un passo: { $instead }.
    [halatafl] Una volpe può saltare, quindi una deve: **{ $moves }** è l’unica mossa legale. L’altra volpe ora non può fare un passo.
    [gasetavl] Il punto della volpe non ha linee diagonali, quindi ha quattro passi: { $instead } e il primo di **{ $moves }**. Un passo più in là le diagonali ci sono.
    [bagh-chal] Le capre ne posano una proprio accanto a una tigre, con un punto vuoto dietro: **{ $moves }**. Andrebbe bene qualsiasi altro punto vuoto, come { $instead }.
   *[fox-hounds] La volpe esce, un cane chiude il bordo: **{ $moves }**. La volpe potrebbe anche cominciare con { $instead }.
}
rules-after = { $variant ->
    [fox-geese] Due oche sono sparite. Le oche non tornano mai indietro, quindi i buchi restano.
    [fox-geese-ten] La volpe ne ha presa una e si è fermata; ora le oche possono chiudere la linea prima che continui.
    [halatafl] L’oca è sparita. Il salto era obbligato: così le oche portano una volpe dove vogliono.
    [gasetavl] Dal punto accanto la volpe è andata avanti in diagonale.
    [bagh-chal] La tigre ha saltato la capra: una è catturata, diciannove sono ancora da posare, e le capre devono continuare a posare.
   *[fox-hounds] Tutti e cinque i pezzi ci sono ancora, perché qui nessuno viene mai catturato.
}
rules-sides = { $few ->
    [fox] La volpe
    [foxes] Le volpi
   *[tigers] Le tigri
} contro { $many ->
    [geese] le oche
    [goats] le capre
   *[hounds] i cani
}
rules-other = Un altro gioco
button-rules = Regole
button-rules-page = { $page ->
    [rules] Le regole
    [before] Un esempio
   *[after] Giocato
}

## Guardare indietro

replay-title = La partita { game-number } ({ variant-name }) ancora una volta
replay-too-long = Questa partita è troppo lunga per un’immagine animata; le sue mosse sono in `/storico`.
alt-replay = Tutta la partita come immagine animata, { variant-name }, { $plies ->
    [one] una mossa
   *[other] { $plies } mosse
}.
history-title = Le tue partite finite
history-none = Non hai ancora finito nessuna partita. Iniziane una con `/sfida` o `/computer`.
history-line = **{ game-number }** { variant-name } · { $result ->
    [won] vinta
    [lost] persa
   *[drawn] patta
} con { $side ->
    [fox] la volpe
    [foxes] le volpi
    [tigers] le tigri
    [geese] le oche
    [goats] le capre
   *[hounds] i cani
} contro { $opponent } · { $when }
history-line-record = **{ game-number }** { variant-name } · da un verbale: { $few } – { $many }, { $winner ->
    [unfinished] non finita
    [drawn] patta
    [fox] ha vinto la volpe
    [foxes] hanno vinto le volpi
    [tigers] hanno vinto le tigri
    [geese] hanno vinto le oche
    [goats] hanno vinto le capre
   *[hounds] hanno vinto i cani
} · { $when }
history-no-moves = Non è stata giocata nessuna mossa.
history-last-moves = Le ultime mosse; il file le ha tutte.
button-newer = Più recenti
button-older = Meno recenti

## Impostazioni

settings-title = Le tue impostazioni
server-settings-title = Impostazioni di questo server
language-name = Italiano
setting-name = { $setting ->
    [language] Lingua
    [theme] Aspetto dei tabelloni
    [level] Livello del computer
    [pings] Quando tocca a te
    [reminders] Promemoria
    [quiet] Ore di silenzio
    [quiet-from] Silenzio dalle
    [quiet-to] Silenzio alle
    [variant] Gioco, se nessuno ne dice uno
    [channels] Si gioca in
   *[most-games] Partite insieme in un canale
}
setting-line = { $name }: **{ $value }**
setting-as-discord = quella di Discord
setting-usual = 3, se non ne dici un altro
setting-pings = ti menziono con notifica
setting-no-pings = ti nomino senza notifica
setting-quiet = dalle { $from } alle { $to } ({ $zone })
setting-no-quiet = nessuna
setting-zone-hint = Sono ore UTC: dimmi il tuo fuso orario con l’opzione `fuso` di `/impostazioni`.
setting-direct-refused = Discord non mi lascia scriverti, quindi ti avviso nel canale; permetti i messaggi diretti e scegli di nuovo.
setting-everywhere = dappertutto
setting-most-games = { $most ->
    [one] 1 partita
   *[other] { $most } partite
}
setting-no-limit = nessun limite
button-pings-on = Avvisami
button-pings-off = Non avvisarmi
button-quiet-hours = Silenzio
button-back = Indietro

## Privacy

privacy-title = Quello che so di te
privacy-name = L’ultimo nome che ti conosco: { $name }.
privacy-no-name = Non il tuo nome.
privacy-settings = Quello che hai scelto con `/impostazioni`.
privacy-no-settings = Non hai scelto nulla.
privacy-games = Le tue partite, con mosse e orari: { $running } in corso, { $over ->
    [one] 1 finita
   *[other] { $over } finite
}.
privacy-challenges = Sfide che hai lanciato o ricevuto: { $count }.
privacy-ratings = Punteggi: { $count }.
privacy-else = Per due giorni ricordo quali pulsanti sono stati premuti, ma non da chi. Un server che mi rimuove viene dimenticato dopo 30 giorni.
privacy-exported = Tutto quello che so di te è in questo file.
privacy-exported-part = Parte { $part } di { $parts } di quello che so di te: è troppo per un solo file.
privacy-ask = { $running ->
    [0] Dimentico il tuo nome, le tue impostazioni e i tuoi punteggi; le tue sfide aperte vengono ritirate.
    [one] Dimentico il tuo nome, le tue impostazioni e i tuoi punteggi; le tue sfide aperte vengono ritirate e la tua partita in corso viene abbandonata, così che nessuno ti aspetti.
   *[other] Dimentico il tuo nome, le tue impostazioni e i tuoi punteggi; le tue sfide aperte vengono ritirate e le tue { $running } partite in corso vengono abbandonate, così che nessuno ti aspetti.
} Le tue partite restano, a nome di un account eliminato. Non si può annullare. Lo vuoi?
privacy-forgotten = Fatto: non so più nulla di te.
button-export = Dammi tutto
button-delete = Elimina
button-delete-confirm = Sì, elimina
button-delete-cancel = No, tieni

## Aiuto

help-title = Reynard gioca ai giochi di caccia
help-body =
    `/sfida` sfida qualcuno, o chiunque. Quando la sfida è accettata appare il tabellone. Con `/computer` giochi subito contro di me.
    `/muovi` gioca una mossa: scrivi `d4-d5` per un passo, `d4xd6xf6` per una cattura, `c3` per posare una capra; l’elenco mostra che cosa è legale. Il pulsante Muovi sotto il tabellone fa lo stesso con i menu.
    `/regole` insegna i giochi. `/tabellone` mostra di nuovo il tabellone, `/partite` che cosa si sta giocando, `/storico` che cosa si è giocato; `/importa` legge il verbale di una partita da un file.
    `/suggerimento` mostra la mossa migliore e perché. `/patta` la propone, `/ritira` chiede di ritirare una mossa, `/arrenditi` abbandona; `/analizza` riguarda una partita finita.
    Con `/impostazioni` scegli lingua, tabelloni, notifiche e ore di silenzio; `/privacy` dice che cosa so di te.
help-games-title = I giochi
help-game = **{ variant-name }**: { $few ->
    [fox] una volpe
    [foxes] due volpi
   *[tigers] quattro tigri
} contro { $many ->
    [geese] oche
    [goats] venti capre
   *[hounds] quattro cani
}
help-names-title = Un nome, molte regole
help-names = Tabelloni con tutte le diagonali, con alcune o con nessuna si chiamano tutti volpe e oche. Qui le oche non tornano mai indietro, catturare è facoltativo tranne in Halatafl, la volpe può saltare più volte in un turno e chi non può muovere perde.

## Verbali

import-done = Letto: ora è la partita { game-number } nel tuo `/storico`. Lì non la vede nessun altro, e non conta per nulla.
import-known = Questo verbale l’hai già letto: è la partita { game-number }.
record-lost = Non sono riuscito ad avere quel file da Discord: invialo ancora una volta.
record-too-large = Quel file è troppo grande per un verbale: inviane uno di { $kilobytes } KB al massimo.
record-no-text = Quel file non è testo: invia un verbale come quelli che dà `/storico`.
record-tag = La riga { $line } del verbale ha un’etichetta che non so leggere: scrivi un nome e un valore tra virgolette, come in `[Date "2026.03.01"]`.
record-second-tag = Il verbale ha una seconda etichetta { $typed } alla riga { $line }: togline una.
record-no-variant = Il verbale non dice di quale gioco è: comincialo con un’etichetta come `[Variant "fox-geese"]`.
record-variant = Non conosco il gioco { $typed } alla riga { $line } del verbale: scrivilo come fa `/storico`, per esempio `fox-geese`.
record-start = L’inizio alla riga { $line } del verbale non è una posizione di quel gioco: correggilo, o togli l’etichetta per l’inizio consueto.
record-comment = Il commento che comincia alla riga { $line } del verbale non finisce: chiudilo con `{"}"}`.
record-number = La riga { $line } del verbale ha il numero { $found } dove viene la mossa { $wanted }: correggi i numeri, o guarda se manca una mossa.
record-move = La mossa { $number } del verbale, { $typed } alla riga { $line }, non si può giocare: { $why ->
    [over] la partita finisce prima
    [unreadable] non è scritta come una mossa
    [off-board] il tabellone non ha quel punto
    [ambiguous] potrebbe essere più mosse
    [one-point] nomina un solo punto
    [no-piece] dove comincia non c’è nessun pezzo
    [not-yours] il pezzo da cui comincia è dell’altro lato
    [same-point] non porta da nessuna parte
    [occupied] dove finisce c’è un pezzo
    [no-line] nessuna linea porta lì
    [too-far] è troppo lontano
    [back] quei pezzi non tornano mai indietro
    [sideways] quei pezzi in questo gioco non vanno di lato
    [no-captures] quei pezzi non catturano mai
    [no-jump] non c’è nulla da saltare
    [must-capture] c’è una cattura, ed è obbligatoria
    [must-go-on] si deve continuare a saltare
    [single-jump] quei pezzi saltano una sola volta per turno
    [must-place] ci sono ancora pezzi da posare
   *[no-placing] non si può posare nulla
}; correggila e invia di nuovo il verbale.
record-result = { $typed } alla riga { $line } del verbale non è un risultato: scrivi il lato che ha vinto, come `fox` o `geese`, oppure `draw`, oppure `*` per una partita non finita.
record-contradiction = I risultati scritti nel verbale si contraddicono o contraddicono le mosse: correggili o toglili.
record-trailing = Dopo il risultato c’è ancora qualcosa alla riga { $line } del verbale: invia ogni partita in un file suo.
record-too-many-moves = Quella partita è troppo lunga per me: leggo al massimo { $most } mosse.

## Rifiuti: una frase che dice che cosa non va e che cosa fare

refusal-no-game-here = { $elsewhere ->
    [0] Non hai partite in corso qui: iniziane una con `/sfida`.
    [one] Non hai partite in corso in questo canale; da’ il numero di quella che hai altrove nell’opzione `partita` (`/partite ambito:tutte le mie` la elenca).
   *[other] Non hai partite in corso in questo canale; da’ nell’opzione `partita` il numero di una delle { $elsewhere } che hai altrove (`/partite ambito:tutte le mie` le elenca).
}
refusal-no-such-game = Qui non c’è nessuna partita { game-number } che tu possa vedere; `/partite` elenca le tue.
refusal-not-a-player = Non giochi nella partita { game-number }, quindi puoi solo guardarla con `/tabellone`.
refusal-played-elsewhere = La partita { game-number } si gioca in { $channel }, dove posso solo rispondere: continua lì.
refusal-not-your-turn = Non tocca a te nella partita { game-number }: aspetta la mossa di { $opponent }.
refusal-no-hints = La partita { game-number } si gioca senza suggerimenti; si concordano con l’opzione `suggerimenti` di `/sfida`, oppure gioca contro di me con `/computer`.
refusal-no-finished-game = Qui non è ancora finita nessuna partita; giocane una, o di’ quale con l’opzione `partita`.
refusal-not-over = La partita { game-number } è ancora in corso; si potrà analizzare quando sarà finita.
refusal-game-over = La partita { game-number } è finita; iniziane un’altra con `/sfida`.
refusal-outdated = La partita { game-number } è andata avanti da quando è stato mostrato; usa il suo tabellone più recente, o `/tabellone`.
refusal-old-button = Quel pulsante è di una mia versione precedente; usa `/tabellone` per il tabellone attuale.
refusal-nothing-to-take-back = Non hai ancora mosso nella partita { game-number }, quindi non c’è nulla da ritirare.
refusal-asked-already = { $kind ->
    [draw] Hai già proposto patta nella partita { game-number } dopo l’ultima mossa; potrai farlo di nuovo dopo la prossima.
   *[takeback] Hai già chiesto di ritirare una mossa nella partita { game-number } da quando è stata giocata; potrai farlo di nuovo dopo la prossima.
}
refusal-offer-open = { $kind ->
    [draw] Nella partita { game-number } c’è una proposta di patta; prima si deve rispondere o ritirarla.
   *[takeback] Nella partita { game-number } si chiede di ritirare una mossa; prima si deve rispondere o ritirare la richiesta.
}
refusal-no-such-offer = Quella proposta non c’è più; guarda la partita con `/tabellone`.
refusal-offer-closed = { $state ->
    [accepted] È già stata accettata.
    [declined] È stata rifiutata; si può chiedere di nuovo dopo la prossima mossa.
    [withdrawn] È stata ritirata.
   *[outdated] Da allora la partita è andata avanti; chiedi di nuovo se lo vuoi ancora.
}
refusal-own-offer = L’hai chiesto tu; deve rispondere l’altra parte.
refusal-too-many-records = Hai portato { $most } partite come verbali, quante ne posso tenere per una persona; `/privacy` te le dà tutte in un file.
refusal-nobody-played = La partita { game-number } è stata letta da un verbale, quindi non c’è nessuno con cui rigiocarla: sfida qualcuno con `/sfida`.
refusal-rematch-asked = Hai già chiesto la rivincita della partita { game-number }; deve rispondere l’altra parte.
refusal-challenged-self = Non puoi sfidare te: scegli un’altra persona, o lascia vuoto `avversario` per sfidare chiunque.
refusal-challenged-bot = I bot non giocano; scegli una persona, o lascia vuoto `avversario` per sfidare chiunque.
refusal-challenged-absent = Quella persona non vede questo canale; sfida chi lo vede, o fallo dove siete entrambe le parti.
refusal-challenged-alone = Nessun altro vede questa conversazione; sfida qualcuno in un canale dove siete entrambe le parti.
refusal-options-of-fox-geese = Le opzioni `oche` e `laterali` sono di Volpe e oche: lasciale vuote per { variant-name }.
refusal-no-such-challenge = Quella sfida non esiste più; lanciane un’altra con `/sfida`.
refusal-challenge-closed = { $state ->
    [accepted] Quella sfida è già stata accettata; lanciane un’altra con `/sfida`.
    [declined] Quella sfida è stata rifiutata; lanciane un’altra con `/sfida`.
    [withdrawn] Quella sfida è stata ritirata; lanciane un’altra con `/sfida`.
   *[lapsed] Quella sfida è scaduta; lanciane un’altra con `/sfida`.
}
refusal-not-challenged = Quella sfida è per { $opponent }; lancia la tua con `/sfida`.
refusal-not-your-challenge = Solo chi ha lanciato quella sfida può ritirarla; se non la vuoi, lasciala stare.
refusal-no-such-opponent = Chi ha giocato quella partita non c’è più; sfida un’altra persona con `/sfida`.
refusal-countered-already = Hai già risposto a quella sfida con altre condizioni: aspetta una risposta, o prima ritirale.
refusal-own-challenge = La tua sfida la deve accettare un’altra persona; tu puoi ritirarla.
refusal-games-elsewhere = Questo server permette di giocare solo in { $channels }: va’ lì.
refusal-channel-full = { $most ->
    [one] Qui si sta giocando una partita, e questo server ne permette una alla volta in un canale: aspetta che finisca, o gioca in un altro canale.
   *[other] Qui si stanno giocando { $most } partite, quante ne permette questo server in un canale: aspetta che ne finisca una, o gioca in un altro canale.
}
refusal-too-many-games = Stai giocando { $most } partite, quante ne posso tenere per una persona: finiscine o abbandonane una (`/partite ambito:tutte le mie` le elenca).
refusal-too-many-games-of = { $player } sta giocando { $most } partite, quante ne posso tenere per una persona: riprova quando ne sarà finita una.
refusal-unknown-zone = Non conosco il fuso orario { $typed }: scegline uno dall’elenco, come `Europe/Rome`.
refusal-not-in-server = Sono le impostazioni di un server: usa il comando in un server.
refusal-not-manager = Le impostazioni di questo server le cambia solo chi può gestirlo: chiedi a chi può.
refusal-too-many-channels = Non si possono permettere più di { $most } canali uno per uno: togline uno con `vieta`, o permettili tutti senza sceglierne nessuno nel menu.
refusal-unknown-choice = Non conosco quella scelta per `{ $option }`: prendine una dall’elenco.

## Che cosa non può essere una mossa. $role è un pezzo

piece = { $role ->
    [fox] volpe
    [goose] oca
    [tiger] tigre
    [goat] capra
   *[hound] cane
}
move-candidates = Potresti giocare { $moves }.
move-more = { $count ->
    [one] un’altra
   *[other] altre { $count }
}
move-unreadable = Non riesco a leggere { $typed } come mossa: nomina i suoi punti, come in `{ $example }`.
move-off-board = Questo tabellone non ha il punto { $point }: scegline uno di quelli nell’immagine.
move-ambiguous = { $typed } potrebbe essere più mosse: nomina tutti i punti.
move-only-one-point = { $at } da solo non dice da dove a dove: nomina entrambi i punti.
move-no-piece = In { $at } non c’è nessun pezzo: parti da uno dei tuoi.
move-not-yours = { $role ->
    [goat] La capra
    [goose] L’oca
    [tiger] La tigre
    [hound] Il cane
   *[fox] La volpe
} in { $at } è dell’altra parte: parti da un tuo pezzo.
move-same-point = Così si va da { $at } a { $at }: nomina il punto in cui vuoi andare.
move-occupied = In { $at } c’è { $role ->
    [goat] una capra
    [goose] un’oca
    [tiger] una tigre
    [hound] un cane
   *[fox] una volpe
}: va’ in un punto vuoto.
move-no-line = { $board ->
    [squares] Qui i pezzi si muovono in diagonale, di una casella alla volta: da { $from } a { $to } non è un passo così.
   *[lines] Nessuna linea porta da { $from } a { $to }: segui le linee del tabellone.
}
move-too-far = { $role ->
    [goat] Una capra
    [goose] Un’oca
    [tiger] Una tigre
    [hound] Un cane
   *[fox] Una volpe
} si muove di un punto alla volta, quindi da { $from } a { $to } è troppo lontano.
move-never-back = { $role ->
    [goose] Le oche non tornano
    [goat] Le capre non tornano
    [hound] I cani non tornano
    [tiger] Le tigri non tornano
   *[fox] Le volpi non tornano
} mai indietro: scegli una mossa verso l’altro lato.
move-never-sideways = { $role ->
    [goose] Le oche non vanno
    [goat] Le capre non vanno
    [hound] I cani non vanno
    [tiger] Le tigri non vanno
   *[fox] Le volpi non vanno
} di lato in questo gioco: scegli una mossa in avanti.
move-never-captures = { $role ->
    [goose] Le oche non catturano
    [goat] Le capre non catturano
    [hound] I cani non catturano
    [tiger] Le tigri non catturano
   *[fox] Le volpi non catturano
} mai qui: scegli un passo in un punto vicino.
move-not-a-capture = Tra { $from } e { $to }, che sono vicini, non si cattura nulla: una cattura salta un pezzo.
move-nothing-to-jump = In { $over } non c’è nulla da saltare: salta un pezzo avversario vicino e arriva nel punto vuoto dietro.
move-landing-occupied = In { $at }, dove arriverebbe il salto, c’è { $role ->
    [goat] una capra
    [goose] un’oca
    [tiger] una tigre
    [hound] un cane
   *[fox] una volpe
}: il punto dietro il pezzo avversario deve essere vuoto.
move-must-capture = { $role ->
    [goat] Una capra
    [goose] Un’oca
    [tiger] Una tigre
    [hound] Un cane
   *[fox] Una volpe
} può catturare, e in questo gioco deve: scegli una delle catture.
move-must-go-on = Si deve continuare a saltare da { $at } finché si può.
move-single-jump = { $role ->
    [goat] Una capra
    [goose] Un’oca
    [tiger] Una tigre
    [hound] Un cane
   *[fox] Una volpe
} salta una sola volta per turno: nomina un solo punto d’arrivo.
move-must-place = Tutte le capre vanno posate prima che una possa muoversi, e { $count ->
    [one] ne hai ancora 1
   *[other] ne hai ancora { $count }
} in mano: nomina un punto vuoto.
move-hand-empty = Tutte le capre sono posate: muovine una lungo una linea in un punto vicino.
move-never-placed = { $role ->
    [goose] Le oche non si posano
    [goat] Le capre non si posano
    [hound] I cani non si posano
    [tiger] Le tigri non si posano
   *[fox] Le volpi non si posano
} mai: nomina da dove e dove.

fault = Qualcosa è andato storto da parte mia; guarda `/tabellone` e riprova.
fault-unreadable = Non ho capito che cosa mi ha mandato Discord; riprova, e se un pulsante continua a non funzionare, scrivi il comando.
fault-plain-board = Discord non mi lascia mostrare qui l’immagine della partita { game-number }; usa `/tabellone` per vederla.

## Comandi: nomi minuscoli, senza spazi, di 32 lettere al massimo; descrizioni di 100 al massimo

command-challenge = sfida
    .description = Sfida qualcuno, o chiunque, a un gioco di caccia
command-computer = computer
    .description = Gioca subito contro il computer
command-move = muovi
    .description = Gioca una mossa nella tua partita
command-history = storico
    .description = Le tue partite finite, o una partita con mosse e animazione
command-import = importa
    .description = Leggi una partita da un verbale, come quelli di /storico, per guardarla qui
command-hint = suggerimento
    .description = Mostra la mossa migliore e perché
command-analyse = analizza
    .description = Riguarda una partita finita: chi era in vantaggio e che cosa è andato storto
command-board = tabellone
    .description = Mostra di nuovo il tabellone
command-games = partite
    .description = Le partite che si giocano qui, o tutte le tue
command-draw = patta
    .description = Proponi patta
command-takeback = ritira
    .description = Chiedi di ritirare la tua ultima mossa
command-challenge-person = Sfida a una partita
command-resign = arrenditi
    .description = Abbandona la tua partita
command-stats = statistiche
    .description = I punteggi e i risultati di qualcuno
command-leaderboard = classifica
    .description = I punteggi migliori di questo server, o di tutti
command-settings = impostazioni
    .description = La tua lingua, i tabelloni, le notifiche, i promemoria e le ore di silenzio
command-server-settings = impostazioni-server
    .description = Dove e a che cosa gioca questo server, e in quale lingua
command-privacy = privacy
    .description = Che cosa so di te: leggilo, scaricalo come file o fallo eliminare
command-rules = regole
    .description = Come si gioca, con immagini
command-help = aiuto
    .description = Che cosa faccio e come si gioca

option-opponent = avversario
    .description = Chi sfidi; lascia vuoto per sfidare chiunque
option-variant = gioco
    .description = A che cosa si gioca; Volpe e oche se né tu né il server dite altro
option-side = lato
    .description = Quale lato vuoi; a sorte se non lo dici
option-level = livello
    .description = Quanto è forte il computer, da 1 (per chi comincia) a 8; come nelle tue impostazioni
option-geese = oche
    .description = Volpe e oche: quante oche; 13 se non lo dici
option-sideways = laterali
    .description = Volpe e oche: se le oche possono andare di lato
option-hints = suggerimenti
    .description = Se entrambe le parti possono chiedere suggerimenti; no, se non lo dici
option-pace = ritmo
    .description = Il tempo per ogni mossa; nessun limite se non lo dici
option-user = persona
    .description = Di chi; tuoi se non lo dici
option-rated = classificata
    .description = Se la partita vale per la classifica; sì, se non lo dici
option-move = mossa
    .description = La tua mossa, come d4-d5, d4xd6xf6 o c3
option-game = partita
    .description = Quale delle tue partite, se ne hai più d’una
option-record = verbale
    .description = Il verbale: un file di testo
option-text = testo
    .description = Come testo invece che come immagine
option-scope = ambito
    .description = Solo qui, oppure tutte

option-language = lingua
    .description = La lingua che parlo
option-theme = aspetto
    .description = Come si presentano i tuoi tabelloni
option-pings = notifiche
    .description = Se ti menziono con notifica quando tocca a te
option-reminders = promemoria
    .description = Dove ti ricordo che tocca a te
option-quiet-from = silenzio-dalle
    .description = L’ora da cui nessuno ti manda notifiche, da 0 a 23
option-quiet-to = silenzio-alle
    .description = L’ora fino a cui nessuno ti manda notifiche, da 0 a 23; la stessa di silenzio-dalle: nessuna
option-zone = fuso
    .description = Il tuo fuso orario, per le ore di silenzio
option-allow = permetti
    .description = Un canale in cui si può giocare; dappertutto se non ce n’è nessuno
option-disallow = vieta
    .description = Un canale in cui non si può più giocare
option-most-games = massimo
    .description = Quante partite insieme in un canale; 0 per nessun limite

choice-wood = legno
choice-slate = ardesia
choice-contrast = contrasto forte
choice-colorblind = per daltonici
choice-channel = nel canale della partita
choice-direct = con un messaggio diretto
choice-off = nessun promemoria
choice-fox-geese = Volpe e oche
choice-halatafl = Halatafl
choice-gasetavl = Gåsetavl
choice-fox-geese-ten = Volpe e oche a dieci catture
choice-bagh-chal = Bagh-Chal
choice-fox-hounds = Volpe e cani
choice-random = a sorte
choice-none = nessun limite
choice-1h = 1 ora per mossa
choice-1d = 1 giorno per mossa
choice-3d = 3 giorni per mossa
choice-7d = 7 giorni per mossa
choice-few = la volpe, le volpi o le tigri
choice-many = le oche, le capre o i cani
choice-1 = 1, per chi comincia
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-6 = 6
choice-7 = 7
choice-8 = 8, il più forte
choice-13 = 13
choice-15 = 15
choice-17 = 17
choice-here = qui
choice-everywhere = dappertutto
choice-mine = tutte le mie
