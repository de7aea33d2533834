import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  park_short: 'Parken',
  park: 'Warenkorb parken',
  parked: 'Geparkte Warenkörbe',
  parked_count_one: '{{count}} geparkt',
  parked_count_other: '{{count}} geparkt',
  parked_lead: 'An einer Kasse dieses Kinos zurückgestellt, bis zum Ende des Tages.',
  parked_as: 'Geparkt als Nummer {{number}}. Die Plätze bleiben 30 Minuten reserviert.',
  parked_busy: 'Schließen Sie zuerst diesen Verkauf ab oder parken Sie ihn.',
  parked_none: 'Nichts ist geparkt',
  parked_none_next: 'Ein Warenkorb wird mit der Taste oben geparkt.',
  parked_seats_new: 'Die Plätze dieses Warenkorbs wurden inzwischen frei. Dies sind neue.',
  parked_products_one: '{{count}} Produkt',
  parked_products_other: '{{count}} Produkte',
  parked_vouchers_one: '{{count}} Gutschein',
  parked_vouchers_other: '{{count}} Gutscheine',
}
