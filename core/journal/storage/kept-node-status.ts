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
 * How long after a recovery a box transfers no seats: its registers first report what it sold and forgot. They do so
 * as soon as they reach it again, within seconds; this leaves time to switch one on.
 */
const listeningMs = 10 * 60_000

/**
 * A node's status, stored before anything else acts on it. `nextNodeStatus` defines the transitions.
 *
 * @param parts.run carries out the effects before a state is stored
 * @param parts.changed called after every change
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
    dispatch(event: NodeStatusEvent): boolean {
      const step = nextNodeStatus(state, event)
      if (step.state === state) return false
      step.effects.forEach(parts.run)
      write(step.state)
      return true
    },
    /** It has recovered and may still lack facts; its registers report before a seat is transferred. */
    listens(): boolean {
      if (identity.role !== 'box' || !listening) return false
      // A clock that was ahead and is set back would make this period too long.
      listening.untilMs = Math.min(listening.untilMs, runtime.now() + listeningMs)
      return runtime.now() < listening.untilMs
    },
  }
}
