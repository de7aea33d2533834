import type { LineNow } from '../billing/refunds/returns.ts'
import type { Fact, SealedFact } from '../journal/fact.ts'
import type { DebtRow } from '../vouchers/debt-store.ts'
import { lacksTurn, type UsesOfTurns } from '../vouchers/reinstate.ts'
import type { TurnChange } from '../vouchers/turn.ts'

/** A quarantined fact; of an unread one this version does not know the form, nor its effect on a bill. */
export type QuarantinedFact = { sealed: SealedFact; fact: Fact; unread: boolean }

const billOf = (body: unknown) => (body as { billId?: string } | null)?.billId ?? ''

/** Refunds and exchanges; that a refund was asked for, or declined, changes nothing about its sale. */
const changesSale = /^(refund\.(?!(asked|refused)$)|exchange\.)/

/**
 * Quarantined register sales whose bill is not known. A sale with a quarantined refund or exchange is left to a
 * manager, because it must not come back as it was; so is a sale named by a fact that this version cannot read.
 */
export function forgottenSales(
  facts: readonly QuarantinedFact[],
  isKnown: (billId: string) => boolean,
): SealedFact[] {
  const changed = new Set(
    facts
      .filter(({ fact, unread }) => unread || changesSale.test(fact.type))
      .map(({ fact }) => billOf(fact.body)),
  )
  return facts
    .filter(({ fact: { type, body } }) => {
      const isSale = type === 'sale.made' || type === 'sale.reinstated'
      return isSale && !changed.has(billOf(body)) && !isKnown(billOf(body))
    })
    .map(({ sealed: { bytes, hash } }) => ({ bytes, hash }))
}

/** What quarantined facts about vouchers name: their bill, at least the voucher, the payments it paid, or its turns. */
export function vouchersNamed(facts: readonly QuarantinedFact[]): {
  billId: string
  voucherId: string
  paymentIds: string[]
  turns: Pick<TurnChange, 'voucherId' | 'turn'>[]
}[] {
  return facts
    .filter(({ fact, unread }) => /^(voucher|turns|refreshments)\./.test(fact.type) && !unread)
    .map(({ fact: { type, body } }) => {
      type Named = { voucherId?: string; spent?: Use[]; returned?: Use[] }
      type Use = { paymentId: string }
      const { voucherId = '', spent = [], returned = [] } = body as Named
      return {
        billId: billOf(body),
        voucherId,
        paymentIds: [...spent, ...returned].map(use => use.paymentId),
        turns: type.startsWith('turns.') ? (body as { turns: TurnChange[] }).turns : [],
      }
    })
}

/** A bill with what the tables know of the vouchers it sold and used. */
export type VouchersOfBill = {
  lines: readonly LineNow[]
  /** Those of its lines that are known, by their codes. */
  vouchers: ReadonlyMap<string, { cancelled: boolean }>
  debts: readonly Pick<DebtRow, 'ticketId' | 'ending'>[]
  uses: UsesOfTurns
}

/** Whether a valid line lacks its voucher, turn or debt, or a returned line still has it. */
export function lacksVouchers({ lines, vouchers, debts, uses }: VouchersOfBill): boolean {
  return lines.some(({ kind, voucherId, voucherPart, ticketId = '', left }) => {
    // What was put on a voucher of another bill is no voucher of this one; see `lacksTopUps`.
    if (!voucherId || voucherPart === 'top_up') return false
    const voucher = vouchers.get(voucherId)
    if (kind === 'voucher') return left ? !voucher : voucher?.cancelled === false
    const ofTicket = debts.filter(debt => debt.ticketId === ticketId)
    if (left) return !ofTicket.length && lacksTurn(uses, { voucherId, ticketId })
    return uses.spent.has(ticketId) || ofTicket.some(debt => !debt.ending)
  })
}
