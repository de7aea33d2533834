import type { PageText } from '../../page.ts'

export const nl: PageText<'door'> = {
  title: 'Aan de deur',
  lead: 'Tickets scannen, en wat je zegt als er een geweigerd wordt.',
  sections: {
    choose: {
      title: 'Je voorstelling kiezen',
      body: [
        'De scanner vraagt: [[scanner.door]] Kies ze, dan worden tickets van andere voorstellingen geweigerd met het juiste uur en de juiste zaal. Met [[scanner.door_any]] mag elk ticket binnen waarvan de voorstelling bezig is.',
        '[[scanner.door_change]] leidt terug naar de keuze. Het cijfer bovenaan zegt hoeveel er binnen zijn.',
      ],
    },
    scan: {
      title: 'Scannen',
      body: [
        'Hou de code voor de scanner. Op papier of op een telefoon, allebei is goed. Een telefoon moet helder staan.',
        'Is de code niet te lezen, typ dan de tien tekens eronder bij [[scanner.code]] en tik op [[scanner.check]].',
        'Groen met een vinkje betekent: laat binnen. Rij en plaats zijn groot genoeg om ze te tonen. Een ticket mag één keer binnen.',
      ],
    },
    camera: {
      title: 'Scannen met een telefoon',
      body: [
        'Tik op een telefoon op [[scanner.camera_use]] en sta de camera toe. Hou de code in het kader: hij wordt gelezen zonder tikken, en groen of rood verschijnt met zijn geluid, zoals altijd.',
        'Een code wordt één keer gelezen. Moet dezelfde nog eens gelezen worden, haal hem dan twee seconden weg.',
        'Is het donker, tik dan op [[camera.camera_torch]], als de telefoon er een heeft. [[camera.camera_off]] zet de camera uit; tot dan opent de telefoon ze weer bij de volgende start. Handscanner en typen werken ernaast.',
        '**[[camera.camera_secure]]:** een browser geeft een pagina de camera alleen op een veilig adres. De pagina achter de knop zegt hoe deze telefoon daarvoor wordt ingesteld, één keer.',
        '**De camera is geweigerd:** sta ze voor deze pagina toe in de instellingen van de browser en tik dan op [[camera.camera_again]].',
      ],
    },
    used: {
      title: 'Al gebruikt, terugbetaald, omgeruild',
      body: [
        '**[[scanner.used]]:** iemand ging met dit ticket binnen. Het scherm zegt wanneer, aan welke deur en door wie. Vaak is het de gast zelf, die even buiten was; kijk bij de plaats. Anders hebben twee mensen hetzelfde ticket: de eerste is binnen. Roep een manager.',
        'Het verkeerde ticket binnengelaten? Wie aan de kassa mag goedkeuren, tikt op [[scanner.undo]] en dan op [[scanner.undo_sure]]. Het ticket laat zijn gast nog één keer binnen.',
        '**[[scanner.refunded]]:** het geld ging terug. De gast heeft een nieuw ticket nodig.',
        '**[[scanner.exchanged]]:** de gast heeft een nieuwer ticket. Vraag naar het andere papier.',
        { picture: 'ticket-refused', alt: 'De scanner is rood, met een groot kruis en de reden eronder.' },
      ],
    },
    other: {
      title: 'Andere voorstelling, andere bioscoop',
      body: [
        '**[[scanner.other_show]]:** het ticket is goed, maar niet aan deze deur. Film, uur en zaal staan op het scherm. Wijs de weg.',
        '**[[scanner.other_cinema]]:** het werd gekocht voor een ander van onze huizen. De kassa kan helpen: [Een ticket omruilen](till#exchange).',
        '**[[scanner.not_of_here]]:** de code is echt, maar haar voorstelling is hier niet gekend. Kijk naar film en bioscoop op het ticket. Is de verbinding verbroken, dan kan de voorstelling nieuw zijn: roep een manager.',
      ],
    },
    time: {
      title: 'Te vroeg, te laat',
      body: [
        '**[[scanner.too_early]]:** het scherm zegt wanneer de voorstelling begint. De deur voor elke voorstelling die bezig is, gaat een uur ervoor open.',
        '**[[scanner.too_late]]:** de voorstelling is voorbij. De kassa kan de kassabon bekijken.',
      ],
    },
    payment: {
      title: 'Niet betaald',
      body: [
        'De aankoop is niet betaald, of de betaling is nog onderweg. Vraag de gast of de website zei dat er betaald is. Het kan een minuut duren: scan opnieuw.',
        'Blijft het zo, stuur de gast dan naar de kassa. Daar kan hij dezelfde plaatsen kopen als ze vrij zijn, en geld dat te laat komt, gaat vanzelf terug.',
      ],
    },
    'no-ticket': {
      title: 'Gereserveerd, of zonder ticket',
      body: [
        '[[scanner.tool_reservations]] toont wie voor deze voorstelling reserveerde; drie letters van de naam volstaan. Wie niet betaald heeft, gaat naar de kassa. Wie betaald heeft, mag hier naar binnen, ook zonder papier.',
        '[[scanner.tool_sales]] vindt een verkoop op wat de bezoeker nog weet: stoel, bedrag, film, uur, of de laatste vier tekens van een code. Laat alleen binnen wie je gelooft: daarna is het ticket gebruikt.',
      ],
    },
    cards: {
      title: 'Lege kaarten',
      body: [
        '[[scanner.tool_card]]: scan de kaart. Staat er niets meer op, tik dan op [[scanner.card_take]] en houd ze. Staat er nog iets op, dan is ze van de bezoeker.',
        'De verkeerde kaart teruggenomen? Wie aan de kassa toestemming mag geven, scant ze nog een keer en tikt op [[scanner.card_undo]].',
      ],
    },
    unknown: {
      title: 'Onbekend, niet van ons, plaats al verkocht',
      body: [
        '**[[scanner.unknown]]:** niemand hier heeft dit verkocht. Werd het getypt, typ het dan opnieuw.',
        '**[[scanner.forged]]:** deze code komt niet van deze bioscoop. Laat niet binnen; roep een manager.',
        '**[[scanner.seat_sold]]:** iemand anders heeft een ticket voor deze plaats. Dat kan gebeuren na een herstelling. Laat niemand binnen voor een manager gekeken heeft: beide gasten krijgen een plaats of hun geld.',
      ],
    },
    'no-answer': {
      title: 'Geen antwoord',
      body: [
        '[[scanner.no_answer_what]]',
        'Zwijgt de box langer, laat dan binnen volgens film, uur en plaats op het papier, en blijf scannen: elke code wordt later vanzelf gecontroleerd, en een die twee keer gebruikt werd, wordt gemeld.',
        'Zonder internet werkt de deur zoals altijd. Tickets die net online gekocht werden, herkent ze aan hun handtekening.',
      ],
    },
  },
}
