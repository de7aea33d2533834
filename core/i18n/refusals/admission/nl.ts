import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'refusal.ticket_unknown': 'Ticket niet gevonden. Scan het opnieuw of vraag het aan een manager.',
  'refusal.ticket_seat_sold':
    'Stoel {{seat}} is met een ander ticket verkocht. Vraag het aan een manager voor je iemand binnenlaat.',
  'refusal.ticket_forged': 'Deze code is niet door deze bioscoop uitgegeven.',
  'refusal.ticket_training': 'Dit is een trainingsticket. Het is niet geldig.',
  'refusal.admission_unknown':
    'Deze toegang is al ongedaan gemaakt, of het ticket is sindsdien opnieuw gebruikt. Scan het om te kijken.',
  'refusal.ticket_used': 'Dit ticket is om {{time}} gebruikt.',
  'refusal.ticket_not_paid': 'Dit ticket is niet betaald.',
  'refusal.ticket_refunded': 'Dit ticket is terugbetaald.',
  'refusal.ticket_exchanged': 'Dit ticket is omgeruild. Vraag naar het nieuwe.',
  'refusal.ticket_other_show': 'Dit ticket is voor een andere voorstelling.',
  'refusal.ticket_other_cinema': 'Dit ticket is voor {{cinema}}.',
  'refusal.ticket_show_unknown':
    'Dit ticket is echt, maar de voorstelling is in deze bioscoop niet bekend. Misschien is het voor een andere van onze bioscopen.',
  'refusal.ticket_too_early': 'De voorstelling begint pas om {{time}}.',
  'refusal.ticket_too_late': 'De voorstelling is om {{time}} afgelopen.',
}
