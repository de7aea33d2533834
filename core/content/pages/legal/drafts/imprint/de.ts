import type { LegalWords } from '../../legal-words.ts'

export const de: LegalWords = {
  title: 'Impressum',
  slug: 'impressum',
  parts: [
    {
      heading: 'Wer diese Website betreibt',
      text: '{{trade}}\n[[Name und Rechtsform der Firma]]\n[[Sitz: Straße, Nummer, Postleitzahl, Ort, Land]]',
    },
    {
      heading: 'So erreichen Sie uns',
      text: 'E-Mail: {{email}}\nTelefon: {{phone}}',
    },
    {
      heading: 'Unsere Kinos',
      text: '{{cinemas}}',
    },
    {
      heading: 'Register und Zulassung',
      text: '[[Handelsregister und Nummer]]\nUmsatzsteuer-Nummer: {{vat}}\n[[Gewerbeerlaubnis und ausstellende Behörde; löschen, wo keine nötig ist]]',
    },
    {
      heading: 'Wer die Firma vertritt',
      text: '[[Vor- und Nachname der Geschäftsführung]]',
    },
    {
      heading: 'Verantwortlich für den Inhalt',
      text: '[[Vor- und Nachname, Anschrift]]',
    },
    {
      heading: 'Wer diese Website hostet',
      text: '[[Name, Anschrift und Telefon der Firma, auf deren Server sie läuft]]',
    },
    {
      heading: 'Beschwerden und Streitfälle',
      text: 'Bitte schreiben Sie zuerst uns: {{email}}. Wir antworten innerhalb von [[Zahl]] Werktagen.\n\nFinden wir gemeinsam keine Lösung, können Sie sich an [[Name und Anschrift der Schlichtungsstelle für Verbraucher in unserem Land]] wenden. [[Schreiben Sie, ob Sie an deren Verfahren teilnehmen und ob Sie dazu verpflichtet sind.]]',
    },
  ],
}
