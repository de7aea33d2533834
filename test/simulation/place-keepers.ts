import { Refusal } from '#core/refusal.ts'
import { dropExpiredHolds } from '#core/seating/store.ts'
import { everyMs, openWorkingSets } from '#core/seating/working-set-keeper.ts'
import type { Clockwork } from './clockwork.ts'
import type { Life } from './place.ts'
import type { Rules } from './rules.ts'

const holdKeeperMs = 5000

/** As `core/seating/hold-keeper.ts` does on the real clock. */
export function keepHolds(life: Life, clock: Clockwork, rules: Rules): void {
  const { node } = life
  clock.after(
    holdKeeperMs,
    () => {
      rules.tick?.(node)
      const due = node.db.prepare('SELECT 1 FROM holds WHERE until_ms <= ? LIMIT 1').get(node.world.now())
      if (due)
        node
          .execute({ who: 'node', via: 'holds' }, tx => dropExpiredHolds(tx.db, tx.nowMs))
          .catch(cause => {
            if (!(cause instanceof Refusal)) throw cause
          })
      keepHolds(life, clock, rules)
    },
    () => life.alive,
  )
}

/** As `core/seating/working-set-keeper.ts` does on the real clock. */
export function keepWorkingSets(life: Life, clock: Clockwork, { marks }: Rules): void {
  if (marks === 'none') return
  const sets = openWorkingSets(life.house, marks)
  const later = () =>
    clock.after(
      everyMs,
      () => {
        sets.look().catch((cause: unknown) => {
          if (!(cause instanceof Refusal)) throw cause
        })
        later()
      },
      () => life.alive,
    )
  later()
}
