import type { SaleRequest } from '#core/sales/contract.ts'
import type { Node } from '#core/journal/node.ts'
import { billById } from '#core/billing/store.ts'
import { scheduleById } from '#core/programme/store.ts'
import { arrangementById, changedTokens } from '#core/seating/store.ts'
import type { Simulation } from './simulation.ts'
import { count } from './stats.ts'

/**
 * I10: where parties keep their distance, nobody is sold a seat nearer to somebody else's than the screen says, at any
 * price. It is asked of sales at once, by what their box knows as it writes them: seats that were kept before were asked
 * about then, and a cashier who gives a reason may sell against the rule.
 */
export function keepingDistance<R>(
  { fail, stats }: Simulation,
  node: Node,
  request: SaleRequest,
  make: () => R,
): R {
  const isAsked = request.holdId === null && !request.seatsWaived && !billById(node.db, request.id)
  const near = isAsked ? seatsTooNear(node, request.tickets) : []
  const made = make()
  if (near.length)
    fail(
      'I10',
      `${request.id} (${request.tickets.map(({ seatId }) => seatId).join()}) sits too near to ${near.join(', ')}`,
    )
  if (isAsked && request.tickets.length) count(stats, 'parties whose distance was looked at')
  return made
}

/** Seats of others that are nearer in the row than the screen of the show allows. */
function seatsTooNear({ db, catalogue }: Node, tickets: SaleRequest['tickets']): string[] {
  return [...Map.groupBy(tickets, ({ scheduleId }) => scheduleId)].flatMap(([scheduleId, ofShow]) => {
    const party = new Set(ofShow.map(({ seatId }) => seatId))
    const show = scheduleById(db, scheduleId)
    const distance = catalogue.get('screen', show?.screenId ?? '')?.seatRules?.distance ?? 0
    const plan = show && arrangementById(db, show.arrangementId)
    if (!plan || plan.freeSeating || !distance) return []
    const tokens = changedTokens(db, scheduleId)
    const taken = plan.seats.filter(
      ({ id }) => !party.has(id) && ['sold', 'paying'].includes(tokens.get(id)?.state ?? ''),
    )
    const own = [...party].flatMap(id => plan.byId.get(id) ?? [])
    const isNear = (seat: (typeof taken)[number]) =>
      own.some(
        ({ screenRow, screenCol }) =>
          screenRow === seat.screenRow && Math.abs(screenCol - seat.screenCol) <= distance,
      )
    return taken.filter(isNear).map(({ id }) => id)
  })
}
