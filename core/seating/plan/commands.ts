import type { Tx } from '../../journal/node.ts'
import { Refusal } from '../../refusal.ts'
import type { Arrangement } from '../../venue/arrangement.ts'
import { arrangementById, arrangementsOf } from '../store.ts'
import { planFaults } from './check.ts'
import { planOf } from './plan.ts'

/** Ids of all places of a plan, in use or not. */
export const idsOf = ({ seats, drawing }: Arrangement): string[] =>
  [...seats, ...(drawing?.disabled ?? [])].map(({ id }) => id)

/**
 * Writes a plan down that somebody drew from another one. Refuses what `planFaults` finds, naming the seats,
 * `record_unknown` for a plan of another screen, `plan_class_unknown` for seats of a class that is not there or is of
 * another kind, and as `drawArrangement`.
 *
 * @param from the plan it was drawn from; null for a screen's first
 */
export function drawFrom(tx: Tx, drawn: Arrangement, from: string | null): Arrangement {
  const before = from === null ? undefined : arrangementById(tx.db, from)
  if (from !== null && before?.screenId !== drawn.screenId) throw new Refusal('record_unknown')
  // Sent again it is known already; its own ids are no former ones.
  const former = arrangementsOf(tx.db, drawn.screenId).filter(({ id }) => id !== drawn.id)
  const [fault] = planFaults(planOf(drawn), before && planOf(before), new Set(former.flatMap(idsOf)))
  if (fault) throw new Refusal(fault.code, { seats: fault.seats })
  requireClasses(tx, drawn)
  // Whether seats are chosen or counted is said where the screen is made, not drawn.
  const plan = before?.freeSeating ? { ...drawn, freeSeating: true } : drawn
  drawArrangement(tx, plan)
  return plan
}

function requireClasses({ catalogue }: Tx, { seats, drawing }: Arrangement): void {
  const wrong = [...seats, ...(drawing?.disabled ?? [])].filter(seat => {
    const own = seat.classId === undefined ? undefined : catalogue.get('seat_class', seat.classId)
    return seat.classId !== undefined && (!own || own.deleted || own.behaves !== seat.class)
  })
  if (wrong.length) throw new Refusal('plan_class_unknown', { seats: wrong.map(({ id }) => id).slice(0, 20) })
}

/**
 * Writes a plan down; the same one sent again is the same plan. Refuses `request_reused` for an id that another plan
 * has, and `set_at_relay` at a box for a screen of another cinema.
 */
export function drawArrangement(tx: Tx, plan: Arrangement): void {
  const cinemaId = tx.catalogue.get('screen', plan.screenId)?.cinemaId
  if (tx.identity.role === 'box' && cinemaId && cinemaId !== tx.identity.cinemaId)
    throw new Refusal('set_at_relay')
  const known = arrangementById(tx.db, plan.id)
  if (!known) return void tx.append('exhibitor', 'arrangement.drawn', plan)
  const isSame =
    known.screenId === plan.screenId &&
    JSON.stringify(known.seats) === JSON.stringify(plan.seats) &&
    JSON.stringify(known.drawing) === JSON.stringify(plan.drawing)
  if (!isSame) throw new Refusal('request_reused')
}
