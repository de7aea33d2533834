import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  reset_forgot: 'Wachtwoord vergeten?',
  reset_title: 'Een nieuw wachtwoord',
  reset_lead: 'We mailen je een link om een nieuw wachtwoord in te stellen.',
  reset_ask: 'Mail mij een link',
  reset_asked: 'Als dit adres hier mag inloggen, is er een link naartoe onderweg. Kijk in je mailbox.',
  reset_back: 'Terug naar inloggen',
  reset_pin_title: 'Een nieuwe pincode',
  reset_secret: 'Nieuw wachtwoord',
  reset_secret_again: 'Nog eens hetzelfde',
  reset_pin_new: 'Nieuwe pincode, 4 tot 6 cijfers',
  reset_save: 'Instellen',
  reset_done: 'Het is ingesteld. Je kunt er nu mee inloggen.',
  reset_pin_done: 'Hij is ingesteld. Gebruik hem aan de kassa’s en scanners van je bioscoop.',
  person_first_send: 'Mail een link voor het eerste wachtwoord',
  person_first_lead: 'De persoon kiest het zelf, binnen een week. Niemand anders kent het.',
  person_first_language: 'Taal van de e-mail',
  person_first_sent: 'Er is een link voor het eerste wachtwoord onderweg naar {{to}}. Hij geldt een week.',
  person_first_no_mail:
    'E-mail is nog niet ingesteld, dus er kan geen link weg: stel zelf een wachtwoord in, of stel e-mail in bij de instellingen.',
  person_first_self: 'Zelf een wachtwoord instellen',
  person_first_missing: 'Typ eerst het e-mailadres.',
  person_first_waits:
    'Een link voor het eerste wachtwoord ging naar {{email}}; er is er nog geen mee ingesteld.',
  person_mail_link: 'Mail een link voor het wachtwoord',
  person_mail_pin_link: 'Mail een link voor de pincode',
  person_link_sent: 'Er is een link onderweg naar {{to}}.',
}
