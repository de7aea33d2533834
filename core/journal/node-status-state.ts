import { needsPerson, type EmergencyMode, type Recovery, type RecoveryReason } from './node-status.ts'

/** What a node knows of itself. In emergency mode it sells, and is not recovering. */
export type NodeStatusState =
  | { at: 'knowing' }
  | { at: 'recovering'; recovery: Recovery }
  | { at: 'in emergency mode'; emergencyMode: EmergencyMode }

export type NodeStatusEvent =
  /**
   * It may have forgotten something.
   *
   * @param heardOf an epoch of this node that another node or a register knows of
   * @param wasOver the recovery under way had ended before, which this database has forgotten
   * @param mark which restore of the database this is
   * @param requestId id of the request for a new epoch, if one is made
   */
  | {
      is: 'doubted'
      reason: RecoveryReason
      newestEpoch: number
      wasOver: boolean
      mark: string | null
      now: string
      requestId: string
    }
  /** A manager confirms that this machine is the right one; `beyond` is the newest known epoch of another one. */
  | { is: 'confirmed'; requestId: string; beyond: number }
  /** Everything is known again: new facts belong to this epoch. */
  | { is: 'told'; epoch: number }
  /** A relay has received everything from every cinema's box. */
  | { is: 'heard' }
  | { is: 'emergency mode started'; emergencyMode: EmergencyMode }
  /** The journal contains an emergency mode that the restored database has forgotten. */
  | { is: 'emergency mode recalled'; emergencyMode: EmergencyMode }

/** What to do, in this order, before the state is stored. */
export type NodeStatusEffect =
  | { do: 'say'; reason: RecoveryReason }
  /** A relay has no registrar: it starts an epoch beyond `above` at once. */
  | { do: 'leave epoch'; above: number }
  | { do: 'move to'; epoch: number }

export type NodeStatusStep = { state: NodeStatusState; effects: readonly NodeStatusEffect[] }

/** What follows from an event. The state is the same object when nothing has changed. */
export function nextNodeStatus(state: NodeStatusState, event: NodeStatusEvent): NodeStatusStep {
  switch (event.is) {
    case 'doubted':
      return doubted(state, event)
    case 'confirmed':
      return confirmed(state, event)
    case 'told':
      return { state: { at: 'knowing' }, effects: [{ do: 'move to', epoch: event.epoch }] }
    case 'heard':
      return { state: state.at === 'recovering' ? { at: 'knowing' } : state, effects: [] }
    case 'emergency mode started':
      if (state.at !== 'recovering') return { state, effects: [] }
      return {
        state: { at: 'in emergency mode', emergencyMode: event.emergencyMode },
        effects: [{ do: 'move to', epoch: event.emergencyMode.epoch }],
      }
    case 'emergency mode recalled':
      return {
        state:
          state.at === 'knowing' ? { at: 'in emergency mode', emergencyMode: event.emergencyMode } : state,
        effects: [],
      }
  }
}

type Doubted = Extract<NodeStatusEvent, { is: 'doubted' }>

function doubted(state: NodeStatusState, event: Doubted): NodeStatusStep {
  const { reason, mark } = event
  const before = state.at === 'recovering' ? state.recovery : undefined
  const above = Math.max(event.newestEpoch, before?.above ?? 0)
  const waitsForPerson = before !== undefined && !before.confirmed
  if (before && isIncluded(before, event)) {
    if (above === (before.above ?? 0)) return { state, effects: [] }
    return { state: { at: 'recovering', recovery: { ...before, above } }, effects: [] }
  }
  const recovery: Recovery = {
    // Whatever else happens, the manager's confirmation is still needed for the first reason.
    reason: waitsForPerson ? before.reason : reason,
    since: event.now,
    requestId: event.requestId,
    needsEpoch: reason !== 'new_box',
    confirmed: !waitsForPerson && !needsPerson(reason),
    above,
    mark,
  }
  return {
    state: { at: 'recovering', recovery },
    effects: [
      { do: 'say', reason },
      { do: 'leave epoch', above },
    ],
  }
}

/** Whether the recovery under way already covers this doubt. */
function isIncluded(before: Recovery, { reason, wasOver, mark }: Doubted): boolean {
  // The epoch its request was answered with may have been used since, and is never used again.
  if (wasOver || (before.mark ?? null) !== mark) return false
  const goesFirst = needsPerson(reason) || (reason === 'fork' && before.reason !== reason)
  return !before.confirmed || (before.needsEpoch && !goesFirst)
}

function confirmed(
  state: NodeStatusState,
  { requestId, beyond }: Extract<NodeStatusEvent, { is: 'confirmed' }>,
): NodeStatusStep {
  if (state.at !== 'recovering' || state.recovery.confirmed) return { state, effects: [] }
  const recovery = { ...state.recovery, confirmed: true, requestId, beyond }
  return { state: { at: 'recovering', recovery }, effects: [] }
}

/**
 * Whether a recovery ended with this step; after it, registers report first and no seat is transferred. Emergency mode is
 * one too: what came back of a bill was not believed in it, and registers give that again only after it.
 *
 * @param hadOther another box was in this place before
 */
export function endsRecovery(before: NodeStatusState, after: NodeStatusState, hadOther: boolean): boolean {
  if (before.at === 'in emergency mode') return after.at === 'knowing'
  return before.at === 'recovering' && after.at !== 'recovering' && (before.recovery.needsEpoch || hadOther)
}
