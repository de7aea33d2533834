import type { AnswerOf } from '#core/api/route.ts'
import type { readVoucher } from '#core/vouchers/contract.ts'

type Found = Pick<AnswerOf<typeof readVoucher>, 'history' | 'refreshments'>

/** What happened to a voucher's visits and to its value for snacks, newest first. */
export function whatHappened({ history, refreshments }: Found) {
  return [
    ...history.map(change => ({ ...change, of: 'turn' as const })),
    ...refreshments.map(change => ({ ...change, of: 'value' as const })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
}
