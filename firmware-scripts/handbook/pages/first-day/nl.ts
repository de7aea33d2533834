import type { PageText } from '../../page.ts'

export const nl: PageText<'first-day'> = {
  title: 'De eerste dag',
  lead: 'Hoe u zich aanmeldt, wat er op het scherm staat, en uw eerste verkoop.',
  sections: {
    'sign-in': {
      title: 'Aanmelden',
      body: [
        'Kassa en scanner vragen: [[kiosk.who_are_you]]',
        {
          steps: [
            'Tik op uw naam.',
            'Typ uw pincode. Een manager gaf ze u; hou ze voor uzelf.',
            'Tik op [[kiosk.sign_in]].',
          ],
        },
        'Staat uw naam er niet, dan hebt u nog geen pincode, of staat uw rol dit scherm niet toe. Een manager regelt allebei in het portaal onder [[portal.people]].',
        'Zegt het scherm dat het niet klopt, typ de pincode dan nog eens, traag. Na enkele foute pogingen moet u even wachten; het scherm telt de seconden. Bent u ze vergeten, dan geeft een manager u een nieuwe.',
        'Moet u zich eerst aanmelden, dan is uw sessie voorbij. Meld u opnieuw aan: een verkoop zonder antwoord is er nog. Het portaal vraagt [[portal.email]] en [[portal.password]] in plaats van een pincode.',
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
      title: 'Uw eerste verkoop',
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
        'Een verkoop kan niet per ongeluk twee keer gebeuren, waar u ook op tikt. Meer staat in [Een avond aan de kassa](till#sell).',
      ],
    },
    'first-ticket': {
      title: 'Uw eerste ticket aan de deur',
      body: [
        {
          steps: [
            'Open de scanner en meld u aan.',
            'Kies de voorstelling van uw deur, of [[scanner.door_any]].',
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
            '[[portal.sales]] en [[portal.worklist]]: elke bon, en geld dat bleef steken.',
            '[[portal.vouchers]]: cadeaukaarten en abonnementen.',
            '[[portal.group_setup]]: bioscopen, zalen, prijzen, producten, mensen.',
            '[[portal.group_machines]]: de boxen en hoe het ermee gaat.',
          ],
        },
        'U ziet alleen de pagina’s die uw rol toestaat.',
        {
          picture: 'today',
          alt: 'De eerste pagina van het portaal: ontvangsten, tickets, hoe vol het is, en de voorstellingen van de dag.',
        },
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
        'Een rol zegt wat iemand mag. Niemand kan een recht geven dat hij zelf niet heeft, en de laatste die alles mag, blijft. Staat uw rol iets niet toe, vraag het dan aan wie ze u gaf.',
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
        'Een voorstelling kan niet in het verleden beginnen, niet voor de eerste dag van haar film en niet meer dan twee jaar vooruit. Zolang ze niet voorbij is, kan ze verplaatst worden: [[portal.move_show]]. Haar tickets blijven geldig.',
        'Naar een zaal met een ander zaalplan kan dat alleen zolang niemand een plaats kocht: [[portal.plan_anew]]. Kies anders een ander uur, of annuleer ze en betaal de tickets terug.',
        'Was de lijn verbroken en werd hetzelfde twee keer gepland, dan staat het onder [[portal.conflicts]]. Eén druk beslist.',
        {
          picture: 'programme',
          alt: 'Het bord van een week: elke voorstelling is een strook in haar zaal en haar uren.',
        },
      ],
    },
  },
}
