import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'refusal.tickets_sent_just_now':
    'Diese Tickets wurden vor weniger als einer Minute verschickt. Warten Sie einen Moment, dann geht es noch einmal.',
  'refusal.tickets_sent_enough':
    'Diese Tickets wurden schon zwanzigmal verschickt. Öffnen Sie das PDF und geben Sie es auf anderem Weg weiter.',
  'refusal.mail_sent_lately':
    'Diese E-Mail wurde eben verschickt. Schauen Sie auch im Spam-Ordner nach; in fünf Minuten geht es noch einmal.',
  'refusal.mail_sent_enough':
    'Diese E-Mail wurde schon mehrmals verschickt. Laden Sie die Tickets hier herunter oder fragen Sie das Kino.',
  'refusal.mail_not_set_up':
    'Es ist kein Mailserver eingerichtet. Tragen Sie einen in den Einstellungen ein.',
  'refusal.mail_failed':
    'Der Mailserver hat die E-Mail nicht angenommen. Prüfen Sie die Einstellungen. Er sagte: „{{cause}}“.',
}
