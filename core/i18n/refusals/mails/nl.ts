import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'refusal.tickets_sent_just_now':
    'Deze tickets zijn minder dan een minuut geleden verstuurd. Wacht even en verstuur ze dan opnieuw.',
  'refusal.tickets_sent_enough':
    'Deze tickets zijn al twintig keer verstuurd. Open de pdf en geef die op een andere manier door.',
  'refusal.mail_sent_lately':
    'Deze e-mail is net verstuurd. Kijk ook bij de ongewenste mail; over vijf minuten kan het opnieuw.',
  'refusal.mail_sent_enough':
    'Deze e-mail is al meermaals verstuurd. Download de tickets hier of vraag het aan de bioscoop.',
  'refusal.mail_not_set_up': 'Er is geen mailserver ingesteld. Vul er een in bij de instellingen.',
  'refusal.mail_failed':
    'De mailserver heeft de e-mail niet aanvaard. Controleer de instellingen. Hij zei: “{{cause}}”.',
}
