import type { reservations as refusals } from '../../refusals/reservations.ts'
import type { HandbookPlace } from '../contents.ts'

export const reservations: Record<keyof typeof refusals, HandbookPlace | null> = {
  reservation_unknown: 'till#reservations',
  reservation_over: 'till#reservations',
  reservation_elsewhere: 'till#reservations',
  reservation_too_late: 'till#reservations',
  reserved_too_many: 'till#reservations',
  reservations_full: 'till#reservations',
  contact_missing: 'till#reservations',
  waiting_list_off: 'money#waiting-list',
  waiting_list_full: 'money#waiting-list',
  waiting_too_late: 'money#waiting-list',
  waiting_not_needed: 'money#waiting-list',
  waiting_link_over: 'money#waiting-list',
  waiting_offer_over: 'money#waiting-list',
}
