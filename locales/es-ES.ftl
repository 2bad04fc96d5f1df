### Español (España). Se trata de tú; «partida» es lo que se juega entre dos, «juego» es la clase de juego.
### $side y $role son claves: se eligen variantes según ellas. Los argumentos que empiezan por < son menciones: no se tocan.

## Juegos y piezas

variant-name = { $variant ->
    [fox-geese] Zorro y gansos
    [fox-geese-15] Zorro y gansos, 15 gansos
    [fox-geese-17] Zorro y gansos, 17 gansos
    [fox-geese-sideways] Zorro y gansos, con pasos laterales
    [fox-geese-15-sideways] Zorro y gansos, 15 gansos, con pasos laterales
    [fox-geese-17-sideways] Zorro y gansos, 17 gansos, con pasos laterales
    [halatafl] Halatafl
    [gasetavl] Gåsetavl
    [fox-geese-ten] Zorro y gansos a diez capturas
    [bagh-chal] Bagh-Chal
   *[fox-hounds] Zorro y perros
}
side-name = { $side ->
    [fox] zorro
    [foxes] zorros
    [tigers] tigres
    [geese] gansos
    [goats] cabras
   *[hounds] perros
}
game-number = #{ $game }

## Desafíos

challenge-card = { $challenger } desafía a { $opponent }.
challenge-card-open = { $challenger } desafía a quien quiera jugar.
challenge-side = { $challenger } juega con { $side ->
    [fox] el zorro
    [foxes] los zorros
    [tigers] los tigres
    [geese] los gansos
    [goats] las cabras
   *[hounds] los perros
}.
challenge-side-random = Bandos al azar.
challenge-lapses = Caduca { $when }.
challenge-accepted = Aceptado: la partida ha empezado.
challenge-declined = Rechazado.
challenge-withdrawn = { $challenger } ha retirado el desafío.
challenge-lapsed = Nadie ha respondido en un día, así que el desafío ha caducado.
button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar
challenge-hints = Ambas partes pueden pedir pistas.
challenge-pace = { $pace ->
    [hour] Una hora por jugada.
    [day] Un día por jugada.
    [three-days] Tres días por jugada.
    [week] Siete días por jugada.
   *[none] Sin límite de tiempo.
}
challenge-rated = Puntúa.
challenge-unrated = No puntúa.
challenge-card-counter = { $challenger } responde a { $opponent } con otras condiciones.
challenge-countered = Respondido con otras condiciones.
button-counter = Contraoferta
counter-ask = ¿Con qué condiciones jugarías?
counter-side = Tú juegas con { $side ->
    [fox] el zorro
    [foxes] los zorros
    [tigers] los tigres
    [geese] los gansos
    [goats] las cabras
   *[hounds] los perros
}.
counter-game = Otro juego
counter-sides = Otro bando
counter-pace = Otro ritmo
counter-sent = Enviado.
button-send = Enviar
button-rated = Puntúa
button-unrated = No puntúa
button-hints = Con pistas
button-no-hints = Sin pistas

## Tableros

board-to-move = { $player }, te toca ({ side-name }).
board-guests = Aquí estoy de visita: quien no vea `/jugar` entre los comandos tiene que añadirme también (abre mi perfil y elige «Añadir aplicación»).
board-mute = Aquí solo puedo responder, no escribir por mi cuenta, así que los avisos y los finales pueden pasar inadvertidos: quien administre este canal puede permitirme verlo y enviar mensajes.
ability-no-files = No puedo mostrar imágenes ni archivos en este canal: quien lo administre puede permitirme adjuntar archivos.
deleted-player = cuenta eliminada
board-thinking = { $player } está pensando ({ side-name }).
computer-level = { $player } juega en el nivel { $level } de 8: { $level ->
    [1] como quien empieza y no ve más que la propia jugada
    [2] como quien empieza y ve la siguiente captura
    [3] como quien ha jugado unas cuantas partidas
    [4] como quien juega de vez en cuando
    [5] como quien juega a menudo
    [6] como quien juega fuerte
    [7] casi tan bien como puede
   *[8] tan bien como puede
}. Responde en unos dos segundos.
board-begins = { $few } juega con { $few_side ->
    [fox] el zorro
    [foxes] los zorros
   *[tigers] los tigres
}, { $many } con { $many_side ->
    [geese] los gansos
    [goats] las cabras
   *[hounds] los perros
}.
board-step = { $player } ({ side-name }) ha jugado **{ $notation }**.
board-capture = { $player } ({ side-name }) ha jugado **{ $notation }** y ha capturado { $captured ->
    [geese] { $count ->
        [one] un ganso
       *[other] { $count } gansos
    }
    [goats] { $count ->
        [one] una cabra
       *[other] { $count } cabras
    }
   *[hounds] { $count ->
        [one] un perro
       *[other] { $count } perros
    }
}.
board-placement = { $player } ha colocado una cabra en **{ $notation }**.
board-captured = { $captured ->
    [geese] Gansos capturados: { $count } de { $need }
    [goats] Cabras capturadas: { $count } de { $need }
   *[hounds] Perros capturados: { $count } de { $need }
}
board-hand = Cabras por colocar: { $count }
board-legend = `F` { $few ->
    [fox] zorro
    [foxes] zorro
   *[tigers] tigre
} · `g` { $many ->
    [geese] ganso
    [goats] cabra
   *[hounds] perro
}
board-deadline = El tiempo se acaba { $when }.
board-footer = Partida { game-number } · { $ply ->
    [0] inicio
   *[other] jugada { $ply }
}
board-won = { $player } gana con { $side ->
    [fox] el zorro
    [foxes] los zorros
    [tigers] los tigres
    [geese] los gansos
    [goats] las cabras
   *[hounds] los perros
}: { $reason ->
    [captures] { $loser ->
        [geese] se han capturado suficientes gansos
        [goats] se han capturado suficientes cabras
       *[hounds] se han capturado suficientes perros
    }
    [pen-full] los nueve puntos del corral están ocupados
    [goal] el zorro ha llegado al otro lado
    [past] el zorro ha dejado atrás a todos los perros
    [recorded] así lo dice el registro
    [resigned] { $loser ->
        [fox] el zorro ha abandonado
        [foxes] los zorros han abandonado
        [tigers] los tigres han abandonado
        [geese] los gansos han abandonado
        [goats] las cabras han abandonado
       *[hounds] los perros han abandonado
    }
    [out-of-time] { $loser ->
        [fox] al zorro se le ha acabado el tiempo
        [foxes] a los zorros se les ha acabado el tiempo
        [tigers] a los tigres se les ha acabado el tiempo
        [geese] a los gansos se les ha acabado el tiempo
        [goats] a las cabras se les ha acabado el tiempo
       *[hounds] a los perros se les ha acabado el tiempo
    }
   *[immobile] { $loser ->
        [fox] al zorro no le queda ninguna jugada
        [foxes] a los zorros no les queda ninguna jugada
        [tigers] a los tigres no les queda ninguna jugada
        [geese] a los gansos no les queda ninguna jugada
        [goats] a las cabras no les queda ninguna jugada
       *[hounds] a los perros no les queda ninguna jugada
    }
}.
board-drawn = Tablas: { $reason ->
    [repetition] la misma posición se ha dado por tercera vez
    [agreed] ambas partes las han acordado
    [recorded] así lo dice el registro
   *[quiet] se han hecho demasiadas jugadas sin avanzar
}.
board-unfinished = No se jugó hasta el final.
board-link = [El tablero más reciente]({ $link })
button-rematch = Revancha
button-draw = Tablas
button-resign = Abandonar
button-hint = Pista
button-replay = Repetición
button-analyse = Analizar
button-move = Jugar
button-more = Más

## Una jugada hecha con menús

pick-piece = ¿Qué pieza?
pick-place = ¿Dónde colocas una cabra?
pick-target = ¿Adónde desde { $at }?
pick-chain = { $notation }: { $end ->
    [free] ¿sigues o paras aquí?
   *[forced] hay que seguir. ¿Adónde?
}
pick-only-captures = Tienes que capturar.
pick-placeholder-piece = Elige una pieza
pick-placeholder-point = Elige un punto
pick-entry-piece = { $at } — { $captures ->
    [0] { pick-steps }
   *[other] { $steps ->
        [0] { pick-captures }
       *[other] { pick-steps }, { pick-captures }
    }
}
pick-steps = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
pick-captures = { $captures ->
    [one] 1 captura
   *[other] { $captures } capturas
}
pick-entry-jump = { $at } — captura { $role ->
    [goat] la cabra
    [goose] el ganso
    [tiger] el tigre
    [hound] el perro
   *[fox] el zorro
} de { $over }{ $more ->
    [0] { "" }
   *[other] { " " }y puede seguir
}
button-pick-stop = Parar aquí
button-pick-undo = Deshacer salto
button-pick-back = Volver
alt-pick-pieces = Un anillo marca cada pieza que puede moverse: { $points }.
alt-pick-places = Un círculo marca cada punto donde se puede colocar una cabra: { $points }.
alt-pick-targets = Un anillo marca la pieza de { $at }, y un círculo cada punto al que puede ir: { $points }.
alt-pick-chain = Los saltos hechos hasta ahora, { $notation }, ya se ven en el tablero, con lo capturado tachado.

## Qué más se puede hacer con una partida

more-title = Partida { game-number }: ¿qué quieres hacer?
more-no-moves = Todavía no se ha jugado nada.
button-takeback = Deshacer
button-moves = Jugadas
button-flip = Girar tablero
button-flip-back = Girar de nuevo
button-text-board = En texto
alt-flipped = El tablero está girado media vuelta.

## Pistas

hint-best = Lo mejor: { $notation }
hint-idea = { $idea ->
    [ends] Gana de inmediato.
    [only-move] Es la única jugada legal.
    [only-defence] Todas las demás pierden.
    [captures] Captura { hint-pieces }.
    [traps] Encierra { $few ->
        [fox] al zorro
        [foxes] { $count ->
            [one] a un zorro
           *[other] a los dos zorros
        }
       *[tigers] { $count ->
            [one] a un tigre
           *[other] a { $count } tigres
        }
    }.
    [saves] Evita que se { $count ->
        [one] capture
       *[other] capturen
    } { hint-pieces }.
    [closes-gap] Cierra el hueco de { $point }.
    [breaks-through] El camino queda libre.
    [threatens] Amenaza con capturar { hint-pieces }.
    [enters-pen] Lleva un ganso más al corral.
    [approaches] Deja el otro lado a { $count ->
        [one] un paso
       *[other] { $count } pasos
    }.
    [leaves-few-moves] Deja { hint-few } { $count ->
        [0] sin ninguna jugada
        [one] con una sola jugada
       *[other] con solo { $count } jugadas
    }.
    [offers] Entrega { hint-pieces }, lo que merece la pena o no tiene remedio.
    [takes-room] Quita { hint-few } { $count ->
        [one] un punto
       *[other] { $count } puntos
    } de espacio.
    [gains-room] Gana { $count ->
        [one] un punto
       *[other] { $count } puntos
    } de espacio.
    [stays-safe] Después no se puede capturar nada.
    [builds-line] Refuerza la línea.
    [keeps-line] La línea se mantiene.
    [advances] Avanza.
   *[waits] Espera sin cambiar nada.
}
hint-pieces = { $many ->
    [geese] { $count ->
        [one] un ganso
       *[other] { $count } gansos
    }
    [goats] { $count ->
        [one] una cabra
       *[other] { $count } cabras
    }
   *[hounds] { $count ->
        [one] un perro
       *[other] { $count } perros
    }
}
hint-few = { $few ->
    [fox] al zorro
    [foxes] a los zorros
   *[tigers] a los tigres
}
hint-outlook = { $outlook ->
    [win] Está demostrado: ganas en { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas como máximo
    }.
    [loss] Está demostrado: pierdes en { $moves ->
        [0] una jugada como máximo
        [one] una jugada como máximo
       *[other] { $moves } jugadas como máximo
    } si la otra parte juega bien.
    [draw] Con el mejor juego espero tablas.
    [clearly-better] Creo que tienes una clara ventaja.
    [better] Creo que tienes una ligera ventaja.
    [worse] Creo que tienes una ligera desventaja.
    [clearly-worse] Creo que tienes una clara desventaja.
   *[even] Creo que la posición está igualada.
}
hint-line = Después espero: { $moves }

## Análisis

analysis-title = { variant-name } · partida { game-number }
analysis-progress = Repasando la partida { game-number }: { $percent } %
analysis-side = { $player } ({ side-name }): { $blunders ->
    [one] 1 error grave
   *[other] { $blunders } errores graves
}, { $mistakes ->
    [one] 1 error
   *[other] { $mistakes } errores
}, { $inaccuracies ->
    [one] 1 imprecisión
   *[other] { $inaccuracies } imprecisiones
}
analysis-fault = **{ $ply }.** { $played } ({ side-name }): { $fault ->
    [blunder] error grave
    [mistake] error
   *[inaccuracy] imprecisión
}; mejor **{ $better }**
analysis-faultless = No he encontrado nada que se pudiera haber jugado mejor.
alt-curve = La ventaja a lo largo de { $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
}, { $few ->
    [fox] el zorro
    [foxes] los zorros
   *[tigers] los tigres
} arriba, { $many ->
    [geese] los gansos
    [goats] las cabras
   *[hounds] los perros
} abajo; lo que salió mal está marcado y se enumera al lado.

alt-board = { variant-name }. { $few ->
    [fox] Zorro en { $few_points }
    [foxes] Zorros en { $few_points }
   *[tigers] Tigres en { $few_points }
}. { $many ->
    [geese] Gansos en { $many_points }
    [goats] Cabras en { $many_points }
   *[hounds] Perros en { $many_points }
}.
alt-none-on-board = ningún punto
alt-last-move = Última jugada, { $side ->
    [fox] del zorro
    [foxes] de los zorros
    [tigers] de los tigres
    [geese] de los gansos
    [goats] de las cabras
   *[hounds] de los perros
}: { $notation }.
alt-to-move = { $side ->
    [fox] Juega el zorro.
    [foxes] Juegan los zorros.
    [tigers] Juegan los tigres.
    [geese] Juegan los gansos.
    [goats] Juegan las cabras.
   *[hounds] Juegan los perros.
}
alt-captured = { $captured ->
    [geese] Gansos capturados: { $count } de { $need }.
    [goats] Cabras capturadas: { $count } de { $need }.
   *[hounds] Perros capturados: { $count } de { $need }.
}
alt-hand = { $count ->
    [0] Todas las cabras están colocadas.
   *[other] Cabras por colocar: { $count }.
}
alt-pen = El corral: { $pen_points }.
alt-over = { $winner ->
    [fox] Ha ganado el zorro.
    [foxes] Han ganado los zorros.
    [tigers] Han ganado los tigres.
    [geese] Han ganado los gansos.
    [goats] Han ganado las cabras.
   *[hounds] Han ganado los perros.
}
alt-drawn = La partida es tablas.
alt-unfinished = La partida no se jugó hasta el final. { alt-to-move }

## Ofertas y tiempo

offer-draw = { $opponent }, { $player } ofrece tablas en la partida { game-number }. ¿Aceptas?
offer-takeback = { $opponent }, { $player } querría deshacer la última jugada de la partida { game-number }. ¿Aceptas?
offer-end = { $state ->
    [accepted] Aceptado.
    [declined] Rechazado.
    [withdrawn] Retirado.
   *[outdated] La partida ha seguido.
}
offer-computer-declines = { $player } no acepta las tablas. Vuelve a ofrecerlas cuando la partida haya avanzado un rato y no tengas peor posición.
offer-elsewhere = Enviado; la pregunta está en { $channel }, donde se juega la partida.
offer-done = Acordado en la partida { game-number }; el tablero está en { $channel }.
reminder = { $player }, te toca en la partida { game-number } ({ side-name }), y el tiempo se te acaba { $when }.

## Abandonar

resign-ask = ¿Quieres abandonar la partida { game-number } ({ variant-name }) contra { $opponent }?
resign-done = Has abandonado la partida { game-number }.
button-resign-confirm = Sí, abandonar
button-resign-cancel = Seguir
resign-cancelled = La partida { game-number } sigue.

## Elegir y listar partidas

pick-game = Tienes varias partidas aquí. ¿Cuál quieres decir?
pick-game-to-watch = Aquí se juegan varias partidas. ¿Cuál quieres ver?
entry-players = { $few } – { $many }
pick-game-placeholder = Elige una partida
pick-done = Se ha jugado { $notation } en la partida { game-number }.
played-elsewhere = Se ha jugado { $notation } en la partida { game-number }; el tablero está en { $channel }.
entry-label = { game-number } · { variant-name } · { $opponent }
entry-your-turn = te toca
entry-their-turn = esperando a { $opponent }
somebody = alguien
games-line = **{ game-number }** { variant-name } · { $few } ({ $few_side ->
    [fox] zorro
    [foxes] zorros
   *[tigers] tigres
}) – { $many } ({ $many_side ->
    [geese] gansos
    [goats] cabras
   *[hounds] perros
}) · { $channel } · { $ply ->
    [one] 1 jugada
   *[other] { $ply } jugadas
} · { $turn ->
    [yours] **te toca**
   *[theirs] le toca a { $player }
}
games-title-here = Partidas que se juegan aquí
games-title-mine = Tus partidas
games-none-here = Aquí no se está jugando nada. Empieza una partida con `/desafiar`.
games-none-mine = No tienes ninguna partida en curso. Empieza una con `/desafiar`.
button-earlier = Anteriores
button-later = Siguientes

## Puntuaciones

rating-changes = Puntuación: { $few } · { $many }
rating-change = { $player } { $rating } ({ $by })
stats-title = Puntuaciones
stats-none = { $player } todavía no ha jugado ninguna partida que puntúe.
stats-line = { variant-name }, { side-name }: **{ $rating }** ± { $margin }{ $certain ->
    [no] { " " }(provisional)
   *[yes] { "" }
} · { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}, { $draws } tablas, { $losses ->
    [one] 1 derrota
   *[other] { $losses } derrotas
}
alt-results = Resultados en barras: a la izquierda las victorias, en medio las tablas, a la derecha las derrotas.
alt-result = { $number }. { variant-name }, { side-name }: { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}, { $draws } tablas, { $losses ->
    [one] 1 derrota
   *[other] { $losses } derrotas
}, puntuación { $rating }.
best-title = { variant-name }: las mejores puntuaciones con { $side ->
    [fox] el zorro
    [foxes] los zorros
    [tigers] los tigres
    [geese] los gansos
    [goats] las cabras
   *[hounds] los perros
}
best-none = Ninguna puntuación es todavía lo bastante segura: hace falta una docena de partidas que puntúen.
best-line = { $rank }. { $player } **{ $rating }** · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}

## Reglas de los juegos

rules-title = { variant-name }: las reglas
rules-chapter = { $chapter ->
    [moves] Cómo se mueve
    [captures] Capturas
    [winning] Cómo se gana
    [draws] Tablas
    [mistake] Un error frecuente
    [questions] Preguntas
   *[history] De dónde viene
}
rules-start = { $variant ->
    [fox-geese] Un zorro contra trece gansos, en una cruz de treinta y tres puntos. Cada cuadrado pequeño tiene las dos diagonales. Empieza el zorro.
        Con `gansos:` puedes jugar con 15 o 17 gansos, y con `laterales:`, con gansos que también dan pasos hacia los lados.
    [fox-geese-ten] Un zorro contra trece gansos que bajan desde arriba, en una cruz donde solo uno de cada dos puntos tiene diagonales. Empieza el zorro.
    [halatafl] Dos zorros contra veinte gansos, en una cruz de treinta y tres puntos. Los nueve puntos de arriba son el corral; los zorros están en sus esquinas superiores. Empiezan los zorros.
    [gasetavl] Un zorro contra dieciocho gansos, en una gran cruz de cuarenta y cinco puntos donde solo uno de cada dos puntos tiene diagonales. Empieza el zorro.
    [bagh-chal] Cuatro tigres en las esquinas contra veinte cabras, todas aún en la mano. Empiezan las cabras.
   *[fox-hounds] Un zorro contra cuatro perros, en las casillas de un color de un tablero de ajedrez. Empieza el zorro.
}
rules-moves = { $variant ->
    [fox-geese] El zorro da un paso a un punto vecino vacío por cualquier línea y en cualquier dirección. Un ganso da un paso hacia delante, recto o en diagonal, nunca hacia atrás; hacia los lados solo con esa opción.
    [fox-geese-ten] El zorro da un paso por cualquier línea, en cualquier dirección. Un ganso da un paso hacia abajo, recto o en diagonal donde haya línea, o hacia un lado, nunca hacia arriba.
    [halatafl] Un zorro da un paso por cualquier línea, en cualquier dirección. Un ganso da un paso hacia delante, recto o en diagonal, o hacia un lado, nunca hacia atrás.
    [gasetavl] El zorro da un paso por cualquier línea, en cualquier dirección. Un ganso da un paso hacia delante, recto o en diagonal donde haya línea, o hacia un lado, nunca hacia atrás.
    [bagh-chal] Primero se colocan las cabras, una por turno, en cualquier punto vacío; ninguna se mueve mientras quede alguna en la mano. Después una cabra da un paso por cualquier línea. Un tigre da pasos por cualquier línea desde el principio.
   *[fox-hounds] El zorro da un paso de una casilla en diagonal, en cualquier dirección. Un perro da un paso de una casilla en diagonal hacia delante, nunca hacia atrás.
}
rules-captures = { $variant ->
    [fox-geese] El zorro salta por encima de un ganso vecino al punto vacío que hay detrás, siguiendo las líneas, y el ganso desaparece. No está obligado a saltar. Puede seguir saltando en el mismo turno, y parar después de cualquier salto.
    [fox-geese-ten] El zorro salta por encima de un ganso al punto vacío que hay detrás, siguiendo las líneas. No está obligado a saltar, puede seguir saltando en el mismo turno y parar después de cualquier salto.
    [halatafl] Si un zorro puede saltar, uno de los zorros tiene que hacerlo, y sigue saltando mientras pueda. Qué zorro y por dónde lo eliges tú; no tiene que ser el camino con más gansos.
    [gasetavl] El zorro salta por encima de un ganso al punto vacío que hay detrás, siguiendo las líneas. No está obligado a saltar, puede seguir saltando en el mismo turno y parar después de cualquier salto.
    [bagh-chal] Un tigre salta por encima de una sola cabra al punto vacío que hay detrás, siguiendo las líneas, y con eso acaba su turno. No está obligado a saltar. Las cabras no capturan nada.
   *[fox-hounds] Nadie captura nada.
}
rules-winning = { $variant ->
    [fox-geese] El zorro gana cuando quedan menos de cuatro gansos o cuando ningún ganso puede moverse. Los gansos ganan cuando el zorro no puede moverse.
    [fox-geese-ten] El zorro gana con la décima captura o cuando ningún ganso puede moverse. Los gansos ganan cuando el zorro no puede moverse.
    [halatafl] Los zorros ganan cuando quedan menos de nueve gansos o cuando ningún ganso puede moverse. Los gansos ganan cuando hay gansos en los nueve puntos del corral o cuando ninguno de los zorros puede moverse.
    [gasetavl] El zorro gana cuando quedan menos de cuatro gansos o cuando ningún ganso puede moverse. Los gansos ganan cuando el zorro no puede moverse.
    [bagh-chal] Los tigres ganan con la quinta captura o cuando ninguna cabra puede moverse. Las cabras ganan cuando ninguno de los cuatro tigres puede moverse.
   *[fox-hounds] El zorro gana cuando llega a la primera fila, cuando está por debajo de todos los perros o cuando ningún perro puede moverse. Los perros ganan cuando el zorro no puede moverse.
}
rules-draws = { $variant ->
    [fox-geese] Sin pasos laterales no hay tablas: a los gansos se les acaban las jugadas. Con ellos, son tablas si una posición se da por tercera vez o si cada bando hace cincuenta jugadas sin que se capture nada ni avance ningún ganso.
    [fox-geese-ten] Si una posición se da por tercera vez, o si cada bando hace sesenta jugadas sin ninguna captura.
    [halatafl] Si una posición se da por tercera vez, o si cada bando hace cincuenta jugadas sin que se capture nada ni avance ningún ganso.
    [gasetavl] Si una posición se da por tercera vez, o si cada bando hace cincuenta jugadas sin que se capture nada ni avance ningún ganso.
    [bagh-chal] Si una posición se da por tercera vez, o si cada bando hace sesenta jugadas sin que se coloque ni se capture ninguna cabra.
   *[fox-hounds] En la práctica no las hay: los perros nunca retroceden, así que toda partida acaba.
}
rules-mistake = { $variant ->
    [fox-geese] Los gansos que avanzan de uno en uno dejan huecos atrás. Muévelos como un muro y no dejes nunca, detrás de un ganso, un punto vacío al que llegue el zorro.
    [fox-geese-ten] El punto vacío detrás de un ganso aislado es donde cae el zorro. Cierra el punto de caída, no el ganso.
    [halatafl] Un ganso dejado donde un salto empieza una cadena que los zorros agradecen. El arma de los gansos es la contraria: un salto que un zorro tiene que dar, lejos del corral.
    [gasetavl] Dar por hechas las diagonales. Solo las tiene uno de cada dos puntos: mira las líneas antes de contar con un salto.
    [bagh-chal] Querer mover una cabra que está en el tablero mientras quedan otras en la mano. Primero coloca, en el borde y donde ningún tigre pueda saltar.
   *[fox-hounds] Un perro muy adelantado deja que el zorro se cuele por detrás. Mantén la línea unida.
}
rules-questions = { $variant ->
    [fox-geese] *¿Está obligado el zorro a capturar?* No. *¿Pueden los gansos ir hacia atrás?* No. *¿Y hacia los lados?* Solo con esa opción. *¿Y si ningún ganso puede moverse?* Entonces gana el zorro; en otros sitios pueden pasar.
    [fox-geese-ten] *¿Está obligado el zorro a capturar?* No, puede dar un paso aunque pudiera saltar. *¿Pueden los gansos retroceder para reagruparse?* No.
    [halatafl] *¿Qué zorro tiene que saltar?* Cualquiera de los dos. *¿Tiene que ser la cadena más larga?* No. *¿Y si un zorro queda encerrado?* Se queda donde está; tienen que estarlo los dos.
    [gasetavl] *¿Por qué se acaba con tres gansos?* Tres nunca pueden encerrar a un zorro en este tablero.
    [bagh-chal] *¿Puede una cabra capturar a un tigre?* No: las cabras bloquean sus pasos y sus puntos de caída. *¿Está obligado un tigre a capturar?* No.
   *[fox-hounds] *¿Pueden los perros ir hacia los lados o hacia atrás?* No. *¿Puede el zorro saltar por encima de un perro?* No.
}
rules-history = { $variant ->
    [fox-geese] Se conoce en Inglaterra desde el siglo XV. No hay una única manera correcta de jugarlo: en otros sitios los gansos pueden retroceder, capturar es obligatorio, hay 13, 15 o 17 gansos y los tableros tienen todas las diagonales, algunas o ninguna.
    [fox-geese-ten] Una de las muchas maneras en que se ha jugado al zorro y los gansos desde el siglo XV, con menos diagonales y un recuento de capturas.
    [halatafl] Un juego de caza del norte, pariente del tafl, nombrado en la saga de Grettir el Fuerte y conocido a más tardar desde el siglo XIV. Peter Michaelsen describió un juego danés con las mismas piezas.
    [gasetavl] «Tablero de gansos» se llama a varios juegos de caza daneses; Peter Michaelsen escribió sobre su familia en 2009. La cruz grande figura como Gåsetavl (Gedved) en el catálogo de Ludii, donde el zorro salta una vez por turno.
    [bagh-chal] El juego nacional de Nepal. Lim Yew Jin y Jürg Nievergelt demostraron que acaba en tablas si nadie se equivoca («Tigers and Goats is a draw»).
   *[fox-hounds] Un juego antiguo para un tablero de ajedrez. Jugando bien ganan los perros, como muestran Berlekamp, Conway y Guy en «Winning Ways».
}
rules-before = { $variant ->
    [fox-geese] El zorro puede capturar dos gansos en un turno: **{ $moves }**. También puede parar después del primero o no saltar: { $instead }.
    [fox-geese-ten] El zorro puede saltar: **{ $moves }**. Podría seguir en el mismo turno, o dar un paso: { $instead }.
    [halatafl] Un zorro puede saltar, así que uno tiene que hacerlo: **{ $moves }** es la única jugada legal. El otro zorro no puede dar ahora un paso.
    [gasetavl] El punto del zorro no tiene ninguna línea diagonal, así que tiene cuatro pasos: { $instead } y el primero de **{ $moves }**. Un paso más allá sí hay diagonales.
    [bagh-chal] Las cabras colocan una justo al lado de un tigre, con un punto vacío detrás: **{ $moves }**. Valdría cualquier otro punto vacío, como { $instead }.
   *[fox-hounds] El zorro sale y un perro cierra el borde: **{ $moves }**. El zorro también podría empezar con { $instead }.
}
rules-after = { $variant ->
    [fox-geese] Han desaparecido dos gansos. Los gansos nunca retroceden, así que los huecos quedan.
    [fox-geese-ten] El zorro ha capturado uno y ha parado; ahora los gansos pueden cerrar la línea antes de que siga.
    [halatafl] El ganso ha desaparecido. El salto era obligatorio: así llevan los gansos a un zorro adonde quieren.
    [gasetavl] Desde el punto vecino, el zorro ha seguido en diagonal.
    [bagh-chal] El tigre ha saltado la cabra: hay una capturada, quedan diecinueve por colocar y las cabras tienen que seguir colocando.
   *[fox-hounds] Las cinco piezas siguen ahí, porque aquí nunca se captura a nadie.
}
rules-sides = { $few ->
    [fox] El zorro
    [foxes] Los zorros
   *[tigers] Los tigres
} contra { $many ->
    [geese] los gansos
    [goats] las cabras
   *[hounds] los perros
}
rules-other = Otro juego
button-rules = Reglas
button-rules-page = { $page ->
    [rules] Las reglas
    [before] Un ejemplo
   *[after] Jugado
}

## Mirar atrás

replay-title = La partida { game-number } ({ variant-name }) otra vez
replay-too-long = Esta partida es demasiado larga para una imagen animada; sus jugadas están en `/historial`.
alt-replay = Toda la partida como imagen animada, { variant-name }, { $plies ->
    [one] una jugada
   *[other] { $plies } jugadas
}.
history-title = Tus partidas terminadas
history-none = Todavía no has terminado ninguna partida. Empieza una con `/desafiar` o `/máquina`.
history-line = **{ game-number }** { variant-name } · { $result ->
    [won] victoria
    [lost] derrota
   *[drawn] tablas
} con { $side ->
    [fox] el zorro
    [foxes] los zorros
    [tigers] los tigres
    [geese] los gansos
    [goats] las cabras
   *[hounds] los perros
} contra { $opponent } · { $when }
history-line-record = **{ game-number }** { variant-name } · de un registro: { $few } – { $many }, { $winner ->
    [unfinished] sin terminar
    [drawn] tablas
    [fox] ganó el zorro
    [foxes] ganaron los zorros
    [tigers] ganaron los tigres
    [geese] ganaron los gansos
    [goats] ganaron las cabras
   *[hounds] ganaron los perros
} · { $when }
history-no-moves = No se jugó nada.
history-last-moves = Las últimas jugadas; el archivo las tiene todas.
button-newer = Más nuevas
button-older = Más viejas

## Ajustes

settings-title = Tus ajustes
server-settings-title = Ajustes de este servidor
language-name = Español (España)
setting-name = { $setting ->
    [language] Idioma
    [theme] Aspecto de los tableros
    [level] Nivel de la máquina
    [pings] Cuando te toca
    [reminders] Recordatorios
    [quiet] Horas de silencio
    [quiet-from] Silencio desde
    [quiet-to] Silencio hasta
    [variant] Juego si nadie dice otro
    [channels] Se puede jugar en
   *[most-games] Partidas a la vez en un canal
}
setting-line = { $name }: **{ $value }**
setting-as-discord = el de Discord
setting-usual = 3, si no dices otro
setting-pings = te menciono con aviso
setting-no-pings = te nombro sin aviso
setting-quiet = de { $from } a { $to } ({ $zone })
setting-no-quiet = ninguna
setting-zone-hint = Son horas de UTC: dime tu zona horaria con la opción `zona` de `/ajustes`.
setting-direct-refused = Discord no me deja escribirte, así que te lo recuerdo en el canal; permite los mensajes directos y elige otra vez.
setting-everywhere = todas partes
setting-most-games = { $most ->
    [one] 1 partida
   *[other] { $most } partidas
}
setting-no-limit = sin límite
button-pings-on = Avísame
button-pings-off = No me avises
button-quiet-hours = Silencio
button-back = Volver

## Privacidad

privacy-title = Lo que sé de ti
privacy-name = El último nombre con el que te vi: { $name }.
privacy-no-name = Tu nombre, no.
privacy-settings = Lo que has elegido con `/ajustes`.
privacy-no-settings = No has elegido nada.
privacy-games = Tus partidas, con sus jugadas y sus horas: { $running } en curso, { $over ->
    [one] 1 terminada
   *[other] { $over } terminadas
}.
privacy-challenges = Desafíos que hiciste o te hicieron: { $count }.
privacy-ratings = Puntuaciones: { $count }.
privacy-else = Recuerdo durante dos días qué botones se pulsaron, pero no quién lo hizo. De un servidor que me quita me olvido a los 30 días.
privacy-exported = Todo lo que sé de ti está en este archivo.
privacy-exported-part = Parte { $part } de { $parts } de lo que sé de ti: es demasiado para un solo archivo.
privacy-ask = { $running ->
    [0] Me olvido de tu nombre, tus ajustes y tus puntuaciones; tus desafíos abiertos se retiran.
    [one] Me olvido de tu nombre, tus ajustes y tus puntuaciones; tus desafíos abiertos se retiran y tu partida en curso se da por abandonada, para que nadie te espere.
   *[other] Me olvido de tu nombre, tus ajustes y tus puntuaciones; tus desafíos abiertos se retiran y tus { $running } partidas en curso se dan por abandonadas, para que nadie te espere.
} Tus partidas se quedan, a nombre de una cuenta eliminada. Esto no se puede deshacer. ¿Lo quieres?
privacy-forgotten = Hecho: me he olvidado de ti.
button-export = Dámelo todo
button-delete = Bórralo
button-delete-confirm = Sí, bórralo
button-delete-cancel = No, déjalo

## Ayuda

help-title = Reynard juega a los juegos de caza
help-body =
    `/desafiar` reta a alguien, o a quien quiera. Cuando aceptan, aparece el tablero. Con `/máquina` juegas contra mí al momento.
    `/jugar` hace una jugada: escribe `d4-d5` para un paso, `d4xd6xf6` para una captura, `c3` para colocar una cabra; la lista muestra lo que es legal. El botón Jugar, debajo del tablero, hace lo mismo con menús.
    `/reglas` enseña los juegos. `/tablero` muestra el tablero otra vez, `/partidas` lo que se está jugando, `/historial` lo que se jugó; `/importar` lee el registro de una partida de un archivo.
    `/pista` muestra la mejor jugada y por qué. `/tablas` las ofrece, `/deshacer` pide retirar una jugada, `/abandonar` da la partida por perdida; `/analizar` repasa una partida terminada.
    Con `/ajustes` eliges idioma, tableros, avisos y horas de silencio; `/privacidad` dice lo que sé de ti.
help-games-title = Los juegos
help-game = **{ variant-name }**: { $few ->
    [fox] un zorro
    [foxes] dos zorros
   *[tigers] cuatro tigres
} contra { $many ->
    [geese] gansos
    [goats] veinte cabras
   *[hounds] cuatro perros
}
help-names-title = Un nombre, muchas reglas
help-names = A tableros con todas las diagonales, con algunas o con ninguna se los llama igual: zorro y gansos. Aquí los gansos nunca retroceden, capturar es voluntario salvo en Halatafl, el zorro puede saltar varias veces por turno y quien no puede moverse pierde.

## Registros

import-done = Leído: ahora es la partida { game-number } de tu `/historial`. Nadie más la ve ahí, y no cuenta para nada.
import-known = Ya habías leído este registro: es la partida { game-number }.
record-lost = No he podido obtener ese archivo de Discord: envíalo otra vez.
record-too-large = Ese archivo es demasiado grande para un registro: envía uno de { $kilobytes } KB como máximo.
record-no-text = Ese archivo no es texto: envía un registro como los que da `/historial`.
record-tag = La línea { $line } del registro tiene una etiqueta que no sé leer: escribe un nombre y un valor entre comillas, como en `[Date "2026.03.01"]`.
record-second-tag = El registro tiene una segunda etiqueta { $typed } en la línea { $line }: quita una de las dos.
record-no-variant = El registro no dice de qué juego es: empiézalo con una etiqueta como `[Variant "fox-geese"]`.
record-variant = No conozco el juego { $typed } de la línea { $line } del registro: escríbelo como hace `/historial`, por ejemplo `fox-geese`.
record-start = El inicio de la línea { $line } del registro no es una posición de ese juego: corrígelo o quita la etiqueta para usar el inicio habitual.
record-comment = El comentario que empieza en la línea { $line } del registro no termina: ciérralo con `{"}"}`.
record-number = La línea { $line } del registro tiene el número { $found } donde va la jugada { $wanted }: corrige los números o mira si falta una jugada.
record-move = La jugada { $number } del registro, { $typed } en la línea { $line }, no se puede jugar: { $why ->
    [over] la partida termina antes
    [unreadable] no está escrita como una jugada
    [off-board] el tablero no tiene ese punto
    [ambiguous] podría ser varias jugadas
    [one-point] solo nombra un punto
    [no-piece] no hay ninguna pieza donde empieza
    [not-yours] la pieza con la que empieza es del otro bando
    [same-point] no lleva a ninguna parte
    [occupied] hay una pieza donde termina
    [no-line] ninguna línea lleva hasta allí
    [too-far] queda demasiado lejos
    [back] esas piezas nunca retroceden
    [sideways] esas piezas no van hacia los lados en este juego
    [no-captures] esas piezas nunca capturan
    [no-jump] no hay nada sobre lo que saltar
    [must-capture] hay una captura, y es obligatoria
    [must-go-on] hay que seguir saltando
    [single-jump] esas piezas saltan una sola vez por turno
    [must-place] quedan piezas por colocar
   *[no-placing] no se puede colocar nada
}; corrígela y envía el registro otra vez.
record-result = { $typed }, en la línea { $line } del registro, no es un resultado: escribe el bando ganador, como `fox` o `geese`, o `draw`, o `*` para una partida sin terminar.
record-contradiction = Los resultados del registro se contradicen entre sí o con las jugadas: corrígelos o quítalos.
record-trailing = Hay algo después del resultado en la línea { $line } del registro: envía cada partida en su propio archivo.
record-too-many-moves = Esa partida es demasiado larga para mí: leo { $most } jugadas como máximo.

## Negativas: una frase que dice qué falla y qué hacer

refusal-no-game-here = { $elsewhere ->
    [0] No tienes ninguna partida en curso aquí: empieza una con `/desafiar`.
    [one] No tienes ninguna partida en curso en este canal; da el número de la que tienes en otro sitio en la opción `partida` (`/partidas ámbito:todas las mías` la muestra).
   *[other] No tienes ninguna partida en curso en este canal; da en la opción `partida` el número de una de las { $elsewhere } que tienes en otros sitios (`/partidas ámbito:todas las mías` las muestra).
}
refusal-no-such-game = No hay ninguna partida { game-number } que puedas ver aquí; `/partidas` muestra las tuyas.
refusal-not-a-player = No juegas en la partida { game-number }, así que solo puedes mirarla con `/tablero`.
refusal-played-elsewhere = La partida { game-number } se juega en { $channel }, donde solo puedo responder: sigue allí.
refusal-not-your-turn = No te toca en la partida { game-number }: espera a que juegue { $opponent }.
refusal-no-hints = La partida { game-number } se juega sin pistas; se acuerdan con la opción `pistas` de `/desafiar`, o juega contra mí con `/máquina`.
refusal-no-finished-game = Aquí todavía no ha terminado ninguna partida; juega una o di cuál con la opción `partida`.
refusal-not-over = La partida { game-number } todavía se está jugando; se podrá analizar cuando termine.
refusal-game-over = La partida { game-number } ha terminado; empieza otra con `/desafiar`.
refusal-outdated = La partida { game-number } ha seguido desde que se mostró eso; usa su tablero más reciente o `/tablero`.
refusal-old-button = Ese botón es de una versión mía anterior; usa `/tablero` para ver el tablero actual.
refusal-nothing-to-take-back = Todavía no has jugado en la partida { game-number }, así que no hay nada que deshacer.
refusal-asked-already = { $kind ->
    [draw] Ya has ofrecido tablas en la partida { game-number } desde la última jugada; puedes volver a ofrecerlas después de la siguiente.
   *[takeback] Ya has pedido deshacer una jugada en la partida { game-number } desde que se hizo; puedes volver a pedirlo después de la siguiente.
}
refusal-offer-open = { $kind ->
    [draw] En la partida { game-number } hay una oferta de tablas; primero hay que responderla o retirarla.
   *[takeback] En la partida { game-number } se pide deshacer una jugada; primero hay que responder o retirar la petición.
}
refusal-no-such-offer = Esa oferta ya no existe; mira la partida con `/tablero`.
refusal-offer-closed = { $state ->
    [accepted] Eso ya se ha aceptado.
    [declined] Eso se ha rechazado; se puede volver a pedir después de la siguiente jugada.
    [withdrawn] Eso se ha retirado.
   *[outdated] La partida ha seguido desde entonces; vuelve a pedirlo si aún lo quieres.
}
refusal-own-offer = Lo has pedido tú; tiene que responder la otra parte.
refusal-too-many-records = Has traído { $most } partidas como registros, todas las que puedo guardar por persona; `/privacidad` te las da todas en un archivo.
refusal-nobody-played = La partida { game-number } se leyó de un registro, así que no hay con quién repetirla: desafía a alguien con `/desafiar`.
refusal-rematch-asked = Ya has pedido la revancha de la partida { game-number }; tiene que responder la otra parte.
refusal-challenged-self = No puedes desafiarte a ti: elige a otra persona, o deja `rival` vacío para desafiar a quien quiera.
refusal-challenged-bot = Los bots no juegan; elige a una persona, o deja `rival` vacío para desafiar a quien quiera.
refusal-challenged-absent = Esa persona no ve este canal; desafía a alguien que lo vea, o hazlo donde estéis ambas partes.
refusal-challenged-alone = Nadie más ve esta conversación; desafía a alguien en un canal donde estéis ambas partes.
refusal-options-of-fox-geese = Las opciones `gansos` y `laterales` son de Zorro y gansos: déjalas vacías para { variant-name }.
refusal-no-such-challenge = Ese desafío ya no existe; haz otro con `/desafiar`.
refusal-challenge-closed = { $state ->
    [accepted] Ese desafío ya se ha aceptado; haz otro con `/desafiar`.
    [declined] Ese desafío se ha rechazado; haz otro con `/desafiar`.
    [withdrawn] Ese desafío se ha retirado; haz otro con `/desafiar`.
   *[lapsed] Ese desafío ha caducado; haz otro con `/desafiar`.
}
refusal-not-challenged = Ese desafío es para { $opponent }; haz el tuyo con `/desafiar`.
refusal-not-your-challenge = Solo quien hizo ese desafío puede retirarlo; si no lo quieres, déjalo estar.
refusal-no-such-opponent = Quien jugó esa partida ya no está; desafía a otra persona con `/desafiar`.
refusal-countered-already = Ya has respondido a ese desafío con otras condiciones: espera la respuesta o retíralas primero.
refusal-own-challenge = Tu desafío tiene que aceptarlo otra persona; tú puedes retirarlo.
refusal-games-elsewhere = Este servidor solo permite jugar en { $channels }: ve allí.
refusal-channel-full = { $most ->
    [one] Aquí se está jugando una partida, y este servidor permite una a la vez por canal: espera a que acabe o juega en otro canal.
   *[other] Aquí se están jugando { $most } partidas, todas las que este servidor permite por canal: espera a que acabe una o juega en otro canal.
}
refusal-too-many-games = Estás jugando { $most } partidas, todas las que puedo llevar por persona: termina o abandona una (`/partidas ámbito:todas las mías` las muestra).
refusal-too-many-games-of = { $player } está jugando { $most } partidas, todas las que puedo llevar por persona: vuelve a intentarlo cuando acabe una.
refusal-unknown-zone = No conozco la zona horaria { $typed }: elige una de la lista, como `Europe/Madrid`.
refusal-not-in-server = Son los ajustes de un servidor: usa el comando en uno.
refusal-not-manager = Los ajustes de este servidor solo los cambia quien puede gestionarlo: pídeselo.
refusal-too-many-channels = No se pueden permitir más de { $most } canales uno a uno: quita uno con `prohibir`, o permítelos todos sin elegir ninguno en el menú.
refusal-unknown-choice = No conozco ese valor de `{ $option }`: elige uno de la lista.

## Lo que no puede ser una jugada. $role es una pieza

piece = { $role ->
    [fox] zorro
    [goose] ganso
    [tiger] tigre
    [goat] cabra
   *[hound] perro
}
move-candidates = Podrías jugar { $moves }.
move-more = { $count ->
    [one] 1 más
   *[other] { $count } más
}
move-unreadable = No consigo leer { $typed } como jugada: nombra sus puntos, como en `{ $example }`.
move-off-board = Este tablero no tiene el punto { $point }: elige uno de los que se ven en la imagen.
move-ambiguous = { $typed } podría ser varias jugadas: nombra todos los puntos.
move-only-one-point = Solo { $at } no dice de dónde a dónde: nombra los dos puntos.
move-no-piece = No hay ninguna pieza en { $at }: empieza desde una tuya.
move-not-yours = { $role ->
    [goat] La cabra
    [goose] El ganso
    [tiger] El tigre
    [hound] El perro
   *[fox] El zorro
} de { $at } es de la otra parte: empieza desde una pieza tuya.
move-same-point = Eso va de { $at } a { $at }: nombra el punto al que quieres ir.
move-occupied = { $role ->
    [goat] Hay una cabra
    [goose] Hay un ganso
    [tiger] Hay un tigre
    [hound] Hay un perro
   *[fox] Hay un zorro
} en { $at }: ve a un punto vacío.
move-no-line = { $board ->
    [squares] Aquí las piezas se mueven en diagonal, de casilla en casilla: de { $from } a { $to } no es un paso así.
   *[lines] Ninguna línea lleva de { $from } a { $to }: sigue las líneas del tablero.
}
move-too-far = { $role ->
    [goat] Una cabra
    [goose] Un ganso
    [tiger] Un tigre
    [hound] Un perro
   *[fox] Un zorro
} se mueve de punto en punto, así que de { $from } a { $to } es demasiado lejos.
move-never-back = { $role ->
    [goose] Los gansos nunca retroceden
    [goat] Las cabras nunca retroceden
    [hound] Los perros nunca retroceden
    [tiger] Los tigres nunca retroceden
   *[fox] Los zorros nunca retroceden
}: elige una jugada hacia el otro lado.
move-never-sideways = { $role ->
    [goose] Los gansos no van
    [goat] Las cabras no van
    [hound] Los perros no van
    [tiger] Los tigres no van
   *[fox] Los zorros no van
} hacia los lados en este juego: elige una jugada hacia delante.
move-never-captures = { $role ->
    [goose] Los gansos nunca capturan
    [goat] Las cabras nunca capturan
    [hound] Los perros nunca capturan
    [tiger] Los tigres nunca capturan
   *[fox] Los zorros nunca capturan
} aquí: elige un paso a un punto vecino.
move-not-a-capture = Entre { $from } y { $to }, que son vecinos, no se captura nada: una captura salta por encima de una pieza.
move-nothing-to-jump = En { $over } no hay nada sobre lo que saltar: salta por encima de un rival vecino al punto vacío que tiene detrás.
move-landing-occupied = { $role ->
    [goat] Hay una cabra
    [goose] Hay un ganso
    [tiger] Hay un tigre
    [hound] Hay un perro
   *[fox] Hay un zorro
} en { $at }, donde caería el salto: el punto detrás del rival tiene que estar vacío.
move-must-capture = { $role ->
    [goat] Una cabra
    [goose] Un ganso
    [tiger] Un tigre
    [hound] Un perro
   *[fox] Un zorro
} puede capturar, y en este juego tiene que hacerlo: elige una de las capturas.
move-must-go-on = Hay que seguir saltando desde { $at } mientras se pueda.
move-single-jump = { $role ->
    [goat] Una cabra
    [goose] Un ganso
    [tiger] Un tigre
    [hound] Un perro
   *[fox] Un zorro
} salta una sola vez por turno: nombra un único punto de caída.
move-must-place = Hay que colocar todas las cabras antes de mover ninguna, y { $count ->
    [one] aún tienes 1 cabra
   *[other] aún tienes { $count } cabras
} en la mano: nombra un punto vacío.
move-hand-empty = Ya están colocadas todas las cabras: mueve una por una línea a un punto vecino.
move-never-placed = { $role ->
    [goose] Los gansos no se colocan
    [goat] Las cabras no se colocan
    [hound] Los perros no se colocan
    [tiger] Los tigres no se colocan
   *[fox] Los zorros no se colocan
} nunca: nombra de dónde a dónde.

fault = Algo ha fallado por mi parte; mira `/tablero` e inténtalo otra vez.
fault-unreadable = No he entendido lo que me ha enviado Discord; inténtalo otra vez, y si un botón sigue fallando, escribe el comando.
fault-plain-board = Discord no me deja mostrar aquí la imagen de la partida { game-number }; usa `/tablero` para verla.

## Comandos: nombres en minúsculas, sin espacios, de 32 letras como máximo; descripciones, de 100

command-challenge = desafiar
    .description = Desafía a alguien, o a quien quiera, a un juego de caza
command-computer = máquina
    .description = Juega contra la máquina, al momento
command-move = jugar
    .description = Haz una jugada en tu partida
command-history = historial
    .description = Tus partidas terminadas, o una partida con sus jugadas y su repetición
command-import = importar
    .description = Lee una partida de un registro, como los que da /historial, para verla aquí
command-hint = pista
    .description = Muestra la mejor jugada y por qué
command-analyse = analizar
    .description = Repasa una partida terminada: quién iba ganando y qué salió mal
command-board = tablero
    .description = Muestra el tablero otra vez
command-games = partidas
    .description = Las partidas que se juegan aquí, o todas las tuyas
command-draw = tablas
    .description = Ofrece tablas
command-takeback = deshacer
    .description = Pide deshacer tu última jugada
command-challenge-person = Desafiar a una partida
command-resign = abandonar
    .description = Da tu partida por perdida
command-stats = estadísticas
    .description = Las puntuaciones y los resultados de alguien
command-leaderboard = clasificación
    .description = Las mejores puntuaciones de este servidor, o de todos
command-settings = ajustes
    .description = Tu idioma, tus tableros, avisos, recordatorios y horas de silencio
command-server-settings = ajustes-servidor
    .description = Dónde y a qué juega este servidor, y en qué idioma
command-privacy = privacidad
    .description = Lo que sé de ti: léelo, llévatelo en un archivo o haz que se borre
command-rules = reglas
    .description = Cómo se juega, con imágenes
command-help = ayuda
    .description = Qué hago y cómo se juega

option-opponent = rival
    .description = A quién desafías; déjalo vacío para desafiar a quien quiera
option-variant = juego
    .description = A qué se juega; Zorro y gansos si ni tú ni el servidor decís otro
option-side = bando
    .description = Qué bando quieres; al azar si no lo dices
option-level = nivel
    .description = Cuánto juega la máquina, de 1 (para empezar) a 8; el de tus ajustes si no lo dices
option-geese = gansos
    .description = Zorro y gansos: cuántos gansos; 13 si no lo dices
option-sideways = laterales
    .description = Zorro y gansos: si los gansos pueden ir hacia los lados
option-hints = pistas
    .description = Si ambas partes podéis pedir pistas; no, si no lo dices
option-pace = ritmo
    .description = El tiempo por jugada; sin límite si no lo dices
option-user = persona
    .description = De quién; tuyas si no lo dices
option-rated = puntúa
    .description = Si la partida cuenta para las puntuaciones; sí, si no lo dices
option-move = jugada
    .description = Tu jugada, como d4-d5, d4xd6xf6 o c3
option-game = partida
    .description = Cuál de tus partidas, si tienes varias
option-record = registro
    .description = El registro: un archivo de texto
option-text = texto
    .description = Como texto en vez de imagen
option-scope = ámbito
    .description = Solo de aquí, o todas

option-language = idioma
    .description = El idioma en que hablo
option-theme = aspecto
    .description = Cómo se ven tus tableros
option-pings = avisos
    .description = Si te menciono con aviso cuando te toca
option-reminders = recordatorios
    .description = Dónde te recuerdo que te toca
option-quiet-from = silencio-desde
    .description = La hora desde la que nadie te avisa, de 0 a 23
option-quiet-to = silencio-hasta
    .description = La hora hasta la que nadie te avisa, de 0 a 23; la misma que silencio-desde: ninguna
option-zone = zona
    .description = Tu zona horaria, para las horas de silencio
option-allow = permitir
    .description = Un canal donde se puede jugar; en todas partes si no hay ninguno
option-disallow = prohibir
    .description = Un canal donde ya no se puede jugar
option-most-games = máximo
    .description = Cuántas partidas puede haber a la vez en un canal; 0 para no poner límite

choice-wood = madera
choice-slate = pizarra
choice-contrast = alto contraste
choice-colorblind = para daltonismo
choice-channel = en el canal de la partida
choice-direct = por mensaje directo
choice-off = sin recordatorios
choice-fox-geese = Zorro y gansos
choice-halatafl = Halatafl
choice-gasetavl = Gåsetavl
choice-fox-geese-ten = Zorro y gansos a diez capturas
choice-bagh-chal = Bagh-Chal
choice-fox-hounds = Zorro y perros
choice-random = al azar
choice-none = sin límite
choice-1h = 1 hora por jugada
choice-1d = 1 día por jugada
choice-3d = 3 días por jugada
choice-7d = 7 días por jugada
choice-few = el zorro, los zorros o los tigres
choice-many = los gansos, las cabras o los perros
choice-1 = 1, para empezar
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-6 = 6
choice-7 = 7
choice-8 = 8, el más fuerte
choice-13 = 13
choice-15 = 15
choice-17 = 17
choice-here = aquí
choice-everywhere = en todas partes
choice-mine = todas las mías
