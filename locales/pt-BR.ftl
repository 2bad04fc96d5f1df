### Português do Brasil. Tratamento por você; «partida» é o que duas pessoas jogam, «jogo» é o tipo de jogo.
### $side e $role são chaves: escolhem-se variantes por elas. Os argumentos que começam com < são menções: ficam inteiros.

## Jogos e peças

variant-name = { $variant ->
    [fox-geese] Raposa e gansos
    [fox-geese-15] Raposa e gansos, 15 gansos
    [fox-geese-17] Raposa e gansos, 17 gansos
    [fox-geese-sideways] Raposa e gansos, com passos laterais
    [fox-geese-15-sideways] Raposa e gansos, 15 gansos, com passos laterais
    [fox-geese-17-sideways] Raposa e gansos, 17 gansos, com passos laterais
    [halatafl] Halatafl
    [gasetavl] Gåsetavl
    [fox-geese-ten] Raposa e gansos até dez capturas
    [bagh-chal] Bagh-Chal
   *[fox-hounds] Raposa e cães
}
side-name = { $side ->
    [fox] raposa
    [foxes] raposas
    [tigers] tigres
    [geese] gansos
    [goats] cabras
   *[hounds] cães
}
game-number = #{ $game }

## Desafios

challenge-card = { $challenger } desafia { $opponent }.
challenge-card-open = { $challenger } desafia quem quiser jogar.
challenge-side = { $challenger } joga com { $side ->
    [fox] a raposa
    [foxes] as raposas
    [tigers] os tigres
    [geese] os gansos
    [goats] as cabras
   *[hounds] os cães
}.
challenge-side-random = Lados por sorteio.
challenge-lapses = Expira { $when }.
challenge-accepted = Aceito: a partida começou.
challenge-declined = Recusado.
challenge-withdrawn = { $challenger } retirou o desafio.
challenge-lapsed = Ninguém respondeu em um dia, então o desafio expirou.
button-accept = Aceitar
button-decline = Recusar
button-withdraw = Retirar
challenge-hints = Os dois lados podem pedir dicas.
challenge-pace = { $pace ->
    [hour] Uma hora por lance.
    [day] Um dia por lance.
    [three-days] Três dias por lance.
    [week] Sete dias por lance.
   *[none] Sem limite de tempo.
}
challenge-rated = Vale pontos.
challenge-unrated = Amistosa.
challenge-card-counter = { $challenger } responde a { $opponent } com outras condições.
challenge-countered = Respondido com outras condições.
button-counter = Contraproposta
counter-ask = Em que condições você jogaria?
counter-side = Você joga com { $side ->
    [fox] a raposa
    [foxes] as raposas
    [tigers] os tigres
    [geese] os gansos
    [goats] as cabras
   *[hounds] os cães
}.
counter-game = Outro jogo
counter-sides = Outro lado
counter-pace = Outro ritmo
counter-sent = Enviado.
button-send = Enviar
button-rated = Vale pontos
button-unrated = Amistosa
button-hints = Com dicas
button-no-hints = Sem dicas

## Tabuleiros

board-to-move = { $player }, é a sua vez ({ side-name }).
board-guests = Estou aqui como visita: quem não vê `/jogar` entre os comandos precisa me adicionar também (abra meu perfil e escolha “Adicionar aplicativo”).
board-mute = Aqui só posso responder, não escrever por conta própria, então lembretes e finais podem passar despercebidos: quem gerencia este canal pode me permitir vê-lo e enviar mensagens.
ability-no-files = Não posso mostrar imagens nem arquivos neste canal: quem o gerencia pode me permitir anexar arquivos.
deleted-player = conta excluída
board-thinking = { $player } está pensando ({ side-name }).
computer-level = { $player } joga no nível { $level } de 8: { $level ->
    [1] como quem está começando e só vê o próprio lance
    [2] como quem está começando e vê a próxima captura
    [3] como quem já jogou algumas partidas
    [4] como quem joga de vez em quando
    [5] como quem joga bastante
    [6] como quem joga forte
    [7] quase o melhor que pode
   *[8] o melhor que pode
}. Responde em uns dois segundos.
board-begins = { $few } joga com { $few_side ->
    [fox] a raposa
    [foxes] as raposas
   *[tigers] os tigres
}, { $many } com { $many_side ->
    [geese] os gansos
    [goats] as cabras
   *[hounds] os cães
}.
board-step = { $player } ({ side-name }) jogou **{ $notation }**.
board-capture = { $player } ({ side-name }) jogou **{ $notation }** e capturou { $captured ->
    [geese] { $count ->
        [one] um ganso
       *[other] { $count } gansos
    }
    [goats] { $count ->
        [one] uma cabra
       *[other] { $count } cabras
    }
   *[hounds] { $count ->
        [one] um cão
       *[other] { $count } cães
    }
}.
board-placement = { $player } colocou uma cabra em **{ $notation }**.
board-captured = { $captured ->
    [geese] Gansos capturados: { $count } de { $need }
    [goats] Cabras capturadas: { $count } de { $need }
   *[hounds] Cães capturados: { $count } de { $need }
}
board-hand = Cabras a colocar: { $count }
board-legend = `F` { $few ->
    [fox] raposa
    [foxes] raposa
   *[tigers] tigre
} · `g` { $many ->
    [geese] ganso
    [goats] cabra
   *[hounds] cão
}
board-deadline = O tempo acaba { $when }.
board-footer = Partida { game-number } · { $ply ->
    [0] início
   *[other] lance { $ply }
}
board-won = { $player } vence com { $side ->
    [fox] a raposa
    [foxes] as raposas
    [tigers] os tigres
    [geese] os gansos
    [goats] as cabras
   *[hounds] os cães
}: { $reason ->
    [captures] { $loser ->
        [geese] gansos suficientes foram capturados
        [goats] cabras suficientes foram capturadas
       *[hounds] cães suficientes foram capturados
    }
    [pen-full] os nove pontos do curral estão ocupados
    [goal] a raposa chegou ao outro lado
    [past] a raposa passou por todos os cães
    [recorded] é o que diz o registro
    [resigned] { $loser ->
        [fox] a raposa desistiu
        [foxes] as raposas desistiram
        [tigers] os tigres desistiram
        [geese] os gansos desistiram
        [goats] as cabras desistiram
       *[hounds] os cães desistiram
    }
    [out-of-time] { $loser ->
        [fox] acabou o tempo da raposa
        [foxes] acabou o tempo das raposas
        [tigers] acabou o tempo dos tigres
        [geese] acabou o tempo dos gansos
        [goats] acabou o tempo das cabras
       *[hounds] acabou o tempo dos cães
    }
   *[immobile] { $loser ->
        [fox] a raposa não tem mais lances
        [foxes] as raposas não têm mais lances
        [tigers] os tigres não têm mais lances
        [geese] os gansos não têm mais lances
        [goats] as cabras não têm mais lances
       *[hounds] os cães não têm mais lances
    }
}.
board-drawn = Empate: { $reason ->
    [repetition] a mesma posição surgiu pela terceira vez
    [agreed] os dois lados concordaram
    [recorded] é o que diz o registro
   *[quiet] foram feitos lances demais sem progresso
}.
board-unfinished = Não foi jogada até o fim.
board-link = [O tabuleiro mais recente]({ $link })
button-rematch = Revanche
button-draw = Empate
button-resign = Desistir
button-hint = Dica
button-replay = Replay
button-analyse = Analisar
button-move = Jogar
button-more = Mais

## Um lance montado por menus

pick-piece = Qual peça?
pick-place = Onde você coloca uma cabra?
pick-target = Para onde, de { $at }?
pick-chain = { $notation }: { $end ->
    [free] continua ou para aqui?
   *[forced] é preciso continuar. Para onde?
}
pick-only-captures = Você tem que capturar.
pick-placeholder-piece = Escolha uma peça
pick-placeholder-point = Escolha um ponto
pick-entry-piece = { $at } — { $captures ->
    [0] { pick-steps }
   *[other] { $steps ->
        [0] { pick-captures }
       *[other] { pick-steps }, { pick-captures }
    }
}
pick-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}
pick-captures = { $captures ->
    [one] { $captures } captura
   *[other] { $captures } capturas
}
pick-entry-jump = { $at } — captura { $role ->
    [goat] a cabra
    [goose] o ganso
    [tiger] o tigre
    [hound] o cão
   *[fox] a raposa
} em { $over }{ $more ->
    [0] { "" }
   *[other] { " " }e pode continuar
}
button-pick-stop = Parar aqui
button-pick-undo = Desfazer salto
button-pick-back = Voltar
alt-pick-pieces = Um anel marca cada peça que pode se mover: { $points }.
alt-pick-places = Um ponto colorido marca cada lugar onde se pode colocar uma cabra: { $points }.
alt-pick-targets = Um anel marca a peça em { $at }, e um ponto colorido cada lugar aonde ela pode ir: { $points }.
alt-pick-chain = Os saltos até agora, { $notation }, já aparecem no tabuleiro, com o que capturam riscado.

## O que mais se pode fazer com uma partida

more-title = Partida { game-number }: o que você quer?
more-no-moves = Ninguém jogou ainda.
button-takeback = Voltar lance
button-moves = Lances
button-flip = Girar
button-flip-back = Desgirar
button-text-board = Em texto
alt-flipped = O tabuleiro está girado meia volta.

## Dicas

hint-best = O melhor: { $notation }
hint-idea = { $idea ->
    [ends] Vence na hora.
    [only-move] É o único lance legal.
    [only-defence] Qualquer outro lance perde.
    [captures] Captura { hint-pieces }.
    [traps] Prende { $few ->
        [fox] a raposa
        [foxes] { $count ->
            [one] uma raposa
           *[other] as duas raposas
        }
       *[tigers] { $count ->
            [one] um tigre
           *[other] { $count } tigres
        }
    }.
    [saves] Salva { hint-pieces } da captura.
    [closes-gap] Fecha a brecha em { $point }.
    [breaks-through] O caminho está livre.
    [threatens] Ameaça capturar { hint-pieces }.
    [enters-pen] Leva mais um ganso para o curral.
    [approaches] Chega a { $count ->
        [one] um passo
       *[other] { $count } passos
    } do outro lado.
    [leaves-few-moves] Deixa { hint-few } { $count ->
        [0] sem lances
        [one] só um lance
       *[other] só { $count } lances
    }.
    [offers] Entrega { hint-pieces }, o que vale a pena ou não tem remédio.
    [takes-room] Tira { hint-few } { $count ->
        [one] um ponto
       *[other] { $count } pontos
    } de espaço.
    [gains-room] Ganha { $count ->
        [one] um ponto
       *[other] { $count } pontos
    } de espaço.
    [stays-safe] Depois dele, nada pode ser capturado.
    [builds-line] Reforça a linha.
    [keeps-line] A linha aguenta.
    [advances] Avança.
   *[waits] Espera, sem mudar nada.
}
hint-pieces = { $many ->
    [geese] { $count ->
        [one] um ganso
       *[other] { $count } gansos
    }
    [goats] { $count ->
        [one] uma cabra
       *[other] { $count } cabras
    }
   *[hounds] { $count ->
        [one] um cão
       *[other] { $count } cães
    }
}
hint-few = { $few ->
    [fox] à raposa
    [foxes] às raposas
   *[tigers] aos tigres
}
hint-outlook = { $outlook ->
    [win] Está provado: você vence { $moves ->
        [one] em um lance
       *[other] em no máximo { $moves } lances
    }.
    [loss] Está provado: você perde { $moves ->
        [0] em no máximo um lance
        [one] em no máximo um lance
       *[other] em no máximo { $moves } lances
    } se o outro lado jogar bem.
    [draw] Com o melhor jogo, espero um empate.
    [clearly-better] Acho que você tem clara vantagem.
    [better] Acho que você tem leve vantagem.
    [worse] Acho que você tem leve desvantagem.
    [clearly-worse] Acho que você tem clara desvantagem.
   *[even] Acho que está igual.
}
hint-line = Depois espero: { $moves }

## Análise

analysis-title = { variant-name } · partida { game-number }
analysis-progress = Revendo a partida { game-number }: { $percent }%
analysis-side = { $player } ({ side-name }): { $blunders ->
    [one] { $blunders } erro grave
   *[other] { $blunders } erros graves
}, { $mistakes ->
    [one] { $mistakes } erro
   *[other] { $mistakes } erros
}, { $inaccuracies ->
    [one] { $inaccuracies } imprecisão
   *[other] { $inaccuracies } imprecisões
}
analysis-fault = **{ $ply }.** { $played } ({ side-name }): { $fault ->
    [blunder] erro grave
    [mistake] erro
   *[inaccuracy] imprecisão
}; melhor **{ $better }**
analysis-faultless = Não achei nada que pudesse ter sido jogado melhor.
alt-curve = A vantagem ao longo de { $plies ->
    [one] { $plies } lance
   *[other] { $plies } lances
}, { $few ->
    [fox] a raposa
    [foxes] as raposas
   *[tigers] os tigres
} em cima, { $many ->
    [geese] os gansos
    [goats] as cabras
   *[hounds] os cães
} embaixo; o que deu errado está marcado e listado ao lado.

alt-board = { variant-name }. { $few ->
    [fox] Raposa em { $few_points }
    [foxes] Raposas em { $few_points }
   *[tigers] Tigres em { $few_points }
}. { $many ->
    [geese] Gansos em { $many_points }
    [goats] Cabras em { $many_points }
   *[hounds] Cães em { $many_points }
}.
alt-none-on-board = nenhum ponto
alt-last-move = Último lance, { $side ->
    [fox] da raposa
    [foxes] das raposas
    [tigers] dos tigres
    [geese] dos gansos
    [goats] das cabras
   *[hounds] dos cães
}: { $notation }.
alt-to-move = { $side ->
    [fox] É a vez da raposa.
    [foxes] É a vez das raposas.
    [tigers] É a vez dos tigres.
    [geese] É a vez dos gansos.
    [goats] É a vez das cabras.
   *[hounds] É a vez dos cães.
}
alt-captured = { $captured ->
    [geese] Gansos capturados: { $count } de { $need }.
    [goats] Cabras capturadas: { $count } de { $need }.
   *[hounds] Cães capturados: { $count } de { $need }.
}
alt-hand = { $count ->
    [0] Todas as cabras estão colocadas.
   *[other] Cabras a colocar: { $count }.
}
alt-pen = O curral: { $pen_points }.
alt-over = { $winner ->
    [fox] A raposa venceu.
    [foxes] As raposas venceram.
    [tigers] Os tigres venceram.
    [geese] Os gansos venceram.
    [goats] As cabras venceram.
   *[hounds] Os cães venceram.
}
alt-drawn = A partida empatou.
alt-unfinished = A partida não foi jogada até o fim. { alt-to-move }

## Ofertas e tempo

offer-draw = { $opponent }, { $player } propõe empate na partida { game-number }. Você aceita?
offer-takeback = { $opponent }, { $player } gostaria de voltar o último lance na partida { game-number }. Você aceita?
offer-end = { $state ->
    [accepted] Aceito.
    [declined] Recusado.
    [withdrawn] Retirado.
   *[outdated] A partida seguiu.
}
offer-computer-declines = { $player } não aceita o empate. Proponha de novo quando a partida tiver andado um pouco e você não estiver pior.
offer-elsewhere = Enviado; a pergunta está em { $channel }, onde se joga a partida.
offer-done = Combinado na partida { game-number }; o tabuleiro está em { $channel }.
reminder = { $player }, é a sua vez na partida { game-number } ({ side-name }), e o seu tempo acaba { $when }.

## Desistir

resign-ask = Você quer desistir da partida { game-number } ({ variant-name }) contra { $opponent }?
resign-done = Você desistiu da partida { game-number }.
button-resign-confirm = Sim, desistir
button-resign-cancel = Seguir
resign-cancelled = A partida { game-number } segue.

## Escolher e listar partidas

pick-game = Você tem várias partidas aqui. Qual delas?
pick-game-to-watch = Várias partidas estão sendo jogadas aqui. Qual você quer ver?
entry-players = { $few } – { $many }
pick-game-placeholder = Escolha uma partida
pick-done = Jogado { $notation } na partida { game-number }.
played-elsewhere = Jogado { $notation } na partida { game-number }; o tabuleiro está em { $channel }.
entry-label = { game-number } · { variant-name } · { $opponent }
entry-your-turn = sua vez
entry-their-turn = esperando { $opponent }
somebody = alguém
games-line = **{ game-number }** { variant-name } · { $few } ({ $few_side ->
    [fox] raposa
    [foxes] raposas
   *[tigers] tigres
}) – { $many } ({ $many_side ->
    [geese] gansos
    [goats] cabras
   *[hounds] cães
}) · { $channel } · { $ply ->
    [one] { $ply } lance
   *[other] { $ply } lances
} · { $turn ->
    [yours] **sua vez**
   *[theirs] vez de { $player }
}
games-title-here = Partidas em andamento aqui
games-title-mine = Suas partidas
games-none-here = Ninguém está jogando aqui. Comece uma partida com `/desafiar`.
games-none-mine = Você não tem partidas em andamento. Comece uma com `/desafiar`.
button-earlier = Anteriores
button-later = Próximas

## Pontuação

rating-changes = Pontuação: { $few } · { $many }
rating-change = { $player } { $rating } ({ $by })
stats-title = Pontuação
stats-none = { $player } ainda não jogou nenhuma partida que vale pontos.
stats-line = { variant-name }, { side-name }: **{ $rating }** ± { $margin }{ $certain ->
    [no] { " " }(provisória)
   *[yes] { "" }
} · { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}, { $draws ->
    [one] { $draws } empate
   *[other] { $draws } empates
}, { $losses ->
    [one] { $losses } derrota
   *[other] { $losses } derrotas
}
alt-results = Resultados em barras: vitórias à esquerda, empates no meio, derrotas à direita.
alt-result = { $number }. { variant-name }, { side-name }: { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}, { $draws ->
    [one] { $draws } empate
   *[other] { $draws } empates
}, { $losses ->
    [one] { $losses } derrota
   *[other] { $losses } derrotas
}, pontuação { $rating }.
best-title = { variant-name }: as melhores pontuações com { $side ->
    [fox] a raposa
    [foxes] as raposas
    [tigers] os tigres
    [geese] os gansos
    [goats] as cabras
   *[hounds] os cães
}
best-none = Nenhuma pontuação é segura o bastante ainda: é preciso uma dúzia de partidas que valem pontos.
best-line = { $rank }. { $player } **{ $rating }** · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}

## Regras dos jogos

rules-title = { variant-name }: as regras
rules-chapter = { $chapter ->
    [moves] Como se move
    [captures] Capturas
    [winning] Como se vence
    [draws] Empate
    [mistake] Um erro comum
    [questions] Perguntas
   *[history] De onde vem
}
rules-start = { $variant ->
    [fox-geese] Uma raposa contra treze gansos, numa cruz de trinta e três pontos. Cada quadradinho tem as duas diagonais. A raposa começa.
        Com `gansos:` você pode ter 15 ou 17 gansos, e com `laterais:`, gansos que também dão passos para os lados.
    [fox-geese-ten] Uma raposa contra treze gansos que descem de cima, numa cruz em que só um de cada dois pontos tem diagonais. A raposa começa.
    [halatafl] Duas raposas contra vinte gansos, numa cruz de trinta e três pontos. Os nove pontos do alto são o curral; as raposas ficam nos seus cantos superiores. As raposas começam.
    [gasetavl] Uma raposa contra dezoito gansos, numa grande cruz de quarenta e cinco pontos em que só um de cada dois pontos tem diagonais. A raposa começa.
    [bagh-chal] Quatro tigres nos cantos contra vinte cabras, todas ainda na mão. As cabras começam.
   *[fox-hounds] Uma raposa contra quatro cães, nas casas de uma só cor de um tabuleiro de xadrez. A raposa começa.
}
rules-moves = { $variant ->
    [fox-geese] A raposa dá um passo para um ponto vizinho vazio por qualquer linha, em qualquer direção. Um ganso dá um passo para a frente, reto ou na diagonal, nunca para trás; para o lado só com essa opção.
    [fox-geese-ten] A raposa dá um passo por qualquer linha, em qualquer direção. Um ganso dá um passo para baixo, reto ou na diagonal onde houver linha, ou para o lado, nunca para cima.
    [halatafl] Uma raposa dá um passo por qualquer linha, em qualquer direção. Um ganso dá um passo para a frente, reto ou na diagonal, ou para o lado, nunca para trás.
    [gasetavl] A raposa dá um passo por qualquer linha, em qualquer direção. Um ganso dá um passo para a frente, reto ou na diagonal onde houver linha, ou para o lado, nunca para trás.
    [bagh-chal] Primeiro se colocam as cabras, uma por vez, em qualquer ponto vazio; nenhuma cabra se move enquanto houver uma na mão. Depois uma cabra dá um passo por qualquer linha. Um tigre dá passos por qualquer linha desde o começo.
   *[fox-hounds] A raposa dá um passo de uma casa na diagonal, em qualquer direção. Um cão dá um passo de uma casa na diagonal para a frente, nunca para trás.
}
rules-captures = { $variant ->
    [fox-geese] A raposa salta por cima de um ganso vizinho até o ponto vazio atrás dele, pelas linhas, e o ganso some. Ela não é obrigada a saltar. Pode saltar de novo na mesma vez, e parar depois de qualquer salto.
    [fox-geese-ten] A raposa salta por cima de um ganso até o ponto vazio atrás dele, pelas linhas. Não é obrigada a saltar, pode saltar de novo na mesma vez e parar depois de qualquer salto.
    [halatafl] Se uma raposa pode saltar, uma das raposas tem que saltar, e segue saltando enquanto puder. Qual raposa, e por onde, você escolhe; não precisa ser o caminho com mais gansos.
    [gasetavl] A raposa salta por cima de um ganso até o ponto vazio atrás dele, pelas linhas. Não é obrigada a saltar, pode saltar de novo na mesma vez e parar depois de qualquer salto.
    [bagh-chal] Um tigre salta por cima de uma só cabra até o ponto vazio atrás dela, pelas linhas, e com isso acaba a sua vez. Não é obrigado a saltar. As cabras não capturam nada.
   *[fox-hounds] Ninguém captura nada.
}
rules-winning = { $variant ->
    [fox-geese] A raposa vence quando restam menos de quatro gansos, ou quando nenhum ganso pode se mover. Os gansos vencem quando a raposa não pode se mover.
    [fox-geese-ten] A raposa vence com a décima captura, ou quando nenhum ganso pode se mover. Os gansos vencem quando a raposa não pode se mover.
    [halatafl] As raposas vencem quando restam menos de nove gansos, ou quando nenhum ganso pode se mover. Os gansos vencem quando há gansos nos nove pontos do curral, ou quando nenhuma das raposas pode se mover.
    [gasetavl] A raposa vence quando restam menos de quatro gansos, ou quando nenhum ganso pode se mover. Os gansos vencem quando a raposa não pode se mover.
    [bagh-chal] Os tigres vencem com a quinta captura, ou quando nenhuma cabra pode se mover. As cabras vencem quando nenhum dos quatro tigres pode se mover.
   *[fox-hounds] A raposa vence quando chega à primeira fileira, quando está abaixo de todos os cães ou quando nenhum cão pode se mover. Os cães vencem quando a raposa não pode se mover.
}
rules-draws = { $variant ->
    [fox-geese] Sem passos laterais não há: os lances dos gansos acabam. Com eles, é empate se uma posição surge pela terceira vez, ou se cada lado faz cinquenta lances sem captura e sem que um ganso avance.
    [fox-geese-ten] Se uma posição surge pela terceira vez, ou se cada lado faz sessenta lances sem captura.
    [halatafl] Se uma posição surge pela terceira vez, ou se cada lado faz cinquenta lances sem captura e sem que um ganso avance.
    [gasetavl] Se uma posição surge pela terceira vez, ou se cada lado faz cinquenta lances sem captura e sem que um ganso avance.
    [bagh-chal] Se uma posição surge pela terceira vez, ou se cada lado faz sessenta lances sem colocar nem capturar uma cabra.
   *[fox-hounds] Na prática não há: os cães nunca voltam, então toda partida acaba.
}
rules-mistake = { $variant ->
    [fox-geese] Gansos que avançam um a um deixam buracos atrás de si. Mova-os como um muro, e nunca deixe atrás de um ganso um ponto vazio que a raposa alcance.
    [fox-geese-ten] O ponto vazio atrás de um ganso isolado é onde a raposa cai. Feche o ponto de chegada, não o ganso.
    [halatafl] Um ganso deixado onde um salto começa uma cadeia que as raposas agradecem. A arma dos gansos é a outra: um salto que uma raposa tem que dar, longe do curral.
    [gasetavl] Dar as diagonais por certas. Só um de cada dois pontos as tem: olhe as linhas antes de contar com um salto.
    [bagh-chal] Querer mover uma cabra que está no tabuleiro enquanto há outras na mão. Primeiro coloque, na borda e onde nenhum tigre possa saltar.
   *[fox-hounds] Um cão muito à frente dos outros deixa a raposa passar por trás dele. Mantenha a linha unida.
}
rules-questions = { $variant ->
    [fox-geese] *A raposa é obrigada a capturar?* Não. *Os gansos podem voltar?* Não. *E ir para o lado?* Só com essa opção. *E se nenhum ganso pode se mover?* Então a raposa venceu; em outros lugares, eles podem passar.
    [fox-geese-ten] *A raposa é obrigada a capturar?* Não, ela pode dar um passo mesmo podendo saltar. *Os gansos podem voltar para se reagrupar?* Não.
    [halatafl] *Qual raposa tem que saltar?* Qualquer uma. *Tem que ser a cadeia mais longa?* Não. *E se uma raposa fica presa?* Fica onde está; as duas precisam estar presas.
    [gasetavl] *Por que três gansos são o fim?* Três nunca conseguem prender uma raposa neste tabuleiro.
    [bagh-chal] *Uma cabra pode capturar um tigre?* Não: as cabras bloqueiam os passos e os pontos de chegada dele. *Um tigre é obrigado a capturar?* Não.
   *[fox-hounds] *Os cães podem ir para o lado ou para trás?* Não. *A raposa pode saltar por cima de um cão?* Não.
}
rules-history = { $variant ->
    [fox-geese] Conhecido na Inglaterra desde o século XV. Não há um único jeito certo de jogar: em outros lugares os gansos podem voltar, capturar é obrigatório, há 13, 15 ou 17 gansos, e os tabuleiros têm todas as diagonais, algumas ou nenhuma.
    [fox-geese-ten] Um dos muitos jeitos de jogar raposa e gansos desde o século XV, com menos diagonais e uma conta de capturas.
    [halatafl] Um jogo de caça do Norte, parente do tafl, citado na saga de Grettir, o Forte, e conhecido no máximo desde o século XIV. Peter Michaelsen descreveu um jogo dinamarquês com as mesmas peças.
    [gasetavl] “Tabuleiro dos gansos” é o nome de vários jogos de caça dinamarqueses; Peter Michaelsen escreveu sobre a família deles em 2009. A cruz grande consta como Gåsetavl (Gedved) no catálogo de Ludii, onde a raposa salta uma vez por lance.
    [bagh-chal] O jogo nacional do Nepal. Lim Yew Jin e Jürg Nievergelt mostraram que ele empata se ninguém erra (“Tigers and Goats is a draw”).
   *[fox-hounds] Um jogo antigo para um tabuleiro de xadrez. Bem jogado, vencem os cães, como mostram Berlekamp, Conway e Guy em “Winning Ways”.
}
rules-before = { $variant ->
    [fox-geese] A raposa pode saltar dois gansos de uma vez: **{ $moves }**. Também pode parar depois do primeiro, ou não saltar: { $instead }.
    [fox-geese-ten] A raposa pode saltar: **{ $moves }**. Poderia continuar na mesma vez, ou dar um passo: { $instead }.
    [halatafl] Uma raposa pode saltar, então uma tem que saltar: **{ $moves }** é o único lance legal. A outra raposa não pode dar um passo agora.
    [gasetavl] O ponto da raposa não tem linha diagonal, então ela tem quatro passos: { $instead } e o primeiro de **{ $moves }**. Um passo adiante, ela tem diagonais.
    [bagh-chal] As cabras colocam uma bem ao lado de um tigre, com um ponto vazio atrás: **{ $moves }**. Qualquer outro ponto vazio serviria, como { $instead }.
   *[fox-hounds] A raposa sai, um cão fecha a borda: **{ $moves }**. A raposa também poderia começar com { $instead }.
}
rules-after = { $variant ->
    [fox-geese] Dois gansos sumiram. Os gansos nunca voltam, então os buracos ficam.
    [fox-geese-ten] A raposa pegou um e parou; agora os gansos podem fechar a linha antes que ela continue.
    [halatafl] O ganso sumiu. O salto era forçado: é assim que os gansos levam uma raposa aonde querem.
    [gasetavl] Do ponto ao lado, a raposa seguiu na diagonal.
    [bagh-chal] O tigre saltou a cabra: uma foi capturada, dezenove ainda estão por colocar, e as cabras têm que seguir colocando.
   *[fox-hounds] As cinco peças continuam lá, pois aqui ninguém é capturado.
}
rules-sides = { $few ->
    [fox] A raposa
    [foxes] As raposas
   *[tigers] Os tigres
} contra { $many ->
    [geese] os gansos
    [goats] as cabras
   *[hounds] os cães
}
rules-other = Outro jogo
button-rules = Regras
button-rules-page = { $page ->
    [rules] As regras
    [before] Um exemplo
   *[after] Jogado
}

## Olhar para trás

replay-title = A partida { game-number } ({ variant-name }) mais uma vez
replay-too-long = Esta partida é longa demais para uma imagem animada; os lances dela estão em `/histórico`.
alt-replay = A partida inteira como imagem animada, { variant-name }, { $plies ->
    [one] { $plies } lance
   *[other] { $plies } lances
}.
history-title = Suas partidas encerradas
history-none = Você ainda não terminou nenhuma partida. Comece uma com `/desafiar` ou `/computador`.
history-line = **{ game-number }** { variant-name } · { $result ->
    [won] vitória
    [lost] derrota
   *[drawn] empate
} com { $side ->
    [fox] a raposa
    [foxes] as raposas
    [tigers] os tigres
    [geese] os gansos
    [goats] as cabras
   *[hounds] os cães
} contra { $opponent } · { $when }
history-line-record = **{ game-number }** { variant-name } · de um registro: { $few } – { $many }, { $winner ->
    [unfinished] não terminada
    [drawn] empate
    [fox] a raposa venceu
    [foxes] as raposas venceram
    [tigers] os tigres venceram
    [geese] os gansos venceram
    [goats] as cabras venceram
   *[hounds] os cães venceram
} · { $when }
history-no-moves = Nenhum lance foi feito.
history-last-moves = Os últimos lances; o arquivo tem todos.
button-newer = Mais novas
button-older = Mais antigas

## Configurações

settings-title = Suas configurações
server-settings-title = Configurações deste servidor
language-name = Português (Brasil)
setting-name = { $setting ->
    [language] Idioma
    [theme] Aparência dos tabuleiros
    [level] Nível do computador
    [pings] Quando é a sua vez
    [reminders] Lembretes
    [quiet] Horas de silêncio
    [quiet-from] Silêncio desde
    [quiet-to] Silêncio até
    [variant] Jogo, se ninguém disser outro
    [channels] Pode-se jogar em
   *[most-games] Partidas ao mesmo tempo em um canal
}
setting-line = { $name }: **{ $value }**
setting-as-discord = o do Discord
setting-usual = 3, se você não disser outro
setting-pings = menciono você com notificação
setting-no-pings = cito você sem notificação
setting-quiet = das { $from } às { $to } ({ $zone })
setting-no-quiet = nenhuma
setting-zone-hint = São horas de UTC: diga o seu fuso horário com a opção `fuso` de `/configurações`.
setting-direct-refused = O Discord não me deixa escrever para você, então o lembrete vai no canal; permita mensagens diretas e escolha de novo.
setting-everywhere = em todo lugar
setting-most-games = { $most ->
    [one] { $most } partida
   *[other] { $most } partidas
}
setting-no-limit = sem limite
button-pings-on = Notificar
button-pings-off = Não notificar
button-quiet-hours = Silêncio
button-back = Voltar

## Privacidade

privacy-title = O que sei sobre você
privacy-name = O último nome com que vi você: { $name }.
privacy-no-name = O seu nome, não.
privacy-settings = O que você escolheu com `/configurações`.
privacy-no-settings = Você não escolheu nada.
privacy-games = Suas partidas, com lances e horários: { $running } em andamento, { $over ->
    [one] { $over } encerrada
   *[other] { $over } encerradas
}.
privacy-challenges = Desafios que você fez ou recebeu: { $count }.
privacy-ratings = Pontuações: { $count }.
privacy-else = Por dois dias lembro quais botões foram apertados, mas não por quem. Um servidor que me remove é esquecido depois de 30 dias.
privacy-exported = Tudo o que sei sobre você está neste arquivo.
privacy-exported-part = Parte { $part } de { $parts } do que sei sobre você: é demais para um só arquivo.
privacy-ask = { $running ->
    [0] Esqueço o seu nome, as suas configurações e as suas pontuações; os seus desafios abertos são retirados.
    [one] Esqueço o seu nome, as suas configurações e as suas pontuações; os seus desafios abertos são retirados, e a sua partida em andamento é dada por desistida, para que ninguém espere por você.
   *[other] Esqueço o seu nome, as suas configurações e as suas pontuações; os seus desafios abertos são retirados, e as suas { $running } partidas em andamento são dadas por desistidas, para que ninguém espere por você.
} As suas partidas ficam, em nome de uma conta excluída. Isso não pode ser desfeito. Você quer isso?
privacy-forgotten = Pronto: esqueci tudo sobre você.
button-export = Quero tudo
button-delete = Excluir
button-delete-confirm = Sim, excluir
button-delete-cancel = Não, manter

## Ajuda

help-title = Reynard joga os jogos de caça
help-body =
    `/desafiar` desafia alguém, ou quem quiser. Quando o desafio é aceito, o tabuleiro aparece. Com `/computador` você joga contra mim, na hora.
    `/jogar` faz um lance: escreva `d4-d5` para um passo, `d4xd6xf6` para uma captura, `c3` para colocar uma cabra; a lista mostra o que é legal. O botão Jogar, debaixo do tabuleiro, faz o mesmo por menus.
    `/regras` ensina os jogos. `/tabuleiro` mostra o tabuleiro de novo, `/partidas` o que está sendo jogado, `/histórico` o que foi; `/importar` lê o registro de uma partida de um arquivo.
    `/dica` mostra o melhor lance e por quê. `/empate` propõe empate, `/voltar` pede para voltar um lance, `/desistir` desiste; `/analisar` revê uma partida encerrada.
    Com `/configurações` você escolhe idioma, tabuleiros, notificações e horas de silêncio; `/privacidade` diz o que sei sobre você.
help-games-title = Os jogos
help-game = **{ variant-name }**: { $few ->
    [fox] uma raposa
    [foxes] duas raposas
   *[tigers] quatro tigres
} contra { $many ->
    [geese] gansos
    [goats] vinte cabras
   *[hounds] quatro cães
}
help-names-title = Um nome, muitas regras
help-names = Tabuleiros com todas as diagonais, algumas ou nenhuma se chamam todos raposa e gansos. Aqui os gansos nunca voltam, capturar é opcional exceto em Halatafl, a raposa pode saltar várias vezes por lance, e quem não pode se mover perde.

## Registros

import-done = Lido: agora é a partida { game-number } no seu `/histórico`. Ninguém mais a vê ali, e ela não conta para nada.
import-known = Você já leu este registro: é a partida { game-number }.
record-lost = Não consegui obter esse arquivo do Discord: envie de novo.
record-too-large = Esse arquivo é grande demais para um registro: envie um de no máximo { $kilobytes } KB.
record-no-text = Esse arquivo não é texto: envie um registro como os que `/histórico` dá.
record-tag = A linha { $line } do registro tem uma etiqueta que não consigo ler: escreva um nome e um valor entre aspas, como em `[Date "2026.03.01"]`.
record-second-tag = O registro tem uma segunda etiqueta { $typed } na linha { $line }: tire uma das duas.
record-no-variant = O registro não diz de que jogo é: comece com uma etiqueta como `[Variant "fox-geese"]`.
record-variant = Não conheço o jogo { $typed } na linha { $line } do registro: escreva como `/histórico` faz, por exemplo `fox-geese`.
record-start = O início na linha { $line } do registro não é uma posição desse jogo: corrija, ou tire a etiqueta para usar o início de sempre.
record-comment = O comentário que começa na linha { $line } do registro não termina: feche com `{"}"}`.
record-number = A linha { $line } do registro tem o número { $found } onde vem o lance { $wanted }: corrija os números, ou veja se falta um lance.
record-move = O lance { $number } do registro, { $typed } na linha { $line }, não pode ser jogado: { $why ->
    [over] a partida acaba antes
    [unreadable] não está escrito como um lance
    [off-board] o tabuleiro não tem esse ponto
    [ambiguous] poderia ser vários lances
    [one-point] só cita um ponto
    [no-piece] não há peça onde ele começa
    [not-yours] a peça em que começa é do outro lado
    [same-point] não leva a lugar nenhum
    [occupied] há uma peça onde ele termina
    [no-line] nenhuma linha leva até lá
    [too-far] é longe demais
    [back] essas peças nunca voltam
    [sideways] essas peças não vão para o lado neste jogo
    [no-captures] essas peças nunca capturam
    [no-jump] não há nada por cima do que saltar
    [must-capture] há uma captura, e ela é obrigatória
    [must-go-on] é preciso continuar saltando
    [single-jump] essas peças saltam só uma vez por lance
    [must-place] ainda há peças por colocar
   *[no-placing] nada pode ser colocado
}; corrija e envie o registro de novo.
record-result = { $typed } na linha { $line } do registro não é um resultado: escreva o lado vencedor, como `fox` ou `geese`, ou `draw`, ou `*` para uma partida não terminada.
record-contradiction = Os resultados do registro contradizem um ao outro ou os lances: corrija ou tire.
record-trailing = Há algo depois do resultado na linha { $line } do registro: envie cada partida em um arquivo só dela.
record-too-many-moves = Essa partida é longa demais para mim: leio no máximo { $most } lances.

## Recusas: uma frase que diz o que está errado e o que fazer

refusal-no-game-here = { $elsewhere ->
    [0] Você não tem partida em andamento aqui: comece uma com `/desafiar`.
    [one] Você não tem partida em andamento neste canal; dê o número da que tem em outro lugar na opção `partida` (`/partidas escopo:todas as minhas` mostra).
   *[other] Você não tem partida em andamento neste canal; dê na opção `partida` o número de uma das { $elsewhere } que tem em outros lugares (`/partidas escopo:todas as minhas` mostra).
}
refusal-no-such-game = Não há partida { game-number } que você possa ver aqui; `/partidas` mostra as suas.
refusal-not-a-player = Você não joga na partida { game-number }, então só pode assistir com `/tabuleiro`.
refusal-played-elsewhere = A partida { game-number } se joga em { $channel }, onde só posso responder: continue lá.
refusal-not-your-turn = Não é a sua vez na partida { game-number }: espere { $opponent } jogar.
refusal-no-hints = A partida { game-number } se joga sem dicas; elas são combinadas com a opção `dicas` de `/desafiar`, ou jogue contra mim com `/computador`.
refusal-no-finished-game = Nenhuma partida terminou aqui ainda; jogue uma, ou diga qual com a opção `partida`.
refusal-not-over = A partida { game-number } ainda está sendo jogada; poderá ser analisada quando acabar.
refusal-game-over = A partida { game-number } acabou; comece outra com `/desafiar`.
refusal-outdated = A partida { game-number } seguiu desde que isso foi mostrado; use o tabuleiro mais recente dela, ou `/tabuleiro`.
refusal-old-button = Esse botão é de uma versão minha mais antiga; use `/tabuleiro` para ver o tabuleiro atual.
refusal-nothing-to-take-back = Você ainda não jogou na partida { game-number }, então não há o que voltar.
refusal-asked-already = { $kind ->
    [draw] Você já propôs empate na partida { game-number } desde o último lance; pode propor de novo depois do próximo.
   *[takeback] Você já pediu para voltar um lance na partida { game-number } desde que ele foi feito; pode pedir de novo depois do próximo.
}
refusal-offer-open = { $kind ->
    [draw] Na partida { game-number } há uma proposta de empate; primeiro é preciso responder ou retirá-la.
   *[takeback] Na partida { game-number } há um pedido para voltar um lance; primeiro é preciso responder ou retirá-lo.
}
refusal-no-such-offer = Essa oferta não existe mais; veja a partida com `/tabuleiro`.
refusal-offer-closed = { $state ->
    [accepted] Isso já foi aceito.
    [declined] Isso foi recusado; pode ser pedido de novo depois do próximo lance.
    [withdrawn] Isso foi retirado.
   *[outdated] A partida seguiu desde então; peça de novo se ainda quiser.
}
refusal-own-offer = Foi você quem pediu; o outro lado tem que responder.
refusal-too-many-records = Você trouxe { $most } partidas como registros, quantas posso guardar por pessoa; `/privacidade` dá todas elas em arquivo.
refusal-nobody-played = A partida { game-number } foi lida de um registro, então não há com quem jogar de novo: desafie alguém com `/desafiar`.
refusal-rematch-asked = Você já pediu a revanche da partida { game-number }; o outro lado tem que responder.
refusal-challenged-self = Você não pode se desafiar: escolha outra pessoa, ou deixe `rival` vazio para desafiar quem quiser.
refusal-challenged-bot = Bots não jogam; escolha uma pessoa, ou deixe `rival` vazio para desafiar quem quiser.
refusal-challenged-absent = Essa pessoa não vê este canal; desafie alguém que o veja, ou faça isso onde vocês dois estão.
refusal-challenged-alone = Ninguém mais vê esta conversa; desafie alguém em um canal onde vocês dois estão.
refusal-options-of-fox-geese = As opções `gansos` e `laterais` são de Raposa e gansos: deixe-as vazias para { variant-name }.
refusal-no-such-challenge = Esse desafio não existe mais; faça outro com `/desafiar`.
refusal-challenge-closed = { $state ->
    [accepted] Esse desafio já foi aceito; faça outro com `/desafiar`.
    [declined] Esse desafio foi recusado; faça outro com `/desafiar`.
    [withdrawn] Esse desafio foi retirado; faça outro com `/desafiar`.
   *[lapsed] Esse desafio expirou; faça outro com `/desafiar`.
}
refusal-not-challenged = Esse desafio é para { $opponent }; faça o seu com `/desafiar`.
refusal-not-your-challenge = Só quem fez esse desafio pode retirá-lo; se você não o quer, deixe estar.
refusal-no-such-opponent = Quem jogou essa partida não está mais aqui; desafie outra pessoa com `/desafiar`.
refusal-countered-already = Você já respondeu a esse desafio com outras condições: espere uma resposta, ou retire-as antes.
refusal-own-challenge = Outra pessoa tem que aceitar o seu desafio; você pode retirá-lo.
refusal-games-elsewhere = Este servidor só permite jogar em { $channels }: vá até lá.
refusal-channel-full = { $most ->
    [one] Uma partida está sendo jogada aqui, e este servidor permite uma por vez em um canal: espere acabar, ou jogue em outro canal.
   *[other] { $most } partidas estão sendo jogadas aqui, quantas este servidor permite em um canal: espere uma acabar, ou jogue em outro canal.
}
refusal-too-many-games = Você está jogando { $most } partidas, quantas posso manter por pessoa: termine ou desista de uma (`/partidas escopo:todas as minhas` mostra).
refusal-too-many-games-of = { $player } está jogando { $most } partidas, quantas posso manter por pessoa: tente de novo quando uma delas acabar.
refusal-unknown-zone = Não conheço o fuso horário { $typed }: escolha um da lista, como `America/Sao_Paulo`.
refusal-not-in-server = São as configurações de um servidor: use o comando em um.
refusal-not-manager = Só quem pode gerenciar este servidor muda as configurações dele: peça a essa pessoa.
refusal-too-many-channels = Não dá para permitir mais de { $most } canais um a um: tire um com `proibir`, ou permita todos não escolhendo nenhum no menu.
refusal-unknown-choice = Não conheço essa escolha para `{ $option }`: pegue uma da lista.

## O que um lance não pode ser. $role é uma peça

piece = { $role ->
    [fox] raposa
    [goose] ganso
    [tiger] tigre
    [goat] cabra
   *[hound] cão
}
move-candidates = Você poderia jogar { $moves }.
move-more = { $count ->
    [one] mais { $count }
   *[other] mais { $count }
}
move-unreadable = Não consigo ler { $typed } como lance: cite os pontos, como em `{ $example }`.
move-off-board = Este tabuleiro não tem o ponto { $point }: escolha um dos que estão na imagem.
move-ambiguous = { $typed } poderia ser vários lances: cite todos os pontos.
move-only-one-point = Só { $at } não diz de onde e para onde: cite os dois pontos.
move-no-piece = Não há peça em { $at }: comece de uma das suas.
move-not-yours = { $role ->
    [goat] A cabra
    [goose] O ganso
    [tiger] O tigre
    [hound] O cão
   *[fox] A raposa
} em { $at } é do outro lado: comece de uma peça sua.
move-same-point = Isso vai de { $at } a { $at }: cite o ponto aonde você quer ir.
move-occupied = { $role ->
    [goat] Uma cabra
    [goose] Um ganso
    [tiger] Um tigre
    [hound] Um cão
   *[fox] Uma raposa
} está em { $at }: vá para um ponto vazio.
move-no-line = { $board ->
    [squares] Aqui as peças se movem na diagonal, uma casa por vez: de { $from } a { $to } não é um passo assim.
   *[lines] Nenhuma linha leva de { $from } a { $to }: siga as linhas do tabuleiro.
}
move-too-far = { $role ->
    [goat] Uma cabra
    [goose] Um ganso
    [tiger] Um tigre
    [hound] Um cão
   *[fox] Uma raposa
} se move um ponto por vez, então de { $from } a { $to } é longe demais.
move-never-back = { $role ->
    [goose] Os gansos
    [goat] As cabras
    [hound] Os cães
    [tiger] Os tigres
   *[fox] As raposas
} nunca voltam: escolha um lance em direção ao outro lado.
move-never-sideways = { $role ->
    [goose] Os gansos
    [goat] As cabras
    [hound] Os cães
    [tiger] Os tigres
   *[fox] As raposas
} não vão para o lado neste jogo: escolha um lance para a frente.
move-never-captures = { $role ->
    [goose] Os gansos
    [goat] As cabras
    [hound] Os cães
    [tiger] Os tigres
   *[fox] As raposas
} nunca capturam aqui: escolha um passo para um ponto vizinho.
move-not-a-capture = Nada se captura entre { $from } e { $to }, que são vizinhos: uma captura salta por cima de uma peça.
move-nothing-to-jump = Não há nada por cima do que saltar em { $over }: salte por cima de uma peça rival vizinha até o ponto vazio atrás dela.
move-landing-occupied = { $role ->
    [goat] Uma cabra
    [goose] Um ganso
    [tiger] Um tigre
    [hound] Um cão
   *[fox] Uma raposa
} está em { $at }, onde o salto cairia: o ponto atrás da peça rival tem que estar vazio.
move-must-capture = { $role ->
    [goat] Uma cabra
    [goose] Um ganso
    [tiger] Um tigre
    [hound] Um cão
   *[fox] Uma raposa
} pode capturar, e neste jogo é obrigatório: escolha uma das capturas.
move-must-go-on = É preciso continuar saltando de { $at } enquanto der.
move-single-jump = { $role ->
    [goat] Uma cabra
    [goose] Um ganso
    [tiger] Um tigre
    [hound] Um cão
   *[fox] Uma raposa
} salta só uma vez por lance: cite um só ponto de chegada.
move-must-place = Todas as cabras têm que ser colocadas antes que uma possa se mover, e { $count ->
    [one] você ainda tem { $count }
   *[other] você ainda tem { $count }
} na mão: cite um ponto vazio.
move-hand-empty = Todas as cabras estão colocadas: mova uma por uma linha até um ponto vizinho.
move-never-placed = { $role ->
    [goose] Gansos
    [goat] Cabras
    [hound] Cães
    [tiger] Tigres
   *[fox] Raposas
} nunca se colocam: cite de onde e para onde.

fault = Algo deu errado do meu lado; veja `/tabuleiro` e tente de novo.
fault-unreadable = Não entendi o que o Discord me mandou; tente de novo, e se um botão continuar falhando, digite o comando.
fault-plain-board = O Discord não me deixa mostrar aqui a imagem da partida { game-number }; use `/tabuleiro` para vê-la.

## Comandos: nomes em minúsculas, sem espaços, de no máximo 32 caracteres; descrições, de 100

command-challenge = desafiar
    .description = Desafie alguém, ou quem quiser, para um jogo de caça
command-computer = computador
    .description = Jogue contra o computador, na hora
command-move = jogar
    .description = Faça um lance na sua partida
command-history = histórico
    .description = Suas partidas encerradas, ou uma partida com os lances e o replay
command-import = importar
    .description = Leia uma partida de um registro, como os de /histórico, para vê-la aqui
command-hint = dica
    .description = Mostre o melhor lance, e por quê
command-analyse = analisar
    .description = Reveja uma partida encerrada: quem estava melhor e o que deu errado
command-board = tabuleiro
    .description = Mostre o tabuleiro de novo
command-games = partidas
    .description = As partidas que se jogam aqui, ou todas as suas
command-draw = empate
    .description = Proponha empate
command-takeback = voltar
    .description = Peça para voltar o seu último lance
command-challenge-person = Desafiar para uma partida
command-resign = desistir
    .description = Desista da sua partida
command-stats = estatísticas
    .description = A pontuação e os resultados de alguém
command-leaderboard = classificação
    .description = Os melhores deste servidor, ou de todos
command-settings = configurações
    .description = Seu idioma, tabuleiros, notificações, lembretes e horas de silêncio
command-server-settings = configurações-servidor
    .description = Onde e o que este servidor joga, e em que idioma
command-privacy = privacidade
    .description = O que sei sobre você: leia, receba em arquivo ou mande excluir
command-rules = regras
    .description = Como se joga, com imagens
command-help = ajuda
    .description = O que faço e como jogar

option-opponent = rival
    .description = Quem você desafia; deixe vazio para desafiar quem quiser
option-variant = jogo
    .description = O que se joga; Raposa e gansos se nem você nem o servidor disser outro
option-side = lado
    .description = Que lado você quer; por sorteio se não disser
option-level = nível
    .description = A força do computador, de 1 (para começar) a 8; a das suas configurações se não disser
option-geese = gansos
    .description = Raposa e gansos: quantos gansos; 13 se não disser
option-sideways = laterais
    .description = Raposa e gansos: se os gansos podem ir para o lado
option-hints = dicas
    .description = Se os dois lados podem pedir dicas; não, se não disser
option-pace = ritmo
    .description = O tempo por lance; sem limite se não disser
option-user = pessoa
    .description = De quem; as suas se não disser
option-rated = pontos
    .description = Se a partida vale pontos; vale, se não disser
option-move = lance
    .description = O seu lance, como d4-d5, d4xd6xf6 ou c3
option-game = partida
    .description = Qual das suas partidas, se tiver várias
option-record = registro
    .description = O registro: um arquivo de texto
option-text = texto
    .description = Em texto em vez de imagem
option-scope = escopo
    .description = Só daqui, ou tudo

option-language = idioma
    .description = O idioma que falo
option-theme = aparência
    .description = A aparência dos seus tabuleiros
option-pings = notificações
    .description = Se menciono você com notificação quando é a sua vez
option-reminders = lembretes
    .description = Onde lembro você da sua vez
option-quiet-from = silêncio-desde
    .description = A hora a partir da qual ninguém notifica você, de 0 a 23
option-quiet-to = silêncio-até
    .description = A hora até a qual ninguém notifica você, de 0 a 23; igual a silêncio-desde: nenhuma
option-zone = fuso
    .description = O seu fuso horário, para as horas de silêncio
option-allow = permitir
    .description = Um canal onde se pode jogar; em todo lugar se não houver nenhum
option-disallow = proibir
    .description = Um canal onde não se pode mais jogar
option-most-games = máximo
    .description = Quantas partidas ao mesmo tempo em um canal; 0 para não limitar

choice-wood = madeira
choice-slate = ardósia
choice-contrast = alto contraste
choice-colorblind = para daltônicos
choice-channel = no canal da partida
choice-direct = por mensagem direta
choice-off = sem lembretes
choice-fox-geese = Raposa e gansos
choice-halatafl = Halatafl
choice-gasetavl = Gåsetavl
choice-fox-geese-ten = Raposa e gansos até dez capturas
choice-bagh-chal = Bagh-Chal
choice-fox-hounds = Raposa e cães
choice-random = por sorteio
choice-none = sem limite
choice-1h = 1 hora por lance
choice-1d = 1 dia por lance
choice-3d = 3 dias por lance
choice-7d = 7 dias por lance
choice-few = a raposa, as raposas ou os tigres
choice-many = os gansos, as cabras ou os cães
choice-1 = 1, para começar
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-6 = 6
choice-7 = 7
choice-8 = 8, o mais forte
choice-13 = 13
choice-15 = 15
choice-17 = 17
choice-here = aqui
choice-everywhere = em todo lugar
choice-mine = todas as minhas
