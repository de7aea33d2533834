import { hadOtherBox } from '../../membership/store.ts'
import type { Db } from '../../database/sql.ts'
import type { DurableIdentity, Identity, Runtime } from '../identity.ts'
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
/** How often it is written down how much of that is left; a program that starts again listens on from there. */
const stepMs = 60_000

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
  durableIdentity: DurableIdentity | undefined
  run: (effect: NodeStatusEffect) => void
  changed: () => void
}) {
  const { identity, db } = parts
  const read = readNodeStatus(db)
  const listening = openListening(parts)
  let state: NodeStatusState = read.recovery
    ? { at: 'recovering', recovery: read.recovery }
    : read.emergencyMode
      ? { at: 'in emergency mode', emergencyMode: read.emergencyMode }
      : { at: 'knowing' }

  const recoveryIn = (of: NodeStatusState) => (of.at === 'recovering' ? of.recovery : null)
  const emergencyModeIn = (of: NodeStatusState) => (of.at === 'in emergency mode' ? of.emergencyMode : null)

  function write(next: NodeStatusState): void {
    parts.durableIdentity?.keepRecovering(next.at === 'recovering')
    const over = endsRecovery(state, next, hadOtherBox(db, identity.cinemaId ?? ''))
    db.raw.transaction(() => {
      writeNodeStatus(db, 'recovery', recoveryIn(next))
      writeNodeStatus(db, 'emergencyMode', emergencyModeIn(next))
      if (next.at !== 'recovering') forgetRestored(db)
      if (over) listening.begin()
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
    listens: listening.isOn,
  }
}

/**
 * The time after a recovery. It is rested through and not read off the clock: a box without a battery recovers in 1970, and
 * when its clock is put right the ten minutes would be over, with its seats given away, before a register has spoken.
 */
function openListening({ identity, db, runtime }: { identity: Identity; db: Db; runtime: Runtime }) {
  const stored = identity.role === 'box' ? readNodeStatus(db).listening : null
  // A version before this one wrote down when it would be over by its clock.
  let left = stored && { leftMs: stored.leftMs ?? listeningMs }

  function keep(leftMs: number): void {
    left = leftMs > 0 ? { leftMs } : null
    writeNodeStatus(db, 'listening', left)
  }

  function rest(): void {
    const mine = left
    if (!mine) return
    void runtime.sleep(Math.min(stepMs, mine.leftMs)).then(() => {
      // It may have recovered again meanwhile, or is closed.
      if (left !== mine || !db.raw.open) return
      try {
        keep(mine.leftMs - stepMs)
      } catch {
        // The disk is full: after a restart it listens longer than it must.
      }
      rest()
    })
  }

  rest()
  return {
    isOn: () => left !== null,
    begin(): void {
      if (identity.role !== 'box') return
      keep(listeningMs)
      rest()
    },
  }
}
