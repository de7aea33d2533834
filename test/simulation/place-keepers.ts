import { keepHolds } from '#core/seating/hold-keeper.ts'
import { keepWorkingSets } from '#core/seating/working-set-keeper.ts'
import { keepDebtsSettled } from '#core/vouchers/debt-keeper.ts'
import type { Clockwork } from './clockwork.ts'
import type { Life } from './place.ts'
import type { Rules } from './rules.ts'

const tickMs = 5000

/** What a place does by itself, on the clock of the evening; and what a rule that is switched off does beside it. */
export function keepPlace(life: Life, clock: Clockwork, { marks, tick }: Rules): void {
  life.debts = keepDebtsSettled(life.house)
  keepHolds(life.house).start()
  if (marks !== 'none') keepWorkingSets(life.house, marks).start()
  if (tick) tickOn(() => tick(life.node), clock, life)
}

function tickOn(tick: () => void, clock: Clockwork, life: Life): void {
  const once = () => {
    tick()
    tickOn(tick, clock, life)
  }
  clock.after(tickMs, once, () => life.alive)
}
