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
            'Tik links op de voorstelling. Andere dagen staan boven de lijst; een film van eender welke dag vindt u met [[register.search_all]].',
            'Tik voor elke gast één keer op een prijs. Sommige prijzen beginnen met twee of meer tickets, andere hebben een hoogste aantal; de knop zegt het.',
            'Kijk naar de plaatsen en de som, en noem ze allebei.',
          ],
        },
        'Een prijs die niet meer bestaat, wordt geweigerd: kies een andere. [[register.clear]] maakt de mand leeg.',
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
            '**De lijn is verbroken.** Plaatsen met [[register.state_elsewhere]] zijn van de website tot ze terug is. Zie [Het internet is weg](trouble#line).',
            '**De onlineverkoop is voorbij.** Dan verkoopt alleen de kassa nog.',
            '**De laatste plaatsen blijven voor de kassa.** Dat houdt de website tegen, nooit u.',
            '**De voorstelling is geannuleerd, voorbij, of niet voor kassa’s.** Niemand kan ze verkopen. Zie [Een geannuleerde voorstelling](money#cancelled-show).',
          ],
        },
      ],
    },
    snacks: {
      title: 'Snacks en drankjes',
      body: [
        'Tik erop onder [[register.products]], of scan de code op de fles; twee keer gescand zijn het er twee. Een voorstelling hebt u daarvoor niet nodig.',
        'Wat intussen van de lijst werd gehaald, wordt geweigerd. Neem het uit de mand, en zeg het aan een manager als het nog in het rek staat.',
      ],
    },
    pay: {
      title: 'Het geld aannemen',
      body: [
        '**Contant:** tik op [[register.cash_exact]], op het biljet dat u kreeg, of op [[register.other_amount]] voor elke andere som. De lade gaat open en het scherm noemt het wisselgeld.',
        '**Kaart:** tik op [[register.card]], typ de som op de terminal en wacht op zijn antwoord. Dan [[register.card_done]]. Zegt de terminal nee: [[register.card_not]]; er is niets verkocht en de mand blijft.',
        '**Op meerdere manieren:** tik op [[register.split]] en neem het ene deel na het andere; het scherm zegt wat er nog over is. Contant betaalt de rest, en alleen op contant geld is er wisselgeld.',
        '**Goedkoper:** tik op [[register.discount]], kies hoeveel en zeg waarom. Uw rol heeft een grens; vraag daarboven een leidinggevende.',
        'Zegt het scherm dat het contant geld niet volstaat, typ dan opnieuw wat u kreeg. Is de prijs intussen veranderd, dan staat het nieuwe totaal er: noem het voor u verdergaat.',
        'Kwam er geen papier, tik dan op [[register.print_again]]. Zie [De printer print niet](trouble#printer).',
      ],
    },
    'no-answer': {
      title: 'Verkocht of niet?',
      body: [
        'Staat [[register.unsure_title]] op het scherm, dan ging het antwoord van de box verloren.',
        {
          steps: [
            'Laat het geld en de mand zoals ze zijn.',
            'Tik op [[register.unsure_again]], zo vaak u wilt. Het kan niet twee keer verkocht worden.',
            'Blijft de box stil, lees dan [De box antwoordt niet](trouble#box-silent).',
          ],
        },
        { note: 'Begin voor dezelfde gast geen nieuwe verkoop. Dat zou een tweede zijn.' },
      ],
    },
    bills: {
      title: 'Een bon vinden',
      body: [
        'Tik op [[register.bills]]. Typ het nummer van de bon, de tien tekens onder de code van een ticket, of de naam; of scan het ticket.',
        'Open een bon om te zien wat er gekocht werd, hoe het betaald is en wat er terugkwam. [[register.print_again]] print hem nog een keer.',
        'Wordt hij niet gevonden, lees het nummer dan opnieuw. Een bon van een andere bioscoop staat in haar kassa en in het portaal onder [[portal.sales]].',
      ],
    },
    refund: {
      title: 'Geld teruggeven',
      body: [
        {
          steps: [
            'Zoek de bon en kies wat er teruggaat.',
            'Tik op [[register.refund_chosen]] of [[register.refund_all]] en zeg waarom.',
            'Doe wat het scherm zegt: neem contant geld uit de lade, of geef eerst terug op de terminal.',
            'Laat de gast het briefje tekenen als uw huis dat wil.',
          ],
        },
        'De plaatsen zijn meteen weer vrij, en de oude tickets openen geen deur.',
        {
          list: [
            '**Een ticket dat aan de deur gebruikt werd,** betaalt alleen een manager terug.',
            '**Uw grens:** sommige rollen betalen terug tot een som. Vraag daarboven een manager.',
            '**Een bon van de website:** tik op [[register.refund_request]]. De website geeft het geld vanzelf terug; u kunt het niet uitbetalen.',
            '**Al teruggegeven, of nooit betaald:** dan valt er niets te geven. Bekijk de bon nog eens.',
            '**Een verkochte cadeaubon die gebruikt werd,** gaat niet terug. Geef de rest zonder hem terug.',
          ],
        },
      ],
    },
    exchange: {
      title: 'Een ticket omruilen',
      body: [
        'Zoek de bon, kies de tickets en tik op [[register.exchange_seats]] of [[register.exchange_rate]]. Kies de nieuwe zoals bij een verkoop. Het verschil wordt betaald of teruggegeven.',
        'Alleen tickets kunnen omgeruild worden, van één voorstelling tegelijk. Wat de website verkocht, ruilt ze zelf om; zijn de nieuwe tickets duurder, betaal dan de oude terug en verkoop nieuwe.',
      ],
    },
    vouchers: {
      title: 'Cadeaubonnen en abonnementen',
      body: [
        {
          steps: [
            'Kies eerst de tickets.',
            'Tik op [[register.vouchers]] en scan of typ de code. Ze staat op de bon.',
            'Tik op [[register.voucher_use]]. Hij betaalt zoveel tickets als hij beurten heeft. Wat een plaats of 3D meer kost, wordt gewoon betaald.',
          ],
        },
        'Een cadeaubon verkoopt u onder [[register.voucher_sell]], zoals een snack.',
        {
          list: [
            '**Niet gekend:** lees de code opnieuw van het papier. 0 en O, 1 en I tellen gelijk.',
            '**Opgebruikt:** het scherm zegt hoeveel beurten er nog zijn. Hou de kaart bij als er geen meer zijn.',
            '**Te vroeg, te laat, of geannuleerd:** het scherm noemt de dag. Hij kan niet gebruikt worden.',
            '**Net gebruikt:** wacht zo lang als het scherm zegt.',
            '**Niet voor deze prijs:** kies een andere prijs, of laat zonder hem betalen.',
          ],
        },
      ],
    },
    manager: {
      title: 'Het woord van een manager voor een cadeaubon',
      body: [
        'Zonder internet kan een cadeaubon hier niet gekend zijn, of zijn beurten bij de website zitten. Een manager kan de gast toch binnenlaten.',
        {
          steps: [
            'Tik op [[register.override_ask]] of [[register.voucher_accept]].',
            'De manager kiest zijn naam en typt zijn eigen pincode: [[register.override_allow]].',
            'Reken opnieuw af. Het woord geldt voor één verkoop en tien minuten.',
          ],
        },
        'De beurt staat dan onder [[register.debts_title]]. Ze wordt vanzelf vereffend als de lijn terug is; een beurt die elders gebruikt werd, blijft op de lijst, en een manager geeft ze op in het portaal.',
      ],
    },
    lock: {
      title: 'De kassa verlaten',
      body: [
        'Tik op [[register.lock]] voor u weggaat, elke keer. Wat in de mand zit, blijft, en niemand ziet het; wie zich daarna aanmeldt, gaat ermee verder, en de verkoop draagt die naam. Een kassa die niemand aanraakt, vergrendelt na de minuten die haar apparaat in het portaal heeft.',
        'Wat verkocht wordt terwijl u aangemeld bent, draagt uw naam.',
      ],
    },
  },
}
