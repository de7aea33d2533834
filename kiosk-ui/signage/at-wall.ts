import type { Programme } from '#core/planning/contract.ts'

/** Where and when a wall stands, for all that it draws. */
export type AtWall = {
  programme: Programme
  cinema: Programme['cinemas'][number]
  /** The business day, YYYY-MM-DD. */
  today: string
  nowMs: number
  portrait: boolean
  /** The wall hears the box. */
  connected: boolean
}
