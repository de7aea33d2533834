import { keepHolds } from '#core/seating/hold-keeper.ts'
import { keepDisplaced } from '#core/recovery/displaced-keeper.ts'
import { keepReservations } from '#core/reservations/worker.ts'
import { keepAllotments } from '#core/seating/allotment-worker.ts'
import { keepDebtsSettled } from '#core/vouchers/debt-keeper.ts'
import { keepReturnedCards } from '#core/vouchers/returned-card-keeper.ts'
import type { Clockwork } from './clockwork.ts'
import type { Incarnation } from './place.ts'
import type { Rules } from './rules.ts'

const tickMs = 5000

/** What a place does by itself, on the clock of the evening; and what a rule that is switched off does beside it. */
export function keepPlace(incarnation: Incarnation, clock: Clockwork, { marks, tick }: Rules): void {
  incarnation.debts = keepDebtsSettled(incarnation.tenant)
  keepReturnedCards(incarnation.node).start()
  keepHolds(incarnation.tenant).start()
  keepDisplaced(incarnation.node).start()
  keepReservations(incarnation.tenant).start()
  if (marks !== 'none') keepAllotments(incarnation.tenant, marks).start()
  if (tick) tickOn(() => tick(incarnation.node), clock, incarnation)
}

function tickOn(tick: () => void, clock: Clockwork, incarnation: Incarnation): void {
  const once = () => {
    tick()
    tickOn(tick, clock, incarnation)
  }
  clock.after(tickMs, once, () => incarnation.alive)
}
