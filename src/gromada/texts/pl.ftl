# Zdania samego stołu, wspólne dla wszystkich gier.

seat-name = Miejsce { $number }

## Dlaczego nie

why-CORE-TURN-1 = Teraz nie jest twoja kolej.
why-CORE-OVER-1 = Gra jest skończona.
why-CORE-ASK-1 = To nie jest odpowiedź na zadane pytanie.
idle-apart = Obecne pytanie tego nie dotyczy.
idle-later = Najpierw wskazuje się coś innego (to, co zaznaczone), a potem może to.
idle-other = Teraz odpowiada { $seat }.
idle-others = Teraz odpowiadają inni.

## Liczebniki

points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
moves-count =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[other] { $count } ruchów
    }
games-count =
    { $count ->
        [one] { $count } rozgrywka
        [few] { $count } rozgrywki
       *[other] { $count } rozgrywek
    }

## Gra w terminalu

option-prompt = Twój ruch
help-title = Co można wpisać
help-number = liczba: możliwość o tym numerze
help-move = ruch słowami, na przykład „{ $move }”
help-why = ? i ruch: dlaczego ten ruch jest teraz niemożliwy
help-undo = u: cofnij swój ostatni ruch
help-save = save albo save PLIK: zapisz dotychczasowy zapis gry
help-board = b: narysuj stół jeszcze raz
help-quit = quit: wyjdź; gromada play --continue wraca do gry
help-more = m: pokaż wszystkie możliwości
more-options =
    { $count ->
        [one] i jeszcze { $count }: wpisz m, aby ją zobaczyć
        [few] i jeszcze { $count }: wpisz m, aby je zobaczyć
       *[other] i jeszcze { $count }: wpisz m, aby je zobaczyć
    }
not-possible = To niemożliwe: { $reason } [{ $rule }]
is-possible = „{ $move }” jest teraz możliwe.
undo-done = { $count ->
        [0] Cofnięto: { $move }. Nic więcej nie da się cofnąć.
        [one] Cofnięto: { $move }. Można cofnąć jeszcze { $count } ruch.
        [few] Cofnięto: { $move }. Można cofnąć jeszcze { $count } ruchy.
       *[other] Cofnięto: { $move }. Można cofnąć jeszcze { $count } ruchów.
    }
undo-none = Nie ma ruchu, który możesz cofnąć bez zgody innych: odsłonięto coś nowego albo ktoś już odpowiedział.
saved = Zapisano w pliku { $file }.
left =
    Gra przerwana po { $count ->
        [one] { $count } ruchu
       *[other] { $count } ruchach
    }.
no-more-input = Wejście się skończyło, więc gra zatrzymuje się w tym miejscu.
curtain = Stół jest zasłonięty. { $seat }: naciśnij Enter, gdy nikt inny nie widzi ekranu.
game-over = Gra skończona.
score-total = Razem
won-alone = Wygrywa { $seat }.
won-shared = Zwycięstwo dzielą { $seats }.
and = i
person-name = Gracz { $number }

## Odtwarzanie

replay-at = Ruch { $at } z { $last }
replay-start = Przed pierwszym ruchem
replay-help = Enter lub n: dalej, p: wstecz, liczba: do tego ruchu, q: koniec
replay-bad-key = Wpisz n, p, q albo liczbę od 0 do { $last }.

## Tabele

column-bot = Bot
column-seat = Miejsce
column-mean = Średnia
column-least = Najmniej
column-most = Najwięcej
column-wins = Wygrane
column-win-rate = Odsetek wygranych
column-rating = Ranking
column-interval = Przedział 95%
column-kind = Rodzaj
column-id = Id
column-name = Nazwa
column-source = Źródło
column-game = Gra
column-seats = Miejsca
column-decisions = Decyzje na sekundę
column-copy = Kopia, µs
column-length = Decyzje w rozgrywce
column-games = Rozgrywki na sekundę
simulate-title = { $game }: { games-count }
simulate-ties = Wspólne zwycięstwa: { $ties }
simulate-length = Decyzje w rozgrywce: średnio { $mean }, najwięcej { $most }
simulate-speed = Decyzje: { $decisions } w { $seconds } s, czyli { $speed } na sekundę, { $engine }
engine-compiled = silnik skompilowany
engine-interpreted = silnik interpretowany (wolny: nie ma wersji skompilowanej)
arena-title = { $game }: { games-count }, rozdania: { $deals }, z rotacją miejsc
arena-method = Odsetek wygranych: udział w zwycięstwach, wspólne dzielone. Każde rozdanie rozgrywa się ponownie z botami na kolejnych miejscach. Przedział Wilsona z kwantylem Studenta, dla liczby niezależnych rozgrywek wynikającej z rozrzutu między rozdaniami.
arena-fair = Równe boty wygrywałyby po { $share }.
learn-title = Nauka: { $game }, liczba miejsc: { $seats }
learn-kept = Zachowano: { $file }
learn-rechecked = { $file } nadal pasuje: przewiduje { $r2 } różnic punktów, sama ocena { $plain }.
learn-prior-rechecked = { $file } nadal pasuje: próby przeszukiwania zaskakują go na { $learnt }, spojrzenie o jeden ruch naprzód na { $plain }.
ladder-page = Cała drabinka, z wykresami: { $file }
bench-compiled = Silnik jest skompilowany.
bench-interpreted = Silnik jest interpretowany, nie skompilowany: działa wielokrotnie wolniej.
data-title = { $game }: co jest nadrukowane i skąd to wiadomo
data-summary = Wpisy w zestawie { $pack }: { $entries }, w tym z instrukcji { $rulebook }, z publicznych materiałów { $public }, odtworzone { $reconstructed }
data-note = Wpis odtworzony jest domysłem, który właściciel pudełka może poprawić we własnym zestawie.
data-good = { $file } to poprawny zestaw gry { $game } o skrócie { $pack }.
verify-good = Zapis jest prawidłowy ({ $game }): { moves-count } zgodnie z zasadami aż do podanego wyniku.
verify-running = Zapis jest jak dotąd prawidłowy ({ $game }): { moves-count } zgodnie z zasadami; gra trwa.
verify-committed = Ziarno losowania jest tym, które obiecano przed rozdaniem.
verify-uncommitted = Zapis nie zawiera obietnicy co do ziarna losowania.
rules-code = W kodzie
rules-tests = W testach
rules-tests-not-here = nie tutaj: testy leżą obok źródeł i nie są instalowane
rules-nowhere = nigdzie
rules-summary = { $game }: zasady: { $rules }, w kodzie: { $coded }, w testach: { $tested }
rules-missing-code = Brak w kodzie: { $ids }
rules-missing-test = Brak w testach: { $ids }
rules-unknown = Użyte, a nieobecne w spisie zasad: { $ids }

## Analiza partii

puzzles-found = { $count ->
    [one] 1 zagadka
    [few] { $count } zagadki
   *[many] { $count } zagadek
} w { $tried } pozycjach.
puzzle-line = { $level }: { $seat }, ruch { $move }, runda { $round }. Najlepiej: { $best }. Narzuca się: { $obvious }.
puzzle-easy = Łatwa
puzzle-medium = Średnia
puzzle-hard = Trudna
puzzle-today = Zagadka dnia
puzzle-solve = Rozwiąż
puzzle-about = { $level }. Runda { $round }, { $seats ->
    [1] gra solo
   *[other] graczy: { $seats }
}. Z { $count } odpowiedzi jedna jest wyraźnie najlepsza, i nie jest to ta, która się narzuca.
puzzle-is-solved = Już rozwiązana.
puzzle-is-tried = Już próbowana.
puzzle-again = Spróbuj jeszcze raz
page-today = Dzisiaj
deal-today = Rozdanie dnia
deal-of-villagers = Samotnie, przeciw Hrabinie
deal-of-hamlet = Samotnie, przeciw Botricowi
deal-of-imperial-settlers = Arkusz przygody { $sheet }, samotnie
deal-about =
    { $count ->
        [0] Ten sam los dla wszystkich, raz dziennie.
        [one] Ten sam los dla wszystkich, raz dziennie. Zagrała jedna osoba: { $best } pkt.
        [few] Ten sam los dla wszystkich, raz dziennie. Zagrały { $count } osoby; najlepszy wynik: { $best } pkt.
       *[other] Ten sam los dla wszystkich, raz dziennie. Zagrało { $count } osób; najlepszy wynik: { $best } pkt.
    }
deal-play = Zagraj
deal-go-on = Graj dalej
deal-look = Zobacz
deal-mine = { $points } pkt, miejsce { $place } z { $played }
deal-yesterday = wczoraj: { $points } pkt, miejsce { $place } z { $played }
deal-ended = Rozdanie dnia: { $points } pkt, na razie miejsce { $place } z { $played }.
deal-ended-about = Dziś grają w nie jeszcze inni, więc zapis i analiza otworzą się jutro.
note-puzzle = Zagadka
note-puzzle-about = { $level }. Z twoich { $count } odpowiedzi jedna jest wyraźnie najlepsza, i nie jest to ta, która się narzuca. Odpowiedz jak w zwykłej partii.
note-puzzle-best = Właśnie tak!
note-puzzle-other = Jest coś lepszego
verdict-best = { $played }: długie przeszukiwanie ma po tym { $hope } nadziei na 100. Narzuca się: { $obvious }, co traci { $loss } z nich.
verdict-obvious = { $played }: to się narzuca, ale traci { $loss } ze 100 nadziei. Najlepiej: { $best }. Długie przeszukiwanie ma po tym { $hope } nadziei.
verdict-other = { $played }: to traci co najmniej { $loss } ze 100 nadziei. Najlepiej: { $best }. Długie przeszukiwanie ma po tym { $hope } nadziei.
review-word = Analiza
review-thinking = Ocena każdej decyzji: { $done } z { $of }
review-wait = Mocny bot zastanawia się nad każdą decyzją na podstawie tego, co jej miejsce wtedy wiedziało. Potrwa to od minuty do trzech; trwa dalej, gdy odejdziesz, i zostaje zachowane.
review-by-round = Punkty w rundach
review-title = Analiza: { $game }
review-about = Każdą decyzję oceniło przeszukiwanie na podstawie tego, co jej miejsce wtedy wiedziało: po { $rollouts ->
        [one] jednej próbie
        [few] { $rollouts } próby
       *[other] { $rollouts } prób
    }, ziarno { $seed }. Małe różnice to szum.
review-anew = Tę partię analizowała wcześniejsza wersja, której słów już się nie używa: powstaje nowa analiza.
review-written = Analiza jest w pliku { $file }.
review-chances = Szansa na wygraną
review-points = Punkty w perspektywie
review-points-short = punkty
review-chart = Szansa na wygraną albo punkty w perspektywie każdego miejsca w ciągu partii; to samo w tabeli poniżej
review-as-table = To samo w tabeli
review-costly = Najkosztowniejsze ruchy
review-none = Żaden ruch nie stracił więcej niż szum.
review-turning = Punkty zwrotne
review-when = Ruch { $move }, runda { $round }:
review-round = Runda { $round }
review-round-short = Runda
review-end = Koniec
review-cost = { $seat }: { $played }. Lepiej: { $best }. Nadzieje { $had } zamiast { $worth } na 100.
review-asked = { $question } – { $played }
review-then = Potem może: { $line }
review-turn = tura: { $seat } ({ $played } …). Szanse: { $changes }.
review-by-luck = Głównie szczęście.
review-sums = Szczęście i umiejętności
review-sums-about = Szanse: na początku, co zmieniło szczęście, co zmieniła gra wszystkich, i na końcu. „Najlepsze” liczy decyzje, dla których przeszukiwanie nie znało nic lepszego; „oddane” to koszt pozostałych, w setnych.
review-sources = Skąd wzięły się punkty
review-column-seat = Miejsce
review-column-points = Punkty
review-column-at-start = Na początku
review-column-luck = Szczęście
review-column-play = Gra
review-column-at-end = Na końcu
review-column-luck-points = Szczęście, punkty
review-column-found = Najlepsze
review-column-given = Oddane
review-column-source = Źródło

## Strona w przeglądarce

page-language = Język
page-new-game = Nowa gra
page-your-name = Twoje imię
page-you = Ty
page-seats = Miejsca
page-person-here = ktoś przy tym ekranie
page-by-link = ktoś przez odnośnik
page-begin = Siadamy i zaczynamy
page-go-on = Wróć do gry
page-no-tables = Tu pojawią się twoje gry; miejsca pamięta ta przeglądarka.
page-open-record = Otwórz zapis gry
page-to-start = Na stronę początkową
page-no-answer = Serwer nie odpowiada. Twoje ruchy są bezpieczne; spróbuj za chwilę.
page-offline = Nie ma teraz połączenia z siecią. Twoje ruchy są bezpieczne; strona ruszy dalej, gdy sieć wróci.
page-replay = { $game }: powtórka
page-connecting = Łączenie…
page-waiting-for = Czekamy: { $names }.
page-wait = Chwileczkę…
page-options-count =
    { $count ->
        [one] { $count } możliwy ruch
        [few] { $count } możliwe ruchy
       *[many] { $count } możliwych ruchów
    }
page-undo = Cofnij
page-log = Przebieg gry
page-log-short = Przebieg
page-back-to = Zaproponuj powrót do wiersza { $number }
page-back-asked = { $seat } prosi o cofnięcie gry.
page-agree = Zgoda
page-decline = Nie
page-here = przy stole
page-away = poza stołem
page-bot-stands-in = (w zastępstwie gra bot)
page-switch = przejdź
page-sit = Zajmij to miejsce
page-come-back = Wracam na swoje miejsce
page-let-bot = Niech bot zagra za mnie
page-let-bot-for-now = Niech na razie gra bot
page-give-seat = oddaj to miejsce człowiekowi
page-invite = Zaproś: { $seat }
page-link = Odnośnik do miejsca
page-qr = Kod QR odnośnika
page-watch = Odnośnik dla widzów
page-chat = Rozmowa
page-say = Napisz coś
page-send = Wyślij
page-rules = Zasady
page-search-rules = Szukaj w zasadach
page-save-record = Pobierz zapis gry
page-promise = Rozdanie obiecano, zanim powstało: { $hash }…
page-skip = Do stołu
page-credits = Zasady naszymi słowami; gry należą do swoich autorów i wydawców.
page-pack = Dane z pudełka
page-your-turn = Twoja kolej
page-rematch = Zagraj jeszcze raz
moment-share = Udostępnij
moment-title = Udostępnij tę chwilę
moment-about = Obrazek i odnośnik, który otwiera zapis na tym ruchu. Nie widać niczego ukrytego.
moment-picture-only = Obrazek planszy. Zapis otwarty z pliku nie ma własnego adresu.
moment-drawing = Obrazek się rysuje …
moment-no-picture = Ta przeglądarka nie umie narysować obrazka; odnośnik i tak działa.
moment-address = Adres tej chwili
moment-save = Obrazek
page-play-on = Graj dalej stąd
page-watch-replay = Obejrzyj powtórkę
page-step-back = Ruch wstecz
page-step-on = Ruch dalej
page-to-end = Na koniec
page-close = Zamknij
page-look-back = Spójrz wstecz
page-to-now = Wróć do obecnego stanu

game-villagers = Włościanie
game-craftsmen = Rzemieślnicy
game-hamlet = Wioska
game-imperial-settlers = Osadnicy: Wykreślane Imperium
game-keyflower = Keyflower

## Strona początkowa

about-villagers = Dobieraj osadników z Drogi i układaj ich w łańcuchy produkcji.
about-craftsmen = Wysyłaj pomocników, rozbudowuj posiadłość, wytwarzaj towary i ładuj statki.
about-hamlet = Jedna wioska, którą budują wszyscy: drogi, osły i kościół.
about-imperial-settlers = Kości dają robotników i surowce; wykreśl imperium na swoim arkuszu.
about-keyflower = Cztery pory roku: licytuj kafle i używaj ich, swoich i cudzych.
box-villagers = Włościanie
box-craftsmen = Rzemieślnicy
box-hamlet = Wioska
box-imperial-settlers = Osadnicy
box-keyflower = Keyflower
box-under-imperial-settlers = Wykreślane Imperium
mood-villagers = Dobieraj i układaj
mood-craftsmen = Kolejka, plan, dostawa
mood-hamlet = Jedna wioska dla wszystkich
mood-imperial-settlers = Spokojna łamigłówka, wszyscy naraz
mood-keyflower = Licytacja w czterech porach roku
page-pitch = Pięć gier o budowaniu wioski, przy jednym stole.
page-play-now = Graj teraz
page-play-now-against = Zagraj teraz z botami: { $game }
page-set-up = Przygotuj
page-set-up-game = Przygotuj stół: { $game }
page-seat-range = Gracze: { $least }–{ $most }
page-seats-count =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[other] { $count } miejsc
    }
page-option-number = liczba
page-option-other = inna odpowiedź
page-choose-file = Wybierz plik z zapisem
page-finished = Zakończone gry
page-record-hint = Zapis to plik tekstowy z całą rozgrywką. Można ją obejrzeć ruch po ruchu.
page-public = Każdy może oglądać i się przysiąść
page-public-about = widoczny na stronie początkowej; wolne miejsca można zająć
page-hints = Podpowiedzi
page-hints-about = każdy może spytać, co zrobiłaby Sowa; wszyscy widzą, kto pytał
clock = Czas
clock-about = Nikt nie przegrywa gry przez zegar.
clock-none = Bez zegara
clock-none-about = Myśl tak długo, jak chcesz, choćby i kilka dni.
clock-quick = Szybko
clock-quick-about = Minuta na decyzję; potem podejmuje ją Lis.
clock-evening = Na wieczór
clock-evening-about = Pół godziny na osobę na całą grę; potem 20 sekund na decyzję.
clock-post = Korespondencyjnie
clock-post-about = Dwa dni na decyzję; potem podejmuje ją Lis.
clock-left = Pozostały czas:
clock-hours = { $count } godz.
clock-lengthened =
    { $count ->
        [one] Czas przedłużono raz.
       *[other] Czas przedłużono { $count } razy.
    }
more-time-quick = O minutę więcej na każdą decyzję, dla wszystkich.
more-time-evening = O dziesięć minut więcej dla wszystkich.
more-time-post = O dzień więcej na każdą decyzję, dla wszystkich.
leave = Urlop
leave-days = Dni urlopu
leave-about =
    { $count ->
        [one] Twój zegar w tym czasie stoi; w tej grze został ci jeden dzień urlopu.
        [few] Twój zegar w tym czasie stoi; w tej grze zostały ci { $count } dni urlopu.
       *[many] Twój zegar w tym czasie stoi; w tej grze zostało ci { $count } dni urlopu.
    }
leave-none = W tej grze nie masz już urlopu.
leave-go = Biorę urlop
leave-back = Już wracam
leave-until = na urlopie do { $date }
page-free-or-link = ktokolwiek przyjdzie lub ktoś przez odnośnik
page-open-tables = Otwarte stoły
page-seat-free =
    { $count ->
        [one] Przy tym stole jest wolne miejsce.
        [few] Przy tym stole są { $count } wolne miejsca.
       *[many] Przy tym stole jest { $count } wolnych miejsc.
    }
page-seat-by-link = Oglądasz grę. Jest tu wolne miejsce; odnośnik do niego ma { $seat }.
page-seats-free =
    { $count ->
        [0] brak wolnych
        [one] { $count } wolne
        [few] { $count } wolne
       *[other] { $count } wolnych
    }
page-watch-table = Oglądaj
page-join = Przysiądź się
page-icons = Piktogramy: Lorc, Delapouite i inni autorzy z game-icons.net
bot-lamb = Łatwy: ocenia na pierwszy rzut oka i często się myli
bot-fox = Średni: patrzy jeden ruch naprzód wprawnym okiem
bot-owl = Trudny: w każdej turze myśli przez sekundę
bot-dragon = Dla tych, którzy chcą przegrać: w każdej turze myśli pięć sekund
bot-animal-lamb = Owca
bot-animal-fox = Lis
bot-animal-owl = Sowa
bot-animal-dragon = Smok
bot-name-lamb =
    { $number ->
        [0] Owca
       *[other] Owca { $number }
    }
bot-name-fox =
    { $number ->
        [0] Lis
       *[other] Lis { $number }
    }
bot-name-owl =
    { $number ->
        [0] Sowa
       *[other] Sowa { $number }
    }
bot-name-dragon =
    { $number ->
        [0] Smok
       *[other] Smok { $number }
    }
bot-uniform = Łatwy: gra losowo
bot-greedy = Średni: patrzy jeden ruch naprzód
bot-mcts = Trudny: zastanawia się nad każdym ruchem
bot-animal-uniform = Owca
bot-animal-greedy = Lis
bot-animal-mcts = Sowa
bot-name-uniform =
    { $number ->
        [0] Owca
       *[other] Owca { $number }
    }
bot-name-greedy =
    { $number ->
        [0] Lis
       *[other] Lis { $number }
    }
bot-name-mcts =
    { $number ->
        [0] Sowa
       *[other] Sowa { $number }
    }

## Strona początkowa: pudełka, stoły, przygotowanie

page-minutes = { $count } min
page-weight = Ciężar gry: { $weight } z { $most }
page-play = Graj
page-look = Zobacz
page-in-words = Stół w słowach
page-in-words-about = listy zamiast rysunku, dla czytników ekranu i małych okien
page-call-me = zawołaj mnie
page-call-me-about = powiadomienie, gdy twoja kolej, a strona jest zasłonięta
page-tables-count =
    { $running ->
        [one] { $running } trwa
        [few] { $running } trwają
       *[other] { $running } trwa
    }, { $finished ->
        [one] { $finished } zakończona
        [few] { $finished } zakończone
       *[other] { $finished } zakończonych
    }
page-open-about = każdy może się przysiąść
page-no-open-tables = Żaden stół nie jest teraz otwarty. Przygotuj własny i zaznacz, że każdy może oglądać i się przysiąść.
page-other-doors = Inne drzwi
page-paste-link = Wklej odnośnik od znajomego
page-open = Otwórz
page-odd-link = To nie jest odnośnik do stołu ani do powtórki.
page-new-here = Pierwszy raz tutaj?
page-new-here-about = Siądź do gry z Owcą, która nieraz się myli. Dwa zdania przy planszy mówią, co jest ważne; czego nie możesz zrobić, to samo powie dlaczego, a prawie wszystko można cofnąć.
page-reason-undo = Możesz cofnąć
page-reason-undo-about = Do ostatniej tajemnicy; dalej za zgodą innych.
page-reason-why = Dlaczego nie?
page-reason-why-about = Każda odmowa podaje zasadę i drogę do celu.
page-reason-past = Każdy ruch zostaje
page-reason-past-about = Zajrzyj w dowolną chwilę; zapis to plik tekstowy.
page-reason-account = Bez konta
page-reason-account-about = Odnośnik to miejsce. Twoje pamięta ta przeglądarka.
page-reason-honest = Uczciwe rozdanie
page-reason-honest-about = Tasowanie jest obiecane, zanim się odbędzie.
page-name-asked = Jak mamy się do ciebie zwracać?
page-name-about = To imię widzą inni. Pytamy raz; można je zmienić u góry strony początkowej.
page-keep = Zapamiętaj
page-settings = Ustawienia
page-light = Światło
page-light-day = Dzień
page-light-night = Noc
page-light-auto = Jak urządzenie
page-to-day = Tryb dzienny
page-to-night = Tryb nocny
page-sound = Dźwięk
page-sound-about = drewno, papier, monety i kości
page-motion = Ruch
page-motion-about = elementy przelatują z miejsca na miejsce
page-pace = Ruchy innych
page-pace-slow = powoli
page-pace-readable = czytelnie
page-pace-quick = szybko
page-pace-off = od razu
page-gallery = Galeria wszystkich elementów
page-who = Kto siada do stołu?
page-who-about = Kliknij, kto siada na krześle. Miejsca można zmienić także później.
page-older = Brakuje części tej strony
page-older-about = Serwer ma nowszą stronę albo nie odpowiada. Wczytaj ją ponownie; twoje miejsce czeka.
page-bots = Boty
page-who-sits = Kto siada na krześle { $number }?
page-here-short = Tutaj
page-link-short = Link
page-invited = Gość
page-link-later = Odnośnik dostaniesz przy stole.
page-name-of-seat = Imię osoby na krześle { $number }
page-chair-away = Odstaw krzesło { $number }
page-more-chairs = Jeszcze jedno krzesło
page-up-to = najwyżej { $most }
page-another-game = Inna gra
page-your-table = Twój stół
page-pack-about = liczby którego wydania
page-sit-down =
    { $count ->
        [one] Gra w pojedynkę: { $names }.
       *[other] Grają: { $names }.
    }
page-invited-later = Można zacząć od razu; zaproszeni mogą przyjść później.
page-closed = To nie pasuje do pozostałych odpowiedzi.

## Galeria

gallery-kit = Zestaw części
gallery-search = Szukaj po nazwie
gallery-guess = odtworzone

## Powiadomienia: co się teraz dzieje przy stole

note-fine = Dobrze
note-how-it-went = Jak to przebiegło
note-too-late = Za późno
note-refused = To niemożliwe
note-silent = Serwer nie odpowiada
note-lost = Połączenie zostało przerwane
note-lost-about = Każdy potwierdzony ruch jest zapisany. Możesz wszystko oglądać; twoja odpowiedź poczeka.
note-stuck = { $seat }: bot się zgubił
note-stuck-about = Kilka razy zawiódł; gra czeka.
note-past = Stół taki, jaki był przy ruchu { $at }
note-past-about = Plansza ma brązową ramę; tutaj nie można odpowiadać.
note-proposal-about = Do ruchu { $to }, sprzed tego, co wszyscy już zobaczyli.
note-look-at-it = Zobacz
note-sit = To krzesło jest twoje
note-sit-about = Podaj imię i usiądź; odnośnik pamięta ta przeglądarka.
note-standin = Za ciebie gra bot
note-standin-about = Przestanie od razu, gdy wrócisz.
note-clock = Na tę odpowiedź zostało { $time }
note-clock-about = Potem odpowie za ciebie Lis. Nikt nie przegrywa gry przez zegar.
note-clock-out = Lis odpowiedział za ciebie
note-clock-out-about = Czas na tę decyzję minął. Następna znowu należy do ciebie.
note-more-time = Proszę o więcej czasu
note-time-asked = { $seat }: prośba o więcej czasu
note-time-waits = Twoja prośba o więcej czasu
note-time-given = Jest więcej czasu
note-time-declined = Na razie bez dodatkowego czasu
note-time-declined-about = Nie wszyscy się zgadzają. Nikt nie przegrywa gry przez zegar.
note-bylink = Krzesło na kogoś czeka
note-away =
    { $count ->
        [one] { $seat }: od minuty poza stołem
        [few] { $seat }: od { $count } minut poza stołem
       *[other] { $seat }: od { $count } minut poza stołem
    }
note-away-about = Gra czeka na tę odpowiedź. Na miejsce można wrócić w każdej chwili.
note-rematch = Następna gra jest gotowa
note-rematch-about = Te same miejsca i ustawienia, nowe rozdanie.
note-to-new-table = Do nowego stołu
note-back = Znów przy stole
note-back-about =
    { $count ->
        [0] W tym czasie nic się nie wydarzyło.
        [one] W tym czasie wykonano jeden ruch.
        [few] W tym czasie wykonano { $count } ruchy.
       *[other] W tym czasie wykonano { $count } ruchów.
    }
note-arrived = { $seat } siada do stołu
note-consent = Twoja prośba o powrót do ruchu { $to }
note-consent-about = Jeszcze bez odpowiedzi: { $names }.
note-withdraw = Wycofaj
note-watching = Oglądasz grę
note-watching-about =
    { $count ->
        [0] Widać wszystko, co jawne, tak jak widzi to widz.
        [one] Widać wszystko, co jawne, tak jak widzi to widz. Ogląda { $count } osoba.
        [few] Widać wszystko, co jawne, tak jak widzi to widz. Oglądają { $count } osoby.
       *[other] Widać wszystko, co jawne, tak jak widzi to widz. Ogląda { $count } osób.
    }
note-just-watch = Tylko oglądam
note-gone = Nie ma tu takiego stołu
note-gone-about = Odnośnik może być niepełny albo serwer wyczyszczono.
note-older = Ten stół czeka na swoje zasady
note-older-about = Nic nie przepadło: otworzy się na serwerze z tamtymi zasadami.
note-load-again = Wczytaj ponownie
curtain-turn = { $seat }, twoja kolej
curtain-about = Stół jest zasłonięty. Przekaż ekran i odsłoń go, gdy tylko ty go widzisz.
curtain-open = To ja, { $seat }: pokaż mój stół
end-compared = Na tle innych takich gier (wyników: { $results })
end-compared-better = { $seat }: więcej punktów niż w { $percent } % z nich.
end-compared-mine = Masz więcej punktów niż w { $percent } % z nich.
end-compared-bar = od { $from } do { $to } pkt: { $count }
end-went = Jak przebiegała gra
end-went-about = Szanse po każdym ruchu, punkty zwrotne i co byłoby lepsze, sądząc po tym, co każdy wiedział.
end-best-turn = { $points ->
        [one] Najwięcej naraz: { $seat }, { $points } punkt w rundzie { $round }.
        [few] Najwięcej naraz: { $seat }, { $points } punkty w rundzie { $round }.
       *[many] Najwięcej naraz: { $seat }, { $points } punktów w rundzie { $round }.
    }
end-led-always = Przez całą grę nikt nie był przed graczem { $seat }.
end-led-since = Od rundy { $round } prowadzi { $seat }.
end-lead-changes = { $count ->
        [0] Prowadzenie się nie zmieniało.
        [one] Prowadzenie zmieniło się raz.
        [few] Prowadzenie zmieniło się { $count } razy.
       *[many] Prowadzenie zmieniło się { $count } razy.
    }
end-chart = Punkty po każdej turze; na końcu { $points }
end-by = { $best } do { $second }.
end-decisive = Przesądziło o tym: { $source }, +{ $by }.
page-sources = Skąd są punkty
page-share = Skopiuj odnośnik
page-copy = Kopiuj
page-copied = Skopiowano
page-link-about = Kto otworzy ten odnośnik, od razu tu siada, bez konta. Odnośnik jest kluczem do miejsca: wyślij go jednej osobie.
page-seats-about = Stół nie czeka na nikogo dłużej, niż chcesz.
page-host = gospodarz
page-watchers =
    { $count ->
        [0] Nikt nie ogląda.
        [one] Ogląda { $count } osoba.
        [few] Oglądają { $count } osoby.
       *[other] Ogląda { $count } osób.
    }

## Strona stołu

page-elsewhere = Miejsca, przebieg i zasady
page-jumps = Cofanie i skróty
page-unlit = Co jest teraz niemożliwe i dlaczego
page-stuck-watch = Co dalej, zdecydują osoby przy stole.
page-try-again = Spróbuj ponownie
page-play-myself = Zagram na tym miejscu
page-rules-more =
    { $count ->
        [one] Jeszcze { $count } zasada: użyj wyszukiwania.
        [few] Jeszcze { $count } zasady: użyj wyszukiwania.
       *[other] Jeszcze { $count } zasad: użyj wyszukiwania.
    }
page-final = Punktacja końcowa
page-tied = Równą liczbę punktów mają: { $names }.
solo-won = Zwycięstwo!
solo-lost = Tym razem bez zwycięstwa.
solo-rank = Ranga: { $rank }
solo-opponent =
    { $points ->
        [one] { $opponent } ma { $points } punkt.
        [few] { $opponent } ma { $points } punkty.
       *[many] { $opponent } ma { $points } punktów.
    }

## Czego serwer odmawia, według kodu odmowy

refused-agreed-already = Z tego miejsca już wyrażono zgodę.
refused-all-taken = Wszystkie miejsca przy tym stole są już zajęte.
refused-bot-already = Gra tam już bot.
refused-bot-limits = Przy tym stole ustawienie { $knob } bota wynosi najwyżej { $most }.
refused-bot-seat = Przy zakładaniu stołu posadzono tam bota.
refused-busy = Przy stole zbyt wiele się dzieje. Spójrz na niego jeszcze raz.
refused-deal-alone = Rozdanie dnia każdy gra bez pomocy bota.
refused-deal-forward = W rozdaniu dnia nikt się nie cofa: wszyscy mają ten sam los, jeden raz.
refused-deal-open = Zapis tego rozdania otworzy się jutro: dziś grają w nie jeszcze inni.
refused-deal-played = W tej przeglądarce rozegrano już rozdanie dnia. Jutro będzie nowe.
refused-failure = Na serwerze wystąpił błąd. Został tam zapisany; spróbuj za chwilę.
refused-foreign-site = Inna witryna nie może tu działać.
refused-full-of-lookers = Zbyt wiele osób ogląda już ten stół.
refused-game-over = Partia jest skończona, a jej ziarno jawne, więc niczego nie można zmienić.
refused-holders = Miejsc przy stole: { $seats }. Tyle samo trzeba obsadzić, a podano: { $holders }.
refused-illegal-move = Teraz to niemożliwe [{ $rule }].
refused-no-bot = Nie ma takiego bota albo nie ma on takiego ustawienia.
refused-no-bot-there = Na tym miejscu nie siedzi bot.
refused-no-clock = Przy tym stole nie ma zegara: można myśleć, ile się chce.
refused-no-database = Serwer nie może teraz zapisać tego, co się dzieje, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
refused-no-hello = Połączenie zaczyna się od wiadomości z kluczem miejsca albo z null dla widza: {"{"}"key": null{"}"}.
refused-no-key = Do tego potrzebny jest klucz miejsca przy tym stole; podany nie otwiera żadnego.
refused-no-language = Języki to en i pl.
refused-no-advice = Rady nie można teraz dostać; spróbuj za chwilę.
refused-no-hints = Ktoś poprosił o grę bez podpowiedzi.
refused-no-time-wish = Nikt nie prosi o więcej czasu.
refused-not-asked = Podpowiedź dotyczy pytania: to miejsce nie jest teraz pytane.
refused-no-leave = Urlop jest tylko w grze korespondencyjnej: gdzie indziej niech zagra za ciebie bot.
refused-leave-used =
    { $have ->
        [0] W tej grze nie masz już urlopu.
        [one] W tej grze został ci jeden dzień urlopu.
        [few] W tej grze zostały ci { $have } dni urlopu.
       *[many] W tej grze zostało ci { $have } dni urlopu.
    }
refused-on-leave = Ta osoba jest na urlopie, a gra na nią czeka.
refused-no-lesson = Ta gra nie ma takiej lekcji.
refused-no-place = Nie wszyscy widzą coś w miejscu „{ $place }”.
refused-no-line = Przebieg gry ma wiersze od 0 do { $last }.
refused-no-move = Odpowiedź ma co najmniej jeden ruch.
refused-no-pack = Ten serwer nie ma danych z pudełka { $pack } do gry { $game }.
refused-no-page = Pod tym adresem nic nie ma.
refused-no-proposal = Nikt nie proponuje cofnięcia.
refused-no-record = Ten plik nie jest zapisem partii.
refused-no-seat = Liczba miejsc przy tym stole: { $seats }.
refused-no-puzzle = Nie ma takiej zagadki.
refused-no-review = Na tym serwerze nie ma takiej analizy.
refused-review-waits = Trwa analiza innej partii dla ciebie. Poczekaj, aż się skończy.
refused-no-table = Na tym serwerze nie ma takiego stołu.
refused-not-free = To miejsce nie jest wolne.
refused-not-host = Miejsce bota oddaje tylko osoba, która założyła stół.
refused-not-long-away = Bot może zastąpić kogoś, kogo nie ma od { $seconds } sekund. Spróbuj za chwilę.
refused-not-public = Ten stół nie jest otwarty: miejsce zajmuje się przez odnośnik.
refused-not-together = Ruch { $number } z tych odsłania coś nowego, więc dalszy ciąg trzeba wysłać po nim.
refused-not-understood = Serwer tego nie rozumie. Może ta strona jest starsza niż serwer: wczytaj ją ponownie.
refused-not-yours = Bota odsyła tylko osoba, do której należy miejsce.
refused-nothing-stuck = Żaden bot przy tym stole nie czeka na ponowne wezwanie.
refused-nothing-to-undo = Niczego nie można cofnąć: pokazano coś nowego albo odpowiedział ktoś inny.
refused-other-host = Ten serwer nie odpowiada na tę nazwę; kto go prowadzi, może ją dopuścić przez --name.
refused-other-record = Ten zapis dotyczy gry, zasad albo danych z pudełka, których ten serwer nie ma.
refused-other-rules = Ten stół założono z innymi zasadami, niż ma ten serwer.
refused-proposal-waits = Inna propozycja cofnięcia czeka na odpowiedzi.
refused-record = Tego zapisu nie da się odtworzyć: został zmieniony lub ucięty albo odbiega od zasad.
refused-record-closed = Zapis otwiera się po zakończeniu partii: wcześniej zdradzałby tajemnice.
refused-rematch-early = O rewanż można poprosić po zakończeniu partii.
refused-rematch-exists = Stół do rewanżu już istnieje.
refused-setup = Gry nie da się przygotować z takimi miejscami i opcjami.
refused-setup-rule = Te opcje nie pasują do siebie albo do liczby miejsc: zobacz zasadę { $rule }.
refused-stale = Ta odpowiedź dotyczy starszego pytania: gra poszła dalej, może w innym twoim oknie. Odpowiedz jeszcze raz.
refused-there-already = Gra już jest w miejscu, do którego chcesz wrócić.
refused-time-waits = Inna prośba o więcej czasu czeka na odpowiedzi.
refused-too-fast = To było za szybko. Poczekaj chwilę i spróbuj znowu.
refused-too-large = To za duże dla tego serwera.
refused-unreadable-move = Żaden ruch tej gry nie jest tak zapisany.

# Okno stołu: części plansz.
window-players = Gracze
window-piece-answers = { $name }: { $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
   *[many] { $count } odpowiedzi
}
window-answers-here = Co można tu zrobić
window-smaller = Pomniejsz
window-larger = Powiększ
window-fit = Dopasuj
window-fewer = O jeden mniej
window-more = O jeden więcej
window-progress = będzie { $have } z { $need }
window-completes = będzie ukończone
window-opens = otwiera: { $names }
window-left = zostaje:
window-have-of = { $have } z { $need }.
window-sure = Tego nie da się cofnąć
window-sure-about = Odsłoni to coś nowego.
window-not-yet = Jeszcze nie
window-read-piece = Przeczytaj
window-clear = Wyczyść
window-confirm = { $count ->
    [one] Zrób to
    [few] Zrób te { $count }
   *[many] Zrób te { $count }
}
window-proposal = Zrób to za mnie
window-rest-proposed = { $answer }: wybierz za mnie
window-rest-own = { $answer }: wskażę, co oddać
window-first-then = { $first }: { $then }
window-whisper = Zanim zagra { $seat }: czy ktoś zagrywa kartę w tajemnicy?
window-whisper-about = Kto chce, bierze ekran. Nikt nie musi mówić, czy mógłby.
window-whisper-go-on = Nikt, gramy dalej
window-whisper-who = Ekran bierze { $seat }
window-open-area = Zobacz, co ma { $seat }
window-round = runda { $at }
window-round-of = runda { $at } z { $of }
window-board = Plansza
window-others = Pozostali
window-result = Wynik
window-over-look = Co pokazać
window-lost = Łączę ponownie …
window-tries = { $count ->
    [one] { $count } próba
    [few] { $count } próby
   *[many] { $count } prób
}
window-try-now = Spróbuj teraz
window-looking-back = Wstecz: ruch { $at } z { $of }
window-showing = Ruchy: { $seat }
window-showing-table = Przy stole
window-step-of = { $at } z { $of }
window-over-won = Koniec gry. Zwycięstwo: { $names }
window-thinking = { $seat } myśli
window-whole = Czy tak ma być?
window-unpick = Odłóż
window-more-answers = jeszcze { $count }
window-play = Odtwarzaj
window-pause = Wstrzymaj
window-skip = Pomiń
window-skip-all = Pomiń resztę
window-next = Dalej
window-space = Spacja
window-not-done = To jeszcze nie koniec
window-undo-count = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
window-list = Wszystkie odpowiedzi
window-list-key = Wszystkie odpowiedzi (L)
window-list-why = Wszystkie odpowiedzi i dlaczego inne są niemożliwe
window-to-words = Stół w słowach, dla czytników ekranu
window-to-drawing = Do narysowanej planszy
window-as-proposed = Tak, jak proponowano
window-answering = Pytanie i odpowiedzi
window-is-final = nie można cofnąć
window-new = nowe:
window-happened = Co się stało
window-menu = Ustawienia
window-move = ruch { $at }
window-log-filter = Co pokazuje przebieg
window-log-all = Wszystko
window-log-since = Od mojej tury
window-log-empty = Nic się jeszcze nie stało.
window-log-earlier = wcześniejszych: { $count }
window-log-more = i jeszcze { $count }
window-show-moment = Pokaż tę chwilę
window-mention = Napisz o tym
window-mention-none = O niczym szczególnym
window-point-at = Pokaż: { $name }
window-chat-empty = Nikt się jeszcze nie odezwał.
window-quick-well = Dobrze zagrane
window-quick-moment = Chwileczkę
window-quick-back = Przepraszam, już jestem
window-quick-game = Dobra gra
window-does-stuck = nie wie, co dalej
window-does-open = miejsce czeka
window-does-you = Twoja kolej
window-does-thinks = myśli
window-find = Wpisz, czego szukasz: nazwę, słowo
window-answers-turn = Tura
window-unlit-count = { $count ->
    [one] { $count } odpowiedź nie jest teraz możliwa
    [few] { $count } odpowiedzi nie są teraz możliwe
   *[many] { $count } odpowiedzi nie jest teraz możliwych
}
window-take-back = Cofanie
window-take-back-about = Tylko własne kroki, od najnowszego.
window-back-further = Poproś pozostałych o cofnięcie dalej …
window-back-further-alone = Cofnij dalej …
window-since = Od Twojej ostatniej tury
window-since-about = { $count ->
    [one] Stała się { $count } rzecz.
    [few] Stały się { $count } rzeczy.
   *[many] Stało się { $count } rzeczy.
}
window-since-show = Pokaż na planszy
window-since-skip = Do teraz
window-unfold = Otwórz bok
window-fold = Zamknij bok
window-keys = Klawisze
window-keys-answer = Odpowiadanie
window-keys-look = Oglądanie
window-keys-table = Stół
window-key-tab = następna rzecz, której można użyć
window-key-arrows = poruszanie się po planszy
window-key-enter = odpowiedz albo otwórz menu
window-key-numbers = odpowiedź z otwartego menu
window-key-end = pierwszy przycisk na pasku
window-key-list = lista wszystkich odpowiedzi
window-key-undo = cofnij jeden krok
window-key-escape = zamknij albo odłóż
window-key-space = podnieś element; znowu: odłóż
window-key-zoom = większe, mniejsze, dopasuj
window-key-players = co ma następny gracz
window-key-back = ruch wstecz, ruch naprzód
window-key-now = z powrotem do teraz
window-key-next = następny krok tego, co jest pokazywane
window-key-log = przebieg
window-key-chat = rozmowa
window-key-rules = zasady
window-key-words = stół w słowach
window-key-skip = pomiń to, co jest pokazywane
window-key-menu = ustawienia
window-key-keys = ta strona

# Podpowiedzi
hint-title = Co zrobiłaby Sowa
hint-about = Nadzieje: w połowie szansa wygranej, w połowie przewaga, z tego, co możesz wiedzieć. Wszyscy widzą, że bierzesz podpowiedź.
hint-thinking = Sowa myśli …
hint-chance = nadzieje { $percent } na 100
hint-points = { $points ->
        [one] w perspektywie około jednego punktu
       *[other] w perspektywie około { $points } punktów
    }
hint-part = { $part } { $before } → { $after }
hint-why = spodziewane punkty:
hint-do = Zrób to
part-points = punkty do tej pory
part-others = najlepszy z pozostałych
part-experience = czego nauczyło wiele partii
hint-then = potem:
hint-key = Podpowiedź (H)
hint-word = Podpowiedź
hint-never = Graj bez podpowiedzi
hint-none = Ta gra toczy się bez podpowiedzi.
event-hint-taken = { $seat } korzysta z podpowiedzi.
hint-taken = { $count ->
        [one] jedna podpowiedź
        [few] { $count } podpowiedzi
       *[other] { $count } podpowiedzi
    }
window-key-hint = podpowiedź

# Nauka
learn-how = Jak grać
learn-short = Poznaj
learn-minutes = w pięć minut
learn-aim = Cel
learn-table = Na stole
learn-round = Przebieg rundy
learn-points = Punkty
learn-end = Koniec gry
learn-advice = Trzy rady
learn-first-game = Zagraj pierwszą partię z przewodnikiem
learn-solo-game = Solo, z przewodnikiem
learn-first-about = Prawdziwa partia z łatwym botem. Lekcje pojawiają się przy elementach, gdy ich chwila nadejdzie; można je w każdej chwili wyłączyć.
learn-rules = Zasady, słowo po słowie
learn-chapters = Rozdziały
learn-no-rule = Żadna zasada nie ma takich słów.
learn-lesson = Lekcja
learn-number = { $number } z { $of }
learn-course = Lekcje
learn-course-title = Twoja pierwsza partia
learn-done = za tobą { $done } z { $of }
learn-learnt = za tobą
learn-over = To już wszystko, co trzeba wiedzieć. Lekcje więcej się nie pojawią, a tu można je przeczytać jeszcze raz.
learn-understood = Rozumiem
learn-show = Pokaż, jak kliknąć
learn-show-again = Pokaż jeszcze raz
learn-example = Na przykład:
learn-stop = Bez lekcji
learn-start = Objaśniaj w trakcie gry
learn-pictures = Trochę tego, co leży w pudełku

# Co poszło nie tak: błędy wiersza poleceń i przygotowania gry.
error-missing-extra = Do tego potrzeba { $library }: zainstaluj pip install 'gromada[{ $extra }]'.
error-no-cluster = Nie ma połączenia z Ray ({ $cluster }): { $reason }
error-in-file = { $file }: { $reason }
error-stopped = Przerwano.
error-usage-command = Nie ma polecenia „{ $given }”; zobacz: gromada --help
error-usage-option = { $near ->
        [none] Nie ma opcji { $given }; zobacz: gromada --help
       *[other] Nie ma opcji { $given }; podobna: { $near }
    }
error-usage-missing = Brakuje { $name }; zobacz: gromada --help
error-usage-whole = { $name } to liczba całkowita.
error-usage-number = { $name } to liczba.
error-usage-least = { $name } to liczba, co najmniej { $limit }.
error-usage-most = { $name } to liczba, najwyżej { $limit }.
error-usage-value = Po { $name } trzeba podać wartość.
error-usage-no-value = { $name } nie ma wartości.
error-usage-more = Podano za dużo: { $given }; zobacz: gromada --help
error-database-url = Baza danych to sqlite:///PLIK albo postgresql://UŻYTKOWNIK@SERWER/NAZWA, a nie „{ $given }”.
error-database-file = Baza SQLite potrzebuje nazwy pliku, na przykład sqlite:///tables.sqlite3.
error-open-no-folder = Nie ma folderu { $folder }: utwórz go albo podaj inną opcję --database.
error-open-folder = { $file } to folder: podaj nazwę pliku w nim, --database sqlite:///{ $file }/tables.sqlite3.
error-open-newer = { $file } pochodzi z nowszej wersji programu gromada: zaktualizuj program albo podaj inną opcję --database.
error-open-postgres = Nie można użyć bazy PostgreSQL { $place } ({ $reason }): uruchom ją albo popraw opcję --database.
error-open-broken = { $file } nie jest bazą danych albo jest uszkodzony: podstaw jego kopię albo podaj inną opcję --database.
error-open-rights = { $file } nie daje się zapisać: zmień prawa pliku i jego folderu albo podaj inną opcję --database.
error-open-locked = Inny program zablokował { $file }: zatrzymaj go albo podaj inną opcję --database.
error-open-other = Nie można użyć { $file } ({ $reason }): podaj inną opcję --database.
error-open-taken = Inny serwer już używa { $file }: zatrzymaj go albo podaj inną opcję --database.
error-serve-pack = Żadna gra nie umie przeczytać paczki { $file }: { $reason }
error-serve-ports = Na { $host } żaden port od { $first } do { $last } nie jest wolny.
error-serve-page = Ta instalacja nie ma strony dla przeglądarki; w źródłach buduje ją `make install`.
error-serve-workers = Kilka procesów potrzebuje PostgreSQL: podaj --database postgresql://UŻYTKOWNIK@SERWER/NAZWA.
error-serve-driver = PostgreSQL potrzebuje sterownika: pip install 'gromada[postgres]'.
error-serve-port = Port { $port } na { $host } jest zajęty albo niedozwolony; podaj inny --port.
error-serve-policies = --policies to folder z wyuczonymi strategiami, a nie { $given }.
error-serve-start = Serwer nie mógł wystartować; powyższe wiersze mówią dlaczego.
error-undo-none = Niczego nie można cofnąć: odsłonięto coś nowego albo ktoś już odpowiedział.
error-no-seat = Miejsca mają numery od 0 do { $last }, miejsca { $given } nie ma.
error-answer-forbidden = Miejsce { $seat } odpowiada „{ $move }”, czego zabrania { $rule }.
error-answer-over = Miejsce { $seat } odpowiada „{ $move }”, ale gra jest skończona [{ $rule }].
error-answer-unasked = Miejsce { $seat } odpowiada „{ $move }”, ale nikt go teraz nie pyta [{ $rule }].
error-record-length = Zapis ma najwyżej { $most } znaków, a nie { $given }.
error-record-characters = Zapis zawiera tylko znaki, które da się zapisać w UTF-8.
error-record-first-line = Wiersz 1: zapis zaczyna się od „{ $wanted }”, a nie od „{ $given }”.
error-record-word = Wiersz { $line } powinien zaczynać się od „{ $wanted }”, a zaczyna się od „{ $given }”.
error-record-number = Wiersz { $line }: w tym miejscu stoi liczba całkowita, co najmniej 0, a nie „{ $given }”.
error-record-option = Wiersz { $line }: w tym miejscu stoi nowa opcja jako nazwa=wartość.
error-record-seats = Wiersz { $line }: miejsca wymienia się po kolei, każde raz.
error-record-moves = Wiersz { $line }: słowo „moves” stoi w swoim wierszu samo.
error-record-checksum = Wiersz { $line }: suma kontrolna nie pasuje do tekstu powyżej: zapis został zmieniony albo ucięty.
error-record-more = Wiersz { $line }: po sumie kontrolnej nie ma już nic.
error-record-game = Wiersz 2: to zapis gry { $given }, a nie { $wanted }.
error-record-no-game = Wiersz 2: { $reason }
error-record-rules = Wiersz 3: grano według zasad w wersji { $given }, a tu jest wersja { $wanted }.
error-record-pack = Wiersz 4: grano z paczką { $given }, a nie { $wanted }; podaj tamtą paczkę.
error-record-setup = Wiersze od 5 do { $last }: { $reason }
error-record-move = Wiersz { $line }: { $reason }
error-record-open = Wiersz { $line }: gra jest skończona, a zapis nie ma wyniku.
error-record-early = Wiersz { $line }: zapis ma wynik, a gra nie jest skończona.
error-record-result = Wiersz { $line }: wynik to { $scores }, zwycięzcy: { $winners }.
error-record-promise = Ziarno nie jest tym, które obiecano przed rozdaniem.
error-unreadable-move = { $count ->
        [0] Żadnego ruchu tej gry nie zapisuje się „{ $given }”; ruch wygląda na przykład tak: „{ $example }”.
       *[other] Żadnego ruchu tej gry nie zapisuje się „{ $given }”; podobne: { $near }.
    }
error-option-value = { $kind ->
        [words] Opcja { $option } to jedno z: { $words }, a nie „{ $given }”.
        [number] Opcja { $option } to liczba całkowita od { $low } do { $high }, a nie „{ $given }”.
       *[other] Opcja { $option } to liczba całkowita od { $low } do { $high } albo { $words }, a nie „{ $given }”.
    }
error-no-option = Gra { $game } nie ma opcji „{ $given }”; jej opcje to: { $known }.
error-seats = W { $game } gra od { $low } do { $high } osób, a nie { $given }.
error-seed = Ziarno to liczba całkowita, co najmniej 0 i najwyżej 80-cyfrowa, a nie { $given }.
error-option-form = Opcję zapisuje się klucz=wartość, a nie „{ $given }”.
error-option-twice = Opcję { $option } podano dwa razy.
error-seats-and-bots = Liczba miejsc to { $seats }, a --bots wymienia { $bots }: { $names }.
error-review-unfinished = Analizuje się tylko skończone partie, a ten zapis nie ma wyniku.
error-puzzles-game = { $file } to zapis gry { $given }, a nie { $wanted }.
error-review-seat = --seat to liczba od 1 do { $last }, a nie { $given }.
error-at-least-one = { $option } to co najmniej 1, a nie { $given }.
error-file-read = Nie można odczytać { $file }: { $reason }.
error-file-write = Nie można zapisać { $file }: { $reason }.
error-no-record = { $file } nie jest zapisem gry: to nie jest tekst w UTF-8.
error-two-bots = Turniej porównuje co najmniej 2 boty, na przykład greedy i uniform, a nie { $given }.
error-needs-pyarrow = Plik .parquet wymaga pakietu pyarrow: zainstaluj go przez pip install 'gromada[parquet]' albo użyj .jsonl.
error-out-ending = --out przyjmuje plik o końcówce .jsonl albo .parquet, a nie „{ $given }”.
error-no-file = Nie ma pliku { $file }.
error-no-thing = W grze { $game } nic nadrukowanego nie nazywa się „{ $given }”; wszystko wypisuje gromada data { $game }.
error-bench-seconds = --seconds to liczba większa od 0 i nie większa niż 3600, a nie { $given }.
error-coverage-of-all = --coverage dotyczy wszystkich zasad { $game }: pomiń { $given }.
error-no-rule = { $count ->
        [0] { $game } nie ma zasady { $given }; listę daje: gromada rules { $game }
       *[other] { $game } nie ma zasady { $given }; podobne: { $near }.
    }
error-not-covered = Zasady { $game } nie są w pełni zakodowane i sprawdzone.
error-no-value = { $file } nie jest wyuczoną wartością Gromady.
error-no-prior = { $file } nie jest wyuczonym podziałem prób Gromady.
error-value-other = { $file } powstał przy innych danych ({ $what }: { $learnt }) niż tu obowiązujące ({ $here }).
error-value-stale = { $file } nie przewiduje już gier ({ $game }) lepiej niż sama ocena: trzeba nauczyć go od nowa.
error-prior-stale = { $file } nie przewiduje już prób przeszukiwania ({ $game }) lepiej niż spojrzenie o jeden ruch naprzód: trzeba nauczyć go od nowa.
error-learn-nothing = Nic z tego, czego się nauczono, nie wygrywa z tym, co już jest.
error-no-bot = Nie ma bota „{ $given }”; boty to: { $known }.
error-no-policy = { $file } nie jest strategią gromady.
error-policy-other = { $file } powstał dla { $learnt } z innymi cechami lub kodami niż te, które ma tu { $game }.
error-no-knob = Bot { $bot } nie ma pokrętła „{ $given }”; jego pokrętła, zapisywane nazwa=liczba, to: { $known }.
error-knob-value = { $kind ->
        [count] Pokrętło { $knob } bota { $bot } to liczba całkowita od { $low } do { $high }, a nie „{ $given }”.
       *[other] Pokrętło { $knob } bota { $bot } to liczba od { $low } do { $high }, a nie „{ $given }”.
    }
error-no-game = Nie ma gry „{ $given }”; gry to: { $known }.
error-tests-not-here = Testy nie są instalowane razem z gromadą: uruchom to w folderze z jej źródłami.
error-no-language = Języki to { $known }, a nie „{ $given }”.
error-settlers-mode = Przy { $seats ->
        [one] jednym miejscu
       *[other] { $seats } miejscach
    } tryb to { $fitting }, a nie { $given } [ISR-MODE-5].
error-settlers-sheet-mode = Karta z numerem należy do trybów przygody, a nie do { $given } [ISR-SETUP-2].
error-settlers-sheet = Ta paczka nie ma karty przygody { $given }; ma karty od { $low } do { $high }.
error-villagers-first = W pojedynkę nie ma kogo wybierać na pierwszego gracza: zostaw first_player=random [VIL-SOLO-28].
error-villagers-solo = Wariant solo { $given } jest dla jednej osoby, a nie dla { $seats } [VIL-SOLO-25].
error-craftsmen-ages = Opcja age_order wymienia { $seats } miejsc od najmłodszego, a nie „{ $given }”.
error-hamlet-limits = stall_limit i round_limit nie mogą być oba wyłączone: każda gra musi się skończyć [HAM-OPT-5].
# Dlaczego lista tego, co można cofnąć, kończy się tam, gdzie się kończy.
undo-ends-news = Przedtem odsłonięto coś nowego.
undo-ends-answered = Przedtem odpowiedział gracz: { $seat }.
undo-ends-start = Tu zaczęła się gra.
undo-ends-over = Gra jest skończona.

# Stół słowami: nagłówki jego części.
words-table = Stół
words-others = Pozostali
words-players = Gracze
answer-price = { $kind ->
        [both] koszt: { $costs }; zysk: { $gives }
        [costs] koszt: { $costs }
       *[gives] zysk: { $gives }
    }
help-words = własnymi słowami, po polsku lub angielsku: „biorę piwowara”
help-thing = ? i nazwa: czym jest i co robi nadrukowana rzecz
help-things = d: to samo o wszystkim, czego dotyczą odpowiedzi
things-none = Te odpowiedzi nie dotyczą niczego nadrukowanego.
help-proposal = p: przyjmij propozycję dla reszty drobnego kroku
help-hint = h: co odpowiedziałby silny gracz
help-log = l: co zaszło od twojej ostatniej tury
help-scores = s: punkty dotychczas, według źródeł
help-rules = r i słowa albo numer zasady: szukaj w zasadach
help-others = b i nazwa gracza: jego obszar w całości
no-such-number =
    { $last ->
        [1] Jest tylko jedna odpowiedź: 1.
       *[other] Nie ma odpowiedzi { $typed }: mają numery od 1 do { $last }.
    }
not-understood = Nie wiem, którą odpowiedź oznacza „{ $typed }”.
more-things = I jeszcze { $count }: { $names }
in-the-rules = Nic drukowanego tak się nie nazywa. Zasady mówią:
not-known = Nic tu nie nazywa się „{ $typed }” i żaden ruch tak się nie zapisuje.
no-proposal = Do tego pytania nie ma propozycji.
proposed = Zaproponowane i wykonane: { $move }
proposal-waits = p robi resztę tego kroku: { $moves }.
log-empty = Od twojej ostatniej tury nic nie zaszło.
rules-none = Żadna zasada nie mówi o „{ $words }”.
decimal-mark = ,
hint-line = { $number }  { $move }  { $label }: { $facts }
scores-hidden = Nikt nie może jeszcze znać punktów.
kept = Gra jest zachowana: wróć do niej przez gromada play --continue.
error-no-game-named = Podaj grę albo wróć do poprzedniej przez --continue.
error-nothing-left = Nie ma gry, do której można by wrócić.
error-other-left = Pozostawiona gra to { $game }.
model-name = Model
model-winners = Wygrywa: { $names }
model-wait = Teraz pytani są inni; zajrzyj później.
model-asked = Pytanie: { $prompt }
model-done = { $count ->
        [0] Nic nie zagrano.
        [one] Zagrano { $count } odpowiedź.
        [few] Zagrano { $count } odpowiedzi.
       *[other] Zagrano { $count } odpowiedzi.
    }
model-refused = Odmowa: „{ $move }”. { $reason } [{ $rule }]
model-several = „{ $typed }” pasuje do kilku odpowiedzi: powiedz dokładniej.
model-unclear = „{ $typed }” nie jest odpowiedzią na to pytanie.
model-closest = Najbliższe: { $moves }
model-proposal = Propozycja na resztę tego kroku: { $moves }
model-seated = Stół { $table }. Zajmujesz miejsce: { $name }.
error-mcp-mode = --mode to listed albo withheld, a nie „{ $given }”.
error-seat-command = Nie można uruchomić { $command }: { $reason }.
error-seat-ended = Program zakończył się przed końcem gry.
error-seat-refused = Odpowiedzi programu odrzucono { $count } razy z rzędu: { $reason }

## Znaki: co znaczy piktogram obok elementów gry

sign-score = Punkty
sign-score-about = Tyle by było, gdyby gra skończyła się teraz: na ile wszyscy mogą to wiedzieć.
window-has = Co ma { $seat }
