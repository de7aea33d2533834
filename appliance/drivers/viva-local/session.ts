import * as z from 'zod'
import { mostTipCents, type AttemptReason } from '#core/terminal/facts.ts'
import { slipOf, type CardSlip } from '#core/terminal/slip.ts'
import type { TerminalEnd } from '../terminal/contract.ts'
import { textOf } from '../zvt-network/fields.ts'

/** Names and numbers of a terminal, whichever way round they are written. */
const name = z.union([z.string(), z.number()]).nullish()

/** What a terminal tells of an order that is over. Sums are in cents; `amount` has the tip in it. */
const result = z.object({
  isSuccess: z.boolean().nullish(),
  amount: z.int().nullish(),
  tipAmount: z.int().nullish(),
  transactionId: name,
  referenceNumber: name,
  applicationLabel: name,
  primaryAccountNumberMasked: name,
  aid: name,
  authorizationId: name,
  tid: name,
  panEntryMode: name,
  verificationMethod: name,
  eventId: z.int().nullish(),
})
export type VivaResult = z.infer<typeof result>

/** A session: what a terminal makes of one order, by the name that was given to it. */
export const vivaSession = z.object({
  state: z.string(),
  payloadData: z
    .object({
      saleResponse: result.nullish(),
      cancelResponse: result.nullish(),
      refundResponse: result.nullish(),
    })
    .nullish(),
})
export type VivaSession = z.infer<typeof vivaSession>

export const resultOf = ({ payloadData }: VivaSession): VivaResult | undefined =>
  payloadData?.saleResponse ?? payloadData?.cancelResponse ?? payloadData?.refundResponse ?? undefined

type Given = Extract<TerminalEnd, { was: 'ended' }>['given']
const nothing = { receipt: null, trace: null, card: null }

/** An order that moved no money, and why. */
export const notDone = (reason: AttemptReason): Extract<TerminalEnd, { was: 'ended' }> => ({
  was: 'ended',
  given: { outcome: 'failed', reason, ...nothing },
})

/**
 * How a session ended that the terminal calls a success or a failure. Money was moved only where both its state and its
 * result say so and name the very sum, with what the guest gave on top told apart; where the two disagree it is unknown.
 */
export function endOfSession(session: VivaSession, cents: number): TerminalEnd {
  const reported = resultOf(session)
  const says = session.state === 'SUCCESS'
  if (reported?.isSuccess !== undefined && reported.isSuccess !== null && reported.isSuccess !== says)
    return { was: 'unknown' }
  if (says) return approved(reported, cents)
  // A failure that names a sum it took is none that anybody should believe.
  if (reported?.transactionId && reported.amount) return { was: 'unknown' }
  const reason = reasonOfEvent(reported?.eventId ?? 0)
  const outcome = reason === 'declined' || reason === 'card' ? 'declined' : 'failed'
  return { was: 'ended', given: { outcome, reason, ...nothing } }
}

function approved(reported: VivaResult | undefined, cents: number): TerminalEnd {
  const receipt = word(reported?.transactionId)
  const tipCents = reported?.tipAmount ?? 0
  if (!reported || reported.isSuccess !== true || !receipt) return { was: 'unknown' }
  if (tipCents < 0 || tipCents > mostTipCents || reported.amount !== cents + tipCents)
    return { was: 'unknown' }
  const slip = slipFrom(reported)
  const given: Given = {
    outcome: 'approved',
    reason: null,
    receipt,
    trace: word(reported.referenceNumber) ?? '',
    card: word(reported.applicationLabel),
    ...(tipCents ? { tipCents } : {}),
    ...(slip ? { slip } : {}),
  }
  return { was: 'ended', given }
}

/** How a card was read: by the numbers of ISO 8583 or by a word. */
function entryOf(mode: string): CardSlip['entry'] {
  if (/^(07|91)|contactless|nfc/i.test(mode)) return 'contactless'
  if (/^05|chip|icc/i.test(mode)) return 'chip'
  if (/^(02|80|90)|swipe|stripe/i.test(mode)) return 'stripe'
  return /^01|manual/i.test(mode) ? 'typed' : null
}

function verifiedOf(way: string): CardSlip['verified'] {
  if (/pin/i.test(way)) return 'pin'
  if (/sign/i.test(way)) return 'signature'
  if (/device|cdcvm/i.test(way)) return 'device'
  return /no.?(cvm|verification)|none/i.test(way) ? 'none' : null
}

function slipFrom(reported: VivaResult): CardSlip | undefined {
  const { primaryAccountNumberMasked, aid, authorizationId, tid, panEntryMode, verificationMethod } = reported
  return slipOf({
    card: word(primaryAccountNumberMasked),
    application: word(aid),
    authorisation: word(authorizationId),
    terminal: word(tid),
    entry: entryOf(word(panEntryMode) ?? ''),
    verified: verifiedOf(word(verificationMethod) ?? ''),
  })
}

const word = (value: VivaResult['transactionId']) =>
  value === null || value === undefined ? null : textOf(Buffer.from(String(value), 'latin1'))

/** Viva's event numbers, as far as people do different things after them. */
export function reasonOfEvent(event: number): AttemptReason {
  if ([1000, 1003, 1016, 1102].includes(event)) return 'aborted'
  if ([1001, 1002, 1100].includes(event)) return 'busy'
  if ([1004, 1006, 1020].includes(event)) return 'declined'
  if ([1007, 1010, 1019, 7004].includes(event)) return 'card'
  if ([3000, 3001, 3002, 4000].includes(event)) return 'no_bank'
  return [1008, 1011, 1012, 1014, 1021, 5004].includes(event) ? 'not_done' : 'trouble'
}
