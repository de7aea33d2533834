import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  found_title: 'Kino gründen',
  found_lead:
    'Was da sein muss, bevor irgendetwas eingetragen werden kann. Alles Weitere folgt Schritt für Schritt im Portal.',
  found_until: 'Mit diesem Link lässt sich ein Kinobetrieb gründen, bis {{time}}.',
  found_company: 'Der Betrieb',
  found_trade_name: 'Firmenname',
  found_trade_name_hint: 'Wie Gäste ihn kennen, etwa „Kino Nord“.',
  found_short_name: 'Kurzname',
  found_short_name_hint:
    'Kleinbuchstaben, Ziffern und Striche. Darunter liegen Daten und Kopien; er ändert sich nie.',
  found_host: 'Hostname der Website',
  found_host_hint: 'Was Besucher eintippen, etwa tickets.example.com. Er muss zu diesem Server führen.',
  found_country: 'Land',
  found_country_hint: 'Mehrwertsteuer, erste Preise und Bargeldrundung richten sich danach.',
  found_languages: 'Sprachen der Gäste',
  found_opening: 'Vor der Eröffnung',
  found_first_day: 'Erster Tag, der zählt',
  found_first_day_hint:
    'Bis 5:00 an diesem Tag ist alles Training: Kasse, Papier, Scanner und Website arbeiten, und nichts steht in den Büchern. Leer lassen, um gleich echt zu verkaufen.',
  found_you: 'Sie, die erste Leitung',
  found_you_hint: 'Sie dürfen alles und geben anderen Rechte.',
  found_name: 'Ihr Name',
  found_password_again: 'Passwort noch einmal',
  found_password_hint: 'Mindestens sechs Zeichen; länger ist besser.',
  found_now: 'Kino gründen',
  found_no_link:
    'Diese Seite wird über einen Gründungslink geöffnet. Das Protokoll der Cloud nennt einen, solange es kein Kino hat; später macht „npm run found“ einen.',
  found_done: '{{name}} ist gegründet',
  found_done_hint:
    'Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an. Merken Sie sich die Adresse: {{address}}',
  found_go: 'Zum Portal',
}
