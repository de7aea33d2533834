import type { BlockReason, ReservationEventKind, ReservationReason, ReservationSource } from './statuses.ts'

/** What is known of single seats beside who owns them. */
export type SeatTables = {
  seat_blocks: {
    schedule_id: string
    seat_id: string
    version: number
    fact: string
    reason: BlockReason
    note: string
    employee: string
    at: string
  }
  reservations: {
    id: string
    fact: string
    cinema_id: string
    schedule_id: string
    reference: string
    source: ReservationSource
    minutes_before: number
    start_ms: number
    owner: 'relay' | 'box'
    employee: string
    at: string
  }
  /** Which reservation a version of a seat is for. */
  reserved_seats: {
    schedule_id: string
    seat_id: string
    version: number
    fact: string
    reservation_id: string
  }
  reservation_events: {
    reservation_id: string
    fact: string
    kind: ReservationEventKind
    at: string
    employee: string
    reason: ReservationReason | ''
    /** How many seats it has more since then, or fewer. */
    seats: number
    bill_id: string | null
    digest: string | null
  }
}
