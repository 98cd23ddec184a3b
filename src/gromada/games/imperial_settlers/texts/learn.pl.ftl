# Pierwsza partia z przewodnikiem: dwa zdania przy elemencie.
lesson-aim = W dziesięć rund rysujesz na tym arkuszu imperium: ziemie na czterech torach i sześć Budynków, które ci pomagają. Rozstrzyga suma pól punktacji.
lesson-favour = Każdy bierze w rundzie jeden żeton Przysługi, zaczyna Aktywny gracz. Można go użyć raz, w dowolnej chwili swojej fazy, i nie kosztuje Robotnika.
lesson-roll = Jeden rzut liczy się dla wszystkich: trzy Surowce i tyle akcji, ile wskazuje kość Robotników. Co zostanie na koniec rundy, przepada.
lesson-space = Jedna akcja wykreśla jeden obszar: płacisz dokładnie to, co w nim wydrukowano, wszystko naraz. Podświetlone jest to, co można teraz wykreślić.
lesson-building = Budynek działa od chwili wykreślenia ostatniego obszaru, w każdej następnej rundzie. Najpierw warto skończyć te, które dają Surowce albo akcje.
lesson-token = Nie zapomnij o żetonie Przysługi: użyj go przed końcem fazy, potem wraca do rzędu.
lesson-at-once = Wszyscy rozbudowują się równocześnie, każdy na swoim arkuszu, więc nikt niczego ci nie zabierze. Na innych patrz tylko po to, by wiedzieć, ile warte są dla nich żetony.
lesson-section = Sekcja jest skończona. Tor punktuje liczbę przy ostatniej skończonej sekcji, więc pół sekcji na końcu nic nie daje.
lesson-tracks = Liczby rosną w prawo coraz szybciej. Dwa tory doprowadzone daleko dają więcej niż cztery zaczęte.
lesson-completed = Ten Budynek pomaga ci odtąd w każdej rundzie. Spójrz na jego znak: jedne działają same, inne na kliknięcie, jeszcze inne dopiero na koniec gry.
lesson-gold = Złotem zapłacisz za każdy Surowiec, a za Złoto niczym innym. Zachowaj je na obszar, którego inaczej nie opłacisz.
lesson-bridge = Skończone Mosty otwierają leżące pod nimi Pola. Kółka Pola to Surowce, każde za jedną akcję i raz w grze.
lesson-harvest = To Pole jest otwarte: każde kółko kosztuje akcję i od razu daje Surowce. Najlepiej zbierać w rundzie z wieloma Robotnikami i małą liczbą Surowców.
lesson-last-round = Ostatnia runda: nic już nie zostaje na później. Kończ to, co warte punktów, najpierw sekcje, potem to, za co płaci Eksport i Budynki liczone na końcu.
lesson-solo-rank = W pojedynkę grasz o rangę: Plebejusz poniżej 40 punktów, Cesarz od 80. Każdy arkusz Przygody ma inne budynki i można go próbować jeszcze raz, żeby zdobyć lepszą.
lesson-solo-favour = W każdej rundzie widzisz rzut i bierzesz jeden z trzech żetonów Przychylności, choćby znowu ten sam: weź to, czego w rzucie brakuje. Żeton działa raz, w dowolnej chwili tury, i nie kosztuje Robotnika.
lesson-solo-roll = Rzut daje trzy zasoby i tyle akcji, ile pokazuje kość Robotników. Co zostanie na koniec rundy, przepada.
lesson-solo-settle = Na koniec rundy możesz narysować jedną Osadę: Plan, którego kształt mieści się na ukończonych odcinkach spoza innych Osad. Nic to nie kosztuje, więc sprawdzaj co rundę.
lesson-solo-plan = Planu nie wolno obracać ani odbijać. Podwyżka wzmacnia budynek do końca gry, a punkty liczą się na końcu.

# Jak grać, w pięć minut.
how-aim = Rysujesz imperium: mury, chatki, spichlerze i mosty na swojej ziemi oraz sześć Budynków u siebie. Po dziesięciu rundach wygrywa najwięcej punktów. W pojedynkę grasz jedną z 48 Przygód o rangę.
how-table = Przed tobą leżą dwa arkusze. Na arkuszu Imperium biegną od lewej do prawej cztery tory: mury, chatki, spichlerze i mosty, każdy z dziewięciu sekcji, a pod Mostami leżą Pola. Na arkuszu Wioski stoi sześć Budynków, każdy z obszarami do wykreślenia i zdolnością. Między graczami leżą kości i kilka żetonów Przysługi, o jeden więcej niż graczy. Surowce to Kamień, Drewno i Jadło, a Złoto zastępuje każdy z nich. Robotnicy to akcje: ile ich wypadnie na kości, tyle obszarów możesz wykreślić, chyba że Budynek albo żeton da ci więcej. Nic nie jest tu ukryte poza tym, co inni właśnie robią w tej samej fazie: zobaczysz to, gdy wszyscy skończą.
how-round = Kośćmi rzuca się raz dla wszystkich: trzy Surowce i liczba Robotników. Każdy bierze jeden żeton Przysługi. Potem wszyscy rysują równocześnie. Każda akcja wykreśla jeden **obszar Budowy**, opłacony od razu wydrukowanymi w nim Surowcami, albo jeden **obszar Zbiorów** otwartego Pola, który daje Surowce. Złoto zastępuje każdy Surowiec. Skończone Budynki dają Surowce, akcje, wymiany albo punkty; jak często, mówią same. Co nie zostanie użyte do końca rundy, przepada.
how-points = Każdy z czterech torów punktuje liczbę przy ostatniej skończonej sekcji. Punkty z Budynków i żetonów zapisuje się na bieżąco. W grze zaawansowanej i w Przygodach skończone sekcje można łączyć w Osady, które podnoszą wartość Budynku albo punktują.
how-end = Gra trwa zawsze dokładnie dziesięć rund. Po dziesiątej dodaje się pola punktacji. Remisy rozstrzygają zasady; w pojedynkę suma daje rangę.
how-advice-1 = Najpierw Budynki, potem ziemie: to, co od trzeciej rundy daje Surowiec co rundę, zapłaci osiem razy.
how-advice-2 = Licz Robotników, nie tylko Surowce. Trzy Surowce i jedna akcja to jeden obszar, choćbyś był bogaty.
how-advice-3 = Kończ sekcje. Przed dwiema ostatnimi rundami policz wstecz, które jeszcze zdążysz zamknąć.
