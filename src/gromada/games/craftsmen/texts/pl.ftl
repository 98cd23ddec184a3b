# Rzemieślnicy. Nazwy w { $card }, { $good }, { $town } itp. są drukowanymi nazwami z paczki danych.

## Pytania

ask-exchange-card = Możesz wymienić jedną kartę budynku na wierzchnią kartę jej stosu.
ask-exchange-sawmill = Możesz wymienić swój tartak na inny, leżący w pudełku.
ask-place-helper = Postaw pomocnika w budynku miejskim albo spasuj w tej rundzie.
ask-cover-space = { $town }: wszystkie pola są zajęte. Który dysk zakrywasz?
ask-fee = Uiść opłatę: jedną kartą kapitału albo punktami.
ask-take-capital = Gildia bankierów: weź kartę kapitału albo zrezygnuj z całej akcji.
ask-take-more = Gildia bankierów: weź jeszcze jedną odkrytą kartę albo dobierz resztę z talii.
ask-discard-fewer = Gildia bankierów: użyć przywileju i odrzucić mniej kart?
ask-discard =
    { $left ->
        [one] Odrzuć kartę kapitału.
        [few] Odrzuć { $left } karty kapitału: wybierz jedną z nich.
       *[many] Odrzuć { $left } kart kapitału: wybierz jedną z nich.
    }
ask-pay = Zapłać { $price } kartami kapitału: wybierz następną kartę.
ask-build-card =
    { $placed ->
        [0] Gildia budowniczych: wybierz kartę do zbudowania albo nie buduj.
       *[other] Gildia budowniczych: wybierz jeszcze jedną kartę albo zakończ i zapłać { $cost }.
    }
ask-build-at = Na którym końcu posiadłości stanie { $card } ({ $top }/{ $bottom })?
ask-ask-peek = Notariusz: użyć przywileju i obejrzeć stos?
ask-peek-kind = Który stos oglądasz?
ask-lay-out = Którą kartę wykładasz odkrytą?
ask-put-back-where = Czy pozostałe karty trafią na wierzch stosu, czy pod spód?
ask-put-back-card = Która z kart ma leżeć wyżej?
ask-ask-notary = Notariusz: kup kartę budynku, rozpocznij licytację albo nie rób nic.
ask-buy-card = Którą kartę budynku kupujesz?
ask-auction-card = Którą kartę budynku licytujemy?
ask-opening-bid = Ile wynosi twoja stawka początkowa?
ask-raise = { $card } ({ $top }/{ $bottom }): przebij ofertę { $bid } albo spasuj.
ask-outbid-mayor = { $card } ({ $top }/{ $bottom }): burmistrz daje { $offer }. Przebij albo spasuj.
ask-work =
    { $left ->
        [one] Cech rzemiosł: został { $left } punkt pracy. Co wytwarzasz?
        [few] Cech rzemiosł: zostały { $left } punkty pracy. Co wytwarzasz?
       *[many] Cech rzemiosł: zostało { $left } punktów pracy. Co wytwarzasz?
    }
ask-second-raw = Cech rzemiosł: użyć przywileju i wytworzyć drugi surowiec?
ask-labour-step = Wydaj żeton pracy na jeden krok albo zakończ.
ask-put-raw = Dokąd trafi ten towar: { $good }?
ask-put-traded = Do którego budynku trafi znacznik z jarmarku?
ask-put-traded-as = Którym surowcem staje się znacznik z jarmarku?
ask-put-semi = Dokąd trafi ten towar: { $good }?
ask-reward = Wybierz kartę kapitału za sprzedaż.
ask-make-in = W którym budynku powstaje produkt?
ask-load-ship = Na który statek ładujesz ten towar: { $good }?
ask-bribe-card = Którą kartę kapitału dajesz jako łapówkę?
ask-buy-good = Gildia kupców: kup towar ze spichlerza albo nie kupuj niczego.
ask-buy-for = Dla którego budynku jest ten towar: { $good }?
ask-pay-merchant = Gildia kupców: czym płacisz?
ask-town-hall = Ratusz: co bierzesz?
ask-ask-investment = Zainwestować cztery karty kapitału, po jednej w każdym kolorze, i zdobyć punkty równe sumie ich wartości?
ask-invest-card = Inwestycja: wybierz kartę w kolorze: { $colour }.

## Odpowiedzi

do-pass =
    { $at ->
        [exchange-card] zostaw swoje karty
        [exchange-sawmill] zostaw swój tartak
        [take-capital] zrezygnuj z akcji
        [discard-fewer] nie
        [ask-peek] nie teraz
        [second-raw] bez drugiego surowca
        [build-card] nie buduj więcej
        [work] zakończ pracę
        [labour-step] bez kolejnych żetonów
        [load-ship] niech przepadnie
        [ask-investment] nie inwestuj
       *[other] pas
    }
do-place = { $town }
    .piece = { $town }
do-space = zakryj pole { $space } ({ $owner })
do-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
do-capital = { $card }
    .piece = { $card }
do-deck =
    { $at ->
        [reward] karta z talii
       *[other] dobierz resztę z talii
    }
do-use-privilege = użyj przywileju
do-building =
    { $cost ->
        [0] { $card } ({ $top }/{ $bottom })
       *[other] { $card } ({ $top }/{ $bottom }), koszt { $cost }
    }
    .piece = { $card } ({ $top }/{ $bottom })
    .short =
        { $cost ->
            [0] {""}
           *[other] koszt { $cost }
        }
do-sawmill = { $card } ({ $top }/{ $bottom })
    .piece = { $card } ({ $top }/{ $bottom })
do-end =
    { $is_right ->
        [1] na prawym końcu
       *[other] na lewym końcu
    }{ $is_broken ->
        [1] {" "}dzięki przywilejowi: kolory nie pasują
       *[other] {""}
    }
do-buy = kup kartę
do-auction = rozpocznij licytację
do-bid = oferta { $amount }
do-kind =
    { $tier ->
        [basic] budynki podstawowe
        [extended] budynki rozszerzone
       *[advanced] budynki zaawansowane
    }
do-put-back =
    { $is_top ->
        [1] na wierzch
       *[other] pod spód
    }
do-make = wytwórz: { $good }
    .piece = { $good }
    .short = wytwórz
do-trade = użyj znacznika z jarmarku jako surowca
do-good = { $good }
    .piece = { $good }
do-at = { $card }, budynek { $position } posiadłości
    .piece = { $card } ({ $top }/{ $bottom })
    .short = budynek { $position } posiadłości
do-market =
    { $at ->
        [pay-merchant] znacznik z jarmarku, dzięki przywilejowi
       *[other] na jarmark
    }
do-granary = do spichlerza
do-load =
    statek { $ship }, rząd { $row }, po { $points } pkt{ $is_bribe ->
        [1] , z łapówką
       *[other] {""}
    }
    .piece = statek { $ship }
    .short =
        rząd { $row }, po { $points } pkt{ $is_bribe ->
            [1] , z łapówką
           *[other] {""}
        }
do-take-privilege = żeton przywileju
do-take-labour = żeton pracy
do-order-change = lepsze miejsce w kolejności
do-invest = zainwestuj

## Co się stało

event-order-set =
    Kolejność graczy: miejsca { $place1 }, { $place2 }{ $place3 ->
        [0] {""}
       *[other] , { $place3 }
    }{ $place4 ->
        [0] {""}
       *[other] , { $place4 }
    }{ $place5 ->
        [0] {""}
       *[other] , { $place5 }
    }.
event-order-changed =
    Nowa kolejność graczy: miejsca { $place1 }, { $place2 }{ $place3 ->
        [0] {""}
       *[other] , { $place3 }
    }{ $place4 ->
        [0] {""}
       *[other] , { $place4 }
    }{ $place5 ->
        [0] {""}
       *[other] , { $place5 }
    }.
event-card-exchanged =
    { $is_known ->
        [1] { $seat } wymienia kartę budynku. Nowa karta: { $card } ({ $top }/{ $bottom }).
       *[other] { $tier ->
            [basic] { $seat } wymienia kartę budynku podstawowego.
            [extended] { $seat } wymienia kartę budynku rozszerzonego.
           *[advanced] { $seat } wymienia kartę budynku zaawansowanego.
        }
    }
event-sawmill-exchanged = { $seat } bierze inny tartak ({ $top }/{ $bottom }).
event-season-began = Rok { $year }, { $season }.
event-stage-began = Etap { $stage }: { $town }.
event-helper-placed = { $seat } stawia pomocnika: { $town }, pole { $space }.
event-covered = { $seat } zakrywa dysk. Właściciel: { $other }.
event-fee-paid =
    { $points ->
        [one] { $seat } płaci { $points } punkt. Dostaje go { $other }.
        [few] { $seat } płaci { $points } punkty. Dostaje je { $other }.
       *[many] { $seat } płaci { $points } punktów. Dostaje je { $other }.
    }
event-card-passed =
    { $is_known ->
        [1] { $seat } oddaje kartę: { $card }. Dostaje ją { $other }.
       *[other] { $seat } oddaje kartę kapitału. Dostaje ją { $other }.
    }
event-helpers-passed = { $seat } nie stawia więcej pomocników.
event-idle-scored =
    { $points ->
        [one] { $seat } zdobywa { $points } punkt za pomocników, którzy zostali w domu.
        [few] { $seat } zdobywa { $points } punkty za pomocników, którzy zostali w domu.
       *[many] { $seat } zdobywa { $points } punktów za pomocników, którzy zostali w domu.
    }
event-privilege-used =
    { $by_token ->
        [1] { $seat } zwraca żeton i używa przywileju.
       *[other] { $seat } używa przywileju.
    }
event-labour-spent = { $seat } wydaje żeton pracy.
event-capital-taken = { $seat } bierze: { $card }.
event-capital-drawn =
    { $is_known ->
        [1] { $seat } dobiera: { $card }.
       *[other] { $seat } dobiera kartę kapitału.
    }
event-capital-spent = { $seat } odrzuca: { $card }.
event-capital-laid = Odkryta na planszy: { $card }.
event-reshuffled = Z odrzuconych kart kapitału powstaje nowa, potasowana talia.
event-card-shown = { $seat } zamierza zbudować: { $card } ({ $top }/{ $bottom }).
event-built =
    { $is_right ->
        [1] { $seat } buduje na prawym końcu: { $card } ({ $top }/{ $bottom }).
       *[other] { $seat } buduje na lewym końcu: { $card } ({ $top }/{ $bottom }).
    }
event-bonus-taken = { $seat } ma pierwszą pełną linię produkcyjną i bierze żeton bonusowy: { $good }.
event-card-bought = { $seat } kupuje: { $card } ({ $top }/{ $bottom }).
event-auction-opened = { $seat } wystawia na licytację: { $card } ({ $top }/{ $bottom }).
event-bid-made = { $seat } daje { $amount }.
event-bid-passed = { $seat } odpada z licytacji.
event-mayor-showed = Burmistrz odkrywa: { $card }.
event-mayor-offered = Burmistrz daje { $amount }.
event-card-won = { $seat } wygrywa licytację za { $amount }: { $card } ({ $top }/{ $bottom }).
event-card-returned = { $seat } ustępuje burmistrzowi. Pod spód stosu trafia: { $card } ({ $top }/{ $bottom }).
event-card-laid = Nowa odkryta karta: { $card } ({ $top }/{ $bottom }).
event-peeked =
    { $tier ->
        [basic] { $seat } ogląda stos budynków podstawowych.
        [extended] { $seat } ogląda stos budynków rozszerzonych.
       *[advanced] { $seat } ogląda stos budynków zaawansowanych.
    }
event-cards-put-back =
    { $seat } odkłada { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }{ $is_top ->
        [1] {" "}na wierzch stosu.
       *[other] {" "}pod spód stosu.
    }
event-made =
    { $points ->
        [0] { $seat } wytwarza: { $good }.
        [one] { $seat } wytwarza: { $good } ({ $points } punkt).
        [few] { $seat } wytwarza: { $good } ({ $points } punkty).
       *[many] { $seat } wytwarza: { $good } ({ $points } punktów).
    }
event-put-on-market = { $seat } kładzie znacznik na jarmarku.
event-put-on-icon = { $seat } zaopatruje budynek: { $good }.
event-traded = { $seat } bierze znacznik z jarmarku.
event-sold-to-granary = { $seat } sprzedaje do spichlerza: { $good }.
event-loaded = { $seat } ładuje na statek { $ship }: { $good }.
event-bribed = { $seat } daje łapówkę; z ładowni znika znacznik gracza: { $other }.
event-product-lost = { $seat } nie znajduje miejsca na statkach, towar przepada: { $good }.
event-good-bought = { $seat } kupuje ze spichlerza: { $good }.
event-paid-with-cube = { $seat } płaci znacznikiem z jarmarku.
event-cube-received = { $seat } kładzie w zamian znacznik na jarmarku.
event-token-taken =
    { $is_labour ->
        [1] { $seat } bierze żeton pracy.
       *[other] { $seat } bierze żeton przywileju.
    }
event-order-claimed = { $seat } zapewnia sobie lepsze miejsce w kolejności.
event-token-awarded = { $seat } ma najmniej użytych przywilejów i dostaje żeton przywileju.
event-ship-scored = { $seat }, statek { $ship }: za towary { $points }, za przewagę { $bonus }.
event-colours-scored = { $seat }: punkty za zestawy kolorów w posiadłości: { $points }.
event-granary-scored = { $seat }: punkty za towary w spichlerzu: { $points }.
event-invested = { $seat } inwestuje. Punkty: { $points }.
event-investment-declined = { $seat } nie inwestuje.
event-bonuses-scored = { $seat }: punkty za żetony bonusowe: { $points }.

## Punktacja

score-start = Start
score-helpers = Pomocnicy i opłaty
score-making = Produkcja
score-ships = Statki
score-colours = Kolory miasta
score-granary = Spichlerz
score-investment = Inwestycje
score-bonuses = Żetony bonusowe

## Dlaczego nie

why-CRA-AUC-1 = Nie ma takiej odkrytej karty.
why-CRA-AUC-3 = Oferta musi być wyższa niż { $bid } i nie wyższa niż { $worth }: tyle jest warta twoja ręka.
why-CRA-BANK-1 = Dopóki leży odkryta karta kapitału, najpierw bierzesz jedną z odkrytych.
why-CRA-BANK-8 = Nie ma teraz takiej odkrytej karty do wzięcia.
why-CRA-BLD-4 = Nie możesz tu użyć przywileju.
why-CRA-BUILD-1 = Nie masz tej karty na ręce.
why-CRA-BUILD-4 = Nie pasuje ani górny, ani dolny kolor, a nie masz przywileju, by to pominąć.
why-CRA-BUILD-8 = Razem kosztowałoby to { $cost }, a twoja ręka jest warta { $worth }.
why-CRA-CAP-6 = Z tą kartą zapłata ceny { $price } zawierałaby zbędną kartę.
why-CRA-CAP-8 = Nie masz tej karty.
why-CRA-CAP-12 = Nie masz kolejnej takiej karty.
why-CRA-HALL-2 = Nie ma już żetonów przywileju albo masz ich tyle, ile wolno.
why-CRA-HALL-3 = Nie ma już żetonów pracy albo masz ich tyle, ile wolno.
why-CRA-HALL-4 = Tor zmiany kolejności jest pełny albo twój dysk już tam leży.
why-CRA-HELP-5 = Zakryć można tylko pole z dokładnie jednym dyskiem.
why-CRA-HELP-6 = Nie możesz mieć więcej pomocników w tym budynku miejskim.
why-CRA-HELP-7 = Największa liczba pomocników w tym budynku miejskim to { $limit }.
why-CRA-HELP-10 = Nie możesz zapłacić za zakrycie ani taką kartą kapitału, ani punktami (potrzeba { $points }).
why-CRA-MERCH-2 = Tego towaru nie ma na dolnym polu spichlerza.
why-CRA-MERCH-3 = Dolny znacznik jest twój.
why-CRA-MERCH-4 = Nie masz tam budynku z pustą ikoną tego towaru.
why-CRA-MERCH-5 = Nie możesz zapłacić tą kartą kapitału.
why-CRA-MERCH-7 = Zapłata znacznikiem z jarmarku wymaga przywileju i własnego znacznika na jarmarku.
why-CRA-NOT-2 = Nie ma takiej odkrytej karty.
why-CRA-NOT-3 = Za zakup płaci się tylko kartami w kolorach kupowanej karty, a twoje nie wystarczą.
why-CRA-PEEK-1 = Tej karty nie ma wśród oglądanych.
why-CRA-PEEK-4 = W stosie nie ma karty do obejrzenia.
why-CRA-PEEK-5 = Tej karty nie ma wśród odkładanych.
why-CRA-PROD-3 = Nie masz budynku, który to wytwarza.
why-CRA-PROD-4 = Towar nie ma dokąd trafić: na jarmarku nie masz już miejsca albo brakuje pustej ikony tego towaru.
why-CRA-PROD-5 = Potrzebujesz znacznika na jarmarku i pustej ikony surowca.
why-CRA-PROD-6 = Nie masz budynku z potrzebnym surowcem.
why-CRA-PROD-7 = Ten budynek nie ma pustej ikony tego towaru.
why-CRA-PROD-11 = Nie masz takiego budynku z kompletem towarów.
why-CRA-PROD-14 = Przywilej daje drugi surowiec i nic innego.
why-CRA-PROD-18 = Tej karty nie da się wziąć: nie leży tam albo nie ma czego dobrać.
why-CRA-SETUP-10 = Tej karty nie można wymienić.
why-CRA-SHIP-1 = Ten rząd jest przeznaczony na inny towar.
why-CRA-SHIP-3 = Na statku jest miejsce, więc towar trzeba załadować.
why-CRA-SHIP-4 = Nie masz tej karty.
why-CRA-SHIP-5 = Rząd jest pełny i nie możesz dać łapówki: najstarszy znacznik jest twój albo nie masz karty kapitału.
why-CRA-TWO-1 = W grze dwuosobowej używa się tylko dwóch pierwszych pól.
why-CRA-TWO-4 = W grze dwuosobowej nie ma zmiany kolejności.
why-CRA-YEAR-9 = Inwestycja wymaga po jednej karcie każdego koloru z ręki, w kolejności kolorów.

## Pola i słowa widoku

view-game = Gra
view-year = Rok
view-season = Pora roku
view-stage = Etap
view-order = Kolejność
view-asked = Teraz decyduje
view-players = Gracze
view-seat = Miejsce
view-points = Punkty
view-lines = Dotychczasowe punkty
view-lines-start = { score-start }
view-lines-helpers = { score-helpers }
view-lines-making = { score-making }
view-lines-ships = { score-ships }
view-lines-colours = { score-colours }
view-lines-granary = { score-granary }
view-lines-investment = { score-investment }
view-lines-bonuses = { score-bonuses }
view-capital = Karty kapitału
view-known-capital = Znane ci karty kapitału
view-worth = Wartość ręki
view-cards = Karty budynków na ręce
view-cards-none = nieznana karta
view-card-name = { $card } ({ $top }/{ $bottom })
view-card = Karta
view-tier = Rodzaj
view-tier-basic = podstawowy
view-tier-extended = rozszerzony
view-tier-advanced = zaawansowany
view-row = Posiadłość
view-makes = wytwarza
view-inputs = potrzebuje
view-cubes = Znaczniki
view-cubes-natural = znacznik naturalny
view-cubes-none = puste
view-is-broken = kolory nie pasują
view-market = Znaczniki na jarmarku
view-helpers = Pomocnicy do postawienia
view-privilege = Żetony przywileju
view-labour = Żetony pracy
view-bid = Oferta
view-bonuses = Żetony bonusowe
view-deck = Talia kapitału
view-discard = Odrzucony kapitał
view-face-up = Odkryte
view-face-up-none = puste miejsce
view-mayor = Burmistrz odkrył
view-stacks = Stosy budynków
view-size = Pozostało kart
view-known = Od wierzchu
view-known-none = nieznana
view-sawmills = Tartaki w pudełku
view-peeked = Oglądane karty
view-peeked-none = nieznana
view-returned = Odłożone karty
view-placing = Budowany budynek
view-auctioned = Licytowana karta
view-town = Budynki miejskie
view-id = Budynek
view-spaces = Pola
view-spaces-item = Pole { $number }
view-used-privilege = przywilej użyty
view-order-change = Tor zmiany kolejności
view-privilege-pool = Pozostałe żetony przywileju
view-labour-pool = Pozostałe żetony pracy
view-granary = Spichlerz
view-good = Towar
view-natural = Pozostałe znaczniki naturalne
view-ships = Statki
view-ships-item = Statek { $number }
view-ships-bonuses = Premie za przewagę
view-rows = Rzędy
view-rows-points = punkty za sztukę
view-is-over = koniec gry
view-ranking = Klasyfikacja

## Opcje i remisy

option-age-order = Kto jest młodszy?
option-age-order-ascending = w kolejności krzeseł
option-age-order-about = Rozstrzyga pierwszy remis o kolejność. Można też podać wszystkie krzesła od najmłodszej osoby, licząc od 0: 2-0-1.
option-mayor-uses-sets = Karty burmistrza też liczą się jako zestawy
option-mayor-uses-sets-about = Wyłączone: oferta burmistrza to suma wydrukowanych wartości. Włączone: kolory tworzące zestaw podnoszą ją tak jak graczom.
option-winter-privilege-award = Przywileje także zimą
option-winter-privilege-award-about = Wyłączone: zimą nikt nie dostaje nagrody za niewielu pomocników. Włączone: przy 3 i więcej graczach dostają ją wszyscy, bo pomocnicy nie biorą udziału.
option-granary-refill = Jak uzupełnia się spichlerz?
option-granary-refill-missing-good = Tam, gdzie brakuje towaru
option-granary-refill-missing-good-about = Jeden znacznik naturalny na każdy towar, którego zupełnie nie ma.
option-granary-refill-all-spaces = Na wszystkich pustych polach
option-granary-refill-all-spaces-about = Tyle znaczników naturalnych, ile jest w zasobach: towarów rzadko brakuje.
tie-break = Przy równych punktach wygrywa gracz, który ma więcej kart kapitału na ręce, a potem ten, który jest dalej w kolejności.
