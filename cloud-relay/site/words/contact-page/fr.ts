import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  open: 'Ouvert',
  closed: 'Fermé',
  getting_there: 'Accès',
  about: 'À propos de',
  phone: 'Téléphone',
  message: 'Votre message',
  send: 'Envoyer le message',
  sent: 'Votre message est envoyé. Merci ! Nous répondons par e-mail.',
}
