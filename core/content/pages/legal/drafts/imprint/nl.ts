import type { LegalWords } from '../../legal-words.ts'

export const nl: LegalWords = {
  title: 'Colofon',
  slug: 'colofon',
  parts: [
    {
      heading: 'Wie deze website beheert',
      text: '{{trade}}\n[[Naam en rechtsvorm van de onderneming]]\n[[Zetel: straat, nummer, postcode, plaats, land]]',
    },
    {
      heading: 'Zo bereik je ons',
      text: 'E-mail: {{email}}\nTelefoon: {{phone}}',
    },
    {
      heading: 'Onze bioscopen',
      text: '{{cinemas}}',
    },
    {
      heading: 'Register en vergunning',
      text: '[[Handelsregister en nummer]]\nBtw-nummer: {{vat}}\n[[Vergunning en de instantie die ze gaf; verwijderen als er geen nodig is]]',
    },
    {
      heading: 'Wie de onderneming vertegenwoordigt',
      text: '[[Voor- en achternaam van de bestuurders]]',
    },
    {
      heading: 'Verantwoordelijk voor de inhoud',
      text: '[[Voor- en achternaam, adres]]',
    },
    {
      heading: 'Wie deze website host',
      text: '[[Naam, adres en telefoon van het bedrijf op wiens server ze draait]]',
    },
    {
      heading: 'Klachten en geschillen',
      text: 'Schrijf eerst aan ons: {{email}}. We antwoorden binnen [[aantal]] werkdagen.\n\nVinden we samen geen oplossing, dan kun je terecht bij [[naam en adres van de bemiddelingsdienst voor consumenten in ons land]]. [[Vermeld of je aan die procedure deelneemt en of je daartoe verplicht bent.]]',
    },
  ],
}
