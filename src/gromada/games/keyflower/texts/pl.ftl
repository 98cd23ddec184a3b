# Keyflower. Nazwy w { $tile } i podobnych to nazwy nadrukowane, z paczki danych.

## Części zdań

season-name =
    { $season ->
        [0] Wiosna
        [1] Lato
        [2] Jesień
       *[other] Zima
    }
colour-name =
    { $colour ->
        [0] niebieski
        [1] czerwony
        [2] żółty
       *[other] zielony
    }
colour-plural =
    { $colour ->
        [0] niebieskich
        [1] czerwonych
        [2] żółtych
       *[other] zielonych
    }
# Biernik: „(daje) 1 niebieskiego robotnika, 2 niebieskich robotników”.
workers-of-colour =
    { $count ->
        [one] { $count } { $colour ->
            [0] niebieskiego
            [1] czerwonego
            [2] żółtego
           *[other] zielonego
        } robotnika
       *[other] { $count } { colour-plural } robotników
    }
worker-list =
    { $blue ->
        [0] {""}
       *[other] {" "}{ $blue } × niebieski{ $last ->
            [blue] {""}
           *[other] ,
        }
    }{ $red ->
        [0] {""}
       *[other] {" "}{ $red } × czerwony{ $last ->
            [red] {""}
           *[other] ,
        }
    }{ $yellow ->
        [0] {""}
       *[other] {" "}{ $yellow } × żółty{ $last ->
            [yellow] {""}
           *[other] ,
        }
    }{ $green ->
        [0] {""}
       *[other] {" "}{ $green } × zielony{ $last ->
            [green] {""}
           *[other] ,
        }
    }
any-pieces =
    { $any_resources ->
        [0] {""}
       *[other] {" "}{ $any_resources } × dowolny surowiec{ $last ->
            [any_resources] {""}
           *[other] ,
        }
    }{ $any_skills ->
        [0] {""}
       *[other] {" "}{ $any_skills } × dowolna umiejętność{ $last ->
            [any_skills] {""}
           *[other] ,
        }
    }
# Najmniejsza liczba robotników przy licytacji albo użyciu, z kolorem, jeśli nie ma wyboru.
least-workers =
    { $colour ->
        [-1] robotnicy: co najmniej { $need }
        [4] robotnicy dowolnych kolorów: co najmniej { $need }
        [0] niebiescy robotnicy: co najmniej { $need }
        [1] czerwoni robotnicy: co najmniej { $need }
        [2] żółci robotnicy: co najmniej { $need }
       *[other] zieloni robotnicy: co najmniej { $need }
    }
skill-list =
    { $anvil ->
        [0] {""}
       *[other] {" "}{ $anvil } × kowadło{ $last ->
            [anvil] {""}
           *[other] ,
        }
    }{ $pickaxe ->
        [0] {""}
       *[other] {" "}{ $pickaxe } × kilof{ $last ->
            [pickaxe] {""}
           *[other] ,
        }
    }{ $saw ->
        [0] {""}
       *[other] {" "}{ $saw } × piła{ $last ->
            [saw] {""}
           *[other] ,
        }
    }
resource-list =
    { $gold ->
        [0] {""}
       *[other] {" "}{ $gold } × złoto{ $last ->
            [gold] {""}
           *[other] ,
        }
    }{ $iron ->
        [0] {""}
       *[other] {" "}{ $iron } × żelazo{ $last ->
            [iron] {""}
           *[other] ,
        }
    }{ $stone ->
        [0] {""}
       *[other] {" "}{ $stone } × kamień{ $last ->
            [stone] {""}
           *[other] ,
        }
    }{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } × drewno{ $last ->
            [wood] {""}
           *[other] ,
        }
    }
side-name =
    { $side ->
        [0] na południe
        [1] na południowy zachód
        [2] na północny zachód
        [3] na północ
        [4] na północny wschód
       *[other] na południowy wschód
    }
# Biernik: „(oddaje) piłę”.
skill-name =
    { $skill ->
        [0] kowadło
        [1] kilof
       *[other] piłę
    }

## O co pytamy

ask-turn =
    { $passes ->
        [0] Licytuj kafel, użyj kafla albo spasuj.
       *[other] Licytuj, użyj kafla albo spasuj (pasy: { $passes } z { $seats }).
    }
ask-take-group =
    { $size ->
        [one] Twoja przegrywająca grupa przy kaflu „{ $group }” ({ $size } { colour-name } robotnik): czy przenosisz ją do kafla „{ $tile }”?
       *[other] Twoja przegrywająca grupa przy kaflu „{ $group }” ({ $size } { colour-plural } robotników): czy przenosisz ją do kafla „{ $tile }”?
    }
ask-choose-colour =
    { $bid ->
        [1] Licytujesz „{ $tile }”: robotnikami jakiego koloru?
       *[other] Używasz kafla „{ $tile }”: robotnikami jakiego koloru?
    }
ask-choose-number =
    { $bid ->
        [1] Licytujesz „{ $tile }”: ilu { colour-plural } robotników zza parawanu? Co najmniej { $least }.
       *[other] Używasz kafla „{ $tile }”: ilu { colour-plural } robotników zza parawanu? Od { $least } do { $most }.
    }
ask-add-worker =
    { $placed ->
        [0] Używasz kafla „{ $tile }” robotnikami dowolnych kolorów (od { $least } do { $most }): dołóż pierwszego.
       *[other] Używasz kafla „{ $tile }” robotnikami dowolnych kolorów (od { $least } do { $most }). Na razie: { $placed }.
    }
ask-choose-resource = { $tile }: jaki surowiec bierzesz?
ask-pay-worker = { $tile }: którym dodatkowym robotnikiem płacisz?
ask-return-skill = { $tile }: który żeton umiejętności oddajesz?
ask-transport =
    { $points ->
        [one] Transport: została { $points } akcja. Przenieś surowiec albo zakończ transport.
        [few] Transport: zostały { $points } akcje. Przenieś surowiec albo zakończ transport.
       *[many] Transport: zostało { $points } akcji. Przenieś surowiec albo zakończ transport.
    }
ask-carry-towards = Dokąd przenosisz surowiec ({ $resource }) z kafla „{ $tile }”?
ask-choose-upgrade =
    { $upgrades ->
        [one] Zostało { $upgrades } usprawnienie: który kafel usprawniasz?
        [few] Zostały { $upgrades } usprawnienia: który kafel usprawniasz?
       *[many] Zostało { $upgrades } usprawnień: który kafel usprawniasz?
    }
ask-pay-resources = Usprawniasz kafel „{ $tile }”: którymi surowcami płacisz?
ask-pay-skill = Usprawniasz kafel „{ $tile }”: którym żetonem umiejętności płacisz?
ask-pick-boat =
    { $season ->
        [3] Weź łódź do swojej wioski.
       *[other] Weź ładunek jednej łodzi.
    }
ask-place-tile = Rozbuduj wioskę: który kafel dokładasz teraz?
ask-place-beside = Gdzie kładziesz kafel „{ $tile }”?
ask-place-turned = Jak obracasz kafel „{ $tile }”?
ask-choose-winter =
    { $count ->
        [0] Które kafle zimy wprowadzasz do gry? Przynajmniej jeden.
       *[other] Które kafle zimy wprowadzasz do gry? Na razie: { $count }.
    }
ask-flip-tile = Flipper: możesz za darmo usprawnić jeden kafel.

## Co można zrobić

do-pass = spasuj
do-bid =
    { $need ->
        [0] licytuj: { $tile }
       *[other] licytuj: { $tile } ({ least-workers })
    }
    .piece = { $tile }
    .short =
        { $need ->
            [0] licytuj
           *[other] licytuj: { least-workers }
        }
do-use-tile =
    { $need ->
        [0] użyj: { $tile }
       *[other] użyj: { $tile } ({ least-workers })
    }
    .piece = { $tile }
    .short =
        { $need ->
            [0] użyj
           *[other] użyj: { least-workers }
        }
do-take = przenieś ją
do-leave = zostaw ją
do-colour = { colour-name } (masz: { $have })
do-workers =
    { $count ->
        [0] żadnego, razem: { $total }
        [one] { $count } robotnika, razem: { $total }
       *[many] { $count } robotników, razem: { $total }
    }
do-pay-group =
    { $size ->
        [0] przegrywająca grupa przy kaflu „{ $tile }”
        [one] cała przegrywająca grupa przy kaflu „{ $tile }” ({ $size } robotnik)
       *[many] cała przegrywająca grupa przy kaflu „{ $tile }” ({ $size } robotników)
    }
    .piece = { $tile }
    .short =
        { $size ->
            [0] przegrywająca grupa
            [one] cała przegrywająca grupa ({ $size } robotnik)
           *[many] cała przegrywająca grupa ({ $size } robotników)
        }
do-resource = { $resource }
    .piece = { $resource }
do-skill =
    { $skill ->
        [0] kowadło
        [1] kilof
       *[other] piła
    }
do-carry = przenieś: { $resource } z kafla „{ $tile }”
    .piece = { $tile }
    .short = przenieś: { $resource }
do-towards =
    { $known ->
        [0] { side-name }
       *[other] { side-name }, na kafel „{ $tile }”
    }
    .piece =
        { $known ->
            [0] { side-name }
           *[other] { $tile }
        }
    .short = { side-name }
do-stop =
    { $what ->
        [0] zakończ transport
        [1] zakończ usprawnianie
        [2] { $count ->
            [one] wystarczy: { $count } robotnik
           *[many] wystarczy: { $count } robotników
        }
       *[other] niczego nie usprawniaj
    }
do-upgrade = usprawnij: { $tile }{ upgrade-price }
    .piece = { $tile }
    .short = usprawnij{ upgrade-price }
upgrade-price =
    { $priced ->
        [0] {""}
       *[other] {" "}– koszt:{ resource-list }{ skill-list }{ any-pieces }
    }{ $points ->
        [0] {""}
        [one] {" "}(o { $points } punkt więcej)
        [few] {" "}(o { $points } punkty więcej)
       *[many] {" "}(o { $points } punktów więcej)
    }
do-pay = zapłać:{ resource-list }
do-pick =
    { $load ->
        [0] weź: { $tile }
       *[other] weź ładunek łodzi „{ $tile }”:{ worker-list }{ skill-list }
    }
    .piece = { $tile }
    .short =
        { $load ->
            [0] weź
           *[other] weź:{ worker-list }{ skill-list }
        }
do-place = dołóż: { $tile }
    .piece = { $tile }
do-beside = { side-name } od kafla „{ $tile }”
    .piece = { $tile }
    .short = { side-name }
do-turned =
    { $steps ->
        [0] tak, jak jest nadrukowany
        [1] obrócony o 60° w prawo
        [2] obrócony o 120° w prawo
        [3] obrócony o 180°
        [4] obrócony o 120° w lewo
       *[other] obrócony o 60° w lewo
    }{ $roads ->
        [0] , bez połączenia drogą
        [1] , droga do: { $first }
        [2] , drogi do: { $first }, { $second }
        [3] , drogi do: { $first }, { $second }, { $third }
       *[other] , drogi do: { $first }, { $second }, { $third } i dalej
    }
    .piece = { $tile }
    .short = { do-turned }
do-contribute = wprowadź do gry: { $tile }
    .piece = { $tile }
do-done =
    { $count ->
        [0] to wszystko
        [one] wprowadź do gry ten { $count } kafel
        [few] wprowadź do gry te { $count } kafle
       *[many] wprowadź do gry te kafle ({ $count })
    }

## Co się stało

event-home-dealt = { $seat } zaczyna od kafla „{ $tile }”.
event-marker-taken = { $seat } ma purpurowy znacznik.
event-season-started = { season-name }. Zaczyna { $seat }.
    .heading = { season-name }
    .short = Zaczyna { $seat }.
event-boat-loaded =
    { $load ->
        [0] Łódź „{ $tile }” jest pusta.
       *[other] Ładunek łodzi „{ $tile }”:{ worker-list }{ skill-list }.
    }
event-tile-laid = Na środku leży „{ $tile }”.
event-winter-dealt =
    { $shown ->
        [0] { $count ->
            [one] { $seat } dostaje { $count } kafel zimy.
            [few] { $seat } dostaje { $count } kafle zimy.
           *[many] { $seat } dostaje { $count } kafli zimy.
        }
       *[other] { $count ->
            [1] { $seat } dostaje kafel zimy „{ $first }”.
            [2] { $seat } dostaje kafle zimy „{ $first }” i „{ $second }”.
           *[other] { $seat } dostaje kafle zimy „{ $first }”, „{ $second }” i „{ $third }”.
        }
    }
event-winter-contributed =
    { $count ->
        [one] { $seat } wprowadza do gry { $count } kafel zimy.
        [few] { $seat } wprowadza do gry { $count } kafle zimy.
       *[many] { $seat } wprowadza do gry { $count } kafli zimy.
    }
event-workers-drawn =
    { $shown ->
        [0] { $count ->
            [one] { $seat } dobiera z woreczka { $count } robotnika.
           *[many] { $seat } dobiera z woreczka { $count } robotników.
        }
       *[other] { $count ->
            [0] { $seat }: woreczek jest pusty.
           *[other] { $seat } dobiera z woreczka:{ worker-list }.
        }
    }
event-skills-drawn =
    { $shown ->
        [0] { $count ->
            [one] { $seat } dobiera { $count } żeton umiejętności.
            [few] { $seat } dobiera { $count } żetony umiejętności.
           *[many] { $seat } dobiera { $count } żetonów umiejętności.
        }
       *[other] { $count ->
            [0] { $seat }: nie ma już żetonów umiejętności.
           *[other] { $seat } dobiera żetony umiejętności:{ skill-list }.
        }
    }
event-passed = { $seat } pasuje.
event-bid-made =
    { $is_lying ->
        [1] { $seat } wystawia do licytacji kafla „{ $tile }” na leżąco { workers-of-colour }; razem: { $total }.
       *[other] { $seat } wystawia do licytacji kafla „{ $tile }” { workers-of-colour }; razem: { $total }.
    }
event-group-moved = { $seat } zabiera przegrywającą grupę (kafel „{ $tile }”): { workers-of-colour }.
event-group-stood-up = Leżąca grupa przy kaflu „{ $tile }” wstaje ({ $seat }).
event-tile-used = { $seat } używa kafla „{ $tile }”, robotnicy:{ worker-list }.
event-resources-gained = { $seat } kładzie na kaflu „{ $tile }”:{ resource-list }.
event-nothing-gained = { $seat } niczego nie dostaje: zasoby się wyczerpały.
event-green-gained =
    { $count ->
        [one] { $seat } bierze { $count } zielonego robotnika.
       *[many] { $seat } bierze { $count } zielonych robotników.
    }
event-worker-paid = { $seat } oddaje do woreczka { workers-of-colour }.
event-skill-paid =
    { $skill ->
        [-1] { $seat } oddaje zakryty żeton umiejętności.
       *[other] { $seat } oddaje { skill-name }.
    }
event-resource-moved = { $seat } przenosi surowiec ({ $resource }) z kafla „{ $tile }” na kafel „{ $to }”.
event-resources-paid = { $seat } płaci za usprawnienie kafla „{ $tile }”:{ resource-list }.
event-upgraded =
    { $paid ->
        [0] { $seat } usprawnia kafel „{ $tile }”.
       *[other] { $seat } usprawnia kafel „{ $tile }”; koszt:{ resource-list }.
    }
event-group-returned = { $seat } odzyskuje { workers-of-colour } (kafel „{ $tile }”).
event-tile-unsold = Nikt nie licytował kafla „{ $tile }”: wychodzi z gry.
event-tile-won = { $seat } wygrywa kafel „{ $tile }”, oddaje { workers-of-colour }.
event-order-won = { $seat } wygrywa „{ $tile }”, oddaje { workers-of-colour }.
event-workers-collected = { $seat } bierze robotników z kafla „{ $tile }”:{ worker-list }.
event-boat-taken =
    { $kept ->
        [1] { $seat } bierze łódź „{ $tile }”.
       *[other] { $load ->
            [0] { $seat } bierze łódź „{ $tile }”, która jest pusta.
           *[other] { $seat } bierze ładunek łodzi „{ $tile }”:{ worker-list }{ skill-list }.
        }
    }
event-tile-placed = { $seat } dokłada do wioski kafel „{ $tile }”.
event-tiles-kept =
    { $count ->
        [one] { $seat }: { $count } kafel nigdzie nie pasuje i leży obok wioski.
        [few] { $seat }: { $count } kafle nigdzie nie pasują i leżą obok wioski.
       *[many] { $seat }: { $count } kafli nigdzie nie pasuje i leży obok wioski.
    }
event-screen-revealed = Za parawanem ({ $seat }):{ worker-list }{ skill-list }.
event-scored =
    { $total ->
        [one] { $seat } ma { $total } punkt.
        [few] { $seat } ma { $total } punkty.
       *[many] { $seat } ma { $total } punktów.
    }

## Arkusz punktacji

score-tiles = Kafle wioski
score-turn-order = Kafle kolejności
score-boats = Łodzie
score-yards = Surowce na składach
score-winter = Kafle zimy
score-gold = Pozostałe złoto

## Dlaczego nie

why-KEY-BID-1 = Licytować można tylko kafle na środku i kafle kolejności, które są w grze.
why-KEY-BID-2 =
    { $need ->
        [one] Licytując, dokładasz przynajmniej jednego robotnika, a nie byłoby żadnego.
       *[other] Licytując, dokładasz przynajmniej jednego robotnika: tu trzeba { $need }, a byłoby { $have }.
    }
why-KEY-BID-7 = Twoja grupa musi być większa od każdej innej grupy przy tym kaflu: trzeba dołożyć { $need }, a byłoby { $have }.
why-KEY-COL-3 = Robotnicy przy kaflu i na nim muszą mieć kolor, który już tam jest ({ colour-name }): trzeba { $need }, a ty takich nie masz.
why-KEY-DEC-1 = Po takim wyborze nie dałoby się zgodnie z zasadami dokończyć tury.
why-KEY-DEC-4 =
    { $have ->
        [0] Nie masz za parawanem robotnika tego koloru ({ colour-name }).
       *[other] Robotników tego koloru ({ colour-name }) masz za parawanem tylko { $have }.
    }
why-KEY-DEC-5 = Kolory dokłada się w kolejności: niebieski, czerwony, żółty, zielony.
why-KEY-DEC-9 = Ten kafel jest już wybrany.
why-KEY-DEC-10 = To pole nazywa się od kafla, który leży przy nim dłużej.
why-KEY-END-9 = Ktoś już wziął tę łódź.
why-KEY-EXP-1 = Tego kafla nie ma wśród tych, które masz dołożyć.
why-KEY-EXP-2 = Kafel kładzie się na pustym polu przy twojej wiosce.
why-KEY-EXP-3 = Każda wspólna krawędź musi pasować: droga do drogi, łąka do łąki, woda do wody.
why-KEY-EXP-8 = Ten kafel nigdzie teraz nie pasuje do twojej wioski.
why-KEY-PROD-8 = Ten kafel nie daje takiego surowca.
why-KEY-PROD-10 = Dodatkowy robotnik musi mieć nadrukowany kolor.
why-KEY-PROD-12 = Płacisz jednym robotnikiem zza parawanu albo całą swoją przegrywającą grupą.
why-KEY-RUL-20 = Tego surowca nie ma już w zasobach.
why-KEY-SB-4A-7 = Robotnicy na kaflu blokują twoją leżącą grupę: nie możesz do niej dołożyć.
why-KEY-SCORE-2 = Flipper usprawnia kafel twojej wioski, który leży awersem do góry.
why-KEY-SEASON-7 = Wprowadzasz do gry przynajmniej jeden z własnych kafli zimy.
why-KEY-SETUP-7 = Przy tej liczbie graczy ta łódź nie bierze udziału w grze.
why-KEY-TRANS-1 = Przenosić można tylko surowce we własnej wiosce, z kafla, na którym leżą.
why-KEY-TRANS-2 = Surowiec przenosi się na sąsiedni kafel przez krawędź z drogą po obu stronach.
why-KEY-UPG-1 = Usprawniać można tylko dom oraz kafle wiosny, lata i jesieni we własnej wiosce.
why-KEY-UPG-2 = Surowce muszą leżeć na kaflu, który usprawniasz: trzeba { $need }, leży { $have }.
why-KEY-UPG-3 =
    { $skill ->
        [3] Usprawnienie wymaga żetonów umiejętności: { $need }, a masz: { $have }.
       *[other] Usprawnienie wymaga żetonu umiejętności ({ do-skill }): { $need }, a masz: { $have }.
    }
why-KEY-UPG-4 = Złoto zastępuje każdy surowiec, inne surowce liczą się tylko jako one same ({ $resource }: trzeba { $need }, jest { $have }).
why-KEY-UPG-6 = Ten kafel jest już usprawniony.
why-KEY-UPG-8 = Płacisz dokładnie tyloma surowcami, ile kosztuje usprawnienie.
why-KEY-USE-1 = Ten kafel nie leży ani w wiosce, ani na środku.
why-KEY-USE-2 = Ten kafel nie ma pola użycia.
why-KEY-USE-3 = Zimą nie używa się kafli leżących na środku.
why-KEY-USE-4 =
    { $need ->
        [one] Użycie wymaga przynajmniej jednego robotnika, a nie byłoby żadnego.
       *[other] Użycie wymaga przynajmniej o jednego robotnika więcej niż poprzednie na tym kaflu: teraz { $need }, a byłoby { $have }.
    }
why-KEY-USE-5 =
    { $have ->
        [0] W tej porze roku na tym kaflu nie może stanąć więcej robotników.
       *[other] Przez całą porę roku na kaflu staje najwyżej sześciu robotników: zmieści się jeszcze { $have }, a trzeba { $need }.
    }
why-KEY-USE-9 =
    { $pays ->
        [skill] To użycie kosztuje też żeton umiejętności ({ do-skill }), a takiego nie masz.
        [any-skill] To użycie kosztuje też żeton umiejętności, a nie masz żadnego.
        [worker] To użycie kosztuje też jeszcze jednego robotnika tego koloru ({ colour-name }), a żaden by nie został.
       *[any-worker] To użycie kosztuje też jeszcze jednego robotnika, a żaden by nie został.
    }

## Pola i słowa widoku

view-game = Gra
view-season = Pora roku
view-season-spring = wiosna
view-season-summer = lato
view-season-autumn = jesień
view-season-winter = zima
view-start = Purpurowy znacznik
view-active = Tura gracza
view-passes = Pasy z rzędu
view-centre = Kafle na środku
view-id = Kafel
view-face = Strona
view-face-front = {""}
view-face-back = usprawniony
view-face-a = strona A
view-face-b = strona B
view-lock = Kolor
view-lock-blue = niebieski
view-lock-red = czerwony
view-lock-yellow = żółty
view-lock-green = zielony
view-workers = Robotnicy
view-workers-blue = niebieski
view-workers-red = czerwony
view-workers-yellow = żółty
view-workers-green = zielony
view-uses = Wielkości użyć
view-bids = Oferty
view-seat = Miejsce
view-colour = Kolor
view-colour-blue = niebieski
view-colour-red = czerwony
view-colour-yellow = żółty
view-colour-green = zielony
view-size = Robotnicy
view-is-lying = leżą
view-is-winning = wygrywa
view-turn-order = Kafle kolejności
view-boats = Łodzie
view-skills = Żetony umiejętności
view-skills-anvil = kowadło
view-skills-pickaxe = kilof
view-skills-saw = piła
view-is-picked = zabrana
view-bag = Robotnicy w woreczku
view-pile = Żetony umiejętności w stosie
view-greens = Pozostali zieloni robotnicy
view-supply = Zasoby surowców
view-players = Gracze
view-players-workers = Robotnicy za parawanem
view-players-skills = Żetony umiejętności za parawanem
view-own-workers = Jacy robotnicy
view-own-workers-blue = niebieski
view-own-workers-red = czerwony
view-own-workers-yellow = żółty
view-own-workers-green = zielony
view-own-skills = Jakie umiejętności
view-own-skills-anvil = kowadło
view-own-skills-pickaxe = kilof
view-own-skills-saw = piła
view-known-workers = Robotnicy znani wszystkim
view-known-workers-blue = niebieski
view-known-workers-red = czerwony
view-known-workers-yellow = żółty
view-known-workers-green = zielony
view-known-skills = Żetony umiejętności znane wszystkim
view-known-skills-anvil = kowadło
view-known-skills-pickaxe = kilof
view-known-skills-saw = piła
view-winter-tiles = Kafle zimy na ręce
view-own-winter-tiles = Twoje kafle zimy
view-contributed = Wprowadzone kafle zimy
view-own-contributed = Kafle zimy wprowadzone przez ciebie
view-powers = Zdolności łodzi
view-powers-counter-bid-other-colour = może licytować innym kolorem
view-powers-double-transport-and-upgrades = podwójny transport i usprawnienia
view-powers-draw-workers-at-boat-step = dobiera robotników, gdy przypływają łodzie
view-powers-green-worker-at-boat-step = z łodzi też zielony robotnik
view-powers-ignore-roads-and-edges = nie potrzebuje dróg, krawędzie zawsze pasują
view-powers-use-other-colours = może używać kafli robotnikami innych kolorów
view-powers-wild-resources-for-scoring = przy punktacji każdy surowiec liczy się jako dowolny
view-powers-wild-resources-for-upgrades = każdym surowcem może płacić za usprawnienia
view-village = Wioska
view-q = Kolumna
view-r = Rząd
view-rotation = Obrót
view-resources = Surowce
view-waiting = Kafle obok wioski
view-has-passed = Spasował
view-tile-points = Punkty na kaflach
view-points = Punkty
view-points-score-tiles = { score-tiles }
view-points-score-turn-order = { score-turn-order }
view-points-score-boats = { score-boats }
view-points-score-yards = { score-yards }
view-points-score-winter = { score-winter }
view-points-score-gold = { score-gold }
view-scored = Co gdzie punktuje
view-tile = Kafel
view-scored-none = pozostałe złoto
view-tile-none = pozostałe złoto
view-line = Wiersz punktacji
view-line-score-tiles = { score-tiles }
view-line-score-turn-order = { score-turn-order }
view-line-score-boats = { score-boats }
view-line-score-yards = { score-yards }
view-line-score-winter = { score-winter }
view-line-score-gold = { score-gold }
view-pieces = Elementy
view-piece = Element
view-piece-anvil = kowadło
view-piece-pickaxe = kilof
view-piece-saw = piła
view-piece-blue = niebieski robotnik
view-piece-red = czerwony robotnik
view-piece-yellow = żółty robotnik
view-piece-green = zielony robotnik
view-count = Liczba
view-has-marker = z purpurowym znacznikiem
view-at = Miejsce
view-next-use = Następne użycie wymaga
view-least-bid = Licytacja musi sięgnąć
view-ways = Drogi stąd
view-worth = Teraz warte dla ciebie
view-is-chosen = wybrany
view-marker-tile = Purpurowy znacznik daje
view-boat-order = Kolejność łodzi, jak jest teraz
view-players-waiting = Kafle obok wioski

## Rzeczy nadrukowane słowami

describe-side =
    { $side ->
        [0] {""}
       *[other] Po usprawnieniu:{" "}
    }
describe-user =
    { $side ->
        [0] Kto go użyje
       *[other] Po usprawnieniu: kto go użyje
    }
describe-end =
    { $side ->
        [0] Na koniec
       *[other] Po usprawnieniu: na koniec
    }
describe-home = Dom, od którego zaczyna się wioska.
describe-village =
    { $season ->
        [0] Kafel wiosny.
        [1] Kafel lata.
        [2] Kafel jesieni.
       *[other] Kafel zimy.
    }
describe-cost = Usprawnienie kosztuje:{ resource-list }{ skill-list }{ any-pieces }.
describe-points =
    { $points ->
        [one] { describe-side }{ $points } punkt.
        [few] { describe-side }{ $points } punkty.
       *[many] { describe-side }{ $points } punktów.
    }
describe-use-gain-resources = { describe-user }, dostaje:{ resource-list }.
describe-use-choose-resource = { describe-user }, dostaje { $amount } × { $first }, { $second } albo { $third }.
describe-use-draw-workers =
    { $amount ->
        [one] { describe-user }, dobiera z woreczka { $amount } robotnika.
       *[many] { describe-user }, dobiera z woreczka { $amount } robotników.
    }
describe-use-draw-skills =
    { $amount ->
        [one] { describe-user }, dobiera { $amount } żeton umiejętności.
        [few] { describe-user }, dobiera { $amount } żetony umiejętności.
       *[many] { describe-user }, dobiera { $amount } żetonów umiejętności.
    }
describe-payer =
    { $colour ->
        [4] jeszcze jednym robotnikiem dowolnego koloru
        [0] jeszcze jednym niebieskim robotnikiem
        [1] jeszcze jednym czerwonym robotnikiem
        [2] jeszcze jednym żółtym robotnikiem
       *[other] jeszcze jednym zielonym robotnikiem
    }
describe-use-exchange-worker-for-green =
    { $green_workers ->
        [one] { describe-user }, płaci { describe-payer } i dostaje { $green_workers } zielonego robotnika.
       *[many] { describe-user }, płaci { describe-payer } i dostaje { $green_workers } zielonych robotników.
    }
describe-use-exchange-worker-for-workers =
    { $draw ->
        [one] { describe-user }, płaci { describe-payer } i dobiera z woreczka { $draw } robotnika.
       *[many] { describe-user }, płaci { describe-payer } i dobiera z woreczka { $draw } robotników.
    }
describe-returned =
    { $skill ->
        [3] dowolny żeton umiejętności
       *[other] { skill-name }
    }
describe-use-exchange-skill-for-resources = { describe-user }, oddaje { describe-returned } i dostaje:{ resource-list }.
describe-use-exchange-skill-for-workers =
    { $draw ->
        [one] { describe-user }, oddaje { describe-returned } i dobiera z woreczka { $draw } robotnika.
       *[many] { describe-user }, oddaje { describe-returned } i dobiera z woreczka { $draw } robotników.
    }
describe-use-exchange-skill-for-skills =
    { $draw ->
        [one] { describe-user }, oddaje { describe-returned } i dobiera { $draw } żeton umiejętności.
        [few] { describe-user }, oddaje { describe-returned } i dobiera { $draw } żetony umiejętności.
       *[many] { describe-user }, oddaje { describe-returned } i dobiera { $draw } żetonów umiejętności.
    }
describe-use-transport = { describe-user }, przenosi we własnej wiosce surowce (akcje: { $capacity }), a potem usprawnia kafle (najwyżej { $upgrades }).
describe-score-fixed =
    { $points ->
        [one] Na koniec { $points } punkt.
        [few] Na koniec { $points } punkty.
       *[many] Na koniec { $points } punktów.
    }
describe-score-per-adjacent-tile = Na koniec po { $points } za każdy kafel obok.
describe-score-per-transport-capacity = Na koniec po { $points } za każdą akcję transportu na kaflach wioski.
describe-score-per-tile-on-road-loop = Na koniec po { $points } za każdy kafel na zamkniętej drodze.
describe-score-river-chain-from-home = Na koniec { $boats_1 }, { $boats_2 }, { $boats_3 }, { $boats_4 } albo { $boats_5 } za 1, 2, 3, 4 albo 5 łodzi na jednej rzece od domu.
describe-score-free-upgrade = Na koniec jeden kafel usprawnia się za darmo, a do tego punkty: { $points }.
describe-score-per-worker-allocated = Na koniec po { $points } za każdego robotnika, który nie punktuje gdzie indziej.
describe-yard-takes =
    { $takes_gold ->
        [1] każdy surowiec
       *[other] { $takes_iron ->
            [1] żelazo
           *[other] { $takes_stone ->
                [1] kamień
               *[other] drewno
            }
        }
    }
describe-score-per-resource-on-tile = { describe-end } po { $points } za { describe-yard-takes } na tym kaflu; złoto też się liczy.
describe-score-per-resource = Na koniec po { $points } za każde złoto.
describe-score-per-resource-set = Na koniec po { $points } za każdy zestaw: drewno, kamień, żelazo.
describe-score-per-resource-of-one-chosen-type = Na koniec po { $points } za każdy surowiec jednego rodzaju.
describe-score-per-n-resources = Na koniec po { $points } za każde { $number } surowców.
describe-score-per-skill-set = Na koniec po { $points } za każdy zestaw: piła, kilof, kowadło.
describe-score-per-skill-of-one-chosen-type = Na koniec po { $points } za każdy żeton umiejętności jednego rodzaju.
describe-score-per-n-skills = Na koniec po { $points } za każde { $number } żetonów umiejętności.
describe-score-per-worker-set = Na koniec po { $points } za każdy zestaw robotników: czerwony, żółty, niebieski.
describe-score-per-worker = Na koniec po { $points } za każdego zielonego robotnika.
describe-score-per-worker-of-one-chosen-colour = Na koniec po { $points } za każdego robotnika jednego koloru.
describe-score-per-n-workers = Na koniec po { $points } za każdych { $number } robotników.
describe-order = Kafel kolejności { $number }: kto go wygra, bierze łódź przed następnymi. Zimą wygrywa się sam kafel.
describe-load =
    { $season ->
        [0] Wiosną wiezie: robotnicy – { $workers }, umiejętności – { $skills }.
        [1] Latem wiezie: robotnicy – { $workers }, umiejętności – { $skills }.
        [2] Jesienią wiezie: robotnicy – { $workers }, umiejętności – { $skills }.
       *[other] Zimą wiezie: robotnicy – { $workers }, umiejętności – { $skills }.
    }
describe-power-draw-workers-at-boat-step = Biorąc łódź, właściciel dobiera z woreczka robotników: { $workers }.
describe-power-green-worker-at-boat-step = Biorąc łódź, właściciel dostaje zielonych robotników: { $green_workers }.
describe-power-ignore-roads-and-edges = Właściciel przenosi surowce bez dróg i łączy dowolne krawędzie.
describe-power-double-transport-and-upgrades = Transport i usprawnienia liczą się właścicielowi { $factor } razy, także na łodzi Keyflower.
describe-power-wild-resources-for-upgrades = Gdy właściciel usprawnia, każdy surowiec zastępuje każdy inny.
describe-power-wild-resources-for-scoring = Przy liczeniu punktów właściciela każdy surowiec zastępuje każdy inny.
describe-power-counter-bid-other-colour = Właściciel może przebijać cudze oferty robotnikami innego koloru; taka grupa leży i nie zmienia koloru.
describe-power-use-other-colours = Kafla, który ma już kolor, właściciel może użyć robotnikami dowolnych kolorów.
describe-worker = Robotnicy tego koloru ({ colour-name }): { $count }. Licytują kafle i ich używają.
describe-marker = Kto go ma, zaczyna porę roku; na koniec liczy się jako umiejętność, robotnik albo złoto.
describe-skill = Żetony tej umiejętności ({ do-skill }): { $count }.
describe-resource =
    { $gold ->
        [1] { $resource }: { $count }. Zastępuje każdy surowiec, a na koniec jest warte 1 punkt.
       *[other] { $resource }: { $count }. Płaci się nim za usprawnienia.
    }
describe-screen = Za nim leżą robotnicy, żetony umiejętności i kafle zimy.
describe-bag = Robotników dobiera się z niego w ciemno.
describe-zip-bag = Przechowuje się w niej elementy.

## Co się liczy

stock-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
stock-workers =
    { $count ->
        [one] { $count } robotnik
       *[many] { $count } robotników
    }
stock-skills = umiejętności: { $count }
stock-gold = { $count } × złoto
stock-iron = { $count } × żelazo
stock-stone = { $count } × kamień
stock-wood = { $count } × drewno
stock-workers-blue = { $count } × niebieski
stock-workers-red = { $count } × czerwony
stock-workers-yellow = { $count } × żółty
stock-workers-green = { $count } × zielony
stock-skills-anvil = { $count } × kowadło
stock-skills-pickaxe = { $count } × kilof
stock-skills-saw = { $count } × piła
phase-spring = Wiosna
phase-summer = Lato
phase-autumn = Jesień
phase-winter = Zima

## Opcje i remisy

option-hiring-fair-draw-first = Targ pracy: najpierw dobierasz, potem oddajesz żeton umiejętności
option-hiring-fair-draw-first-about = Wyłączone: żeton wraca najpierw, więc można go dobrać z powrotem. Włączone: czeka z boku do końca dobierania.
option-boat-2a-crosses-water = Łódź 2a: transport może iść przez wodę
option-boat-2a-crosses-water-about = Włączone: towary przechodzą przez każdą krawędź dwóch twoich kafli. Wyłączone: nie tam, gdzie jest woda.
option-boat-3b-leftovers-score = Łódź 3b: każdy pozostały surowiec daje 1 punkt
option-boat-3b-leftovers-score-about = Włączone: co nie liczy się gdzie indziej, jest warte punkt jak złoto. Wyłączone: tylko złoto.
option-boat-4a-blocked-by-on-tile-workers = Łódź 4a: robotnicy na kaflu blokują inny kolor
option-boat-4a-blocked-by-on-tile-workers-about = Włączone: użyty kafel zachowuje swój kolor także dla ofert tej łodzi. Wyłączone: można licytować innym kolorem.
option-boat-4a-on-turn-order-tiles = Łódź 4a: działa też przy kaflach kolejności
option-boat-4a-on-turn-order-tiles-about = Wyłączone: tylko przy kaflach na licytacji.
option-sea-bastion-mode = Co liczy Sea Bastion?
option-sea-bastion-mode-any-cycle = Kafle na dowolnej pętli
option-sea-bastion-mode-any-cycle-about = Każdy kafel leżący na jakiejś zamkniętej drodze.
option-sea-bastion-mode-single-closed-route = Kafle na jednej zamkniętej trasie
option-sea-bastion-mode-single-closed-route-about = Tylko kafle jednej najdłuższej okrężnej podróży.
tie-break = Remisu w punktach się nie rozstrzyga: zwycięstwo jest wspólne.

## Plansza

keyflower-season-ends =
    { $season ->
        [0] Koniec wiosny
        [1] Koniec lata
        [2] Koniec jesieni
       *[other] Koniec zimy
    }
keyflower-step-returned = Przebite grupy wracają do domu
keyflower-step-unsold = Niechciane kafle opuszczają grę
keyflower-step-won = Kafle trafiają do prowadzących
keyflower-step-collected = Robotnicy z kafli trafiają do ich właścicieli
keyflower-step-order = Kolejność i purpurowy znacznik
keyflower-step-boats = Łodzie i ich ładunek
keyflower-step-built = Wioski rosną
keyflower-bid = od { $need }
keyflower-boats = Kolejność łodzi
keyflower-boats-short = Kolejność łodzi
keyflower-workers = Twoi robotnicy
keyflower-skills = Umiejętności
keyflower-winter = Twoje kafle zimy, tajne do zimy
keyflower-winter-kept = Zatrzymane kafle zimy
keyflower-village = Twoja wioska
keyflower-auction = Licytacja
keyflower-mine = Moje
keyflower-villages = Wioski
keyflower-no-auction = Nie ma kafli do licytacji.
keyflower-led = Prowadzisz
keyflower-upgrade-now = Usprawnij
keyflower-waiting = Do położenia
keyflower-turn = Obróć kafel
keyflower-build = Buduj tutaj
keyflower-hex = Wolne pole
keyflower-choose-winter = Które kafle zimy wprowadzasz do gry?
keyflower-counted = Co gdzie punktuje, jak jest teraz
keyflower-counted-of = Co punktowało: { $name }
keyflower-best-use = Każdy element liczy się raz, tam gdzie jest najwięcej wart: stół znalazł najlepszy podział dla każdego gracza.
keyflower-best-use-mine = Każdy element liczy się raz, tam gdzie jest najwięcej wart.
keyflower-pieces = { $count } × { $piece }
keyflower-scores-now =
    { $count ->
        [one] Daje ci teraz { $count } punkt.
        [few] Daje ci teraz { $count } punkty.
       *[other] Daje ci teraz { $count } punktów.
    }
keyflower-scores-then =
    { $count ->
        [one] Gdyby był twój, dałby teraz { $count } punkt.
        [few] Gdyby był twój, dałby teraz { $count } punkty.
       *[other] Gdyby był twój, dałby teraz { $count } punktów.
    }
keyflower-elsewhere = gdzie indziej o { $count } mniej
keyflower-worth = dla ciebie, jak jest teraz
keyflower-winter-secret = Każdy może je licytować. Nikt się nie dowie, które były twoje.
keyflower-auction-harbour = Licytacja i port
keyflower-open-village = { $name }: pokaż dużą
keyflower-turn-map = Igła wskazuje północ. Obróć mapę.
keyflower-north = Igła wskazuje północ.
keyflower-passed = pas
keyflower-side =
    { $side ->
        [0] licytuje przy dolnym boku
        [1] licytuje przy lewym dolnym boku
        [2] licytuje przy lewym górnym boku
        [3] licytuje przy górnym boku
        [4] licytuje przy prawym górnym boku
       *[other] licytuje przy prawym dolnym boku
    }
keyflower-steps-left = zostaje kroków: { $left } z { $of }
keyflower-bid-for = Licytujesz: { $tile }
keyflower-use-of = Używasz: { $tile }
keyflower-colour = Kolor robotników
keyflower-nobody-bids = Nikt jeszcze nie licytował. Twój kolor zwiąże wszystkich.
keyflower-nobody-bids-bound = Nikt jeszcze nie licytował. W tej porze roku: tylko kolor { colour-name }.
keyflower-leads = Prowadzi { $name }: { $count } × { colour-name }.
keyflower-you-lead = Prowadzisz: { $count } × { colour-name }.
keyflower-lead-with = Prowadzisz, razem { $total }.
keyflower-lead-to = Prowadzisz { $total } do { $most }.
keyflower-left =
    { $count ->
        [0] Za parawanem nie zostanie żaden { colour-name }.
       *[other] Za parawanem zostanie { $count } × { colour-name }.
    }
keyflower-next-use =
    { $next ->
        [0] W tej porze roku nikt już go nie użyje.
       *[other] Następne użycie: { $next } robotników.
    }
keyflower-workers-to-winner = Robotnicy trafią do tego, kto zdobędzie kafel.
keyflower-workers-to-you = Na koniec pory roku robotnicy wrócą do ciebie.
keyflower-workers-to-owner = Na koniec pory roku robotników dostanie { $name }.
keyflower-come-along = Przebici robotnicy mogą przejść, zawsze całą grupą:
keyflower-group-from = { $count } × { colour-name } z kafla „{ $tile }”
keyflower-cancel = Anuluj
keyflower-bid-now =
    { $count ->
        [0] Licytuj
       *[other] { $colour ->
            [-1] Licytuj: { $count }
           *[other] Licytuj: { $count } × { colour-name }
        }
    }
keyflower-use-now =
    { $count ->
        [0] Użyj
       *[other] { $colour ->
            [-1] Użyj: { $count }
           *[other] Użyj: { $count } × { colour-name }
        }
    }

## Stół słowami

words-marker = zaczyna { $seat }
words-passes =
    { $count ->
        [one] { $count } pas z rzędu
        [few] { $count } pasy z rzędu
       *[other] { $count } pasów z rzędu
    }
words-boat-order = łodzie: { $seats }
words-left = zostało: { $pieces }
words-bag = w worku { $count }
words-greens = zieloni { $count }
words-centre = Środek (oferty; robotnicy→ilu dalej)
words-order = Kolejność
words-own-winter = Na zimę
words-fresh = Wolne
words-worth = +{ $count }
words-bid =
    { $seat }: { $workers }{ $lies ->
        [1] , leży
       *[other] {""}
    }
words-letters = N niebieski, C czerwony, Ż żółty, Z zielony
words-colour =
    { $colour ->
        [blue] N
        [red] C
        [yellow] Ż
       *[other] Z
    }
words-of-colour = { $colour }{ $count }
words-pieces = { $piece } { $count }
words-closed = pełny
words-screen = Zasoby
words-village = Wioska (= droga)
words-workers =
    { $count ->
        [one] { $count } robotnik
        [few] { $count } robotnicy
       *[other] { $count } robotników
    }
words-known = znani: { $workers }
words-skills =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
    }
words-winter-each = kafle zimy po { $count }
words-winter = kafle zimy { $count }
words-points = { $count } pkt na kaflach

# Z czego składa się ocena
part-bids = prowadzące oferty
part-pieces = elementy, które punktują
part-workers = robotnicy
part-skills = umiejętności
part-village = użycia i ulepszenia wioski
part-roads = drogi wioski
part-winter = wyłożone kafle zimy

## Do czego co służy

for-centre = W swojej turze licytujesz tu kafel albo, poza zimą, go używasz.
for-centre-bid = Twoją przegrywającą grupę można w całości przenieść do innej oferty lub użycia; grupy innych zostają.
for-order = W swojej turze licytujesz kafle kolejności: decydują, kto pierwszy bierze łódź.
for-boat = Łodzie bierze się pod koniec pory roku, w kolejności kafli kolejności.
for-own = Wygrywa ten, kto na koniec ma najwięcej punktów.
for-own-village = Kafli wioski używa się w swojej turze; surowce na twoich przenosi, a kafle usprawnia transport.
for-own-goods = Surowce przenosi się i płaci nimi za usprawnienia, gdy używa się kafla transportu.
for-own-waiting = Wygrane kafle dokłada się do wioski pod koniec pory roku.
for-own-hex = Wygrane kafle dokłada się tu pod koniec pory roku.
for-own-winter = Przed zimą wybierasz, które z twoich kafli zimy trafią na licytację.
for-own-screen = Robotnicy zza parawanu licytują i używają kafli w twojej turze; żetonami umiejętności się płaci.
for-seat-village = Kafli w wioskach innych można używać w swojej turze; twoi robotnicy tam zostają.
for-seat-goods = Surowce leżą na kaflach właściciela i tylko on je przenosi.
for-seat-waiting = Te kafle dołoży do swojej wioski gracz, który je wygrał.
for-seat-hex = Każdy dokłada kafle tylko do własnej wioski.
for-seat-winter = Kafle zimy zna tylko ten, kto je ma.
for-seat-screen = Co leży za parawanem, wie tylko jego właściciel.
for-supply = Surowce bierze się z zasobów, gdy wytwarza je kafel.
for-bag = Z woreczka dobiera się robotników na łodzie.
for-pile = Ze stosu dobiera się żetony umiejętności na łodzie.
for-greens = Zielonych robotników dają kafle; na początku nie ma ich w woreczku.
for-box = Co leży w pudełku, nie bierze już udziału w grze.

## Znaki: co znaczy piktogram obok elementów gry

sign-unknown-workers = Nieznani robotnicy
sign-unknown-workers-about = Robotnicy za parawanem, których kolor zna tylko właściciel.
sign-unknown-skills = Nieznane żetony umiejętności
sign-unknown-skills-about = Żetony umiejętności za parawanem, które zna tylko właściciel.
sign-power = Zdolność łodzi
