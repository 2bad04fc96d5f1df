### Deutsch.
### „Partie“ ist, was zwei miteinander spielen, „Spiel“ die Art des Spiels; Punkte des Bretts heißen „Felder“.

## Games and pieces

variant-name = { $variant ->
    [fox-geese] Fuchs und Gänse
    [fox-geese-15] Fuchs und Gänse, 15 Gänse
    [fox-geese-17] Fuchs und Gänse, 17 Gänse
    [fox-geese-sideways] Fuchs und Gänse, seitwärts
    [fox-geese-15-sideways] Fuchs und Gänse, 15 Gänse, seitwärts
    [fox-geese-17-sideways] Fuchs und Gänse, 17 Gänse, seitwärts
    [halatafl] Halatafl
    [gasetavl] Gåsetavl
    [fox-geese-ten] Fuchs und Gänse bis zehn
    [bagh-chal] Bagh-Chal
   *[fox-hounds] Fuchs und Hunde
}
side-name = { $side ->
    [fox] Fuchs
    [foxes] Füchse
    [tigers] Tiger
    [geese] Gänse
    [goats] Ziegen
   *[hounds] Hunde
}
game-number = #{ $game }

## Challenges

challenge-card = { $challenger } fordert { $opponent } heraus.
challenge-card-open = { $challenger } fordert alle hier heraus.
challenge-side = { $challenger } spielt { $side ->
    [fox] den Fuchs
    [foxes] die Füchse
    [tigers] die Tiger
    [geese] die Gänse
    [goats] die Ziegen
   *[hounds] die Hunde
}.
challenge-side-random = Die Seiten werden ausgelost.
challenge-lapses = Läuft { $when } ab.
challenge-accepted = Angenommen: Die Partie hat begonnen.
challenge-declined = Abgelehnt.
challenge-withdrawn = { $challenger } hat die Herausforderung zurückgezogen.
challenge-lapsed = Einen Tag lang hat niemand geantwortet, die Herausforderung ist abgelaufen.
button-accept = Annehmen
button-decline = Ablehnen
button-withdraw = Zurückziehen
challenge-hints = Tipps sind für beide erlaubt.
challenge-pace = { $pace ->
    [hour] Eine Stunde pro Zug.
    [day] Ein Tag pro Zug.
    [three-days] Drei Tage pro Zug.
    [week] Sieben Tage pro Zug.
   *[none] Ohne Zeitlimit.
}
challenge-rated = Gewertet.
challenge-unrated = Ungewertet.
challenge-card-counter = { $challenger } macht { $opponent } ein Gegenangebot.
challenge-countered = Mit einem Gegenangebot beantwortet.
button-counter = Gegenangebot
counter-ask = Zu welchen Bedingungen würdest du spielen?
counter-side = Du spielst { $side ->
    [fox] den Fuchs
    [foxes] die Füchse
    [tigers] die Tiger
    [geese] die Gänse
    [goats] die Ziegen
   *[hounds] die Hunde
}.
counter-game = Anderes Spiel
counter-sides = Andere Seite
counter-pace = Andere Bedenkzeit
counter-sent = Gesendet.
button-send = Senden
button-rated = Gewertet
button-unrated = Ungewertet
button-hints = Mit Tipps
button-no-hints = Ohne Tipps

## Boards

board-to-move = { $player }, du bist am Zug ({ side-name }).
board-guests = Ich bin hier nur zu Gast: Wer `/zug` nicht angeboten bekommt, muss mich ebenfalls hinzufügen (mein Profil öffnen und „App hinzufügen“ wählen).
board-mute = Ich kann hier nur antworten und nicht von mir aus schreiben, deshalb könnten Erinnerungen und Ergebnisse untergehen: Wer diesen Kanal verwaltet, kann mir erlauben, ihn anzusehen und Nachrichten zu senden.
ability-no-files = Ich darf in diesem Kanal keine Bilder und Dateien zeigen: Wer ihn verwaltet, kann mir erlauben, Dateien anzuhängen.
deleted-player = Gelöschtes Konto
board-thinking = { $player } denkt nach ({ side-name }).
computer-level = { $player } spielt auf Stufe { $level } von 8: { $level ->
    [1] wie ein Anfänger, der nichts als den Zug selbst sieht
    [2] wie ein Anfänger, der sieht, was als Nächstes geschlagen werden kann
    [3] wie jemand, der ein paar Partien gespielt hat
    [4] wie jemand, der ab und zu spielt
    [5] wie jemand mit viel Übung
    [6] wie jemand, der stark spielt
    [7] fast mit voller Stärke
   *[8] mit voller Stärke
}. Die Antwort kommt innerhalb von etwa zwei Sekunden.
board-begins = { $few } spielt { $few_side ->
    [fox] den Fuchs
    [foxes] die Füchse
   *[tigers] die Tiger
}, { $many } { $many_side ->
    [geese] die Gänse
    [goats] die Ziegen
   *[hounds] die Hunde
}.
board-step = { $player } ({ side-name }) hat **{ $notation }** gezogen.
board-capture = { $player } ({ side-name }) hat **{ $notation }** gespielt und { $captured ->
    [geese] { $count ->
        [one] eine Gans
       *[other] { $count } Gänse
    }
    [goats] { $count ->
        [one] eine Ziege
       *[other] { $count } Ziegen
    }
   *[hounds] { $count ->
        [one] einen Hund
       *[other] { $count } Hunde
    }
} geschlagen.
board-placement = { $player } hat eine Ziege auf **{ $notation }** gesetzt.
board-captured = { $captured ->
    [geese] Geschlagene Gänse: { $count } von { $need }
    [goats] Geschlagene Ziegen: { $count } von { $need }
   *[hounds] Geschlagene Hunde: { $count } von { $need }
}
board-hand = Noch zu setzen: { $count ->
    [one] 1 Ziege
   *[other] { $count } Ziegen
}
board-legend = `F` { $few ->
    [fox] Fuchs
    [foxes] Fuchs
   *[tigers] Tiger
} · `g` { $many ->
    [geese] Gans
    [goats] Ziege
   *[hounds] Hund
}
board-deadline = Die Zeit läuft { $when } ab.
board-footer = Partie { game-number } · { $ply ->
    [0] Start
   *[other] Zug { $ply }
}
board-won = { $player } gewinnt mit { $side ->
    [fox] dem Fuchs
    [foxes] den Füchsen
    [tigers] den Tigern
    [geese] den Gänsen
    [goats] den Ziegen
   *[hounds] den Hunden
}: { $reason ->
    [captures] { $loser ->
        [geese] Es wurden genug Gänse geschlagen
        [goats] Es wurden genug Ziegen geschlagen
       *[hounds] Es wurden genug Hunde geschlagen
    }
    [pen-full] Alle neun Felder des Stalls sind besetzt
    [goal] Der Fuchs hat die andere Seite erreicht
    [past] Der Fuchs ist an allen Hunden vorbeigeschlüpft
    [recorded] So steht es in der Aufzeichnung
    [resigned] { $loser ->
        [fox] Der Fuchs hat
        [foxes] Die Füchse haben
        [tigers] Die Tiger haben
        [geese] Die Gänse haben
        [goats] Die Ziegen haben
       *[hounds] Die Hunde haben
    } aufgegeben
    [out-of-time] Die Zeit { $loser ->
        [fox] des Fuchses
        [foxes] der Füchse
        [tigers] der Tiger
        [geese] der Gänse
        [goats] der Ziegen
       *[hounds] der Hunde
    } ist abgelaufen
   *[immobile] { $loser ->
        [fox] Der Fuchs hat
        [foxes] Die Füchse haben
        [tigers] Die Tiger haben
        [geese] Die Gänse haben
        [goats] Die Ziegen haben
       *[hounds] Die Hunde haben
    } keinen Zug mehr
}.
board-drawn = Remis: { $reason ->
    [repetition] Dieselbe Stellung ist zum dritten Mal entstanden
    [agreed] Beide haben sich darauf geeinigt
    [recorded] So steht es in der Aufzeichnung
   *[quiet] Es gab zu viele Züge ohne Fortschritt
}.
board-unfinished = Nicht zu Ende gespielt.
board-link = [Zum neuesten Brett]({ $link })
button-rematch = Revanche
button-draw = Remis
button-resign = Aufgeben
button-hint = Tipp
button-replay = Wiedergabe
button-analyse = Analyse
button-move = Ziehen
button-more = Mehr

## A move put together by menus

pick-piece = Welche Figur?
pick-place = Wohin setzt du eine Ziege?
pick-target = Von { $at } wohin?
pick-chain = { $notation }: { $end ->
    [free] Weiterspringen oder hier stoppen?
   *[forced] Du musst weiterspringen. Wohin?
}
pick-only-captures = Du musst schlagen.
pick-placeholder-piece = Figur wählen
pick-placeholder-point = Feld wählen
pick-entry-piece = { $at } – { $captures ->
    [0] { pick-steps }
   *[other] { $steps ->
        [0] { pick-captures }
       *[other] { pick-steps }, { pick-captures }
    }
}
pick-steps = { $steps ->
    [one] 1 Zug
   *[other] { $steps } Züge
}
pick-captures = { $captures ->
    [one] 1 Schlagzug
   *[other] { $captures } Schlagzüge
}
pick-entry-jump = { $at } – schlägt { $role ->
    [fox] den Fuchs
    [goose] die Gans
    [tiger] den Tiger
    [goat] die Ziege
   *[hound] den Hund
} auf { $over }{ $more ->
    [0] { "" }
   *[other] , kann weiterspringen
}
button-pick-stop = Hier stoppen
button-pick-undo = Sprung zurück
button-pick-back = Zurück
alt-pick-pieces = Ein Ring markiert jede Figur, die ziehen kann: { $points }.
alt-pick-places = Ein Punkt markiert jedes Feld, auf das eine Ziege gesetzt werden kann: { $points }.
alt-pick-targets = Ein Ring markiert die Figur auf { $at }, ein Punkt jedes Feld, auf das sie ziehen kann: { $points }.
alt-pick-chain = Die bisherigen Sprünge, { $notation }, sind schon zu sehen; was sie schlagen, ist durchgestrichen.

## What else there is to a game

more-title = Partie { game-number }: Was möchtest du?
more-no-moves = Noch hat niemand gezogen.
button-takeback = Zurücknehmen
button-moves = Züge bisher
button-flip = Brett drehen
button-flip-back = Zurückdrehen
button-text-board = Als Text
alt-flipped = Das Brett ist um 180 Grad gedreht.

## Hints

hint-best = Bester Zug: { $notation }
hint-idea = { $idea ->
    [ends] Er gewinnt sofort.
    [only-move] Es ist der einzige erlaubte Zug.
    [only-defence] Jeder andere Zug verliert.
    [captures] Er schlägt { hint-pieces }.
    [traps] Er sperrt { $few ->
        [fox] den Fuchs
        [foxes] { $count ->
            [one] einen Fuchs
           *[other] beide Füchse
        }
       *[tigers] { $count ->
            [one] einen Tiger
           *[other] { $count } Tiger
        }
    } ein.
    [saves] Er bewahrt { hint-pieces } davor, geschlagen zu werden.
    [closes-gap] Er schließt die Lücke auf { $point }.
    [breaks-through] Der Weg ist frei.
    [threatens] Er droht, { hint-pieces } zu schlagen.
    [enters-pen] Er bringt eine weitere Gans in den Stall.
    [approaches] { $count ->
        [one] Danach fehlt nur noch ein Schritt
       *[other] Danach fehlen noch { $count } Schritte
    } bis zur anderen Seite.
    [leaves-few-moves] Er lässt { hint-few } { $count ->
        [0] keinen Zug mehr
        [one] nur einen Zug
       *[other] nur { $count } Züge
    }.
    [offers] Er gibt { hint-pieces } her; das lohnt sich oder lässt sich nicht vermeiden.
    [takes-room] Er nimmt { hint-few } { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } Bewegungsraum.
    [gains-room] Er gewinnt { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } Bewegungsraum.
    [stays-safe] Danach kann nichts geschlagen werden.
    [builds-line] Er stärkt die Reihe.
    [keeps-line] Die Reihe hält.
    [advances] Er rückt vor.
   *[waits] Er wartet ab und ändert nichts.
}
hint-pieces = { $many ->
    [geese] { $count ->
        [one] eine Gans
       *[other] { $count } Gänse
    }
    [goats] { $count ->
        [one] eine Ziege
       *[other] { $count } Ziegen
    }
   *[hounds] { $count ->
        [one] einen Hund
       *[other] { $count } Hunde
    }
}
# Dativ: „lässt dem Fuchs …“, „nimmt den Tigern …“.
hint-few = { $few ->
    [fox] dem Fuchs
    [foxes] den Füchsen
   *[tigers] den Tigern
}
hint-outlook = { $outlook ->
    [win] Das ist bewiesen: Du gewinnst in { $moves ->
        [one] einem Zug
       *[other] höchstens { $moves } Zügen
    }.
    [loss] Das ist bewiesen: Du verlierst in { $moves ->
        [0] höchstens einem Zug
        [one] höchstens einem Zug
       *[other] höchstens { $moves } Zügen
    }, wenn die Gegenseite gut spielt.
    [draw] Bei bestem Spiel erwarte ich ein Remis.
    [clearly-better] Ich glaube, du stehst klar besser.
    [better] Ich glaube, du stehst etwas besser.
    [worse] Ich glaube, du stehst etwas schlechter.
    [clearly-worse] Ich glaube, du stehst klar schlechter.
   *[even] Ich glaube, die Stellung ist ausgeglichen.
}
hint-line = Danach erwarte ich: { $moves }

## Analysis

analysis-title = { variant-name } · Partie { game-number }
analysis-progress = Ich sehe mir Partie { game-number } noch einmal an: { $percent } %
analysis-side = { $player } ({ side-name }): { $blunders ->
    [one] 1 Patzer
   *[other] { $blunders } Patzer
}, { $mistakes ->
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
}, { $inaccuracies ->
    [one] 1 Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
}
analysis-fault = **{ $ply }.** { $played } ({ side-name }): { $fault ->
    [blunder] ein Patzer
    [mistake] ein Fehler
   *[inaccuracy] ungenau
}; besser **{ $better }**
analysis-faultless = Ich habe nichts gefunden, was sich hätte besser spielen lassen.
alt-curve = Der Vorteil im Verlauf von { $plies ->
    [one] 1 Zug
   *[other] { $plies } Zügen
}, { $few ->
    [fox] der Fuchs
    [foxes] die Füchse
   *[tigers] die Tiger
} oben, { $many ->
    [geese] die Gänse
    [goats] die Ziegen
   *[hounds] die Hunde
} unten; was schiefging, ist markiert und daneben aufgeführt.

alt-board = { variant-name }. { $few ->
    [fox] Fuchs auf { $few_points }
    [foxes] Füchse auf { $few_points }
   *[tigers] Tiger auf { $few_points }
}. { $many ->
    [geese] Gänse auf { $many_points }
    [goats] Ziegen auf { $many_points }
   *[hounds] Hunde auf { $many_points }
}.
alt-none-on-board = keinem Feld
alt-last-move = Letzter Zug ({ side-name }): { $notation }.
alt-to-move = { $side ->
    [fox] Der Fuchs ist am Zug.
    [foxes] Die Füchse sind am Zug.
    [tigers] Die Tiger sind am Zug.
    [geese] Die Gänse sind am Zug.
    [goats] Die Ziegen sind am Zug.
   *[hounds] Die Hunde sind am Zug.
}
alt-captured = { $captured ->
    [geese] Geschlagene Gänse: { $count } von { $need }.
    [goats] Geschlagene Ziegen: { $count } von { $need }.
   *[hounds] Geschlagene Hunde: { $count } von { $need }.
}
alt-hand = { $count ->
    [0] Alle Ziegen sind gesetzt.
    [one] Noch zu setzen: 1 Ziege.
   *[other] Noch zu setzen: { $count } Ziegen.
}
alt-pen = Der Stall: { $pen_points }.
alt-over = { $winner ->
    [fox] Der Fuchs hat gewonnen.
    [foxes] Die Füchse haben gewonnen.
    [tigers] Die Tiger haben gewonnen.
    [geese] Die Gänse haben gewonnen.
    [goats] Die Ziegen haben gewonnen.
   *[hounds] Die Hunde haben gewonnen.
}
alt-drawn = Die Partie endet remis.
alt-unfinished = Die Partie wurde nicht zu Ende gespielt. { alt-to-move }

## Offers and time

offer-draw = { $opponent }, { $player } bietet in Partie { game-number } Remis an. Bist du einverstanden?
offer-takeback = { $opponent }, { $player } möchte in Partie { game-number } den letzten Zug zurücknehmen. Bist du einverstanden?
offer-end = { $state ->
    [accepted] Angenommen.
    [declined] Abgelehnt.
    [withdrawn] Zurückgezogen.
   *[outdated] Die Partie ist weitergegangen.
}
offer-computer-declines = { $player } lehnt das Remis ab. Frag noch einmal, wenn die Partie eine Weile weitergegangen ist und du nicht schlechter stehst.
offer-elsewhere = Die Frage ist gestellt; sie steht in { $channel }, wo die Partie läuft.
offer-done = In Partie { game-number } vereinbart; das Brett ist in { $channel }.
reminder = { $player }, du bist in Partie { game-number } am Zug ({ side-name }), und deine Zeit läuft { $when } ab.

## Resigning

resign-ask = Möchtest du Partie { game-number } ({ variant-name }) gegen { $opponent } aufgeben?
resign-done = Du hast Partie { game-number } aufgegeben.
button-resign-confirm = Ja, aufgeben
button-resign-cancel = Weiterspielen
resign-cancelled = Partie { game-number } geht weiter.

## Choosing and listing games

pick-game = Du spielst hier mehrere Partien. Welche meinst du?
pick-game-to-watch = Hier laufen mehrere Partien. Welche möchtest du sehen?
entry-players = { $few } – { $many }
pick-game-placeholder = Partie wählen
pick-done = { $notation } in Partie { game-number } gespielt.
played-elsewhere = { $notation } in Partie { game-number } gespielt; das Brett ist in { $channel }.
entry-label = { game-number } · { variant-name } · { $opponent }
entry-your-turn = du bist am Zug
entry-their-turn = { $opponent } ist am Zug
somebody = Unbekannt
games-line = **{ game-number }** { variant-name } · { $few } ({ $few_side ->
    [fox] Fuchs
    [foxes] Füchse
   *[tigers] Tiger
}) – { $many } ({ $many_side ->
    [geese] Gänse
    [goats] Ziegen
   *[hounds] Hunde
}) · { $channel } · { $ply ->
    [one] 1 Zug
   *[other] { $ply } Züge
} · { $turn ->
    [yours] **du bist am Zug**
   *[theirs] { $player } ist am Zug
}
games-title-here = Partien, die hier laufen
games-title-mine = Deine Partien
games-none-here = Hier spielt gerade niemand. Starte eine Partie mit `/herausfordern`.
games-none-mine = Du hast keine laufende Partie. Starte eine mit `/herausfordern`.
button-earlier = Vorherige
button-later = Nächste

## Ratings

rating-changes = Gewertet: { $few } · { $many }
rating-change = { $player } { $rating } ({ $by })
stats-title = Wertungen
stats-none = { $player } hat noch keine gewertete Partie gespielt.
stats-line = { variant-name }, { side-name }: **{ $rating }** ± { $margin }{ $certain ->
    [no] { " " }(vorläufig)
   *[yes] { "" }
} · { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}, { $draws ->
    [one] 1 Remis
   *[other] { $draws } Remis
}, { $losses ->
    [one] 1 Niederlage
   *[other] { $losses } Niederlagen
}
alt-results = Ergebnisse als Balken: links gewonnen, in der Mitte remis, rechts verloren.
alt-result = { $number }. { variant-name }, { side-name }: { $wins } gewonnen, { $draws } remis, { $losses } verloren, Wertung { $rating }.
best-title = Die Besten mit { $side ->
    [fox] dem Fuchs
    [foxes] den Füchsen
    [tigers] den Tigern
    [geese] den Gänsen
    [goats] den Ziegen
   *[hounds] den Hunden
}: { variant-name }
best-none = Noch ist keine Wertung sicher genug: Dafür braucht es etwa ein Dutzend gewertete Partien.
best-line = { $rank }. { $player } **{ $rating }** · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}

## Rules of the games

rules-title = { variant-name }: die Regeln
rules-chapter = { $chapter ->
    [moves] Ziehen
    [captures] Schlagen
    [winning] Gewinnen
    [draws] Remis
    [mistake] Ein häufiger Fehler
    [questions] Fragen
   *[history] Woher das Spiel kommt
}
rules-start = { $variant ->
    [fox-geese] Ein Fuchs gegen dreizehn Gänse auf einem Kreuz aus dreiunddreißig Feldern. Jedes kleine Quadrat hat beide Diagonalen. Der Fuchs beginnt.
        Mit `gänse:` kannst du 15 oder 17 Gänse wählen und mit `seitwärts:` Gänse, die auch seitwärts ziehen dürfen.
    [fox-geese-ten] Ein Fuchs gegen dreizehn Gänse, die von oben herabkommen, auf einem Kreuz, auf dem nur jedes zweite Feld Diagonalen hat. Der Fuchs beginnt.
    [halatafl] Zwei Füchse gegen zwanzig Gänse auf einem Kreuz aus dreiunddreißig Feldern. Die neun Felder ganz oben, in deren oberen Ecken die Füchse stehen, sind der Stall. Die Füchse beginnen.
    [gasetavl] Ein Fuchs gegen achtzehn Gänse auf einem großen Kreuz aus fünfundvierzig Feldern, auf dem nur jedes zweite Feld Diagonalen hat. Der Fuchs beginnt.
    [bagh-chal] Vier Tiger in den Ecken gegen zwanzig Ziegen, die alle noch auf der Hand sind. Die Ziegen beginnen.
   *[fox-hounds] Ein Fuchs gegen vier Hunde auf den Feldern einer Farbe eines Schachbretts. Der Fuchs beginnt.
}
rules-moves = { $variant ->
    [fox-geese] Der Fuchs zieht entlang einer beliebigen Linie auf ein freies Nachbarfeld, in jede Richtung. Eine Gans zieht ein Feld vorwärts, gerade oder diagonal, nie zurück; seitwärts nur, wenn es so vereinbart ist.
    [fox-geese-ten] Der Fuchs zieht ein Feld entlang einer beliebigen Linie, in jede Richtung. Eine Gans zieht ein Feld nach unten, gerade oder – wo eine Linie ist – diagonal, oder seitwärts, nie wieder nach oben.
    [halatafl] Ein Fuchs zieht ein Feld entlang einer beliebigen Linie, in jede Richtung. Eine Gans zieht ein Feld vorwärts, gerade oder diagonal, oder seitwärts, nie zurück.
    [gasetavl] Der Fuchs zieht ein Feld entlang einer beliebigen Linie, in jede Richtung. Eine Gans zieht ein Feld vorwärts, gerade oder – wo eine Linie ist – diagonal, oder seitwärts, nie zurück.
    [bagh-chal] Zuerst werden die Ziegen gesetzt, eine pro Zug, auf ein beliebiges freies Feld; keine Ziege zieht, solange noch eine auf der Hand ist. Danach zieht eine Ziege ein Feld entlang einer beliebigen Linie. Ein Tiger zieht von Anfang an ein Feld entlang einer beliebigen Linie.
   *[fox-hounds] Der Fuchs zieht ein Feld diagonal, in jede Richtung. Ein Hund zieht ein Feld diagonal vorwärts, nie zurück.
}
rules-captures = { $variant ->
    [fox-geese] Der Fuchs springt entlang der Linien über eine Gans neben sich auf das freie Feld dahinter, und die Gans ist geschlagen. Er muss nicht springen. Er darf im selben Zug weiterspringen und nach jedem Sprung aufhören.
    [fox-geese-ten] Der Fuchs springt entlang der Linien über eine Gans auf das freie Feld dahinter. Er muss nicht springen, darf im selben Zug weiterspringen und nach jedem Sprung aufhören.
    [halatafl] Kann ein Fuchs springen, so muss einer der Füchse es tun, und er springt weiter, solange er kann. Welcher Fuchs und welchen Weg er nimmt, entscheidest du; es muss nicht der Weg mit den meisten Gänsen sein.
    [gasetavl] Der Fuchs springt entlang der Linien über eine Gans auf das freie Feld dahinter. Er muss nicht springen, darf im selben Zug weiterspringen und nach jedem Sprung aufhören.
    [bagh-chal] Ein Tiger springt entlang der Linien über eine Ziege auf das freie Feld dahinter, und damit endet sein Zug. Er muss nicht springen. Ziegen schlagen nichts.
   *[fox-hounds] Niemand schlägt etwas.
}
rules-winning = { $variant ->
    [fox-geese] Der Fuchs gewinnt, wenn weniger als vier Gänse übrig sind oder keine Gans mehr ziehen kann. Die Gänse gewinnen, wenn der Fuchs nicht mehr ziehen kann.
    [fox-geese-ten] Der Fuchs gewinnt mit der zehnten geschlagenen Gans oder wenn keine Gans mehr ziehen kann. Die Gänse gewinnen, wenn der Fuchs nicht mehr ziehen kann.
    [halatafl] Die Füchse gewinnen, wenn weniger als neun Gänse übrig sind oder keine Gans mehr ziehen kann. Die Gänse gewinnen, wenn auf allen neun Feldern des Stalls Gänse stehen oder kein Fuchs mehr ziehen kann.
    [gasetavl] Der Fuchs gewinnt, wenn weniger als vier Gänse übrig sind oder keine Gans mehr ziehen kann. Die Gänse gewinnen, wenn der Fuchs nicht mehr ziehen kann.
    [bagh-chal] Die Tiger gewinnen mit der fünften geschlagenen Ziege oder wenn keine Ziege mehr ziehen kann. Die Ziegen gewinnen, wenn keiner der vier Tiger mehr ziehen kann.
   *[fox-hounds] Der Fuchs gewinnt, wenn er die erste Reihe erreicht, wenn er tiefer steht als alle Hunde oder wenn kein Hund mehr ziehen kann. Die Hunde gewinnen, wenn der Fuchs nicht mehr ziehen kann.
}
rules-draws = { $variant ->
    [fox-geese] Ohne Seitwärtszüge gibt es keins: Den Gänsen gehen irgendwann die Züge aus. Mit Seitwärtszügen ist es remis, wenn dieselbe Stellung zum dritten Mal entsteht oder wenn jede Seite fünfzig Züge gemacht hat, ohne dass eine Gans geschlagen wurde oder vorwärts zog.
    [fox-geese-ten] Wenn dieselbe Stellung zum dritten Mal entsteht oder jede Seite sechzig Züge gemacht hat, ohne dass eine Gans geschlagen wurde.
    [halatafl] Wenn dieselbe Stellung zum dritten Mal entsteht oder jede Seite fünfzig Züge gemacht hat, ohne dass eine Gans geschlagen wurde oder vorwärts zog.
    [gasetavl] Wenn dieselbe Stellung zum dritten Mal entsteht oder jede Seite fünfzig Züge gemacht hat, ohne dass eine Gans geschlagen wurde oder vorwärts zog.
    [bagh-chal] Wenn dieselbe Stellung zum dritten Mal entsteht oder jede Seite sechzig Züge gemacht hat, ohne dass eine Ziege gesetzt oder geschlagen wurde.
   *[fox-hounds] Praktisch keins: Die Hunde gehen nie zurück, also nimmt jede Partie ein Ende.
}
rules-mistake = { $variant ->
    [fox-geese] Gänse, die einzeln vorrücken, lassen Löcher hinter sich. Zieh sie als Mauer vor, und lass nie ein freies Feld hinter einer Gans, an die der Fuchs herankommt.
    [fox-geese-ten] Auf dem freien Feld hinter einer einzeln stehenden Gans landet der Fuchs. Schließe dieses Feld, statt die Gans zu decken.
    [halatafl] Eine Gans dort stehen zu lassen, wo ein Sprung eine Kette eröffnet, über die sich die Füchse freuen. Die Waffe der Gänse ist das Gegenteil: ein Sprung, den ein Fuchs machen muss und der ihn vom Stall weglockt.
    [gasetavl] Diagonalen für selbstverständlich zu halten. Nur jedes zweite Feld hat welche: Sieh dir die Linien an, bevor du mit einem Sprung rechnest.
    [bagh-chal] Eine Ziege auf dem Brett ziehen zu wollen, während noch andere auf der Hand sind. Setze zuerst alle, am besten am Rand und dort, wo kein Tiger springen kann.
   *[fox-hounds] Ein Hund, der den anderen weit voraus ist, lässt den Fuchs hinter sich durchschlüpfen. Halte die Reihe geschlossen.
}
rules-questions = { $variant ->
    [fox-geese] *Muss der Fuchs schlagen?* Nein. *Dürfen Gänse zurück?* Nein. *Seitwärts?* Nur, wenn es so vereinbart ist. *Was, wenn keine Gans mehr ziehen kann?* Dann hat der Fuchs gewonnen; anderswo dürfen sie passen.
    [fox-geese-ten] *Muss der Fuchs schlagen?* Nein, er darf auch dann einfach ziehen, wenn er springen könnte. *Dürfen Gänse zurück, um sich neu aufzustellen?* Nein.
    [halatafl] *Welcher Fuchs muss springen?* Einer von beiden, egal welcher. *Muss es die längste Kette sein?* Nein. *Was, wenn ein Fuchs eingesperrt ist?* Er bleibt stehen; verloren ist erst, wenn beide eingesperrt sind.
    [gasetavl] *Warum ist mit drei Gänsen Schluss?* Drei können den Fuchs auf diesem Brett niemals einsperren.
    [bagh-chal] *Kann eine Ziege einen Tiger schlagen?* Nein: Ziegen versperren ihm Wege und Landefelder. *Muss ein Tiger schlagen?* Nein.
   *[fox-hounds] *Dürfen Hunde seitwärts oder zurück?* Nein. *Darf der Fuchs über einen Hund springen?* Nein.
}
rules-history = { $variant ->
    [fox-geese] In England seit dem fünfzehnten Jahrhundert bekannt. Die eine richtige Spielweise gibt es nicht: Anderswo dürfen Gänse zurück, herrscht Schlagzwang, spielen 13, 15 oder 17 Gänse, und die Bretter haben alle, manche oder gar keine Diagonalen.
    [fox-geese-ten] Eine der vielen Arten, auf die Fuchs und Gänse seit dem fünfzehnten Jahrhundert gespielt wird, mit weniger Diagonalen und einer Zählung der geschlagenen Gänse.
    [halatafl] Ein Jagdspiel des Nordens, verwandt mit Tafl, genannt in der Saga von Grettir dem Starken und spätestens seit dem vierzehnten Jahrhundert bekannt. Peter Michaelsen hat ein dänisches Spiel mit denselben Figuren beschrieben.
    [gasetavl] „Gänsebrett“ heißen mehrere dänische Jagdspiele; Peter Michaelsen hat 2009 über ihre Verwandten geschrieben. Das große Kreuz steht als Gåsetavl (Gedved) im Ludii-Katalog, wo der Fuchs nur einmal pro Zug springt.
    [bagh-chal] Das Nationalspiel Nepals. Lim Yew Jin und Jürg Nievergelt haben gezeigt, dass es remis ausgeht, wenn niemand einen Fehler macht („Tigers and Goats is a draw“).
   *[fox-hounds] Ein altes Spiel für das Schachbrett. Bei richtigem Spiel gewinnen die Hunde, wie Berlekamp, Conway und Guy in „Winning Ways“ zeigen.
}
rules-before = { $variant ->
    [fox-geese] Der Fuchs kann in einem Zug zwei Gänse überspringen: **{ $moves }**. Er darf auch nach der ersten aufhören oder gar nicht springen: { $instead }.
    [fox-geese-ten] Der Fuchs kann springen: **{ $moves }**. Er könnte im selben Zug weiterspringen oder stattdessen nur ziehen: { $instead }.
    [halatafl] Ein Fuchs kann springen, also muss er: **{ $moves }** ist der einzige erlaubte Zug. Der andere Fuchs darf jetzt nicht ziehen.
    [gasetavl] Das Feld des Fuchses hat keine Diagonale, deshalb hat er vier Schritte: { $instead } und den ersten von **{ $moves }**. Auf dem Feld daneben hat er Diagonalen.
    [bagh-chal] Die Ziegen setzen eine direkt neben einen Tiger, und das Feld dahinter ist frei: **{ $moves }**. Jedes andere freie Feld ginge auch, etwa { $instead }.
   *[fox-hounds] Der Fuchs kommt heraus, ein Hund schließt den Rand: **{ $moves }**. Der Fuchs könnte auch mit { $instead } beginnen.
}
rules-after = { $variant ->
    [fox-geese] Zwei Gänse sind weg. Gänse gehen nie zurück, also bleiben die Löcher.
    [fox-geese-ten] Der Fuchs hat eine geschlagen und aufgehört; jetzt können die Gänse die Linie schließen, bevor er weiterspringt.
    [halatafl] Die Gans ist weg. Der Sprung war erzwungen: So führen Gänse einen Fuchs dorthin, wo sie ihn haben wollen.
    [gasetavl] Vom Nachbarfeld aus ist der Fuchs diagonal weitergezogen.
    [bagh-chal] Die Ziege wurde übersprungen: Eine ist geschlagen, neunzehn sind noch zu setzen, und die Ziegen müssen weiter setzen.
   *[fox-hounds] Alle fünf Figuren sind noch da, denn geschlagen wird hier nie.
}
rules-sides = { $few ->
    [fox] Der Fuchs
    [foxes] Die Füchse
   *[tigers] Die Tiger
} gegen { $many ->
    [geese] die Gänse
    [goats] die Ziegen
   *[hounds] die Hunde
}
rules-other = Anderes Spiel
button-rules = Regeln
button-rules-page = { $page ->
    [rules] Die Regeln
    [before] Ein Beispiel
   *[after] Danach
}

## Looking back

replay-title = Partie { game-number } ({ variant-name }) noch einmal
replay-too-long = Diese Partie ist zu lang für eine Animation; ihre Züge findest du mit `/verlauf`.
alt-replay = Die ganze Partie als Animation, { variant-name }, { $plies ->
    [one] ein Zug
   *[other] { $plies } Züge
}.
history-title = Deine beendeten Partien
history-none = Du hast noch keine Partie beendet. Starte eine mit `/herausfordern` oder `/computer`.
history-line = **{ game-number }** { variant-name } · mit { $side ->
    [fox] dem Fuchs
    [foxes] den Füchsen
    [tigers] den Tigern
    [geese] den Gänsen
    [goats] den Ziegen
   *[hounds] den Hunden
} gegen { $opponent } { $result ->
    [won] gewonnen
    [lost] verloren
   *[drawn] remis gespielt
} · { $when }
history-line-record = **{ game-number }** { variant-name } · aus einer Aufzeichnung: { $few } – { $many }, { $winner ->
    [unfinished] nicht beendet
    [drawn] remis
    [fox] der Fuchs hat gewonnen
    [foxes] die Füchse haben gewonnen
    [tigers] die Tiger haben gewonnen
    [geese] die Gänse haben gewonnen
    [goats] die Ziegen haben gewonnen
   *[hounds] die Hunde haben gewonnen
} · { $when }
history-no-moves = Es wurde kein Zug gespielt.
history-last-moves = Die letzten Züge; die Datei enthält alle.
button-newer = Neuere
button-older = Ältere

## Settings

settings-title = Deine Einstellungen
server-settings-title = Einstellungen dieses Servers
language-name = Deutsch
setting-name = { $setting ->
    [language] Sprache
    [theme] Aussehen der Bretter
    [level] Stufe des Computers
    [pings] Wenn du am Zug bist
    [reminders] Erinnerungen
    [quiet] Ruhezeit
    [quiet-from] Ruhe ab
    [quiet-to] Ruhe bis
    [variant] Spiel, wenn niemand etwas angibt
    [channels] Partien sind erlaubt
   *[most-games] Gleichzeitige Partien in einem Kanal
}
setting-line = { $name }: **{ $value }**
setting-as-discord = wie in Discord
setting-usual = 3, wenn du nichts angibst
setting-pings = ich pinge dich an
setting-no-pings = ich nenne dich ohne Ping
setting-quiet = { $from } bis { $to } ({ $zone })
setting-no-quiet = keine Ruhezeit
setting-zone-hint = Diese Stunden sind in UTC angegeben: Nenne mir deine Zeitzone mit der Option `zeitzone` von `/einstellungen`.
setting-direct-refused = Discord lässt mich dir nicht schreiben, deshalb erinnere ich dich im Kanal; erlaube Direktnachrichten und wähle noch einmal.
setting-everywhere = überall
setting-most-games = { $most ->
    [one] 1 Partie
   *[other] { $most } Partien
}
setting-no-limit = unbegrenzt
button-pings-on = Mich anpingen
button-pings-off = Nicht anpingen
button-quiet-hours = Ruhezeit
button-back = Zurück

## Privacy

privacy-title = Was ich über dich weiß
privacy-name = Den Namen, unter dem ich dich zuletzt gesehen habe: { $name }.
privacy-no-name = Deinen Namen nicht.
privacy-settings = Was du mit `/einstellungen` eingestellt hast.
privacy-no-settings = Du hast nichts eingestellt.
privacy-games = Deine Partien mit ihren Zügen und Zeiten: { $running ->
    [one] 1 laufende
   *[other] { $running } laufende
}, { $over ->
    [one] 1 beendete
   *[other] { $over } beendete
}.
privacy-challenges = Herausforderungen von dir oder an dich: { $count }.
privacy-ratings = Wertungen: { $count }.
privacy-else = Welche Schaltflächen gedrückt wurden, merke ich mir zwei Tage lang, aber nicht, von wem. Einen Server, der mich entfernt, vergesse ich nach 30 Tagen.
privacy-exported = Alles, was ich über dich weiß, steht in dieser Datei.
privacy-exported-part = Teil { $part } von { $parts } dessen, was ich über dich weiß: Für eine einzige Datei ist es zu viel.
privacy-ask = { $running ->
    [0] Ich vergesse deinen Namen, deine Einstellungen und deine Wertungen; deine offenen Herausforderungen werden zurückgezogen.
    [one] Ich vergesse deinen Namen, deine Einstellungen und deine Wertungen; deine offenen Herausforderungen werden zurückgezogen, und deine laufende Partie wird aufgegeben, damit niemand auf dich wartet.
   *[other] Ich vergesse deinen Namen, deine Einstellungen und deine Wertungen; deine offenen Herausforderungen werden zurückgezogen, und deine { $running } laufenden Partien werden aufgegeben, damit niemand auf dich wartet.
} Deine Partien bleiben erhalten, aber unter „Gelöschtes Konto“. Das lässt sich nicht rückgängig machen. Möchtest du das?
privacy-forgotten = Erledigt: Ich habe dich vergessen.
button-export = Alles abrufen
button-delete = Alles löschen
button-delete-confirm = Ja, löschen
button-delete-cancel = Nein, behalten

## Help

help-title = Reynard spielt die Jagdspiele
help-body =
    Mit `/herausfordern` forderst du jemanden heraus, oder alle. Wird angenommen, erscheint das Brett. Mit `/computer` spielst du sofort gegen mich.
    `/zug` spielt einen Zug: Tippe `d4-d5` für einen Schritt, `d4xd6xf6` zum Schlagen, `c3`, um eine Ziege zu setzen; die Liste zeigt, was erlaubt ist. Die Schaltfläche „Ziehen“ unter dem Brett macht dasselbe mit Menüs.
    `/regeln` erklärt die Spiele. `/brett` zeigt das Brett noch einmal, `/partien` die laufenden Partien, `/verlauf` die beendeten; `/einlesen` liest die Aufzeichnung einer Partie aus einer Datei.
    `/tipp` zeigt den besten Zug und warum. `/remis` bietet Remis an, `/zurücknehmen` bittet darum, einen Zug zurückzunehmen, `/aufgeben` gibt auf; `/analyse` sieht sich eine beendete Partie noch einmal an.
    Mit `/einstellungen` legst du Sprache, Bretter, Pings und Ruhezeit fest; `/datenschutz` sagt, was ich über dich weiß.
help-games-title = Die Spiele
help-game = **{ variant-name }**: { $few ->
    [fox] ein Fuchs
    [foxes] zwei Füchse
   *[tigers] vier Tiger
} gegen { $many ->
    [geese] Gänse
    [goats] zwanzig Ziegen
   *[hounds] vier Hunde
}
help-names-title = Ein Name, viele Regeln
help-names = Fuchs und Gänse heißt das Spiel auf Brettern mit allen, manchen oder gar keinen Diagonalen. Hier gehen Gänse nie zurück, Schlagzwang gibt es nur in Halatafl, der Fuchs darf mehrmals pro Zug springen, und wer nicht ziehen kann, verliert.
import-done = Eingelesen: Das ist jetzt Partie { game-number } in deinem `/verlauf`. Dort sieht sie sonst niemand, und gewertet wird sie nicht.
import-known = Diese Aufzeichnung hast du schon einmal eingelesen: Es ist Partie { game-number }.
record-lost = Ich konnte die Datei nicht von Discord holen: Bitte schick sie noch einmal.
record-too-large = Die Datei ist für eine Aufzeichnung zu groß: Schick eine mit höchstens { $kilobytes } KB.
record-no-text = Die Datei ist kein Text: Schick eine Aufzeichnung, wie `/verlauf` sie liefert.
record-tag = In Zeile { $line } der Aufzeichnung steht eine Angabe, die ich nicht lesen kann: Schreib einen Namen und einen Wert in Anführungszeichen, wie in `[Date "2026.03.01"]`.
record-second-tag = Die Angabe { $typed } steht in Zeile { $line } der Aufzeichnung zum zweiten Mal: Lass eine davon weg.
record-no-variant = Die Aufzeichnung sagt nicht, welches Spiel es ist: Beginne sie mit einer Angabe wie `[Variant "fox-geese"]`.
record-variant = Das Spiel { $typed } in Zeile { $line } der Aufzeichnung kenne ich nicht: Schreib es wie `/verlauf`, zum Beispiel `fox-geese`.
record-start = Der Anfang in Zeile { $line } der Aufzeichnung ist keine Stellung dieses Spiels: Berichtige ihn oder lass die Angabe weg, dann gilt der übliche.
record-comment = Die Anmerkung, die in Zeile { $line } der Aufzeichnung beginnt, endet nicht: Schließe sie mit `{"}"}`.
record-number = In Zeile { $line } der Aufzeichnung steht die Nummer { $found }, wo Zug { $wanted } kommt: Berichtige die Nummern, oder sieh nach, ob ein Zug fehlt.
record-move = Zug { $number } der Aufzeichnung, { $typed } in Zeile { $line }, geht nicht: { $why ->
    [over] Die Partie ist vorher zu Ende
    [unreadable] So schreibt man keinen Zug
    [off-board] Ein solches Feld hat das Brett nicht
    [ambiguous] Er könnte mehrere Züge bedeuten
    [one-point] Er nennt nur ein Feld
    [no-piece] Wo er beginnt, steht keine Figur
    [not-yours] Die Figur, mit der er beginnt, gehört der anderen Seite
    [same-point] Er führt nirgendwohin
    [occupied] Wo er endet, steht eine Figur
    [no-line] Dorthin führt keine Linie
    [too-far] Das ist zu weit
    [back] Solche Figuren ziehen nie zurück
    [sideways] Solche Figuren ziehen in diesem Spiel nicht seitwärts
    [no-captures] Solche Figuren schlagen nie
    [no-jump] Da ist nichts zu überspringen
    [must-capture] Es gibt etwas zu schlagen, und das ist Pflicht
    [must-go-on] Es muss weitergesprungen werden
    [single-jump] Solche Figuren springen nur einmal im Zug
    [must-place] Es sind noch Figuren zu setzen
   *[no-placing] Setzen kann man hier nichts
}; berichtige ihn und schick die Aufzeichnung noch einmal.
record-result = { $typed } in Zeile { $line } der Aufzeichnung ist kein Ergebnis: Schreib die siegreiche Seite, etwa `fox` oder `geese`, oder `draw`, oder `*` für eine Partie, die nicht beendet wurde.
record-contradiction = Die Ergebnisse in der Aufzeichnung widersprechen einander oder den Zügen: Berichtige sie oder lass sie weg.
record-trailing = In Zeile { $line } der Aufzeichnung folgt noch etwas auf das Ergebnis: Schick jede Partie in einer eigenen Datei.
record-too-many-moves = Diese Partie ist mir zu lang: Ich lese höchstens { $most } Züge.

## Refusals: one sentence that says what is wrong and what to do

refusal-no-game-here = { $elsewhere ->
    [0] Du hast hier keine laufende Partie: Starte eine mit `/herausfordern`.
    [one] Du hast in diesem Kanal keine laufende Partie; gib in der Option `partie` die Nummer deiner Partie anderswo an (`/partien bereich:meine` zeigt sie).
   *[other] Du hast in diesem Kanal keine laufende Partie; gib in der Option `partie` die Nummer einer deiner { $elsewhere } Partien anderswo an (`/partien bereich:meine` zeigt sie).
}
refusal-no-such-game = Eine Partie { game-number } kannst du hier nicht sehen; `/partien` zeigt deine.
refusal-not-a-player = Du spielst in Partie { game-number } nicht mit, deshalb kannst du sie nur mit `/brett` ansehen.
refusal-played-elsewhere = Partie { game-number } läuft in { $channel }, wo ich nur antworten kann: Mach dort weiter.
refusal-not-your-turn = In Partie { game-number } bist du nicht am Zug: Warte, bis { $opponent } gezogen hat.
refusal-no-hints = Ihr spielt Partie { game-number } ohne Tipps; vereinbart werden sie mit der Option `tipps` von `/herausfordern`, oder spiel mit `/computer` gegen mich.
refusal-no-finished-game = Hier ist noch keine Partie zu Ende gegangen; spiel eine oder nenne eine mit der Option `partie`.
refusal-not-over = Partie { game-number } läuft noch; analysieren kannst du sie, wenn sie zu Ende ist.
refusal-game-over = Partie { game-number } ist zu Ende; starte eine neue mit `/herausfordern`.
refusal-outdated = Partie { game-number } ist inzwischen weitergegangen; nimm ihr neuestes Brett oder `/brett`.
refusal-old-button = Diese Schaltfläche stammt von einer älteren Version von mir; mit `/brett` bekommst du das aktuelle Brett.
refusal-nothing-to-take-back = Du hast in Partie { game-number } noch nicht gezogen, also gibt es nichts zurückzunehmen.
refusal-asked-already = { $kind ->
    [draw] Du hast in Partie { game-number } seit dem letzten Zug schon Remis angeboten; nach dem nächsten kannst du es wieder tun.
   *[takeback] Du hast in Partie { game-number } schon darum gebeten, diesen Zug zurückzunehmen; nach dem nächsten kannst du wieder fragen.
}
refusal-offer-open = { $kind ->
    [draw] In Partie { game-number } ist gerade Remis angeboten; das muss zuerst beantwortet oder zurückgezogen werden.
   *[takeback] In Partie { game-number } soll gerade ein Zug zurückgenommen werden; das muss zuerst beantwortet oder zurückgezogen werden.
}
refusal-no-such-offer = Dieses Angebot gibt es nicht mehr; sieh dir die Partie mit `/brett` an.
refusal-offer-closed = { $state ->
    [accepted] Das wurde schon angenommen.
    [declined] Das wurde abgelehnt; nach dem nächsten Zug kann noch einmal gefragt werden.
    [withdrawn] Das wurde zurückgezogen.
   *[outdated] Die Partie ist seitdem weitergegangen; frag noch einmal, wenn du es noch möchtest.
}
refusal-own-offer = Du hast selbst gefragt; antworten muss die Gegenseite.
refusal-too-many-records = Du hast { $most } Partien als Aufzeichnung mitgebracht, mehr kann ich pro Person nicht behalten; `/datenschutz` gibt sie dir alle als Datei.
refusal-nobody-played = Partie { game-number } stammt aus einer Aufzeichnung, also gibt es niemanden für eine Revanche: Fordere jemanden mit `/herausfordern` heraus.
refusal-rematch-asked = Du hast schon um eine Revanche für Partie { game-number } gebeten; antworten muss die Gegenseite.
refusal-challenged-self = Du kannst dich nicht selbst herausfordern: Wähle jemand anderen oder lass `gegner` weg, um alle herauszufordern.
refusal-challenged-bot = Bots spielen nicht; wähle einen Menschen oder lass `gegner` weg, um alle herauszufordern.
refusal-challenged-absent = Diese Person kann diesen Kanal nicht sehen; fordere jemanden heraus, der es kann, oder mach es dort, wo ihr beide seid.
refusal-challenged-alone = Diese Unterhaltung kann sonst niemand sehen; fordere jemanden in einem Kanal heraus, in dem ihr beide seid.
refusal-options-of-fox-geese = Die Optionen `gänse` und `seitwärts` gehören zu Fuchs und Gänse: Lass sie bei { variant-name } weg.
refusal-no-such-challenge = Diese Herausforderung gibt es nicht mehr; starte eine neue mit `/herausfordern`.
refusal-challenge-closed = { $state ->
    [accepted] Diese Herausforderung wurde schon angenommen; starte eine neue mit `/herausfordern`.
    [declined] Diese Herausforderung wurde abgelehnt; starte eine neue mit `/herausfordern`.
    [withdrawn] Diese Herausforderung wurde zurückgezogen; starte eine neue mit `/herausfordern`.
   *[lapsed] Diese Herausforderung ist abgelaufen; starte eine neue mit `/herausfordern`.
}
refusal-not-challenged = Diese Herausforderung gilt { $opponent }; starte deine eigene mit `/herausfordern`.
refusal-not-your-challenge = Zurückziehen kann diese Herausforderung nur, wer sie gestellt hat; wenn du sie nicht willst, lass sie einfach stehen.
refusal-no-such-opponent = Wer diese Partie gespielt hat, ist nicht mehr da; fordere mit `/herausfordern` jemand anderen heraus.
refusal-countered-already = Du hast diese Herausforderung schon mit einem Gegenangebot beantwortet: Warte auf die Antwort oder zieh es erst zurück.
refusal-own-challenge = Deine Herausforderung muss jemand anderes annehmen; du kannst sie zurückziehen.
refusal-games-elsewhere = Auf diesem Server sind Partien nur in { $channels } erlaubt: Geh dorthin.
refusal-channel-full = { $most ->
    [one] Hier läuft schon eine Partie, und mehr erlaubt dieser Server in einem Kanal nicht: Warte, bis sie zu Ende ist, oder spiel in einem anderen Kanal.
   *[other] Hier laufen { $most } Partien, mehr erlaubt dieser Server in einem Kanal nicht: Warte, bis eine zu Ende ist, oder spiel in einem anderen Kanal.
}
refusal-too-many-games = Du spielst { $most } Partien, mehr kann ich pro Person nicht verwalten: Beende eine oder gib eine auf (`/partien bereich:meine` zeigt sie).
refusal-too-many-games-of = { $player } spielt { $most } Partien, mehr kann ich pro Person nicht verwalten: Versuch es wieder, wenn eine davon zu Ende ist.
refusal-unknown-zone = Eine Zeitzone { $typed } kenne ich nicht: Wähle eine aus der Liste, zum Beispiel `Europe/Berlin`.
refusal-not-in-server = Das sind Einstellungen eines Servers: Nutze den Befehl auf einem Server.
refusal-not-manager = Nur wer diesen Server verwalten darf, kann seine Einstellungen ändern: Frag jemanden, der das darf.
refusal-too-many-channels = Mehr als { $most } Kanäle lassen sich nicht einzeln erlauben: Nimm einen mit `sperren` heraus oder erlaube alle, indem du im Menü keinen wählst.
refusal-unknown-choice = Diese Auswahl für `{ $option }` kenne ich nicht: Wähle eine aus der Liste.

## What a move cannot be. $role is one piece

piece = { $role ->
    [fox] Fuchs
    [goose] Gans
    [tiger] Tiger
    [goat] Ziege
   *[hound] Hund
}
move-candidates = Du könntest { $moves } spielen.
move-more = { $count ->
    [one] 1 weiterer
   *[other] { $count } weitere
}
move-unreadable = { $typed } kann ich nicht als Zug lesen: Nenne die Felder, wie in `{ $example }`.
move-off-board = Ein Feld { $point } hat dieses Brett nicht: Wähle eines der Felder im Bild.
move-ambiguous = { $typed } kann mehrere Züge bedeuten: Nenne jedes Feld.
move-only-one-point = { $at } allein sagt nicht, von wo nach wo: Nenne beide Felder.
move-no-piece = Auf { $at } steht keine Figur: Beginne bei einer von deinen.
move-not-yours = { $role ->
    [fox] Der Fuchs
    [goose] Die Gans
    [tiger] Der Tiger
    [goat] Die Ziege
   *[hound] Der Hund
} auf { $at } gehört der Gegenseite: Beginne bei einer deiner Figuren.
move-same-point = Das führt von { $at } nach { $at }: Nenne das Feld, auf das du ziehen willst.
move-occupied = Auf { $at } steht { $role ->
    [fox] ein Fuchs
    [goose] eine Gans
    [tiger] ein Tiger
    [goat] eine Ziege
   *[hound] ein Hund
}: Zieh auf ein freies Feld.
move-no-line = { $board ->
    [squares] Hier wird diagonal gezogen, immer ein Feld weit: Von { $from } nach { $to } ist kein solcher Schritt.
   *[lines] Von { $from } nach { $to } führt keine Linie: Folge den Linien des Bretts.
}
move-too-far = { $role ->
    [fox] Ein Fuchs
    [goose] Eine Gans
    [tiger] Ein Tiger
    [goat] Eine Ziege
   *[hound] Ein Hund
} zieht nur ein Feld weit; von { $from } nach { $to } ist es zu weit.
move-never-back = { $role ->
    [goose] Gänse
    [goat] Ziegen
    [hound] Hunde
    [tiger] Tiger
   *[fox] Füchse
} gehen nie zurück: Wähle einen Zug zur anderen Seite hin.
move-never-sideways = { $role ->
    [goose] Gänse
    [goat] Ziegen
    [hound] Hunde
    [tiger] Tiger
   *[fox] Füchse
} gehen in diesem Spiel nicht seitwärts: Wähle einen Zug vorwärts.
move-never-captures = { $role ->
    [goose] Gänse
    [goat] Ziegen
    [hound] Hunde
    [tiger] Tiger
   *[fox] Füchse
} schlagen hier nie: Zieh auf ein Nachbarfeld.
move-not-a-capture = Zwischen { $from } und { $to } wird nichts geschlagen, die Felder sind benachbart: Geschlagen wird im Sprung über eine Figur.
move-nothing-to-jump = Auf { $over } gibt es nichts zu überspringen: Spring über eine gegnerische Figur nebenan auf das freie Feld dahinter.
move-landing-occupied = { $role ->
    [fox] Ein Fuchs
    [goose] Eine Gans
    [tiger] Ein Tiger
    [goat] Eine Ziege
   *[hound] Ein Hund
} steht auf { $at }, wo der Sprung enden würde: Das Feld hinter der gegnerischen Figur muss frei sein.
move-must-capture = { $role ->
    [fox] Ein Fuchs
    [goose] Eine Gans
    [tiger] Ein Tiger
    [goat] Eine Ziege
   *[hound] Ein Hund
} kann schlagen, und in diesem Spiel herrscht Schlagzwang: Wähle einen der Schlagzüge.
move-must-go-on = Von { $at } muss weitergesprungen werden, solange es geht.
move-single-jump = { $role ->
    [fox] Ein Fuchs
    [goose] Eine Gans
    [tiger] Ein Tiger
    [goat] Eine Ziege
   *[hound] Ein Hund
} springt nur einmal pro Zug: Nenne ein einziges Landefeld.
move-must-place = Erst müssen alle Ziegen gesetzt sein, bevor eine ziehen darf, und du hast noch { $count ->
    [one] 1 Ziege
   *[other] { $count } Ziegen
} auf der Hand: Nenne ein freies Feld.
move-hand-empty = Alle Ziegen sind gesetzt: Zieh mit einer entlang einer Linie auf ein Nachbarfeld.
move-never-placed = { $role ->
    [goose] Gänse
    [goat] Ziegen
    [hound] Hunde
    [tiger] Tiger
   *[fox] Füchse
} werden nie gesetzt: Nenne, von wo nach wo.

fault = Bei mir ist etwas schiefgegangen; sieh bitte mit `/brett` nach und versuch es noch einmal.
fault-unreadable = Ich habe nicht verstanden, was Discord mir geschickt hat; versuch es bitte noch einmal, und wenn eine Schaltfläche immer wieder versagt, tippe stattdessen den Befehl.
fault-plain-board = Discord lässt mich das Bild von Partie { game-number } hier nicht zeigen; mit `/brett` bekommst du es zu sehen.

## Commands: names are lower case, without spaces, at most 32 characters; descriptions at most 100

command-challenge = herausfordern
    .description = Jemanden oder alle zu einem Jagdspiel herausfordern
command-computer = computer
    .description = Sofort gegen den Computer spielen
command-move = zug
    .description = Einen Zug in deiner Partie spielen
command-history = verlauf
    .description = Deine beendeten Partien, oder eine Partie mit Zügen und Wiedergabe
command-import = einlesen
    .description = Eine Partie aus einer Aufzeichnung lesen, wie /verlauf sie liefert, und hier ansehen
command-hint = tipp
    .description = Den besten Zug zeigen, und warum
command-analyse = analyse
    .description = Eine beendete Partie noch einmal ansehen: wer vorn lag und was schiefging
command-board = brett
    .description = Das Brett noch einmal zeigen
command-games = partien
    .description = Die hier laufenden Partien auflisten, oder alle deine
command-draw = remis
    .description = Remis anbieten
command-takeback = zurücknehmen
    .description = Darum bitten, deinen letzten Zug zurückzunehmen
command-challenge-person = Zur Partie herausfordern
command-resign = aufgeben
    .description = Deine Partie aufgeben
command-stats = statistik
    .description = Wertungen und Ergebnisse einer Person
command-leaderboard = rangliste
    .description = Die Besten dieses Servers, oder aller
command-settings = einstellungen
    .description = Deine Sprache, Bretter, Pings, Erinnerungen und Ruhezeit
command-server-settings = servereinstellungen
    .description = Wo und was auf diesem Server gespielt wird, und in welcher Sprache
command-privacy = datenschutz
    .description = Was ich über dich weiß: zum Lesen, als Datei oder zum Löschen
command-rules = regeln
    .description = Wie ein Spiel gespielt wird, mit Bildern
command-help = hilfe
    .description = Was ich kann und wie man spielt

option-opponent = gegner
    .description = Wen du herausforderst; lass es weg, um alle herauszufordern
option-variant = spiel
    .description = Welches Spiel; Fuchs und Gänse, wenn weder du noch der Server etwas angibt
option-side = seite
    .description = Welche Seite du willst; ohne Angabe wird gelost
option-level = stufe
    .description = Wie stark der Computer spielt, von 1 (leicht) bis 8; ohne Angabe wie von dir eingestellt
option-geese = gänse
    .description = Fuchs und Gänse: wie viele Gänse; ohne Angabe 13
option-sideways = seitwärts
    .description = Fuchs und Gänse: ob Gänse auch seitwärts ziehen dürfen
option-hints = tipps
    .description = Ob ihr beide Tipps abrufen dürft; ohne Angabe nicht
option-pace = bedenkzeit
    .description = Die Zeit für jeden Zug; ohne Angabe unbegrenzt
option-user = person
    .description = Wessen; ohne Angabe deine
option-rated = gewertet
    .description = Ob die Partie für die Wertung zählt; ohne Angabe ja
option-move = zug
    .description = Dein Zug, zum Beispiel d4-d5, d4xd6xf6 oder c3
option-game = partie
    .description = Welche deiner Partien, wenn du mehrere hast
option-record = aufzeichnung
    .description = Die Aufzeichnung: eine Textdatei
option-text = text
    .description = Als Text statt als Bild
option-scope = bereich
    .description = Was gezeigt wird: nur von hier oder mehr

option-language = sprache
    .description = Die Sprache, die ich spreche
option-theme = design
    .description = Wie deine Bretter aussehen
option-pings = pings
    .description = Ob ich dich anpinge, wenn du am Zug bist
option-reminders = erinnerungen
    .description = Wo ich dich daran erinnere, dass du am Zug bist
option-quiet-from = ruhe-ab
    .description = Ab welcher Stunde dich niemand anpingt, 0 bis 23
option-quiet-to = ruhe-bis
    .description = Bis zu welcher Stunde dich niemand anpingt, 0 bis 23; wie ruhe-ab: keine Ruhezeit
option-zone = zeitzone
    .description = Deine Zeitzone, für die Ruhezeit
option-allow = erlauben
    .description = Ein Kanal, in dem Partien erlaubt sind; ist keiner genannt, überall
option-disallow = sperren
    .description = Ein Kanal, in dem Partien nicht mehr erlaubt sind
option-most-games = max-partien
    .description = Wie viele Partien in einem Kanal laufen dürfen; 0 für unbegrenzt

choice-wood = Holz
choice-slate = Schiefer
choice-contrast = starker Kontrast
choice-colorblind = für Farbenblinde
choice-channel = im Kanal der Partie
choice-direct = per Direktnachricht
choice-off = keine Erinnerungen
choice-fox-geese = Fuchs und Gänse
choice-halatafl = Halatafl
choice-gasetavl = Gåsetavl
choice-fox-geese-ten = Fuchs und Gänse bis zehn
choice-bagh-chal = Bagh-Chal
choice-fox-hounds = Fuchs und Hunde
choice-random = zufällig
choice-none = unbegrenzt
choice-1h = 1 Stunde pro Zug
choice-1d = 1 Tag pro Zug
choice-3d = 3 Tage pro Zug
choice-7d = 7 Tage pro Zug
choice-few = der Fuchs, die Füchse oder die Tiger
choice-many = die Gänse, die Ziegen oder die Hunde
choice-1 = 1, für den Einstieg
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-6 = 6
choice-7 = 7
choice-8 = 8, am stärksten
choice-13 = 13
choice-15 = 15
choice-17 = 17
choice-here = hier
choice-everywhere = überall
choice-mine = meine
