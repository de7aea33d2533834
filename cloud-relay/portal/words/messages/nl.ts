import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  translations: 'Vertalingen',
  translations_lead: 'Wat gasten in een andere taal lezen dan de hunne. Ze spreken: {{languages}}.',
  translations_none: 'Alles is vertaald',
  translations_none_hint: 'Wat later wordt geschreven en een taal mist, staat hier.',
  translations_more_one: 'En nog één.',
  translations_more_other: 'En nog {{count}}.',
  messages: 'Berichten',
  messages_lead:
    'Wat bezoekers op de website schreven. Elk bericht krijg je ook per e-mail; hier gaat er geen verloren.',
  messages_none: 'Nog niemand heeft geschreven',
  messages_none_hint: 'Bezoekers schrijven je op de website onder “Contact”.',
  messages_older: 'Oudere berichten',
  messages_erased: 'Gewist',
  messages_handle: 'Als afgehandeld markeren',
  messages_reopen: 'Toch niet afgehandeld',
  messages_handled_by: 'Afgehandeld door {{name}}',
  messages_enquiry: 'Offerte gevraagd',
  messages_enquiry_groups: 'Groep',
  messages_enquiry_schools: 'School of klas',
  messages_enquiry_birthdays: 'Verjaardagsfeestje',
  messages_enquiry_people: 'Personen',
  messages_enquiry_day: 'Gewenste dag',
  messages_enquiry_film: 'Film',
  messages_enquiry_any: 'Geen wens',
}
