import type { LegalWords } from '../../legal-words.ts'

export const de: LegalWords = {
  title: 'Datenschutz',
  slug: 'datenschutz',
  parts: [
    {
      heading: 'Wer verantwortlich ist',
      text: '{{trade}} betreibt diese Website und ist für Ihre Daten verantwortlich.\n[[Name der Firma, Postanschrift]]\nE-Mail: {{email}}, Telefon: {{phone}}\n[[Datenschutzbeauftragte mit Kontakt; löschen, wo keine nötig sind]]',
    },
    {
      heading: 'Wenn Sie Tickets oder Gutscheine kaufen',
      text: 'Wir behalten Ihren Namen und Ihre E-Mail-Adresse bei Ihrer Bestellung, damit wir Ihnen das Gekaufte senden und helfen können, wenn etwas schiefgeht. Bezahlt wird auf der Seite des Zahlungsdienstes [[Name des Dienstes]]; Ihre Kartendaten sehen wir nie. Wir brauchen das für den Vertrag mit Ihnen (DSGVO, Artikel 6 Absatz 1 Buchstabe b) und behalten die Bestellung selbst so lange, wie das Steuerrecht es verlangt (Buchstabe c).',
    },
    {
      heading: 'Wenn Sie uns schreiben',
      text: 'Wir behalten Ihre Nachricht mit Namen, E-Mail-Adresse und Telefonnummer, um antworten zu können (Buchstabe f: unser Interesse, Ihnen zu antworten).',
    },
    {
      heading: 'Newsletter',
      text: 'Nur, wenn Sie ihn bestellen und das bestätigen (Buchstabe a). Wir behalten Ihre E-Mail-Adresse, Ihren Namen, wenn Sie ihn angegeben haben, und wann Sie wozu zugestimmt haben. In jedem Newsletter steht ein Link zum Abmelden. Eine Adresse, die nicht innerhalb einer Woche bestätigt wird, wird gelöscht; eine abgemeldete nach einem Monat.',
    },
    {
      heading: 'Auf Ihrem Gerät',
      text: 'Wir nutzen weder Werbung noch Tracking, und nichts wird von anderen Firmen geladen. Ihr Browser behält nur, was die Seite zum Arbeiten braucht: ein Sicherheitsmerkmal, Ihren offenen Warenkorb mit dem Eingetippten, bis Sie den Tab schließen, und welches Kino, welche Sprache und welches Licht Sie gewählt haben.',
    },
    {
      heading: 'Wer Daten erhält',
      text: 'Der Zahlungsdienst [[Name, Land]] und die Firmen, die unseren Server betreiben und unsere Mails senden [[Namen, Länder]]. Sie arbeiten in unserem Auftrag oder nur für Ihre Zahlung. Verkauft wird nichts. [[Ist eine davon außerhalb der Europäischen Union, schreiben Sie, auf welcher Grundlage Daten dorthin gehen.]]',
    },
    {
      heading: 'Wie lange wir sie behalten',
      text: 'Namen und E-Mail-Adressen von Käufern werden [[Zahl]] Monate nach der Vorstellung oder dem Ende des Gutscheins gelöscht. Was in den Büchern stehen muss, behalten wir [[Zahl]] Jahre, wie das Gesetz es verlangt.',
    },
    {
      heading: 'Ihre Rechte',
      text: 'Sie können fragen, was wir über Sie haben, es berichtigen, löschen, einschränken oder sich geben lassen, der Nutzung widersprechen und eine Einwilligung jederzeit zurücknehmen. Schreiben Sie an {{email}}. Sie müssen uns keine Daten geben, aber ohne Namen und E-Mail-Adresse können wir keine Tickets senden. Keine Entscheidung über Sie trifft allein eine Maschine.',
    },
    {
      heading: 'Beschwerden',
      text: 'Sie können sich bei der Datenschutzbehörde beschweren: [[Name und Anschrift der Behörde unseres Landes]].',
    },
  ],
}
