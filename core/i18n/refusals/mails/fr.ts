import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'refusal.tickets_sent_just_now':
    'Ces billets ont été envoyés il y a moins d’une minute. Attendez un instant, puis renvoyez-les.',
  'refusal.tickets_sent_enough':
    'Ces billets ont déjà été envoyés vingt fois. Ouvrez le PDF et transmettez-le autrement.',
  'refusal.mail_sent_lately':
    'Cet e-mail vient d’être envoyé. Regardez aussi dans les indésirables ; dans cinq minutes, il pourra être renvoyé.',
  'refusal.mail_sent_enough':
    'Cet e-mail a déjà été envoyé plusieurs fois. Téléchargez les billets ici ou demandez au cinéma.',
  'refusal.mail_not_set_up': 'Aucun serveur de messagerie n’est réglé. Indiquez-en un dans les réglages.',
  'refusal.mail_failed':
    'Le serveur de messagerie n’a pas accepté l’e-mail. Vérifiez les réglages. Il a dit : « {{cause}} ».',
}
