import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'refusal.vat_day_twice': 'Zwei Sätze beginnen am selben Tag. Behalten Sie einen davon.',
  'refusal.vat_number_wrong':
    'So sieht keine USt-IdNr. dieses Landes aus. Sie beginnt mit den Buchstaben des Landes, etwa BE0123456789.',
  'refusal.client_needed':
    'Auf Rechnung wird nur verkauft, wenn feststeht, an wen. Wählen Sie einen Rechnungskunden.',
  'refusal.client_unknown': 'Diesen Rechnungskunden gibt es nicht mehr. Wählen Sie einen anderen.',
  'refusal.client_without_mail': 'Dieser Rechnungskunde hat keine E-Mail-Adresse. Drucken Sie die Rechnung.',
  'refusal.bill_invoiced': '{{number}} steht schon auf Rechnung {{invoice}}.',
  'refusal.invoice_unknown': 'Diese Rechnung gibt es nicht.',
  'refusal.invoice_elsewhere':
    'Die andere Seite hat es verkauft: Was eine Kasse verkauft hat, wird im Kino berechnet, was die Website verkauft hat, im Portal im Internet.',
  'refusal.invoice_too_long':
    'Das ist zu viel für eine Rechnung: höchstens {{most}} Zeilen. Machen Sie zwei daraus.',
  'refusal.invoice_cinemas': 'Eine Rechnung gilt nur für Bestellungen eines Kinos.',
  'refusal.invoice_credited': 'Zu dieser Rechnung gibt es eine Gutschrift.',
  'refusal.invoice_nothing_due': 'Auf dieser Rechnung ist nichts mehr zu zahlen.',
  'refusal.invoice_paid_when': 'Dieser Tag liegt vor der Rechnung oder in der Zukunft.',
  'refusal.seller_unnamed':
    'Die Firma hat noch keine USt-IdNr. Tragen Sie sie unter Firma ein, dann die Rechnung.',
}
