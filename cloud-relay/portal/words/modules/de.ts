import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'modules.many': 'Module',
  'modules.lead':
    'Womit Ihre Kinos arbeiten. Was aus ist, verschwindet von den Bildschirmen; nichts Verkauftes geht verloren.',
  'modules.one': 'Module',
  'modules.add': 'Module schalten',
  'modules.none': 'Keine Module',
  'modules.none_hint': 'Es gibt mindestens eines.',
  'modules.tickets': 'Tickets',
  'modules.tickets.hint':
    'Plätze für Vorstellungen: an den Kassen, auf der Website und am Einlass. Verkaufte Tickets gelten weiter, wenn es aus ist.',
  'modules.vouchers': 'Gutscheine',
  'modules.vouchers.hint':
    'Geschenkkarten und Abonnements. Verkaufte gelten weiter als Zahlung, wenn es aus ist.',
  'modules.signage': 'Anzeigen',
  'modules.signage.hint': 'Die Bildschirme an Ihren Wänden: was läuft und wie viele Plätze noch frei sind.',
  'modules.products': 'Artikel',
  'modules.products.hint': 'Snacks, Getränke und was sonst an der Theke verkauft wird.',
  'modules.pos': 'Kassen',
  'modules.pos.hint':
    'Der Verkauf an der Theke. Rückgaben und Umtausch von Verkauftem gehen weiter, wenn es aus ist.',
  'modules.cash_balance': 'Kassenabrechnung',
  'modules.cash_balance.hint':
    'Schichten an den Kassen: Wechselgeld, Zählen der Lade und je ein Bericht. Verkauft wird auch ohne sie.',
  'modules.is_on': 'An',
  'modules.is_off': 'Aus',
  'modules.do_on': 'Einschalten',
  'modules.do_off': 'Ausschalten',
  'modules.reservations': 'Reservierungen',
  'modules.reservations.hint':
    'Plätze für Gäste freihalten, die später bezahlen, an den Kassen. Bestehende Reservierungen gelten weiter, wenn es aus ist.',
  'modules.invoices': 'Rechnungen',
  'modules.invoices.hint':
    'Rechnungskunden und Rechnungen über das, was sie bestellt haben. Gestellte bleiben lesbar, wenn es aus ist.',
  'modules.newsletters': 'Newsletter',
  'modules.newsletters.hint':
    'Besucher melden sich auf der Website an, und Sie mailen ihnen Neues. Ist es aus, bleibt die Liste, und abmelden kann man sich weiter.',
  'modules.really_off': '{{name}} ausschalten?',
  'modules.really_off_what':
    'In allen Kinos und sofort: Kassen, Website, Portal und Anzeigen bieten es nicht mehr an. Sie können es jederzeit wieder einschalten.',
  'modules.leave': 'An lassen',
  'modules.at_relay': 'Module werden im Portal im Internet geschaltet, für alle Kinos zugleich.',
}
