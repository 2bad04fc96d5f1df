### Polski. Zwracamy się na ty; „partia” to to, co rozgrywają dwie osoby, „gra” to rodzaj gry; punkty planszy to „pola”.
### $side i $role to klucze: wybiera się według nich warianty. Argumenty zaczynające się od < to wzmianki: zostają w całości.

## Gry i pionki

variant-name = { $variant ->
    [fox-geese] Lis i gęsi
    [fox-geese-15] Lis i gęsi, 15 gęsi
    [fox-geese-17] Lis i gęsi, 17 gęsi
    [fox-geese-sideways] Lis i gęsi, z krokami w bok
    [fox-geese-15-sideways] Lis i gęsi, 15 gęsi, z krokami w bok
    [fox-geese-17-sideways] Lis i gęsi, 17 gęsi, z krokami w bok
    [halatafl] Halatafl
    [gasetavl] Gåsetavl
    [fox-geese-ten] Lis i gęsi do dziesięciu bić
    [bagh-chal] Bagh-Chal
   *[fox-hounds] Lis i psy
}
side-name = { $side ->
    [fox] lis
    [foxes] lisy
    [tigers] tygrysy
    [geese] gęsi
    [goats] kozy
   *[hounds] psy
}
game-number = #{ $game }

## Wyzwania

challenge-card = { $challenger } wyzywa { $opponent }.
challenge-card-open = { $challenger } wyzywa każdą chętną osobę.
challenge-side = { $challenger } gra { $side ->
    [fox] lisem
    [foxes] lisami
    [tigers] tygrysami
    [geese] gęsiami
    [goats] kozami
   *[hounds] psami
}.
challenge-side-random = Strony losowo.
challenge-lapses = Wygasa { $when }.
challenge-accepted = Przyjęte: partia się zaczęła.
challenge-declined = Odrzucone.
challenge-withdrawn = { $challenger } wycofuje wyzwanie.
challenge-lapsed = Przez dobę nikt nie odpowiedział, więc wyzwanie wygasło.
button-accept = Przyjmij
button-decline = Odrzuć
button-withdraw = Wycofaj
challenge-hints = Obie strony mogą prosić o podpowiedzi.
challenge-pace = { $pace ->
    [hour] Godzina na ruch.
    [day] Dzień na ruch.
    [three-days] Trzy dni na ruch.
    [week] Siedem dni na ruch.
   *[none] Bez limitu czasu.
}
challenge-rated = Rankingowa.
challenge-unrated = Towarzyska.
challenge-card-counter = { $challenger } odpowiada { $opponent } innymi warunkami.
challenge-countered = Odpowiedź: inne warunki.
button-counter = Inne warunki
counter-ask = Na jakich warunkach chcesz zagrać?
counter-side = Ty grasz { $side ->
    [fox] lisem
    [foxes] lisami
    [tigers] tygrysami
    [geese] gęsiami
    [goats] kozami
   *[hounds] psami
}.
counter-game = Inna gra
counter-sides = Inna strona
counter-pace = Inne tempo
counter-sent = Wysłane.
button-send = Wyślij
button-rated = Rankingowa
button-unrated = Towarzyska
button-hints = Z podpowiedziami
button-no-hints = Bez podpowiedzi

## Plansze

board-to-move = { $player }, twój ruch ({ side-name }).
board-guests = Jestem tu gościem: kto nie widzi polecenia `/ruch`, musi dodać mnie także u siebie (otwórz mój profil i wybierz „Dodaj aplikację”).
board-mute = Mogę tu tylko odpowiadać, a nie pisać samodzielnie, więc przypomnienia i zakończenia mogą umknąć: osoba zarządzająca kanałem może mi pozwolić go widzieć i wysyłać wiadomości.
ability-no-files = Nie mogę pokazywać obrazków ani plików na tym kanale: osoba, która nim zarządza, może mi pozwolić załączać pliki.
deleted-player = usunięte konto
board-thinking = { $player } myśli ({ side-name }).
computer-level = { $player } gra na poziomie { $level } z 8: { $level ->
    [1] jak ktoś początkujący, kto widzi tylko sam ruch
    [2] jak ktoś początkujący, kto widzi następne bicie
    [3] jak ktoś po kilku partiach
    [4] jak ktoś, kto gra od czasu do czasu
    [5] jak ktoś z wprawą
    [6] jak ktoś silny
    [7] prawie najlepiej, jak potrafi
   *[8] najlepiej, jak potrafi
}. Odpowiada w około dwie sekundy.
board-begins = { $few } gra { $few_side ->
    [fox] lisem
    [foxes] lisami
   *[tigers] tygrysami
}, { $many } { $many_side ->
    [geese] gęsiami
    [goats] kozami
   *[hounds] psami
}.
board-step = { $player } ({ side-name }) gra **{ $notation }**.
board-capture = { $player } ({ side-name }) gra **{ $notation }** i bije { $captured ->
    [geese] { $count ->
        [one] gęś
       *[other] { $count } gęsi
    }
    [goats] { $count ->
        [one] kozę
        [few] { $count } kozy
       *[other] { $count } kóz
    }
   *[hounds] { $count ->
        [one] psa
        [few] { $count } psy
       *[other] { $count } psów
    }
}.
board-placement = { $player } stawia kozę na **{ $notation }**.
board-captured = { $captured ->
    [geese] Zbite gęsi: { $count } z { $need }
    [goats] Zbite kozy: { $count } z { $need }
   *[hounds] Zbite psy: { $count } z { $need }
}
board-hand = Kozy do postawienia: { $count }
board-legend = `F` { $few ->
    [fox] lis
    [foxes] lis
   *[tigers] tygrys
} · `g` { $many ->
    [geese] gęś
    [goats] koza
   *[hounds] pies
}
board-deadline = Czas mija { $when }.
board-footer = Partia { game-number } · { $ply ->
    [0] początek
   *[other] ruch { $ply }
}
board-won = { $player } wygrywa { $side ->
    [fox] lisem
    [foxes] lisami
    [tigers] tygrysami
    [geese] gęsiami
    [goats] kozami
   *[hounds] psami
}: { $reason ->
    [captures] { $loser ->
        [geese] zbito dość gęsi
        [goats] zbito dość kóz
       *[hounds] zbito dość psów
    }
    [pen-full] wszystkie dziewięć pól zagrody jest zajętych
    [goal] lis dotarł na drugą stronę
    [past] lis prześlizgnął się obok wszystkich psów
    [recorded] tak mówi zapis
    [resigned] { $loser ->
        [fox] lis się poddał
        [foxes] lisy się poddały
        [tigers] tygrysy się poddały
        [geese] gęsi się poddały
        [goats] kozy się poddały
       *[hounds] psy się poddały
    }
    [out-of-time] { $loser ->
        [fox] lisowi
        [foxes] lisom
        [tigers] tygrysom
        [geese] gęsiom
        [goats] kozom
       *[hounds] psom
    } skończył się czas
   *[immobile] { $loser ->
        [fox] lis nie ma już
        [foxes] lisy nie mają już
        [tigers] tygrysy nie mają już
        [geese] gęsi nie mają już
        [goats] kozy nie mają już
       *[hounds] psy nie mają już
    } ruchu
}.
board-drawn = Remis: { $reason ->
    [repetition] ta sama pozycja powstała po raz trzeci
    [agreed] obie strony się na niego zgodziły
    [recorded] tak mówi zapis
   *[quiet] wykonano zbyt wiele ruchów bez postępu
}.
board-unfinished = Nie rozegrana do końca.
board-link = [Najnowsza plansza]({ $link })
button-rematch = Rewanż
button-draw = Remis
button-resign = Poddaj się
button-hint = Podpowiedź
button-replay = Powtórka
button-analyse = Analiza
button-move = Ruch
button-more = Więcej

## Ruch składany z menu

pick-piece = Którym pionkiem?
pick-place = Gdzie stawiasz kozę?
pick-target = Dokąd z { $at }?
pick-chain = { $notation }: { $end ->
    [free] dalej czy koniec tutaj?
   *[forced] trzeba skakać dalej. Dokąd?
}
pick-only-captures = Musisz bić.
pick-placeholder-piece = Wybierz pionek
pick-placeholder-point = Wybierz pole
pick-entry-piece = { $at } — { $captures ->
    [0] { pick-steps }
   *[other] { $steps ->
        [0] { pick-captures }
       *[other] { pick-steps }, { pick-captures }
    }
}
pick-steps = { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}
pick-captures = { $captures ->
    [one] 1 bicie
    [few] { $captures } bicia
   *[other] { $captures } bić
}
pick-entry-jump = { $at } — bije { $role ->
    [goat] kozę
    [goose] gęś
    [tiger] tygrysa
    [hound] psa
   *[fox] lisa
} na { $over }{ $more ->
    [0] { "" }
   *[other] { " " }i może skakać dalej
}
button-pick-stop = Koniec tutaj
button-pick-undo = Cofnij skok
button-pick-back = Wstecz
alt-pick-pieces = Pierścień oznacza każdy pionek, który może się ruszyć: { $points }.
alt-pick-places = Kropka oznacza każde pole, na którym można postawić kozę: { $points }.
alt-pick-targets = Pierścień oznacza pionek na { $at }, kropka każde pole, na które może pójść: { $points }.
alt-pick-chain = Dotychczasowe skoki, { $notation }, są już pokazane, a to, co biją, jest przekreślone.

## Co jeszcze można zrobić z partią

more-title = Partia { game-number }: co chcesz zrobić?
more-no-moves = Nikt jeszcze nie wykonał ruchu.
button-takeback = Cofnij ruch
button-moves = Lista ruchów
button-flip = Obróć planszę
button-flip-back = Obróć z powrotem
button-text-board = Tekstem
alt-flipped = Plansza jest obrócona o pół obrotu.

## Podpowiedzi

hint-best = Najlepsze: { $notation }
hint-idea = { $idea ->
    [ends] Od razu wygrywa.
    [only-move] To jedyny możliwy ruch.
    [only-defence] Każdy inny ruch przegrywa.
    [captures] Bije { hint-pieces }.
    [traps] Zamyka { $few ->
        [fox] lisa
        [foxes] { $count ->
            [one] lisa
           *[other] oba lisy
        }
       *[tigers] { $count ->
            [one] tygrysa
            [few] { $count } tygrysy
           *[other] { $count } tygrysów
        }
    }.
    [saves] Ratuje przed zbiciem { hint-pieces }.
    [closes-gap] Zamyka lukę na { $point }.
    [breaks-through] Droga jest wolna.
    [threatens] Grozi, że zbije { hint-pieces }.
    [enters-pen] Wprowadza do zagrody kolejną gęś.
    [approaches] Do drugiej strony { $count ->
        [one] zostaje jeden krok
        [few] zostają { $count } kroki
       *[other] zostaje { $count } kroków
    }.
    [leaves-few-moves] Zostawia { hint-few } { $count ->
        [0] zero ruchów
        [one] tylko jeden ruch
        [few] tylko { $count } ruchy
       *[other] tylko { $count } ruchów
    }.
    [offers] Oddaje { hint-pieces }, co się opłaca albo jest nie do uniknięcia.
    [takes-room] Odbiera { hint-few } { $count ->
        [one] jedno pole
        [few] { $count } pola
       *[other] { $count } pól
    } przestrzeni.
    [gains-room] Zyskuje { $count ->
        [one] jedno pole
        [few] { $count } pola
       *[other] { $count } pól
    } przestrzeni.
    [stays-safe] Po nim nic nie da się zbić.
    [builds-line] Wzmacnia linię.
    [keeps-line] Linia się trzyma.
    [advances] Idzie naprzód.
   *[waits] Czeka i niczego nie zmienia.
}
hint-pieces = { $many ->
    [geese] { $count ->
        [one] gęś
       *[other] { $count } gęsi
    }
    [goats] { $count ->
        [one] kozę
        [few] { $count } kozy
       *[other] { $count } kóz
    }
   *[hounds] { $count ->
        [one] psa
        [few] { $count } psy
       *[other] { $count } psów
    }
}
hint-few = { $few ->
    [fox] lisowi
    [foxes] lisom
   *[tigers] tygrysom
}
hint-outlook = { $outlook ->
    [win] To udowodnione: wygrywasz { $moves ->
        [one] w jednym ruchu
       *[other] najwyżej w { $moves } ruchach
    }.
    [loss] To udowodnione: przegrywasz { $moves ->
        [0] najwyżej w jednym ruchu
        [one] najwyżej w jednym ruchu
       *[other] najwyżej w { $moves } ruchach
    }, jeśli druga strona gra dobrze.
    [draw] Przy najlepszej grze spodziewam się remisu.
    [clearly-better] Sądzę, że masz wyraźną przewagę.
    [better] Sądzę, że masz niewielką przewagę.
    [worse] Sądzę, że stoisz trochę gorzej.
    [clearly-worse] Sądzę, że stoisz wyraźnie gorzej.
   *[even] Sądzę, że pozycja jest równa.
}
hint-line = Potem spodziewam się: { $moves }

## Analiza

analysis-title = { variant-name } · partia { game-number }
analysis-progress = Przeglądam partię { game-number }: { $percent }%
analysis-side = { $player } ({ side-name }): { $blunders ->
    [one] 1 gruby błąd
    [few] { $blunders } grube błędy
   *[other] { $blunders } grubych błędów
}, { $mistakes ->
    [one] 1 błąd
    [few] { $mistakes } błędy
   *[other] { $mistakes } błędów
}, { $inaccuracies ->
    [one] 1 niedokładność
    [few] { $inaccuracies } niedokładności
   *[other] { $inaccuracies } niedokładności
}
analysis-fault = **{ $ply }.** { $played } ({ side-name }): { $fault ->
    [blunder] gruby błąd
    [mistake] błąd
   *[inaccuracy] niedokładność
}; lepiej **{ $better }**
analysis-faultless = Nie udało mi się znaleźć niczego, co można było zagrać lepiej.
alt-curve = Przewaga w ciągu { $plies ->
    [one] 1 ruchu
   *[other] { $plies } ruchów
}, u góry { $few ->
    [fox] lis
    [foxes] lisy
   *[tigers] tygrysy
}, u dołu { $many ->
    [geese] gęsi
    [goats] kozy
   *[hounds] psy
}; to, co poszło źle, jest zaznaczone i wymienione obok.

alt-board = { variant-name }. { $few ->
    [fox] Lis na { $few_points }
    [foxes] Lisy na { $few_points }
   *[tigers] Tygrysy na { $few_points }
}. { $many ->
    [geese] Gęsi na { $many_points }
    [goats] Kozy na { $many_points }
   *[hounds] Psy na { $many_points }
}.
alt-none-on-board = żadnym polu
alt-last-move = Ostatni ruch, { $side ->
    [fox] lisa
    [foxes] lisów
    [tigers] tygrysów
    [geese] gęsi
    [goats] kóz
   *[hounds] psów
}: { $notation }.
alt-to-move = { $side ->
    [fox] Ruch ma lis.
    [foxes] Ruch mają lisy.
    [tigers] Ruch mają tygrysy.
    [geese] Ruch mają gęsi.
    [goats] Ruch mają kozy.
   *[hounds] Ruch mają psy.
}
alt-captured = { $captured ->
    [geese] Zbite gęsi: { $count } z { $need }.
    [goats] Zbite kozy: { $count } z { $need }.
   *[hounds] Zbite psy: { $count } z { $need }.
}
alt-hand = { $count ->
    [0] Wszystkie kozy są postawione.
   *[other] Kozy do postawienia: { $count }.
}
alt-pen = Zagroda: { $pen_points }.
alt-over = { $winner ->
    [fox] Wygrał lis.
    [foxes] Wygrały lisy.
    [tigers] Wygrały tygrysy.
    [geese] Wygrały gęsi.
    [goats] Wygrały kozy.
   *[hounds] Wygrały psy.
}
alt-drawn = Partia zakończyła się remisem.
alt-unfinished = Partii nie rozegrano do końca. { alt-to-move }

## Propozycje i czas

offer-draw = { $opponent }, { $player } proponuje remis w partii { game-number }. Zgoda?
offer-takeback = { $opponent }, { $player } chce cofnąć ostatni ruch w partii { game-number }. Zgoda?
offer-end = { $state ->
    [accepted] Przyjęte.
    [declined] Odrzucone.
    [withdrawn] Wycofane.
   *[outdated] Partia poszła dalej.
}
offer-computer-declines = { $player } nie zgadza się na remis. Zaproponuj go ponownie, gdy partia potrwa dłużej, a nie będziesz stać gorzej.
offer-elsewhere = Wysłane; pytanie jest na { $channel }, gdzie toczy się partia.
offer-done = Zgoda w partii { game-number }; plansza jest na { $channel }.
reminder = { $player }, twój ruch w partii { game-number } ({ side-name }), a twój czas mija { $when }.

## Poddanie się

resign-ask = Chcesz poddać partię { game-number } ({ variant-name }) przeciw { $opponent }?
resign-done = Partia { game-number } poddana.
button-resign-confirm = Tak, poddaję
button-resign-cancel = Gram dalej
resign-cancelled = Partia { game-number } trwa dalej.

## Wybór i lista partii

pick-game = Masz tu kilka partii. O którą chodzi?
pick-game-to-watch = Toczy się tu kilka partii. Którą chcesz zobaczyć?
entry-players = { $few } – { $many }
pick-game-placeholder = Wybierz partię
pick-done = Zagrano { $notation } w partii { game-number }.
played-elsewhere = Zagrano { $notation } w partii { game-number }; plansza jest na { $channel }.
entry-label = { game-number } · { variant-name } · { $opponent }
entry-your-turn = twój ruch
entry-their-turn = ruch ma { $opponent }
somebody = ktoś
games-line = **{ game-number }** { variant-name } · { $few } ({ $few_side ->
    [fox] lis
    [foxes] lisy
   *[tigers] tygrysy
}) – { $many } ({ $many_side ->
    [geese] gęsi
    [goats] kozy
   *[hounds] psy
}) · { $channel } · { $ply ->
    [one] 1 ruch
    [few] { $ply } ruchy
   *[other] { $ply } ruchów
} · { $turn ->
    [yours] **twój ruch**
   *[theirs] ruch ma { $player }
}
games-title-here = Partie, które się tu toczą
games-title-mine = Twoje partie
games-none-here = Nikt tu nie gra. Zacznij partię poleceniem `/wyzwanie`.
games-none-mine = Nie masz żadnej trwającej partii. Zacznij ją poleceniem `/wyzwanie`.
button-earlier = Poprzednie
button-later = Następne

## Ranking

rating-changes = Ranking: { $few } · { $many }
rating-change = { $player } { $rating } ({ $by })
stats-title = Ranking
stats-none = { $player } nie ma jeszcze żadnej partii rankingowej.
stats-line = { variant-name }, { side-name }: **{ $rating }** ± { $margin }{ $certain ->
    [no] { " " }(tymczasowy)
   *[yes] { "" }
} · wygrane: { $wins }, remisy: { $draws }, przegrane: { $losses }
alt-results = Wyniki jako paski: po lewej wygrane, pośrodku remisy, po prawej przegrane.
alt-result = { $number }. { variant-name }, { side-name }: wygrane { $wins }, remisy { $draws }, przegrane { $losses }, ranking { $rating }.
best-title = { variant-name }: najlepszy ranking { $side ->
    [fox] lisem
    [foxes] lisami
    [tigers] tygrysami
    [geese] gęsiami
    [goats] kozami
   *[hounds] psami
}
best-none = Niczyj ranking nie jest jeszcze dość pewny: trzeba kilkunastu partii rankingowych.
best-line = { $rank }. { $player } **{ $rating }** · { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[other] { $games } partii
}

## Zasady gier

rules-title = { variant-name }: zasady
rules-chapter = { $chapter ->
    [moves] Jak się poruszają
    [captures] Bicie
    [winning] Jak się wygrywa
    [draws] Remis
    [mistake] Częsty błąd
    [questions] Pytania
   *[history] Skąd pochodzi
}
rules-start = { $variant ->
    [fox-geese] Jeden lis przeciw trzynastu gęsiom, na krzyżu z trzydziestu trzech pól. Każdy mały kwadrat ma obie przekątne. Zaczyna lis.
        Opcją `gęsi:` wybierzesz 15 lub 17 gęsi, a opcją `boki:` gęsi, które mogą też robić kroki w bok.
    [fox-geese-ten] Jeden lis przeciw trzynastu gęsiom, które schodzą z góry, na krzyżu, gdzie tylko co drugie pole ma przekątne. Zaczyna lis.
    [halatafl] Dwa lisy przeciw dwudziestu gęsiom, na krzyżu z trzydziestu trzech pól. Dziewięć pól u góry to zagroda; lisy stoją w jej górnych rogach. Zaczynają lisy.
    [gasetavl] Jeden lis przeciw osiemnastu gęsiom, na dużym krzyżu z czterdziestu pięciu pól, gdzie tylko co drugie pole ma przekątne. Zaczyna lis.
    [bagh-chal] Cztery tygrysy w rogach przeciw dwudziestu kozom, które są jeszcze w ręce. Zaczynają kozy.
   *[fox-hounds] Jeden lis przeciw czterem psom, na polach jednego koloru szachownicy. Zaczyna lis.
}
rules-moves = { $variant ->
    [fox-geese] Lis robi krok na sąsiednie puste pole wzdłuż dowolnej linii, w dowolnym kierunku. Gęś robi krok naprzód, prosto lub na ukos, nigdy w tył; w bok tylko z tą opcją.
    [fox-geese-ten] Lis robi krok wzdłuż dowolnej linii, w dowolnym kierunku. Gęś robi krok w dół, prosto lub na ukos, gdzie jest linia, albo w bok, nigdy z powrotem w górę.
    [halatafl] Lis robi krok wzdłuż dowolnej linii, w dowolnym kierunku. Gęś robi krok naprzód, prosto lub na ukos, albo w bok, nigdy w tył.
    [gasetavl] Lis robi krok wzdłuż dowolnej linii, w dowolnym kierunku. Gęś robi krok naprzód, prosto lub na ukos, gdzie jest linia, albo w bok, nigdy w tył.
    [bagh-chal] Najpierw stawia się kozy, po jednej na turę, na dowolnym pustym polu; żadna koza się nie rusza, póki choć jedna jest w ręce. Potem koza robi krok wzdłuż dowolnej linii. Tygrys robi kroki wzdłuż dowolnej linii od początku.
   *[fox-hounds] Lis robi krok o jedno pole na ukos, w dowolnym kierunku. Pies robi krok o jedno pole na ukos naprzód, nigdy w tył.
}
rules-captures = { $variant ->
    [fox-geese] Lis przeskakuje sąsiednią gęś na puste pole za nią, wzdłuż linii, i gęś znika. Nie musi skakać. Może skakać dalej w tej samej turze i skończyć po każdym skoku.
    [fox-geese-ten] Lis przeskakuje gęś na puste pole za nią, wzdłuż linii. Nie musi skakać, może skakać dalej w tej samej turze i skończyć po każdym skoku.
    [halatafl] Jeśli któryś lis może skoczyć, jeden z lisów musi, i skacze, póki może. Którym lisem i którędy, wybierasz ty; nie musi to być droga z największą liczbą gęsi.
    [gasetavl] Lis przeskakuje gęś na puste pole za nią, wzdłuż linii. Nie musi skakać, może skakać dalej w tej samej turze i skończyć po każdym skoku.
    [bagh-chal] Tygrys przeskakuje jedną kozę na puste pole za nią, wzdłuż linii, i na tym kończy turę. Nie musi skakać. Kozy niczego nie biją.
   *[fox-hounds] Nikt niczego nie bije.
}
rules-winning = { $variant ->
    [fox-geese] Lis wygrywa, gdy zostają mniej niż cztery gęsi albo gdy żadna gęś nie może się ruszyć. Gęsi wygrywają, gdy lis nie może się ruszyć.
    [fox-geese-ten] Lis wygrywa dziesiątym biciem albo gdy żadna gęś nie może się ruszyć. Gęsi wygrywają, gdy lis nie może się ruszyć.
    [halatafl] Lisy wygrywają, gdy zostaje mniej niż dziewięć gęsi albo gdy żadna gęś nie może się ruszyć. Gęsi wygrywają, gdy stoją na wszystkich dziewięciu polach zagrody albo gdy żaden z lisów nie może się ruszyć.
    [gasetavl] Lis wygrywa, gdy zostają mniej niż cztery gęsi albo gdy żadna gęś nie może się ruszyć. Gęsi wygrywają, gdy lis nie może się ruszyć.
    [bagh-chal] Tygrysy wygrywają piątym biciem albo gdy żadna koza nie może się ruszyć. Kozy wygrywają, gdy żaden z czterech tygrysów nie może się ruszyć.
   *[fox-hounds] Lis wygrywa, gdy dotrze do pierwszego rzędu, gdy stoi niżej niż wszystkie psy albo gdy żaden pies nie może się ruszyć. Psy wygrywają, gdy lis nie może się ruszyć.
}
rules-draws = { $variant ->
    [fox-geese] Bez kroków w bok remisów nie ma: gęsiom kończą się ruchy. Z nimi remis jest wtedy, gdy pozycja powstanie po raz trzeci albo gdy każda strona wykona pięćdziesiąt ruchów bez bicia i bez kroku gęsi naprzód.
    [fox-geese-ten] Gdy pozycja powstanie po raz trzeci albo gdy każda strona wykona sześćdziesiąt ruchów bez bicia.
    [halatafl] Gdy pozycja powstanie po raz trzeci albo gdy każda strona wykona pięćdziesiąt ruchów bez bicia i bez kroku gęsi naprzód.
    [gasetavl] Gdy pozycja powstanie po raz trzeci albo gdy każda strona wykona pięćdziesiąt ruchów bez bicia i bez kroku gęsi naprzód.
    [bagh-chal] Gdy pozycja powstanie po raz trzeci albo gdy każda strona wykona sześćdziesiąt ruchów bez postawienia i bez zbicia kozy.
   *[fox-hounds] W praktyce ich nie ma: psy nigdy się nie cofają, więc każda partia się kończy.
}
rules-mistake = { $variant ->
    [fox-geese] Gęsi, które idą naprzód pojedynczo, zostawiają za sobą dziury. Prowadź je murem i nigdy nie zostawiaj za gęsią pustego pola, do którego sięga lis.
    [fox-geese-ten] Puste pole za samotną gęsią to miejsce, gdzie ląduje lis. Zamknij pole lądowania, nie gęś.
    [halatafl] Gęś zostawiona tam, gdzie skok zaczyna łańcuch, z którego lisy się cieszą. Bronią gęsi jest coś odwrotnego: skok, który lis musi wykonać, z dala od zagrody.
    [gasetavl] Branie przekątnych za pewnik. Ma je tylko co drugie pole: spójrz na linie, zanim policzysz na skok.
    [bagh-chal] Chęć ruszenia kozy stojącej na planszy, gdy inne są jeszcze w ręce. Najpierw stawiaj, na brzegu i tam, gdzie żaden tygrys nie może skoczyć.
   *[fox-hounds] Pies daleko przed pozostałymi pozwala lisowi prześlizgnąć się za swoimi plecami. Trzymaj linię razem.
}
rules-questions = { $variant ->
    [fox-geese] *Czy lis musi bić?* Nie. *Czy gęsi mogą iść w tył?* Nie. *A w bok?* Tylko z tą opcją. *A jeśli żadna gęś nie może się ruszyć?* Wtedy lis wygrał; gdzie indziej mogą spasować.
    [fox-geese-ten] *Czy lis musi bić?* Nie, może zrobić krok, choć mógłby skoczyć. *Czy gęsi mogą się cofnąć, by się przegrupować?* Nie.
    [halatafl] *Który lis musi skakać?* Dowolny. *Czy musi to być najdłuższy łańcuch?* Nie. *A jeśli jeden lis jest zamknięty?* Zostaje; zamknięte muszą być oba.
    [gasetavl] *Dlaczego trzy gęsi to koniec?* Trzy nigdy nie zamkną lisa na tej planszy.
    [bagh-chal] *Czy koza może zbić tygrysa?* Nie: kozy blokują jego kroki i pola lądowania. *Czy tygrys musi bić?* Nie.
   *[fox-hounds] *Czy psy mogą iść w bok lub w tył?* Nie. *Czy lis może przeskoczyć psa?* Nie.
}
rules-history = { $variant ->
    [fox-geese] Znana w Anglii od XV wieku. Nie ma jednej właściwej odmiany: gdzie indziej gęsi mogą się cofać, bicie jest obowiązkowe, gęsi jest 13, 15 lub 17, a plansze mają wszystkie przekątne, niektóre albo żadnych.
    [fox-geese-ten] Jedna z wielu odmian, w które od XV wieku gra się w lisa i gęsi, z mniejszą liczbą przekątnych i z liczeniem bić.
    [halatafl] Gra w polowanie z Północy, krewna gry tafl, wspomniana w sadze o Grettirze Mocnym i znana najpóźniej od XIV wieku. Peter Michaelsen opisał duńską grę z tymi samymi pionkami.
    [gasetavl] „Gęsią planszą” nazywa się kilka duńskich gier w polowanie; Peter Michaelsen pisał o ich rodzinie w 2009 roku. Duży krzyż figuruje jako Gåsetavl (Gedved) w katalogu Ludii, gdzie lis skacze raz na turę.
    [bagh-chal] Narodowa gra Nepalu. Lim Yew Jin i Jürg Nievergelt wykazali, że przy bezbłędnej grze kończy się remisem („Tigers and Goats is a draw”).
   *[fox-hounds] Stara gra na szachownicę. Przy dobrej grze wygrywają psy, jak pokazują Berlekamp, Conway i Guy w „Winning Ways”.
}
rules-before = { $variant ->
    [fox-geese] Lis może przeskoczyć dwie gęsi w jednej turze: **{ $moves }**. Może też skończyć po pierwszej albo wcale nie skakać: { $instead }.
    [fox-geese-ten] Lis może skoczyć: **{ $moves }**. Mógłby skakać dalej w tej samej turze albo zrobić krok: { $instead }.
    [halatafl] Jeden lis może skoczyć, więc jeden musi: **{ $moves }** to jedyny możliwy ruch. Drugi lis nie może teraz zrobić kroku.
    [gasetavl] Pole lisa nie ma przekątnych, więc ma on cztery kroki: { $instead } i pierwszy z **{ $moves }**. O krok dalej przekątne są.
    [bagh-chal] Kozy stawiają jedną tuż obok tygrysa, z pustym polem za nią: **{ $moves }**. Mogłoby to być każde inne puste pole, na przykład { $instead }.
   *[fox-hounds] Lis wychodzi, pies zamyka brzeg: **{ $moves }**. Lis mógłby też zacząć od { $instead }.
}
rules-after = { $variant ->
    [fox-geese] Dwóch gęsi już nie ma. Gęsi nigdy się nie cofają, więc dziury zostają.
    [fox-geese-ten] Lis zbił jedną i skończył; teraz gęsi mogą zamknąć linię, zanim pójdzie dalej.
    [halatafl] Gęsi już nie ma. Skok był wymuszony: tak gęsi prowadzą lisa tam, gdzie chcą.
    [gasetavl] Z sąsiedniego pola lis poszedł dalej na ukos.
    [bagh-chal] Tygrys przeskoczył kozę: jedna jest zbita, dziewiętnaście trzeba jeszcze postawić i kozy muszą stawiać dalej.
   *[fox-hounds] Wszystkie pięć pionków jest nadal, bo tu nikogo się nie bije.
}
rules-sides = { $few ->
    [fox] Lis
    [foxes] Lisy
   *[tigers] Tygrysy
} przeciw { $many ->
    [geese] gęsiom
    [goats] kozom
   *[hounds] psom
}
rules-other = Inna gra
button-rules = Zasady
button-rules-page = { $page ->
    [rules] Zasady
    [before] Przykład
   *[after] Zagrany
}

## Spojrzenie wstecz

replay-title = Partia { game-number } ({ variant-name }) jeszcze raz
replay-too-long = Ta partia jest za długa na ruchomy obrazek; jej ruchy są w `/historia`.
alt-replay = Cała partia jako ruchomy obrazek, { variant-name }, { $plies ->
    [one] jeden ruch
    [few] { $plies } ruchy
   *[other] { $plies } ruchów
}.
history-title = Twoje zakończone partie
history-none = Nie masz jeszcze żadnej zakończonej partii. Zacznij ją poleceniem `/wyzwanie` albo `/komputer`.
history-line = **{ game-number }** { variant-name } · { $result ->
    [won] wygrana
    [lost] przegrana
   *[drawn] remis
} { $side ->
    [fox] lisem
    [foxes] lisami
    [tigers] tygrysami
    [geese] gęsiami
    [goats] kozami
   *[hounds] psami
}, przeciw { $opponent } · { $when }
history-line-record = **{ game-number }** { variant-name } · z zapisu: { $few } – { $many }, { $winner ->
    [unfinished] niezakończona
    [drawn] remis
    [fox] wygrał lis
    [foxes] wygrały lisy
    [tigers] wygrały tygrysy
    [geese] wygrały gęsi
    [goats] wygrały kozy
   *[hounds] wygrały psy
} · { $when }
history-no-moves = Nie wykonano żadnego ruchu.
history-last-moves = Ostatnie ruchy; w pliku są wszystkie.
button-newer = Nowsze
button-older = Starsze

## Ustawienia

settings-title = Twoje ustawienia
server-settings-title = Ustawienia tego serwera
language-name = Polski
setting-name = { $setting ->
    [language] Język
    [theme] Wygląd plansz
    [level] Poziom komputera
    [pings] Gdy masz ruch
    [reminders] Przypomnienia
    [quiet] Godziny ciszy
    [quiet-from] Cisza od
    [quiet-to] Cisza do
    [variant] Gra, jeśli nikt nie poda innej
    [channels] Grać można
   *[most-games] Partie naraz na kanale
}
setting-line = { $name }: **{ $value }**
setting-as-discord = jak w Discordzie
setting-usual = 3, jeśli nie podasz innego
setting-pings = wspominam cię z powiadomieniem
setting-no-pings = wymieniam cię bez powiadomienia
setting-quiet = od { $from } do { $to } ({ $zone })
setting-no-quiet = bez godzin ciszy
setting-zone-hint = To godziny UTC: podaj swoją strefę czasową opcją `strefa` polecenia `/ustawienia`.
setting-direct-refused = Discord nie pozwala mi do ciebie pisać, więc przypominam na kanale; zezwól na wiadomości prywatne i wybierz ponownie.
setting-everywhere = wszędzie
setting-most-games = { $most ->
    [one] 1 partia
    [few] { $most } partie
   *[other] { $most } partii
}
setting-no-limit = bez limitu
button-pings-on = Powiadamiaj
button-pings-off = Nie powiadamiaj
button-quiet-hours = Godziny ciszy
button-back = Wstecz

## Prywatność

privacy-title = Co o tobie wiem
privacy-name = Ostatnie imię, pod którym cię widzę: { $name }.
privacy-no-name = Imienia nie.
privacy-settings = To, co wybrano poleceniem `/ustawienia`.
privacy-no-settings = Nic nie wybrano w ustawieniach.
privacy-games = Twoje partie, z ruchami i godzinami: trwające { $running }, zakończone { $over }.
privacy-challenges = Wyzwania od ciebie i dla ciebie: { $count }.
privacy-ratings = Pozycje w rankingu: { $count }.
privacy-else = To, które przyciski naciśnięto, pamiętam przez dwa dni, ale nie wiem, kto to robił. O serwerze, który mnie usunie, zapominam po 30 dniach.
privacy-exported = W tym pliku jest wszystko, co o tobie wiem.
privacy-exported-part = Część { $part } z { $parts } tego, co o tobie wiem: to za dużo na jeden plik.
privacy-ask = { $running ->
    [0] Zapomnę twoje imię, ustawienia i ranking; twoje otwarte wyzwania zostaną wycofane.
    [one] Zapomnę twoje imię, ustawienia i ranking; twoje otwarte wyzwania zostaną wycofane, a twoja trwająca partia poddana, żeby nikt na ciebie nie czekał.
   *[other] Zapomnę twoje imię, ustawienia i ranking; twoje otwarte wyzwania zostaną wycofane, a twoje trwające partie ({ $running }) poddane, żeby nikt na ciebie nie czekał.
} Twoje partie zostaną, jako partie usuniętego konta. Tego nie da się cofnąć. Chcesz tego?
privacy-forgotten = Gotowe: nic już o tobie nie pamiętam.
button-export = Daj mi wszystko
button-delete = Usuń
button-delete-confirm = Tak, usuń
button-delete-cancel = Nie, zostaw

## Pomoc

help-title = Reynard gra w gry w polowanie
help-body =
    `/wyzwanie` wyzywa kogoś albo każdą chętną osobę. Gdy zostanie przyjęte, pojawia się plansza. Poleceniem `/komputer` od razu grasz ze mną.
    `/ruch` wykonuje ruch: wpisz `d4-d5`, by zrobić krok, `d4xd6xf6`, by bić, `c3`, by postawić kozę; lista pokazuje, co jest dozwolone. Przycisk Ruch pod planszą robi to samo z menu.
    `/zasady` uczy gier. `/plansza` pokazuje planszę jeszcze raz, `/partie` to, co się toczy, `/historia` to, co się skończyło; `/wczytaj` czyta zapis partii z pliku.
    `/podpowiedź` pokazuje najlepszy ruch i dlaczego. `/remis` proponuje remis, `/cofnij` prosi o cofnięcie ruchu, `/poddaj` poddaje partię; `/analiza` przegląda zakończoną partię.
    `/ustawienia` to twój język, plansze, powiadomienia i godziny ciszy; `/prywatność` mówi, co o tobie wiem.
help-games-title = Gry
help-game = **{ variant-name }**: { $few ->
    [fox] jeden lis
    [foxes] dwa lisy
   *[tigers] cztery tygrysy
} przeciw { $many ->
    [geese] gęsiom
    [goats] dwudziestu kozom
   *[hounds] czterem psom
}
help-names-title = Jedna nazwa, wiele zasad
help-names = Lisem i gęsiami nazywa się plansze ze wszystkimi przekątnymi, z niektórymi i bez nich. Tutaj gęsi nigdy się nie cofają, bicie jest dobrowolne poza Halataflem, lis może skakać kilka razy w turze, a kto nie może się ruszyć, przegrywa.

## Zapisy

import-done = Wczytane: to teraz partia { game-number } w twojej `/historia`. Nikt inny jej tam nie widzi i nic się za nią nie liczy.
import-known = Ten zapis jest już wczytany: to partia { game-number }.
record-lost = Nie udało się pobrać tego pliku z Discorda: wyślij go jeszcze raz.
record-too-large = Ten plik jest za duży jak na zapis: wyślij plik mający najwyżej { $kilobytes } KB.
record-no-text = Ten plik nie jest tekstem: wyślij zapis taki, jaki daje `/historia`.
record-tag = Wiersz { $line } zapisu ma znacznik, którego nie umiem odczytać: napisz nazwę i wartość w cudzysłowie, jak w `[Date "2026.03.01"]`.
record-second-tag = Zapis ma drugi znacznik { $typed } w wierszu { $line }: usuń jeden z nich.
record-no-variant = Zapis nie mówi, jakiej gry dotyczy: zacznij go znacznikiem takim jak `[Variant "fox-geese"]`.
record-variant = Nie znam gry { $typed } z wiersza { $line } zapisu: napisz ją tak jak `/historia`, na przykład `fox-geese`.
record-start = Początek w wierszu { $line } zapisu nie jest pozycją tej gry: popraw go albo usuń znacznik, by zacząć zwyczajnie.
record-comment = Komentarz, który zaczyna się w wierszu { $line } zapisu, nie kończy się: zamknij go znakiem `{"}"}`.
record-number = W wierszu { $line } zapisu jest numer { $found }, a powinien być ruch { $wanted }: popraw numery albo sprawdź, czy nie brakuje ruchu.
record-move = Ruchu { $number } z zapisu, { $typed } w wierszu { $line }, nie da się wykonać: { $why ->
    [over] partia kończy się wcześniej
    [unreadable] tak nie zapisuje się ruchu
    [off-board] plansza nie ma takiego pola
    [ambiguous] może oznaczać kilka ruchów
    [one-point] podaje tylko jedno pole
    [no-piece] tam, gdzie się zaczyna, nie stoi żaden pionek
    [not-yours] pionek, którym się zaczyna, należy do drugiej strony
    [same-point] donikąd nie prowadzi
    [occupied] tam, gdzie się kończy, stoi pionek
    [no-line] nie prowadzi tam żadna linia
    [too-far] to za daleko
    [back] takie pionki nigdy się nie cofają
    [sideways] takie pionki nie chodzą w tej grze w bok
    [no-captures] takie pionki nigdy nie biją
    [no-jump] nie ma czego przeskoczyć
    [must-capture] jest bicie, a jest ono obowiązkowe
    [must-go-on] trzeba skakać dalej
    [single-jump] takie pionki skaczą tylko raz w turze
    [must-place] są jeszcze pionki do postawienia
   *[no-placing] niczego nie można postawić
}; popraw go i wyślij zapis ponownie.
record-result = { $typed } w wierszu { $line } zapisu nie jest wynikiem: napisz stronę, która wygrała, na przykład `fox` lub `geese`, albo `draw`, albo `*` dla partii niezakończonej.
record-contradiction = Wyniki podane w zapisie przeczą sobie nawzajem albo ruchom: popraw je lub usuń.
record-trailing = W wierszu { $line } zapisu coś następuje po wyniku: wyślij każdą partię w osobnym pliku.
record-too-many-moves = Ta partia jest dla mnie za długa: czytam najwyżej { $most } ruchów.

## Odmowy: jedno zdanie, które mówi, co jest nie tak i co zrobić

refusal-no-game-here = { $elsewhere ->
    [0] Nie masz tu trwającej partii: zacznij ją poleceniem `/wyzwanie`.
    [one] Nie masz trwającej partii na tym kanale; podaj numer partii z innego miejsca w opcji `partia` (pokazuje ją `/partie zakres:wszystkie moje`).
   *[other] Nie masz trwającej partii na tym kanale; podaj w opcji `partia` numer jednej z tych, które masz gdzie indziej ({ $elsewhere }; pokazuje je `/partie zakres:wszystkie moje`).
}
refusal-no-such-game = Nie ma tu partii { game-number }, którą możesz zobaczyć; `/partie` pokazuje twoje.
refusal-not-a-player = Nie grasz w partii { game-number }, więc możesz ją tylko oglądać poleceniem `/plansza`.
refusal-played-elsewhere = Partia { game-number } toczy się na { $channel }, gdzie mogę tylko odpowiadać: graj dalej tam.
refusal-not-your-turn = W partii { game-number } to nie twój ruch: poczekaj, aż zagra { $opponent }.
refusal-no-hints = W partii { game-number } gra się bez podpowiedzi; umawia się je opcją `podpowiedzi` polecenia `/wyzwanie`, albo zagraj ze mną poleceniem `/komputer`.
refusal-no-finished-game = Nie zakończyła się tu jeszcze żadna partia; rozegraj ją albo podaj inną opcją `partia`.
refusal-not-over = Partia { game-number } jeszcze trwa; będzie ją można przeanalizować, gdy się skończy.
refusal-game-over = Partia { game-number } jest zakończona; zacznij następną poleceniem `/wyzwanie`.
refusal-outdated = Partia { game-number } poszła od tamtej chwili dalej; użyj jej najnowszej planszy albo `/plansza`.
refusal-old-button = Ten przycisk pochodzi z mojej starszej wersji; użyj `/plansza`, by zobaczyć aktualną planszę.
refusal-nothing-to-take-back = W partii { game-number } nie ma jeszcze twojego ruchu, więc nie ma czego cofnąć.
refusal-asked-already = { $kind ->
    [draw] Remis w partii { game-number } został już przez ciebie zaproponowany po ostatnim ruchu; możesz to zrobić znowu po następnym.
   *[takeback] Prośba o cofnięcie ruchu w partii { game-number } już od ciebie wyszła; możesz ją ponowić po następnym ruchu.
}
refusal-offer-open = { $kind ->
    [draw] W partii { game-number } jest propozycja remisu; najpierw trzeba na nią odpowiedzieć albo ją wycofać.
   *[takeback] W partii { game-number } jest prośba o cofnięcie ruchu; najpierw trzeba na nią odpowiedzieć albo ją wycofać.
}
refusal-no-such-offer = Tej propozycji już nie ma; obejrzyj partię poleceniem `/plansza`.
refusal-offer-closed = { $state ->
    [accepted] To już przyjęto.
    [declined] To odrzucono; można zapytać ponownie po następnym ruchu.
    [withdrawn] To wycofano.
   *[outdated] Partia poszła od tamtej chwili dalej; zapytaj ponownie, jeśli nadal tego chcesz.
}
refusal-own-offer = To twoja prośba; odpowiedzieć musi druga strona.
refusal-too-many-records = Masz tu { $most } partii z zapisów, więcej dla jednej osoby nie przechowam; `/prywatność` da ci je wszystkie w pliku.
refusal-nobody-played = Partia { game-number } została wczytana z zapisu, więc nie ma z kim zagrać rewanżu: wyzwij kogoś poleceniem `/wyzwanie`.
refusal-rematch-asked = Prośba o rewanż za partię { game-number } już od ciebie wyszła; odpowiedzieć musi druga strona.
refusal-challenged-self = Nie możesz wyzwać siebie: wybierz kogoś innego albo pomiń `rywal`, by wyzwać każdą chętną osobę.
refusal-challenged-bot = Boty nie grają; wybierz osobę albo pomiń `rywal`, by wyzwać każdą chętną osobę.
refusal-challenged-absent = Ta osoba nie widzi tego kanału; wyzwij kogoś, kto go widzi, albo zrób to tam, gdzie jesteście oboje.
refusal-challenged-alone = Nikt inny nie widzi tej rozmowy; wyzwij kogoś na kanale, na którym jesteście oboje.
refusal-options-of-fox-geese = Opcje `gęsi` i `boki` dotyczą gry Lis i gęsi: pomiń je, gdy gracie w { variant-name }.
refusal-no-such-challenge = Tego wyzwania już nie ma; rzuć nowe poleceniem `/wyzwanie`.
refusal-challenge-closed = { $state ->
    [accepted] To wyzwanie już przyjęto; rzuć nowe poleceniem `/wyzwanie`.
    [declined] To wyzwanie odrzucono; rzuć nowe poleceniem `/wyzwanie`.
    [withdrawn] To wyzwanie wycofano; rzuć nowe poleceniem `/wyzwanie`.
   *[lapsed] To wyzwanie wygasło; rzuć nowe poleceniem `/wyzwanie`.
}
refusal-not-challenged = To wyzwanie jest dla { $opponent }; rzuć własne poleceniem `/wyzwanie`.
refusal-not-your-challenge = Wycofać to wyzwanie może tylko osoba, która je rzuciła; jeśli go nie chcesz, zostaw je.
refusal-no-such-opponent = Osoby, która grała tę partię, już nie ma; wyzwij kogoś innego poleceniem `/wyzwanie`.
refusal-countered-already = Na to wyzwanie masz już odpowiedź z innymi warunkami: poczekaj na reakcję albo najpierw ją wycofaj.
refusal-own-challenge = Twoje wyzwanie musi przyjąć ktoś inny; ty możesz je wycofać.
refusal-games-elsewhere = Na tym serwerze można grać tylko na { $channels }: przejdź tam.
refusal-channel-full = { $most ->
    [one] Toczy się tu partia, a ten serwer pozwala na jedną naraz na kanale: poczekaj, aż się skończy, albo graj na innym kanale.
   *[other] Partii toczy się tu { $most }, tyle, na ile pozwala ten serwer na kanale: poczekaj, aż któraś się skończy, albo graj na innym kanale.
}
refusal-too-many-games = Partii, które grasz, jest { $most }, więcej dla jednej osoby nie poprowadzę: zakończ albo poddaj którąś (pokazuje je `/partie zakres:wszystkie moje`).
refusal-too-many-games-of = { $player } gra już { $most } partii, więcej dla jednej osoby nie poprowadzę: spróbuj ponownie, gdy któraś się skończy.
refusal-unknown-zone = Nie znam strefy czasowej { $typed }: wybierz ją z listy, na przykład `Europe/Warsaw`.
refusal-not-in-server = To ustawienia serwera: użyj polecenia na serwerze.
refusal-not-manager = Ustawienia tego serwera zmienia tylko osoba, która może nim zarządzać: poproś ją.
refusal-too-many-channels = Pojedynczo można dopuścić najwyżej tyle kanałów: { $most }; usuń któryś opcją `zabroń` albo dopuść wszystkie, nie wybierając w menu żadnego.
refusal-unknown-choice = Nie znam tej wartości opcji `{ $option }`: wybierz ją z listy.

## Czym nie może być ruch. $role to jeden pionek

piece = { $role ->
    [fox] lis
    [goose] gęś
    [tiger] tygrys
    [goat] koza
   *[hound] pies
}
move-candidates = Możesz zagrać { $moves }.
move-more = { $count ->
    [one] 1 więcej
   *[other] { $count } więcej
}
move-unreadable = Nie umiem odczytać { $typed } jako ruchu: podaj jego pola, jak w `{ $example }`.
move-off-board = Ta plansza nie ma pola { $point }: wybierz jedno z pól na obrazku.
move-ambiguous = { $typed } może oznaczać kilka ruchów: podaj wszystkie pola.
move-only-one-point = Samo { $at } nie mówi, skąd i dokąd: podaj oba pola.
move-no-piece = Na { $at } nie stoi żaden pionek: zacznij od swojego.
move-not-yours = { $role ->
    [goat] Koza
    [goose] Gęś
    [tiger] Tygrys
    [hound] Pies
   *[fox] Lis
} na { $at } należy do drugiej strony: zacznij od swojego pionka.
move-same-point = To prowadzi z { $at } na { $at }: podaj pole, na które chcesz pójść.
move-occupied = Na { $at } stoi { $role ->
    [goat] koza
    [goose] gęś
    [tiger] tygrys
    [hound] pies
   *[fox] lis
}: idź na puste pole.
move-no-line = { $board ->
    [squares] Pionki chodzą tu na ukos, po jednym polu: z { $from } na { $to } to nie taki krok.
   *[lines] Z { $from } na { $to } nie prowadzi żadna linia: trzymaj się linii planszy.
}
move-too-far = { $role ->
    [goat] Koza
    [goose] Gęś
    [tiger] Tygrys
    [hound] Pies
   *[fox] Lis
} chodzi o jedno pole, więc z { $from } na { $to } jest za daleko.
move-never-back = { $role ->
    [goose] Gęsi
    [goat] Kozy
    [hound] Psy
    [tiger] Tygrysy
   *[fox] Lisy
} nigdy się nie cofają: wybierz ruch w drugą stronę.
move-never-sideways = { $role ->
    [goose] Gęsi
    [goat] Kozy
    [hound] Psy
    [tiger] Tygrysy
   *[fox] Lisy
} nie chodzą w tej grze w bok: wybierz ruch naprzód.
move-never-captures = { $role ->
    [goose] Gęsi
    [goat] Kozy
    [hound] Psy
    [tiger] Tygrysy
   *[fox] Lisy
} nigdy tu nie biją: wybierz krok na sąsiednie pole.
move-not-a-capture = Między { $from } i { $to }, które sąsiadują, nic nie można zbić: bicie przeskakuje pionek.
move-nothing-to-jump = Na { $over } nie ma czego przeskoczyć: przeskocz sąsiedni pionek rywala na puste pole za nim.
move-landing-occupied = Na { $at }, gdzie kończyłby się skok, stoi { $role ->
    [goat] koza
    [goose] gęś
    [tiger] tygrys
    [hound] pies
   *[fox] lis
}: pole za pionkiem rywala musi być puste.
move-must-capture = { $role ->
    [goat] Koza
    [goose] Gęś
    [tiger] Tygrys
    [hound] Pies
   *[fox] Lis
} może bić, a w tej grze musi: wybierz jedno z bić.
move-must-go-on = Trzeba skakać dalej z { $at }, póki się da.
move-single-jump = { $role ->
    [goat] Koza
    [goose] Gęś
    [tiger] Tygrys
    [hound] Pies
   *[fox] Lis
} skacze tylko raz w turze: podaj jedno pole lądowania.
move-must-place = Zanim jakaś koza się ruszy, wszystkie muszą być postawione, a w ręce { $count ->
    [one] masz jeszcze 1 kozę
    [few] masz jeszcze { $count } kozy
   *[other] masz jeszcze { $count } kóz
}: podaj puste pole.
move-hand-empty = Wszystkie kozy są postawione: rusz jedną wzdłuż linii na sąsiednie pole.
move-never-placed = { $role ->
    [goose] Gęsi
    [goat] Kóz
    [hound] Psów
    [tiger] Tygrysów
   *[fox] Lisów
} nigdy się nie stawia: podaj, skąd i dokąd.

fault = Coś poszło nie tak po mojej stronie; spójrz na `/plansza` i spróbuj ponownie.
fault-unreadable = Nie rozumiem tego, co przysłał mi Discord; spróbuj ponownie, a jeśli przycisk dalej zawodzi, wpisz polecenie.
fault-plain-board = Discord nie pozwala mi pokazać tu obrazka partii { game-number }; użyj `/plansza`, by go zobaczyć.

## Polecenia: nazwy małymi literami, bez spacji, najwyżej 32 znaki; opisy najwyżej 100

command-challenge = wyzwanie
    .description = Wyzwij kogoś albo każdą chętną osobę na grę w polowanie
command-computer = komputer
    .description = Zagraj od razu z komputerem
command-move = ruch
    .description = Wykonaj ruch w swojej partii
command-history = historia
    .description = Twoje zakończone partie albo jedna partia z ruchami i powtórką
command-import = wczytaj
    .description = Wczytaj partię z zapisu, jaki daje /historia, by ją tu obejrzeć
command-hint = podpowiedź
    .description = Pokaż najlepszy ruch i dlaczego
command-analyse = analiza
    .description = Przejrzyj zakończoną partię: kto miał przewagę i co poszło źle
command-board = plansza
    .description = Pokaż planszę jeszcze raz
command-games = partie
    .description = Partie, które się tu toczą, albo wszystkie twoje
command-draw = remis
    .description = Zaproponuj remis
command-takeback = cofnij
    .description = Poproś o cofnięcie swojego ostatniego ruchu
command-challenge-person = Wyzwij na partię
command-resign = poddaj
    .description = Poddaj swoją partię
command-stats = statystyki
    .description = Czyjś ranking i wyniki
command-leaderboard = ranking
    .description = Najlepsi na tym serwerze albo ze wszystkich
command-settings = ustawienia
    .description = Twój język, plansze, powiadomienia, przypomnienia i godziny ciszy
command-server-settings = ustawienia-serwera
    .description = Gdzie i w co gra ten serwer oraz w jakim języku
command-privacy = prywatność
    .description = Co o tobie wiem: przeczytaj to, weź jako plik albo każ usunąć
command-rules = zasady
    .description = Jak się gra, z obrazkami
command-help = pomoc
    .description = Co robię i jak grać

option-opponent = rywal
    .description = Kogo wyzywasz; pomiń, by wyzwać każdą chętną osobę
option-variant = gra
    .description = W co gracie; Lis i gęsi, jeśli ani ty, ani serwer nie podaje innej
option-side = strona
    .description = Którą stronę chcesz; losowa, jeśli nie podasz
option-level = poziom
    .description = Jak silnie gra komputer, od 1 (na początek) do 8; z twoich ustawień, jeśli nie podasz
option-geese = gęsi
    .description = Lis i gęsi: ile gęsi; 13, jeśli nie podasz
option-sideways = boki
    .description = Lis i gęsi: czy gęsi mogą chodzić w bok
option-hints = podpowiedzi
    .description = Czy obie strony mogą prosić o podpowiedzi; nie, jeśli nie podasz
option-pace = tempo
    .description = Czas na ruch; bez limitu, jeśli nie podasz
option-user = osoba
    .description = Czyje; twoje, jeśli nie podasz
option-rated = rankingowa
    .description = Czy partia liczy się do rankingu; tak, jeśli nie podasz
option-move = ruch
    .description = Twój ruch, na przykład d4-d5, d4xd6xf6 albo c3
option-game = partia
    .description = Która z twoich partii, jeśli masz kilka
option-record = zapis
    .description = Zapis: plik tekstowy
option-text = tekst
    .description = Jako tekst zamiast obrazka
option-scope = zakres
    .description = Tylko stąd albo wszystko

option-language = język
    .description = Język, którym mówię
option-theme = wygląd
    .description = Jak wyglądają twoje plansze
option-pings = powiadomienia
    .description = Czy wspominam cię z powiadomieniem, gdy masz ruch
option-reminders = przypomnienia
    .description = Gdzie przypominam ci o ruchu
option-quiet-from = cisza-od
    .description = Godzina, od której nikt cię nie powiadamia, od 0 do 23
option-quiet-to = cisza-do
    .description = Godzina, do której nikt cię nie powiadamia, 0–23; ta sama co cisza-od: bez ciszy
option-zone = strefa
    .description = Twoja strefa czasowa, do godzin ciszy
option-allow = pozwól
    .description = Kanał, na którym można grać; wszędzie, jeśli nie ma żadnego
option-disallow = zabroń
    .description = Kanał, na którym już nie można grać
option-most-games = limit
    .description = Ile partii może się toczyć na jednym kanale; 0 to brak limitu

choice-wood = drewno
choice-slate = łupek
choice-contrast = wysoki kontrast
choice-colorblind = dla daltonistów
choice-channel = na kanale partii
choice-direct = wiadomością prywatną
choice-off = bez przypomnień
choice-fox-geese = Lis i gęsi
choice-halatafl = Halatafl
choice-gasetavl = Gåsetavl
choice-fox-geese-ten = Lis i gęsi do dziesięciu bić
choice-bagh-chal = Bagh-Chal
choice-fox-hounds = Lis i psy
choice-random = losowo
choice-none = bez limitu
choice-1h = 1 godzina na ruch
choice-1d = 1 dzień na ruch
choice-3d = 3 dni na ruch
choice-7d = 7 dni na ruch
choice-few = lis, lisy albo tygrysy
choice-many = gęsi, kozy albo psy
choice-1 = 1, na początek
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-6 = 6
choice-7 = 7
choice-8 = 8, najsilniejszy
choice-13 = 13
choice-15 = 15
choice-17 = 17
choice-here = tutaj
choice-everywhere = wszędzie
choice-mine = wszystkie moje
