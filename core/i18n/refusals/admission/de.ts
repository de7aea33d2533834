import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'refusal.ticket_unknown': 'Ticket nicht gefunden. Scannen Sie es noch einmal oder fragen Sie die Leitung.',
  'refusal.ticket_seat_sold':
    'Platz {{seat}} ist unter einem anderen Ticket verkauft. Fragen Sie die Leitung, bevor jemand hineingeht.',
  'refusal.ticket_forged': 'Dieser Code stammt nicht von diesem Kino.',
  'refusal.ticket_training': 'Das ist ein Trainingsticket. Es ist nicht gültig.',
  'refusal.admission_unknown':
    'Dieser Einlass wurde schon zurückgenommen, oder das Ticket wurde seither neu eingelöst. Scannen Sie es erneut.',
  'refusal.ticket_used': 'Dieses Ticket wurde um {{time}} eingelöst.',
  'refusal.ticket_not_paid': 'Dieses Ticket wurde nicht bezahlt.',
  'refusal.ticket_refunded': 'Dieses Ticket wurde erstattet.',
  'refusal.ticket_exchanged': 'Dieses Ticket wurde umgetauscht. Fragen Sie nach dem neuen.',
  'refusal.ticket_other_show': 'Dieses Ticket gilt für eine andere Vorstellung.',
  'refusal.ticket_other_cinema': 'Dieses Ticket gilt für {{cinema}}.',
  'refusal.ticket_show_unknown':
    'Dieses Ticket ist echt, aber seine Vorstellung ist in diesem Kino nicht bekannt. Vielleicht gilt es für ein anderes unserer Kinos.',
  'refusal.ticket_too_early': 'Die Vorstellung beginnt erst um {{time}}.',
  'refusal.ticket_too_late': 'Die Vorstellung endete um {{time}}.',
}
