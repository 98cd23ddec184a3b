# Rzemieślnicy. Nazwy w { $card }, { $good }, { $town } itp. są drukowanymi nazwami z paczki danych.

## Pytania

ask-exchange-card = Możesz wymienić jedną kartę budynku na wierzchnią kartę jej stosu.
ask-exchange-sawmill = Możesz wymienić swój tartak na inny, leżący w pudełku.
ask-place-helper = Postaw pomocnika w budynku miejskim albo spasuj w tej rundzie.
ask-cover-space = { $town }: wszystkie pola są zajęte. Który dysk zakrywasz?
ask-fee =
    { $points ->
        [one] Opłata dla: { $owner }. Zapłać jedną kartą kapitału albo { $points } punktem.
       *[other] Opłata dla: { $owner }. Zapłać jedną kartą kapitału albo { $points } punktami.
    }
ask-take-capital = Gildia bankierów: weź kartę kapitału albo zrezygnuj z całej akcji.
ask-take-more = Gildia bankierów: weź jeszcze jedną odkrytą kartę albo dobierz resztę z talii.
ask-discard-fewer =
    { $by_token ->
        [1] Gildia bankierów: oddać żeton przywileju (masz: { $tokens }) i odrzucić o jedną kartę mniej?
       *[other] Gildia bankierów: twój pomocnik stoi na złotym polu. Użyć przywileju i odrzucić o jedną kartę mniej?
    }
ask-discard =
    { $left ->
        [one] Wybierz ostatnią kartę kapitału do odrzucenia.
        [few] Wybierz { $left } karty kapitału do odrzucenia; odejdą razem.
       *[many] Wybierz { $left } kart kapitału do odrzucenia; odejdą razem.
    }
ask-pay =
    { $paid ->
        [0] Zapłać { $price } kartami kapitału: wybierz pierwszą kartę.
       *[other] Zapłać { $price }: wybrano za { $paid }, brakuje jeszcze { $due }. Wybierz następną kartę.
    }
ask-build-card =
    { $placed ->
        [0] Gildia budowniczych: wybierz kartę do zbudowania albo nie buduj.
       *[other] Gildia budowniczych: wybierz jeszcze jedną kartę albo zakończ i zapłać { $cost }.
    }
ask-build-at =
    { $breaks ->
        [0] Na którym końcu posiadłości stanie { $card } ({ BOTH($top, $bottom) })?
        [1] { $card } ({ BOTH($top, $bottom) }) nie pasuje do żadnego końca, ale przywilej złotego pola pozwala ją zbudować. Na którym końcu?
       *[other] { $card } ({ BOTH($top, $bottom) }) nie pasuje do żadnego końca: budowa kosztuje żeton przywileju. Na którym końcu?
    }
ask-ask-peek =
    { $by_token ->
        [1] Notariusz: oddać żeton przywileju (masz: { $tokens }) i obejrzeć stos?
       *[other] Notariusz: twój pomocnik stoi na złotym polu. Użyć przywileju i obejrzeć stos?
    }
ask-peek-kind = Który stos oglądasz?
ask-lay-out = Którą kartę wykładasz odkrytą?
ask-put-back-where = Czy pozostałe karty trafią na wierzch stosu, czy pod spód?
ask-put-back-card = Która z kart ma leżeć wyżej?
ask-ask-notary = Notariusz: kup kartę budynku za jej cenę, rozpocznij licytację albo nie rób nic. Twoja ręka jest warta { $worth }.
ask-buy-card = Którą kartę budynku kupujesz? Płaci się tylko jej kolorami.
ask-auction-card = Którą kartę budynku licytujemy?
ask-opening-bid = { $card } ({ BOTH($top, $bottom) }), u notariusza { $price }: ile dajesz na początek? Masz { $worth }.
ask-raise = { $card } ({ BOTH($top, $bottom) }), u notariusza { $price }: przebij { $bid } ({ $other }) albo spasuj. Masz { $worth }.
ask-outbid-mayor = { $card } ({ BOTH($top, $bottom) }), u notariusza { $price }: burmistrz daje { $offer }. Przebij albo spasuj. Masz { $worth }.
ask-work =
    { $left ->
        [one] Cech rzemiosł: został { $left } punkt pracy. Co wytwarzasz?
        [few] Cech rzemiosł: zostały { $left } punkty pracy. Co wytwarzasz?
       *[many] Cech rzemiosł: zostało { $left } punktów pracy. Co wytwarzasz?
    }
ask-second-raw =
    { $by_token ->
        [1] Cech rzemiosł: oddać żeton przywileju (masz: { $tokens }) za drugi surowiec bez punktu pracy?
       *[other] Cech rzemiosł: twój pomocnik stoi na złotym polu. Użyć przywileju i wytworzyć drugi surowiec bez punktu pracy?
    }
ask-labour-step =
    { $tokens ->
        [one] Wydaj ostatni żeton pracy na jeden krok albo zakończ.
        [few] Wydaj jeden z { $tokens } żetonów pracy na jeden krok albo zakończ.
       *[many] Wydaj jeden z { $tokens } żetonów pracy na jeden krok albo zakończ.
    }
ask-put-raw = Dokąd trafi ten towar: { $good }?
ask-put-traded = Do którego budynku trafi znacznik z jarmarku?
ask-put-traded-as = Którym surowcem staje się znacznik z jarmarku?
ask-put-semi = Dokąd trafi ten towar: { $good }?
ask-reward = Wybierz kartę kapitału za sprzedaż.
ask-make-in = W którym budynku powstaje ten towar: { $good }?
ask-load-ship = Na który statek ładujesz ten towar: { $good }?
ask-bribe-card = Którą kartę kapitału dajesz jako łapówkę za załadunek: { $good }?
ask-buy-good = Gildia kupców: kup towar ze spichlerza albo nie kupuj niczego.
ask-buy-for = Dla którego budynku jest ten towar: { $good }?
ask-pay-merchant = Gildia kupców: czym płacisz za ten towar: { $good }? Wystarczy dowolna jedna karta kapitału.
ask-town-hall = Ratusz: co bierzesz?
ask-ask-investment =
    { $most ->
        [0] Zainwestować cztery karty kapitału, po jednej w każdym kolorze? Brakuje ci koloru.
       *[other] Zainwestować po jednej karcie kapitału w każdym kolorze? Najlepsze cztery dają { $most } pkt.
    }
ask-invest-card = Inwestycja: wybierz kartę w kolorze: { $colour }. Dotąd: { $points } pkt.

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
do-place =
    { $kind ->
        [gold] { $town }: złote pole, z przywilejem
        [silver] { $town }: srebrne pole
        [ribbon] { $town }: pole z zieloną wstążką
       *[full] { $town }: zajęte, trzeba zakryć dysk
    }
    .piece = { $town }
    .short =
        { $kind ->
            [gold] złote, z przywilejem
            [silver] srebrne pole
            [ribbon] zielona wstążka
           *[full] zajęte, trzeba zakryć dysk
        }
do-space =
    zakryj dysk ({ $owner }) na polu: { $kind ->
        [gold] złote
        [ribbon] z zieloną wstążką
       *[silver] srebrne
    }{ $fee ->
        [0] { $draws ->
            [0] , bez opłaty
            [one] ; właściciel dysku dobiera kartę kapitału
            [few] ; właściciel dysku dobiera { $draws } karty kapitału
           *[many] ; właściciel dysku dobiera { $draws } kart kapitału
        }
        [one] , opłata: karta kapitału albo { $fee } punkt
        [few] , opłata: karta kapitału albo { $fee } punkty
       *[many] , opłata: karta kapitału albo { $fee } punktów
    }
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
do-use-privilege =
    { $by_token ->
        [1] użyj przywileju, za żeton
       *[other] użyj przywileju złotego pola
    }
do-building =
    { $at ->
        [build-card] { $card } ({ BOTH($top, $bottom) }), koszt { $cost }{ $breaks ->
            [0] {""}
            [1] , kolory nie pasują: przywilej złotego pola
           *[other] , kolory nie pasują: kosztuje żeton przywileju
        }
        [buy-card] { $card } ({ BOTH($top, $bottom) }), cena { $cost }, twoje karty w jej kolorach są warte { $have }
        [auction-card] { $card } ({ BOTH($top, $bottom) }), poza licytacją za { $cost }
       *[other] { $card } ({ BOTH($top, $bottom) })
    }
    .piece = { $card } ({ BOTH($top, $bottom) })
    .short =
        { $at ->
            [build-card] koszt { $cost }{ $breaks ->
                [0] {""}
                [1] , kolory nie pasują: przywilej złotego pola
               *[other] , kolory nie pasują: kosztuje żeton przywileju
            }
            [buy-card] kup za { $cost } (w jej kolorach masz { $have })
            [auction-card] zacznij licytację (cena u notariusza: { $cost })
           *[other] {""}
        }
do-sawmill = { $card } ({ BOTH($top, $bottom) })
    .piece = { $card } ({ BOTH($top, $bottom) })
do-end =
    { $is_right ->
        [1] na prawym końcu
       *[other] na lewym końcu
    }{ $breaks ->
        [0] {""}
        [1] , dzięki przywilejowi złotego pola: kolory nie pasują
       *[other] , za żeton przywileju: kolory nie pasują
    }
do-buy = kup kartę za jej cenę
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
do-make =
    { $at ->
        [second-raw] drugi surowiec dzięki przywilejowi{ $by_token ->
            [1] , za żeton
           *[other] {""}
        }: { $good }
       *[other] wytwórz: { $good }{ $points ->
            [0] {""}
            [one] , { $points } punkt
            [few] , { $points } punkty
           *[many] , { $points } punktów
        }{ $lost ->
            [1] ; na żadnym statku nie ma miejsca: przepadnie
           *[other] {""}
        }
    }
    .piece = { $good }
    .short =
        { $at ->
            [second-raw] drugi surowiec dzięki przywilejowi{ $by_token ->
                [1] , za żeton
               *[other] {""}
            }
           *[other] wytwórz{ $points ->
                [0] {""}
                [one] , { $points } punkt
                [few] , { $points } punkty
               *[many] , { $points } punktów
            }{ $lost ->
                [1] ; na żadnym statku nie ma miejsca: przepadnie
               *[other] {""}
            }
        }
do-trade = użyj znacznika z jarmarku jako surowca
do-good =
    { $good }{ $sale ->
        [player] , karta kapitału trafi do: { $owner }
        [natural] , karta kapitału trafi na stos kart odrzuconych
       *[other] {""}
    }
    .piece = { $good }
    .short =
        { $sale ->
            [player] karta kapitału trafi do: { $owner }
            [natural] karta kapitału trafi na stos kart odrzuconych
           *[other] {""}
        }
do-at = { $card }, budynek { $position } posiadłości
    .piece = { $card } ({ BOTH($top, $bottom) })
    .short = budynek { $position } posiadłości
do-market =
    { $at ->
        [pay-merchant] znacznik z jarmarku, dzięki przywilejowi{ $by_token ->
            [1] {" "}za żeton
           *[other] {""}
        }
       *[other] na jarmark
    }
do-granary = do spichlerza, za kartę kapitału
do-load =
    statek { $ship }, rząd { $row } od góry, po { $points } pkt za znacznik{ $is_bribe ->
        [1] , z łapówką: znika znacznik ({ $owner })
       *[other] {""}
    }
    .piece = statek { $ship }
    .short =
        rząd { $row } od góry, po { $points } pkt za znacznik{ $is_bribe ->
            [1] , z łapówką: znika znacznik ({ $owner })
           *[other] {""}
        }
do-take-privilege = żeton przywileju
do-take-labour = żeton pracy
do-order-change = lepsze miejsce w kolejności
do-invest = zainwestuj

## Co się stało

event-order-set =
    Kolejność graczy: { $place1 }, { $place2 }{ $place3 ->
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
    Nowa kolejność graczy: { $place1 }, { $place2 }{ $place3 ->
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
        [1] { $seat } wymienia kartę budynku. Nowa karta: { $card } ({ BOTH($top, $bottom) }).
       *[other] { $tier ->
            [basic] { $seat } wymienia kartę budynku podstawowego.
            [extended] { $seat } wymienia kartę budynku rozszerzonego.
           *[advanced] { $seat } wymienia kartę budynku zaawansowanego.
        }
    }
event-sawmill-exchanged = { $seat } bierze inny tartak ({ BOTH($top, $bottom) }).
event-season-began = Rok { $year }, { $season }.
    .heading = Rok { $year }, { $season }
    .short = {""}
event-stage-began = Etap { $stage }: { $town }.
event-helper-placed =
    { $kind ->
        [gold] { $seat } stawia pomocnika: { $town }, złote pole.
        [ribbon] { $seat } stawia pomocnika: { $town }, pole z zieloną wstążką.
       *[silver] { $seat } stawia pomocnika: { $town }, srebrne pole.
    }
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
event-built =
    { $is_right ->
        [1] { $seat } buduje na prawym końcu: { $card } ({ BOTH($top, $bottom) }).
       *[other] { $seat } buduje na lewym końcu: { $card } ({ BOTH($top, $bottom) }).
    }
event-bonus-taken = { $seat } ma pierwszą pełną linię produkcyjną i bierze żeton bonusowy: { $good }.
event-card-bought = { $seat } kupuje: { $card } ({ BOTH($top, $bottom) }).
event-auction-opened = { $seat } wystawia na licytację: { $card } ({ BOTH($top, $bottom) }).
event-bid-made = { $seat } daje { $amount }.
event-bid-passed = { $seat } odpada z licytacji.
event-mayor-showed = Burmistrz odkrywa: { $card }.
event-mayor-offered = Burmistrz daje { $amount }.
event-card-won = { $seat } wygrywa licytację za { $amount }: { $card } ({ BOTH($top, $bottom) }).
event-card-returned = { $seat } ustępuje burmistrzowi. Pod spód stosu trafia: { $card } ({ BOTH($top, $bottom) }).
event-card-laid = Nowa odkryta karta: { $card } ({ BOTH($top, $bottom) }).
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
event-granary-refilled = Znaczniki naturalne dołożone do spichlerza: { $count }.
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
why-CRA-AUC-3 =
    { $case ->
        [low] Oferta musi wynosić co najmniej { $need }.
       *[poor] Ta oferta wymaga ręki wartej { $need }; twoja jest warta { $have }.
    }
why-CRA-BANK-1 = Dopóki leży odkryta karta kapitału, najpierw bierzesz jedną z odkrytych.
why-CRA-BANK-8 = Nie ma teraz takiej odkrytej karty do wzięcia.
why-CRA-BLD-4 = Ten pomocnik nie stoi na złotym polu albo wykorzystał już przywilej, a nie masz żetonu przywileju.
why-CRA-BUILD-1 = Nie masz tej karty na ręce.
why-CRA-BUILD-4 = Nie pasuje ani górny, ani dolny kolor, a nie masz przywileju, by to pominąć.
why-CRA-BUILD-8 = Razem kosztowałoby to { $need }; twoja ręka jest warta { $have }.
why-CRA-CAP-6 = Z tą kartą zapłata ceny { $price } zawierałaby zbędną kartę.
why-CRA-CAP-8 = Nie masz tej karty albo już została wybrana.
why-CRA-HALL-2 =
    { $case ->
        [own] Masz już tyle żetonów przywileju, ile wolno: { $limit }.
       *[pool] Nie ma już żetonów przywileju do wzięcia.
    }
why-CRA-HALL-3 =
    { $case ->
        [own] Masz już tyle żetonów pracy, ile wolno: { $limit }.
       *[pool] Nie ma już żetonów pracy do wzięcia.
    }
why-CRA-HALL-4 =
    { $case ->
        [own] Twój dysk leży już na torze zmiany kolejności.
       *[full] Tor zmiany kolejności jest pełny.
    }
why-CRA-HELP-5 = Zakryć można tylko pole z dokładnie jednym dyskiem.
why-CRA-HELP-6 = Masz już w tym budynku tylu pomocników, ilu wolno: { $limit }.
why-CRA-HELP-7 = Największa liczba pomocników w tym budynku miejskim to { $limit }.
why-CRA-HELP-10 =
    { $has_card ->
        [0] Zakrycie kosztuje kartę kapitału albo punkty ({ $need }): nie masz karty, a punktów masz { $have }.
       *[other] Opłata w punktach wynosi { $need }; masz ich { $have }.
    }
why-CRA-MERCH-2 = Tego towaru nie ma na dolnym polu spichlerza.
why-CRA-MERCH-3 = Dolny znacznik jest twój.
why-CRA-MERCH-4 =
    { $case ->
        [building] Ten budynek nie ma wolnej ikony na ten towar.
        [nothing] W twojej posiadłości nie ma takiego budynku.
       *[row] Żaden z twoich budynków nie ma wolnej ikony na ten towar.
    }
why-CRA-MERCH-5 = Nie masz karty kapitału, żeby zapłacić.
why-CRA-MERCH-7 =
    { $case ->
        [cube] Nie masz znacznika na jarmarku, żeby nim zapłacić.
       *[privilege] Zapłata znacznikiem wymaga przywileju: ten pomocnik nie stoi na złotym polu albo już go wykorzystał, a nie masz żetonu.
    }
why-CRA-NOT-2 = Nie ma takiej odkrytej karty.
why-CRA-NOT-3 =
    { $case ->
        [colour] Ten zakup opłaca się tylko kolorami karty: { BOTH($top, $bottom) }.
        [any] Żadnej wyłożonej karty nie opłacisz jej kolorami. Najbliższa, { $card } ({ BOTH($top, $bottom) }), kosztuje { $need }; twoje karty są tu warte { $have }.
       *[card] Kosztuje { $need } w swoich kolorach ({ BOTH($top, $bottom) }); twoje karty są tu warte { $have }.
    }
why-CRA-PEEK-1 = Tej karty nie ma wśród oglądanych.
why-CRA-PEEK-4 = W stosie nie ma karty do obejrzenia.
why-CRA-PEEK-5 = Tej karty nie ma wśród odkładanych.
why-CRA-PROD-3 = Nie masz budynku, który to wytwarza.
why-CRA-PROD-4 =
    { $case ->
        [market] Twój jarmark jest pełny: liczba znaczników wynosi { $limit }.
        [building] Ten budynek nie ma wolnej ikony na ten towar.
        [nothing] W twojej posiadłości nie ma takiego budynku.
       *[row] Towar nie ma dokąd trafić: jarmark jest pełny i żaden budynek nie ma na niego wolnej ikony.
    }
why-CRA-PROD-5 =
    { $case ->
        [market] Nie masz znacznika na jarmarku.
        [icon] Żaden z twoich budynków nie ma wolnej ikony na surowiec.
        [nothing] W twojej posiadłości nie ma takiego budynku.
       *[building] Ten budynek nie ma takiej wolnej ikony na surowiec.
    }
why-CRA-PROD-6 =
    { $case ->
        [nothing] Nie masz budynku, który to wytwarza.
       *[row] Twojemu budynkowi brakuje surowca.
    }
why-CRA-PROD-7 =
    { $case ->
        [nothing] W twojej posiadłości nie ma takiego budynku.
       *[building] Ten budynek nie ma wolnej ikony na ten towar.
    }
why-CRA-PROD-11 =
    { $case ->
        [nothing] Nie masz takiego budynku.
       *[row] Na tym budynku nie ma jeszcze wszystkich towarów.
    }
why-CRA-PROD-14 = Przywilej daje drugi surowiec i nic innego.
why-CRA-PROD-18 = Tej karty nie da się wziąć: nie leży tam albo nie ma czego dobrać.
why-CRA-SETUP-10 = Tej karty nie można wymienić.
why-CRA-SHIP-1 = Ten rząd jest przeznaczony na inny towar.
why-CRA-SHIP-3 = Na statku jest miejsce, więc towar trzeba załadować.
why-CRA-SHIP-5 =
    { $case ->
        [own] Rząd jest pełny, a najstarszy znacznik jest twój: nie wyrzucisz go łapówką.
       *[card] Rząd jest pełny, a nie masz karty kapitału na łapówkę.
    }
why-CRA-TWO-1 = W grze dwuosobowej używa się tylko dwóch pierwszych pól.
why-CRA-TWO-4 = W grze dwuosobowej nie ma zmiany kolejności.
why-CRA-YEAR-9 = Inwestycja wymaga po jednej karcie każdego koloru z ręki, w kolejności kolorów.
why-CRA-CAP-14 = Wystarczy dowolna jedna karta kapitału z ręki, ale tej nie masz.
why-CRA-RULING-44 = Równy mu budynek dalej na lewo w twojej posiadłości zastępuje ten.

## Pola i słowa widoku

view-game = Gra
view-year = Rok
view-season = Pora roku
view-stage = Etap
view-order = Kolejność
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
view-sets = Wartość twoich kart według kolorów
view-colour = kolor
view-cards = Karty budynków na ręce
view-cards-none = nieznana karta
view-card-name = { $card } ({ BOTH($top, $bottom) })
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
view-pushed = Sprzedaż wypycha
view-pushed-natural = znacznik naturalny
view-more = Kolejny znacznik doda
view-labour-to-come = Praca jeszcze przed tobą
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
view-at = Miejsce
view-like = Jak
view-cost = Koszt
view-ends = Pasuje
view-left = lewy koniec
view-right = prawy koniec
view-left-top = górnym kolorem
view-left-bottom = dolnym kolorem
view-left-both = oboma kolorami
view-left-privilege = tylko dzięki przywilejowi
view-right-top = górnym kolorem
view-right-bottom = dolnym kolorem
view-right-both = oboma kolorami
view-right-privilege = tylko dzięki przywilejowi
view-purse = Twoje karty kapitału
view-is-picked = wybrana
view-icons = Ikony wejściowe
view-cube = Znacznik
view-cube-natural = naturalny znacznik
view-cube-none = puste
view-year-end = Koniec roku dałby teraz
view-ship-bonus = Przewagi
view-colours = Kolory miasta
view-total = Razem
view-next = Co dalej z posiadłości
view-missing = brakuje
view-ship-points = na statku
view-has-passed = skończone stawianie pomocników
view-turn = kolej w budynku
view-is-acting = działa teraz
view-has-acted = po akcji
view-kind = Rodzaj
view-kind-gold = złote
view-kind-silver = srebrne
view-kind-ribbon = z zieloną wstążką
view-is-open = czynny w tej porze roku
view-discs = Dyski
view-price = Cena
view-payable = Twoje w jej kolorach
view-acting = Działa
view-auction = Licytacja
view-leader = Najwyższa oferta
view-offer = Oferta burmistrza
view-bidders = Licytują jeszcze
view-labour-points = Punkty pracy pomocnika
view-fee = Opłata w punktach
view-bonus-lines = Linie premiowe
view-owner = Właściciel
view-line = Linia
view-ships-ranking = Przewaga teraz

## Opcje i remisy

option-age-order = Kto jest młodszy?
option-age-order-ascending = w kolejności krzeseł
option-age-order-about = Rozstrzyga pierwszy remis o kolejność. W kolejności krzeseł na pierwszym siada najmłodsza osoba.
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

## Liczby

stock-points = { points }
stock-capital =
    { $count ->
        [one] { $count } karta kapitału
        [few] { $count } karty kapitału
       *[many] { $count } kart kapitału
    }
stock-cards =
    { $count ->
        [one] { $count } karta budynku
        [few] { $count } karty budynków
       *[many] { $count } kart budynków
    }
stock-helpers =
    { $count ->
        [one] { $count } pomocnik
        [few] { $count } pomocników
       *[many] { $count } pomocników
    }
stock-market =
    { $count ->
        [one] { $count } znacznik na jarmarku
        [few] { $count } znaczniki na jarmarku
       *[many] { $count } znaczników na jarmarku
    }
stock-privilege =
    { $count ->
        [one] { $count } żeton przywileju
        [few] { $count } żetony przywileju
       *[many] { $count } żetonów przywileju
    }
stock-labour =
    { $count ->
        [one] { $count } żeton pracy
        [few] { $count } żetony pracy
       *[many] { $count } żetonów pracy
    }
stock-year-end =
    { $count ->
        [one] { $count } punkt na koniec roku
        [few] { $count } punkty na koniec roku
       *[many] { $count } punktów na koniec roku
    }
stock-worth = { $count } w kapitale

## Fazy

phase-exchange = Wymiana
phase-helpers = Pomocnicy
phase-bankers = Gildia bankierów
phase-builders = Gildia budowniczych
phase-notary = Notariusz
phase-crafts = Cech rzemiosł
phase-merchants = Gildia kupców
phase-hall = Ratusz
phase-winter = Zima
phase-year = Koniec roku
phase-over = Koniec

## Rzeczy drukowane słowami

describe-card =
    { $tier ->
        [sawmill] Tartak, pierwszy budynek posiadłości; kolor u góry: { $top }, u dołu: { $bottom }.
        [basic] Budynek podstawowy; kolor u góry: { $top }, u dołu: { $bottom }.
        [extended] Budynek rozszerzony; kolor u góry: { $top }, u dołu: { $bottom }.
       *[advanced] Budynek zaawansowany; kolor u góry: { $top }, u dołu: { $bottom }.
    }
describe-makes =
    { $count ->
        [0] Wytwarza za punkt pracy: { $good }.
        [1] Wytwarza: { $good }. Potrzeba: { $input1 }. Daje { points-of }.
        [2] Wytwarza: { $good }. Potrzeba: { $input1 }, { $input2 }. Daje { points-of }.
        [3] Wytwarza: { $good }. Potrzeba: { $input1 }, { $input2 }, { $input3 }. Daje { points-of }.
       *[other] Wytwarza: { $good }. Potrzeba: { $input1 }, { $input2 }, { $input3 }, { $input4 }. Daje { points-of }.
    }
points-of =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
describe-costs =
    { $mayor ->
        [one] Budowa kosztuje { $cost }; notariusz sprzedaje ją za { $price } w jej kolorach; w licytacji burmistrz odkrywa { $mayor } kartę.
        [few] Budowa kosztuje { $cost }; notariusz sprzedaje ją za { $price } w jej kolorach; w licytacji burmistrz odkrywa { $mayor } karty.
       *[many] Budowa kosztuje { $cost }; notariusz sprzedaje ją za { $price } w jej kolorach; w licytacji burmistrz odkrywa { $mayor } kart.
    }
describe-capital =
    { $copies ->
        [one] Kapitał o wartości { $value }, kolor { $colour }; { $copies } taka karta.
        [few] Kapitał o wartości { $value }, kolor { $colour }; { $copies } takie karty.
       *[many] Kapitał o wartości { $value }, kolor { $colour }; { $copies } takich kart.
    }
describe-sets = Dwie karty jednego koloru są razem warte { $two }, trzy { $three } i tak dalej.
describe-colour = Jeden z czterech kolorów; każdy pełny zestaw czterech w posiadłości daje na koniec roku { $points } pkt.
describe-season =
    { $has_helpers ->
        [1] Pora roku z pomocnikami; liczba etapów: { $stages }.
       *[other] Pora roku bez pomocników; liczba etapów w kolejności graczy: { $stages }.
    }
describe-privilege-token = Daje pomocnikowi spoza złotego pola przywilej jego budynku. Gracz ma najwyżej { $limit }.
describe-labour-token = Daje punkt pracy między dwoma etapami. Gracz ma najwyżej { $limit }.
describe-natural-cube = Towar w spichlerzu, który nie należy do nikogo; jest ich { $count }.
describe-marker = Pokazuje, w którym miejscu jest gra; lata: { $years }.
describe-game = Lata: { $years }, każde z czterema porami; wygrywa największa liczba punktów.
describe-raw = Surowiec: na ikonę, która go wymaga, albo na jarmark, gdzie gracz ma miejsce na { $limit } znaczniki.
describe-semi = Półprodukt: przy wytworzeniu daje { points-of }. Na ikonę, która go wymaga, albo do spichlerza za kartę kapitału; tam na koniec roku daje jeszcze { $granary } pkt.
describe-shipped =
    { $rows ->
        [one] Trafia na statek i wtedy daje { points-of }. Przyjmuje go { $rows } rząd:
        [few] Trafia na statek i wtedy daje { points-of }. Przyjmują go { $rows } rzędy:
       *[many] Trafia na statek i wtedy daje { points-of }. Przyjmuje go { $rows } rzędów:
    }
describe-row = statek { $ship }, na koniec roku za każdy znacznik { points-of }.
describe-ship =
    { $count ->
        [1] Przewaga na koniec roku: { $bonus1 }. Rzędy od góry:
        [2] Przewagi na koniec roku: { $bonus1 }, { $bonus2 }. Rzędy od góry:
        [3] Przewagi na koniec roku: { $bonus1 }, { $bonus2 }, { $bonus3 }. Rzędy od góry:
       *[other] Przewagi na koniec roku: { $bonus1 }, { $bonus2 }, { $bonus3 }, { $bonus4 }. Rzędy od góry:
    }
describe-hold = { $good }: za każdy z dwóch znaczników { points-of }.
describe-bonus = Na koniec gry { points-of } za pierwszą pełną linię produktu: { $good }. Prócz jego budynku potrzebne są budynki dla:
describe-line = { $good }
describe-bankers = Etap { $stage }: weź { $gain } karty kapitału, odkryte lub z talii, potem odrzuć { $discard }. Przywilej: odrzuć tylko { $fewer }.
describe-builders = Etap { $stage }: zbuduj najwyżej { $count } karty na końcach posiadłości, góra do góry albo dół do dołu. Przywilej: jedna z nich nie musi pasować.
describe-notary = Etap { $stage }: kup kartę budynku (podstawowa { $basic }, rozszerzona { $extended }, zaawansowana { $advanced }) albo rozpocznij licytację. Przywilej: obejrzyj { $cards } karty stosu i wybierz, co leży odkryte.
describe-crafts = Etap { $stage }: punkty pracy w kolejnych latach: { $year1 }, { $year2 }, { $year3 }. Przywilej: raz dwa surowce za jeden punkt.
describe-merchants = Etap { $stage }: kup półprodukt ze spichlerza za jedną kartę kapitału. Przywilej: zapłać znacznikiem z jarmarku.
describe-hall = Etap { $stage }: weź żeton przywileju, żeton pracy albo jedno z miejsc lepszej kolejności ({ $spaces }).

## Rysowana plansza

craft-table = Miasto, oferta, port i twoja posiadłość
craft-town = Miasto
craft-cards = Karty
craft-harbour = Port
craft-mine = Moje
craft-short-bankers-guild = Bankierzy
craft-short-builders-guild = Budowniczowie
craft-short-notary = Notariusz
craft-short-crafts-guild = Cech rzemiosł
craft-short-merchants-guild = Kupcy
craft-short-town-hall = Ratusz
craft-does-bankers-guild =
    { $gain ->
        [one] { $gain } karta, odrzuć { $discard }
        [few] { $gain } karty, odrzuć { $discard }
       *[many] { $gain } kart, odrzuć { $discard }
    }
craft-does-builders-guild =
    { $count ->
        [one] zbuduj { $count } kartę
       *[other] zbuduj do { $count } kart
    }
craft-does-notary = kup kartę lub licytuj
craft-does-crafts-guild =
    { $labour ->
        [one] { $labour } punkt pracy
        [few] { $labour } punkty pracy
       *[many] { $labour } punktów pracy
    }
craft-does-merchants-guild = kup ze spichlerza
craft-does-town-hall = żetony, kolejność
craft-closed = zamknięte zimą
craft-year = rok { $year } z { $of }
craft-stage = etap { $stage } z { $of }
craft-placing = pomocnicy
craft-year-end = koniec roku
craft-fee-short = opł. { $points }
craft-free = gratis
craft-build = budowa { $cost }
craft-space = pole { $number }
craft-order = miejsce { $number } w nowej kolejności
craft-capital = Kapitał
craft-deck = talia kapitału
craft-discarded = odrzucone: { $count }
craft-laid = Wyłożone tu od twojej ostatniej tury: { $name }
craft-sets = 2 jednakowe { $two }, 3: { $three }, 4: { $four }
craft-tier-basic = Podstawowe
craft-tier-extended = Rozszerzone
craft-tier-advanced = Zaawansowane
craft-stack-basic = stos budynków podstawowych
craft-stack-extended = stos budynków rozszerzonych
craft-stack-advanced = stos budynków zaawansowanych
craft-bonus = Premia: pierwsza pełna linia
craft-granary = Spichlerz
craft-market = Jarmark
craft-my-row = Twoja posiadłość
craft-row = Posiadłość: { $seat }
craft-left-end = lewy koniec
craft-right-end = prawy koniec
craft-colour-sets =
    { $sets ->
        [0] brak pełnego zestawu kolorów
        [one] { $sets } pełny zestaw{ $points ->
            [0] , już policzone w tym roku
           *[other] : +{ $points } na koniec roku
        }
        [few] { $sets } pełne zestawy{ $points ->
            [0] , już policzone w tym roku
           *[other] : +{ $points } na koniec roku
        }
       *[many] { $sets } pełnych zestawów{ $points ->
            [0] , już policzone w tym roku
          *[other] : +{ $points } na koniec roku
        }
    }
craft-labour-left = zostało: { $count }
craft-helpers = pomocnicy
craft-privileges = przywileje
craft-labours = praca
craft-next = Co dalej z posiadłości
craft-next-none = Na razie nic nie daje punktów.
craft-lacks = brakuje: { $good }
craft-worth = wartość ręki
craft-count-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
craft-hand = karty budynków na ręce
craft-no-cards = Brak kart budynków: sprzedaje je notariusz.
craft-auction = licytacja
craft-fixed-price = Notariusz sprzedaje ją za { $price }.
craft-mayor = Burmistrz
craft-bid = twoja oferta
craft-bid-for = Oferta { $amount }
craft-points = Punkty do tej pory i co dodałby rok
craft-source = źródło
craft-year-now = gdyby rok skończył się teraz
craft-hand-worth = Twoja ręka jest warta { $worth }.
craft-leads = prowadzi
craft-lost = Na żadnym statku nie ma miejsca: to, co tu powstanie, przepadnie
craft-take-back = cofnij: { $step }
craft-take-back-to = cofnij do chwili przed: { $step }
craft-step = { $good }: { $where }
craft-step-lost = przepada
craft-second-raw = drugi surowiec?
craft-paying = Wybrano { $paid } z { $price }. Karty jednego koloru liczą się razem.
craft-proposed = Propozycja.
craft-enough = To wystarczy.
craft-keeps =
    { $count ->
        [one] Zostaje { $count } karta warta { $kept }.
        [few] Zostają { $count } karty warte { $kept }.
       *[many] Zostaje { $count } kart wartych { $kept }.
    }
craft-not-all-colours = Już nie wszystkie cztery kolory!
craft-giving = Wybrano: { $count }.
craft-nobody = nikt
craft-natural = naturalne drewno
craft-acts = Kto działa, w tej kolejności
craft-acts-none = Nie ma tu pomocnika.
craft-fee = Przykrycie cudzego krążka kosztuje kartę kapitału albo { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
craft-ship-place = { $seat }: premia { $points }.
craft-ship-row = Po { $points } za znacznik; leżą tu: { $names }.
craft-ship-empty = Nikt jeszcze nic na niego nie załadował.
craft-shelf = Na sprzedaż: { $lower }. Nad nim: { $upper }.
craft-price = Notariusz sprzedaje ją za { $price }.
craft-price-have = Twoje karty w jej kolorach są warte { $have }, a kosztuje { $price }
craft-build-cost = Budowa kosztuje { $cost }.
craft-end =
    { $side ->
        [left] Lewy koniec: { $how }
       *[right] Prawy koniec: { $how }
    }
craft-you-make = Wytwarzasz samodzielnie: { $good }
craft-you-lack = Nic w twojej posiadłości tego nie wytwarza: { $good }
craft-part-of = Część linii z premią: { $lines }
craft-next-good =
    { $good }: { $labour ->
        [one] { $labour } punkt pracy
        [few] { $labour } punkty pracy
       *[many] { $labour } punktów pracy
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $ship ->
        [0] { $cards ->
            [0] {""}
           *[other] {" "}i karta kapitału ze spichlerza
        }
       *[other] {" "}i do { $ship } na statku
    }
craft-one-more = Jeszcze jeden twój znacznik ({ $good }): +{ $points } na koniec roku
craft-pushed = Sprzedaż wypchnie dolny znacznik. Czyj: { $owner }.
craft-other =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, +{ $more }, gdyby rok skończył się teraz. { $count ->
        [one] { $count } karta kapitału
        [few] { $count } karty kapitału
       *[many] { $count } kart kapitału
    }, znasz z nich { $known }.
craft-no-capital = Brak kart kapitału.
craft-year-count = Koniec roku { $year }
craft-step-ships = Statki: towary i przewaga
craft-step-colours = Zestawy kolorów w posiadłościach
craft-step-granary = Towary w spichlerzu
craft-step-investment = Inwestycje
craft-step-bonuses = Żetony premii
craft-tab = Punkty
craft-end-top = pasuje górnym kolorem
craft-end-bottom = pasuje dolnym kolorem
craft-end-both = pasuje oboma kolorami
craft-end-privilege = tylko dzięki przywilejowi
craft-end-none = nie pasuje
craft-bonus-line = { $points } na koniec gry dla tego, kto pierwszy ma: { $goods }.
craft-bonus-free = Nikt go jeszcze nie ma.
craft-bonus-of = Właściciel: { $seat }.
craft-next-step =
    { $labour ->
        [one] { $labour } punkt pracy do następnej sztuki
        [few] { $labour } punkty pracy do następnej sztuki
       *[many] { $labour } punktów pracy do następnej sztuki
    }, wartość { $points }.
craft-set = zestaw
craft-group-worth = Twoje karty tego koloru są razem warte { $worth }.
craft-tray = karty do wyboru
craft-peek-out = Dwie z tych kart leżą odkryte: kliknij je.
craft-peek-back = Reszta wraca w tej kolejności, lewa karta na wierzch.
craft-swap = zamień miejscami karty { $one } i { $other }
craft-notary =
    { $by_token ->
        [1] Notariusz: kup lub licytuj kartę albo oddaj żeton przywileju, by obejrzeć stos.
       *[other] Notariusz: kup lub licytuj kartę albo najpierw obejrzyj stos dzięki złotemu polu.
    }

## Stół słowami

words-year = Rok { $year }, { $season }
words-order = kolejność { $seats }
words-capital-open = Odkryty kapitał (F fioletowy, Z zielony, N niebieski, C czerwony)
words-of-colour = { $colour }{ $what }
words-colour =
    { $colour ->
        [purple] F
        [green] Z
        [blue] N
       *[other] C
    }
words-deck = talia { $deck }
words-top = na wierzchu: { $card }
words-price = u notariusza { $price }
words-bid = { $seat } daje { $bid }
words-mayor = burmistrz daje { $bid }
words-capital = Kapitał
words-capital-of = Kapitał ({ $count })
words-year-end = za rok +{ $count }
words-worth = warte { $count }
words-unknown = nieznany { $tier }, koszt { $cost }
words-held = { $recipe }, za { $cost }
words-labour = praca pomocnika: { $count }
words-pools = zostało: { $left }
words-natural = znaczniki naturalne { $count }
words-kind = { $kind ->
        [gold] złote
        [silver] srebrne
       *[other] wstążka
    }
words-town-filling = Miasto ({ $kinds })
words-town = Miasto ({ $kinds }; ! działa)
words-fits =
    { $how ->
        [top] górą
        [bottom] dołem
        [both] oboma
        [not] nie
       *[other] przywilej
    }
words-helpers = pomocnicy { $count }
words-privilege = przywileje { $count }
words-labour-tokens = praca { $count }
words-market = jarmark { $count }
words-capital-count = kapitał { $count }
words-cards = karty { $count }
words-stack = { $tier } za { $price }
words-last-of-stack = { $tier } za { $price } (stos { $count })
words-granary = Spichlerz (○ naturalne)
words-ships = Statki [przewaga], pkt
words-bonuses = Bonusy
words-estate = Posiadłość ({ $signs })
words-ready = praca→pkt
words-broken = ≠ zły kolor
words-town-name =
    { $town ->
        [bankers_guild] bankierzy
        [builders_guild] budowniczowie
        [notary] notariusz
        [crafts_guild] rzemiosła
        [merchants_guild] kupcy
       *[other] ratusz
    }
words-points = { $count } pkt{ $year ->
        [0] {""}
       *[other] {" "}(+{ $year })
    }
words-fee = zakrycie dysku: karta albo { $count } pkt
words-in-hand = Na ręce (koniec lewy | prawy)

# Z czego składa się ocena
part-bonuses = żetony bonusowe
part-ships = statki
part-granary = spichlerz
part-lines = produkcja w kolejnych rundach
part-goods = towary czekające w rzędzie
part-colours = kolory miasta
part-buildings = budynki w rzędzie
part-hand = kapitał i karty na ręce
part-tokens = żetony pracy i przywileju
part-helpers = pomocnicy w tej rundzie
part-bid = prowadząca oferta

## Do czego co służy

for-town = Do budynków miejskich wysyła się pomocników w fazie pomocników; potem działają tam po kolei.
for-town-space = Pole wybiera się tylko wtedy, gdy wszystkie są zajęte i pomocnik musi stanąć na innym.
for-offer = Odkryte karty budynków kupuje się albo licytuje u Notariusza.
for-stack = Ze stosów uzupełnia się odkryte karty; z przywilejem Notariusza zagląda się do jednego z nich.
for-peek = Te karty ogląda się z przywilejem Notariusza: część się wykłada, reszta wraca.
for-auction = Tu leży karta licytowana u Notariusza.
for-mayor = Karty burmistrza po licytacji się odrzuca; nikt ich nie dostaje.
for-capital = Odkryty kapitał bierze się w Gildii bankierów albo jako nagrodę za spichlerz.
for-deck = Kapitał dobiera się w Gildii bankierów albo jako nagrodę za spichlerz.
for-discard = Odrzucony kapitał tasuje się, gdy skończy się talia.
for-purse = Kartami kapitału płaci się za budynki, zakupy i licytacje, a także opłaty i łapówki.
for-hand = Karty budynków buduje się w Gildii budowniczych i zimą.
for-granary = Półprodukt sprzedaje się do spichlerza, gdy powstaje, a kupuje w Gildii kupców.
for-ship = Statek ładuje się w chwili, gdy powstaje produkt końcowy albo mięso.
for-bonus = Żeton bonusowy bierze od razu pierwszy gracz z całą linią produkcyjną; nikt o nic nie pyta.
for-order = Kolejność graczy zmieniają pomocnicy w Ratuszu.
for-pool = Żetony biorą pomocnicy w Ratuszu.
for-sawmill = Tartak wymienia się tylko przed pierwszą rundą.
for-supply = Tu wracają zużyte znaczniki naturalne.
for-sea = Produkt, którego nie zabierze żaden statek, przepada.
for-own = To twoje miejsce przy stole: wygrywa ten, kto na koniec ma najwięcej punktów.
for-own-row = Budynki twojej posiadłości pracują w Cechu rzemiosł, zimą i dzięki żetonom pracy.
for-own-row-icon = Ikona wejściowa przyjmuje towar w chwili, gdy powstaje albo zostaje kupiony.
for-own-end = Nowy budynek dokłada się na końcu posiadłości.
for-own-market = Towarami z jarmarku handluje się podczas pracy: w Cechu rzemiosł, zimą albo dzięki żetonom pracy.
for-own-helpers = Pomocników wysyła się w fazie pomocników, po jednym na turę.
for-own-labour = Żeton pracy wydaje się między etapami fazy budowy na jeden krok pracy.
for-own-privilege = Żeton przywileju pozwala skorzystać z przywileju pomocnikowi, który nie stoi na złotym polu.
for-own-points = Wygrywa ten, kto na koniec ma najwięcej punktów.
for-seat = Z tego, co ma inny gracz, korzysta tylko on.

## Znaki: co znaczy piktogram obok elementów gry

sign-capital = { view-capital }
sign-capital-about = Tyle ich jest na ręce. Płaci się nimi za budynki, w opłatach i w licytacji.
sign-cards = { view-cards }
sign-cards-about = Tyle ich jest; jakie, wie tylko właściciel.
sign-helpers = { view-helpers }
sign-helpers-about = Pomocnicy, których można jeszcze postawić w tej rundzie.
sign-privilege = { view-privilege }
sign-privilege-about = Oddany żeton pozwala pomocnikowi użyć przywileju budynku miejskiego bez stania na złotym polu.
sign-labour = { view-labour }
sign-labour-about = Oddany między etapami żeton daje jeden krok produkcji.
sign-year-end = { view-year-end }
sign-year-end-about = Punkty, które przyniósłby koniec roku, gdyby wszystko zostało tak, jak jest.
sign-labour-points = { view-labour-points }
sign-labour-points-about = Każdy to jeden krok produkcji; wyblakłe są już wydane.
sign-next = Co można teraz wytworzyć
sign-next-about = Potrzebne towary, co z nich powstaje, ile punktów pracy to kosztuje i ile punktów przynosi.
sign-joints = Sąsiedzi
sign-joints-about = Wstążka: mają ten sam kolor. Korona: nie mają wspólnego i złączył ich przywilej gildii budowniczych.
sign-ends = Końce posiadłości
sign-ends-about = Nowy budynek musi mieć jeden z tych kolorów.
sign-chains = Łańcuchy
sign-chains-about = To, co wytwarza jeden budynek, jest potrzebne innemu.
