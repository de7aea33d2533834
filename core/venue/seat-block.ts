import * as z from 'zod'
import { blockReasons } from '../database/statuses.ts'

/**
 * A seat of a screen that is not sold in any show until somebody gives it back: it is broken. An entry for each seat, so
 * that two sides that are disconnected may each block one.
 */
export const seatBlockFields = z.object({
  screenId: z.string(),
  seatId: z.string().max(60),
  /** False once it has been given back. */
  blocked: z.boolean(),
  reason: z.enum(blockReasons),
  note: z.string().max(80),
  employeeName: z.string(),
  /** When it was blocked or given back, ISO in UTC. */
  at: z.string(),
})
export type SeatBlockFields = z.infer<typeof seatBlockFields>

/** Blocks of one screen stand together. */
export const seatBlockId = (screenId: string, seatId: string): string => `${screenId}/${seatId}`
