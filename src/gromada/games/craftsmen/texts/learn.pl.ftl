# Pierwsza partia z przewodnikiem: dwa zdania przy elemencie.
lesson-aim = Ten rząd to twój warsztat: z surowców powstają półprodukty, a z nich produkty, które odpływają statkami. Po trzech latach wygrywa najwięcej punktów.
lesson-exchange = Przed początkiem możesz wymienić jedną kartę budynku na wierzchnią kartę jej stosu. Zostaw karty, które użyją tego, co daje tartak: drewna.
lesson-helpers = W każdej porze roku gracze po kolei wysyłają pomocników do miasta. Budynek miejski to jeden rodzaj akcji, a każdy pomocnik działa w nim raz.
lesson-stages = Budynki działają od lewej do prawej: pieniądze, budowa, karty, rzemiosło, handel, ratusz. Pomocnik u bankierów zapłaci więc za to, co inny zbuduje w tej samej porze roku.
lesson-gold-space = Pierwsze pole kolejki jest złote: stojący tam pomocnik może użyć przywileju budynku. Gdzie indziej przywilej wymaga żetonu.
lesson-cover = Wszystkie pola są zajęte, więc zakrywasz dysk. Za zakrycie cudzego płacisz właścicielowi, z roku na rok więcej.
lesson-bankers = Dostajesz cztery karty kapitału, w tym jedną lub dwie z odkrytych, a dwie oddajesz. Szukaj kart jednego koloru.
lesson-sets = Karty jednego koloru są razem warte więcej: dwie 5, trzy 10, cztery 15. Oddawaj te, które nie należą do żadnego zestawu.
lesson-builders = Budujesz do dwóch kart z ręki: podstawowe po 2, rozwinięte po 3, zaawansowane po 6. Podstawowe dają surowce, rozwinięte robią z surowca półprodukt.
lesson-colours = Karta dołącza do końca rzędu, gdzie kolor spotyka taki sam: górny z górnym albo dolny z dolnym. Pomyśl też o następnej: koniec, do którego nic nie pasuje, kosztuje przywilej.
lesson-pay = Reszty się nie wydaje. Propozycja płaci tym, co najmniej potrzebne; inne karty wybiera się kliknięciem.
lesson-crafts = Teraz pracuje twój warsztat: każdy punkt pracy to jeden krok. Zrób surowiec, zmień go w półprodukt, ukończ produkt; punkty wydrukowane na karcie dostajesz, gdy coś ona wytworzy.
lesson-market = Surowiec trafia do budynku, który go chce, albo na jarmark. Znacznik z jarmarku może później stać się dowolnym surowcem, jest więc zapasem.
lesson-granary = Sprzedaż do spichlerza od razu daje kartę kapitału, a twoje znaczniki punktują tam na koniec roku. Inni wypychają je, sprzedając to samo.
lesson-notary = U notariusza kupujesz kartę budynku płacąc jej kolorami albo wystawiasz ją na licytację. Licytacja bywa tańsza, jeśli nikt inny karty nie chce.
lesson-auction = Licytuj tyle, ile karta jest warta dla ciebie, nie więcej: cena u notariusza jest znana. Gdy nikt nie przebije, burmistrz odkrywa karty i składa ofertę.
lesson-year = Na koniec roku liczy się statki: punkty za każdy znacznik i dodatkowe dla tego, kto ma na statku najwięcej. Potem kolory twojego rzędu i spichlerz.
lesson-bonus = Kto pierwszy ma całą linię produkcyjną, bierze jej premię. Linia liczy się od zbudowania, nawet jeśli jeszcze nic nie wytworzyła.
lesson-second-year = Nowy rok: każdy pomocnik w gildii rzemieślników ma o jeden punkt pracy więcej. Co nie opłacało się rok temu, może opłacić się teraz.
lesson-invest = Karty kapitału w kolorach twojego rzędu możesz zamienić na punkty. Zostaw dość na początek następnego roku.
lesson-ships = Wybierz statek, na którym ten znacznik da ci pierwsze miejsce albo zabierze je komuś innemu. Pełny rząd przyjmie kolejny tylko za łapówkę.
lesson-last-year = Ostatni rok: karty na ręce i znaczniki na jarmarku na końcu nic nie dadzą. Kończ produkty i ładuj je, póki jest miejsce.

# Jak grać, w pięć minut.
how-aim = Przez trzy lata prowadzisz dom rzemieślników. Budujesz rząd warsztatów, wytwarzasz towary, zapełniasz spichlerz i statki i zdobywasz za to punkty uznania.
how-table = Miasto ma sześć budynków, każdy ze swoją kolejką. Obok leżą karty kapitału, dwie z nich odkryte, karty budynków na sprzedaż, spichlerz i cztery statki. Zaczynasz z tartakiem jako pierwszą kartą rzędu, trzema kartami budynków, pięcioma kartami kapitału i pięcioma pomocnikami. Karta budynku ma kolor u góry i kolor u dołu, towary, których potrzebuje, oraz to, co z nich wytwarza. Karty kapitału to pieniądze: każda ma kolor i wartość od 1 do 3, a kilka kart jednego koloru jest razem warte znacznie więcej niż osobno.
how-round = Rok ma wiosnę, lato, jesień i zimę. W trzech pierwszych porach gracze po kolei wysyłają **pomocników** do sześciu budynków miejskich; potem budynki działają po kolei, a w każdym pomocnicy od lewej. **Bankierzy** dają karty kapitału. **Budowniczowie** dokładają karty do rzędu, gdzie kolor musi spotkać taki sam. **Notariusz** sprzedaje karty budynków albo urządza licytacje. W **gildii rzemieślników** pracują warsztaty: każdy punkt pracy to krok od surowca przez półprodukt do produktu. **Kupcy** sprzedają ze spichlerza. **Ratusz** daje żetony albo lepsze miejsce w kolejności. Pomocnik na złotym polu może użyć przywileju budynku. Zimą nikt nie wysyła pomocników: każdy raz buduje i raz pracuje.
how-points = Karty punktują, gdy coś wytworzą. Na koniec roku dochodzą statki (każdy znacznik i przewaga na każdym statku), kolory rzędu, znaczniki w spichlerzu i zainwestowany kapitał. Żetony premii za całe linie produkcyjne liczą się na końcu.
how-end = Po trzeciej zimie, czyli po dwunastu porach roku, dodaje się żetony premii. Wygrywa ten, kto zebrał najwięcej punktów uznania.
how-advice-1 = Zaplanuj jedną linię od surowca do statku i do niej dobieraj kolory.
how-advice-2 = Zbieraj jeden kolor kapitału: cztery karty są warte 15, cztery w różnych kolorach około ośmiu.
how-advice-3 = Dwóch pomocników w gildii rzemieślników nic nie da bez tego, co można wytworzyć: najpierw buduj, potem pracuj.
