import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const nl: Sentences<keyof typeof en> = {
  cart_count: 'Cadeaubonnen zoals deze',
  cart_count_hint: 'Elk heeft een eigen code.',
  cart_another: 'Nog een cadeaubon toevoegen',
  cart_full: 'Een bestelling bevat hoogstens {{most}} cadeaubonnen.',
  cart_title: 'Ook in deze bestelling',
  cart_remove: 'Verwijderen: {{what}}',
  cart_for: 'voor {{name}}',
  cart_waits_one: '1 cadeaubon zit in je bestelling',
  cart_waits_other: '{{count}} cadeaubonnen zitten in je bestelling',
  cart_open: 'Naar de bestelling',
  cart_hint: 'Kies er nog een, of ga naar de bestelling en betaal.',
  cart_balance: 'Saldo van een cadeaubon',
  package: 'Pakket',
  package_count: 'Pakketten',
  package_together: 'Elke cadeaubon heeft een eigen code. Een pakket wordt in zijn geheel terugbetaald.',
  package_turns_one: 'elk 1 beurt',
  package_turns_other: 'elk {{count}} beurten',
  package_snacks: 'voor snacks en drankjes',
  package_worth: 'Apart: {{price}}',
}
