import type { PageText } from '../../page.ts'

export const nl: PageText<'first-day'> = {
  title: 'De eerste dag',
  lead: 'Hoe je zich aanmeldt, wat er op het scherm staat, en je eerste verkoop.',
  sections: {
    'sign-in': {
      title: 'Aanmelden',
      body: [
        'Kassa en scanner vragen: [[kiosk.who_are_you]]',
        {
          steps: [
            'Tik op je naam.',
            'Typ je pincode. Een manager gaf ze je; hou ze voor jezelf.',
            'Tik op [[kiosk.sign_in]].',
          ],
        },
        'Staat je naam er niet, dan heb je nog geen pincode, of staat je rol dit scherm niet toe. Een manager regelt allebei in het portaal onder [[portal.people]].',
        'Zegt het scherm dat het niet klopt, typ de pincode dan nog eens, traag. Na enkele foute pogingen moet je even wachten; het scherm telt de seconden. Ben je ze vergeten, dan geeft een manager je een nieuwe.',
        'Moet je zich eerst aanmelden, dan is je sessie voorbij. Meld je opnieuw aan: een verkoop zonder antwoord is er nog. Het portaal vraagt [[portal.email]] en [[portal.password]] in plaats van een pincode.',
        { picture: 'sign-in', alt: 'De aanmelding: links de namen, rechts de cijfers voor de pincode.' },
      ],
    },
    'the-screen': {
      title: 'Wat er op het scherm staat',
      body: [
        'De kassa heeft drie delen die nooit bewegen.',
        {
          list: [
            'Links, [[register.zone_on]]: de dagen, de voorstellingen en [[register.search_all]].',
            'In het midden, [[register.zone_chosen]]: tickets, plaatsen en [[register.products]].',
            'Rechts, [[register.zone_pay]]: de mand, de som en de toetsen om af te rekenen.',
          ],
        },
        'Bovenaan staan [[register.vouchers]], [[register.bills]], de taal, licht of donker, en [[register.lock]]. Een letter of toets op een knop is de toets van het klavier die hetzelfde doet.',
        {
          picture: 'register',
          alt: 'De kassa: links de voorstellingen, in het midden tickets en snacks, rechts de mand met haar som.',
        },
      ],
    },
    'first-sale': {
      title: 'Je eerste verkoop',
      body: [
        {
          steps: [
            'Tik op de voorstelling. De volgende staat bovenaan.',
            'Tik voor elke gast één keer op een prijs. Plaatsen worden vanzelf gevonden.',
            'Noem de gast de plaatsen en de som.',
            'Tik op [[register.cash]] of [[register.card]] en neem het geld aan.',
            'Geef het papier en het wisselgeld. Dan [[register.next_customer]].',
          ],
        },
        'Een verkoop kan niet per ongeluk twee keer gebeuren, waar je ook op tikt. Meer staat in [Een avond aan de kassa](till#sell).',
      ],
    },
    'first-ticket': {
      title: 'Je eerste ticket aan de deur',
      body: [
        {
          steps: [
            'Open de scanner en meld je aan.',
            'Kies de voorstelling van je deur, of [[scanner.door_any]].',
            'Hou de code van het ticket voor de scanner.',
            'Groen met een vinkje: de gast gaat binnen. Rood met een kruis: lees de reden voor.',
          ],
        },
        'Wat elke reden betekent, staat in [Aan de deur](door#used).',
      ],
    },
    portal: {
      title: 'Het portaal, voor managers',
      body: [
        'In het portaal wordt gepland, gekeken en ingericht. Open het op het adres van de website met /portal erachter, of op de box. Beide tonen hetzelfde; enkele dingen kunnen maar op één van beide, en de pagina zegt het.',
        {
          list: [
            '[[portal.today]]: de ontvangsten van vandaag en hoe vol de voorstellingen zijn.',
            '[[portal.programme]]: de voorstellingen van een dag of een week.',
            '[[portal.sales]] en [[portal.worklist]]: elke kassabon, en geld dat bleef steken.',
            '[[portal.vouchers]]: cadeaukaarten en abonnementen.',
            '[[portal.group_setup]]: bioscopen, zalen, prijzen, producten, mensen.',
            '[[portal.group_machines]]: de boxen en hoe het ermee gaat.',
          ],
        },
        'Je ziet alleen de pagina’s die je rol toestaat.',
        {
          picture: 'today',
          alt: 'De eerste pagina van het portaal: ontvangsten, tickets, hoe vol het is, en de voorstellingen van de dag.',
        },
      ],
    },
    'portal-sign-in': {
      title: 'Veilig inloggen op het portaal',
      body: [
        'Onder [[portal.account]] ziet iedereen waar hij ingelogd is en beëindigt met [[portal.session_end]] wat hij niet kent, of met [[portal.sessions_end_others]] al het andere. De leiding doet hetzelfde voor iemand bij diens gegevens onder [[portal.people]].',
        'Wie nieuw is, kiest zelf een wachtwoord: open de gegevens en druk op [[portal.person_first_send]]. De link in de e-mail geldt een week.',
        '[[portal.second_step]]: druk op [[portal.second_set]], scan het beeld met een authenticator-app op de telefoon en typ de zes cijfers die deze toont. Bewaar de tien herstelcodes op papier: met elk log je één keer in zonder telefoon, en alleen die neemt de box in de bioscoop. In de instellingen kan een bioscoop er iedereen om vragen.',
        '[[portal.passkeys]]: druk op [[portal.passkey_add]] op een computer of telefoon die je herkent aan vinger, gezicht of pincode. Vanaf dan is daar [[portal.passkey_sign_in]] genoeg.',
        'Telefoon kwijt en geen codes meer: de leiding opent je gegevens en drukt op [[portal.person_second_reset]]. Je krijgt er een e-mail over.',
      ],
    },
    'set-up': {
      title: 'Mensen, rechten en geheimen',
      body: [
        {
          steps: [
            'Tik onder [[portal.people]] op [[portal.employee.add]], vul de naam in en kies een rol.',
            'Open de persoon. Stel een pincode in voor kassa en scanner, of mail en wachtwoord voor het portaal.',
            'Zeg waar de persoon werkt. Zonder bioscoop zijn het ze allemaal.',
          ],
        },
        'Een pincode heeft vier tot zes cijfers en is niet 1234 of 1111. Een wachtwoord heeft minstens zes tekens. Wat het eerst geraden wordt, wordt geweigerd.',
        'Een rol zegt wat iemand mag. Niemand kan een recht geven dat hij zelf niet heeft, en de laatste die alles mag, blijft. Staat je rol iets niet toe, vraag het dan aan wie ze je gaf.',
        'Wie vertrekt: [[portal.person_shut_out_now]]. De naam blijft in de boeken. Niemand sluit zichzelf buiten; een collega doet het.',
      ],
    },
    plan: {
      title: 'Een voorstelling plannen',
      body: [
        {
          steps: [
            'Tik onder [[portal.programme]] op [[portal.add_show]], of op een vrije plek van het bord.',
            'Kies film, versie, zaal, dag en uur. Het bord toont waar ze komt te staan.',
            'Is de zaal bezet, dan zegt de pagina door welke film en tot wanneer. Kies een ander uur.',
            'Bewaar. Website, kassa en schermen tonen ze binnen een seconde.',
          ],
        },
        'Een voorstelling kan niet in het verleden beginnen, niet voor de eerste dag van haar film en niet meer dan twee jaar vooruit. Zolang ze niet voorbij is, kan ze verplaatst worden: [[portal.move_show]]. Haar tickets blijven geldig. [[portal.copy_show]] plant haar film ook op een ander uur, net als slepen met Alt. [[portal.film_list]] boven het bord noemt de films: sleep er een naar zijn zaal en uur. Voorprogramma en schoonmaak van een voorstelling zijn langer of korter dan die van de zaal als je hun randen op het bord sleept of ze invult onder [[portal.own_minutes]]; ze begint op dezelfde tijd, en geen gast krijgt een mail. Bij een film staan [[portal.movie.creditsMinutes]] en [[portal.movie.intermissionMinutes]]: de pauze verlengt de voorstellingen die daarna gepland worden. [[portal.movie.eidr]] en [[portal.movie.isan]] gaan mee met programma’s en huurafrekeningen.',
        'Naar een zaal met een ander zaalplan kan dat alleen zolang niemand een plaats kocht: [[portal.plan_anew]]. Kies anders een ander uur, of annuleer ze en betaal de tickets terug.',
        '[[portal.many_open]] plant een film op veel dagen tegelijk, een eerdere week nog eens, of een die met [[portal.week_keep]] onder een naam staat. Elke voorstelling zegt meteen wat ertegen is, er wordt pas gepland als je drukt, en [[portal.undo]] neemt alles terug. Wanneer een film mag beginnen staat bij de film, sluitingsdagen bij de bioscoop.',
        '[[portal.file_save]] op het bord geeft een week uit: als blad om op te hangen, als tabel, of als XML die kranten zelf ophalen. [[portal.several_choose]] merkt voorstellingen op het bord; dan worden ze alle elders getoond, tot een andere minuut online verkocht, of geannuleerd.',
        '[[portal.film_source]] vult het formulier van een nieuwe film uit The Movie Database, zodra er een sleutel in de instellingen staat; [[portal.film_file]] vult het uit een bestand daarvan, zonder sleutel en ook zonder verbinding. Bij een film leest [[portal.print_title]] een versie uit wat de projectieserver toont, en [[portal.film_run]] vertelt zijn laatste weken.',
        'Bij een zaal tekent [[portal.plan_open]] de plaatsen. [[portal.plan_save]] vraagt vanaf welke voorstelling het plan geldt. Een plaats die een gast heeft, verdwijnt nooit: de pagina noemt ze met haar kassabon.',
        'Onder [[portal.seat_class.many]] krijgen stoelen eigen soorten met naam, kleur en teken, toeslag en behandelingskosten; in het plan heeft dan elke soort een knop. Bij een voorstelling zegt [[portal.show_notice]] iets aan haar gasten, zoals een pauze.',
        'Een kapotte stoel haal je met [[portal.block_open]] bij de zaal uit alle voorstellingen, of een manager doet het aan de kassa; [[portal.block_free]] verkoopt hem weer. Dezelfde knop bij een voorstelling houdt er plaatsen van vrij voor het huis.',
        'Was de verbinding verbroken en werd hetzelfde twee keer gepland, dan staat het onder [[portal.conflicts]]. Eén druk beslist.',
        'Onder [[portal.movies]] zet [[portal.entry_archive]] een film weg die voorbij is: niemand plant of ziet hem nog, en [[portal.entry_bring_back]] biedt hem weer aan. Heeft hij nog voorstellingen, dan zegt de pagina tot wanneer.',
        {
          picture: 'programme',
          alt: 'Het bord van een week: elke voorstelling is een strook in haar zaal en haar uren.',
        },
      ],
    },
    training: {
      title: 'Training voor de eerste dag',
      body: [
        'Voordat een bioscoop opengaat, mag iedereen oefenen met het echte: kassa, papier, scanner en website werken, met de echte prijzen en voorstellingen. Niets ervan komt in de boeken.',
        'Wie een bioscoop opricht, zegt tot wanneer; de leiding verandert het in het portaal onder [[portal.training]], zolang de training duurt.',
        {
          list: [
            'Elk scherm, elke kassabon, elk ticket, elke mail en elke PDF zegt dat het training is. Geld gaat in geen lade en naar geen bank: online eindigt een aankoop op een pagina die voor de bank staat, zodra onder [[portal.setup]] de stap [[portal.setup_payment]] is gezet; daar kies je of de betaling lukt.',
            'Nummers van kassabonnen beginnen met een T en worden apart geteld.',
            'Een trainingsticket opent de deur zolang de training duurt, en de scanner zegt het. Daarna wordt het geweigerd.',
          ],
        },
        'Op de genoemde minuut eindigt de training overal vanzelf, ook op een box zonder verbinding; [[portal.training_open_now]] beëindigt ze meteen. Dan zijn alle plaatsen vrij, er blijft geen kassabon, voorraad of som van de training, en nummers beginnen bij 1. Wat je hebt ingericht, blijft: films, prijzen, plannen, voorstellingen, mensen, apparaten. Geblokkeerde plaatsen blokkeer je opnieuw.',
        'Ze kan niet opnieuw beginnen zodra iets echt verkocht is. Zegt een pagina dat de training intussen geëindigd is, kijk dan wat ze nu toont en begin de verkoop opnieuw.',
      ],
    },
  },
}
