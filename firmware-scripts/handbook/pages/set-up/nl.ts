import type { PageText } from '../../page.ts'

export const nl: PageText<'set-up'> = {
  title: 'Inrichten',
  lead: 'Van een leeg bedrijf naar het eerste ticket, en wat daarna in te stellen is.',
  sections: {
    steps: {
      title: 'Van niets naar het eerste ticket',
      body: [
        'De pagina [[portal.setup]] leidt je erdoor, stap na stap. Wat gedaan is, leest ze af aan wat er is: ga wanneer je wilt en ga verder waar je was.',
        {
          steps: [
            '[[portal.setup_operator]]: het btw-nummer en de tarieven van je land. Laat je boekhouder ernaar kijken.',
            '[[portal.setup_cinema]]: naam, adres en plaats. Druk in een kaart lang op het gebouw en plak beide getallen bij [[portal.cinema.lat]].',
            '[[portal.setup_screen]]: rijen en stoelen maken meteen een plan. Gangpaden, bochten en klassen teken je later met [[portal.plan_open]].',
            '[[portal.setup_classes]], als je wilt: hoe een plaats heet en wat ze meer kost. Vijf zijn er altijd.',
            '[[portal.setup_prices]] en [[portal.setup_products]]: lijsten om mee te beginnen. Pas de bedragen aan voor je ze overneemt.',
            '[[portal.setup_people]]: je eigen pincode en de eerste collega’s.',
            '[[portal.setup_payment]]: kassa’s nemen meteen contant geld aan; de website heeft een betaaldienst nodig.',
            '[[portal.setup_box]], [[portal.setup_register]] en [[portal.setup_printer]]: de machines in huis.',
            '[[portal.setup_film]] en [[portal.setup_show]]: dan verkoopt alles.',
          ],
        },
        'Wat onder [[portal.entry_more_fields]] is ingeklapt, klopt om te beginnen of kan wachten.',
        'Alles is later te wijzigen, en bij alles staat wie wat gewijzigd heeft, met een weg terug. [Oefenen](first-day#training) laat iedereen voor de eerste dag proberen.',
      ],
    },
    combinations: {
      title: 'Menu’s en recepten',
      body: [
        '**Een menu voor één prijs:** maak een product en voeg onder [[portal.entry_more_fields]] een rij toe per onderdeel, [[portal.product.components]], met de producten waaruit een gast kiest. De kassa vraagt wat er te kiezen is. Op de kassabon draagt elk onderdeel zijn deel van de prijs, naar wat het los kost, en zijn eigen btw; een vergissing wordt per regel terugbetaald.',
        '**Een recept:** [[portal.product.ingredients]] zegt wat één stuk verbruikt: een beker, zoveel maïs. Een verkoop haalt dat uit [[portal.stock]] in plaats van het product.',
        'Wat nooit los wordt verkocht, heeft de status [[portal.product.status.part]].',
        '**Happy hour:** [[portal.product.happyHours]] is wanneer een product iets anders kost. De kassa toont de prijs van dat moment en vraagt geen andere.',
        '**Statiegeld:** Vul bij [[portal.product.depositCents]] in wat de beker of de fles kost tot ze terugkomt. De kassa zet het als aparte regel naast het drankje, ook in menu’s, zonder btw; geen korting en geen cadeaubon geldt ervoor. Wie het drankje terugbetaalt, geeft het statiegeld mee terug. Z-rapporten en [[portal.report.many]] tonen het apart. Bekers die zonder kassabon terugkomen telt de kassa onder [[register.deposits_key]] en betaalt ze uit de lade; [[portal.report.many]] zegt per product wat nog buiten is.',
      ],
    },
    'special-prices': {
      title: 'Bijzondere prijzen en open data',
      body: [
        '**Een prijslijst** geldt voor voorstellingen die je zelf kiest, zoals premières of schoolweken. Maak ze aan onder [[portal.price_list.many]], kies ze bij haar prijzen onder [[portal.price_rate.priceListIds]] en daarna bij de voorstelling, of bij meerdere, onder [[portal.show_price_list]]. Wat verkocht is, houdt zijn prijs.',
        '**Wie een eigen 3D-bril meebrengt,** hoeft er geen te betalen: vink bij de toeslag [[portal.price_rate.waivable]] aan. De kassa heeft er dan een toets voor, één druk per ticket, en de website vraagt ernaar.',
        '**Een film die nog niet bekend is:** druk op [[portal.add_show]] en dan op [[portal.announce]]. Het tijdstip is vrijgehouden in de zaal, niemand anders hoort ervan en er wordt niets verkocht. Open het later en druk op [[portal.announce_plan]].',
        '**Hoeveel menu’s er verkocht zijn,** staat in [[portal.report.many]], gegroepeerd [[portal.reports_by_combination]].',
      ],
    },
    printers: {
      title: 'Printers',
      body: [
        {
          steps: [
            'Sluit de printer aan op het netwerk van de bioscoop, of met USB op de box, en zet hem aan.',
            'Open de bioscoop onder [[portal.cinema.many]] en druk op [[portal.cinema.device_search_do]]. De box zoekt enkele seconden.',
            'Druk naast het adres of de naam op [[portal.cinema.printer_enter]]. Geef hem een naam die iedereen gebruikt, zoals Bar.',
            'Druk op [[portal.cinema.printer_test_do]] en bekijk de pagina: accenten, breedte, en of ze wordt afgesneden.',
          ],
        },
        'Breekt een regel te vroeg of te laat af, wijzig dan [[portal.cinema.printers.columns]]; kloppen de accenten niet, [[portal.cinema.printers.codepage]].',
        'Is er niets gevonden: staat de printer aan, brandt het lampje bij zijn netwerkstekker, en zit hij in hetzelfde netwerk als de box? De meeste printers drukken hun adres af als je bij het aanzetten een knop ingedrukt houdt. Dat adres kan ook met de hand worden ingevoerd.',
        'Wat de bar bereidt, komt daar vanzelf uit de printer, met een afhaalnummer dat ook op de kassabon en het klantenscherm staat: vink [[portal.product_group.barSlip]] aan bij een productgroep, of de soorten onder [[portal.settings.pos_config.bar_slips]], en bij de printer van de bar [[portal.cinema.printers.prints.bar_slip]]. Zijn er twee bars, dan noemt elke kassa de hare onder [[portal.device.barPrinterId]].',
        'Wat op tickets, kassabonnen, barbonnen, cadeaubonnen en Z-rapporten staat, schik je onder [[portal.slip_template.many]], met een beeld van het papier erbij. Regels die de wet vraagt, kunnen niet weg. Ook facturen dragen daar jouw teksten, zoals je bankrekening; een gemaakte factuur blijft zoals ze is.',
        'Vul [[portal.cinema.printers.rollMetres]] in, dan zeggen de kassa’s wanneer de rol van een printer op raakt. Wie er eerder een nieuwe in legt, zegt het met [[register.printer_roll_new]] aan de kassa, of hier naast de testpagina. Drukken alleen jouw kassa’s daar af, dan toont [[portal.cinema.printers.keepsLine]] een open klep of een lege rol binnen een seconde.',
        'Een regeldisplay met twee regels voor de klant voer je bij de bioscoop in onder [[portal.cinema.lineDisplays]] en kies je bij de kassa onder [[portal.device.lineDisplayId]]. Het toont artikel, totaal, wisselgeld en afhaalnummer.',
        'Een kassa drukt af op de printer bij haar eigen apparaat onder [[portal.device.many]]; zonder die op wat voor tickets en kassabonnen is ingevoerd.',
      ],
    },
    devices: {
      title: 'Kassa’s, scanners en schermen',
      body: [
        'Elke machine wordt één keer toegelaten: open het adres van de box in haar browser, vergelijk de code, druk op [[portal.device_let_in]]. [[portal.device.many]] toont ze alle, zegt welke online zijn en laadt hun pagina’s opnieuw.',
        {
          list: [
            '[[portal.device.autoLockMinutes]]: een kassa die niemand aanraakt, vergrendelt zich en houdt haar mandje.',
            '[[portal.device.paymentMethodIds]]: wat daar mag worden aangenomen; zonder keuze alles.',
            '[[portal.device.parentId]]: een tablet naast een kassa drukt af waar de kassa dat doet en wordt ermee herladen.',
            '[[portal.device.handScannerId]]: een handscanner aan een poort van de box. Druk bij de bioscoop op [[portal.cinema.device_search_do]] en naast zijn naam op [[portal.cinema.printer_enter]], en kies hem hier. Een scanner aan de computer van de kassa werkt zonder.',
            '[[portal.device.orientation]]: hoe een scherm hangt.',
            '[[portal.device_settings]]: wat dit anders doet dan zijn bioscoop.',
          ],
        },
        'Onder [[portal.signage_notice.many]] zeg je iets op alle schermen tegelijk, tot een tijd; een spoedmelding staat groot. Wat tickets en producten kosten is een eigen weergave. Terwijl je een weergave of thema intypt, zie je het op een breed en een hoog scherm, nog voor er iets is opgeslagen.',
        'Onder [[portal.signage_spot.many]] verkoop je een plek op je schermen: de afbeelding van een bedrijf komt op haar dagen tussen de pagina’s van het programma, zo vaak als je zegt. Nooit naast een spoedmelding, en nooit meer dan de helft van de tijd. Open er een om te lezen hoe vaak ze te zien was, per dag en per scherm, en bewaar dat voor het bedrijf.',
        '**Alleen met een handscanner:** vul bij [[portal.settings.pos_config.command_sheet]] een nummer in en druk bij de printers van de bioscoop op [[portal.cinema.printer_commands_do]]. Bewaar het blad achter de toog: een gescande code doet wat haar toets doet, met alles wat de toets vraagt. Heeft iemand er een foto van, vul dan een ander nummer in en print het opnieuw.',
        '**Een veilig adres:** via https kan niemand op hetzelfde netwerk meelezen, en een telefoon mag zijn camera gebruiken. Open /secure achter het adres van de box op het apparaat: de pagina zegt wat daar één keer te doen is. Daarna wordt het apparaat op het veilige adres opnieuw toegelaten.',
        'Een machine is kwijt: [[portal.device_do_blocked]]. Ze stopt meteen, ook zonder verbinding, en mag niet eens meer vragen. Wat te doen met een code op een scherm staat in [Wat te doen als …](trouble#new-device).',
      ],
    },
    settings: {
      title: 'Instellingen',
      body: [
        '[[portal.settings.many]] vind je met een woord. Naast elke staat wat nu geldt en waar dat gezegd is; voor het bewaren zegt de pagina vanaf wanneer het werkt.',
        {
          list: [
            'Wat voor alle bioscopen is ingesteld, geldt in elke.',
            'Een bioscoop mag het anders doen, en een apparaat anders dan zijn bioscoop. Kies het onder [[portal.settings_for]].',
            'Sommige instellingen gelden voor alle bioscopen; de pagina zegt het.',
          ],
        },
        'Wie in één bioscoop werkt, wijzigt wat die zegt. Wat voor alle geldt, wijzigt op de website wie in alle werkt.',
        'Vullen vreemde programma’s je formulieren in, zet dan [[portal.settings.recaptcha]] aan: bezoekers merken er hooguit een seconde van.',
        '[[portal.settings.pos_config.receipts]] [[portal.settings.pos_config.receipts.asked]]: tickets worden automatisch afgedrukt, en [[register.print_receipt]] na de verkoop of in de lijst van verkopen geeft de kassabon. Frankrijk vraagt het zo.',
        'Onder de instellingen staat wie wat gewijzigd heeft; één druk neemt het terug. Geheimen zoals wachtwoorden worden nooit getoond, alleen vervangen.',
      ],
    },
    automations: {
      title: 'Automatiseringen',
      body: [
        'Onder [[portal.automation.many]] zegt een regel: als er iets gebeurt, wordt er iets gedaan. Ze wacht op een tijd van de dag of week, op zoveel minuten voor of na een voorstelling, op een voorstelling die uitverkocht is of bijna, op weinig voorraad, op een cadeaubon die bijna afloopt, of op een box die niet bereikbaar is.',
        'Dan mailt ze mensen van het huis of wie online kocht, stuurt een bewaard rapport, stuurt een nieuwsbrief opnieuw, geeft reserveringen vrij, haalt een voorstelling van de website of zegt iets op alle schermen. Elke regel is voor één bioscoop.',
        {
          steps: [
            'Maak de regel; ze begint uitgeschakeld.',
            'Onder haar formulier staat hoe vaak ze in de laatste zeven dagen gelopen zou hebben. Kijken verandert niets.',
            'Vink dan [[portal.automation.active]] aan en sla op.',
          ],
        },
        'Een regel doet haar werk één keer per aanleiding, ook na een herstart, en hoogstens 200 keer per dag. Wat ze deed staat onder haar formulier. [[portal.settings.portal_config.automations]] bij de instellingen stopt ze allemaal tegelijk.',
        'De server van de website voert ze uit, dus een bioscoop die afgesneden is hoort intussen niets. Reserveringen die de box van de bioscoop houdt komen vrij zodra die weer te horen is.',
      ],
    },
    'website-pages': {
      title: 'Prijzen en aanvragen op de website',
      body: [
        '**Prijzen:** begin onder [[portal.page.many]] met [[portal.preset_ready_prices]], of voeg aan een pagina het deel [[portal.blocks_prices]] toe. Het zegt wat tickets, toeslagen en samen gekochte tickets kosten, volgens je prijzen en in elke taal, en verandert mee. Alleen wat de website verkoopt, staat erin. Zolang je geen menu hebt geschreven, leidt dat van de website erheen.',
        '**Groepen, scholen, verjaardagsfeestjes en besloten voorstellingen:** een pagina kan een [[portal.page.enquiry]] hebben. Bezoekers zeggen met hoeveel ze zijn, op welke dag en met welke film. Het komt per e-mail en staat onder [[portal.messages]], waar je aanvinkt wat gedaan is.',
        '**Zoeken:** het vergrootglas bovenaan de website vindt films, komende evenementen, gepubliceerde pagina’s en de vragen erop. Er is niets in te stellen.',
      ],
    },
    modules: {
      title: 'Waarmee je werkt',
      body: [
        'Onder [[portal.modules.many]] zet je uit wat je niet nodig hebt: het verdwijnt van kassa’s, website, portaal en schermen. Niets wat verkocht is, gaat verloren: tickets laten nog binnen, cadeaubonnen betalen nog.',
        'Wat je aanbieder niet geactiveerd heeft, zegt het; vraag daar.',
        'Waar tickets en cadeaubonnen worden verkocht, is een instelling: [[portal.settings.public_config.features.tickets]].',
      ],
    },
    'taking-over': {
      title: 'Van een ander systeem komen',
      body: [
        'Onder [[portal.import]] brengt een tabel personeel, producten, films en cadeaubonnen die nog gelden. Je ziet elke rij en wat eraan mankeert voor er iets wordt geschreven; een bestand dat een tweede keer komt, maakt niets dubbel.',
        'Dezelfde pagina geeft alles ook weer uit, voor elk ander programma.',
      ],
    },
  },
}
