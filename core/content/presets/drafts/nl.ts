import type { ReadyMade, ReadyMadeWords } from '../ready-made-kinds.ts'

/** Pages most cinemas have; what only the cinema knows stands in double brackets. */
export const nl: Readonly<Record<ReadyMade, ReadyMadeWords>> = {
  prices: {
    title: 'Prijzen',
    parts: [
      {
        text: 'Wat een ticket kost, hangt af van de film, de stoel en wie er komt. De prijs zie je altijd voor je betaalt.',
      },
      {
        heading: 'Goed om te weten',
        text: 'Verlaagde prijzen gelden voor wie aan de ingang zijn kaart toont: [[voor wie, en welke kaart]].',
      },
    ],
  },
  groups: {
    title: 'Groepen',
    parts: [
      {
        text: 'Vanaf [[aantal]] personen zie je samen een film tegen groepsprijs, in een voorstelling uit ons programma of in een eigen voorstelling.',
      },
      {
        heading: 'Wat het kost',
        text: '- In een voorstelling uit ons programma: [[prijs]] per persoon\n- Een eigen voorstelling: vanaf [[prijs]]',
      },
      {
        heading: 'Hoe je boekt',
        text: 'Schrijf ons minstens [[aantal]] dagen vooraf, met de dag, de film en met hoeveel jullie zijn. We antwoorden binnen [[aantal]] werkdagen.',
      },
    ],
  },
  schools: {
    title: 'Scholen',
    parts: [
      { text: 'We tonen films voor klassen van elke leeftijd, ook ’s ochtends en buiten ons programma.' },
      {
        heading: 'Wat het kost',
        text: '- Per leerling: [[prijs]]\n- Leerkrachten en begeleiders: [[prijs]]',
      },
      {
        heading: 'Hoe je boekt',
        text: 'Vertel ons de school, de leeftijd van de leerlingen, met hoeveel ze komen en welke dagen passen. Lesmateriaal: [[waar het te vinden is]].',
      },
    ],
  },
  birthdays: {
    title: 'Verjaardagsfeestjes',
    parts: [
      { text: 'Vier je verjaardag in de bioscoop, met een film uit ons programma en iets lekkers.' },
      {
        heading: 'Wat erbij hoort',
        text: '- Een ticket voor elk kind\n- Popcorn en een drankje\n- [[Wat nog: een tafel, een groet op het doek, een kijkje achter de schermen]]',
      },
      {
        heading: 'Prijs en aantal',
        text: '[[prijs]] per kind, vanaf [[aantal]] kinderen. Per [[aantal]] kinderen komt er een volwassene mee.',
      },
      {
        heading: 'Hoe je boekt',
        text: 'Schrijf ons minstens [[aantal]] dagen vooraf, met de dag, de film en de leeftijd van de kinderen.',
      },
    ],
  },
  rules: {
    title: 'Huisregels',
    parts: [
      { text: 'Zodat iedereen van de film geniet, gelden deze regels in al onze zalen.' },
      {
        heading: 'In de zaal',
        text: '- Telefoons zijn stil en donker.\n- Het doek filmen of fotograferen is verboden.\n- Eten en drinken van buiten: [[toegestaan of niet]]\n- Roken is verboden, ook elektronisch.',
      },
      {
        heading: 'Tickets en leeftijden',
        text: 'Houd je ticket bij tot het einde van de voorstelling. Heeft een film een minimumleeftijd, dan mogen we een bewijs vragen.',
      },
      {
        heading: 'Gevonden voorwerpen',
        text: 'Wat gevonden is, bewaren we [[aantal]] weken: [[waar je het vraagt]].',
      },
      {
        heading: 'Ons team',
        text: 'Volg wat ons team je vraagt. Wie anderen stoort, kan gevraagd worden te vertrekken, zonder terugbetaling.',
      },
    ],
  },
}
