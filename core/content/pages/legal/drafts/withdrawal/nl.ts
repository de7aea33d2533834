import type { LegalWords } from '../../legal-words.ts'

export const nl: LegalWords = {
  title: 'Herroepingsrecht',
  slug: 'herroeping',
  parts: [
    {
      heading: 'Tickets',
      text: 'Tickets zijn voor een vrijetijdsdienst op een vaste datum en tijd. Daarvoor is er geen herroepingsrecht (richtlijn 2011/83/EU, artikel 16, onder l). Wat wij uit onszelf aanbieden, staat in onze voorwaarden.',
    },
    {
      heading: 'Cadeaubonnen en abonnementen',
      text: 'Je kunt de aankoop van een cadeaubon of abonnement binnen 14 dagen herroepen zonder een reden te geven. De termijn begint op de dag van de aankoop. [[Vermeld wat geldt voor een cadeaubon die deels gebruikt is.]]',
    },
    {
      heading: 'Hoe je herroept',
      text: 'Laat ons duidelijk weten dat je herroept, per e-mail naar {{email}} of per brief naar [[naam en postadres]]. Je kunt het formulier hieronder gebruiken. Het volstaat dat je het verstuurt voor de termijn om is. [[Sinds 19 juni 2026 moet een webwinkel ook een knop hebben om te herroepen: vermeld waar die van jou is.]]',
    },
    {
      heading: 'Wat er dan gebeurt',
      text: 'We betalen alles terug wat je betaald hebt, ten laatste 14 dagen nadat we van je herroeping horen, op dezelfde manier en zonder kosten voor jou. De cadeaubon is dan niet meer geldig.',
    },
    {
      heading: 'Het formulier',
      text: 'Aan {{trade}}, [[postadres]], {{email}}:\n\nHierbij herroep ik de overeenkomst voor de aankoop van de volgende cadeaubon:\nBesteld op:\nBestelnummer:\nNaam:\nAdres:\nDatum:\nHandtekening (alleen op papier):',
    },
  ],
}
