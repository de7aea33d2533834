import type { EmergencyMode, Recovery } from '../journal/node-status.ts'

/** What a box knows of its own recovery; functions are called only when their answer matters. */
export type RecoveryView = {
  recovery: Recovery | null
  emergencyMode: EmergencyMode | null
  /** Its current epoch. */
  epoch: number
  /** Everything named in the other side's greeting is here. */
  caughtUp: () => boolean
  /** The epoch that answers a request. */
  epochFor: (requestId: string) => number | undefined
  /** Whether it has written in that epoch before, or in a later one. */
  isUsed: (epoch: number) => boolean
}

export type RecoveryStep =
  | { do: 'wait' }
  /** Asks the registrar for an epoch. */
  | { do: 'ask'; requestId: string; reason: string }
  | { do: 'finish'; epoch: number }
  /** Its request was answered long ago, and that epoch was used since, or left: it makes a new request. */
  | { do: 'begin anew' }

/**
 * The next epoch must be beyond the one this box is in, though nobody else may have heard of that, and beyond every one that
 * a register remembers.
 */
export const epochToLeave = ({ epoch }: { epoch: number }, above = 0): number => Math.max(above, epoch)

const wait: RecoveryStep = { do: 'wait' }

/** The next step of a recovering box: it receives everything, asks for an epoch, and continues in that. */
export function boxStep(view: RecoveryView): RecoveryStep {
  const { recovery, emergencyMode, epoch } = view
  if (emergencyMode) return emergencyModeStep(view, emergencyMode.requestId)
  if (!recovery?.confirmed || !view.caughtUp()) return wait
  if (!recovery.needsEpoch) return { do: 'finish', epoch }
  const given = view.epochFor(recovery.requestId)
  if (given === undefined) return { do: 'ask', requestId: recovery.requestId, reason: recovery.reason }
  return view.isUsed(given) || given < epoch ? { do: 'begin anew' } : { do: 'finish', epoch: given }
}

/** The relay opens the epoch of emergency mode, once this box knows everything again. */
function emergencyModeStep({ epoch, caughtUp, epochFor }: RecoveryView, requestId: string): RecoveryStep {
  if (!caughtUp()) return wait
  if (epochFor(requestId) !== undefined) return { do: 'finish', epoch }
  return { do: 'ask', requestId, reason: 'emergency_mode_started' }
}
