import type { AttemptKind } from '../database/terminal-tables.ts'
import type { Draft } from '../journal/draft.ts'
import { Refusal } from '../refusal.ts'
import type { TerminalEntry } from '../venue/terminal-entry.ts'
import { mostPerBill, type TerminalAnswered } from './facts.ts'
import type { AnswerRow, AttemptRow } from './store.ts'

/** Who stands at which till. */
export type AtTerminal = {
  employeeId: string
  employeeName: string
  cinemaId: string
  deviceId: string
  device: string
}

/** What a terminal is asked for; see `TerminalAsked`. */
export type AttemptRequest = {
  /** Made by the till: sent again, it is the same attempt. */
  id: string
  kind: AttemptKind
  forId: string
  ofId: string | null
  cents: number
  shiftId?: string | undefined
}

/** What is known before a terminal is asked. */
export type AskNow = {
  /** The attempt of this id. */
  known: AttemptRow | undefined
  /** Attempts for the same bill, exchange or refund. */
  others: readonly AttemptRow[]
  /** Attempts at this terminal without an answer. */
  unanswered: readonly AttemptRow[]
  training: boolean
}

/**
 * Writes down that a terminal is about to be asked. Nothing where this very attempt is known: it was asked then, and is
 * never asked for money twice. Refuses `request_reused`, `terminal_in_training`, `terminal_unanswered` while one of its
 * attempts has no answer, `refund_given` where this money is back already, and `too_many_requests`.
 */
export function ask(request: AttemptRequest, terminal: TerminalEntry, now: AskNow, by: AtTerminal): Draft[] {
  const { id, kind, forId, ofId, cents, shiftId } = request
  const { known } = now
  if (known) {
    const isSame =
      known.kind === kind && known.forId === forId && known.cents === cents && known.ofId === ofId
    if (!isSame) throw new Refusal('request_reused')
    return []
  }
  if (now.training) throw new Refusal('terminal_in_training')
  const isBack = ({ kind, ofId }: AttemptRow) => kind !== 'payment' && ofId === request.ofId
  if (kind !== 'payment' && now.others.some(each => isBack(each) && each.outcome === 'approved'))
    throw new Refusal('refund_given')
  if (kind !== 'payment' && now.others.some(each => isBack(each) && each.outcome === null))
    throw new Refusal('terminal_unanswered', { terminal: terminal.name })
  if (now.unanswered.length) throw new Refusal('terminal_unanswered', { terminal: terminal.name })
  if (now.others.length >= mostPerBill) throw new Refusal('too_many_requests')
  return [
    {
      scope: `cinema:${by.cinemaId}`,
      type: 'terminal.asked',
      body: {
        attemptId: id,
        kind,
        terminalId: terminal.id,
        terminal: terminal.name,
        forId,
        ofId,
        cents,
        ...(shiftId === undefined ? {} : { shiftId }),
        ...by,
      },
    },
  ]
}

/** What somebody or a terminal says of an attempt. */
export type GivenAnswer = Omit<TerminalAnswered, 'attemptId' | 'cinemaId' | 'askedIn'>

/**
 * Writes down what became of an attempt; nothing where that is known. The first answer stands. Refuses
 * `payment_unknown`.
 *
 * @param askedIn the streams in which it was written down
 */
export function answer(
  attempt: AttemptRow | undefined,
  askedIn: readonly string[],
  given: GivenAnswer,
): Draft[] {
  if (!attempt) throw new Refusal('payment_unknown')
  if (attempt.outcome !== null) return []
  const { id: attemptId, cinemaId } = attempt
  const several = askedIn.length > 1 ? { askedIn: [...askedIn] } : {}
  const body = { attemptId, cinemaId, ...given, ...several }
  return [{ scope: `cinema:${cinemaId}`, type: 'terminal.answered', body }]
}

/** Nobody said more than whether it moved the money. */
export const wordOf = (by: AtTerminal, isPaid: boolean) => ({
  outcome: isPaid ? ('approved' as const) : ('failed' as const),
  reason: isPaid ? null : ('not_done' as const),
  receipt: null,
  trace: null,
  card: null,
  employeeId: by.employeeId,
  employeeName: by.employeeName,
})

/** An attempt as a sale sees it, with what the terminal calls it. */
export type AttemptNow = Pick<AttemptRow, 'id' | 'kind' | 'cents' | 'outcome' | 'isOpen'> & {
  answer: Pick<AnswerRow, 'receipt' | 'trace' | 'tipCents'> | undefined
}

/** What a sale must know of card terminals. */
export type TerminalNow = {
  /** Whether this till is wired to one. */
  isWired: boolean
  /** What was asked for this bill. */
  attempts: readonly AttemptNow[]
}

/** Where no terminal is wired and none was asked. */
export const noTerminal: TerminalNow = { isWired: false, attempts: [] }

type Asked = { attemptId?: string | undefined; byHand?: boolean | undefined }
type Payment = {
  kind: string
  cents: number
  tipCents?: number | undefined
  reference?: string | undefined
  attemptId?: string | undefined
}

/**
 * Holds the payments of a sale against what was asked of terminals for it: money of a terminal is what it approved, to
 * the cent, and is used once; and none that was taken for this bill is left lying. Returns the payments with what the
 * terminal calls each.
 *
 * Refuses `payment_unknown`, `terminal_not_approved`, `terminal_needed` (wired, and neither asked nor said to be
 * typed by hand), `terminal_unanswered` and `terminal_money_waits`.
 *
 * @param asked the same payments as the till sent them, in the same order
 */
export function withAttempts<Paid extends Payment>(
  payments: readonly Paid[],
  asked: readonly Asked[],
  { isWired, attempts }: TerminalNow,
): Paid[] {
  const used = new Set<string>()
  const held = payments.map((payment, at) => {
    const { attemptId, byHand } = asked[at] ?? {}
    if (attemptId === undefined) {
      if (payment.kind === 'terminal' && isWired && !byHand) throw new Refusal('terminal_needed')
      return payment
    }
    const attempt = attempts.find(({ id }) => id === attemptId)
    if (!attempt || payment.kind !== 'terminal' || used.has(attemptId)) throw new Refusal('payment_unknown')
    const isGood = attempt.kind === 'payment' && attempt.outcome === 'approved' && attempt.isOpen === 1
    if (!isGood || attempt.cents !== payment.cents) throw new Refusal('terminal_not_approved')
    used.add(attemptId)
    const reference = referenceOf(attempt.answer)
    // What the guest gave on top the terminal alone says.
    const { tipCents: _, ...bare } = payment
    const tip = attempt.answer?.tipCents ? { tipCents: attempt.answer.tipCents } : {}
    return { ...bare, ...tip, attemptId, ...(reference ? { reference } : {}) } as Paid
  })
  const left = attempts.filter(({ id, isOpen }) => isOpen === 1 && !used.has(id))
  if (left.some(({ outcome }) => outcome === null)) throw new Refusal('terminal_unanswered', { terminal: '' })
  if (left.length) throw new Refusal('terminal_money_waits')
  return held
}

/** What a terminal calls a transaction: its receipt and its trace number. */
function referenceOf(answer: AttemptNow['answer']): string | undefined {
  return answer?.receipt ? [answer.receipt, answer.trace].filter(Boolean).join('/') : undefined
}
