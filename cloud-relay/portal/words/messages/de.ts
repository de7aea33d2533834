import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  translations: 'Übersetzungen',
  translations_lead: 'Was Gäste in einer anderen Sprache lesen als in ihrer. Sie sprechen: {{languages}}.',
  translations_none: 'Alles ist übersetzt',
  translations_none_hint: 'Was später geschrieben wird und einer Sprache fehlt, steht hier.',
  translations_more_one: 'Und noch einer.',
  translations_more_other: 'Und {{count}} weitere.',
  messages: 'Nachrichten',
  messages_lead:
    'Was Besucher auf der Website geschrieben haben. Jede Nachricht kommt auch per E-Mail; hier geht keine verloren.',
  messages_none: 'Noch hat niemand geschrieben',
  messages_none_hint: 'Besucher schreiben Ihnen auf der Website unter „Kontakt“.',
  messages_older: 'Ältere Nachrichten',
  messages_erased: 'Gelöscht',
  messages_handle: 'Als erledigt markieren',
  messages_reopen: 'Doch nicht erledigt',
  messages_handled_by: 'Erledigt von {{name}}',
  messages_enquiry: 'Angebot gewünscht',
  messages_enquiry_groups: 'Gruppe',
  messages_enquiry_schools: 'Schule oder Klasse',
  messages_enquiry_birthdays: 'Kindergeburtstag',
  messages_enquiry_people: 'Personen',
  messages_enquiry_day: 'Gewünschter Tag',
  messages_enquiry_film: 'Film',
  messages_enquiry_any: 'Keine Angabe',
}
