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
}
