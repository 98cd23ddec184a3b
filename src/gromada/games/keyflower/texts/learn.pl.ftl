# Pierwsza partia z przewodnikiem: dwa zdania przy elemencie.
lesson-aim = Przez cztery pory roku wygrywasz kafle na licytacjach i układasz je wokół tego domu. Punkty dają usprawnione kafle, to, co na nich leży, a przede wszystkim kafle zimowe.
lesson-workers = Robotnicy są tu wszystkim: pieniędzmi na licytacji i rękami do pracy, a za zasłonką nikt inny ich nie zna. Czerwonych, żółtych i niebieskich jest wielu, zielonych mało: zielonymi można zamknąć drogę innym.
lesson-bid = Aby licytować, połóż robotników jednego koloru przy swojej krawędzi kafla. Kto na koniec pory roku ma ich tam najwięcej, dostaje kafel, a robotnicy przepadają.
lesson-use = Możesz też postawić robotników na samym kaflu i od razu wziąć to, co wytwarza. Tak używa się każdego kafla na środku i w każdej wiosce, także cudzej.
lesson-colour = Pierwszy robotnik przy kaflu lub na nim ustala kolor do końca pory roku: dalej tylko ten kolor. Kto otworzy kafel kolorem, którego inni mają mało, ten już w połowie go wygrał.
lesson-overbid = Przebito cię albo mogą cię przebić: oferta musi być większa od każdej innej. Przegrywający robotnicy nie utknęli: cała grupa może w późniejszej turze przejść na inny kafel.
lesson-whole-group = Przegrywająca grupa przechodzi w całości, razem z dowolną liczbą robotników zza zasłonki. Grupy, które przegrywają do końca, wracają do ciebie.
lesson-order = Ten kafel decyduje, kto pierwszy bierze statek. Statki przywożą robotników na następną porę roku, więc wydany tu robotnik często się zwraca.
lesson-boats = Na koniec pory roku każdy bierze jeden z tych statków z robotnikami i umiejętnościami. Ładunek leży odkryty: zobacz, jakimi kolorami będziesz licytować.
lesson-winter-hand = Te kafle zimowe znasz tylko ty. Mówią, za co na końcu są punkty, więc już wiosną niech ci podpowiedzą, co zbierać.
lesson-lay = Teraz dokładasz wygrane kafle: droga musi stykać się z drogą. Prowadź drogi stamtąd, gdzie coś powstaje, tam, gdzie ma leżeć, bo surowce jadą tylko drogami.
lesson-visitors = Kto pracuje w twojej wiosce, na koniec pory roku zostawia ci tam robotników. Kafel, którego chcą używać inni, to dochód.
lesson-pick-boat = Bierz statek z kolorami, których potrzebujesz, a nie po prostu najpełniejszy. Umiejętnościami płaci się za usprawnienia i punktują zimą.
lesson-carry = Każdy punkt przenosi jeden surowiec jedną drogą na sąsiedni kafel. Za usprawnienie płaci się surowcami z tego samego kafla, więc woź je tam, gdzie będą potrzebne.
lesson-upgrade = Usprawniony kafel wytwarza więcej, a na odwrocie ma punkty. Dom oraz kafle wiosenne, letnie i jesienne można usprawnić po jednym razie.
lesson-autumn = Kafle jesienne punktują za to, co na nich leży na końcu. Zacznij już teraz zwozić tam surowce: zima jest krótka, a każdy transport kosztuje robotników.
lesson-choose-winter = Wybierz kafle zimowe najlepsze dla swojej wioski: wszystkie trafią na licytację, także innych. Co najmniej jeden musi; zatrzymaj te, które pomogłyby komuś innemu.
lesson-winter = Ostatnia licytacja: kafle zimowe rozstrzygają grę, a pozostali robotnicy liczą się tylko tam, gdzie mówi o tym kafel. Wydawaj ich, ale pamiętaj, czego na końcu chcą twoje kafle.

# Jak grać, w pięć minut.
how-aim = Cztery pory roku, cztery licytacje. Budujesz wioskę z sześciokątnych kafli, które pracują, są usprawniane i na końcu punktują. Wygrywa najwięcej punktów.
how-table = Na środku leżą kafle tej pory roku, kafle kolejności oraz statki z robotnikami i umiejętnościami. Każdy ma dom, czyli pierwszy kafel wioski, a za zasłonką ośmiu robotników wylosowanych z woreczka, których nie widzi nikt inny. Każdy trzyma też w tajemnicy kilka kafli zimowych. Drogi, rzeki i pola na krawędziach kafli decydują, jak mogą one leżeć obok siebie. Surowce to drewno, kamień, żelazo i złoto; złoto zastępuje każdy inny. Umiejętności to piły, kilofy i kowadła, potrzebne do usprawnień i cenne zimą.
how-round = W porze roku gracze wykonują po kolei tury, a w każdej jedno z trojga: **licytują** kafel lub kolejność, kładąc robotników jednego koloru przy swojej krawędzi; **używają** kafla na środku albo w czyjejkolwiek wiosce, stawiając na nim robotników; albo **pasują**. Pora roku kończy się, gdy wszyscy spasują po kolei. Pierwszy robotnik ustala kolor kafla do końca pory. Oferta musi być największa; kogo przebito, może przenieść całą grupę gdzie indziej. Kafla można użyć najwyżej trzy razy: za każdym razem większą liczbą robotników, razem sześcioma. Potem kafle trafiają do zwycięzców, a ich robotnicy do woreczka; przegrani zabierają swoich; robotnicy stojący na kaflach należą do właściciela kafla. Statki z nowymi robotnikami bierze się w ustalonej kolejności, a wygrane kafle dokłada się tak, by droga stykała się z drogą.
how-points = Usprawnione kafle mają punkty. Jesienne punktują za leżące na nich surowce. Zimowe liczą surowce, umiejętności i robotników; każdy element liczy się raz. Złoto, którego nie użyto inaczej, jest warte punkt. Punktują też statki i kafle kolejności wygrane zimą.
how-end = Po zimie odsłania się zasłonki i liczy wszystko; najlepszy podział surowców, umiejętności i robotników między kafle znajduje program.
how-advice-1 = Przeczytaj swoje kafle zimowe już wiosną i zbieraj to, co liczą.
how-advice-2 = Używaj dobrych kafli innych graczy: robotników dostanie właściciel, ale to, co powstało, jest twoje.
how-advice-3 = Zostaw sobie kilku zielonych robotników. Kafel otwarty na zielono bywa tylko twój.
