import type { Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import { deliveryNow } from '../vouchers/delivery-commands.ts'
import { loadPackages } from '../vouchers/load.ts'
import { areVouchersSold } from '../vouchers/public-types.ts'
import type { AskedVouchers } from './checkout-contract.ts'
import type { VoucherOrderNow } from './order-vouchers.ts'

/** Refuses `vouchers_not_sold` where the exhibitor sells no vouchers on its website. */
export function requireVouchersSold({ catalogue }: Pick<Tx, 'catalogue'>): void {
  if (!areVouchersSold(catalogue)) throw new Refusal('vouchers_not_sold')
}

/** What an order of vouchers at a cinema depends on, on a business day there. */
export function loadVoucherOrder(
  tx: Tx,
  items: AskedVouchers['items'],
  { cinemaId, day }: { cinemaId: string; day: string },
): VoucherOrderNow {
  const kinds = items.flatMap(item => {
    const type =
      item.type === 'loyaltyCard' ? tx.catalogue.get('voucher_type', item.voucher_type_id) : undefined
    return type ? [[type.id, type] as const] : []
  })
  return {
    kinds: new Map(kinds),
    ...loadPackages(tx, { channel: 'site', cinemaId, day }),
    mailing: deliveryNow(tx, cinemaId),
    newId: size => tx.id(size),
  }
}
