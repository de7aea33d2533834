import type { ReadyMade, ReadyMadeWords } from '../ready-made-kinds.ts'

/** Pages most cinemas have; what only the cinema knows stands in double brackets. */
export const de: Readonly<Record<ReadyMade, ReadyMadeWords>> = {
  prices: {
    title: 'Preise',
    parts: [
      {
        text: 'Was ein Ticket kostet, hängt vom Film, vom Platz und davon ab, wer kommt. Den Preis sehen Sie immer, bevor Sie bezahlen.',
      },
      {
        heading: 'Gut zu wissen',
        text: 'Ermäßigte Preise gelten für alle, die am Einlass ihren Ausweis zeigen: [[für wen, und welcher Ausweis]].',
      },
    ],
  },
  groups: {
    title: 'Gruppen',
    parts: [
      {
        text: 'Ab [[Zahl]] Personen sehen Sie gemeinsam einen Film zum Gruppenpreis, in einer Vorstellung unseres Programms oder in einer eigenen.',
      },
      {
        heading: 'Was es kostet',
        text: '- In einer Vorstellung unseres Programms: [[Preis]] pro Person\n- Eine eigene Vorstellung: ab [[Preis]]',
      },
      {
        heading: 'So buchen Sie',
        text: 'Schreiben Sie uns mindestens [[Zahl]] Tage vorher, mit Tag, Film und Anzahl der Personen. Wir antworten innerhalb von [[Zahl]] Werktagen.',
      },
    ],
  },
  schools: {
    title: 'Schulen',
    parts: [
      { text: 'Wir zeigen Filme für Klassen jeden Alters, auch vormittags und außerhalb unseres Programms.' },
      {
        heading: 'Was es kostet',
        text: '- Pro Schüler: [[Preis]]\n- Lehrkräfte und Begleitpersonen: [[Preis]]',
      },
      {
        heading: 'So buchen Sie',
        text: 'Nennen Sie uns die Schule, das Alter der Schüler, wie viele kommen, und die Tage, die Ihnen passen. Unterrichtsmaterial: [[wo es zu finden ist]].',
      },
    ],
  },
  birthdays: {
    title: 'Kindergeburtstag',
    parts: [
      {
        text: 'Feiern Sie den Geburtstag im Kino, mit einem Film aus unserem Programm und etwas zum Knabbern.',
      },
      {
        heading: 'Was dabei ist',
        text: '- Ein Ticket für jedes Kind\n- Popcorn und ein Getränk\n- [[Was noch: ein Tisch, ein Gruß auf der Leinwand, ein Blick hinter die Kulissen]]',
      },
      {
        heading: 'Preis und Anzahl',
        text: '[[Preis]] pro Kind, ab [[Zahl]] Kindern. Auf je [[Zahl]] Kinder kommt ein Erwachsener mit.',
      },
      {
        heading: 'So buchen Sie',
        text: 'Schreiben Sie uns mindestens [[Zahl]] Tage vorher, mit Tag, Film und Alter der Kinder.',
      },
    ],
  },
  rules: {
    title: 'Hausordnung',
    parts: [
      { text: 'Damit alle den Film genießen, gelten diese Regeln in allen unseren Räumen.' },
      {
        heading: 'Im Saal',
        text: '- Telefone sind stumm und dunkel.\n- Die Leinwand zu filmen oder zu fotografieren ist verboten.\n- Mitgebrachtes Essen und Trinken: [[erlaubt oder nicht]]\n- Rauchen ist verboten, auch elektronisch.',
      },
      {
        heading: 'Tickets und Altersfreigaben',
        text: 'Bitte behalten Sie Ihr Ticket bis zum Ende der Vorstellung. Hat ein Film eine Altersfreigabe, dürfen wir einen Nachweis verlangen.',
      },
      { heading: 'Fundsachen', text: 'Gefundenes heben wir [[Zahl]] Wochen auf: [[wo man fragt]].' },
      {
        heading: 'Unser Team',
        text: 'Bitte folgen Sie den Bitten unseres Teams. Wer andere stört, kann des Hauses verwiesen werden, ohne Erstattung.',
      },
    ],
  },
}
