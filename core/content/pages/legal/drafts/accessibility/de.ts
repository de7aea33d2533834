import type { LegalWords } from '../../legal-words.ts'

export const de: LegalWords = {
  title: 'Barrierefreiheit',
  slug: 'barrierefreiheit',
  parts: [
    {
      heading: 'Worum es hier geht',
      text: '{{trade}} möchte, dass alle hier einen Film aussuchen und Tickets kaufen können. Diese Erklärung gilt für diese Website mit ihrem Shop (Richtlinie (EU) 2019/882, Anhang V).',
    },
    {
      heading: 'Was Sie hier tun können',
      text: 'Das Programm lesen, Vorstellungen und Veranstaltungen finden, Plätze wählen, Tickets, Gutscheine und Abos kaufen und sie später wieder öffnen. All das geht mit der Tastatur, mit einem Screenreader, mit großer Schrift und in heller oder dunkler Darstellung; ein Platz lässt sich auch aus einer Liste wählen statt im Plan. Bei Filmen stehen Sprache und Untertitel, bei Sälen die Zugänge.',
    },
    {
      heading: 'Wie weit sie den Anforderungen genügt',
      text: 'Wir messen sie an EN 301 549 und WCAG 2.2, Stufe AA. [[Schreiben Sie, wer sie an welchem Tag geprüft hat und ob sie ganz oder zum Teil genügt.]]',
    },
    {
      heading: 'Was noch nicht geht',
      text: '[[Nennen Sie, was bekanntlich nicht genügt, warum, und was man stattdessen nutzen kann: etwa Bilder ohne Beschreibung, Trailer ohne Untertitel oder die Seite des Zahlungsdienstes. „Uns ist nichts bekannt“ nur, wenn jemand nachgesehen hat.]]',
    },
    {
      heading: 'In unseren Kinos',
      text: '[[Rollstuhlplätze, Aufzüge, Induktionsschleifen, Audiodeskription, freie Begleitung: Saal für Saal, und wen man vorher fragt]]',
    },
    {
      heading: 'Sagen Sie es uns',
      text: 'Wenn Sie etwas hindert, schreiben Sie an {{email}} oder rufen Sie {{phone}} an. Wir antworten innerhalb von [[Zahl]] Werktagen und verkaufen Ihnen Ihre Tickets bis dahin am Telefon oder per Mail.',
    },
    {
      heading: 'Wer darüber wacht',
      text: 'Hilft unsere Antwort nicht, können Sie sich an [[Name und Anschrift der Behörde, die in unserem Land über die Barrierefreiheit von Dienstleistungen wacht]] wenden.',
    },
    {
      heading: 'Diese Erklärung',
      text: 'Geschrieben am [[Datum]], zuletzt durchgesehen am [[Datum]].',
    },
  ],
}
