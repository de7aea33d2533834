import { expect, test } from 'vitest'
import { billPaper } from '#box/printing/bill-paper.ts'
import { returnPaper } from '#box/printing/return-paper.ts'
import { billById } from '#core/billing/store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { cashier, refundOf } from '../../world/refunding.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tenantOf } from '../../world/small-exhibitor.ts'

test('paper names the house’s own way to pay, and says in the guest’s language what the cinema wrote', async () => {
  const { node } = await openSmallNode('box')
  await node.execute(byHand, tx => {
    changeEntry(tx, 'cinema', 'cinema-1', {
      receiptHead: { en: 'Company B 12345\n\nOpen daily', fr: 'RCS B 12345' },
      receiptFoot: { en: 'No exchange.' },
    })
    changeEntry(tx, 'payment_method', 'meal', {
      name: { en: 'Meal voucher', fr: 'Chèque-repas' },
      driver: 'other',
      type: 'redirect',
      status: 'active',
      order: 1,
      access: ['pos'],
      exclusive: false,
      withdrawable: false,
      deleted: false,
    })
  })
  const sale = saleOf('sale-1', ['A3'], { payments: [{ methodId: 'meal' }] })
  const french = { ...carl, locale: 'fr' as const }
  await node.execute(atRegister, tx => sellAtRegister(tx, sale, french))
  const made = await node.execute(atRegister, tx => refundBill(tx, refundOf('back-1', 'sale-1'), cashier))
  const tenant = tenantOf(node)
  const bill = billById(node.db, 'sale-1')!
  const [receipt] = billPaper(tenant, bill, false)
  const texts = JSON.stringify(receipt!.lines)
  expect(texts).toContain('Chèque-repas')
  expect(texts).toContain('RCS B 12345')
  // Nobody wrote the end in French: it is said as it was written.
  expect(texts).toContain('No exchange.')
  const [slip] = returnPaper(tenant, bill, made, false)
  expect(JSON.stringify(slip!.lines)).toContain('Company B 12345')
})
