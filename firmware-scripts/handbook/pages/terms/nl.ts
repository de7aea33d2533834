import type { PageText } from '../../page.ts'

export const nl: PageText<'terms'> = {
  title: 'Woorden uitgelegd',
  lead: 'Wat de woorden op de schermen betekenen.',
  sections: {
    'people-and-places': {
      title: 'Mensen en plaatsen',
      body: [
        {
          terms: [
            ['Bedrijf', 'Wie de bioscopen uitbaat. Mensen, prijzen en films hebben ze samen.'],
            ['Bioscoop, zaal', 'Een huis; een zaal erin.'],
            ['Rol', 'Wat iemand mag. Eén persoon kan er meerdere hebben.'],
            ['Pincode', 'Vier tot zes cijfers, voor kassa en scanner.'],
            ['Portaal', 'De pagina’s voor managers, op het adres van de website en op de box.'],
            ['Manager', 'Wie een rol heeft die toestaat wat de uwe niet toestaat.'],
          ],
        },
      ],
    },
    tickets: {
      title: 'Tickets en geld',
      body: [
        {
          terms: [
            ['Voorstelling', 'Eén film op één uur in één zaal.'],
            ['Versie', 'Hoe hij getoond wordt: taal, ondertitels, 2D of 3D.'],
            ['Kassabon', 'Eén aankoop, met een nummer. Hij verandert nooit; wat terugkomt, staat ernaast.'],
            ['Mand', 'Wat gekozen en nog niet betaald is. De plaatsen blijven enkele minuten vastgehouden.'],
            ['Vrije plaatskeuze', 'Plaatsen worden geteld; iedereen zit waar hij wil.'],
            ['Cadeaubon, beurt', 'Een cadeaukaart of abonnement; één gebruik ervan, goed voor één ticket.'],
            ['Te verrekenen beurt', 'Een beurt die een manager goedkeurde terwijl ze niet hier was.'],
            ['Toeslag', 'Wat een plaats, 3D of een voorstelling aan de prijs toevoegt.'],
            [
              'Werkdag',
              'Van vroeg in de ochtend tot vroeg de volgende ochtend, zodat een nachtvoorstelling bij haar avond hoort.',
            ],
            ['Filmweek', 'Vanaf de dag waarop het programma wisselt, meestal woensdag.'],
          ],
        },
      ],
    },
    machines: {
      title: 'Toestellen',
      body: [
        {
          terms: [
            ['Box', 'Het toestel in het gebouw. Het verkoopt, print en laat binnen, ook zonder internet.'],
            ['Cloud, website', 'Het toestel in de cloud. Het verkoopt online en toont het portaal.'],
            ['Verbinding', 'Wat de twee verbindt.'],
            ['Tweede kopie, tweede schijf', 'De tweede plek waar elke verkoop meteen staat.'],
            ['Externe back-up', 'Een kopie in een ander gebouw, tegen brand en diefstal.'],
            ['Scanner', 'Het scherm aan de deur.'],
            ['Foyerscherm', 'Een scherm in de foyer dat het programma toont.'],
          ],
        },
      ],
    },
    trouble: {
      title: 'Als er iets scheelde',
      body: [
        {
          terms: [
            [
              'Zich bijwerken',
              'Een toestel dat verkopen kan vergeten zijn, vraagt wie het zich herinnert, voor het verkoopt.',
            ],
            [
              'Zonder internet verkopen',
              'Een manager laat zo’n box zonder internet verkopen: alleen plaatsen die altijd voor de kassa waren gereserveerd.',
            ],
            ['Conflict', 'Twee mensen planden hetzelfde anders terwijl de verbinding verbroken was.'],
            ['Twee versies', 'Box en website hebben andere verkopen onder dezelfde nummers.'],
            [
              'Gast zonder plaats',
              'Iemand wiens plaats na een herstelling van een ander is. Hij krijgt een andere of het geld.',
            ],
            ['Kopie', 'Een papier dat er misschien al een keer uit kwam.'],
            ['Betaling die bleef steken', 'Geld dat langer onderweg is dan het zou moeten.'],
          ],
        },
      ],
    },
  },
}
