import type { TerminalCondition } from '#core/terminal/contract.ts'
import { codes } from './apdu.ts'
import { runCommand, type Limits } from './command.ts'
import { packDigits } from './fields.ts'
import { isBusy } from './meaning.ts'
import { openZvtLine, type ZvtLine } from './zvt-line.ts'

export type ZvtSettings = {
  readonly host: string
  readonly port: number
  /** Six digits. */
  readonly password: string
  /** Which addresses it connects to; any when left out. */
  readonly allows?: ((address: string) => boolean) | undefined
  readonly connectMs?: number
  /** How long the first word on a command may take, a silence within it, and all of it. */
  readonly answerMs?: number
  readonly silenceMs?: number
  readonly wholeMs?: number
}

/** ISO 4217 for the euro. */
export const euro = packDigits('0978', 2)
/** The terminal tells what it is doing, and prints its own receipts. */
const config = 0x08

/** What a terminal says to being registered: it does not accept this box, or has something else to do. */
class NotRegistered extends Error {
  readonly reason: 'not_accepted' | 'busy'
  constructor(reason: NotRegistered['reason']) {
    super(`The terminal says: ${reason}`)
    this.reason = reason
  }
}

/** Why nothing was ordered. */
export type NotReached = NotRegistered['reason'] | 'unreachable'

const conditions = {
  not_accepted: 'not_accepted',
  busy: 'operational',
  unreachable: 'communication_error',
} as const

/** Work on lines to a terminal, one after the other: each opens its own and registers anew. */
export function openZvtSessions(settings: ZvtSettings, limits: Limits) {
  const { connectMs = 3000 } = settings
  const password = packDigits(settings.password, 3)
  let seen: TerminalCondition | null = null
  let last: Promise<unknown> = Promise.resolve()
  let open: ZvtLine | undefined
  let isClosed = false

  async function registered<T>(work: (line: ZvtLine, password: Uint8Array) => Promise<T>): Promise<T> {
    if (isClosed) throw new Error('The terminal is no longer used.')
    const line = await openZvtLine(settings, connectMs, settings.allows)
    open = line
    try {
      const data = Uint8Array.from([...password, config, ...euro])
      const quickly = { ...limits, silenceMs: limits.answerMs }
      const end = await runCommand(line, { code: codes.registration, data }, quickly)
      if (end.was !== 'completed') throw new NotRegistered(isBusy(end.code) ? 'busy' : 'not_accepted')
      seen = 'operational'
      return await work(line, password)
    } finally {
      open = undefined
      await line.close()
    }
  }

  return {
    condition: () => seen,
    /** In its turn; rejects where the terminal cannot be reached, or the line breaks during the work. */
    run<T>(work: (line: ZvtLine, password: Uint8Array) => Promise<T>): Promise<T> {
      const mine = last.then(() => registered(work))
      last = mine.catch(() => {})
      return mine
    },
    /** What a work that failed says of the terminal. */
    failed(cause: unknown): { reason: NotReached; condition: TerminalCondition } {
      const reason: NotReached = cause instanceof NotRegistered ? cause.reason : 'unreachable'
      seen = conditions[reason]
      return { reason, condition: seen }
    },
    close() {
      isClosed = true
      void open?.close()
    },
  }
}
