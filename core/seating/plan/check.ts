import type { Seat } from '../../venue/arrangement.ts'
import { cellKey, planBounds, type Plan } from './plan.ts'

/** What can be wrong with a drawn plan; the first that is found is said. */
export const planFaultCodes = [
  'plan_empty',
  'plan_too_large',
  'plan_seats_clash',
  'plan_name_twice',
  'plan_pair_broken',
  'plan_id_reused',
] as const
export type PlanFaultCode = (typeof planFaultCodes)[number]

/** One thing that is wrong, with the seats it is about by their ids. */
export type PlanFault = { code: PlanFaultCode; seats: string[] }

/**
 * What is wrong with a plan somebody drew, the same in the editor as at the server: no seats or too many, two seats in
 * one place or under one id, two with one name, love seats and companions without the other half beside them, and ids
 * that belonged to other seats of this screen before.
 *
 * @param from the plan it was drawn from, whose ids go on; none for a screen's first
 * @param saved ids of every plan the screen ever had
 */
export function planFaults(
  plan: Plan,
  from: Pick<Plan, 'seats' | 'drawing'> | undefined,
  saved: ReadonlySet<string>,
): PlanFault[] {
  const all = [...plan.seats, ...plan.drawing.disabled]
  const faults: PlanFault[] = []
  const say = (code: PlanFaultCode, seats: readonly Seat[]) => {
    if (seats.length) faults.push({ code, seats: seats.map(({ id }) => id).slice(0, 20) })
  }
  if (!plan.seats.length) faults.push({ code: 'plan_empty', seats: [] })
  const { seats: most, rows, columns } = planBounds
  const outside = all.filter(
    ({ screenRow, screenCol }) => screenRow >= rows || screenCol >= columns || screenCol >= plan.columns,
  )
  if (all.length > most || plan.columns > columns) faults.push({ code: 'plan_too_large', seats: [] })
  else say('plan_too_large', outside)
  say('plan_seats_clash', [
    ...twice(all, seat => cellKey(seat.screenRow, seat.screenCol)),
    ...twice(all, seat => seat.id),
  ])
  say(
    'plan_name_twice',
    twice(all, seat => `${seat.row} ${seat.number}`),
  )
  say('plan_pair_broken', brokenPairs(plan.seats))
  const before = from && new Set([...from.seats, ...from.drawing.disabled].map(({ id }) => id))
  say(
    'plan_id_reused',
    all.filter(({ id }) => saved.has(id) && !before?.has(id)),
  )
  return faults
}

/** The later ones of seats that share what only one may have. */
function twice(seats: readonly Seat[], keyOf: (seat: Seat) => string): Seat[] {
  const known = new Set<string>()
  return seats.filter(seat => {
    const key = keyOf(seat)
    if (known.has(key)) return true
    known.add(key)
    return false
  })
}

/** Which class a seat of one is linked with, and whether it may be alone. */
export const partners = { love: 'love', wheelchair: 'companion', companion: 'wheelchair' } as const

const partnerOf = (seat: Seat) => partners[seat.class as keyof typeof partners]

/** Links that are not mutual, to the wrong class or not to a neighbour; love seats and companions without one. */
function brokenPairs(seats: readonly Seat[]): Seat[] {
  const byId = new Map(seats.map(seat => [seat.id, seat]))
  return seats.filter(seat => {
    const wanted = partnerOf(seat)
    const mate = seat.pairedWith === undefined ? undefined : byId.get(seat.pairedWith)
    if (seat.pairedWith === undefined) return seat.class === 'love' || seat.class === 'companion'
    return (
      !mate ||
      mate.pairedWith !== seat.id ||
      mate.class !== wanted ||
      mate.screenRow !== seat.screenRow ||
      Math.abs(mate.screenCol - seat.screenCol) !== 1
    )
  })
}
