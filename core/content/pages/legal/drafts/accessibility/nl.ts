import type { LegalWords } from '../../legal-words.ts'

export const nl: LegalWords = {
  title: 'Toegankelijkheid',
  slug: 'toegankelijkheid',
  parts: [
    {
      heading: 'Waarover deze verklaring gaat',
      text: '{{trade}} wil dat iedereen hier een film kan kiezen en tickets kan kopen. Deze verklaring gaat over deze website met haar winkel (richtlijn (EU) 2019/882, bijlage V).',
    },
    {
      heading: 'Wat je hier kunt doen',
      text: 'Het programma lezen, voorstellingen en evenementen vinden, plaatsen kiezen, tickets, cadeaubonnen en abonnementen kopen en ze later weer openen. Dat alles kan met het toetsenbord, met een schermlezer, met grote letters en in een lichte of donkere weergave; een plaats kies je ook uit een lijst in plaats van op het plan. Bij films staan taal en ondertitels, bij zalen hun toegang.',
    },
    {
      heading: 'Hoe ver ze aan de eisen voldoet',
      text: 'We meten haar aan EN 301 549 en WCAG 2.2, niveau AA. [[Vermeld wie haar op welke dag onderzocht en of ze geheel of deels voldoet.]]',
    },
    {
      heading: 'Wat nog niet werkt',
      text: '[[Vermeld wat niet voldoet, waarom, en wat men in de plaats kan gebruiken: bijvoorbeeld beelden zonder beschrijving, trailers zonder ondertitels of de pagina van de betaaldienst. Schrijf “Ons is niets bekend” alleen als iemand gekeken heeft.]]',
    },
    {
      heading: 'In onze bioscopen',
      text: '[[Rolstoelplaatsen, liften, ringleidingen, audiodescriptie, gratis begeleiding: zaal per zaal, en wie men vooraf kan vragen]]',
    },
    {
      heading: 'Laat het ons weten',
      text: 'Houdt iets je tegen, schrijf dan naar {{email}} of bel {{phone}}. We antwoorden binnen [[aantal]] werkdagen en verkopen je je tickets intussen per telefoon of mail.',
    },
    {
      heading: 'Wie toezicht houdt',
      text: 'Helpt ons antwoord niet, dan kun je terecht bij [[naam en adres van de instantie die in ons land toeziet op de toegankelijkheid van diensten]].',
    },
    {
      heading: 'Deze verklaring',
      text: 'Geschreven op [[datum]], laatst nagelezen op [[datum]].',
    },
  ],
}
