# Pierwsza partia z przewodnikiem: dwa zdania przy karcie.
lesson-aim = Po zarazie zakładasz osadę i chcesz mieć najwięcej złota, gdy zamknie się drugi targ. Prawie całe złoto dają osadnicy, którzy leżą tu niezakryci.
lesson-draft = Najpierw wszyscy po kolei biorą osadników, na początku po dwóch. Karta z drogi leży odkryta: widać jej fach, złoto i to, co musi leżeć pod nią.
lesson-draft-unseen = Stos pokazuje tylko barwy rewersów. Bierz z niego, gdy droga nic dla ciebie nie ma: nikt nie wie z góry, co dostaniesz.
lesson-refill = Każdą kartę wziętą z drogi zastępuje karta z pierwszego stosu od lewej. Stosy stale więc maleją, a z nimi czas do targów.
lesson-square = Wzięci osadnicy czekają tutaj na oczach wszystkich i trafią na rękę, gdy będzie ich tylu, ilu możesz wziąć.
lesson-coin = Między doborem a budową każdy z dwóch graczy może położyć monetę na osadniku przy drodze. Ci bez monety odchodzą: zapłać za tego, kogo chcesz tu zastać w następnej rundzie; kto weźmie kartę, dostanie jej monety.
lesson-build = Teraz budujesz: każdy wyłożony osadnik kosztuje jedną akcję budowy, na początku masz dwie. Karta zaczynająca własny łańcuch idzie na stół, pozostałe na kartę, którą wskazuje ich łańcuch.
lesson-trade = Do trzech razy w turze i bez użycia akcji możesz oddać dowolną kartę z ręki za drwala, kosiarza albo górnika. Od nich zaczyna się większość łańcuchów, więc żadna karta nie przepada.
lesson-trade-kind = Wybierz tego, na którym stanie najwięcej kart z twojej ręki: wskaż kartę na ręce i spójrz na spód jej łańcucha.
lesson-trade-stack = Oddana karta idzie zakryta na stos. Jeśli mogłaby się komuś przydać, schowaj ją tam, gdzie długo nikt jej nie dobierze.
lesson-chain = Ta karta jest spodem łańcucha i bezpośrednio na niej mogą leżeć dwie karty. Każdy następny szczebel daje więcej złota niż poprzedni.
lesson-padlock = Kłódka kosztuje dwie sztuki złota w chwili zagrania. Jeśli osadnik z kluczem leży u ciebie, płaci bank, a monety leżą na twojej karcie; jeśli u kogoś innego, płacisz właścicielowi.
lesson-food = Widoczne jedzenie pozwala dobierać więcej kart, a budowniczowie więcej budować, najwyżej po pięć. Jedno i drugie jest najcenniejsze na początku, gdy przed tobą wiele rund.
lesson-covered = Zakryta karta zachowuje barwę, ale traci złoto, jedzenie, budowniczego i srebro. Zanim zakryjesz jedzenie albo budowniczego, pomyśl, czy złoto jest warte karty traconej w każdej rundzie.
lesson-markets = Pierwszy targ nadchodzi, gdy puste są dwa pierwsze stosy, drugi i ostatni, gdy puste są wszystkie. Zerkaj na stosy: ostatnia runda przychodzi wcześniej, niż się wydaje.
lesson-first-market = Na pierwszym targu wypłacono wszystkie widoczne symbole złota i policzono monety leżące na osadnikach. Monety zostają na miejscu i na końcu policzą się jeszcze raz.
lesson-silver = Srebro liczy się tylko na drugim targu i zależy od reszty osady: tyle a tyle za każdą kartę danej barwy, za jedzenie, za kłódkę. Jedna srebrna karta wzięta wcześnie nadaje kierunek całej osadzie.
lesson-last-round = Koniec blisko: odtąd liczy się tylko złoto. Zakrywaj to, co już nie zapłaci, i nie oszczędzaj akcji ani monet na rundę, której nie będzie.
lesson-solo-countess = W pojedynkę grasz przeciw Hrabinie: po drugim Targowisku musisz mieć więcej Złociszy niż ona, a remis jest jej. Tu leżą jej osadnicy; nie potrzebują łańcuchów i nie płacą za kłódki.
lesson-solo-event = To wydarzenie obowiązuje do końca rundy. Przeczytaj, kiedy działa i co liczy: dobierając i budując, często można mu jeszcze zaradzić.
lesson-solo-takes = Po każdej karcie, którą dobierasz, jeden odkryty osadnik trafia do Hrabiny, a ty wybierasz który. Oddaj takiego, który sam daje niewiele, i nie oddawaj klucza, za który będziesz jej płacić.
lesson-solo-order = To ty ustalasz kolejność wydarzeń. Pomyśl najpierw, co jedno z nich zabierze, zanim drugie to policzy.
lesson-solo-reserve = Na koniec rundy Hrabina bierze wierzchnią kartę rezerwy. Im mniej jest dla niej warta, tym więcej wydarzeń: jedno od dziesięciu w górę, trzy za nic.
lesson-solo-jester = Raz na grę Błazen odrzuca odkryte wydarzenie. Zachowaj go na takie, które kosztowałoby cię gotowy łańcuch albo dużo Złociszy.

# Jak grać, w pięć minut.
how-aim = Zaraza wyludniła kraj, a drogą idą ludzie w poszukiwaniu domu. Zapraszasz ich i budujesz osadę, w której fachy wspierają się nawzajem. Wygrywa, kto po drugim targu ma najwięcej złota.
how-table = Pośrodku leży Droga z sześcioma odkrytymi osadnikami, za nią sześć zakrytych stosów, rezerwa i trzy stosy osadników podstawowych. Pod drugim i szóstym stosem leżą targi. Przed tobą są Założyciele, pierwsza karta twojej osady, i osiem sztuk złota; na ręce masz pięć kart, których nie zna nikt inny. Karty mają barwy fachów: z jednej barwy korzystają srebrne symbole i niektóre rozszerzenia, dlatego warto pamiętać, czego leży u ciebie najwięcej.
how-round = Runda ma trzy części. **Dobór:** gracze po kolei biorą osadników, odkrytych z drogi albo w ciemno ze stosu; na początku po dwóch, za każde jedzenie w osadzie o jednego więcej, najwyżej pięciu. **Droga** się porządkuje: ci, których nikt nie chciał, odchodzą, przychodzą nowi, a monety zachęcają do wzięcia tych, którzy zostali. **Budowa:** jeden po drugim gracze wykładają osadników; na początku dwóch, za każdego budowniczego o jednego więcej. Osadnik z łańcuchem musi leżeć na karcie, którą łańcuch wskazuje. Za dowolną kartę z ręki można wziąć drwala, kosiarza albo górnika, trzy razy w turze: od nich zaczyna się większość łańcuchów. Kłódka kosztuje dwie sztuki złota: dostaje je właściciel odpowiedniego osadnika, a jeśli jesteś nim ty, płaci bank.
how-points = Liczy się tylko to, co niezakryte. Symbole złota płacą na obu targach, podobnie monety leżące na osadnikach. Srebro płaci tylko na drugim targu, według zasady na karcie: za jedzenie, za kłódki, za karty danej barwy. Osadnik otwierający cudze kłódki zbiera za każdym razem dwie monety, ktokolwiek zagra kartę.
how-end = Pierwszy targ odbywa się w rundzie, w której opustoszały dwa pierwsze stosy, drugi, gdy opustoszało wszystkie sześć. Wtedy gra od razu się kończy.
how-advice-1 = W pierwszych rundach zdobądź jedzenie i budowniczych: wszystko później jest wielokrotnością tego, ile możesz dobrać i zbudować.
how-advice-2 = Kończ łańcuchy. Wierzch trzystopniowego łańcucha płaci tyle co trzy luźne karty i leży na kartach, których nikt ci nie zabierze.
how-advice-3 = Patrz, jakie klucze leżą w czyjej osadzie. Kowal u ciebie otwiera za darmo dziesięć kłódek, a inni płacą tobie.
