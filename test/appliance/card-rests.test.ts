import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeSale } from '#core/sales/contract.ts'
import { refund } from '#core/sales/refunds/contract.ts'
import { exchangeVoucher, giveVoucher } from '#core/vouchers/contract.ts'
import { giveCardRest, readDebts } from '#core/vouchers/debt-contract.ts'
import { expectAgreement } from '../world/agreement.ts'
import { basket } from '../world/buying.ts'
import { employeeAt, managerAt } from '../world/people.ts'
import { openPlaces, until } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

test('what a refund brings back to an exchanged card is told in the portal, and given anew where it lies', async () => {
  const places = await openPlaces()
  const carl = await employeeAt(places.box.port, 'carl')
  const miaAtBox = await managerAt(places.box.port)
  const mia = await managerAt(places.relay.port)

  const given = { id: randomUUID(), voucherTypeId: 'ten', turns: 2, holderName: 'Ada Exemple' }
  const { voucher } = (await miaAtBox.call(giveVoucher, { body: given })).body
  const seated = basket(['A3'], undefined, { totalCents: 0 })
  const tickets = seated.tickets.map(ticket => ({ ...ticket, voucherId: voucher.id }))
  const sale = { ...seated, tickets, payments: [{ methodId: 'voucher' }] }
  const sold = await carl.call(makeSale, { body: sale })
  expect(sold.status, sold.text).toBe(200)
  const body = { id: randomUUID(), newCode: 'CARD 77 88' }
  const exchanged = await carl.call(exchangeVoucher, { params: { code: voucher.code }, body })
  expect(exchanged.status, exchanged.text).toBe(200)
  const whole = { id: randomUUID(), lines: null, reason: 'guest' as const, cents: 0 }
  const back = await miaAtBox.call(refund, { params: { id: sale.id }, body: whole })
  expect(back.status, back.text).toBe(200)

  const rest = { code: voucher.code, turns: 1, cents: 0 }
  expect((await miaAtBox.call(readDebts)).body.rests).toMatchObject([{ ...rest, here: true }])
  await until(async () => (await mia.call(readDebts)).body.rests.length === 1)
  expect((await mia.call(readDebts)).body.rests).toMatchObject([{ ...rest, here: false }])
  const ask = { params: { code: voucher.code }, body: { id: randomUUID() } }
  await refuses(mia, [places.tenant], 409, 'card_empty', () => mia.call(giveCardRest, ask))
  await refuses(carl, [places.box.tenant], 403, 'not_allowed', () => carl.call(giveCardRest, ask))
  const anew = await miaAtBox.call(giveCardRest, ask)
  expect(anew.body.voucher).toMatchObject({ left: 1, holderName: 'Ada Exemple' })
  expect((await miaAtBox.call(giveCardRest, ask)).body.voucher.code).toBe(anew.body.voucher.code)
  await until(async () => (await mia.call(readDebts)).body.rests.length === 0)
  await expectAgreement(places)
  await places.close()
})
