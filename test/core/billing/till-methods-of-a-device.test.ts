import { expect, test } from 'vitest'
import type { PaymentMethod } from '#core/billing/methods/payment-method.ts'
import { tillMethods } from '#core/billing/methods/till-method.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { atRegister, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

test('a device that may take some methods takes those and vouchers, and nothing every register has besides', () => {
  const none: PaymentMethod[] = []
  expect(tillMethods(none).map(({ id }) => id)).toEqual(['cash', 'terminal', 'voucher'])
  expect(tillMethods(none, ['meal']).map(({ id }) => id)).toEqual(['voucher'])
})

test('a till that may not take cash sells nothing for cash, whatever its page sends', async () => {
  const { node } = await openSmallNode('box')
  const sell = (bill: string, seat: string, device: string) =>
    node.execute({ ...atRegister, device }, tx => sellAtRegister(tx, saleOf(bill, [seat]), carl))
  await node.execute(atRegister, tx => {
    const till = { cinemaId: 'cinema-1', type: 'register', status: 'active' } as const
    changeEntry(tx, 'device', 'till-1', { ...till, name: 'Till 1', paymentMethodIds: [] })
    changeEntry(tx, 'device', 'till-2', { ...till, name: 'Till 2', paymentMethodIds: ['meal'] })
  })
  await expect(sell('bill-1', 'A3', 'till-2')).rejects.toMatchObject({ code: 'payment_method_unknown' })
  expect((await sell('bill-2', 'A3', 'till-1')).status).toBe('settled')
  await node.close()
})
