import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'price_list.many': 'Prijslijsten',
  'price_list.lead':
    'Prijzen voor voorstellingen die je zelf op een lijst zet, zoals premières of schoolweken. Kies de lijst bij haar prijzen, daarna bij de voorstelling.',
  'price_list.one': 'Prijslijst',
  'price_list.add': 'Nieuwe prijslijst',
  'price_list.none': 'Nog geen prijslijsten',
  'price_list.none_hint': 'Voorstellingen hebben de gewone prijzen tot er een op een lijst wordt gezet.',
  'price_list.name': 'Naam',
  'price_list.alone': 'Haar voorstellingen hebben alleen deze prijzen',
  'price_list.alone.hint': 'Uit: de gewone prijzen gelden ernaast.',
  'price_list.order': 'Plaats in de rij',
  'price_list.rates': 'Prijzen erop',
}
