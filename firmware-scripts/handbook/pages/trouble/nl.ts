import type { PageText } from '../../page.ts'

export const nl: PageText<'trouble'> = {
  title: 'Wat te doen als …',
  lead: 'De printer, het internet, een schijf, de box: wat doorgaat, en wat je doet.',
  sections: {
    printer: {
      title: 'De printer print niet',
      body: [
        'De verkoop is gebeurd, met of zonder papier. Er gaat niets verloren: wat niet geprint kon worden, wacht en komt vanzelf.',
        {
          steps: [
            'Is er papier, is het deksel dicht, brandt het lampje? Leg papier in en sluit het deksel.',
            'Wacht enkele seconden. De wachtende papieren komen in hun volgorde.',
            'Ontbreekt er nog een, zoek dan de kassabon onder [[register.bills]] en tik op [[register.print_again]].',
            'Blijft hij stil, trek dan de stekker uit, wacht tien seconden en kijk naar de netwerkkabel.',
          ],
        },
        'Een papier dat er misschien al uit kwam, zegt dat het een kopie is. Beide gelden en laten één gast binnen.',
        'Is daarvoor een andere printer ingevuld, dan komt het papier na tien seconden daaruit, en het scherm zegt het. Een printer met USB-kabel komt aan de box, wordt bij de bioscoop ingevoerd met [[portal.cinema.device_search_do]] en overal teruggevonden waar hij wordt ingestoken. Staat hij daar en antwoordt hij niet, dan mist de box de regels uit 70-foyer-printers.rules; wie de box beheert, plaatst ze. Staat hij er niet, vul dan de nummers van zijn fabrikant in, zoals usb-vendor:20d1:7008.',
        'Een manager ziet wat de printer zegt in het portaal op de box, onder [[portal.health]].',
        'Kloppen letters niet, breken regels af, of is een printer nieuw? Een manager opent in het portaal de bioscoop onder [[portal.cinema.many]] en print een pagina onder [[portal.cinema.printer_test]]: accenten, breedte, code, snede, en de lade als dat aangevinkt is.',
        {
          note: 'Gasten kunnen ook zonder papier binnen: met de plaats, de kassabon onder [[register.bills]], of de code op hun telefoon.',
        },
      ],
    },
    line: {
      title: 'Het internet is weg',
      body: [
        'Ga door. De kassa verkoopt, print en neemt geld aan, en de deur laat binnen. Ook de website verkoopt door.',
        {
          list: [
            'Elke kant verkoopt haar eigen plaatsen. Die met [[register.state_elsewhere]] zijn van de website tot de verbinding terug is.',
            'Wat de website verkocht, betaalt de website terug. Vraag het: het gebeurt zodra er internet is.',
            'Een cadeaubon waarvan de beurten bij de website zitten, vraagt [het toestemming van een manager](till#manager).',
          ],
        },
        'Is de verbinding terug, dan vertellen beide kanten elkaar alles vanzelf. Niemand moet ergens op drukken.',
        'Moet vanavond aan de kassa verkocht worden wat de website nog heeft? Een manager kan het [met de hand dragen](trouble#by-hand).',
        'Wat voor meerdere bioscopen geldt, zoals mensen van andere bioscopen, verander je in het portaal op de website.',
      ],
    },
    'box-silent': {
      title: 'De box antwoordt niet',
      body: [
        'De box is het kleine toestel in het gebouw dat het werk doet van alle kassa’s, scanners en schermen.',
        {
          steps: [
            'Kijk of andere schermen antwoorden. Zo ja, dan is het dit: controleer de kabel of wifi en laad de pagina opnieuw.',
            'Antwoordt er geen, kijk dan naar de box: staat ze aan, zit de netwerkkabel erin?',
            'Zet ze uit en weer aan. Dat duurt een of twee minuten en er gaat niets verloren.',
            'Probeer aan de kassa de laatste verkoop opnieuw. Hij kan niet twee keer gebeuren.',
          ],
        },
        'Zegt het scherm dat er bij ons iets misging, probeer het dan nog een keer. Komt het terug, schrijf dan op wat je deed en hoe laat, en bel wie voor je toestellen zorgt.',
        'In het portaal betekent hetzelfde: de server van de website, of je eigen netwerk.',
      ],
    },
    page: {
      title: 'De pagina is verouderd',
      body: [
        'Een pagina die een halve dag openstond, wordt niet meer geloofd. Laad ze opnieuw. Manden en verkopen zonder antwoord zijn er nog.',
        'Zegt het scherm dat dit toestel anders heet, open het dan op het adres dat je kreeg, of met zijn nummer op het netwerk.',
      ],
    },
    'second-disk': {
      title: 'De tweede schijf antwoordt niet',
      body: [
        'Elke verkoop wordt op twee schijven geschreven voor iemand ervan hoort. Zonder de tweede wordt er niets verkocht, zodat er niets verloren gaat.',
        {
          steps: [
            'Kijk of de tweede schijf of stick op haar plaats zit, en druk ze aan.',
            'De verkoop gaat binnen enkele seconden vanzelf verder.',
            'Zo niet, steek er een lege in die minstens even groot is. Ze wordt vanzelf gevuld.',
          ],
        },
        'Een verkoop die op zijn antwoord wacht, is veilig. Laat hem op het scherm staan.',
        'Hoe het met elke schijf gaat, staat onder [[portal.health]]. Kon een deel twee keer niet gelezen worden, vervang ze dan.',
      ],
    },
    'disk-full': {
      title: 'De schijf is vol',
      body: [
        'Er wordt niets verkocht of veranderd tot er ruimte is. Wie voor je toestellen zorgt, wist wat niet nodig is op de schijf van de database, of steekt er een grotere in. Dan gaat het vanzelf verder.',
        {
          note: 'Wis nooit een bestand van Foyer. Ben je niet zeker wat het is, laat het dan staan.',
        },
      ],
    },
    'catching-up': {
      title: 'De box werkt zich bij',
      body: [
        'Na een herstelling kan een toestel verkopen vergeten zijn. Het vraagt eerst iedereen die het zich herinnert: de website, de tweede schijf, de kassa’s. Tot dan verkoopt het niets, zodat geen plaats twee keer verkocht wordt.',
        {
          list: [
            'Het scherm zegt waarop het wacht. Meestal duurt het geen minuut.',
            'Wacht het op het internet, breng de verbinding dan terug: een telefoon als hotspot volstaat.',
            'Wacht het op een manager, lees dan [De schijf werd wakker in een ander toestel](trouble#other-machine).',
            'Wacht de website op de box van een bioscoop, zet die dan aan en verbind ze.',
          ],
        },
        'Tickets die gasten hebben, blijven geldig. Scan verder: elk ticket wordt vanzelf gecontroleerd zodra het kan.',
        'Zegt een kassa dat ze haar verkopen aan de box teruggeeft, laat haar dan. Ze herinnert zich wat de box vergat.',
        'Zegt het scherm dat er niets te beslissen valt, dan werd er intussen beslist. Laad de pagina opnieuw.',
      ],
    },
    alone: {
      title: 'Zonder internet verkopen, zonder internet, na een herstelling',
      body: [
        'Werkt de box zich bij en komt het internet niet terug, dan kan een manager haar alleen laten verkopen: [[status.emergency_mode_title]].',
        {
          list: [
            'Alleen plaatsen die nooit verkocht, vastgehouden of doorgegeven werden, zijn te koop. Alle andere blijven dicht.',
            'Snacks worden verkocht en tickets gescand zoals altijd.',
            'Het wordt vastgelegd met de naam van de manager, en eindigt vanzelf als de verbinding terug is.',
          ],
        },
        {
          note: 'Alleen als er geen ander toestel van deze box draait. Twee zouden dezelfde plaatsen verkopen.',
        },
      ],
    },
    'other-machine': {
      title: 'De schijf werd wakker in een ander toestel',
      body: [
        'De box merkte dat ze in een ander toestel zit dan voordien. Draait het eerste nog, dan zouden beide dezelfde plaatsen verkopen.',
        {
          steps: [
            'Zoek het oude toestel en zet het voorgoed uit.',
            'Een manager meldt zich aan op de kassa: [[status.decide_sign_in]].',
            'Lees wat er staat, typ het woord, en dan [[status.machine_do]].',
          ],
        },
      ],
    },
    'new-box': {
      title: 'De box is stuk: een nieuwe',
      body: [
        'Is een van de twee schijven heel, steek ze dan allebei in het nieuwe toestel. Het weet alles en gaat door; zie [De schijf werd wakker in een ander toestel](trouble#other-machine).',
        'Zijn ze allebei weg:',
        {
          steps: [
            'Open in het portaal op de website [[portal.boxes]] en tik op [[portal.box_replace]].',
            'Lees wat het betekent, en tik op [[portal.box_replace_now]].',
            'Start de nieuwe box, open haar adres in een browser op hetzelfde netwerk en voer daar de code in. Ze geldt voor één box en één uur. Maak daarna een nieuwe.',
            'Laat elke kassa aan: ze geven terug wat de website niet hoorde.',
          ],
        },
        'Wordt een code geweigerd, dan is ze verkeerd getypt, gebruikt of te oud: maak een nieuwe. Een bioscoop heeft één box; een tweede wordt geweigerd als ze niet in de plaats van de eerste komt.',
        'Zegt het scherm dat een box met deze identiteit al verbonden is, dan hebben twee toestellen dezelfde schijf. Zet er een uit.',
      ],
    },
    'new-device': {
      title: 'Een kassa, scanner of scherm toont een code',
      body: [
        'Een apparaat dat hier nieuw is of afgemeld werd, wacht met een code op het scherm tot een manager het toelaat. Daarvoor neemt het geen pincode aan.',
        {
          steps: [
            'Open in het portaal [[portal.device.many]]. Het apparaat staat bovenaan met dezelfde code.',
            'Vergelijk de twee codes. Verschillen ze, dan is het een ander apparaat: laat het niet toe.',
            'Tik op [[portal.device_let_in]] en geef het een naam, of kies het apparaat dat het vervangt.',
            'Binnen enkele seconden gaat het vanzelf verder.',
          ],
        },
        'Is de website onbereikbaar, dan vult een manager op het scherm een naam voor het apparaat, de eigen naam of het mailadres en de pincode in, of opent het portaal van de box.',
        'Een apparaat dat zegt dat het geblokkeerd is, werd door een manager uitgesloten. Open het in het portaal en tik op [[portal.device_unblock]]; dan toont het weer een code. Een verloren of gestolen apparaat stop je daar meteen met [[portal.device_do_blocked]].',
      ],
    },
    'two-histories': {
      title: 'Twee versies',
      body: [
        'Iemand zette een toestel terug naar een oudere Status, en het verkocht door. Nu herinneren box en website zich andere verkopen onder dezelfde nummers. Van geen van beide wordt nog iets overgenomen tot een manager kiest.',
        {
          steps: [
            'Open in het portaal op de website [[portal.health]]. Beide staan er met hun verkopen en sommen.',
            'Vergelijk ze met het papier en het geld in de lade.',
            'Hou er een: [[portal.keep_do]]. Verkopen van het andere komen vanzelf terug waar de plaats vrij is.',
            'Wie een plaats verloor, staat eronder: [[portal.displaced_title]]. Bied een andere plaats aan of het geld.',
          ],
        },
        'Zegt het scherm dat nog niet alles verteld is, wacht dan even en kijk opnieuw.',
      ],
    },
    'by-hand': {
      title: 'Een bestand met de hand dragen',
      body: [
        'Blijft de verbinding weg, dan kan een telefoon of stick dragen wat elke kant weet. In het portaal staat het onder [[portal.boxes]], [[portal.offline_sync]].',
        {
          steps: [
            'Open waar internet is het portaal op de website en tik op [[portal.offline_sync_fetch_relay]].',
            'Moet de kassa verkopen wat online over is, vink dan het overdragen van de plaatsen aan. De onlineverkoop van deze voorstellingen eindigt meteen.',
            'Draag het naar de bioscoop, open het portaal op de box en lees het in: [[portal.offline_sync_take]].',
            'Haal op dezelfde manier het bestand van de box en draag het terug.',
            'Wis ze allebei: er staan namen van gasten in.',
          ],
        },
        'Een bestand dat twee keer ingelezen wordt, verandert niets.',
        {
          list: [
            '**Niet heel, of niet getekend door een toestel van dit huis:** haal het zelf opnieuw en kopieer het helemaal.',
            '**Voor een ander toestel, een andere bioscoop, een ander bedrijf, of net voor deze kant:** haal dat wat voor hier is.',
            '**Er ontbreekt een stuk ervoor:** haal er een met [[portal.offline_sync_whole]].',
            '**De verbinding is er:** dan moet er niets gedragen worden.',
          ],
        },
      ],
    },
    update: {
      title: 'Een oudere versie',
      body: [
        'Op dit toestel draait een oudere versie dan die welke hier voordien verkocht, of een bestand komt van een nieuwere. Het verkoopt niets wat het niet kan lezen. Wie voor je toestellen zorgt, werkt het bij; dan gaat het vanzelf verder.',
      ],
    },
    'too-many': {
      title: 'Te veel pogingen',
      body: [
        'Na meerdere foute pogingen, of heel veel aanvragen tegelijk, moet iedereen even wachten. Het scherm zegt hoe lang. Probeer het dan één keer, traag. Wachten kan geen kwaad; wat je koos, blijft.',
      ],
    },
    form: {
      title: 'Een formulier wordt geweigerd',
      body: [
        {
          list: [
            '**Gemarkeerde velden:** elk zegt wat eraan scheelt.',
            '**Intussen veranderd of verwijderd:** iemand was sneller. Kijk wat er nu staat, en naar [[portal.entry_history]].',
            '**Nog in gebruik:** [[portal.entry_used_in]] zegt waar. Haal het daar eerst weg, of leg het opzij waar dat kan.',
            '**Afgehandeld, of niet meer gekend:** een collega deed het. Laad de lijst opnieuw.',
            '**Een woord om te typen:** precies zoals het er staat, in hoofdletters.',
            '**Een beeld:** JPEG, PNG, WebP of AVIF, tot 20 MB.',
          ],
        },
      ],
    },
  },
}
