import type { RefusalSentences } from '../refusal-sentences.ts'

export const en = {
  'refusal.ticket_unknown': 'Ticket not found. Scan it again, or ask a manager.',
  'refusal.ticket_seat_sold':
    'Seat {{seat}} is sold under another ticket. Ask a manager before you let anyone in.',
  'refusal.ticket_forged': 'This code was not issued by this cinema.',
  'refusal.ticket_training': 'This is a training ticket. It is not valid.',
  'refusal.admission_unknown':
    'This admission was already undone, or the ticket was used again since. Scan it to see.',
  'refusal.ticket_used': 'This ticket was used at {{time}}.',
  'refusal.ticket_not_paid': 'This ticket was not paid.',
  'refusal.ticket_refunded': 'This ticket was refunded.',
  'refusal.ticket_exchanged': 'This ticket was exchanged. Ask for the new one.',
  'refusal.ticket_other_show': 'This ticket is for another show.',
  'refusal.ticket_other_cinema': 'This ticket is for {{cinema}}.',
  'refusal.ticket_show_unknown':
    'This ticket is real, but its show is not known in this cinema. It may be for another of our cinemas.',
  'refusal.ticket_too_early': 'The show only begins at {{time}}.',
  'refusal.ticket_too_late': 'The show ended at {{time}}.',
} satisfies Partial<RefusalSentences>
