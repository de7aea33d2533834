import type { EmergencyMode, Recovery } from '../journal/node-status.ts'

/** What a box knows of its own recovery; what costs something is looked up only when it matters. */
export type RecoveryView = {
  recovery: Recovery | null
  emergencyMode: EmergencyMode | null
  /** The epoch it lives in. */
  epoch: number
  /** Everything the other side's greeting spoke of is here. */
  caughtUp: () => boolean
  /** The epoch that a question of this name was answered with. */
  epochFor: (requestId: string) => number | undefined
  /** Whether it has written in that epoch before. */
  isUsed: (epoch: number) => boolean
}

export type RecoveryStep =
  | { do: 'wait' }
  /** Asks the registrar for an epoch. */
  | { do: 'ask'; requestId: string; reason: string }
  | { do: 'finish'; epoch: number }
  /** Its question was answered long ago, and it lived beyond that since: it asks another one. */
  | { do: 'begin anew' }

const wait: RecoveryStep = { do: 'wait' }

/** How a box that recovers goes on: it is told everything, asks for an epoch, and lives on in that. */
export function boxStep(view: RecoveryView): RecoveryStep {
  const { recovery, emergencyMode, epoch } = view
  if (emergencyMode) return emergencyModeStep(view, emergencyMode.requestId)
  if (!recovery?.confirmed || !view.caughtUp()) return wait
  if (!recovery.needsEpoch) return { do: 'finish', epoch }
  const given = view.epochFor(recovery.requestId)
  if (given === undefined) return { do: 'ask', requestId: recovery.requestId, reason: recovery.reason }
  return view.isUsed(given) || given < epoch ? { do: 'begin anew' } : { do: 'finish', epoch: given }
}

/** The relay takes over what was sold in emergency mode, once this box knows everything again. */
function emergencyModeStep({ epoch, caughtUp, epochFor }: RecoveryView, requestId: string): RecoveryStep {
  if (!caughtUp()) return wait
  if (epochFor(requestId) !== undefined) return { do: 'finish', epoch }
  return { do: 'ask', requestId, reason: 'emergency_mode_started' }
}
