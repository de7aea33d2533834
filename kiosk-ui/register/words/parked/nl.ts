import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  park_short: 'Parkeren',
  park: 'Mandje parkeren',
  parked: 'Geparkeerde mandjes',
  parked_count_one: '{{count}} geparkeerd',
  parked_count_other: '{{count}} geparkeerd',
  parked_lead: 'Opzijgezet aan een kassa van deze bioscoop, tot het einde van de dag.',
  parked_as: 'Geparkeerd als nummer {{number}}. De plaatsen blijven 30 minuten vastgehouden.',
  parked_busy: 'Rond eerst deze verkoop af, of parkeer ze.',
  parked_none: 'Er is niets geparkeerd',
  parked_none_next: 'Een mandje parkeer je met de toets bovenaan.',
  parked_seats_new: 'De plaatsen van dit mandje zijn intussen vrijgegeven. Dit zijn nieuwe.',
  parked_products_one: '{{count}} product',
  parked_products_other: '{{count}} producten',
  parked_vouchers_one: '{{count}} cadeaubon',
  parked_vouchers_other: '{{count}} cadeaubonnen',
}
