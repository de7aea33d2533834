import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  reset_forgot: 'Passwort vergessen?',
  reset_title: 'Ein neues Passwort',
  reset_lead: 'Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort setzen.',
  reset_ask: 'Link senden',
  reset_asked:
    'Wenn sich mit dieser Adresse hier jemand anmelden darf, ist ein Link dorthin unterwegs. Sehen Sie in Ihr Postfach.',
  reset_back: 'Zurück zur Anmeldung',
  reset_pin_title: 'Eine neue PIN',
  reset_secret: 'Neues Passwort',
  reset_secret_again: 'Noch einmal dasselbe',
  reset_pin_new: 'Neue PIN, 4 bis 6 Ziffern',
  reset_save: 'Setzen',
  reset_done: 'Es ist gesetzt. Sie können sich jetzt damit anmelden.',
  reset_pin_done: 'Sie ist gesetzt. Benutzen Sie sie an Kassen und Scannern Ihres Kinos.',
  person_first_send: 'Link zum ersten Passwort senden',
  person_first_lead: 'Die Person wählt es selbst, innerhalb einer Woche. Niemand sonst erfährt es.',
  person_first_language: 'Sprache der E-Mail',
  person_first_sent: 'Ein Link zum ersten Passwort ist unterwegs an {{to}}. Er gilt eine Woche.',
  person_first_no_mail:
    'E-Mail ist noch nicht eingerichtet, darum kann kein Link gesendet werden: Setzen Sie selbst ein Passwort, oder richten Sie E-Mail in den Einstellungen ein.',
  person_first_self: 'Selbst ein Passwort setzen',
  person_first_missing: 'Geben Sie zuerst die E-Mail ein.',
  person_first_waits: 'Ein Link zum ersten Passwort ging an {{email}}; gesetzt ist damit noch keines.',
  person_mail_link: 'Link zum Passwort senden',
  person_mail_pin_link: 'Link zur PIN senden',
  person_link_sent: 'Ein Link ist unterwegs an {{to}}.',
}
