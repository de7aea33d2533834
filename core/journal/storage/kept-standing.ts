import { hadOtherBox } from '../../membership/store.ts'
import type { Db } from '../../database/sql.ts'
import type { Identity, World } from '../identity.ts'
import { endsRecovery, nextStanding, type StandingEvent, type StandingState } from '../standing-state.ts'
import type { StandingEffect } from '../standing-state.ts'
import { forgetRestored, readStanding, writeStanding } from './standing-store.ts'

/**
 * How long after a recovery a box gives no seats away: its registers first tell it what it sold and forgot. They do so
 * as soon as they hear it again, within seconds; this leaves time to switch one on.
 */
const listeningMs = 10 * 60_000

/**
 * How a node stands, written down before anybody hears of it. What follows from an event says `nextStanding`.
 *
 * @param parts.run does what is to be done before a state is written down
 * @param parts.changed told after every change
 */
export function openKeptStanding(parts: {
  identity: Identity
  db: Db
  world: World
  run: (effect: StandingEffect) => void
  changed: () => void
}) {
  const { identity, db, world } = parts
  const read = readStanding(db)
  let { listening } = read
  let state: StandingState = read.recovery
    ? { at: 'recovering', recovery: read.recovery }
    : read.glass
      ? { at: 'behind glass', glass: read.glass }
      : { at: 'knowing' }

  const recoveryIn = (of: StandingState) => (of.at === 'recovering' ? of.recovery : null)
  const glassIn = (of: StandingState) => (of.at === 'behind glass' ? of.glass : null)

  function write(next: StandingState): void {
    const over = endsRecovery(state, next, hadOtherBox(db, identity.cinemaId ?? ''))
    db.raw.transaction(() => {
      writeStanding(db, 'recovery', recoveryIn(next))
      writeStanding(db, 'glass', glassIn(next))
      if (next.at !== 'recovering') forgetRestored(db)
      if (over) writeStanding(db, 'listening', (listening = { untilMs: world.now() + listeningMs }))
    })()
    state = next
    parts.changed()
  }

  return {
    recovery: () => recoveryIn(state),
    glass: () => glassIn(state),
    /** Returns whether anything has changed. */
    hear(event: StandingEvent): boolean {
      const step = nextStanding(state, event)
      if (step.state === state) return false
      step.effects.forEach(parts.run)
      write(step.state)
      return true
    },
    /** It has come back without everything it ever said; its registers are heard before a seat is given away. */
    listens(): boolean {
      if (identity.role !== 'box' || !listening) return false
      // A clock that was ahead and is put right would make it long.
      listening.untilMs = Math.min(listening.untilMs, world.now() + listeningMs)
      return world.now() < listening.untilMs
    },
  }
}
