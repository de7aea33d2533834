import { readVoucher } from '#core/vouchers/contract.ts'
import { call } from '../../box/call.ts'
import { showVoucher, till } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { shownIn, shownOf } from './voucher-cover.ts'

/**
 * What the vouchers in the basket still have for snacks, asked anew; what cannot be asked stays as it is.
 *
 * @param isReached what other sides have could be fetched: it counts too
 */
export async function readValuesAnew(isReached: boolean): Promise<void> {
  const shown = shownIn(basketOf(till())).filter(({ valueCents = 0 }) => valueCents > 0)
  for (const before of shown) {
    const found = await call(readVoucher, { params: { code: before.id } }).catch(() => null)
    const valueCents = found ? (shownOf(found.voucher, isReached).valueCents ?? 0) : before.valueCents
    showVoucher({ ...before, valueCents })
  }
}
