import { inLocale, type Locale } from '../i18n/locale.ts'
import type { Tx } from '../journal/node.ts'
import type { BillLine } from '../billing/bill.ts'
import { printedCode } from './code.ts'
import { issueVoucher } from './issue.ts'

export type WantedNewVoucher = { voucherTypeId: string; turns: number }

/**
 * Issues the vouchers of a basket and returns their bill lines; the code stands on the line, and so on the receipt. VAT
 * is due now, since a turn is worth an admission. Refuses as `issueVoucher`.
 *
 * @param vatRate of admission, in basis points
 */
export function sellVouchers(
  tx: Tx,
  sale: { billId: string; cinemaId: string; locale: Locale; vatRate: number },
  wanted: readonly WantedNewVoucher[],
): BillLine[] {
  return wanted.map(({ voucherTypeId, turns }, index) => {
    const voucher = issueVoucher(tx, {
      requestId: `${sale.billId}-${index + 1}`,
      voucherTypeId,
      turns,
      holderName: '',
      cinemaId: sale.cinemaId,
      billId: sale.billId,
    })
    return {
      kind: 'voucher',
      text: `${inLocale(voucher.title, sale.locale)} · ${printedCode(voucher.id)}`,
      quantity: turns,
      unitCents: voucher.turnCents,
      totalCents: turns * voucher.turnCents,
      vatRate: sale.vatRate,
      voucherId: voucher.id,
      voucherTypeId,
    }
  })
}
