import { expect, test } from 'vitest'
import { openShift } from '#core/cash/commands.ts'
import { loadReport as loadShift } from '#core/cash/load.ts'
import { shiftById } from '#core/cash/store.ts'
import type { ReportTable } from '#core/reports/contract.ts'
import { loadReport } from '#core/reports/report-load.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { cashier, refundOf } from '../../world/refunding.ts'
import { carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'
import { issue } from './evening.ts'

const day = 86_400_000
const actor = { who: 'employee:carl', via: 'register', device: 'till-1' }
const till = {
  employeeId: 'carl',
  employeeName: 'carl',
  cinemaId: 'cinema-1',
  deviceId: 'till-1',
  device: 'Till 1',
  withdrawUpToCents: null,
  locale: 'en',
}

/** A till with an open shift, and a card with ten euros for snacks. */
async function house() {
  const { node, clock } = await openSmallNode('box', { hasBox: true })
  await node.execute(actor, tx => openShift(tx, { id: 'shift-1', floatCents: 0 }, till))
  const id = await issue(node, 'gift-1', 1, { refreshmentCents: 1000 })
  const sell = (sale: SaleRequest) => node.execute(actor, tx => sellAtRegister(tx, sale, carl))
  const shift = (name: string) => loadShift(node, shiftById(node.db, 'cinema-1', name)!)
  const vouchersOn = async (date: string) => {
    const asked = { subject: 'vouchers', by: 'type', compare: 'none', from: date, to: date } as const
    return named(await loadReport(node, asked, 'all', 'en'))
  }
  return { node, clock, id, sell, shift, vouchersOn }
}
const named = ({ columns, total }: ReportTable) =>
  Object.fromEntries(columns.map((name, at) => [name, total?.[at]]))
const topUp = (id: string, voucherId: string, cents: number) =>
  saleOf(id, [], { topUps: [{ voucherId, cents }], totalCents: cents, payments: [{ methodId: 'cash' }] })

test('what is put on cards is in the drawer and owed to guests, without VAT, and what goes back is neither', async () => {
  const { node, clock, id, sell, shift, vouchersOn } = await house()
  await sell(topUp('sale-1', id, 2000))
  await sell(topUp('sale-2', id, 500))
  await node.execute(actor, tx => refundBill(tx, refundOf('back-2', 'sale-2'), cashier))
  const { vat, takings, drawer } = shift('shift-1')
  expect(vat).toEqual([{ rate: 0, grossCents: 2000, vatCents: 0 }])
  expect(takings.reduce((sum, each) => sum + each.cents - each.backCents, 0)).toBe(2000)
  expect(drawer).toMatchObject([{ method: 'cash', takenCents: 2500, backCents: 500 }])
  clock.ms += day
  expect(await vouchersOn('2026-11-21')).toMatchObject({
    soldCents: 2000,
    usedValueCents: 0,
    openValueCents: 3000,
  })
})

test('its VAT is in the books of the day on which it pays, and no longer owed from then on', async () => {
  const { node, clock, id, sell, shift, vouchersOn } = await house()
  await sell(topUp('sale-1', id, 2000))
  expect(shift('shift-1').vat).toEqual([{ rate: 0, grossCents: 2000, vatCents: 0 }])
  clock.ms += day
  await sell(
    saleOf('sale-2', [], {
      products: [{ productId: 'popcorn', quantity: 2 }],
      totalCents: 1200,
      payments: [{ methodId: 'voucher', voucherId: id, cents: 1200 }],
    }),
  )
  const vatOfSnacks = node.db
    .prepare("SELECT sum(vat_cents) FROM bill_lines WHERE bill_id = 'sale-2'")
    .pluck()
    .get()
  expect(vatOfSnacks).toBe(34)
  clock.ms += day
  expect(await vouchersOn('2026-11-21')).toMatchObject({ soldCents: 2000, openValueCents: 3000 })
  expect(await vouchersOn('2026-11-22')).toMatchObject({
    soldCents: 0,
    usedValueCents: 1200,
    openValueCents: 1800,
  })
})
