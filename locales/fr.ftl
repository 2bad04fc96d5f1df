### Français. On se tutoie ; « partie » est ce qui se joue à deux, « jeu » la sorte de jeu ; les points du plateau sont des « points ».
### $side et $role sont des clés : on choisit d’après elles. Les arguments qui commencent par < sont des mentions : on les laisse entiers.

## Jeux et pièces

variant-name = { $variant ->
    [fox-geese] Renard et oies
    [fox-geese-15] Renard et oies, 15 oies
    [fox-geese-17] Renard et oies, 17 oies
    [fox-geese-sideways] Renard et oies, avec pas de côté
    [fox-geese-15-sideways] Renard et oies, 15 oies, avec pas de côté
    [fox-geese-17-sideways] Renard et oies, 17 oies, avec pas de côté
    [halatafl] Halatafl
    [gasetavl] Gåsetavl
    [fox-geese-ten] Renard et oies en dix prises
    [bagh-chal] Bagh-Chal
   *[fox-hounds] Renard et chiens
}
side-name = { $side ->
    [fox] renard
    [foxes] renards
    [tigers] tigres
    [geese] oies
    [goats] chèvres
   *[hounds] chiens
}
game-number = #{ $game }

## Défis

challenge-card = { $challenger } défie { $opponent }.
challenge-card-open = { $challenger } défie qui veut jouer.
challenge-side = { $challenger } joue { $side ->
    [fox] le renard
    [foxes] les renards
    [tigers] les tigres
    [geese] les oies
    [goats] les chèvres
   *[hounds] les chiens
}.
challenge-side-random = Camps au hasard.
challenge-lapses = Expire { $when }.
challenge-accepted = Accepté : la partie a commencé.
challenge-declined = Refusé.
challenge-withdrawn = { $challenger } a retiré le défi.
challenge-lapsed = Personne n’a répondu en un jour, le défi a donc expiré.
button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer
challenge-hints = Les deux camps peuvent demander des indices.
challenge-pace = { $pace ->
    [hour] Une heure par coup.
    [day] Un jour par coup.
    [three-days] Trois jours par coup.
    [week] Sept jours par coup.
   *[none] Sans limite de temps.
}
challenge-rated = Classée.
challenge-unrated = Amicale.
challenge-card-counter = { $challenger } répond à { $opponent } avec d’autres conditions.
challenge-countered = Réponse : d’autres conditions.
button-counter = Autre offre
counter-ask = À quelles conditions jouerais-tu ?
counter-side = Tu joues { $side ->
    [fox] le renard
    [foxes] les renards
    [tigers] les tigres
    [geese] les oies
    [goats] les chèvres
   *[hounds] les chiens
}.
counter-game = Un autre jeu
counter-sides = Un autre camp
counter-pace = Un autre rythme
counter-sent = Envoyé.
button-send = Envoyer
button-rated = Classée
button-unrated = Amicale
button-hints = Avec indices
button-no-hints = Sans indices

## Plateaux

board-to-move = { $player }, c’est à toi ({ side-name }).
board-guests = Je suis de passage ici : qui ne voit pas `/jouer` parmi les commandes doit aussi m’ajouter (ouvre mon profil et choisis « Ajouter l’application »).
board-mute = Ici, je peux seulement répondre, pas écrire de moi-même, alors rappels et fins de partie peuvent passer inaperçus : qui gère ce salon peut me permettre de le voir et d’envoyer des messages.
ability-no-files = Je ne peux montrer ni image ni fichier dans ce salon : qui le gère peut me permettre de joindre des fichiers.
deleted-player = compte supprimé
board-thinking = { $player } réfléchit ({ side-name }).
computer-level = { $player } joue au niveau { $level } sur 8 : { $level ->
    [1] comme qui débute et ne voit que le coup lui-même
    [2] comme qui débute et voit la prochaine prise
    [3] comme après quelques parties
    [4] comme qui joue de temps en temps
    [5] comme qui joue souvent
    [6] comme qui joue très bien
    [7] presque au mieux
   *[8] au mieux
}. La réponse vient en deux secondes environ.
board-begins = { $few } joue { $few_side ->
    [fox] le renard
    [foxes] les renards
   *[tigers] les tigres
}, { $many } { $many_side ->
    [geese] les oies
    [goats] les chèvres
   *[hounds] les chiens
}.
board-step = { $player } ({ side-name }) a joué **{ $notation }**.
board-capture = { $player } ({ side-name }) a joué **{ $notation }** et pris { $captured ->
    [geese] { $count ->
        [one] une oie
       *[other] { $count } oies
    }
    [goats] { $count ->
        [one] une chèvre
       *[other] { $count } chèvres
    }
   *[hounds] { $count ->
        [one] un chien
       *[other] { $count } chiens
    }
}.
board-placement = { $player } a posé une chèvre en **{ $notation }**.
board-captured = { $captured ->
    [geese] Oies prises : { $count } sur { $need }
    [goats] Chèvres prises : { $count } sur { $need }
   *[hounds] Chiens pris : { $count } sur { $need }
}
board-hand = Chèvres encore à poser : { $count }
board-legend = `F` { $few ->
    [fox] renard
    [foxes] renard
   *[tigers] tigre
} · `g` { $many ->
    [geese] oie
    [goats] chèvre
   *[hounds] chien
}
board-deadline = Le temps s’écoule { $when }.
board-footer = Partie { game-number } · { $ply ->
    [0] début
   *[other] coup { $ply }
}
board-won = { $player } gagne avec { $side ->
    [fox] le renard
    [foxes] les renards
    [tigers] les tigres
    [geese] les oies
    [goats] les chèvres
   *[hounds] les chiens
} : { $reason ->
    [captures] { $loser ->
        [geese] assez d’oies ont été prises
        [goats] assez de chèvres ont été prises
       *[hounds] assez de chiens ont été pris
    }
    [pen-full] les neuf points de l’enclos sont occupés
    [goal] le renard a atteint l’autre bord
    [past] le renard s’est glissé derrière tous les chiens
    [recorded] c’est ce que dit l’enregistrement
    [resigned] { $loser ->
        [fox] le renard a abandonné
        [foxes] les renards ont abandonné
        [tigers] les tigres ont abandonné
        [geese] les oies ont abandonné
        [goats] les chèvres ont abandonné
       *[hounds] les chiens ont abandonné
    }
    [out-of-time] { $loser ->
        [fox] le renard n’a plus de temps
        [foxes] les renards n’ont plus de temps
        [tigers] les tigres n’ont plus de temps
        [geese] les oies n’ont plus de temps
        [goats] les chèvres n’ont plus de temps
       *[hounds] les chiens n’ont plus de temps
    }
   *[immobile] { $loser ->
        [fox] le renard ne peut plus bouger
        [foxes] les renards ne peuvent plus bouger
        [tigers] les tigres ne peuvent plus bouger
        [geese] les oies ne peuvent plus bouger
        [goats] les chèvres ne peuvent plus bouger
       *[hounds] les chiens ne peuvent plus bouger
    }
}.
board-drawn = Partie nulle : { $reason ->
    [repetition] la même position s’est présentée pour la troisième fois
    [agreed] les deux camps en sont convenus
    [recorded] c’est ce que dit l’enregistrement
   *[quiet] trop de coups ont été joués sans progrès
}.
board-unfinished = Pas jouée jusqu’au bout.
board-link = [Le plateau le plus récent]({ $link })
button-rematch = Revanche
button-draw = Nulle
button-resign = Abandonner
button-hint = Indice
button-replay = Revoir
button-analyse = Analyser
button-move = Jouer
button-more = Plus

## Un coup composé par menus

pick-piece = Quelle pièce ?
pick-place = Où poses-tu une chèvre ?
pick-target = Où, depuis { $at } ?
pick-chain = { $notation } : { $end ->
    [free] tu continues, ou tu t’arrêtes ici ?
   *[forced] il faut continuer. Où ?
}
pick-only-captures = Tu dois prendre.
pick-placeholder-piece = Choisis une pièce
pick-placeholder-point = Choisis un point
pick-entry-piece = { $at } — { $captures ->
    [0] { pick-steps }
   *[other] { $steps ->
        [0] { pick-captures }
       *[other] { pick-steps }, { pick-captures }
    }
}
pick-steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
pick-captures = { $captures ->
    [one] { $captures } prise
   *[other] { $captures } prises
}
pick-entry-jump = { $at } — prend { $role ->
    [goat] la chèvre
    [goose] l’oie
    [tiger] le tigre
    [hound] le chien
   *[fox] le renard
} en { $over }{ $more ->
    [0] { "" }
   *[other] { " " }et peut continuer
}
button-pick-stop = S’arrêter ici
button-pick-undo = Annuler saut
button-pick-back = Retour
alt-pick-pieces = Un anneau marque chaque pièce qui peut bouger : { $points }.
alt-pick-places = Un point de couleur marque chaque endroit où poser une chèvre : { $points }.
alt-pick-targets = Un anneau marque la pièce en { $at }, un point de couleur chaque endroit où elle peut aller : { $points }.
alt-pick-chain = Les sauts déjà faits, { $notation }, sont montrés, et ce qu’ils prennent est barré.

## Ce qu’on peut faire d’autre d’une partie

more-title = Partie { game-number } : que veux-tu ?
more-no-moves = Rien n’a encore été joué.
button-takeback = Reprendre
button-moves = Coups joués
button-flip = Retourner
button-flip-back = Remettre
button-text-board = En texte
alt-flipped = Le plateau est tourné d’un demi-tour.

## Indices

hint-best = Le meilleur : { $notation }
hint-idea = { $idea ->
    [ends] Il gagne tout de suite.
    [only-move] C’est le seul coup légal.
    [only-defence] Tout autre coup perd.
    [captures] Il prend { hint-pieces }.
    [traps] Il enferme { $few ->
        [fox] le renard
        [foxes] { $count ->
            [one] un renard
           *[other] les deux renards
        }
       *[tigers] { $count ->
            [one] un tigre
           *[other] { $count } tigres
        }
    }.
    [saves] Il sauve { hint-pieces } d’une prise.
    [closes-gap] Il ferme la brèche en { $point }.
    [breaks-through] La voie est libre.
    [threatens] Il menace de prendre { hint-pieces }.
    [enters-pen] Il amène une oie de plus dans l’enclos.
    [approaches] Il arrive à { $count ->
        [one] un pas
       *[other] { $count } pas
    } de l’autre bord.
    [leaves-few-moves] Il ne laisse { hint-few } { $count ->
        [0] aucun coup
        [one] qu’un seul coup
       *[other] que { $count } coups
    }.
    [offers] Il donne { hint-pieces } : cela en vaut la peine, ou c’est inévitable.
    [takes-room] Il prend { hint-few } { $count ->
        [one] un point
       *[other] { $count } points
    } d’espace.
    [gains-room] Il gagne { $count ->
        [one] un point
       *[other] { $count } points
    } d’espace.
    [stays-safe] Rien ne peut être pris ensuite.
    [builds-line] Il renforce la ligne.
    [keeps-line] La ligne tient.
    [advances] Il avance.
   *[waits] Il attend, sans rien changer.
}
hint-pieces = { $many ->
    [geese] { $count ->
        [one] une oie
       *[other] { $count } oies
    }
    [goats] { $count ->
        [one] une chèvre
       *[other] { $count } chèvres
    }
   *[hounds] { $count ->
        [one] un chien
       *[other] { $count } chiens
    }
}
hint-few = { $few ->
    [fox] au renard
    [foxes] aux renards
   *[tigers] aux tigres
}
hint-outlook = { $outlook ->
    [win] C’est prouvé : tu gagnes { $moves ->
        [one] en un coup
       *[other] en { $moves } coups au plus
    }.
    [loss] C’est prouvé : tu perds { $moves ->
        [0] en un coup au plus
        [one] en un coup au plus
       *[other] en { $moves } coups au plus
    } si l’autre camp joue bien.
    [draw] Au mieux joué, je m’attends à la nulle.
    [clearly-better] Je pense que tu as un net avantage.
    [better] Je pense que tu as un léger avantage.
    [worse] Je pense que tu as un léger désavantage.
    [clearly-worse] Je pense que tu as un net désavantage.
   *[even] Je pense que la position est égale.
}
hint-line = Ensuite, je m’attends à : { $moves }

## Analyse

analysis-title = { variant-name } · partie { game-number }
analysis-progress = Je revois la partie { game-number } : { $percent } %
analysis-side = { $player } ({ side-name }) : { $blunders ->
    [one] { $blunders } gaffe
   *[other] { $blunders } gaffes
}, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}, { $inaccuracies ->
    [one] { $inaccuracies } imprécision
   *[other] { $inaccuracies } imprécisions
}
analysis-fault = **{ $ply }.** { $played } ({ side-name }) : { $fault ->
    [blunder] gaffe
    [mistake] erreur
   *[inaccuracy] imprécision
} ; mieux **{ $better }**
analysis-faultless = Je n’ai rien trouvé qui pouvait être mieux joué.
alt-curve = L’avantage au fil de { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}, { $few ->
    [fox] le renard
    [foxes] les renards
   *[tigers] les tigres
} en haut, { $many ->
    [geese] les oies
    [goats] les chèvres
   *[hounds] les chiens
} en bas ; ce qui a mal tourné est marqué, et énuméré à côté.

alt-board = { variant-name }. { $few ->
    [fox] Renard en { $few_points }
    [foxes] Renards en { $few_points }
   *[tigers] Tigres en { $few_points }
}. { $many ->
    [geese] Oies en { $many_points }
    [goats] Chèvres en { $many_points }
   *[hounds] Chiens en { $many_points }
}.
alt-none-on-board = aucun point
alt-last-move = Dernier coup, { $side ->
    [fox] du renard
    [foxes] des renards
    [tigers] des tigres
    [geese] des oies
    [goats] des chèvres
   *[hounds] des chiens
} : { $notation }.
alt-to-move = { $side ->
    [fox] Au renard de jouer.
    [foxes] Aux renards de jouer.
    [tigers] Aux tigres de jouer.
    [geese] Aux oies de jouer.
    [goats] Aux chèvres de jouer.
   *[hounds] Aux chiens de jouer.
}
alt-captured = { $captured ->
    [geese] Oies prises : { $count } sur { $need }.
    [goats] Chèvres prises : { $count } sur { $need }.
   *[hounds] Chiens pris : { $count } sur { $need }.
}
alt-hand = { $count ->
    [0] Toutes les chèvres sont posées.
   *[other] Chèvres encore à poser : { $count }.
}
alt-pen = L’enclos : { $pen_points }.
alt-over = { $winner ->
    [fox] Le renard a gagné.
    [foxes] Les renards ont gagné.
    [tigers] Les tigres ont gagné.
    [geese] Les oies ont gagné.
    [goats] Les chèvres ont gagné.
   *[hounds] Les chiens ont gagné.
}
alt-drawn = La partie est nulle.
alt-unfinished = La partie n’a pas été jouée jusqu’au bout. { alt-to-move }

## Offres et temps

offer-draw = { $opponent }, { $player } propose la nulle dans la partie { game-number }. D’accord ?
offer-takeback = { $opponent }, { $player } voudrait reprendre le dernier coup de la partie { game-number }. D’accord ?
offer-end = { $state ->
    [accepted] Accepté.
    [declined] Refusé.
    [withdrawn] Retiré.
   *[outdated] La partie a continué.
}
offer-computer-declines = { $player } refuse la nulle. Propose-la de nouveau quand la partie aura duré un peu et que tu ne seras pas moins bien.
offer-elsewhere = Envoyé ; la question est dans { $channel }, où se joue la partie.
offer-done = D’accord dans la partie { game-number } ; le plateau est dans { $channel }.
reminder = { $player }, c’est à toi dans la partie { game-number } ({ side-name }), et ton temps s’écoule { $when }.

## Abandonner

resign-ask = Veux-tu abandonner la partie { game-number } ({ variant-name }) contre { $opponent } ?
resign-done = Tu as abandonné la partie { game-number }.
button-resign-confirm = Oui, abandonner
button-resign-cancel = Continuer
resign-cancelled = La partie { game-number } continue.

## Choisir et lister des parties

pick-game = Tu as plusieurs parties ici. Laquelle veux-tu dire ?
pick-game-to-watch = Plusieurs parties se jouent ici. Laquelle veux-tu voir ?
entry-players = { $few } – { $many }
pick-game-placeholder = Choisis une partie
pick-done = { $notation } joué dans la partie { game-number }.
played-elsewhere = { $notation } joué dans la partie { game-number } ; le plateau est dans { $channel }.
entry-label = { game-number } · { variant-name } · { $opponent }
entry-your-turn = à toi de jouer
entry-their-turn = à { $opponent } de jouer
somebody = quelqu’un
games-line = **{ game-number }** { variant-name } · { $few } ({ $few_side ->
    [fox] renard
    [foxes] renards
   *[tigers] tigres
}) – { $many } ({ $many_side ->
    [geese] oies
    [goats] chèvres
   *[hounds] chiens
}) · { $channel } · { $ply ->
    [one] { $ply } coup
   *[other] { $ply } coups
} · { $turn ->
    [yours] **à toi de jouer**
   *[theirs] à { $player } de jouer
}
games-title-here = Parties en cours ici
games-title-mine = Tes parties
games-none-here = Personne ne joue ici. Commence une partie avec `/défi`.
games-none-mine = Tu n’as aucune partie en cours. Commences-en une avec `/défi`.
button-earlier = Précédentes
button-later = Suivantes

## Classements

rating-changes = Classement : { $few } · { $many }
rating-change = { $player } { $rating } ({ $by })
stats-title = Classements
stats-none = { $player } n’a encore joué aucune partie classée.
stats-line = { variant-name }, { side-name } : **{ $rating }** ± { $margin }{ $certain ->
    [no] { " " }(provisoire)
   *[yes] { "" }
} · { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $draws ->
    [one] { $draws } nulle
   *[other] { $draws } nulles
}, { $losses ->
    [one] { $losses } défaite
   *[other] { $losses } défaites
}
alt-results = Résultats en barres : à gauche les victoires, au milieu les nulles, à droite les défaites.
alt-result = { $number }. { variant-name }, { side-name } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $draws ->
    [one] { $draws } nulle
   *[other] { $draws } nulles
}, { $losses ->
    [one] { $losses } défaite
   *[other] { $losses } défaites
}, classement { $rating }.
best-title = { variant-name } : les meilleurs classements avec { $side ->
    [fox] le renard
    [foxes] les renards
    [tigers] les tigres
    [geese] les oies
    [goats] les chèvres
   *[hounds] les chiens
}
best-none = Aucun classement n’est encore assez sûr : il faut une douzaine de parties classées.
best-line = { $rank }. { $player } **{ $rating }** · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}

## Règles des jeux

rules-title = { variant-name } : les règles
rules-chapter = { $chapter ->
    [moves] Comment on bouge
    [captures] Prises
    [winning] Comment on gagne
    [draws] Nulle
    [mistake] Une erreur fréquente
    [questions] Questions
   *[history] D’où il vient
}
rules-start = { $variant ->
    [fox-geese] Un renard contre treize oies, sur une croix de trente-trois points. Chaque petit carré a ses deux diagonales. Le renard commence.
        Avec `oies:` tu peux avoir 15 ou 17 oies, et avec `côtés:` des oies qui peuvent aussi faire des pas de côté.
    [fox-geese-ten] Un renard contre treize oies qui descendent d’en haut, sur une croix où seul un point sur deux a des diagonales. Le renard commence.
    [halatafl] Deux renards contre vingt oies, sur une croix de trente-trois points. Les neuf points du haut sont l’enclos ; les renards se tiennent dans ses coins supérieurs. Les renards commencent.
    [gasetavl] Un renard contre dix-huit oies, sur une grande croix de quarante-cinq points où seul un point sur deux a des diagonales. Le renard commence.
    [bagh-chal] Quatre tigres dans les coins contre vingt chèvres, toutes encore en main. Les chèvres commencent.
   *[fox-hounds] Un renard contre quatre chiens, sur les cases d’une couleur d’un échiquier. Le renard commence.
}
rules-moves = { $variant ->
    [fox-geese] Le renard fait un pas vers un point voisin vide le long de toute ligne, dans toute direction. Une oie fait un pas en avant, tout droit ou en diagonale, jamais en arrière ; de côté seulement avec cette option.
    [fox-geese-ten] Le renard fait un pas le long de toute ligne, dans toute direction. Une oie fait un pas vers le bas, tout droit ou en diagonale là où il y a une ligne, ou de côté, jamais vers le haut.
    [halatafl] Un renard fait un pas le long de toute ligne, dans toute direction. Une oie fait un pas en avant, tout droit ou en diagonale, ou de côté, jamais en arrière.
    [gasetavl] Le renard fait un pas le long de toute ligne, dans toute direction. Une oie fait un pas en avant, tout droit ou en diagonale là où il y a une ligne, ou de côté, jamais en arrière.
    [bagh-chal] D’abord on pose les chèvres, une par tour, sur n’importe quel point vide ; aucune chèvre ne bouge tant qu’il en reste une en main. Ensuite, une chèvre fait un pas le long de toute ligne. Un tigre fait des pas le long de toute ligne dès le début.
   *[fox-hounds] Le renard fait un pas d’une case en diagonale, dans toute direction. Un chien fait un pas d’une case en diagonale vers l’avant, jamais en arrière.
}
rules-captures = { $variant ->
    [fox-geese] Le renard saute par-dessus une oie voisine vers le point vide derrière elle, le long des lignes, et l’oie disparaît. Il n’est pas obligé de sauter. Il peut sauter encore dans le même tour, et s’arrêter après chaque saut.
    [fox-geese-ten] Le renard saute par-dessus une oie vers le point vide derrière elle, le long des lignes. Il n’est pas obligé de sauter, peut sauter encore dans le même tour et s’arrêter après chaque saut.
    [halatafl] Si un renard peut sauter, l’un des renards doit le faire, et il saute encore tant qu’il peut. Quel renard, et par où, c’est toi qui choisis ; ce n’est pas forcément le chemin qui prend le plus d’oies.
    [gasetavl] Le renard saute par-dessus une oie vers le point vide derrière elle, le long des lignes. Il n’est pas obligé de sauter, peut sauter encore dans le même tour et s’arrêter après chaque saut.
    [bagh-chal] Un tigre saute par-dessus une seule chèvre vers le point vide derrière elle, le long des lignes, et cela finit son tour. Il n’est pas obligé de sauter. Les chèvres ne prennent rien.
   *[fox-hounds] Personne ne prend rien.
}
rules-winning = { $variant ->
    [fox-geese] Le renard gagne quand il reste moins de quatre oies, ou quand aucune oie ne peut bouger. Les oies gagnent quand le renard ne peut pas bouger.
    [fox-geese-ten] Le renard gagne à sa dixième prise, ou quand aucune oie ne peut bouger. Les oies gagnent quand le renard ne peut pas bouger.
    [halatafl] Les renards gagnent quand il reste moins de neuf oies, ou quand aucune oie ne peut bouger. Les oies gagnent quand les neuf points de l’enclos portent des oies, ou quand aucun des deux renards ne peut bouger.
    [gasetavl] Le renard gagne quand il reste moins de quatre oies, ou quand aucune oie ne peut bouger. Les oies gagnent quand le renard ne peut pas bouger.
    [bagh-chal] Les tigres gagnent à leur cinquième prise, ou quand aucune chèvre ne peut bouger. Les chèvres gagnent quand aucun des quatre tigres ne peut bouger.
   *[fox-hounds] Le renard gagne quand il atteint la première rangée, quand il est plus bas que tous les chiens, ou quand aucun chien ne peut bouger. Les chiens gagnent quand le renard ne peut pas bouger.
}
rules-draws = { $variant ->
    [fox-geese] Sans pas de côté, il n’y en a pas : les oies finissent par manquer de coups. Avec eux, une position qui revient pour la troisième fois est nulle, et cinquante coups de chaque camp sans prise ni oie qui avance aussi.
    [fox-geese-ten] Une position qui revient pour la troisième fois, ou soixante coups de chaque camp sans prise.
    [halatafl] Une position qui revient pour la troisième fois, ou cinquante coups de chaque camp sans prise ni oie qui avance.
    [gasetavl] Une position qui revient pour la troisième fois, ou cinquante coups de chaque camp sans prise ni oie qui avance.
    [bagh-chal] Une position qui revient pour la troisième fois, ou soixante coups de chaque camp sans chèvre posée ni prise.
   *[fox-hounds] En pratique, il n’y en a pas : les chiens ne reculent jamais, donc toute partie finit.
}
rules-mistake = { $variant ->
    [fox-geese] Des oies qui avancent une à une laissent des trous derrière elles. Avance-les comme un mur, et ne laisse jamais derrière une oie un point vide que le renard peut atteindre.
    [fox-geese-ten] Le point vide derrière une oie isolée est celui où le renard retombe. Ferme le point d’arrivée, pas l’oie.
    [halatafl] Une oie laissée là où un saut commence une chaîne qui arrange les renards. L’arme des oies est l’autre : un saut qu’un renard doit faire, loin de l’enclos.
    [gasetavl] Croire que les diagonales vont de soi. Seul un point sur deux en a : regarde les lignes avant de compter sur un saut.
    [bagh-chal] Vouloir bouger une chèvre du plateau alors que d’autres sont en main. Pose d’abord, au bord et là où aucun tigre ne peut sauter.
   *[fox-hounds] Un chien loin devant les autres laisse le renard se glisser derrière lui. Garde la ligne serrée.
}
rules-questions = { $variant ->
    [fox-geese] *Le renard doit-il prendre ?* Non. *Les oies peuvent-elles reculer ?* Non. *Et aller de côté ?* Seulement avec cette option. *Et si aucune oie ne peut bouger ?* Alors le renard a gagné ; ailleurs, elles peuvent passer.
    [fox-geese-ten] *Le renard doit-il prendre ?* Non, il peut faire un pas alors qu’il pourrait sauter. *Les oies peuvent-elles reculer pour se regrouper ?* Non.
    [halatafl] *Quel renard doit sauter ?* N’importe lequel. *Faut-il la plus longue chaîne ?* Non. *Et si un renard est enfermé ?* Il reste ; les deux doivent l’être.
    [gasetavl] *Pourquoi est-ce fini à trois oies ?* Trois ne peuvent jamais enfermer un renard sur ce plateau.
    [bagh-chal] *Une chèvre peut-elle prendre un tigre ?* Non : les chèvres bloquent ses pas et ses points d’arrivée. *Un tigre doit-il prendre ?* Non.
   *[fox-hounds] *Les chiens peuvent-ils aller de côté ou en arrière ?* Non. *Le renard peut-il sauter par-dessus un chien ?* Non.
}
rules-history = { $variant ->
    [fox-geese] Connu en Angleterre depuis le XVe siècle. Il n’y a pas une seule bonne façon d’y jouer : ailleurs, les oies peuvent reculer, prendre est obligatoire, il y a 13, 15 ou 17 oies, et les plateaux ont toutes les diagonales, quelques-unes ou aucune.
    [fox-geese-ten] L’une des nombreuses façons de jouer au renard et aux oies depuis le XVe siècle, avec moins de diagonales et un compte des prises.
    [halatafl] Un jeu de chasse du Nord, parent du tafl, nommé dans la saga de Grettir le Fort et connu depuis le XIVe siècle au plus tard. Peter Michaelsen a décrit un jeu danois aux mêmes pièces.
    [gasetavl] « Plateau des oies » est le nom de plusieurs jeux de chasse danois ; Peter Michaelsen a écrit sur leur famille en 2009. La grande croix figure comme Gåsetavl (Gedved) au catalogue de Ludii, où le renard saute une fois par tour.
    [bagh-chal] Le jeu national du Népal. Lim Yew Jin et Jürg Nievergelt ont montré qu’il est nul si personne ne se trompe (« Tigers and Goats is a draw »).
   *[fox-hounds] Un vieux jeu pour un échiquier. Bien joué, il est gagné par les chiens, comme le montrent Berlekamp, Conway et Guy dans « Winning Ways ».
}
rules-before = { $variant ->
    [fox-geese] Le renard peut sauter deux oies en un tour : **{ $moves }**. Il peut aussi s’arrêter après la première, ou ne pas sauter du tout : { $instead }.
    [fox-geese-ten] Le renard peut sauter : **{ $moves }**. Il pourrait continuer dans le même tour, ou faire un pas : { $instead }.
    [halatafl] Un renard peut sauter, donc l’un d’eux doit le faire : **{ $moves }** est le seul coup légal. L’autre renard ne peut pas faire de pas maintenant.
    [gasetavl] Le point du renard n’a pas de ligne diagonale, il a donc quatre pas : { $instead } et le premier de **{ $moves }**. Un pas plus loin, il a des diagonales.
    [bagh-chal] Les chèvres en posent une tout près d’un tigre, avec un point vide derrière : **{ $moves }**. Tout autre point vide conviendrait, comme { $instead }.
   *[fox-hounds] Le renard sort, un chien ferme le bord : **{ $moves }**. Le renard pourrait aussi commencer par { $instead }.
}
rules-after = { $variant ->
    [fox-geese] Deux oies ont disparu. Les oies ne reculent jamais, donc les trous restent.
    [fox-geese-ten] Le renard en a pris une et s’est arrêté ; les oies peuvent fermer la ligne avant qu’il continue.
    [halatafl] L’oie a disparu. Le saut était forcé : c’est ainsi que les oies mènent un renard où elles veulent.
    [gasetavl] Du point voisin, le renard est reparti en diagonale.
    [bagh-chal] Le tigre a sauté la chèvre : une est prise, dix-neuf sont encore à poser, et les chèvres doivent continuer à poser.
   *[fox-hounds] Les cinq pièces sont toujours là, car ici personne n’est jamais pris.
}
rules-sides = { $few ->
    [fox] Le renard
    [foxes] Les renards
   *[tigers] Les tigres
} contre { $many ->
    [geese] les oies
    [goats] les chèvres
   *[hounds] les chiens
}
rules-other = Un autre jeu
button-rules = Règles
button-rules-page = { $page ->
    [rules] Les règles
    [before] Un exemple
   *[after] Joué
}

## Regarder en arrière

replay-title = La partie { game-number } ({ variant-name }) encore une fois
replay-too-long = Cette partie est trop longue pour une image animée ; ses coups sont dans `/historique`.
alt-replay = Toute la partie en image animée, { variant-name }, { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}.
history-title = Tes parties finies
history-none = Tu n’as encore fini aucune partie. Commences-en une avec `/défi` ou `/ordinateur`.
history-line = **{ game-number }** { variant-name } · { $result ->
    [won] gagnée
    [lost] perdue
   *[drawn] nulle
} avec { $side ->
    [fox] le renard
    [foxes] les renards
    [tigers] les tigres
    [geese] les oies
    [goats] les chèvres
   *[hounds] les chiens
} contre { $opponent } · { $when }
history-line-record = **{ game-number }** { variant-name } · d’un enregistrement : { $few } – { $many }, { $winner ->
    [unfinished] pas finie
    [drawn] nulle
    [fox] le renard a gagné
    [foxes] les renards ont gagné
    [tigers] les tigres ont gagné
    [geese] les oies ont gagné
    [goats] les chèvres ont gagné
   *[hounds] les chiens ont gagné
} · { $when }
history-no-moves = Aucun coup n’a été joué.
history-last-moves = Les derniers coups ; le fichier les a tous.
button-newer = Plus récentes
button-older = Plus vieilles

## Réglages

settings-title = Tes réglages
server-settings-title = Réglages de ce serveur
language-name = Français
setting-name = { $setting ->
    [language] Langue
    [theme] Aspect des plateaux
    [level] Niveau de l’ordinateur
    [pings] Quand c’est à toi
    [reminders] Rappels
    [quiet] Heures calmes
    [quiet-from] Calme dès
    [quiet-to] Calme jusqu’à
    [variant] Jeu, si personne n’en dit un
    [channels] On peut jouer
   *[most-games] Parties à la fois dans un salon
}
setting-line = { $name } : **{ $value }**
setting-as-discord = celle de Discord
setting-usual = 3, si tu ne dis rien
setting-pings = je te mentionne avec notification
setting-no-pings = je te nomme sans notification
setting-quiet = de { $from } à { $to } ({ $zone })
setting-no-quiet = aucune
setting-zone-hint = Ce sont des heures UTC : dis-moi ton fuseau horaire avec l’option `fuseau` de `/réglages`.
setting-direct-refused = Discord ne me laisse pas t’écrire, je fais donc le rappel dans le salon ; autorise les messages privés et choisis de nouveau.
setting-everywhere = partout
setting-most-games = { $most ->
    [one] { $most } partie
   *[other] { $most } parties
}
setting-no-limit = sans limite
button-pings-on = Me notifier
button-pings-off = Ne pas notifier
button-quiet-hours = Heures calmes
button-back = Retour

## Vie privée

privacy-title = Ce que je sais de toi
privacy-name = Le dernier nom que je te connais : { $name }.
privacy-no-name = Pas ton nom.
privacy-settings = Ce que tu as choisi avec `/réglages`.
privacy-no-settings = Tu n’as rien choisi.
privacy-games = Tes parties, avec leurs coups et leurs heures : { $running } en cours, { $over ->
    [one] { $over } finie
   *[other] { $over } finies
}.
privacy-challenges = Défis lancés ou reçus : { $count }.
privacy-ratings = Classements : { $count }.
privacy-else = Pendant deux jours, je me souviens des boutons pressés, mais pas de qui les a pressés. Un serveur qui me retire est oublié après 30 jours.
privacy-exported = Tout ce que je sais de toi est dans ce fichier.
privacy-exported-part = Partie { $part } sur { $parts } de ce que je sais de toi : c’est trop pour un seul fichier.
privacy-ask = { $running ->
    [0] J’oublie ton nom, tes réglages et tes classements ; tes défis ouverts sont retirés.
    [one] J’oublie ton nom, tes réglages et tes classements ; tes défis ouverts sont retirés, et ta partie en cours est abandonnée, pour que personne ne t’attende.
   *[other] J’oublie ton nom, tes réglages et tes classements ; tes défis ouverts sont retirés, et tes { $running } parties en cours sont abandonnées, pour que personne ne t’attende.
} Tes parties restent, au nom d’un compte supprimé. C’est irréversible. Le veux-tu ?
privacy-forgotten = C’est fait : je ne sais plus rien de toi.
button-export = Tout recevoir
button-delete = Supprimer
button-delete-confirm = Oui, supprimer
button-delete-cancel = Non, garder

## Aide

help-title = Reynard joue aux jeux de chasse
help-body =
    `/défi` défie quelqu’un, ou qui veut jouer. Une fois le défi accepté, le plateau apparaît. `/ordinateur` : jouer contre moi, tout de suite.
    `/jouer` joue un coup : écris `d4-d5` pour un pas, `d4xd6xf6` pour une prise, `c3` pour poser une chèvre ; la liste montre ce qui est légal. Le bouton Jouer sous le plateau fait la même chose par menus.
    `/règles` enseigne les jeux. `/plateau` montre de nouveau le plateau, `/parties` ce qui se joue, `/historique` ce qui s’est joué ; `/importer` lit l’enregistrement d’une partie dans un fichier.
    `/indice` montre le meilleur coup et pourquoi. `/nulle` la propose, `/reprendre` demande à reprendre un coup, `/abandonner` abandonne ; `/analyser` revoit une partie finie.
    `/réglages` sont les tiens : langue, plateaux, notifications, heures calmes ; `/confidentialité` dit ce que je sais de toi.
help-games-title = Les jeux
help-game = **{ variant-name }** : { $few ->
    [fox] un renard
    [foxes] deux renards
   *[tigers] quatre tigres
} contre { $many ->
    [geese] des oies
    [goats] vingt chèvres
   *[hounds] quatre chiens
}
help-names-title = Un nom, bien des règles
help-names = Des plateaux avec toutes les diagonales, quelques-unes ou aucune s’appellent tous renard et oies. Ici, les oies ne reculent jamais, prendre est facultatif sauf au Halatafl, le renard peut sauter plusieurs fois par tour, et qui ne peut pas bouger perd.

## Enregistrements

import-done = Lu : c’est maintenant la partie { game-number } de ton `/historique`. Personne d’autre ne l’y voit, et elle ne compte pour rien.
import-known = Tu as déjà lu cet enregistrement : c’est la partie { game-number }.
record-lost = Je n’ai pas pu obtenir ce fichier de Discord : envoie-le encore une fois.
record-too-large = Ce fichier est trop grand pour un enregistrement : envoies-en un de { $kilobytes } Ko au plus.
record-no-text = Ce fichier n’est pas du texte : envoie un enregistrement comme `/historique` en donne.
record-tag = La ligne { $line } de l’enregistrement a une étiquette que je ne sais pas lire : écris un nom et une valeur entre guillemets, comme dans `[Date "2026.03.01"]`.
record-second-tag = L’enregistrement a une deuxième étiquette { $typed } à la ligne { $line } : enlèves-en une.
record-no-variant = L’enregistrement ne dit pas de quel jeu il est : commence-le par une étiquette comme `[Variant "fox-geese"]`.
record-variant = Je ne connais pas le jeu { $typed } de la ligne { $line } de l’enregistrement : écris-le comme `/historique`, par exemple `fox-geese`.
record-start = Le départ à la ligne { $line } de l’enregistrement n’est pas une position de ce jeu : corrige-le, ou enlève l’étiquette pour le départ habituel.
record-comment = Le commentaire qui commence à la ligne { $line } de l’enregistrement ne finit pas : ferme-le par `{"}"}`.
record-number = La ligne { $line } de l’enregistrement a le numéro { $found } là où vient le coup { $wanted } : corrige les numéros, ou vois s’il manque un coup.
record-move = Le coup { $number } de l’enregistrement, { $typed } à la ligne { $line }, ne peut pas être joué : { $why ->
    [over] la partie finit avant
    [unreadable] un coup ne s’écrit pas ainsi
    [off-board] le plateau n’a pas ce point
    [ambiguous] il pourrait être plusieurs coups
    [one-point] il ne nomme qu’un point
    [no-piece] aucune pièce ne se tient là où il commence
    [not-yours] la pièce d’où il part est à l’autre camp
    [same-point] il ne mène nulle part
    [occupied] une pièce se tient là où il finit
    [no-line] aucune ligne n’y mène
    [too-far] c’est trop loin
    [back] ces pièces ne reculent jamais
    [sideways] ces pièces ne vont pas de côté dans ce jeu
    [no-captures] ces pièces ne prennent jamais
    [no-jump] il n’y a rien à sauter
    [must-capture] il y a une prise, et elle est obligatoire
    [must-go-on] il faut continuer à sauter
    [single-jump] ces pièces ne sautent qu’une fois par tour
    [must-place] il reste des pièces à poser
   *[no-placing] rien ne peut être posé
} ; corrige-le et renvoie l’enregistrement.
record-result = { $typed } à la ligne { $line } de l’enregistrement n’est pas un résultat : écris le camp gagnant, comme `fox` ou `geese`, ou `draw`, ou `*` pour une partie pas finie.
record-contradiction = Les résultats de l’enregistrement se contredisent, ou contredisent les coups : corrige-les ou enlève-les.
record-trailing = Quelque chose suit le résultat à la ligne { $line } de l’enregistrement : envoie chaque partie dans un fichier à elle.
record-too-many-moves = Cette partie est trop longue pour moi : je lis au plus { $most } coups.

## Refus : une phrase qui dit ce qui ne va pas et que faire

refusal-no-game-here = { $elsewhere ->
    [0] Tu n’as aucune partie en cours ici : commences-en une avec `/défi`.
    [one] Tu n’as aucune partie en cours dans ce salon ; donne le numéro de celle que tu as ailleurs dans l’option `partie` (`/parties étendue:toutes les miennes` la montre).
   *[other] Tu n’as aucune partie en cours dans ce salon ; donne dans l’option `partie` le numéro d’une des { $elsewhere } que tu as ailleurs (`/parties étendue:toutes les miennes` les montre).
}
refusal-no-such-game = Il n’y a pas ici de partie { game-number } que tu puisses voir ; `/parties` montre les tiennes.
refusal-not-a-player = Tu ne joues pas dans la partie { game-number }, tu peux donc seulement la regarder avec `/plateau`.
refusal-played-elsewhere = La partie { game-number } se joue dans { $channel }, où je peux seulement répondre : continue là-bas.
refusal-not-your-turn = Ce n’est pas à toi dans la partie { game-number } : attends le coup de { $opponent }.
refusal-no-hints = La partie { game-number } se joue sans indices ; on en convient par l’option `indices` de `/défi`, ou joue contre moi avec `/ordinateur`.
refusal-no-finished-game = Aucune partie n’a encore fini ici ; joues-en une, ou dis laquelle par l’option `partie`.
refusal-not-over = La partie { game-number } se joue encore ; elle pourra être analysée une fois finie.
refusal-game-over = La partie { game-number } est finie ; commences-en une autre avec `/défi`.
refusal-outdated = La partie { game-number } a continué depuis que cela a été montré ; prends son plateau le plus récent, ou `/plateau`.
refusal-old-button = Ce bouton vient d’une version plus ancienne de moi ; `/plateau` montre le plateau actuel.
refusal-nothing-to-take-back = Tu n’as encore rien joué dans la partie { game-number }, il n’y a donc rien à reprendre.
refusal-asked-already = { $kind ->
    [draw] Tu as déjà proposé la nulle dans la partie { game-number } depuis le dernier coup ; tu pourras le refaire après le prochain.
   *[takeback] Tu as déjà demandé à reprendre un coup dans la partie { game-number } depuis qu’il a été joué ; tu pourras le refaire après le prochain.
}
refusal-offer-open = { $kind ->
    [draw] Dans la partie { game-number }, une nulle est proposée ; il faut d’abord y répondre ou la retirer.
   *[takeback] Dans la partie { game-number }, on demande à reprendre un coup ; il faut d’abord y répondre ou retirer la demande.
}
refusal-no-such-offer = Cette offre n’existe plus ; regarde la partie avec `/plateau`.
refusal-offer-closed = { $state ->
    [accepted] Cela a déjà été accepté.
    [declined] Cela a été refusé ; on peut le redemander après le prochain coup.
    [withdrawn] Cela a été retiré.
   *[outdated] La partie a continué depuis ; redemande si tu le veux encore.
}
refusal-own-offer = C’est toi qui as demandé ; l’autre camp doit répondre.
refusal-too-many-records = Tu as apporté { $most } parties en enregistrements, autant que je peux en garder par personne ; `/confidentialité` te les donne toutes en fichier.
refusal-nobody-played = La partie { game-number } a été lue d’un enregistrement, il n’y a donc personne pour la rejouer : défie quelqu’un avec `/défi`.
refusal-rematch-asked = Tu as déjà demandé la revanche de la partie { game-number } ; l’autre camp doit répondre.
refusal-challenged-self = Tu ne peux pas te défier : choisis quelqu’un d’autre, ou laisse `adversaire` vide pour défier qui veut jouer.
refusal-challenged-bot = Les bots ne jouent pas ; choisis une personne, ou laisse `adversaire` vide pour défier qui veut jouer.
refusal-challenged-absent = Cette personne ne voit pas ce salon ; défie quelqu’un qui le voit, ou fais-le là où vous êtes l’un et l’autre.
refusal-challenged-alone = Personne d’autre ne voit cette conversation ; défie quelqu’un dans un salon où vous êtes l’un et l’autre.
refusal-options-of-fox-geese = Les options `oies` et `côtés` sont celles de Renard et oies : laisse-les vides pour { variant-name }.
refusal-no-such-challenge = Ce défi n’existe plus ; lances-en un autre avec `/défi`.
refusal-challenge-closed = { $state ->
    [accepted] Ce défi a déjà été accepté ; lances-en un autre avec `/défi`.
    [declined] Ce défi a été refusé ; lances-en un autre avec `/défi`.
    [withdrawn] Ce défi a été retiré ; lances-en un autre avec `/défi`.
   *[lapsed] Ce défi a expiré ; lances-en un autre avec `/défi`.
}
refusal-not-challenged = Ce défi est pour { $opponent } ; lance le tien avec `/défi`.
refusal-not-your-challenge = Seul l’auteur de ce défi peut le retirer ; si tu n’en veux pas, laisse-le.
refusal-no-such-opponent = Qui a joué cette partie n’est plus là ; défie quelqu’un d’autre avec `/défi`.
refusal-countered-already = Tu as déjà répondu à ce défi par d’autres conditions : attends une réponse, ou retire-les d’abord.
refusal-own-challenge = Quelqu’un d’autre doit accepter ton défi ; toi, tu peux le retirer.
refusal-games-elsewhere = Ce serveur ne permet de jouer que dans { $channels } : va là-bas.
refusal-channel-full = { $most ->
    [one] Une partie se joue ici, et ce serveur en permet une à la fois par salon : attends qu’elle finisse, ou joue dans un autre salon.
   *[other] { $most } parties se jouent ici, autant que ce serveur en permet par salon : attends que l’une finisse, ou joue dans un autre salon.
}
refusal-too-many-games = Tu joues { $most } parties, autant que je peux en tenir par personne : finis ou abandonnes-en une (`/parties étendue:toutes les miennes` les montre).
refusal-too-many-games-of = { $player } joue { $most } parties, autant que je peux en tenir par personne : réessaie quand l’une d’elles sera finie.
refusal-unknown-zone = Je ne connais pas le fuseau horaire { $typed } : choisis-en un dans la liste, comme `Europe/Paris`.
refusal-not-in-server = Ce sont les réglages d’un serveur : utilise la commande dans l’un d’eux.
refusal-not-manager = Seul qui peut gérer ce serveur change ses réglages : demande-le-lui.
refusal-too-many-channels = On ne peut pas autoriser plus de { $most } salons un par un : enlèves-en un avec `interdire`, ou autorise-les tous en n’en choisissant aucun dans le menu.
refusal-unknown-choice = Je ne connais pas ce choix pour `{ $option }` : prends-en un dans la liste.

## Ce qu’un coup ne peut pas être. $role est une pièce

piece = { $role ->
    [fox] renard
    [goose] oie
    [tiger] tigre
    [goat] chèvre
   *[hound] chien
}
move-candidates = Tu pourrais jouer { $moves }.
move-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
move-unreadable = Je ne peux pas lire { $typed } comme un coup : nomme ses points, comme dans `{ $example }`.
move-off-board = Ce plateau n’a pas de point { $point } : choisis l’un de ceux de l’image.
move-ambiguous = { $typed } pourrait être plusieurs coups : nomme tous les points.
move-only-one-point = { $at } seul ne dit pas d’où et où : nomme les deux points.
move-no-piece = Aucune pièce n’est en { $at } : pars d’une des tiennes.
move-not-yours = { $role ->
    [goat] La chèvre
    [goose] L’oie
    [tiger] Le tigre
    [hound] Le chien
   *[fox] Le renard
} en { $at } est à l’autre camp : pars d’une pièce à toi.
move-same-point = Cela mène de { $at } à { $at } : nomme le point où tu veux aller.
move-occupied = { $role ->
    [goat] Une chèvre
    [goose] Une oie
    [tiger] Un tigre
    [hound] Un chien
   *[fox] Un renard
} est en { $at } : va sur un point vide.
move-no-line = { $board ->
    [squares] Ici, les pièces vont en diagonale, d’une case à la fois : de { $from } à { $to } n’est pas un tel pas.
   *[lines] Aucune ligne ne mène de { $from } à { $to } : suis les lignes du plateau.
}
move-too-far = { $role ->
    [goat] Une chèvre
    [goose] Une oie
    [tiger] Un tigre
    [hound] Un chien
   *[fox] Un renard
} va d’un point à la fois, donc de { $from } à { $to } est trop loin.
move-never-back = { $role ->
    [goose] Les oies ne reculent
    [goat] Les chèvres ne reculent
    [hound] Les chiens ne reculent
    [tiger] Les tigres ne reculent
   *[fox] Les renards ne reculent
} jamais : choisis un coup vers l’autre bord.
move-never-sideways = { $role ->
    [goose] Les oies ne vont
    [goat] Les chèvres ne vont
    [hound] Les chiens ne vont
    [tiger] Les tigres ne vont
   *[fox] Les renards ne vont
} pas de côté dans ce jeu : choisis un coup vers l’avant.
move-never-captures = { $role ->
    [goose] Les oies ne prennent
    [goat] Les chèvres ne prennent
    [hound] Les chiens ne prennent
    [tiger] Les tigres ne prennent
   *[fox] Les renards ne prennent
} jamais ici : choisis un pas vers un point voisin.
move-not-a-capture = Rien n’est pris entre { $from } et { $to }, qui sont voisins : une prise saute par-dessus une pièce.
move-nothing-to-jump = Il n’y a rien à sauter en { $over } : saute par-dessus une pièce adverse voisine vers le point vide derrière elle.
move-landing-occupied = { $role ->
    [goat] Une chèvre
    [goose] Une oie
    [tiger] Un tigre
    [hound] Un chien
   *[fox] Un renard
} est en { $at }, où le saut finirait : le point derrière la pièce adverse doit être vide.
move-must-capture = { $role ->
    [goat] Une chèvre
    [goose] Une oie
    [tiger] Un tigre
    [hound] Un chien
   *[fox] Un renard
} peut prendre, et dans ce jeu c’est obligatoire : choisis l’une des prises.
move-must-go-on = Il faut continuer à sauter depuis { $at } tant que c’est possible.
move-single-jump = { $role ->
    [goat] Une chèvre
    [goose] Une oie
    [tiger] Un tigre
    [hound] Un chien
   *[fox] Un renard
} ne saute qu’une fois par tour : nomme un seul point d’arrivée.
move-must-place = Toutes les chèvres doivent être posées avant que l’une bouge, et { $count ->
    [one] il t’en reste { $count }
   *[other] il t’en reste { $count }
} en main : nomme un point vide.
move-hand-empty = Toutes les chèvres sont posées : bouges-en une le long d’une ligne vers un point voisin.
move-never-placed = { $role ->
    [goose] Les oies ne se posent
    [goat] Les chèvres ne se posent
    [hound] Les chiens ne se posent
    [tiger] Les tigres ne se posent
   *[fox] Les renards ne se posent
} jamais : nomme d’où et où.

fault = Quelque chose s’est mal passé de mon côté ; regarde `/plateau` et réessaie.
fault-unreadable = Je n’ai pas compris ce que Discord m’a envoyé ; réessaie, et si un bouton échoue encore, écris la commande.
fault-plain-board = Discord ne me laisse pas montrer ici l’image de la partie { game-number } ; `/plateau` la montre.

## Commandes : noms en minuscules, sans espaces, de 32 caractères au plus ; descriptions, de 100

command-challenge = défi
    .description = Défie quelqu’un, ou qui veut jouer, à un jeu de chasse
command-computer = ordinateur
    .description = Joue contre l’ordinateur, tout de suite
command-move = jouer
    .description = Joue un coup dans ta partie
command-history = historique
    .description = Tes parties finies, ou une partie avec ses coups et son animation
command-import = importer
    .description = Lis une partie d’un enregistrement, comme en donne /historique, pour la voir ici
command-hint = indice
    .description = Montre le meilleur coup, et pourquoi
command-analyse = analyser
    .description = Revois une partie finie : qui menait, et ce qui a mal tourné
command-board = plateau
    .description = Montre de nouveau le plateau
command-games = parties
    .description = Les parties qui se jouent ici, ou toutes les tiennes
command-draw = nulle
    .description = Propose la nulle
command-takeback = reprendre
    .description = Demande à reprendre ton dernier coup
command-challenge-person = Défier à une partie
command-resign = abandonner
    .description = Abandonne ta partie
command-stats = statistiques
    .description = Les classements et résultats de quelqu’un
command-leaderboard = palmarès
    .description = Les meilleurs de ce serveur, ou de tous
command-settings = réglages
    .description = Ta langue, tes plateaux, notifications, rappels et heures calmes
command-server-settings = réglages-serveur
    .description = Où et à quoi joue ce serveur, et dans quelle langue
command-privacy = confidentialité
    .description = Ce que je sais de toi : le lire, le recevoir en fichier, ou le faire supprimer
command-rules = règles
    .description = Comment on joue, avec des images
command-help = aide
    .description = Ce que je fais et comment jouer

option-opponent = adversaire
    .description = Qui tu défies ; laisse vide pour défier qui veut jouer
option-variant = jeu
    .description = À quoi on joue ; Renard et oies si ni toi ni le serveur n’en dit un autre
option-side = camp
    .description = Le camp que tu veux ; au hasard si tu ne dis rien
option-level = niveau
    .description = La force de l’ordinateur, de 1 (débuter) à 8 ; celle de tes réglages si tu ne dis rien
option-geese = oies
    .description = Renard et oies : combien d’oies ; 13 si tu ne dis rien
option-sideways = côtés
    .description = Renard et oies : si les oies peuvent aller de côté
option-hints = indices
    .description = Si les deux camps peuvent demander des indices ; non, si tu ne dis rien
option-pace = rythme
    .description = Le temps par coup ; sans limite si tu ne dis rien
option-user = personne
    .description = De qui ; les tiens si tu ne dis rien
option-rated = classée
    .description = Si la partie compte pour le classement ; oui, si tu ne dis rien
option-move = coup
    .description = Ton coup, comme d4-d5, d4xd6xf6 ou c3
option-game = partie
    .description = Laquelle de tes parties, si tu en as plusieurs
option-record = enregistrement
    .description = L’enregistrement : un fichier de texte
option-text = texte
    .description = En texte plutôt qu’en image
option-scope = étendue
    .description = Seulement ici, ou tout

option-language = langue
    .description = La langue que je parle
option-theme = aspect
    .description = L’aspect de tes plateaux
option-pings = notifications
    .description = Si je te mentionne avec notification quand c’est à toi
option-reminders = rappels
    .description = Où je te rappelle que c’est à toi
option-quiet-from = calme-dès
    .description = L’heure dès laquelle personne ne te notifie, de 0 à 23
option-quiet-to = calme-jusque
    .description = L’heure jusqu’à laquelle personne ne te notifie, de 0 à 23 ; comme calme-dès : aucune
option-zone = fuseau
    .description = Ton fuseau horaire, pour les heures calmes
option-allow = autoriser
    .description = Un salon où l’on peut jouer ; partout s’il n’y en a aucun
option-disallow = interdire
    .description = Un salon où l’on ne peut plus jouer
option-most-games = maximum
    .description = Combien de parties à la fois dans un salon ; 0 pour ne pas limiter

choice-wood = bois
choice-slate = ardoise
choice-contrast = fort contraste
choice-colorblind = pour daltoniens
choice-channel = dans le salon de la partie
choice-direct = par message privé
choice-off = pas de rappel
choice-fox-geese = Renard et oies
choice-halatafl = Halatafl
choice-gasetavl = Gåsetavl
choice-fox-geese-ten = Renard et oies en dix prises
choice-bagh-chal = Bagh-Chal
choice-fox-hounds = Renard et chiens
choice-random = au hasard
choice-none = sans limite
choice-1h = 1 heure par coup
choice-1d = 1 jour par coup
choice-3d = 3 jours par coup
choice-7d = 7 jours par coup
choice-few = le renard, les renards ou les tigres
choice-many = les oies, les chèvres ou les chiens
choice-1 = 1, pour débuter
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-6 = 6
choice-7 = 7
choice-8 = 8, le plus fort
choice-13 = 13
choice-15 = 15
choice-17 = 17
choice-here = ici
choice-everywhere = partout
choice-mine = toutes les miennes
