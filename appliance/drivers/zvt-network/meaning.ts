import type { TerminalSign } from '#core/terminal/contract.ts'
import type { AttemptReason } from '#core/terminal/facts.ts'
import type { LastTransaction } from '#core/terminal/last.ts'
import { slipOf } from '#core/terminal/slip.ts'
import type { TerminalEnd } from '../terminal/contract.ts'
import type { CommandEnd } from './command.ts'
import { digitsOf, textOf } from './fields.ts'
import { textLines } from './print-lines.ts'

/** The fields of a status information that are read, by what each begins with. */
const field = {
  cents: 0x04,
  trace: 0x0b,
  time: 0x0c,
  day: 0x0d,
  result: 0x27,
  receipt: 0x87,
  card: 0x8b,
} as const

/** What a terminal tells of a transaction; undefined where its sum, result or name is missing or nonsense. */
export function transactionOf(status: CommandEnd['status']): LastTransaction | undefined {
  const cents = digitsOf(status?.get(field.cents))
  const receipt = digitsOf(status?.get(field.receipt))
  const result = status?.get(field.result)?.[0]
  if (cents === undefined || receipt === undefined || result === undefined) return undefined
  return {
    isApproved: result === 0,
    cents: Number(cents),
    receipt,
    trace: digitsOf(status?.get(field.trace)) ?? '',
    card: textOf(status?.get(field.card)),
    day: digitsOf(status?.get(field.day)) ?? null,
    time: digitsOf(status?.get(field.time)) ?? null,
  }
}

/**
 * How an order ended. Money was moved only where the terminal completed it, says that it was approved, and names the
 * very sum; nothing was moved where it refused or aborted and says of no approval. Everything else is unknown.
 */
export function endOf(end: CommandEnd, cents: number): TerminalEnd {
  const reported = transactionOf(end.status)
  const names = {
    receipt: reported?.receipt ?? null,
    trace: reported?.trace ?? null,
    card: reported?.card ?? null,
  }
  if (end.was === 'completed') {
    if (!reported || reported.cents !== cents) return { was: 'unknown' }
    // It prints its slips itself; one that leaves that to the till has them kept.
    const slip = slipOf({ lines: textLines(end.printed) })
    return reported.isApproved
      ? { was: 'ended', given: { outcome: 'approved', reason: null, ...names, ...(slip ? { slip } : {}) } }
      : { was: 'ended', given: { outcome: 'declined', reason: 'declined', ...names } }
  }
  if (reported?.isApproved) return { was: 'unknown' }
  const reason = reasonOf(end.code)
  const outcome = reason === 'declined' || reason === 'card' ? 'declined' : 'failed'
  return { was: 'ended', given: { outcome, reason, ...names } }
}

/** The codes of the specification's chapter on errors, as far as people do different things after them. */
export function reasonOf(code: number): AttemptReason {
  if (code === 0x6c) return 'aborted'
  if (code === 0x9c || code === 0xa0 || code === 0xdc) return 'busy'
  if (code === 0x6b || code === 0xe4) return 'not_accepted'
  if ([0x7d, 0x9b, 0xa1, 0xa3].includes(code)) return 'no_bank'
  if ([0x64, 0x65, 0x67, 0x68, 0x6e, 0x72, 0x73, 0x76, 0x78, 0x79, 0x7a].includes(code)) return 'card'
  // What the card's bank says comes through as its own number, which is below all of these.
  return code > 0 && code < 0x64 ? 'declined' : 'trouble'
}

/** Whether a terminal that was asked for its last transaction is to be asked again later. */
export function isBusy(code: number): boolean {
  return reasonOf(code) === 'busy'
}

/** What a terminal that is at work is doing; the codes of intermediate status, without the one for a card left in. */
export function signOf(code: number): TerminalSign {
  const plain = code >= 0x40 && code < 0x80 ? code & 0x3f : code
  if (plain === 0x0b || (code >= 0x41 && code <= 0x5d)) return 'remove_card'
  if (plain === 0x0a) return 'present_card'
  if (plain === 0x01 || plain === 0x02 || plain === 0x15) return 'enter_pin'
  if (plain === 0x04) return 'asking_bank'
  return 'wait'
}
