# Osadnicy: Wykreślane Imperium. Nazwy w { $building }, { $track } itd. to nazwy nadrukowane, z paczki danych.

## O co pytamy

ask-choose-sheet = Wybierz arkusz przygody albo zdaj się na los.
ask-draft = Runda { $round }: weź żeton Przysługi.
ask-expand =
    { $actions ->
        [0] Runda { $round }: nie masz już Robotników. Użyj tego, co jeszcze możesz mieć za darmo, albo zakończ fazę.
        [one] Runda { $round }: rozwijaj Imperium. Został { $actions } Robotnik.
        [few] Runda { $round }: rozwijaj Imperium. Zostali { $actions } Robotnicy.
       *[many] Runda { $round }: rozwijaj Imperium. Zostało { $actions } Robotników.
    }
ask-pay-any = { $by }: którym Surowcem płacisz?
ask-gain-any = { $by }: jaki Surowiec otrzymujesz?
ask-copy-die = { $by }: którą kość powielasz?
ask-free-build = { $by }: który obszar Budowy wykreślasz bez Robotnika?
ask-harvest-die = Plony: która kość wskazuje rodzaj Surowca?
ask-free-harvest = { $by }: z którego obszaru zbierasz bez Robotnika?
ask-choose-export = Eksport: co wymieniasz na punkty?
ask-discounted-space = { $by }: który obszar Budowy wykreślasz taniej?
ask-save-unit = { $by }: który Surowiec oszczędzasz?
ask-reroll-dice = { $by }: które kości przerzucasz?
ask-turn-die = { $by }: którą kość obracasz?
ask-turn-face = { $by }: na jaką ściankę obracasz kość { $die }?
ask-settle = Runda { $round }: utwórz Osadę albo spasuj.
ask-place-settlement = Gdzie ma leżeć Osada Budynku { $by }?
ask-keep-unit = Magazyn: który Surowiec zachowujesz na następną rundę?

## Co można zrobić

do-sheet =
    { $number ->
        [0] losowy arkusz
       *[other] arkusz { $number }
    }
do-take = weź żeton: { $favour }
    .piece = { $favour }
do-build =
    { $spaces ->
        [1] buduj: { $track } { $section }
       *[other] buduj: { $track } { $section }, obszar { $space }
    }
    .piece = { $track }
    .short =
        { $spaces ->
            [1] buduj sekcję { $section }
           *[other] buduj sekcję { $section }, obszar { $space }
        }
do-build-opening = { do-build }, co otwiera: { $field }
    .piece = { $track }
    .short = { do-build.short }, co otwiera: { $field }
do-build-village = buduj: { $building }, obszar { $space }
    .piece = { $building }
    .short = buduj: obszar { $space }
do-harvest =
    zbierz, { $field }:{ $stone ->
        [0] {""}
       *[other] {" "}{ $stone } × Kamień
    }{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } × Drewno
    }{ $food ->
        [0] {""}
       *[other] {" "}{ $food } × Jadło
    }
    .piece = { $field }
    .short =
        obszar { $space }:{ $stone ->
            [0] {""}
           *[other] {" "}{ $stone } × Kamień
        }{ $wood ->
            [0] {""}
           *[other] {" "}{ $wood } × Drewno
        }{ $food ->
            [0] {""}
           *[other] {" "}{ $food } × Jadło
        }
do-use = użyj: { $building }
    .piece = { $building }
    .short = użyj
do-use-token = użyj żetonu: { $favour }
    .piece = { $favour }
    .short = użyj żetonu
do-use-discount = buduj ze zniżką: { $building }
    .piece = { $building }
    .short = buduj ze zniżką
do-end-phase = zakończ fazę
do-die =
    { $is_worker ->
        [1] kość Robotników ({ $shown })
       *[other] kość { $die } ({ $shown })
    }
    .piece = { do-die }
do-done = to wszystko
do-unit = { $resource }
    .piece = { $resource }
do-export =
    wymień:{ $stone ->
        [0] {""}
       *[other] {" "}Kamień
    }{ $wood ->
        [0] {""}
       *[other] {" "}Drewno
    }{ $food ->
        [0] {""}
       *[other] {" "}Jadło
    }
do-choose-plan = Osada według Planu { $plan }: { $building }
    .piece = { $building }
    .short = Osada według Planu { $plan }
do-pass-settlement = bez Osady
do-anchor = rząd { $row }, kolumna { $column }

## Co się stało

event-favours-drawn = Żetony Przysługi w tej grze: { $favour0 }, { $favour1 }, { $favour2 }{ $count ->
        [3] {""}
        [4] , { $favour3 }
       *[other] , { $favour3 }, { $favour4 }
    }.
event-active-chosen = Pierwszy Aktywny gracz: { $seat }.
event-sheet-chosen =
    { $is_random ->
        [1] Los wybiera arkusz przygody { $number }.
       *[other] Gramy na arkuszu przygody { $number }.
    }
event-rolled = Runda { $round }, rzuca { $seat }: { $die0 }, { $die1 }, { $die2 }, Robotnicy: { $workers }.
    .heading = Runda { $round }
    .short = { $seat } rzuca: { $die0 }, { $die1 }, { $die2 }, Robotnicy: { $workers }.
event-token-taken = { $seat } bierze żeton: { $favour }.
event-space-crossed = { $seat } wykreśla obszar { $space }: { $place }{ $is_free ->
        [1] .
       *[0] , płacąc:{ $stone ->
            [0] {""}
           *[other] {" "}Kamień { $stone }{ $last ->
               [stone] {""}
              *[other] ,
           }
        }{ $wood ->
            [0] {""}
           *[other] {" "}Drewno { $wood }{ $last ->
               [wood] {""}
              *[other] ,
           }
        }{ $food ->
            [0] {""}
           *[other] {" "}Jadło { $food }{ $last ->
               [food] {""}
              *[other] ,
           }
        }{ $gold ->
            [0] {""}
           *[other] {" "}Złoto { $gold }{ $last ->
               [gold] {""}
              *[other] ,
           }
        }.
    }
event-harvested = { $seat } zbiera z obszaru { $space }: { $field }.
event-section-completed = { $seat } kończy budowę sekcji: { $section }.
event-bridge-completed = { $seat } kończy budowę Mostu. Dostępne: { $field }.
event-building-completed = { $seat } kończy budowę Budynku: { $building }.
event-ability-used = { $seat } używa: { $by }.
event-gained =
    { $seat } zyskuje:{ $stone ->
        [0] {""}
       *[other] {" "}{ $stone } × Kamień{ $last ->
           [stone] {""}
          *[other] ,
       }
    }{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } × Drewno{ $last ->
           [wood] {""}
          *[other] ,
       }
    }{ $food ->
        [0] {""}
       *[other] {" "}{ $food } × Jadło{ $last ->
           [food] {""}
          *[other] ,
       }
    }{ $gold ->
        [0] {""}
       *[other] {" "}{ $gold } × Złoto{ $last ->
           [gold] {""}
          *[other] ,
       }
    }{ $action ->
        [0] {""}
        [one] {" "}{ $action } Robotnika{ $last ->
            [action] {""}
           *[other] ,
        }
        [few] {" "}{ $action } Robotników{ $last ->
            [action] {""}
           *[other] ,
        }
       *[many] {" "}{ $action } Robotników{ $last ->
           [action] {""}
          *[other] ,
       }
    }{ $vp ->
        [0] {""}
       *[other] {" "}{ $vp } PZ{ $last ->
           [vp] {""}
          *[other] ,
       }
    }.
event-rerolled = { $seat } przerzuca: { $die0 }, { $die1 }, { $die2 }, Robotnicy: { $workers }.
event-dice-turned = { $seat } obraca kości: { $die0 }, { $die1 }, { $die2 }.
event-settlement-created = { $seat } tworzy Osadę ({ $building }): rząd { $row }, kolumna { $column }.
event-phase-ended = { $seat } kończy fazę.
event-phase-shown = { $seat } { $crossed ->
        [0] { $settlements ->
            [0] { $vp ->
                [0] nic nie wykreśla w tej fazie
               *[other] zapisuje { $vp } PZ
            }
            [one] tworzy { $settlements } Osadę
            [few] tworzy { $settlements } Osady
           *[many] tworzy { $settlements } Osad
        }
        [one] wykreśla razem { $crossed } obszar
        [few] wykreśla razem { $crossed } obszary
       *[many] wykreśla razem { $crossed } obszarów
    }{ $harvests ->
        [0] {""}
       *[other] {" "}(w tym Zbiory: { $harvests })
    }{ $sections ->
        [0] {""}
        [one] , kończy { $sections } sekcję
        [few] , kończy { $sections } sekcje
       *[many] , kończy { $sections } sekcji
    }.
event-stored = { $seat } przechowuje { $kept ->
        [one] { $kept } Surowiec
        [few] { $kept } Surowce
       *[many] { $kept } Surowców
    }.
event-round-ended = Koniec rundy { $round }.
event-scored = { $seat } zdobywa { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }: Mury { $walls }, Chatki { $cottages }, Spichlerze { $barns }, Mosty { $bridges }, Osady { $settlements }, inne { $noted }.
event-ranked = { $seat } zdobywa rangę: { $rank }.

## Pola punktacji

score-walls = Mury
score-cottages = Chatki
score-barns = Spichlerze
score-bridges = Mosty
score-settlements = Osady
score-other = Inne punkty

## Dlaczego nie

why-ISR-BLDG-11 = To miejsce w Wiosce jest w tym trybie puste.
why-ISR-BLDG-2 = Budynek nie jest jeszcze ukończony: wykreślono { $have } z { $need } obszarów.
why-ISR-BLDG-3 = Budynek ukończono w tej rundzie; działa od rundy { $need }.
why-ISR-BLDG-4 = Ten Budynek daje tylko punkty na koniec gry.
why-ISR-BLDG-5 =
    { $limit ->
        [one] Umiejętności wolno użyć raz w rundzie i już jej użyto.
       *[other] Umiejętności wolno użyć { $limit } razy w rundzie i już jej tyle razy użyto.
    }
why-ISR-BUILD-4 = Ten obszar jest już wykreślony.
why-ISR-COMP-3 = Nie ma arkusza o tym numerze.
why-ISR-EXP-6 = Nie stać cię na to. Brakuje: { $stone ->
        [0] {""}
       *[other] Kamień { $stone },{" "}
    }{ $wood ->
        [0] {""}
       *[other] Drewno { $wood },{" "}
    }{ $food ->
        [0] {""}
       *[other] Jadło { $food },{" "}
    }a Złota w zastępstwie masz { $have }.
why-ISR-EXP-7 = Potrzeba Robotników: { $need }, a masz { $have }.
why-ISR-EXP-10 = Najpierw trzeba dokończyć rozpoczęty krok.
why-ISR-FAV-1 = Ten żeton ma { $holder }.
why-ISR-FAV-2 = Twój żeton został już w tej rundzie użyty.
why-ISR-FAV-5 = Plony wymagają kości Surowców.
why-ISR-FAV-9 = Tego żetonu nie da się teraz użyć.
why-ISR-FX-5 = Nie ma tam takiego obszaru.
why-ISR-FX-6 = Żaden obszar nie stałby się dzięki temu tańszy i możliwy do opłacenia.
why-ISR-FX-ANY = Tego Surowca nie można tu wybrać.
why-ISR-FX-COPY = Wskaż kość Surowców, która nie była jeszcze wskazana.
why-ISR-FX-DISC = Ze zniżki korzysta się, budując jeden z jej obszarów, którego koszt naprawdę obniża.
why-ISR-FX-EXCH = Nie możesz zapłacić całej ceny umiejętności.
why-ISR-FX-FREEB = Nie ma tam dostępnego i możliwego do opłacenia obszaru, który ta umiejętność pozwala wykreślić.
why-ISR-FX-FREEH = Żaden dostępny obszar Zbiorów nie daje tego, czego wymaga umiejętność.
why-ISR-FX-GOAL =
    { $case ->
        [die] Kość Robotników musi pokazywać najwyżej { $most }, a pokazuje { $shown }.
       *[count] Warunek umiejętności nie jest w tej rundzie spełniony: potrzeba { $need }, a jest { $have }.
    }
why-ISR-FX-NONE = Ten Budynek nie ma umiejętności.
why-ISR-FX-REROLL = Ta umiejętność dotyczy innych kości.
why-ISR-FX-SETDIE = Tej kości nie można obrócić albo nie na tę ściankę.
why-ISR-FX-STORE = Magazyn zachowuje na koniec rundy tylko to, co masz w puli.
why-ISR-FX-SWAP = Wymiana musi dawać coś innego niż to, czym zapłacono.
why-ISR-FX-TRIG = Ta umiejętność działa sama.
why-ISR-HARV-2 = { $field }: Pole jest niedostępne. Jego Most wymaga { $need } sekcji Mostów, a masz { $have }.
why-ISR-HARV-3 = Nie ma tam niewykreślonego obszaru Zbiorów.
why-ISR-MODE-5 = Nie przy tej liczbie graczy.
why-ISR-REROLL-1 = Kości zmienia się tylko przed wszystkim innym w fazie.
why-ISR-REROLL-3 = Wskaż od jednej kości do dozwolonej liczby, każdą raz.
why-ISR-SETTLE-2 = Osada wyszłaby poza siatkę.
why-ISR-SETTLE-4 = Nie wszystkie jej sekcje są ukończone: { $have } z { $need }.
why-ISR-SETTLE-5 = Jedna z sekcji należy już do innej Osady.
why-ISR-SETTLE-6 = Na twoim arkuszu nie ma takiego Planu.
why-ISR-SETUP-5 = Tego żetonu nie ma w tej grze.
why-ISR-TRACK-1 = Na torze można budować tylko w pierwszej od lewej nieukończonej sekcji. Tor { $track }: najpierw trzeba ukończyć { $need }, masz { $have }.
why-ISR-TRACK-2 = Ta sekcja nie ma takiego obszaru.
why-ISR-TRACK-5 = Ten tor jest ukończony.

## Plansza

isr-round = Runda { $round } z { $rounds }
isr-active = Aktywny gracz: { $seat }
isr-board = Arkusze na stole
isr-sheet = Arkusz przygody { $number }
isr-adventure-random = Niech zdecyduje los
isr-adventure-search = Szukaj Budynku albo tego, co daje
isr-adventure-factions = Frakcje
isr-adventure-found =
    { $count ->
        [one] { $count } arkusz
        [few] { $count } arkusze
       *[many] { $count } arkuszy
    }
isr-adventure-sum =
    { $spaces ->
        [one] { $spaces } obszar
        [few] { $spaces } obszary
       *[many] { $spaces } obszarów
    } do wykreślenia, razem { $cost }; Plany Osad: { $plans }
isr-tokens = Żetony Przysługi
isr-sheets = Czyje arkusze
isr-pools = Kości, Surowce i Robotnicy
isr-workers = Robotnicy
isr-empire-sheet = Arkusz Imperium
isr-village = Arkusz Wioski
isr-crossed = wykreślony
isr-can = możliwe teraz
isr-free = bez Surowców
isr-use = Użyj
isr-plan = Plan Osady
isr-guess = Część tych danych to domysł: nie udało się znaleźć drukowanego arkusza
about-ally = Jeden Robotnik więcej w tej rundzie
about-gift = Jeden dodatkowy Surowiec takiego rodzaju jak na kości
about-harvest = Jedno Zbieranie bez Robotnika, Surowiec takiego rodzaju jak na kości
about-export = Najwyżej po jednym Surowcu każdego rodzaju, każdy za punkt
about-lucky-coin = Jedno Złoto

## Co robi Budynek: ilości to znaki w terminalu, a piktogramy na stronie

ability-none = Tylko przez Plany
ability-gain = Zysk: { $gain }
ability-exchange = { $pay } → { $gain }
ability-goal = { $event } → { $gain }
ability-trigger = { $event } → { $gain }
ability-reroll =
    { $count ->
        [one] Przerzuć { $count } kość ({ $pool })
       *[other] Przerzuć do { $count } kości ({ $pool })
    }
ability-set-die =
    { $count ->
        [one] Obróć { $count } kość na: { $faces }
       *[other] Obróć do { $count } kości na: { $faces }
    }
ability-copy-die =
    { $count ->
        [one] Zysk: to, co pokazuje { $count } kość
       *[other] Zysk: to, co pokazują kości ({ $count })
    }
ability-discount = { $target }: taniej o { $less }
ability-free-build = Budowa bez Robotnika: { $target }
ability-free-harvest = Zbieranie bez Robotnika: { $yields }
ability-store =
    { $count ->
        [one] Zachowaj { $count } Surowiec na następną rundę
        [few] Zachowaj { $count } Surowce na następną rundę
       *[other] Zachowaj { $count } Surowców na następną rundę
    }
ability-final-per = Koniec gry: po { $vp }★ za każde: { $metric }
ability-final-goal =
    { $count ->
        [one] Koniec gry: { $vp }★, gdy jest { $metric }
        [few] Koniec gry: { $vp }★, gdy są co najmniej { $metric }
       *[other] Koniec gry: { $vp }★, gdy jest co najmniej { $metric }
    }
ability-flat = Koniec gry: { $vp }★
ability-times = { $ability } (×{ $limit })
event-words-sections-completed =
    { $count ->
        [one] { $count } sekcja w rundzie ({ $track })
        [few] { $count } sekcje w rundzie ({ $track })
       *[other] { $count } sekcji w rundzie ({ $track })
    }
event-words-tracks-advanced =
    { $count ->
        [one] Sekcje na { $count } torze w rundzie
       *[other] Sekcje na { $count } torach w rundzie
    }
event-words-spaces-crossed =
    { $count ->
        [one] { $count } wykreślony obszar w rundzie
        [few] { $count } wykreślone obszary w rundzie
       *[other] { $count } wykreślonych obszarów w rundzie
    }
event-words-building-spaces-crossed =
    { $count ->
        [one] { $count } wykreślony obszar Budynków w rundzie
        [few] { $count } wykreślone obszary Budynków w rundzie
       *[other] { $count } wykreślonych obszarów Budynków w rundzie
    }
event-words-harvests = Zbierania w rundzie: { $count }
event-words-resource-spent = Wydane w rundzie: { $spent }
event-words-worker-die-at-most = Kość Robotników najwyżej { $count }
event-words-section-completed = Każda sekcja ({ $track }), do { $limit } na rundę
event-words-harvest = Każde Zbieranie, do { $limit } na rundę
event-words-settlement-created = Każda Osada, do { $limit } na rundę
metric-words-sections-completed =
    { $count ->
        [one] sekcja ({ $track })
        [few] { $count } sekcje ({ $track })
       *[other] { $count } sekcji ({ $track })
    }
metric-words-imperial-sections =
    { $count ->
        [one] Sekcja Imperialna
        [few] { $count } Sekcje Imperialne
       *[other] { $count } Sekcji Imperialnych
    }
metric-words-columns-completed =
    { $count ->
        [one] pełna kolumna
        [few] { $count } pełne kolumny
       *[other] { $count } pełnych kolumn
    }
metric-words-buildings-completed =
    { $count ->
        [one] Budynek
        [few] { $count } Budynki
       *[other] { $count } Budynków
    }
metric-words-harvest-spaces-crossed =
    { $count ->
        [one] obszar Zbiorów
        [few] { $count } obszary Zbiorów
       *[other] { $count } obszarów Zbiorów
    }
metric-words-fields-exhausted =
    { $count ->
        [one] wyczerpane Pole
        [few] { $count } wyczerpane Pola
       *[other] { $count } wyczerpanych Pól
    }
metric-words-bridges-completed =
    { $count ->
        [one] Most
        [few] { $count } Mosty
       *[other] { $count } Mostów
    }
metric-words-settlements =
    { $count ->
        [one] Osada
        [few] { $count } Osady
       *[other] { $count } Osad
    }
pool-words-resource = kości Surowców
pool-words-worker = kość Robotników
pool-words-any = dowolne
track-words-any = dowolny tor
target-words-village = Budynki
yield-words-any = dowolny obszar
plans-words = Plany: { $plans }

## Opcje

option-mode = Jak chcecie grać?
option-mode-competition-basic = Podstawowa
option-mode-competition-basic-about = Na pierwszą grę i na szybko. Bez Osad.
option-mode-competition-advanced = Zaawansowana
option-mode-competition-advanced-about = Ukończone Sekcje łączą się w Osady, które wzmacniają Budynki.
option-mode-adventure = Przygoda w pojedynkę
option-mode-adventure-about = Wiele arkuszy, każdy z innymi Budynkami. Gra się o rangę.
option-mode-adventure-multi = Przygoda razem
option-mode-adventure-multi-about = Wszyscy mają ten sam arkusz przygody.
option-sheet = Arkusz przygody
option-sheet-choose = wybór przy stole
option-sheet-random = losowy
option-sheet-about = Każdy ma inne Budynki i Plany.

## Co o sobie mówi element planszy

isr-thing-action = { isr-workers }
isr-thing-vp = ★
isr-thing-any = dowolnego rodzaju
isr-costs = Kosztuje: { $cost } i Robotnik.
isr-costs-worker = Kosztuje tylko Robotnika, bez Surowców.
isr-is-crossed = Wykreślony.
isr-section-vp = { $vp }★, gdy to ostatnia ukończona sekcja toru: { $track }.
isr-bridge-opens = Od razu otwiera: { $field }.
isr-imperial = Sekcja Imperialna.
isr-harvest-gives = Za Robotnika: { $crop }, tylko w tej rundzie.
isr-field-closed = Niedostępne, dopóki nie jest ukończony: { $bridge }.
isr-closed = niedostępne
isr-status-missing =
    { $missing ->
        [one] { $missing } obszar do wykreślenia
        [few] { $missing } obszary do wykreślenia
       *[other] { $missing } obszarów do wykreślenia
    }
isr-status-next = ukończony; działa od rundy { $round }
isr-status-final = liczy się na koniec
isr-status-itself = działa sam
isr-status-used = użyty w tej rundzie
isr-status-ready =
    { $left ->
        [one] gotowy
       *[other] gotowy, { $left } razy
    }
isr-plan-raise = Plan { $plan }: Osada o tym kształcie podnosi o 1 podkreśloną wartość: { $building }.
isr-plan-vp = Plan { $plan }: Osada o tym kształcie jest warta { $vp }★.
isr-plan-fixed = Planu nie wolno obracać ani odbijać lustrzanie.
isr-placing =
    { $places ->
        [one] Możliwe jest { $places } miejsce.
        [few] Możliwe są { $places } miejsca: wskaż jedno albo przejdź po nich strzałkami.
       *[other] Możliwych jest { $places } miejsc: wskaż jedno albo przejdź po nich strzałkami.
    }
isr-die = Kość: { $words }
isr-die-shows = Pokazuje: { $shown }.
isr-pool-has = W puli: { $units }.
isr-pool-lost = Co nie zostanie wydane, przepada na koniec rundy.
isr-gold-is-wild = Zastępuje każdy inny Surowiec.
isr-workers-idle =
    { $count ->
        [one] Został ci jeszcze { $count } Robotnik. Zakończyć fazę?
        [few] Zostali ci jeszcze { $count } Robotnicy. Zakończyć fazę?
       *[many] Zostało ci jeszcze { $count } Robotników. Zakończyć fazę?
    }
isr-workers-left = Każdy wykreśla jeden obszar; zostało w tej rundzie: { $units }.
isr-box-walls = Wartość ostatniej ukończonej sekcji.
isr-box-cottages = Wartość ostatniej ukończonej sekcji.
isr-box-barns = Wartość ostatniej ukończonej sekcji.
isr-box-bridges = Wartość ostatniej ukończonej sekcji.
isr-box-settlements = Osady, których Plan daje punkty.
isr-box-other = Punkty zapisane po drodze i Budynki liczone na koniec.
isr-box-total = Wszystkie pola razem.
isr-sum = Razem
isr-rounds = Runda
isr-whose = Arkusze: { $seat }
isr-point = Wskaż element albo przejdź do niego klawiszem Tab i strzałkami, a tu pojawi się opis jego działania.
isr-tap = Stuknij element, a tu pojawi się opis jego działania.
isr-rank = Ranga: { $rank }
isr-glance = { $seat }: { $total } pkt. Mury { $walls }, Chatki { $cottages }, Spichlerze { $barns }, Mosty { $bridges }, Budynki { $buildings }. Pokaż te arkusze.
view-settling = Pasujące Plany
view-places = Gdzie pasują
isr-last-place = Poprzednie miejsce (klawisz ,)
isr-next-place = Następne miejsce (klawisz .)

## Pola i słowa widoku

view-game = Gra
view-mode = Tryb
view-mode-competition-basic = { option-mode-competition-basic }
view-mode-competition-advanced = { option-mode-competition-advanced }
view-mode-adventure = { option-mode-adventure }
view-mode-adventure-multi = { option-mode-adventure-multi }
view-sheet = Arkusz przygody
view-round = Runda
view-rounds = Liczba rund
view-active = Aktywny gracz
view-favours = Żetony Przysługi
view-players = Gracze
view-seat = Miejsce
view-pool = Surowce
view-actions = Pozostałe akcje
view-token = Żeton Przysługi
view-is-token-used = żeton użyty
view-is-window-open = można jeszcze przerzucać
view-dice = Kości Surowców
view-workers = Kość Robotników
view-tracks = Tory
view-id = Nazwa
view-completed = Ukończone sekcje
view-partial = Sekcja w budowie
view-buildings = Budynki
view-crossed = Obszary
view-completed-in = Ukończony w rundzie
view-is-working = działa
view-uses = Użycia w tej rundzie
view-limit = Dozwolone użycia
view-raises = Podniesienie dzięki Osadom
view-fields = Pola
view-is-accessible = dostępne
view-settlements = Osady
view-slot = Budynek
view-plan = Plan
view-row = Rząd
view-column = Kolumna
view-boxes = Pola punktacji
view-total = Punkty
view-rank = Ranga

## Opcje i remisy

tie-break = Przy równych punktach wygrywa ten, kto ma więcej ukończonych sekcji Mostów, a potem – więcej wykreślonych obszarów Zbiorów; jeśli i tych jest tyle samo, zwycięstwo jest wspólne.

## Miejsca, zasoby i fazy

phase-sheet = wybór arkusza
phase-draft = żetony Przysługi
phase-expand = Rozwój
phase-settle = Osady
phase-store = magazyn
phase-over = koniec
stock-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
stock-actions =
    { $count ->
        [one] { $count } Robotnik
        [few] { $count } Robotników
       *[many] { $count } Robotników
    }
stock-stone = Kamień: { $count }
stock-wood = Drewno: { $count }
stock-food = Jadło: { $count }
stock-gold = Złoto: { $count }
view-at = Miejsce
view-next-vp = Następna sekcja doda
view-progress = Warunek
view-have = jest
view-need = potrzeba
view-worth-now = Wart teraz

## Rzeczy nadrukowane, słowami

describe-built = Ukończony od początku gry.
describe-building =
    { $spaces ->
        [one] { $spaces } obszar Budowy.
        [few] { $spaces } obszary Budowy.
       *[many] { $spaces } obszarów Budowy.
    } { $sum ->
        [0] Kosztują tylko Robotników.
       *[other] Razem kosztują:{ $stone ->
        [0] {""}
       *[other] {" "}Kamień { $stone },
    }{ $wood ->
        [0] {""}
       *[other] {" "}Drewno { $wood },
    }{ $food ->
        [0] {""}
       *[other] {" "}Jadło { $food },
    }{" "}a każdy także Robotnika.
    }
describe-underlined = Osady podnoszą podkreśloną wartość{ $value ->
        [limit] {": liczbę użyć."}
        [dice] {": liczbę kości."}
        [amount] {": liczbę Surowców."}
        [vp] {": punkty."}
       *[other] {": to, co się zyskuje."}
    }
describe-final = Działa tylko na koniec gry, niezależnie od tego, kiedy go ukończono.
describe-plan-raise = Plan: Osada z { $cells } sekcji ({ $rows } × { $columns }) podnosi podkreśloną wartość o jeden.
describe-plan-vp = Plan: Osada z { $cells } sekcji ({ $rows } × { $columns }) jest warta { $vp } PZ.
describe-none = Bez własnej umiejętności: liczą się jego Plany.
# Parts of lists: nothing where there is none.
listed-pay-stone = { $pay_stone ->
        [0] {""}
       *[other] Kamień { $pay_stone }
    }
listed-pay-wood = { $pay_wood ->
        [0] {""}
       *[other] Drewno { $pay_wood }
    }
listed-pay-food = { $pay_food ->
        [0] {""}
       *[other] Jadło { $pay_food }
    }
listed-pay-gold = { $pay_gold ->
        [0] {""}
       *[other] Złoto { $pay_gold }
    }
listed-pay-any = { $pay_any ->
        [0] {""}
       *[other] dowolny Surowiec { $pay_any }
    }
listed-pay-action = { $pay_action ->
        [0] {""}
       *[other] Robotnik { $pay_action }
    }
listed-pay-vp = { $pay_vp ->
        [0] {""}
       *[other] PZ { $pay_vp }
    }
listed-stone = { $stone ->
        [0] {""}
       *[other] Kamień { $stone }
    }
listed-wood = { $wood ->
        [0] {""}
       *[other] Drewno { $wood }
    }
listed-food = { $food ->
        [0] {""}
       *[other] Jadło { $food }
    }
listed-gold = { $gold ->
        [0] {""}
       *[other] Złoto { $gold }
    }
listed-any = { $any ->
        [0] {""}
       *[other] dowolny Surowiec { $any }
    }
listed-action = { $action ->
        [0] {""}
       *[other] Robotnik { $action }
    }
listed-vp = { $vp ->
        [0] {""}
       *[other] PZ { $vp }
    }
describe-gain = Zysk: { LIST(listed-stone, listed-wood, listed-food, listed-gold, listed-any, listed-action, listed-vp) }{ $limit ->
        [1] , raz w rundzie.
       *[other] , do { $limit } razy w rundzie.
    }
describe-exchange = Zapłać: { LIST(listed-pay-stone, listed-pay-wood, listed-pay-food, listed-pay-gold, listed-pay-any, listed-pay-action, listed-pay-vp) }, aby zyskać: { LIST(listed-stone, listed-wood, listed-food, listed-gold, listed-any, listed-action, listed-vp) }{ $limit ->
        [1] , raz w rundzie.
       *[other] , do { $limit } razy w rundzie.
    }
describe-goal = Jeśli { $event ->
        [sections_completed] w tej rundzie ukończono co najmniej { $threshold } sekcje{ $is_any ->
            [1] {""}
           *[other] {" "}toru { $track }
        }
        [tracks_advanced] w tej rundzie ukończono sekcje na co najmniej { $threshold } torach
        [spaces_crossed] w tej rundzie wykreślono co najmniej { $threshold } obszary
        [building_spaces_crossed] w tej rundzie wykreślono co najmniej { $threshold } obszary Budynków
        [harvests] w tej rundzie zbierano co najmniej { $threshold } razy
        [resource_spent] w tej rundzie wydano co najmniej { $threshold } × { $resource }
       *[worker_die_at_most] kość Robotników pokazuje najwyżej { $threshold }
    }: zysk: { LIST(listed-stone, listed-wood, listed-food, listed-gold, listed-any, listed-action, listed-vp) }{ $limit ->
        [1] , raz w rundzie.
       *[other] , do { $limit } razy w rundzie.
    }
describe-trigger = Za każdym razem, gdy { $event ->
        [section_completed] ukończysz sekcję{ $is_any ->
            [1] {""}
           *[other] {" "}toru { $track }
        }
        [harvest] zbierasz plony
       *[settlement_created] tworzysz Osadę
    }: zysk: { LIST(listed-stone, listed-wood, listed-food, listed-gold, listed-any, listed-action, listed-vp) }{ $limit ->
        [1] , raz w rundzie.
       *[other] , do { $limit } razy w rundzie.
    }
describe-reroll = Przed wszystkim innym w fazie przerzuć do { $dice } { $pool ->
        [resource] kości Surowców
        [worker] kości Robotników
       *[any] kości
    }{ $limit ->
        [1] , raz w rundzie.
       *[other] , do { $limit } razy w rundzie.
    }
describe-set-die = Przed wszystkim innym w fazie obróć do { $dice } kości Surowców na:{ $face_stone ->
        [1] {" "}Kamień
       *[0] {""}
    }{ $face_wood ->
        [1] {" "}Drewno
       *[0] {""}
    }{ $face_food ->
        [1] {" "}Jadło
       *[0] {""}
    }{ $face_gold ->
        [1] {" "}Złoto
       *[0] {""}
    }{ $limit ->
        [1] , raz w rundzie.
       *[other] , do { $limit } razy w rundzie.
    }
describe-copy-die =
    { $dice ->
        [one] Zyskaj to, co pokazuje { $dice } kość Surowców
       *[other] Zyskaj to, co pokazują różne kości Surowców ({ $dice })
    }{ $limit ->
        [1] , raz w rundzie.
       *[other] , do { $limit } razy w rundzie.
    }
describe-discount = Wykreśl obszar { $is_village ->
        [1] dowolnego Budynku
       *[other] toru { $target }
    } taniej o:{ $less_stone ->
        [0] {""}
       *[other] {" "}Kamień { $less_stone }
    }{ $less_wood ->
        [0] {""}
       *[other] {" "}Drewno { $less_wood }
    }{ $less_food ->
        [0] {""}
       *[other] {" "}Jadło { $less_food }
    }{ $less_gold ->
        [0] {""}
       *[other] {" "}Złoto { $less_gold }
    }{ $less_any ->
        [0] {""}
       *[other] {" "}dowolny Surowiec { $less_any }
    }{ $less_action ->
        [0] {""}
       *[other] {" "}Robotnik { $less_action }
    }{ $less_vp ->
        [0] {""}
       *[other] {" "}PZ { $less_vp }
    }{ $limit ->
        [1] , raz w rundzie.
       *[other] , do { $limit } razy w rundzie.
    }
describe-free-build = Wykreśl obszar { $is_village ->
        [1] dowolnego Budynku
       *[other] toru { $target }
    } za jego Surowce, ale bez Robotnika{ $limit ->
        [1] , raz w rundzie.
       *[other] , do { $limit } razy w rundzie.
    }
describe-free-harvest = Zbierz bez Robotnika { $yields ->
        [stone] z obszaru, który daje Kamień
        [wood] z obszaru, który daje Drewno
        [food] z obszaru, który daje Jadło
        [any] z dowolnego dostępnego obszaru
       *[die_result] z obszaru, który daje to, co pokazuje kość
    }{ $limit ->
        [1] , raz w rundzie.
       *[other] , do { $limit } razy w rundzie.
    }
describe-store = Zachowaj na następną rundę do { $amount ->
        [one] { $amount } Surowca.
       *[other] { $amount } Surowców.
    }
describe-final-per = { $metric ->
        [flat] Na koniec gry: { $vp_end } PZ.
        [sections_completed] { $vp_end } PZ za { $divisor ->
            [one] każdą ukończoną sekcję
            [few] każde { $divisor } ukończone sekcje
           *[other] każde { $divisor } ukończonych sekcji
        }{ $is_any ->
            [1] {""}
           *[other] {" "}toru { $track }
        }.
        [imperial_sections] { $vp_end } PZ za { $divisor ->
            [one] każdą ukończoną sekcję Imperium
            [few] każde { $divisor } ukończone sekcje Imperium
           *[other] każde { $divisor } ukończonych sekcji Imperium
        }.
        [columns_completed] { $vp_end } PZ za { $divisor ->
            [one] każdą kolumnę ukończoną
            [few] każde { $divisor } kolumny ukończone
           *[other] każde { $divisor } kolumn ukończonych
        } na wszystkich torach.
        [buildings_completed] { $vp_end } PZ za { $divisor ->
            [one] każdy ukończony Budynek
            [few] każde { $divisor } ukończone Budynki
           *[other] każde { $divisor } ukończonych Budynków
        }.
        [harvest_spaces_crossed] { $vp_end } PZ za { $divisor ->
            [one] każdy wykreślony obszar Zbiorów
            [few] każde { $divisor } wykreślone obszary Zbiorów
           *[other] każde { $divisor } wykreślonych obszarów Zbiorów
        }.
        [fields_exhausted] { $vp_end } PZ za { $divisor ->
            [one] każde Pole zebrane do końca
            [few] każde { $divisor } Pola zebrane do końca
           *[other] każde { $divisor } Pól zebranych do końca
        }.
        [bridges_completed] { $vp_end } PZ za { $divisor ->
            [one] każdy ukończony Most
            [few] każde { $divisor } ukończone Mosty
           *[other] każde { $divisor } ukończonych Mostów
        }.
       *[settlements] { $vp_end } PZ za { $divisor ->
            [one] każdą Osadę
            [few] każde { $divisor } Osady
           *[other] każde { $divisor } Osad
        }.
    }
describe-final-goal = { $metric ->
        [flat] Na koniec gry: { $vp_end } PZ.
        [sections_completed] { $vp_end } PZ, jeśli ukończono sekcje{ $is_any ->
            [1] {""}
           *[other] {" "}toru { $track }
        } w liczbie co najmniej { $threshold }.
        [imperial_sections] { $vp_end } PZ, jeśli ukończono sekcje Imperium w liczbie co najmniej { $threshold }.
        [columns_completed] { $vp_end } PZ, jeśli na wszystkich torach ukończono kolumny w liczbie co najmniej { $threshold }.
        [buildings_completed] { $vp_end } PZ, jeśli ukończono Budynki w liczbie co najmniej { $threshold }.
        [harvest_spaces_crossed] { $vp_end } PZ, jeśli wykreślono obszary Zbiorów w liczbie co najmniej { $threshold }.
        [fields_exhausted] { $vp_end } PZ, jeśli zebrano do końca Pola w liczbie co najmniej { $threshold }.
        [bridges_completed] { $vp_end } PZ, jeśli ukończono Mosty w liczbie co najmniej { $threshold }.
       *[settlements] { $vp_end } PZ, jeśli utworzono Osady w liczbie co najmniej { $threshold }.
    }
describe-export = Wymień po jednym Kamieniu, Drewnie i Jadle na { $vp } PZ każde; Złoto może je zastąpić.
describe-token = Żetonu Przysługi używa się raz, w dowolnej chwili swojej fazy; na koniec rundy wraca do puli.
describe-track = Sekcje: { $sections }, budowane od lewej do prawej. Liczy się tylko ostatnia ukończona, do { $vp } PZ.
describe-section =
    { $spaces ->
        [one] { $spaces } obszar.
        [few] { $spaces } obszary.
       *[many] { $spaces } obszarów.
    } { $sum ->
        [0] Kosztuje tylko Robotników.
       *[other] Razem kosztuje:{ $stone ->
        [0] {""}
       *[other] {" "}Kamień { $stone },
    }{ $wood ->
        [0] {""}
       *[other] {" "}Drewno { $wood },
    }{ $food ->
        [0] {""}
       *[other] {" "}Jadło { $food },
    }{" "}a każdy obszar także Robotnika.
    }
describe-section-vp = { $vp } PZ, dopóki jest ostatnią ukończoną sekcją toru { $track }.
describe-opens = Jej ukończenie kończy Most i od razu otwiera { $field }.
describe-imperial = Sekcja Imperium.
describe-bridge = Otwiera { $field }, gdy ukończono sekcje Mostów: { $sections }.
describe-field = Obszary Zbiorów: { $spaces }; dostępne po ukończeniu sekcji Mostów: { $sections }.
describe-harvest = Obszar { $space }, za Robotnika: { LIST(listed-stone, listed-wood, listed-food, listed-gold, listed-any, listed-action, listed-vp) }.
describe-sheet = Arkusz Przygody { $number }, Budynki: { $count }.
describe-sheet-building = { $building }
describe-resource = Opłaca się nim obszary; czego nie wydasz, przepada na koniec rundy.
describe-gold = Zastępuje każdy inny Surowiec, jeden za jeden; czego nie wydasz, przepada na koniec rundy.
describe-die = Ścianki: Kamień { $stone }, Drewno { $wood }, Jadło { $food }, Złoto { $gold }.
describe-worker-die = Daje od { $least } do { $most } Robotników, z których każdy wykreśla jeden obszar.
describe-rank =
    { $is_open ->
        [1] Ranga za { $from } punktów i więcej.
       *[0] Ranga za { $from } do { $to } punktów.
    }
describe-shape = Osada z { $cells } sekcji, wysoka na { $rows } i szeroka na { $columns }; nigdy się jej nie obraca.

## Rysowana plansza

isr-my-empire = Moje Imperium
isr-rounds-word = rundy
isr-next = następna +{ $points }
isr-complete = ukończony
isr-open = otwarte
isr-more-sections =
    { $count ->
        [one] jeszcze { $count } sekcja
        [few] jeszcze { $count } sekcje
       *[many] jeszcze { $count } sekcji
    }
isr-space-of = { $name }, obszar { $space }
isr-no-settlements = Osady (nie w tej grze)
isr-worth-now = teraz wart { $points }★
isr-built = { $have } z { $need } gotowe
isr-from-start = od początku
isr-progress = { $have } z { $need }
isr-to-spend = Do wydania w tej rundzie
isr-dice = Kości
isr-favour = Przysługa
isr-left = wolny
isr-no-token = Jeszcze bez żetonu
isr-this-round = W tej rundzie
isr-held-by = Ma go
isr-tab-empire = Imperium
isr-tab-village = Wioska
isr-hint-ally = Jeszcze jeden Robotnik
isr-hint-gift = Jeszcze raz wynik kości
isr-hint-harvest = Darmowe Zbieranie
isr-hint-export = Surowce za punkty
isr-hint-lucky-coin = Jedno Złoto

## Stół słowami

words-round = Runda { $round } z { $rounds }
words-sheet = Arkusz { $number }
words-active = aktywny: { $seat }
words-row = żetony w rzędzie: { $tokens }
words-rank = tytuł: { $rank }
words-hand = Zasoby
words-points = PZ: { $count }
words-pool = { $resource } { $count }
words-dice = kości: { $faces }, robotnicy { $workers }
words-actions =
    { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[other] zostało { $count } akcji
    }
words-nothing = bez surowców
words-token =
    { $used ->
        [1] żeton { $token }, użyty
       *[other] żeton { $token }
    }
words-sections = { $count } z { $all }
words-next = następny { $section } (+{ $vp } PZ)
words-settled = w Osadach: { $sections }
words-working = działa, użyty { $uses } z { $limit }
words-next-round = działa od następnej rundy
words-progress = { $have } z { $need }
words-worth = teraz PZ { $count }
words-built = działają: { $buildings }
words-signs = { $resources } ⚒ akcja ★ PZ

# Z czego składa się ocena
part-rounds = kolejne rundy
part-tracks = sekcje zaczęte i następne
part-fields = pola do zbiorów
part-buildings = budynki
part-plans = Osady
part-hand = Surowce i Robotnicy tej rundy

## Do czego co służy

for-favour = Żetony Przysługi bierze się przed Rozwojem, po jednym na gracza.
for-sheet = Arkusz wybiera się przed pierwszą rundą.
for-own = Twoje punkty: cztery Tory, Osady i to, co zanotowano.
for-own-tracks = W fazie Rozwoju buduje się w pierwszej od lewej nieukończonej sekcji Toru.
for-own-building = W fazie Rozwoju buduje się Budynek, a od rundy po ukończeniu korzysta z jego zdolności.
for-own-building-plan = Z Planu korzysta się po Rozwoju, najwyżej do jednej Osady na rundę.
for-own-field = Z Pola zbiera się w fazie Rozwoju, gdy jego Most jest ukończony.
for-own-die = Kości przerzuca się lub obraca tylko na samym początku Rozwoju, dzięki zdolnościom.
for-own-pool = Surowce wydaje się w fazie Rozwoju; co zostanie, przepada z końcem rundy.
for-own-workers = Akcje wydaje się w fazie Rozwoju; co zostanie, przepada z końcem rundy.
for-own-token = Z żetonu Przysługi korzysta się raz w fazie Rozwoju.
for-seat = Każdy pisze tylko po własnych arkuszach.

## Znaki: co znaczy piktogram obok elementów gry

sign-action = Robotnicy
sign-action-about = Każdy opłaca jedną akcję w tej rundzie.
sign-vp = Punkty
sign-vp-about = Punkty zwycięstwa: co jest nimi oznaczone, liczy się na końcu.
