import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'cinema.many': 'Bioscopen',
  'cinema.lead': 'Wat tickets, website en ingang over een bioscoop zeggen.',
  'cinema.one': 'Bioscoop',
  'cinema.add': 'Nieuwe bioscoop',
  'cinema.none': 'Nog geen bioscopen',
  'cinema.none_hint': 'Begin met de eerste: zalen, voorstellingen en box horen erbij.',
  'cinema.name': 'Naam',
  'cinema.address1': 'Straat en nummer',
  'cinema.zip': 'Postcode',
  'cinema.city': 'Plaats',
  'cinema.country': 'Land',
  'cinema.lat': 'Breedtegraad',
  'cinema.lat.hint': 'Voor kaarten: noord is positief, zoals 49,61.',
  'cinema.lng': 'Lengtegraad',
  'cinema.phone': 'Telefoon',
  'cinema.email': 'E-mail',
  'cinema.printers': 'Printers',
  'cinema.timezone': 'Tijdzone',
  'cinema.timezone.hint': 'Alle aanvangstijden staan erin.',
}
