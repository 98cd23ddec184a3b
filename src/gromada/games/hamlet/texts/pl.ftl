# Wioska: Gra o budowaniu osady. Nazwy w { $tile }, { $resource } i podobnych pochodzą z pliku z danymi.

## Części zdań

# Kafelki o tej samej nazwie rozróżnia numer.
tile-name = { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }

# A cost: named resources, some of several, gold.
cost-named = { $kinds ->
        [0] {""}
       *[other] { $count0 } × { $name0 }
    }{ $kinds ->
        [0] {""}
        [1] {""}
       *[other] , { $count1 } × { $name1 }
    }{ $kinds ->
        [0] {""}
        [1] {""}
        [2] {""}
       *[other] , { $count2 } × { $name2 }
    }{ $kinds ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
       *[other] , { $count3 } × { $name3 }
    }{ $kinds ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
       *[other] , { $count4 } × { $name4 }
    }{ $kinds ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
        [5] {""}
       *[other] , { $count5 } × { $name5 }
    }{ $kinds ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
        [5] {""}
        [6] {""}
       *[other] , { $count6 } × { $name6 }
    }
cost-any = { $type0 }{ $types ->
        [0] {""}
        [1] {""}
       *[other] {" "}/ { $type1 }
    }{ $types ->
        [0] {""}
        [1] {""}
        [2] {""}
       *[other] {" "}/ { $type2 }
    }{ $types ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
       *[other] {" "}/ { $type3 }
    }{ $types ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
       *[other] {" "}/ { $type4 }
    }{ $types ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
        [5] {""}
       *[other] {" "}/ { $type5 }
    }{ $types ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
        [5] {""}
        [6] {""}
       *[other] {" "}/ { $type6 }
    }
cost = { cost-named }{ $amount ->
        [0] {""}
       *[other] { $kinds ->
            [0] { $amount } × { cost-any }
           *[other] , { $amount } × { cost-any }
        }
    }{ $cost_gold ->
        [0] {""}
       *[other] { $amount ->
            [0] { $kinds ->
                [0] złoto: { $cost_gold }
               *[other] , złoto: { $cost_gold }
            }
           *[other] , złoto: { $cost_gold }
        }
    }

## O co pytamy

ask-turn =
    { $villagers ->
        [0] Wszyscy twoi mieszkańcy już działali. { $has_driven ->
            [1] Zakończ turę.
           *[other] Rusz osły albo zakończ turę.
        }
        [one] Stoi jeszcze { $villagers } twój mieszkaniec. Niech działa.
        [few] Stoją { $villagers } twoi mieszkańcy. Wybierz, który działa.
       *[many] Stoi { $villagers } twoich mieszkańców. Wybierz, który działa.
    }
ask-move-donkey = Dokąd idzie osioł { $donkey }, który stoi na kafelku „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }”?
ask-choose-tile = Gdzie działa mieszkaniec?
ask-choose-act = Co mieszkaniec robi na kafelku „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }”?
ask-fill-space = „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }”: co kładziesz na następnym pustym polu? Zostało pól: { $left }.
ask-choose-amount = „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }”: ile sztuk wytwarzasz?
ask-buy-blueprint = Ratusz: który projekt bierzesz? Twoje złoto: { $gold }.
ask-hire = Ratusz: kogo zatrudniasz? Twoje złoto: { $gold }.
ask-place-donkey = Gdzie staje nowy osioł?
ask-choose-sale = Targ: którą sprzedaż realizujesz?
ask-choose-delivery = Kościół: którą dostawę realizujesz?
ask-choose-project = Który projekt wznosisz obok kafelka „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }”?
ask-choose-host-side = Gdzie obok kafelka „{ $host }” kładziesz „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }”?
ask-choose-own-side = Którą stroną kładziesz „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }” obok kafelka „{ $host }”?
ask-choose-road = Dokąd budujesz drogę z kafelka „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }”?
ask-pay =
    { $purpose ->
        [building] Zapłać za budowlę „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }”. Zostało: { cost }.
        [road] Zapłać za drogę do kafelka „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }”. Zostało: { cost }.
        [sale] Zapłać za sprzedaż. Zostało: { cost }.
        [delivery] Zapłać za dostawę. Zostało: { cost }.
       *[refining] Zapłać za pracę na kafelku „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }”. Zostało: { cost }.
    }

## Co można zrobić

do-end-turn = zakończ turę
do-move-donkeys = rusz osły
do-rouse = aktywuj mieszkańca na kafelku „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }”
    .piece = { tile-name }
    .short = aktywuj mieszkańca
do-drive = na kafelek „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }”
    .piece = { tile-name }
    .short = idź tam
do-keep-donkey = ten osioł zostaje
do-finish-donkeys = wszystkie pozostałe osły zostają
do-go = { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }
    .piece = { tile-name }
do-use-building =
    { $kind ->
        [producer] zapełnij puste pola ({ $count }){ $points ->
        [0] {""}
        [one] , { $points } punkt
        [few] , { $points } punkty
       *[many] , { $points } punktów
    }{ $gold ->
        [0] {""}
       *[other] , złoto: { $gold }
    }
        [refinery] wytwórz: { $resource }
        [town_hall] weź projekt, zatrudnij robotników
        [church] dostarcz albo żebraj
        [market] sprzedaj
       *[landmark] aktywuj budowlę
    }
    .piece = { tile-name }
    .short = { do-use-building }
do-construct = wznieś budowlę
do-build-road = zbuduj drogę
do-fill = { $resource }
    .piece = { $resource }
do-refine = wytwórz { $amount } × { $resource } z { $amount } × { $input }
    .piece = { tile-name }
    .short = { do-refine }
do-take-blueprint =
    weź „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }”, cena w złocie: { $price }{ $gold ->
        [0] {""}
       *[other] , leży na nim złoto: { $gold }
    }
    .piece = { tile-name }
    .short =
        cena w złocie: { $price }{ $gold ->
            [0] {""}
           *[other] , leży na nim złoto: { $gold }
        }
do-skip-blueprint = bez projektu
do-hire-villager = mieszkaniec, cena w złocie: { $price }
do-hire-donkey = osioł, cena w złocie: { $price }
do-stop-hiring = nikogo więcej
do-put-donkey = na kafelku „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }”
    .piece = { tile-name }
do-sell = { $sale }{ $points ->
        [0] {""}
        [one] , { $points } punkt
        [few] , { $points } punkty
       *[many] , { $points } punktów
    }{ $gold ->
        [0] {""}
       *[other] , złoto: { $gold }
    }
    .piece = { $sale }
    .short = { do-sell }
do-deliver = { cost } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })
    .piece = { cost }
    .short = { do-deliver }
do-beg = żebraj, złoto: { $gold }
do-choose-blueprint = { $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }, koszt: { cost }{ $points ->
        [0] {""}
        [one] , { $points } punkt
        [few] , { $points } punkty
       *[many] , { $points } punktów
    }{ $gold ->
        [0] {""}
       *[other] , złoto: { $gold }
    }
    .piece = { tile-name }
    .short = koszt: { cost }{ $points ->
        [0] {""}
        [one] , { $points } punkt
        [few] , { $points } punkty
       *[many] , { $points } punktów
    }{ $gold ->
        [0] {""}
       *[other] , złoto: { $gold }
    }
direction-name =
    { $direction ->
        [0] od północy
        [1] od północnego wschodu
        [2] od południowego wschodu
        [3] od południa
        [4] od południowego zachodu
       *[other] od północnego zachodu
    }
which-edge =
    { $which ->
        [0] {""}
        [1] {" "}pierwszym
        [2] {" "}drugim
        [3] {" "}trzecim
        [4] {" "}czwartym
       *[other] {" "}{ $which }.
    }
segment-name =
    { $type ->
        [road] droga
        [forest] las
       *[hill] wzgórze
    }
do-host-side = przy{ which-edge } boku { direction-name } ({ segment-name })
do-own-side =
    { $which ->
        [0] obrócony o { $degrees }° ({ segment-name })
       *[other] obrócony o { $degrees }°,{ which-edge } z takich boków ({ segment-name })
    }
do-road-side =
    { $type ->
        [forest] ścieżka przez las
        [hill] most między wzgórzami
       *[other] droga
    } na{ which-edge } boku { direction-name }{ $is_joint ->
        [1] , w stronę kafelka „{ tile-name }”, koszt: { cost }
       *[other] {""}
    }
    .piece = { tile-name }
    .short = na{ which-edge } boku { direction-name }, koszt: { cost }
do-use-basic = { $resource } z kafelka „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }”
    .piece = { tile-name }
    .short = { $resource }
token-gain = { $owner }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $gold ->
        [0] {""}
       *[other] , złoto: { $gold }
    }
do-use-token =
    { $is_quality ->
        [1] { $resource } wysokiej jakości z kafelka „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }” ({ token-gain })
       *[other] { $resource } z kafelka „{ $tile }{ $twin ->
        [0] {""}
       *[other] {" "}{ $twin }
    }” ({ token-gain })
    }
    .piece = { tile-name }
    .short =
        { $is_quality ->
            [1] { $resource } wysokiej jakości ({ token-gain })
           *[other] { $resource } ({ token-gain })
        }
do-buy = kup: { $resource }, cena w złocie: { $price }
    .piece = { $resource }
    .short = kup, cena w złocie: { $price }

## Co się stało

event-first-chosen = Zaczyna { $seat }.
event-layout-drawn = Wylosowano układ początkowy { $number } z { $layouts }.
event-blueprint-drawn = „{ $tile }” trafia do rzędu projektów.
event-sale-shown = Odkryto: { $sale }.
event-turn-began = Runda { $round }: { $seat } zaczyna turę.
    .heading = Runda { $round }
    .short = { $seat } zaczyna turę.
event-turn-ended = { $seat } kończy turę.
event-donkey-moved = { $seat } prowadzi osła z kafelka „{ $host }” na kafelek „{ $tile }”.
event-villager-went =
    { $stays ->
        [1] { $seat }: mieszkaniec działa na kafelku „{ $tile }”.
       *[other] { $seat } wysyła mieszkańca na kafelek „{ $tile }”.
    }
event-produced = { $seat } wypełnia „{ $tile }” (sztuk: { $amount }){ $points ->
        [0] {""}
        [one] , { $points } punkt
        [few] , { $points } punkty
       *[many] , { $points } punktów
    }{ $gold ->
        [0] {""}
       *[other] , złoto: { $gold }
    }.
event-space-filled = { $seat } kładzie na kafelku „{ $tile }” surowiec: { $resource }.
event-tokens-made =
    { $is_quality ->
        [1] { $seat } wytwarza na kafelku „{ $tile }”: { $resource } wysokiej jakości, sztuk: { $amount }.
       *[other] { $seat } wytwarza na kafelku „{ $tile }”: { $resource }, sztuk: { $amount }.
    }
event-basic-consumed = { $seat } zużywa surowiec z kafelka „{ $tile }”: { $resource }.
event-token-consumed =
    { $is_quality ->
        [1] { $seat } zużywa z kafelka „{ $tile }”: { $resource } wysokiej jakości. { $owner } zyskuje { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }{ $gold ->
            [0] {""}
           *[other] {" "}i złoto: { $gold }
        }.
       *[other] { $seat } zużywa z kafelka „{ $tile }”: { $resource }. { $owner } zyskuje { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }{ $gold ->
            [0] {""}
           *[other] {" "}i złoto: { $gold }
        }.
    }
event-bought = { $seat } kupuje na Targu: { $resource }, cena w złocie: { $price }.
event-gold-paid = { $seat } płaci w złocie: { $gold }.
event-blueprint-taken =
    { $seat } bierze projekt „{ $tile }”{ $price ->
        [0] , za darmo
       *[other] , cena w złocie: { $price }
    }{ $gold ->
        [0] {""}
       *[other] , leżało na nim złoto: { $gold }
    }{ $points ->
        [0] {""}
        [one] ; za złoto na nim ma { $points } punkt
        [few] ; za złoto na nim ma { $points } punkty
       *[many] ; za złoto na nim ma { $points } punktów
    }.
event-villager-hired =
    { $is_bot ->
        [1] { $seat } zatrudnia mieszkańca, cena w monetach z kafelka przychylności: { $price }.
       *[other] { $seat } zatrudnia mieszkańca, cena w złocie: { $price }.
    }
event-donkey-hired = { $seat } zatrudnia osła, cena w złocie: { $price }, i stawia go na kafelku „{ $tile }”.
event-sale-made = { $seat } sprzedaje. { $sale }{ $points ->
        [0] {""}
        [one] , { $points } punkt
        [few] , { $points } punkty
       *[many] , { $points } punktów
    }{ $gold ->
        [0] {""}
       *[other] , złoto: { $gold }
    }.
event-delivered =
    { $points ->
        [one] { $seat } realizuje dostawę do Kościoła: { $points } punkt.
        [few] { $seat } realizuje dostawę do Kościoła: { $points } punkty.
       *[many] { $seat } realizuje dostawę do Kościoła: { $points } punktów.
    }
event-church-completed = { $seat } kończy budowę Kościoła. To ostatnia runda.
event-begged = { $seat } żebrze pod Kościołem, złoto: { $gold }.
event-constructed = { $seat } wznosi budowlę „{ $tile }” obok kafelka „{ $host }”{ $points ->
        [0] {""}
        [one] , { $points } punkt
        [few] , { $points } punkty
       *[many] , { $points } punktów
    }{ $gold ->
        [0] {""}
       *[other] , złoto: { $gold }
    }.
event-milestone-taken = { $seat } bierze kamień milowy: { $milestone }.
event-stack-entered = Do worka trafia stos projektów surowca: { $resource }.
event-road-built = { $seat } buduje drogę między kafelkami „{ $tile }” i „{ $other_tile }”.
event-round-ended =
    { $stall ->
        [0] Koniec rundy { $round }.
       *[other] Koniec rundy { $round }. Jałowe rundy z rzędu: { $stall }.
    }
event-game-ended = Koniec gry: { $reason }.
event-scored = { $seat }, punkty: { $total }. W trakcie gry { $play }, nagrody { $awards }, miejsca kluczowe { $landmarks }, drogi { $roads }, najdłuższa droga { $longest }, złoto { $gold }.
event-tokens-laid = Żetony akcji Botrica: { $token0 }, { $token1 }, { $token2 }, { $token3 }, { $token4 }.
event-priority-taken =
    { $priority ->
        [hire] Botric ma dość monet, więc przede wszystkim zatrudnia mieszkańca.
        [delivery] Botric może zrealizować dostawę do Kościoła, a ta ustępuje tylko zatrudnianiu.
       *[sale] Botric może sprzedać na Targu, więc nie losuje krążka.
    }
event-disc-drawn =
    { $disc ->
        [majority] Botric losuje krążek pierwszego koloru: szuka od miejsca { $position }.
        [middle] Botric losuje krążek drugiego koloru: szuka od miejsca { $position }.
       *[botric] Botric losuje krążek swojego koloru: szuka od miejsca { $position }.
    }
event-token-passed-over = Tego Botric teraz nie może: { $token }.
event-token-used = Botric wykonuje akcję: { $token }. Żeton trafia na koniec.
event-bot-chose =
    { $reason ->
        [fewest-resources] Wybiera „{ $tile }”: wśród niepełnych wytwórców ten ma najmniej surowców.
        [fewest-products] Wybiera „{ $tile }”: wyrobu tej przetwórni jest w wiosce najmniej.
        [new-refinery] Wybiera „{ $tile }”: pierwsza od lewej przetwórnia rodzaju, którego w wiosce jeszcze nie ma.
        [landmark] Wybiera „{ $tile }”: nowej przetwórni nie ma, a to pierwsze od lewej miejsce kluczowe.
        [leftmost] Wybiera „{ $tile }”: pierwszy kafelek od lewej, bo nie ma nowej przetwórni ani miejsca kluczowego.
        [new-type] Wznosi „{ $tile }” obok kafelka „{ $other_tile }”: przetwórnia nowego rodzaju ma pierwszeństwo.
        [refinery] Wznosi „{ $tile }” obok kafelka „{ $other_tile }”: przetwórnia ma pierwszeństwo przed miejscem kluczowym.
        [landmark-built] Wznosi „{ $tile }” obok kafelka „{ $other_tile }”: żadnej przetwórni wznieść nie może.
        [producer-built] Wznosi „{ $tile }” obok kafelka „{ $other_tile }”: niczego innego wznieść nie może.
        [joins-flag] Łączy kafelki „{ $tile }” i „{ $other_tile }”: kafelek z jego flagą był odcięty, a teraz jest połączony.
        [joins-tile] Łączy kafelki „{ $tile }” i „{ $other_tile }”: co było odcięte, jest teraz połączone.
       *[longest-road] Łączy kafelki „{ $tile }” i „{ $other_tile }”: tak powstaje jego najdłuższa droga.
    }
event-coin-gained =
    { $is_stuck ->
        [1] Botric nie może nic zrobić i kładzie monetę na kafelku przychylności; razem monet: { $total }.
       *[other] Krążki wracają do worka; monet na kafelku przychylności Botrica: { $total }.
    }
event-coins-spent = Botric płaci z kafelka przychylności, monet: { $coins }.

## Punktacja

score-play = Punkty z gry
score-awards = Nagrody
score-landmarks = Miejsca kluczowe
score-roads = Drogi
score-longest = Najdłuższa droga
score-gold = Złoto

## Dlaczego nie

why-HAM-FLOW-3 =
    { $has_acted ->
        [1] Twój mieszkaniec na tym kafelku już w tej turze działał.
       *[other] Na tym kafelku nie ma twojego mieszkańca.
    }
why-HAM-FLOW-5 = Potrzeba na to złota: { $need }. Masz: { $have }.
why-HAM-FLOW-6 = Najpierw trzeba dokończyć to, co zostało zaczęte.
why-HAM-DONK-1 = Osioł idzie najwyżej o jeden krok, na kafelek bezpośrednio połączony drogą.
why-HAM-DONK-2 =
    { $is_last ->
        [1] To ostatni z twoich osłów: idzie albo zostaje.
       *[other] W tej turze twoje osły już się ruszały.
    }
why-HAM-TERM-1 = Tego kafelka nie ma w wiosce: to projekt albo leży jeszcze w worku lub w stosie.
why-HAM-VILL-2 = Do tego kafelka nie prowadzi droga od Kościoła.
why-HAM-VILL-4 =
    { $because ->
        [HAM-PROD-1] { why-HAM-PROD-1 } Niczego innego też nie można tam zrobić.
        [HAM-REF-1] { why-HAM-REF-1 } Niczego innego też nie można tam zrobić.
        [HAM-FLOW-5] { why-HAM-FLOW-5 } Niczego innego też nie można tam zrobić.
        [HAM-BP-1] { why-HAM-BP-1 } Niczego innego też nie można tam zrobić.
        [HAM-BP-5] { why-HAM-BP-5 } Niczego innego też nie można tam zrobić.
        [HAM-MKT-1] { why-HAM-MKT-1 } Niczego innego też nie można tam zrobić.
        [HAM-MKT-2] { why-HAM-MKT-2 } Niczego innego też nie można tam zrobić.
        [HAM-CHU-1] { why-HAM-CHU-1 } Niczego innego też nie można tam zrobić.
        [HAM-CHU-4] { why-HAM-CHU-4 } Niczego innego też nie można tam zrobić.
        [HAM-ACT-1] { why-HAM-ACT-1 } Niczego innego też nie można tam zrobić.
       *[other] Na tym kafelku nie można nic zrobić, a samo przejście niczego nie zmienia.
    }
why-HAM-PROD-1 = Ten wytwórca nie ma pustego pola.
why-HAM-PROD-2 = Ten surowiec nie pasuje na ten kafelek.
why-HAM-REF-1 =
    { $missing ->
        [space] Potrzeba pustych pól: { $need }. Jest: { $have }.
        [token] Potrzeba twoich znaczników: { $need }. Zostało ci tego rodzaju: { $have }.
       *[input] Potrzeba surowców do przetworzenia: { $need }. Da się tu dostarczyć: { $have }, a reszty nie możesz dokupić.
    }
why-HAM-TH-1 = W Ratuszu trzeba coś zrobić: wziąć projekt albo kogoś zatrudnić.
why-HAM-BP-1 = Masz już tyle projektów, ile wolno mieć.
why-HAM-BP-2 = Potrzebujesz własnego złota, po jednym na każdy kafelek na lewo od tego: { $need }. Masz: { $have }.
why-HAM-BP-5 = Na tym miejscu w rzędzie nie ma kafelka.
why-HAM-HIRE-1 = Masz już wszystkich robotników tego rodzaju, których możesz mieć.
why-HAM-HIRE-3 = Nowy osioł staje na kafelku połączonym z wioską.
why-HAM-MKT-1 = Surowce na sprzedaż trzeba dostarczyć na Targ: { $need }. Da się dostarczyć: { $have }.
why-HAM-MKT-2 = Na tym polu nie ma kafelka sprzedaży.
why-HAM-MKT-3 = Do sprzedaży nie wolno niczego dokupić.
why-HAM-MKT-4 = Kupować wolno tylko wtedy, gdy surowiec z Targu mógłby dotrzeć na kafelek mieszkańca.
why-HAM-CHU-1 =
    { $is_gold ->
        [1] Dostawa wymaga złota: { $need }. Masz: { $have }.
       *[other] Dostawa wymaga surowców: { $need }. Do Kościoła da się dostarczyć: { $have }, a reszty nie możesz dokupić.
    }
why-HAM-CHU-2 = Takiego pola dostawy nie ma albo jest już zapełnione.
why-HAM-CHU-4 = Kościół jest ukończony: nie ma już czego dostarczać.
why-HAM-CHU-3 = Żebrać wolno tylko wtedy, gdy wszystkie pola Drwala, Kamieniołomu i Farmy są zajęte.
why-HAM-ACT-1 = Miejsca kluczowego nie można aktywować.
why-HAM-BUILD-1 = Potrzebujesz własnego projektu.
why-HAM-BUILD-2 =
    { $is_gold ->
        [1] Budowla wymaga złota: { $need }. Masz: { $have }.
       *[other] Budowla wymaga surowców: { $need }. Da się tu dostarczyć: { $have }, a reszty nie możesz dokupić.
    }
why-HAM-GEO-6 = Droga zetknęłaby się tam z lasem lub wzgórzem.
why-HAM-GEO-7 =
    { $why ->
        [nowhere] Przy tym kafelku nie ma na to miejsca: nowy zachodziłby na inne albo droga zetknęłaby się z lasem lub wzgórzem.
        [edge] Kafelek nie ma takiego boku.
        [taken] Przy tym boku leży już inny kafelek.
        [room] Brakuje miejsca: kafelek zachodziłby na inny.
       *[road] Droga zetknęłaby się tam z lasem lub wzgórzem.
    }
why-HAM-ROAD-1 = Nie leży tam inny kafelek, z którym można by się połączyć.
why-HAM-ROAD-2 = Kafelki są tam już bezpośrednio połączone.
why-HAM-ROAD-3 = Droga łączy wzgórze ze wzgórzem albo las z lasem; nie buduje się jej na urwisku ani na wydrukowanej drodze.
why-HAM-ROAD-4 = Nie masz już znaczników dróg.
why-HAM-ROAD-5 = Droga wymaga surowców: { $need }. Da się tu dostarczyć: { $have }, a reszty nie możesz dokupić.
why-HAM-PAY-1 =
    { $is_wanted ->
        [1] Tego tam nie ma.
       *[other] To nie należy do tego, co zostało do zapłaty.
    }
why-HAM-PAY-6 =
    { $is_gold ->
        [1] To kosztuje w złocie: { $need }. Masz: { $have }.
       *[other] Wtedy nie opłacisz reszty.
    }
why-HAM-TRANS-1 = Nie da się tego tu dostarczyć: na każdym kafelku po drodze musi stać twój osioł.

## Pola i słowa widoku

view-game = Gra
view-round = Runda
view-first = Pierwszy gracz
view-stall = Jałowe rundy z rzędu
view-stall-limit = Jałowe rundy kończące grę
view-round-limit = Ostatnia możliwa runda
view-board = Kafelki wioski
view-tile = Kafelek
view-id = Kafelek
thing-pond-plank = Staw 1
thing-pond-milk = Staw 2
thing-pond-brick = Staw 3
thing-pond-flour = Staw 4
view-rotation = Obrót
view-at = Miejsce
view-origin = Narożnik
view-direct = bezpośrednio połączony z
view-worth = Wart teraz
view-villager-price = Następny mieszkaniec kosztuje
view-donkey-price = Następny osioł kosztuje
view-longest = Kafelki najdłuższej drogi
view-awards = Nagrody
view-counts = Liczby
view-leaders = przypadłaby
view-awards-points = Punkty
view-in-village = z tego w wiosce
view-outline = Obrys
view-segments = Odcinki
view-segments-road = droga
view-segments-forest = las
view-segments-hill = wzgórze
view-spaces = Pola
view-tokens = Surowce
view-resource = Surowiec
view-maker = kto wytworzył
view-is-quality = wysokiej jakości
view-count = Liczba
view-flag = Flaga
view-is-connected = połączony
view-is-connected-false = niepołączony
view-built-roads = Zbudowane drogi
view-owner = Właściciel
view-side = Odcinek
view-other = prowadzi na
view-ends = Końce
view-players = Gracze
view-seat = Miejsce
view-is-botric = Botric
view-gold = Złoto
view-gold-to-point = Złota do następnego punktu
view-points = Punkty z gry
view-lines = Gdyby gra skończyła się teraz
view-lines-play = { score-play }
view-lines-awards = { score-awards }
view-lines-landmarks = { score-landmarks }
view-lines-roads = { score-roads }
view-lines-longest = { score-longest }
view-lines-gold = { score-gold }
view-total = Razem
view-villagers = Mieszkańcy
view-is-standing = stoi
view-is-standing-false = leży
view-donkeys = Osły
view-has-driven = osły już ruszyły
view-supply = Pozostałe znaczniki
view-roads = Pozostałe drogi
view-blueprints = Projekty
view-players-deliveries = Dostawy
view-sales = Sprzedaże
view-sales-none = puste pole
view-milestones = Kamienie milowe
view-row = Dostępne projekty
view-price = Cena
view-row-gold = Złoto na kafelku
view-bag = W worku
view-stacks = Czekające stosy
view-sales-left = Pozostałe sprzedaże wg poziomu
view-sales-unseen = Niewidziane sprzedaże
view-deliveries = Dostawy do Kościoła
view-id-basic-10 = 10 podstawowych surowców
view-id-gold-10 = 10 złota
view-id-milk-brick-3 = 3 × mleko / cegła
view-id-plank-flour-3 = 3 × deska / mąka
view-id-refined-4 = 4 przetworzone surowce
view-amount = Ilość
view-any-of = z
view-any-of-gold = złoto
view-deliveries-points = Punkty
view-by = kto dostarczył
view-church-parts = Części Kościoła
view-price-basic = Cena podstawowego surowca
view-price-refined = Cena przetworzonego surowca
view-favour = Kafelek przychylności Botrica
view-coins = Monety
view-hire-price = Mieszkaniec kosztuje go
view-priorities = Najpierw
view-priorities-hire = zatrudnia
view-priorities-delivery = dostarcza
view-priorities-sale = sprzedaje
view-next = Teraz
view-next-none = losuje krążek
view-next-hire = zatrudnia
view-next-delivery = dostarcza
view-next-sale = sprzedaje
view-favour-tokens = Żetony akcji po kolei
view-discs = Krążki w worku
view-disc = Krążek
view-disc-majority = pierwszy kolor
view-disc-middle = drugi kolor
view-disc-botric = jego kolor
view-position = nad miejscem
view-action = prowadzi do
view-action-none = niczego
view-end-reason = Powód zakończenia gry

## Opcje i remisy

option-random-layout = Losowy układ początkowy
option-random-layout-about = Wyłączone: pięć pierwszych kafelków leży wokół Kościoła jak zwykle. Włączone: losowo, każdy pasujący układ.
option-allow-parallel-roads = Kilka dróg między dwoma kafelkami
option-allow-parallel-roads-about = Wyłączone: dwa kafelki łączy jedna droga, z której korzystają wszyscy. Włączone: każdy może zbudować obok własną.
option-stall-limit = Jałowe rundy, które kończą grę
option-stall-limit-about = Gra kończy się po tylu rundach z rzędu, w których wszyscy tylko żebrzą, przesuwają osły albo pasują: nie może trwać bez końca.
option-stall-limit-off = nigdy
option-round-limit = Ostatnia runda
option-round-limit-about = Po tej rundzie gra się kończy, niezależnie od stanu Kościoła.
option-round-limit-off = bez limitu
tie-break = Przy równych punktach decyduje większa liczba dostaw do Kościoła, potem sprzedaży; jeśli i tych jest tyle samo, zwycięstwo jest wspólne.
tie-break-alone = W trybie solo trzeba pokonać Botrica; remis należy do niego.

## Co się liczy

stock-points = { $count ->
        [one] { $count } punkt z gry
        [few] { $count } punkty z gry
       *[many] { $count } punktów z gry
    }
stock-gold = złoto: { $count }
stock-total = { $count ->
        [one] { $count } punkt, gdyby gra skończyła się teraz
        [few] { $count } punkty, gdyby gra skończyła się teraz
       *[many] { $count } punktów, gdyby gra skończyła się teraz
    }
stock-villagers = { $count ->
        [one] { $count } mieszkaniec
        [few] { $count } mieszkańcy
       *[many] { $count } mieszkańców
    }
stock-donkeys = { $count ->
        [one] { $count } osioł
        [few] { $count } osły
       *[many] { $count } osłów
    }
stock-roads = { $count ->
        [one] { $count } droga w zapasie
        [few] { $count } drogi w zapasie
       *[many] { $count } dróg w zapasie
    }
stock-blueprints = { $count ->
        [one] { $count } projekt
        [few] { $count } projekty
       *[many] { $count } projektów
    }
stock-deliveries = { $count ->
        [one] { $count } dostawa
        [few] { $count } dostawy
       *[many] { $count } dostaw
    }
stock-sales = { $count ->
        [one] { $count } sprzedaż
        [few] { $count } sprzedaże
       *[many] { $count } sprzedaży
    }
stock-plank = deski w zapasie: { $count }
stock-flour = mąka w zapasie: { $count }
stock-milk = mleko w zapasie: { $count }
stock-brick = cegły w zapasie: { $count }
phase-round = trwa budowa Kościoła
phase-last = ostatnia runda: Kościół jest ukończony

## Czym są i co robią drukowane rzeczy

describe-reward-list = { $points ->
        [0] {""}
        [one] {" "}{ $points } punkt
        [few] {" "}{ $points } punkty
       *[many] {" "}{ $points } punktów
    }{ $gold ->
        [0] {""}
       *[other] { $points ->
            [0] {" "}złoto: { $gold }
           *[other] {" "}i złoto: { $gold }
        }
    }
describe-producer-types = { $types ->
        [1] { $type0 }
        [2] { $type0 } lub { $type1 }
       *[other] { $type0 }, { $type1 } lub { $type2 }
    }
describe-producer = Wytwórca, pola: { $spaces } ({ describe-producer-types }). Aktywowany zapełnia wszystkie puste pola i daje{ describe-reward-list }. Pełnego aktywować nie można.
describe-refinery = Przetwórnia, pola: { $spaces }. Wytwarza: { $resource }, każdą sztukę z jednej sztuki: { $input }, twoimi znacznikami.
describe-church = Dostawy do Kościoła dają punkty, a każda dokłada jego część. Gdy Drwal, Kamieniołom i Farma są pełne, wolno żebrać (złoto: { $gold }). Runda, w której Kościół zostanie ukończony, jest ostatnia.
describe-market = Sprzedaże dają punkty i złoto; towary trzeba tu dostarczyć. Do innych opłat można tu towary kupować.
describe-town-hall = Weź jeden projekt, potem zatrudnij dowolną liczbę robotników; co najmniej jedno z dwojga.
describe-cost = Koszt: { cost }.
describe-reward = Kto wzniesie, dostaje{ describe-reward-list }.
describe-first = Kto pierwszy wzniesie budowlę tego rodzaju, bierze kamień milowy: { $milestone }.
describe-flat = Na koniec { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
describe-per-own-sale = Na koniec za każdą twoją sprzedaż { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
describe-per-own-delivery = Na koniec za każdą twoją dostawę { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
describe-per-own-gold = Na koniec za każdą twoją sztukę złota { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, najwyżej { $most }.
describe-per-own-road = Na koniec za każdą twoją drogę { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
describe-per-own-donkey = Na koniec za każdego twojego osła { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
describe-segment = { $segment ->
        [forest] lasu
        [hill] wzgórza
       *[road] drogi
    }
describe-per-touching-segment = Na koniec za każdy odcinek, którym dotyka { describe-segment }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
describe-per-connected-printed-road-segment = Na koniec za każdą wydrukowaną drogę, która biegnie dalej na sąsiedni kafelek, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
describe-per-matching-segment = Na koniec za każdy odcinek, który spotyka taki sam, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
describe-distance-to-church = Na koniec za każdy kafelek najkrótszej drogi do Kościoła, licząc oba końce, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
describe-longest-road-bonus-per-tile = Na koniec za każdy kafelek twojej najdłuższej drogi dodatkowo { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
describe-needs-road = Punktuje tylko wtedy, gdy łączy się drogą z wioską.
describe-needs-no-road = Punktuje także bez drogi.
describe-sale = Sprzedaż poziomu { $level }: { cost }. Daje{ describe-reward-list }.
describe-basic = Surowiec podstawowy. Leży na kafelkach dla wszystkich i nigdy się nie kończy.
describe-refined = Surowiec przetworzony; każdy gracz ma jego znaczników: { $each }. Gdy ktokolwiek zużyje sztukę, ten, kto ją wytworzył, zyskuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } i złoto: { $gold }, a za wysoką jakość { $quality_points ->
        [one] { $quality_points } punkt
        [few] { $quality_points } punkty
       *[many] { $quality_points } punktów
    } i złoto: { $quality_gold }.
describe-church-side = Części na początku: { $parts }. Dostawy: { $spaces }.
describe-delivery = { cost }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
describe-market-side = Pola sprzedaży: { $spaces }. Surowiec podstawowy kosztuje w złocie { $basic }, przetworzony { $refined }.
describe-award = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } na koniec: { $rank ->
        [1] najwięcej
       *[other] drugie miejsce w liczbie
    } { $measure ->
        [church_deliveries] dostaw do Kościoła
        [market_sales] sprzedaży
       *[flags_on_buildings] flag na budowlach
    }. Przy remisie punkty się dzieli.
describe-planner = Za pierwszą drogę w grze: na koniec za każdą własną drogę dodatkowo { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
describe-milestone = Za pierwszą przetwórnię ({ $resource }): jej posiadacz wytwarza ten surowiec w wysokiej jakości.
describe-botric = Botric przewozi towary na dowolną odległość bez osłów, nigdy nie kupuje, a zamiast złota dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Mieszkaniec kosztuje go monet z kafelka przychylności: { $price }.
describe-botric-refine = Przetwarza, ile może, tam, gdzie wyrobu jest w wiosce najmniej.
describe-botric-construct = Wznosi jeden ze swoich projektów: najpierw nową przetwórnię, potem przetwórnie, miejsca kluczowe, wytwórców.
describe-botric-produce = Zapełnia wytwórcę, na którym leży najmniej surowców.
describe-botric-blueprint = Bierze pierwszą od lewej nową przetwórnię, a gdy jej nie ma, pierwsze miejsce kluczowe, w ostateczności pierwszy kafelek.
describe-botric-road = Buduje drogę: do odciętej flagi, do odciętego kafelka albo dla swojej najdłuższej drogi.

## Na planszy

hamlet-village = Wioska
hamlet-mine = Moje
hamlet-parts = części: { $count } z { $of }
hamlet-there = jest { $have } z { $need }
hamlet-you-have = masz { $have }
hamlet-all-there = wszystko jest
hamlet-more-sales = jeszcze { $count }
hamlet-empty = puste
hamlet-quick-buy = Szybki zakup
hamlet-medals = Kamienie milowe i nagrody
hamlet-nobody = nikt
hamlet-plans = Moje projekty
hamlet-free = wolne miejsce
hamlet-no-tile = brak kafelka
hamlet-all-hired = wszyscy zatrudnieni
hamlet-to-point = do następnego punktu: { $count }
hamlet-now = gdyby gra skończyła się teraz
hamlet-no-plans = Brak projektów
hamlet-turn-table = Igła wskazuje północ. Obróć stół.
hamlet-north = Igła wskazuje północ.
hamlet-larger = Większe
hamlet-smaller = Mniejsze
hamlet-fit = Dopasuj
hamlet-lay = Połóż tutaj
hamlet-rotate = Obróć kafelek
hamlet-joined = połączony z wioską
hamlet-not-joined = niepołączony z wioską
hamlet-worth = wart teraz { $count }
hamlet-place = Miejsce { $number } z { $of }
hamlet-cut-off = Nie prowadzi tam żadna droga.
hamlet-botric-plan = Plan Botrica
hamlet-favour = przychylność: { $count }
hamlet-botric-hire = zatrudnia za { $price } monet{ $lacks ->
        [0] {""}
       *[other] {" "}(brakuje { $lacks })
    }
hamlet-botric-delivery = dostarcza do Kościoła, jeśli może
hamlet-botric-sale = sprzedaje, jeśli może
hamlet-botric-draws = inaczej losuje krążek i szuka na prawo od niego:
hamlet-botric-refine = przerób
hamlet-botric-construct = budowa
hamlet-botric-produce = zbiory
hamlet-botric-blueprint = projekt
hamlet-botric-road = droga
hamlet-botric-bag = W jego worku:
hamlet-roads-built = Zbudowane drogi
hamlet-flags = Flagi

## Stół słowami

words-round = Runda { $round }
words-first = pierwszy gracz: { $seat }
words-church =
    { $count ->
        [one] Kościół ma { $count } część
        [few] Kościół ma { $count } części
       *[other] Kościół ma { $count } części
    }
words-prices = do kupienia w złocie: surowiec podstawowy { $basic }, przetworzony { $refined }
words-stall = rundy bezczynne: { $count } z { $limit }
words-price =
    { $gold ->
        [0] złoto: { $price }
       *[other] złoto: { $price }, leży na nim { $gold }
    }
words-built-for = budowa: { $cost }
words-gold = złoto: { $count }
words-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
words-reward =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }{ $gold ->
        [0] {""}
       *[other] {" "}+ złoto { $gold }
    }
words-there = w wiosce { $count }
words-coins =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[other] { $count } monet
    }
words-connected = Połączone z Kościołem (→ drogi do)
words-apart = Niepołączone
words-room = wolne miejsca: { $count }
words-flag = { $seat }, wart { $count }
words-total = gdyby koniec: { $count }
words-roads =
    { $count ->
        [one] { $count } droga w zapasie
        [few] { $count } drogi w zapasie
       *[other] { $count } dróg w zapasie
    }
words-longest = najdłuższa droga { $tiles }
words-next-villager = kolejny mieszkaniec: złoto { $price }
words-next-donkey = kolejny osioł: złoto { $price }
words-awards = Nagrody ({ $seats })
words-tokens = { $count } × { $resource }
words-villager =
    { $stands ->
        [1] #{ $number } { $tile }
       *[other] #{ $number } { $tile }, użyty
    }
words-donkeys = osły: { $tiles }
words-deals = sprzedaże { $sales }, dostawy { $deliveries }
words-crowd = mieszkańcy { $villagers }, osły { $donkeys }
words-projects =
    { $count ->
        [one] { $count } projekt
        [few] { $count } projekty
       *[other] { $count } projektów
    }
hamlet-makes = Wytwarza
hamlet-cost = Koszt i nagroda
hamlet-purse = Zapłata
hamlet-bought = z zakupu
hamlet-over-donkeys = { $count ->
        [0] z sąsiedztwa
        [one] przez { $count } osła
        [few] przez { $count } osły
       *[other] przez { $count } osłów
    }
hamlet-for-you = Dla Ciebie:
hamlet-they-gain = Zyskuje { $name }
hamlet-other-goods = Albo wskaż inne towary na mapie i na Targu.
hamlet-buy = Kup
# Nagroda pod medalem: jedno słowo.
hamlet-short-chaplain = Kapelan
hamlet-short-sacristan = Kościelny
hamlet-short-merchant = Kupiec
hamlet-short-landscaper = Krajobraz
# Ile na koniec wart jest obiekt, w kilku słowach na karcie.
hamlet-does-flat = { $points }★ na koniec
hamlet-does-per-own-sale = { $points }★ za sprzedaż
hamlet-does-per-own-delivery = { $points }★ za dostawę
hamlet-does-per-own-gold = { $points }★ za złoto, do { $most }
hamlet-does-per-own-road = { $points }★ za drogę
hamlet-does-per-own-donkey = { $points }★ za osła
hamlet-does-per-touching-segment = { $segment ->
        [forest] { $points }★ za bok z lasem
        [hill] { $points }★ za bok ze wzgórzem
       *[road] { $points }★ za bok z drogą
    }
hamlet-does-per-connected-printed-road-segment = { $points }★ za złączoną drogę
hamlet-does-per-matching-segment = { $points }★ za równy bok
hamlet-does-distance-to-church = { $points }★ za kafelek trasy
hamlet-does-longest-road-bonus-per-tile = najdłuższa droga: +{ $points }★
hamlet-town-hall = weź projekt, zatrudnij pracowników
# Co zrobiłby mieszkaniec albo za co się płaci.
hamlet-for = { $purpose ->
        [building] wznieś „{ tile-name }”
        [road] zbuduj drogę do kafelka „{ tile-name }”
        [sale] zrealizuj sprzedaż
        [delivery] zrealizuj dostawę
       *[refining] pracuj na kafelku „{ tile-name }”
    }
hamlet-turn = Obróć
hamlet-turns-it = lub kółko myszy obraca
hamlet-next-place = następne miejsce
hamlet-lays-it = lub kliknięcie kładzie
hamlet-joined-by = { $count ->
        [0] połączony z Kościołem
        [one] połączony z Kościołem { $count } drogą
        [few] połączony z Kościołem { $count } drogami
       *[many] połączony z Kościołem { $count } drogami
    }
hamlet-click-goods = Wskaż towary na mapie albo kup na Targu.
hamlet-fill-for-me = Ułóż za mnie
hamlet-pay = Zapłać
hamlet-pay-like-this = Zapłać tak
hamlet-choose-goods = Wybierz towary

# Z czego składa się ocena
part-awards = nagrody, dostawy i sprzedaże
part-roads = drogi
part-landmarks = miejsca kluczowe
part-gold = złoto
part-workers = mieszkańcy i osły
part-blueprints = plany
part-tokens = własne towary w wiosce
part-orders = co można by dostarczyć lub sprzedać
part-church = nieukończony Kościół

## Do czego co służy

for-tile = Z budynku korzysta mieszkaniec, który tam idzie i wykonuje akcję; osły chodzą między budynkami.
for-tile-goods = Surowce zużywa się, płacąc za akcję tam, dokąd doniosą je osły.
for-tile-side = Odcinki wybiera się, dokładając budynek albo budując drogę.
for-row = Projekty kupuje mieszkaniec w Ratuszu.
for-sale = Sprzedaży dokonuje mieszkaniec na Targu.
for-sales = Stąd uzupełnia się sprzedaże na Targu.
for-delivery = Dostawy dokonuje mieszkaniec przy Kościele.
for-milestone = Kamień milowy od razu dostaje ten, kto zbuduje kafelek z jego znakiem; nigdy się go nie wybiera.
for-market = Płacąc za akcję, brakujący surowiec można tu kupić; nie przy sprzedaży.
for-hire = Mieszkańców i osły zatrudnia mieszkaniec w Ratuszu.
for-stack = Te kafelki trafią do worka z pierwszym zakładem tego surowca.
for-bag = Z worka uzupełnia się rząd projektów.
for-bank = Stąd bierze się złoto i tu wraca; co zostanie graczom, na koniec daje punkty.
for-own = W swojej turze raz ruszasz osłami i każdego stojącego mieszkańca wysyłasz raz.
for-own-villager = W twojej turze każdy twój stojący mieszkaniec działa raz.
for-own-donkey = Raz w twojej turze każdy twój osioł może zrobić jeden krok.
for-own-blueprint = Projekt buduje mieszkaniec przy budynku, na którym stoi.
for-own-points = Zdobyte punkty zostają; na koniec dolicza się zabytki, nagrody, drogi i złoto.
for-own-purse = Złotem płaci się za projekty, zatrudnienie i brakujące surowce; co zostanie, na koniec daje punkty.
for-own-roads = Drogę buduje mieszkaniec między kafelkiem, na którym stoi, a sąsiednim.
for-own-sales = Dokonane sprzedaże liczą się do nagrody Kupca i Faktorii.
for-own-supply = Twoje znaczniki trafiają do zakładów, gdy pracuje tam mieszkaniec.
for-seat = Budynki, surowce i drogi są dla wszystkich; złoto, projekty, mieszkańcy i osły tylko dla właściciela.
for-botric = Botric gra sam, po tobie.

## Znaki: co znaczy piktogram obok elementów gry

sign-points = { view-points }
sign-points-about = Punkty zdobyte do tej pory. Na końcu dochodzą nagrody, miejsca kluczowe, drogi, najdłuższa droga i złoto.
sign-gold = { view-gold }
sign-gold-about = Płaci się nim za projekty, najem i surowce z Targu, a część liczy się na końcu.
sign-villagers = { view-villagers }
sign-villagers-about = Stojący ze wszystkich: stojący mieszkaniec może jeszcze działać w tej turze.
sign-donkeys = { view-donkeys }
sign-donkeys-about = Stoją na kafelkach: surowce przechodzą przez kafelek, na którym stoi własny osioł.
sign-roads = { hamlet-roads-built }
sign-roads-about = Własne drogi na stole. Każda liczy się na końcu.
sign-roads-left = { view-roads }
sign-roads-left-about = Własne drogi, które można jeszcze zbudować.
sign-flags = { hamlet-flags }
sign-flags-about = Własne miejsca kluczowe: każde liczy się na końcu tak, jak mówi kafelek.
sign-deliveries = { view-players-deliveries }
sign-deliveries-about = Własne dostawy do Kościoła. Gdy stanie jego ostatnia część, rozgrywa się ostatnią rundę.
sign-sales = { view-sales }
sign-sales-about = Kafelki sprzedaży zdobyte na Targu.
sign-price = Cena
sign-price-about = Tyle złota kosztuje jeden taki surowiec na Targu.
