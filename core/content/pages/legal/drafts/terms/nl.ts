import type { LegalWords } from '../../legal-words.ts'

export const nl: LegalWords = {
  title: 'Algemene voorwaarden',
  slug: 'voorwaarden',
  parts: [
    {
      heading: 'Waarvoor ze gelden',
      text: 'Ze gelden voor tickets en cadeaubonnen die je bij {{trade}} koopt, op deze website en aan onze kassa’s. De verkoper is [[naam en adres van de verkoper]].',
    },
    {
      heading: 'Hoe een bestelling tot stand komt',
      text: 'Je kiest de voorstelling, de plaatsen en de tarieven en ziet de volledige prijs voor je bestelt. Met de knop om te betalen bestel je bindend. De overeenkomst komt tot stand zodra je betaling bevestigd is; je krijgt de tickets dan per e-mail en op de pagina van je aankoop. Je kunt bestellen in het Nederlands, Frans, Duits en Engels [[laat alleen de aangeboden talen staan]].',
    },
    {
      heading: 'Prijzen en betaling',
      text: 'Prijzen zijn in euro en inclusief btw. Kosten voor de bestelling zie je voor je betaalt. Je betaalt op een van de manieren die daar worden aangeboden.',
    },
    {
      heading: 'Tickets en toegang',
      text: 'Elk ticket geeft één persoon één keer toegang tot de voorstelling en de plaats die erop staan. Toon de code op je telefoon of op papier. Wie met korting koopt, brengt het bewijs mee. [[Vermeld vanaf wanneer laatkomers niet meer worden toegelaten, of verwijder deze zin.]]',
    },
    {
      heading: 'Leeftijd',
      text: 'De leeftijd die bij elke film staat, geldt aan de deur. We kunnen een bewijs vragen en laten niemand toe die te jong is voor een film; de prijs wordt dan niet terugbetaald.',
    },
    {
      heading: 'Als een voorstelling verplaatst wordt of niet doorgaat',
      text: 'Gaat een voorstelling niet door of wordt ze verplaatst, dan schrijven we naar het adres dat je opgaf. Voor een voorstelling die niet doorgaat krijg je je geld terug; tickets van een verplaatste voorstelling kun je teruggeven tot [[wanneer]].',
    },
    {
      heading: 'Teruggeven en ruilen',
      text: '[[Vermeld of je tickets terugneemt of ruilt, tot wanneer vóór de voorstelling en wat het kost.]] Je rechten als een voorstelling niet doorgaat blijven gelden. Wat de wet over herroeping zegt, staat op de pagina daarover.',
    },
    {
      heading: 'Cadeaubonnen en abonnementen',
      text: 'Een cadeaubon is geldig zolang als bij de aankoop en op de cadeaubon zelf staat. Hij kan aan onze kassa’s en op deze website gebruikt worden. [[Vermeld wat geldt voor een verloren cadeaubon en of hij uitbetaald wordt.]]',
    },
    {
      heading: 'Huisregels',
      text: 'Een voorstelling filmen of opnemen is verboden. [[Andere regels van je huis, bijvoorbeeld over meegebracht eten en telefoons]]',
    },
    {
      heading: 'Waarvoor wij instaan',
      text: 'Wij zijn aansprakelijk voor opzet en grove nalatigheid en voor schade aan leven, lichaam of gezondheid, zoals de wet bepaalt. [[Laat je advocaat deze rubriek lezen.]]',
    },
    {
      heading: 'Klachten en toepasselijk recht',
      text: 'Schrijf naar {{email}}. Vinden we samen geen oplossing, dan kun je terecht bij [[de bemiddelingsdienst voor consumenten in ons land]]. Het recht van [[land]] geldt; als consument houd je de bescherming van het recht van het land waar je woont.',
    },
  ],
}
