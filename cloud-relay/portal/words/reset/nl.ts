import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  reset_forgot: 'Wachtwoord vergeten?',
  reset_title: 'Een nieuw wachtwoord',
  reset_lead: 'We mailen u een link om een nieuw wachtwoord in te stellen.',
  reset_ask: 'Mail mij een link',
  reset_asked: 'Als dit adres hier mag inloggen, is er een link naartoe onderweg. Kijk in uw mailbox.',
  reset_back: 'Terug naar inloggen',
  reset_pin_title: 'Een nieuwe pincode',
  reset_secret: 'Nieuw wachtwoord',
  reset_secret_again: 'Nog eens hetzelfde',
  reset_pin_new: 'Nieuwe pincode, 4 tot 6 cijfers',
  reset_save: 'Instellen',
  reset_done: 'Het is ingesteld. U kunt er nu mee inloggen.',
  reset_pin_done: 'Hij is ingesteld. Gebruik hem aan de kassa’s en scanners van uw bioscoop.',
  person_mail_link: 'Mail een link voor het wachtwoord',
  person_mail_pin_link: 'Mail een link voor de pincode',
  person_link_sent: 'Er is een link onderweg naar {{to}}.',
}
