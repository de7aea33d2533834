import type { Db } from '../../database/sql.ts'
import type { Seat } from '../../venue/arrangement.ts'
import { arrangementById, arrangementsOf } from '../store.ts'

/** A seat of a show's plan, or of an earlier plan of its screen: what was sold outlives the plan it was sold by. */
export function seatEver(db: Db, arrangementId: string, seatId: string): Seat | undefined {
  const plan = arrangementById(db, arrangementId)
  const seat = plan?.byId.get(seatId)
  if (seat || !plan) return seat
  for (const other of arrangementsOf(db, plan.screenId))
    if (other.byId.has(seatId)) return other.byId.get(seatId)
  return undefined
}
