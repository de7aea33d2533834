import type { BlockReason } from './statuses.ts'

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
}
