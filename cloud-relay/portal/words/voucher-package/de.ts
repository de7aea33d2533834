import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'voucher_package.many': 'Pakete',
  'voucher_package.lead':
    'Mehrere Gutscheine zusammen zu einem eigenen Preis. Jeder hat seinen eigenen Code; erstattet werden sie zusammen.',
  'voucher_package.one': 'Paket',
  'voucher_package.add': 'Neues Paket',
  'voucher_package.none': 'Noch keine Pakete',
  'voucher_package.none_hint':
    'Ein Paket sind mehrere Gutscheine zusammen, etwa ein Kinoabo für zwei mit Snacks.',
  'voucher_package.name': 'Name',
  'voucher_package.description': 'Was darin ist und für wen',
  'voucher_package.picture': 'Bild',
  'voucher_package.parts': 'Gutscheine darin',
  'voucher_package.parts.hint': 'Jeder bekommt seinen eigenen Code und gilt wie ein einzeln verkaufter.',
  'voucher_package.parts.voucherTypeId': 'Art',
  'voucher_package.parts.count': 'Wie viele',
  'voucher_package.parts.turns': 'Besuche auf jedem',
  'voucher_package.parts.refreshmentCents': 'Für Snacks und Getränke, auf jedem',
  'voucher_package.cents': 'Preis für alle zusammen',
  'voucher_package.cents.hint':
    'Inklusive Mehrwertsteuer. Der Wert für Snacks kostet, was er wert ist; der Rest wird auf die Besuche verteilt, wie sie einzeln kosten.',
  'voucher_package.soldFrom': 'Verkauf ab',
  'voucher_package.soldFrom.empty': 'Ab sofort',
  'voucher_package.soldUntil': 'Verkauf bis',
  'voucher_package.soldUntil.empty': 'Kein Ende',
  'voucher_package.cinemaIds': 'Kinos',
  'voucher_package.cinemaIds.empty': 'Alle Kinos',
  'voucher_package.visibility': 'Verkauft an',
  'voucher_package.visibility.site': 'Website',
  'voucher_package.visibility.pos': 'Kasse',
  'voucher_package.status': 'Zustand',
  'voucher_package.status.available': 'Angeboten',
  'voucher_package.status.paused': 'Pausiert',
  'voucher_package.status.hint': 'Pausierte bleiben, wie sie sind, und werden nirgends angeboten.',
  'voucher_package.order': 'Rang in der Liste',
  'voucher_package.order.hint': 'Kleinere Zahlen stehen weiter vorn.',
}
