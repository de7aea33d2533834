import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  open: 'Open',
  closed: 'Gesloten',
  getting_there: 'Route',
  about: 'Het gaat over',
  phone: 'Telefoon',
  message: 'Je bericht',
  send: 'Bericht versturen',
  sent: 'Je bericht is verstuurd. Bedankt! We antwoorden per e-mail.',
}
