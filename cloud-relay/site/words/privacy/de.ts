import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  privacy_newsletter: 'Newsletter',
  privacy_newsletter_words:
    'Wer sich anmeldet, gibt uns eine E-Mail-Adresse und, wenn er mag, einen Namen. Wir bewahren auf, wann wozu zugestimmt wurde, und schicken den Newsletter bis zur Abmeldung. Eine Adresse, die nicht binnen einer Woche bestätigt wird, wird gelöscht; eine abgemeldete nach einem Monat.',
  privacy_writing: 'Wenn Sie uns schreiben',
  privacy_writing_words:
    'Wir bewahren Ihre Nachricht mit Name, E-Mail-Adresse und Telefonnummer auf, um zu antworten, und löschen sie nach der Frist, die auch für Bestellungen gilt.',
  privacy: 'Datenschutz',
  privacy_who: 'Wer wir sind',
  privacy_who_words: '{{exhibitor}} betreibt diese Website und ist für Ihre Daten verantwortlich.',
  privacy_buying: 'Wenn Sie Tickets kaufen',
  privacy_buying_words:
    'Wir speichern Ihren Namen und Ihre E-Mail-Adresse mit Ihrer Bestellung, um Ihnen die Tickets zu senden und zu helfen, wenn etwas nicht klappt. Bezahlt wird auf der Seite des Zahlungsanbieters; Ihre Kartendaten sehen wir nie.',
  privacy_device: 'Auf Ihrem Gerät',
  privacy_device_words:
    'Wir nutzen keine Werbung und kein Tracking und laden nichts von anderen Firmen, bevor Sie es antippen. Ihr Browser merkt sich nur, was die Website braucht: ein Sicherheitstoken, Ihren offenen Warenkorb samt dem, was Sie eingetippt haben, bis Sie den Tab schließen, und welches Kino, welche Sprache und welches Licht Sie gewählt haben.',
  privacy_device_asked_words:
    'Ihr Browser merkt sich, was die Website braucht: ein Sicherheitstoken, Ihren offenen Warenkorb samt dem, was Sie eingetippt haben, bis Sie den Tab schließen, welches Kino, welche Sprache und welches Licht Sie gewählt haben, und was Sie zur Besuchsmessung geantwortet haben. Von anderen Firmen wird nichts geladen, wenn Sie es nicht erlauben.',
  privacy_tags: 'Besuchsmessung, nur wenn Sie es erlauben',
  privacy_tags_words:
    'Wenn Sie es erlauben, laden die Seiten den Google Tag Manager. Über ihn erfahren Dienste wie Google Analytics, welche Seiten Sie besuchen, mit Ihrer IP-Adresse und Angaben zu Ihrem Browser, und sie können Cookies setzen. Von einer Bestellung erfahren sie die Nummer, den Film oder Gutschein, die Preise und die Summe; nie Ihren Namen, Ihre E-Mail-Adresse, Ihre Plätze oder Ihre Tickets, und die Seiten von Bestellungen selbst laden nichts. Wenn Sie ablehnen, wird nichts geladen und nichts gemeldet. Ihre Antwort bleibt ein Jahr in Ihrem Browser; am Fuß jeder Seite können Sie sie jederzeit ändern.',
  privacy_trailers: 'Trailer',
  privacy_trailers_words:
    'Manche Trailer spielen YouTube oder Vimeo ab. Davor wird nichts davon geladen; sobald Sie einen antippen, erfahren sie Ihre IP-Adresse und um welchen Film es geht, und können etwas in Ihrem Browser ablegen.',
  privacy_rights: 'Ihre Rechte',
  privacy_rights_words:
    'Sie können erfahren, was wir über Sie gespeichert haben, es berichtigen oder löschen lassen und sich bei der Datenschutzbehörde beschweren. Schreiben Sie uns:',
}
