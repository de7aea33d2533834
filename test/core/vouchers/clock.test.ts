import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { voucherById, vouchersOfBill } from '#core/vouchers/store.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'
import { sellFor } from './evening.ts'

test('a voucher that a machine sold whose clock stood at 1970 is good once the clock is put right', async () => {
  const { node, clock } = await openSmallNode()
  const { deleted: _, ...kind } = node.catalogue.get('voucher_type', 'ten')!
  await node.execute(byHand, tx => changeEntry(tx, 'voucher_type', 'ten', { ...kind, validMonths: 24 }))
  const sell = async (id: string) => {
    const sale = { ...saleOf(id, []), newVouchers: [{ voucherTypeId: 'ten', turns: 3 }], totalCents: 2550 }
    await node.execute(atRegister, tx => sellAtRegister(tx, sale, carl))
    return vouchersOfBill(node.db, id)[0]!.id
  }
  const now = clock.ms
  clock.ms = 60_000
  const early = await sell('sale-1')
  clock.ms = now
  await sellFor(node, 'sale-2', ['A3'], early)
  expect(voucherById(node.db, early)).toMatchObject({ validUntil: null })
  expect(voucherById(node.db, await sell('sale-3'))).toMatchObject({ validUntil: '2028-11-21' })
})
