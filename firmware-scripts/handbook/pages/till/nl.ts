import type { PageText } from '../../page.ts'

export const nl: PageText<'till'> = {
  title: 'Een avond aan de kassa',
  lead: 'Verkopen, afrekenen, teruggeven, en cadeaubonnen.',
  sections: {
    sell: {
      title: 'Tickets verkopen',
      body: [
        {
          steps: [
            'Tik links op de voorstelling. Andere dagen staan boven de lijst; een film van eender welke dag vind je met [[register.search_all]]; [[register.films_all]] toont daar elke film met zijn volgende voorstellingen.',
            'Tik voor elke gast één keer op een prijs. Sommige prijzen beginnen met twee of meer tickets, andere hebben een hoogste aantal; de knop zegt het.',
            'Kijk naar de plaatsen en de som, en noem ze allebei.',
          ],
        },
        '**Meer voorstellingen tegelijk:** tik op een andere voorstelling en ga door. De mand houdt wat erin zit, onder de naam van zijn voorstelling, tot vier voorstellingen; alles wordt samen betaald, en elk ticket geldt voor zijn eigen voorstelling.',
        'Een prijs die niet meer bestaat, wordt geweigerd: kies een andere. Alleen prijzen die voor de voorstelling gelden hebben een knop: sommige zijn voor bepaalde weekdagen, uren, films of zalen, andere zijn alleen enkele dagen vooraf te koop. Zijn er per voorstelling maar een aantal van, dan zegt de knop hoeveel er over zijn. [[register.clear]] maakt de mand leeg.',
      ],
    },
    seats: {
      title: 'Andere plaatsen',
      body: [
        'Tik op [[register.seats_change]]. Tik op een vrije plaats: de gast die het langst gekozen is, verhuist ernaartoe. Dan [[register.seats_done]].',
        'Is een plaats weg, dan heeft iemand ze net gekocht, hier of op de website. De kassa vindt de dichtstbijzijnde en zegt welke. Vraag de gast of het goed is.',
        'Sommige plaatsen horen samen: de twee helften van een [[register.class_love]], en een rolstoelplaats met haar begeleider. Vraagt de kassa er nog een naast, neem die dan ook of kies andere. Ze let er ook op dat er geen losse plaats tussen andere overblijft.',
        'Zijn er te weinig plaatsen over, dan zegt de kassa hoeveel. Bied er minder aan, of een andere voorstelling.',
        'Waar [[register.free_seating]] staat, zit iedereen waar hij wil en wordt er geen plaats gekozen.',
      ],
    },
    shortage: {
      title: 'Het lijkt vrij en is niet te verkopen',
      body: [
        {
          list: [
            '**Bezoekers houden plaatsen vast op de website.** Onder de plaatsen staat hoeveel. Een manager kan ze nemen: [[register.held_online_free]]. Wat net betaald wordt, blijft daar.',
            '**De verbinding is verbroken.** Plaatsen met [[register.state_elsewhere]] zijn van de website tot ze terug is. Zie [Het internet is weg](trouble#line).',
            '**De onlineverkoop is voorbij.** Dan verkoopt alleen de kassa nog.',
            '**De laatste plaatsen blijven voor de kassa.** Dat houdt de website tegen, nooit jou.',
            '**De voorstelling is geannuleerd, voorbij, of niet voor kassa’s.** Niemand kan ze verkopen. Zie [Een geannuleerde voorstelling](money#cancelled-show).',
          ],
        },
      ],
    },
    reservations: {
      title: 'Reserveringen',
      body: [
        'Een gast belt en komt later: kies voorstelling, tickets en plaatsen zoals bij een verkoop, dan [[register.reservations]]. Schrijf de naam en een telefoonnummer of e-mailadres, en tik op [[register.reservation_keep]]. Zeg de gast de referentie en tot wanneer de plaatsen wachten.',
        'Is de gast er, open dan opnieuw [[register.reservations]]. Drie letters van de naam vinden ze, of de referentie. Tik ze aan, haal de plaatsen weg waarvoor niemand kwam, en breng de andere naar het mandje; reken dan af zoals altijd. De rest blijft wachten. [[register.reservation_cancel]] geeft meteen al haar plaatsen vrij.',
        'Een bepaalde tijd voor de voorstelling zijn de plaatsen vanzelf vrij, ook zonder internet; wie net betaalt, houdt ze. [[register.reservation_release_all]] geeft vrij wat voor de gekozen voorstelling nog wacht. [[register.reservation_missed]] toont wie niet kwam.',
        'Als de instellingen het zeggen, krijgt een gast met een mailadres één keer een mail, enkele uren voor de plaatsen vrij zijn: de referentie, de plaatsen en tot wanneer ze wachten. [[portal.settings.reservations.reminder_hours]] staat op 0 tot je het verandert.',
        'Een verplaatste voorstelling neemt haar reserveringen mee, en de lijst zegt het; bel de gast. Na een herstelling kan een betaald ticket de plaats hebben: de reservering zegt hoeveel ze er verloor.',
      ],
    },
    park: {
      title: 'Een mandje parkeren',
      body: [
        'Een klant moet de portemonnee halen en anderen wachten: [[register.park_short]], de toets met twee strepen bovenaan, zet het mandje opzij en zegt het nummer. De plaatsen blijven 30 minuten vastgehouden.',
        'Aan elke kassa van de bioscoop opent de toets die zegt hoeveel er geparkeerd zijn de lijst. Eén druk haalt het mandje daarheen, met zijn plaatsen; niemand anders krijgt het nog. Zijn de plaatsen intussen vrijgegeven, dan worden andere gevonden en zegt het scherm dat.',
        'Wat niemand terugneemt, is weg aan het einde van de dag; er is niets verkocht.',
      ],
    },
    takeover: {
      title: 'Als een kassa uitvalt',
      body: [
        'Het scherm wordt zwart of een kabel begeeft het midden in een verkoop: meld je aan een andere kassa aan. De toets bovenaan zegt hoeveel mandjes zijn blijven openstaan, en de lijst noemt de kassa en wie daar werkte. Eén druk haalt het mandje met zijn plaatsen hierheen; een begonnen betaling staat waar ze stond, en wat de betaalterminal heeft genomen, telt.',
        'Bij een kassa die nog verbonden is, wordt het gevraagd: druk twee keer om haar mandje toch te nemen. Is de eerste kassa terug, dan zegt ze wie met haar mandje is verdergegaan, en verkoopt ze het niet meer. Een omruiling komt niet mee; begin die opnieuw vanaf de kassabon.',
      ],
    },
    snacks: {
      title: 'Snacks en drankjes',
      body: [
        'Tik erop onder [[register.products]], of scan de code op de fles; twee keer gescand zijn het er twee. Een voorstelling heb je daarvoor niet nodig.',
        'Een menu vraagt wat erin komt, het ene na het andere; valt er niets te kiezen, dan ligt het meteen in het mandje. Esc breekt af.',
        'Een toets kan een afbeelding tonen en, onder de naam, wat erin zit: voor gasten die naar noten of gluten vragen.',
        'Wat intussen van de lijst werd gehaald, wordt geweigerd. Neem het uit de mand, en zeg het aan een manager als het nog in het rek staat.',
        'Waar de wet er een eigen btw-tarief voor heeft, vraagt het mandje of snacks hier worden opgegeten of meegenomen. De prijs blijft gelijk.',
        '**Besteld op de website:** producten die in het portaal zo gemarkeerd zijn ([[portal.product.soldOnline]]) worden bij tickets besteld. De klant toont aan de toog een ticket: scan het, of typ het bestelnummer onder [[register.bills]], en tik op [[register.snacks_hand_out]]. Op het briefje staat wat klaar te maken. Dat kan één keer; de tweede keer zegt het scherm wanneer, door wie en waar. Wat nog wacht staat onder [[register.snacks_title]].',
      ],
    },
    pay: {
      title: 'Het geld aannemen',
      body: [
        '**Contant:** tik op [[register.cash_exact]], op het biljet dat je kreeg, of op [[register.other_amount]] voor elke andere som. De lade gaat open en het scherm noemt het wisselgeld.',
        '**Kaart:** tik op [[register.card]], typ de som op de terminal en wacht op zijn antwoord. Dan [[register.card_done]]. Zegt de terminal nee: [[register.card_not]]; er is niets verkocht en de mand blijft.',
        '**Op meerdere manieren:** tik op [[register.split]] en neem het ene deel na het andere; het scherm zegt wat er nog over is. Contant betaalt de rest, en alleen op contant geld is er wisselgeld.',
        '**Goedkoper:** tik op [[register.discount]], kies hoeveel en zeg waarom. Je rol heeft een grens; vraag daarboven een manager.',
        'Zegt het scherm dat het contant geld niet volstaat, typ dan opnieuw wat je kreeg. Is de prijs intussen veranderd, dan staat het nieuwe totaal er: noem het voor je verdergaat.',
        'Kwam er geen papier, tik dan op [[register.print_again]]. Zie [De printer print niet](trouble#printer).',
        '**Eén verloren ticket:** kies het en tik op [[register.reprint_ticket]]. Het is hetzelfde ticket met dezelfde code, gemarkeerd als kopie, dus slechts één van de twee laat iemand binnen; je naam en de reden worden genoteerd.',
        '[[register.same_again]] begint de volgende verkoop met dezelfde tickets en snacks.',
        '**Een scherm voor de klant:** open op het scherm dat naar de klant kijkt een tweede venster van de browser van de kassa, op het adres van de kassa met /display in plaats van /register. Het toont het mandje, de plaatsen, wat er te betalen is en het wisselgeld, in de taal die de klant aantikt, en tussendoor films.',
      ],
    },
    terminal: {
      title: 'De betaalterminal',
      body: [
        '**Verbonden met de kassa:** tik op [[register.card]]. De som gaat vanzelf naar de terminal, en het scherm zegt wat de klant doet. Zodra de kaart belast is, is er verkocht.',
        'Zegt de terminal nee, dan zegt het scherm waarom: tik op [[register.terminal_again]] of [[register.terminal_back]]. Is hij niet te bereiken, tik dan op [[register.terminal_by_hand]] en toets de som daar in.',
        '**Heeft de terminal niet geantwoord**, dan staat er: [[register.terminal_lost]]',
        {
          steps: [
            'Belast de kaart geen tweede keer. De kassa blijft het de terminal vragen.',
            'Gebeurt er niets, zoek dan precies deze som op het scherm of het papier van de terminal.',
            'Tik alleen op [[register.terminal_was_paid]] als daar staat dat de som is afgeschreven, anders op [[register.terminal_was_not]]. Je naam blijft bij het antwoord.',
          ],
        },
        '**Belast, en niets verkocht:** de kassa toont het tot er verkocht is of het geld terug is. Tik op [[register.terminal_give_back]]; weigert de terminal, geef het geld daar dan met de hand terug en tik op [[register.terminal_given_by_hand]].',
        '**Een kaart terugbetalen:** de terminal die het geld nam geeft het terug, en bovenaan het scherm staat wat hij doet. Lukt het niet, vraag hem dan opnieuw, betaal daar met de hand terug en tik op [[register.terminal_given_by_hand]], of geef contant zodra de kassa het aanbiedt. De terugbetaling blijft aan elke kassa in zicht tot het geld terug is.',
        '**Dagafsluiting van de terminal:** open [[register.cash_title]], dan [[register.days_title]]; wie de laatste dienst sluit, krijgt het aangeboden. Het totaal van de terminal wordt vergeleken met wat erover verkocht en terugbetaald is. Verschillen ze, dan staan beide er met de betalingen die bedoeld kunnen zijn, tot iemand zegt waarom. Gaf hij geen antwoord, vraag het dan opnieuw of tik het totaal van zijn papier in. Terminals met de app van Viva en die van Mollie rekenen vanzelf af: hun toets vergelijkt wat ze zeggen te hebben ontvangen; kan er een het niet zeggen, dan wordt zijn totaal in zijn app afgelezen.',
        '**Een fooi** die een klant aan de terminal geeft, staat op de kassabon en apart in het verslag van de dienst en onder [[portal.report.many]]. Het is geen omzet en er is geen btw op; hoe die bij het personeel komt, beslist de bioscoop.',
        '**Met een code:** waar er een is ingevoerd, toont de toets [[register.terminal_code]] de klant een code op het klantenscherm en hier. De klant scant hem met de telefoon, en zodra er betaald is, is het verkocht. [[register.terminal_code_stop]] beëindigt het. Zonder internet staat er geen code: wacht tot de kassa het weet.',
        '**Het kaartbewijs nog eens:** open de kassabon en tik op [[register.slip_key]]: het wordt als kopie afgedrukt, voor de klant of voor de bioscoop.',
        '**Een nieuwe terminal, of een die niet te bereiken is?** Een manager opent de kassa onder [[portal.device.many]] in het portaal en test de verbinding onder [[portal.cinema.terminal_test]]: daar staat of de terminal antwoordde, en of zijn wachtwoord klopt.',
      ],
    },
    'no-answer': {
      title: 'Verkocht of niet?',
      body: [
        'Staat [[register.unsure_title]] op het scherm, dan ging het antwoord van de box verloren.',
        {
          steps: [
            'Laat het geld en de mand zoals ze zijn.',
            'Tik op [[register.unsure_again]], zo vaak je wilt. Het kan niet twee keer verkocht worden.',
            'Blijft de box stil, lees dan [De box antwoordt niet](trouble#box-silent).',
          ],
        },
        { note: 'Begin voor dezelfde gast geen nieuwe verkoop. Dat zou een tweede zijn.' },
      ],
    },
    bills: {
      title: 'Een kassabon vinden',
      body: [
        'Tik op [[register.bills]]. Typ het nummer van de kassabon, de tien tekens onder de code van een ticket, of de naam; of scan het ticket.',
        '**Je weet maar weinig:** typ het bedrag, de plaats, de film, het uur of de laatste vier tekens van een code. Er wordt gezocht bij de verkopen van de dag op het scherm; met de pijlen kies je een andere dag.',
        '**De totalen van de dag:** boven de lijst staat wat deze kassa verkocht heeft. Wie geld uit de lade mag nemen, ziet ook alle kassa’s en de website: [[register.day_all]].',
        'Open een kassabon om te zien wat er gekocht werd, hoe het betaald is en wat er terugkwam. [[register.print_again]] print hem nog een keer.',
        'Wordt hij niet gevonden, lees het nummer dan opnieuw. Een kassabon van een andere bioscoop staat in haar kassa en in het portaal onder [[portal.sales]].',
      ],
    },
    refund: {
      title: 'Geld teruggeven',
      body: [
        {
          steps: [
            'Zoek de kassabon en kies wat er teruggaat.',
            'Tik op [[register.refund_chosen]] of [[register.refund_all]] en zeg waarom.',
            'Doe wat het scherm zegt: neem contant geld uit de lade, of geef eerst terug op de terminal.',
            'Laat de gast het briefje tekenen als je bioscoop dat wil.',
            'Koude popcorn, een film die te laat begint: [[register.credit_key]] geeft een willekeurig bedrag van het gekozene terug, tot wat er nog rest, en wat gekocht werd blijft geldig. De belasting volgt.',
          ],
        },
        'De plaatsen zijn meteen weer vrij, en de oude tickets zijn niet meer geldig.',
        {
          list: [
            '**Een ticket dat aan de deur gebruikt werd,** betaalt alleen een manager terug.',
            '**Je grens:** sommige rollen betalen terug tot een som. Vraag daarboven een manager.',
            '**Een kassabon van de website:** tik op [[register.refund_request]]. De website geeft het geld vanzelf terug; je kunt het niet uitbetalen.',
            '**Al teruggegeven, of nooit betaald:** dan valt er niets te geven. Bekijk de kassabon nog eens.',
            '**Een verkochte cadeaubon die gebruikt werd,** gaat niet terug. Geef de rest zonder hem terug.',
          ],
        },
      ],
    },
    exchange: {
      title: 'Een ticket omruilen',
      body: [
        'Zoek de kassabon, kies de tickets en tik op [[register.exchange_seats]] of [[register.exchange_rate]]. Kies de nieuwe zoals bij een verkoop. Het verschil wordt betaald of teruggegeven. Wie een eigen 3D-bril meebracht, betaalt er ook nu geen: de toets naast de tickettypes toont het, en daar wijzig je het.',
        'Alleen tickets kunnen omgeruild worden, van één voorstelling tegelijk. Wat de website verkocht, ruilt ze zelf om; zijn de nieuwe tickets duurder, betaal dan de oude terug en verkoop nieuwe.',
      ],
    },
    vouchers: {
      title: 'Cadeaubonnen en abonnementen',
      body: [
        {
          steps: [
            'Kies eerst de tickets.',
            'Tik op [[register.vouchers]] en scan of typ de code. Ze staat op de cadeaubon.',
            'Tik op [[register.voucher_use]]. Hij betaalt zoveel tickets als hij beurten heeft. Wat een plaats of 3D meer kost, wordt gewoon betaald.',
          ],
        },
        '**Tegoed voor snacks:** een cadeaubon kan ook geld voor snacks en drankjes dragen. Het betaalt automatisch wat daarvan in het mandje ligt, en de rest blijft op de kaart. Met [[register.value]] (V) verander je hoeveel. Op de kassabon staat wat er over is.',
        'Een cadeaubon verkoop je onder [[register.voucher_sell]], zoals een snack. Hij komt met zijn code om te scannen samen met de kassabon uit de printer. Wie plastic kaarten uitgeeft, kiest bij [[portal.settings.pos_config.voucher_slips]]: [[portal.settings.pos_config.voucher_slips.asked]], zoekt de nieuwe code op en tikt op [[register.card_exchange]].',
        '**Pakketten** zijn meerdere cadeaubonnen voor één prijs. Je maakt ze onder [[portal.voucher_package.many]]; ze worden op dezelfde plaats en op de website verkocht. Elke cadeaubon heeft een eigen code. Een pakket wordt in zijn geheel terugbetaald, zolang er niets van gebruikt is.',
        'Op de website gaan tot twintig cadeaubonnen in één bestelling. Elk heeft een eigen code in de e-mail en een eigen pagina in de pdf.',
        'Een daar gekochte cadeaubon kan naar de ontvanger worden gemaild, in de ochtend van een dag die de koper kiest. In de bestelling staat wanneer hij vertrekt of vertrok; daar wordt hij meteen verstuurd of het adres verbeterd, tot vijf keer. Een cadeaubon die eerder is herroepen, gaat niet weg. [[portal.settings.vouchers.mail_to_recipient]] zet het uit. Hij wordt alleen of samen met tickets gekocht, in één bestelling met één betaling; ook een afbeelding is te kiezen.',
        'Onderaan de cadeaubonnen op de website zegt een pagina bij een code wat er nog op de cadeaubon staat. De link in de e-mail leidt ernaartoe; vandaar is de code al ingevuld bij het kopen van tickets.',
        'In het portaal, onder [[portal.vouchers]], geeft wie cadeaubonnen beheert er een of veel tegelijk uit, zoals 200 aan een bedrijf op factuur, en bewaart de codes als bestand. Daar wordt een cadeaubon ook verlengd en opgeladen.',
        {
          list: [
            '**Niet gekend:** lees de code opnieuw van het papier. 0 en O, 1 en I tellen gelijk.',
            '**Opgebruikt:** het scherm zegt hoeveel beurten er nog zijn. Hou de kaart bij als er geen meer zijn.',
            '**Te vroeg, te laat, of geannuleerd:** het scherm noemt de dag. Hij kan niet gebruikt worden.',
            '**Net gebruikt:** wacht zo lang als het scherm zegt.',
            '**Niet voor deze prijs:** kies een andere prijs, of laat zonder hem betalen.',
            '**Meer tegoed op een kaart:** zoek ze op en tik op een bedrag naast [[register.top_up]]. Het komt in het mandje, waar − en + het veranderen, en wordt betaald zoals een snack, ook zonder internet. Zolang er nog zoveel op de kaart staat, kan het ook zo worden terugbetaald.',
            '**Een versleten kaart:** zoek ze op, tik op [[register.card_exchange]] en scan de code van een nieuwe kaart die niemand gebruikt heeft. Alles wat over is gaat daarheen; houd de oude bij. Daarvoor is de verbinding nodig. Wat een terugbetaling later op de oude kaart terugbrengt, staat in het portaal onder [[portal.vouchers]], [[portal.debts]]; daar geeft een manager er een extra cadeaubon voor uit.',
          ],
        },
      ],
    },
    manager: {
      title: 'Het toestemming van een manager voor een cadeaubon',
      body: [
        'Zonder internet kan een cadeaubon hier niet gekend zijn, of zijn beurten bij de website zitten. Een manager kan de gast toch binnenlaten.',
        {
          steps: [
            'Tik op [[register.override_ask]] of [[register.voucher_accept]].',
            'De manager kiest zijn naam en typt zijn eigen pincode: [[register.override_allow]].',
            'Reken opnieuw af. Het woord geldt voor één verkoop en tien minuten.',
            '**Er is iemand nodig:** de bel bovenaan, [[register.bell_key]], zegt aan elke kassa en elke portaalpagina van wie mag helpen welke kassa roept. Die tikt op [[register.bell_answer]], en de kassa zegt wie eraan komt. In de bioscoop werkt dat ook zonder internet.',
            '**Een bericht van een manager:** een melding staat bovenaan de kassa terwijl je verder verkoopt. Tik op [[register.notice_read]] als je ze gelezen hebt: dan is ze voor jou weg, en je naam wordt genoteerd. Managers schrijven ze in het portaal onder [[portal.register_notice.many]].',
          ],
        },
        'De beurt staat dan onder [[register.debts_title]]. Ze wordt vanzelf vereffend als de verbinding terug is; een beurt die elders gebruikt werd, blijft op de lijst, en een manager geeft ze op in het portaal.',
      ],
    },
    lock: {
      title: 'De kassa verlaten',
      body: [
        'Tik op [[register.lock]] voor je weggaat, elke keer. Wat in de mand zit, blijft, en niemand ziet het; wie zich daarna aanmeldt, gaat ermee verder, en de verkoop draagt die naam. Een kassa die niemand aanraakt, vergrendelt na de minuten die haar apparaat in het portaal heeft.',
        'Wat verkocht wordt terwijl je aangemeld bent, draagt je naam.',
      ],
    },
  },
}
