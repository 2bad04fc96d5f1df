### Español de América Latina: solo lo que difiere de es-ES.

language-name = Español (Latinoamérica)
refusal-challenged-absent = Esa persona no ve este canal; desafía a alguien que lo vea, o hazlo donde estén ambas partes.
refusal-challenged-alone = Nadie más ve esta conversación; desafía a alguien en un canal donde estén ambas partes.
refusal-unknown-zone = No conozco la zona horaria { $typed }: elige una de la lista, como `America/Mexico_City`.
command-computer = computadora
    .description = Juega contra la computadora, al momento
setting-name = { $setting ->
    [language] Idioma
    [theme] Aspecto de los tableros
    [level] Nivel de la computadora
    [pings] Cuando te toca
    [reminders] Recordatorios
    [quiet] Horas de silencio
    [quiet-from] Silencio desde
    [quiet-to] Silencio hasta
    [variant] Juego si nadie dice otro
    [channels] Se puede jugar en
   *[most-games] Partidas a la vez en un canal
}
history-none = Todavía no has terminado ninguna partida. Empieza una con `/desafiar` o `/computadora`.
refusal-no-hints = La partida { game-number } se juega sin pistas; se acuerdan con la opción `pistas` de `/desafiar`, o juega contra mí con `/computadora`.
help-body =
    `/desafiar` reta a alguien, o a quien quiera. Cuando aceptan, aparece el tablero. Con `/computadora` juegas contra mí al momento.
    `/jugar` hace una jugada: escribe `d4-d5` para un paso, `d4xd6xf6` para una captura, `c3` para colocar una cabra; la lista muestra lo que es legal. El botón Jugar, debajo del tablero, hace lo mismo con menús.
    `/reglas` enseña los juegos. `/tablero` muestra el tablero otra vez, `/partidas` lo que se está jugando, `/historial` lo que se jugó; `/importar` lee el registro de una partida de un archivo.
    `/pista` muestra la mejor jugada y por qué. `/tablas` las ofrece, `/deshacer` pide retirar una jugada, `/abandonar` da la partida por perdida; `/analizar` repasa una partida terminada.
    Con `/ajustes` eliges idioma, tableros, avisos y horas de silencio; `/privacidad` dice lo que sé de ti.
option-variant = juego
    .description = A qué se juega; Zorro y gansos si ni tú ni el servidor dicen otro
option-level = nivel
    .description = Cuánto juega la computadora, de 1 (para empezar) a 8; el de tus ajustes si no lo dices
option-hints = pistas
    .description = Si ambas partes pueden pedir pistas; no, si no lo dices
