import type { admission as refusals } from '../../refusals/admission.ts'
import type { HandbookPlace } from '../contents.ts'

export const admission: Record<keyof typeof refusals, HandbookPlace | null> = {
  ticket_unknown: 'door#unknown',
  ticket_forged: 'door#unknown',
  ticket_seat_sold: 'door#unknown',
  ticket_training: 'door#unknown',
  ticket_used: 'door#used',
  admission_unknown: 'door#used',
  ticket_not_paid: 'door#payment',
  ticket_refunded: 'door#used',
  ticket_exchanged: 'door#used',
  ticket_other_show: 'door#other',
  ticket_other_cinema: 'door#other',
  ticket_show_unknown: 'door#other',
  ticket_too_early: 'door#time',
  ticket_too_late: 'door#time',
}
