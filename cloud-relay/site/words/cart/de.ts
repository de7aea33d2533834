import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const de: Sentences<keyof typeof en> = {
  cart_count: 'Gutscheine wie dieser',
  cart_count_hint: 'Jeder hat seinen eigenen Code.',
  cart_another: 'Noch einen Gutschein dazulegen',
  cart_full: 'Eine Bestellung fasst {{most}} Gutscheine.',
  cart_title: 'Auch in dieser Bestellung',
  cart_remove: 'Entfernen: {{what}}',
  cart_change: 'Ändern',
  gifts: 'Einen Gutschein dazu?',
  gifts_hint:
    'Zusammen mit den Tickets bezahlt. Jeder Gutschein hat seinen eigenen Code, den Sie weitergeben können.',
  gifts_add: 'Gutschein dazulegen',
  gifts_choose: 'Gutschein wählen',
  gifts_put: 'In die Bestellung legen',
  gifts_stop: 'Zurück',
  cart_for: 'für {{name}}',
  cart_waits_one: '1 Gutschein liegt in Ihrer Bestellung',
  cart_waits_other: '{{count}} Gutscheine liegen in Ihrer Bestellung',
  cart_open: 'Zur Bestellung',
  cart_hint: 'Wählen Sie noch einen, oder gehen Sie zur Bestellung und bezahlen Sie.',
  cart_balance: 'Guthaben eines Gutscheins',
  package: 'Paket',
  package_count: 'Pakete',
  package_together: 'Jeder Gutschein hat seinen eigenen Code. Erstattet wird ein Paket nur als Ganzes.',
  package_turns_one: 'je 1 Besuch',
  package_turns_other: 'je {{count}} Besuche',
  package_snacks: 'für Snacks und Getränke',
  package_worth: 'Einzeln: {{price}}',
}
