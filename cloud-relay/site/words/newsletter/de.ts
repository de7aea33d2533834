import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  newsletter: 'Newsletter',
  newsletter_lead: 'Unsere Filme und Veranstaltungen per E-Mail, noch bevor sie im Programm stehen.',
  newsletter_first_name: 'Vorname',
  newsletter_last_name: 'Nachname',
  newsletter_asked:
    'Bitte sehen Sie in Ihr Postfach: Kann der Newsletter an diese Adresse gehen, liegt dort eine E-Mail von uns. Bestätigen Sie mit dem Knopf darin.',
  newsletter_type_first: 'Geben Sie zuerst Ihre E-Mail-Adresse ein.',
  newsletter_footer: 'E-Mail für unseren Newsletter',
  newsletter_go_on: 'Zum Newsletter anmelden',
  newsletter_tick: 'Ich möchte den Newsletter',
  newsletter_confirm: 'Newsletter bestätigen',
  newsletter_confirmed: 'Sie sind angemeldet. Willkommen!',
  newsletter_leave: 'Vom Newsletter abmelden',
  newsletter_left: 'Sie sind abgemeldet. Wir schicken Ihnen keinen Newsletter mehr.',
}
