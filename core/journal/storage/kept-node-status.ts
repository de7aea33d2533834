import { hadOtherBox } from '../../membership/store.ts'
import type { Db } from '../../database/sql.ts'
import type { Identity, Runtime } from '../identity.ts'
import {
  endsRecovery,
  nextNodeStatus,
  type NodeStatusEvent,
  type NodeStatusState,
} from '../node-status-state.ts'
import type { NodeStatusEffect } from '../node-status-state.ts'
import { forgetRestored, readNodeStatus, writeNodeStatus } from './node-status-store.ts'

/**
 * How long after a recovery a box gives no seats away: its registers first tell it what it sold and forgot. They do so
 * as soon as they hear it again, within seconds; this leaves time to switch one on.
 */
const listeningMs = 10 * 60_000

/**
 * How a node stands, written down before anybody hears of it. What follows from an event says `nextNodeStatus`.
 *
 * @param parts.run does what is to be done before a state is written down
 * @param parts.changed told after every change
 */
export function openKeptNodeStatus(parts: {
  identity: Identity
  db: Db
  runtime: Runtime
  run: (effect: NodeStatusEffect) => void
  changed: () => void
}) {
  const { identity, db, runtime } = parts
  const read = readNodeStatus(db)
  let { listening } = read
  let state: NodeStatusState = read.recovery
    ? { at: 'recovering', recovery: read.recovery }
    : read.emergencyMode
      ? { at: 'in emergency mode', emergencyMode: read.emergencyMode }
      : { at: 'knowing' }

  const recoveryIn = (of: NodeStatusState) => (of.at === 'recovering' ? of.recovery : null)
  const emergencyModeIn = (of: NodeStatusState) => (of.at === 'in emergency mode' ? of.emergencyMode : null)

  function write(next: NodeStatusState): void {
    const over = endsRecovery(state, next, hadOtherBox(db, identity.cinemaId ?? ''))
    db.raw.transaction(() => {
      writeNodeStatus(db, 'recovery', recoveryIn(next))
      writeNodeStatus(db, 'emergencyMode', emergencyModeIn(next))
      if (next.at !== 'recovering') forgetRestored(db)
      if (over) writeNodeStatus(db, 'listening', (listening = { untilMs: runtime.now() + listeningMs }))
    })()
    state = next
    parts.changed()
  }

  return {
    recovery: () => recoveryIn(state),
    emergencyMode: () => emergencyModeIn(state),
    /** Returns whether anything has changed. */
    hear(event: NodeStatusEvent): boolean {
      const step = nextNodeStatus(state, event)
      if (step.state === state) return false
      step.effects.forEach(parts.run)
      write(step.state)
      return true
    },
    /** It has come back without everything it ever said; its registers are heard before a seat is given away. */
    listens(): boolean {
      if (identity.role !== 'box' || !listening) return false
      // A clock that was ahead and is put right would make it long.
      listening.untilMs = Math.min(listening.untilMs, runtime.now() + listeningMs)
      return runtime.now() < listening.untilMs
    },
  }
}
