import { Refusal } from '../refusal.ts'
import type { Draft } from '../journal/draft.ts'
import { typedId } from '../journal/id.ts'
import { keptCode, voucherIssued } from './issue.ts'
import { heldOf, leftOf, type Refreshments } from './refreshments.ts'
import type { VoucherRow } from './store.ts'
import type { TurnOwner } from './turn.ts'
import { requireUsable } from './usable.ts'
import type { VoucherNow } from './wallet.ts'

export type CardExchange = {
  /** Sent again, it is the same exchange. */
  requestId: string
  /** The code on the new card, as it was typed. */
  newCode: string
}

/** Whom a card is for, and who moves it where and when. */
export type CardHolder = {
  holderName: string
  holderEmail?: string | undefined
  reference?: string | undefined
  /** The name under which this node owns turns. */
  owner: TurnOwner
  cinemaId: string | null
  /** The business day there, YYYY-MM-DD. */
  today: string
}

/** An old card and a new one, as one node knows them at one moment. */
export type CardNow = CardHolder & {
  old: VoucherNow | undefined
  refreshments: Refreshments | undefined
  /** The new card, where this very request made it before. */
  issued: VoucherRow | undefined
  /** The new card's code is a voucher's already. */
  codeTaken: boolean
  /** The old card was cancelled for this very code, which nobody has: the second fact of this exchange was lost. */
  isHalf?: boolean
  /** The owner while it may use its turns; null while it may not, see `turnsOwnedNow`. */
  me: TurnOwner | null
  nowMs: number
}

/**
 * The facts that move what is left of a card to one with another code: the old one is cancelled, and the new one issued
 * with its kind, its end and its holder. Everything that is left must be this node's, so that nobody can use the old card
 * meanwhile.
 *
 * Sent again, what was lost of it with the end of a journal is done.
 *
 * Refuses `voucher_unknown`, as `requireUsable`, `card_in_payment` while a visitor pays with it, `card_empty`,
 * `voucher_code_unfit` and `voucher_code_taken` at the new code, `turns_elsewhere` and `refreshments_elsewhere` (both say
 * how much is `missing` here), `node_recovering`, and `request_reused`.
 */
export function exchangeCard({ requestId, newCode }: CardExchange, now: CardNow): Draft[] {
  const code = typedId(newCode)
  if (now.issued) {
    if (now.issued.id !== code) throw new Refusal('request_reused')
    return []
  }
  if (!now.old) throw new Refusal('voucher_unknown')
  const { voucher } = now.old
  const { lastUse, leastPause } = now.old
  if (!now.isHalf) requireUsable({ voucher, today: now.today, nowMs: now.nowMs, lastUse, leastPause })
  if (!keptCode.test(code)) throw atNewCode('voucher_code_unfit')
  if (now.codeTaken || code === voucher.id) throw atNewCode('voucher_code_taken')
  const made = onNewCard(voucher, { requestId, code, left: leftOfCard(now, now.old) }, now)
  return now.isHalf ? made.filter(({ type }) => type === 'voucher.issued') : made
}

/** The two facts that put what is left of a card on another one of its kind, its end and its holder. */
export function onNewCard(
  voucher: VoucherRow,
  to: { requestId: string; code: string; left: { turns: number; cents: number } },
  { holderName, holderEmail, reference, cinemaId, owner, today }: CardHolder,
): Draft[] {
  const { requestId, code, left } = to
  const wanted = {
    requestId,
    voucherTypeId: voucher.voucherTypeId,
    turns: left.turns,
    refreshmentCents: left.cents,
    holderName,
    holderEmail,
    reference,
    cinemaId,
    billId: null,
  }
  const type = { ...voucher, id: voucher.voucherTypeId, validMonths: null }
  const made = voucherIssued(code, type, wanted, { owner, today })
  const { validFrom, validUntil } = voucher
  return [
    { scope: 'exhibitor', type: 'voucher.cancelled', body: { voucherId: voucher.id, movedTo: code } },
    {
      ...made,
      body: { ...made.body, validFrom, validUntil },
      privateDay: validUntil ?? today,
    },
  ]
}

/** What is left of it, all of which is this node's. */
function leftOfCard(
  { owner, me, refreshments }: CardNow,
  { voucher, turns }: VoucherNow,
): { turns: number; cents: number } {
  const all = [...turns.values()]
  if (all.some(({ state }) => state === 'paying')) throw new Refusal('card_in_payment')
  const free = all.filter(({ state }) => state === 'free')
  const cents = refreshments ? leftOf(refreshments) : 0
  if (!free.length && cents <= 0) throw new Refusal('card_empty')
  if (!me) throw new Refusal('node_recovering')
  const voucherId = voucher.id
  const missingTurns = free.filter(turn => turn.owner !== me).length
  if (missingTurns) throw new Refusal('turns_elsewhere', { voucherId, missing: missingTurns })
  const missing = refreshments ? cents - heldOf(refreshments, owner).cents : 0
  if (missing > 0) throw new Refusal('refreshments_elsewhere', { voucherId, missing })
  return { turns: free.length, cents: Math.max(0, cents) }
}

const atNewCode = (code: 'voucher_code_unfit' | 'voucher_code_taken') =>
  new Refusal(code, {}, { newCode: [`refusal.${code}`] })
