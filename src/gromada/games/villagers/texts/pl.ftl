# Włościanie. Nazwy w { $card }, { $suit } i { $event } to nazwy nadrukowane, z paczki danych.

## Liczebniki

gold-count =
    { $gold ->
        [one] { $gold } Złocisz
        [few] { $gold } Złocisze
       *[other] { $gold } Złociszy
    }
coins-count =
    { $coins ->
        [one] { $coins } Złocisz
        [few] { $coins } Złocisze
       *[other] { $coins } Złociszy
    }
total-count =
    { $total ->
        [one] { $total } Złocisz
        [few] { $total } Złocisze
       *[other] { $total } Złociszy
    }
price-count =
    { $price ->
        [one] { $price } Złocisz
        [few] { $price } Złocisze
       *[other] { $price } Złociszy
    }
worth-count =
    { $worth ->
        [one] { $worth } Złocisz
        [few] { $worth } Złocisze
       *[other] { $worth } Złociszy
    }
with-coins =
    { $coins ->
        [0] {""}
        [one] , a na karcie { $coins } Złocisz
        [few] , a na karcie { $coins } Złocisze
       *[other] , a na karcie { $coins } Złociszy
    }
whose =
    { $is_countess ->
        [1] Hrabina
       *[other] { $owner }
    }
where-name =
    { $where ->
        [stack] stos { $number }
        [reserve] rezerwa
       *[discards] stos kart odrzuconych
    }

## O co pytamy

ask-draft =
    { $drafts ->
        [one] Dobierz osadnika: w tej fazie został jeszcze { $drafts }.
        [few] Dobierz osadnika: w tej fazie zostało jeszcze { $drafts }.
       *[other] Dobierz osadnika: w tej fazie zostało jeszcze { $drafts }.
    }
ask-play-after-draft = Zagraj kartę fazy dobierania albo graj dalej.
ask-countess-takes = Który osadnik z Drogi trafia do Hrabiny?
ask-courier-window = Zaraz dobiera { $drafter }. Czy najpierw wysyłasz Kuriera po osadnika z Drogi?
ask-flaker-owner = Próżniaczka: z czyjego Ryneczku?
ask-flaker-card = Próżniaczka: którą kartę bierzesz?
ask-noble-victim = Szlachcic: czyją rękę oglądasz?
ask-noble-card = Szlachcic: którą kartę zabierasz ({ $owner })?
ask-scheme-owner = Kombinator: z czyjej Osady?
ask-scheme-card = Kombinator: którego osadnika bierzesz?
ask-thief-card = Który Złodziej kradnie?
ask-thief-victim = Kogo okrada Złodziej?
ask-sheriff-owner = Szeryf: czyjego Złodzieja aresztujesz?
ask-sheriff-card = Szeryf: którego Złodzieja?
ask-benefactor-card = Mecenas: którego osadnika wykładasz?
ask-pigeoneer-card = Gołębiarka: którą kartę bierzesz?
ask-prophet-stack = Prorok: który stos przeglądasz?
ask-prophet-card = Prorok: którą kartę dobierasz?
ask-arrange = Która karta leży następna, licząc od wierzchu?
ask-road-coin = Połóż monetę na osadniku na Drodze albo zrezygnuj.
ask-pay-freelancer =
    { $is_countess ->
        [1] Czy płacisz Najemnikowi Hrabiny { price-count } za dodatkową akcję budowy (teraz masz ich { $limit })?
       *[other] Czy płacisz Najemnikowi ({ $owner }) { price-count } za dodatkową akcję budowy (teraz masz ich { $limit })?
    }
ask-arson = Podpalenie: budujesz o { $by } mniej (limit spada z { $limit } na { $lower }) czy płacisz do banku { price-count }?
ask-rats = Szczury: dobierasz o { $by } mniej (limit spada z { $limit } na { $lower }) czy płacisz do banku { price-count }?
ask-build =
    { $actions ->
        [0] Budowa: nie masz już akcji. Pozostałe wymiany: { $trades }. Złocisze: { $gold }.
        [one] Budowa: została { $actions } akcja. Pozostałe wymiany: { $trades }. Złocisze: { $gold }.
        [few] Budowa: zostały { $actions } akcje. Pozostałe wymiany: { $trades }. Złocisze: { $gold }.
       *[other] Budowa: zostało { $actions } akcji. Pozostałe wymiany: { $trades }. Złocisze: { $gold }.
    }
ask-place = { $card }: na której karcie?
ask-unlock = { $card }: kto otwiera Kłódkę ({ $key })? Masz { gold-count }.
ask-unlocker = { $card }: na którą kartę { $key } trafia { price-count }?
ask-monk-place = Gdzie leży Mnich?
ask-cover = Która karta zakrywa Mnicha?
ask-swap-owner = Uczeń: w czyjej Osadzie?
ask-swap-card = Uczeń: którego zakrytego osadnika zastępuje?
ask-founders-side = Którą stroną do góry leżą Założyciele?
ask-smuggle = Przemysłowiec: połowę którego symbolu Złocisza zyskujesz?
ask-trade-kind = Którego Osadnika Podstawowego bierzesz?
ask-trade-stack = Na który stos odkładasz kartę?
ask-copper = Przelicz symbol Miedziaka na Złocisze albo zrezygnuj.
ask-tavern-basic = Wyłóż Osadnika Podstawowego albo zrezygnuj.
ask-church-card = Weź zakrytą kartę albo zrezygnuj.
ask-next-event = Które Wydarzenie rozpatrujesz teraz?
ask-jester-window = Czy używasz teraz Błazna?
ask-jester-event = Które Wydarzenie odrzuca Błazen?
ask-lose-top = Którego wierzchniego osadnika tracisz?
ask-lose-card = Którą kartę z ręki odrzucasz?
ask-conscript = Skąd Hrabina bierze kartę?
ask-protection = Haracz: płacisz Hrabinie tyle, ile leży na jednym z twoich osadników. Na którym?
ask-silver-for = Który osadnik ze Srebrnikiem daje Hrabinie swoją wartość?
ask-bribe = Który osadnik Hrabiny dostaje monety?

## Co można zrobić

do-done = koniec
do-take = { $card }, miejsce { $space }{ with-coins }
    .piece = { $card }
    .short = miejsce { $space }{ with-coins }
do-take-nothing = miejsce { $space } na Drodze, puste
do-take-top =
    { $count ->
        [0] stos { $stack }, pusty
        [one] stos { $stack }: { $suit }, ostatnia karta
        [few] stos { $stack }: { $suit }, { $count } karty
       *[other] stos { $stack }: { $suit }, { $count } kart
    }
    .piece = stos { $stack }
    .short =
        { $count ->
            [one] { $suit }, ostatnia karta
            [few] { $suit }, { $count } karty
           *[other] { $suit }, { $count } kart
        }
do-take-reserve = rezerwa
do-coin = moneta na kartę { $card }, miejsce { $space }{ with-coins }
    .piece = { $card }
    .short = moneta, miejsce { $space }{ with-coins }
padlock-price =
    { $padlock ->
        [none] {""}
        [free] ; Kłódka za darmo
        [own] ; { price-count } z banku na twoją kartę { $key }
       *[paid] ; Kłódka za { price-count }
    }
do-play = zagraj: { $card }{ padlock-price }
    .piece = { $card }
    .short = zagraj{ padlock-price }
do-trade = wymień na Osadnika Podstawowego: { $card }
    .piece = { $card }
    .short = wymień na Osadnika Podstawowego
do-pick = { $card }
    .piece = { $card }
do-basic = { $card }
    .piece = { $card }
do-on-table = na stole
do-card = { $card }, nr { $number }{ with-coins }
    .piece = { $card }
    .short = nr { $number }{ with-coins }
do-card-worth = { $card }, nr { $number }: { worth-count }
    .piece = { $card }
    .short = nr { $number }: { worth-count }
do-owner-unlock =
    { $is_own ->
        [1] własna karta { $key }: trafia na nią z banku { price-count }
       *[other] zapłać { price-count } ({ whose })
    }
    .piece = { do-owner }
    .short =
        { $is_own ->
            [1] na twoją kartę { $key } trafia z banku { price-count }
           *[other] zapłać { price-count } ({ whose })
        }
do-owner =
    { $is_own ->
        [1] { $owner } (ty)
       *[other] { whose }
    }
    .piece = { do-owner }
do-pay-bank = zapłać do banku { price-count }
do-open-free = za darmo, dzięki Konwisarce
do-pay = zapłać { price-count }
do-lower =
    { $is_asked ->
        [1] limit { $lower }
       *[other] obniż limit
    }
do-recruit = zapłać Naganiaczowi { price-count } i dobierz dwóch osadników
do-steal = niech Złodziej ukradnie { worth-count }
do-side =
    { $side ->
        [0] strona ze Złociszami
       *[other] strona z Pożywieniem
    }
do-use-jester = użyj Błazna
do-resolve = { $event }
    .piece = { $event }

## Co się stało

event-first-player-chosen = Zaczyna { $seat }.
event-mini-paired = { $seat } odrzuca parę Mini Włościan: { $suit }.
event-mini-taken = { $seat } bierze kartę Mini Włościan.
event-road-laid =
    { $count ->
        [one] Na Drodze czeka { $count } osadnik.
       *[other] Osadnicy czekający na Drodze: { $count }.
    }
event-hand-dealt =
    { $count ->
        [one] { $seat } dostaje { $count } kartę.
        [few] { $seat } dostaje { $count } karty.
       *[other] { $seat } dostaje { $count } kart.
    }
event-improvements-turned = Usprawnienia: { $improvement0 }, { $improvement1 }, { $improvement2 }.
event-round-started = Runda { $round }; pierwszy gracz: { $seat }.
    .heading = Runda { $round }
    .short = Pierwszy gracz: { $seat }.
event-drafted =
    { $is_unseen ->
        [1] { $seat } dobiera zakrytą kartę: { $card }.
       *[other] { $seat } dobiera z Drogi: { $card }{ with-coins }.
    }
event-draft-skipped = { $seat } nie ma czego dobrać.
event-recruiter-paid = { $seat } płaci Naganiaczowi { gold-count }.
event-square-emptied = { $seat } bierze karty z Ryneczku do ręki.
event-road-filled = Na Drogę, na miejsce { $space }, przychodzi { $card }.
event-villager-gone = Z Drogi odchodzi { $card }.
event-road-paved = Każdy osadnik na Drodze dostaje { gold-count }.
event-road-coined = { $seat } kładzie monetę na karcie { $card }.
event-build-started =
    { $limit ->
        [one] { $seat } buduje: { $limit } akcja.
        [few] { $seat } buduje: { $limit } akcje.
       *[other] { $seat } buduje: { $limit } akcji.
    }
event-build-ended = { $seat } kończy budowę.
event-placed =
    { $is_on ->
        [1] { $seat } wykłada: { $card }; karta pod spodem: { $on }.
       *[other] { $seat } wykłada: { $card }.
    }
event-played = { $seat } zagrywa: { $card }.
event-returned = { $card } wraca do ręki ({ $seat }).
event-swapped =
    { $is_own ->
        [1] { $seat } zagrywa Ucznia; zastąpiony osadnik: { $card }.
       *[other] { $seat } zagrywa Ucznia; zastąpiony osadnik ({ whose }): { $card }.
    }
event-unlocked =
    { $is_own ->
        [1] { $seat } odblokowuje kartę { $card }: { gold-count } z banku na własną kartę { $key }.
       *[other] { $seat } odblokowuje kartę { $card }: { gold-count } na kartę { $key } ({ whose }).
    }
event-paid-bank = { $seat } płaci do banku { gold-count }.
event-opened-free = { $seat } odblokowuje za darmo kartę { $card }.
event-traded-in =
    { $is_seen ->
        [1] { $seat } odkłada zakrytą kartę { $card }: { where-name }.
       *[other] { $seat } odkłada kartę dziedziny { $suit }: { where-name }.
    }
event-took-unseen =
    { $is_seen ->
        [1] { $seat } bierze kartę { $card }: { where-name }.
       *[other] { $seat } bierze kartę dziedziny { $suit }: { where-name }.
    }
event-basic-placed = { $seat } bierze Osadnika Podstawowego: { $card }.
event-gained = { $seat } zyskuje { gold-count }.
event-courier-played = { $seat } wysyła Kuriera: { $card }{ with-coins }.
event-square-robbed =
    { $is_own ->
        [1] { $seat } bierze do ręki z własnego Ryneczku: { $card }.
       *[other] { $seat } zabiera z Ryneczku ({ $owner }): { $card }.
    }
event-hand-seen = { $seat } ogląda rękę: { $owner }.
event-card-taken =
    { $is_seen ->
        [1] { $seat } zabiera kartę { $card } ({ $owner }).
       *[other] { $seat } zabiera kartę dziedziny { $suit } ({ $owner }).
    }
event-villager-stolen =
    { $is_own ->
        [1] { $seat } bierze z powrotem do ręki: { $card }{ $coins ->
            [0] {""}
           *[other] ; monety do zasobów: { coins-count }
        }.
       *[other] { $seat } zabiera z Osady ({ whose }): { $card }{ $coins ->
            [0] {""}
           *[other] ; monety dla właściciela Osady: { coins-count }
        }.
    }
event-robbed = { $seat } kradnie { gold-count } ({ $owner }).
event-thief-caught =
    { $is_own ->
        [1] { $seat } aresztuje własnego Złodzieja i bierze { coins-count }.
       *[other] { $seat } aresztuje Złodzieja ({ whose }) i bierze { coins-count }.
    }
event-looked = { $seat } ogląda karty ({ $count }): { where-name }.
event-freelancer-paid =
    { $is_own ->
        [1] { $seat } płaci własnemu Najemnikowi { gold-count }.
       *[other] { $seat } płaci Najemnikowi ({ whose }) { gold-count }.
    }
event-converted = { $seat } przelicza Miedziaka ({ $card }): { gold-count }.
event-founders-turned = { $seat } odwraca Założycieli na stronę z Pożywieniem.
event-marker-passed = Znacznik pierwszego gracza dostaje { $seat }.
event-improvement-won =
    { $is_countess ->
        [1] Hrabina wygrywa Usprawnienie { $improvement }: { gold-count }.
       *[other] { $owner } wygrywa Usprawnienie { $improvement }: { gold-count }.
    }
event-market-held =
    { $is_countess ->
        [1] Targowisko { $market }: Hrabina zarabia { total-count } (symbole Złociszy { $gold }, Srebrniki { $silver }, monety { $coins }).
       *[other] Targowisko { $market }: { $owner } zarabia { total-count } (symbole Złociszy { $gold }, Srebrniki { $silver }, monety { $coins }).
    }
event-countess-got = Do Hrabiny trafia { $card }{ with-coins }.
event-countess-gained = Hrabina zyskuje { gold-count }.
event-countess-coins = Monety Hrabiny ({ $card }): { gold-count }.
event-paid-countess = { $seat } płaci Hrabinie { gold-count }.
event-villager-lost =
    { $is_betrayed ->
        [1] { $card } opuszcza Osadę ({ $seat }) i przechodzi do Hrabiny.
       *[other] { $seat } traci osadnika: { $card }.
    }
event-hand-card-lost = { $seat } odrzuca kartę { $card }.
event-limit-lowered = { $seat } godzi się na limit niższy o { $by }.
event-event-turned-up = Nowe Wydarzenie: { $event }.
event-event-discarded = Odrzucone Wydarzenie: { $event }.
event-event-resolved = Wydarzenie: { $event }.
event-jester-used = { $seat } używa Błazna; odrzucone Wydarzenie: { $event }.
event-solo-ended =
    { $is_won ->
        [1] { $seat } ma { gold-count }, a Hrabina { $countess }: wygrywa { $seat }.
       *[other] { $seat } ma { gold-count }, a Hrabina { $countess }: wygrywa Hrabina.
    }
event-jester-lost = Błazen nie został użyty na czas i przepada.

## Wynik

score-first-market = Pierwsze Targowisko
score-gold = Drugie Targowisko: symbole Złociszy
score-silver = Drugie Targowisko: symbole Srebrników
score-coins = Drugie Targowisko: monety na osadnikach
score-rest = Złocisze na start, dochody i wydatki

## Dlaczego nie

why-VIL-BASIC-1 = W tej turze wykorzystano już wszystkie wymiany ({ $limit }).
why-VIL-BASIC-2 = Kartę odkłada się tylko na stos, w którym są jeszcze karty.
why-VIL-BASIC-3 = Na rezerwę odkłada się kartę dopiero wtedy, gdy wszystkie stosy są puste.
why-VIL-BASIC-5 = Ten stos Osadników Podstawowych jest pusty.
why-VIL-BASIC-6 = Nie masz na ręce tej karty, więc nie możesz jej wymienić.
why-VIL-BASIC-7 = Osadnika Podstawowego nie można wymienić na innego.
why-VIL-BUILD-2 = W tej turze nie masz już akcji budowy (limit: { $limit }).
why-VIL-BUILD-4 = Nie masz tej karty na ręce.
why-VIL-BUILD-10 =
    { $phase ->
        [draft] { $card } to karta fazy dobierania.
       *[build] { $card } to karta na twoją turę budowy.
    }
why-VIL-BUILD-11 = Ta karta nie ma teraz na co zadziałać.
why-VIL-CHAIN-1 = Ten osadnik rozpoczyna łańcuch: kładzie się go na stole.
why-VIL-CHAIN-2 =
    { $links ->
        [1] { $card } musi leżeć na karcie { $on1 }, a tej tu nie ma.
        [2] { $card } musi leżeć na karcie { $on1 }, a pod nią { $on2 }: takiego łańcucha tu nie ma.
       *[other] { $card } musi leżeć na karcie { $on1 }, a pod nią { $on2 } i { $on3 }: takiego łańcucha tu nie ma.
    }
why-VIL-CHAIN-3 = { $card } musi leżeć na karcie { $on1 }, a na tej nie ma wolnego miejsca.
why-VIL-COPPER-1 = Można przeliczyć tylko widoczny symbol Miedziaka we własnej Osadzie.
why-VIL-DEC-4 = Następna może leżeć tylko karta, która nie ma jeszcze swojego miejsca.
why-VIL-DRAFT-3 = Dobieranie do limitu jest obowiązkowe.
why-VIL-DRAFT-10 = Z rezerwy dobiera się dopiero wtedy, gdy wszystkie stosy są puste.
why-VIL-DRAFT-14 = Nie ma tam czego dobrać.
why-VIL-DRAFT-15 = Między dwoma dobraniami w jednej turze nie zagrywa się kart, z wyjątkiem Proroka.
why-VIL-DRAFT-16 = Karta na Ryneczku nie jest jeszcze kartą na ręce.
why-VIL-EVENT-2 = Wybierz własnego osadnika, na którym leżą monety.
why-VIL-EVENT-3 = Wybierz osadnika Hrabiny z symbolem Breloka.
why-VIL-EVENT-5 = Tej karty nie można stracić: nie masz jej na ręce albo nie jest wierzchnim osadnikiem.
why-VIL-EVENT-6 = Tam nie ma kart.
why-VIL-EVENT-16 = Wybierz osadnika z widocznym symbolem Srebrnika.
why-VIL-IMP-8 = Tam nie ma kart.
why-VIL-LOCK-3 = W tej Osadzie nie ma takiego osadnika odblokowującego.
why-VIL-LOCK-5 = Osadnik odblokowujący jest w grze, więc nie można zapłacić do banku.
why-VIL-LOCK-7 =
    { $need ->
        [one] Kłódka ({ $key }) kosztuje { $need } Złocisz, a masz { $have }.
        [few] Kłódka ({ $key }) kosztuje { $need } Złocisze, a masz { $have }.
       *[other] Kłódka ({ $key }) kosztuje { $need } Złociszy, a masz { $have }.
    }
why-VIL-R-13 = Uczeń nie zastępuje Mnicha ani drugiego Ucznia.
why-VIL-R-14 = Mnicha zakrywa się kartą z ręki.
why-VIL-ROAD-5 = Na tym miejscu nie ma osadnika.
why-VIL-SAINT-2 = Mecenas wykłada z ręki osadnika, który nie jest specjalny i którego można teraz wyłożyć.
why-VIL-SAINT-3 = Gołębiarka bierze jedną z obejrzanych kart rezerwy.
why-VIL-SAINT-4 = Prorok zastępuje dobranie i przegląda stos, w którym są karty, nigdy rezerwę.
why-VIL-SAINT-5 =
    { $case ->
        [card] W twojej Wiosce nie ma Naganiacza.
        [gold] Naganiacz kosztuje { $need }, a twoje Złocisze: { $have }.
        [late] Naganiaczowi płaci się przed pierwszym dobraniem w turze.
       *[limit] Naganiacz daje drugiego osadnika, a do twojego limitu zostało tylko jedno dobranie.
    }
why-VIL-SCOUN-3 = Tej karty nie zagrywa się w tym momencie.
why-VIL-SCOUN-5 = Kurier zabiera odkrytego osadnika z Drogi na początku tury dobierania innego gracza.
why-VIL-SCOUN-6 = Tej karty nie ma na tym Ryneczku.
why-VIL-SCOUN-7 = Na tym Ryneczku nie ma kart.
why-VIL-SCOUN-8 = Szlachcic potrzebuje innego gracza z kartami na ręce i nie zabiera kart specjalnych.
why-VIL-SCOUN-9 = Kombinator zabiera wierzchniego osadnika, który nie jest specjalny.
why-VIL-SCOUN-10 = Nie masz Złodzieja, który mógłby jeszcze kraść w tej turze.
why-VIL-SCOUN-11 =
    { $least ->
        [one] Złodziej okrada tylko innego gracza, który ma w zasobach co najmniej { $least } Złocisz.
        [few] Złodziej okrada tylko innego gracza, który ma w zasobach co najmniej { $least } Złocisze.
       *[other] Złodziej okrada tylko innego gracza, który ma w zasobach co najmniej { $least } Złociszy.
    }
why-VIL-SCOUN-13 = Nie ma tam Złodzieja.
why-VIL-SOLO-6 = Na tym miejscu nie ma osadnika.
why-VIL-SOLO-11 = To Wydarzenie nie jest w grze.
why-VIL-SOLO-18 = Nie można użyć Błazna: już go nie ma albo nie ma takiego odkrytego Wydarzenia.
why-VIL-SOLO-22 = Wydarzenia nie zabierają Założycieli ani Osadników Podstawowych.
why-VIL-SPEC-2 = Nie wolno zabrać Założycieli innego gracza.
why-VIL-SPEC-4 = Mnicha trzeba od razu zakryć, a na to muszą wystarczyć twoje karty i akcje.
why-VIL-SPEC-7 = Obie karty na Mnichu lub Uczniu leżącym na dole muszą być z tej samej dziedziny.
why-VIL-SPEC-9 = Uczeń zastępuje zakrytego osadnika.
why-VIL-SPEC-10 = Zastąpionego osadnika nie można wyłożyć w twojej Osadzie.
why-VIL-SPEC-12 = W tej turze nie zagrano Konwisarki.
why-VIL-SPEC-13 = Przemysłowiec potrzebuje widocznego symbolu Złocisza w twojej Osadzie.

## Pola i słowa widoku

view-game = Gra
view-modules = Dodatki
view-modules-scoundrels = Łotry
view-modules-saints = Święci
view-modules-profiteers = Spekulanci
view-modules-improvements = Usprawnienia
view-round = Runda
view-first = Pierwszy gracz
view-players = Gracze
view-seat = Miejsce
view-gold = Złocisze
view-hand = Ręka
view-hand-suits = Karty zakryte
view-hand-size = Kart na ręce
view-square = Ryneczek
view-village = Osada
view-slot = Numer
view-id = Karta
view-side = Strona
view-side-gold = strona ze Złociszami
view-side-food = strona z Pożywieniem
view-side-plain = strona bez Złociszy
view-on = leży na
view-is-covered = zakryta
view-coins = Monety
view-is-used = użyta w tej turze
view-food = Pożywienie
view-builders = Budowniczowie
view-draft-limit = Limit dobierania
view-is-done = skończone
view-bonus-food = Premiowe Pożywienie
view-bonus-builder = Premiowy Budowniczy
view-gold-shown = Suma widocznych Złociszy
view-silver = Wartość Srebrników
view-players-coins = Monety na osadnikach
view-road = Droga
view-road-none = puste miejsce
view-stacks = Stosy
view-stacks-item = Stos { $number }
view-count = Karty
view-suit = Na wierzchu
view-known = Widziane przez ciebie
view-depth = kart nad nią
view-reserve = Rezerwa
view-discards = Karty odrzucone
view-face-down-discards = Odrzucone zakryte
view-basics = Pozostali Osadnicy Podstawowi
view-markets = Odbyte Targowiska
view-market-stacks = Karty Targowisk leżą pod stosami
view-held = Karty do wyboru
view-actions = Pozostałe akcje budowy
view-trades = Pozostałe wymiany
view-limit = Limit budowy
view-is-free = Kłódka za darmo
view-at = Gdzie
view-like = tak jak
view-build-limit = Limit budowy
view-market-1 = Pierwsze Targowisko dałoby
view-counted = Drugie Targowisko, karta po karcie
view-market-2 = Drugie Targowisko dałoby
view-leaves = odejdzie przy odnowieniu
view-free = wolne miejsca
view-stands-for = zastępuje kartę
view-held-on = będzie leżeć na
view-market-cards = Kart do Targowisk
view-locks = Kłódki
view-key = Otwiera
view-ways = Sposoby
view-to = dokąd
view-cost = kosztuje
view-is-own = własny
view-unseen = Jeszcze niewidziane
view-now = teraz
view-might-courier = ktoś może wysłać Kuriera
view-improvements = Usprawnienia
view-category = Rodzaj
view-category-community = społeczność
view-category-technology = technologia
view-category-trade = handel
view-token = Ma je
view-amounts = Stan
view-solo = Hrabina
view-mode = Poziom trudności
view-in-play = Wydarzenia w grze
view-has-jester = Błazen czeka
view-decks = Talie Wydarzeń
view-decks-summer = lato
view-decks-winter = zima
view-discards-summer = lato
view-discards-winter = zima

## Opcje i remisy

option-scoundrels = Łotry
option-scoundrels-about = Każdy dostaje jedną tajną kartę więcej, która zabiera coś innym albo miesza na Drodze; przy 4–5 graczach na Drodze są też Złodzieje i Szeryfowie.
option-saints = Święci
option-saints-about = Każdy dostaje jedną tajną kartę więcej, która raz pomaga swojemu właścicielowi.
option-profiteers = Spekulanci
option-profiteers-about = Dodatkowe karty na Drodze, które zarabiają Złocisze na inne sposoby, także dzięki Miedziakom.
option-improvements = Usprawnienia
option-improvements-about = Po każdej rundzie trzy znaczniki nagradzają tych, którzy mają czegoś najwięcej.
option-first-player = Kto zaczyna?
option-first-player-random = Losowanie
option-first-player-random-about = Najszybszy sposób.
option-first-player-mini-villagers = Rozgrywka w Mini Włościan
option-first-player-mini-villagers-about = Najpierw krótka gra w pary; zaczyna ten, komu zostanie Hrabina.
option-solo = Jak silna jest Hrabina?
option-solo-normal = Zwykła
option-solo-normal-about = Kilka wydarzeń w rundzie, zależnie od karty, którą weźmie.
option-solo-novice = Dla nowicjusza
option-solo-novice-about = Jedno wydarzenie w rundzie, a karta Hrabiny leży stroną bez Złociszy.
option-solo-veteran = Dla weterana
option-solo-veteran-about = Dwa wydarzenia leżą odkryte od początku, Błazen nie pomaga, a Hrabina zaczyna z pełną sakiewką.
tie-break = Przy równej liczbie Złociszy wygrywa ten, kto ma mniej kart w Osadzie; jeśli i kart jest tyle samo, zwycięstwo jest wspólne.
tie-break-alone = W grze jednoosobowej trzeba mieć więcej Złociszy niż Hrabina; tyle samo nie wystarczy.

## Co można policzyć, i fazy

stock-gold =
    { $count ->
        [one] { $count } Złocisz
        [few] { $count } Złocisze
       *[other] { $count } Złociszy
    }
stock-coins =
    { $count ->
        [one] { $count } Złocisz na osadnikach
        [few] { $count } Złocisze na osadnikach
       *[other] { $count } Złociszy na osadnikach
    }
stock-cards =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
stock-food = Pożywienie: { $count }
stock-builder = Budowniczowie: { $count }
stock-market-1 = z 1. Targowiska: { $count }
stock-market-2 = z 2. Targowiska: { $count }
stock-actions =
    { $count ->
        [one] { $count } akcja budowy
        [few] { $count } akcje budowy
       *[other] { $count } akcji budowy
    }
stock-trades =
    { $count ->
        [one] { $count } wymiana
        [few] { $count } wymiany
       *[other] { $count } wymian
    }
phase-draft = dobieranie
phase-road = odnowienie Drogi
phase-build = budowa
phase-end-of-build = koniec budowy
phase-events = Wydarzenia
phase-over = koniec gry

## Rzeczy z pudełka słowami

describe-suit-of = Dziedzina: { $suit }, symbole: { $count }.
describe-padlock = Kłódka: otwiera ją { $key } (opłata { $gold }, moneta trafia na tę kartę); jeśli nikt jej nie ma, płaci się do banku.
describe-lies-on =
    { $links ->
        [1] Leży na karcie { $on1 }.
        [2] Leży na karcie { $on1 }, a pod nią { $on2 }.
       *[other] Leży na karcie { $on1 }, a pod nią { $on2 } i { $on3 }.
    }
describe-starts = Rozpoczyna łańcuch.
describe-alone = Leży osobno: nic pod nią ani na niej.
describe-carries = Kart, które mogą na niej leżeć: { $count }.
describe-gold = Na obu Targowiskach daje Złocisze, dopóki jest odkryta: { $count }.
describe-food = Pożywienie: w każdym dobieraniu o { $count } więcej, dopóki jest odkryta.
describe-builder = Budowniczy: w każdej rundzie akcji budowy o { $count } więcej, dopóki jest odkryta.
describe-key = Brelok: kart talii podstawowej, które odblokowuje: { $count }.
describe-silver =
    { $op ->
        [per-suit-symbols] Srebrnik, na drugim Targowisku: { $gold } Zł za każde { $every } symbole dziedziny { $suit } w twojej Osadzie.
        [per-food] Srebrnik, na drugim Targowisku: { $gold } Zł za każde { $every } widoczne Pożywienie.
        [per-builder] Srebrnik, na drugim Targowisku: { $gold } Zł za każdego { $every } widocznego Budowniczego.
        [per-gold-symbols] Srebrnik, na drugim Targowisku: { $gold } Zł za każde { $every } widoczne symbole Złocisza.
        [per-padlocks] Srebrnik, na drugim Targowisku: { $gold } Zł za każdą { $every } Kłódkę w twojej Osadzie.
        [sum-gold-on-suit] Srebrnik, na drugim Targowisku: jeszcze raz wszystkie widoczne Złocisze dziedziny { $suit } z twojej Osady.
        [coins-on-one-villager] Srebrnik, na drugim Targowisku: jeszcze raz monety z twojego najbogatszego osadnika.
       *[per-set-of-suit-symbols] Srebrnik, na drugim Targowisku: { $gold } Zł za każdy zestaw { $suit1 }, { $suit2 } i { $suit3 }.
    }
describe-copper =
    { $op ->
        [per-gold-symbols] Miedziak, na koniec fazy budowy: { $gold } Zł za każdy { $every } widoczny symbol Złocisza.
        [per-chain-of-at-least] Miedziak, na koniec fazy budowy: { $gold } Zł za każdy łańcuch z co najmniej { $cards } kart.
        [per-villager-with-coins] Miedziak, na koniec fazy budowy: { $gold } Zł za każdego twojego osadnika z monetami.
       *[half-silver-of-one-villager] Miedziak, na koniec fazy budowy: połowa wartości twojego najlepszego osadnika ze Srebrnikiem, w dół.
    }
describe-nun = Na drugim Targowisku daje tyle, ile twój najlepszy osadnik ze Srebrnikiem, którego masz tylko jednego.
describe-effect =
    { $op ->
        [wildcard-in-chain] Zastępuje dowolnego osadnika łańcucha; od razu musi go zakryć inna karta. Na dole łańcucha mogą na nim leżeć dwie karty jednej dziedziny.
        [swap-with-covered-villager] Zajmuje miejsce zakrytego osadnika w dowolnej Osadzie; tego osadnika od razu wykładasz u siebie.
        [free-unlock-this-build-phase] Do końca tej tury budowy wszystkie Kłódki można otwierać za darmo.
        [gain-half-printed-gold] Zyskujesz połowę jednego widocznego symbolu Złocisza w swojej Osadzie, w górę.
        [replace-road-from-reserve] Wszyscy osadnicy z Drogi są odrzucani i zastępowani kartami z rezerwy; dostajesz monety, które na nich leżały.
        [take-face-up-road-villager-to-hand] Na początku tury dobierania innego gracza bierzesz do ręki osadnika z Drogi razem z monetami.
        [take-from-village-square-to-hand] Bierzesz do ręki kartę z dowolnego Ryneczku.
        [steal-from-hand] Oglądasz rękę innego gracza i zabierasz kartę, która nie jest specjalna.
        [take-top-villager-to-hand] Bierzesz do ręki wierzchniego osadnika z dowolnej Osady, ale nie Założycieli ani kartę specjalną. Monety dostaje właściciel Osady.
        [steal-gold-to-card] W każdej swojej turze budowy zabierasz { $amount } Złocisze graczowi, który ma co najmniej { $least }; leżą na tej karcie.
        [discard-thief-take-coins] Odrzucasz Złodzieja dowolnego gracza i bierzesz leżące na nim monety.
        [build-one-from-hand-now] Wykładasz z ręki osadnika, który nie jest specjalny; nie liczy się to ani jako dobranie, ani jako akcja budowy.
        [look-reserve-take-one] Oglądasz { $amount } wierzchnich kart rezerwy, bierzesz jedną do ręki, resztę odkładasz w dowolnej kolejności.
        [look-stack-draft-one] Zamiast dobrania przeglądasz stos, dobierasz z niego jedną kartę, resztę odkładasz w dowolnej kolejności.
        [pay-to-draft-two] Przed dobraniem płacisz do banku { $amount } Złocisz i dobierasz dwie karty.
       *[pay-for-extra-build] Na początku tury budowy każdy może położyć na tej karcie { $amount } Złocisz za dodatkową akcję budowy.
    }
describe-discarded =
    { $phase ->
        [draft-own-turn] Zagrywa się ją w swojej turze dobierania, potem odrzuca.
        [draft-other-turn] Zagrywa się ją w turze dobierania innego gracza, potem odrzuca.
       *[build] Zagrywa się ją w swojej turze budowy bez akcji budowy, potem odrzuca.
    }
describe-copies =
    { $set ->
        [basic] Osadnik Podstawowy: w stosie { $count }.
        [base] W pudełku: { $count }.
        [scoundrels] Łotry, w pudełku: { $count }.
        [saints] Święci, w pudełku: { $count }.
       *[profiteers] Spekulanci, w pudełku: { $count }.
    }
describe-min-players = Tylko dla { $count } lub więcej graczy.
describe-side = Strona { $side }: Złocisze { $gold }, Pożywienie { $food }.
describe-market-card =
    { $market ->
        [1] Targowisko { $market } odbywa się, gdy stosy od 1 do { $stack } są puste: widoczne Złocisze i monety na osadnikach, które na nich zostają.
       *[other] Targowisko { $market } odbywa się, gdy wszystkie stosy do { $stack } są puste: widoczne Złocisze, Srebrniki i monety na osadnikach. Potem gra się kończy.
    }
describe-jester = Raz w grze odrzuć odkryte Wydarzenie, którego jeszcze nie rozpatrzono.
describe-event-card =
    { $timing ->
        [event] { season-word }, rozpatrywane w fazie Wydarzeń.
        [build] { season-word }, obowiązuje w następnej fazie budowy.
        [draft] { season-word }, obowiązuje w następnej fazie dobierania.
        [reveal] { season-word }, od razu po odkryciu.
       *[round] { season-word }, obowiązuje przez następną rundę.
    }
season-word =
    { $season ->
        [summer] Lato
       *[winter] Zima
    }
per-word =
    { $per ->
        [countess-food] każdy symbol Pożywienia Hrabiny
        [own-gold-symbols] każdy widoczny symbol Złocisza w twojej Osadzie
        [own-basic-villagers] każdego Osadnika Podstawowego w twojej Osadzie
        [distinct-suits-in-own-hand] każdą inną dziedzinę na twojej ręce
        [villagers-of-own-largest-suit] każdego osadnika twojej najliczniejszej dziedziny
       *[own-hand-cards] każdą kartę na twojej ręce
    }
describe-event =
    { $op ->
        [countess-gain-per] Hrabina zyskuje { $gold } Zł za { per-word }.
        [pay-countess-per] Płacisz Hrabinie { $gold } Zł za { per-word }.
        [replace-with-new-event] W jego miejsce przychodzi następne Wydarzenie z tej samej talii i jest od razu rozpatrywane.
        [both-score-silver] Ty i Hrabina zyskujecie wartość wszystkich Srebrników we własnej Osadzie.
        [countess-coins-on-key-villager] { $which ->
            [all] Na każdego osadnika Hrabiny z Brelokiem trafia z banku { $gold } Zł.
           *[one] Na jednego wybranego osadnika Hrabiny trafia tyle monet, ile mówi jego Brelok.
        }
        [basic-trade-goes-to-countess-village] Karty wymienione na Osadników Podstawowych trafiają do Hrabiny.
        [move-own-top-villager-to-countess] Jeden z twoich wierzchnich osadników (nie podstawowy) odchodzi do Hrabiny.
        [bank-padlock-cost] Za otwarcie Kłódki bank bierze { $gold } Zł.
        [discard-and-deal-events] W jego miejsce przychodzą inne Wydarzenia: { $count }.
        [jester-must-be-used] Błazen nieużyty w tej rundzie przepada.
        [build-limit-minus-or-pay-bank] Budujesz o { $count } mniej albo płacisz do banku { $gold } Zł.
        [draft-limit-minus-or-pay-bank] Dobierasz o { $count } mniej albo płacisz do banku { $gold } Zł.
        [countess-takes-face-down-card] Hrabina bierze wierzchnią kartę wybranego przez ciebie stosu lub rezerwy: { $count }.
        [pay-countess-coins-value-of-one-own-villager] Płacisz Hrabinie tyle, ile leży na jednym z twoich osadników.
        [countess-gain-silver-value] { $whose ->
            [own] Hrabina zyskuje wartość jednego z twoich osadników ze Srebrnikiem.
           *[hers] Hrabina zyskuje wartość jednego ze swoich osadników ze Srebrnikiem.
        }
        [countess-gain-highest-own-printed-gold] Hrabina zyskuje tyle, ile najwyższy widoczny symbol Złocisza w twojej Osadzie.
        [discard-own-hand-card] Odrzucasz wybrane karty z ręki: { $count }.
       *[discard-own-top-villager] Odrzucasz jednego ze swoich wierzchnich osadników (nie podstawowego).
    }
describe-most =
    { $most ->
        [production-chains] { category-word }: najwięcej łańcuchów z co najmniej { $cards } kart.
        [suit-symbols] { category-word }: najwięcej symboli dziedziny { $suit }.
        [villagers-with-coins] { category-word }: najwięcej osadników z monetami.
        [food] { category-word }: najwięcej Pożywienia.
        [highest-single-silver-value] { category-word }: najcenniejszy osadnik ze Srebrnikiem.
        [padlocks] { category-word }: najwięcej Kłódek.
        [gold-symbols] { category-word }: najwięcej symboli Złocisza.
        [suit-cards-in-hand] { category-word }: najwięcej kart na ręce z dziedziny { $suit }.
       *[villagers] { category-word }: najwięcej osadników.
    }
category-word =
    { $category ->
        [technology] Technologia
        [trade] Handel
       *[community] Społeczność
    }
describe-reward =
    { $what ->
        [gold] Nagroda w Złociszach: { $count }.
        [food] Nagroda: w następnym dobieraniu o { $count } więcej.
        [builder] Nagroda: w następnej rundzie akcji budowy o { $count } więcej.
        [basic] Nagroda, jeśli chcesz: Osadnik Podstawowy ({ $count }).
       *[card] Nagroda, jeśli chcesz: zakryta karta ({ $count }).
    }
describe-solo-start = Hrabina zaczyna ze Złociszami: { $gold }; na jej karcie widać: { $shown }.
describe-solo-events =
    { $fixed ->
        [0] Wydarzeń na początku: { $count }; potem o ich liczbie decyduje karta wzięta przez Hrabinę.
       *[other] Wydarzeń na początku: { $count }; potem zawsze { $fixed }.
    }
describe-solo-jester =
    { $has_jester ->
        [1] Pomaga ci Błazen.
       *[other] Bez Błazna.
    }
describe-solo-removed = Bez Wydarzenia { $event }.
describe-suit = Dziedzina, w której rodzajów osadników jest { $kinds }; tasuje się lub rozdaje jej karty: { $count }.
describe-tile = { $thing }: część pudełka bez własnej zasady.
describe-improvement-token = { $thing }: leży przed tym, kto ostatnio wygrał to Usprawnienie.
describe-mini-villager = { $thing }: karta małej gry, która wybiera pierwszego gracza.

## Na planszy; kreska rozdziela dwa wiersze karty

card-wildcard-in-chain = zastępuje dowolne|ogniwo łańcucha
card-swap-with-covered-villager = zajmuje miejsce|zakrytej karty
card-free-unlock-this-build-phase = w tej turze Kłódki|za darmo
card-gain-half-printed-gold = połowa symbolu|twojego Złocisza
card-replace-road-from-reserve = czyści Drogę,|bierze monety
card-take-face-up-road-villager-to-hand = bierze z Drogi|w cudzej turze
card-take-from-village-square-to-hand = bierze kartę|z Ryneczku
card-steal-from-hand = zabiera kartę|z ręki
card-take-top-villager-to-hand = bierze wierzchnią|kartę do ręki
card-steal-gold-to-card = co turę kradnie|{ $count } zł
card-discard-thief-take-coins = usuwa Złodzieja,|bierze monety
card-build-one-from-hand-now = wykłada kartę|w dobieraniu
card-look-reserve-take-one = ogląda { $count } z rezerwy,|bierze jedną
card-look-stack-draft-one = zagląda do stosu,|dobiera jedną
card-pay-to-draft-two = za { $count } zł|dobiera dwie
card-pay-for-extra-build = { $count } zł na kartę:|akcja więcej
card-copy-silver-of-unique-villager = jeden Srebrnik|liczy jeszcze raz
card-starts-chain = rozpoczyna łańcuch
card-link = ogniwo łańcucha
card-phase-build = tura budowy
card-phase-build-start = początek budowy
card-phase-build-each = każda budowa
card-phase-draft-own-turn = tura dobierania
card-phase-draft-other-turn = cudze dobieranie
card-phase-draft-each-turn = każde dobieranie
card-phase-endgame = drugie Targowisko
board-villagers = Droga, Osada, Ryneczek i ręka
board-here = tutaj
board-new = nowy
board-will-lie = tu będzie
board-square = Ryneczek
board-keep-order = Zostaw tę kolejność
board-actions =
    { $count ->
        [one] akcja
        [few] akcje
       *[other] akcji
    }
board-trades =
    { $count ->
        [one] wymiana
        [few] wymiany
       *[other] wymian
    }
board-trade-for = albo wymień
board-trade = wymień
board-beneath = Pod nim leży Targ { $number }.
board-known = Znasz w nim, licząc od góry:
board-unknown = Nie znasz w nim żadnej karty; rewers pokazuje dziedzinę wierzchniej.
board-leaves-about = Odejdzie z Drogi przy najbliższym odnowieniu.
board-market = Targ { $number }
board-stack =
    { $count ->
        [0] Stos { $number }, pusty
       *[other] Stos { $number }, karty: { $count }
    }
board-empty = pusty na zawsze
board-empty-space = puste miejsce { $number }
board-nothing = pusta
board-fills = uzupełnia Drogę
board-leaves = odejdzie przy odnowieniu Drogi
board-reserve = Rezerwa
board-discards = Odrzucone
board-bank = Bank
board-draft = Dobór
board-draft-about = Dwie karty i jedna za każde widoczne Pożywienie
board-build = Budowa
board-build-about = Dwie akcje i jedna za każdego widocznego Budowniczego
board-pays = { $number } daje
board-in-cards =
    { $count ->
        [0] po tej rundzie
        [one] za { $count } kartę
        [few] za { $count } karty
       *[other] za { $count } kart
    }
board-drafted = dobrane { $count } z { $limit }
board-goes-to-hand = pełny trafia do ręki
board-actions-left = Pozostałe akcje budowy
board-trades-left = Pozostałe wymiany
board-trades-go =
    { $count ->
        [one] zakryte na stos { $stacks }; kliknij inny, aby go zmienić
       *[other] zakryte na stosy { $stacks }; kliknij inny, aby zmienić ostatni
    }
board-hand = Twoja ręka
board-hand-whose = { $name }: ręka
board-hand-of = ręka { $count }
board-then = potem
board-first = pierwszy
board-next-market = Gdyby następne Targowisko było teraz
board-countess = Hrabina
board-jester = Błazen
board-no-jester = bez Błazna
board-when-event = po budowie
board-when-build = podczas budowy
board-when-draft = podczas dobierania
board-when-reveal = od razu
board-when-round = w tej rundzie
board-under-stack = pod stosem
board-now-pay = teraz −{ $count }
board-now-gain = dla niej +{ $count }
per-short =
    { $per ->
        [countess-food] każde jej Pożywienie
        [own-gold-symbols] każdy twój symbol Złocisza
        [own-basic-villagers] każdego podstawowego
        [distinct-suits-in-own-hand] każdą dziedzinę na ręce
        [villagers-of-own-largest-suit] kartę najliczniejszej dziedziny
       *[own-hand-cards] każdą kartę na ręce
    }
board-event =
    { $op ->
        [countess-gain-per] Hrabina: +{ $gold } za { per-short }
        [pay-countess-per] Płacisz jej { $gold } za { per-short }
        [replace-with-new-event] Od razu przychodzi inne Wydarzenie
        [both-score-silver] Oboje liczycie teraz Srebrniki
        [countess-coins-on-key-villager] { $which ->
            [all] Po { $gold } zł na jej karty z Brelokiem
           *[other] Monety na jej kartę: tyle, ile Brelok
        }
        [basic-trade-goes-to-countess-village] Wymieniane karty idą do niej
        [move-own-top-villager-to-countess] Twój wierzchni osadnik idzie do niej
        [bank-padlock-cost] Kłódka w banku kosztuje { $gold }
        [discard-and-deal-events] Inne Wydarzenia w zamian: { $count }
        [jester-must-be-used] Użyj Błazna albo przepadnie
        [build-limit-minus-or-pay-bank] Budowa o { $count } mniejsza albo { $gold } zł
        [draft-limit-minus-or-pay-bank] Dobór o { $count } mniejszy albo { $gold } zł
        [countess-takes-face-down-card] Hrabina bierze zakryte karty: { $count }
        [pay-countess-coins-value-of-one-own-villager] Płacisz jej monety z jednego osadnika
        [countess-gain-silver-value] { $whose ->
            [own] Dostaje wartość twojego Srebrnika
           *[hers] Dostaje wartość swojego Srebrnika
        }
        [countess-gain-highest-own-printed-gold] Dostaje twój najwyższy symbol Złocisza
        [discard-own-hand-card] Odrzucasz z ręki karty: { $count }
       *[discard-own-top-villager] Tracisz wierzchniego osadnika
    }
board-stands-for = Zastępuje kartę { $card }.
board-silver-now = Srebrnik daje teraz: { $count }.
board-way-own = Własny osadnik odblokowujący: bank kładzie na nim { $count }.
board-way-seat = Płacisz ({ $name }): { $count }.
board-way-bank = Płacisz do banku: { $count }.
board-way-countess = Płacisz Hrabinie: { $count }.
board-link-built = w Osadzie: { $count }
board-link-hand = na ręce: { $count }
board-link-road = na Drodze: { $count }
board-link-pile = w stosie: { $count }
board-link-others = u innych: { $count }
board-link-gone = odrzucone: { $count }
board-link-unseen = jeszcze niewidziane: { $count }
board-finder-keep = zatrzymaj
board-finder-kept = puść
board-link-here = wskazana
board-best-cards = { $name }: ile dały karty na drugim Targowisku
board-best-more =
    { $count ->
        [one] i jeszcze jedna karta: { $gold }
        [few] i jeszcze { $count } karty: { $gold }
       *[many] i jeszcze { $count } kart: { $gold }
    }
board-link-none = już nie przyjdzie

## Stół słowami

words-round-number = Runda { $round }
words-first = zaczyna { $seat }
words-market-in =
    { $count ->
        [0] zaraz { $market }. Targowisko
        [one] { $market }. Targowisko za { $count } kartę
        [few] { $market }. Targowisko za { $count } karty
       *[other] { $market }. Targowisko za { $count } kart
    }
words-left = zostało w tej turze: budowa { $actions }, wymiana { $trades }
words-gold = { $count } zł
words-silver = Srebrniki
words-food = Pożywienie { $count }
words-builders = Budowniczy { $count }
words-on = na: { $card }
words-lock = Kłódka: { $card }
words-lying = leży { $count } zł
words-leaves = odejdzie
words-event-now = { $event } (teraz { $count })
words-draft = Pożywienie { $food }: dobór { $limit }
words-build = Budowniczy { $builders }: budowa { $limit }
words-limits = dobór { $draft }, budowa { $build }
words-pays = { $market }. Targ da { $count }
words-hidden = zakryte { $count } × { $suit }
words-stands-for = jako { $card }
words-worth = Srebrniki { $count }
words-way-own = własny klucz
words-way = { $to } za { $count }
words-bank = bank
words-hand-size = ręka { $count }
words-village-size = osada { $count }

# Z czego składa się ocena
part-gold = Złocisze w zasobach
part-village = wioska na Targowiskach
part-growth = dobieranie i budowa, które jeszcze przyjdą
part-hand = znane karty, które da się wyłożyć

## Do czego co służy

for-road = Osadników z Drogi dobiera się w fazie dobierania.
for-stack = Wierzchnią kartę stosu dobiera się w fazie dobierania; na stos trafia też karta wymieniona na Osadnika Podstawowego.
for-stack-card = Te karty ogląda tylko Prorok i jedną z nich zabiera.
for-reserve = Rezerwa uzupełnia Drogę; dobiera się z niej dopiero wtedy, gdy wszystkie stosy są puste.
for-reserve-card = Te karty ogląda tylko Gołębiarka i jedną z nich zabiera.
for-basic = W swojej turze budowy możesz kilka razy wymienić kartę z ręki na Osadnika Podstawowego.
for-hand = Karty z ręki zagrywa się we własnej turze budowy, a karty fazy dobierania we własnej turze dobierania.
for-held = Ta karta jest właśnie zagrywana: najpierw trzeba otworzyć jej Kłódkę.
for-own = Twoimi Złociszami płaci się za Kłódki; ile masz ich po drugim targu, tyle masz punktów.
for-own-square = Karty z Ryneczku trafiają na rękę po osiągnięciu limitu dobierania; wcześniej nie można ich zagrać.
for-own-village = Na kartach własnej Osady buduje się we własnej turze budowy.
for-seat = Każdy dobiera i buduje w swojej turze; tylko nieliczne karty dotyczą tego, co mają inni.
for-seat-purse = Z tych zasobów płaci tylko ich właściciel.
for-seat-hand = Rękę zna tylko jej właściciel; zabiera z niej jedynie Szlachcic.
for-seat-square = Te karty trafią na rękę gracza, który je dobrał.
for-seat-village = Buduje się tylko we własnej Osadzie; osadnicy innych mogą otworzyć twoje Kłódki.
for-countess = Hrabina gra sama; na koniec musi mieć mniej Złociszy od ciebie.
for-countess-village = Osadnicy Hrabiny mogą otworzyć twoje Kłódki; zapłata zostaje na nich.
for-event = Większość Wydarzeń rozpatruje się po zakończeniu budowy; niektóre dotyczą dobierania albo budowania.
for-event-deck = Nowe Wydarzenie odkrywa się pod koniec fazy Wydarzeń.
for-jester = Raz na grę Błazen usuwa odkryte Wydarzenie, którego jeszcze nie rozpatrzono.
for-improvement = Po budowie nagrodę dostaje ten, kto ma najwięcej tego, co tu podano; niczego się tu nie wybiera.
for-bank = Za Kłódkę, której nie otwiera niczyj osadnik, płaci się do banku.
for-discards = Z odrzuconych kart nic nie wraca.

## Znaki: co znaczy piktogram obok elementów gry

sign-gold = Symbole Złociszy
sign-gold-about = Widoczne symbole Złociszy dają dochód na obu Targowiskach.
sign-silver = Symbole Srebrników
sign-silver-about = Widoczne symbole Srebrników dają dochód na drugim Targowisku; ile, zależy od tego, co liczą.
sign-coins = Złocisze na osadnikach
sign-coins-about = Leżą na kartach, a na drugim Targowisku trafiają do zasobów właściciela.
sign-food = Pożywienie
sign-food-about = Tyle kart można dobrać w rundzie: dwie i jedną za każde widoczne Pożywienie.
sign-builder = Budowniczowie
sign-builder-about = Tylu osadników można zbudować w rundzie: dwóch i jednego za każdego widocznego Budowniczego.
sign-market = Targowisko
sign-market-about = Tyle dałoby teraz następne Targowisko.
sign-trade = Wymiana
sign-trade-about = Podczas budowy można oddać kartę z ręki za podstawowego osadnika.
sign-score-villagers = Złocisze
sign-score-villagers-about = Złocisze w zasobach. Kto ma ich najwięcej po drugim Targowisku, wygrywa.
sign-suit-about = Karta na ręce: rewers zdradza kolor, awers jest tajny.
