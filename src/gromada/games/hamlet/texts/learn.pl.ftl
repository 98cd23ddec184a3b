# Pierwsza partia z przewodnikiem: dwa zdania przy elemencie.
lesson-aim = Wszyscy razem budują jedną wioskę wokół tego Kościoła, a każdy chce mieć z niej najwięcej punktów. Gdy dostarczona zostanie ostatnia część Kościoła, gra się kończy.
lesson-villager = Każdy twój mieszkaniec działa raz w turze: idzie drogami na dowolny kafelek i robi tam jedną rzecz. Potem leży do twojej następnej tury.
lesson-tiles = Do każdego podświetlonego kafelka można dojść. Budowle nie należą do nikogo: korzystasz z cudzych, a inni z twoich.
lesson-produce = Mieszkaniec wypełnia tu wszystkie puste pola i zarabia dwie sztuki złota. Towary leżące w wiosce może wziąć każdy, więc wytwarzaj to, czego zaraz użyjesz.
lesson-shared = Zobacz, czego użył przeciwnik: drewno, kamień i zboże są wspólne. Co zostawisz, to prezent dla następnego gracza.
lesson-town-hall = W Ratuszu bierze się projekty i zatrudnia pomoc. Drugi mieszkaniec to druga akcja w każdej turze: większość graczy chce go wcześnie.
lesson-blueprint = Projekt z lewej jest darmowy; za każdy krok w prawo kładziesz sztukę złota na pomijanych. Złoto leżące na projekcie bierzesz razem z nim.
lesson-hire = Mieszkaniec kosztuje 5, 7, potem 9 sztuk złota, osioł 3. Mieszkańcy działają, osły wożą: towary docierają tylko przez twoje osły, poza pierwszym i ostatnim krokiem.
lesson-construct = Masz projekt. Wyślij mieszkańca na kafelek, przy którym ma stanąć budowla, tak by towary mogły tam dotrzeć: od razu da punkty, a później pożytek.
lesson-placing = Obracaj kafelek, aż będzie pasował: droga musi stykać się z drogą, las i wzgórze jak chcą. Z budowli bez drogi można korzystać dopiero, gdy ktoś ją dobuduje.
lesson-donkeys = Każdy osioł może przejść w turze o jeden kafelek. Postaw po jednym na kafelkach, przez które jadą towary; początek i cel osła nie wymagają.
lesson-pay = To towary, które tu docierają. Brakujące często można kupić na Targu, drożej, niż kosztowałoby ich przywiezienie.
lesson-milestone = Pierwsza wytwórnia danego rodzaju daje budowniczemu kamień milowy, na stałe. Odtąd ten gracz wyrabia towary lepszej jakości, które przy zużyciu dają dwa razy więcej.
lesson-refine = Wytwórnia zmienia drewno, kamień lub zboże w deski, cegły, mąkę i mleko. Sama nic nie daje, ale tych towarów chcą dostawy i sprzedaże.
lesson-makers = Przetworzony towar pamięta, kto go zrobił: ktokolwiek go zużyje, wytwórca dostaje złoto i punkty. Wyrabiaj więc to, czego będą potrzebować inni.
lesson-sale = Sprzedaże czekają na Targu na tego, kto pierwszy przywiezie towar. Od razu dają punkty i złoto, a za najwięcej sprzedaży jest nagroda.
lesson-delivery = Dostawa do Kościoła dobrze płaci, liczy się do dwóch nagród i przybliża koniec. Gdy przegrywasz, zwlekaj, a gdy prowadzisz, spiesz się.
lesson-road = Droga między wzgórzami kosztuje dwa drewna, przez las dwa kamienie. Otwiera budowle wszystkim, punktuje tobie, a najdłuższy szlak liczy się na końcu jeszcze raz.
lesson-end = Każda dostawa przybliża koniec. Policz, czego brakuje twoim projektom i czy zdążysz: niezbudowane nic nie są warte.
lesson-solo-botric = W pojedynkę budujesz przeciw Botrikowi, który ma turę po każdej twojej i nikt za niego nie decyduje. Gdy Kościół stanie, chcesz mieć więcej punktów niż on.
lesson-solo-next = Krążek mówi, od którego miejsca w tym rzędzie Botric zaczyna; robi pierwszą rzecz, którą może, a jej żeton idzie na koniec. Widać więc, co pewnie nastąpi, i można go wyprzedzić.
lesson-solo-carries = Botric przewozi towary na każdą odległość bez osłów i buduje bez złota. Wszystko, co leży na połączonych kaflach, jest tak samo jego jak twoje.
lesson-solo-first = Przede wszystkim dostarcza do Kościoła, i to ze zniżką, a potem sprzedaje na Targu. Nie zostawiaj tego, co dopełniłoby dostawę.

# Jak grać, w pięć minut.
how-aim = Jedna wioska, budowana przez wszystkich. Punkty masz za to, co zbudujesz, wyrobisz, sprzedasz i dostarczysz, póki nie stanie Kościół. Wygrywa najwięcej punktów.
how-table = Pośrodku stoi Kościół, a wokół niego Drwal, Kamieniołom, Gospodarstwo, Targ i Ratusz. Nad wioską leży rząd projektów; na Targu czekają trzy sprzedaże, a przy Kościele dostawy, które go ukończą. Każdy zaczyna z jednym mieszkańcem i jednym osłem na Kościele oraz garścią złota. Kamienie milowe bierze ten, kto jest pierwszy, nagrody ten, kto na końcu ma najwięcej. Budowle, drogi i towary służą wszystkim; złoto, projekty, mieszkańcy i osły są tylko twoje. W pojedynkę gra się przeciw Botrikowi, który sam wykonuje swoje tury i pokazuje, dlaczego tak postępuje.
how-round = W turze każdy twój mieszkaniec może raz zadziałać, a każdy osioł przejść o jeden kafelek. Mieszkaniec idzie drogami na dowolny kafelek i robi jedną rzecz: **korzysta z budowli**, **wznosi** obok niej jeden z twoich projektów albo **buduje drogę**. Wytwórców wypełnia się drewnem, kamieniem lub zbożem za dwie sztuki złota. Wytwórnie zmieniają je w deski, cegły, mąkę i mleko. Ratusz daje projekty i najmuje mieszkańców i osły. Na Targu realizuje się sprzedaże, w Kościele dostawy. Co potrzebne do akcji, musi dotrzeć na jej kafelek: o krok bez pomocy, dalej tylko przez kafelki z twoimi osłami. Brakujące towary można kupić za złoto, jeśli Targ jest w zasięgu.
how-points = Budowle płacą przy wzniesieniu, sprzedaże i dostawy od razu. Kto zużywa przetworzony towar, daje wytwórcy złoto i punkty z banku. Na końcu dochodzą miejsca z twoją flagą, drogi i najdłuższy szlak, nagrody za dostawy, sprzedaże i flagi oraz punkt za trzy sztuki złota.
how-end = Gdy wypełni się ostatnie pole dostaw Kościoła, kończy się rundę i liczy punkty.
how-advice-1 = Drugi mieszkaniec przed piątą rundą, trzeci niedługo potem: tę grę wygrywają akcje.
how-advice-2 = Zbuduj pierwszą wytwórnię jakiegoś rodzaju. Kamień milowy podwaja wartość każdego twojego żetonu.
how-advice-3 = Ustawiaj osły, zanim będą potrzebne: jeden na Kościele na początku sięga prawie wszędzie.
