import { randomUUID } from 'node:crypto'
import type { PaperKind } from '#core/documents/paper.ts'
import type { Printer } from '../printer/contract.ts'

/** One printed job: `at` is an ISO time, `bytes` is ESC/POS in base64. */
export type PaperJob = {
  readonly id: string
  readonly kind: PaperKind
  readonly at: string
  readonly bytes: string
}

export type PaperTape = Printer & {
  /** The last 50 jobs, oldest first. */
  jobs(): readonly PaperJob[]
  /** Calls the listener with each new job until the returned function is called. */
  onJob(listener: (job: PaperJob) => void): () => void
}

/** The built-in paper: prints into memory where no printer is attached, and never runs out. */
export function paperTape(now = () => new Date().toISOString(), newId: () => string = randomUUID): PaperTape {
  let jobs: readonly PaperJob[] = []
  /** A drawer that was opened, shown above the next slip: it is a line of the picture, not a slip of its own. */
  let pulses = nothing
  const listeners = new Set<(job: PaperJob) => void>()
  return {
    columns: 48,
    codepage: 'windows1252',
    start: () => {},
    stop: async () => listeners.clear(),
    condition: () => 'operational',
    openDrawer: async () => void (pulses = Uint8Array.of(0x1b, 0x70, 0, 50, 250)),
    print: async (bytes, kind) => {
      const shown = Buffer.concat([pulses, bytes])
      pulses = nothing
      const job = { id: newId(), kind, at: now(), bytes: shown.toString('base64') }
      jobs = [...jobs.slice(1 - keptJobs), job]
      for (const listener of listeners) tell(listener, job)
    },
    jobs: () => jobs,
    onJob: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const keptJobs = 50
const nothing = new Uint8Array()

/** A listener that throws is reported and harms neither the job nor the other listeners. */
function tell(listener: (job: PaperJob) => void, job: PaperJob): void {
  try {
    listener(job)
  } catch (error) {
    process.emitWarning(`A listener of the built-in paper failed: ${String(error)}`)
  }
}
